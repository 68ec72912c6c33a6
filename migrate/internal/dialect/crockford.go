package dialect

import "fmt"

// Crockford's symbols have five bits each. The first two bits of the 26 of a ULID are zero, the
// last seven of the 27 of an EUID are its check.
const (
	CrockfordSymbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	CrockfordClass   = "[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]"
	CrockfordRegexp  = "[0-7]" + CrockfordClass + "{25}|" + CrockfordClass + "{27}"
)

// AnyDigits writes the digits of a text in Crockford's symbols, and rest for any other text.
// length and place are the engine's functions for the characters of a text, and for where one text
// stands in another.
func AnyDigits(c, length, place string, concat func(...string) string, rest string) string {
	return "(CASE " + length + "(" + c + ") WHEN 26 THEN " + crockford(c, place, 2, concat) +
		" WHEN 27 THEN " + crockford(c, place, 0, concat) + " ELSE " + rest + " END)"
}

// crockford writes the 32 digits of an id that begins in a text after so many bits.
func crockford(c, place string, skip int, concat func(...string) string) string {
	symbol := func(i int) string {
		return fmt.Sprintf("(%s('%s',upper(substr(%s,%d,1)))-1)", place, CrockfordSymbols, c, i+1)
	}
	parts := make([]string, 32)
	for i := range parts {
		at, bit := (4*i+skip)/5, (4*i+skip)%5
		value, below := symbol(at), 1-bit
		if below < 0 { // it goes on in the next symbol
			value, below = "(("+value+"<<5)|"+symbol(at+1)+")", 6-bit
		}
		parts[i] = fmt.Sprintf("substr('0123456789abcdef',((%s>>%d)&15)+1,1)", value, below)
	}
	return "(" + concat(parts...) + ")"
}
