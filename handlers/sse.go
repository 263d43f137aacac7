package handlers

import (
	"bytes"
	"strings"
)

// lineEnds are all that end a line in a stream of messages; one that slipped
// through would let a name forge a message.
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// dataLines is text as the lines of a message's data.
func dataLines(text string) []byte {
	var b bytes.Buffer
	for line := range strings.SplitSeq(lineEnds.Replace(text), "\n") {
		b.WriteString("data: ")
		b.WriteString(line)
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// message is a message of that name with text; the page hears it by name.
func message(name, text string) []byte {
	return append(append([]byte("event: "+name+"\n"), dataLines(text)...), '\n')
}

// present is a message of data lines with the id of what they show.
func present(id string, lines ...[]byte) []byte {
	b := []byte("id: " + id + "\n")
	for _, l := range lines {
		b = append(b, l...)
	}
	return append(b, '\n')
}
