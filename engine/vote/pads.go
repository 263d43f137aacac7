package vote

import (
	"fmt"
	"slices"

	"croupier/engine"
)

// pads are what a seat may enter: its ballot, and a question of its own.
func pads(v View) []engine.Pad {
	out := []engine.Pad{askPad(v.Public, v.People)}
	if v.Public.Open || v.Public.Result != nil {
		out = append([]engine.Pad{ballotPad(v)}, out...)
	}
	return out
}

// host is what the laptop may enter.
func host(p Public, people []engine.Person) (out []engine.Pad) {
	if p.Open {
		out = append(out, closePad(p, people),
			drop.Pad(engine.Textf("Withdraw the question: nothing is shown")).For(p.occasion()))
	} else if p.Result != nil {
		out = append(out, drop.Pad(engine.Textf("Put the result away")).For(p.occasion()))
	}
	return append(out, askPad(p, people))
}

// occasion marks what is for this question, and for this stage of it.
func (p Public) occasion() string {
	if p.Open {
		return fmt.Sprint("question ", p.N)
	}
	return fmt.Sprint("answer ", p.N)
}

func ballotPad(v View) engine.Pad {
	p := v.Public
	say := engine.Choice{Name: "say", Label: engine.Textf("Your vote")}
	for _, o := range p.Asked.Options {
		say.Among = append(say.Among, engine.Item{Value: o, Label: engine.Textf("%v", o)})
	}
	pad := ballot.Pad(engine.Textf("Vote: %v", p.Asked.Text)).For(fmt.Sprint("question ", p.N)).Saying("Cast my vote").
		With("%v", p.Asked.terms())
	pad.Aside = engine.Fields{say}
	asked := p.Call.Asked
	if !p.Open {
		asked = p.Result.Voters
	}
	switch {
	case !slices.Contains(asked, v.Seat):
		pad = pad.But("You are not asked this time.")
	case !p.Open:
		pad = pad.But("Too late, not counted: this vote is closed.")
	case p.Call.Has(v.Seat):
		pad.Label = engine.Textf("Change your vote: %v", p.Asked.Text)
	case p.waitsFor(v.Seat, v.People):
		pad = pad.Now()
	}
	return pad
}

// terms is what everybody knows of a question before they vote.
func (q Question) terms() engine.Text {
	how := engine.Textf("Shown by name.")
	if q.Tally {
		how = engine.Textf("Shown as a tally: no one's vote is named, but all know it if all vote alike.")
	}
	tie := engine.Textf("A tie decides nothing.")
	switch q.Tie {
	case First:
		tie = engine.Textf("In a tie the option named first wins.")
	case Lot:
		tie = engine.Textf("A tie is decided by lot.")
	}
	var heavy engine.List
	for i, w := range q.Weights {
		if w != 1 {
			heavy = append(heavy, engine.Textf("%v: %d", engine.Seat(i+1), w))
		}
	}
	if len(heavy) > 0 {
		return engine.Textf("%v %v Each vote weighs 1, but %v.", how, tie, heavy)
	}
	return engine.Textf("%v %v", how, tie)
}

func closePad(p Public, people []engine.Person) engine.Pad {
	pad := end.Pad(engine.Textf("Close the vote without %v", engine.SeatList(p.Call.Missing()))).For(p.occasion())
	in := len(p.Call.In)
	switch {
	case p.tooFew():
		pad.Sure = engine.Textf("Only %v came in: too few for a secret tally, so nothing is counted.", engine.Some{N: in, One: "vote", More: "votes"})
	case p.Asked.Tally && in > 0 && in < crowd:
		pad.Sure = engine.Textf("A tally of %v tells who voted what.", engine.Some{N: in, One: "vote", More: "votes"})
	default:
		pad.Sure = engine.Textf("The votes are shown, and nobody can change theirs.")
	}
	if len(p.Call.Waits(people)) == 0 {
		pad = pad.Now()
	}
	return pad
}

func asksOptions() engine.Words {
	return engine.Words{Name: "options", Label: engine.Textf("Options, separated by commas (left out: yes, no)"), Most: (most + 1) * optionLetters, Blank: true, Several: true,
		Known: []string{"yes, no", "for, against", "for, against, abstain"}}
}

func askPad(p Public, people []engine.Person) engine.Pad {
	voters := engine.Several{Name: "voters", Label: engine.Textf("Who votes (chosen none: everybody)"), Most: len(people)}
	weights := engine.Split{Name: "weights", Label: engine.Textf("Weights (left out: 1)"), Most: heaviest * len(people)}
	for _, s := range seatsTaken(people) {
		i := engine.Item{Value: spell(s), Label: s.Text()}
		voters.Among = append(voters.Among, i)
		weights.Among = append(weights.Among, engine.SplitItem{Item: i, Most: heaviest})
	}
	pad := ask.Pad(engine.Textf("Ask the table"),
		engine.Words{Name: "question", Label: engine.Textf("Question"), Most: questionLetters, Shelf: questionShelf},
		asksOptions(),
		tick("tally", engine.Textf("How it is shown (chosen none: by name)"), engine.Textf("As a tally, never by name"),
			engine.Textf("It gives itself away where all vote alike, or fewer than four vote.")),
		tick("sure", engine.Textf("A tally that gives itself away"), engine.Textf("Ask all the same"),
			engine.Textf("It may tell who voted what.")),
		voters,
		engine.Several{Name: "tie", Label: engine.Textf("A tie (chosen none: decides nothing)"), Most: 1, Among: []engine.Item{
			{Value: string(First), Label: engine.Textf("The option named first wins")},
			{Value: string(Lot), Label: engine.Textf("The lot decides")}}},
		engine.Several{Name: "minutes", Label: engine.Textf("Minutes (chosen none: no clock)"), Most: 1, Among: engine.Items("1", "2", "5", "10")},
		weights,
	).Saying("Ask: %v", engine.Answer("question"))
	if p.Open {
		pad = pad.But("The vote on “%v” is still open.", p.Asked.Text)
	}
	return pad
}

// tick is a question with one box to tick.
func tick(name string, ask, label, note engine.Text) engine.Field {
	return engine.Several{Name: name, Label: ask, Most: 1, Among: []engine.Item{{Value: "yes", Label: label, Note: note}}}
}
