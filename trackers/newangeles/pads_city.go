package newangeles

// What may be entered of threat, events and demands (P6, P7, P15).

import (
	"fmt"
	"slices"

	"croupier/engine"
)

// demandPads are a demand round for one seat. (P6, P15)
func demandPads(v View) []engine.Pad {
	if p := &v.Public; p.Phase != Demanded || p.Council != Scoring {
		return nil
	}
	return []engine.Pad{scorePad(v)}
}

// scorePad asks what the card in hand counts: it lies under the cover, and who
// has none sees the same cover. Rules 1 let one that was chosen next be scored, too.
func scorePad(v View) engine.Pad {
	p := &v.Public
	i := investmentOf(v.Hand.Investment)
	pad := score.Pad(engine.Textf("Show your investment: %v", i.title), engine.Number{Name: "count", Label: i.count.Text(), Max: 30}).
		For(p.mark()).Under()
	pad.Sure = engine.Textf("All see which card it is.")
	if i.sector() {
		pad.Asks = append(pad.Asks, engine.Choice{Name: "met", Label: engine.Textf("Is its demand met?"), Among: engine.Items("yes", "no")})
	}
	switch {
	case p.Rules > 1 && slices.Contains(p.Scored, v.Seat):
		return pad.But("You have shown your investment of this round.")
	case !p.Invested.Has(v.Seat):
		return pad.But("You have chosen no investment.")
	}
	return pad.Now()
}

// demandField asks for a demand that was not turned over yet; once all were, for
// any.
func demandField(p *Public) engine.Choice {
	f := engine.Choice{Name: "demand", Label: engine.Textf("Demand")}
	for _, d := range demands {
		if !slices.Contains(p.Seen, d.id) || len(p.Seen) == len(demands) {
			f.Among = append(f.Among, item(d.id, d.title))
		}
	}
	return f
}

// cityPads are the table's own business: for the laptop, and for whoever's turn
// it is.
func cityPads(p Public, people []engine.Person) (out []engine.Pad) {
	switch {
	case p.Phase == Production:
		out = append(out, production.Pad(engine.Textf("Production is over")).For(p.mark()).Now())
	case p.Phase == Event:
		out = append(out, eventPad(&p))
	case p.Phase == Demanded && p.Council == Scoring:
		out = append(out, meetPad(&p, people))
	case p.Phase == Demanded && p.Council == Calling:
		out = append(out, nextDemand.Pad(engine.Textf("Reveal the next demand"), demandField(&p)).For(p.mark()).Saying("Reveal %v", engine.Answer("demand")).Now())
	case p.Phase == Demanded:
		pad := roundOver.Pad(engine.Textf("Go on with round %d", p.Round+1)).For(p.mark())
		if len(p.Invested.Waits(people)) == 0 {
			pad = pad.Now()
		}
		out = append(out, pad)
	}
	out = append(out, threatPads()...)
	return append(out, ofCity(produce.Pad(engine.Textf("Resources made"), producedField)))
}

// meetPad: investments are scored before the demand is paid. (P6)
func meetPad(p *Public, people []engine.Person) engine.Pad {
	pad := meet.Pad(engine.Textf("Pay the demand")).For(p.mark())
	if unshown := p.toScore(people); len(unshown) > 0 {
		return pad.With("%v Not shown yet: the investments of %v.", p.demandText(), engine.SeatList(unshown))
	}
	return pad.With("%v", p.demandText()).Now()
}

// toScore are those who have an investment to show, but for whoever left. What
// somebody who has shown one chooses already is the next one's.
func (p *Public) toScore(people []engine.Person) []engine.Seat {
	unshown := slices.DeleteFunc(slices.Clone(p.Invested.In), func(s engine.Seat) bool { return slices.Contains(p.Scored, s) })
	return engine.Present(unshown, people)
}

// threatPads are the causes of threat that are entered with one tap; an unmet
// demand and Information Procurement come by themselves. (P7)
func threatPads() []engine.Pad {
	out := []engine.Pad{
		threat.Pad(engine.Textf("Threat +2: action in a district with illness"), engine.Fixed{Name: "cause", Value: causeIllness}),
		threat.Pad(engine.Textf("Threat +2: enemy, illness or outage into the Root"), engine.Fixed{Name: "cause", Value: causeRoot}),
		threat.Pad(engine.Textf("Threat: an event"), engine.Fixed{Name: "cause", Value: causeEvent}, engine.Number{Name: "by", Label: engine.Textf("Threat"), Min: 1, Max: 10}).
			Saying("Threat +%v", engine.Answer("by")),
	}
	for i := range out {
		out[i] = ofCity(out[i])
	}
	return out
}

// ofCity folds what is entered for the whole table away from a seat's own moves.
func ofCity(pad engine.Pad) engine.Pad { return pad.Folded("Threat and resources") }

// mark names the round as an occasion.
func (p *Public) mark() string { return fmt.Sprint("round ", p.Round) }

// eventPad fills the turn track again, if there is another turn to come.
func eventPad(p *Public) engine.Pad {
	pad := event.Pad(engine.Textf("The event is resolved")).For(p.mark()).Now()
	if p.Round+1 < rounds {
		pad.Asks = engine.Fields{trackField()}
		pad = pad.Saying("Resolved: %v assets next", engine.Answer("assets"))
	}
	return pad
}

// demandText says what the demand still lacks.
func (p *Public) demandText() engine.Text {
	d, lacks := demandOf(p.Demand), engine.List{}
	for i, r := range resources {
		if n := d.needs[i] - p.Made[i]; n > 0 {
			lacks = append(lacks, engine.Textf("%d %v", n, r.title))
		}
	}
	if len(lacks) == 0 {
		return engine.Textf("%v is met.", d.title)
	}
	return engine.Textf("%v lacks %v: threat +%d.", d.title, lacks, d.threat)
}
