package codec

import (
	"slices"
	"strings"
)

// A TypeIDText is the text form of the TypeID specification, version 0.3, for
// one type prefix: the prefix, an underscore, and 26 symbols of Crockford's
// alphabet in lower case, as in user_01h5fskfsk4fpeqwnsyz5hj55t. The zero value
// has the empty prefix, whose texts are the 26 symbols alone.
//
// Decode is strict as the specification's section "Base32 Encoding" asks: no
// upper case, no look-alikes, no hyphens, first symbol at most 7. It takes the
// texts of its own prefix only. Every id has a text, whatever its version is
// ("Compatibility with UUID"). Texts of one prefix sort as the identifiers do.
//
// A prefix may be wrong, see [TypeIDText.Validate]. Then there are no texts:
// Encode returns the empty string, AppendEncode appends nothing, and Decode
// returns [ErrPrefix].
type TypeIDText struct {
	prefix string
	wrong  bool
}

// maxPrefix is the specification's limit (section "Type Prefix").
const maxPrefix = 63

// TypeID returns the text form of the given type prefix. It does not fail: call
// [TypeIDText.Validate] where the prefix is not a constant. A valid prefix
// matches ^([a-z]([a-z_]{0,61}[a-z])?)?$.
func TypeID(prefix string) TypeIDText {
	return TypeIDText{prefix: prefix, wrong: badPrefix(prefix) >= 0}
}

// ParseTypeID decodes a TypeID of any prefix and returns the prefix with the id. The prefix is the
// part of s before its last underscore. The error is a [*ParseError].
func ParseTypeID(s string) (prefix string, id [16]byte, err error) {
	cut := strings.LastIndexByte(s, '_')
	if cut == 0 { // a separator without a prefix
		return "", id, parseError(s, 0, ErrPrefix)
	}
	if cut > 0 {
		prefix = s[:cut]
	}
	if bad := badPrefix(prefix); bad >= 0 {
		return "", id, parseError(s, bad, ErrPrefix)
	}
	if id, err = TypeID(prefix).Decode(s); err != nil {
		return "", id, err
	}
	return prefix, id, nil
}

// badPrefix returns the offset of the first byte that a prefix may not have
// there, or -1.
func badPrefix(prefix string) int {
	for i := range len(prefix) {
		switch c := prefix[i]; {
		case i == maxPrefix:
			return i
		case 'a' <= c && c <= 'z':
		case c == '_' && i > 0 && i < len(prefix)-1:
		default:
			return i
		}
	}
	return -1
}

// Prefix returns the type prefix, without the underscore.
func (t TypeIDText) Prefix() string { return t.prefix }

// Validate reports whether the prefix is one that the specification allows: at
// most 63 lower-case letters and underscores, beginning and ending with a letter,
// or empty. The error is a [*ParseError] that unwraps to [ErrPrefix].
func (t TypeIDText) Validate() error {
	if !t.wrong {
		return nil
	}
	return parseError(t.prefix, badPrefix(t.prefix), ErrPrefix)
}

// Len is the number of bytes of every text; 0 for a wrong prefix.
func (t TypeIDText) Len() int {
	switch {
	case t.wrong:
		return 0
	case t.prefix == "":
		return base32Len
	}
	return len(t.prefix) + 1 + base32Len
}

// Ordered is true.
func (t TypeIDText) Ordered() bool { return true }

// String is typeid:prefix, or typeid for the empty prefix.
func (t TypeIDText) String() string {
	if t.prefix == "" {
		return "typeid"
	}
	return "typeid:" + t.prefix
}

// Encode returns the TypeID of id.
func (t TypeIDText) Encode(id [16]byte) string {
	var buf [maxPrefix + 1 + base32Len]byte
	return string(t.AppendEncode(buf[:0], id))
}

// AppendEncode appends the TypeID of id to dst.
func (t TypeIDText) AppendEncode(dst []byte, id [16]byte) []byte {
	if t.wrong {
		return dst
	}
	if t.prefix != "" {
		dst = append(append(dst, t.prefix...), '_')
	}
	at := len(dst)
	dst = slices.Grow(dst, base32Len)[:at+base32Len]
	hi, lo := halves(id)
	crockfordLower.putNumber((*[base32Len]byte)(dst[at:]), hi, lo)
	return dst
}

// Decode decodes a TypeID with this prefix.
func (t TypeIDText) Decode(s string) ([16]byte, error) {
	if t.wrong {
		return [16]byte{}, parseError(s, 0, ErrPrefix)
	}
	start := 0
	if t.prefix != "" {
		start = len(t.prefix) + 1
		for i := range min(start, len(s)) {
			if i < len(t.prefix) && s[i] != t.prefix[i] || i == len(t.prefix) && s[i] != '_' {
				return [16]byte{}, parseError(s, i, ErrPrefix)
			}
		}
	}
	if len(s) != start+base32Len {
		return [16]byte{}, parseError(s, len(s), ErrLength)
	}
	id, err := crockfordLower.Decode(s[start:])
	if err != nil {
		return id, crockfordLower.fault(s, start)
	}
	return id, nil
}
