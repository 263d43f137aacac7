package handlers

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"croupier/views/pages"
)

// address is one of the laptop's own, as phones may reach it.
type address struct {
	ip      netip.Addr
	device  string // the network device: "wlan0"
	net     netip.Prefix
	virtual bool // a VPN's, a container's, a virtual machine's
	routed  bool // the way to everywhere else goes through it
}

// place names an address by device and subnet: the same Wi-Fi gives the laptop
// another number tomorrow.
func (a address) place() string { return a.device + " " + a.net.Masked().String() }

// ownAddresses are the laptop's, the likeliest for phones first.
func ownAddresses() ([]address, error) {
	devices, err := net.Interfaces()
	if err != nil {
		return nil, err
	}
	routed := routedAddress()
	var out []address
	for _, d := range devices {
		if d.Flags&net.FlagUp == 0 || d.Flags&(net.FlagLoopback|net.FlagPointToPoint) != 0 {
			continue
		}
		nets, err := d.Addrs()
		if err != nil {
			return nil, err
		}
		for _, n := range nets {
			p, err := netip.ParsePrefix(n.String())
			if err != nil || !p.Addr().Is4() {
				continue
			}
			out = append(out, address{p.Addr(), d.Name, p, virtual(d.Name, d.HardwareAddr), p.Addr() == routed})
		}
	}
	return ranked(out), nil
}

// routedAddress is the one that the default route leaves from. Nothing is sent:
// a datagram socket only asks the system for the way to an address that nobody has.
func routedAddress() netip.Addr {
	c, err := net.Dial("udp4", "192.0.2.1:9")
	if err != nil {
		return netip.Addr{}
	}
	defer c.Close()
	return c.LocalAddr().(*net.UDPAddr).AddrPort().Addr()
}

// ranked puts the likeliest first. Link-local ones count only when there is
// nothing else.
func ranked(all []address) []address {
	usable := slices.DeleteFunc(slices.Clone(all), func(a address) bool { return a.ip.IsLinkLocalUnicast() })
	if len(usable) == 0 {
		usable = slices.Clone(all)
	}
	slices.SortStableFunc(usable, func(a, b address) int {
		return cmp.Or(first(!a.virtual, !b.virtual), first(a.routed, b.routed), first(wifi(a.device), wifi(b.device)),
			cmp.Compare(subnetRank(a.ip), subnetRank(b.ip)), a.ip.Compare(b.ip))
	})
	return usable
}

// first puts what holds before what does not.
func first(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

func wifi(device string) bool {
	d := strings.ToLower(device)
	return strings.HasPrefix(d, "wl") || strings.Contains(d, "wi-fi") || strings.Contains(d, "wireless") || d == "en0"
}

var subnets = []netip.Prefix{
	netip.MustParsePrefix("192.168.0.0/16"), netip.MustParsePrefix("10.0.0.0/8"),
	netip.MustParsePrefix("172.16.0.0/12"), netip.MustParsePrefix("100.64.0.0/10"),
}

func subnetRank(ip netip.Addr) int {
	for i, s := range subnets {
		if s.Contains(ip) {
			return i
		}
	}
	return len(subnets)
}

// virtualNames begin the names of devices that no phone is behind; virtualCards
// begin their hardware addresses.
var (
	virtualNames = []string{
		"docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet", "hyper-v", "wsl", "virtualbox", "vmware", "utun", "tun", "tap",
		"wg", "tailscale", "zt", "ppp", "nordlynx", "cni", "podman", "lxc", "lxd", "awdl", "llw", "bridge", "anpi", "flannel", "cali",
	}
	virtualCards = []string{"00:15:5d", "08:00:27", "0a:00:27", "00:50:56", "00:0c:29", "02:42", "00:00:00:00:00:00"}
)

func virtual(device string, card net.HardwareAddr) bool {
	d := strings.ToLower(device)
	for _, n := range virtualNames {
		if strings.HasPrefix(d, n) || len(n) > 5 && strings.Contains(d, n) {
			return true
		}
	}
	for _, c := range virtualCards {
		if strings.HasPrefix(card.String(), c) {
			return true
		}
	}
	return false
}

// addresses is how phones reach this program: what the laptop has, what the host
// chose, and what a phone really reached.
type addresses struct {
	scheme string
	port   string
	public string // given by --public-url: it wins

	mu     sync.Mutex
	own    []address
	chosen string // a place; empty: the first
	seen   map[netip.Addr]sight
	tested time.Time // when the addresses were tried last; zero: never
	turn   int       // grows with every change, for pages that show it
}

// sight is what was seen of one of our addresses.
type sight struct {
	phone   time.Time // when somebody else's device last came in by it; zero: never
	browsed bool      // a browser on this laptop came in by it
	tried   bool      // we tried it ourselves
	answers bool      // and this very program answered
}

// look asks the system anew and reports whether anything changed.
func (a *addresses) look() (changed bool, err error) {
	own, err := ownAddresses()
	if err != nil {
		return false, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if slices.Equal(own, a.own) {
		return false, nil
	}
	a.own = own
	a.turn++
	return true, nil
}

// best is the address in the QR: the host's choice, one that a phone reached, or
// the likeliest.
func (a *addresses) best() (best address, ok bool) {
	for _, o := range a.own {
		switch {
		case o.place() == a.chosen:
			return o, true
		case !ok, !a.seen[o.ip].phone.IsZero() && a.seen[best.ip].phone.IsZero():
			best, ok = o, true
		}
	}
	return best, ok
}

// base is the URL that phones are given, without a slash at its end.
func (a *addresses) base() string {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.public != "" {
		return a.public
	}
	return a.scheme + "://" + a.host()
}

func (a *addresses) host() string {
	best, ok := a.best()
	if !ok {
		return net.JoinHostPort("localhost", a.port)
	}
	return net.JoinHostPort(best.ip.String(), a.port)
}

// typed is the address as people type it.
func (a *addresses) typed() string {
	_, host, _ := strings.Cut(a.base(), "://")
	return host
}

// list is what the host chooses from, with what was seen of each, and when they
// were tried last.
func (a *addresses) list() (out []pages.Address, tested time.Time) {
	a.mu.Lock()
	defer a.mu.Unlock()
	best, _ := a.best()
	for _, o := range a.own {
		host, seen := net.JoinHostPort(o.ip.String(), a.port), a.seen[o.ip]
		out = append(out, pages.Address{Host: host, Label: o.device, Virtual: o.virtual, Chosen: a.public == "" && o == best,
			Health: a.scheme + "://" + host + healthRoute, Phone: seen.phone, Browsed: seen.browsed, Tried: seen.tried, Answers: seen.answers})
	}
	return out, a.tested
}

// choose takes the host's choice and gives the place to be remembered.
func (a *addresses) choose(host string) (place string, ok bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, o := range a.own {
		if net.JoinHostPort(o.ip.String(), a.port) == host {
			a.chosen = o.place()
			a.turn++
			return a.chosen, true
		}
	}
	return "", false
}

// arrived learns from a request by which of our addresses somebody came in. It
// reports whether pages show that.
func (a *addresses) arrived(local net.Addr, remote string) bool {
	tcp, ok := local.(*net.TCPAddr)
	from, err := netip.ParseAddr(remote)
	if !ok || err != nil {
		return false
	}
	at := tcp.AddrPort().Addr().Unmap()
	if from = from.Unmap(); from.IsLoopback() {
		return false
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	was := a.seen[at]
	now := was
	if slices.ContainsFunc(a.own, func(o address) bool { return o.ip == from }) {
		now.browsed = true
	} else if time.Since(was.phone) >= time.Minute { // shown to the minute
		now.phone = time.Now()
	}
	if now == was {
		return false
	}
	a.seen[at] = now
	a.turn++
	return true
}

// turns is how often anything changed that pages show.
func (a *addresses) turns() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.turn
}
