package store

import (
	"database/sql"
	"errors"
	"fmt"
	"log/slog"

	"modernc.org/sqlite"
)

// withoutDamage takes the damaged tables out of a copy of the data file, which must
// be sound then, and names them. The data file itself keeps them as they are.
func withoutDamage(copied string) (out []string, err error) {
	if out, err = damagedIn(copied); err != nil {
		return nil, err
	}
	if len(out) > 0 {
		slog.Error("store: a backup without the tables that are damaged", "tables", out)
		if err := takeOut(copied, out); err != nil {
			return nil, err
		}
	}
	return out, Sound(copied)
}

// damagedIn are the tables of a file whose logs do not fit together, and those that
// entries are of and that are not there.
func damagedIn(file string) (out []string, err error) {
	s, err := look(file)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	found, _, err := s.findDamage()
	if err != nil {
		return nil, err
	}
	for _, d := range found {
		out = append(out, d.Table)
	}
	rows, err := s.db.Query(`SELECT DISTINCT "table" FROM entries WHERE "table" NOT IN (SELECT code FROM tables)`)
	if err != nil {
		return nil, failure(err)
	}
	defer rows.Close()
	for rows.Next() {
		var table string
		if err := rows.Scan(&table); err != nil {
			return nil, failure(err)
		}
		out = append(out, table)
	}
	return out, failure(rows.Err())
}

// takeOut drops tables from a file that nobody else has open.
func takeOut(file string, tables []string) (err error) {
	c, err := sqlite.NewConnector(fileURL(file) + "?_busy_timeout=5000&_foreign_keys=1&_txlock=immediate")
	if err != nil {
		return err
	}
	db := sql.OpenDB(c)
	defer func() { err = errors.Join(err, failure(db.Close())) }()
	tx, err := db.Begin()
	if err != nil {
		return failure(err)
	}
	for _, table := range tables {
		for _, query := range dropping {
			if _, err := tx.Exec(query, table); err != nil {
				return errors.Join(fmt.Errorf("store: taking table %s out: %w", table, failure(err)), tx.Rollback())
			}
		}
	}
	return failure(tx.Commit())
}
