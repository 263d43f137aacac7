package store

import (
	"errors"
	"testing"
	"time"
)

// A browser that holds nothing is forgotten after a while; a seat, the host's rights,
// or those on their way keep it.
func TestStrangersAreForgotten(t *testing.T) {
	s := withTable(t, "K7M2QX")
	known := map[string]Session{}
	for _, name := range []string{"stranger", "guest", "host", "heir", "late heir"} {
		who, err := s.Know(digest([]byte(name)))
		if err != nil {
			t.Fatal(err)
		}
		known[name] = who
	}
	if err := errors.Join(
		s.Sit(known["guest"].ID, Sitting{Table: "K7M2QX", Seat: 1}),
		s.MakeHost(known["host"].ID, digest([]byte("host")), 0),
		s.PromiseHost(known["host"].ID, known["heir"].ID, digest([]byte("coming")), true, time.Now().Add(time.Hour)),
		s.PromiseHost(known["host"].ID, known["late heir"].ID, digest([]byte("gone")), true, time.Now().Add(-time.Hour)),
	); err != nil {
		t.Fatal(err)
	}
	if n, err := s.ForgetStrangers(time.Now().Add(-time.Hour)); n != 0 || err != nil {
		t.Errorf("%d known for a moment are forgotten, %v", n, err)
	}
	if n, err := s.ForgetStrangers(time.Now().Add(time.Hour)); n != 2 || err != nil {
		t.Errorf("%d are forgotten, %v", n, err)
	}
	for name, stays := range map[string]bool{"stranger": false, "late heir": false, "guest": true, "host": true, "heir": true} {
		if who, err := s.Session(digest([]byte(name))); err != nil || (who.ID != 0) != stays {
			t.Errorf("%s is %+v, %v", name, who, err)
		}
	}
}
