package engine

// Fold plays a log from the start. It stops at the first record that is
// refused, and says why.
func (g *game) Fold(setup Setup, log []Record) (Position, error) {
	p, _, err := g.play(setup, log)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *game) play(setup Setup, log []Record) (*position, []line, error) {
	return g.playing(setup, log, func(*position) {})
}

// playing plays a log, and lets see look at the table at its start and after each record.
func (g *game) playing(setup Setup, log []Record, see func(*position)) (*position, []line, error) {
	p, err := g.start(setup)
	if err != nil {
		return nil, nil, &FoldError{0, err}
	}
	see(p)
	struck := struckEntries(log)
	lines := make([]line, 0, len(log))
	for i, rec := range log {
		rec.Seq, rec.Mark = i+1, AnyMark // its mark was checked when it came in
		switch {
		case rec.Kind == Undo:
			p.last = line{Record: rec, struck: struck[i+1], people: p.people}
			p.last.text, p.last.reverse = undoText(rec, lines)
			if luck := statedLuck(rec); luck > 0 && !struck[i+1] && target(rec) <= i {
				p.putBack(log[target(rec)-1], luck)
				p.last.told = []Text{Textf("Dice and lots stay as they fell: the same entry draws the same again.")}
			}
		case struck[i+1]:
			p.last = p.wordStruck(rec)
			p.keepFromUndo(p.last)
		default:
			if err := p.next(rec, false); err != nil {
				return nil, lines, &FoldError{i + 1, err}
			}
		}
		lines = append(lines, p.last)
		see(p)
	}
	p.shareBlocks()
	return p, lines, nil
}
