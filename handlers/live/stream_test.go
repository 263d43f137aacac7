package live

import (
	"strings"
	"testing"
)

// messages reads a stream as a browser does: lines end with \r\n, \r or \n, an empty one
// ends a message.
func messages(stream string) (out []string) {
	var data []string
	name := ""
	for line := range strings.SplitSeq(strings.ReplaceAll(strings.ReplaceAll(stream, "\r\n", "\n"), "\r", "\n"), "\n") {
		field, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch {
		case line == "" && data != nil:
			out = append(out, name+"|"+strings.Join(data, "\n"))
			data, name = nil, ""
		case field == "data":
			data = append(data, value)
		case field == "event":
			name = value
		}
	}
	return out
}

// Whatever a name holds, it is one message, and all of it is there.
func TestTextNeverForgesAMessage(t *testing.T) {
	for _, text := range []string{
		"plain", "", "two\nlines", "\n", "\n\nevent: gone\ndata: x\n\n", "\r\n\r\nevent: gone", "\r\revent: bye", "id: 0\nretry: 1", "a\r", "\rb", ": comment", "data: x", " lead",
	} {
		got := messages(string(appendData([]byte("id: e-1\n"), []byte("<p>"+text+"</p>"))) + string(appendData([]byte("event: hb\n"), []byte(text))))
		want := strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
		if len(got) != 2 || got[0] != "|<p>"+want+"</p>" || got[1] != "hb|"+want {
			t.Errorf("%q arrives as %q", text, got)
		}
	}
}
