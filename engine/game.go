package engine

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
)

// Setup is what a table starts from: the first line of its night. A `begin`
// entry may still change its seats and options.
type Setup struct {
	Seats   int
	Seed    uint64  // of the program's dice; a secret until the night is over
	Deal    uint64  // another deal with the same luck afterwards: for the laws
	Version int     // of the game's rules; 0 the present ones
	Options Options // what is not named here is as usual
}

// Game is a game as the rest of the program sees it: a log goes in, a position
// comes out.
type Game interface {
	Info() Info
	// Fold plays a log from the start. Where a record is refused, the error is a *FoldError.
	Fold(Setup, []Record) (Position, error)
	// Undo strikes an entry of the log out, or brings it back by striking its undo.
	Undo(Setup, []Record, Record) (Position, error)
	// History folds a night to be read back. Where a record is refused, it ends
	// there, and the error is a *FoldError.
	History(Setup, []Record) (*History, error)
	// Report looks back on the night, for everybody.
	Report(Setup, []Record) (Report, error)
}

// Info is what the lobby needs to know of a game.
type Info struct {
	Name     string    `json:"name"` // as URLs and headers of nights spell it
	Title    string    `json:"title"`
	Min      int       `json:"min"` // seats
	Max      int       `json:"max"`
	Usual    int       `json:"usual"` // seats, where the host has not said how many
	Version  int       `json:"rules"`
	Currency *Currency `json:"currency,omitempty"`
	Options  []Option  `json:"options,omitempty"`
	Kinds    []string  `json:"kinds"`
	Shelves  []Shelf   `json:"shelves,omitempty"` // what it keeps for other nights
	// Builds are the kinds of the host's entries that build the table; none where
	// the table is as it is printed. A template is made of them: see Built.
	Builds []string `json:"builds,omitempty"`
	// NamedBy is the one of them that names the table, by its answer "title".
	NamedBy string `json:"namedBy,omitempty"`
	// Templates are night files of tables that are built and not yet played on.
	Templates []string `json:"templates,omitempty"`
}

// Position is a folded log. It never changes, and it does not grow with the night.
type Position interface {
	// Enter is the position after one more entry, or a Refusal.
	Enter(Record) (Position, error)
	// Last is the newest entry as the log keeps it; its Seq is the length of the log.
	Last() Record
	// Shown are the secrets that the newest entry turned over.
	Shown() []Shown
	// Told is what followed from the newest entry.
	Told() []Text
	// Named is what the newest entry named out loud that is worth offering on other
	// nights.
	Named() []Kept
	// Typed are the texts that the newest entry brought, each with what asked for it:
	// for whoever takes it in. Nothing where it came out of a log, marked AnyMark.
	Typed() []Typed
	// Kept is the same as Named of all that lies face up.
	Kept() []Kept
	// HostLine is the newest entry as the host reads it, with the way to take it
	// back, as the whole History would have it. There must be one.
	HostLine() Line
	// Screen is what one viewer sees and may enter.
	Screen(Seat) Screen
	// Deadline is when a clock runs out, by the shell's clock; zero when none runs or the table is paused.
	Deadline() time.Time
	// Ticking reports whether a clock is running: then a stop of the program is a pause.
	Ticking() bool
	// Setup is what the table was set up as before the game's first entry: the log
	// folds from it. A game may have put up more chairs since: People counts them.
	Setup() Setup
	// People are who sit in the chairs that stand, seat 1 first.
	People() []Person
	// Over reports whether the game has ended.
	Over() bool
}

// FoldError is a log that does not fold: the record that was refused, and why.
type FoldError struct {
	Seq int
	Err error
}

// Error is for the program's own log. It names only the number of the entry: why the
// entry was refused was worded for its author, and may tell a secret. What is wrong with
// a setup is no secret, and is given in full.
func (e *FoldError) Error() string {
	if e.Seq > 0 {
		return fmt.Sprintf("engine: entry %d is refused", e.Seq)
	}
	return e.Err.Error()
}

// Unwrap gives the refusal of a setup. It hides the refusal of an entry: whoever folds
// the log did not make that entry, and must not be shown a sentence worded for another.
func (e *FoldError) Unwrap() error {
	if e.Seq > 0 {
		return nil
	}
	return e.Err
}

// Kinds of entries that the kernel itself takes.
const (
	Sit     = "sit"     // a person takes a chair, or another name
	Leave   = "leave"   // a chair is free again
	Begin   = "begin"   // other seats or options, before the first entry of the game
	Open    = "open"    // the host's device may show a seat, or no longer
	Pause   = "pause"   // the table's time stands still
	Resume  = "resume"  // and goes on
	Time    = "time"    // a clock ran out
	Undo    = "undo"    // an entry is struck out
	Correct = "correct" // a ruling
)

// Kernel are the kernel's kinds of entries.
var Kernel = []string{Sit, Leave, Begin, Open, Pause, Resume, Time, Undo, Correct}

// Game makes a Game of the rules and of the parts that the table has beside them. It
// keeps the state to itself: from here on nobody else can reach it.
func (r Rules[P, H, B]) Game(beside ...part) Game {
	g := &game{r.info(), Word(r.Title).Text(), append([]part{r}, beside...)}
	g.about.Kinds = nil
	taken := slices.Clone(Kernel)
	g.about.Shelves = nil
	for _, p := range g.parts {
		for _, s := range p.info().Shelves {
			if _, twice := g.about.Shelf(s.Sort); twice {
				panic("engine: two shelves of one sort: " + s.Sort)
			}
			g.about.Shelves = append(g.about.Shelves, s.mustValidate())
		}
		for _, k := range p.kinds() {
			if slices.Contains(taken, k) || strings.Trim(k, "abcdefghijklmnopqrstuvwxyz-") != "" {
				panic("engine: not a name for a kind of entry, or taken: " + k)
			}
			taken, g.about.Kinds = append(taken, k), append(g.about.Kinds, k)
		}
	}
	return g
}

type game struct {
	about Info
	title Text // where people name no table
	parts []part
}

type position struct {
	game      *game
	setup     Setup
	people    []Person
	boards    []board       // the game's own, then what is beside it
	begun     bool          // the game's first entry is in
	still     time.Duration // how long the table's time has stood still so far
	since     time.Time     // when it was paused; zero while it goes on
	last      line
	mine      []strikable // by chair there is room for: its newest entry, while the seat may take it back
	newest    strikable   // the newest entry that the host may take back
	readyLuck []readyLuck // the luck of undone entries

	room, phones func() []Block // what several viewers see alike: see screen.go
}

// line is one record and what came of it.
type line struct {
	Record
	keptEntry
	outcome
	luck    int // of an entry that drew: whose luck it had
	struck  bool
	reverse Text     // of an undo: what striking it does
	people  []Person // who sat at the table then
}

// strikable is an entry that may be taken back; its seq is 0 where there is none.
type strikable struct {
	seq     int
	said    Then
	at      time.Time
	whisper string // its kind, where it has a secret
}

var errNotOffered = errors.New("engine: no pad of that kind")

func (g *game) Info() Info { return g.about }

// start is a table before its first entry.
func (g *game) start(setup Setup) (*position, error) {
	if setup.Seats < g.about.Min || setup.Seats > g.about.Max {
		return nil, Refuse("%v is for %d to %d players, not %d.", g.about.Title, g.about.Min, g.about.Max, setup.Seats)
	}
	if setup.Version == 0 {
		setup.Version = g.about.Version
	}
	if setup.Version < 1 || setup.Version > g.about.Version {
		return nil, Refuse("This program knows rules 1 to %d of %v, not %d.", g.about.Version, g.about.Title, setup.Version)
	}
	options, err := setup.Options.fill(g.about.Options)
	if err != nil {
		return nil, err
	}
	setup.Options = options
	hands := g.parts[0].hands(setup)
	p := &position{game: g, setup: setup, people: make([]Person, setup.Seats), mine: make([]strikable, hands)}
	step := p.step(Record{}, &outcome{})
	step.Luck = newLuck(setup.Seed+setup.Deal, 0)
	for _, part := range g.parts {
		p.boards = append(p.boards, part.start(setup, hands, step))
	}
	return p, nil
}

// step gives each record luck of its own, so that striking one entry out does
// not change what the others rolled; but see luck.go.
func (p *position) step(rec Record, out *outcome) Step {
	return Step{By: rec.By, At: p.tableTime(rec.At), Luck: newLuck(p.setup.Seed, rec.Seq), People: p.people, out: out}
}

// Enter tries one entry on a copy, so that it costs the same however long the
// night is, and a refused one leaves nothing behind.
func (p *position) Enter(rec Record) (Position, error) {
	q := *p
	q.boards = slices.Clone(p.boards)
	q.mine = slices.Clone(p.mine)
	if err := q.next(rec, true); err != nil {
		return nil, err
	}
	q.shareBlocks()
	return &q, nil
}

// next takes one more record. With keep, what it held before stays as it was.
func (p *position) next(rec Record, keep bool) error {
	rec.Seq = p.last.Seq + 1
	if rec.At.Before(p.last.At) { // times in a log never run backwards
		rec.At = p.last.At
	}
	l := line{Record: rec}
	switch {
	case rec.By < Host || int(rec.By) > len(p.people) || rec.By == Room && rec.Kind != Time:
		return Refuse("You have no seat at this table.")
	case rec.ByHost && rec.By < 1:
		return Refuse("The host speaks for a seat, or as the host.")
	}
	if d := p.Deadline(); rec.Kind != Time && !d.IsZero() && !rec.At.Before(d) {
		return Refuse("Too late: the time was up.")
	}
	take, ok := kernel[rec.Kind]
	if !ok {
		take = (*position).enter
	}
	l.people = p.people
	waited := p.boards[0].waiting(p.people).For
	if err := take(p, &l, keep); err != nil {
		return err
	}
	if !slices.Equal(waited, p.boards[0].waiting(p.people).For) {
		p.tellGameMovedOn(keep)
	}
	if l.Kind != Leave { // who leaves is named as who sat there
		l.people = p.people
	}
	p.note(l)
	return nil
}

// kernel takes the kernel's own kinds; Undo needs the log: see Game.
var kernel = map[string]func(*position, *line, bool) error{
	Sit: (*position).sit, Leave: (*position).leave, Begin: (*position).begin, Open: (*position).open,
	Pause: (*position).pause, Resume: (*position).resume, Time: (*position).timeUp,
	Undo: func(*position, *line, bool) error { return Refuse("An undo needs the log.") },
}

// enter lets the first part that offers it take the entry.
func (p *position) enter(l *line, keep bool) error {
	if l.By > 0 {
		if err := p.maySpeak(l.Record); err != nil {
			return err
		}
	}
	if p.mustResume(l.Record) {
		return Refusal{whyPaused(Host)}
	}
	no := Refuse("That cannot be entered now.")
	if p.Over() {
		no = Refuse("The game is over: that cannot be entered any more.")
	}
	for i, b := range p.boards {
		if keep {
			b = b.clone()
		}
		step, rec := p.stepOf(l, i, keep)
		var err error
		l.keptEntry, err = b.enter(rec, step)
		if err == nil {
			l.Answers, l.rolled, l.dice = l.spelled, step.Luck.used, step.Luck.dice
			p.boards[i], p.begun = b, true
			p.noteLuck(l, i)
			p.putUpChairs()
			return nil
		}
		if err != errNotOffered {
			no = err
		}
		l.outcome = outcome{}
	}
	return no
}

// tellGameMovedOn tells the parts beside the game that the game has moved on.
func (p *position) tellGameMovedOn(keep bool) {
	for i, b := range p.boards[1:] {
		if keep {
			b = b.clone()
		}
		b.gameMovedOn()
		p.boards[1+i] = b
	}
}

// maySpeak holds back who may not enter for a seat now.
func (p *position) maySpeak(rec Record) error {
	if person := p.people[rec.By-1]; rec.ByHost && !person.ByHost() {
		return Refuse("%v has a phone at the table, and must say yes on it first.", rec.By)
	}
	if !p.since.IsZero() {
		return Refusal{whyPaused(rec.By)}
	}
	return nil
}

// mustResume reports whether the host must resume the table before this entry. Rulings
// are taken while it is paused, too. An entry out of a log is not held to this: earlier
// versions of the program took it, and an old log must go on folding.
func (p *position) mustResume(rec Record) bool {
	return !p.since.IsZero() && rec.By == Host && rec.Kind != Correct && rec.Mark != AnyMark
}

// event tells every part that time passed or people changed.
func (p *position) event(l *line, keep bool) error {
	for i, b := range p.boards {
		if keep {
			b = b.clone()
		}
		step := p.step(l.Record, &l.outcome)
		if err := b.event(l.Kind, step); err != nil {
			return err
		}
		p.boards[i], l.rolled, l.dice = b, l.rolled || step.Luck.used, append(l.dice, step.Luck.dice...)
	}
	return nil
}

// note keeps the newest line, and who may take its entry back.
func (p *position) note(l line) {
	p.last = l
	if len(l.shown) > 0 || l.rolled { // once secrets or dice were shown, only the host takes anything back
		clear(p.mine)
	}
	if l.undoable() {
		p.mayTakeBack(l)
	}
	p.keepFromUndo(l)
}

func (p *position) mayTakeBack(l line) {
	p.newest = strikable{l.Seq, l.sentence(), l.At, l.whisper}
	if l.By > 0 && len(l.shown) == 0 && !l.rolled {
		p.mine[l.By-1] = p.newest
	}
}

// keepFromUndo offers the host no way to take back a line that counted secrets, nor a
// secret that it counted.
func (p *position) keepFromUndo(l line) {
	if p.newest.seq == l.Seq && l.counts() || p.newest.whisper != "" && l.sums(p.newest.whisper) {
		p.newest = strikable{}
	}
}

func (p *position) Last() Record   { return p.last.Record }
func (p *position) Shown() []Shown { return p.last.shown }
func (p *position) Told() []Text   { return p.last.told }
func (p *position) Named() []Kept  { return p.last.named }
func (p *position) Typed() []Typed { return p.last.typed }
func (p *position) Kept() (out []Kept) {
	for _, b := range p.boards {
		out = append(out, b.shelfItems()...)
	}
	return out
}
func (p *position) Over() bool       { return p.boards[0].over() }
func (p *position) People() []Person { return slices.Clone(p.people) }
func (p *position) Setup() Setup {
	s := p.setup
	s.Options = maps.Clone(s.Options)
	return s
}

// Screen is what one viewer sees, from the view alone. Who has no chair here
// sees what the room sees. Its blocks and people are not to be changed: others see them,
// too.
func (p *position) Screen(viewer Seat) Screen {
	if viewer < Host || int(viewer) > len(p.people) {
		viewer = Room
	}
	s := Screen{Game: p.game.about.Name, Title: p.game.title, Viewer: viewer, Currency: p.game.about.Currency,
		People: p.people, Blocks: p.blocks(viewer), Pads: p.pads(viewer), Paused: !p.since.IsZero(), Over: p.Over()}
	if called := p.boards[0].title(); !called.Empty() {
		s.Title = called
	}
	if p.last.Seq > 0 {
		l := p.last.forViewer(viewer)
		s.Last = &l
	}
	return s
}

// pads are what one viewer may enter: of the game, of what is beside it, then of the
// kernel.
func (p *position) pads(viewer Seat) []Pad {
	out := p.boards[0].pads(viewer, p.people)
	for _, b := range p.boards[1:] {
		for _, pad := range b.pads(viewer, p.people) {
			pad.Beside = pad.Kind != Correct
			out = append(out, pad)
		}
	}
	if !p.since.IsZero() {
		why := whyPaused(viewer)
		for i := range out {
			if viewer > 0 || out[i].Kind != Correct {
				out[i].Closed = &why
			}
		}
	}
	return p.addKernelPads(out, viewer)
}
