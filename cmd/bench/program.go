package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// token makes this program's browser the host's.
const token = "bench-bench-bench-bench"

func build(ctx context.Context, to string) error {
	cmd := exec.CommandContext(ctx, "go", "build", "-o", to, "croupier/cmd/croupier")
	cmd.Stderr = os.Stderr
	return cmd.Run()
}

// program is a running Croupier.
type program struct {
	cmd     *exec.Cmd
	binary  string
	data    string
	base    string        // http://localhost:…
	started time.Duration // from its start to its first answer
}

// run starts the program on any free port and waits for its first answer.
func run(ctx context.Context, binary, data string) (*program, error) {
	p := &program{binary: binary, data: data}
	p.cmd = exec.CommandContext(ctx, binary, "serve", "--addr", "127.0.0.1:0", "--public-url", "http://localhost", "--data", data, "--host-token", token, "--no-browser")
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	began := time.Now()
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if at := strings.Index(lines.Text(), "http://localhost:"); at >= 0 {
			p.base, _, _ = strings.Cut(lines.Text()[at:], "/host/")
			break
		}
	}
	if p.base == "" {
		p.kill()
		return nil, errors.New("the program did not say where it answers")
	}
	go func() {
		for lines.Scan() {
		}
	}()
	res, err := http.Get(p.base + "/healthz")
	if err != nil {
		p.kill()
		return nil, err
	}
	p.started = time.Since(began)
	return p, res.Body.Close()
}

// kill ends the program as a pulled plug would.
func (p *program) kill() {
	_ = p.cmd.Process.Signal(syscall.SIGKILL)
	_ = p.cmd.Wait()
}

// memory is the program's resident memory, in bytes.
func (p *program) memory() (int, error) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(b)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kb, err := strconv.Atoi(strings.Fields(rest)[0])
			return kb << 10, err
		}
	}
	return 0, errors.New("no VmRSS")
}

// work is how long processors were busy.
type work struct{ program, bench time.Duration }

// work is what the program, and the bench with all its phones, have done so far.
func (p *program) work() (w work, err error) {
	if w.program, err = busy(strconv.Itoa(p.cmd.Process.Pid)); err == nil {
		w.bench, err = busy("self")
	}
	return w, err
}

// since is what was done for each of so many entries since then.
func (w work) since(before work, entries int) work {
	n := time.Duration(max(entries, 1))
	return work{(w.program - before.program) / n, (w.bench - before.bench) / n}
}

// jiffy is how Linux counts processor time for programs to read.
const jiffy = 10 * time.Millisecond

// busy is how long a process has kept processors busy, by its number.
func busy(process string) (time.Duration, error) {
	b, err := os.ReadFile("/proc/" + process + "/stat")
	if err != nil {
		return 0, err
	}
	_, fields, _ := strings.Cut(string(b), ") ") // its name may hold blanks
	f := strings.Fields(fields)
	if len(f) < 13 {
		return 0, errors.New("no processor time")
	}
	user, err := strconv.Atoi(f[11])
	system, err2 := strconv.Atoi(f[12])
	return time.Duration(user+system) * jiffy, errors.Join(err, err2)
}
