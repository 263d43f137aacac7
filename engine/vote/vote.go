// Package vote is a secret vote that any table may have beside its game.
//
// The host or a seat asks a question with two to eight options (ask.go). Those
// who are asked whisper a ballot, and may change it until the reveal
// (ballot.go). It opens for all at once when the last one is in, when the clock
// runs out, or when the host closes it without those who are missing (count.go).
//
// What is said beforehand, on every screen: who is asked, whether it is shown by
// name or as a tally, what each vote weighs, and what becomes of a tie. A tally
// keeps no names: what a reveal takes out of the hands is added up and gone, and
// of the log only a ballot's own author reads what it said. Fewer than four ballots
// are not counted in a tally, unless everybody was told beforehand that they give
// themselves away; the host takes neither a tally back nor a ballot that it counted.
// The ballot of whoever leaves still counts, but nobody who sits down there later reads it.
package vote

import (
	"time"

	"croupier/engine"
)

var (
	ask    = engine.Say[Ask]("ask")
	ballot = engine.SayAside[Ballot, Choice, Public, Hand, Box]("ballot")
	end    = engine.Say[Close]("close-vote")
	drop   = engine.Say[Drop]("drop-vote")
)

// questionShelf is the sort of questions that are kept for other nights.
const questionShelf = "question"

// Rules are put beside a game's own: gentleman.Rules.Game(vote.Rules). Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name:    "vote",
	Kinds:   []engine.Kind[Public, Hand, Box]{ask, ballot, end, drop},
	Setup:   func(s *State, _ engine.Setup, _ engine.Step) { s.Public.Seats = len(s.Hands) },
	Shelves: []engine.Shelf{{Sort: questionShelf, Title: engine.Textf("Questions to vote on"), Most: questionLetters, Goes: engine.Fields{asksOptions()}}},
	Pads:    pads, Host: host, Settle: settle,
	Room: room, Phones: phones, Mine: mine, Waiting: waiting,
	Deadline: func(p Public) time.Time { return p.Ends },
	Clock:    func(Public) engine.Text { return engine.Textf("until the vote closes") },
	Expire:   count,
	Passed:   layAside,
}
