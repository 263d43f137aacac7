package static

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// ours is what we wrote; all else is vendored and must be in ASSETS.md.
var ours = []string{"tokens.css", "screens.css", "blocks.css", "croupier.js", "shelf.css", "templates.css", "report.css", "templates.js", "seating.js", "report.js", "door.js", "icon.svg", "icons.svg"}

func files(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := fs.WalkDir(embedded, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(embedded, name)
		out[name] = string(b)
		return err
	})
	if err != nil || len(out) < 10 {
		t.Fatalf("%d files: %v", len(out), err)
	}
	return out
}

// kept is what ASSETS.md says of a vendored file.
type kept struct{ integrity, licence, hash string }

func list(t *testing.T) map[string]kept {
	t.Helper()
	src, err := os.ReadFile("ASSETS.md")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]kept{}
	for _, line := range strings.Split(string(src), "\n") {
		cells := strings.Split(line, "|")
		if len(cells) != 7 || strings.Contains(line, "---") || strings.Contains(line, "sha256 |") {
			continue
		}
		out[strings.TrimSpace(cells[1])] = kept{cells[3], cells[4], strings.TrimSpace(cells[5])}
	}
	return out
}

func TestVendoredFilesAreThePackages(t *testing.T) {
	known := list(t)
	for name, body := range files(t) {
		if slices.Contains(ours, name) {
			continue
		}
		k, ok := known[name]
		if !ok {
			t.Errorf("%s is neither ours nor in ASSETS.md", name)
			continue
		}
		if sum := sha256.Sum256([]byte(body)); hex.EncodeToString(sum[:]) != k.hash {
			t.Errorf("%s is not the file that ASSETS.md names", name)
		}
	}
	for name, k := range known {
		if _, err := os.Stat(name); err != nil {
			t.Errorf("ASSETS.md names %s: %v", name, err)
		}
		if !regexp.MustCompile(`\d+\.\d+\.\d+, sha512-[A-Za-z0-9+/]{86}==`).MatchString(k.integrity) {
			t.Errorf("%s has no version and npm integrity", name)
		}
		if m := regexp.MustCompile(`licences/[a-z-]+\.txt`).FindString(k.licence); m != "" {
			if _, err := os.Stat(m); err != nil {
				t.Errorf("the licence of %s: %v", name, err)
			}
		}
	}
	axe, err := os.ReadFile("../views/canned/testdata/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	if sum := sha256.Sum256(axe); hex.EncodeToString(sum[:]) != known["../views/canned/testdata/axe.min.js"].hash {
		t.Error("axe.min.js is not the file that ASSETS.md names")
	}
}

func TestNamesThatContentBlockersEat(t *testing.T) {
	for name := range files(t) {
		if regexp.MustCompile(`(?i)\b(ad|ads|banner|track|event|stats|pixel|metric|analytics)`).MatchString(name) {
			t.Errorf("%s would not reach everybody", name)
		}
	}
}

func TestNothingComesFromElsewhere(t *testing.T) {
	url := regexp.MustCompile(`(?i)(https?:)?//[a-z0-9.-]+\.[a-z]{2,}`)
	for name, body := range files(t) {
		if !strings.HasSuffix(name, ".css") && !slices.Contains(ours, name) {
			continue
		}
		for _, at := range url.FindAllString(body, -1) {
			if !strings.Contains(at, "www.w3.org") { // a namespace, not an address
				t.Errorf("%s names %s", name, at)
			}
		}
	}
}

// The program is used over plain http: what needs https is not there, and what
// the content policy forbids would not run.
func TestScriptNeedsNothingThatIsNotThere(t *testing.T) {
	src := ""
	for name, body := range files(t) {
		if strings.HasSuffix(name, ".js") && slices.Contains(ours, name) {
			src += body
		}
	}
	for _, missing := range []string{
		"randomUUID", "crypto.subtle", "serviceWorker", "navigator.clipboard", "navigator.locks", "Notification", "navigator.share",
		"eval(", "Function(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", ".style", "setAttribute(\"on", "javascript:",
	} {
		if strings.Contains(src, missing) {
			t.Errorf("our scripts use %s", missing)
		}
	}
}

// Raw colours are in tokens.css alone, and every token that is used is there.
func TestColoursAreTokens(t *testing.T) {
	all := files(t)
	sheets := slices.DeleteFunc(slices.Clone(ours), func(name string) bool { return !strings.HasSuffix(name, ".css") })
	for _, name := range sheets {
		if name == "tokens.css" {
			continue
		}
		if raw := regexp.MustCompile(`#[0-9a-fA-F]{3,8}\b|rgba?\(|hsl`).FindString(regexp.MustCompile(`\(#[a-z]+|#[a-z]+[ ,)]`).ReplaceAllString(all[name], "")); raw != "" {
			t.Errorf("%s has the colour %s", name, raw)
		}
	}
	declared := regexp.MustCompile(`(--[a-z0-9-]+)\s*:`)
	known := map[string]bool{}
	for _, name := range sheets {
		for _, m := range declared.FindAllStringSubmatch(all[name], -1) {
			known[m[1]] = true
		}
	}
	for _, name := range sheets {
		for _, m := range regexp.MustCompile(`var\((--[a-z0-9-]+)`).FindAllStringSubmatch(all[name], -1) {
			if !known[m[1]] {
				t.Errorf("%s uses %s, which is nowhere", name, m[1])
			}
		}
	}
}

// Others' files are sent as they came; ours lose only what says nothing.
func TestLeanFilesSayTheSame(t *testing.T) {
	for name, body := range files(t) {
		sent, err := fs.ReadFile(Files, name)
		if err != nil {
			t.Fatal(err)
		}
		info, err := fs.Stat(Files, name)
		if err != nil || info.Size() != int64(len(sent)) {
			t.Errorf("%s: %d bytes, its size says %d: %v", name, len(sent), info.Size(), err)
		}
		how := kind(name)
		if how == "" {
			if string(sent) != body {
				t.Errorf("%s is not sent as it is", name)
			}
			continue
		}
		if len(sent) >= len(body) || strings.Contains(string(sent), "\n\t") {
			t.Errorf("%s is not leaner", name)
		}
		for _, word := range regexp.MustCompile(`data-[a-z-]+`).FindAllString(withoutComments(body), -1) {
			if !strings.Contains(string(sent), word) {
				t.Errorf("%s has lost %s", name, word)
			}
		}
	}
}

// withoutComments is a sheet or a script of ours as far as it does something.
func withoutComments(src string) string {
	src = regexp.MustCompile(`(?s)/\*.*?\*/`).ReplaceAllString(src, "")
	return regexp.MustCompile(`(?m)^\s*//.*$`).ReplaceAllString(src, "")
}
