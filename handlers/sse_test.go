package handlers

import (
	"bytes"
	"strings"
	"testing"
)

// parsed reads a stream as a browser does: lines end with \r\n, \r or \n, an
// empty one ends a message.
func parsed(stream string) (messages []string) {
	var data []string
	name := ""
	for line := range strings.SplitSeq(strings.ReplaceAll(strings.ReplaceAll(stream, "\r\n", "\n"), "\r", "\n"), "\n") {
		field, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch {
		case line == "" && data != nil:
			messages = append(messages, name+"|"+strings.Join(data, "\n"))
			data, name = nil, ""
		case field == "data":
			data = append(data, value)
		case field == "event":
			name = value
		}
	}
	return messages
}

// Whatever a name holds, it is one message, and all of it is there.
func TestTextNeverForgesAMessage(t *testing.T) {
	for _, text := range []string{
		"plain", "", "two\nlines", "\n", "\n\nevent: gone\ndata: x\n\n", "\r\n\r\nevent: gone", "\r\revent: bye", "id: 0\nretry: 1", "a\r", "\rb", ": comment", "data: x", " lead",
	} {
		want := strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
		got := parsed(string(bytes.Join(present("e-1", [][]byte{dataLines([]byte("<p>")), dataLines([]byte(text)), dataLines([]byte("</p>"))}), nil)) + string(message("hb", text)))
		if len(got) != 2 || got[0] != "|<p>\n"+want+"\n</p>" || got[1] != "hb|"+want {
			t.Errorf("%q arrives as %q", text, got)
		}
	}
}
