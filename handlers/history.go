package handlers

import (
	"encoding/csv"
	"fmt"
	"io"
	"iter"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/tables"
	"croupier/views/pages"
	"croupier/views/words"

	"github.com/labstack/echo/v4"
)

// pageLines is how many lines of a night are read at once: more than an evening's
// last hour, and few enough for a phone.
const pageLines = 200

// history is the night as this viewer may read it, a page at a time.
func (s *Shell) history(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	back, err := t.History(c.Request().Context())
	if err != nil {
		return err
	}
	now := t.Now()
	of, before := queryNumber(c, "of"), queryNumber(c, "before")
	if of > len(now.People()) {
		of = 0
	}
	page := back.Page(v.screen, engine.Seat(of), before, pageLines)
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, linesJSON(page))
	}
	var sat [][]string
	for i := range now.People() {
		sat = append(sat, back.Sitters(engine.Seat(i+1)))
	}
	return draw(c, http.StatusOK, pages.History(pages.HistoryPage{
		Code: t.Code, Title: titleOf(now), Viewer: v.screen, As: v.as, People: now.People(), Of: engine.Seat(of), Sat: sat,
		Lines: page.Lines, Older: page.Older, Before: before,
		Key: func(kind string) string { return now.Key(v.screen, kind) }, Over: now.Over(),
	}))
}

// queryNumber is a number in the query; 0 for none.
func queryNumber(c echo.Context, name string) int {
	n, _ := strconv.Atoi(c.QueryParam(name))
	return max(n, 0)
}

// linesJSON is a page of a night: where there are older lines, they are asked for by
// ?before= with the number that comes with it.
func linesJSON(page engine.Page) map[string]any {
	out := map[string]any{"lines": page.Lines}
	switch {
	case page.Lines == nil:
		out["lines"] = []engine.Line{}
	case page.Older:
		out["before"] = page.Lines[0].Seq
	}
	return out
}

// spreadsheet is all lines for a spreadsheet.
func (s *Shell) spreadsheet(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	sheet, err := s.sheet(c, t, v)
	if err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderContentDisposition, fmt.Sprintf(`attachment; filename="%s-%s.csv"`, t.Game.Info().Name, t.Code))
	return sendZipped(c, "text/csv; charset=utf-8", sheet)
}

// sheet is the spreadsheet, made smaller as it is written: a phone that takes long
// to read it holds that much, and no night.
func (s *Shell) sheet(c echo.Context, t *tables.Table, v viewer) ([]byte, error) {
	back, err := t.History(c.Request().Context())
	if err != nil {
		return nil, err
	}
	return zip(func(w io.Writer) error { return writeCSV(w, back.Lines(v.screen)) })
}

// writeCSV names everybody as they were called when a line was entered.
func writeCSV(to io.Writer, lines iter.Seq[engine.Line]) error {
	io.WriteString(to, "\ufeff") // else Excel takes it for another alphabet; Flush tells of an error
	w := csv.NewWriter(to)
	w.UseCRLF = true
	w.Write([]string{"entry", "time", "seat", "name", "by the host", "kind", "what", "what followed", "said in secret", "undone"})
	for l := range lines {
		w.Write(row(l))
	}
	w.Flush()
	return w.Error()
}

// row is a line of a night as the cells of a sheet.
func row(l engine.Line) []string {
	seat, name := "", ""
	if l.By > 0 {
		seat = strconv.Itoa(int(l.By))
		if int(l.By) <= len(l.People) {
			name = l.People[l.By-1].Name
		}
	}
	var told []string
	for _, t := range l.Told {
		told = append(told, words.Say(t, l.People))
	}
	return []string{strconv.Itoa(l.Seq), l.At.UTC().Format(time.RFC3339), seat, plainCell(name), yes(l.ByHost || l.By == engine.Host),
		l.Kind, plainCell(words.Say(l.Text, l.People)), plainCell(strings.Join(told, " ")), plainCell(ownWords(l)), yes(l.Struck)}
}

// plainCell keeps what somebody typed from being taken for a formula.
func plainCell(s string) string {
	if s != "" && strings.ContainsRune("=+-@\t\r", rune(s[0])) {
		return "'" + s
	}
	return s
}

func yes(is bool) string {
	if is {
		return "yes"
	}
	return ""
}

// ownWords are the answers that only the author of a line knows.
func ownWords(l engine.Line) string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(l.Own)) {
		out = append(out, name+"="+l.Own[name])
	}
	return strings.Join(out, " ")
}

// readFact is kept once the night file of a table was taken: from then on somebody
// knows all its secrets, so nothing more is entered there. The end could be undone.
func readFact(t *tables.Table) string {
	return fmt.Sprintf("read:%s:%d", t.Code, t.Opened.UnixMilli())
}

// wasRead reports whether the night file of a table was taken.
func (s *Shell) wasRead(t *tables.Table) (bool, error) {
	was, err := s.Store.Fact(readFact(t))
	return was != nil, err
}

// nightFile is the whole night, seed and whispers too: for the host, once no
// secret is left to be kept.
func (s *Shell) nightFile(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	if !v.host {
		return problem(http.StatusForbidden, "The night file is for the host: it holds the secrets of all.")
	}
	if err := t.Between(func(now *tables.Now) error { // an undo of the end may be on its way
		if !now.Over() {
			return problem(http.StatusForbidden, "The night file holds the secrets of all: there is one once the game is over.")
		}
		return s.Store.KeepFact(readFact(t), []byte{1})
	}); err != nil {
		return err
	}
	log, err := t.Log()
	if err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderContentDisposition, fmt.Sprintf(`attachment; filename="%s-%s.night"`, t.Game.Info().Name, t.Code))
	return c.Blob(http.StatusOK, "text/plain; charset=utf-8", []byte(night.Write(t.Game.Info(), t.Setup, log)))
}
