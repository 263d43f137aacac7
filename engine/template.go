package engine

import "slices"

// Built takes out of the log of a night what built its table: the host's entries of the
// kinds that the game builds with, those that were not undone, in their order, without
// times and keys. They are a log of their own. It folds from the setup that Built returns
// with it: the chairs and house rules that the table has now, without its luck. Written
// as a night file it is the table's template. It refuses, with a Refusal, what does not
// fold without the entries of play.
func Built(g Game, setup Setup, log []Record) (Setup, []Record, error) {
	history, err := g.History(setup, log)
	if err != nil {
		return setup, nil, err
	}
	setup = history.latest.Setup()
	var out []Record
	for l := range history.Lines(Host) {
		if rec := log[l.Seq-1]; l.By == Host && slices.Contains(g.Info().Builds, l.Kind) && !l.Struck {
			out = append(out, Record{Seq: len(out) + 1, By: Host, Kind: rec.Kind, Answers: rec.Answers, Mark: AnyMark})
		}
	}
	setup.Seed, setup.Deal, setup.Seats = 0, 0, len(history.latest.people) // those put up since are there from the start
	if _, err = g.Fold(setup, out); err != nil {
		return setup, nil, Refuse("What built this table does not stand by itself, without what was played: %v", refusalText(err))
	}
	return setup, out, nil
}
