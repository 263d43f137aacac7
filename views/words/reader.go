package words

import (
	"croupier/engine"

	"github.com/a-h/templ"
)

// Reader is who a page is for, and who sits at the table: all that words depend on.
type Reader struct {
	Seat    engine.Seat // Room and Host as in a screen
	Persons []engine.Person
}

// Device is how the page is dressed: a screen in the room, a phone, the host's laptop.
func (r Reader) Device() string {
	switch r.Seat {
	case engine.Host:
		return "host"
	case engine.Room:
		return "room"
	}
	return "phone"
}

// Own reports whether a seat is the reader's own.
func (r Reader) Own(seat engine.Seat) bool { return r.Seat > 0 && r.Seat == seat }

// Say is a text in plain words.
func (r Reader) Say(t engine.Text) string { return Say(t, r.Persons) }

// Text is a text with its people, money and answers as elements.
func (r Reader) Text(t engine.Text) templ.Component { return Sentence(t, r.Persons) }

// Who is a person: symbol and name, always both.
func (r Reader) Who(seat engine.Seat) templ.Component { return Person(seat, Named(seat, r.Persons)) }
