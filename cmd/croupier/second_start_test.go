package main

import (
	"bufio"
	"fmt"
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
	p := newProgram(t)
	if err := secondStart(p, opening); err != nil {
		t.Error(err)
	}
	if resp, err := newScript(t, p.at.Local).client.Get(p.at.Local + "/healthz"); err != nil || resp.StatusCode != 200 {
		t.Errorf("the first one: %v, %v", resp, err)
	} else {
		resp.Body.Close()
	}
	p.kill()
	second := &program{T: t, data: p.data, addr: ":0"}
	second.start()
	second.kill()
}

// The same check finds a program that starts on data which another one holds.
func TestASecondStartThatIsSpoiltIsFound(t *testing.T) {
	if err := secondStart(newProgram(t), opening, grabbing); err == nil || !strings.Contains(err.Error(), "runs beside the first") {
		t.Errorf("of a program that %s it finds: %v", grabbing, err)
	}
}

// secondStart starts a program on the data of another, and says what is wrong with that.
func secondStart(p *program, ways ...string) error {
	p.Helper()
	if runtime.GOOS != "linux" {
		p.Skip("here a browser is not opened by xdg-open")
	}
	opened := filepath.Join(p.TempDir(), "opened")
	ownBrowser(p.T, opened)
	second := &program{T: p.T, data: p.data, addr: ":0", ways: strings.Join(ways, ",")}
	said, err := bufio.NewReader(second.begin()).ReadString('\n')
	defer second.kill()
	if err == nil {
		return fmt.Errorf("a second program runs beside the first: %s", said)
	}
	if err := second.cmd.Wait(); err != nil || said != "" {
		return fmt.Errorf("a second program ended with %v and said %q", err, said)
	}
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if url, err := os.ReadFile(opened); err == nil && strings.TrimSpace(string(url)) == p.at.Local {
			return nil
		}
	}
	return fmt.Errorf("it did not open %s", p.at.Local)
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
