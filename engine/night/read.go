package night

import (
	"net/url"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"croupier/engine"
)

// Limits of a file, so that a broken or hostile one ends in a sentence.
const (
	mostBytes = 16 << 20
	mostLines = 200_000
)

// Read reads a night file. An error is an *Error with the line and the reason.
func Read(src string) (n Night, err error) {
	if len(src) > mostBytes || strings.Count(src, "\n") > mostLines {
		return n, wrong(0, "This file is too long for a night.")
	}
	if !utf8.ValidString(src) {
		return n, wrong(0, "This file is not text in UTF-8.")
	}
	r := reader{at: Evening}
	src = strings.TrimPrefix(src, "\ufeff") // Windows' own editor begins a file with it
	for i, line := range strings.Split(src, "\n") {
		r.line = i + 1
		if err := r.take(strings.TrimRight(line, "\r")); err != nil {
			return n, err
		}
	}
	switch {
	case !r.begun:
		return n, wrong(1, "A night begins with a line such as: night 1 deal rules=1 seats=4 seed=7")
	case r.screen:
		return n, wrong(r.line, "A screen ends with a line of two hyphens: --")
	}
	return r.night, nil
}

type reader struct {
	night  Night
	line   int
	at     time.Time
	begun  bool
	screen bool // inside a screen
}

func (r *reader) last() *Line {
	if len(r.night.Lines) == 0 {
		return nil
	}
	return &r.night.Lines[len(r.night.Lines)-1]
}

func (r *reader) take(line string) error {
	if r.screen {
		if strings.TrimSpace(line) == "--" {
			r.screen = false
		} else {
			r.last().Screen = append(r.last().Screen, strings.TrimRight(line, " \t"))
		}
		return nil
	}
	words, err := split(line)
	switch {
	case err != nil:
		return wrong(r.line, "%v", *err)
	case len(words) == 0:
		r.comment(line)
		return nil
	case !r.begun:
		return r.header(words)
	case words[0].text == "--":
		return r.openScreen(words)
	case words[0].text == "!":
		return r.entry(words[1:], Refused)
	case words[0].text == ">":
		return r.says(line)
	}
	return r.entry(words, Entry)
}

// comment keeps what stands above the header.
func (r *reader) comment(line string) {
	_, says, _ := strings.Cut(line, "#")
	if says = strings.TrimSpace(says); says != "" && !r.begun {
		r.night.Above = append(r.night.Above, says)
	}
}

func (r *reader) header(words []word) error {
	if len(words) < 3 || words[0].text != "night" {
		return wrong(r.line, "A night begins with a line such as: night 1 deal rules=1 seats=4 seed=7")
	}
	if words[1].text != strconv.Itoa(Format) {
		return wrong(r.line, "This program reads night files of format %d.", Format)
	}
	n := &r.night
	n.Header, n.Game, n.Setup.Options = r.line, words[2].text, engine.Options{}
	seen := map[string]bool{}
	for _, w := range words[3:] {
		name, value, ok := w.answer()
		if !ok || seen[name] {
			return wrong(r.line, "%v: write each setting once, as name=value.", w.text)
		}
		seen[name] = true
		var err error
		switch name {
		case "rules":
			n.Setup.Version, err = strconv.Atoi(value)
		case "seats":
			n.Setup.Seats, err = strconv.Atoi(value)
		case "seed":
			n.Setup.Seed, err = strconv.ParseUint(value, 10, 64)
		default:
			n.Setup.Options[name] = value
		}
		if err != nil {
			return wrong(r.line, "%v: a whole number is needed.", w.text)
		}
	}
	if n.Setup.Seats < 1 || n.Setup.Seats > 99 {
		return wrong(r.line, "Say how many seats there are: seats=4")
	}
	r.begun = true
	return nil
}

func (r *reader) openScreen(words []word) error {
	if len(words) != 2 {
		return wrong(r.line, "Say whose screen: -- room, -- host or -- 3")
	}
	viewer, ok := Viewer(words[1].text)
	if !ok || int(viewer) > 99 {
		return wrong(r.line, "%v: a screen is the room's, the host's or a seat's.", words[1].text)
	}
	r.night.Lines = append(r.night.Lines, Line{Number: r.line, Is: Screen, Viewer: viewer})
	r.screen = true
	return nil
}

func (r *reader) says(line string) error {
	l := r.last()
	if l == nil || l.Is != Refused || l.Says != "" || l.Number != r.line-1 {
		return wrong(r.line, "A sentence stands under the line that is refused with it.")
	}
	_, l.Says, _ = strings.Cut(line, ">")
	l.Says = strings.TrimSpace(cutComment(l.Says))
	return nil
}

// Viewer reads "room", "host" or the number of a seat.
func Viewer(s string) (engine.Seat, bool) {
	switch s {
	case "room":
		return engine.Room, true
	case "host":
		return engine.Host, true
	}
	n, err := strconv.Atoi(s)
	return engine.Seat(n), err == nil && n > 0
}

func (r *reader) entry(words []word, sort Sort) error {
	if len(words) < 2 {
		return wrong(r.line, "An entry is a seat, a kind and its answers: 3 pay to=bank amount=2")
	}
	rec := engine.Record{Kind: words[1].text, Mark: engine.AnyMark, Answers: url.Values{}}
	if err := r.author(&rec, words[0].text); err != nil {
		return err
	}
	if strings.Trim(rec.Kind, "abcdefghijklmnopqrstuvwxyz-") != "" || words[1].quoted {
		return wrong(r.line, "%v: kinds are small letters and hyphens.", rec.Kind)
	}
	at, timed := r.at.Add(time.Second), false
	for _, w := range words[2:] {
		if !w.quoted && strings.HasPrefix(w.text, "@") {
			if timed {
				return wrong(r.line, "One time is enough.")
			}
			var err error
			if at, err = r.time(w.text[1:]); err != nil {
				return err
			}
			timed = true
			continue
		}
		for _, part := range w.parts() {
			name, value, ok := part.answer()
			if !ok {
				return wrong(r.line, "%v: answers are name=value.", part.text)
			}
			rec.Answers.Add(name, value)
		}
	}
	rec.At = at
	if sort == Entry {
		r.at = at
	}
	r.night.Lines = append(r.night.Lines, Line{Number: r.line, Is: sort, Record: rec})
	return nil
}

// author reads "3", "host", "host/3" or "clock".
func (r *reader) author(rec *engine.Record, who string) error {
	if who == "clock" {
		return nil
	}
	if seat, ok := strings.CutPrefix(who, "host/"); ok {
		who, rec.ByHost = seat, true
	}
	by, ok := Viewer(who)
	if !ok || by == engine.Room || rec.ByHost && by < 1 || by > 99 {
		return wrong(r.line, "%v: an entry is by a seat, host, host/3 or clock.", who)
	}
	rec.By = by
	return nil
}

// time reads "+2m", since the line before, or a time in UTC as in exports.
func (r *reader) time(s string) (time.Time, error) {
	if after, ok := strings.CutPrefix(s, "+"); ok {
		d, err := time.ParseDuration(after)
		if err != nil || d < 0 {
			return r.at, wrong(r.line, "@%v: a time after the line before is written @+2m or @+90s.", s)
		}
		return r.at.Add(d), nil
	}
	at, err := time.Parse("2006-01-02T15:04:05.999Z", s)
	if err != nil {
		return r.at, wrong(r.line, "@%v: a time is written @2026-11-30T20:14:05.250Z or @+2m.", s)
	}
	if len(r.night.Lines) > 0 && at.Before(r.at) {
		return r.at, wrong(r.line, "@%v: that is before the line above.", s)
	}
	return at, nil
}
