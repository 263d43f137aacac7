package store

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// long is how much a test does: the second where CROUPIER_LONG is set.
func long(short, whole int) int {
	if os.Getenv("CROUPIER_LONG") != "" {
		return whole
	}
	return short
}

// An entry is synced before it is acknowledged, each of them.
func TestAnEntryIsSyncedBeforeItsAnswer(t *testing.T) {
	t.Parallel()
	if err := syncedEach(t, newDisk(t)); err != nil {
		t.Error(err)
	}
	for _, weak := range []string{"_synchronous=NORMAL", "_synchronous=OFF"} {
		if err := syncedEach(t, newDisk(t), weak); err == nil {
			t.Errorf("with %s nothing is found", weak)
		}
	}
}

func syncedEach(t *testing.T, d *disk, weak ...string) error {
	t.Helper()
	s := d.open(t, weak...)
	if err := s.Create(aTable("K7M2QX")); err != nil {
		t.Fatal(err)
	}
	for i := 1; i <= 20; i++ {
		before := d.count()
		if err := s.Append("K7M2QX", entry(i, fmt.Sprint("k", i)), sent); err != nil {
			t.Fatal(err)
		}
		if d.count() == before {
			return fmt.Errorf("entry %d was acknowledged without a sync", i)
		}
	}
	return nil
}

// Entries that wait together share a sync.
func TestEntriesShareASync(t *testing.T) {
	const all = 64
	if n := syncsOf(t, all, most); n < 1 || n > all/4 {
		t.Errorf("%d entries at once took %d syncs", all, n)
	} else {
		t.Logf("%d entries at once took %d syncs", all, n)
	}
	if n := syncsOf(t, all, 1); n < all {
		t.Errorf("with one entry a commit %d entries took only %d syncs", all, n)
	}
}

// syncsOf counts the syncs of entries that come in while the writer is busy, one
// at each of so many tables.
func syncsOf(t *testing.T, tables, together int) int {
	t.Helper()
	d := newDisk(t)
	s := d.open(t)
	for n := range tables {
		if err := s.Create(aTable(fmt.Sprintf("TABL%02d", n))); err != nil {
			t.Fatal(err)
		}
	}
	before, busy, free := d.count(), make(chan struct{}), make(chan struct{})
	var begun, stored sync.WaitGroup
	stored.Go(func() {
		s.write(func(w *writer) error { w.most = together; close(busy); <-free; return nil }, nil)
	})
	<-busy
	for n := range tables {
		begun.Add(1)
		stored.Go(func() {
			begun.Done()
			if err := s.Append(fmt.Sprintf("TABL%02d", n), entry(1, "k"), sent); err != nil {
				t.Error(err)
			}
		})
	}
	begun.Wait()
	for atTheDoor() < tables {
		time.Sleep(time.Millisecond)
	}
	close(free)
	stored.Wait()
	return d.count() - before
}

// atTheDoor is how many wait for the writer: nothing counts them but Go's own list of
// goroutines. Two tests that ask must not run side by side.
func atTheDoor() int {
	list := make([]byte, 4<<20)
	return strings.Count(string(list[:runtime.Stack(list, true)]), " [select]:\ncroupier/handlers/store.(*Store).write(")
}

// Wherever the power goes, what was acknowledged is on the disk, and the chain
// is whole.
func TestPowerCuts(t *testing.T) {
	t.Parallel()
	cuts := long(15, 500)
	acknowledged, err := powerCuts(t, newDisk(t), cuts)
	if err != nil {
		t.Error(err)
	}
	t.Logf("%d power cuts in %d entries: none was lost", cuts, acknowledged)
	for _, weak := range []string{"_synchronous=NORMAL", "_synchronous=OFF"} {
		if _, err := powerCuts(t, newDisk(t), 15, weak); err == nil {
			t.Errorf("with %s no cut loses anything", weak)
		}
	}
}

// powerCuts has six tables written while the power goes again and again, and
// says what was lost.
func powerCuts(t *testing.T, d *disk, cuts int, weak ...string) (acknowledged int, err error) {
	t.Helper()
	s := d.open(t, weak...)
	var stored [6]atomic.Int64
	code := func(n int) string { return fmt.Sprintf("TABL%02d", n) }
	for n := range stored {
		if err := s.Create(aTable(code(n))); err != nil {
			t.Fatal(err)
		}
	}
	over, acknowledging := make(chan struct{}), make(chan struct{}, 2*len(stored))
	var writers sync.WaitGroup
	for n := range stored {
		writers.Go(func() {
			for i := 1; ; i++ {
				select {
				case <-over:
					return
				default:
				}
				if err := s.Append(code(n), entry(i, fmt.Sprint("k", i)), sent); err != nil {
					t.Error(err)
					return
				}
				stored[n].Store(int64(i))
				select {
				case acknowledging <- struct{}{}:
				case <-over:
				}
			}
		})
	}
	defer func() { close(over); writers.Wait() }()
	for range cuts {
		for range d.chance.IntN(40) { // the others go on writing meanwhile
			<-acknowledging
		}
		var least [len(stored)]int
		for n := range stored {
			least[n] = int(stored[n].Load())
		}
		if err := surviving(t, d.cut(t), code, least[:]); err != nil {
			return 0, err
		}
		for _, n := range least {
			acknowledged = max(acknowledged, n)
		}
	}
	return acknowledged * len(stored), nil
}

// surviving opens what a power cut left and looks for what was acknowledged.
func surviving(t *testing.T, folder string, code func(int) string, least []int) error {
	t.Helper()
	s, err := Open(folder)
	if err != nil {
		return err
	}
	defer s.Close()
	if tables, damage, err := s.Check(); err != nil || len(damage) > 0 || tables != len(least) {
		return errors.Join(err, fmt.Errorf("of %d tables %d are left, damaged are %v", len(least), tables, damage))
	}
	for n, want := range least {
		if log, err := s.Log(code(n), 0); err != nil || len(log) < want {
			return errors.Join(err, fmt.Errorf("%s has %d entries of %d acknowledged ones", code(n), len(log), want))
		}
	}
	return nil
}

// Whichever write the disk is full at, or whichever sync fails: it is a
// sentence, reading goes on, nothing acknowledged is lost, and with room again
// the next entry is taken.
func TestADiskThatFails(t *testing.T) {
	t.Parallel()
	d := newDisk(t)
	s := d.open(t)
	if err := s.Create(aTable("TABL00")); err != nil {
		t.Fatal(err)
	}
	stored := 0
	append_ := func(key string) error {
		err := s.Append("TABL00", entry(stored+1, key), sent)
		if err == nil {
			stored++
		}
		return err
	}
	for room := range 24 {
		for _, trouble := range []struct {
			name      string
			on, off   func(*disk)
			sentence  error
			untilThen int
		}{
			{"full", func(d *disk) { d.room = room }, func(d *disk) { d.room = -1 }, ErrFull, 30},
			{"broken", func(d *disk) { d.broken = true }, func(d *disk) { d.broken = false }, ErrDisk, 1},
		} {
			d.set(trouble.on)
			var err error
			for i := 0; err == nil && i < trouble.untilThen; i++ {
				err = append_(fmt.Sprint(trouble.name, room, ".", i))
			}
			if !errors.Is(err, trouble.sentence) {
				t.Fatalf("a disk that is %s says %v", trouble.name, err)
			}
			if log, err := s.Log("TABL00", 0); err != nil || len(log) != stored {
				t.Fatalf("on a disk that is %s %d entries of %d are read: %v", trouble.name, len(log), stored, err)
			}
			d.set(trouble.off)
			if err := append_(fmt.Sprint(trouble.name, room)); err != nil {
				t.Fatalf("after the disk was %s: %v", trouble.name, err)
			}
			if err := surviving(t, d.cut(t), func(int) string { return "TABL00" }, []int{stored}); err != nil {
				t.Fatalf("a power cut after the disk was %s: %v", trouble.name, err)
			}
		}
	}
}
