package engine

import (
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Words asks for a short text. (Its JSON is "text".)
type Words struct {
	Name  string   `json:"name"`
	Label Text     `json:"label"`
	Most  int      `json:"most"`            // letters
	Blank bool     `json:"blank,omitempty"` // may be left empty
	Known []string `json:"known,omitempty"` // what was typed before, to tap
	Shelf string   `json:"shelf,omitempty"` // the sort of thing that it names, for suggestions from other nights
	But   []string `json:"but,omitempty"`   // what is not suggested: it is on the table already

	// For whoever takes in what is newly named: a log is never held to it.
	Apart   []string `json:"-"` // names beside which it will stand, as But also is: it may be one of them, not look like one
	Several bool     `json:"-"` // it is a list of names, separated by commas
}

// Names reports whether the answer is what something is called, and no sentence.
func (f Words) Names() bool { return f.Shelf != "" || f.Several || len(f.But)+len(f.Apart) > 0 }

// asksWords is the text that a field asks for: all of the field, or the name of a
// card; false where it asks for none.
func asksWords(f Field) (Words, bool) {
	switch f := f.(type) {
	case Words:
		return f, true
	case Card:
		return f.words(), true
	}
	return Words{}, false
}

func (Words) is() string        { return "text" }
func (f Words) names() []string { return []string{f.Name} }

func (f Words) read(in url.Values, out *reading) error {
	if len(in[f.Name]) > 1 || len(in[f.Name]) == 0 && !f.Blank {
		return Refuse("%v: write one text.", f.Label)
	}
	s, err := plain(in.Get(f.Name), f.Label, f.Most)
	if err != nil {
		return err
	}
	if s == "" && !f.Blank {
		return Refuse("%v: write something.", f.Label)
	}
	if s == "" {
		out.set(f.Name, s)
		return nil
	}
	out.set(f.Name, s, s)
	return nil
}

// plain takes what somebody typed: one line of text, its blanks tidied. Control
// characters, and marks that turn the direction of what follows, are refused.
func plain(typed string, label Text, most int) (string, error) {
	if !utf8.ValidString(typed) {
		return "", Refuse("%v: that is not text.", label)
	}
	s := strings.Join(strings.Fields(typed), " ")
	if strings.ContainsFunc(s, func(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) }) {
		return "", Refuse("%v: letters, numbers and signs only.", label)
	}
	if n := utf8.RuneCountInString(s); n > most {
		return "", Refuse("%v: at most %d letters; you wrote %d.", label, most, n)
	}
	return s, nil
}
