package blocks

import (
	"croupier/engine"
	"croupier/views/live"
	"croupier/views/words"

	"github.com/a-h/templ"
)

// row is a line of a standing, as a part of its page: a payment changes two.
func (s scene) row(standing string, cells []columnLook, row engine.StandingRow) templ.Component {
	id := standing + "-" + words.Attr(int(row.Seat))
	return live.Part(id, s.rowLine(id, cells, row))
}

// standingID tells the rows of one standing from those of another on the same page.
func standingID(b engine.Standing) string {
	labels := ""
	for _, c := range b.Columns {
		labels += c.String() + "\n"
	}
	return "row-" + words.ID(labels)
}

// columnLook is what the cells of a column have in common.
type columnLook struct{ label, width string }

// columns are those of a standing's cells: as many as its longest row has.
func (s scene) columns(b engine.Standing) (out []columnLook) {
	for _, row := range b.Rows {
		for i := len(out); i < len(row.Cells); i++ {
			out = append(out, columnLook{s.columnLabel(b, i), columnWidth(b, i)})
		}
	}
	return out
}

// columnKind is what the cells of a column are, by its first row that has one.
func columnKind(b engine.Standing, i int) string {
	for _, row := range b.Rows {
		if i < len(row.Cells) {
			return cellKind(row.Cells[i])
		}
	}
	return ""
}

// cellKind is what a cell is, for the style sheet.
func cellKind(c engine.Block) string {
	switch c := c.(type) {
	case engine.Track:
		if c.Goal <= longestLane {
			return "lane"
		}
		return "figure"
	case engine.Purse, engine.Count, engine.Dial, engine.Ladder:
		return "figure"
	case engine.Pips:
		return "pips"
	case engine.Switch:
		return "switch"
	}
	return "note"
}

// laneGoal is where the lanes of a column end; 0 if they are none.
func laneGoal(b engine.Standing, i int) int {
	for _, row := range b.Rows {
		if i < len(row.Cells) {
			if t, ok := row.Cells[i].(engine.Track); ok && t.Goal <= longestLane {
				return t.Goal
			}
		}
	}
	return 0
}

// columnLabel is a column's name, with the unit of its money.
func (s scene) columnLabel(b engine.Standing, i int) string {
	if i >= len(b.Columns) {
		return ""
	}
	label := s.Say(b.Columns[i])
	for _, row := range b.Rows {
		if i < len(row.Cells) {
			if p, ok := row.Cells[i].(engine.Purse); ok && words.Currency(p.Amount.In) != "" {
				return words.Tr("%s %s", label, words.Currency(p.Amount.In))
			}
		}
	}
	return label
}

// columnWidth is how long the figures of a column get: they step down together,
// so that what stands under each other compares.
func columnWidth(b engine.Standing, i int) string {
	longest := 0
	for _, row := range b.Rows {
		if i < len(row.Cells) {
			if f, ok := CellFigure(row.Cells[i]); ok {
				longest = max(longest, f.Signs())
			}
		}
	}
	switch {
	case longest > 9:
		return "huge"
	case longest > 6:
		return "long"
	}
	return ""
}

// CellFigure is a cell of a row as a number, where it is one.
func CellFigure(c engine.Block) (words.Figure, bool) {
	switch c := c.(type) {
	case engine.Track:
		return words.Number(c.At), true
	case engine.Purse:
		return words.Column(c.Amount), true
	case engine.Count:
		return words.Number(c.N), true
	case engine.Dial:
		return words.Column(c.At), true
	case engine.Ladder:
		return words.Number(c.At), true
	case engine.Pips:
		return words.Number(c.Value()), true
	}
	return words.Figure{}, false
}
