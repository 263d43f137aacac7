package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// lock is the file by which one process holds a data folder.
const lock = "croupier.lock"

// What is being made ends so until it is whole.
const (
	making    = ".making"
	restoring = ".restoring"
)

// notLiving refuses a path at which a data folder has a file that it lives of: a
// backup there would take the place of what it is a backup of.
func notLiving(folder, path string) error {
	for _, file := range dataFiles(folder) {
		if same(file, path) || samePlace(file, path) {
			if filepath.Base(file) == lock {
				return fmt.Errorf("store: %s holds the data folder: give the backup another name", path)
			}
			return fmt.Errorf("store: %s is the data file itself, or belongs to it: give the backup another name", path)
		}
	}
	if strings.HasSuffix(path, making) || strings.HasSuffix(path, restoring) {
		return fmt.Errorf("store: %s is named like what is not whole yet: give the backup another name", path)
	}
	return nil
}

// dataFiles are the files that a data folder lives of, there or not. Where the data
// file is a link, SQLite keeps its own files beside what the link leads to.
func dataFiles(folder string) []string {
	data := filepath.Join(folder, File)
	stems := []string{data}
	if real, err := filepath.EvalSymlinks(data); err == nil {
		stems = append(stems, real)
	}
	out := []string{filepath.Join(folder, lock)}
	for _, stem := range slices.Compact(stems) {
		for _, end := range []string{"", "-wal", "-shm", "-journal"} {
			out = append(out, stem+end)
		}
	}
	return out
}

// samePlace reports whether two paths are one name in one folder, though no file
// may be there. Some systems do not tell small letters from large.
func samePlace(a, b string) bool {
	return strings.EqualFold(filepath.Base(a), filepath.Base(b)) && same(folderOf(a), folderOf(b))
}

// folderOf is the folder of a path, as the system finds it: what goes up from a
// link goes up from where that leads.
func folderOf(path string) string {
	in, _ := filepath.Split(path)
	return in + "."
}

func same(a, b string) bool {
	x, err1 := os.Stat(a)
	y, err2 := os.Stat(b)
	return err1 == nil && err2 == nil && os.SameFile(x, y)
}

// sweep removes what a killed backup or restore had half made: it holds nights,
// maybe one that was dropped since. The caller holds the folder.
func sweep(data string) (err error) {
	for _, in := range []string{data, filepath.Join(data, BackupFolder)} {
		files, missing := os.ReadDir(in)
		if missing != nil && !errors.Is(missing, os.ErrNotExist) {
			err = errors.Join(err, failure(missing))
		}
		for _, f := range files {
			if halfMade(f.Name()) {
				err = errors.Join(err, gone(filepath.Join(in, f.Name())))
			}
		}
	}
	return err
}

// halfMade reports whether a file is what is not whole yet, or SQLite's beside it.
func halfMade(name string) bool {
	for _, end := range []string{"-wal", "-shm", "-journal"} {
		name = strings.TrimSuffix(name, end)
	}
	return strings.HasSuffix(name, ".db"+making) || name == File+restoring
}
