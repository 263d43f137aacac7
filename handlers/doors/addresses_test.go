package doors

import (
	"net"
	"net/netip"
	"testing"
)

func own(name, prefix string, routed ...bool) Interface {
	return Interface{Name: name, Net: netip.MustParsePrefix(prefix), Virtual: virtual(name, nil), Routed: len(routed) > 0}
}

// direct is one that leads to one other machine only.
func direct(name, prefix string) Interface {
	i := own(name, prefix)
	i.Direct, i.Virtual = true, true
	return i
}

// Each row is a laptop; the first address is the one for the QR, then the order
// of the list.
func TestRanking(t *testing.T) {
	for name, row := range map[string]struct {
		all  []Interface
		want []string
	}{
		"Docker beside Wi-Fi": {
			[]Interface{own("docker0", "172.17.0.1/16"), own("wlan0", "192.168.0.24/24", true)}, []string{"192.168.0.24", "172.17.0.1"}},
		"a VPN that took the default route": {
			[]Interface{own("tailscale0", "100.90.1.1/10", true), own("enp3s0", "10.0.0.7/8")}, []string{"10.0.0.7", "100.90.1.1"}},
		"cable and Wi-Fi, both real": {
			[]Interface{own("eth0", "192.168.1.5/24"), own("wlp2s0", "10.1.1.5/24")}, []string{"10.1.1.5", "192.168.1.5"}},
		"Hyper-V and WSL": {
			[]Interface{own("vEthernet (WSL)", "172.20.0.1/20"), own("Wi-Fi", "192.168.178.3/24", true)}, []string{"192.168.178.3", "172.20.0.1"}},
		"by subnet when nothing else tells": {
			[]Interface{own("eth0", "172.16.0.9/12"), own("eth1", "10.0.0.9/8"), own("eth2", "192.168.0.9/16")}, []string{"192.168.0.9", "10.0.0.9", "172.16.0.9"}},
		"link-local is left out": {
			[]Interface{own("eth0", "169.254.3.3/16"), own("wlan0", "10.0.0.2/8")}, []string{"10.0.0.2"}},
		"only link-local": {[]Interface{own("eth0", "169.254.3.3/16")}, []string{"169.254.3.3"}},
		"a tunnel beside Wi-Fi is left out": {
			[]Interface{direct("tun0", "10.8.0.2/32"), own("wlan0", "10.0.0.2/8")}, []string{"10.0.0.2"}},
		"only a tunnel":              {[]Interface{direct("tun0", "10.8.0.2/32")}, []string{"10.8.0.2"}},
		"a container's and a tunnel": {[]Interface{direct("tun0", "10.8.0.2/32"), own("docker0", "172.17.0.1/16")}, []string{"172.17.0.1", "10.8.0.2"}},
		"Wi-Fi without a router":     {[]Interface{own("docker0", "172.17.0.1/16"), own("wlan0", "169.254.3.3/16")}, []string{"169.254.3.3", "172.17.0.1"}},
		"nothing":                    {nil, nil},
	} {
		got := ranked(row.all)
		if len(got) != len(row.want) {
			t.Fatalf("%s: %v", name, got)
		}
		for i, w := range row.want {
			if got[i].ip().String() != w {
				t.Errorf("%s: %d is %v, not %s", name, i, got[i].ip(), w)
			}
		}
	}
}

func TestVirtualDevices(t *testing.T) {
	for device, want := range map[string]bool{
		"docker0": true, "br-3a2b": true, "utun4": true, "VMware Network Adapter VMnet8": true, "VirtualBox Host-Only": true, "bridge100": true,
		"wlan0": false, "en0": false, "Wi-Fi": false, "Ethernet 2": false, "enp0s31f6": false,
	} {
		if got := virtual(device, net.HardwareAddr{0x3c, 0x22, 0xfb, 1, 2, 3}); got != want {
			t.Errorf("%s: virtual is %v", device, got)
		}
	}
	if !virtual("Ethernet 3", net.HardwareAddr{0x00, 0x15, 0x5d, 1, 2, 3}) {
		t.Error("a Hyper-V card is taken for a real one")
	}
}

// laptop is one whose list of addresses changes in the test.
type laptop struct {
	testing.TB
	*Addresses
	has []Interface
}

func newLaptop(t testing.TB, has ...Interface) *laptop {
	t.Helper()
	l := &laptop{TB: t, has: has}
	l.Addresses = &Addresses{Scheme: "http", Port: "8080", Interfaces: func() ([]Interface, error) { return l.has, nil }}
	l.looks(len(has) > 0)
	return l
}

// looks has it look around, and says whether it sees a change.
func (l *laptop) looks(changed bool) {
	l.Helper()
	if got, err := l.Look(); err != nil || got != changed {
		l.Errorf("with %v it sees a change: %v, %v", l.has, got, err)
	}
}

func (l *laptop) way(when string, want Way) {
	l.Helper()
	if got := l.Way(); got != want {
		l.Errorf("%s the way is %+v, not %+v", when, got, want)
	}
}

// reach is somebody who comes in by one of its addresses.
func (l *laptop) reach(local, remote string) (news bool) {
	return l.Arrived(&net.TCPAddr{IP: net.ParseIP(local), Port: 8080}, remote)
}

func TestTheAddressInTheQR(t *testing.T) {
	l := newLaptop(t, own("docker0", "172.17.0.1/16"), own("wlan0", "192.168.0.24/24", true))
	l.looks(false)
	l.way("at first", Way{Base: "http://192.168.0.24:8080"})
	if l.reach("127.0.0.1", "127.0.0.1") || !l.reach("192.168.0.24", "192.168.0.24") || l.reach("192.168.0.24", "192.168.0.24") {
		t.Error("this laptop's browser is news once, by an address that phones have too")
	}
	l.way("after that", Way{Base: "http://192.168.0.24:8080"})
	if !l.reach("172.17.0.1", "172.17.0.9") || l.reach("172.17.0.1", "172.17.0.8") {
		t.Error("a phone's arrival is news once")
	}
	if list, _ := l.List(); len(list) != 2 || !list[0].Phone.IsZero() || !list[0].Browsed || list[1].Phone.IsZero() || list[1].Browsed {
		t.Errorf("what was seen of them: %+v", list)
	}
	l.way("after a phone came by another", Way{Base: "http://172.17.0.1:8080"})
	if _, ok := l.Choose("8.8.8.8:8080"); ok {
		t.Error("an address was chosen that is not ours")
	}
	place, ok := l.Choose("192.168.0.24:8080")
	if !ok || place != "wlan0 192.168.0.0/24" {
		t.Errorf("the choice is kept as %q", place)
	}
	l.way("after the host chose", Way{Base: "http://192.168.0.24:8080"})
	l.has = []Interface{own("wlan0", "192.168.0.77/24"), own("docker0", "172.17.0.1/16")}
	l.looks(true)
	l.way("after the router gave another number", Way{Base: "http://192.168.0.77:8080"})
}

// No phone is given an address that cannot work: what the laptop has comes and goes.
func TestTheWayInComesAndGoes(t *testing.T) {
	l := newLaptop(t)
	l.way("without any network", Way{Doubt: NoNetwork})
	for _, step := range []struct {
		when string
		has  []Interface
		want Way
	}{
		{"with a VPN only", []Interface{direct("tun0", "10.8.0.2/32")}, Way{Base: "http://10.8.0.2:8080", Doubt: Virtual}},
		{"with a container's only", []Interface{own("docker0", "172.17.0.1/16")}, Way{Base: "http://172.17.0.1:8080", Doubt: Virtual}},
		{"with Wi-Fi that has no router", []Interface{own("docker0", "172.17.0.1/16"), own("wlan0", "169.254.3.3/16")}, Way{Base: "http://169.254.3.3:8080", Doubt: Unassigned}},
		{"with Wi-Fi", []Interface{own("docker0", "172.17.0.1/16"), own("wlan0", "192.168.0.24/24")}, Way{Base: "http://192.168.0.24:8080"}},
		{"in another Wi-Fi", []Interface{own("docker0", "172.17.0.1/16"), own("wlan0", "10.1.0.3/16")}, Way{Base: "http://10.1.0.3:8080"}},
		{"when it is gone", []Interface{own("docker0", "172.17.0.1/16")}, Way{Base: "http://172.17.0.1:8080", Doubt: Virtual}},
		{"when all is gone", nil, Way{Doubt: NoNetwork}},
	} {
		l.has = step.has
		l.looks(true)
		l.way(step.when, step.want)
	}
}

// A phone that came in by a doubtful address takes the doubt away, but not in a
// container, where this laptop's browser comes in as if from elsewhere.
func TestAPhoneTakesTheDoubtAway(t *testing.T) {
	for _, row := range []struct {
		inside bool
		before Doubt
		after  Doubt
	}{{false, Virtual, NoDoubt}, {true, Contained, Contained}} {
		l := newLaptop(t, own("docker0", "172.17.0.2/16"))
		l.Inside = row.inside
		l.way("at first", Way{Base: "http://172.17.0.2:8080", Doubt: row.before})
		l.reach("172.17.0.2", "172.17.0.2")
		l.way("after its own browser", Way{Base: "http://172.17.0.2:8080", Doubt: row.before})
		l.reach("172.17.0.2", "192.168.0.31")
		l.way("after a phone", Way{Base: "http://172.17.0.2:8080", Doubt: row.after})
	}
}

// A program that listens at one address is not reached by another.
func TestWhereItListensAtOneAddress(t *testing.T) {
	wlan, cable := own("wlan0", "192.168.0.24/24"), own("eth0", "10.0.0.9/8")
	long := own("wlan0", "fd00::2/64")
	for _, row := range []struct {
		only string
		want Way
	}{
		{"127.0.0.1", Way{Doubt: OnlyHere}}, {"::1", Way{Doubt: OnlyHere}},
		{"10.0.0.9", Way{Base: "http://10.0.0.9:8080"}}, {"fd00::2", Way{Base: "http://[fd00::2]:8080"}},
		{"10.0.0.10", Way{Doubt: NotHere, At: "10.0.0.10"}},
	} {
		l := newLaptop(t)
		l.Only, l.has = netip.MustParseAddr(row.only), []Interface{long, wlan, cable}
		l.looks(row.want.Base != "")
		l.way("on "+row.only, row.want)
	}
	l := newLaptop(t, long, wlan)
	if list, _ := l.List(); len(list) != 1 || list[0].Host != "192.168.0.24:8080" {
		t.Errorf("where it listens at all of them, the host chooses among %+v", list)
	}
}

// What is said by --public-url is believed, whatever the laptop has.
func TestThePublicAddressIsBelieved(t *testing.T) {
	for _, has := range [][]Interface{nil, {own("docker0", "172.17.0.1/16")}, {own("wlan0", "192.168.0.24/24")}} {
		l := newLaptop(t, has...)
		l.Public, l.Only, l.Inside = "https://night.example", netip.MustParseAddr("127.0.0.1"), true
		l.way("with --public-url", Way{Base: "https://night.example"})
	}
}
