package night

import (
	"maps"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"

	"croupier/engine"
)

// The shelf as a text file, in the words of night files: game, sort, name, and
// what goes with it.
//
//	shelf 1
//	deal weapon "Tommy gun" damage=3 needs=5
//	deal territory Dallas ground=consumer respect=2   # a comment
const shelfHeader = "shelf 1"

// Limits of a file, so that a broken or hostile one ends in a sentence.
const (
	mostShelfBytes = 1 << 20
	mostWrong      = 50 // bad lines that are told of
)

// Shelved is what a file puts on the shelf of one game.
type Shelved struct {
	Game string
	engine.Kept
	Line int `json:"-"` // where the file says it, from 1; 0: no file does
}

// WriteShelf writes what is kept of some games, in the order it is given.
func WriteShelf(games []engine.Info, kept []Shelved) string {
	var b strings.Builder
	b.WriteString(shelfHeader + "\n# A line for each thing: the game, its sort, its name, and what else is known of it.\n")
	for _, g := range games {
		for _, s := range g.Shelves {
			begun := false
			for _, k := range kept {
				if k.Game != g.Name || k.Sort != s.Sort {
					continue
				}
				if !begun {
					b.WriteString("\n# " + oneLine(g.Title) + ": " + oneLine(s.Title.String()) + "\n")
					begun = true
				}
				b.WriteString(k.line() + "\n")
			}
		}
	}
	return b.String()
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func (k Shelved) line() string {
	words := []string{quote(k.Game), k.Sort, quote(k.Name)}
	for _, answer := range slices.Sorted(maps.Keys(k.Goes)) {
		words = append(words, answer+"="+quote(k.Goes[answer]))
	}
	return strings.Join(words, " ")
}

// ReadShelf reads such a file: each line that is wrong, with the reason. A thing
// that stands there twice is one.
func ReadShelf(src string, games []engine.Info) (kept []Shelved, bad []*Error) {
	if len(src) > mostShelfBytes || !utf8.ValidString(src) {
		return nil, []*Error{{0, engine.Textf("This file is too long for a shelf, or not text in UTF-8.")}}
	}
	r := shelfReader{games: games, at: map[[3]string]int{}}
	for i, line := range strings.Split(strings.TrimPrefix(src, "\ufeff"), "\n") {
		if why := r.take(i+1, strings.TrimRight(line, "\r")); why != nil {
			r.bad = append(r.bad, &Error{i + 1, *why})
		}
		if r.foreign || len(r.bad) >= mostWrong {
			break
		}
	}
	if !r.begun && len(r.bad) == 0 {
		r.bad = []*Error{{1, noShelf}}
	}
	if len(r.bad) > 0 {
		return nil, r.bad
	}
	return r.kept, nil
}

var noShelf = engine.Textf("A shelf file begins with a line: shelf 1")

type shelfReader struct {
	games   []engine.Info
	kept    []Shelved
	at      map[[3]string]int // where each stands in kept
	bad     []*Error
	begun   bool
	foreign bool // it is no shelf file at all
}

func (r *shelfReader) take(number int, line string) *engine.Text {
	words, why := split(line)
	switch {
	case why != nil:
		return why
	case len(words) == 0:
		return nil
	case !r.begun:
		r.begun = len(words) == 2 && words[0].text+" "+words[1].text == shelfHeader
		if r.foreign = !r.begun; r.foreign {
			return &noShelf
		}
		return nil
	}
	k, err := r.thing(words)
	if err != nil {
		t := InFull(err)
		return &t
	}
	k.Line = number
	place := [3]string{k.Game, k.Sort, k.Key()}
	if i, twice := r.at[place]; twice {
		r.kept[i].Kept = r.kept[i].And(k.Kept)
		return nil
	}
	r.at[place] = len(r.kept)
	r.kept = append(r.kept, k)
	return nil
}

// thing is what one line says.
func (r *shelfReader) thing(words []word) (k Shelved, err error) {
	if len(words) < 3 {
		return k, engine.Refuse("Write a game, a sort and a name, such as: deal weapon Bat damage=2")
	}
	i := slices.IndexFunc(r.games, func(g engine.Info) bool { return g.Name == words[0].text })
	if i < 0 {
		return k, engine.Refuse("There is no game %v.", words[0].text)
	}
	s, ok := r.games[i].Shelf(words[1].text)
	if !ok {
		return k, engine.Refuse("%v keeps nothing that is called %v.", r.games[i].Title, words[1].text)
	}
	goes := url.Values{}
	for _, w := range words[3:] {
		name, value, ok := w.answer()
		if !ok || goes.Has(name) {
			return k, engine.Refuse("%v: write each answer once, as name=value, with quotes round a value that has blanks.", w.text)
		}
		goes.Set(name, value)
	}
	k.Game = words[0].text
	k.Kept, err = s.Read(words[2].text, goes)
	return k, err
}
