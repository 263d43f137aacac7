package main

import (
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"regexp"
	"sync"
	"sync/atomic"
	"time"
)

// taps: from a tap to the last of eight phones, against the floor.
func taps(ctx context.Context, p *program, s size, out *sheet) error {
	host, err := newHost(ctx, p)
	if err != nil {
		return err
	}
	t, err := open(ctx, host)
	if err != nil {
		return err
	}
	watching, stop := context.WithCancel(ctx)
	defer stop()
	m, err := watchAll(watching, t)
	if err != nil {
		return err
	}
	before := t.heard()
	for i := range s.taps / 10 { // they warm it up, and tell how long its messages are
		if err := t.pay(ctx, i); err != nil {
			return err
		}
		if _, err := m.shown(t.entries, time.Now()); err != nil {
			return err
		}
	}
	message := (t.heard() - before) / (s.taps / 10 * len(t.eight()))
	f, err := newFloor(ctx, p.data, message)
	if err != nil {
		return err
	}
	defer f.close()
	var ours, floor spans
	idle, err := p.work()
	if err != nil {
		return err
	}
	for i := range s.taps {
		began := time.Now()
		if err := t.pay(ctx, i); err != nil {
			return err
		}
		took, err := m.shown(t.entries, began)
		if err != nil {
			return err
		}
		least, err := f.tap(ctx)
		if err != nil {
			return err
		}
		ours, floor = append(ours, took), append(floor, least)
	}
	after, err := p.work()
	if err != nil {
		return err
	}
	ratio := float64(ours.part(.5)) / float64(floor.part(.5))
	out.add("tap → stored, synced → on all 8 phones, median", "at most 1.5 × the floor", "%s, floor %s: %.2f ×", ms(ours.part(.5)), ms(floor.part(.5)), ratio)
	out.add("the same, 99th of 100", "–", "%s, floor %s", ms(ours.part(.99)), ms(floor.part(.99)))
	out.add("what a tap sends to each phone, on average", "–", "%.1f KB", float64(message)/1024)
	out.add("what a tap costs the program in processor time", "–", "%s", ms(after.since(idle, s.taps).program))
	return nil
}

// night: the 10th entry of a night against the 10,000th.
func night(ctx context.Context, p *program, s size, out *sheet) error {
	host, err := newHost(ctx, p)
	if err != nil {
		return err
	}
	t, err := open(ctx, host)
	if err != nil {
		return err
	}
	var first, last spans
	began := time.Now()
	for i := t.entries; i < s.night; i++ {
		from := time.Now()
		if err := t.pay(ctx, i); err != nil {
			return err
		}
		switch took := time.Since(from); {
		case len(first) < s.night/20:
			first = append(first, took)
		case i >= s.night-s.night/20:
			last = append(last, took)
		}
	}
	rate := float64(s.night) / time.Since(began).Seconds()
	out.add(fmt.Sprintf("entry %d of a night against entry 20, medians", s.night), "at most 1.2 ×", "%s against %s: %.2f ×", ms(last.part(.5)), ms(first.part(.5)), float64(last.part(.5))/float64(first.part(.5)))
	out.add("entries a second, one table, one after another", "–", "%.0f", rate)
	return nil
}

// many: entries a second over many tables at once.
func many(ctx context.Context, p *program, s size, out *sheet) error {
	host, err := newHost(ctx, p)
	if err != nil {
		return err
	}
	tables, err := openMany(ctx, host, s.many)
	if err != nil {
		return err
	}
	began := time.Now()
	if err := together(s.many, s.many, func(i int) error {
		for n := range s.each {
			if err := tables[i].pay(ctx, n); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		return err
	}
	out.add(fmt.Sprintf("entries a second over %d tables at once", s.many), "–", "%.0f", float64(s.many*s.each)/time.Since(began).Seconds())
	return nil
}

// crowd: many tables with eight phones each, and a steady load over all.
func crowd(ctx context.Context, p *program, s size, out *sheet) error {
	host, err := newHost(ctx, p)
	if err != nil {
		return err
	}
	tables, err := openMany(ctx, host, s.crowd)
	if err != nil {
		return err
	}
	before, err := p.memory()
	if err != nil {
		return err
	}
	watching, stop := context.WithCancel(ctx)
	defer stop()
	phones := make([]*marks, s.crowd)
	if err := together(s.crowd, 32, func(i int) (err error) { phones[i], err = watchAll(watching, tables[i]); return err }); err != nil {
		return err
	}
	idle, err := p.work()
	if err != nil {
		return err
	}
	took, entered, err := load(ctx, s, tables, phones)
	if err != nil {
		return err
	}
	done, err := p.work()
	if err != nil {
		return err
	}
	after, err := p.memory()
	if err != nil {
		return err
	}
	lost := 0
	for i, t := range tables {
		_, n := phones[i].all(t.entries)
		lost += n
	}
	out.add(fmt.Sprintf("%d tables × 8 phones, %d entries a second for %v: tap to phone, 99th of 100", s.crowd, s.rate, s.lasts), "at most 100 ms", "%s (median %s, %d entries)", ms(took.part(.99)), ms(took.part(.5)), entered)
	each := done.since(idle, entered)
	out.add("what each of them costs in processor time", "–", "%s, and the bench with the phones %s", ms(each.program), ms(each.bench))
	out.add("phones that did not end at the last entry", "0", "%d of %d", lost, s.crowd*8)
	out.add("memory a phone", "at most 64 KB", "%.0f KB", float64(after-before)/float64(s.crowd*8)/1024)
	return nil
}

// load makes entries at a steady rate, whatever the answers take, round the
// tables; it reports how long each took to reach the last of its phones. What does
// not get there is left to who counts the phones afterwards.
func load(ctx context.Context, s size, tables []*table, phones []*marks) (took spans, entered int, err error) {
	var wg sync.WaitGroup
	var mu sync.Mutex
	var failed atomic.Pointer[error]
	tick := time.NewTicker(time.Second / time.Duration(s.rate))
	defer tick.Stop()
	busy := make([]sync.Mutex, len(tables))
	for n := 0; n < s.rate*int(s.lasts/time.Second) && failed.Load() == nil; n++ {
		<-tick.C
		i, began := n%len(tables), time.Now()
		wg.Go(func() {
			busy[i].Lock() // a table's own entries one after another
			err := tables[i].pay(ctx, n/len(tables))
			seq := tables[i].entries
			busy[i].Unlock()
			if err != nil {
				failed.CompareAndSwap(nil, &err)
				return
			}
			mu.Lock()
			entered++
			mu.Unlock()
			if d, err := phones[i].shown(seq, began); err == nil {
				mu.Lock()
				took = append(took, d)
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if e := failed.Load(); e != nil {
		return nil, 0, *e
	}
	return took, entered, nil
}

// start: from the start of the program to its first answer with many nights in
// the file, what it takes in memory then, and the weight of the first page.
func start(ctx context.Context, p *program, s size, out *sheet) error {
	host, err := newHost(ctx, p)
	if err != nil {
		return err
	}
	if _, err := openMany(ctx, host, s.storedNights); err != nil {
		return err
	}
	p.kill()
	var starts spans
	for i := range 5 {
		again, err := run(ctx, p.binary, p.data)
		if err != nil {
			return err
		}
		starts = append(starts, again.started)
		if i < 4 {
			again.kill()
			continue
		}
		*p = *again
	}
	time.Sleep(2 * time.Second)
	idle, err := p.memory()
	if err != nil {
		return err
	}
	bytes, files, err := firstPage(ctx, p)
	if err != nil {
		return err
	}
	out.add(fmt.Sprintf("start to first answer with %d stored nights, median of 5", s.storedNights), "at most 150 ms", "%s", ms(starts.part(.5)))
	out.add("memory, idle after that", "at most 40 MB", "%.1f MB", float64(idle)/(1<<20))
	out.add("first page of a phone, everything included, over the wire", "at most 70 KB", "%.1f KB in %d files", float64(bytes)/1024, files)
	return nil
}

var linked = regexp.MustCompile(`(?:href|src)="(/static/[^"#]+)|url\("?([^")]+)"?\)`)

// firstPage adds up what a phone loads to show its seat, compressed where the
// program compresses.
func firstPage(ctx context.Context, p *program) (bytes, files int, err error) {
	host, err := newHost(ctx, p)
	if err != nil {
		return 0, 0, err
	}
	t, err := open(ctx, host)
	if err != nil {
		return 0, 0, err
	}
	todo, done := []string{"/t/" + t.code}, map[string]bool{}
	for len(todo) > 0 {
		path := todo[0]
		todo = todo[1:]
		if done[path] {
			continue
		}
		done[path] = true
		n, text, err := fetch(ctx, t.seats[0], path)
		if err != nil {
			return 0, 0, err
		}
		bytes, files = bytes+n, files+1
		for _, m := range linked.FindAllStringSubmatch(text, -1) {
			if m[1] != "" {
				todo = append(todo, m[1])
			} else if ext := filepath.Ext(m[2]); ext == ".woff2" {
				todo = append(todo, filepath.Join("/static", m[2]))
			}
		}
	}
	return bytes, files, nil
}

// fetch loads one file as a browser does; it reports its bytes over the wire and
// its text.
func fetch(ctx context.Context, b *browser, path string) (n int, text string, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, b.base+path, nil)
	if err != nil {
		return 0, "", err
	}
	req.Header.Set("Accept", "text/html,*/*")
	req.Header.Set("Accept-Encoding", "gzip")
	req.Header.Set("Cookie", b.cookie)
	res, err := b.client.Do(req)
	if err != nil {
		return 0, "", err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return 0, "", fmt.Errorf("GET %s: %d", path, res.StatusCode)
	}
	count := &counting{r: res.Body}
	var body io.Reader = count
	if res.Header.Get("Content-Encoding") == "gzip" {
		if body, err = gzip.NewReader(count); err != nil {
			return 0, "", err
		}
	}
	all, err := io.ReadAll(body)
	return count.n, string(all), err
}

type counting struct {
	r io.Reader
	n int
}

func (c *counting) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += n
	return n, err
}
