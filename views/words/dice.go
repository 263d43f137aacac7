package words

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
