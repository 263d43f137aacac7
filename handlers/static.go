package handlers

import (
	"bytes"
	"compress/gzip"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"sync"

	"github.com/labstack/echo/v4"

	"croupier/handlers/doors"
)

// asset is a file that pages load, ready to be sent.
type asset struct {
	kind    string
	tag     string
	plain   []byte
	smaller func() []byte // with gzip; nil where that gains nothing
}

// static serves the files that are in the program. They are read once: a browser
// that has one asks by its tag and is answered in a line.
func (s *Shell) static() echo.HandlerFunc {
	files := map[string]asset{}
	err := fs.WalkDir(s.Static, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(s.Static, name)
		files[name] = newAsset(name, b)
		return err
	})
	if err != nil {
		s.Log.Error("static", "error", err)
	}
	return func(c echo.Context) error {
		a, ok := files[strings.TrimPrefix(path.Clean("/"+c.Param("*")), "/")]
		if !ok {
			return echo.ErrNotFound
		}
		return a.serve(c)
	}
}

func newAsset(name string, b []byte) asset {
	a := asset{kind: mime.TypeByExtension(path.Ext(name)), tag: `"` + hex.EncodeToString(doors.Hashed(string(b))[:8]) + `"`, plain: b}
	switch path.Ext(name) {
	case ".js":
		a.kind = "text/javascript; charset=utf-8"
	case ".woff2":
		a.kind = "font/woff2"
	}
	a.smaller = sync.OnceValue(func() []byte { return zipped(b) }) // when it is first asked for: the start waits for nothing
	return a
}

// zipped is a file with gzip; nil where that gains nothing.
func zipped(b []byte) []byte {
	var z bytes.Buffer
	w, _ := gzip.NewWriterLevel(&z, gzip.BestCompression)
	w.Write(b)
	w.Close()
	if z.Len() < len(b)*9/10 {
		return z.Bytes()
	}
	return nil
}

func (a asset) serve(c echo.Context) error {
	h := c.Response().Header()
	h.Set("Cache-Control", "max-age=60") // a push draws icons again and again; a new program has new files
	h.Set("ETag", a.tag)
	h.Add(echo.HeaderVary, echo.HeaderAcceptEncoding)
	if strings.Contains(c.Request().Header.Get("If-None-Match"), a.tag) {
		return c.NoContent(http.StatusNotModified)
	}
	body := a.plain
	if takesGzip(c.Request()) {
		if z := a.smaller(); z != nil {
			h.Set(echo.HeaderContentEncoding, "gzip")
			body = z
		}
	}
	return c.Blob(http.StatusOK, a.kind, body)
}

// healthz says that the program answers and its file can be read.
func (s *Shell) healthz(c echo.Context) error {
	if _, err := s.Store.Fact(factSecret); err != nil {
		return err
	}
	c.Response().Header().Set(saysWho, s.epoch)
	return c.String(http.StatusOK, "ok: Croupier answers here\n")
}
