package handlers

import (
	"errors"
	"fmt"
	"log/slog"
	"mime"
	"net"
	"net/http"
	"net/netip"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"croupier/handlers/doors"
)

// mostBody is the longest body that a POST may have; mostFile that of a file for
// the shelf.
const (
	mostBody = 16 << 10
	mostFile = 256 << 10
)

// mostOf is the longest body that one request may have.
func mostOf(r *http.Request) int64 {
	if r.URL.Path == shelfIn {
		return mostFile
	}
	return mostBody
}

// guard makes the checks that every request passes before anything else is
// looked at, in this order: Host, Origin, length, content type.
func (s *Shell) guard(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		r := c.Request()
		switch {
		case !s.knownHost(r.Host):
			return problem(http.StatusMisdirectedRequest, "This laptop is not called that. Use the address that its screen shows.")
		case !reads(r.Method) && !s.ownOrigin(r):
			return problem(http.StatusForbidden, "That was sent from another site's page.")
		case r.ContentLength > mostOf(r):
			return problem(http.StatusRequestEntityTooLarge, "That is too long.")
		}
		r.Body = http.MaxBytesReader(c.Response(), r.Body, mostOf(r))
		if !reads(r.Method) {
			if err := readForm(r); err != nil {
				return err
			}
		}
		s.cameIn(r, c.RealIP())
		return next(c)
	}
}

// reads reports methods that change nothing.
func reads(method string) bool {
	return method == http.MethodGet || method == http.MethodHead || method == http.MethodOptions
}

// knownHost lets through only names that nobody else can point at this laptop.
func (s *Shell) knownHost(host string) bool {
	name := host
	if n, _, err := net.SplitHostPort(host); err == nil {
		name = n
	}
	if _, err := netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(name, "["), "]")); err == nil {
		return true
	}
	return s.names[strings.ToLower(name)]
}

func (s *Shell) knownNames() map[string]bool {
	names := map[string]bool{"localhost": true}
	machine, err := os.Hostname()
	if err == nil && machine != "" {
		machine, _, _ = strings.Cut(strings.ToLower(machine), ".")
		names[machine], names[machine+".local"] = true, true
	}
	for _, n := range s.Names {
		names[strings.ToLower(n)] = true
	}
	if s.PublicURL != nil {
		names[strings.ToLower(s.PublicURL.Hostname())] = true
	}
	return names
}

// ownOrigin reports whether a request says that it comes from a page of this
// very scheme, host and port. One that says nothing does not.
func (s *Shell) ownOrigin(r *http.Request) bool {
	origin := r.Header.Values("Origin")
	if len(origin) != 1 {
		return false
	}
	if s.PublicURL != nil && strings.EqualFold(r.Host, s.PublicURL.Host) {
		return origin[0] == s.PublicURL.Scheme+"://"+s.PublicURL.Host
	}
	return origin[0] == s.addresses.Scheme+"://"+r.Host
}

// readForm reads a form's fields from the body alone.
func readForm(r *http.Request) error {
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err == nil && kind == "multipart/form-data" && r.URL.Path == shelfIn {
		return readFile(r)
	}
	if err != nil || kind != "application/x-www-form-urlencoded" {
		return problem(http.StatusUnsupportedMediaType, "Only forms are taken here.")
	}
	return unread(r.ParseForm())
}

// readFile reads a form that may hold a file: in memory, for it is short.
func readFile(r *http.Request) error { return unread(r.ParseMultipartForm(mostFile)) }

// unread says why a body could not be read; nil: it could.
func unread(err error) error {
	if _, is := errors.AsType[*http.MaxBytesError](err); is {
		return problem(http.StatusRequestEntityTooLarge, "That is too long.")
	}
	if err != nil {
		return problem(http.StatusBadRequest, "That form cannot be read.")
	}
	return nil
}

// ContentPolicy lets a page load what is ours and nothing else. The silent video that
// keeps a screen awake is the one data: URL.
const ContentPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
	"media-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// setHeaders sets what every answer says, errors too.
func (s *Shell) setHeaders(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		h := c.Response().Header()
		h.Set("Content-Security-Policy", ContentPolicy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "same-origin") // no-referrer would null our own Origin
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		return next(c)
	}
}

// logRequest writes one line for each request: never a body, a cookie, a query or a
// token, for they hold secrets.
func (s *Shell) logRequest(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		start := time.Now()
		if err := next(c); err != nil {
			c.Error(err)
		}
		level := slog.LevelInfo
		if c.Path() == staticRoute {
			level = slog.LevelDebug
		}
		s.Log.Log(c.Request().Context(), level, "request", "method", c.Request().Method, "route", c.Path(), "table", doors.TypedCode(c.Param("code")),
			"status", c.Response().Status, "took", time.Since(start).Round(time.Microsecond), "from", c.RealIP())
		return nil
	}
}

// recoverPanic keeps one request's fault from ending the night for all.
func (s *Shell) recoverPanic(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) (err error) {
		defer func() {
			if p := recover(); p != nil {
				if p == http.ErrAbortHandler {
					panic(p)
				}
				s.Log.Error("panic", "route", c.Path(), "what", fmt.Sprint(p), "stack", string(debug.Stack()))
				err = echo.ErrInternalServerError
			}
		}()
		return next(c)
	}
}
