package night

import (
	"strings"

	"croupier/engine"
)

// word is one word of a line. A quote may stand round a value: name="Ben Hur".
type word struct {
	text   string
	quoted bool  // it began with a quote
	amps   []int // where an & stood outside quotes
	equals int   // where the first = stood outside quotes; -1: nowhere
}

// split cuts a line into words. What follows a # after a blank is a comment.
func split(line string) (words []word, why *engine.Text) {
	var text strings.Builder
	w, open, inside := word{equals: -1}, false, false
	end := func() {
		if open {
			w.text = text.String()
			words = append(words, w)
		}
		text.Reset()
		w, open = word{equals: -1}, false
	}
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case inside && c == '\\' && i+1 < len(line) && (line[i+1] == '"' || line[i+1] == '\\'):
			i++
			text.WriteByte(line[i])
		case c == '"':
			w.quoted = w.quoted || !open
			inside, open = !inside, true
		case inside:
			text.WriteByte(c)
		case c == ' ' || c == '\t':
			end()
		case c == '#' && !open:
			return words, nil
		default:
			open = true
			if c == '=' && w.equals < 0 {
				w.equals = text.Len()
			}
			if c == '&' {
				w.amps = append(w.amps, text.Len())
			}
			text.WriteByte(c)
		}
	}
	if inside {
		t := engine.Textf("A quote is not closed.")
		return nil, &t
	}
	end()
	return words, nil
}

// parts are the answers joined by & in one word.
func (w word) parts() (out []word) {
	from := 0
	for _, to := range append(w.amps, len(w.text)) {
		part := word{text: w.text[from:to], equals: strings.IndexByte(w.text[from:to], '=')}
		if from == 0 && w.equals < to {
			part.equals = w.equals
		}
		out, from = append(out, part), to+1
	}
	return out
}

// answer is a name, of small letters, digits and hyphens, and its value.
func (w word) answer() (name, value string, ok bool) {
	if w.equals < 1 || strings.Trim(w.text[:w.equals], "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
		return "", "", false
	}
	return w.text[:w.equals], w.text[w.equals+1:], true
}

// cutComment cuts off a comment.
func cutComment(s string) string {
	if before, _, ok := strings.Cut(s, " #"); ok {
		return before
	}
	return s
}

// quote writes a value so that split reads it back.
func quote(s string) string {
	if s != "" && !strings.ContainsAny(s, " \t\"#&@\\") {
		return s
	}
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}
