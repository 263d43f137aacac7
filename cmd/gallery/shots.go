package main

import (
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// sizes are the windows that everything must look right in, by sort of page.
var sizes = map[string][]string{
	"room":  {"1920,1080", "390,844"},
	"host":  {"1280,800", "390,844"},
	"phone": {"390,844", "320,640"},
	"other": {"390,844", "1280,800"},
}

// shoot takes a picture of every page in every window, by night and by day.
func shoot(base, dir string) error {
	chromium, err := exec.LookPath("chromium")
	if err != nil {
		return fmt.Errorf("no chromium to take pictures with: %w", err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, name := range append(pageNames(), "") {
		for _, size := range sizesOf(name) {
			for _, light := range []string{"night", "day"} {
				file := filepath.Join(dir, strings.Join([]string{orKit(name), strings.Split(size, ",")[0], light}, "-")+".png")
				if err := picture(chromium, base+path(name), file, size, light); err != nil {
					return err
				}
				log.Print(file)
			}
		}
	}
	return nil
}

func picture(chromium, url, file, size, light string) error {
	profile, err := os.MkdirTemp("", "gallery")
	if err != nil {
		return err
	}
	defer os.RemoveAll(profile)
	args := []string{"--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--hide-scrollbars", "--user-data-dir=" + profile, "--window-size=" + size,
		"--virtual-time-budget=1500", "--screenshot=" + file}
	if light == "night" {
		args = append(args, "--blink-settings=preferredColorScheme=0")
	}
	out, err := exec.Command(chromium, append(args, url)...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w: %s", url, err, out)
	}
	return nil
}

func path(name string) string {
	if name == "" {
		return "/"
	}
	return "/page/" + name
}

func orKit(name string) string {
	if name == "" {
		return "kit"
	}
	return name
}

func sizesOf(name string) []string {
	sort, _, _ := strings.Cut(name, "-")
	if s, ok := sizes[sort]; ok {
		return s
	}
	return sizes["other"]
}
