package handlers

import (
	"fmt"
	"testing"
)

func linkTo(table int) string {
	return fmt.Sprintf("http://192.168.178.20:8080/join/WEP1oxNr9AgyijMoEl5V%02d", table)
}

// With a few tables more than are kept, most pages still find their picture, and
// what is kept does not grow.
func TestPicturesAreKept(t *testing.T) {
	var p pictures
	tables := mostPictures + mostPictures/10
	found := 0
	for round := range 2 {
		for i := range tables {
			if _, ok := p.find(linkTo(i)); ok && round == 1 {
				found++
			}
			if j, err := p.of(linkTo(i)); err != nil || j.URL != linkTo(i) || j.Size == 0 {
				t.Fatalf("the picture of %s is of %s, %v", linkTo(i), j.URL, err)
			}
		}
	}
	if found < tables/2 || len(p.by) != mostPictures {
		t.Errorf("%d of %d pages find theirs, and %d are kept", found, tables, len(p.by))
	}
}

// BenchmarkPictures draws the code of one page after the other, for so many tables
// in play.
func BenchmarkPictures(b *testing.B) {
	for _, tables := range []int{100, 210, 1000, 1100} {
		b.Run(fmt.Sprint(tables), func(b *testing.B) {
			var p pictures
			i := 0
			for range tables {
				p.of(linkTo(i))
				i++
			}
			b.ResetTimer()
			for b.Loop() {
				p.of(linkTo(i % tables))
				i++
			}
		})
	}
}
