package doors

import (
	"net"
	"net/netip"
	"testing"
)

func own(name, prefix string, routed ...bool) Interface {
	return Interface{name, netip.MustParsePrefix(prefix), virtual(name, nil), len(routed) > 0}
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
		"nothing":         {nil, nil},
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

func TestTheAddressInTheQR(t *testing.T) {
	wlan, docker := own("wlan0", "192.168.0.24/24", true), own("docker0", "172.17.0.1/16")
	has := []Interface{docker, wlan}
	a := &Addresses{Scheme: "http", Port: "8080", Interfaces: func() ([]Interface, error) { return has, nil }}
	look := func(changed bool) {
		t.Helper()
		if got, err := a.Look(); err != nil || got != changed {
			t.Errorf("it has changed: %v, %v", got, err)
		}
	}
	look(true)
	look(false)
	base := func(when, want string) {
		t.Helper()
		if got := a.Base(); got != want {
			t.Errorf("%s the QR holds %s, not %s", when, got, want)
		}
	}
	base("at first", "http://192.168.0.24:8080")
	reach := func(local, remote string) bool {
		return a.Arrived(&net.TCPAddr{IP: net.ParseIP(local), Port: 8080}, remote)
	}
	if reach("127.0.0.1", "127.0.0.1") || !reach("192.168.0.24", "192.168.0.24") || reach("192.168.0.24", "192.168.0.24") {
		t.Error("this laptop's browser is news once, by an address that phones have too")
	}
	base("after that", "http://192.168.0.24:8080")
	if !reach("172.17.0.1", "172.17.0.9") || reach("172.17.0.1", "172.17.0.8") {
		t.Error("a phone's arrival is news once")
	}
	if list, _ := a.List(); len(list) != 2 || !list[0].Phone.IsZero() || !list[0].Browsed || list[1].Phone.IsZero() || list[1].Browsed {
		t.Errorf("what was seen of them: %+v", list)
	}
	base("after a phone came by another", "http://172.17.0.1:8080")
	if _, ok := a.Choose("8.8.8.8:8080"); ok {
		t.Error("an address was chosen that is not ours")
	}
	place, ok := a.Choose("192.168.0.24:8080")
	if !ok || place != "wlan0 192.168.0.0/24" {
		t.Errorf("the choice is kept as %q", place)
	}
	base("after the host chose", "http://192.168.0.24:8080")
	has = []Interface{own("wlan0", "192.168.0.77/24"), docker}
	look(true)
	base("after the router gave another number", "http://192.168.0.77:8080")
	a.Public = "https://night.example"
	base("with --public-url", "https://night.example")
	if a.Typed() != "night.example" {
		t.Errorf("to type: %s", a.Typed())
	}
	a = &Addresses{Scheme: "http", Port: "8080"}
	base("without any network", "http://localhost:8080")
}
