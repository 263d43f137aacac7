package engine

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// Shelf is one sort of thing that the tables of a game name, and that is offered
// again on other nights: no list of a game's cards is published, so what people
// typed once is the list. No state holds it and no night depends on it.
type Shelf struct {
	Sort  string `json:"sort"`           // as fields name it: small letters and hyphens
	Title Text   `json:"title"`          // "Weapons"
	Most  int    `json:"most"`           // bytes of a name
	Goes  Fields `json:"goes,omitempty"` // what else is known of one, named as pads ask for it; each may be unknown. Numbers, choices, amounts and words
}

// Kept is one such thing.
type Kept struct {
	Sort string            `json:"sort"`
	Name string            `json:"name"`
	Goes map[string]string `json:"goes,omitempty"` // other answers that go with it, spelled as the log keeps them
}

// Key is the same for two spellings of one name.
func (k Kept) Key() string { return strings.ToLower(k.Name) }

// Read takes what somebody wrote of one. What is left blank is not known.
func (s Shelf) Read(name string, goes url.Values) (Kept, error) {
	for answer := range goes {
		if s.field(answer) == nil {
			return Kept{}, Refuse("%v: nothing is kept of them that is called %v.", s.Title, Word(answer))
		}
	}
	return s.read(name, goes, true)
}

// Known is what answers to a pad tell of one: those that fit. False: it has no name.
func (s Shelf) Known(name string, answers url.Values) (Kept, bool) {
	k, err := s.read(name, answers, false)
	return k, err == nil
}

func (s Shelf) read(name string, goes url.Values, all bool) (Kept, error) {
	name, err := plain(name, Textf("Name"), s.Most)
	if err == nil && name == "" {
		err = Refuse("Write its name.")
	}
	k := Kept{Sort: s.Sort, Name: name}
	out := reading{values: map[string]any{}, spelled: url.Values{}}
	for _, f := range s.Goes {
		answer := f.names()[0]
		if given := goes[answer]; err != nil || len(given) == 0 || len(given) == 1 && strings.TrimSpace(given[0]) == "" {
			continue
		}
		if no := f.read(goes, &out); no != nil && all {
			err = no
		} else if no == nil {
			k = k.withAnswer(answer, out.spelled.Get(answer))
		}
	}
	return k, err
}

// withAnswer adds an answer, and leaves what it was as it was.
func (k Kept) withAnswer(answer, value string) Kept {
	goes := map[string]string{answer: value}
	for a, v := range k.Goes {
		if a != answer {
			goes[a] = v
		}
	}
	k.Goes = goes
	return k
}

// And puts together what was kept of one thing twice: where both answer, over counts.
func (k Kept) And(over Kept) Kept {
	for answer, value := range over.Goes {
		k = k.withAnswer(answer, value)
	}
	return k
}

// field is what asks for an answer; nil: nothing does.
func (s Shelf) field(answer string) Field {
	for _, f := range s.Goes {
		if f.names()[0] == answer {
			return f
		}
	}
	return nil
}

// Says words what is known of one thing besides its name, an answer at a time.
func (s Shelf) Says(k Kept) (out []Text) {
	for _, f := range s.Goes {
		value, ok := k.Goes[f.names()[0]]
		if !ok {
			continue
		}
		switch f := f.(type) {
		case Number:
			n, _ := whole(value, f.Min)
			out = append(out, Textf("%v %d", f.Label, n))
		case Amount:
			n, _ := f.In.parse(value)
			out = append(out, Textf("%v %v", f.Label, f.In.Of(n)))
		case Words:
			out = append(out, Textf("%v", value))
		case Choice:
			for _, i := range f.Among {
				if i.Value == value {
					out = append(out, i.Label)
				}
			}
		}
	}
	return out
}

// mustValidate stops the program at start where a shelf cannot be what it says.
func (s Shelf) mustValidate() Shelf {
	if s.Sort == "" || strings.Trim(s.Sort, "abcdefghijklmnopqrstuvwxyz-") != "" || s.Most < 1 || s.Title.Empty() {
		panic("engine: not a shelf: " + s.Sort)
	}
	for _, f := range s.Goes {
		switch f.(type) {
		case Number, Choice, Amount, Words:
		default:
			panic(fmt.Sprintf("engine: a shelf cannot keep a %T", f))
		}
	}
	return s
}

// shelf is the one of a sort.
func shelf(all []Shelf, sort string) (Shelf, bool) {
	i := slices.IndexFunc(all, func(s Shelf) bool { return s.Sort == sort })
	if i < 0 {
		return Shelf{}, false
	}
	return all[i], true
}

// Shelf is the one of a sort that the game keeps; false: it keeps none.
func (i Info) Shelf(sort string) (Shelf, bool) { return shelf(i.Shelves, sort) }

// Shelved is what a field names for the shelf: the sorts that it is offered from,
// of which its answer is the first, and the name of that answer.
func Shelved(f Field) (sorts []string, answer string) {
	switch f := f.(type) {
	case Words:
		return strings.Fields(f.Shelf), f.Name
	case Card:
		return strings.Fields(f.Shelf), f.Name
	}
	return nil, ""
}

// says lists what the answers to a pad name out loud. What was answered aside is
// nobody's business.
func (p Pad) says(shelves []Shelf, spelled url.Values) (out []Kept) {
	if len(shelves) == 0 || p.Whisper {
		return nil
	}
	var loud url.Values
	for _, f := range p.Asks {
		sorts, answer := Shelved(f)
		if len(sorts) == 0 || spelled.Get(answer) == "" {
			continue
		}
		if loud == nil {
			loud = p.loud(spelled)
		}
		if s, ok := shelf(shelves, sorts[0]); ok {
			if k, ok := s.Known(loud.Get(answer), loud); ok {
				out = append(out, k)
			}
		}
	}
	return out
}

// loud are the answers that all may hear.
func (p Pad) loud(spelled url.Values) url.Values {
	out := url.Values{}
	for _, f := range p.Asks {
		for _, name := range f.names() {
			if v, ok := spelled[name]; ok {
				out[name] = v
			}
		}
	}
	return out
}

// shelfItems is what lies face up on this board and is worth keeping, as its shelves
// take it.
func (b *playedPart[P, H, B]) shelfItems() (out []Kept) {
	if b.rules.Keep == nil {
		return nil
	}
	for _, k := range b.rules.Keep(b.state.Public) {
		if s, ok := shelf(b.rules.Shelves, k.Sort); ok {
			if k, ok := s.Known(k.Name, k.answers()); ok {
				out = append(out, k)
			}
		}
	}
	return out
}

func (k Kept) answers() url.Values {
	out := make(url.Values, len(k.Goes))
	for name, value := range k.Goes {
		out.Set(name, value)
	}
	return out
}
