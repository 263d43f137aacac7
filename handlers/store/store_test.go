package store

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"croupier/engine"

	"modernc.org/sqlite"
)

var evening = time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC)

func open(t testing.TB, folder string) *Store {
	t.Helper()
	s, err := Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func aTable(code string) Table {
	return Table{Code: code, Game: "quorum", Opened: evening, Token: digest([]byte(code)),
		Setup: engine.Setup{Seats: 3, Seed: 1<<63 + 7, Version: 1, Options: engine.Options{"tie": "accepted"}}}
}

func withTable(t testing.TB, code string) *Store {
	t.Helper()
	s := open(t, t.TempDir())
	if err := s.Create(aTable(code)); err != nil {
		t.Fatal(err)
	}
	return s
}

func entry(seq int, key string) engine.Record {
	return engine.Record{Seq: seq, By: 2, ByHost: seq%2 == 0, Kind: "give", Key: key,
		Answers: url.Values{"coins": {fmt.Sprint(seq)}, "to": {"1", "3"}}, At: evening.Add(time.Duration(seq) * time.Second), Mark: engine.AnyMark}
}

var sent = bytes.Repeat([]byte{7}, 32)

func fill(t testing.TB, s *Store, code string, entries int) {
	t.Helper()
	for i := 1; i <= entries; i++ {
		if err := s.Append(code, entry(i, fmt.Sprint("k", i)), sent); err != nil {
			t.Fatal(err)
		}
	}
}

// Every connection of the pool, also one opened in the middle of the night, is
// as durable as the first.
func TestEveryConnectionIsDurable(t *testing.T) {
	s := open(t, t.TempDir())
	var held []*sql.Conn
	for range 4 {
		c, err := s.db.Conn(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		held = append(held, c)
		for pragma, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "busy_timeout": "5000", "foreign_keys": "1"} {
			var got string
			if err := c.QueryRowContext(context.Background(), "PRAGMA "+pragma).Scan(&got); err != nil || got != want {
				t.Errorf("%s is %q (%v), not %s", pragma, got, err, want)
			}
		}
	}
	for _, c := range held {
		c.Close()
	}
}

func TestWeakConnectionIsRefused(t *testing.T) {
	weak := map[string]string{
		"synchronous=FULL":  "synchronous=NORMAL",
		"busy_timeout=5000": "busy_timeout=0",
		"foreign_keys=1":    "foreign_keys=0",
		"journal_mode=WAL":  "journal_mode=DELETE",
	}
	for is, as := range weak {
		name := strings.Replace(dsn(filepath.Join(t.TempDir(), "x.db")), is, as, 1)
		c, err := sqlite.NewConnector(name)
		if err != nil {
			t.Fatal(err)
		}
		if conn, err := (checked{c}).Connect(context.Background()); err == nil {
			conn.Close()
			t.Errorf("a connection with %s was taken", as)
		}
	}
}

func TestAMisspelledSettingIsRefused(t *testing.T) {
	name := strings.Replace(dsn(filepath.Join(t.TempDir(), "x.db")), "FULL", "FUL", 1)
	if c, err := sqlite.NewConnector(name); err == nil {
		if conn, err := c.Connect(context.Background()); err == nil {
			conn.Close()
			t.Error("a misspelled setting was taken")
		}
	}
}

func TestWhatIsStoredIsReadBack(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	if err := s.Create(aTable("K7M2QX")); err != nil {
		t.Fatal(err)
	}
	fill(t, s, "K7M2QX", 5)
	s.Close()
	s = open(t, folder)
	got, err := s.Table("K7M2QX")
	if want := aTable("K7M2QX"); err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the table came back as %v (%v), not %v", got, err, want)
	}
	log, err := s.Log("K7M2QX", 0)
	if err != nil || len(log) != 5 {
		t.Fatalf("%d entries came back: %v", len(log), err)
	}
	for i, r := range log {
		if want := entry(i+1, fmt.Sprint("k", i+1)); fmt.Sprint(r) != fmt.Sprint(want) || fmt.Sprint(r.Answers, r.At, r.Key) != fmt.Sprint(want.Answers, want.At, want.Key) {
			t.Errorf("entry %d came back as %+v, not %+v", i+1, r, want)
		}
	}
	if tail, err := s.Log("K7M2QX", 3); err != nil || len(tail) != 2 || tail[0].Seq != 4 {
		t.Errorf("after entry 3: %v, %v", tail, err)
	}
	if got, err := s.Sent("K7M2QX", 2, "k4"); err != nil || !bytes.Equal(got, sent) {
		t.Errorf("what came with a key is %x, %v", got, err)
	}
	if got, err := s.Sent("K7M2QX", 1, "k4"); err != nil || got != nil {
		t.Errorf("another seat's key is known: %x, %v", got, err)
	}
}

func TestPlacesAndKeysAreTakenOnce(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 2)
	for what, r := range map[string]engine.Record{
		"a place again":    entry(2, "new"),
		"a place too far":  entry(4, "new"),
		"a seat's key":     entry(3, "k1"),
		"the first again":  entry(1, "new"),
		"a place below it": entry(0, "new"),
	} {
		if err := s.Append("K7M2QX", r, sent); !errors.Is(err, fs.ErrExist) {
			t.Errorf("%s: %v", what, err)
		}
	}
	other := entry(3, "k1")
	other.By = 1
	if err := s.Append("K7M2QX", other, sent); err != nil {
		t.Errorf("the same key of another seat: %v", err)
	}
	for range 2 { // the clock draws no keys
		log, _ := s.Log("K7M2QX", 0)
		if err := s.Append("K7M2QX", engine.Record{Seq: len(log) + 1, Kind: engine.Time, At: evening}, nil); err != nil {
			t.Errorf("an entry of the clock: %v", err)
		}
	}
	if err := s.Append("NOTABL", entry(1, "k"), sent); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("at no table: %v", err)
	}
	if err := s.Create(aTable("K7M2QX")); !errors.Is(err, fs.ErrExist) {
		t.Errorf("the same table twice: %v", err)
	}
}

// Tables are written by many at once and committed together; each log comes out
// whole and in its own order.
func TestManyTablesAtOnce(t *testing.T) {
	s := open(t, t.TempDir())
	var all sync.WaitGroup
	for n := range 20 {
		code := fmt.Sprintf("TABL%02d", n)
		if err := s.Create(aTable(code)); err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			for i := 1; i <= 10; i++ {
				if err := s.Append(code, entry(i, fmt.Sprint("k", i)), sent); err != nil {
					t.Errorf("%s: %v", code, err)
				}
				if err := s.Append(code, entry(i, "again"), sent); !errors.Is(err, fs.ErrExist) {
					t.Errorf("%s: a place was taken twice: %v", code, err)
				}
			}
		})
	}
	all.Wait()
	list, err := s.Tables()
	if err != nil || len(list) != 20 {
		t.Fatalf("%d tables: %v", len(list), err)
	}
	for _, p := range list {
		if log, err := s.Log(p.Code, 0); err != nil || len(log) != 10 || p.Entries != 10 || !p.Last.Equal(evening.Add(10*time.Second)) {
			t.Errorf("%s: %d entries, %d listed, newest %v: %v", p.Code, len(log), p.Entries, p.Last, err)
		}
	}
}

// One that fails takes only itself back out of the group it is committed with.
func TestAFailedWriteLeavesItsGroupAlone(t *testing.T) {
	s := withTable(t, "K7M2QX")
	good := func(seq int) *job {
		return &job{do: func(w *writer) error { return w.append("K7M2QX", entry(seq, fmt.Sprint("k", seq)), sent) }, done: make(chan error, 1)}
	}
	half := &job{do: func(w *writer) error {
		return errors.Join(w.append("K7M2QX", entry(2, "half"), sent), fs.ErrInvalid)
	}, done: make(chan error, 1)}
	panics := &job{do: func(*writer) error { panic("in a job") }, done: make(chan error, 1)}
	group := []*job{good(1), half, panics, good(2)}
	if err := s.write(func(w *writer) error { // as the writer, between its own groups
		if err := w.exec("ROLLBACK"); err != nil {
			return err
		}
		w.commit(group)
		return w.exec("BEGIN")
	}, nil); err == nil {
		t.Fatal("the savepoint around this test should be gone")
	}
	if err := <-half.done; !errors.Is(err, fs.ErrInvalid) {
		t.Errorf("the half one: %v", err)
	}
	if err := <-panics.done; err == nil {
		t.Error("a panic was taken for a success")
	}
	if log, err := s.Log("K7M2QX", 0); err != nil || len(log) != 2 || log[1].Key != "k2" {
		t.Errorf("the log is %v, %v", log, err)
	}
}

func TestEntriesAreNeverChanged(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 3)
	for _, query := range []string{
		`UPDATE entries SET answers = 'coins=60' WHERE seq = 2`,
		`DELETE FROM entries WHERE seq = 3`,
		`INSERT OR REPLACE INTO entries SELECT "table", 3, seat, by_host, kind, 'x', 'new', sent, at, chain FROM entries WHERE seq = 2`,
		`UPDATE tables SET seed = 1`,
		`DELETE FROM tables`,
		`UPDATE entries SET seq = 'three'`,
	} {
		if err := s.write(func(w *writer) error { return w.exec(query) }, nil); err == nil {
			t.Errorf("was done: %s", query)
		}
	}
	if log, err := s.Log("K7M2QX", 0); err != nil || len(log) != 3 {
		t.Errorf("the log is %v, %v", log, err)
	}
}

// A bit that the disk turned over is found by the chain, wherever it is.
func TestAFlippedByteIsFound(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	s := open(t, folder)
	if err := s.Create(aTable("K7M2QX")); err != nil {
		t.Fatal(err)
	}
	fill(t, s, "K7M2QX", 3)
	s.Close()
	path := filepath.Join(folder, File)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for what, sound := range map[string]int{"coins=2": 1, "coins=3": 2, "tie=accepted": 0} {
		turned := []byte(what)
		turned[len(turned)-1] ^= 4
		bad := bytes.ReplaceAll(whole, []byte(what), turned) // also where a page keeps an old copy
		if bytes.Equal(bad, whole) {
			t.Fatalf("%s is not in the file", what)
		}
		if err := os.WriteFile(path, bad, 0o600); err != nil {
			t.Fatal(err)
		}
		s := open(t, folder)
		log, err := s.Log("K7M2QX", 0)
		var no engine.Refusal
		if len(log) != sound || !errors.As(err, &no) {
			t.Errorf("%s: %d entries and %v; %d are sound", what, len(log), err, sound)
		}
		s.Close()
	}
}

// A full disk refuses in a sentence; reading goes on, and once there is room
// writing does. (SQLite's own limit of pages gives the same error as the disk.)
func TestAFullDiskIsASentence(t *testing.T) {
	t.Parallel()
	s := withTable(t, "K7M2QX")
	pages := func(n int) {
		if err := s.write(func(w *writer) error { return w.exec(fmt.Sprintf("PRAGMA max_page_count = %d", n)) }, nil); err != nil {
			t.Fatal(err)
		}
	}
	pages(1)
	stored, big := 0, strings.Repeat("x", 3000)
	for i := 1; i <= 50; i++ {
		r := entry(i, fmt.Sprint("k", i))
		r.Answers.Set("why", big)
		if err := s.Append("K7M2QX", r, sent); err != nil {
			if !errors.Is(err, ErrFull) {
				t.Fatalf("a full disk says %v", err)
			}
			break
		}
		stored = i
	}
	if stored == 50 {
		t.Fatal("the disk was never full")
	}
	if log, err := s.Log("K7M2QX", 0); err != nil || len(log) != stored {
		t.Errorf("%d entries of %d acknowledged ones: %v", len(log), stored, err)
	}
	pages(10000)
	if err := s.Append("K7M2QX", entry(stored+1, "later"), sent); err != nil {
		t.Errorf("with room again: %v", err)
	}
}

func TestAReadOnlyFileIsASentence(t *testing.T) {
	s := withTable(t, "K7M2QX")
	if err := s.write(func(w *writer) error { return w.exec("PRAGMA query_only = 1") }, nil); err != nil {
		t.Fatal(err)
	}
	if err := s.Append("K7M2QX", entry(1, "k"), sent); !errors.Is(err, ErrReadOnly) {
		t.Errorf("a file that may not be written says %v", err)
	}
	if _, err := s.Log("K7M2QX", 0); err != nil {
		t.Errorf("reading: %v", err)
	}
}

func TestSessionsKeepTheirSeats(t *testing.T) {
	s := withTable(t, "K7M2QX")
	ada, err := s.Know(digest([]byte("ada")))
	if err != nil {
		t.Fatal(err)
	}
	if again, err := s.Know(digest([]byte("ada"))); err != nil || again != ada {
		t.Errorf("the same cookie twice: %v, %v", again, err)
	}
	bo, _ := s.Know(digest([]byte("bo")))
	seat := func(of Session) engine.Seat {
		at, err := s.Sitting(of.ID, "K7M2QX")
		if err != nil {
			t.Fatal(err)
		}
		return at.Seat
	}
	sit := func(who Session, seat engine.Seat) {
		if err := s.Sit(who.ID, Sitting{"K7M2QX", seat, 0}); err != nil {
			t.Fatal(err)
		}
	}
	sit(ada, 2)
	if seat(ada) != 2 || seat(bo) != engine.Room {
		t.Errorf("ada sits at %v, bo at %v", seat(ada), seat(bo))
	}
	if err := s.MakeHost(ada.ID, digest([]byte("fresh")), 0); err != nil {
		t.Fatal(err)
	}
	if old, err := s.Session(digest([]byte("ada"))); err != nil || old != (Session{}) {
		t.Errorf("the old cookie is still known: %v, %v", old, err)
	}
	if host, err := s.Session(digest([]byte("fresh"))); err != nil || !host.Host || seat(host) != 2 {
		t.Errorf("the host is %v and sits at %v: %v", host, seat(host), err)
	}
	sit(bo, 2) // moved to another phone
	if seat(ada) != engine.Room || seat(bo) != 2 {
		t.Errorf("after the move ada sits at %v, bo at %v", seat(ada), seat(bo))
	}
	sit(bo, 3)
	if list, err := s.Sittings(bo.ID); err != nil || len(list) != 1 || list[0].Seat != 3 {
		t.Errorf("bo's seats: %v, %v", list, err)
	}
}

func TestWatchersHearTheNewestPlace(t *testing.T) {
	s := withTable(t, "K7M2QX")
	stored, stop := s.Watch("K7M2QX")
	fill(t, s, "K7M2QX", 3)
	if got := <-stored; got != 3 {
		t.Errorf("the log is %d long, a slow watcher heard %d", 3, got)
	}
	stop()
	fillFrom := entry(4, "k4")
	if err := s.Append("K7M2QX", fillFrom, sent); err != nil {
		t.Fatal(err)
	}
	select {
	case got := <-stored:
		t.Errorf("a watcher that stopped heard %d", got)
	default:
	}
}

func TestANewerFileIsLeftAlone(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	if err := s.write(func(w *writer) error {
		return w.exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, 1)`)
	}, nil); err != nil {
		t.Fatal(err)
	}
	s.Close()
	if s, err := Open(folder); !errors.Is(err, errNewer) {
		t.Errorf("a newer file opens: %v", err)
		s.Close()
	}
}

// Whatever a process had acknowledged when it was killed is there afterwards,
// in one piece. The test runs itself as that process.
func TestKillAndReopen(t *testing.T) {
	t.Parallel()
	if folder := os.Getenv("STORE_TEST_FOLDER"); folder != "" {
		writeUntilKilled(t, folder)
	}
	folder := t.TempDir()
	s := open(t, folder)
	if err := s.Create(aTable("K7M2QX")); err != nil {
		t.Fatal(err)
	}
	s.Close()
	acknowledged := 0
	for range 3 {
		c := exec.Command(os.Args[0], "-test.run=^TestKillAndReopen$")
		c.Env = append(os.Environ(), "STORE_TEST_FOLDER="+folder)
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		for from := acknowledged; acknowledged < from+20; {
			if _, err := fmt.Fscanln(out, &acknowledged); err != nil {
				t.Fatal(err)
			}
		}
		c.Process.Kill()
		c.Wait()
		s := open(t, folder)
		log, err := s.Log("K7M2QX", 0)
		if err != nil || len(log) < acknowledged {
			t.Errorf("%d entries of %d acknowledged ones: %v", len(log), acknowledged, err)
		}
		acknowledged = len(log)
		s.Close()
	}
}

func writeUntilKilled(t *testing.T, folder string) {
	s := open(t, folder)
	log, err := s.Log("K7M2QX", 0)
	if err != nil {
		t.Fatal(err)
	}
	for i := len(log) + 1; ; i++ {
		if err := s.Append("K7M2QX", entry(i, fmt.Sprint("k", i)), sent); err != nil {
			t.Fatal(err)
		}
		fmt.Println(i)
	}
}

func TestOneProcessPerFolder(t *testing.T) {
	folder := t.TempDir()
	c, _, err := TakeClaim(folder)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Say("http://192.168.0.24:8080"); err != nil {
		t.Fatal(err)
	}
	if second, where, err := TakeClaim(folder); !errors.Is(err, ErrClaimed) || where != "http://192.168.0.24:8080" {
		t.Errorf("a second claim: %v %q %v", second, where, err)
	}
	if err := c.Release(); err != nil {
		t.Fatal(err)
	}
	second, _, err := TakeClaim(folder)
	if err != nil {
		t.Fatal(err)
	}
	second.Release()
}
