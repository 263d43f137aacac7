package engine

import "time"

// Clock is a deadline. The kernel puts it on every screen while one runs.
type Clock struct {
	Label  Text          `json:"label"`
	Ends   time.Time     `json:"ends"`           // by the server's clock; zero while the table is paused
	Left   time.Duration `json:"left,omitempty"` // what is left while it is paused
	Paused bool          `json:"paused,omitempty"`
}

func (Clock) is() string { return "clock" }
