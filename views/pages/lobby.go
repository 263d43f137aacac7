package pages

import (
	"slices"

	"croupier/engine"
	"croupier/views/words"
)

// players is for how many a game is.
func players(g engine.Info) string {
	if g.Min == g.Max {
		return words.Tr("%d players", g.Min)
	}
	return words.Tr("%d to %d players", g.Min, g.Max)
}

// withPeople are the tables whose people may sit down again.
func withPeople(ts []LobbyTable) (out []LobbyTable) {
	for _, t := range ts {
		if slices.ContainsFunc(t.People, func(p engine.Person) bool { return p.Name != "" }) {
			out = append(out, t)
		}
	}
	return out
}

// names are the people of a table in a row.
func names(people []engine.Person) string {
	var sit []engine.Seat
	for i, p := range people {
		if p.Name != "" {
			sit = append(sit, engine.Seat(i+1))
		}
	}
	return words.Say(engine.Textf("%v", engine.SeatList(sit)), people)
}

// itemText is a thing to choose, with what follows from it.
func itemText(i engine.Item) engine.Text {
	if i.Note.Empty() {
		return i.Label
	}
	return engine.Textf("%v (%v)", i.Label, i.Note)
}

// of are the templates of one game.
func (l LobbyPage) of(game string) (out []Template) {
	for _, t := range l.Templates {
		if t.Game == game {
			out = append(out, t)
		}
	}
	return out
}

// about is the second line of a template: what it is for, or since when it is here.
func (t Template) about() string {
	if t.About == "" && !t.Kept.IsZero() {
		return words.Tr("kept on %s", words.Day(t.Kept))
	}
	return t.About
}
