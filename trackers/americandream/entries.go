package americandream

import "croupier/engine"

// Kinds of entries. A kind never changes its meaning: nights are kept for ever.
var (
	firstDie = engine.Say[FirstDie]("first-die")
	starts   = engine.Say[Starts]("starts")
	name     = engine.Say[Name]("name")

	move       = engine.Say[Go]("move")
	path       = engine.Say[Path]("path")
	roll       = engine.Say[Roll]("roll")
	experience = engine.Say[Experience]("experience")
	stock      = engine.Say[Stock]("stock")
	franchise  = engine.Say[Franchise]("franchise")
	trap       = engine.Say[Sprung]("trap")
	other      = engine.Say[Other]("space")
	payTrap    = engine.Say[PayTrap]("pay-trap")
	end        = engine.Say[End]("end")
	skip       = engine.Say[Skip]("skip")

	buy     = engine.Say[Buy]("buy")
	extra   = engine.Say[Extra]("extra")
	sell    = engine.Say[Sell]("sell")
	offer   = engine.Say[MakeOffer]("offer")
	take    = engine.Say[TakeOffer]("take")
	decline = engine.Say[NoOffer]("decline")

	fight  = engine.Say[Challenge]("fight")
	attack = engine.Say[Attack]("attack")
	defend = engine.Say[Defend]("defend")
	stop   = engine.Say[Stop]("stop")

	draw        = engine.Say[Draw]("draw")
	note        = engine.Whisper[Note, Public, Hand, Box]("note").Saying("%v writes a card down")
	unnote      = engine.Whisper[Unnote, Public, Hand, Box]("unnote").Saying("%v strikes a note out")
	lay         = engine.Say[Lay]("lay")
	reveal      = engine.Say[Reveal]("reveal")
	steal       = engine.Say[Steal]("steal")
	let         = engine.Say[Let]("let")
	closeWindow = engine.Say[CloseWindow]("nobody-steals")
	royalty     = engine.Say[Royalty]("royalty")

	payOut  = engine.Say[Pay]("pay")
	collect = engine.Say[Collect]("collect")
	claim   = engine.Say[Claim]("claim")
)
