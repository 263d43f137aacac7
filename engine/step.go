package engine

import "time"

// Step is what a rule may use besides the state. All of it comes from the log.
type Step struct {
	By     Seat      // Room when the clock made it, Host when the laptop did
	At     time.Time // the table's own time, which stands still while it is paused
	Luck   *Luck
	People []Person
	out    *outcome
}

// outcome is what a step gave the table besides a new state.
type outcome struct {
	told   []Text
	shown  []Shown
	rolled bool // the program drew lots
	dice   []roll
	voted  Blocks // what was shown of a vote that it counted
}

// Shown is one secret that a step turned over: whose, what had been said in
// secret (the name of the kind; "deal" for the setup's luck), and to whom.
type Shown struct {
	Of   Seat // Room: everybody's
	Kind string
	To   Seat // Room: to everybody
	Sum  bool // as part of a sum, which names nobody
}

// Tell says what followed, to all: it makes the history and the announcements.
func (s Step) Tell(format string, args ...any) {
	s.out.told = append(s.out.told, Textf(format, args...))
}

// Reveal declares that this step turns everybody's secrets of these kinds face
// up ("correct" is what seats set right in their own hands). The laws fail a
// step that does so without saying it.
func (s Step) Reveal(kinds ...string) { s.Show(Room, Room, kinds...) }

// Show declares the same of one seat's secrets, or to one seat only.
func (s Step) Show(of, to Seat, kinds ...string) {
	for _, k := range kinds {
		s.out.shown = append(s.out.shown, Shown{Of: of, Kind: k, To: to})
	}
}

// Count declares that this step shows everybody's secrets of a kind as sums alone. The
// host can take back none of the secrets that were counted, not even after the count
// itself was undone: the difference between two sums would tell that secret.
func (s Step) Count(kind string) {
	s.out.shown = append(s.out.shown, Shown{Of: Room, Kind: kind, To: Room, Sum: true})
}

// Voted says that this step counted a vote, with what the rules show of it: the
// Scales or the Rack that the table sees, which goes into the report of the night.
func (s Step) Voted(result Block) { s.out.voted = append(s.out.voted, result) }
