package store

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A backup never takes the place of what it is a backup of: not under any name,
// through any link, while Croupier runs or after it was killed.
func TestABackupSparesWhatTheDataFolderLivesOf(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 3)
	killed, err := Look(lying(t, s))
	if err != nil {
		t.Fatal(err)
	}
	defer killed.Close()
	for how, st := range map[string]*Store{"running": s, "killed": killed} {
		data := filepath.Join(st.Folder(), File)
		before := bytesOf(t, data)
		links := t.TempDir()
		toFolder, toFile, hard := filepath.Join(links, "folder"), filepath.Join(links, "file.db"), filepath.Join(links, "hard.db")
		for _, err := range []error{os.Symlink(st.Folder(), toFolder), os.Symlink(data, toFile), os.Link(data, hard)} {
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := os.MkdirAll(filepath.Join(st.Folder(), "backups"), 0o700); err != nil {
			t.Fatal(err)
		}
		for _, path := range []string{
			data, data + "-wal", data + "-shm", data + "-journal", data + ".restoring", data + ".making",
			filepath.Join(st.Folder(), "croupier.lock"), st.Folder() + "/backups/.././" + File, filepath.Join(st.Folder(), "Croupier.DB"),
			filepath.Join(toFolder, File), filepath.Join(toFolder, File+"-wal"), toFile, hard,
			filepath.Join(toFolder, "backups") + "/../" + File + "-wal",
		} {
			if err := st.Backup(path); err == nil || !strings.Contains(err.Error(), "give the backup another name") {
				t.Errorf("%s: a backup to %s: %v", how, path, err)
			}
		}
		if !bytes.Equal(before, bytesOf(t, data)) {
			t.Errorf("%s: the data file changed", how)
		}
		if log, err := st.Log("K7M2QX", 0); err != nil || len(log) != 3 {
			t.Errorf("%s: %d entries are left: %v", how, len(log), err)
		}
		if err := st.Backup(filepath.Join(st.Folder(), "mine.db")); err != nil {
			t.Errorf("%s: beside the data: %v", how, err)
		}
	}
}

// Where the data file is a link, SQLite's log lies beside what it leads to.
func TestABackupSparesALinkedDataFile(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 3)
	real, linked := lying(t, s), t.TempDir()
	if err := os.Symlink(filepath.Join(real, File), filepath.Join(linked, File)); err != nil {
		t.Fatal(err)
	}
	st, err := Look(linked)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	for _, end := range []string{"", "-wal", "-shm"} {
		if err := st.Backup(filepath.Join(real, File+end)); err == nil {
			t.Errorf("a backup took the place of %s%s", File, end)
		}
	}
}

// A backup that cannot get its name leaves nothing half done behind.
func TestABackupOntoAFolderLeavesNothing(t *testing.T) {
	s := withTable(t, "K7M2QX")
	in := filepath.Join(t.TempDir(), "nights")
	if err := os.MkdirAll(filepath.Join(in, "more"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := s.Backup(in); err == nil {
		t.Error("a folder was taken for a file")
	}
	if _, err := os.Stat(in + making); !os.IsNotExist(err) {
		t.Errorf("half of it is left: %v", err)
	}
}

func bytesOf(t *testing.T, file string) []byte {
	t.Helper()
	all, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// What a killed backup or restore left holds nights that were dropped since: who
// takes the folder next removes it, and nothing else.
func TestWhatIsHalfMadeGoesWithTheNextClaim(t *testing.T) {
	in := t.TempDir()
	if err := os.Mkdir(filepath.Join(in, "backups"), 0o700); err != nil {
		t.Fatal(err)
	}
	half := []string{"croupier.db.restoring", "croupier.db.restoring-wal", "mine.db.making", "mine.db.making-journal", "backups/croupier-20261130-201000.db.making"}
	whole := []string{"croupier.db", "croupier.db-wal", "mine.db", "before-20261130-201000.db", "backups/croupier-20261130-200000.db", "of.making.txt"}
	for _, name := range append(half, whole...) {
		if err := os.WriteFile(filepath.Join(in, name), []byte("nights"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	claim, _, err := TakeClaim(in)
	if err != nil {
		t.Fatal(err)
	}
	defer claim.Release()
	for _, name := range half {
		if _, err := os.Stat(filepath.Join(in, name)); !os.IsNotExist(err) {
			t.Errorf("%s is left: %v", name, err)
		}
	}
	for _, name := range whole {
		if _, err := os.Stat(filepath.Join(in, name)); err != nil {
			t.Error(err)
		}
	}
}
