package main

import "github.com/alecthomas/kong"

// helpCmd explains the program, or one of its commands.
type helpCmd struct {
	Command []string `arg:"" optional:"" help:"The command to explain."`
}

// Help is the example that croupier help help shows.
func (helpCmd) Help() string { return "Example: croupier help serve" }

// Run prints what --help would.
func (h helpCmd) Run(parser *kong.Kong) error {
	_, err := parser.Parse(append(h.Command, "--help"))
	return err
}
