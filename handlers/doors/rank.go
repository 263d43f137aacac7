package doors

import (
	"cmp"
	"net/netip"
	"slices"
	"strings"
)

// ranked puts the likeliest first. Those that no router gave, and those that lead to
// one other machine only, count where nothing is left that a phone is sure to reach.
func ranked(all []Interface) []Interface {
	usable := slices.DeleteFunc(slices.Clone(all), func(a Interface) bool { return a.Direct || a.unassigned() })
	if !slices.ContainsFunc(usable, func(a Interface) bool { return !a.Virtual }) {
		usable = slices.Clone(all)
	}
	slices.SortStableFunc(usable, func(a, b Interface) int {
		return cmp.Or(first(!a.Virtual, !b.Virtual), first(!a.unassigned(), !b.unassigned()), first(!a.Direct, !b.Direct), first(a.Routed, b.Routed), first(wifi(a.Name), wifi(b.Name)),
			cmp.Compare(subnetRank(a.ip()), subnetRank(b.ip())), a.ip().Compare(b.ip()))
	})
	return usable
}

// unassigned is an address that the laptop gave itself, for no router did.
func (i Interface) unassigned() bool { return i.ip().IsLinkLocalUnicast() }

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

func wifi(name string) bool {
	d := strings.ToLower(name)
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
