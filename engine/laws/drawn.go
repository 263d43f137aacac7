package laws

import (
	"flag"
	"hash/fnv"
	"hash/maphash"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"strconv"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// longer is how many times as much CROUPIER_LONG=1 draws.
const longer = 10

// Drawn holds what must be true of whatever is drawn. The short form draws so many
// checks, and for a test of one name the same ones each time. The long form draws
// anew, and says its seed: it is asked for with CROUPIER_LONG=1, or with rapid's own
// -rapid.checks. What it finds is kept as a night in testdata: rapid's own files of
// what failed are not written, for git does not know them.
func Drawn(t rapid.TB, checks int, hold func(*rapid.T)) {
	t.Helper()
	a := asks()
	if a.long {
		checks *= longer
	}
	if !a.checks {
		set(t, "rapid.checks", strconv.Itoa(checks))
	}
	if !a.seed {
		seed := strconv.FormatUint(a.seedOf(t.Name()), 10)
		set(t, "rapid.seed", seed)
		t.Logf("-rapid.seed=%s", seed)
	}
	set(t, "rapid.nofailfile", "true")
	defer debug.SetGCPercent(debug.SetGCPercent(rarely))
	rapid.Check(t, hold)
}

// Chance is what a test draws from by itself: in the short form the same each time, in
// the long form anew, and it says its seed.
func Chance(t testing.TB) *rand.Rand {
	t.Helper()
	seed := asks().seedOf(t.Name())
	t.Logf("drawn from seed %d", seed)
	return rand.New(rand.NewPCG(seed, 0))
}

// rarely collects garbage once there is sixteen times as much as what is in use. A
// night is small: at the usual once, two thirds of the time went into collecting.
const rarely = 1600

// asked is what somebody wants of all that is drawn.
type asked struct {
	long         bool
	checks, seed bool // rapid's own flags say
}

// asks reads the flags before the first of them is set from here.
var asks = sync.OnceValue(func() asked {
	return asked{os.Getenv("CROUPIER_LONG") != "", isSet("rapid.checks", "100"), isSet("rapid.seed", "0")}
})

// isSet reports whether a flag was given on the command line, or in the environment.
func isSet(name, usual string) bool {
	typed := false
	flag.Visit(func(f *flag.Flag) { typed = typed || f.Name == name })
	return typed || flag.Lookup(name).Value.String() != usual
}

// seedOf is where a test draws from; 0 would be no seed to rapid. Each test has its
// own, so that the laws do not all see the same nights.
func (a asked) seedOf(test string) uint64 {
	if a.long || a.checks {
		return new(maphash.Hash).Sum64() | 1
	}
	h := fnv.New64a()
	h.Write([]byte(test))
	return h.Sum64() | 1
}

func set(t rapid.TB, name, value string) {
	t.Helper()
	if err := flag.Set(name, value); err != nil {
		t.Fatal(err)
	}
}
