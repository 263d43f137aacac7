package dictators

import "croupier/engine"

// Kinds of entries. A kind never changes its meaning: nights are kept for ever.
var (
	first    = say[First]("first")
	rollOff  = say[RollOff]("roll-off")
	giveTurn = say[GiveTurn]("turn")
	dictator = say[Called]("dictator")

	travel   = say[Travel]("travel")
	fly      = say[Fly]("fly")
	draw     = say[Draw]("draw")
	play     = say[Play]("play")
	activate = say[Activate]("activate")
	bribe    = say[Bribe]("bribe")
	disarm   = say[Disarm]("disarm")
	end      = say[End]("end")

	interrupt = say[Interrupt]("interrupt")
	linger    = say[Linger]("linger")
	take      = say[Take]("take")
	receive   = say[Receive]("receive")
	effect    = say[Effect]("effect")
	remove    = say[Remove]("remove")
	onTheMap  = say[Map]("map")

	founder   = say[Founder]("founder")
	short     = say[Short]("short")
	spill     = say[Spilled]("spill")
	boardSays = say[BoardSays]("board-says")
	reshuffle = say[Reshuffle]("reshuffle")

	pass    = say[Pass]("pass")
	allPass = say[AllPass]("all-pass")
	stop    = say[Stop]("stop")

	confront = say[Confront]("confront")
	convince = say[Convince]("convince")
	accept   = say[Accept]("accept")

	note    = engine.Whisper[FacilitiesNoted, Public, Hand, Box]("facilities").Saying("%v writes the facilities down")
	look    = engine.Whisper[Look, Public, Hand, Box]("numeral").Saying("%v looks at a zone-4 token")
	use     = say[Use]("use")
	keeping = engine.SayAside[Keep, KeptName, Public, Hand, Box]("keep")
)

func say[E engine.Said[State]](name string) engine.Kind[Public, Hand, Box] {
	return engine.Say[E](name)
}
