package night

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"croupier/engine"
)

// mostNamed is how many answers, and mostPads how many pads, a refusal tells of: a
// table has a pad of one kind for each of its numbers.
const (
	mostNamed = 5
	mostPads  = 8
)

// InFull is why something was refused, for whoever typed the answers by their names:
// the sentence as a phone has it, and of an answer what it is called and what the pad
// asks, as screens are printed. Of an error that is no refusal it is its words.
func InFull(err error) engine.Text {
	if no, ok := errors.AsType[*engine.RefusedAnswer](err); ok {
		return engine.Textf("%v It is about %v. Asked: %v.", no.Text, named(no.Answers), asked(no.Asks))
	}
	if no, ok := errors.AsType[engine.Refusal](err); ok {
		return no.Text
	}
	return engine.Textf("%v", err.Error())
}

// named lists the names of answers.
func named(answers []string) (out engine.List) {
	for _, name := range answers[:min(len(answers), mostNamed)] {
		out = append(out, engine.Textf("%v", name))
	}
	if more := len(answers) - mostNamed; more > 0 {
		out = append(out, engine.Textf("%d more", more))
	}
	return out
}

// asked is what the pads of one kind ask, as screens print it.
func asked(pads []engine.Fields) string {
	var out []string
	for _, fs := range pads {
		one := strings.TrimSpace(asks(fs, ""))
		if one == "" {
			one = "nothing"
		}
		if !slices.Contains(out, one) {
			out = append(out, one)
		}
	}
	if more := len(out) - mostPads; more > 0 {
		out = append(out[:mostPads], fmt.Sprintf("one of %d more", more))
	}
	return strings.Join(out, ", or ")
}
