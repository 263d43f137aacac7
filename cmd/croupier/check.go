package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"croupier/handlers"
	"croupier/handlers/store"
)

// checkCmd looks whether all nights are whole.
type checkCmd struct{ dataFlag }

// Help is the example that croupier check --help shows.
func (checkCmd) Help() string {
	return "Example: croupier check --data ~/nights\n\nHolds every entry against the chain it was stored with. Where one does not fit, it names the newest good backup, and the exit status is 1."
}

var errDamaged = errors.New("the data file is damaged")

// Run checks the data file, and the backups where it is damaged.
func (c checkCmd) Run() error {
	return c.withReader(func(st *store.Store) error { return report(os.Stdout, st, st.Folder()) })
}

func report(w io.Writer, st *store.Store, folder string) error {
	tables, found, err := st.Check()
	lost, unread := st.Lost()
	if err = errors.Join(err, unread); err == nil && len(found)+len(lost) == 0 {
		fmt.Fprintf(w, "%d tables: all entries are whole.\n", tables)
		return nil
	}
	err = errors.Join(errDamaged, err)
	for _, d := range found {
		fmt.Fprintf(w, "Table %s: %d entries are whole. %v\n", d.Table, d.Sound, d.What)
		err = errors.Join(err, tellWayBack(w, folder, d.Table))
	}
	for _, l := range lost {
		fmt.Fprintf(w, "In %s, a row cannot be read and is left out: %s (%v)\n", l.Of, l.Name, l.Why)
	}
	if len(found) == 0 {
		err = errors.Join(err, tellWayBack(w, folder, ""))
	}
	return err
}

// tellWayBack names the newest good backup that holds a table; "" any.
func tellWayBack(w io.Writer, folder, table string) error {
	good, ok, err := store.NewestGood(folder, table, 0)
	if ok {
		fmt.Fprintf(w, "The newest good backup is %s. To go back to it: end Croupier, then %s\n", good.File, handlers.RestoreCommand(folder, good.File))
	}
	return err
}
