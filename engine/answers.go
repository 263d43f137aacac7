package engine

import (
	"errors"
	"maps"
	"net/url"
	"slices"
)

// RefusedAnswer is a refusal because of an answer. A phone shows its sentence alone, for
// the page says what is asked. Who typed the answers by their names, in a night file or
// a program, is told the rest as well: see night.InFull.
type RefusedAnswer struct {
	Refusal
	Answers []string // the names of those that it is about, as forms and night files spell them
	Asks    []Fields // what each pad of that kind asks
}

// Unwrap gives the sentence.
func (r *RefusedAnswer) Unwrap() error { return r.Refusal }

// about says of a refusal which answers it is about; any other error stays what it is.
func about(err error, names ...string) error {
	if no, ok := errors.AsType[Refusal](err); ok {
		return &RefusedAnswer{Refusal: no, Answers: names}
	}
	return err
}

// asking says of the refusal of an answer what is asked.
func asking(err error, asks Fields) error {
	if no, ok := errors.AsType[*RefusedAnswer](err); ok {
		no.Asks = []Fields{asks}
	}
	return err
}

// unasked refuses the answers that no field asks for, or else those that one does.
func unasked(answers url.Values, asks Fields, refusal error) error {
	names := beyondAsked(answers, asks)
	if len(names) == 0 {
		names = asks.allNames()
	}
	return asking(about(refusal, names...), asks)
}

// beyondAsked are the names of the answers that no field asks for.
func beyondAsked(answers url.Values, asks Fields) []string {
	names := asks.allNames()
	return slices.DeleteFunc(slices.Sorted(maps.Keys(answers)), func(name string) bool { return slices.Contains(names, name) })
}

// amongPads says of the refusal of an answer what all pads of that kind ask. Where the
// answers that pads give by themselves are those of none of them, it is about these.
func amongPads(err error, rec Record, pads []Pad) error {
	no, ok := errors.AsType[*RefusedAnswer](err)
	if !ok {
		return err
	}
	fits, given := false, map[string]bool{}
	for _, p := range pads {
		if p.Kind != rec.Kind || p.Closed != nil {
			continue
		}
		no.Asks, fits = append(no.Asks, p.asks()), fits || p.fits(rec.Answers)
		for _, f := range p.asks() {
			if f, ok := f.(Fixed); ok {
				given[f.Name] = given[f.Name] || rec.Answers.Get(f.Name) == f.Value
			}
		}
	}
	wrong := slices.DeleteFunc(slices.Sorted(maps.Keys(given)), func(name string) bool { return given[name] })
	if !fits && len(wrong) > 0 {
		no.Answers = wrong
	}
	return no
}

// allNames are the answers that fields take.
func (fs Fields) allNames() (out []string) {
	for _, f := range fs {
		out = append(out, f.names()...)
	}
	return out
}
