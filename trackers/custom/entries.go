package custom

import "croupier/engine"

// What the host builds with. A kind never changes its meaning: nights are kept
// for ever, and templates are shared.
var (
	title       = engine.Say[Title]("name")
	money       = engine.Say[SetMoney]("money")
	bank        = engine.Say[SetBank]("bank")
	passGo      = engine.Say[SetGo]("pass-go")
	counter     = engine.Say[Counter]("counter")
	dial        = engine.Say[Dial]("dial")
	ladder      = engine.Say[Ladder]("ladder")
	track       = engine.Say[Track]("track")
	onOff       = engine.Say[Switch]("switch")
	listOf      = engine.Say[List]("list")
	span        = engine.Say[SetRange]("range")
	stride      = engine.Say[SetStep]("step")
	threshold   = engine.Say[AddThreshold]("threshold")
	setGoal     = engine.Say[SetGoal]("goal")
	noThreshold = engine.Say[DropThreshold]("no-threshold")
	phases      = engine.Say[SetPhases]("phases")
	turns       = engine.Say[SetOrder]("turns")
	clock       = engine.Say[AddClock]("clock")
	dice        = engine.Say[AddDice]("dice")
	notes       = engine.Say[SetNotes]("notes")
	rank        = engine.Say[AddRank]("rank")
	win         = engine.Say[SetWin]("win")
	remove      = engine.Say[Remove]("remove")
)

// What is played on it.
var (
	pay        = engine.Say[Pay]("pay")
	payAll     = engine.Say[PayAll]("pay-all")
	collectAll = engine.Say[CollectAll]("collect-all")
	take       = engine.Say[Take]("take")
	pass       = engine.Say[PassGo]("go")

	raise  = engine.Say[Raise]("raise")
	lower  = engine.Say[Lower]("lower")
	set    = engine.Say[Set]("set")
	write  = engine.Say[Write]("write")
	strike = engine.Say[Strike]("strike")
	show   = engine.Say[Show]("show")
	keep   = engine.Whisper[Keep, Public, Hand, Box]("keep").Saying("%v sets a secret number")
	jot    = engine.Whisper[Jot, Public, Hand, Box]("jot").Saying("%v writes on a secret list")
	erase  = engine.Whisper[Erase, Public, Hand, Box]("erase").Saying("%v strikes something from a secret list")

	chairs = engine.Say[MoreChairs]("chairs")

	next     = engine.Say[Next]("next")
	turn     = engine.Say[Turn]("turn")
	dropOut  = engine.Say[DropOut]("out")
	comeBack = engine.Say[ComeBack]("back")
	end      = engine.Say[End]("end")

	start   = engine.Say[Start]("start")
	stop    = engine.Say[Stop]("stop")
	longer  = engine.Say[Longer]("longer")
	shorter = engine.Say[Shorter]("shorter")

	roll       = engine.Say[Roll]("roll")
	note       = engine.SayAside[Note, NoteText, Public, Hand, Box]("note")
	uncover    = engine.Say[Uncover]("uncover")
	uncoverAll = engine.Say[UncoverAll]("uncover-all")

	muster = engine.Say[Muster]("muster")
	hit    = engine.Say[Hit]("hit")
	heal   = engine.Say[Heal]("heal")
)

// building are the kinds that a template is made of.
var building = []engine.Kind[Public, Hand, Box]{
	title, money, bank, passGo,
	counter, dial, ladder, track, onOff, listOf, span, stride, threshold, setGoal, noThreshold,
	phases, turns, clock, dice, notes, rank, win, remove,
}

// playing are those of an evening on it.
var playing = []engine.Kind[Public, Hand, Box]{
	pay, payAll, collectAll, take, pass,
	raise, lower, set, write, strike, show, keep, jot, erase,
	chairs, next, turn, dropOut, comeBack, end,
	start, stop, longer, shorter,
	roll, note, uncover, uncoverAll, muster, hit, heal,
}
