package store

import "time"

// Template is a table that the group has built and kept, to be opened again.
type Template struct {
	Game  string
	Name  string // the only one of its game, in small letters or large
	Night string // what builds it, as a night file
	Kept  time.Time
}

// KeepTemplate keeps a template. It takes the place of the one of its name.
func (s *Store) KeepTemplate(t Template) error {
	return s.write(func(w *writer) error {
		return w.exec(`INSERT INTO templates (game, name, night, kept) VALUES (?, ?, ?, ?)
			ON CONFLICT (game, name) DO UPDATE SET name = excluded.name, night = excluded.night, kept = excluded.kept`,
			t.Game, t.Name, t.Night, t.Kept.UnixMilli())
	}, s.change)
}

// DropTemplate drops the template of that name, if there is one.
func (s *Store) DropTemplate(game, name string) error {
	return s.write(func(w *writer) error {
		return w.exec(`DELETE FROM templates WHERE game = ? AND name = ?`, game, name)
	}, s.change)
}

// Templates are all that are kept, by game and name. What cannot be read is left out.
func (s *Store) Templates() ([]Template, error) {
	out, lost, err := s.templates()
	tellLost(lost)
	return out, err
}

// templates reads them, and says what it could not read.
func (s *Store) templates() (out []Template, lost []Lost, err error) {
	rows, err := s.db.Query(`SELECT game, name, night, kept FROM templates ORDER BY game, name`)
	if err != nil {
		return nil, nil, failure(err)
	}
	defer rows.Close()
	for rows.Next() {
		var t Template
		var kept int64
		if err := rows.Scan(&t.Game, &t.Name, &t.Night, &kept); err != nil {
			lost = append(lost, Lost{"templates", t.Game + " " + t.Name, err})
			continue
		}
		t.Kept = time.UnixMilli(kept).UTC()
		out = append(out, t)
	}
	return pageLost(out, lost, "templates", rows.Err())
}
