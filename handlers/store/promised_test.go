package store

import (
	"errors"
	"testing"
	"time"
)

// three are a host and two others, each by a cookie.
func three(t *testing.T, s *Store) (host, ada, bo Session) {
	t.Helper()
	for cookie, to := range map[string]*Session{"one": &host, "ada": &ada, "bo": &bo} {
		var err error
		if *to, err = s.Know(digest([]byte(cookie))); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.MakeHost(host.ID, digest([]byte("host")), 0); err != nil {
		t.Fatal(err)
	}
	return host, ada, bo
}

func (s *Store) hostsAre(t *testing.T, what string, want map[int64]bool) {
	t.Helper()
	for id, want := range want {
		if got, err := s.Hosts(id); err != nil || got != want {
			t.Errorf("%s: session %d is host: %v, %v", what, id, got, err)
		}
	}
}

// Only the host hands the role on, and it goes over when the new cookie is shown:
// till then the old one is as good as it was, and no better.
func TestTheRoleGoesOverWithItsCookie(t *testing.T) {
	s := open(t, t.TempDir())
	host, ada, bo := three(t, s)
	in := time.Now().Add(time.Minute)
	if err := s.PromiseHost(host.ID, ada.ID, digest([]byte("fresh")), false, in); err != nil {
		t.Fatal(err)
	}
	s.hostsAre(t, "promised", map[int64]bool{host.ID: true, ada.ID: false, bo.ID: false})
	if old, err := s.Session(digest([]byte("ada"))); err != nil || old != ada {
		t.Errorf("the old cookie is %v: %v", old, err)
	}
	if there, err := s.Promised(digest([]byte("fresh"))); err != nil || !there {
		t.Errorf("the new cookie is promised: %v, %v", there, err)
	}
	for range 2 { // two requests may show it at once
		got, err := s.Redeem(digest([]byte("fresh")))
		if err != nil || got.ID != ada.ID || !got.Host {
			t.Errorf("who shows the new cookie is %v: %v", got, err)
		}
	}
	s.hostsAre(t, "shown", map[int64]bool{host.ID: false, ada.ID: true, bo.ID: false})
	if old, err := s.Session(digest([]byte("ada"))); err != nil || old != (Session{}) {
		t.Errorf("the old cookie is still known: %v, %v", old, err)
	}
	for _, keep := range []bool{true, false} {
		if err := s.PromiseHost(host.ID, bo.ID, digest([]byte("more")), keep, in); !errors.Is(err, ErrNotHost) {
			t.Errorf("keep %v: who gave the role up gave it again: %v", keep, err)
		}
	}
}

// A cookie that comes too late, or after the host thought again, is its session's
// all the same: it has no other any more.
func TestALateCookieIsNoHosts(t *testing.T) {
	s := open(t, t.TempDir())
	host, ada, bo := three(t, s)
	if err := s.PromiseHost(host.ID, bo.ID, digest([]byte("void")), false, time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	if err := s.Unpromise(host.ID); err != nil {
		t.Fatal(err)
	}
	if err := s.PromiseHost(host.ID, ada.ID, digest([]byte("late")), false, time.Now()); err != nil {
		t.Fatal(err)
	}
	for cookie, who := range map[string]Session{"late": ada, "void": bo} {
		if got, err := s.Redeem(digest([]byte(cookie))); err != nil || got.Took || got.Session != who {
			t.Errorf("%s: %v, %v", cookie, got, err)
		}
	}
	s.hostsAre(t, "afterwards", map[int64]bool{host.ID: true, ada.ID: false, bo.ID: false})
	if got, err := s.Redeem(digest([]byte("nobody's"))); err != nil || got != (Redeemed{}) {
		t.Errorf("a cookie that nobody promised: %v, %v", got, err)
	}
}
