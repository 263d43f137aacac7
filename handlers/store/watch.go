package store

import "sync"

// watchers are who waits for entries, by table. A slow one is never waited for:
// it finds the newest place when it looks.
type watchers struct {
	sync.Mutex
	of map[string]map[chan int]struct{}
}

// Watch gives the length of a table's log whenever entries were stored, by
// whomever; only the newest is kept. The channel is never closed.
func (s *Store) Watch(table string) (stored <-chan int, stop func()) {
	w := make(chan int, 1)
	s.watchers.Lock()
	defer s.watchers.Unlock()
	if s.watchers.of[table] == nil {
		s.watchers.of[table] = map[chan int]struct{}{}
	}
	s.watchers.of[table][w] = struct{}{}
	return w, func() { s.watchers.forget(table, w) }
}

func (w *watchers) forget(table string, c chan int) {
	w.Lock()
	defer w.Unlock()
	delete(w.of[table], c)
	if len(w.of[table]) == 0 {
		delete(w.of, table)
	}
}

func (w *watchers) tell(table string, seq int) {
	w.Lock()
	defer w.Unlock()
	for c := range w.of[table] {
		select {
		case <-c:
		default:
		}
		c <- seq // only tell sends, and it holds the lock: there is room
	}
}
