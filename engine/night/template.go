package night

import (
	"net/url"
	"slices"
	"strings"

	"croupier/engine"
)

// Template is a table that is built and not yet played on: the beginning of its
// night, the host's entries that make it. It is a night file like any other; the
// comments above its header say what it is called and what it is for.
type Template struct {
	Name  string // the first line above the header; what the table is called where there is none
	About string // the lines after it; may be empty
	Game  engine.Game
	Setup engine.Setup // its seats and house rules; it has no luck of its own
	Log   []engine.Record
	Lines []engine.Text // what each entry of the log builds, as the history words it
}

// ReadTemplate reads a template and plays it, so that one that is read can be
// opened. An error is an *Error with the line and the reason.
func ReadTemplate(game func(name string) engine.Game, src string) (t Template, err error) {
	n, err := Read(src)
	if err != nil {
		return t, err
	}
	t.Game = game(n.Game)
	switch {
	case t.Game == nil:
		return t, wrong(n.Header, "There is no game called %v here.", n.Game)
	case len(t.Game.Info().Builds) == 0:
		return t, wrong(n.Header, "A table of %v is as it is printed: there is nothing to build.", t.Game.Info().Title)
	}
	for _, l := range n.Lines {
		if l.Is != Entry || l.Record.By != engine.Host || !slices.Contains(t.Game.Info().Builds, l.Record.Kind) {
			return t, wrong(l.Number, "A template holds only what the host builds the table with.")
		}
	}
	n.Setup.Seed = 0
	p, err := Play(t.Game, n)
	if err != nil {
		return t, err
	}
	t.Setup = p.Position.Setup()
	if err := t.build(p.Log); err != nil {
		return t, err
	}
	t.Name, t.About = p.Position.Screen(engine.Room).Title.String(), ""
	if len(n.Above) > 0 {
		t.Name, t.About = n.Above[0], strings.Join(n.Above[1:], " ")
	}
	return t.Called(t.Name)
}

// Called is the template under a name, which is also what a table of it is called
// from the start; but for a name that a table cannot have.
func (t Template) Called(name string) (Template, error) {
	t.Name = name
	kind := t.Game.Info().NamedBy
	if kind == "" {
		return t, nil
	}
	log := []engine.Record{{By: engine.Host, Kind: kind, Mark: engine.AnyMark, Answers: url.Values{"title": {name}}}}
	for _, rec := range t.Log {
		if rec.Kind != kind {
			log = append(log, rec)
		}
	}
	if _, err := t.Game.Fold(t.Setup, log); err != nil {
		return t, nil
	}
	t.Lines = nil
	return t, t.build(log)
}

// build keeps the entries without their times, with what they say.
func (t *Template) build(log []engine.Record) (err error) {
	if _, t.Log, err = engine.Built(t.Game, t.Setup, log); err != nil {
		return err
	}
	history, err := t.Game.History(t.Setup, t.Log)
	for l := range history.Lines(engine.Room) {
		t.Lines = append(t.Lines, l.Text)
	}
	return err
}

// TemplateOf is what built a table until now, out of the log of its night, under
// a name.
func TemplateOf(g engine.Game, setup engine.Setup, log []engine.Record, name string) (t Template, err error) {
	setup, log, err = engine.Built(g, setup, log)
	if err != nil {
		return t, err
	}
	t = Template{Game: g, Setup: setup}
	if err := t.build(log); err != nil {
		return t, err
	}
	return t.Called(name)
}

// String writes the template as ReadTemplate reads it: no names of people, no
// times, no seed.
func (t Template) String() string {
	above := "# " + t.Name + "\n"
	if t.About != "" {
		above += "# " + t.About + "\n"
	}
	return above + Write(t.Game.Info(), t.Setup, t.Log)
}
