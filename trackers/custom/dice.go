package custom

// Building and playing: dice.

import "croupier/engine"

// Dice is a set of dice, and how it fell last.
type Dice struct {
	Name   string
	N      int // how many
	Sides  int // of each
	Faces  []int
	By     engine.Seat
	Rolled bool // by the program
}

// AddDice puts a set of dice on the table.
type AddDice struct {
	Name  string `json:"name"`
	Dice  int    `json:"dice"`
	Sides int    `json:"sides"`
}

// Check: a name of its own.
func (e AddDice) Check(v View) error { return v.Public.free(e.Name) }

// Fold adds it.
func (e AddDice) Fold(s *State, _ engine.Step) {
	s.Public.Dice = append(s.Public.Dice, Dice{Name: e.Name, N: e.Dice, Sides: e.Sides})
}

// Line words it.
func (e AddDice) Line(engine.Seat) engine.Text {
	return engine.Textf("Dice, %v: %v of %d sides.", e.Name, engine.Some{N: e.Dice, One: "die", More: "dice"}, e.Sides)
}

func (p *Public) addDicePad() engine.Pad {
	pad := dice.Pad(engine.Textf("Add dice"), p.nameField(diceShelf), asksDice(), asksSides()).
		With("To roll on a phone, or to type in how real ones fell.")
	if len(p.Dice) >= mostDice {
		pad = pad.But("There are %d sets of dice; a table holds no more.", mostDice)
	}
	return pad
}

func asksDice() engine.Number {
	return engine.Number{Name: "dice", Label: engine.Textf("How many"), Min: 1, Max: 10, Start: 2}
}

func asksSides() engine.Number {
	return engine.Number{Name: "sides", Label: engine.Textf("Sides of each"), Min: 2, Max: 20, Start: 6}
}

// Roll is a throw of a set of dice, typed as it fell or rolled by the program.
type Roll struct {
	Of   string `json:"of"`
	Dice []int  `json:"dice"`
}

// Fold lets them fall.
func (e Roll) Fold(s *State, t engine.Step) {
	for i := range s.Public.Dice {
		if d := &s.Public.Dice[i]; d.Name == e.Of {
			d.By, d.Rolled = t.By, len(e.Dice) == 0
			d.Faces = t.Luck.Dice(e.Dice, d.N, d.Sides)
			t.Tell("%v, %v: %v.", d.Name, t.By, d.facesText())
		}
	}
}

// Line words it.
func (e Roll) Line(by engine.Seat) engine.Text {
	if len(e.Dice) == 0 {
		return engine.Textf("%v has the program roll %v.", by, e.Of)
	}
	return engine.Textf("%v rolls %v.", by, e.Of)
}

// facesText words the faces, and their sum where there are several.
func (d Dice) facesText() engine.Text {
	var faces engine.List
	for _, f := range d.Faces {
		faces = append(faces, engine.Textf("%d", f))
	}
	if len(faces) == 1 {
		return faces[0]
	}
	return engine.Textf("%v, together %d", faces, d.sum())
}

func (d Dice) sum() (n int) {
	for _, f := range d.Faces {
		n += f
	}
	return n
}

// rollPads offer each set of dice.
func (p *Public) rollPads() (pads []engine.Pad) {
	for _, d := range p.Dice {
		pads = append(pads, roll.Pad(engine.Textf("Roll %v", d.Name), engine.Fixed{Name: "of", Value: d.Name},
			engine.Die{Name: "dice", Label: engine.Textf("%v", d.Name), Dice: d.N, Sides: d.Sides}))
	}
	return pads
}

func (p *Public) diceBlocks() (out []engine.Block) {
	for _, d := range p.Dice {
		if len(d.Faces) > 0 {
			out = append(out, engine.Dice{Seat: d.By, Faces: d.Faces, Rolled: d.Rolled, Says: engine.Textf("%v: %d", d.Name, d.sum())})
		}
	}
	return out
}
