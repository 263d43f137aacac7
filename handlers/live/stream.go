package live

import (
	"bytes"
	"net/http"
	"time"
)

// patience is for a phone to take what is sent, and no longer.
const patience = 10 * time.Second

// Stream is a stream of server-sent events, as the answer to a request.
type Stream struct {
	answer  http.ResponseWriter
	control *http.ResponseController
}

// NewStream begins a stream.
func NewStream(answer http.ResponseWriter) Stream {
	s := Stream{answer, http.NewResponseController(answer)}
	s.control.SetReadDeadline(time.Time{}) // the request is read; its connection stays
	answer.Header().Set("Content-Type", "text/event-stream")
	answer.Header().Set("X-Accel-Buffering", "no") // should there be a proxy in between
	answer.WriteHeader(http.StatusOK)
	return s
}

// Send sends a message of that name.
func (s Stream) Send(name, text string) error {
	return s.write(appendData([]byte("event: "+name+"\n"), []byte(text)))
}

// End sends the last word of a stream. Whether the page still hears it does not
// matter: it looks again by itself.
func (s Stream) End(name, text string) { _ = s.Send(name, text) }

// Patch sends what changed on a page, with the id of the state that it shows then.
func (s Stream) Patch(id string, patch []byte) error {
	const head = len("id: \ndata: \n\n")
	b := make([]byte, 0, len(id)+len(patch)+2*head)
	return s.write(appendData(append(append(append(b, "id: "...), id...), '\n'), patch))
}

// write writes a whole message. Its deadline is renewed each time: set once, it would
// end the stream.
func (s Stream) write(message []byte) error {
	if err := s.control.SetWriteDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	if _, err := s.answer.Write(message); err != nil {
		return err
	}
	return s.control.Flush()
}

// appendData appends a text as the data of a message, and ends the message. \r\n, \r
// and \n all end a line in a stream; one that slipped through would let a name forge a
// message.
func appendData(message, text []byte) []byte {
	for {
		line, rest, more := cutLine(text)
		message = append(append(append(message, "data: "...), line...), '\n')
		if !more {
			return append(message, '\n')
		}
		text = rest
	}
}

// cutLine is the first line of a text, and what comes after its end.
func cutLine(text []byte) (line, rest []byte, more bool) {
	line, rest, more = bytes.Cut(text, []byte{'\n'})
	at := bytes.IndexByte(line, '\r')
	switch {
	case at < 0:
		return line, rest, more
	case at == len(line)-1 && more: // \r\n
		return line[:at], rest, true
	}
	return line[:at], text[at+1:], true
}
