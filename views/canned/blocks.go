package canned

import (
	"time"

	"croupier/engine"
)

// Sample is one thing to look at, under a name.
type Sample[T any] struct {
	Name string // its kind, and a word if there are several
	It   T
}

// Blocks are every kind of block, in the states that look different.
func Blocks() []Sample[engine.Block] {
	return []Sample[engine.Block]{
		{"banner", engine.Banner{Label: engine.Textf("Permanent event"), Text: engine.Textf("%v", "Harbours closed: no sale in capitals")}},
		{"checklist", engine.Checklist{Label: engine.Textf("Set up the table"), Items: []engine.CheckItem{
			{Text: engine.Textf("Everybody has %d weapon cards", 5), Done: true},
			{Text: engine.Textf("The event deck is shuffled, face down")}}}},
		{"clash", Clash(engine.SlotOpen, engine.SlotDown)},
		{"clash-revealed", Revealed()},
		{"clock", engine.Clock{Label: engine.Textf("until the offer lapses"), Ends: At(21, 16)}},
		{"clock-paused", engine.Clock{Label: engine.Textf("until the offer lapses"), Left: 84 * time.Second, Paused: true}},
		{"count", engine.Count{Label: engine.Textf("dope on the board"), N: 31, Of: 50}},
		{"curve", Course(6, false)},
		{"curve-many", Course(14, true)},
		{"curve-table", engine.Curve{Label: engine.Textf("DEFCON"), Span: 96 * time.Second, Lines: []engine.CurveLine{{Points: []engine.CurvePoint{
			{At: 0, N: 5}, {At: 20 * time.Second, N: 4}, {At: 50 * time.Second, N: 2}}}}}},
		{"dice", engine.Dice{Seat: 6, Faces: []int{4, 4}, Says: engine.Textf("doubles are 1 in 6")}},
		{"dice-twenty", engine.Dice{Seat: 3, Faces: []int{17}, Rolled: true, Says: engine.Textf("needed %d", 8)}},
		{"dial", engine.Dial{Label: engine.Textf("Salary"), Seat: 8, At: Dollars.Of(65000), Min: Dollars.Of(10000), Max: Dollars.Of(155000), Raise: Dollars.Of(5000),
			Why: engine.Textf("for doubles"), Gate: Dollars.Of(100000), Opens: engine.Textf("Flexibility open")}},
		{"dial-low", engine.Dial{Label: engine.Textf("Salary"), Seat: 2, At: Dollars.Of(10000), Min: Dollars.Of(10000), Max: Dollars.Of(155000)}},
		{"ladder", engine.Ladder{Label: engine.Textf("DEFCON"), From: 5, To: 1, At: 2, Says: engine.Textf("%d Command cards went to the discard pile", 20), Next: engine.Textf("At 1, whoever holds token IX wins.")}},
		{"ladder-long", engine.Ladder{Label: engine.Textf("Threat"), From: 0, To: 25, At: 12}},
		{"ladder-wordy", WordyLadder()},
		{"moment", engine.Moment{Mark: "deal 4", Title: engine.Textf("Accepted"), Lines: []engine.Text{engine.Textf("Deal %d of %d, offered by %v.", 4, 12, engine.Seat(1)), engine.Textf("In prison, without a vote: %v", engine.Seat(6))}}},
		{"note", engine.Note{Text: engine.Textf("%v holds %v: %d respect, %v.", engine.Seat(1), "Dallas", 1, engine.Some{N: 1, One: "event", More: "events"})}},
		{"offers", engine.Offers{Label: engine.Textf("The deal on the table"), Rows: []engine.Offer{
			{Seat: 2, What: engine.Textf("%v and %v", Millions.Of(6), "the Banker")},
			{Seat: 3, What: engine.Textf("%v", Millions.Of(4))},
			{Seat: 4, What: engine.Textf("nothing")}}}},
		{"offers-wordy", engine.Offers{Label: engine.Textf("Written on the lists"), Rows: []engine.Offer{
			{Seat: 2, What: engine.Textf("%v", "a rope of fifty feet, two torches, the map of the old mill and the key to its cellar")},
			{Seat: 4, What: engine.Textf("%v", "a promise of the harbour master, who wants to be paid in silver before the tide turns")}}}},
		{"peek", engine.Peek{Label: engine.Textf("My target"), Inside: engine.Blocks{engine.Note{Text: engine.Textf("%v", engine.Word("Segadores"))}}}},
		{"pips", Troops(1, 1, 2, 4)},
		{"pips-many", Troops(5, 1, 0, 14)},
		{"pips-hurt", engine.Pips{Seat: 4, Ranks: []engine.Rank{
			{Name: "boss", Worth: 6, N: 1, Hurt: 2}, {Name: "lieutenant", Worth: 3, N: 2, Hurt: 1, Fell: 1}, {Name: "soldier", Worth: 1, N: 4, Fell: 3}}}},
		{"pips-mob", engine.Pips{Label: engine.Textf("The mob of %v", "Las Vegas"), Ranks: []engine.Rank{{Name: "mob", Worth: 10, N: 1, Hurt: 3}}}},
		{"pips-none", engine.Pips{Seat: 2}},
		{"purse", engine.Purse{Label: engine.Textf("Cash"), Amount: Millions.Of(25), Change: engine.Textf("+%v from the bank", Millions.Of(8))}},
		{"purse-long", engine.Purse{Label: engine.Textf("Cash"), Amount: Dollars.Of(-1234500)}},
		{"rack", engine.Rack{Label: engine.Textf("Company"), Columns: []engine.Text{engine.Seat(1).Text(), engine.Seat(2).Text(), engine.Seat(8).Text(), engine.Textf("left")}, Rows: []engine.RackRow{
			{Label: engine.Textf("%v", "Ford"), Cells: cells(2, 0, 1, 4)},
			{Label: engine.Textf("%v", "Delta"), Cells: cells(0, 7, 0, 0), Full: true},
			{Label: engine.Textf("%v", "Levi’s"), Cells: cells(1, 1, 1, 4)}}}},
		{"ranking", Ranking()},
		{"ranking-wordy", engine.Ranking{Label: engine.Textf("The end"), Places: []engine.Place{
			{Seat: 2, Place: 1, What: engine.Textf("%v, ahead of %d, needs %d, and holds the most of all that was asked for", Millions.Of(62), 3, 3)},
			{Seat: 4, Place: 2, What: engine.Textf("%v to %v of %v, and none of the demands fulfilled by the end", Millions.Of(31), Millions.Of(56), "Haas-Bioroid")}}}},
		{"scales", Scales(7, 5)},
		{"scales-even", Scales(5, 5)},
		{"scales-tally", engine.Scales{Title: engine.Textf("%v", "Shall we play on?"), Verdict: engine.Textf("%v", "no"), Pans: [2]engine.Pan{
			{Label: engine.Textf("%v", "yes"), Total: 1}, {Label: engine.Textf("%v", "no"), Total: 8}}}},
		{"standing", DealStanding(6)},
		{"standing-plain", PlainStanding(9)},
		{"steps", Steps(2)},
		{"switch-on", engine.Switch{Label: engine.Textf("Trident is on the board"), On: true}},
		{"switch-off", engine.Switch{Label: engine.Textf("Prison is empty")}},
		{"track", engine.Track{Label: engine.Textf("Respect"), Seat: 4, At: 6, Goal: 10}},
		{"track-long", engine.Track{Label: engine.Textf("Points"), Seat: 4, At: 61, Goal: 100}},
		{"turn", engine.Turn{Seat: 1, Says: engine.Textf("has the turn")}},
		{"waiting", engine.Waiting{For: []engine.Seat{1, 5}, To: engine.Textf("to choose a weapon")}},
		{"waiting-host", engine.Waiting{To: engine.Textf("to deal the cards")}},
	}
}

// WordyLadder is a level of a table of one's own, whose rungs say a lot.
func WordyLadder() engine.Ladder {
	return engine.Ladder{Label: engine.Textf("%v", "Alarm in the castle"), From: 0, To: 4, At: 2, Says: engine.Textf("%v", "The guards search the cellars, and nobody may use the stairs without a password"),
		Next: engine.Textf("At %d: %v", 3, "the gate falls, whoever is outside stays outside, and the candle is lit for the last quarter of an hour")}
}

func cells(ns ...int) (out []engine.Text) {
	for _, n := range ns {
		out = append(out, engine.Textf("%d", n))
	}
	return out
}

// Steps are DEAL's phases, at one of them.
func Steps(at int) engine.Steps {
	return engine.Steps{Label: engine.Textf("Phases of the turn"), Names: []engine.Word{"Resource", "Recruitment", "Action", "Deal"}, At: at}
}

// Troops are a clan's.
func Troops(seat engine.Seat, bosses, lieutenants, soldiers int) engine.Pips {
	return engine.Pips{Seat: seat, Ranks: []engine.Rank{
		{Name: "boss", Worth: 6, N: bosses}, {Name: "lieutenant", Worth: 3, N: lieutenants}, {Name: "soldier", Worth: 1, N: soldiers}}}
}

// Clash is a fight in its third round, its cards lying so.
func Clash(a, b engine.SlotState) engine.Clash {
	return engine.Clash{Title: engine.Textf("Combat for %v", "Dallas"), Round: 3, Set: 5,
		Sides: [2]engine.ClashSide{
			{Seat: 1, Name: engine.Seat(1).Text(), State: a, Pips: engine.Pips{Seat: 1, Ranks: []engine.Rank{
				{Name: "lieutenant", Worth: 3, N: 2}, {Name: "soldier", Worth: 1, N: 1, Fell: 3}}}},
			{Seat: 2, Name: engine.Seat(2).Text(), State: b, Pips: engine.Pips{Seat: 2, Ranks: []engine.Rank{
				{Name: "lieutenant", Worth: 3, N: 1}, {Name: "soldier", Worth: 1, N: 6, Fell: 2}}}}},
		Rounds: []engine.ClashRound{{Count: [2]int{5, 8}, Lost: [2]int{3, 0}}, {Count: [2]int{7, 5}, Lost: [2]int{0, 2}}},
	}
}

// Revealed is the same fight after both cards were turned over.
func Revealed() engine.Clash {
	c := Clash(engine.SlotUp, engine.SlotUp)
	c.Sides[0].Card = &engine.ClashCard{Name: engine.Textf("%v", "Katana"), Shown: 7, Needs: 3, Count: 7, Why: engine.Textf("full damage")}
	c.Sides[1].Card = &engine.ClashCard{Name: engine.Textf("%v", "Kalachnikov"), Shown: 5, Needs: 12, Count: 0, Hits: 7, Why: engine.Textf("needs %d, had %d", 12, 9)}
	c.Says = engine.Textf("%v may withdraw.", engine.Seat(1))
	return c
}

// Ranking is an end with shared places.
func Ranking() engine.Ranking {
	return engine.Ranking{Label: engine.Textf("The end"), Places: []engine.Place{
		{Seat: 1, Place: 1, What: engine.Textf("%d respect", 10)}, {Seat: 2, Place: 1, What: engine.Textf("%d respect", 10)},
		{Seat: 4, Place: 3, What: engine.Textf("%d respect", 7)}}}
}

// DealStanding is DEAL's: respect, cash, troops.
func DealStanding(seats int) engine.Standing {
	s := engine.Standing{Columns: []engine.Text{engine.Textf("Respect"), engine.Textf("Cash"), engine.Textf("Troops")}}
	respect, cash := []int{6, 7, 3, 5, 2, 4, 0, 9, 1}, []int{25, 8, 43, 18, 1, 32, 0, 200, 11}
	troops := [][3]int{{1, 2, 4}, {1, 1, 8}, {1, 3, 11}, {1, 1, 3}, {1, 0, 14}, {1, 2, 7}, {0, 0, 0}, {1, 3, 12}, {1, 0, 1}}
	clans := []engine.Word{"Yanagi", "Krantifics", "N’Veleno", "Armada Socialista del Pueblo", "Segadores", "Maras del Diablo", "Yanagi", "Krantifics", "Segadores"}
	for i := range seats {
		seat := engine.Seat(i + 1)
		i := i % len(clans)
		n := troops[i]
		s.Rows = append(s.Rows, engine.StandingRow{Seat: seat, Turn: seat == 1, Note: clans[i].Text(), Out: i == 6, Cells: engine.Blocks{
			engine.Track{Label: engine.Textf("Respect"), Seat: seat, At: respect[i], Goal: 10},
			engine.Purse{Label: engine.Textf("Cash"), Amount: Millions.Of(cash[i])},
			Troops(seat, n[0], n[1], n[2])}})
	}
	return s
}

// PlainStanding is one of counts, switches and notes, with long money.
func PlainStanding(seats int) engine.Standing {
	s := engine.Standing{Columns: []engine.Text{engine.Textf("Cash"), engine.Textf("Stocks"), engine.Textf("In prison"), engine.Textf("Role")}}
	for i := range seats {
		seat := engine.Seat(i + 1)
		s.Rows = append(s.Rows, engine.StandingRow{Seat: seat, Turn: i == 2, Cells: engine.Blocks{
			engine.Purse{Label: engine.Textf("Cash"), Amount: Dollars.Of(65000 * (i*i + 1))},
			engine.Count{Label: engine.Textf("Stocks"), N: i % 4},
			engine.Switch{Label: engine.Textf("In prison"), On: i == 1},
			engine.Note{Text: engine.Textf("%v", engine.Word([]string{"Senator", "Banker", "Journalist"}[i%3]))}}})
	}
	return s
}

// Scales are a vote with arguments and gangs.
func Scales(first, second int) engine.Scales {
	return engine.Scales{Title: engine.Textf("Deal %d of %v", 4, engine.Seat(1)), Verdict: engine.Textf("Accepted"), Pans: [2]engine.Pan{
		{Label: engine.Textf("For"), Total: first, Weighs: []engine.Weight{{Seat: 3, N: 1}, {Seat: 2, N: 6, Why: engine.Textf("argument +%d, gang +%d", 4, 1)}}},
		{Label: engine.Textf("Against"), Total: second, Weighs: []engine.Weight{{Seat: 5, N: 2, Why: engine.Textf("gang +%d", 1)}, {Seat: 4, N: 3, Why: engine.Textf("argument +%d", 2)}}}}}
}
