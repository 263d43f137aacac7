package pages_test

import (
	"strings"
	"testing"

	"croupier/engine"
	"croupier/views/canned"
	"croupier/views/live"
	"croupier/views/pages"
)

// unfolded is a table with all its folds drawn.
var unfolded = pages.Table{Code: "K7M2QX", Open: []string{live.Everything}}

// ofPage is what is drawn of one of the canned pages.
func ofPage(t *testing.T, name string, about func(*pages.Table)) string {
	t.Helper()
	for _, p := range canned.Pages() {
		if p.Name == name {
			about(&p.Table)
			return render(t, pages.Page(p.Screen, p.Table))
		}
	}
	t.Fatalf("no page %q", name)
	return ""
}

// between is what stands after the one mark and before the next other.
func between(page, after, before string) string {
	_, rest, _ := strings.Cut(page, after)
	part, _, _ := strings.Cut(rest, before)
	return part
}

// Pads of one group lie folded under its title, what stands beside the game
// among the moves that are seldom made, and neither has a button of its own.
func TestGroupsAndWhatStandsBesideAreFolded(t *testing.T) {
	page := ofPage(t, "phone-turn", func(*pages.Table) {})
	group := between(page, `id="group-`, `id="far"`)
	for _, want := range []string{"Promises", "Promise something", "Keep a promise"} {
		if !strings.Contains(group, want) {
			t.Errorf("the group does not hold %q", want)
		}
	}
	if far := between(page, `id="far"`, `id="secret"`); !strings.Contains(far, "Open a vote") {
		t.Error("the vote is not among the other moves")
	}
	for _, once := range []string{">Promise something<", ">Open a vote<"} {
		if n := strings.Count(page, once); n != 1 {
			t.Errorf("%s is drawn %d times", once, n)
		}
	}
}

// A group that the table waits for lies open, as the one card in the hand.
func TestAGroupThatIsDueLiesOpen(t *testing.T) {
	for _, p := range canned.Pages() {
		if p.Name != "phone-turn" {
			continue
		}
		for i := range p.Screen.Pads {
			p.Screen.Pads[i].Due = p.Screen.Pads[i].Kind == "promise"
		}
		page := render(t, pages.Page(p.Screen, p.Table))
		hand := between(page, `id="hand"`, `id="secret"`)
		if n := strings.Count(hand, `name="hand" open`); n != 1 {
			t.Errorf("%d cards lie open in the hand", n)
		}
		first := between(hand, `<details class="pad ivory" id="`, `</summary>`)
		if !strings.HasPrefix(first, "group-") || !strings.Contains(first, `name="hand" open data-due`) {
			t.Errorf("first in the hand lies %q", first)
		}
		return
	}
	t.Fatal("no phone whose turn it is")
}

// A browser whose seat was freed is told so above the way to another one, and a
// locked table offers none.
func TestWhoWasFreedIsTold(t *testing.T) {
	told, way := "The host has freed your seat.", ">Take a seat<"
	page := ofPage(t, "room", func(about *pages.Table) { about.Freed = true })
	if before, _, found := strings.Cut(page, way); !found || !strings.Contains(before, told) {
		t.Error("the page does not say both, in this order")
	}
	page = ofPage(t, "room", func(about *pages.Table) { about.Freed, about.Join.Locked = true, true })
	if !strings.Contains(page, told) || strings.Contains(page, way) {
		t.Error("a locked table shall tell, and offer no seat")
	}
}

// A refusal is on the page even where its pad is closed meanwhile, or not there.
func TestEveryRefusalIsShown(t *testing.T) {
	for _, kind := range []string{"sell", "nowhere", "phase", "promise"} {
		page := ofPage(t, "phone-turn", func(about *pages.Table) {
			about.Refused, about.RefusedKind = engine.Textf("It is too late for that."), kind
		})
		if n := strings.Count(page, "It is too late for that."); n != 1 {
			t.Errorf("the refusal of %s is said %d times", kind, n)
		}
	}
}

// While guests are expected, the way in is the first thing on the laptop; once the
// table plays, or every chair is taken, it is a line that opens.
func TestTheWayInFoldsOnceAllAreThere(t *testing.T) {
	const line = `id="joined"`
	for _, p := range canned.Pages() {
		if p.Name != "host-start" {
			continue
		}
		if page := render(t, pages.Page(p.Screen, p.Table)); strings.Contains(page, line) || !strings.Contains(page, `class="qr"`) {
			t.Error("the way in is folded while chairs are free and nobody has played")
		}
		full := p.Screen
		full.People = []engine.Person{{Name: "Ada", Phone: true}, {Name: "Ben", Phone: true}, {Name: "Cleo"}, {Name: "Dino"}}
		begun := p.Screen
		begun.Pads = nil
		for _, pad := range p.Screen.Pads {
			if pad.Kind == engine.Begin {
				pad = pad.But("The game has begun.")
			}
			begun.Pads = append(begun.Pads, pad)
		}
		for why, s := range map[string]engine.Screen{"every chair is taken": full, "the table plays": begun} {
			page := render(t, pages.Page(s, p.Table))
			folded := between(page, line, `id="hand-on"`)
			if !strings.Contains(folded, `class="qr"`) || !strings.Contains(folded, "Lock the table") {
				t.Errorf("%s, and the way in is not folded", why)
			}
			if !strings.Contains(between(page, `id="join"`, line), `class="alarm"`) {
				t.Errorf("%s, and the alarm of wrong codes lies in the fold", why)
			}
		}
		return
	}
	t.Fatal("no page host-start")
}

// Rulings of one seat lie under its name.
func TestRulingsOfASeatAreFolded(t *testing.T) {
	page := ofPage(t, "host", func(*pages.Table) {})
	if of := between(between(page, `id="rulings"`, `id="log"`), "Cleo", "Dino"); strings.Count(of, ">Cash<") != 1 {
		t.Errorf("under Cleo's name lies %s", of)
	}
}

// twice is a phone that is asked for two things at once: a weapon face down, and
// a vote beside the game.
func twice(voted bool) engine.Screen {
	asked := []engine.Seat{1, 2}
	ballot := engine.Pad{Kind: "ballot", Label: engine.Textf("Vote: %v", "Pizza?"), Beside: true, Due: !voted, Aside: engine.Fields{engine.Choice{Name: "say", Label: engine.Textf("Your vote"), Among: engine.Items("yes", "no")}}}
	return engine.Screen{Title: engine.Textf("DEAL"), Viewer: 1, People: []engine.Person{{Name: "Ada", Phone: true}, {Name: "Ben", Phone: true}},
		Blocks: engine.Blocks{engine.Waiting{For: asked, To: engine.Textf("to choose a weapon")}, engine.Waiting{For: asked[:1], To: engine.Textf("to vote on “%v”", "Pizza?"), Beside: true}},
		Pads: []engine.Pad{
			{Kind: "weapon", Label: engine.Textf("Your weapon"), Covered: true, Whisper: true, Due: true, Aside: engine.Fields{engine.Number{Name: "damage", Label: engine.Textf("Damage"), Max: 9}}},
			ballot}}
}

// A vote that is due hides from nobody that a secret is due as well, and one thing
// lies open at a time.
func TestTheCoverSaysThatItIsWaitedForBesideAVote(t *testing.T) {
	secret := between(render(t, pages.Page(twice(false), unfolded)), `id="secret"`, `id="secret-cover"`)
	for _, want := range []string{"data-due", "Face down, for you to choose a weapon"} {
		if !strings.Contains(secret, want) {
			t.Errorf("while a vote is due the cover does not hold %q: %s", want, secret)
		}
	}
	if opening, _, _ := strings.Cut(secret, ">"); strings.Contains(opening, " open") {
		t.Error("the cover lies open beside the vote")
	}
	opening, _, _ := strings.Cut(between(render(t, pages.Page(twice(true), unfolded)), `id="secret"`, `id="secret-cover"`), ">")
	if !strings.Contains(opening, " open") {
		t.Error("once the vote is in, the cover is not the card in the hand")
	}
}

// What came of the newest entry lies on the card in the hand, not under it; its
// undo stands beside it and needs no name, the undo of another line has one.
func TestTheResultLiesOnTheNextCard(t *testing.T) {
	s := twice(false)
	s.Last = &engine.Line{Seq: 7, By: 1, Kind: "weapon", Text: engine.Textf("%v chooses a weapon", engine.Seat(1)), Told: []engine.Text{engine.Textf("%v holds %v.", engine.Seat(1), "Seattle")}}
	undo := engine.Pad{Kind: engine.Undo, Label: engine.Textf("Undo: %v", s.Last.Text), Asks: engine.Fields{engine.Fixed{Name: "entry", Value: "7", Whole: true}}}
	s.Pads = append(s.Pads, undo)
	last := func() string {
		return between(render(t, pages.Page(s, unfolded)), `class="below"`, `id="hand"`)
	}
	if got := last(); !strings.Contains(got, "Seattle") || !strings.Contains(got, "<span>Undo</span>") {
		t.Errorf("above the card in the hand stands %s", got)
	}
	s.Last.Seq = 8
	if got := last(); strings.Contains(got, "Undo") {
		t.Error("beside the newest line stands the undo of another")
	}
	if matter := between(render(t, pages.Page(s, unfolded)), `id="matter"`, `class="below"`); !strings.Contains(matter, "Undo: ") {
		t.Error("the undo of another line is nowhere")
	}
}

// What asks nothing but "sure?" is a button and its yes: no card round them that
// says the same a third time.
func TestWhatBindsAsksOnce(t *testing.T) {
	s := twice(true)
	s.Pads = append(s.Pads, engine.Pad{Kind: "final", Label: engine.Textf("Make the offer final"), Sure: engine.Textf("It stands then.")})
	page := render(t, pages.Page(s, unfolded))
	if n := strings.Count(page, "Make the offer final"); n != 2 || !strings.Contains(page, "Yes: Make the offer final") || !strings.Contains(page, "It stands then.") {
		t.Errorf("the offer is made final in %d places", n)
	}
	s.Pads[len(s.Pads)-1].Asks = engine.Fields{engine.Number{Name: "n", Label: engine.Textf("How many"), Max: 3}}
	if page := render(t, pages.Page(s, unfolded)); !strings.Contains(page, `<summary class="btn"><span>Make the offer final`) && !strings.Contains(page, "How many") {
		t.Error("a pad that asks something lies in no card")
	}
}

// A choice names the fields that it needs; where none needs any, it says nothing.
func TestAChoiceNamesTheFieldsItNeeds(t *testing.T) {
	clan := engine.Choice{Name: "clan", Label: engine.Textf("Clan"), Among: []engine.Item{
		{Value: "yanagi", Label: engine.Textf("Yanagi"), Asks: []string{"start", "ground"}}, {Value: "maras", Label: engine.Textf("Maras")}}}
	html := render(t, pages.Field(clan, nil))
	if !strings.Contains(html, `data-asks="start ground"`) || strings.Count(html, "data-asks") != 2 {
		t.Errorf("drawn as %s", html)
	}
	clan.Among[0].Asks = nil
	if html := render(t, pages.Field(clan, nil)); strings.Contains(html, "data-asks") {
		t.Errorf("nothing more is asked, and it is drawn as %s", html)
	}
}

// What only a chosen item asks for does not say that it may stay empty.
func TestWhatAChoiceAsksForMayNotStayEmpty(t *testing.T) {
	s := twice(true)
	where := engine.Words{Name: "start", Label: engine.Textf("Where"), Most: 20, Blank: true}
	drawn := func(asks []string) string {
		s.Pads = []engine.Pad{{Kind: "clan", Label: engine.Textf("Pick a clan"), Due: true,
			Asks: engine.Fields{engine.Choice{Name: "clan", Label: engine.Textf("Clan"), Among: []engine.Item{{Value: "maras", Label: engine.Textf("Maras"), Asks: asks}}}, where}}}
		return render(t, pages.Page(s, unfolded))
	}
	if strings.Contains(drawn([]string{"start"}), "may stay empty") {
		t.Error("the field that a clan asks for says that it may stay empty")
	}
	if !strings.Contains(drawn(nil), "may stay empty") {
		t.Error("a field that nothing asks for does not say that it may stay empty")
	}
}

// Where the table waits for a seat that is free, the laptop says what to do.
func TestTheLaptopSaysHowFreeSeatsAreFilled(t *testing.T) {
	s := engine.Screen{Title: engine.Textf("DEAL"), Viewer: engine.Host, People: []engine.Person{{Name: "Ada", Phone: true}, {}},
		Blocks: engine.Blocks{engine.Waiting{For: []engine.Seat{1, 2}, To: engine.Textf("to pick a clan")}},
		Pads:   []engine.Pad{{Kind: engine.Begin, Label: engine.Textf("Seats and house rules")}}}
	says := func() bool {
		page := render(t, pages.Page(s, unfolded))
		return strings.Contains(page, "Nobody sits there yet: ") && strings.Contains(page, "Take seats away under “Seats and house rules”.")
	}
	if !says() {
		t.Error("the table waits for a free seat, and the laptop does not say what to do")
	}
	s.People[1].Name = "Ben"
	if says() {
		t.Error("nobody is missing, and the laptop says that seats are free")
	}
}

// moving is a phone with five moves that nobody waits for, and one that the table
// waits for where it is asked.
func moving(asked engine.Seat) engine.Screen {
	s := engine.Screen{Title: engine.Textf("DEAL"), Viewer: 1, People: []engine.Person{{Name: "Ada", Phone: true}, {Name: "Ben", Phone: true}},
		Blocks: engine.Blocks{engine.Waiting{For: []engine.Seat{asked}, To: engine.Textf("to roll")}}}
	for _, kind := range []string{"one", "two", "three", "four"} {
		s.Pads = append(s.Pads, engine.Pad{Kind: kind, Label: engine.Textf("Move %v", engine.Word(kind))})
	}
	s.Pads = append(s.Pads, engine.Pad{Kind: "promise", Label: engine.Textf("Move promised")}.Folded("Promises"))
	if asked == 1 {
		s.Pads = append(s.Pads, engine.Pad{Kind: "roll", Label: engine.Textf("Move and roll")}.Now())
	}
	return s
}

// Who waits has one move at hand and the others in a fold; who is asked has what is
// due first, and three more.
func TestWhoWaitsIsLeftInPeace(t *testing.T) {
	for _, c := range []struct {
		asked     engine.Seat
		near, far []string
		folded    string
	}{
		{2, []string{"Move one"}, []string{"Move two", "Move three", "Move four", "Move promised"}, `<span class="quiet">4</span>`},
		{1, []string{"Move and roll", "Move one", "Move two", "Move three"}, []string{"Move four", "Move promised"}, `<span class="quiet">2</span>`},
	} {
		page := render(t, pages.Page(moving(c.asked), unfolded))
		near, far := between(page, `id="hand"`, `id="far"`), between(page, `id="far"`, `id="secret"`)
		for _, want := range c.near {
			if !strings.Contains(near, want) || strings.Contains(far, want) {
				t.Errorf("asked is seat %d: %q has no button of its own", c.asked, want)
			}
		}
		for _, want := range append(c.far, c.folded) {
			if !strings.Contains(far, want) || strings.Contains(near, want) {
				t.Errorf("asked is seat %d: %q is not among the other moves", c.asked, want)
			}
		}
	}
}

// A fold for one thing would hide more than it saves.
func TestOneMoveIsNotFolded(t *testing.T) {
	s := moving(2)
	s.Pads = s.Pads[:2]
	if page := render(t, pages.Page(s, unfolded)); strings.Contains(page, `id="far"`) || !strings.Contains(page, "Move two") {
		t.Error("the second of two moves is folded")
	}
}

// A workshop has a button of its own, however many moves there are, and its groups
// lie in it.
func TestAWorkshopIsOneButton(t *testing.T) {
	s := moving(1)
	s.Viewer = engine.Host
	for _, bench := range []string{"Money", "Dice"} {
		s.Pads = append(s.Pads, engine.Pad{Kind: "add", Label: engine.Textf("Add %v", engine.Word(bench))}.Folded("%v", engine.Word(bench)).Inside("Build"))
	}
	page := render(t, pages.Page(s, unfolded))
	hand := between(page, `id="hand"`, `id="far"`)
	if n := strings.Count(hand, `<details class="pad" id="group-`); n != 1 || !strings.Contains(hand, "Build") {
		t.Errorf("%d groups have a button beside the moves", n)
	}
	for _, want := range []string{"Money", "Dice", "Add Money", "Add Dice"} {
		if !strings.Contains(hand, want) {
			t.Errorf("the workshop does not hold %q", want)
		}
	}
}
