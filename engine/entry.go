package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"time"
)

// Record is one line of the log: who entered what. The log is the only thing
// ever stored; everything else is folded from it.
type Record struct {
	Seq     int  // its place in the log, from 1
	By      Seat // for whom it counts; Room for the clock
	ByHost  bool // typed on the host's device for that seat
	Kind    string
	Answers url.Values
	Mark    string // the occasion its author was looking at; AnyMark in night files
	At      time.Time
	Key     string // drawn for one tap: the same key from the same seat twice is one entry
}

// Who is the author as night files spell it: "3", "host", "host/3" or "clock".
func (r Record) Who() string {
	switch {
	case r.By == Host:
		return "host"
	case r.By == Room:
		return "clock"
	case r.ByHost:
		return fmt.Sprint("host/", int(r.By))
	}
	return fmt.Sprint(int(r.By))
}

// String writes a record for logs of the program: who and what, no answers,
// for they may be secret.
func (r Record) String() string { return fmt.Sprintf("%d %s %s", r.Seq, r.Who(), r.Kind) }

// An entry is made of up to two halves. Said is made out loud: it may change
// anything. Whispered is secret: it is handed its author's hand and no more.
type (
	Said[S any]      interface{ Fold(*S, Step) }
	Whispered[H any] interface{ Whisper(*H, Step) }
)

// A half may check itself where fields cannot: from the view and the answers alone.
type (
	checked[P, H any]         interface{ Check(View[P, H]) error }
	asideChecked[P, H, E any] interface{ CheckAside(View[P, H], E) error }
	// lined is a said half that words itself for the history.
	lined interface{ Line(by Seat) Text }
	// linedFrom needs what lay face up before it: a currency that the table chose.
	linedFrom[P any] interface{ LineFrom(before P, by Seat) Text }
)

// Kind names one sort of entry: small letters and hyphens, stored in the log for
// ever. A kind never changes its meaning.
type Kind[P, H, B any] struct {
	Name    string
	whisper bool
	said    string // how the history words it, with the seat, where it does not word itself
	read    func(by Seat, v View[P, H], in entry) (readEntry[P, H, B], error)
}

// entry is the answers to a pad as JSON, each half by itself.
type entry struct{ said, aside []byte }

// made is an entry that was read and checked: from here on it cannot fail.
type readEntry[P, H, B any] struct {
	line Text
	fold func(*State[P, H, B], Step)
}

// Say declares a kind of entry made out loud.
func Say[E Said[State[P, H, B]], P, H, B any](name string) Kind[P, H, B] {
	mustTake[E, checked[P, H]]("Check")
	mustTake[E, lined]("Line")
	mustTake[E, linedFrom[P]]("LineFrom")
	return Kind[P, H, B]{Name: name, read: func(by Seat, v View[P, H], in entry) (m readEntry[P, H, B], err error) {
		e, err := decode[E](in.said)
		if err != nil {
			return m, err
		}
		m.line, m.fold = lineOf(v, e, by), e.Fold
		return m, check(v, e)
	}}
}

// Whisper declares a kind of secret entry.
func Whisper[A Whispered[H], P, H, B any](name string) Kind[P, H, B] {
	mustTake[A, checked[P, H]]("Check")
	return Kind[P, H, B]{Name: name, whisper: true, read: func(_ Seat, v View[P, H], in entry) (m readEntry[P, H, B], err error) {
		a, err := decode[A](in.aside)
		if err != nil {
			return m, err
		}
		m.fold = func(s *State[P, H, B], step Step) { a.Whisper(s.Hand(step.By), step) }
		return m, check(v, a)
	}}
}

// SayAside declares an entry made out loud but for what its pad asks aside.
func SayAside[E Said[State[P, H, B]], A Whispered[H], P, H, B any](name string) Kind[P, H, B] {
	mustTake[E, checked[P, H]]("Check")
	mustTake[E, lined]("Line")
	mustTake[E, linedFrom[P]]("LineFrom")
	mustTake[A, asideChecked[P, H, E]]("CheckAside")
	return Kind[P, H, B]{Name: name, read: func(by Seat, v View[P, H], in entry) (m readEntry[P, H, B], err error) {
		e, err := decode[E](in.said)
		if err != nil {
			return m, err
		}
		a, err := decode[A](in.aside)
		if err != nil {
			return m, err
		}
		m.line = lineOf(v, e, by)
		m.fold = func(s *State[P, H, B], step Step) {
			a.Whisper(s.Hand(step.By), step)
			e.Fold(s, step)
		}
		if c, ok := any(a).(asideChecked[P, H, E]); ok {
			if err := c.CheckAside(v, e); err != nil {
				return m, err
			}
		}
		return m, check(v, e)
	}}
}

// mustTake stops the program at start where a half has a check of another shape,
// which would never be asked.
func mustTake[Half, Shape any](method string) {
	var half Half
	_, declared := reflect.TypeFor[*Half]().MethodByName(method)
	if _, ok := any(half).(Shape); declared && !ok {
		panic(fmt.Sprintf("engine: %T has a %s that is not a %v", half, method, reflect.TypeFor[Shape]()))
	}
}

func check[P, H any](v View[P, H], half any) error {
	if c, ok := half.(checked[P, H]); ok {
		return c.Check(v)
	}
	return nil
}

func lineOf[P, H any](v View[P, H], half any, by Seat) (t Text) {
	switch l := half.(type) {
	case lined:
		t = l.Line(by)
	case linedFrom[P]:
		t = l.LineFrom(v.Public, by)
	}
	return t
}

func decode[E any](body []byte) (e E, err error) {
	d := json.NewDecoder(bytes.NewReader(body))
	d.DisallowUnknownFields()
	err = d.Decode(&e)
	return e, err
}

// Saying words entries of a kind that cannot word themselves, as every whisper
// must be: Saying("%v chooses a weapon").
func (k Kind[P, H, B]) Saying(format string) Kind[P, H, B] { k.said = format; return k }

// Pad offers this kind of entry to the viewer, with what it asks.
func (k Kind[P, H, B]) Pad(label Text, asks ...Field) Pad {
	if k.whisper {
		return Pad{Kind: k.Name, Label: label, Whisper: true, Covered: true, Aside: asks}
	}
	return Pad{Kind: k.Name, Label: label, Asks: asks}
}
