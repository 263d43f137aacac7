package engine

import (
	"cmp"
	"net/url"
	"time"
)

// Rules is how a game declares itself. Every function is pure. What is nil is
// not there.
type Rules[P, H, B any] struct {
	Name, Title string
	Min, Max    int // seats
	Usual       int // seats, where the host has not said how many; 0: four, as on most nights
	Version     int // of these rules, in the header of nights; a game may ask it of its Setup

	Currency *Currency // the game's money, if it has any
	Options  []Option  // house rules, asked when a table is opened
	Kinds    []Kind[P, H, B]

	Builds    []string // kinds of the host's entries that build the table, where people build it; a template is made of them
	NamedBy   string   // the one of them that names the table, by its answer "title"; "" where none does
	Templates []string // tables that come with the program, built and not yet played on: each the text of a night file

	Open func(*P) []Tracker     // the numbers that lie face up
	Own  func(*P, *H) []Tracker // those in one hand

	Called func(P) Text // the table's title, where people name it; empty: Title

	Shelves []Shelf        // what is worth offering on other nights, by sort: fields say which they name
	Keep    func(P) []Kept // what of that lies face up, for names that were whispered first; those said out loud are kept without it

	// Chairs is how many chairs stand now, where a game lets the host put up more in
	// the middle of a night: as many as the table was opened with, then up to Max,
	// never fewer than before. Its states have a hand for each of the Max chairs
	// from the start, so that nothing grows with a chair. Nil: as it was opened.
	Chairs func(P) int

	Setup   func(*State[P, H, B], Setup, Step)
	Pads    func(View[P, H]) []Pad      // what a seat may enter, now; and why not
	Host    func(P, []Person) []Pad     // what the host may enter: from what lies face up
	Settle  func(*State[P, H, B], Step) // what follows by itself after each entry
	Waiting func(P, []Person) Waiting   // for whom the table waits, and for what; the zero value: for nothing

	// What to show. As with the numbers, what a function is handed says who may see what
	// it makes: of what lies face up, the blocks are the same for everybody who is shown
	// them, and are made once for all.
	Room   func(P) []Block                         // on the room's screen and the host's page
	Phones func(P) []Block                         // on all phones
	Mine   func(View[P, H]) (above, below []Block) // on one phone besides: above those and below them

	Deadline func(P) time.Time           // when the clock runs out, in the table's time; the zero time when none runs
	Clock    func(P) Text                // what the deadline is for: "until the offer lapses"
	Expire   func(*State[P, H, B], Step) // what happens then
	Over     func(P) bool

	Passed func(*State[P, H, B]) // of a part beside a game: the game has moved on, and waits for others than before
}

// part is the rules of a game, or of something that any game may have beside
// its own (a vote): it has a state of its own, and neither sees the other's.
type part interface {
	info() Info
	kinds() []string
	start(setup Setup, hands int, step Step) board
	hands(Setup) int // for how many seats a table has room
}

// board is one part in play, with its state closed in.
type board interface {
	clone() board
	enter(rec Record, step Step) (keptEntry, error)
	event(kind string, step Step) error // the clock, or somebody sat down or left
	gameMovedOn()                       // the game that it stands beside has moved on
	pads(viewer Seat, people []Person) []Pad
	room() []Block   // on the room's screen and the host's page
	phones() []Block // on all phones
	mine(viewer Seat, people []Person) (above, below []Block)
	trackers() (open []Tracker, own [][]Tracker) // own by seat, seat 1 first
	waiting(people []Person) Waiting
	shelfItems() []Kept
	title() Text
	deadline() (time.Time, Text)
	over() bool
	chairs(standing int) int // how many stand, where so many stood until now
}

// taken is what the log keeps of an entry.
type keptEntry struct {
	spelled url.Values
	aside   []string // the answers that only their author knows
	whisper string   // its kind, where it has any
	named   []Kept   // what was named out loud, for the shelf
	typed   []Typed  // what somebody has just typed; nothing where the entry is out of a log
	text    Text
}

type playedPart[P, H, B any] struct {
	rules *Rules[P, H, B]
	state State[P, H, B]
}

func (r Rules[P, H, B]) info() Info {
	return Info{
		Name: r.Name, Title: r.Title, Min: r.Min, Max: r.Max, Usual: min(max(cmp.Or(r.Usual, usual), r.Min), r.Max), Version: max(r.Version, 1),
		Currency: r.Currency, Options: r.Options, Kinds: r.kinds(), Shelves: r.Shelves, Builds: r.Builds, NamedBy: r.NamedBy, Templates: r.Templates,
	}
}

// usual is how many sit down on most nights.
const usual = 4

// kinds are the names of its kinds of entries. A whisper has no line of its own:
// without words the table would read its bare name, "Ada: invest".
func (r Rules[P, H, B]) kinds() (out []string) {
	for _, k := range r.Kinds {
		if k.whisper && k.said == "" {
			panic("engine: a whisper that no words tell of: " + k.Name)
		}
		out = append(out, k.Name)
	}
	return out
}

func (r Rules[P, H, B]) hands(setup Setup) int {
	if r.Chairs != nil {
		return r.Max
	}
	return setup.Seats
}

func (r Rules[P, H, B]) start(setup Setup, hands int, step Step) board {
	b := &playedPart[P, H, B]{rules: &r}
	b.state.Hands = make([]H, hands)
	r.Setup(&b.state, setup, step)
	return b.clone() // a state that cannot be copied stops the program here
}

func (b *playedPart[P, H, B]) clone() board { return &playedPart[P, H, B]{b.rules, clone(b.state)} }

// enter takes one record. Once the record is read and checked, only a tracker that leaves
// its range can still refuse it.
func (b *playedPart[P, H, B]) enter(rec Record, step Step) (keptEntry, error) {
	pad, m, spelled, err := b.findPad(rec, step.People)
	if err != nil {
		return keptEntry{}, err
	}
	m.fold(&b.state, step)
	t := keptEntry{spelled: spelled, text: m.line, named: pad.says(b.rules.Shelves, spelled)}
	if rec.Mark != AnyMark {
		t.typed = pad.typedTexts(spelled)
	}
	for _, f := range pad.Aside {
		t.aside = append(t.aside, f.names()...)
		t.whisper = pad.Kind
	}
	if t.text.Empty() {
		t.text = b.wordEntry(pad, rec.By)
	}
	return t, b.settle(step)
}

// wordEntry words an entry that does not word itself.
func (b *playedPart[P, H, B]) wordEntry(pad Pad, by Seat) Text {
	switch {
	case pad.Kind == Correct: // of a number in a hand
		return Textf("Ruling: %v sets something right face down", by)
	case b.kind(pad.Kind).said != "":
		return Textf(b.kind(pad.Kind).said, by)
	case pad.Covered: // its label may depend on the hand
		return Textf("%v: %v", by, Word(pad.Kind))
	}
	return Textf("%v: %v", by, pad.Label)
}

func (b *playedPart[P, H, B]) settle(step Step) error {
	if b.rules.Settle != nil {
		b.rules.Settle(&b.state, step)
	}
	return b.rules.inRange(&b.state, step.By)
}

func (b *playedPart[P, H, B]) event(kind string, step Step) error {
	if kind == Time {
		if d, _ := b.deadline(); d.IsZero() || step.At.Before(d) {
			return nil
		}
		b.rules.Expire(&b.state, step)
	}
	return b.settle(step)
}

func (b *playedPart[P, H, B]) gameMovedOn() {
	if b.rules.Passed != nil {
		b.rules.Passed(&b.state)
	}
}

// findPad finds the pad that a record answers, and the entry in it. Of several
// pads of one kind, the one that asks for these answers words the refusal.
func (b *playedPart[P, H, B]) findPad(rec Record, people []Person) (pad Pad, m readEntry[P, H, B], spelled url.Values, err error) {
	v := b.state.view(rec.By, people)
	err = errNotOffered
	pads := b.pads(rec.By, people)
	for _, p := range pads {
		if p.Kind != rec.Kind {
			continue
		}
		made, spelled, no := b.readAnswer(p, v, rec)
		if no == nil {
			return p, made, spelled, nil
		}
		if err == errNotOffered || p.fits(rec.Answers) {
			err = no
		}
	}
	return pad, m, nil, amongPads(err, rec, pads)
}

// readAnswer is the entry in one pad that a record answers.
func (b *playedPart[P, H, B]) readAnswer(p Pad, v View[P, H], rec Record) (m readEntry[P, H, B], spelled url.Values, err error) {
	if rec.Mark != AnyMark && rec.Mark != p.Mark {
		return m, nil, p.refuseOvertaken()
	}
	if p.Closed != nil {
		return m, nil, Refusal{*p.Closed}
	}
	in, spelled, err := p.read(rec.Answers)
	if err != nil {
		return m, nil, err
	}
	if p.Kind == Correct {
		m, err = b.correction(in)
	} else {
		m, err = b.kind(p.Kind).read(rec.By, v, in)
	}
	return m, spelled, err
}

// fits reports whether the answers that this pad gives by itself are the ones given.
func (p Pad) fits(answers url.Values) bool {
	for _, f := range p.Asks {
		if f, ok := f.(Fixed); ok && answers.Get(f.Name) != f.Value {
			return false
		}
	}
	for _, f := range p.Aside {
		if f, ok := f.(Fixed); ok && answers.Get(f.Name) != f.Value {
			return false
		}
	}
	return true
}

func (b *playedPart[P, H, B]) pads(viewer Seat, people []Person) (out []Pad) {
	v := b.state.view(viewer, people)
	switch {
	case viewer == Room:
		return nil
	case viewer == Host && b.rules.Host != nil:
		out = b.rules.Host(v.Public, people)
	case viewer > 0 && b.rules.Pads != nil:
		out = b.rules.Pads(v)
	}
	return append(out, b.rules.corrections(v, viewer)...)
}

func (b *playedPart[P, H, B]) kind(name string) Kind[P, H, B] {
	for _, k := range b.rules.Kinds {
		if k.Name == name {
			return k
		}
	}
	panic("engine: pad for an undeclared kind: " + name)
}

func (b *playedPart[P, H, B]) room() (bs []Block) {
	if b.rules.Room != nil {
		bs = b.rules.Room(b.state.Public)
	}
	return bs
}

func (b *playedPart[P, H, B]) phones() (bs []Block) {
	if b.rules.Phones != nil {
		bs = b.rules.Phones(b.state.Public)
	}
	return bs
}

func (b *playedPart[P, H, B]) mine(viewer Seat, people []Person) (above, below []Block) {
	if b.rules.Mine != nil {
		above, below = b.rules.Mine(b.state.view(viewer, people))
	}
	return above, below
}

func (b *playedPart[P, H, B]) trackers() (open []Tracker, own [][]Tracker) {
	for i := range b.state.Hands {
		own = append(own, b.rules.ownTrackers(&b.state.Public, &b.state.Hands[i]))
	}
	return b.rules.openTrackers(&b.state.Public), own
}

func (b *playedPart[P, H, B]) waiting(people []Person) (w Waiting) {
	if b.rules.Waiting != nil {
		w = b.rules.Waiting(b.state.Public, people)
	}
	return w
}

func (b *playedPart[P, H, B]) title() (t Text) {
	if b.rules.Called != nil {
		t = b.rules.Called(b.state.Public)
	}
	return t
}

func (b *playedPart[P, H, B]) deadline() (t time.Time, what Text) {
	if b.rules.Deadline != nil {
		t = b.rules.Deadline(b.state.Public)
	}
	if b.rules.Clock != nil {
		what = b.rules.Clock(b.state.Public)
	}
	return t, what
}

func (b *playedPart[P, H, B]) chairs(standing int) int {
	if b.rules.Chairs == nil {
		return standing
	}
	return min(max(b.rules.Chairs(b.state.Public), standing), b.rules.Max)
}

func (b *playedPart[P, H, B]) over() bool { return b.rules.Over != nil && b.rules.Over(b.state.Public) }
