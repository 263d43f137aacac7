package store

import "croupier/engine"

// Shelved is one thing on the shelf of a game.
type Shelved struct {
	Game string
	engine.Kept
	Host  bool   // the host has written it, or written it anew
	Table string // whose entry brought it, while nothing else has; "" where that does not matter
	Seq   int    // which entry that was
}

// Place is where one thing is on the shelf: two spellings of a name are one.
type Place struct{ Game, Sort, Key string }

// Place is where it is.
func (s Shelved) Place() Place { return Place{s.Game, s.Sort, s.Key()} }

// Shelf is all that was put on it, in no order. What cannot be read is left out.
func (s *Store) Shelf() ([]Shelved, error) {
	out, lost, err := s.shelf()
	tellLost(lost)
	return out, err
}

// shelf reads it, and says what it could not read.
func (s *Store) shelf() (out []Shelved, lost []Lost, err error) {
	rows, err := s.db.Query(`SELECT game, sort, name, goes, host, coalesce("table", ''), coalesce(seq, 0) FROM shelf`)
	if err != nil {
		return nil, nil, failure(err)
	}
	defer rows.Close()
	for rows.Next() {
		var one Shelved
		var goes string
		err := rows.Scan(&one.Game, &one.Sort, &one.Name, &goes, &one.Host, &one.Table, &one.Seq)
		if err == nil {
			one.Goes, err = unspell(goes)
		}
		if err != nil {
			lost = append(lost, Lost{"shelf", one.Game + " " + one.Name, err})
			continue
		}
		out = append(out, one)
	}
	return pageLost(out, lost, "shelf", rows.Err())
}

// ChangeShelf takes things off the shelf and puts others on it, each instead of
// what was in its place: all of it or, where something fails, nothing.
func (s *Store) ChangeShelf(off []Place, on []Shelved) error {
	return s.write(func(w *writer) error {
		for _, p := range off {
			if err := w.exec(`DELETE FROM shelf WHERE game = ? AND sort = ? AND key = ?`, p.Game, p.Sort, p.Key); err != nil {
				return err
			}
		}
		for _, one := range on {
			if err := w.shelve(one); err != nil {
				return err
			}
		}
		return nil
	}, s.change)
}

func (w *writer) shelve(one Shelved) error {
	p := one.Place()
	return w.exec(`INSERT INTO shelf (game, sort, key, name, goes, host, "table", seq) VALUES (?, ?, ?, ?, ?, ?, nullif(?, ''), nullif(?, 0))
		ON CONFLICT (game, sort, key) DO UPDATE SET name = excluded.name, goes = excluded.goes, host = excluded.host, "table" = excluded."table", seq = excluded.seq`,
		p.Game, p.Sort, p.Key, one.Name, spell(one.Goes), one.Host, one.Table, one.Seq)
}
