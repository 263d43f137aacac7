package main

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"croupier/handlers/store"
)

// imported is a data folder with one night of DEAL, and the table's code.
func imported(t *testing.T) (data dataFlag, code string) {
	t.Helper()
	data = dataFlag{t.TempDir()}
	return data, importedInto(t, data)
}

func importedInto(t *testing.T, data dataFlag) (code string) {
	t.Helper()
	files, err := filepath.Glob(top + "/trackers/deal/testdata/*.night")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no nights to read: ", err)
	}
	out, err := said(t, importCmd{data, files[0]}.Run)
	if err != nil {
		t.Fatal(err)
	}
	out = strings.TrimSuffix(out, " now.\n")
	return out[strings.LastIndex(out, " ")+1:]
}

// turnABit turns one bit of the data file over, in an entry.
func turnABit(t *testing.T, folder string) (damaged []byte) {
	t.Helper()
	file := filepath.Join(folder, store.File)
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	all := regexp.MustCompile(`[a-z]{3,}=[0-9]`).FindAllIndex(whole, -1)
	if len(all) == 0 {
		t.Fatal("no answer is in that file")
	}
	for _, at := range all { // also where a page keeps an old copy
		whole[at[1]-1] ^= 1
	}
	if err := os.WriteFile(file, whole, 0o600); err != nil {
		t.Fatal(err)
	}
	return whole
}

// From a flipped bit back to a whole night, as the program itself says how.
func TestGoingBackToABackup(t *testing.T) {
	data, code := imported(t)
	night, err := said(t, exportCmd{data, code}.Run)
	if err != nil {
		t.Fatal(err)
	}
	const name = "croupier-20261130-201000.db"
	kept := filepath.Join(data.Data, "backups", name)
	if err := os.MkdirAll(filepath.Dir(kept), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := said(t, backupCmd{data, kept}.Run); err != nil {
		t.Fatal(err)
	}
	damaged := turnABit(t, data.Data)
	out, err := said(t, checkCmd{data}.Run)
	if err == nil || !strings.Contains(out, "croupier restore --data "+data.Data+" "+kept) || !strings.Contains(out, "Table "+code) {
		t.Errorf("check says %v: %s", err, out)
	}
	_, _, stop := running(t, Config{Data: data.Data})
	if _, err := said(t, restoreCmd{data, name}.Run); err == nil || !strings.Contains(err.Error(), "end Croupier first: it runs at http://") {
		t.Errorf("while it runs: %v", err)
	}
	stop()
	if out, err = said(t, restoreCmd{data, name}.Run); err != nil || !strings.Contains(out, "Table "+code) || !strings.Contains(out, "could be read before") {
		t.Errorf("restore says %v: %s", err, out)
	}
	if again, err := said(t, exportCmd{data, code}.Run); err != nil || again != night {
		t.Errorf("the night is not as it was: %v", err)
	}
	if _, err := said(t, checkCmd{data}.Run); err != nil {
		t.Error(err)
	}
	aside, err := filepath.Glob(filepath.Join(data.Data, "before-*.db"))
	if err != nil || len(aside) != 1 || !strings.Contains(out, aside[0]) {
		t.Fatalf("kept aside: %v, and it says %s", aside, out)
	}
	if is, err := os.ReadFile(aside[0]); err != nil || !bytes.Contains(is, damaged[len(damaged)-4096:]) {
		t.Errorf("what was there is not kept: %v", err)
	}
	if _, err := said(t, restoreCmd{data, aside[0]}.Run); err == nil || !strings.Contains(err.Error(), "is no good backup") {
		t.Errorf("a damaged file was taken: %v", err)
	}
}

// Where not even the pages of the file fit together, the program says how to go
// back instead of starting with nothing.
func TestATornFileNamesTheWayBack(t *testing.T) {
	data, _ := imported(t)
	kept := filepath.Join(data.Data, "backups", "croupier-20261130-201000.db")
	if err := os.MkdirAll(filepath.Dir(kept), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := said(t, backupCmd{data, kept}.Run); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(data.Data, store.File)
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, append([]byte("nothing of ours "), whole[16:]...), 0o600); err != nil {
		t.Fatal(err)
	}
	err = Run(context.Background(), Config{Addr: "127.0.0.1:0", Data: data.Data, Games: games(), Out: io.Discard, Log: slog.New(slog.DiscardHandler)})
	if err == nil || !strings.Contains(err.Error(), "croupier restore --data "+data.Data+" "+kept) {
		t.Errorf("it says %v", err)
	}
}
