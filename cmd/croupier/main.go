// Command croupier is the table assistant: one program on one laptop, phones by
// a QR code. See croupier help.
package main

import (
	"fmt"
	"os"

	"github.com/alecthomas/kong"
)

// commands are what the program can do. One field and one file each.
type commands struct {
	Serve   serveCmd   `cmd:"" default:"withargs" help:"Start a game night. This is what croupier alone does."`
	Replay  replayCmd  `cmd:"" help:"Play a night file and print its last screens."`
	Games   gamesCmd   `cmd:"" help:"List the games, their seats, house rules, entries and templates."`
	Backup  backupCmd  `cmd:"" help:"Write all nights to one file."`
	Check   checkCmd   `cmd:"" help:"Look whether all nights are whole."`
	Restore restoreCmd `cmd:"" help:"Go back to a backup."`
	Export  exportCmd  `cmd:"" help:"Print the night of one table."`
	Import  importCmd  `cmd:"" help:"Make a table of a night file or a template."`
	Drop    dropCmd    `cmd:"" help:"Take one whole night out of the data file for good."`
	Help    helpCmd    `cmd:"" help:"Explain a command, with an example."`
}

func main() {
	var c commands
	parser := newParser(&c)
	ctx, err := parser.Parse(os.Args[1:])
	parser.FatalIfErrorf(err)
	if err := ctx.Run(parser); err != nil {
		fmt.Fprintln(os.Stderr, "croupier:", err)
		os.Exit(1)
	}
}

func newParser(c *commands) *kong.Kong {
	return kong.Must(c, kong.Name("croupier"), kong.Description("The table assistant for people who play with physical boards, cards and money."),
		kong.UsageOnError(), kong.ConfigureHelp(kong.HelpOptions{Compact: true}))
}
