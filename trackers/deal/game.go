// Package deal keeps a night of DEAL: American Dream. It knows no map and
// follows no single step: it keeps what changes numbers, which is money, troops,
// dope, who holds what, where each boss is, and every combat.
//
// Read in this order: game.go (what the game is made of), house.go (its house
// rules), state.go (what is kept, and where), pads.go (what may be entered, and
// when), settle.go (what follows by itself), then the file of a subject: setup,
// turn, market, recruit, board, war (how a combat begins), combat (how it goes
// on), weapons, redraw (new hands, and the way out), fallen (who is out), purses,
// rulings; then respect, target, profile, events, offers (with offer_pads), promises
// and odds. The facts D1 to D54, the refusals V1 to V16 and the open points A1 to A24
// in comments are those of the digest, and have their rows in the tests.
//
// The table's own affair, which no test holds:
//   - D5, D12, D23, V10: which territories lie beside each other, and how far a troop has
//     moved: no source tells the whole map, so a look at the board answers. Pads say
//     what counts as beside, and ask where something is booked on it; the boss alone
//     is followed.
//   - D14: the shuffling of decks that lie on the real table.
//   - D22, D24: with whom dope and recruits came, and how many troops stand where: only
//     who holds a territory changes a number. Attacks ask who stands there.
//   - D27: which weapons are in a hand: only how many there are is known.
//   - D47: whether an objective holds, but for "Control one capital": card texts are not
//     in the rulebook.
//   - D50: what an event does, for the same reason: its player takes cash or troops, the
//     host sets the rest right.
//   - D53: boss abilities and special weapons but for the katana stand on the clan cards.
//     The damage of a special weapon is typed the first time it is played.
package deal

import "croupier/engine"

// money is counted in half-millions: bills are $0.5M, $1M and $5M. (D2)
var money = engine.Currency{Symbol: "$", Unit: "M", Scale: 2, Step: 1, Bills: []int{1, million, 5 * million}}

// million is $1M in smallest units.
const million = 2

// Kinds of entries. A kind never changes its meaning: nights are kept for ever.
var (
	first = engine.Say[First]("first")
	clan  = engine.Say[PickClan]("clan")
	start = engine.Say[Start]("start")
	next  = engine.Say[Next]("next")

	income  = engine.Say[Income]("income")
	produce = engine.Say[Produce]("produce")
	sell    = engine.Say[Sell]("sell")
	recruit = engine.Say[Recruit]("recruit")
	newHand = engine.Say[NewHand]("new-hand")

	take     = engine.Say[Take]("take")
	takeNew  = engine.Say[TakeNew]("take-new")
	abandon  = engine.Say[Abandon]("abandon")
	moveBoss = engine.Say[MoveBoss]("boss")
	carry    = engine.Say[Carry]("carry")

	attack      = engine.Say[Attack]("attack")
	attackMob   = engine.Say[AttackMob]("attack-mob")
	weapon      = engine.Whisper[Weapon, Public, Hand, Box]("weapon").Saying("%v chooses a weapon")
	mobWeapon   = engine.Say[MobWeapon]("mob-weapon")
	draw        = engine.Say[Draw]("draw")
	fightOn     = engine.Say[FightOn]("fight-on")
	withdraw    = engine.Say[Withdraw]("withdraw")
	withdrawNew = engine.Say[WithdrawNew]("withdraw-new")
	giveUp      = engine.Say[GiveUp]("give-up")
	refill      = engine.Say[Refill]("refill")

	offerDope   = engine.Say[OfferDope]("offer-dope")
	askDope     = engine.Say[AskDope]("ask-dope")
	offerSwap   = engine.Say[OfferSwap]("offer-swap")
	sellWeapon  = engine.Say[SellWeapon]("sell-weapon")
	accept      = engine.Say[Accept]("accept")
	refuse      = engine.Say[RefuseOffer]("refuse")
	callOff     = engine.Say[CallOff]("call-off")
	makePromise = engine.Say[MakePromise]("promise")
	strike      = engine.Say[Strike]("strike")

	target        = engine.Whisper[Target, Public, Hand, Box]("target").Saying("%v notes the target")
	unveilTarget  = engine.Say[UnveilTarget]("unveil-target")
	profile       = engine.Whisper[Profile, Public, Hand, Box]("profile").Saying("%v notes the profile")
	noteObjective = engine.Whisper[NoteObjective, Public, Hand, Box]("objective").Saying("%v notes an objective")
	unveilProfile = engine.Say[UnveilProfile]("unveil-profile")
	claim         = engine.Say[Claim]("claim")
	claimNew      = engine.Say[ClaimNew]("claim-new")

	event      = engine.Say[Event]("event")
	clanEvent  = engine.Say[ClanEvent]("clan-event")
	noteEvent  = engine.Whisper[NoteEvent, Public, Hand, Box]("note-event").Saying("%v notes a clan event")
	playEvent  = engine.Say[PlayEvent]("play-event")
	gainCash   = engine.Say[GainCash]("event-cash")
	gainTroops = engine.Say[GainTroops]("event-troops")
	fall       = engine.Say[Fall]("event-boss")

	noteDeck = engine.Say[NoteDeck]("deck")
	shuffled = engine.Say[Shuffled]("shuffled")
	askOdds  = engine.Whisper[AskOdds, Public, Hand, Box]("odds").Saying("%v looks at the odds")

	printedOn  = engine.Say[Printed]("printed")
	setPrinted = engine.Say[SetPrinted]("set-printed")
	setEvent   = engine.Say[SetEvent]("set-event")
	setSpecial = engine.Say[SetSpecial]("set-special")

	pay       = engine.Say[Pay]("pay")
	transfer  = engine.Say[Transfer]("transfer")
	territory = engine.Say[SetTerritory]("territory")
	placeBoss = engine.Say[PlaceBoss]("place-boss")
	setTurn   = engine.Say[SetTurn]("set-turn")
)

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "deal", Title: "DEAL: American Dream", Min: 3, Max: 6, // D1
	Version: 2, Currency: &money, Options: options,
	Kinds: []engine.Kind[Public, Hand, Box]{
		first, clan, start, next,
		income, produce, sell, recruit, newHand,
		take, takeNew, abandon, moveBoss, carry,
		attack, attackMob, weapon, mobWeapon, draw, fightOn, withdraw, withdrawNew, giveUp, refill,
		offerDope, askDope, offerSwap, sellWeapon, accept, refuse, callOff, makePromise, strike,
		target, unveilTarget, profile, noteObjective, unveilProfile, claim, claimNew,
		event, clanEvent, noteEvent, playEvent, gainCash, gainTroops, fall,
		pay, transfer, territory, placeBoss, setTurn, printedOn, setPrinted, setEvent, setSpecial,
		noteDeck, shuffled, askOdds,
	},
	Setup: setup, Open: open, Own: own,
	Shelves: shelves(), Keep: keep,
	Pads: pads, Host: host, Settle: settle,
	Screen: screen, Waiting: waiting, Over: over,
}

// open are the numbers that lie face up. All are placed: the screen shows each
// where it belongs.
func open(p *Public) []engine.Tracker {
	list := p.Cash.Trackers("Cash", money)
	for i := range p.Players {
		list = append(list, p.Players[i].trackers(engine.Seat(i+1), p)...)
	}
	for i := range p.Territories {
		t := &p.Territories[i]
		list = append(list, engine.Tracker{Name: "Dope", Of: t.Name, Max: mostDope, At: &t.Dope})
	}
	if p.Combat != nil {
		list = append(list, p.Combat.trackers(p)...)
	}
	for i := range list {
		list[i].Placed = true
	}
	return list
}

// trackers of one player. Respect has no end above its goal: the last gain may
// pass it. (D43)
func (q *Player) trackers(s engine.Seat, p *Public) []engine.Tracker {
	return []engine.Tracker{
		{Name: "Respect", Seat: s, Max: mostRespect, At: &q.Respect, Goal: p.House.Goal},
		{Name: "Soldiers", Seat: s, Max: p.mostSoldiers(), At: &q.Soldiers, Course: true},
		{Name: "Lieutenants", Seat: s, Max: mostLieutenants, At: &q.Lieutenants, Course: true},
		{Name: "Boss", Seat: s, Max: 1, At: &q.Boss},
		{Name: "Events to draw", Seat: s, Max: mostEvents, At: &q.Events},
		{Name: "Clan events", Seat: s, Max: mostEvents, At: &q.Held},
	}
}

// own is the cash of one hand, where a house rule hides it. (A18)
func own(p *Public, h *Hand) []engine.Tracker {
	if !p.Cash.Hidden {
		return nil
	}
	return []engine.Tracker{{Name: "Cash", Max: engine.NoLimit, At: &h.Cash, In: &money, Purse: true}}
}
