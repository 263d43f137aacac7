package handlers_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"croupier/engine/laws/quorum"
	"croupier/engine/vote"
	"croupier/handlers"
	"croupier/handlers/store"
	"croupier/trackers/newangeles"
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
	turned := []byte(letters)
	turned[len(turned)-1] ^= 1
	n.damage(letters, string(turned))
}

// damage ends the program, has other letters in the data file wherever these stand,
// and starts it again.
func (n *night) damage(letters, others string) {
	n.Helper()
	n.stop()
	file := filepath.Join(n.folder, store.File)
	whole, err := os.ReadFile(file)
	if err != nil {
		n.Fatal(err)
	}
	bad := bytes.ReplaceAll(whole, []byte(letters), []byte(others)) // also where a page keeps an old copy
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

// Where not even the house rules can be read, the table's page is that of other
// faults: what it is, and the way back. The others go on.
func TestATableWithoutItsHouseRules(t *testing.T) {
	t.Parallel()
	for what, is := range map[string]string{"no form": "own-rival=%es", "no choice of the game": "own-rival=zes"} {
		n := newNightOf(t, nil, newangeles.Rules.Game(vote.Rules), quorum.Rules.Game())
		host := n.host()
		a := host.script("/tables", "game", "newangeles", "seats", "5", "own-rival", "yes").expect(t, "opening a table", 201)
		code, join := between(t, a.body, `"code":"`, `"`), path(t, between(t, a.body, `"join":"`, `"`))
		a = host.script("/tables", "game", "quorum", "seats", "3").expect(t, "opening another", 201)
		other, page := between(t, a.body, `"code":"`, `"`), "/t/"+code
		ada := n.phone(join, 1, "Ada")
		n.backup(backupOne)
		n.damage("own-rival=yes", is)
		host.get("/").read().expect(t, what+": the lobby", 200, "Read only", code[:3], other[:3])
		host.get(page).read().expect(t, what+": the host's page", 200, code[:3], "This table is read-only.", "damaged at entry 1", backupOne, "croupier restore --data "+n.folder)
		for who, b := range map[string]*browser{"Ada": ada, "the room": n.browser()} {
			b.get(page).read().expect(t, what+": "+who+"'s page", 200, calm, "!"+notCalm, "!"+backupOne)
		}
		n.browser().get(join).read().expect(t, what+": the QR's link", 200)
		n.browser().script(join, "seat", "2", "name", "Bo").expect(t, what+": sitting down", 422, calm)
		host.enter(code, "pause").expect(t, what+": the host pauses", 422, "damaged at entry 1")
		host.enter(other, "pause").expect(t, what+": the other table", 204)
	}
}

// A table of a game that this program does not know is named, whether it is a
// turned bit or a newer program's.
func TestATableOfAnUnknownGameIsNamed(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, _ := host.table()
	n.flip("quorum")
	host.get("/").read().expect(t, "the lobby", 200, "Read only", code[:3], "quorul")
	host.get("/t/"+code).read().expect(t, "its page", 422, "does not know the game")
}

// What the host copies into a shell must reach the program as the two paths it names.
func TestAShellTakesTheRestoreCommandAsItIsMeant(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no sh to ask")
	}
	for _, folder := range []string{"/home/ada/nights", "/home/ada/our nights", "/home/ada/Ada's $HOME", "/home/ada/`id`\"*\"", "~/nächte"} {
		backup := folder + "/backups/" + backupOne
		said, err := exec.Command("sh", "-c", "croupier() { printf '%s\n' \"$@\"; }; "+handlers.RestoreCommand(folder, backup)).CombinedOutput()
		if want := "restore\n--data\n" + folder + "\n" + backup + "\n"; err != nil || string(said) != want {
			t.Errorf("%s: a shell hears %q (%v)", folder, said, err)
		}
	}
}
