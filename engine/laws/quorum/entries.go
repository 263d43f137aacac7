package quorum

import (
	"strings"
	"time"

	"croupier/engine"
)

// Vote is whispered: it can reach the voter's hand and nothing else.
type Vote struct {
	Say string `json:"say"`
}

func (v Vote) Whisper(h *Hand, _ engine.Step) { h.Vote = v.Say }

// Give hands coins over, in the open.
type Give struct {
	To    engine.Seat `json:"to"`
	Coins int         `json:"coins"`
}

func (g Give) Fold(s *State, t engine.Step) {
	s.Public.Coins[t.By-1] -= g.Coins
	s.Public.Coins[g.To-1] += g.Coins
	s.Public.Turn = t.By%engine.Seat(s.Public.Seats) + 1
}

func (g Give) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v gives %v %d coins", by, g.To, g.Coins)
}

// Bank is the host giving coins out of the box.
type Bank Give

func (b Bank) Fold(s *State, _ engine.Step) { s.Public.Coins[b.To-1] += b.Coins }

// Hide puts a coin behind the giver's screen; everyone sees it go.
type Hide struct{}

func (Hide) Fold(s *State, t engine.Step) {
	s.Public.Coins[t.By-1]--
	s.Hand(t.By).Stash++
}

// Lay puts cards face down: all see how many, their owner knows which.
type Lay struct {
	Cards int `json:"cards"`
}

// Names is what is said aside.
type Names struct {
	Names string `json:"names"`
}

func (l Lay) Fold(s *State, t engine.Step)     { s.Public.Laid[t.By-1] += l.Cards }
func (n Names) Whisper(h *Hand, _ engine.Step) { h.Laid += " " + n.Names }

// CheckAside is a rule over both halves: from the view and the answers alone.
func (n Names) CheckAside(_ View, l Lay) error {
	if named := len(strings.Fields(n.Names)); named > l.Cards {
		return engine.Refuse("You named %d cards and lay %d.", named, l.Cards)
	}
	return nil
}

// Show lets one other seat see the cards: a legal peek, declared as one.
type Show struct {
	To engine.Seat `json:"to"`
}

func (e Show) Fold(s *State, t engine.Step) {
	s.Hand(e.To).Seen = s.Hand(t.By).Laid
	t.Show(t.By, e.To, "lay")
}

// Throw is two dice, typed as they fell or thrown by the program.
type Throw struct {
	Dice []int `json:"dice"`
}

func (d Throw) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Thrower, p.Rolled = t.By, len(d.Dice) == 0
	p.Fell = t.Luck.Dice(d.Dice, 2, 6)
	t.Tell("%v throws %d and %d.", t.By, p.Fell[0], p.Fell[1])
}

// settle opens the ballots once the last one is in.
func settle(s *State, t engine.Step) {
	in := 0
	for i, h := range s.Hands {
		s.Public.Voted[i] = h.Vote != ""
		if h.Vote != "" {
			in++
		}
	}
	if in > 0 && s.Public.Closes.IsZero() {
		s.Public.Closes = t.At.Add(2 * time.Minute)
	}
	if in == len(s.Hands) {
		open(s, t)
	}
}

// open counts what is in; who is missing has abstained.
func open(s *State, t engine.Step) {
	yes := 0
	for i := range s.Hands {
		if s.Hands[i].Vote == "yes" {
			yes++
		}
		s.Hands[i].Vote, s.Public.Voted[i] = "", false
	}
	t.Reveal("vote")
	t.Tell("Motion %d: %d for it.", s.Public.Round, yes)
	t.Voted(engine.Scales{Title: engine.Textf("Motion %d", s.Public.Round), Verdict: engine.Textf("%d for it", yes),
		Pans: [2]engine.Pan{{Label: engine.Textf("For"), Total: yes}, {Label: engine.Textf("Not for"), Total: len(s.Hands) - yes}}})
	if 2*yes > len(s.Hands) {
		s.Public.Passed = min(s.Public.Passed+1, 5)
	}
	s.Public.Round, s.Public.Closes = min(s.Public.Round+1, 6), time.Time{}
}
