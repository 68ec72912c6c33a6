package engine

import (
	"encoding/hex"

	"github.com/sqluuid/sqluuid/codec"
)

// A literal is how an engine writes a constant of a profile's key type.
type literal struct {
	before, after string
	textLayout    codec.Layout // how the server lays out a parsed text; nil where it takes bytes
	from          string       // what a SELECT without a table needs
}

// KeyLiteral returns a constant expression of the type [Profile.KeyType] that
// stands for id, in the bytes that the profile stores. It has only
// hexadecimal digits, hyphens and the engine's own words, so there is nothing in
// it to quote. It is for a statement with fixed values; arguments are bound.
// The zero Profile has none: "".
func (p Profile) KeyLiteral(id [16]byte) string {
	if p.layout == nil {
		return ""
	}
	stored := p.layout.Encode(id)
	b := append(make([]byte, 0, 80), p.literal.before...)
	if p.literal.textLayout != nil {
		b = codec.AppendText(b, p.literal.textLayout.Decode(stored))
	} else {
		b = hex.AppendEncode(b, stored[:])
	}
	return string(append(b, p.literal.after...))
}

// OneRow returns what follows the list of a SELECT that reads no table, such as
// " FROM DUAL"; for most engines that is "".
func (p Profile) OneRow() string { return p.literal.from }
