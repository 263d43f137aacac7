package handlers

import "bytes"

// dataLines is text as the lines of a message's data. \r\n, \r and \n all end a
// line in a stream of messages; one that slipped through would let a name forge
// a message.
func dataLines(text []byte) []byte {
	const head = "data: "
	b := make([]byte, 0, len(text)+(bytes.Count(text, newline)+1)*(len(head)+1))
	for {
		line, rest, more := cutLine(text)
		b = append(append(append(b, head...), line...), '\n')
		if !more {
			return b
		}
		text = rest
	}
}

var newline = []byte{'\n'}

// cutLine is the first line of a text, and what comes after its end.
func cutLine(text []byte) (line, rest []byte, more bool) {
	line, rest, more = bytes.Cut(text, newline)
	at := bytes.IndexByte(line, '\r')
	switch {
	case at < 0:
		return line, rest, more
	case at == len(line)-1 && more: // \r\n
		return line[:at], rest, true
	}
	return line[:at], text[at+1:], true
}

// message is a message of that name with text; the page hears it by name.
func message(name, text string) []byte {
	return append(append([]byte("event: "+name+"\n"), dataLines([]byte(text))...), '\n')
}

// present is a message of data lines with the id of what they show, in pieces: the
// lines are many devices' and are not copied.
func present(id string, lines [][]byte) [][]byte {
	pieces := append(make([][]byte, 0, len(lines)+2), []byte("id: "+id+"\n"))
	return append(append(pieces, lines...), newline)
}
