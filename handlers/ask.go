package handlers

import (
	"net/url"

	"croupier/engine"
	"croupier/handlers/tables"
	"croupier/views/pages"
)

// asks are what forms on the host's page post like entries and the shell takes
// itself. Doing one twice is doing it once.
var asks = map[string]func(*Shell, *tables.Table, url.Values) error{
	pages.AskLock:    (*Shell).askLock,
	pages.AskAddress: (*Shell).askAddress,
	pages.AskBack:    (*Shell).askBack,
	pages.AskDoctor:  (*Shell).askDoctor,
}

// askLock lets nobody new in at a table, or anybody again.
func (s *Shell) askLock(t *tables.Table, answers url.Values) error {
	on, err := oneOf(answers, "on", "yes", "no")
	if err != nil {
		return err
	}
	if err := s.Store.Lock(t.Code, on == "yes"); err != nil {
		return err
	}
	s.presence.At(t.Code).Changed()
	t.Wake()
	return nil
}

// askAddress takes the host's choice of what the QR holds, and remembers it.
func (s *Shell) askAddress(_ *tables.Table, answers url.Values) error {
	if len(answers) != 1 || len(answers["host"]) != 1 {
		return engine.Refuse("Choose one address.")
	}
	place, ok := s.addresses.Choose(answers.Get("host"))
	if !ok {
		return engine.Refuse("This laptop does not have that address any more.")
	}
	s.wayChanged()
	return s.Store.KeepFact(factAddress, []byte(place))
}

// askBack lets those back to their seats who lost their cookie, for two minutes.
func (s *Shell) askBack(t *tables.Table, answers url.Values) error {
	if _, err := oneOf(answers, "on", "yes"); err != nil {
		return err
	}
	presence := s.presence.At(t.Code)
	presence.Door.Lock()
	defer presence.Door.Unlock()
	for _, back := range s.returns.allow(t, presence.Connected) {
		if err := s.sitAgain(t, back.session, back.seat); err != nil {
			return err
		}
	}
	presence.Changed()
	t.Wake()
	return nil
}

// oneOf is the single answer that a form of the shell has.
func oneOf(answers url.Values, name string, among ...string) (string, error) {
	if len(answers) == 1 && len(answers[name]) == 1 {
		for _, a := range among {
			if answers.Get(name) == a {
				return a, nil
			}
		}
	}
	return "", engine.Refuse("That is not offered. Look again.")
}
