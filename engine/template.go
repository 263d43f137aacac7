package engine

import "slices"

// Built is what built a table, out of the log of its night: the host's entries of
// the kinds that the game builds with, as far as they still count, in their order,
// without times, keys and authors' secrets. It is a log by itself, and folds from
// the setup that comes with it: the chairs and house rules that the table has in
// the end, without its luck. Written as a night file it is the table's template.
func Built(g Game, setup Setup, log []Record) (Setup, []Record, error) {
	now, err := g.Fold(setup, log)
	if err != nil {
		return setup, nil, err
	}
	setup = now.Setup()
	history, err := g.History(setup, log)
	if err != nil {
		return setup, nil, err
	}
	var out []Record
	for l := range history.Lines(Host) {
		if rec := log[l.Seq-1]; l.By == Host && slices.Contains(g.Info().Builds, l.Kind) && !l.Struck {
			out = append(out, Record{Seq: len(out) + 1, By: Host, Kind: rec.Kind, Answers: rec.Answers, Mark: AnyMark})
		}
	}
	setup.Seed, setup.Deal, setup.Seats = 0, 0, len(now.People()) // those put up since are there from the start
	if _, err = g.Fold(setup, out); err != nil {
		return setup, nil, Refuse("What built this table does not stand by itself, without what was played: %v", plainly(err))
	}
	return setup, out, nil
}
