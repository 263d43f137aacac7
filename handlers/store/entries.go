package store

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"time"

	"croupier/engine"
)

// Append puts an entry at the place that its Seq names, and answers once it is
// synced to disk. Where that place or its author's key is taken, the error is
// fs.ErrExist. sent is a digest of what came with the key, nil without a key.
func (s *Store) Append(table string, r engine.Record, sent []byte) error {
	return s.write(func(w *writer) error { return w.append(table, r, sent) },
		func() { s.change(); s.watchers.tell(table, r.Seq) })
}

func (w *writer) append(table string, r engine.Record, sent []byte) error {
	chain, last, err := w.end(table)
	if err != nil {
		return err
	}
	if r.Seq != last+1 {
		return fmt.Errorf("store: entry %d after %d: %w", r.Seq, last, fs.ErrExist)
	}
	next := link(chain, r, r.Answers.Encode(), sent)
	if err := w.insert(table, r, sent, next); err != nil {
		return err
	}
	return w.exec(`UPDATE tables SET length = ?, chain = ? WHERE code = ?`, r.Seq, next, table)
}

func (w *writer) insert(table string, r engine.Record, sent, chain []byte) error {
	return w.exec(`INSERT INTO entries ("table", seq, seat, by_host, kind, answers, key, sent, at, chain)
		VALUES (?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?, ?)`,
		table, r.Seq, r.By, r.ByHost, r.Kind, r.Answers.Encode(), r.Key, sent, r.At.UnixMilli(), chain)
}

// end is where a table's log ends: its chain and its length.
func (w *writer) end(table string) (chain []byte, last int, err error) {
	if chain, last, err = scanEnd(w.row(selectEnd, table)); err != nil || chain != nil {
		return chain, last, err
	}
	t, err := scanTable(w.row(selectTable+` WHERE code = ?`, table))
	return t.root(), 0, err
}

const selectEnd = `SELECT chain, length FROM tables WHERE code = ?`

// scanEnd reads where a log ends; no chain where it has not begun.
func scanEnd(row scanner) (chain []byte, last int, err error) {
	err = row.Scan(&chain, &last)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, 0, errNoTable
	}
	return chain, last, failure(err)
}

// end is where a table's log ends by what the table says; nowhere in a file that
// does not know it.
func (s *Store) end(table string) (chain []byte, last int, err error) {
	if s.read.end == nil {
		return nil, 0, nil
	}
	return scanEnd(s.read.end.QueryRow(table))
}

// Log is a table's entries after a place (0: all), oldest first, held against
// their chain and against where the table says that they end: where it does not
// fit, or the file cannot be read, the entries before that come with a Broken.
func (s *Store) Log(table string, after int) ([]engine.Record, error) {
	t, err := s.Table(table)
	if err != nil {
		return nil, err
	}
	end, last, err := s.end(table) // what is stored later comes too
	if err != nil {
		return nil, err
	}
	chain := t.root()
	if after > 0 {
		if err := s.read.chain.QueryRow(table, after).Scan(&chain); torn(err) {
			return nil, Broken{after}
		} else if err != nil {
			return nil, failure(err)
		}
	}
	rows, err := s.read.log.Query(table, after)
	if torn(err) {
		return nil, Broken{after + 1}
	} else if err != nil {
		return nil, failure(err)
	}
	defer rows.Close()
	var log []engine.Record
	for rows.Next() {
		r, next, err := scanEntry(rows, chain)
		if err != nil {
			return log, err
		}
		if r.Seq != after+len(log)+1 || next == nil || r.Seq == last && !bytes.Equal(next, end) {
			return log, Broken{after + len(log) + 1}
		}
		log, chain = append(log, r), next
	}
	if err := rows.Err(); err != nil && !torn(err) {
		return log, failure(err)
	} else if err != nil || len(log) < last-after {
		return log, Broken{after + len(log) + 1}
	}
	return log, nil
}

// Broken says that a log does not fit together. It unwraps to a Refusal.
type Broken struct {
	Seq int // the first entry that is not as it was stored
}

func (b Broken) Error() string { return b.Unwrap().Error() }

// BrokenAt is the first entry that is not as it was stored.
func (b Broken) BrokenAt() int { return b.Seq }

// Unwrap gives the sentence.
func (b Broken) Unwrap() error {
	return engine.Refuse("The data file is damaged at entry %d of this table: nothing more can be entered.", b.Seq)
}

// scanEntry reads one entry and its chain; nil where it does not follow from the one before.
func scanEntry(row scanner, before []byte) (r engine.Record, chain []byte, err error) {
	var answers string
	var sent []byte
	var at int64
	if err = row.Scan(&r.Seq, &r.By, &r.ByHost, &r.Kind, &answers, &r.Key, &sent, &at, &chain); err != nil && (torn(err) || code(err) == 0) {
		return r, nil, nil // a page does not fit, or a column holds another sort of thing
	} else if err != nil {
		return r, nil, failure(err)
	}
	r.At, r.Mark = time.UnixMilli(at).UTC(), engine.AnyMark
	if !bytes.Equal(chain, link(before, r, answers, sent)) {
		return r, nil, nil
	}
	r.Answers, err = url.ParseQuery(answers)
	return r, chain, err
}

// Sent is the digest of what came with a seat's key at a table; nil where that
// key is new.
func (s *Store) Sent(table string, seat engine.Seat, key string) (sent []byte, err error) {
	err = s.read.sent.QueryRow(table, seat, key).Scan(&sent)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return sent, failure(err)
}
