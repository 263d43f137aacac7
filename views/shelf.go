package views

import (
	"net/url"
	"slices"
	"strings"

	"croupier/engine"

	"github.com/a-h/templ"
)

// Shelf is what was named on other nights, for the fields of a game that ask for
// such things. It is beside the screen: no pad knows of it.
type Shelf struct {
	Sorts []engine.Shelf
	Kept  map[string][]engine.Kept // by sort, in the order to show
	Is    Sum                      // of all that, for pages to know whether it is another one: see Summed
}

func (s *Shelf) sum() Sum {
	if s == nil {
		return 0
	}
	return s.Is
}

// suggestion is one thing to tap, in a list that fields of a page share.
type suggestion struct {
	engine.Kept
	line string // it, and what is known of it, in one line
}

// suggestions is one such list.
type suggestions struct {
	sorts []string
	id    string
	all   []suggestion
}

// suggested are the lists that the pads of this page need, each once.
func (s *scene) suggested() []suggestions {
	if s.lists != nil || s.t.Shelf == nil {
		return s.lists
	}
	s.lists = []suggestions{}
	for _, p := range s.Pads {
		if p.Closed != nil {
			continue
		}
		for _, f := range slices.Concat(p.Asks, p.Aside) {
			sorts, _ := engine.Shelved(f)
			if len(sorts) == 0 || s.list(sorts) != nil {
				continue
			}
			if all := s.t.Shelf.suggest(sorts, s.onTheTable(sorts)); len(all) > 0 {
				s.lists = append(s.lists, suggestions{sorts, "shelf-" + strings.Join(sorts, "-"), all})
			}
		}
	}
	return s.lists
}

// list is the one for some sorts; nil: there is none.
func (s *scene) list(sorts []string) *suggestions {
	i := slices.IndexFunc(s.lists, func(l suggestions) bool { return slices.Equal(l.sorts, sorts) })
	if i < 0 {
		return nil
	}
	return &s.lists[i]
}

// listOf is the list of a field; empty: it has none.
func (s *scene) listOf(f engine.Field) string {
	sorts, _ := engine.Shelved(f)
	if len(sorts) == 0 || len(s.suggested()) == 0 {
		return ""
	}
	if l := s.list(sorts); l != nil {
		return l.id
	}
	return ""
}

// onTheTable is what fields of these sorts suggest no more.
func (s *scene) onTheTable(sorts []string) map[string]bool {
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
				out[i].line += tail(sh.says(k))
			default:
				at[k.Key()] = len(out)
				out = append(out, suggestion{k, k.Name + tail(sh.says(k))})
			}
		}
	}
	return out
}

func tail(says []string) string {
	if len(says) == 0 {
		return ""
	}
	return " · " + strings.Join(says, " · ")
}

// says is what is known of a thing besides its name.
func (sh *Shelf) says(k engine.Kept) (out []string) {
	for _, s := range sh.Sorts {
		if s.Sort == k.Sort {
			for _, t := range s.Says(k) {
				out = append(out, Say(t, nil))
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

// knownWords are what the game suggests.
func (s *scene) knownWords(f engine.Words) (out []engine.Kept) {
	for _, name := range f.Known {
		out = append(out, s.known(f, engine.Kept{Name: name}))
	}
	return out
}

// knownCards are the cards that the game knows.
func (s *scene) knownCards(f engine.Card) (out []engine.Kept) {
	for _, card := range f.Known {
		k := engine.Kept{Name: card.Name, Goes: map[string]string{}}
		for name, n := range card.Figures {
			k.Goes[name] = attr(n)
		}
		out = append(out, s.known(f, k))
	}
	return out
}

// known adds what the shelf knows of a thing that a field suggests by itself.
func (s *scene) known(f engine.Field, k engine.Kept) engine.Kept {
	if s.listOf(f) == "" {
		return k
	}
	sorts, _ := engine.Shelved(f)
	for _, other := range s.list(sorts).all {
		if other.Key() == k.Key() {
			return k.And(other.Kept).And(k)
		}
	}
	return k
}

// listAttr ties an input to its list.
func listAttr(id string) templ.Attributes {
	if id == "" {
		return nil
	}
	return templ.Attributes{"list": id}
}
