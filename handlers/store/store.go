// Package store keeps tables and their logs in SQLite. It is the only package
// that knows SQL, and the only one that opens the data file.
//
// Every write goes through one goroutine (writer.go), which commits what waits
// together and syncs it before anyone is told. Reads go beside it and never wait
// for the disk.
package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"

	"github.com/pressly/goose/v3"
	"modernc.org/sqlite"
)

// File is the name of the data file in its folder.
const File = "croupier.db"

//go:embed migrations/*.sql
var migrations embed.FS

// Store is an open data file.
type Store struct {
	folder   string
	db       *sql.DB
	read     reading
	queue    chan *job
	closing  chan struct{}
	once     sync.Once
	written  chan struct{} // closed once the writer has ended
	watchers watchers
	changed  atomic.Bool // by people, since the last backup
}

// Open opens the data file in a folder, or makes one. It refuses a file made by
// a newer program, and one whose connections are not set as durable as we need.
func Open(folder string) (*Store, error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, failure(err)
	}
	connector, err := sqlite.NewConnector(dsn(filepath.Join(folder, File)))
	if err != nil {
		return nil, err
	}
	return openBy(checked{connector}, folder)
}

// openBy opens a store whose connections are made that way.
func openBy(c driver.Connector, folder string) (*Store, error) {
	s := &Store{
		folder: folder, db: sql.OpenDB(c), queue: make(chan *job), closing: make(chan struct{}),
		written: make(chan struct{}), watchers: watchers{of: map[string]map[chan int]struct{}{}},
	}
	if err := s.start(); err != nil {
		return nil, errors.Join(failure(err), s.db.Close())
	}
	return s, nil
}

func (s *Store) start() error {
	s.db.SetMaxOpenConns(6) // the writer's, and a few to read with
	s.db.SetMaxIdleConns(6)
	if err := migrate(s.db); err != nil {
		return err
	}
	if err := s.read.prepare(s.db); err != nil {
		return err
	}
	w, err := newWriter(s)
	if err != nil {
		return err
	}
	go w.run()
	return nil
}

// Close ends the writer after the commit it is at, and closes the file. Closing
// twice is closing once.
func (s *Store) Close() (err error) {
	s.once.Do(func() {
		close(s.closing)
		<-s.written
		err = errors.Join(s.read.close(), s.db.Close())
	})
	return err
}

// dsn names a file with the driver's validated keys: a misspelled one fails
// instead of silently making the night less durable.
func dsn(path string) string {
	return fileURL(path) + "?_journal_mode=WAL&_synchronous=FULL&_busy_timeout=5000&_foreign_keys=1&_txlock=immediate"
}

func fileURL(path string) string {
	return "file:" + (&url.URL{Path: filepath.ToSlash(path)}).EscapedPath()
}

// wanted is what every connection must say of itself.
var wanted = []struct{ question, answer string }{
	{"PRAGMA journal_mode", "wal"}, {"PRAGMA synchronous", "2"}, {"PRAGMA busy_timeout", "5000"}, {"PRAGMA foreign_keys", "1"},
}

// checked reads the settings of each connection back: the pool opens new ones
// whenever it likes, and a setting made on one says nothing of the others.
type checked struct{ driver.Connector }

func (c checked) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	for _, w := range wanted {
		if err := readBack(ctx, conn, w.question, w.answer); err != nil {
			return nil, errors.Join(err, conn.Close())
		}
	}
	return conn, nil
}

func readBack(ctx context.Context, conn driver.Conn, question, want string) error {
	rows, err := conn.(driver.QueryerContext).QueryContext(ctx, question, nil)
	if err != nil {
		return err
	}
	defer rows.Close()
	row := make([]driver.Value, 1)
	if err := rows.Next(row); err != nil {
		return fmt.Errorf("store: %s: %w", question, err)
	}
	if got := fmt.Sprint(row[0]); got != want {
		return fmt.Errorf("store: %s says %s, and must say %s", question, got, want)
	}
	if err := rows.Next(row); err != io.EOF {
		return fmt.Errorf("store: %s has more than one answer", question)
	}
	return nil
}

var errNewer = errors.New("store: the data file was made by a newer Croupier")

func migrate(db *sql.DB) error {
	steps, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	p, err := goose.NewProvider(goose.DialectSQLite3, db, steps)
	if err != nil {
		return err
	}
	current, newest, err := p.GetVersions(context.Background())
	if err != nil {
		return err
	}
	if current > newest {
		return errNewer
	}
	_, err = p.Up(context.Background())
	return err
}
