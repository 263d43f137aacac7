package handlers_test

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/trackers/custom"
)

// Every kind of entry that a pad offers, sent 2, 10 or 50 times at once and one
// after another, after a reload, and after a restart of the program: one entry,
// and each copy gets the first answer. The same key with other answers is refused.
func TestSentAgain(t *testing.T) {
	t.Parallel()
	for _, game := range games() {
		t.Run(game.Info().Name, func(t *testing.T) {
			t.Parallel()
			var found findings
			sentAgain(newNightOf(t, nil, game), &found)
			found.tell(t)
		})
	}
}

// sent is a form that was posted, and what came back.
type sent struct {
	*play
	form  url.Values
	first answer
	now   int // the length of the log after it
}

func sentAgain(n *night, found *findings) {
	host := n.host()
	copies := []int{2, 10, 2, 50, 2, 10}
	var all []*sent
	for i, o := range occasionsOf(n, n.games[0]) {
		if found.enough() {
			return
		}
		n.armed.Store(false)
		p := n.play(o, host)
		n.arm()
		s := &sent{play: p, form: p.form(newKey())}
		s.twice(copies[i%len(copies)], found)
		all = append(all, s)
	}
	n.restart()
	for _, s := range all {
		opened := n.shell.Now(s.code).Last() // where its clock ran, it was paused
		if opened.Seq != s.now && (opened.Seq != s.now+1 || opened.Kind != engine.Pause) {
			found.add("%v, after a restart: %d entries, not %d", s.occasion, opened.Seq, s.now)
		}
		if got := s.post(s.form); !alike(got, s.first) {
			found.add("%v, again after a restart: %d to %q, not %d to %q", s.occasion, got.status, got.to(), s.first.status, s.first.to())
		}
		if now := n.shell.Now(s.code).Last().Seq; now != opened.Seq {
			found.add("%v, again after a restart: %d entries, not %d", s.occasion, now, opened.Seq)
		}
	}
}

func (s *sent) post(form url.Values) answer {
	return s.author().do("POST", "/t/"+s.code+"/enter", form)
}

// alike are two answers that say the same.
func alike(a, b answer) bool { return a.status == b.status && a.to() == b.to() }

// twice sends a form so many times at once, then again and again.
func (s *sent) twice(copies int, found *findings) {
	before := s.shell.Now(s.code).Last().Seq
	answers := make([]answer, copies)
	var each sync.WaitGroup
	for i := range answers {
		each.Go(func() { answers[i] = s.post(s.form) })
	}
	each.Wait()
	s.first = answers[0]
	for _, page := range []string{"", "", "/t/" + s.code} {
		if page != "" {
			s.author().get(page)
		}
		answers = append(answers, s.post(s.form))
	}
	for _, a := range answers {
		if a.status != http.StatusSeeOther || !alike(a, s.first) {
			found.add("%v, one of %d copies: %d to %q, not %d to %q: %.200s", s.occasion, copies, a.status, a.to(), s.first.status, s.first.to(), a.body)
		}
	}
	s.now = s.shell.Now(s.code).Last().Seq
	if s.now != before+1 {
		found.add("%v, %d copies: %d entries, not 1", s.occasion, copies, s.now-before)
	}
	other := url.Values{}
	for name, value := range s.form {
		other[name] = value
	}
	other.Set("mark", "another occasion")
	if s.tap.Kind == engine.Undo { // whose mark is nothing to it: it names its entry
		other.Set("entry", "0")
	}
	a := s.author().do("POST", "/t/"+s.code+"/enter", other, "HX-Request", "true")
	if a.status == http.StatusForbidden && s.tap.Kind == engine.Leave { // there is no seat to be told so
	} else if a.status != http.StatusUnprocessableEntity || !strings.Contains(a.body, "This page is old. Look again.") {
		found.add("%v, the same key with another mark: %d %.200s", s.occasion, a.status, a.body)
	}
	if now := s.shell.Now(s.code).Last().Seq; now != s.now {
		found.add("%v, the same key with another mark was entered", s.occasion)
	}
}

// Every POST route, by the router: the same form again, at once and one after
// another and after a restart, does what it did and says what it said.
func TestEveryFormAgain(t *testing.T) {
	t.Parallel()
	var found findings
	everyFormAgain(newNightOf(t, nil, quorum.Rules.Game(), custom.Rules.Game()), &found)
	found.tell(t)
}

func everyFormAgain(n *night, found *findings) {
	host := n.host()
	for _, r := range n.shell.Routes() {
		if r.Method != http.MethodPost {
			continue
		}
		for _, copies := range []int{2, 10, 50} {
			if found.enough() {
				return
			}
			n.armed.Store(false)
			p := n.place(r, host)
			by := p.sender(r, n.browser)
			by.get(p.join) // as a browser does: it has its cookie before it posts
			form := values(goodForms[r.Pattern](p)[0])
			if form.Has("key") {
				form.Set("key", newKey())
			}
			n.arm()
			a := again{n, host, by, r.At(p.code, p.link), p.code, form, nil}
			a.send(copies, found)
			if slices.Contains([]string{"/t/:code/move", "/t/:code/host", "/host/:token"}, r.Pattern) { // these links live as long as the program runs
				continue
			}
			n.restart()
			a.once("after a restart", found)
		}
	}
}

// again is one form that is posted again and again.
type again struct {
	*night
	host, by   *browser
	path, code string
	form       url.Values
	first      *answer
}

// send posts copies at once, and then two more; what the table and the lobby show
// is as after the first. As in a browser, all copies leave with the cookie that it
// had when the button was tapped: an answer may bring another one.
func (a *again) send(copies int, found *findings) {
	before := a.traces()
	answers := make([]answer, copies)
	senders := make([]*browser, copies)
	for i := range senders {
		senders[i] = a.by.twin()
	}
	var each sync.WaitGroup
	for i := range answers {
		each.Go(func() { answers[i] = senders[i].script(a.path, flat(a.form)...) })
	}
	each.Wait()
	a.by = senders[0]
	for i, got := range answers {
		if got.status >= 300 || said(got) != said(answers[0]) {
			found.add("POST %s, copy %d of %d: %d %.200s\nnot %d %.200s", a.path, i+1, copies, got.status, got.body, answers[0].status, answers[0].body)
		}
	}
	a.first = &answers[0]
	if after := a.traces(); after > before+1 {
		found.add("POST %s, %d copies: left %d traces", a.path, copies, after-before)
	}
	a.once("once more", found)
	a.by.get("/")
	a.once("after a reload", found)
}

func (a *again) once(when string, found *findings) {
	before := a.traces()
	if got := a.by.script(a.path, flat(a.form)...); got.status != a.first.status || said(got) != said(*a.first) {
		found.add("POST %s, %s: %d %.200s\nnot %d %.200s", a.path, when, got.status, got.body, a.first.status, a.first.body)
	}
	if after := a.traces(); after != before {
		found.add("POST %s, %s: left a trace", a.path, when)
	}
}

// traces are how many tables there are, and entries at this one.
func (a *again) traces() int {
	tables := strings.Count(a.host.do("GET", "/", nil, "Accept", "application/json").body, `"code"`)
	return tables + a.shell.Now(a.code).Last().Seq
}

// said is what an answer says, but for how long its link is good for yet: that
// runs on.
func said(a answer) string { return secondsLeft.ReplaceAllString(a.body, "") }

var secondsLeft = regexp.MustCompile(`"seconds":\d+`)

// flat are a form's fields as pairs.
func flat(form url.Values) (out []string) {
	for name, list := range form {
		for _, v := range list {
			out = append(out, name, v)
		}
	}
	return out
}

// The same key with other answers is refused, wherever there are keys.
func TestTheSameKeyWithOtherAnswers(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	one := host.script("/tables", "game", "quorum", "seats", "3", "key", "tap").expect(t, "opening a table", 201)
	for what, form := range map[string][]string{
		"another number of seats": {"game", "quorum", "seats", "4", "key", "tap"},
		"the people of a table":   {"game", "quorum", "seats", "3", "key", "tap", "people", between(t, one.body, `"code":"`, `"`)},
	} {
		host.script("/tables", form...).expect(t, what, 422, "This page is old. Look again.")
	}
	if again := host.script("/tables", "game", "quorum", "seats", "3", "key", "tap"); again.body != one.body {
		t.Errorf("the same again: %s, not %s", again.body, one.body)
	}
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	enter := "/t/" + code + "/enter"
	lay := []string{"kind", "lay", "mark", "", "key", "k", "cards", "2", "names", "x"}
	ada.script(enter, lay...).expect(t, "Ada lays", 204)
	for i, other := range map[int]string{1: "hide", 3: "motion 9", 7: "1", 9: "y"} {
		form := slices.Clone(lay)
		form[i] = other
		ada.script(enter, form...).expect(t, "with "+other, 422, "This page is old. Look again.")
	}
	if got := host.logged(code); !slices.Equal(got, []string{engine.Sit, "lay"}) {
		t.Errorf("the log is %v", got)
	}
}
