package pages

import (
	"net/url"
	"strings"
	"unicode"

	"croupier/engine"
	"croupier/views/fields"
)

// ShelfPage is the group's shelf, one game at a time, for the host.
type ShelfPage struct {
	Games   []engine.Info // those that keep anything
	Counts  map[string]int
	Game    engine.Info   // the one that is shown
	Shelf   *fields.Shelf // its
	Find    string        // only what has this in its name or besides
	Refused engine.Text   // why what was sent was not taken; the zero Text if nothing was
	Bad     []BadLine     // of a file that was not taken
	Text    string        // that was sent and not taken, to mend it
}

// BadLine is a line of a file that cannot be read, and why; 0: the file.
type BadLine struct {
	Line int
	Why  engine.Text
}

// Answers of the page's forms. What goes with a thing is named with GoesWith before it.
const (
	ShelfDo    = "do"
	ShelfWrite = "write" // game, sort, name; was, where it is there already
	ShelfDrop  = "drop"  // game, sort, was
	ShelfMerge = "merge" // game, sort, was, and the name to stay
	GoesWith   = "with-"
)

// searched is from how many things on a search helps.
const searched = 12

// isLong reports whether there is enough to search in.
func (p ShelfPage) isLong() bool { return p.Counts[p.Game.Name] >= searched || p.Find != "" }

// found are the things of a sort that are looked for.
func (p ShelfPage) found(s engine.Shelf) (out []engine.Kept) {
	for _, k := range p.Shelf.Kept[s.Sort] {
		if p.Find == "" || strings.Contains(strings.ToLower(k.Name+fields.Tail(p.Shelf.Says(k))), strings.ToLower(p.Find)) {
			out = append(out, k)
		}
	}
	return out
}

// twins are pairs that look like one thing spelled twice, the second to stay.
type twins struct{ from, into engine.Kept }

func (p ShelfPage) twins(s engine.Shelf) (out []twins) {
	first := map[string]engine.Kept{}
	for _, k := range p.Shelf.Kept[s.Sort] {
		bare := lettersOf(k.Name)
		if other, twice := first[bare]; twice {
			out = append(out, twins{k, other})
		} else if bare != "" {
			first[bare] = k
		}
	}
	return out
}

// lettersOf is a name without what people spell differently: "Light bulb" and
// "light-bulb" are alike.
func lettersOf(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsNumber(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// shelfFile is where a game's shelf is as text; for no game, that of all.
func shelfFile(game string) string {
	if game == "" {
		game = "all"
	}
	return "/shelf/" + game + ".txt"
}

// shelfPath is the page of one game's shelf.
func shelfPath(game string) string { return "/shelf?" + url.Values{"game": {game}}.Encode() }

// knownOf is what is known of a thing, or nothing.
func knownOf(k engine.Kept, f engine.Field) string { return k.Goes[engine.Names(f)[0]] }
