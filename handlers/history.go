package handlers

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/tables"
	"croupier/views"

	"github.com/labstack/echo/v4"
)

// history is the night as this viewer may read it.
func (s *Shell) history(c echo.Context) error {
	t, v, err := s.viewing(c)
	if err != nil {
		return err
	}
	lines, err := t.History(v.screen)
	if err != nil {
		return err
	}
	if wantsJSON(c) {
		if lines == nil {
			lines = []engine.Line{}
		}
		return c.JSON(http.StatusOK, map[string]any{"lines": lines})
	}
	now := t.Now()
	of, _ := strconv.Atoi(c.QueryParam("of"))
	if of < 0 || of > len(now.People()) {
		of = 0
	}
	return draw(c, http.StatusOK, views.History(views.HistoryPage{
		Code: t.Code, Title: called(now), Viewer: v.screen, As: v.as, People: now.People(), Lines: lines, Of: engine.Seat(of),
		Key: func(kind string) string { return now.Key(v.screen, kind) }, Over: now.Over(),
	}))
}

// spreadsheet is the same lines for a spreadsheet.
func (s *Shell) spreadsheet(c echo.Context) error {
	t, v, err := s.viewing(c)
	if err != nil {
		return err
	}
	lines, err := t.History(v.screen)
	if err != nil {
		return err
	}
	sheet, err := asCSV(lines)
	if err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderContentDisposition, fmt.Sprintf(`attachment; filename="%s-%s.csv"`, t.Game.Info().Name, t.Code))
	return c.Blob(http.StatusOK, "text/csv; charset=utf-8", sheet)
}

// asCSV names everybody as they were called when a line was entered.
func asCSV(lines []engine.Line) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("\ufeff") // else Excel takes it for another alphabet
	w := csv.NewWriter(&b)
	w.UseCRLF = true
	rows := [][]string{{"entry", "time", "seat", "name", "by the host", "kind", "what", "what followed", "said in secret", "undone"}}
	for _, l := range lines {
		seat, name := "", ""
		if l.By > 0 {
			seat = strconv.Itoa(int(l.By))
			if int(l.By) <= len(l.People) {
				name = l.People[l.By-1].Name
			}
		}
		var told []string
		for _, t := range l.Told {
			told = append(told, views.Say(t, l.People))
		}
		rows = append(rows, []string{strconv.Itoa(l.Seq), l.At.UTC().Format(time.RFC3339), seat, plainCell(name), yes(l.ByHost || l.By == engine.Host),
			l.Kind, plainCell(views.Say(l.Text, l.People)), plainCell(strings.Join(told, " ")), plainCell(ownWords(l)), yes(l.Struck)})
	}
	err := w.WriteAll(rows)
	return b.Bytes(), err
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
	t, v, err := s.viewing(c)
	if err != nil {
		return err
	}
	switch {
	case !v.host:
		return problem(http.StatusForbidden, "The night file is for the host: it holds the secrets of all.")
	case !t.Now().Over():
		return problem(http.StatusForbidden, "The night file holds the secrets of all: there is one once the game is over.")
	}
	if err := s.Store.KeepFact(readFact(t), []byte{1}); err != nil {
		return err
	}
	log, err := t.Log()
	if err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderContentDisposition, fmt.Sprintf(`attachment; filename="%s-%s.night"`, t.Game.Info().Name, t.Code))
	return c.Blob(http.StatusOK, "text/plain; charset=utf-8", []byte(night.Write(t.Game.Info(), t.Setup, log)))
}
