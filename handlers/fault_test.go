package handlers_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"croupier/handlers/store"
)

// backup makes one of the kept backups, as the program does while somebody plays.
func (n *night) backup(name string) {
	n.Helper()
	in := filepath.Join(n.folder, "backups")
	if err := os.MkdirAll(in, 0o700); err != nil {
		n.Fatal(err)
	}
	if err := n.store.Backup(filepath.Join(in, name)); err != nil {
		n.Fatal(err)
	}
}

// flip ends the program, turns one bit of the data file over wherever these
// letters stand, and starts it again.
func (n *night) flip(letters string) {
	n.Helper()
	n.stop()
	file := filepath.Join(n.folder, store.File)
	whole, err := os.ReadFile(file)
	if err != nil {
		n.Fatal(err)
	}
	turned := []byte(letters)
	turned[len(turned)-1] ^= 1
	bad := bytes.ReplaceAll(whole, []byte(letters), turned) // also where a page keeps an old copy
	if bytes.Equal(bad, whole) {
		n.Fatalf("%s is not in the file", letters)
	}
	if err := os.WriteFile(file, bad, 0o600); err != nil {
		n.Fatal(err)
	}
	n.start()
}

const (
	calm      = "Nothing more can be entered at this table: its file on the laptop has a fault."
	notCalm   = "damaged at entry"
	backupOne = "croupier-20261130-201000.db"
)

// A damaged table is shown as far as it is sound. The host reads what it is and
// how to go back to the newest good backup; everybody else one calm sentence.
func TestADamagedTable(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	other, _ := host.table()
	page := "/t/" + code
	ada, ben := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben")
	ada.enter(code, "lay", "cards", "2", "names", "canary").expect(t, "Ada lays", 204)
	n.backup(backupOne)
	ada.enter(code, "give", "to", "2", "coins", "3").expect(t, "Ada gives", 204)
	ben.enter(code, "give", "to", "3", "coins", "2").expect(t, "Ben gives", 204)
	n.flip("coins=3&to=2")

	file := filepath.Join(n.folder, "backups", backupOne)
	host.get(page).read().expect(t, "the host's page", 200, "This table is read-only.", "The data file is damaged at entry 4 of this table",
		"has 3 entries of this table: "+backupOne, "croupier restore --data "+n.folder+" "+file, "!"+calm, "!canary")
	for who, b := range map[string]*browser{"Ada": ada, "Ben": ben, "the room": n.browser()} {
		b.get(page).read().expect(t, who+"'s page", 200, calm, "!read-only", "!"+notCalm, "!restore", "!"+backupOne)
		if a := b.get(page); strings.Count(a.body, `class="btn main"`) > 0 {
			t.Errorf("%s may still enter something: %.3000s", who, a.body)
		}
	}
	host.get(page).expect(t, "what the host may enter", 200, `!name="kind" value="bank"`, `!value="undo"`, `!value="leave"`)
	before := host.logged(code)
	ada.enter(code, "vote", "say", "yes").expect(t, "Ada votes", 422, calm, "!"+notCalm)
	host.enter(code, "bank", "to", "1", "coins", "1").expect(t, "the host pays", 422, "damaged at entry 4")
	host.enter(code, "undo", "entry", "3").expect(t, "the host undoes", 422, "damaged at entry 4")
	n.browser().script(join, "seat", "3", "name", "Cleo").expect(t, "Cleo sits down", 422, calm)
	if after := host.logged(code); len(after) != 3 || len(before) != 3 {
		t.Errorf("the log was %v and is %v", before, after)
	}
	host.get(page+"/history").expect(t, "the history", 200, "!"+`name="kind" value="undo"`)
	host.get("/").read().expect(t, "the host's lobby", 200, "Read only", "Go on")
	host.enter(other, "pause").expect(t, "the other table", 204)
	host.get("/t/"+other).expect(t, "the other table's page", 200, "!read-only")
	heard := ada.listen(page+"/live").until("Ada's stream", func(h heard) bool { return h.id != "" })
	if !strings.Contains(heard.data, "has a fault") {
		t.Error("Ada's stream does not say so")
	}
}

// Without any backup the host is told that too.
func TestADamagedTableWithoutABackup(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	n.phone(join, 1, "Ada")
	n.flip("name=Ada")
	host.get("/t/"+code).read().expect(t, "the host's page", 200, "damaged at entry 1", "There is no backup that would help", "!restore")
}
