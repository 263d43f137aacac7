package engine

import (
	"encoding/json"
	"net/url"
	"slices"
)

// Pad is one thing a viewer may enter now: the button, and what it asks. The
// same value draws the button, validates the entry and words the refusal. What
// no pad offers cannot be entered; a closed pad says why not.
type Pad struct {
	Kind    string `json:"kind"`
	Mark    string `json:"mark,omitempty"` // the occasion: a tap meant for an earlier one is refused
	As      Seat   `json:"as,omitempty"`   // entered on the host's device for this seat
	Label   Text   `json:"label"`
	Does    Text   `json:"does,omitzero"`     // what the button says, answers and all; the label if empty
	Hint    Text   `json:"hint,omitzero"`     // a sentence above the questions
	Sure    Text   `json:"sure,omitzero"`     // asked first, because it cannot be undone
	Asks    Fields `json:"asks,omitempty"`    // answered out loud
	Aside   Fields `json:"aside,omitempty"`   // answered for the author's hand alone
	Whisper bool   `json:"whisper,omitempty"` // all of it is a secret
	Covered bool   `json:"covered,omitempty"` // drawn under the cover: something in it depends on the hand
	Group   Text   `json:"group,omitzero"`    // pads of one group lie folded under this title
	Within  Text   `json:"within,omitzero"`   // the title that their group lies under with others: a workshop
	Due     bool   `json:"due,omitempty"`     // the table waits for this, or it is the obvious next thing to do
	Beside  bool   `json:"beside,omitempty"`  // of a part that stands beside the game
	Closed  *Text  `json:"closed,omitempty"`  // why this cannot be entered now
}

// AnyMark stands in a record for a tap that was meant for whatever occasion
// there is: in night files, and in a log whose entries were checked as they came in.
const AnyMark = "*"

// For names the occasion: "motion 4". A pad for any time names none.
func (p Pad) For(mark string) Pad { p.Mark = mark; return p }

// Now says that the table waits for this.
func (p Pad) Now() Pad { p.Due = true; return p }

// Saying words the button, with what is being answered: Textf("Pay %v", Answer("to")).
func (p Pad) Saying(format string, args ...any) Pad { p.Does = Textf(format, args...); return p }

// With sets the sentence above the questions.
func (p Pad) With(format string, args ...any) Pad { p.Hint = Textf(format, args...); return p }

// But closes the pad, with the reason. The first reason stands.
func (p Pad) But(format string, args ...any) Pad {
	if p.Closed == nil {
		t := Textf(format, args...)
		p.Closed = &t
	}
	return p
}

// Under draws the pad under the cover: its ranges or its reason depend on the hand.
func (p Pad) Under() Pad { p.Covered = true; return p }

// Folded lays the pad with others under one title, out of the way.
func (p Pad) Folded(format string, args ...any) Pad { p.Group = Textf(format, args...); return p }

// Typed is a text that somebody typed, and what asked for it.
type Typed struct {
	Words
	Text string // as the log keeps it
}

// typedTexts are the texts among the answers to a pad.
func (p Pad) typedTexts(spelled url.Values) (out []Typed) {
	for _, f := range p.asks() {
		if asked, ok := asksWords(f); ok && spelled.Get(asked.Name) != "" {
			out = append(out, Typed{asked, spelled.Get(asked.Name)})
		}
	}
	return out
}

// Inside lays the group of a folded pad with others under one title.
func (p Pad) Inside(format string, args ...any) Pad { p.Within = Textf(format, args...); return p }

// asks are all that the pad asks.
func (p Pad) asks() Fields { return slices.Concat(p.Asks, p.Aside) }

// read turns the answers to a pad into the entry, each half by itself, and into
// the one spelling that the log keeps; or it says why it cannot.
func (p Pad) read(answers url.Values) (in entry, spelled url.Values, err error) {
	asked := 0
	for _, f := range p.asks() {
		for _, name := range f.names() {
			if _, ok := answers[name]; ok {
				asked++
			}
		}
	}
	if asked != len(answers) {
		return in, nil, about(Refuse("Answer what the pad asks, and nothing else."), beyondAsked(answers, p.asks())...)
	}
	spelled = url.Values{}
	half := func(asks []Field) ([]byte, error) {
		out := reading{values: make(map[string]any, len(asks)), spelled: spelled}
		for _, f := range asks {
			if err := f.read(answers, &out); err != nil {
				return nil, about(err, f.names()...)
			}
		}
		return json.Marshal(out.values)
	}
	if in.said, err = half(p.Asks); err == nil {
		in.aside, err = half(p.Aside)
	}
	return in, spelled, err
}
