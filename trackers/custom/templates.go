package custom

import (
	"embed"
	"path"
	"slices"
	"strings"

	"croupier/engine"
)

// shipped are the templates that come with the program: night files whose lines
// are all the host's.
//
//go:embed templates/*.night
var shipped embed.FS

// Template is a table that is built and not yet played on.
type Template struct {
	Name  string // of its file: "points"
	Night string // the file
}

// Templates are those that come with the program, by name.
func Templates() (out []Template) {
	files, err := shipped.ReadDir("templates")
	if err != nil {
		panic("custom: " + err.Error()) // it is part of the program
	}
	for _, f := range files {
		text, err := shipped.ReadFile(path.Join("templates", f.Name()))
		if err != nil {
			panic("custom: " + err.Error())
		}
		out = append(out, Template{strings.TrimSuffix(f.Name(), ".night"), string(text)})
	}
	return out
}

// Builds reports whether entries of a kind are such as templates are made of.
func Builds(kind string) bool {
	return slices.ContainsFunc(building, func(k engine.Kind[Public, Hand, Box]) bool { return k.Name == kind })
}

// Built is what built a table, out of the log of its night: the host's entries
// that still count, in their order, without the times. It is a log by itself and
// folds from the start; written as a night file it is the table's template. The
// game is the one that the log was played in, with what stands beside it there.
func Built(game engine.Game, setup engine.Setup, log []engine.Record) ([]engine.Record, error) {
	lines, err := game.History(setup, log, engine.Host)
	if err != nil {
		return nil, err
	}
	var out []engine.Record
	for i, l := range lines {
		if rec := log[i]; l.By == engine.Host && Builds(l.Kind) && !l.Struck {
			out = append(out, engine.Record{Seq: len(out) + 1, By: engine.Host, Kind: rec.Kind, Answers: rec.Answers, Mark: engine.AnyMark})
		}
	}
	_, err = game.Fold(setup, out)
	return out, err
}
