package store

import (
	"database/sql"
	"errors"
	"time"
)

// ErrNotHost says that a session does not hold the host's rights.
var ErrNotHost = errors.New("store: that session is not the host's")

// PromiseHost promises the host's rights of one session to another, under a new
// cookie: they are given once that is shown (Redeem), for the answer that brings it
// may be lost. Till then both sessions are what they were. ErrNotHost says that the
// first has none to give.
func (s *Store) PromiseHost(from, to int64, fresh []byte, keep bool, until time.Time) error {
	return s.write(func(w *writer) error {
		host, err := w.hosts(from)
		if err != nil {
			return err
		}
		if !host {
			return ErrNotHost
		}
		return w.exec(`INSERT INTO promised (hash, session, giver, keep, until) VALUES (?, ?, ?, ?, ?)`, fresh, to, from, keep, until.UnixMilli())
	}, nil)
}

// Unpromise has a session give nothing of what it promised. The cookies on their
// way stay good for what their sessions hold.
func (s *Store) Unpromise(from int64) error {
	return s.write(func(w *writer) error {
		return w.exec(`UPDATE promised SET giver = NULL WHERE giver = ?`, from)
	}, nil)
}

// Promised reports whether a cookie of that hash is on its way.
func (s *Store) Promised(hash []byte) (promised bool, err error) {
	err = s.read.promised.QueryRow(hash).Scan(&promised)
	return promised, failure(err)
}

// Redeemed is what showing a promised cookie brought.
type Redeemed struct {
	Session
	Took bool // the host's rights came with it
	Both bool // and who gave them keeps them as well
}

// Redeem makes a promised cookie its session's, and the one before it good for
// nothing; the host's rights come with it where they are still to be had.
func (s *Store) Redeem(hash []byte) (out Redeemed, err error) {
	err = s.write(func(w *writer) (err error) {
		if err := w.redeem(hash, &out); err != nil {
			return err
		}
		err = w.row(`SELECT id, host FROM sessions WHERE hash = ?`, hash).Scan(&out.ID, &out.Host)
		if errors.Is(err, sql.ErrNoRows) {
			return nil
		}
		return err
	}, nil)
	return out, err
}

func (w *writer) redeem(hash []byte, out *Redeemed) error {
	var to, giver, until int64
	err := w.row(`SELECT session, coalesce(giver, 0), keep, until FROM promised WHERE hash = ?`, hash).Scan(&to, &giver, &out.Both, &until)
	if errors.Is(err, sql.ErrNoRows) { // another request has just shown it
		return nil
	}
	if err != nil {
		return err
	}
	host, err := w.hosts(giver)
	if err != nil {
		return err
	}
	if err := w.exec(`DELETE FROM promised WHERE session = ?`, to); err != nil {
		return err
	}
	if err := w.exec(`UPDATE sessions SET hash = ? WHERE id = ?`, hash, to); err != nil {
		return err
	}
	if out.Took = host && now() < until; !out.Took {
		return nil
	}
	if err := w.exec(`UPDATE sessions SET host = 1 WHERE id = ?`, to); err != nil || out.Both {
		return err
	}
	return w.exec(`UPDATE sessions SET host = 0 WHERE id = ?`, giver)
}

// hosts reports whether a session holds the host's rights.
func (w *writer) hosts(session int64) (host bool, err error) {
	err = w.row(`SELECT EXISTS (SELECT 1 FROM sessions WHERE id = ? AND host = 1)`, session).Scan(&host)
	return host, err
}
