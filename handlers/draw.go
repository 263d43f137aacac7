package handlers

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"net/http"
	"strings"
	"sync"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
)

// draw answers with a whole page or fragment: drawn first, so that a fault in
// the middle is an error and not half a page. Who has nothing more to say may still
// listen: a page is drawn though the request seems to be over.
func draw(c echo.Context, status int, what templ.Component) error {
	var b bytes.Buffer
	if err := what.Render(context.WithoutCancel(c.Request().Context()), &b); err != nil {
		return err
	}
	return send(c, status, echo.MIMETextHTMLCharsetUTF8, b.Bytes())
}

// worthIt is the shortest page that is made smaller: below it fits one packet anyway.
const worthIt = 1400

var zippers = sync.Pool{New: func() any {
	w, _ := gzip.NewWriterLevel(nil, gzip.DefaultCompression) // the level is one that there is
	return w
}}

// send answers with bytes, made smaller where the browser takes that.
func send(c echo.Context, status int, kind string, body []byte) error {
	h := c.Response().Header()
	h.Add(echo.HeaderVary, echo.HeaderAcceptEncoding)
	if len(body) < worthIt || !takesGzip(c.Request()) {
		return c.Blob(status, kind, body)
	}
	z, err := zip(func(w io.Writer) error { _, err := w.Write(body); return err })
	if err != nil {
		return err
	}
	h.Set(echo.HeaderContentEncoding, "gzip")
	return c.Blob(status, kind, z)
}

// zip is what is written, made smaller.
func zip(write func(io.Writer) error) ([]byte, error) {
	var z bytes.Buffer
	w := zippers.Get().(*gzip.Writer)
	defer zippers.Put(w)
	w.Reset(&z)
	if err := write(w); err != nil {
		return nil, err
	}
	err := w.Close()
	return z.Bytes(), err
}

// sendZipped answers with what was made smaller already, as a whole again for
// whoever does not take that.
func sendZipped(c echo.Context, kind string, z []byte) error {
	h := c.Response().Header()
	h.Add(echo.HeaderVary, echo.HeaderAcceptEncoding)
	if takesGzip(c.Request()) {
		h.Set(echo.HeaderContentEncoding, "gzip")
		return c.Blob(http.StatusOK, kind, z)
	}
	r, err := gzip.NewReader(bytes.NewReader(z))
	if err != nil {
		return err
	}
	return c.Stream(http.StatusOK, kind, r)
}

// takesGzip reports a browser that takes it; "gzip;q=0" says that it does not.
func takesGzip(r *http.Request) bool {
	for _, list := range r.Header.Values(echo.HeaderAcceptEncoding) {
		for one := range strings.SplitSeq(list, ",") {
			name, q, weighed := strings.Cut(one, ";q=")
			if strings.TrimSpace(name) == "gzip" && !(weighed && strings.Trim(q, "0. ") == "") {
				return true
			}
		}
	}
	return false
}
