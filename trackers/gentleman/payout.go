package gentleman

// The results (G11 to G25, in the order of the digest's section 4): the votes are
// counted, and what follows is paid out.

import (
	"slices"
	"time"

	"croupier/engine"
	"croupier/engine/ledger"
	"croupier/engine/sealed"
)

// settling is one deal as it is settled, step by step in the order of the
// digest's section 4. All of it goes by the accomplices' old owners. (G15)
type settling struct {
	*Result
	s   *State
	p   *Public
	old []int // Gang cards of the turn before
}

func newSettling(s *State) settling {
	p := &s.Public
	return settling{&Result{Deal: p.Turn, Dealer: p.Dealer, Prisoner: p.Prison, Card: s.Hand(p.Dealer).Card, Shares: make([]Share, p.Seats)},
		s, p, slices.Clone(p.Gangs)}
}

// results shows the votes and the card, and settles what follows. (G11 to G18)
func results(s *State, t engine.Step) {
	t.Reveal("vote", "card", "card-again")
	d := newSettling(s)
	d.count()
	d.Accepted = d.sum(true) >= d.sum(false) // a tie is accepted: G12, F2
	t.Voted(d.reportScales())
	d.journalist()
	d.discard()
	d.boss()
	if d.Accepted {
		d.accept()
	} else {
		d.reject()
	}
	d.end(t)
}

// lapse is a deal not accepted because its time was up. (G8)
func lapse(s *State, t engine.Step) {
	t.Reveal("card", "card-again")
	d := newSettling(s)
	d.Lapsed = true
	d.reject()
	if !s.Public.House.GangsStay { // A6
		d.discard()
	}
	d.end(t)
}

// count weighs the votes and spends the tokens, whatever the result. Who did not
// vote counts as the house has it. A ruling may have taken a token since it was
// whispered: then the vote is a plain one, for a refusal would tell. (G10)
func (d settling) count() {
	for _, v := range d.p.voters() {
		g := d.s.Hand(v).Gesture
		b := Ballot{Seat: v, For: g.Say == votesFor, Gangs: d.p.Gangs[v-1], Missing: g.Say == ""}
		if b.Missing && !d.p.House.MissingAgainst {
			d.Absent = append(d.Absent, v)
			continue
		}
		if len(g.Argument) > 0 && d.p.Arguments[v-1] > 0 {
			d.p.Arguments[v-1]--
			b.Argument, b.Senator = d.p.argument(v), d.p.holds(v, Senator)
		}
		d.Ballots = append(d.Ballots, b)
	}
}

// journalist earns 1 for each token that its holder or a neighbour used. (G22)
func (d settling) journalist() {
	j := d.p.Holders[Journalist]
	if j == engine.Room || d.p.House.JournalistWins && !d.Accepted { // A5
		return
	}
	near, n := []engine.Seat{j, d.p.next(j), d.p.previous(j)}, 0
	for _, b := range d.Ballots {
		if b.Argument > 0 && slices.Contains(near, b.Seat) {
			n++
		}
	}
	d.earn(Journalist, n)
}

// discard puts the Gang cards of the turn before back, used or not. (G25)
func (d settling) discard() {
	for i, n := range d.old {
		d.p.Gangs[i] -= n
	}
}

// boss: where its holder voted for the deal, the dealer takes a Gang card. (G23)
func (d settling) boss() {
	if slices.ContainsFunc(d.Ballots, func(b Ballot) bool { return b.For && d.p.holds(b.Seat, Boss) }) {
		d.gang(d.Dealer)
	}
}

// accept pays everybody what was offered and the dealer the rest. (G14 to G16)
func (d settling) accept() {
	rest := d.Card.Money - d.p.moneyOffered() // F3
	for _, s := range d.p.clockwise() {
		d.pay(s, d.p.Offers[s-1].Money)
	}
	d.pay(d.Dealer, rest)
	d.accomplices()
	d.banker()
	d.tycoon()
	d.gangs()
}

// reject sends the dealer to prison. (G17, G19)
func (d settling) reject() {
	d.earn(Sheriff, 2)
	d.gangs()
}

// pay moves money of the Deal card behind a screen; where money can run out, as
// much as there is. (A9)
func (d settling) pay(to engine.Seat, n int) {
	n = d.afford(n)
	d.book().Move(ledger.Bank, to, n)
	d.Shares[to-1].Money += n
}

// earn pays an accomplice's holder from the bank. (G26)
func (d settling) earn(a Accomplice, n int) {
	to := d.p.Holders[a]
	if n = d.afford(n); to == engine.Room || n == 0 {
		return
	}
	d.book().Move(ledger.Bank, to, n)
	d.Shares[to-1].Earned = append(d.Shares[to-1].Earned, Earning{a, n})
}

// afford is how much of n the bank still has.
func (d settling) afford(n int) int {
	if d.p.House.BankLimited {
		return min(n, d.p.Bank)
	}
	return n
}

func (d settling) book() ledger.Book { return book(d.s) }

// accomplices queues the card's accomplices for the next turn's start: those
// offered, and the rest for the dealer, whoever holds them. (G14, G15)
func (d settling) accomplices() {
	for _, a := range d.Card.Accomplices {
		to := d.p.promisedTo(a)
		if to == engine.Room {
			to = d.Dealer
		}
		d.p.Moves[a] = to
		d.Shares[to-1].Accomplices = append(d.Shares[to-1].Accomplices, a)
	}
}

// banker takes 1 from each neighbour who got money from the card. (G24)
func (d settling) banker() {
	b := d.p.Holders[Banker]
	if b == engine.Room || b == d.Dealer && !d.p.House.BankerDeals { // A3
		return
	}
	n := 0
	for _, s := range []engine.Seat{d.p.next(b), d.p.previous(b)} {
		if d.Shares[s-1].Money == 0 || s == d.Dealer && !d.p.House.BankerRemainder { // A2
			continue
		}
		d.book().Move(s, b, 1)
		d.Shares[s-1].Toll = 1
		n++
	}
	if n > 0 {
		d.Shares[b-1].Earned = append(d.Shares[b-1].Earned, Earning{Banker, n})
	}
}

// tycoon earns 1, however its holder voted. (G21)
func (d settling) tycoon() {
	if d.p.House.TycoonVotes && !slices.Contains(d.p.voters(), d.p.Holders[Tycoon]) { // A4
		return
	}
	d.earn(Tycoon, 1)
}

// gangs gives a Gang card to each who was offered nothing at all; in a deal that
// is not accepted only where the house has it so. (G16, G18, A1)
func (d settling) gangs() {
	for _, s := range d.p.clockwise() {
		rule := d.p.House.RejectedGang
		if d.p.Offers[s-1].none() && (d.Accepted || rule == gangAll || rule == gangPrisoner && s == d.Prisoner) {
			d.gang(s)
		}
	}
}

// gang is a Gang card for a seat, two for the Sheriff, as far as the supply
// reaches. (G16, G19)
func (d settling) gang(to engine.Seat) {
	n := 1
	if d.p.holds(to, Sheriff) {
		n = 2
	}
	n = min(n, d.p.supply())
	d.p.Gangs[to-1] += n
	d.Shares[to-1].Gangs += n
}

// end clears the table for the next turn: the prisoner of the turn before is
// free, and by a house rule the dealer has his accomplices already. (G18, A7)
func (d settling) end(t engine.Step) {
	p := d.p
	p.Last, p.Prison = d.Result, engine.Room
	if !d.Accepted {
		p.Prison = d.Dealer
	}
	if p.House.UnsharedNow {
		d.takeUnshared()
	}
	clear(p.Offers)
	p.Ends, p.Call = time.Time{}, sealed.Call{}
	for i := range d.s.Hands {
		d.s.Hands[i].Card, d.s.Hands[i].Gesture, d.s.Hands[i].Change = Lot{}, Gesture{}, engine.Text{}
	}
	d.tell(t)
	if p.Phase = Drawing; p.Turn == p.turns() { // G27
		p.Phase = Counting
		t.Tell("That was the last deal. Lift the screens.")
		return
	}
	p.Turn, p.Dealer = p.Turn+1, p.next(p.Dealer)
}

// takeUnshared gives the dealer what nobody was offered, at once. (A7)
func (d settling) takeUnshared() {
	for i := range d.p.Moves {
		if a := Accomplice(i); d.p.Moves[a] == d.Dealer {
			d.p.Holders[a], d.p.Moves[a] = d.Dealer, engine.Room
		}
	}
}

// tell says what the table saw, and what nobody had said before: what was offered
// stands in the history already.
func (d settling) tell(t engine.Step) {
	t.Tell("%v.", d.verdict())
	if pan := d.pan(true); len(pan) > 0 {
		t.Tell("For: %v.", pan)
	}
	if pan := d.pan(false); len(pan) > 0 {
		t.Tell("Against: %v.", pan)
	}
	if len(d.Absent) > 0 {
		t.Tell("No vote from %v.", engine.SeatList(d.Absent))
	}
	t.Tell("The card: %v.", d.Card.shortWords())
	var gangs, toll engine.List
	for i, share := range d.Shares {
		of := engine.Seat(i + 1)
		if kept := (Lot{share.Money, share.Accomplices}); of == d.Dealer && !kept.none() {
			t.Tell("%v keeps %v.", of, kept.text())
		}
		for _, e := range share.Earned {
			t.Tell("%v earns %v as %v.", of, tokens.Of(e.N), names[e.As])
		}
		if share.Toll > 0 {
			toll = append(toll, of.Text())
		}
		if share.Gangs > 0 {
			gangs = append(gangs, engine.Textf("%v %d", of, share.Gangs))
		}
	}
	if len(toll) > 0 {
		t.Tell("The Banker takes %v from %v.", tokens.Of(1), toll)
	}
	if len(gangs) > 0 {
		t.Tell("Gang cards: %v.", gangs)
	}
	if !d.Accepted {
		t.Tell("%v goes to prison.", d.Dealer)
	}
}
