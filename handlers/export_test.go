package handlers

import (
	"strings"

	"github.com/labstack/echo/v4"
)

// Routes are the method and path of every route, with its parameters filled in.
func (s *Shell) Routes(code, token string) (out [][2]string) {
	fill := strings.NewReplacer(":code", code, ":token", token, "*", "tokens.css")
	for _, r := range s.handler.(*echo.Echo).Routes() {
		out = append(out, [2]string{r.Method, fill.Replace(r.Path)})
	}
	return out
}

// CookieName is what the install's cookie is called.
func (s *Shell) CookieName() string { return s.cookie }

// Addresses are the laptop's own, as the host chooses among them.
func (s *Shell) Addresses() (out []string) {
	for _, a := range s.addresses.list() {
		out = append(out, a.Host)
	}
	return out
}
