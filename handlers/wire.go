package handlers

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"github.com/labstack/echo/v4"
)

// wire is a stream's way to its page.
type wire struct {
	outlet
	gone <-chan struct{} // closed once the page does not listen any more
	has  page
}

// outlet is where the bytes of a stream go.
type outlet interface {
	SetWriteDeadline(time.Time) error
	// put puts pieces of messages on their way, all at once.
	put(pieces net.Buffers) error
}

// send writes whole messages, in pieces. Its deadline is renewed each time: set
// once, it would end the stream.
func (w *wire) send(pieces ...[]byte) error {
	if err := w.SetWriteDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	return w.put(pieces)
}

// end sends a stream's last word. Whether the page still hears it is no matter: it
// looks again by itself.
func (w *wire) end(name, text string) { _ = w.send(message(name, text)) }

// show sends the parts that the page does not have yet, as one message.
func (w *wire) show(id string, parts []part) error {
	var lines [][]byte
	for _, p := range parts {
		lacking, _ := w.has.lacking(p)
		lines = append(lines, lacking...)
		w.has[p.id] = p.shown
	}
	if len(lines) == 0 {
		return nil
	}
	return w.send(present(id, lines)...)
}

// answering is a wire by way of the answer to its request, which lasts as long.
func answering(c echo.Context) *wire {
	r := c.Response()
	ofStream(r.Header())
	to := http.NewResponseController(r)
	to.SetReadDeadline(time.Time{}) // the request is read; its connection stays
	r.WriteHeader(http.StatusOK)
	return &wire{answer{to, r}, c.Request().Context().Done(), page{}}
}

func ofStream(h http.Header) {
	h.Set(echo.HeaderContentType, "text/event-stream")
	h.Set("X-Accel-Buffering", "no") // should there be a proxy in between
}

// answer is an outlet that the HTTP server keeps.
type answer struct {
	*http.ResponseController
	body io.Writer
}

func (a answer) put(pieces net.Buffers) error {
	if _, err := pieces.WriteTo(a.body); err != nil {
		return err
	}
	return a.Flush()
}

// takenOver is the connection of a request, whose answer has begun: the HTTP server
// lets go of all that it kept for it, which is more than a stream needs. ok is false
// where the connection cannot be had: HTTP/2 has one for many requests.
func takenOver(c echo.Context) (conn net.Conn, ok bool) {
	if !c.Request().ProtoAtLeast(1, 1) { // 1.0 knows no chunks
		return nil, false
	}
	r := c.Response()
	conn, _, err := http.NewResponseController(r).Hijack()
	if err != nil {
		return nil, false
	}
	r.Status, r.Committed = http.StatusOK, true // for the log, and nothing else is answered
	h := r.Header()
	ofStream(h)
	h.Set("Date", time.Now().UTC().Format(http.TimeFormat))
	h.Set("Transfer-Encoding", "chunked")
	h.Set("Connection", "close")
	head := bytes.NewBufferString("HTTP/1.1 200 OK\r\n")
	h.Write(head) // into memory: there is no error
	head.WriteString("\r\n")
	conn.SetWriteDeadline(time.Now().Add(patience))
	conn.Write(head.Bytes()) // where that fails, so does what follows
	return conn, true
}

// chunks is an outlet on a connection of its own.
type chunks struct{ net.Conn }

func (c chunks) put(pieces net.Buffers) error {
	size := 0
	for _, p := range pieces {
		size += len(p)
	}
	chunk := make(net.Buffers, 0, len(pieces)+2)
	chunk = append(append(append(chunk, fmt.Appendf(nil, "%x\r\n", size)), pieces...), lineEnd)
	_, err := chunk.WriteTo(c.Conn)
	return err
}

// last ends the answer in good order.
func (c chunks) last() { io.WriteString(c.Conn, "0\r\n\r\n") }

var lineEnd = []byte("\r\n")

// hangsUp is closed once the other side ends a connection. It has nothing to say on
// it: if it does, that ends it too.
func hangsUp(conn net.Conn) (gone <-chan struct{}, wait func()) {
	over := make(chan struct{})
	go func() {
		defer close(over)
		conn.Read(make([]byte, 1))
	}()
	return over, func() { <-over }
}
