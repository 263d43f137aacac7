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
// who comes late (chairs.go). One takes part from the moment somebody sits down on
// it, and is skipped while nobody does.
//
// Read in this order: game.go (what there is to build and to play), state.go
// (what is kept, and who takes part), tracker.go (the numbers), pads.go (who may
// enter what), then the file of a subject, each with its entries and its pads: to
// build, define.go, change.go, thresholds.go and money.go; to play, numbers.go,
// lists.go, secrets.go and purses.go; and both in turns.go, clocks.go, dice.go,
// notes.go, troops.go and win.go.
//
// What the table leaves to the people: what a card or a field does (they raise,
// lower and pay what it says), whose word counts in a trade (both pay), and who
// may roll which dice when.
package custom

import "croupier/engine"

// What the host builds with. A kind never changes its meaning: nights are kept
// for ever, and templates are shared.
var (
	title       = engine.Say[Title]("name")
	money       = engine.Say[SetMoney]("money")
	bank        = engine.Say[SetBank]("bank")
	passGo      = engine.Say[SetGo]("pass-go")
	counter     = engine.Say[Counter]("counter")
	dial        = engine.Say[Dial]("dial")
	ladder      = engine.Say[Ladder]("ladder")
	track       = engine.Say[Track]("track")
	onOff       = engine.Say[Switch]("switch")
	listOf      = engine.Say[List]("list")
	span        = engine.Say[SetRange]("range")
	stride      = engine.Say[SetStep]("step")
	threshold   = engine.Say[AddThreshold]("threshold")
	setGoal     = engine.Say[SetGoal]("goal")
	noThreshold = engine.Say[DropThreshold]("no-threshold")
	phases      = engine.Say[SetPhases]("phases")
	turns       = engine.Say[SetOrder]("turns")
	clock       = engine.Say[AddClock]("clock")
	dice        = engine.Say[AddDice]("dice")
	notes       = engine.Say[SetNotes]("notes")
	rank        = engine.Say[AddRank]("rank")
	win         = engine.Say[SetWin]("win")
	remove      = engine.Say[Remove]("remove")
)

// What is played on it.
var (
	pay        = engine.Say[Pay]("pay")
	payAll     = engine.Say[PayAll]("pay-all")
	collectAll = engine.Say[CollectAll]("collect-all")
	take       = engine.Say[Take]("take")
	pass       = engine.Say[PassGo]("go")

	raise  = engine.Say[Raise]("raise")
	lower  = engine.Say[Lower]("lower")
	set    = engine.Say[Set]("set")
	write  = engine.Say[Write]("write")
	strike = engine.Say[Strike]("strike")
	show   = engine.Say[Show]("show")
	keep   = engine.Whisper[Keep, Public, Hand, Box]("keep").Saying("%v sets a secret number")
	jot    = engine.Whisper[Jot, Public, Hand, Box]("jot").Saying("%v writes on a secret list")
	erase  = engine.Whisper[Erase, Public, Hand, Box]("erase").Saying("%v strikes something from a secret list")

	chairs = engine.Say[MoreChairs]("chairs")

	next     = engine.Say[Next]("next")
	turn     = engine.Say[Turn]("turn")
	dropOut  = engine.Say[DropOut]("out")
	comeBack = engine.Say[ComeBack]("back")
	end      = engine.Say[End]("end")

	start   = engine.Say[Start]("start")
	stop    = engine.Say[Stop]("stop")
	longer  = engine.Say[Longer]("longer")
	shorter = engine.Say[Shorter]("shorter")

	roll       = engine.Say[Roll]("roll")
	note       = engine.SayAside[Note, NoteText, Public, Hand, Box]("note")
	uncover    = engine.Say[Uncover]("uncover")
	uncoverAll = engine.Say[UncoverAll]("uncover-all")

	muster = engine.Say[Muster]("muster")
	hit    = engine.Say[Hit]("hit")
	heal   = engine.Say[Heal]("heal")
)

// building are the kinds that a template is made of.
var building = []engine.Kind[Public, Hand, Box]{
	title, money, bank, passGo,
	counter, dial, ladder, track, onOff, listOf, span, stride, threshold, setGoal, noThreshold,
	phases, turns, clock, dice, notes, rank, win, remove,
}

// playing are those of an evening on it.
var playing = []engine.Kind[Public, Hand, Box]{
	pay, payAll, collectAll, take, pass,
	raise, lower, set, write, strike, show, keep, jot, erase,
	chairs, next, turn, dropOut, comeBack, end,
	start, stop, longer, shorter,
	roll, note, uncover, uncoverAll, muster, hit, heal,
}

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "custom", Title: "A table of your own", Min: 1, Max: mostChairs,
	Usual:   8, // chairs count once somebody sits on them: room for who comes late
	Version: 1,
	Kinds:   append(append([]engine.Kind[Public, Hand, Box]{}, building...), playing...),
	Shelves: shelves(),
	Builds:  builds(), NamedBy: title.Name, Templates: templates(),
	Called: called,
	Chairs: func(p Public) int { return p.Standing },
	Setup:  setup, Open: open, Own: own,
	Pads: pads, Host: host, Settle: settle,
	Screen: screen, Waiting: waiting,
	Deadline: deadline, Clock: nextClock, Expire: expire,
	Over: func(p Public) bool { return p.Over },
}
