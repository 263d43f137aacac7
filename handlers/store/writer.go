package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	sqlite3 "modernc.org/sqlite/lib"
)

// most is how many waiting writes are committed together.
const most = 256

var errClosed = errors.New("store: closed")

// job is one write that waits for its commit.
type job struct {
	do        func(*writer) error
	committed func() // told once it is on disk, before its author is
	done      chan error
}

// write has a job done by the writer and answers once it is on disk. It carries
// no context: what was begun for a phone is finished though the phone hangs up.
func (s *Store) write(do func(*writer) error, committed func()) error {
	j := &job{do, committed, make(chan error, 1)}
	select {
	case s.queue <- j:
		return failure(<-j.done)
	case <-s.closing:
		return errClosed
	}
}

// writer is the only one that writes, on a connection of its own.
type writer struct {
	store      *Store
	conn       *sql.Conn
	most       int // jobs in one commit
	statements map[string]*sql.Stmt
}

func newWriter(s *Store) (*writer, error) {
	conn, err := s.db.Conn(context.Background())
	return &writer{s, conn, most, map[string]*sql.Stmt{}}, err
}

func (w *writer) run() {
	defer close(w.store.written)
	defer w.close()
	for {
		select {
		case j := <-w.store.queue:
			w.commit(w.waiting(j))
		case <-w.store.closing:
			return
		}
	}
}

// waiting is one job and all that came in meanwhile.
func (w *writer) waiting(first *job) []*job {
	group := []*job{first}
	for len(group) < w.most {
		select {
		case j := <-w.store.queue:
			group = append(group, j)
		default:
			return group
		}
	}
	return group
}

// commit does a group of jobs in one transaction. One that fails takes only
// itself back; where the transaction fails, nothing of the group was saved.
func (w *writer) commit(group []*job) {
	results, err := w.transact(group)
	for i, j := range group {
		switch {
		case err != nil:
			j.done <- err
		case results[i] != nil:
			j.done <- results[i]
		default:
			if j.committed != nil {
				j.committed()
			}
			j.done <- nil
		}
	}
}

func (w *writer) transact(group []*job) ([]error, error) {
	if err := w.exec("BEGIN IMMEDIATE"); err != nil {
		return nil, err
	}
	results := make([]error, len(group))
	for i, j := range group {
		var err error
		if results[i], err = w.attempt(j); err != nil {
			return nil, errors.Join(err, w.rollback())
		}
	}
	if err := w.exec("COMMIT"); err != nil {
		return nil, errors.Join(err, w.rollback())
	}
	return results, nil
}

// attempt does one job in a savepoint. The second error is the transaction's:
// a full disk makes SQLite drop all of it, savepoints and all.
func (w *writer) attempt(j *job) (no, broken error) {
	if err := w.exec("SAVEPOINT one"); err != nil {
		return nil, err
	}
	if no = j.run(w); no != nil {
		if err := w.exec("ROLLBACK TO one"); err != nil {
			return no, errors.Join(no, err)
		}
	}
	return no, w.exec("RELEASE one")
}

// run keeps a job that panics from taking the whole program down with it.
func (j *job) run(w *writer) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("store: %v", p)
		}
	}()
	return j.do(w)
}

// rollback ends a transaction that failed. Where SQLite has ended it already
// there is nothing to end, and that is no error.
func (w *writer) rollback() error {
	if err := w.exec("ROLLBACK"); err != nil && code(err) != sqlite3.SQLITE_ERROR {
		return err
	}
	return nil
}

// statement prepares each sort of statement once.
func (w *writer) statement(query string) (*sql.Stmt, error) {
	if st, ok := w.statements[query]; ok {
		return st, nil
	}
	st, err := w.conn.PrepareContext(context.Background(), query)
	if err == nil {
		w.statements[query] = st
	}
	return st, err
}

func (w *writer) exec(query string, args ...any) error {
	st, err := w.statement(query)
	if err != nil {
		return err
	}
	_, err = st.Exec(args...)
	return err
}

func (w *writer) row(query string, args ...any) scanner {
	st, err := w.statement(query)
	if err != nil {
		return failed{err}
	}
	return st.QueryRow(args...)
}

// scanner is a row that was asked for.
type scanner interface{ Scan(...any) error }

type failed struct{ err error }

func (f failed) Scan(...any) error { return f.err }

func (w *writer) close() {
	for _, st := range w.statements {
		st.Close()
	}
	w.conn.Close()
}
