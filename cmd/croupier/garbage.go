package main

import (
	"os"
	"runtime/debug"
	"sync"
)

// elbow is memory that nobody touches, so it takes none of the laptop's. The
// collector of garbage counts it as in use, and sets to work once twice as much has
// gathered: at a table of eight every few hundred taps, not every eighth.
// Without it a third of the time between a tap and the phones goes to collecting.
//
// It is taken before anything else: of memory that was used before, Go would
// write zeros into each page, and the laptop would have to give them all.
//
//lint:ignore U1000 to be untouched is what it is for
var elbow []byte

const (
	elbowRoom = 24 << 20
	// garbage is how much may gather beside what is in use, in percent. What phones
	// need is little: with as much again, a hall full of them would have the program
	// collect for a third of its time.
	garbage = 200
)

var makeRoom = sync.OnceFunc(func() {
	elbow = make([]byte, elbowRoom)
	if os.Getenv("GOGC") == "" { // else somebody knows better
		debug.SetGCPercent(garbage)
	}
})
