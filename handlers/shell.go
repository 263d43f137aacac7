// Package handlers is the shell: everything that has an effect. Requests come
// in, entries go to the tables, screens go out.
//
// Read routes.go first: it is the whole URL table.
package handlers

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"io/fs"
	"log/slog"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/live"
	"croupier/handlers/store"
	"croupier/handlers/tables"
)

// Config is what the shell is given.
type Config struct {
	Store  *store.Store
	Logs   tables.Store // keeps the tables' logs; nil: Store does
	Games  []engine.Game
	Static fs.FS  // what is served under /static/
	Port   string // that phones come in by
	// Only is the address that the program listens at alone; the zero Addr: it listens at all.
	Only netip.Addr
	// Inside is what the system runs in, where its addresses are not the laptop's: "a container".
	Inside string
	// Interfaces lists the laptop's own addresses; nil: as the system has them.
	Interfaces func() ([]doors.Interface, error)
	LookEvery  time.Duration // how often they are looked at; 0: every five seconds
	PublicURL  *url.URL      // the address for phones; nil: the laptop's own
	Names      []string      // of this machine, beside localhost and IP addresses
	HostToken  string        // of the one-time link that makes a browser the host's
	TLS        bool          // the program speaks TLS itself
	Heartbeat  time.Duration // how often a stream tells the server's clock; 0: every 5 seconds
	Log        *slog.Logger
}

// Shell serves the tables of one store.
type Shell struct {
	Config
	handler   http.Handler
	tables    *tables.Live
	shelf     *shelf
	games     map[string]engine.Game
	secret    []byte // of this install
	cookie    string // its name
	epoch     string // of this run, in the ids of streams
	names     map[string]bool
	addresses *doors.Addresses
	guesses   *doors.Guesses
	hostLink  startLink
	moves     moves
	handover  handover
	returns   returns
	presence  live.Tables
	pictures  pictures
	waysBack  waysBack
	newWay    chan struct{} // told when what phones are given may have changed
	doctor    sync.Mutex    // one self-test at a time
	shipped   []offer       // templates that come with the games

	ending <-chan struct{}
	end    context.CancelFunc
	tasks  sync.WaitGroup
}

// Facts that the shell keeps.
const (
	factSecret  = "secret"  // 32 random bytes, drawn once
	factAddress = "address" // the place that the host chose
)

// New opens the shell on a store. Close ends it.
func New(c Config) (*Shell, error) {
	ctx, end := context.WithCancel(context.Background())
	s := &Shell{Config: c, games: map[string]engine.Game{}, epoch: doors.NewToken()[:8], guesses: doors.NewGuesses(), newWay: make(chan struct{}, 1), ending: ctx.Done(), end: end}
	s.Heartbeat = cmp.Or(s.Heartbeat, heartbeat)
	s.hostLink.token = c.HostToken
	if s.Logs == nil {
		s.Logs = s.Store
	}
	for _, g := range c.Games {
		s.games[g.Info().Name] = g
	}
	if err := s.start(); err != nil {
		end()
		return nil, err
	}
	return s, nil
}

func (s *Shell) start() (err error) {
	if s.secret, err = installSecret(s.Store); err != nil {
		return err
	}
	s.cookie = "croupier-" + hex.EncodeToString(doors.Hashed(string(s.secret))[:3])
	if s.addresses, err = s.ownAddresses(); err != nil {
		return err
	}
	s.names = s.knownNames()
	if s.shipped, err = s.shippedTemplates(); err != nil {
		return err
	}
	if s.shelf, err = newShelf(s.Store, s.Logs, s.games, s.Log); err != nil {
		return err
	}
	if s.tables, err = tables.New(s.Logs, s.origin, time.Now, s.shelf.takeEntry); err != nil {
		return err
	}
	s.tables.Holds = checkNames
	s.handler = s.routes()
	s.forgetStrangers()
	s.tasks.Go(s.lookAround)
	return nil
}

// known is how long a browser is known that holds no seat.
const known = 90 * 24 * time.Hour

// forgetStrangers clears away whom nothing is kept for: that it fails harms nobody.
func (s *Shell) forgetStrangers() {
	if _, err := s.Store.ForgetStrangers(time.Now().Add(-known)); err != nil {
		s.Log.Error("sessions", "error", err)
	}
}

// EndStreams ends the pages' streams, so that a server that is shutting down does
// not wait for them.
func (s *Shell) EndStreams() { s.end() }

// Close ends the streams and the tables.
func (s *Shell) Close() {
	s.end()
	s.tasks.Wait()
	s.tables.Close()
}

// ServeHTTP answers one request.
func (s *Shell) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// installSecret is what the tokens of this data folder are made of, drawn once.
func installSecret(st *store.Store) ([]byte, error) {
	secret, err := st.Fact(factSecret)
	if err != nil || secret != nil {
		return secret, err
	}
	secret = make([]byte, 32)
	rand.Read(secret)
	return secret, st.KeepFact(factSecret, secret)
}

func (s *Shell) ownAddresses() (*doors.Addresses, error) {
	a := &doors.Addresses{Scheme: "http", Port: s.Port, Only: s.Only, Inside: s.Inside != "", Interfaces: s.Interfaces}
	if a.Interfaces == nil {
		a.Interfaces = doors.Interfaces
	}
	if s.TLS {
		a.Scheme = "https"
	}
	if s.PublicURL != nil {
		a.Public = strings.TrimSuffix(s.PublicURL.String(), "/")
	}
	chosen, err := s.Store.Fact(factAddress)
	if err != nil {
		return nil, err
	}
	a.Place = string(chosen)
	_, err = a.Look()
	return a, err
}

// lookAround sees every few seconds whether the laptop's addresses are still the
// same, else the QR is drawn anew on every page that has it; and whether the host
// must be told of wrong codes, or no longer.
func (s *Shell) lookAround() {
	tick := time.NewTicker(cmp.Or(s.LookEvery, 5*time.Second))
	defer tick.Stop()
	for {
		select {
		case <-s.ending:
			return
		case <-tick.C:
			changed, err := s.addresses.Look()
			if err != nil {
				s.Log.Error("addresses", "error", err)
			}
			if changed {
				s.wayChanged()
			}
			if s.guesses.News() || s.handover.news() {
				s.tables.Wake()
			}
		}
	}
}

// origin finds what a table starts from.
func (s *Shell) origin(code string) (tables.Origin, error) {
	row, err := readableRow(s.Store.Table(code))
	if err != nil {
		return tables.Origin{}, err
	}
	game, ok := s.games[row.Game]
	if !ok {
		return tables.Origin{}, engine.Refuse("This program does not know the game %v.", engine.Word(row.Game))
	}
	return tables.Origin{Game: game, Setup: row.Setup, Opened: row.Opened}, nil
}

// readableRow is a table's row as far as it can be read: where that is not all, the
// table is read-only, and says so itself.
func readableRow(row store.Table, err error) (store.Table, error) {
	if row.Code != "" && errors.As(err, new(store.Broken)) {
		return row, nil
	}
	return row, err
}

var errUsed = errors.New("handlers: no such token, or used already")

// invitation is the token in a table's QR.
func (s *Shell) invitation(code string) string { return doors.Invitation(s.secret, code) }
