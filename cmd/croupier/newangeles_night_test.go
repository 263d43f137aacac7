package main

import "testing"

// Two deals of New Angeles on five phones. The first is the digest's printed
// example (F3, NA-1): NBN buys the support of the player it has displaced, and
// capital and card are booked with one yes. In the second two counterers are
// displaced, and one of them is paid for a promise that binds nobody, and breaks
// it. Capital, hands and pile are those of the digest; what is laid face down is
// for its owner alone.
func TestANightOfNewAngelesInTheBrowser(t *testing.T) {
	t.Parallel()
	wholeEvening(t)
	e := newEvening(t, "newangeles", nil, "Ada", "Ben", "Cleo", "Dora", "Emil")
	defer e.areAsReloaded()
	jinteki, globalsec, haas, weyland, nbn := e.phones[0], e.phones[1], e.phones[2], e.phones[3], e.phones[4]
	type answers = map[string]string

	e.looks("setup")
	jinteki.enters("corporation", answers{"corporation": "jinteki", "capital": "5", "cards": "5"})
	globalsec.posts("corporation", "corporation=globalsec&capital=5&cards=5")
	haas.posts("corporation", "corporation=haas-bioroid&capital=5&cards=5")
	weyland.posts("corporation", "corporation=weyland&capital=4&cards=5")
	nbn.posts("corporation", "corporation=nbn&capital=6&cards=5")
	e.host.posts("start", "active=1&assets=4&demand=network-disruption")

	// Deal 1: Weyland counters for 1 card, NBN for 2, and Weyland is displaced. (N5, N6)
	e.waitsFor(jinteki, "to reveal the asset")
	e.looks("asset")
	jinteki.enters("asset", answers{"asset": "Marco Cubrero"})
	jinteki.enters("offer", answers{"card": "Clean Slate"})
	e.looks("main-offer")
	globalsec.enters("pass", nil)
	haas.enters("pass", nil)
	weyland.enters("counter", answers{"card": "Vanity Project", "discards": "0"})
	e.looks("counter")
	nbn.enters("counter", answers{"card": "Spin Doctors", "discards": "1"})
	e.allShow(5, "6", "3") // 5 − 1 offered − 1 discarded
	for _, d := range e.phones {
		d.sees("who is displaced", says("Dora Vanity Project, displaced"))
	}

	// Support in turn: how many is public, which is not (N12, V9). It stands 1:1,
	// and NBN pays Weyland 2 capital for the card that decides.
	e.looks("support")
	globalsec.enters("support", answers{"side": "main", "cards": "1", "names": "quaggaalpha"})
	haas.enters("support", answers{"side": "counter", "cards": "1", "names": "quaggabravo"})
	nbn.enters("propose", answers{"do": "support", "to": "4", "side": "counter", "cards": "1", "give": "2"})
	e.allShow(4, "4", "4") // an offer moves nothing
	e.looks("bribe")
	weyland.enters("accept", answers{"from": "5", "names": "quaggacharlie"})
	e.allSee("Emil gives 2 capital, Dora gives 1 card beside the counteroffer")
	e.waitsFor(nbn, "to resolve Spin Doctors")
	e.keep(map[string][]*device{"quaggaalpha": {globalsec}, "quaggabravo": {haas}, "quaggacharlie": {weyland}})
	e.looks("won")
	nbn.enters("resolve", nil)
	nbn.enters("claim", nil)
	e.room.sees("the pile of 7", says("7 action cards discarded"))
	for seat, figures := range [][]string{{"5", "4", "0"}, {"5", "4", "0"}, {"5", "4", "0"}, {"6", "3", "0"}, {"4", "3", "1"}} {
		e.allShow(seat+1, figures...)
	}

	// Deal 2: Haas-Bioroid, NBN and Jinteki counter for 1, 2 and 3 cards. (F1)
	globalsec.enters("asset", answers{"asset": "Midori"})
	globalsec.enters("offer", answers{"card": "Riot Control"})
	haas.enters("counter", answers{"card": "Liquidation", "discards": "0"})
	weyland.enters("pass", nil)
	nbn.enters("counter", answers{"card": "Arrest Orders", "discards": "1"})
	jinteki.enters("counter", answers{"card": "Puff Piece", "discards": "2"})
	// NBN sells its word: the capital moves, the support does not. (P9)
	nbn.enters("propose", answers{"do": "trade", "to": "1", "get": "2", "promise": "My last card beside the counteroffer"})
	jinteki.looks("offered")
	jinteki.enters("accept", answers{"from": "5"})
	e.allSee("Emil promises Ada: My last card beside the counteroffer (binds nobody)")
	e.looks("promised")
	haas.enters("support", answers{"side": "main", "cards": "2", "names": "quaggadelta and quaggaecho"})
	weyland.enters("support", answers{"side": "counter", "cards": "1", "names": "quaggafoxtrot"})
	nbn.enters("support", answers{"side": "main", "cards": "1", "names": "quaggagolf"})
	e.waitsFor(globalsec, "to resolve Riot Control")
	e.keep(map[string][]*device{"quaggaecho": {haas}, "quaggafoxtrot": {weyland}, "quaggagolf": {nbn}})
	globalsec.enters("resolve", nil)
	globalsec.enters("claim", nil)
	e.looks("second")

	// 1 main offer, 3 counteroffers, 0 + 1 + 2 discards, 4 in support: 11 more.
	e.room.sees("the pile of 18", says("18 action cards discarded"))
	for seat, figures := range [][]string{{"3", "1", "0"}, {"5", "3", "1"}, {"5", "1", "0"}, {"6", "2", "0"}, {"6", "0", "1"}} {
		e.allShow(seat+1, figures...)
	}
	// Nobody pays more than there is. (V10)
	jinteki.isRefused("pay", answers{"to": "2", "amount": "4"}, "You have 3 capital; this costs 4.")
	jinteki.looks("refused")
}
