package views

import "croupier/engine"

// shapes is how many symbols there are; past them they begin again.
const shapes = 14

func shape(seat engine.Seat) int { return (int(seat)-1)%shapes + 1 }

func sprite(name string) string { return "/static/icons.svg#" + name }
