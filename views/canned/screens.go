package canned

import (
	"time"

	"croupier/engine"
	"croupier/views/pages"
)

// Page is a screen with what the shell hands beside it, under a name.
type Page struct {
	Name   string
	Screen engine.Screen
	Table  pages.Table
}

// Pages are whole pages, for each sort of viewer and in the states that matter.
func Pages() []Page {
	return []Page{
		deal("room", engine.Room, 6, false), deal("room-nine", engine.Room, 9, true), deal("room-fourteen", engine.Room, 14, true),
		ended(deal("room-over", engine.Room, 6, false)),
		revealed(deal("room-reveal", engine.Room, 6, false)),
		asked(without[engine.Banner](deal("room-asked", engine.Room, 6, true))), asked(without[engine.Banner](revealed(deal("room-asked-reveal", engine.Room, 6, true)))),
		answered(revealed(deal("room-answered-permanent", engine.Room, 6, true))), answered(without[engine.Banner](revealed(deal("room-answered-reveal", engine.Room, 6, true)))),
		answered(drawing(revealed(deal("room-crowded", engine.Room, 6, true)))),
		dream("room-dream", engine.Room),
		voted(deal("room-vote", engine.Room, 6, false)), defcon(deal("room-defcon", engine.Room, 6, false)),
		voted(deal("phone-voted", 3, 6, false)), defcon(deal("phone-defcon", 3, 6, false)),
		castle(deal("room-castle", engine.Room, 6, false)), castle(deal("phone-castle", 3, 6, false)),
		calm(deal("room-calm", engine.Room, 6, false)), freed(deal("room-freed", engine.Room, 6, false)),
		alone(deal("room-alone", engine.Room, 6, false)), alone(lobbyish(deal("host-alone", engine.Host, 6, false))), alone(deal("host-alone-late", engine.Host, 6, false)),
		deal("host", engine.Host, 6, false), deal("host-nine", engine.Host, 9, true), lobbyish(deal("host-start", engine.Host, 6, false)), faulty(deal("host-fault", engine.Host, 6, false)),
		faulty(deal("room-fault", engine.Room, 6, false)), faulty(deal("phone-fault", 1, 6, false)),
		deal("phone-combat", 1, 6, false), revealed(deal("phone-reveal", 1, 6, false)),
		pay(deal("phone-pay", 1, 6, false)), turn(deal("phone-turn", 1, 9, true)), vote(deal("phone-vote", 3, 6, false)),
		calm(deal("phone-calm", 4, 9, true)), ended(deal("phone-over", 1, 6, false)), paused(deal("phone-paused", 2, 6, false)),
		handed(deal("phone-handed", 4, 6, false)),
	}
}

func deal(name string, viewer engine.Seat, seats int, long bool) Page {
	s := engine.Screen{Game: "deal", Title: engine.Textf("%v", engine.Word("DEAL: American Dream")), Viewer: viewer, Currency: &Millions,
		People: People(seats, long),
		Blocks: engine.Blocks{
			engine.Waiting{For: []engine.Seat{1}, To: engine.Textf("to choose a weapon")},
			engine.Turn{Seat: 1, Says: engine.Textf("has the turn")}, Steps(2),
			engine.Banner{Label: engine.Textf("Permanent event"), Text: engine.Textf("%v", "Harbours closed: no sale in capitals")},
			DealStanding(seats), Clash(engine.SlotOpen, engine.SlotDown),
			engine.Count{Label: engine.Textf("dope on the board"), N: 31, Of: 50},
		}}
	last := line(42, 21, 16, 1, "pay", engine.Textf("%v pays %v %v.", engine.Seat(1), engine.Seat(2), Millions.Of(13)))
	s.Last = &last
	t := Table(viewer, seats)
	switch {
	case viewer == engine.Host:
		s.Blocks = append(s.Blocks, checklist())
		s.Pads = append(s.Pads, Bank(), engine.Pad{Kind: "event", Label: engine.Textf("Type an event"), Asks: engine.Fields{engine.Words{Name: "says", Label: engine.Textf("What does it say?"), Most: 80}}},
			engine.Pad{Kind: "close", Label: engine.Textf("Close the vote")}.But("No vote is open."))
		for i := range seats {
			s.Pads = append(s.Pads, Ruling(engine.Seat(i+1)))
		}
		s.Pads = append(s.Pads, Undo(), engine.Pad{Kind: engine.Pause, Label: engine.Textf("Pause the table")})
		s.Pads = append(s.Pads, chairs(s.People)...)
		t.Log = Log()
		t.AlsoSeat = 3
	case viewer > 0:
		s.Blocks = append(s.Blocks,
			engine.Peek{Label: engine.Textf("My target"), Inside: engine.Blocks{engine.Note{Text: engine.Textf("%v", engine.Word("Segadores"))}}},
			engine.Peek{Label: engine.Textf("My profile"), Inside: engine.Blocks{engine.Note{Text: engine.Textf("%v", engine.Word("Godfather"))}}})
		s.Pads = []engine.Pad{Weapon(), Pay(), Recruit().But("After the combat for %v.", "Dallas"), engine.Pad{Kind: "sell", Label: engine.Textf("Sell dope")}.But("Only in your resource phase."), Undo(), askName(engine.Textf("Another name"), 0),
			{Kind: engine.Open, Label: engine.Textf("Let the laptop speak for me"), Asks: engine.Fields{engine.Fixed{Name: "on", Value: engine.OnLaptop}}},
			{Kind: engine.Leave, Label: engine.Textf("Leave the table"), Sure: engine.Textf("Your seat and what you hold stay at the table for who comes next.")}}
	}
	return Page{name, s, t}
}

func chairs(people []engine.Person) (out []engine.Pad) {
	for i, p := range people {
		seat := engine.Seat(i + 1)
		out = append(out, askName(engine.Textf("Another name for %v", seat), seat), engine.Pad{Kind: engine.Leave, As: seat, Label: engine.Textf("Free the seat of %v", seat)})
		if p.Phone {
			out = append(out, engine.Pad{Kind: engine.Open, As: seat, Label: engine.Textf("Speak for %v", seat), Asks: engine.Fields{engine.Fixed{Name: "on", Value: engine.OnLaptop}}})
		}
	}
	return out
}

func checklist() engine.Checklist {
	return engine.Checklist{Label: engine.Textf("Set up the table"), Items: []engine.CheckItem{
		{Text: engine.Textf("Each clan: a boss, a lieutenant and %d soldiers on its start", 2), Done: true},
		{Text: engine.Textf("%d weapon cards for everybody", 5)}}}
}

func line(seq, hour, minute int, by engine.Seat, kind string, t engine.Text, told ...engine.Text) engine.Line {
	return engine.Line{Seq: seq, At: At(hour, minute), By: by, Kind: kind, Text: t, Told: told}
}

// Log are the newest lines of the canned night, newest first, as the host reads them.
func Log() []engine.Line {
	lines := []engine.Line{
		line(42, 21, 16, 1, "pay", engine.Textf("%v pays %v %v.", engine.Seat(1), engine.Seat(2), Millions.Of(13))),
		line(41, 21, 15, 1, "phase", engine.Textf("%v begins the action phase.", engine.Seat(1))),
		line(40, 21, 13, 1, "win", engine.Textf("%v holds %v.", engine.Seat(1), "Dallas"), engine.Textf("%v gains %d respect.", engine.Seat(1), 1)),
		line(39, 21, 12, 2, "weapon", engine.Textf("%v has chosen a weapon.", engine.Seat(2))),
		line(38, 21, 11, engine.Host, engine.Correct, engine.Textf("Ruling: %v of %v is %v. %v", engine.Word("Cash"), engine.Seat(3), Millions.Of(43), "She had paid twice.")),
		line(37, 21, 10, 4, "pay", engine.Textf("%v pays %v %v.", engine.Seat(4), engine.Word("the bank"), Millions.Of(2))),
	}
	lines[5].ByHost, lines[3].Own, lines[1].Struck = true, map[string]string{"weapon": "Katana", "damage": "7"}, true
	for i := range lines {
		if !lines[i].Struck {
			pad := engine.Pad{Kind: engine.Undo, Label: engine.Textf("Undo: %v", lines[i].Text), Asks: engine.Fields{engine.Fixed{Name: "entry", Value: "1", Whole: true}}}
			lines[i].Undo = &pad
		}
	}
	return lines
}

// without leaves the blocks of one sort out.
func without[B engine.Block](p Page) Page {
	var left engine.Blocks
	for _, b := range p.Screen.Blocks {
		if _, is := b.(B); !is {
			left = append(left, b)
		}
	}
	p.Screen.Blocks = left
	return p
}

func (p Page) with(bs ...engine.Block) Page {
	p.Screen.Blocks = append(p.Screen.Blocks, bs...)
	return p
}

func calm(p Page) Page {
	p = without[engine.Clash](without[engine.Waiting](p)).with(engine.Waiting{For: []engine.Seat{5}, To: engine.Textf("to end the turn")})
	if p.Screen.Viewer > 0 {
		p.Screen.Pads = append(p.Screen.Pads[2:], Pay())
	}
	return p
}

func ended(p Page) Page {
	p = without[engine.Clash](without[engine.Waiting](without[engine.Turn](without[engine.Steps](p)))).with(Ranking())
	p.Screen.Over = true
	p.Screen.Pads = nil
	return p
}

func revealed(p Page) Page {
	p = without[engine.Clash](p).with(Revealed())
	if p.Screen.Viewer > 0 {
		p.Screen.Pads[0] = Next()
	}
	return p
}

// drawing is a table where some have events to draw besides.
func drawing(p Page) Page {
	return p.with(engine.Offers{Label: engine.Textf("Events to draw"), Rows: []engine.Offer{{Seat: 2, What: engine.Textf("draw %d event", 1)}, {Seat: 4, What: engine.Textf("draw %d events", 2)}}})
}

// asked is a table that votes in secret on something beside its game.
func asked(p Page) Page {
	return p.with(engine.Banner{Label: engine.Textf("%v asks; %d of %d votes are in", engine.Seat(2), 3, 6),
		Text: engine.Textf("%v (%v)", "Shall we stop at midnight, whoever leads?", engine.List{engine.Textf("%v", "yes"), engine.Textf("%v", "no"), engine.Textf("%v", "one more round")})},
		engine.Note{Text: engine.Textf("Shown as a tally: no one's vote is named, but all know it if all vote alike. A tie decides nothing.")})
}

// answered is the same table with the result.
func answered(p Page) Page {
	row := func(option string, n int, full bool, seats ...engine.Seat) engine.RackRow {
		return engine.RackRow{Label: engine.Textf("%v", option), Full: full, Cells: []engine.Text{engine.Textf("%d", n), engine.Textf("%v", engine.SeatList(seats))}}
	}
	return p.with(engine.Banner{Label: engine.Textf("%v", "Shall we stop at midnight, whoever leads?"), Text: engine.Textf("%v", "yes")},
		engine.Rack{Label: engine.Textf("The votes"), Columns: []engine.Text{engine.Textf("Votes"), engine.Textf("Who")}, Rows: []engine.RackRow{
			row("yes", 3, true, 1, 2, 5), row("no", 2, false, 3, 4), row("one more round", 1, false, 6)}})
}

func pay(p Page) Page {
	p = without[engine.Clash](without[engine.Waiting](p))
	due := Pay()
	due.Due = true
	p.Screen.Pads = append([]engine.Pad{due}, p.Screen.Pads[2:]...)
	return p
}

func turn(p Page) Page {
	p = without[engine.Clash](without[engine.Waiting](p)).with(engine.Waiting{For: []engine.Seat{1}, To: engine.Textf("to end the action phase")})
	p.Screen.Pads = append([]engine.Pad{Next(), Recruit(), Out(), Swap()}, p.Screen.Pads[1:]...)
	p.Screen.Pads = append(p.Screen.Pads, beside()...)
	return p
}

// beside are pads that lie folded: a group, and a vote that stands beside the game.
func beside() []engine.Pad {
	promise, keep := Swap(), Pay()
	promise.Kind, promise.Label = "promise", engine.Textf("Promise something")
	keep.Kind, keep.Label = "keep", engine.Textf("Keep a promise")
	open := engine.Pad{Kind: "motion", Label: engine.Textf("Open a vote"), Does: engine.Textf("Ask the table"), Beside: true, Asks: engine.Fields{
		engine.Words{Name: "says", Label: engine.Textf("On what?"), Most: 80},
		engine.Several{Name: "secret", Most: 1, Among: []engine.Item{{Value: "secret", Label: engine.Textf("Count the hands in secret")}}}}}
	return []engine.Pad{promise.Folded("Promises"), keep.Folded("Promises"), open}
}

func vote(p Page) Page {
	p = without[engine.Clash](without[engine.Waiting](p)).with(
		engine.Waiting{For: []engine.Seat{3, 5}, To: engine.Textf("to vote")},
		engine.Offers{Label: engine.Textf("Final offer of %v", engine.Seat(1)), Rows: []engine.Offer{
			{Seat: 2, What: engine.Textf("%d", 3)}, {Seat: 3, What: engine.Textf("%d and %v", 2, "the Banker")}, {Seat: 4, What: engine.Textf("nothing")}}})
	p.Screen.Pads[0] = Vote()
	return p
}

func paused(p Page) Page {
	p.Screen.Paused = true
	for i := range p.Screen.Pads {
		p.Screen.Pads[i] = p.Screen.Pads[i].But("The table is paused. The host lets it go on.")
	}
	return p
}

// faulty is a table that can only be read any more.
func faulty(p Page) Page {
	p.Table.Fault = &pages.Fault{What: engine.Textf("Nothing more can be entered at this table: its file on the laptop has a fault. What you see is kept. The host knows what to do.")}
	if p.Screen.Viewer == engine.Host {
		const backup = "croupier-20261130-201000.db"
		p.Table.Fault = &pages.Fault{What: engine.Textf("The data file is damaged at entry %d of this table: nothing more can be entered.", 43),
			Backup: backup, Made: At(20, 10), Entries: 38, Command: "croupier restore --data /home/ada/nights /home/ada/nights/backups/" + backup}
	}
	var left []engine.Pad
	for _, pad := range p.Screen.Pads {
		if pad.Kind != engine.Undo && pad.Kind != engine.Pause && pad.Kind != engine.Leave && pad.Kind != engine.Sit && pad.Kind != engine.Open {
			pad.Closed, pad.Due = &p.Table.Fault.What, false
			left = append(left, pad)
		}
	}
	p.Screen.Pads = left
	return without[engine.Waiting](p)
}

// freed is the room on a phone whose seat the host has freed.
func freed(p Page) Page {
	p.Table.Freed, p.Table.Handed = true, pages.Handed{At: At(21, 15)}
	return p
}

// alone is a table whose laptop is in no network.
func alone(p Page) Page {
	j := p.Table.Join
	p.Table.Join = &pages.Join{Path: j.Path, Code: j.Code,
		Warning: engine.Textf("%v The code will appear here by itself.", engine.Textf("No other device can reach this laptop: join the Wi-Fi with it."))}
	return p
}

// handed is a seat's page on the host's device.
func handed(p Page) Page {
	p.Table.As = p.Screen.Viewer
	return p
}

// lobbyish is a table that has not begun: free chairs, no phone seen yet.
func lobbyish(p Page) Page {
	p.Screen.Pads = append(p.Screen.Pads, engine.Pad{Kind: engine.Begin, Label: engine.Textf("Seats and house rules"), Does: engine.Textf("Set the table up so"),
		Asks: engine.Fields{engine.Number{Name: "seats", Label: engine.Textf("Seats"), Min: 3, Max: 6, Start: 4}}})
	p = without[engine.Clash](without[engine.Turn](without[engine.Steps](without[engine.Waiting](p))))
	p.Screen.Blocks = engine.Blocks{checklist()}
	p.Screen.People = []engine.Person{{Name: "Ada", Phone: true}, {}, {Name: "Cleo"}, {}}
	p.Table.Presence = []pages.Presence{{Live: true}}
	p.Table.Join.Tested, p.Table.Alarm = time.Time{}, &pages.Alarm{Tries: 14, Addresses: 1, From: "192.168.0.77"}
	for i := range p.Table.Join.Addresses {
		a := &p.Table.Join.Addresses[i]
		*a = pages.Address{Host: a.Host, Label: a.Label, Virtual: a.Virtual, Chosen: a.Chosen}
	}
	p.Table.Log, p.Screen.Last, p.Table.AlsoSeat = nil, nil, 0
	p.Table.Asking = []engine.Seat{1}
	p.Screen.Pads = []engine.Pad{
		{Kind: engine.Begin, Label: engine.Textf("Seats and house rules"), Does: engine.Textf("Set the table up so"), Asks: engine.Fields{
			engine.Number{Name: "seats", Label: engine.Textf("Seats"), Min: 3, Max: 6, Start: 4},
			engine.Number{Name: "goal", Label: engine.Textf("Respect to win"), Min: 5, Max: 15, Start: 12},
			engine.Choice{Name: "cash", Label: engine.Textf("Cash lies"), Start: "hidden", Among: []engine.Item{
				{Value: "open", Label: engine.Textf("face up")}, {Value: "hidden", Label: engine.Textf("in the hands")}}},
			engine.Amount{Name: "start", Label: engine.Textf("Cash at the start"), Max: 40, In: Millions, Start: 13}}},
		askName(engine.Textf("Seat a guest without a phone"), 2), askName(engine.Textf("Seat a guest without a phone"), 4),
		askName(engine.Textf("Another name for %v", engine.Seat(1)), 1), {Kind: engine.Leave, As: 1, Label: engine.Textf("Free the seat of %v", engine.Seat(1))},
		askName(engine.Textf("Another name for %v", engine.Seat(3)), 3), {Kind: engine.Leave, As: 3, Label: engine.Textf("Free the seat of %v", engine.Seat(3))},
		{Kind: "start", Label: engine.Textf("Who starts?"), Does: engine.Textf("%v starts", engine.Answer("who")), Due: true, Asks: engine.Fields{engine.Who{Name: "who", Label: engine.Textf("Who showed the highest weapon?"), Among: engine.Seats(4)}}},
	}
	return p
}

// dream is a table of The American Dream: long money, a matrix, dice.
func dream(name string, viewer engine.Seat) Page {
	p := deal(name, viewer, 9, true)
	p.Screen.Title, p.Screen.Currency = engine.Textf("%v", engine.Word("The American Dream Game")), &Dollars
	p.Screen.Blocks = engine.Blocks{engine.Waiting{For: []engine.Seat{3}, To: engine.Textf("to move")}, engine.Turn{Seat: 3, Says: engine.Textf("has the turn")},
		PlainStanding(9), engine.Dice{Seat: 3, Faces: []int{4, 4}, Says: engine.Textf("doubles are 1 in 6")},
		engine.Rack{Label: engine.Textf("Company"), Columns: []engine.Text{engine.Textf("sold"), engine.Textf("left"), engine.Textf("price")}, Rows: []engine.RackRow{
			{Label: engine.Textf("%v", "Ford"), Cells: cells(3, 4, 1200)}, {Label: engine.Textf("%v", "Delta"), Cells: cells(7, 0, 900), Full: true}, {Label: engine.Textf("%v", "Levi’s"), Cells: cells(3, 4, 2500)}}},
		engine.Clock{Label: engine.Textf("until the offer lapses"), Ends: At(21, 18)}}
	return p
}

// voted is a table whose vote was just opened.
func voted(p Page) Page {
	p = without[engine.Clash](without[engine.Count](without[engine.Waiting](p)))
	return p.with(engine.Waiting{For: []engine.Seat{2}, To: engine.Textf("to deal next")},
		engine.Moment{Mark: "deal 4", Title: engine.Textf("Accepted"), Lines: []engine.Text{engine.Textf("The card: %d, Banker, Boss, Journalist.", 14)}},
		Scales(7, 5),
		engine.Offers{Label: engine.Textf("What each gets"), Rows: []engine.Offer{
			{Seat: 1, What: engine.Textf("%d, Boss, Journalist", 6)}, {Seat: 2, What: engine.Textf("%d", 3)}, {Seat: 3, What: engine.Textf("%d, Banker", 2)}, {Seat: 4, What: engine.Textf("Gang")}}})
}

// castle is a wall with much on its right side, the ladder wordy, and long notes
// under the names.
func castle(p Page) Page {
	p = without[engine.Clash](p)
	for i, b := range p.Screen.Blocks {
		if st, ok := b.(engine.Standing); ok {
			for k := range st.Rows {
				st.Rows[k].Out = false
				st.Rows[k].Note = engine.Textf("%v", engine.Word([]string{"Armada Socialista del Pueblo", "Weyland Consortium"}[k%2]))
			}
			p.Screen.Blocks[i] = st
		}
	}
	return p.with(WordyLadder()).with(engine.Dice{Seat: 6, Faces: []int{4, 4}, Says: engine.Textf("doubles are 1 in 6")})
}

// defcon is a table with a level that goes down.
func defcon(p Page) Page {
	p = without[engine.Clash](p)
	return p.with(engine.Ladder{Label: engine.Textf("DEFCON"), From: 5, To: 1, At: 2, Says: engine.Textf("%d Command cards went to the discard pile", 20), Next: engine.Textf("At 1, whoever holds token IX wins.")})
}
