package main

import (
	"context"
	"encoding/json"
	"flag"
	"log/slog"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

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
	flag.Parse()
	flag.Set("test.parallel", "3") // most of them wait, for a browser or a clock
	code := m.Run()
	closeBrowser()
	os.Exit(code)
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
		Addr: os.Getenv(atAddr), PublicURL: publicURL(os.Getenv(atAddr)), Data: data, HostToken: hostToken, Heartbeat: time.Second / hurry, Games: games(), Out: os.Stderr, Log: log,
		Browser: strings.Contains(os.Getenv(spoils), opening),
		Logs:    spoilt(os.Getenv(spoils), data),
		Ready:   func(at Running) { json.NewEncoder(os.Stdout).Encode(at) },
	})
	if err != nil {
		log.Error("run", "error", err)
		os.Exit(1)
	}
}

// publicURL is the laptop's address on the network, as the browser finds it.
func publicURL(addr string) *url.URL {
	_, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil
	}
	return &url.URL{Scheme: "http", Host: net.JoinHostPort(lanIP, port)}
}

// hurry is how much faster than for people time passes for pages that are to notice
// that they are cut off, and for the laptop's heartbeat.
const hurry = 4

const hostToken = "the-host-token"
