// Package doors is who gets in: codes and tokens, those who guess at them, and the
// laptop's own addresses.
package doors

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"strings"
	"unicode"
)

// signs are those of typed codes: 31, none of which looks like another.
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

const codeLength = 6

// NewCode draws a code, each as likely as the others.
func NewCode() string {
	code := make([]byte, 0, codeLength)
	for len(code) < codeLength {
		var b [1]byte
		rand.Read(b[:])
		if n := int(b[0]) & 31; n < len(signs) {
			code = append(code, signs[n])
		}
	}
	return string(code)
}

// TypedCode is a code as somebody typed it: small letters, gaps and dashes do
// not matter. What cannot be a code is "".
func TypedCode(s string) string {
	code := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == '-' {
			return -1
		}
		return unicode.ToUpper(r)
	}, s)
	if len(code) != codeLength || strings.Trim(code, signs) != "" {
		return ""
	}
	return code
}

// Readable is a code as people read it out: "K7M 2QX".
func Readable(code string) string { return code[:codeLength/2] + " " + code[codeLength/2:] }

// NewToken draws 128 bits, as URLs and cookies spell them.
func NewToken() string {
	var b [16]byte
	rand.Read(b[:])
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// IsToken reports whether a string may be one of ours.
func IsToken(s string) bool {
	b, err := base64.RawURLEncoding.DecodeString(s)
	return err == nil && len(b) == 16
}

// Hashed is what is kept of a token.
func Hashed(token string) []byte {
	h := sha256.Sum256([]byte(token))
	return h[:]
}

// Invitation is the token in a table's QR. It is made of the install's secret
// and not stored, so that the same QR works after a restart.
func Invitation(secret []byte, code string) string {
	m := hmac.New(sha256.New, secret)
	m.Write([]byte("join " + code))
	return base64.RawURLEncoding.EncodeToString(m.Sum(nil)[:16])
}

// SameToken compares tokens without telling, by how long it takes, how much is right.
func SameToken(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }
