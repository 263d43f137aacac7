package store

import (
	"database/sql"
	"os"
	"path/filepath"
)

// Floor is one synced insert after another into a file with the settings of ours:
// what nothing that is as durable can beat. For cmd/bench.
type Floor struct {
	db *sql.DB
	n  int
}

// NewFloor makes such a file in a folder of its own.
func NewFloor(folder string) (*Floor, error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, err
	}
	db, err := sql.Open("sqlite", dsn(filepath.Join(folder, "floor.db")))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	_, err = db.Exec(`CREATE TABLE rows (n INTEGER PRIMARY KEY, row BLOB NOT NULL) STRICT`)
	return &Floor{db: db}, err
}

// Insert stores and syncs one row; it reports how many there are.
func (f *Floor) Insert(row []byte) (int, error) {
	f.n++
	_, err := f.db.Exec(`INSERT INTO rows VALUES (?, ?)`, f.n, row)
	return f.n, err
}

// Close closes the file.
func (f *Floor) Close() error { return f.db.Close() }
