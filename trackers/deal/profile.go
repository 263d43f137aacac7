package deal

// Profiles (D47, D48): a player's secret objectives.

import (
	"slices"
	"strings"

	"croupier/engine"
)

// Objective is one line of a profile card.
type Objective struct {
	Text   string
	Points int
	Done   bool // scored: once a game (D47)
}

// mostObjectives is more than any profile card has.
const mostObjectives = 8

// oneCapital is the objective of which the rulebook tells the points, and Croupier
// can see whether it holds. (D48)
const oneCapital = "Control one capital"

// profiles are the cards of which the rulebook tells something. (D48)
var profiles = []struct {
	Name       string
	Objectives []Objective
}{
	{"Big Boy", []Objective{{Text: "Control grey territories", Points: 2}}},
	{"Godfather", []Objective{{Text: oneCapital, Points: 1}}},
}

// profileNames are theirs.
var profileNames = func() (out []string) {
	for _, c := range profiles {
		out = append(out, c.Name)
	}
	return out
}()

// Profile notes the own profile card, for its owner alone. (D17)
type Profile struct {
	Profile string `json:"profile"`
}

// Whisper notes it, with what the rulebook tells of it.
func (e Profile) Whisper(h *Hand, _ engine.Step) {
	h.Profile, h.Objectives = e.Profile, nil
	for _, c := range profiles {
		if strings.EqualFold(c.Name, e.Profile) {
			h.Objectives = slices.Clone(c.Objectives)
		}
	}
}

// NoteObjective notes one line of it; with 0 points it strikes one.
type NoteObjective struct {
	Objective string `json:"objective"`
	Points    int    `json:"points"`
}

// Check: no card has so many.
func (e NoteObjective) Check(v View) error {
	if objectiveIndex(v.Hand.Objectives, e.Objective) < 0 && len(v.Hand.Objectives) >= mostObjectives {
		return engine.Refuse("You have noted %d objectives: no card has more.", mostObjectives)
	}
	return nil
}

// Whisper notes it.
func (e NoteObjective) Whisper(h *Hand, _ engine.Step) {
	if i := objectiveIndex(h.Objectives, e.Objective); i >= 0 {
		h.Objectives = slices.Delete(h.Objectives, i, i+1)
	}
	if e.Points > 0 {
		h.Objectives = append(h.Objectives, Objective{Text: e.Objective, Points: e.Points})
	}
}

// objectiveIndex is where one of a name stands; -1: nowhere.
func objectiveIndex(list []Objective, text string) int {
	return slices.IndexFunc(list, func(o Objective) bool { return strings.EqualFold(o.Text, text) })
}

// addProfilePads adds those for the own profile card: noted until it is unveiled, then
// scored. (D47)
func addProfilePads(out []engine.Pad, v *View) []engine.Pad {
	q, from := v.Public.player(v.Seat), len(out)
	if v.Public.picker() != engine.Room {
		return out
	}
	if q.Profile == "" {
		out = append(out, profilePad, objectivePad)
	}
	if v.Public.begun() {
		out = append(out, unveilProfilePad(v), claimPad(v), claimNewPad(v))
	}
	for i := range out[from:] {
		out[from+i] = out[from+i].Folded("Your cards")
	}
	return out
}

// What is noted of a card that lies face down.
var (
	asksProfile  engine.Field = engine.Words{Name: "profile", Label: engine.Textf("Its name"), Most: 40, Known: profileNames, Shelf: profileShelf}
	profilePad                = profile.Pad(engine.Textf("Note your profile"), asksProfile)
	objectivePad              = noteObjective.Pad(engine.Textf("Note an objective of it"),
		engine.Words{Name: "objective", Label: engine.Textf("What it asks"), Most: 60, Known: []string{oneCapital}, Shelf: objectiveShelf},
		engine.Number{Name: "points", Label: engine.Textf("Respect"), Max: mostRespect, Start: 1, Hint: engine.Textf("0 strikes it")})
)

// UnveilProfile lays the profile open, with those of its objectives that hold now.
type UnveilProfile struct {
	Profile string   `json:"profile"` // typed, where it was never noted
	Holds   []string `json:"holds"`
}

// Check: what is claimed holds.
func (e UnveilProfile) Check(v View) error { return v.Public.refuseClaims(v.Seat, e.Holds) }

// refuseClaims refuses an objective of which Croupier sees that it does not hold now. (V14)
func (p *Public) refuseClaims(by engine.Seat, claimed []string) error {
	capital := p.some(func(t *Territory) bool { return t.Holder == by && t.Capital })
	for _, text := range claimed {
		if strings.EqualFold(text, oneCapital) && !capital {
			return engine.Refuse("You control no capital now; %v counts when it holds.", text)
		}
	}
	return nil
}

// Fold lays it open and scores.
func (e UnveilProfile) Fold(s *State, t engine.Step) {
	q, h := s.Public.player(t.By), s.Hand(t.By)
	t.Show(t.By, engine.Room, "profile", "objective")
	if q.Profile = e.Profile; h.Profile != "" {
		q.Profile = h.Profile
	}
	q.Objectives = h.Objectives
	h.Profile, h.Objectives = "", nil
	t.Tell("It is %v.", q.Profile)
	s.Public.claim(t, e.Holds)
}

// Line words it.
func (e UnveilProfile) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v unveils the profile", by)
}

// claim scores objectives, each once a game. Each is a reason of its own to draw
// an event, or by a house rule all of them are one. (D47, D49, A14)
func (p *Public) claim(t engine.Step, claimed []string) {
	q := p.player(t.By)
	for i, text := range claimed {
		o := &q.Objectives[objectiveIndex(q.Objectives, text)]
		o.Done = true
		p.earn(t.By, o.Points)
		t.Tell("%v scores %d respect: %v.", t.By, o.Points, o.Text)
		if i == 0 || !p.House.OnePerSource {
			q.Events++
		}
	}
}

// asksClaims asks for some of these objectives.
func asksClaims(list []Objective, least int) engine.Several {
	f := engine.Several{Name: "holds", Label: engine.Textf("What holds now"), Least: least}
	for _, o := range list {
		if !o.Done {
			f.Among = append(f.Among, engine.Item{Value: o.Text, Label: engine.Textf("%v", o.Text), Note: engine.Textf("%d respect", o.Points)})
		}
	}
	f.Most = len(f.Among)
	return f
}

func unveilProfilePad(v *View) engine.Pad {
	var asks []engine.Field
	if v.Hand.Profile == "" {
		asks = append(asks, asksProfile)
	}
	if len(v.Hand.Objectives) > 0 {
		asks = append(asks, asksClaims(v.Hand.Objectives, 0))
	}
	pad := unveilProfile.Pad(engine.Textf("Unveil your profile"), asks...).Under().
		With("Only what holds now counts, or what will hold later.")
	pad.Sure = engine.Textf("It lies open for the rest of the game.")
	if v.Public.player(v.Seat).Profile != "" {
		return pad.But("Your profile lies open.")
	}
	return pad
}

// Claim scores objectives of a profile that lies open.
type Claim struct {
	Holds []string `json:"holds"`
}

// Check: what is claimed holds.
func (e Claim) Check(v View) error { return v.Public.refuseClaims(v.Seat, e.Holds) }

// Fold scores.
func (e Claim) Fold(s *State, t engine.Step) { s.Public.claim(t, e.Holds) }

// Line words it.
func (e Claim) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v has done what the profile asks", by)
}

func claimPad(v *View) engine.Pad {
	q := v.Public.player(v.Seat)
	asks := asksClaims(q.Objectives, 1)
	pad := claim.Pad(engine.Textf("Score an objective"), asks).With("Each counts once, when it holds.")
	switch {
	case q.Profile == "": // V14
		pad = pad.But("Your profile lies face down: unveil it first.")
	case len(asks.Among) == 0:
		pad = pad.But("Every objective that was noted has been scored.")
	}
	return pad
}

// ClaimNew scores an objective that was not noted before.
type ClaimNew struct {
	Objective string `json:"objective"`
	Points    int    `json:"points"`
}

// Check: it is a new one, and it holds.
func (e ClaimNew) Check(v View) error {
	q := v.Public.player(v.Seat)
	switch i := objectiveIndex(q.Objectives, e.Objective); {
	case i >= 0 && q.Objectives[i].Done:
		return engine.Refuse("%v has been scored: each objective counts once.", q.Objectives[i].Text)
	case i < 0 && len(q.Objectives) >= mostObjectives:
		return engine.Refuse("You have noted %d objectives: no card has more.", mostObjectives)
	}
	return v.Public.refuseClaims(v.Seat, []string{e.Objective})
}

// Fold scores it.
func (e ClaimNew) Fold(s *State, t engine.Step) {
	q := s.Public.player(t.By)
	if i := objectiveIndex(q.Objectives, e.Objective); i >= 0 {
		q.Objectives[i].Points = e.Points
	} else {
		q.Objectives = append(q.Objectives, Objective{Text: e.Objective, Points: e.Points})
	}
	s.Public.claim(t, []string{e.Objective})
}

// Line words it.
func (e ClaimNew) Line(by engine.Seat) engine.Text { return Claim{}.Line(by) }

var asksClaimNew = []engine.Field{
	engine.Words{Name: "objective", Label: engine.Textf("What it asks"), Most: 60, Shelf: objectiveShelf},
	engine.Number{Name: "points", Label: engine.Textf("Respect"), Min: 1, Max: mostRespect, Start: 1},
}

func claimNewPad(v *View) engine.Pad {
	pad := claimNew.Pad(engine.Textf("Score another objective"), asksClaimNew...).With("One that was not noted before.")
	if v.Public.player(v.Seat).Profile == "" {
		return pad.But("Your profile lies face down: unveil it first.")
	}
	return pad
}
