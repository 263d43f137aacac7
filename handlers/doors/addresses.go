package doors

import (
	"net"
	"net/netip"
	"slices"
	"sync"
	"time"
)

// Addresses is how phones reach this program: what the laptop has, what the host
// chose, and what a phone really reached. The fields are set before it is used.
type Addresses struct {
	Scheme     string
	Port       string
	Public     string                      // given by --public-url: it is believed
	Only       netip.Addr                  // where the program listens on one address alone; the zero Addr: on all
	Inside     bool                        // the program runs in a container, whose addresses are not the laptop's
	Place      string                      // the host's choice, as Choose gave it; empty: the likeliest
	Interfaces func() ([]Interface, error) // lists what the laptop has

	mu     sync.Mutex
	own    []Interface // the likeliest first
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

// Address is one of the laptop's own, with what was seen of it.
type Address struct {
	Host    string // "192.168.0.24:8080"
	Name    string // of its interface: "wlan0"
	Virtual bool   // a VPN's, a container's, a virtual machine's
	Chosen  bool   // the one that phones are given
	Phone   time.Time
	Browsed bool
	Tried   bool
	Answers bool
}

// Look asks the system anew and reports whether anything changed.
func (a *Addresses) Look() (changed bool, err error) {
	all, err := a.Interfaces()
	if err != nil {
		return false, err
	}
	own := ranked(slices.DeleteFunc(slices.Clone(all), func(i Interface) bool { return !a.listensAt(i.ip()) }))
	a.mu.Lock()
	defer a.mu.Unlock()
	if slices.Equal(own, a.own) {
		return false, nil
	}
	a.own = own
	a.turn++
	return true, nil
}

// listensAt reports whether phones could come in by an address. A guest types a short
// one: of the longer kind, IPv6, only one that the host named.
func (a *Addresses) listensAt(ip netip.Addr) bool {
	if a.Only.IsValid() {
		return ip == a.Only
	}
	return ip.Is4()
}

// best is the address in the QR: the host's choice, one that a phone reached, or
// the likeliest.
func (a *Addresses) best() (best Interface, ok bool) {
	for _, o := range a.own {
		switch {
		case o.place() == a.Place:
			return o, true
		case !ok, !a.seen[o.ip()].phone.IsZero() && a.seen[best.ip()].phone.IsZero():
			best, ok = o, true
		}
	}
	return best, ok
}

// Way is how phones get in at a moment.
type Way struct {
	Base  string // the URL that they are given, without a slash at its end; "" where none would work
	Doubt Doubt  // why there is none, or why it may not work
	At    string // the one address that the program listens at, where it has none now
}

// Doubt is what speaks against the way in.
type Doubt int

// What speaks against it. With the first three there is none.
const (
	NoDoubt    Doubt = iota
	NoNetwork        // the laptop has no address but to itself
	OnlyHere         // the program listens to this laptop alone
	NotHere          // the program listens at an address that the laptop does not have now
	Contained        // the address is a container's: the laptop must hand on what comes in
	Virtual          // the address is a VPN's or a container's
	Unassigned       // the laptop gave itself the address, for no router did
)

// Way is how phones get in now.
func (a *Addresses) Way() Way {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.Public != "" {
		return Way{Base: a.Public}
	}
	best, ok := a.best()
	switch {
	case ok:
		return Way{Base: a.Scheme + "://" + a.host(best), Doubt: a.doubt(best)}
	case !a.Only.IsValid():
		return Way{Doubt: NoNetwork}
	case a.Only.IsLoopback():
		return Way{Doubt: OnlyHere}
	}
	return Way{Doubt: NotHere, At: a.Only.String()}
}

// doubt is what speaks against the best address. A phone that came in by it takes the
// doubt away, but not in a container, where what the laptop hands on looks alike.
func (a *Addresses) doubt(best Interface) Doubt {
	switch {
	case a.Inside:
		return Contained
	case !a.seen[best.ip()].phone.IsZero() || slices.ContainsFunc(a.own, func(o Interface) bool { return !o.Virtual && !o.unassigned() }):
		return NoDoubt
	case best.unassigned():
		return Unassigned
	}
	return Virtual
}

func (a *Addresses) host(i Interface) string { return net.JoinHostPort(i.ip().String(), a.Port) }

// List is what the host chooses from, with what was seen of each, and when they
// were tried last.
func (a *Addresses) List() (out []Address, tested time.Time) {
	a.mu.Lock()
	defer a.mu.Unlock()
	best, _ := a.best()
	for _, o := range a.own {
		seen := a.seen[o.ip()]
		out = append(out, Address{Host: a.host(o), Name: o.Name, Virtual: o.Virtual, Chosen: a.Public == "" && o == best,
			Phone: seen.phone, Browsed: seen.browsed, Tried: seen.tried, Answers: seen.answers})
	}
	return out, a.tested
}

// Choose takes the host's choice and gives the place to be remembered.
func (a *Addresses) Choose(host string) (place string, ok bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, o := range a.own {
		if a.host(o) == host {
			a.Place = o.place()
			a.turn++
			return a.Place, true
		}
	}
	return "", false
}

// Arrived learns from a request by which of our addresses somebody came in. It
// reports whether pages show that.
func (a *Addresses) Arrived(local net.Addr, remote string) bool {
	tcp, ok := local.(*net.TCPAddr)
	from, err := netip.ParseAddr(remote)
	if !ok || err != nil {
		return false
	}
	at := tcp.AddrPort().Addr().Unmap()
	from = from.Unmap()
	a.mu.Lock()
	defer a.mu.Unlock()
	if !a.has(at) {
		return false
	}
	was := a.seen[at]
	now := was
	if from.IsLoopback() || a.has(from) {
		now.browsed = true
	} else if time.Since(was.phone) >= time.Minute { // shown to the minute
		now.phone = time.Now()
	}
	if now == was {
		return false
	}
	a.see(at, now)
	return true
}

func (a *Addresses) has(ip netip.Addr) bool {
	return slices.ContainsFunc(a.own, func(o Interface) bool { return o.ip() == ip })
}

func (a *Addresses) see(at netip.Addr, now sight) {
	if a.seen == nil {
		a.seen = map[netip.Addr]sight{}
	}
	a.seen[at] = now
	a.turn++
}

// TryAll tries all own addresses at once and keeps what came of it.
func (a *Addresses) TryAll(answers func(base string) bool) {
	a.mu.Lock()
	own := a.own
	a.mu.Unlock()
	results := make([]bool, len(own))
	var all sync.WaitGroup
	for i, o := range own {
		all.Go(func() { results[i] = answers(a.Scheme + "://" + a.host(o)) })
	}
	all.Wait()
	a.mu.Lock()
	defer a.mu.Unlock()
	for i, o := range own {
		seen := a.seen[o.ip()]
		seen.tried, seen.answers = true, results[i]
		a.see(o.ip(), seen)
	}
	a.tested = time.Now()
	a.turn++
}

// Turns is how often anything changed that pages show.
func (a *Addresses) Turns() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.turn
}
