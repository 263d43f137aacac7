package handlers

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"net/url"
	"time"

	"croupier/engine"
	"croupier/handlers/tables"
)

const (
	healthRoute = "/healthz"
	saysWho     = "Croupier-Run" // the header of an answer: which run of the program gave it
	isDoctor    = "Croupier-Doctor"

	doctorWaits = 2 * time.Second // for each address, all at once
)

// askDoctor tries each of the laptop's own addresses from the laptop itself, as a
// phone would. Nobody can say which: only the addresses that the system gives us.
func (s *Shell) askDoctor(_ *tables.Table, answers url.Values) error {
	if _, err := oneOf(answers, "on", "yes"); err != nil {
		return err
	}
	if !s.doctor.TryLock() {
		return engine.Refuse("The test is under way.")
	}
	defer s.doctor.Unlock()
	if _, err := s.addresses.Look(); err != nil {
		return err
	}
	s.addresses.TryAll(s.answersAt)
	s.wayChanged()
	return nil
}

// answersAt reports whether this very run of the program answers at an address.
// No proxy is asked, and no other program that took the port there passes for us.
func (s *Shell) answersAt(base string) bool {
	ctx, cancel := context.WithTimeout(context.Background(), doctorWaits)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, base+healthRoute, nil)
	if err != nil {
		return false
	}
	r.Header.Set(isDoctor, "1")
	// A certificate of one's own seldom names the address; who we are is told by
	// the header, and nothing is sent that anybody may not read.
	way := &http.Transport{DisableKeepAlives: true, TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}
	defer way.CloseIdleConnections()
	answer, err := way.RoundTrip(r) // by itself it follows nobody elsewhere
	if err != nil {
		return false
	}
	defer answer.Body.Close()
	return answer.StatusCode == http.StatusOK && answer.Header.Get(saysWho) == s.epoch
}

// cameIn learns from a request by which address somebody reached us.
func (s *Shell) cameIn(r *http.Request, remote string) {
	local, ok := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	if ok && r.Header.Get(isDoctor) == "" && s.addresses.Arrived(local, remote) {
		s.wayChanged()
	}
}
