package main

import (
	"fmt"
	"testing"
)

// On a card longer than the phone the button stays in reach, and why it was
// refused is seen above it; what the table waits for comes back by itself after
// another card was entered; and a roll that is not typed yet is not the brass one.
func TestWhatIsDueIsInReachOnAPhone(t *testing.T) {
	t.Parallel()
	e := newEvening(t, "americandream", nil, "Ada", "Ben")
	ada := e.phones[0]
	type answers = map[string]string
	e.host.enters("starts", answers{"who": "1"})

	roll := "#hand details[open] form:has([name=kind][value=roll])"
	ada.sees("that rolling is brass, and typing not yet", brass(roll+" [data-roll]")+" && !"+brass(roll+" > .main"))
	ada.fills("#"+ada.eval(fmt.Sprintf(`document.querySelector('%s').id`, roll)), "dice", "4 3")
	ada.sees("that the typed dice are brass", "!"+brass(roll+" [data-roll]")+" && "+brass(roll+" > .main"))
	ada.enters("roll", answers{"with": "2", "dice": "4 3"})

	ada.enters("experience", answers{"cards": "1", "spaces": "2"})
	ada.sees("the move again, open", `document.querySelector("#hand > details.pad[open] form:has([name=kind][value=move])")`)

	ada.enters("move", answers{"to": "trap"})
	ada.isRefused("trap", answers{"penalty": "60000"}, "The card is: one answer is needed.")
	trap := "#hand form:has([name=kind][value=trap]) "
	ada.sees("why, on top of what is there", onTop(trap+".refusal"))
	ada.sees("the button", onTop(trap+"> .main"))
	ada.sees("the question that has no answer", onTop(trap+"label:has([name=card])"))
	ada.looks("trap-refused")
}

// brass is whether a button has the brass fill.
func brass(button string) string {
	return fmt.Sprintf(`(getComputedStyle(document.querySelector('%s')).backgroundColor == getComputedStyle(document.documentElement).getPropertyValue("--brass-fill").trim().replace(/^#(..)(..)(..)$/, (_, ...h) => "rgb(" + h.slice(0, 3).map(n => parseInt(n, 16)).join(", ") + ")"))`, button)
}

// onTop is whether a thing lies within the screen, with nothing over it.
func onTop(thing string) string {
	return fmt.Sprintf(`(el => { const b = el.getBoundingClientRect(), at = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); return b.bottom <= innerHeight && el.contains(at) })(document.querySelector('%s'))`, thing)
}
