package handlers_test

import (
	"bytes"
	"mime/multipart"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"croupier/engine/vote"
	"croupier/trackers/custom"
	"croupier/trackers/deal"
	"croupier/trackers/dictators"
)

// war is a table of DEAL at which seat 1 may attack seat 2 in Dallas.
func (n *night) war() (host, ada, ben *browser, code string) {
	n.Helper()
	host = n.host()
	code, join := host.tableOf("deal")
	ada, ben, cleo := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben"), n.phone(join, 3, "Cleo")
	for _, e := range []struct {
		by      *browser
		kind    string
		answers []string
	}{
		{host, "first", []string{"who", "1"}}, {ada, "clan", []string{"clan", "krantifics"}},
		{ben, "clan", []string{"clan", "yanagi", "ground", "consumer"}}, {cleo, "clan", []string{"clan", "maras", "ground", "producer"}},
		{ada, "start", nil}, {host, "territory", []string{"on", "Dallas", "ground", "consumer", "holder", "2", "dope", "0"}},
		{host, "correct", []string{"what", "Soldiers", "seat", "1", "to", "9"}}, {host, "correct", []string{"what", "Soldiers", "seat", "2", "to", "9"}},
		{host, "set-turn", []string{"who", "1", "phase", "Action"}},
	} {
		e.by.enter(code, e.kind, e.answers...).expect(n.TB, e.kind, 204)
	}
	return host, ada, ben, code
}

// shelf is all that is on it, as text.
func (b *browser) shelf() string {
	b.Helper()
	return b.get("/shelf/all.txt").expect(b.TB, "the shelf as a file", 200).body
}

// What is whispered gets on the shelf when it is turned up and not before, and
// then is offered on phones, at other tables and after a restart.
func TestTheShelfIsFedByWhatLiesOpen(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, deal.Rules.Game(), dictators.Rules.Game())
	host, ada, ben, code := n.war()
	secret := canary()
	ada.enter(code, "attack", "whom", "2", "on", "Dallas", "soldiers", "4", "their-soldiers", "2").expect(t, "Ada attacks", 204)
	ada.enter(code, "weapon", "weapon", secret, "damage", "3", "needs", "2", "special", "0").expect(t, "Ada chooses", 204)
	ada.enter(code, "profile", "profile", secret).expect(t, "Ada notes her profile", 204)
	for _, path := range []string{"/shelf", "/shelf?game=deal&find=" + secret[:4], "/shelf/all.txt", "/shelf/deal.txt", "/t/" + code} {
		for _, s := range spellings(secret) {
			host.get(path).expect(t, path+" before the reveal", 200, "!"+s)
			host.do("GET", path, nil, "Accept", "application/json").expect(t, path+" before the reveal", 200, "!"+s)
			ben.get("/t/"+code).expect(t, "Ben's page before the reveal", 200, "!"+s)
		}
	}
	line := "deal weapon " + secret + " damage=3 needs=2\n"
	ben.enter(code, "weapon", "weapon", "", "damage", "1", "needs", "0").expect(t, "Ben chooses", 204)
	if got := host.shelf(); !strings.Contains(got, line) || strings.Contains(got, "profile") {
		t.Errorf("after the reveal the shelf is %s", got)
	}
	n.restart()
	if got := host.shelf(); !strings.Contains(got, line) {
		t.Errorf("after a restart the shelf is %s", got)
	}
	other, join := host.tableOf("deal")
	host.enter(other, "first", "who", "1").expect(t, "first", 204)
	cleo := n.phone(join, 1, "Cleo")
	option := `<option value="Dallas" label="Dallas · consumer" data-goes="ground=consumer">`
	ben.get("/t/"+code+"?open=*").expect(t, "Ben's page", 200, `value="`+secret, `damage=3&amp;needs=2`, "!"+option) // it is on the table there
	cleo.get("/t/"+other+"?open=*").expect(t, "Cleo's page at another table", 200, option)
	cleo.do("GET", "/t/"+other, nil, "Accept", "application/json").expect(t, "the same for a program", 200, `"shelf":[{"sort":"territory","name":"Dallas","goes":{"ground":"consumer"}}`)
	n.browser().get("/t/"+other+"?room=1&open=*").expect(t, "the room", 200, "!datalist")
}

// What only an undone entry brought goes again. What the host wrote stands, and
// what the host took off comes back by being named again alone.
func TestTheHostHasTheLastWordOnTheShelf(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, deal.Rules.Game())
	host, ada, _, code := n.war()
	has := func(when string, want ...string) {
		t.Helper()
		got := host.shelf()
		for _, w := range want {
			not, isNot := strings.CutPrefix(w, "!")
			if strings.Contains(got, not) == isNot {
				t.Errorf("%s: %q is %v in %s", when, not, isNot, got)
			}
		}
	}
	note := func(weapon, damage string) {
		t.Helper()
		ada.enter(code, "deck", "weapon", weapon, "damage", damage, "needs", "1", "copies", "2").expect(t, "noting "+weapon, 204)
	}
	change := func(answers ...string) {
		t.Helper()
		host.post("/shelf", append([]string{"game", "deal", "sort", "weapon"}, answers...)...).expect(t, answers[0], 303)
	}
	undo := func(entry int) {
		t.Helper()
		host.script("/t/"+code+"/enter", "kind", "undo", "mark", "", "key", newKey(), "entry", strconv.Itoa(entry)).expect(t, "an undo", 204)
	}
	note("Batt", "2")
	has("named", "deal weapon Batt copies=2 damage=2 needs=1")
	batt := host.screen("/t/" + code).Table.Seq
	ada.script("/t/"+code+"/enter", "kind", "undo", "mark", "", "key", newKey(), "entry", strconv.Itoa(batt)).expect(t, "undone", 204)
	has("undone", "!Batt")
	undo(batt + 1)
	has("its undo undone", "deal weapon Batt copies=2 damage=2 needs=1")
	undo(batt + 2)
	has("and that", "!Batt")
	undo(batt + 3)
	has("and that", "deal weapon Batt copies=2 damage=2 needs=1")
	undo(batt)
	has("undone by itself again", "!Batt")
	note("Bat", "2")
	note("BAT", "3")
	has("named twice", "deal weapon Bat copies=2 damage=3 needs=1")
	host.script("/t/"+code+"/enter", "kind", "undo", "mark", "", "key", newKey(), "entry", strconv.Itoa(host.screen("/t/"+code).Table.Seq)).expect(t, "the second undone", 204)
	has("the second undone", "weapon Bat ")
	change("do", "write", "name", "Baseball bat", "was", "Bat", "with-damage", "4", "with-needs", "")
	has("written anew", `deal weapon "Baseball bat" damage=4`+"\n", "!weapon Bat ")
	note("Baseball bat", "1")
	has("named otherwise", `deal weapon "Baseball bat" copies=2 damage=4 needs=1`)
	change("do", "drop", "was", "Baseball bat")
	ada.enter(code, "shuffled").expect(t, "shuffled", 204)
	has("taken off", "!Baseball")
	note("Baseball bat", "1")
	has("named again", `deal weapon "Baseball bat" copies=2 damage=1 needs=1`)
	change("do", "write", "name", "Tommy gun", "with-damage", "3")
	change("do", "write", "name", "Tommy-gun", "with-needs", "5", "with-damage", "9")
	host.get("/shelf?game=deal").expect(t, "the page", 200, "looks like", "They are one")
	change("do", "merge", "was", "Tommy-gun", "name", "Tommy gun")
	has("merged", `deal weapon "Tommy gun" damage=3 needs=5`, "!Tommy-gun")
	change("do", "write", "name", "Tommy gun", "was", "Baseball bat", "with-damage", "1", "with-copies", "2")
	has("renamed to another", `deal weapon "Tommy gun" copies=2 damage=1 needs=5`, "!Baseball", "!bat")
	for _, bad := range [][]string{
		{"do", "write", "name", ""}, {"do", "write", "name", "Bat", "with-damage", "31"}, {"do", "write", "name", "Bat", "with-size", "1"},
		{"do", "write", "name", "Bat", "was", "nothing"}, {"do", "drop", "was", "nothing"}, {"name", "Bat"},
		{"do", "merge", "was", "nothing", "name", "Tommy gun"}, {"do", "nonsense", "name", "x"},
	} {
		before := host.shelf()
		host.post("/shelf", append([]string{"game", "deal", "sort", "weapon"}, bad...)...).expect(t, strings.Join(bad, " "), 422, "refusal", "The shelf")
		if host.shelf() != before {
			t.Errorf("%v was refused, and the shelf is %s", bad, host.shelf())
		}
	}
	host.post("/shelf", "game", "deal", "sort", "weapon", "name", "x", "name", "y").expect(t, "a doubled field", 400)
	host.post("/shelf", "game", "deal", "sort", "weapon", "name", "x", "host", "y").expect(t, "a foreign field", 400)
	host.post("/shelf", "game", "deal", "sort", "nothing", "name", "x").expect(t, "no such shelf", 422)
}

func TestAShelfFileIsTakenWholeOrNotAtAll(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, deal.Rules.Game(), dictators.Rules.Game())
	host := n.host()
	const good = "shelf 1\ndeal weapon Bat damage=2\ndeal territory \"El Paso\" ground=grey\ndictators command-card \"Nuke the Whales\" cost=2\n"
	host.post("/shelf/file", "game", "deal", "text", good+"deal weapon\ndeal pawn x\n").
		expect(t, "two bad lines", 422, "Line 5:", "Write a game, a sort and a name", "Line 6:", "keeps nothing that is called", "Nuke the Whales")
	if got := host.shelf(); strings.Contains(got, "Bat") {
		t.Errorf("a bad file was taken: %s", got)
	}
	host.upload("/shelf/file", good).expect(t, "a file", 303)
	before := host.shelf()
	if !strings.Contains(before, `dictators command-card "Nuke the Whales" cost=2`) || !strings.Contains(before, `deal territory "El Paso" ground=grey`) {
		t.Errorf("the shelf is %s", before)
	}
	host.get("/shelf/deal.txt").expect(t, "one game's", 200, "El Paso", "!Whales")
	fresh := newNightOf(t, nil, deal.Rules.Game(), dictators.Rules.Game())
	other := fresh.host()
	other.upload("/shelf/file", before).expect(t, "on another laptop", 303)
	if got := other.shelf(); got != before {
		t.Errorf("another laptop has %s, not %s", got, before)
	}
	host.upload("/shelf/file", strings.Repeat("# long\n", 50_000)).expect(t, "a long file", http.StatusRequestEntityTooLarge)
	host.upload("/shelf", good).expect(t, "a file elsewhere", http.StatusUnsupportedMediaType)
	many := "shelf 1\n"
	for i := range 301 {
		many += "deal event E" + strconv.Itoa(i) + "\n"
	}
	host.post("/shelf/file", "game", "deal", "text", many).expect(t, "too many", 422, "a shelf holds 300 of a sort")
	for _, path := range []string{"/shelf/chess.txt", "/shelf/all", "/shelf/all.csv"} {
		host.get(path).expect(t, path, 404)
	}
}

// Nobody but the host sees the shelf or changes it.
func TestTheShelfIsTheHosts(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, deal.Rules.Game())
	host := n.host()
	_, join := host.tableOf("deal")
	host.upload("/shelf/file", "shelf 1\ndeal weapon Bat damage=2\n").expect(t, "a file", 303)
	before := host.shelf()
	for who, b := range map[string]*browser{"a seat": n.phone(join, 1, "Ada"), "a stranger": n.browser()} {
		for _, path := range []string{"/shelf", "/shelf?game=deal", "/shelf/all.txt", "/shelf/deal.txt"} {
			b.get(path).expect(t, who+" looks at "+path, 403, "!Bat")
		}
		b.post("/shelf", "game", "deal", "sort", "weapon", "do", "drop", "was", "Bat").expect(t, who+" changes it", 403)
		b.upload("/shelf/file", "shelf 1\n").expect(t, who+" sends a file", 403)
	}
	if got := host.shelf(); got != before {
		t.Errorf("the shelf is %s", got)
	}
}

// upload posts a chosen file, as a browser does.
func (b *browser) upload(path, text string) answer {
	b.Helper()
	var body bytes.Buffer
	w := multipart.NewWriter(&body)
	w.WriteField("game", "deal")
	f, err := w.CreateFormFile("file", "shelf.txt")
	if err != nil {
		b.Fatal(err)
	}
	f.Write([]byte(text))
	w.WriteField("text", "")
	w.Close()
	r, err := http.NewRequest("POST", b.server.URL+path, &body)
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Content-Type", w.FormDataContentType())
	r.Header.Set("Origin", b.server.URL)
	resp, err := b.client.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	defer resp.Body.Close()
	var got bytes.Buffer
	got.ReadFrom(resp.Body)
	return answer{resp.StatusCode, resp.Header, got.String()}
}

// What an entry only named comes back to the shelf with it: by the undo of its undo.
func TestAWordComesBackWithItsEntry(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, custom.Rules.Game(vote.Rules))
	host := n.host()
	code, join := host.tableOf("custom")
	ada := n.phone(join, 1, "Ada")
	n.phone(join, 2, "Ben")
	ada.enter(code, "ask", "question", "Pizza tonight").expect(t, "Ada asks", 204)
	asked := host.screen("/t/" + code).Table.Seq
	onShelf := true
	for undone := asked; ; undone++ {
		if got := host.shelf(); strings.Contains(got, `"Pizza tonight"`) != onShelf {
			t.Errorf("after %d undos it is on the shelf: %v, not %v: %s", undone-asked, !onShelf, onShelf, got)
		}
		if undone == asked+4 {
			return
		}
		host.script("/t/"+code+"/enter", "kind", "undo", "mark", "", "key", newKey(), "entry", strconv.Itoa(undone)).expect(t, "an undo", 204)
		onShelf = !onShelf
	}
}

// An undo reads its table's log for the shelf: meanwhile what another table names
// gets there all the same.
func TestAnUndoKeepsNoOtherTableFromTheShelf(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, custom.Rules.Game(vote.Rules))
	host := n.host()
	one, join := host.tableOf("custom")
	two, joinTwo := host.tableOf("custom")
	ada, ben := n.phone(join, 1, "Ada"), n.phone(joinTwo, 1, "Ben")
	n.phone(join, 2, "Cleo")
	n.phone(joinTwo, 2, "Dora")
	ada.enter(one, "ask", "question", "Pizza tonight").expect(t, "Ada asks", 204)
	asked := strconv.Itoa(host.screen("/t/" + one).Table.Seq)
	h := &hold{make(chan struct{}), make(chan struct{})}
	n.disk.late.Store(h)
	undone, said := make(chan answer), make(chan answer, 1)
	go func() {
		undone <- host.script("/t/"+one+"/enter", "kind", "undo", "mark", "", "key", newKey(), "entry", asked)
	}()
	<-h.came
	go func() { said <- ben.enter(two, "ask", "question", "Another round") }()
	select {
	case a := <-said:
		a.expect(t, "Ben asks", 204)
	case <-time.After(5 * time.Second):
		t.Error("Ben waits for the other table's undo")
	}
	close(h.goes)
	(<-undone).expect(t, "Ada's question undone", 204)
	if got := host.shelf(); strings.Contains(got, `"Pizza tonight"`) || !strings.Contains(got, `"Another round"`) {
		t.Errorf("the shelf has %s", got)
	}
}
