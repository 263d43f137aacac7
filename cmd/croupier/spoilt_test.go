package main

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers/store"
	"croupier/handlers/tables"
)

// spoils says in which ways the program of a test is spoilt: a test of a defence
// is itself tried on a program that lacks it. Only a test binary looks at it.
const spoils = "CROUPIER_TEST_SPOILS"

// What may be spoilt. dying is no lack but a power cut at the worst moment.
const (
	forgetting = "forgets-keys"   // a tap that comes again is another tap
	hasty      = "answers-early"  // an entry is acknowledged before it is stored
	dying      = "dies-now-then"  // now and then the program dies after a commit and before its answer
	mortal     = "dies-when-told" // it does so once, when a file says so
	grabbing   = "takes-any-data" // it starts on data that another program holds
	opening    = "opens-a-page"   // not spoilt: it opens the host's page
)

// lastWill is the file in the data folder that tells a mortal program to die
// after its next commit of a seat's entry.
const lastWill = "die"

// spoilt is how the logs are kept in a spoilt program; nil for a sound one.
func spoilt(ways, data string) func(*store.Store) tables.Store {
	if ways == "" || ways == opening {
		return nil
	}
	return func(st *store.Store) (logs tables.Store) {
		logs = st
		for way := range strings.SplitSeq(ways, ",") {
			switch way {
			case forgetting:
				logs = forgetful{logs}
			case hasty:
				logs = &early{Store: logs}
			case dying:
				logs = deadly{logs, func(r engine.Record) bool { return r.Kind != engine.Sit && rand.N(100) == 0 }}
			case mortal:
				logs = deadly{logs, func(r engine.Record) bool {
					return r.By > 0 && os.Remove(filepath.Join(data, lastWill)) == nil
				}}
			}
		}
		return logs
	}
}

type forgetful struct{ tables.Store }

func (forgetful) Sent(string, engine.Seat, string) ([]byte, error) { return nil, nil }

func (f forgetful) Append(table string, r engine.Record, _ []byte) error {
	r.Key = ""
	return f.Store.Append(table, r, nil)
}

// early stores what it has acknowledged a moment later.
type early struct {
	tables.Store
	disk sync.Mutex
}

func (e *early) Append(table string, r engine.Record, sent []byte) error {
	e.disk.Lock() // so that a table's entries keep their order
	time.AfterFunc(20*time.Millisecond, func() {
		defer e.disk.Unlock()
		e.Store.Append(table, r, sent)
	})
	return nil
}

// deadly ends the program as a power cut does: after the commit, before anybody
// hears of it.
type deadly struct {
	tables.Store
	now func(engine.Record) bool
}

func (d deadly) Append(table string, r engine.Record, sent []byte) error {
	err := d.Store.Append(table, r, sent)
	if err == nil && d.now(r) {
		if self, err := os.FindProcess(os.Getpid()); err == nil {
			self.Kill()
		}
		select {} // until it takes effect
	}
	return err
}
