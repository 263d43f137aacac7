package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"croupier/handlers/store"
)

// answering has somebody type at the terminal.
func answering(t *testing.T, typed string) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	old := os.Stdin
	os.Stdin = r
	t.Cleanup(func() { os.Stdin = old; r.Close() })
	w.WriteString(typed)
	w.Close()
}

// A night is dropped only where its code is typed twice or --yes is said, and
// nobody plays; the others stay.
func TestDroppingANight(t *testing.T) {
	data, code := imported(t)
	other := importedInto(t, data)
	night, err := said(t, exportCmd{data, other}.Run)
	if err != nil {
		t.Fatal(err)
	}
	kept := filepath.Join(data.Data, "backups", "croupier-20261130-201000.db")
	if err := os.MkdirAll(filepath.Dir(kept), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := said(t, backupCmd{data, kept}.Run); err != nil {
		t.Fatal(err)
	}
	_, _, stop := running(t, Config{Data: data.Data})
	if _, err := said(t, dropCmd{data, code, true}.Run); err == nil || !strings.Contains(err.Error(), "end Croupier first: it runs at http://") {
		t.Errorf("while it runs: %v", err)
	}
	stop()
	for _, typed := range []string{"", "\n", "yes\n", other + "\n"} {
		answering(t, typed)
		out, err := said(t, dropCmd{data, code, false}.Run)
		if err != errKept || !strings.Contains(out, "Table "+code+": DEAL: American Dream") || !strings.Contains(out, kept) || strings.Contains(out, "Dropped") {
			t.Errorf("answered %q: %v: %s", typed, err, out)
		}
	}
	if _, err := said(t, exportCmd{data, code}.Run); err != nil {
		t.Fatalf("it was dropped without a yes: %v", err)
	}
	answering(t, strings.ToLower(code[:3])+" "+code[3:]+"\n")
	out, err := said(t, dropCmd{data, strings.ToLower(code), false}.Run)
	if err != nil || !strings.Contains(out, "entries. The data file had ") {
		t.Errorf("%v: %s", err, out)
	}
	if _, err := said(t, exportCmd{data, code}.Run); err == nil {
		t.Error("the night is there still")
	}
	if again, err := said(t, exportCmd{data, other}.Run); err != nil || again != night {
		t.Errorf("the other night is not as it was: %v", err)
	}
	if _, err := said(t, dropCmd{data, code, true}.Run); err == nil || err.Error() != "There is no table "+code+"." {
		t.Errorf("dropping it again: %v", err)
	}
	if _, err := said(t, dropCmd{data, other, true}.Run); err != nil {
		t.Error(err)
	}
	nowhere := dataFlag{t.TempDir()}
	if _, err := said(t, dropCmd{nowhere, code, true}.Run); err == nil {
		t.Error("something was dropped from nowhere")
	}
	if _, err := os.Stat(filepath.Join(nowhere.Data, store.File)); err == nil {
		t.Error("a data file was made")
	}
}

// A night that is damaged can be dropped, so that backups are made again.
func TestDroppingADamagedNight(t *testing.T) {
	data, code := imported(t)
	turnABit(t, data.Data)
	if _, err := said(t, checkCmd{data}.Run); err == nil {
		t.Fatal("nothing is damaged")
	}
	if _, err := said(t, dropCmd{data, code, true}.Run); err != nil {
		t.Fatal(err)
	}
	if _, err := said(t, backupCmd{data, filepath.Join(t.TempDir(), "again.db")}.Run); err != nil {
		t.Errorf("no backup can be made: %v", err)
	}
}

// What is not there is said in a sentence, without a word of the system's.
func TestWhatIsNotThere(t *testing.T) {
	data, _ := imported(t)
	none := dataFlag{t.TempDir()}
	for name, c := range map[string]struct {
		run  func() error
		says string
	}{
		"export":          {exportCmd{data, "zzzzzz"}.Run, "There is no table ZZZZZZ."},
		"drop":            {dropCmd{data, "nope99", true}.Run, "There is no table NOPE99."},
		"check, no data":  {checkCmd{none}.Run, "There is no data in " + none.Data + " yet."},
		"export, no data": {exportCmd{none, "ZZZZZZ"}.Run, "There is no data in " + none.Data + " yet."},
		"backup, no data": {backupCmd{none, filepath.Join(t.TempDir(), "b.db")}.Run, "There is no data in " + none.Data + " yet."},
		"drop, no data":   {dropCmd{none, "ZZZZZZ", true}.Run, "There is no data in " + none.Data + " yet."},
	} {
		if _, err := said(t, c.run); err == nil || err.Error() != c.says {
			t.Errorf("%s: %v; want %q", name, err, c.says)
		}
	}
}

// A folder that is not there is named, and not made.
func TestDroppingInAWrongFolderMakesNone(t *testing.T) {
	wrong := filepath.Join(t.TempDir(), "nihgts")
	if _, err := said(t, dropCmd{dataFlag{wrong}, "K7M2QX", true}.Run); err == nil || !strings.Contains(err.Error(), wrong) {
		t.Errorf("it says %v", err)
	}
	if _, err := os.Stat(wrong); !os.IsNotExist(err) {
		t.Errorf("the folder was made: %v", err)
	}
}
