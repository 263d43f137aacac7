package store

import (
	"crypto/sha256"
	"encoding/binary"
	"net/url"

	"croupier/engine"
)

// The chain is a SHA-256 over a table's header and each entry after it, one
// upon the other. SQLite's own check misses most bits that a disk turns over.

// digest hashes parts so that no two lists of parts look alike.
func digest(parts ...[]byte) []byte {
	h := sha256.New()
	for _, p := range parts {
		h.Write(binary.BigEndian.AppendUint64(nil, uint64(len(p))))
		h.Write(p)
	}
	return h.Sum(nil)
}

func number(n int64) []byte { return binary.BigEndian.AppendUint64(nil, uint64(n)) }

// root is the chain of a table before its first entry.
func (t Table) root() []byte {
	return digest([]byte(t.Code), []byte(t.Game), number(int64(t.Setup.Version)), number(int64(t.Setup.Seats)),
		number(int64(t.Setup.Seed)), []byte(spell(t.Setup.Options)), number(t.Opened.UnixMilli()))
}

// link is the chain after one more entry.
func link(chain []byte, r engine.Record, answers string, sent []byte) []byte {
	host := int64(0)
	if r.ByHost {
		host = 1
	}
	return digest(chain, number(int64(r.Seq)), number(int64(r.By)), number(host), []byte(r.Kind),
		[]byte(answers), []byte(r.Key), sent, number(r.At.UnixMilli()))
}

// spell writes house rules as the file keeps them, in the order of their names.
func spell(o engine.Options) string {
	v := url.Values{}
	for name, value := range o {
		v.Set(name, value)
	}
	return v.Encode()
}

func unspell(s string) (engine.Options, error) {
	v, err := url.ParseQuery(s)
	o := engine.Options{}
	for name := range v {
		o[name] = v.Get(name)
	}
	return o, err
}
