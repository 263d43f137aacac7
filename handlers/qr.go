package handlers

import (
	"fmt"
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"
	"github.com/skip2/go-qrcode"
)

// bitmap is a QR code with its quiet zone, as clear as fits its smallest size.
func bitmap(text string) ([][]bool, error) {
	smallest, err := qrcode.New(text, qrcode.Low)
	if err != nil {
		return nil, err
	}
	best := smallest
	for _, level := range []qrcode.RecoveryLevel{qrcode.Medium, qrcode.High, qrcode.Highest} {
		q, err := qrcode.New(text, level)
		if err != nil || q.VersionNumber > smallest.VersionNumber {
			break
		}
		best = q
	}
	return best.Bitmap(), nil
}

// outline is the code as the data of one SVG path, in a square of size modules.
func outline(bits [][]bool) (path string, size int) {
	var b strings.Builder
	for y, row := range bits {
		for x := 0; x < len(row); x++ {
			if !row[x] {
				continue
			}
			from := x
			for x < len(row) && row[x] {
				x++
			}
			fmt.Fprintf(&b, "M%d %dh%dv1h-%dz", from, y, x-from, x-from)
		}
	}
	return b.String(), len(bits)
}

// Blocks is a QR code for a terminal: two rows a line, light on dark either way.
func Blocks(text string) (string, error) {
	bits, err := bitmap(text)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for y := 0; y < len(bits); y += 2 {
		b.WriteString("\x1b[30;47m") // black on white, whatever the terminal's colours are
		for x := range bits[y] {
			lower := y+1 < len(bits) && bits[y+1][x]
			b.WriteString(map[[2]bool]string{{true, true}: "█", {true, false}: "▀", {false, true}: "▄", {false, false}: " "}[[2]bool{bits[y][x], lower}])
		}
		b.WriteString("\x1b[0m\n")
	}
	return b.String(), nil
}

// qrSVG is a table's QR as a picture, for whoever prints it.
func (s *Shell) qrSVG(c echo.Context) error {
	t, _, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	join, err := s.join(t)
	if err != nil {
		return err
	}
	if join.Locked {
		return problem(http.StatusForbidden, "The table is locked: nobody new gets in.")
	}
	if err := s.reachable(); err != nil {
		return err
	}
	svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h%dv%dH0z"/><path d="%s"/></svg>`,
		join.Size, join.Size, join.Size, join.Size, join.QR)
	return c.Blob(http.StatusOK, "image/svg+xml", []byte(svg))
}
