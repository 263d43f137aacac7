package handlers_test

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"html"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"croupier/engine/laws/quorum"
)

// canary is a word that nobody else would write.
func canary() string {
	var b [10]byte
	rand.Read(b[:])
	return "zq" + hex.EncodeToString(b[:])
}

// spellings are how a word may hide in bytes; gzip is undone by who reads them.
func spellings(word string) []string {
	back := []byte(word)
	slices.Reverse(back)
	out := []string{word, strings.ToUpper(word), string(back), hex.EncodeToString([]byte(word)), strings.ToUpper(hex.EncodeToString([]byte(word))), url.QueryEscape(word), html.EscapeString(word)}
	for before := range 3 { // at each of three places in the coding; its ends depend on what stands beside
		for _, coding := range []*base64.Encoding{base64.StdEncoding, base64.URLEncoding} {
			coded := coding.EncodeToString([]byte("xx"[:before] + word))
			out = append(out, coded[min(before, 1)*4:len(coded)-4])
		}
	}
	if n, err := strconv.Atoi(word); err == nil { // as figures are written for people
		out = append(out, fmt.Sprintf("%d,%03d", n/1000, n%1000))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// overheard is everything that one device was sent.
type overheard struct {
	who    string
	by     *browser
	stream *listening
	bytes  strings.Builder
	sizes  []int // of the stream's messages, without the heartbeats
}

// qrPath is a table's QR code, which is another one at each table.
var qrPath = regexp.MustCompile(`d="M[^"]*"`)

func (o *overheard) note(a answer) {
	fmt.Fprint(&o.bytes, a.header, a.body)
}

// drain takes in what the stream has to send by now. A stream draws what is new after
// each heartbeat: where one that came later than now is followed by another, that is all.
func (o *overheard) drain() {
	for now, beats := time.Now(), 0; beats < 2; {
		h, on := <-o.stream.heard
		if !on {
			return
		}
		if at, is := h.beat(); is && at > now.UnixMilli() {
			beats++
		}
		o.take(h)
	}
}

// take notes what a message says, but for a heartbeat's clock: some number that is a
// secret will stand in one of many times by chance.
func (o *overheard) take(h heard) {
	if _, is := h.beat(); is {
		return
	}
	o.bytes.WriteString(h.id + h.name + h.data)
	if h.name == "" {
		o.sizes = append(o.sizes, len(qrPath.ReplaceAllString(h.data, "")))
	}
}

// beat is the server's clock in a heartbeat that says nothing else and is right within
// an hour.
func (h heard) beat() (ms int64, is bool) {
	ms, err := strconv.ParseInt(strings.TrimSpace(h.data), 10, 64)
	return ms, err == nil && h.name == "hb" && h.id == "" && time.Since(time.UnixMilli(ms)).Abs() < time.Hour
}

// A heartbeat is its clock and nothing else; whatever else comes by that name is looked
// through like all that is sent.
func TestAHeartbeatHidesNothing(t *testing.T) {
	t.Parallel()
	now := strconv.FormatInt(time.Now().UnixMilli(), 10)
	for what, row := range map[string]struct {
		said   heard
		passes bool
	}{
		"a clock":                 {heard{"", "hb", now + "\n"}, true},
		"a clock and more":        {heard{"", "hb", now + " 342925\n"}, false},
		"another number":          {heard{"", "hb", "342925\n"}, false},
		"a clock with an id":      {heard{"342925", "hb", now + "\n"}, false},
		"a clock of another name": {heard{"", "342925", now + "\n"}, false},
	} {
		var o overheard
		if o.take(row.said); (o.bytes.Len() == 0) != row.passes {
			t.Errorf("%s: %q is noted", what, o.bytes.String())
		}
	}
}

// drainAll lets all streams come to rest.
func drainAll(all []*overheard) {
	var each sync.WaitGroup
	for _, o := range all {
		each.Go(o.drain)
	}
	each.Wait()
}

// secretEvening is an evening in which Ada keeps secrets: what she says aside and
// whispers, takes back, gets refused, and says again. It gives what everybody
// else was sent, and the program's log.
func secretEvening(t *testing.T, secret, vote string) (others []*overheard, log string) {
	n := newNightWith(t, func(n *night) { n.beat = often }, quorum.Rules.Game())
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada, ben, cleo, room := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben"), n.phone(join, 3, "Cleo"), n.browser()
	for who, by := range map[string]*browser{"Ben": ben, "Cleo": cleo, "the room": room, "the host": host} {
		others = append(others, &overheard{who: who, by: by, stream: by.listen(page + "/live")})
	}
	slices.SortFunc(others, func(a, b *overheard) int { return strings.Compare(a.who, b.who) })
	look := func() {
		drainAll(others)
		for _, o := range others {
			for _, path := range []string{page, page + "?room=1", page + "?as=1", page + "/history", page + "/night.csv", page + "/report", page + "/report.json", page + "/night", page + "/qr.svg", "/", join, "/shelf", "/shelf/all.txt"} {
				o.note(o.by.get(path))
				o.note(o.by.do("GET", path, nil, "Accept", "application/json"))
			}
			o.note(o.by.enter(code, "lay", "cards", "9", "names", "mine")) // a refusal of their own
		}
	}
	look()
	for _, o := range others { // what came while they were coming is not about secrets
		o.sizes = nil
	}
	for _, step := range []func(){
		func() { ada.enter(code, "lay", "cards", "2", "names", secret).expect(t, "Ada lays", 204) },
		func() { ada.enter(code, "lay", "cards", "1", "names", secret+" "+secret).expect(t, "too many", 422) },
		func() {
			ada.script(page+"/enter", "kind", "undo", "mark", "", "key", newKey(), "entry", "4").expect(t, "Ada takes it back", 204)
		},
		func() { ada.enter(code, "lay", "cards", "1", "names", secret).expect(t, "Ada lays again", 204) },
		func() { ada.enter(code, "vote", "say", vote).expect(t, "Ada votes", 204) },
		func() { ada.enter(code, "vote", "say", secret).expect(t, "Ada votes nonsense", 422) },
		func() { host.enter(code, "undo", "entry", "6").expect(t, "the host takes hers back", 204) },
	} {
		step()
		drainAll(others)
	}
	look()
	if mine := ada.get(page).body; !strings.Contains(mine, "Ada") {
		t.Errorf("Ada's own page is %.200s", mine)
	}
	return others, n.log.String()
}

// No byte that anybody else is sent, and no line of the program's log, holds a
// secret, however it is spelled.
func TestNoByteTellsASecret(t *testing.T) {
	t.Parallel()
	secret := canary()
	others, log := secretEvening(t, secret, "yes")
	for _, o := range others {
		sent := o.bytes.String()
		if len(sent) < 50_000 || len(o.sizes) < 3 {
			t.Fatalf("%s was sent only %d bytes and %d messages", o.who, len(sent), len(o.sizes))
		}
		for _, s := range spellings(secret) {
			if at := strings.Index(sent, s); at >= 0 {
				t.Errorf("%s was sent the secret: %.200s", o.who, sent[max(0, at-100):])
			}
		}
	}
	for _, s := range spellings(secret) {
		if strings.Contains(log, s) {
			t.Errorf("the program's log holds the secret as %s", s)
		}
	}
}

// Nor does the size or the number of messages tell it.
func TestNoSizeTellsASecret(t *testing.T) {
	t.Parallel()
	one, _ := secretEvening(t, canary(), "yes")
	two, _ := secretEvening(t, "a", "no")
	for i, o := range one {
		if !slices.Equal(o.sizes, two[i].sizes) {
			t.Errorf("%s was sent messages of %v bytes, with other secrets %v", o.who, o.sizes, two[i].sizes)
		}
	}
}
