package engine

import (
	"net/url"
	"slices"
	"strings"
)

// nameLetters is the most that a name may have; the shell counts its signs.
const nameLetters = 128

// sit puts a person into a chair, or gives who sits there another name. Typed by
// the host it seats a guest without a phone, and renames anybody.
func (p *position) sit(l *line, keep bool) error {
	if l.By < 1 {
		return Refuse("Choose a seat.")
	}
	for name := range l.Answers {
		if name != "name" {
			return unasked(l.Answers, namePad(Text{}).Asks, Refuse("A name is all that is asked."))
		}
	}
	name, err := plain(l.Answers.Get("name"), Textf("Name"), nameLetters)
	if err != nil {
		return err
	}
	if name == "" || len(l.Answers["name"]) != 1 {
		return Refuse("Write a name.")
	}
	for i, other := range p.people {
		if Seat(i+1) != l.By && strings.EqualFold(other.Name, name) {
			return Refuse("There is another %v at this table already.", name)
		}
	}
	was := p.people[l.By-1]
	sitter := Person{Name: name, Phone: !l.ByHost || was.Name != "" && was.Phone, Open: was.Open && was.Name != ""}
	l.Answers = url.Values{"name": {name}}
	switch {
	case was.Name == "" && l.ByHost:
		l.text = Textf("%v sits down at seat %d, without a phone.", name, int(l.By))
	case was.Name == "":
		l.text = Textf("%v sits down at seat %d.", name, int(l.By))
	case was.Name != name:
		l.text = Textf("%v is called %v now.", was.Name, name)
	default:
		l.text = Textf("%v is back at seat %d.", name, int(l.By))
	}
	return p.person(l, sitter, keep)
}

// leave frees a chair. What was played stays with it.
func (p *position) leave(l *line, keep bool) error {
	if l.By < 1 || p.people[l.By-1].Name == "" {
		return Refuse("Nobody sits there.")
	}
	if len(l.Answers) > 0 {
		return unasked(l.Answers, nil, Refuse("Nothing is asked."))
	}
	l.text = Textf("%v leaves seat %d.", p.people[l.By-1].Name, int(l.By))
	return p.person(l, Person{}, keep)
}

// open lets the host's device show a seat and speak for it, or ends that. It is
// an entry that all hear of. The shell lets the host open a seat whose phone is
// gone; where the phone is there, its owner must.
func (p *position) open(l *line, keep bool) error {
	if l.By < 1 || p.people[l.By-1].Name == "" || !p.people[l.By-1].Phone {
		return Refuse("The laptop speaks for that seat anyway.")
	}
	on := l.Answers.Get("on")
	if len(l.Answers) != 1 || len(l.Answers["on"]) != 1 || on != OnLaptop && on != OnPhone {
		asks := Fields{Choice{Name: "on", Among: Items(OnLaptop, OnPhone)}}
		return unasked(l.Answers, asks, Refuse("Say where: on the laptop, or on the phone alone."))
	}
	person := p.people[l.By-1]
	person.Open = on == OnLaptop
	l.text = Textf("The laptop may speak for %v.", l.By)
	if !person.Open {
		l.text = Textf("%v plays on the phone alone again.", l.By)
	}
	return p.person(l, person, keep)
}

// Answers to Open's "on".
const (
	OnLaptop = "laptop"
	OnPhone  = "phone"
)

func (p *position) person(l *line, sitter Person, keep bool) error {
	p.people = slices.Clone(p.people)
	p.people[l.By-1] = sitter
	return p.event(l, keep)
}

// putUpChairs has as many chairs stand as the game says by now. Nobody sits on a new one.
func (p *position) putUpChairs() {
	if more := p.boards[0].chairs(len(p.people)) - len(p.people); more > 0 {
		p.people = append(slices.Clip(p.people), make([]Person, more)...)
	}
}

// begin gives the table other seats or options, until the game's first entry.
func (p *position) begin(l *line, _ bool) error {
	if l.By != Host {
		return Refuse("Only the host sets the table up.")
	}
	if p.begun {
		return Refuse("The game has begun: its seats and options stay.")
	}
	pad := p.beginPad()
	in, spelled, err := pad.read(l.Answers)
	if err != nil {
		return asking(err, pad.Asks)
	}
	e, err := decode[map[string]any](in.said)
	if err != nil {
		return err
	}
	setup := p.setup
	setup.Options = Options{}
	for name := range e {
		setup.Options[name] = spelled.Get(name)
	}
	delete(setup.Options, "seats")
	setup.Seats = int(e["seats"].(float64))
	for i := setup.Seats; i < len(p.people); i++ {
		if p.people[i].Name != "" {
			return Refuse("%v sits at seat %d, so there must be %d seats.", Seat(i+1), i+1, i+1)
		}
	}
	q, err := p.game.start(setup)
	if err != nil {
		return err
	}
	copy(q.people, p.people)
	p.setup, p.people, p.boards, p.mine = q.setup, q.people, q.boards, q.mine
	p.newest = strikable{}
	l.Answers, l.text = spelled, Textf("The table is set up for %d.", setup.Seats)
	return p.event(l, false)
}

func (p *position) beginPad() Pad {
	about := p.game.about
	asks := Fields{Number{Name: "seats", Label: Textf("Seats"), Min: about.Min, Max: about.Max, Start: len(p.people)}}
	for _, o := range about.Options {
		asks = append(asks, o.withStart(p.setup.Options))
	}
	pad := Pad{Kind: Begin, Label: Textf("Seats and house rules"), Does: Textf("Set the table up so"), Asks: asks}
	if p.begun {
		return pad.But("The game has begun: its seats and options stay.")
	}
	return pad
}

// addKernelPads adds what the kernel lets a viewer enter, besides the game.
func (p *position) addKernelPads(out []Pad, viewer Seat) []Pad {
	switch {
	case viewer == Host:
		out = append(p.addUndoPads(out, viewer), p.pausePad(), p.beginPad())
		for i, person := range p.people {
			out = addChairPads(out, Seat(i+1), person)
		}
	case viewer > 0:
		out = addOwnChairPads(p.addUndoPads(out, viewer), p.people[viewer-1])
	}
	return out
}

// What the pads of a chair ask.
var (
	asksName   = Fields{Words{Name: "name", Label: Textf("Name"), Most: nameLetters}}
	toOnLaptop = Fields{Fixed{Name: "on", Value: OnLaptop}}
	toOnPhone  = Fields{Fixed{Name: "on", Value: OnPhone}}
)

func namePad(label Text) Pad { return Pad{Kind: Sit, Label: label, Asks: asksName} }

// addChairPads adds what the host may do with one chair.
func addChairPads(out []Pad, s Seat, person Person) []Pad {
	if person.Name == "" {
		pad := namePad(Textf("Seat a guest without a phone"))
		pad.As = s
		return append(out, pad)
	}
	rename, free := namePad(Textf("Another name for %v", s)), Pad{Kind: Leave, Label: Textf("Free the seat of %v", s)}
	rename.As, free.As = s, s
	out = append(out, rename, free)
	if person.Phone && !person.Open {
		out = append(out, Pad{Kind: Open, As: s, Label: Textf("Speak for %v", s), Asks: toOnLaptop})
	}
	return out
}

// addOwnChairPads adds what a person may do with the own chair.
func addOwnChairPads(out []Pad, person Person) []Pad {
	if person.Name == "" {
		return out
	}
	out = append(out, namePad(Textf("Another name")))
	if person.Phone {
		yes := Pad{Kind: Open, Label: Textf("Let the laptop speak for me"), Asks: toOnLaptop}
		if person.Open {
			yes = Pad{Kind: Open, Label: Textf("Play on this phone alone again"), Asks: toOnPhone}
		}
		out = append(out, yes)
	}
	return append(out, Pad{Kind: Leave, Label: Textf("Leave the table"), Sure: Textf("Your seat and what you hold stay at the table for who comes next.")})
}
