// Package night reads and writes night files: the log of a table as text, one
// entry a line, made to be read and typed by people. It plays them, holds their
// test lines, and prints a screen as text.
//
//	night 1 gentleman rules=1 seats=5 seed=7 tie=accepted
//	# a comment, from a # after a blank; blank lines are free
//	1 card amount=14 accomplices=senator accomplices=boss
//	host/3 vote say=for            # typed by the host for seat 3
//	clock time @+2m                # two minutes after the line before (else one second)
//	! 3 vote say=for               # a test: is refused,
//	> You are in prison.           # with this sentence
//	-- room                        # a test: this viewer's screen, as it stands here
//	--
package night

import (
	"fmt"
	"time"

	"croupier/engine"
)

// Format is the version of the file format, in every header.
const Format = 1

// Evening is when a night starts whose lines name no time.
var Evening = time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)

// Night is a night file: what its table starts from, and its lines.
type Night struct {
	Above  []string // the comments above the header: of a template, what it is called and what it is for
	Header int      // the number of the header's line
	Game   string
	Setup  engine.Setup
	Lines  []Line
}

// Line is one entry of a night, or one of its tests.
type Line struct {
	Number int // in the file, from 1
	Is     Sort
	Record engine.Record // of an Entry or a Refused
	Says   string        // the sentence of a Refused; empty: any
	Viewer engine.Seat   // of a Screen
	Screen []string
}

// Sort is what a line is.
type Sort int

const (
	Entry   Sort = iota // is taken
	Refused             // a test: is not taken
	Screen              // a test: what a viewer sees here
)

// Log is the entries alone.
func (n Night) Log() (log []engine.Record) {
	for _, l := range n.Lines {
		if l.Is == Entry {
			log = append(log, l.Record)
		}
	}
	return log
}

// Error is a night file that cannot be read or played: where, and why.
type Error struct {
	Line   int // 0: the file as a whole
	Reason engine.Text
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return e.Reason.String()
	}
	return fmt.Sprintf("line %d: %v", e.Line, e.Reason)
}

func wrong(line int, format string, args ...any) error {
	return &Error{line, engine.Textf(format, args...)}
}
