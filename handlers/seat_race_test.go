package handlers_test

import (
	"sync/atomic"
	"testing"
	"time"

	"croupier/engine"
	"croupier/handlers/store"
)

// slowDisk keeps logs in the store; a leave waits on its way there while one is held.
type slowDisk struct {
	*store.Store
	held atomic.Pointer[hold]
	cold atomic.Pointer[hold] // of the next log that is read, not of a leave
	late atomic.Pointer[hold] // of the next log that is read once an undo is stored
}

func (d *slowDisk) Log(table string, after int) ([]engine.Record, error) {
	if h := d.cold.Swap(nil); h != nil {
		close(h.came)
		<-h.goes
	}
	return d.Store.Log(table, after)
}

// hold is a leave that waits: for it to come, and for it to go on.
type hold struct{ came, goes chan struct{} }

func (d *slowDisk) Append(table string, r engine.Record, sent []byte) error {
	if h := d.held.Load(); h != nil && r.Kind == engine.Leave {
		close(h.came)
		<-h.goes
	}
	if r.Kind == engine.Undo {
		d.cold.Store(d.late.Swap(nil))
	}
	return d.Store.Append(table, r, sent)
}

// while does something while the host frees a seat: the leave is first by the
// log, but what is done looked at the table before that.
func (d *slowDisk) while(free func(), do func() answer) answer {
	h := &hold{make(chan struct{}), make(chan struct{})}
	d.held.Store(h)
	defer d.held.Store(nil)
	freed, done := make(chan struct{}), make(chan answer)
	go func() { defer close(freed); free() }()
	<-h.came
	go func() { done <- do() }()
	time.Sleep(200 * time.Millisecond) // by then it waits for its turn
	close(h.goes)
	<-freed
	return <-done
}

// Whoever is told that the chair is theirs holds it, though the host freed it at
// that moment from whoever sat there before.
func TestSittingDownWhileTheHostFreesTheChair(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada, bo := n.phone(join, 1, "Ada"), n.browser()
	bo.get(join)
	n.disk.while(
		func() { host.enter(code, "leave", "as", "1").expect(t, "the host frees Ada's chair", 204) },
		func() answer { return bo.script(join, "seat", "1", "name", "Bo") },
	).expect(t, "Bo sits down there", 200, `"seat":1`)
	if a, b := ada.screen("/t/"+code).viewer(t), bo.screen("/t/"+code).viewer(t); a != 0 || b != 1 {
		t.Errorf("Ada sees %d and Bo %d", a, b)
	}
	bo.enter(code, "vote", "say", "yes").expect(t, "Bo votes", 204)
}

// A seat that the host frees while it moves goes to no other phone.
func TestMovingASeatWhileTheHostFreesIt(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada, other := n.phone(join, 1, "Ada"), n.browser()
	link := path(t, between(t, ada.script("/t/"+code+"/move").body, `"join":"`, `"`))
	other.get(link).expect(t, "the link", 200)
	moved := make(chan answer)
	n.shell.AtTheDoor(code, func() {
		go func() { moved <- other.script(link, "seat", "1") }()
		time.Sleep(200 * time.Millisecond) // by then it waits at the door
		host.enter(code, "leave", "as", "1").expect(t, "the host frees Ada's chair", 204)
	})
	(<-moved).expect(t, "taking the seat", 404)
	if got := other.screen("/t/" + code).viewer(t); got != 0 {
		t.Errorf("the new phone sees %d", got)
	}
	other.enter(code, "vote", "say", "yes").expect(t, "it votes", 403)
}

// Nor does it come back, though the host said yes to that just before.
func TestComingBackWhileTheHostFreesTheSeat(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	n.phone(join, 1, "Ada")
	lost := n.browser()
	host.enter(code, "ask:back", "on", "yes").expect(t, "the host's yes", 204)
	lost.get(join)
	n.disk.while(
		func() { host.enter(code, "leave", "as", "1").expect(t, "the host frees Ada's chair", 204) },
		func() answer { return lost.script(join, "seat", "1", "back", "yes") },
	)
	if got := lost.screen("/t/" + code).viewer(t); got != 0 {
		t.Errorf("she sees %d", got)
	}
	if got := host.logged(code); got[len(got)-1] != "leave" {
		t.Errorf("the log is %v", got)
	}
}

// While a stranger waits for a long night to be folded, others do not.
func TestAColdNightHoldsNoOtherStrangerUp(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	cold, _ := host.table()
	other, _ := host.table()
	n.restart()
	h := &hold{make(chan struct{}), make(chan struct{})}
	n.disk.cold.Store(h)
	waits, quick := make(chan answer), make(chan answer)
	go func() { waits <- n.browser().get("/t/" + cold) }()
	<-h.came
	go func() { quick <- n.browser().get("/t/" + other) }()
	select {
	case a := <-quick:
		a.expect(t, "another stranger at another table", 200)
		close(h.goes)
	case <-time.After(5 * time.Second):
		t.Error("another stranger waits for it as well")
		close(h.goes)
		<-quick
	}
	(<-waits).expect(t, "the stranger who opened it", 200)
}
