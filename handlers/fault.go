package handlers

import (
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"unicode"

	"croupier/engine"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/views/pages"
)

// fault is what a viewer is told of a table that can only be read any more: the
// host hears what it is and how to go back, everybody else one calm sentence.
func (s *Shell) fault(t *tables.Table, now *tables.Now, viewer engine.Seat) (*pages.Fault, error) {
	switch {
	case now.Fault == nil:
		return nil, nil
	case viewer != engine.Host:
		return &pages.Fault{What: tables.Calm}, nil
	}
	out := &pages.Fault{What: now.Fault.What()}
	good, ok, err := s.waysBack.of(s.Store, t.Code, *now.Fault)
	if err != nil || !ok {
		return out, err
	}
	out.Backup, out.Made, out.Entries = filepath.Base(good.File), good.Made, good.Entries
	out.Command = RestoreCommand(s.Store.Folder(), good.File)
	return out, nil
}

// RestoreCommand is what to type to put a backup in the place of a folder's data.
func RestoreCommand(folder, backup string) string {
	return "croupier restore --data " + oneWord(folder) + " " + oneWord(backup)
}

// oneWord is a path as the system's shell takes it for one word, and leaves it as it is.
func oneWord(path string) string {
	plain := func(r rune) bool {
		return unicode.In(r, unicode.L, unicode.N) || r == filepath.Separator || strings.ContainsRune("/.:_-+", r)
	}
	switch {
	case strings.TrimFunc(path, plain) == "":
		return path
	case runtime.GOOS == "windows": // where no path holds a "
		return `"` + path + `"`
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}

// waysBack are the newest good backups of tables that can only be read, looked
// for once: every bit of a backup is read for it. No newer one can come: a table that
// is damaged is left out of the backups, and its newest whole one stays.
type waysBack struct {
	mu sync.Mutex
	by map[string]wayBack
}

type wayBack struct {
	good store.GoodBackup
	ok   bool
}

func (w *waysBack) of(from *store.Store, code string, f tables.Fault) (store.GoodBackup, bool, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if found, ok := w.by[code]; ok {
		return found.good, found.ok, nil
	}
	fewer := 0
	if f.Foreign { // what this program does not understand may not be in it
		fewer = f.Seq
	}
	good, ok, err := from.NewestGood(code, fewer)
	if err != nil {
		return good, false, err
	}
	if w.by == nil {
		w.by = map[string]wayBack{}
	}
	w.by[code] = wayBack{good, ok}
	return good, ok, nil
}
