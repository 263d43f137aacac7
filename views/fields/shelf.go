package fields

import (
	"net/url"
	"slices"
	"strings"

	"croupier/engine"
	"croupier/views/words"

	"github.com/a-h/templ"
)

// Shelf is what was named on other nights, for the fields of a game that ask for
// such things. It is beside the screen: no pad knows of it.
type Shelf struct {
	Sorts []engine.Shelf
	Kept  map[string][]engine.Kept // by sort, in the order to show
}

// suggestion is one thing to tap.
type suggestion struct {
	engine.Kept
	line string // it, and what is known of it, in one line
}

// suggestions is what other nights have for a field.
func (s *Sheet) suggestions(f engine.Field) []suggestion {
	sorts, _ := engine.Shelved(f)
	if len(sorts) == 0 || s.Shelf == nil {
		return nil
	}
	return s.Shelf.suggest(sorts, s.onTheTable(sorts))
}

// fromOtherNights are those of them that the field does not suggest by itself.
func fromOtherNights(all []suggestion, known []engine.Kept) []suggestion {
	return slices.DeleteFunc(slices.Clone(all), func(o suggestion) bool {
		return slices.ContainsFunc(known, func(k engine.Kept) bool { return k.Key() == o.Key() })
	})
}

// onTheTable is what fields of these sorts suggest no more.
func (s *Sheet) onTheTable(sorts []string) map[string]bool {
	out := map[string]bool{}
	for _, p := range s.Pads {
		for _, f := range p.Asks {
			w, ok := f.(engine.Words)
			if at, _ := engine.Shelved(f); !ok || !slices.Equal(at, sorts) {
				continue
			}
			for _, name := range w.But {
				out[engine.Kept{Name: name}.Key()] = true
			}
		}
	}
	return out
}

// suggest is all there is of some sorts, the last named first: that is nearest to
// who is asked. What is of two of them is one.
func (sh *Shelf) suggest(sorts []string, but map[string]bool) (out []suggestion) {
	at := map[string]int{}
	for _, sort := range slices.Backward(sorts) {
		for _, k := range sh.Kept[sort] {
			i, twice := at[k.Key()]
			switch {
			case but[k.Key()]:
			case twice:
				out[i].Kept = out[i].And(k)
				out[i].line += Tail(sh.Says(k))
			default:
				at[k.Key()] = len(out)
				out = append(out, suggestion{k, k.Name + Tail(sh.Says(k))})
			}
		}
	}
	return out
}

// Tail is what is known of a thing, as it stands after its name.
func Tail(says []string) string {
	if len(says) == 0 {
		return ""
	}
	return " · " + strings.Join(says, " · ")
}

// Says is what is known of a thing besides its name.
func (sh *Shelf) Says(k engine.Kept) (out []string) {
	for _, s := range sh.Sorts {
		if s.Sort == k.Sort {
			for _, t := range s.Says(k) {
				out = append(out, words.Say(t, nil))
			}
		}
	}
	return out
}

// goes are the other answers that a tap on a suggestion gives.
func goes(k engine.Kept) templ.Attributes {
	if len(k.Goes) == 0 {
		return nil
	}
	v := url.Values{}
	for name, value := range k.Goes {
		v.Set(name, value)
	}
	return templ.Attributes{"data-goes": v.Encode()}
}

// knownWords are what the game suggests, with what other nights know of it.
func knownWords(f engine.Words, shelf []suggestion) (out []engine.Kept) {
	for _, name := range f.Known {
		out = append(out, fromShelf(engine.Kept{Name: name}, shelf))
	}
	return out
}

// knownCards are the cards that the game knows.
func knownCards(f engine.Card, shelf []suggestion) (out []engine.Kept) {
	for _, card := range f.Known {
		k := engine.Kept{Name: card.Name, Goes: map[string]string{}}
		for name, n := range card.Figures {
			k.Goes[name] = words.Attr(n)
		}
		out = append(out, fromShelf(k, shelf))
	}
	return out
}

// fromShelf adds what the shelf knows of a thing that a field suggests by itself.
func fromShelf(k engine.Kept, shelf []suggestion) engine.Kept {
	for _, other := range shelf {
		if other.Key() == k.Key() {
			return k.And(other.Kept).And(k)
		}
	}
	return k
}

// listAttr ties an input to its list of suggestions.
func listAttr(input string, shelf []suggestion) templ.Attributes {
	if len(shelf) == 0 {
		return nil
	}
	return templ.Attributes{"list": input + "-list"}
}
