package doors

import (
	"net"
	"net/netip"
	"strings"
)

// Interface is one address of a network interface, as phones may reach it.
type Interface struct {
	Name    string // "wlan0"
	Net     netip.Prefix
	Virtual bool // a VPN's, a container's, a virtual machine's
	Direct  bool // it leads to one other machine only, as many a VPN's does
	Routed  bool // the way to everywhere else goes through it
}

func (i Interface) ip() netip.Addr { return i.Net.Addr() }

// place names an address by interface and subnet: the same Wi-Fi gives the laptop
// another number tomorrow.
func (i Interface) place() string { return i.Name + " " + i.Net.Masked().String() }

// Interfaces are this machine's that lead to others.
func Interfaces() ([]Interface, error) {
	devices, err := net.Interfaces()
	if err != nil {
		return nil, err
	}
	routed := routedAddress()
	var out []Interface
	for _, d := range devices {
		if d.Flags&net.FlagUp == 0 || d.Flags&net.FlagLoopback != 0 {
			continue
		}
		nets, err := d.Addrs()
		if err != nil {
			return nil, err
		}
		for _, n := range nets {
			p, err := netip.ParsePrefix(n.String())
			if err != nil {
				continue
			}
			direct := d.Flags&net.FlagPointToPoint != 0
			out = append(out, Interface{d.Name, p, direct || virtual(d.Name, d.HardwareAddr), direct, p.Addr() == routed})
		}
	}
	return out, nil
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
