package sqlgen

import (
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
)

// decodeCrockford takes a ULID or an EUID whose check is right, in the symbols alone that
// have no other spelling.
func decodeCrockford(raw []byte) ([16]byte, bool) {
	text := string(raw)
	if len(text) == 26 {
		id, err := codec.Base32.Decode(text)
		return id, err == nil
	}
	id, err := euid.Decode(text)
	return id, err == nil && !strings.ContainsAny(text, "ILOilo")
}
