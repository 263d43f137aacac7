package main

import (
	"os"
	"strings"
)

// container names what this system runs inside, where its addresses are not the
// laptop's: Windows' Linux, or a container. "" where it runs by itself.
func container() string {
	if version, err := os.ReadFile("/proc/version"); err == nil && strings.Contains(strings.ToLower(string(version)), "microsoft") {
		return "WSL"
	}
	for _, mark := range []string{"/.dockerenv", "/run/.containerenv"} {
		if _, err := os.Stat(mark); err == nil {
			return "a container"
		}
	}
	return ""
}
