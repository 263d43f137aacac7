package store

import (
	"bytes"
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
			s.change()
		}
	})
}

func (w *writer) create(t Table) error {
	return w.exec(`INSERT INTO tables (code, game, version, seats, seed, options, opened, token, key, sent)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), ?)`,
		t.Code, t.Game, t.Setup.Version, t.Setup.Seats, int64(t.Setup.Seed), spell(t.Setup.Options), t.Opened.UnixMilli(), t.Token, t.Key, t.Sent)
}

// Lock keeps whether anybody new gets in at a table.
func (s *Store) Lock(code string, locked bool) error {
	return s.write(func(w *writer) error {
		return w.exec(`UPDATE tables SET locked = ? WHERE code = ?`, locked, code)
	}, s.change)
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

// Tables are all tables, the newest first. One whose row cannot be read in full is
// there and says so; one without even a code is left out.
func (s *Store) Tables() ([]Played, error) {
	out, lost, err := s.tables()
	tellLost(lost)
	return out, err
}

// tables reads them, and says what it could not read.
func (s *Store) tables() (out []Played, lost []Lost, err error) {
	rows, err := s.db.Query(selectPlayed + ` ORDER BY t.opened DESC, t.code`)
	if err != nil {
		return nil, nil, failure(err)
	}
	defer rows.Close()
	for rows.Next() {
		var p Played
		var last int64
		bad := false // of its newest entry: its log says so, too
		p.Table, err = scanTable(rows, column{&p.Entries, &bad}, column{&last, &bad})
		switch p.Broken = errors.As(err, new(Broken)); {
		case err != nil && !p.Broken:
			return nil, nil, err
		case p.Code == "":
			lost = append(lost, Lost{"tables", p.Game, err})
			continue
		}
		p.Last = time.UnixMilli(last).UTC()
		out = append(out, p)
	}
	return out, lost, failure(rows.Err())
}

var errNoTable = fmt.Errorf("store: no such table: %w", fs.ErrNotExist)

// scanTable reads a table's row. Where it cannot be read in full, what can be comes
// with a Broken.
func scanTable(row scanner, more ...any) (t Table, err error) {
	var seed, opened int64
	var options string
	bad := false
	into := []any{}
	for _, to := range []any{&t.Code, &t.Game, &t.Setup.Version, &t.Setup.Seats, &seed, &options, &opened, &t.Token, &t.Key, &t.Locked} {
		into = append(into, column{to, &bad})
	}
	err = row.Scan(append(into, more...)...)
	if errors.Is(err, sql.ErrNoRows) {
		return t, errNoTable
	}
	if err != nil {
		return t, failure(err)
	}
	t.Setup.Seed, t.Opened = uint64(seed), time.UnixMilli(opened).UTC()
	if t.Setup.Options, err = unspell(options); err != nil || bad {
		return t, Broken{1}
	}
	return t, nil
}

// column takes one column of a row that may be damaged: where it holds another sort
// of thing than it should, nothing is taken and that is noted.
type column struct {
	to  any
	bad *bool
}

// Scan takes what the driver read.
func (c column) Scan(is any) error {
	if !c.take(is) {
		*c.bad = true
	}
	return nil
}

func (c column) take(is any) (ok bool) {
	var n int64
	switch to := c.to.(type) {
	case *string:
		*to, ok = is.(string)
	case *[]byte:
		var raw []byte
		raw, ok = is.([]byte)
		*to = bytes.Clone(raw) // the driver may use its own again
	case *int64:
		*to, ok = is.(int64)
	case *int:
		n, ok = is.(int64)
		*to = int(n)
	case *bool:
		n, ok = is.(int64)
		*to = n != 0
	}
	return ok
}
