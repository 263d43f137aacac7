// Package custom is the table that people set up themselves, without code: for
// any board that Croupier has no folder for.
//
// The host's entries build it, one thing a line: money, trackers and what happens
// at their thresholds, phases and turns, clocks, dice, covered notes, ranks of
// troops, and how it is won. Each may be entered in the middle of a game too, as
// long as nothing in play breaks. So a template is no format of its own: it is
// the beginning of a night, the lines that build it (templates.go). What is
// played afterwards uses the same pads, laws and blocks as every printed game.
//
// As many chairs stand as the table was opened with, and as the host puts up for
// whoever comes late (chairs.go). One takes part from the moment somebody sits down on
// it, and is skipped while nobody does.
//
// Read in this order: game.go and entries.go (what there is to build and to play),
// state.go (what is kept, and who takes part), trackers.go (the numbers), pads.go (who
// may enter what), settle.go (what follows by itself), screens.go, then the file of a
// subject, each with its entries and its pads: setup.go; to build, define.go, change.go, thresholds.go and money.go; to play, numbers.go,
// lists.go, secrets.go and purses.go; and both in turns.go, clocks.go, dice.go,
// notes.go, troops.go and win.go.
//
// What the table leaves to the people: what a card or a field does (they raise,
// lower and pay what it says), whose word counts in a trade (both pay), and who
// may roll which dice when.
package custom

import "croupier/engine"

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "custom", Title: "A table of your own", Min: 1, Max: mostChairs,
	Usual:   8, // chairs count once somebody sits on them: room for whoever comes late
	Version: 1,
	Kinds:   append(append([]engine.Kind[Public, Hand, Box]{}, building...), playing...),
	Shelves: shelves(),
	Builds:  builds(), NamedBy: title.Name, Templates: templates(),
	Called: titleOf,
	Chairs: func(p Public) int { return p.Standing },
	Setup:  setup, Open: open, Own: own,
	Pads: pads, Host: host, Settle: settle,
	Room: table, Phones: table, Mine: mine,
	Waiting:  waiting,
	Deadline: deadline, Clock: nextClock, Expire: expire,
	Over: func(p Public) bool { return p.Over },
}
