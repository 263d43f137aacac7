package store

import (
	"database/sql"
	"errors"

	sqlite3 "modernc.org/sqlite/lib"
)

// reading are the questions asked again and again, prepared once.
type reading struct {
	table, invited, log, end, chain, sent, session, promised, sitting, freed, fact *sql.Stmt

	all []*sql.Stmt // those that are prepared
}

// question is one of them.
type question struct {
	to  **sql.Stmt
	sql string
}

// prepare asks for all of them.
func (r *reading) prepare(db *sql.DB) error {
	return errors.Join(r.prepareLogs(db), r.ask(db, []question{
		{&r.invited, selectTable + ` WHERE token = ?`},
		{&r.end, selectEnd},
		{&r.sent, `SELECT sent FROM entries WHERE "table" = ? AND seat = ? AND key = ?`},
		{&r.session, `SELECT id, host FROM sessions WHERE hash = ?`},
		{&r.promised, `SELECT EXISTS (SELECT 1 FROM promised WHERE hash = ?)`},
		{&r.sitting, `SELECT seat, since FROM sittings WHERE session = ? AND "table" = ?`},
		{&r.freed, `SELECT EXISTS (SELECT 1 FROM freed WHERE session = ? AND "table" = ?)`},
		{&r.fact, `SELECT value FROM facts WHERE name = ?`},
	}))
}

// prepareLogs asks for those that every file of ours answers, also one that an
// older program made.
func (r *reading) prepareLogs(db *sql.DB) error {
	return r.ask(db, []question{
		{&r.table, selectTable + ` WHERE code = ?`},
		{&r.log, `SELECT seq, seat, by_host, kind, answers, coalesce(key, ''), sent, at, chain FROM entries WHERE "table" = ? AND seq > ? ORDER BY seq`},
		{&r.chain, `SELECT chain FROM entries WHERE "table" = ? AND seq = ?`},
	})
}

// prepareOld asks what logs are read by, in a file that an older program may have
// made: those that do not know where their logs end are not asked.
func (r *reading) prepareOld(db *sql.DB) error {
	err := r.ask(db, []question{{&r.end, selectEnd}})
	if code(err) == sqlite3.SQLITE_ERROR { // no such column
		err = nil
	}
	return errors.Join(err, r.prepareLogs(db))
}

func (r *reading) ask(db *sql.DB, questions []question) error {
	for _, q := range questions {
		st, err := db.Prepare(q.sql)
		if err != nil {
			return err
		}
		*q.to, r.all = st, append(r.all, st)
	}
	return nil
}

func (r *reading) close() (err error) {
	for _, st := range r.all {
		err = errors.Join(err, st.Close())
	}
	return err
}
