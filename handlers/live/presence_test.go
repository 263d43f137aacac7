package live

import (
	"fmt"
	"testing"
)

// ended reports whether a page was told to make place.
func (s *Subscriber) ended() bool {
	select {
	case <-s.Bye:
		return true
	default:
		return false
	}
}

// come has a page of the room listen from an address.
func (p *Presence) come(from string) *Subscriber {
	s := NewSubscriber(Face{}, 0, from)
	p.Come(s)
	return s
}

// However many streams one address opens, the room's screen at another keeps its own.
func TestOneAddressDoesNotSilenceTheRoom(t *testing.T) {
	t.Parallel()
	p := new(Tables).At("K7M2QX")
	tv := p.come("192.0.2.7")
	var strangers []*Subscriber
	for range 2 * mostRooms {
		strangers = append(strangers, p.come("192.0.2.66"))
	}
	if tv.ended() {
		t.Error("a stranger's streams push the room's out")
	}
	for i, s := range strangers {
		if newest := i >= len(strangers)-mostRoomsFrom; s.ended() == newest {
			t.Errorf("the stranger's stream %d of %d has ended: %v", i+1, len(strangers), s.ended())
		}
	}
	if got := len(p.subscribers[Face{}]); got != 1+mostRoomsFrom {
		t.Errorf("%d streams are left", got)
	}
}

// Where all places are taken, an address that has some gives one of its own; the
// oldest of all goes for a new address.
func TestAllPlacesOfTheRoomAreTaken(t *testing.T) {
	t.Parallel()
	p := new(Tables).At("K7M2QX")
	var all []*Subscriber
	for i := range mostRooms {
		all = append(all, p.come(fmt.Sprint("192.0.2.", i)))
	}
	p.come("192.0.2.5")
	if !all[5].ended() || all[0].ended() {
		t.Error("a second stream of one address ends another one's")
	}
	p.come("192.0.2.200")
	if !all[0].ended() || all[1].ended() {
		t.Error("for a new address the oldest does not go")
	}
}
