package extuuid

import "strings"

// filler stands behind a name that is shorter than its context field. It is
// the character 0x1b of the schemes B and C.
const filler = "_"

// packName writes a name into a context field of width bits: as many characters
// as it has room for, the first in the most significant bits, zeros behind the
// last. No name at all is zero.
func packName(z string, c Scheme, width int) (u128, error) {
	if z == "" {
		return u128{}, nil
	}
	n := width / c.bits(1)
	switch {
	case len(z) > n:
		return u128{}, overflow("z", "at most "+itoa(n)+" characters")
	case strings.HasSuffix(z, filler):
		return u128{}, inField("z", ErrNotCanonical)
	}
	v, used, err := c.encode(z+strings.Repeat(filler, n-len(z)), width)
	switch {
	case err != nil:
		return u128{}, inField("z", ErrCharacter)
	case v.isZero(): // a field full of A says that there is no name
		return u128{}, inField("z", ErrNotCanonical)
	}
	return v.shl(width - used), nil
}

// unpackName is the inverse of packName.
func unpackName(v u128, c Scheme, width int) (string, error) {
	if v.isZero() {
		return "", nil
	}
	n := width / c.bits(1)
	pad := width - c.bits(n)
	if !v.and(mask(pad)).isZero() {
		return "", inField("z", ErrNotCanonical)
	}
	s, err := c.decode(v.shr(pad), n)
	if err != nil {
		return "", inField("z", ErrCharacter)
	}
	if s = strings.TrimRight(s, filler); s == "" {
		return "", inField("z", ErrNotCanonical)
	}
	return s, nil
}
