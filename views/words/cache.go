package words

import "sync"

// mostKept is how many answers a memo keeps: more than a program says in a night,
// few enough to forget them all at once.
const mostKept = 4096

// memo keeps the answers of a pure function, so that what every page says again
// is worked out once.
type memo[K comparable, V any] struct {
	mu sync.RWMutex
	of map[K]V
}

// get is the answer for a key, worked out where it is not known.
func (m *memo[K, V]) get(key K, work func() V) V {
	m.mu.RLock()
	v, ok := m.of[key]
	m.mu.RUnlock()
	if ok {
		return v
	}
	v = work()
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.of == nil || len(m.of) >= mostKept {
		m.of = map[K]V{}
	}
	m.of[key] = v
	return v
}
