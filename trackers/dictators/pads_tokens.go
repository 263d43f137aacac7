package dictators

// What may be entered of zone-4 tokens (R22).

import "croupier/engine"

// tokenPads are a seat's zone-4 tokens: to look at, and to use. What depends on
// their numerals lies under the cover.
func tokenPads(v View) (out []engine.Pad) {
	d := v.Public.Seats[v.Seat-1]
	for _, k := range d.Tokens {
		out = append(out, lookPad(v, k))
	}
	for _, n := range numerals {
		if id, _ := findToken(v.Public, d, v.Hand, n); id > 0 {
			out = append(out, usePad(v, n).Under())
		}
	}
	return out
}

func lookPad(v View, k Token) engine.Pad {
	among := make([]engine.Item, len(numerals))
	for i, n := range numerals {
		among[i] = engine.Item{Value: n, Label: printedAs[n].Text(), Note: gives[n].Text()}
	}
	pad := look.Pad(engine.Textf("Look at your zone-4 token %d", k.ID),
		engine.Fixed{Name: "token", Value: engine.Textf("%d", k.ID).String(), Whole: true},
		engine.Choice{Name: "numeral", Label: engine.Textf("It shows"), Among: among})
	if !k.Looked && v.Seat == v.Public.Actor {
		pad = pad.Now()
	}
	return pad
}

// usePad offers one numeral, at its right time. (R22)
func usePad(v View, numeral string) engine.Pad {
	pad := use.Pad(engine.Textf("Use token %v: %v", printedAs[numeral], gives[numeral]), engine.Fixed{Name: "numeral", Value: numeral})
	if numeral == "vii" {
		pad = keeping.Pad(pad.Label, pad.Asks...)
	}
	if numeral == "ix" {
		return ninePad(v, pad)
	}
	if v.Public.Turn != v.Seat {
		pad = pad.But("It is the turn of %v; this token waits for yours.", v.Public.Turn)
	}
	if numeral == "iii" {
		return threePad(v, pad)
	}
	if v.Public.Attempt.At != "" {
		pad = pad.But("First comes the roll on the table.")
	}
	return usePads[numeral](v, pad)
}

// usePads ask what each of the other tokens needs to know.
var usePads = map[string]func(View, engine.Pad) engine.Pad{
	"i": func(_ View, pad engine.Pad) engine.Pad {
		return withQuestion(pad, engine.Choice{Name: "to", Label: engine.Textf("To"), Among: []engine.Item{item(washingtonState, engine.Textf("Washington State")), Washington.item()}})
	},
	"ii": func(v View, pad engine.Pad) engine.Pad {
		left := ownFacilities(v.Public.Seats[v.Seat-1])
		if len(left) == 0 {
			pad = pad.But("All 4 of your facilities are disarmed.")
		}
		return withQuestion(pad, engine.Choice{Name: "at", Label: engine.Textf("Your card of"), Among: left})
	},
	"iv": func(_ View, pad engine.Pad) engine.Pad { return withQuestion(pad, nameOfDictator()) },
	"v": func(v View, pad engine.Pad) engine.Pad {
		if !inTime(v, "v") {
			pad = pad.But("Token V works only in the turn in which you got it.")
		}
		return withQuestion(pad, engine.Who{Name: "with", Label: engine.Textf("With"), Among: engine.Others(len(v.Public.Seats), v.Seat)})
	},
	"vi": func(_ View, pad engine.Pad) engine.Pad { return pad },
	"vii": func(v View, pad engine.Pad) engine.Pad {
		if v.Public.Seats[v.Seat-1].Kept {
			pad = pad.But("You keep a Presidential card already.")
		}
		pad.Aside = engine.Fields{engine.Words{Name: "name", Label: engine.Textf("The card you keep"), Most: 60, Blank: true, Shelf: presidentialShelf, Known: []string{"Alrighty!", "Metal Detector", "Oops"}}}
		return pad
	},
	"viii": func(v View, pad engine.Pad) engine.Pad {
		return withQuestion(pad, engine.Number{Name: "events", Label: engine.Textf("Events among the 6"), Max: 6})
	},
	"x": func(_ View, pad engine.Pad) engine.Pad { return pad },
}

func withQuestion(pad engine.Pad, f engine.Field) engine.Pad {
	pad.Asks = append(pad.Asks, f)
	return pad
}

// inTime reports whether a token of that numeral came at the right time.
func inTime(v View, numeral string) bool {
	d := v.Public.Seats[v.Seat-1]
	id, _ := findToken(v.Public, d, v.Hand, numeral)
	for _, k := range d.Tokens {
		if k.ID == id {
			return v.Public.usable(numeral, k)
		}
	}
	return false
}

// threePad adds 5 to a roll that just failed before the President. (R22, V14)
func threePad(v View, pad engine.Pad) engine.Pad {
	p := v.Public
	if !p.Attempt.Stands {
		return pad.But("Token III is for your roll before the President.")
	}
	return pad.For(p.attempt())
}

// ninePad wins at DEFCON 1. (R22, A9, A15)
func ninePad(v View, pad engine.Pad) engine.Pad {
	p := v.Public
	if p.Level > 1 {
		pad = pad.But("DEFCON is at %d; token IX wins at 1.", p.Level)
	}
	if p.House.NineOwnTurn && p.Turn != v.Seat {
		pad = pad.But("It is the turn of %v; this token waits for yours.", p.Turn)
	}
	if !inTime(v, "ix") {
		pad = pad.But("You got it when DEFCON was at 1 already: it is worth nothing.")
	}
	return pad
}
