package newangeles

import "croupier/engine"

// Kinds of entries. A kind never changes its meaning: nights are kept for ever.
var (
	take  = engine.SayAside[Take, TakenCards, Public, Hand, Box]("corporation")
	start = engine.Say[Start]("start")

	reveal    = engine.Say[Reveal]("asset")
	mainOffer = engine.Say[MakeOffer]("offer")
	urgent    = engine.Say[Urgent]("emergency")
	noCard    = engine.Say[NoCard]("no-card")
	decline   = engine.Say[Decline]("decline-offer")
	counters  = engine.Say[MakeCounter]("counter")
	pass      = engine.Say[Pass]("pass")
	supports  = engine.SayAside[Support, LaidNames, Public, Hand, Box]("support")
	abstain   = engine.Say[Abstain]("abstain")
	revise    = engine.Say[Revise]("revise")
	resolve   = engine.Say[Resolve]("resolve")
	leave     = engine.Say[LeaveUnresolved]("decline-action")
	claim     = engine.Say[Claim]("claim")

	pay      = engine.Say[Pay]("pay")
	gain     = engine.Say[Gain]("gain")
	fulfil   = engine.Say[Fulfil]("contract")
	give     = engine.Say[Give]("give")
	drop     = engine.Say[Drop]("drop-asset")
	propose  = engine.Say[Propose]("propose")
	accept   = engine.SayAside[Accept, LaidNames, Public, Hand, Box]("accept")
	refuse   = engine.Say[RefuseOffer]("refuse")
	withdraw = engine.Say[Withdraw]("withdraw")
	promise  = engine.Say[Noted]("promise")
	strike   = engine.Say[Strike]("strike-promise")
	draw     = engine.SayAside[Draw, Drawn, Public, Hand, Box]("draw")
	discard  = engine.Say[Discard]("discard")

	vanity = engine.Say[Vanity]("vanity")
	risk   = engine.Say[Risk]("high-risk")
	use    = engine.Say[Use]("use")

	threat     = engine.Say[Threaten]("threat")
	produce    = engine.Say[Produce]("produce")
	production = engine.Say[CloseProduction]("production-over")
	event      = engine.Say[CloseEvent]("event-over")
	meet       = engine.Say[Meet]("pay-demand")
	nextDemand = engine.Say[Call]("demand")
	roundOver  = engine.Say[CloseRound]("round-over")

	rival    = engine.Whisper[NameRival, Public, Hand, Box]("rival").Saying("%v notes the rival")
	invest   = engine.Whisper[Invest, Public, Hand, Box]("invest").Saying("%v chooses an investment")
	score    = engine.Say[Score]("score")
	turnOver = engine.Say[TurnOver]("turn-over")

	silent  = engine.Say[Silent]("silent")
	ruled   = engine.Say[Decide]("decide")
	lay     = engine.Say[Lay]("lay")
	back    = engine.Say[Return]("return-counter")
	turnTo  = engine.Say[TurnTo]("turn-to")
	bank    = engine.Say[Banked]("bank")
	place   = engine.Say[Place]("place-asset")
	endGame = engine.Say[EndGame]("end-game")
)
