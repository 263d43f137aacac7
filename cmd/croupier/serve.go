package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"os"
	"os/signal"
	"syscall"

	"croupier/trackers"
)

// serveCmd starts a game night.
type serveCmd struct {
	dataFlag
	Addr      string   `help:"Where to listen: at one address, or as :8080 at all. Where the port is taken, the next free one is used." default:":8080" env:"CROUPIER_ADDR" placeholder:"ADDR"`
	PublicURL *url.URL `help:"The address that phones are given, instead of the laptop's own." env:"CROUPIER_PUBLIC_URL" placeholder:"URL"`
	HostToken string   `help:"The token of the one-time host link, instead of a random one." env:"CROUPIER_HOST_TOKEN" placeholder:"T"`
	NoBrowser bool     `help:"Do not open the host's page." env:"CROUPIER_NO_BROWSER"`
	TLSCert   string   `name:"tls-cert" help:"A certificate of your own, to speak https." env:"CROUPIER_TLS_CERT" placeholder:"F"`
	TLSKey    string   `name:"tls-key" help:"Its key." env:"CROUPIER_TLS_KEY" placeholder:"F"`
}

// Help is the example that croupier serve --help shows.
func (serveCmd) Help() string {
	return "Example: croupier serve --addr :9000 --data ~/nights --no-browser\n\n" +
		"Prints the address for phones, a QR code, and a link that makes one browser the host's. Without a network it says so, and prints the code once there is one."
}

// Run serves until the program is told to stop.
func (c serveCmd) Run() error {
	if (c.TLSCert == "") != (c.TLSKey == "") {
		return errors.New("--tls-cert and --tls-key go together")
	}
	if c.PublicURL != nil && (c.PublicURL.Scheme != "http" && c.PublicURL.Scheme != "https" || c.PublicURL.Host == "" || c.PublicURL.Path != "" && c.PublicURL.Path != "/") {
		return fmt.Errorf("--public-url %s: it is like https://night.example, without a path", c.PublicURL)
	}
	data, err := c.folder()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	log := slog.New(slog.NewTextHandler(os.Stderr, nil))
	slog.SetDefault(log) // the store and the tables write to it, too
	return Run(ctx, Config{
		Addr: c.Addr, Data: data, PublicURL: c.PublicURL, HostToken: c.HostToken, Browser: !c.NoBrowser, TLSCert: c.TLSCert, TLSKey: c.TLSKey,
		Inside: container(), Games: trackers.All(), Out: os.Stdout, Log: log,
	})
}
