package americandream

import (
	"slices"

	"croupier/engine"
	"croupier/engine/ledger"
	"croupier/engine/sealed"
)

// startCash is two bills of 5,000 and four of 10,000. (A4, F1)
const startCash = 50_000

func setup(s *State, table engine.Setup, _ engine.Step) {
	n := table.Seats
	s.Public = Public{Rules: Version(table.Version), House: house(table.Options), Cash: ledger.Hidden(), Companies: printedCompanies(), Players: make([]Player, n)}
	if table.Options["cash"] == "open" { // B21
		s.Public.Cash = ledger.Open(n, startCash)
	}
	s.Public.RollOff = RollOff{Call: sealed.To(engine.Seats(n)...), Fell: make([]int, n)}
	for i := range s.Hands {
		s.Public.Players[i] = Player{Salary: lowestSalary, Imagination: true}
		s.Hands[i] = Hand{Prudential: 1, Experience: 1, Unnoted: 2} // A4
		if s.Public.Cash.Hidden {
			s.Hands[i].Cash = startCash
		}
	}
}

// RollOff is the roll for who starts: the highest single die. Who ties for it
// rolls again. (A4)
type RollOff struct {
	Call sealed.Call // who rolls, and who has
	Fell []int       // by seat, in this round
}

// FirstDie is one seat's die.
type FirstDie struct {
	Die []int `json:"die"`
}

// Fold lays the die before its seat.
func (e FirstDie) Fold(s *State, t engine.Step) {
	off := &s.Public.RollOff
	off.Fell[t.By-1] = t.Luck.Dice(e.Die, 1, 6)[0]
	off.Call.Mark(func(s engine.Seat) bool { return off.Fell[s-1] > 0 })
	tellDice(t, off.Fell[t.By-1:t.By])
}

// Line words it.
func (e FirstDie) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v rolls for the start", by)
}

// settleRollOff sees who starts, once all dice lie.
func settleRollOff(s *State, t engine.Step) {
	p := &s.Public
	off := &p.RollOff
	if p.Turn != engine.Room || !off.Call.Ready(t.People) {
		return
	}
	high := slices.Max(off.Fell)
	top := slices.DeleteFunc(slices.Clone(off.Call.In), func(s engine.Seat) bool { return off.Fell[s-1] < high })
	if len(top) == 1 {
		begin(p, top[0], t)
		return
	}
	off.Call = sealed.To(top...)
	clear(off.Fell)
	t.Tell("%v roll again.", engine.SeatList(top))
}

// begin lets a seat have the first turn, or, where its owner has left, the next.
func begin(p *Public, s engine.Seat, t engine.Step) {
	if engine.HasLeft(s, t.People) {
		s = p.nextSeat(s, t.People)
	}
	p.RollOff = RollOff{}
	p.Turn, p.N = s, 1
	t.Tell("%v starts.", s)
}

// Starts says who starts, where the dice fell on the table.
type Starts struct {
	Who engine.Seat `json:"who"`
}

// Fold makes it so.
func (e Starts) Fold(s *State, t engine.Step) { begin(&s.Public, e.Who, t) }

// Line words it.
func (e Starts) Line(engine.Seat) engine.Text {
	return engine.Textf("%v has rolled the highest die", e.Who)
}

func startsPad(p *Public) engine.Pad {
	return starts.Pad(engine.Textf("Say who starts"), engine.Who{Name: "who", Label: engine.Textf("Highest die"), Among: p.seats()}).
		For("start").Saying("%v starts", engine.Answer("who"))
}

// startPads are what a seat may enter before the first turn.
func startPads(v *View) []engine.Pad {
	off := &v.Public.RollOff
	die := firstDie.Pad(engine.Textf("Roll one die"), engine.Die{Name: "die", Label: engine.Textf("Your die"), Dice: 1, Sides: 6}).
		For("start").With("The highest die starts.").Saying("This is my die")
	switch {
	case off.Call.Has(v.Seat):
		die = die.But("You have rolled a %d.", off.Fell[v.Seat-1])
	case !off.Call.Asks(v.Seat):
		die = die.But("Others have rolled higher.")
	default:
		die = die.Now()
	}
	return []engine.Pad{die, startsPad(&v.Public), namePad(&v.Public)}
}

// checklist is how the real table is laid. (A4)
func checklist() engine.Checklist {
	var out []engine.CheckItem
	for _, text := range []engine.Text{
		engine.Textf("Pawns on Imagination."),
		engine.Textf("Cards on their spaces, half of the American Dream cards on each of their two."),
		engine.Textf("Chips in the rack, beside the banker."),
		engine.Textf("To each: %v, in 2 bills of %v and 4 of %v.", money.Of(startCash), money.Of(5_000), money.Of(10_000)),
		engine.Textf("To each: 1 Prudential, 1 Experience and 2 American Dream cards."),
		engine.Textf("Salary recorders at %v.", money.Of(lowestSalary)),
		engine.Textf("Write down what your two American Dream cards are, under the cover of your phone."),
		engine.Textf("Name the nine stocks as they are printed on your board."),
	} {
		out = append(out, engine.CheckItem{Text: text})
	}
	return engine.Checklist{Label: engine.Textf("Laying the table"), Items: out}
}
