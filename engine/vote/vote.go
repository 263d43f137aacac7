// Package vote is a secret vote that any table may have beside its game.
package vote

import "croupier/engine"

type (
	State = engine.State[Public, Hand, Box]
	View  = engine.View[Public, Hand]
)

type Public struct {
	N        int    // how many there have been
	Question string // empty: none is open
	In       []bool // who has voted, never what
}

type Hand struct{ Say string }

type Box struct{}

var (
	ask    = engine.Say[Ask]("ask")
	ballot = engine.Whisper[Ballot, Public, Hand, Box]("ballot")
	end    = engine.Say[Close]("close")
)

// Rules are put beside a game's own: gentleman.Rules.Game(vote.Rules).
var Rules = engine.Rules[Public, Hand, Box]{
	Name:  "vote",
	Kinds: []engine.Kind[Public, Hand, Box]{ask, ballot, end},
	Setup: func(s *State, _ engine.Setup, _ engine.Step) { s.Public.In = make([]bool, len(s.Hands)) },
	Host: func(p Public, _ []engine.Person) []engine.Pad {
		if p.Question == "" {
			return []engine.Pad{ask.Pad(engine.Textf("Ask the table"), engine.Words{Name: "question", Label: engine.Textf("Question"), Most: 80})}
		}
		return []engine.Pad{end.Pad(engine.Textf("Close the vote: the missing abstain"))}
	},
	Pads: func(v View) []engine.Pad {
		if v.Public.Question == "" {
			return nil
		}
		return []engine.Pad{ballot.Pad(engine.Textf("%v", v.Public.Question),
			engine.Choice{Name: "say", Label: engine.Textf("Your vote"), Among: engine.Items("yes", "no")}).
			For(engine.Textf("ballot %d", v.Public.N).String())}
	},
	Settle: settle,
	Screen: func(v View) (out []engine.Block) {
		if v.Public.Question != "" {
			out = append(out, engine.Note{Text: engine.Textf("Asked: %v", v.Public.Question)})
		}
		return out
	},
}

type Ask struct {
	Question string `json:"question"`
}

func (a Ask) Fold(s *State, _ engine.Step) {
	s.Public.N++
	s.Public.Question = a.Question
}

// Check: a question that says nothing is none.
func (a Ask) Check(View) error {
	if a.Question == "" {
		return engine.Refuse("Write the question.")
	}
	return nil
}

// Ballot can be changed until the reveal.
type Ballot struct {
	Say string `json:"say"`
}

func (b Ballot) Whisper(h *Hand, _ engine.Step) { h.Say = b.Say }

type Close struct{}

func (Close) Fold(s *State, t engine.Step) { reveal(s, t) }

// settle opens the vote once everybody who sits at the table has voted.
func settle(s *State, t engine.Step) {
	if s.Public.Question == "" {
		return
	}
	missing, in := false, false
	for i, h := range s.Hands {
		s.Public.In[i] = h.Say != ""
		in = in || s.Public.In[i]
		missing = missing || h.Say == "" && t.People[i].Name != ""
	}
	if in && !missing {
		reveal(s, t)
	}
}

func reveal(s *State, t engine.Step) {
	t.Reveal("ballot")
	yes, no := 0, 0
	for i := range s.Hands {
		switch s.Hands[i].Say {
		case "yes":
			yes++
		case "no":
			no++
		}
		s.Hands[i].Say, s.Public.In[i] = "", false
	}
	t.Tell("%v %d yes, %d no.", s.Public.Question, yes, no)
	s.Public.Question = ""
}
