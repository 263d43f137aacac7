package handlers

import (
	"fmt"
	"testing"
)

// said reports whether a stream was told to make place.
func (st *stream) said() bool {
	select {
	case <-st.bye:
		return true
	default:
		return false
	}
}

// However many streams one address opens, the room's screen at another keeps its own.
func TestOneAddressDoesNotSilenceTheRoom(t *testing.T) {
	t.Parallel()
	var all attendances
	there := all.at("K7M2QX")
	tv := there.come(viewer{}, "192.0.2.7")
	var strangers []*stream
	for range 2 * mostRooms {
		strangers = append(strangers, there.come(viewer{}, "192.0.2.66"))
	}
	if tv.said() {
		t.Error("a stranger's streams push the room's out")
	}
	for i, st := range strangers {
		if newest := i >= len(strangers)-mostRoomsFrom; st.said() == newest {
			t.Errorf("the stranger's stream %d of %d has ended: %v", i+1, len(strangers), st.said())
		}
	}
	if got := there.devices(face{}); got != 1+mostRoomsFrom {
		t.Errorf("%d streams are left", got)
	}
}

// Where all places are taken, an address that has some gives one of its own; the
// oldest of all goes for a new address.
func TestAllPlacesOfTheRoomAreTaken(t *testing.T) {
	t.Parallel()
	var all attendances
	there := all.at("K7M2QX")
	var streams []*stream
	for i := range mostRooms {
		streams = append(streams, there.come(viewer{}, fmt.Sprint("192.0.2.", i)))
	}
	there.come(viewer{}, "192.0.2.5")
	if !streams[5].said() || streams[0].said() {
		t.Error("a second stream of one address ends another one's")
	}
	there.come(viewer{}, "192.0.2.200")
	if !streams[0].said() || streams[1].said() {
		t.Error("for a new address the oldest does not go")
	}
}
