package main

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// A second program on the same data ends at once, changes nothing and opens the
// page of the first; where the first was killed, the next one runs.
func TestASecondProgramOpensTheFirst(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("here a browser is not opened by xdg-open")
	}
	p := newProgram(t)
	opened := filepath.Join(t.TempDir(), "opened")
	ownBrowser(t, opened)
	second := &program{T: t, data: p.data, addr: ":0", ways: opening}
	said, err := io.ReadAll(second.begin())
	if err := second.cmd.Wait(); err != nil || len(said) > 0 {
		t.Errorf("a second program ended with %v and said it is ready: %s", err, said)
	}
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if url, err := os.ReadFile(opened); err == nil && strings.TrimSpace(string(url)) == p.at.Local {
			break
		} else if time.Now().After(end) {
			t.Fatalf("it opened %q and not %s", url, p.at.Local)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	if resp, err := newScript(t, p.at.Local).client.Get(p.at.Local + "/healthz"); err != nil || resp.StatusCode != 200 {
		t.Errorf("the first one: %v, %v", resp, err)
	} else {
		resp.Body.Close()
	}
	p.kill()
	second.ways = ""
	second.start()
	second.kill()
}

// ownBrowser puts a program in the way that writes down what it is asked to open.
func ownBrowser(t *testing.T, opened string) {
	t.Helper()
	folder := t.TempDir()
	script := "#!/bin/sh\necho \"$1\" > " + opened + ".new && mv " + opened + ".new " + opened + "\n"
	if err := os.WriteFile(filepath.Join(folder, "xdg-open"), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder+string(os.PathListSeparator)+os.Getenv("PATH"))
}
