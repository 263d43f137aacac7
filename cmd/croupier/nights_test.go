package main

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"croupier/engine/night"
	"croupier/handlers/store"
	"croupier/trackers"
)

// said is what a command prints.
func said(t *testing.T, run func() error) (string, error) {
	t.Helper()
	old := os.Stdout
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	os.Stdout = w
	printed := make(chan string)
	go func() { b, _ := io.ReadAll(r); printed <- string(b) }()
	err = run()
	os.Stdout = old
	w.Close()
	return <-printed, err
}

// A night goes out as a file and comes in again as another table, the same to
// the letter; it can be saved, checked, and found damaged.
func TestNightsGoOutAndIn(t *testing.T) {
	files, err := filepath.Glob(top + "/trackers/deal/testdata/*.night")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no nights to read: ", err)
	}
	data := dataFlag{t.TempDir()}
	out, err := said(t, importCmd{data, files[0]}.Run)
	if err != nil {
		t.Fatal(err)
	}
	code := strings.TrimSuffix(out[strings.LastIndex(out[:len(out)-len(" now.\n")], " ")+1:], " now.\n")
	first, err := said(t, exportCmd{data, code}.Run)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "again.night")
	if err := os.WriteFile(file, []byte(first), 0o600); err != nil {
		t.Fatal(err)
	}
	n, err := night.Read(first)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := night.Play(trackers.ByName(n.Game), n); err != nil {
		t.Errorf("what was exported does not play: %v", err)
	}
	out, err = said(t, importCmd{data, file}.Run)
	if err != nil {
		t.Fatal(err)
	}
	second, err := said(t, exportCmd{data, strings.Fields(out)[len(strings.Fields(out))-2]}.Run)
	if err != nil || second != first {
		t.Errorf("out, in and out again: %v\n%s\n%s", err, first, second)
	}

	// Also while the program runs.
	at, _, stop := running(t, Config{Data: data.Data})
	saved := filepath.Join(t.TempDir(), "all.db")
	if _, err := said(t, backupCmd{data, saved}.Run); err != nil {
		t.Errorf("saving all: %v", err)
	}
	if out, err := said(t, checkCmd{data}.Run); err != nil || !strings.Contains(out, "2 tables: all entries are whole.") {
		t.Errorf("check says %q, %v", out, err)
	}
	if _, err := said(t, importCmd{data, file}.Run); err == nil || !strings.Contains(err.Error(), at.Local) {
		t.Errorf("importing while the program runs: %v", err)
	}
	stop()

	live := filepath.Join(data.Data, store.File)
	whole, err := os.ReadFile(live)
	if err != nil {
		t.Fatal(err)
	}
	stored, turned := []byte(n.Log()[0].Answers.Encode()), bytes.ToUpper([]byte(n.Log()[0].Answers.Encode()))
	if len(stored) < 4 || !bytes.Contains(whole, stored) {
		t.Fatalf("the first entry's answers %q are not in the file", stored)
	}
	if err := os.WriteFile(live, bytes.ReplaceAll(whole, stored, turned), 0o600); err != nil {
		t.Fatal(err)
	}
	backups := filepath.Join(data.Data, "backups")
	if err := os.Mkdir(backups, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(saved, filepath.Join(backups, "croupier-20261130-200000.db")); err != nil {
		t.Fatal(err)
	}
	out, err = said(t, checkCmd{data}.Run)
	if !errors.Is(err, errDamaged) || !strings.Contains(out, "croupier-20261130-200000.db") {
		t.Errorf("of a damaged file check says %q, %v", out, err)
	}
}

func TestARefusedNightIsNotStored(t *testing.T) {
	data := dataFlag{t.TempDir()}
	file := filepath.Join(t.TempDir(), "bad.night")
	if err := os.WriteFile(file, []byte("night 1 deal rules=1 seats=4 seed=7\n1 nonsense\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := said(t, importCmd{data, file}.Run); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("it says %v", err)
	}
	if _, err := said(t, checkCmd{data}.Run); err == nil {
		t.Error("something was stored")
	}
}

// An imported table is one like any other: it is in the lobby, and played on.
func TestAnImportedTableIsPlayedOn(t *testing.T) {
	files, _ := filepath.Glob(top + "/trackers/deal/testdata/*.night")
	data := dataFlag{t.TempDir()}
	out, err := said(t, importCmd{data, files[0]}.Run)
	if err != nil {
		t.Fatal(err)
	}
	code := strings.Fields(out)[len(strings.Fields(out))-2]
	at, _, _ := running(t, Config{Data: data.Data, HostToken: "abc"})
	s := newScript(t, at.Local)
	for _, path := range []string{"/host/abc", "/t/" + code, "/t/" + code + "/history"} {
		resp, err := s.client.Get(at.Local + path)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		if resp.StatusCode != http.StatusOK {
			t.Errorf("%s: %d", path, resp.StatusCode)
		}
	}
	if status, body := s.post("/t/"+code+"/enter", map[string][]string{"kind": {"pause"}, "mark": {""}, "key": {"k"}}); status != http.StatusNoContent {
		t.Errorf("playing on: %d %s", status, body)
	}
}

// A template becomes a table of its own, with luck that nobody knows; a broken one
// is refused by its line.
func TestATemplateIsImported(t *testing.T) {
	data := dataFlag{t.TempDir()}
	file := top + "/trackers/custom/templates/banker.night"
	seeds := map[string]bool{}
	for range 2 {
		out, err := said(t, importCmd{data, file}.Run)
		if err != nil {
			t.Fatal(err)
		}
		night, err := said(t, exportCmd{data, strings.Fields(out)[len(strings.Fields(out))-2]}.Run)
		if err != nil || !strings.Contains(night, "host pass-go amount=200") {
			t.Errorf("it is exported as %s, %v", night, err)
		}
		header, _, _ := strings.Cut(night, "\n")
		_, seed, found := strings.Cut(header, " seed=")
		if !found || seeds[seed] {
			t.Errorf("a table of a template begins with %s", header)
		}
		seeds[seed] = true
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(t.TempDir(), "broken.night")
	if err := os.WriteFile(broken, bytes.ReplaceAll(whole, []byte("order=clockwise"), []byte("order=random")), 0o600); err != nil {
		t.Fatal(err)
	}
	const why = "line 11: This is refused: Order: choose one of those shown. It is about order. Asked: order="
	for _, c := range []interface{ Run() error }{importCmd{data, broken}, replayCmd{File: broken}} {
		if _, err := said(t, c.Run); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%T of a broken one: %v", c, err)
		}
	}
}

// A slip of the name must not cost the nights: they are not their own backup.
func TestBackupSparesTheDataFile(t *testing.T) {
	data, code := imported(t)
	file := filepath.Join(data.Data, store.File)
	if _, err := said(t, backupCmd{data, file}.Run); err == nil || !strings.Contains(err.Error(), "is the data file itself") {
		t.Errorf("it says %v", err)
	}
	if _, err := said(t, exportCmd{data, code}.Run); err != nil {
		t.Errorf("the night is gone: %v", err)
	}
}
