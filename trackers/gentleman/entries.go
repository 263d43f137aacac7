package gentleman

import "croupier/engine"

// Kinds of entries. A kind never changes its meaning: nights are kept for ever.
var (
	first = engine.Say[First]("first")
	card  = engine.SayAside[Look, Card, Public, Hand, Box]("card")
	again = engine.SayAside[Again, Retyped, Public, Hand, Box]("card-again")
	offer = engine.Say[Offer]("offer")
	final = engine.Say[Final]("final")
	vote  = engine.SayAside[Vote, Gesture, Public, Hand, Box]("vote")
	end   = engine.Say[Close]("close")
	pay   = engine.Say[Pay]("pay")
	lift  = engine.Say[Lift]("lift")
)
