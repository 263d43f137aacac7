package engine

// digits reads a whole number of at most that many ASCII digits.
func digits(s string, most int) (int, bool) {
	if len(s) < 1 || len(s) > most {
		return 0, false
	}
	n := 0
	for _, d := range []byte(s) {
		if d < '0' || d > '9' {
			return 0, false
		}
		n = n*10 + int(d-'0')
	}
	return n, true
}
