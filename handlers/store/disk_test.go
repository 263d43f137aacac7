package store

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"croupier/engine/laws"

	"modernc.org/libc"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// disk stands between SQLite and the real one for the files in one folder. It
// knows what was synced and what a power cut may still lose; it may be full, and
// a sync of it may fail.
type disk struct {
	folder string
	chance *rand.Rand // what of it a power cut leaves

	mu     sync.Mutex
	synced map[string][]byte    // by file: what is sure to be there
	unsure map[string][]written // by file: what was written since, oldest first
	syncs  int
	room   int  // for so many more writes; below zero for any number
	broken bool // no sync succeeds
}

// written is one write. A power cut keeps it, loses it, or keeps some sectors.
type written struct {
	at int64
	b  []byte
}

const sector = 512

// newDisk is the disk under a folder of its own.
func newDisk(t testing.TB) *disk {
	t.Helper()
	d := &disk{folder: t.TempDir(), chance: laws.Chance(t), synced: map[string][]byte{}, unsure: map[string][]written{}, room: -1}
	registerShim()
	shim.Store(d.folder, d)
	t.Cleanup(func() { shim.Delete(d.folder) })
	return d
}

// open opens the store on this disk; weak is a setting as the real one never has it.
func (d *disk) open(t testing.TB, weak ...string) *Store {
	t.Helper()
	name := dsn(filepath.Join(d.folder, File)) + "&vfs=" + shimName
	for _, w := range weak {
		key, _, _ := strings.Cut(w, "=")
		name = strings.Replace(name, key+"=FULL", w, 1)
	}
	c, err := sqlite.NewConnector(name)
	if err != nil {
		t.Fatal(err)
	}
	s, err := openBy(c, d.folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// set changes how the disk behaves from now on.
func (d *disk) set(change func(*disk)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	change(d)
}

// count is how many syncs have succeeded so far.
func (d *disk) count() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.syncs
}

// cut is a folder as a power cut would leave it now: of what was not synced, any
// sectors are there, in no order.
func (d *disk) cut(t testing.TB) string {
	t.Helper()
	d.mu.Lock()
	left := maps.Clone(d.synced)
	for _, file := range slices.Sorted(maps.Keys(d.unsure)) {
		b := slices.Clone(left[file])
		for _, w := range d.unsure[file] {
			for i := 0; i < len(w.b); i += sector {
				if d.chance.IntN(2) == 0 {
					b = patched(b, w.at+int64(i), w.b[i:min(i+sector, len(w.b))])
				}
			}
		}
		left[file] = b
	}
	d.mu.Unlock()
	folder := t.TempDir()
	for file, b := range left {
		if err := os.WriteFile(filepath.Join(folder, filepath.Base(file)), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// patched is a file after a write, filled up where it was too short.
func patched(b []byte, at int64, more []byte) []byte {
	if short := int(at) + len(more) - len(b); short > 0 {
		b = append(b, make([]byte, short)...)
	}
	copy(b[at:], more)
	return b
}

// wrote keeps what may be lost; false where the disk is full.
func (d *disk) wrote(file string, at int64, b []byte) bool {
	if d.room == 0 {
		return false
	}
	if d.room > 0 {
		d.room--
	}
	d.unsure[file] = append(d.unsure[file], written{at, slices.Clone(b)})
	return true
}

// keep makes sure of what was written to a file.
func (d *disk) keep(file string) {
	b := d.synced[file]
	if len(d.unsure[file]) > 0 {
		b = slices.Clone(b) // a cut may hold the old one
	}
	for _, w := range d.unsure[file] {
		b = patched(b, w.at, w.b)
	}
	d.synced[file] = b
	delete(d.unsure, file)
	d.syncs++
}

// The shim is one file system of SQLite's, for all disks: SQLite keeps it for as
// long as the process runs. It is the system's own but for what follows.

const shimName = "croupier-disk"

var (
	shim      sync.Map // disks, by folder
	shimOnce  sync.Once
	systemVFS uintptr
	shimFiles sync.Map // of shimFile, by SQLite's file
	shimCalls = calls{of: map[uintptr]uintptr{}}
)

// calls are what the shim does with files, made of what the system does: that
// differs between the data file and its log.
type calls struct {
	mu sync.Mutex
	of map[uintptr]uintptr
}

func (c *calls) instead(tls *libc.TLS, system uintptr) uintptr {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.of[system] == 0 {
		mine := copied[sqlite3.Tsqlite3_io_methods](tls, system)
		c.of[system] = mine
		own := at[sqlite3.Tsqlite3_io_methods](mine)
		own.FxWrite, own.FxSync, own.FxTruncate = address(shimWrite), address(shimSync), address(shimTruncate)
	}
	return c.of[system]
}

// shimFile is an open file on a disk.
type shimFile struct {
	on     *disk
	path   string
	system *sqlite3.Tsqlite3_io_methods
}

func registerShim() {
	shimOnce.Do(func() {
		tls := libc.NewTLS()
		defer tls.Close()
		systemVFS = sqlite3.Xsqlite3_vfs_find(tls, 0)
		name, err := libc.CString(shimName)
		if err != nil {
			panic(err)
		}
		mine := copied[sqlite3.Tsqlite3_vfs](tls, systemVFS)
		vfs := at[sqlite3.Tsqlite3_vfs](mine)
		vfs.FpNext, vfs.FzName = 0, name
		vfs.FxOpen, vfs.FxDelete = address(shimOpen), address(shimDelete)
		if rc := sqlite3.Xsqlite3_vfs_register(tls, mine, 0); rc != sqlite3.SQLITE_OK {
			panic(fmt.Sprint("the shim is not taken: ", rc))
		}
	})
}

// at is what C keeps at an address.
func at[T any](address uintptr) *T { return *(**T)(unsafe.Pointer(&address)) }

// copied is another such thing, outside of Go's memory, kept for good.
func copied[T any](tls *libc.TLS, from uintptr) uintptr {
	mine := libc.Xmalloc(tls, libc.Tsize_t(unsafe.Sizeof(*at[T](from))))
	*at[T](mine) = *at[T](from)
	return mine
}

// address is where C finds a function; called goes the other way.
func address(function any) uintptr { return (*[2]uintptr)(unsafe.Pointer(&function))[1] }

func called[F any](address uintptr) F { return *(*F)(unsafe.Pointer(&address)) }

// diskOf is the disk that a file is on; nil for any other file.
func diskOf(path string) *disk {
	if d, ok := shim.Load(filepath.Dir(path)); ok {
		return d.(*disk)
	}
	return nil
}

func fileOf(file uintptr) shimFile {
	f, _ := shimFiles.Load(file)
	return f.(shimFile)
}

func shimOpen(tls *libc.TLS, _, name, file uintptr, flags int32, out uintptr) int32 {
	open := called[func(*libc.TLS, uintptr, uintptr, uintptr, int32, uintptr) int32](at[sqlite3.Tsqlite3_vfs](systemVFS).FxOpen)
	rc := open(tls, systemVFS, name, file, flags, out)
	if rc != sqlite3.SQLITE_OK || name == 0 || diskOf(libc.GoString(name)) == nil {
		return rc
	}
	opened := at[sqlite3.Tsqlite3_file](file)
	shimFiles.Store(file, shimFile{diskOf(libc.GoString(name)), libc.GoString(name), at[sqlite3.Tsqlite3_io_methods](opened.FpMethods)})
	opened.FpMethods = shimCalls.instead(tls, opened.FpMethods)
	return rc
}

func shimWrite(tls *libc.TLS, file, from uintptr, n int32, to int64) int32 {
	f := fileOf(file)
	f.on.mu.Lock()
	defer f.on.mu.Unlock()
	if !f.on.wrote(f.path, to, unsafe.Slice(at[byte](from), n)) {
		return sqlite3.SQLITE_FULL
	}
	return called[func(*libc.TLS, uintptr, uintptr, int32, int64) int32](f.system.FxWrite)(tls, file, from, n, to)
}

func shimSync(tls *libc.TLS, file uintptr, flags int32) int32 {
	f := fileOf(file)
	f.on.mu.Lock()
	defer f.on.mu.Unlock()
	if f.on.broken {
		return sqlite3.SQLITE_IOERR_FSYNC
	}
	rc := called[func(*libc.TLS, uintptr, int32) int32](f.system.FxSync)(tls, file, flags)
	if rc == sqlite3.SQLITE_OK {
		f.on.keep(f.path)
	}
	return rc
}

func shimTruncate(tls *libc.TLS, file uintptr, size int64) int32 {
	f := fileOf(file)
	f.on.mu.Lock()
	defer f.on.mu.Unlock()
	f.on.keep(f.path) // as if it were synced: SQLite shortens only what it needs no longer
	if b := f.on.synced[f.path]; int64(len(b)) > size {
		f.on.synced[f.path] = slices.Clone(b[:size])
	}
	return called[func(*libc.TLS, uintptr, int64) int32](f.system.FxTruncate)(tls, file, size)
}

func shimDelete(tls *libc.TLS, _, name uintptr, sync int32) int32 {
	path := libc.GoString(name)
	if d := diskOf(path); d != nil {
		d.mu.Lock()
		defer d.mu.Unlock()
		delete(d.synced, path)
		delete(d.unsure, path)
	}
	remove := called[func(*libc.TLS, uintptr, uintptr, int32) int32](at[sqlite3.Tsqlite3_vfs](systemVFS).FxDelete)
	return remove(tls, systemVFS, name, sync)
}
