package engine

import (
	"net/url"
	"strings"
)

// Field is one question on a pad. The set is closed: views draws each kind once.
type Field interface {
	is() string
	// names are the answers it takes, as forms and night files spell them.
	names() []string
	// read takes them, or refuses in a sentence; it spells each the one way the log keeps it.
	read(in url.Values, out *reading) error
}

// reading is what the fields made of the answers: values for the entry's
// struct, and the spelling that the log keeps.
type reading struct {
	values  map[string]any
	spelled url.Values
}

func (r *reading) set(name string, value any, spelled ...string) {
	r.values[name] = value
	if len(spelled) > 0 {
		r.spelled[name] = spelled
	}
}

// Fields are written to JSON with the sort of each as "is".
type Fields []Field

// MarshalJSON writes each field with its sort.
func (fs Fields) MarshalJSON() ([]byte, error) { return marshalTagged(fs, Field.is) }

// Reserved are what a form calls other things: no answer may be named so.
var Reserved = []string{"kind", "mark", "key", "as"}

// Names are the answers that a field takes, as forms and night files spell them.
func Names(f Field) []string { return f.names() }

// Item is one of several things: the log keeps its value, people see its label.
type Item struct {
	Value string `json:"value"`
	Label Text   `json:"label"`
	Note  Text   `json:"note,omitzero"`   // a second line: what follows from it
	Taken bool   `json:"taken,omitempty"` // of a Choice: shown, and not to be chosen any more; its note says why

	// Asks are, of a Choice, the other fields of the pad that this one needs: pages
	// show those that some item names once it is chosen. They stay answers like any.
	Asks []string `json:"asks,omitempty"`
}

// Items are things that are called what they are.
func Items(words ...Word) (out []Item) {
	for _, w := range words {
		out = append(out, Item{Value: string(w), Label: w.Text()})
	}
	return out
}

// one is the single answer to a question; a doubled or missing one is refused.
func one(in url.Values, name string, label Text) (string, error) {
	if len(in[name]) != 1 || strings.TrimSpace(in[name][0]) == "" {
		return "", Refuse("%v: one answer is needed.", label)
	}
	return strings.TrimSpace(in[name][0]), nil
}
