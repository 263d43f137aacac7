package store

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"croupier/engine"
)

// Table is what a table starts from, and how people get in.
type Table struct {
	Code   string // six signs
	Game   string
	Setup  engine.Setup
	Opened time.Time
	Token  []byte // SHA-256 of what the QR holds
	Key    string // of the tap that opened it: the same tap again is the same table
	Sent   []byte // digest of what came with that key; only Create and Opened know it
	Locked bool   // nobody new gets in
}

// Played is a table with how far its log goes.
type Played struct {
	Table
	Entries int
	Last    time.Time // of its newest entry; when it was opened if there is none
	Broken  bool      // what it starts from cannot be read
}

const (
	selectTable  = `SELECT code, game, version, seats, seed, options, opened, token, coalesce(key, ''), locked FROM tables`
	selectPlayed = `SELECT t.code, t.game, t.version, t.seats, t.seed, t.options, t.opened, t.token, coalesce(t.key, ''), t.locked,
		coalesce(e.seq, 0), coalesce(e.at, t.opened) FROM tables t LEFT JOIN entries e
		ON e."table" = t.code AND e.seq = (SELECT max(seq) FROM entries WHERE "table" = t.code)`
)

// Create keeps a new table with what was entered at it already, all of it or
// nothing. fs.ErrExist says that its code or its key is taken.
func (s *Store) Create(t Table, log ...engine.Record) error {
	return s.write(func(w *writer) error {
		if err := w.create(t); err != nil {
			return err
		}
		for _, r := range log {
			if err := w.append(t.Code, r, nil); err != nil {
				return err
			}
		}
		return nil
	}, func() {
		if len(log) > 0 {
			s.played.Store(true)
		}
	})
}

func (w *writer) create(t Table) error {
	err := w.exec(`INSERT INTO tables (code, game, version, seats, seed, options, opened, token, key)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''))`,
		t.Code, t.Game, t.Setup.Version, t.Setup.Seats, int64(t.Setup.Seed), spell(t.Setup.Options), t.Opened.UnixMilli(), t.Token, t.Key)
	if err != nil || t.Sent == nil {
		return err
	}
	return w.exec(`UPDATE tables SET sent = ? WHERE code = ?`, t.Sent, t.Code)
}

// Lock keeps whether anybody new gets in at a table.
func (s *Store) Lock(code string, locked bool) error {
	return s.write(func(w *writer) error {
		return w.exec(`UPDATE tables SET locked = ? WHERE code = ?`, locked, code)
	}, nil)
}

// Table is the table of that code, or fs.ErrNotExist.
func (s *Store) Table(code string) (Table, error) { return scanTable(s.read.table.QueryRow(code)) }

// Invited is the table whose QR holds a token of that SHA-256, or fs.ErrNotExist.
func (s *Store) Invited(token []byte) (Table, error) {
	return scanTable(s.read.invited.QueryRow(token))
}

// Opened is the table that a tap of that key opened, or fs.ErrNotExist.
func (s *Store) Opened(key string) (Table, error) {
	t, err := scanTable(s.db.QueryRow(selectTable+` WHERE key = ?`, key))
	if err != nil {
		return t, err
	}
	return t, failure(s.db.QueryRow(`SELECT sent FROM tables WHERE code = ?`, t.Code).Scan(&t.Sent))
}

// Tables are all tables, the newest first. One whose row cannot be read is there
// and says so.
func (s *Store) Tables() (out []Played, err error) {
	rows, err := s.db.Query(selectPlayed + ` ORDER BY t.opened DESC, t.code`)
	if err != nil {
		return nil, failure(err)
	}
	defer rows.Close()
	for rows.Next() {
		var p Played
		var last int64
		if p.Table, err = scanTable(rows, &p.Entries, &last); err != nil {
			if !errors.As(err, new(Broken)) || p.Code == "" {
				return nil, err
			}
			p.Broken = true
		}
		p.Last = time.UnixMilli(last).UTC()
		out = append(out, p)
	}
	return out, failure(rows.Err())
}

var errNoTable = fmt.Errorf("store: no such table: %w", fs.ErrNotExist)

func scanTable(row scanner, more ...any) (t Table, err error) {
	var seed, opened int64
	var options string
	err = row.Scan(append([]any{&t.Code, &t.Game, &t.Setup.Version, &t.Setup.Seats, &seed, &options, &opened, &t.Token, &t.Key, &t.Locked}, more...)...)
	if errors.Is(err, sql.ErrNoRows) {
		return t, errNoTable
	}
	if err != nil {
		return t, failure(err)
	}
	t.Setup.Seed, t.Opened = uint64(seed), time.UnixMilli(opened).UTC()
	if t.Setup.Options, err = unspell(options); err != nil {
		return t, Broken{1}
	}
	return t, nil
}
