package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"croupier/handlers/doors"

	"github.com/alecthomas/kong"
)

// output is what the program says to the person at the laptop.
type output struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.b.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.b.String()
}

// running starts the program in this process; stop ends it and gives its error.
func running(t *testing.T, c Config) (at Running, said *output, stop func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	said = &output{}
	ready := make(chan Running, 1)
	c.Out, c.Log, c.Games, c.Ready = said, slog.New(slog.DiscardHandler), games(), func(at Running) { ready <- at }
	if c.Addr == "" {
		c.Addr = "127.0.0.1:0"
	}
	if c.Interfaces == nil {
		c.Interfaces = inWiFi("127.0.0.1")
	}
	ended := make(chan error, 1)
	go func() { ended <- Run(ctx, c) }()
	stop = sync.OnceValue(func() error { cancel(); return <-ended })
	select {
	case at = <-ready:
	case err := <-ended:
		t.Fatal("the program ended at once: ", err)
	}
	t.Cleanup(func() { stop() })
	return at, said, stop
}

// inWiFi is a laptop's list of addresses that has one of a Wi-Fi.
func inWiFi(ip string) func() ([]doors.Interface, error) {
	wlan := doors.Interface{Name: "wlan0", Net: netip.PrefixFrom(netip.MustParseAddr(ip), 24)}
	return func() ([]doors.Interface, error) { return []doors.Interface{wlan}, nil }
}

func TestItSaysWhereItIs(t *testing.T) {
	data := t.TempDir()
	at, said, stop := running(t, Config{Data: data, HostToken: "abc"})
	for _, want := range []string{at.Base, at.Host, "/host/abc", data, "█"} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("it does not say %s:\n%s", want, said)
		}
	}
	resp, err := http.Get(at.Local + "/healthz")
	if err != nil || resp.StatusCode != http.StatusOK {
		t.Fatalf("healthz: %v %v", resp, err)
	}
	resp.Body.Close()
	if err := stop(); err != nil {
		t.Errorf("it ended with %v", err)
	}
}

// It ends at once, though pages listen.
func TestItEndsWithPagesOpen(t *testing.T) {
	at, _, stop := running(t, Config{Data: t.TempDir(), HostToken: "abc"})
	s := newScript(t, at.Local)
	resp, err := s.client.Get(at.Host)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	status, body := s.post("/tables", map[string][]string{"game": {"quorum"}, "seats": {"3"}})
	if status != http.StatusCreated {
		t.Fatalf("opening a table: %d %s", status, body)
	}
	_, rest, _ := strings.Cut(body, `"code":"`)
	s.client.Timeout = 0
	live, err := s.client.Get(at.Local + "/t/" + rest[:6] + "/live")
	if err != nil {
		t.Fatal(err)
	}
	defer live.Body.Close()
	lines := bufio.NewReader(live.Body)
	if first, err := lines.ReadString('\n'); err != nil || !strings.HasPrefix(first, "id: ") {
		t.Fatalf("the stream begins with %q, %v", first, err)
	}
	start := time.Now()
	if err := stop(); err != nil {
		t.Errorf("it ended with %v", err)
	}
	if took := time.Since(start); took > 2*time.Second {
		t.Errorf("it took %v to end", took)
	}
	if _, err := io.ReadAll(lines); err != nil {
		t.Errorf("the stream broke off: %v", err)
	}
}

// Somebody who has not sent all of a request keeps nobody waiting for long, and that it
// was not waited for is no fault.
func TestItEndsInMidRequest(t *testing.T) {
	at, _, stop := running(t, Config{Data: t.TempDir(), HostToken: "abc"})
	host := strings.TrimPrefix(at.Local, "http://")
	half, err := net.Dial("tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer half.Close()
	fmt.Fprintf(half, "POST /join HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nExpect: 100-continue\r\n"+
		"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n\r\n", host, at.Local)
	if reading, err := bufio.NewReader(half).ReadString('\n'); err != nil || !strings.Contains(reading, "100 Continue") {
		t.Fatalf("it is not read: %q, %v", reading, err)
	}
	start := time.Now()
	if err := stop(); err != nil {
		t.Errorf("it ended with %v", err)
	}
	if took := time.Since(start); took > 8*time.Second {
		t.Errorf("it took %v to end", took)
	}
}

func TestATakenPortIsTheNextOne(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	at, _, _ := running(t, Config{Data: t.TempDir(), Addr: l.Addr().String()})
	_, taken, _ := net.SplitHostPort(l.Addr().String())
	if strings.HasSuffix(at.Local, ":"+taken) || !strings.HasPrefix(at.Base, "http://") {
		t.Errorf("it runs at %+v, and %s is taken", at, taken)
	}
}

// Where it listens at one address, it is reached by no other.
func TestOneAddressIsForAll(t *testing.T) {
	for _, row := range []struct{ ip, local, only string }{
		{"0.0.0.0", "http://localhost:80", ""},
		{"::", "http://localhost:80", ""},
		{"127.0.0.1", "http://localhost:80", "127.0.0.1"},
		{"192.168.0.24", "http://192.168.0.24:80", "192.168.0.24"},
		{"fd00::2", "http://[fd00::2]:80", "fd00::2"},
	} {
		local, port, only := Config{}.own(&net.TCPAddr{IP: net.ParseIP(row.ip), Port: 80})
		if local.String() != row.local || port != "80" || only.IsValid() != (row.only != "") || only.IsValid() && only.String() != row.only {
			t.Errorf("on %s it is %s here, and %v alone", row.ip, local, only)
		}
	}
}

func TestASecondStartSaysWhereTheFirstRuns(t *testing.T) {
	data := t.TempDir()
	at, _, stop := running(t, Config{Data: data})
	second := &output{}
	if err := Run(context.Background(), Config{Addr: ":0", Data: data, Out: second, Log: slog.New(slog.DiscardHandler)}); err != nil {
		t.Errorf("a second start: %v", err)
	}
	if !strings.Contains(second.String(), "already: "+at.Local) {
		t.Errorf("a second start says %q", second)
	}
	stop()
	running(t, Config{Data: data})
}

func TestTLS(t *testing.T) {
	cert, key, pool := ownCertificate(t)
	at, _, _ := running(t, Config{Data: t.TempDir(), TLSCert: cert, TLSKey: key, HostToken: "abc"})
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	defer client.CloseIdleConnections()
	resp, err := client.Get(at.Host)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if ck := resp.Header.Get("Set-Cookie"); !strings.Contains(ck, "Secure") || !strings.HasPrefix(at.Base, "https://") {
		t.Errorf("the cookie is %q, the address %s", ck, at.Base)
	}
}

func ownCertificate(t *testing.T) (cert, key string, pool *x509.CertPool) {
	t.Helper()
	k, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{"localhost"}, NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true}
	der, err := x509.CreateCertificate(rand.Reader, c, c, k.Public(), k)
	if err != nil {
		t.Fatal(err)
	}
	priv, err := x509.MarshalPKCS8PrivateKey(k)
	if err != nil {
		t.Fatal(err)
	}
	cert, key = filepath.Join(t.TempDir(), "cert.pem"), filepath.Join(t.TempDir(), "key.pem")
	pool = x509.NewCertPool()
	block := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
	pool.AppendCertsFromPEM(block)
	for file, b := range map[string][]byte{cert: block, key: pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: priv})} {
		if err := os.WriteFile(file, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return cert, key, pool
}

// The command line, as the program itself reads it.
func TestCommandLine(t *testing.T) {
	parse := func(args ...string) (commands, error) {
		var c commands
		_, err := newParser(&c).Parse(args)
		return c, err
	}
	for _, args := range [][]string{{"--nope"}, {"serve", "--nope"}, {"serve", "more"}, {"nope"}, {"replay"}, {"games", "x"}, {"serve", "--no-browser=x"}} {
		if _, err := parse(args...); err == nil {
			t.Errorf("croupier %s is taken", strings.Join(args, " "))
		}
	}
	t.Setenv("CROUPIER_ADDR", ":7000")
	t.Setenv("CROUPIER_NO_BROWSER", "true")
	t.Setenv("CROUPIER_PUBLIC_URL", "https://night.example")
	c, err := parse()
	if err != nil || c.Serve.Addr != ":7000" || !c.Serve.NoBrowser || c.Serve.PublicURL.Host != "night.example" {
		t.Errorf("from the environment: %+v, %v", c.Serve, err)
	}
	if c, err = parse("serve", "--addr", ":9000"); err != nil || c.Serve.Addr != ":9000" {
		t.Errorf("a flag wins: %+v, %v", c.Serve, err)
	}
	if c, err = parse("--addr", ":9001"); err != nil || c.Serve.Addr != ":9001" {
		t.Errorf("croupier alone is serve: %+v, %v", c.Serve, err)
	}
}

// Every command has an example, and help shows it.
func TestHelpShowsAnExample(t *testing.T) {
	var c commands
	parser := newParser(&c)
	for _, node := range parser.Model.Leaves(true) {
		var out bytes.Buffer
		p := kong.Must(&commands{}, kong.Name("croupier"), kong.Writers(&out, &out), kong.Exit(func(int) {}))
		p.Parse([]string{node.Name, "--help"})
		if !strings.Contains(out.String(), "Example: croupier") {
			t.Errorf("croupier help %s has no example:\n%s", node.Name, out.String())
		}
	}
}

func TestWrongFlagsAreSentences(t *testing.T) {
	for want, c := range map[string]serveCmd{
		"go together":          {Addr: ":0", dataFlag: dataFlag{t.TempDir()}, TLSCert: "x"},
		"it is like :8080":     {Addr: "8080", dataFlag: dataFlag{t.TempDir()}},
		"the port is a number": {Addr: ":http-alt", dataFlag: dataFlag{t.TempDir()}},
	} {
		if err := c.Run(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v says %v", c, err)
		}
	}
}
