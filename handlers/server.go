package handlers

import (
	"log/slog"
	"net/http"
	"time"
)

// mostHeader is how long the headers of a request may be in all.
const mostHeader = 16 << 10

// Server is an HTTP server for the shell that waits for nobody for ever. A
// stream clears its own deadlines.
func (s *Shell) Server() *http.Server {
	return &http.Server{
		Handler: s, ErrorLog: slog.NewLogLogger(s.Log.Handler(), slog.LevelWarn),
		ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 15 * time.Second, WriteTimeout: 30 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: mostHeader,
	}
}
