package deal

import "croupier/engine"

// Kinds of entries. A kind never changes its meaning: nights are kept for ever.
var (
	first = engine.Say[First]("first")
	clan  = engine.Say[PickClan]("clan")
	start = engine.Say[Start]("start")
	next  = engine.Say[Next]("next")

	income  = engine.Say[Income]("income")
	produce = engine.Say[Produce]("produce")
	sell    = engine.Say[Sell]("sell")
	recruit = engine.Say[Recruit]("recruit")
	newHand = engine.Say[NewHand]("new-hand")

	take     = engine.Say[Take]("take")
	takeNew  = engine.Say[TakeNew]("take-new")
	abandon  = engine.Say[Abandon]("abandon")
	moveBoss = engine.Say[MoveBoss]("boss")
	carry    = engine.Say[Carry]("carry")

	attack      = engine.Say[Attack]("attack")
	attackMob   = engine.Say[AttackMob]("attack-mob")
	weapon      = engine.Whisper[Weapon, Public, Hand, Box]("weapon").Saying("%v chooses a weapon")
	mobWeapon   = engine.Say[MobWeapon]("mob-weapon")
	draw        = engine.Say[Draw]("draw")
	fightOn     = engine.Say[FightOn]("fight-on")
	withdraw    = engine.Say[Withdraw]("withdraw")
	withdrawNew = engine.Say[WithdrawNew]("withdraw-new")
	giveUp      = engine.Say[GiveUp]("give-up")
	refill      = engine.Say[Refill]("refill")

	offerDope   = engine.Say[OfferDope]("offer-dope")
	askDope     = engine.Say[AskDope]("ask-dope")
	offerSwap   = engine.Say[OfferSwap]("offer-swap")
	sellWeapon  = engine.Say[SellWeapon]("sell-weapon")
	accept      = engine.Say[Accept]("accept")
	refuse      = engine.Say[RefuseOffer]("refuse")
	callOff     = engine.Say[CallOff]("call-off")
	makePromise = engine.Say[MakePromise]("promise")
	strike      = engine.Say[Strike]("strike")

	target        = engine.Whisper[Target, Public, Hand, Box]("target").Saying("%v notes the target")
	unveilTarget  = engine.Say[UnveilTarget]("unveil-target")
	profile       = engine.Whisper[Profile, Public, Hand, Box]("profile").Saying("%v notes the profile")
	noteObjective = engine.Whisper[NoteObjective, Public, Hand, Box]("objective").Saying("%v notes an objective")
	unveilProfile = engine.Say[UnveilProfile]("unveil-profile")
	claim         = engine.Say[Claim]("claim")
	claimNew      = engine.Say[ClaimNew]("claim-new")

	event      = engine.Say[Event]("event")
	clanEvent  = engine.Say[ClanEvent]("clan-event")
	noteEvent  = engine.Whisper[NoteEvent, Public, Hand, Box]("note-event").Saying("%v notes a clan event")
	playEvent  = engine.Say[PlayEvent]("play-event")
	gainCash   = engine.Say[GainCash]("event-cash")
	gainTroops = engine.Say[GainTroops]("event-troops")
	fall       = engine.Say[Fall]("event-boss")

	noteDeck = engine.Say[NoteDeck]("deck")
	shuffled = engine.Say[Shuffled]("shuffled")
	askOdds  = engine.Whisper[AskOdds, Public, Hand, Box]("odds").Saying("%v looks at the odds")

	printedOn  = engine.Say[Printed]("printed")
	setPrinted = engine.Say[SetPrinted]("set-printed")
	setEvent   = engine.Say[SetEvent]("set-event")
	setSpecial = engine.Say[SetSpecial]("set-special")

	pay       = engine.Say[Pay]("pay")
	transfer  = engine.Say[Transfer]("transfer")
	territory = engine.Say[SetTerritory]("territory")
	placeBoss = engine.Say[PlaceBoss]("place-boss")
	setTurn   = engine.Say[SetTurn]("set-turn")
)
