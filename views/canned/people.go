// Package canned holds screens, blocks, fields and pads as games might give
// them: the gallery shows them, and the goldens hold views to them. Nothing here
// is played by any rule.
package canned

import (
	"time"

	"croupier/engine"
	"croupier/views/live"
	"croupier/views/pages"
)

// names are people of most sorts; every fourth is as long as a name may be.
var names = []string{"Ada", "Ben", "Cleo", "Maximiliane-Charlott", "Emil", "Fay", "Gus", "Wolfeschlegelsteinha", "Iris", "Jo", "Kai", "Lou", "Mia", "Ned"}

// shortNames are the same without the long ones.
var shortNames = []string{"Ada", "Ben", "Cleo", "Dino", "Emil", "Fay", "Gus", "Hana", "Iris", "Jo", "Kai", "Lou", "Mia", "Ned"}

// People are that many, each with a phone but the fourth; with long names or not.
func People(n int, long bool) (out []engine.Person) {
	from := shortNames
	if long {
		from = names
	}
	for i, name := range from[:n] {
		out = append(out, engine.Person{Name: name, Phone: i != 3})
	}
	return out
}

// Night is when the canned night began.
var Night = time.Date(2026, 11, 30, 19, 40, 0, 0, time.UTC)

// At is a moment of that night.
func At(hour, minute int) time.Time { return time.Date(2026, 11, 30, hour, minute, 0, 0, time.UTC) }

// Millions is DEAL's money: $M in steps of a half.
var Millions = engine.Currency{Symbol: "$", Unit: "M", Scale: 2, Step: 1, Bills: []int{1, 2, 10}}

// Dollars are those of The American Dream.
var Dollars = engine.Currency{Symbol: "$", Scale: 1, Step: 500, Bills: []int{500, 1000, 5000, 10000, 50000}}

// Table is what the shell would hand beside a screen of that many seats.
func Table(viewer engine.Seat, seats int) pages.Table {
	t := pages.Table{Code: "K7M2QX", Seq: 42, Started: Night, Key: func(kind string) string { return "key-of-" + kind }, Open: []string{live.Everything}}
	for i := range seats {
		p := pages.Presence{Live: i != 4}
		if i == 3 {
			p = pages.Presence{}
		}
		if i == 4 {
			p.Gone = 2 * time.Minute
		}
		t.Presence = append(t.Presence, p)
	}
	if viewer <= engine.Room {
		t.Join = join()
	}
	return t
}

func join() *pages.Join {
	return &pages.Join{
		URL: "http://192.168.0.24:8080/join/5f0c6f0fd1c04d7e9f0e5e3f3f0a7c11", Path: "/join/5f0c6f0fd1c04d7e9f0e5e3f3f0a7c11", QR: qrPath, Size: 41,
		Address: "192.168.0.24:8080", Code: "K7M 2QX", Tested: At(21, 5),
		Addresses: []pages.Address{
			{Host: "192.168.0.24:8080", Label: "wlan0", Chosen: true, Phone: At(21, 14), Tried: true, Answers: true, Health: "http://192.168.0.24:8080/healthz"},
			{Host: "172.17.0.1:8080", Label: "docker0", Virtual: true, Tried: true},
		},
	}
}
