package main

import (
	"context"
	"encoding/json"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/trackers"
)

// inChild holds the folder of the data, where this test binary runs as the
// program itself: so that it can be killed as a program is.
const (
	inChild = "CROUPIER_TEST_DATA"
	atAddr  = "CROUPIER_TEST_ADDR"
)

func TestMain(m *testing.M) {
	if data := os.Getenv(inChild); data != "" {
		runAsProgram(data)
		return
	}
	os.Exit(m.Run())
}

// games are those of the program, and the toy.
func games() []engine.Game { return append(trackers.All(), quorum.Rules.Game()) }

// runAsProgram serves until it is killed. Its first line says where it is.
func runAsProgram(data string) {
	log := slog.New(slog.NewTextHandler(os.Stderr, nil))
	if strings.Contains(os.Getenv(spoils), grabbing) { // what holds the data is another file then
		os.Remove(filepath.Join(data, "croupier.lock"))
	}
	err := Run(context.Background(), Config{
		Addr: os.Getenv(atAddr), Data: data, HostToken: hostToken, Games: games(), Out: os.Stderr, Log: log,
		Browser: strings.Contains(os.Getenv(spoils), opening),
		Logs:    spoilt(os.Getenv(spoils), data),
		Ready:   func(at Running) { json.NewEncoder(os.Stdout).Encode(at) },
	})
	if err != nil {
		log.Error("run", "error", err)
		os.Exit(1)
	}
}

const hostToken = "the-host-token"
