package handlers_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// A long night is read a page at a time, by links without a script; the spreadsheet
// has all of it.
func TestALongNightIsReadInPages(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, _ := host.table()
	page := "/t/" + code
	const all = 203
	for i := range all {
		host.enter(code, "correct", "what", "Coins", "seat", "1", "to", fmt.Sprint(i%40), "why", fmt.Sprintf("line %d.", i+1)).expect(t, "a ruling", 204)
	}
	room := n.browser()
	room.get(page+"/history").expect(t, "the newest", 200, `id="line-203"`, `id="line-4"`, `!id="line-3"`, `href="`+page+`/history?before=4"`, "!The newest")
	room.get(page+"/history?before=4").expect(t, "the oldest", 200, `id="line-3"`, `id="line-1"`, `!id="line-4"`, "!Older", `href="`+page+`/history"`)
	host.get(page+"/history?of=1").expect(t, "a seat's", 200, "Nothing has been entered yet.")
	for _, nonsense := range []string{"x", "-7", "99999", "0"} {
		room.get(page+"/history?before="+nonsense+"&of=77").expect(t, "nonsense", 200, `id="line-203"`)
	}
	var first, rest struct {
		Lines  []struct{ Seq int } `json:"lines"`
		Before int                 `json:"before"`
	}
	for to, path := range map[any]string{&first: "/history", &rest: "/history?before=4"} {
		if err := json.Unmarshal([]byte(room.do("GET", page+path, nil, "Accept", "application/json").body), to); err != nil {
			t.Fatal(err)
		}
	}
	if len(first.Lines) != 200 || first.Before != 4 || len(rest.Lines) != 3 || rest.Before != 0 {
		t.Errorf("pages of %d before %d and %d before %d", len(first.Lines), first.Before, len(rest.Lines), rest.Before)
	}
	for _, takes := range []string{"identity", "gzip"} {
		body := room.do("GET", page+"/night.csv", nil, "Accept-Encoding", takes).body
		rows, err := csv.NewReader(bytes.NewReader(unzipped([]byte(body)))).ReadAll()
		if err != nil || len(rows) != all+1 || !strings.HasSuffix(rows[all][6], "line 203.") {
			t.Errorf("with %q the sheet has %d rows, %v", takes, len(rows), err)
		}
	}
}

// A spreadsheet takes nothing that somebody typed for a formula, and no name takes a
// cell apart.
func TestNoCellIsAFormula(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	names := []string{"=1+1", "@Ben", `-C,"d";e`}
	ada := n.phone(join, 1, names[0])
	ben := n.phone(join, 2, names[1])
	cleo := n.phone(join, 3, names[2])
	ada.enter(code, "give", "to", "2", "coins", "1").expect(t, "Ada gives", 204)
	ben.enter(code, "lay", "cards", "1", "names", "+ace").expect(t, "Ben lays", 204)
	host.enter(code, "correct", "what", "Coins", "seat", "3", "to", "9", "why", "=SUM(A1:A9)").expect(t, "a ruling", 204)
	for _, reader := range []*browser{host, ben, cleo} {
		body := reader.get("/t/" + code + "/night.csv").body
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(body, "\ufeff"))).ReadAll()
		if err != nil || !strings.HasPrefix(body, "\ufeff") || len(rows) != 7 {
			t.Fatalf("%d rows, %v: %.300s", len(rows), err, body)
		}
		for i, row := range rows[1:] {
			for _, cell := range row {
				if cell != "" && strings.ContainsAny(cell[:1], "=+-@\t\r\n") {
					t.Errorf("a cell begins as a formula does: %q", cell)
				}
			}
			if i < len(names) && strings.TrimPrefix(row[3], "'") != names[i] {
				t.Errorf("the name of seat %d is %q", i+1, row[3])
			}
		}
	}
}
