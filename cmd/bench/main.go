// Command bench puts load on the real program, over real HTTP and real streams,
// and prints a table of figures as Markdown. The floor (what no program that
// stores before it shows could beat on this machine) is measured beside it in
// the same run.
//
//	go run ./cmd/bench            everything, a few minutes
//	go run ./cmd/bench -short     a taste of it, in seconds
//	go run ./cmd/bench -only taps one part: taps, night, many, crowd or start
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"
)

// size is how much of everything is run.
type size struct {
	taps         int           // measured one by one, with eight phones watching
	night        int           // the length of the long night
	many         int           // tables that take entries at once
	each         int           // entries at each of them
	crowd        int           // tables with eight phones each
	rate         int           // entries a second over all of them
	lasts        time.Duration // of the crowd's load
	storedNights int           // in the file of the start
}

var (
	full  = size{taps: 400, night: 10_000, many: 200, each: 50, crowd: 1000, rate: 500, lasts: 30 * time.Second, storedNights: 1000}
	taste = size{taps: 40, night: 300, many: 20, each: 10, crowd: 20, rate: 50, lasts: 3 * time.Second, storedNights: 20}
)

func main() {
	short := flag.Bool("short", false, "a taste of each, in seconds")
	only := flag.String("only", "", "one part of it: taps, night, many, crowd or start")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	debug.SetGCPercent(400) // the phones are on this machine too, but their garbage is not the program's
	s := full
	if *short {
		s = taste
	}
	if err := bench(ctx, s, *only); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// part is one thing that is measured.
type part struct {
	name string
	run  func(context.Context, *program, size, *sheet) error
}

var parts = []part{{"taps", taps}, {"night", night}, {"many", many}, {"crowd", crowd}, {"start", start}}

// bench runs each part, or the one of that name, on a program and a data folder
// of its own.
func bench(ctx context.Context, s size, only string) error {
	todo := slices.DeleteFunc(slices.Clone(parts), func(p part) bool { return only != "" && p.name != only })
	if len(todo) == 0 {
		return fmt.Errorf("no part is called %q", only)
	}
	dir, err := os.MkdirTemp("", "croupier-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	binary := filepath.Join(dir, "croupier")
	if err := build(ctx, binary); err != nil {
		return err
	}
	var t sheet
	for _, part := range todo {
		p, err := run(ctx, binary, filepath.Join(dir, part.name))
		if err != nil {
			return err
		}
		err = part.run(ctx, p, s, &t)
		p.kill()
		if err != nil {
			return err
		}
	}
	fmt.Printf("%s\n%s", machine(), t.markdown())
	return nil
}

// machine says on what the figures were measured.
func machine() string {
	model := "unknown processor"
	if b, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		for line := range strings.Lines(string(b)) {
			if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
				model = strings.TrimSpace(value)
				break
			}
		}
	}
	return fmt.Sprintf("Measured on %s, %d cores, %s/%s, %s, program and phones on the same machine.\n", model, runtime.NumCPU(), runtime.GOOS, runtime.GOARCH, runtime.Version())
}
