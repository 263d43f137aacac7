package main

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/netip"
	"net/url"
	"runtime/debug"
	"strconv"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers"
	"croupier/handlers/doors"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/static"
)

// Config is what a run of the program is given.
type Config struct {
	Addr            string // where to listen; port 0 is any free one
	Data            string // folder
	PublicURL       *url.URL
	HostToken       string        // drawn where empty
	Heartbeat       time.Duration // of the streams; 0: as usual
	Browser         bool          // open the host's page
	TLSCert, TLSKey string        // files
	Games           []engine.Game
	Out             io.Writer // what the person at the laptop reads
	Log             *slog.Logger
	Inside          string                            // what this system runs in, where its addresses are not the laptop's; "" where it runs by itself
	Interfaces      func() ([]doors.Interface, error) // lists the laptop's own addresses; nil: as the system has them
	LookEvery       time.Duration                     // how often they are looked at; 0: as usual
	Ready           func(Running)                     // told once requests are answered; may be nil
	Logs            func(*store.Store) tables.Store   // who keeps the logs, between the tables and the store; nil: the store itself
}

// Running is where a run of the program answers.
type Running struct {
	Local string // to this laptop's own browser: http://localhost:8080
	Base  string // to phones: http://192.168.0.24:8080; "" where none can get in
	Host  string // the one-time link that makes a browser the host's
}

// Run serves until its context ends. Where another run holds the same data, it
// says so and opens that one.
func Run(ctx context.Context, c Config) (err error) {
	makeRoom()
	claim, where, err := store.TakeClaim(c.Data)
	if errors.Is(err, store.ErrClaimed) {
		return c.already(where)
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, claim.Release()) }()
	l, err := listen(c.Addr)
	if err != nil {
		return err
	}
	defer l.Close()
	st, err := store.Open(c.Data)
	if errors.Is(err, store.ErrTorn) {
		return errors.Join(err, c.wayBack())
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	var backups sync.WaitGroup
	playing, over := context.WithCancel(ctx)
	backups.Go(func() { st.KeepBackups(playing) })
	defer func() { over(); backups.Wait() }()
	if c.HostToken == "" {
		c.HostToken = newHostToken()
	}
	local, port, only := c.own(l.Addr().(*net.TCPAddr))
	logs := tables.Store(st)
	if c.Logs != nil {
		logs = c.Logs(st)
	}
	shell, err := handlers.New(handlers.Config{Store: st, Logs: logs, Games: c.Games, Static: static.Files, Port: port, PublicURL: c.PublicURL,
		Only: only, Inside: c.Inside, Interfaces: c.Interfaces, LookEvery: c.LookEvery, HostToken: c.HostToken, Heartbeat: c.Heartbeat, TLS: c.TLSCert != "", Log: c.Log})
	if err != nil {
		return err
	}
	at := Running{Local: local.String(), Host: local.String() + "/host/" + c.HostToken}
	if err := claim.Say(at.Local); err != nil {
		shell.Close()
		return err
	}
	return c.serve(ctx, l, shell, at)
}

// wayBack says how to go on where not even the file's pages fit together.
func (c Config) wayBack() error {
	good, ok, err := store.NewestGood(c.Data, "", 0)
	if err != nil || !ok {
		return errors.Join(fmt.Errorf("there is no good backup in its folder %s", store.BackupFolder), err)
	}
	return fmt.Errorf("the newest good backup goes back by: %s", handlers.RestoreCommand(c.Data, good.File))
}

// own is the program's address for this laptop's own browser, and the one address that
// it listens at; the zero Addr where it listens at all.
func (c Config) own(at *net.TCPAddr) (local *url.URL, port string, only netip.Addr) {
	port = strconv.Itoa(at.Port)
	local = &url.URL{Scheme: "http", Host: "localhost:" + port}
	if c.TLSCert != "" {
		local.Scheme = "https"
	}
	if at.IP.IsUnspecified() {
		return local, port, only
	}
	if !at.IP.IsLoopback() {
		local.Host = at.String()
	}
	return local, port, at.AddrPort().Addr().Unmap().WithZone("")
}

// serve answers until the context ends; then streams are closed first, so that
// nothing waits for them.
func (c Config) serve(ctx context.Context, l net.Listener, shell *handlers.Shell, at Running) error {
	server := shell.Server()
	ended := make(chan error, 1)
	go func() {
		if c.TLSCert != "" {
			ended <- server.ServeTLS(l, c.TLSCert, c.TLSKey)
		} else {
			ended <- server.Serve(l)
		}
	}()
	told := shell.ForPhones()
	at.Base = told.Base
	c.greet(at, told)
	go debug.FreeOSMemory() // what starting left
	err := c.tellTheWay(ctx, shell, told, ended)
	shell.EndStreams()
	last, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	down := server.Shutdown(last)
	if errors.Is(down, context.DeadlineExceeded) { // somebody has not sent all of a request: it was not taken, and nothing is lost
		down = server.Close()
	}
	shell.Close()
	return errors.Join(err, down)
}

// tellTheWay tells the person at the laptop whenever phones get in by another address,
// or by none, until the context or the server ends.
func (c Config) tellTheWay(ctx context.Context, shell *handlers.Shell, told handlers.ForPhones, ended <-chan error) error {
	for {
		select {
		case err := <-ended:
			return err
		case <-ctx.Done():
			return nil
		case <-shell.NewWay():
			if now := shell.ForPhones(); now != told {
				c.printWay(now)
				told = now
			}
		}
	}
}

// printWay prints how phones get in: an address, its code, and what speaks against it.
func (c Config) printWay(way handlers.ForPhones) {
	says := ""
	if way.Base != "" {
		qr, err := handlers.Blocks(way.Base)
		if err != nil {
			c.Log.Error("qr", "error", err)
		}
		says = fmt.Sprintf("\n%s\nFor phones:  %s\n", qr, way.Base)
	}
	if way.Warning != "" {
		says += "\n" + way.Warning + "\n"
	}
	fmt.Fprint(c.Out, says)
}

// greet tells the person at the laptop where everything is.
func (c Config) greet(at Running, way handlers.ForPhones) {
	c.printWay(way)
	fmt.Fprintf(c.Out, "\nFor the host, once, in one browser:  %s\n\nCtrl-C ends the program. The nights are in %s\n", at.Host, c.Data)
	if c.Browser {
		if err := openBrowser(at.Host); err != nil {
			c.Log.Warn("no browser opened: use the link above", "error", err)
		}
	}
	if c.Ready != nil {
		c.Ready(at)
	}
}

// already is a second start on the same data.
func (c Config) already(where string) error {
	fmt.Fprintf(c.Out, "Croupier is running on this data already: %s\n", where)
	if c.Browser && where != "" {
		return openBrowser(where)
	}
	return nil
}

// morePorts is how far to look for a free port.
const morePorts = 20

// listen takes a port, or the next free one.
func listen(addr string) (net.Listener, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("--addr %s: it is like :8080 or 192.168.0.24:8080", addr)
	}
	first, err := strconv.Atoi(port)
	if err != nil {
		return nil, fmt.Errorf("--addr %s: the port is a number", addr)
	}
	l, err := net.Listen("tcp", addr)
	for next := first + 1; err != nil && first != 0 && next <= first+morePorts; next++ {
		if l, again := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(next))); again == nil {
			return l, nil
		}
	}
	return l, err
}

func newHostToken() string {
	var b [16]byte
	rand.Read(b[:])
	return base64.RawURLEncoding.EncodeToString(b[:])
}
