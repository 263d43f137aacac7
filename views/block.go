package views

import (
	"hash/fnv"
	"strconv"
	"strings"
	"time"
	"unicode"

	"croupier/engine"
)

// mark is a short name for an id, made from what the thing is.
func mark(of string) string {
	h := fnv.New32a()
	h.Write([]byte(of))
	return strconv.FormatUint(uint64(h.Sum32()), 36)
}

func yesNo(on bool) string {
	if on {
		return tr("(yes)")
	}
	return tr("(no)")
}

// waitingFor words for whom the table waits.
func waitingFor(b engine.Waiting) engine.Text {
	if len(b.For) == 0 {
		return engine.Textf("Waiting for the host %v", b.To)
	}
	return engine.Textf("Waiting for %v %v", engine.SeatList(b.For), b.To)
}

// nothing reports whether a cell of a rack holds nothing.
func nothing(t engine.Text) bool {
	s := t.String()
	return s == "" || s == "0" || s == "–"
}

// wordy reports whether a cell says more than a number.
func wordy(t engine.Text) bool {
	return strings.ContainsFunc(t.String(), unicode.IsLetter)
}

// rolled words who rolled what.
func rolled(b engine.Dice) engine.Text {
	faces := engine.List{}
	for _, n := range b.Faces {
		faces = append(faces, engine.Textf("%d", n))
	}
	return engine.Textf("%v rolled %v", b.Seat, faces)
}

// rolledHow words whether the program rolled, and what the roll means.
func rolledHow(b engine.Dice) engine.Text {
	how := engine.Textf("typed in")
	if b.Rolled {
		how = engine.Textf("by the program")
	}
	if b.Says.Empty() {
		return how
	}
	return engine.Textf("%v, %v", how, b.Says)
}

// spotsOf are where a die of six has its pips; none for a number above.
func spotsOf(n int) [][2]string {
	const l, m, r = "9", "20", "31"
	switch n {
	case 1:
		return [][2]string{{m, m}}
	case 2:
		return [][2]string{{l, l}, {r, r}}
	case 3:
		return [][2]string{{l, l}, {m, m}, {r, r}}
	case 4:
		return [][2]string{{l, l}, {r, l}, {l, r}, {r, r}}
	case 5:
		return [][2]string{{l, l}, {r, l}, {m, m}, {l, r}, {r, r}}
	case 6:
		return [][2]string{{l, l}, {r, l}, {l, m}, {r, m}, {l, r}, {r, r}}
	}
	return nil
}

// minutes is what is left of a clock: "1:24".
func minutes(d time.Duration) string {
	s := int(max(d, 0).Round(time.Second).Seconds())
	rest := strconv.Itoa(100 + s%60)[1:]
	return strconv.Itoa(s/60) + ":" + rest
}

// millis is a moment as scripts count it.
func millis(t time.Time) string { return strconv.FormatInt(t.UnixMilli(), 10) }
