package store

import (
	"database/sql"
	"errors"
)

// reading are the questions asked again and again, prepared once.
type reading struct {
	table, invited, log, chain, sent, session, sitting, freed, fact *sql.Stmt
}

func (r *reading) prepare(db *sql.DB) (err error) {
	for _, q := range []struct {
		to  **sql.Stmt
		sql string
	}{
		{&r.table, selectTable + ` WHERE code = ?`},
		{&r.invited, selectTable + ` WHERE token = ?`},
		{&r.log, `SELECT seq, seat, by_host, kind, answers, coalesce(key, ''), sent, at, chain FROM entries WHERE "table" = ? AND seq > ? ORDER BY seq`},
		{&r.chain, `SELECT chain FROM entries WHERE "table" = ? AND seq = ?`},
		{&r.sent, `SELECT sent FROM entries WHERE "table" = ? AND seat = ? AND key = ?`},
		{&r.session, `SELECT id, host FROM sessions WHERE hash = ?`},
		{&r.sitting, `SELECT seat, since FROM sittings WHERE session = ? AND "table" = ?`},
		{&r.freed, `SELECT EXISTS (SELECT 1 FROM freed WHERE session = ? AND "table" = ?)`},
		{&r.fact, `SELECT value FROM facts WHERE name = ?`},
	} {
		if *q.to, err = db.Prepare(q.sql); err != nil {
			return err
		}
	}
	return nil
}

func (r *reading) close() error {
	var all []error
	for _, st := range []*sql.Stmt{r.table, r.invited, r.log, r.chain, r.sent, r.session, r.sitting, r.freed, r.fact} {
		all = append(all, st.Close())
	}
	return errors.Join(all...)
}
