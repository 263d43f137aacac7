package dictators_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"croupier/engine/night"
)

var update = flag.Bool("update", false, "write the screens of the nights as they are now, to be read before they are believed")

func TestMain(m *testing.M) {
	flag.Parse()
	if *update {
		fill()
	}
	os.Exit(m.Run())
}

// fill rewrites the screens in the night files.
func fill() {
	files, _ := filepath.Glob("testdata/*.night")
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			panic(err)
		}
		now, err := night.Update(game, string(src))
		if err != nil {
			panic(file + ": " + err.Error())
		}
		if err := os.WriteFile(file, []byte(now), 0o644); err != nil {
			panic(err)
		}
	}
}
