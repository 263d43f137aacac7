// Command gallery shows everything that views can draw, from canned screens:
// for whoever works on looks.
//
//	go run ./cmd/gallery                     serves it on http://127.0.0.1:8099
//	go run ./cmd/gallery -shots DIR          also takes pictures of it, if there is a Chromium
package main

import (
	"embed"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"time"
)

//go:embed gallery.css
var own embed.FS

func main() {
	addr := flag.String("addr", "127.0.0.1:8099", "where to listen")
	shots := flag.String("shots", "", "take a picture of every page into this folder, and end")
	flag.Parse()
	if err := run(*addr, *shots); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

func run(addr, shots string) error {
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	g := &gallery{every: 5 * time.Second}
	log.Printf("the gallery is at http://%s", l.Addr())
	if shots == "" {
		return http.Serve(l, g.pages())
	}
	go http.Serve(l, g.pages())
	return shoot("http://"+l.Addr().String(), shots)
}
