package views

import (
	"net/http"

	"croupier/engine"
)

// text is the sentence; where the shell gives none, the usual one of its status.
func (p ProblemPage) text() engine.Text {
	if !p.Text.Empty() {
		return p.Text
	}
	switch p.Status {
	case http.StatusNotFound:
		return engine.Textf("There is nothing at this address.")
	case http.StatusForbidden, http.StatusUnauthorized:
		return engine.Textf("That is not for this phone. Scan the table's code again.")
	case http.StatusMisdirectedRequest:
		return engine.Textf("This laptop does not answer to that name. Use the address on the big screen.")
	case http.StatusTooManyRequests:
		return engine.Textf("Too many tries. Wait a minute.")
	case http.StatusRequestEntityTooLarge:
		return engine.Textf("That was too much text.")
	case http.StatusServiceUnavailable:
		return engine.Textf("The laptop cannot save just now. Nothing was entered.")
	}
	if p.Status >= http.StatusInternalServerError {
		return engine.Textf("Something went wrong at the laptop. Nothing was entered.")
	}
	return engine.Textf("That did not work. Go back and look again.")
}

func (p ProblemPage) home() string {
	if p.Home == "" {
		return "/"
	}
	return p.Home
}
