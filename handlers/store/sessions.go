package store

import (
	"database/sql"
	"errors"
	"time"

	"croupier/engine"
)

// Session is a browser that the server knows by the SHA-256 of its cookie. The
// zero Session is one that it does not know.
type Session struct {
	ID   int64
	Host bool // it holds the host's rights
}

// Sitting is the seat that a session holds at one table.
type Sitting struct {
	Table string
	Seat  engine.Seat
	Since int // the length of the table's log when it began: the seat's next leave ends it
}

// Session is the one of that cookie; the zero Session where there is none.
func (s *Store) Session(hash []byte) (out Session, err error) {
	err = s.read.session.QueryRow(hash).Scan(&out.ID, &out.Host)
	if errors.Is(err, sql.ErrNoRows) {
		return Session{}, nil
	}
	return out, failure(err)
}

// Sitting is the seat of a session at a table; the zero Sitting where it has none.
func (s *Store) Sitting(session int64, table string) (out Sitting, err error) {
	out.Table = table
	err = s.read.sitting.QueryRow(session, table).Scan(&out.Seat, &out.Since)
	if errors.Is(err, sql.ErrNoRows) {
		return Sitting{}, nil
	}
	return out, failure(err)
}

// Sittings are all seats of a session, those of the newest tables first.
func (s *Store) Sittings(session int64) (out []Sitting, err error) {
	rows, err := s.db.Query(`SELECT t.code, s.seat, s.since FROM sittings s JOIN tables t ON t.code = s."table"
		WHERE s.session = ? ORDER BY t.opened DESC, t.code`, session)
	if err != nil {
		return nil, failure(err)
	}
	defer rows.Close()
	for rows.Next() {
		var one Sitting
		if err := rows.Scan(&one.Table, &one.Seat, &one.Since); err != nil {
			return nil, failure(err)
		}
		out = append(out, one)
	}
	return out, failure(rows.Err())
}

// Know keeps a session by the hash of its cookie, and gives it back as it is kept.
func (s *Store) Know(hash []byte) (out Session, err error) {
	err = s.write(func(w *writer) error {
		if err := w.exec(`INSERT INTO sessions (hash, since) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING`, hash, now()); err != nil {
			return err
		}
		return w.row(`SELECT id, host FROM sessions WHERE hash = ?`, hash).Scan(&out.ID, &out.Host)
	}, nil)
	return out, err
}

// MakeHost gives a session the host's rights, under a new cookie: nobody may
// have planted the old one. Its seats stay its own. Another session may have them no
// more from then on, 0 for none.
func (s *Store) MakeHost(session int64, fresh []byte, instead int64) error {
	return s.write(func(w *writer) error {
		if err := w.exec(`UPDATE sessions SET host = 0 WHERE id = ?`, instead); err != nil {
			return err
		}
		return w.exec(`UPDATE sessions SET host = 1, hash = ? WHERE id = ?`, fresh, session)
	}, nil)
}

// ForgetStrangers clears away the sessions known since before then that hold nothing:
// no seat at any table, for a seat is its owner's as long as its table is there, no
// host's rights, and none on their way. Who comes back is known anew by the same cookie.
func (s *Store) ForgetStrangers(before time.Time) (n int, err error) {
	err = s.write(func(w *writer) error {
		if err := w.row(`SELECT count(*) FROM sessions WHERE host = 0 AND since < ? AND id NOT IN (SELECT session FROM sittings)
			AND id NOT IN (SELECT session FROM promised WHERE until > ?)`, before.UnixMilli(), now()).Scan(&n); err != nil {
			return err
		}
		return w.exec(`DELETE FROM sessions WHERE host = 0 AND since < ? AND id NOT IN (SELECT session FROM sittings)
			AND id NOT IN (SELECT session FROM promised WHERE until > ?)`, before.UnixMilli(), now())
	}, nil)
	return n, err
}

// Hosts reports whether a session holds the host's rights.
func (s *Store) Hosts(session int64) (host bool, err error) {
	err = s.db.QueryRow(`SELECT EXISTS (SELECT 1 FROM sessions WHERE id = ? AND host = 1)`, session).Scan(&host)
	return host, failure(err)
}

// Sit gives a seat to a session. Whoever held that seat holds it no longer, and
// the session leaves what it held at that table.
func (s *Store) Sit(session int64, at Sitting) error {
	return s.write(func(w *writer) error {
		if err := w.exec(`DELETE FROM sittings WHERE "table" = ? AND (seat = ? OR session = ?)`, at.Table, at.Seat, session); err != nil {
			return err
		}
		if err := w.exec(`DELETE FROM freed WHERE session = ? AND "table" = ?`, session, at.Table); err != nil {
			return err
		}
		return w.exec(`INSERT INTO sittings (session, "table", seat, since) VALUES (?, ?, ?, ?)`, session, at.Table, at.Seat, at.Since)
	}, nil)
}

// Free notes that the host has freed a session's seat: it is told so until it sits
// down again. The seat itself is free by the log, not by this.
func (s *Store) Free(session int64, table string) error {
	return s.write(func(w *writer) error {
		return w.exec(`INSERT INTO freed (session, "table") VALUES (?, ?) ON CONFLICT DO NOTHING`, session, table)
	}, nil)
}

// Freed reports whether that was noted.
func (s *Store) Freed(session int64, table string) (freed bool, err error) {
	err = s.read.freed.QueryRow(session, table).Scan(&freed)
	return freed, failure(err)
}

func now() int64 { return time.Now().UnixMilli() }

// Sitter is who holds a seat at a table.
type Sitter struct {
	Session int64
	Sitting
}

// SittersAt are the sessions that hold seats at a table, by seat.
func (s *Store) SittersAt(table string) (map[engine.Seat]Sitter, error) {
	rows, err := s.db.Query(`SELECT session, seat, since FROM sittings WHERE "table" = ?`, table)
	if err != nil {
		return nil, failure(err)
	}
	defer rows.Close()
	out := map[engine.Seat]Sitter{}
	for rows.Next() {
		one := Sitter{Sitting: Sitting{Table: table}}
		if err := rows.Scan(&one.Session, &one.Seat, &one.Since); err != nil {
			return nil, failure(err)
		}
		out[one.Seat] = one
	}
	return out, failure(rows.Err())
}
