package fields

import (
	"slices"
	"strings"

	"croupier/engine"
	"croupier/views/words"

	"github.com/a-h/templ"
)

// mostParts is the longest list that a part is chosen from.
const mostParts = 200

// Start is where a stepper stands at first.
func Start(f engine.Number) int {
	if f.Start >= f.Min && f.Start <= f.Max {
		return f.Start
	}
	return f.Min
}

// choiceStart is what a choice stands at first: its start, or the one thing there is.
func choiceStart(f engine.Choice) string {
	if free := f.Free(); f.Start == "" && len(free) == 1 {
		return free[0].Value
	}
	return f.Start
}

// onlyOne reports whether there is nobody else to choose.
func onlyOne(f engine.Who) bool { return len(f.Among) == 1 && !f.Bank }

// numberStart is what a stepper stands at first, for the script; nothing where it
// is to be typed.
func numberStart(f engine.Number) templ.Attributes {
	if !f.Blank.Empty() {
		return nil
	}
	return templ.Attributes{"data-start": words.Attr(Start(f))}
}

// NumberHint is the field's own hint, or its range.
func NumberHint(f engine.Number) engine.Text {
	if !f.Hint.Empty() {
		return f.Hint
	}
	if f.Max >= engine.NoLimit {
		return engine.Textf("from %d", f.Min)
	}
	return engine.Textf("%d to %d", f.Min, f.Max)
}

// severalHint words how many of several things to choose.
func severalHint(f engine.Several) engine.Text {
	switch {
	case f.Least == 0 && f.Most == 1:
		return engine.Textf("choose one, or none")
	case f.Most == 1:
		return engine.Textf("choose one")
	case f.Least == f.Most:
		return engine.Textf("choose %d", f.Most)
	case f.Least == 0:
		return engine.Textf("choose up to %d", f.Most)
	}
	return engine.Textf("choose %d to %d", f.Least, f.Most)
}

// howMany words how much of a whole to share out.
func howMany(least, most int) engine.Text {
	switch {
	case least == most:
		return engine.Textf("%d in all", most)
	case least == 0:
		return engine.Textf("up to %d", most)
	}
	return engine.Textf("%d to %d", least, most)
}

// quickAmounts are the bills that can be part of an answer at all.
func quickAmounts(f engine.Amount) (out []int) {
	for _, b := range f.In.Bills {
		if b <= f.Max {
			out = append(out, b)
		}
	}
	return out
}

// mostFew is how many amounts are few: four rows of five on a phone, lower than the
// bills and keys that they stand instead of.
const mostFew = 20

// fewAmounts are all that may be answered, where they are few; else none. Debts are
// typed.
func fewAmounts(f engine.Amount) (out []int) {
	step := max(f.In.Step, 1)
	least := (f.Min + step - 1) / step * step
	if f.Min < 0 || f.Max < least || (f.Max-least)/step >= mostFew {
		return nil
	}
	for n := least; n <= f.Max; n += step {
		out = append(out, n)
	}
	return out
}

// keys are the keypad's, without the one that deletes.
func keys(f engine.Amount) []string {
	all := []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}
	if f.In.Scale > 1 {
		return append(all, ".", "0")
	}
	return append(all, "00", "0")
}

// haves is what the payer has, for the page to say what is kept; empty if that
// does not matter.
func haves(n int) string {
	if n == 0 {
		return ""
	}
	return words.Attr(n)
}

// keyboard is which of its keyboards a phone shall show: those of numbers have
// no minus.
func keyboard(least int, usual string) string {
	if least < 0 {
		return "text"
	}
	return usual
}

// ballot reports whether a choice is for or against: two big hands.
func ballot(f engine.Choice) bool {
	return len(f.Among) == 2 && thumb(f.Among[0].Value) != "" && thumb(f.Among[1].Value) != ""
}

// thumb is the sign of a vote.
func thumb(value string) string {
	switch value {
	case "for", "yes", "accept":
		return "thumbs-up"
	case "against", "no", "refuse":
		return "thumbs-down"
	}
	return ""
}

func dieName(f engine.Die, n int) string {
	if f.Dice == 1 {
		return words.Tr("The die")
	}
	return words.Tr("Die %d", n+1)
}

// troopsMoney tells the script in which money troops cost, and how much there is.
func troopsMoney(f engine.Troops) templ.Attributes {
	a := templ.Attributes{"data-least": words.Attr(f.Least)}
	if f.Costs != nil {
		a["data-scale"], a["data-have"] = words.Attr(max(f.Costs.Scale, 1)), words.Attr(f.Have)
		a["data-symbol"], a["data-unit"] = f.Costs.Symbol, f.Costs.Unit
	}
	return a
}

func troopsHint(f engine.Troops) engine.Text {
	switch {
	case f.Costs != nil:
		return engine.Textf("you have %v", f.Costs.Of(f.Have))
	case f.Least > 0:
		return engine.Textf("at least %d", f.Least)
	}
	return engine.Text{}
}

// rankHint is what one costs, and how many there may be.
func rankHint(f engine.Troops, r engine.RankAsked) engine.Text {
	switch {
	case !r.Hint.Empty():
		return r.Hint
	case f.Costs != nil && r.Price > 0:
		return engine.Textf("%v each, %v", f.Costs.Of(r.Price), NumberHint(r.Number))
	}
	return NumberHint(r.Number)
}

// asRequired is a question as it is put: what stands there only while a chosen item
// asks for it does not say that it may stay empty.
func asRequired(f engine.Field, among engine.Fields) engine.Field {
	words, ok := f.(engine.Words)
	if !ok || !words.Blank {
		return f
	}
	for _, other := range among {
		if c, ok := other.(engine.Choice); ok && slices.ContainsFunc(c.Among, func(i engine.Item) bool { return slices.Contains(i.Asks, words.Name) }) {
			words.Blank = false
		}
	}
	return words
}

// troopsTotal is the line that adds up, with the slots that the script fills.
func troopsTotal(f engine.Troops) string {
	if f.Costs != nil {
		return words.Tr("Troop value %s, costs %s of %s.", words.Slot, words.Slot, words.Money(f.Costs.Of(f.Have)))
	}
	return words.Tr("Troop value %s.", words.Slot)
}

// cardPower lets the script say beforehand whether a card counts.
func cardPower(f engine.Card) templ.Attributes {
	if f.Power == nil {
		return nil
	}
	return templ.Attributes{"data-needs": f.Power.Figure, "data-have": words.Attr(f.Power.Have)}
}

// amountStart is what an amount stands at first, for the script; nothing where
// it is to be typed.
func amountStart(f engine.Amount) templ.Attributes {
	if f.Start == 0 {
		return nil
	}
	return templ.Attributes{"data-start": words.Typed(f.In, f.Start)}
}

// StandsAt is what an input says at first: on a live page the script writes it.
func StandsAt(now string, live bool) templ.Attributes {
	if live {
		return templ.Attributes{"data-start": now}
	}
	return templ.Attributes{"value": now}
}

// PresentAnswer is what a question about the setup stands at.
func PresentAnswer(f engine.Field) string {
	switch f := f.(type) {
	case engine.Choice:
		return f.Start
	case engine.Number:
		return words.Attr(f.Start)
	case engine.Amount:
		return words.Typed(f.In, f.Start)
	}
	return ""
}

// asksMore says which other fields an item needs, where any of its choice needs one.
func asksMore(f engine.Choice, i engine.Item) templ.Attributes {
	if !slices.ContainsFunc(f.Among, func(i engine.Item) bool { return len(i.Asks) > 0 }) {
		return nil
	}
	return templ.Attributes{"data-asks": strings.Join(i.Asks, " ")}
}
