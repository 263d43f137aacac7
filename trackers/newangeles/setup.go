package newangeles

import (
	"croupier/engine"
	"croupier/engine/ledger"
	"croupier/engine/sealed"
)

func setup(s *State, table engine.Setup, _ engine.Step) {
	n, o := len(s.Hands), table.Options
	p := &s.Public
	p.Rules = table.Version
	p.House = House{
		NoCardWins: o["no-card"] == "wins", MayDecline: o["decline"] == "yes", DiscardsUp: o["discards"] == "up",
		Hidden: o["hands"] == "hidden", MayNotResolve: o["resolve"] == "may", Notes: o["bargains"] == "notes",
		InTurnOnly: o["payments"] == "in-turn", MayRevise: o["revise"] == "yes", HandSize: o.Int("hand-size"),
		Scripted: o["assets"] == "scripted", Emergency: o["emergency"] == "yes", NoOwnRival: o["own-rival"] == "no",
	}
	p.Round, p.Deal = 1, newDeal(1, n, 1)
	p.Corporations, p.Assets, p.Emergency = make([]string, n), make([][]string, n), make([]int, n)
	p.Capital = ledger.Open(n, 0)
	if !p.House.Hidden {
		p.Cards = make([]int, n)
	}
	if p.House.Emergency {
		for i := range p.Emergency {
			p.Emergency[i] = 1
		}
	}
	p.Proposals = make([]Proposal, n)
	p.Rivals, p.Invested = sealed.To(engine.Seats(n)...), sealed.To(engine.Seats(n)...)
}
