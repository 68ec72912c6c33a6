package extuuid

// A Scheme is one of the character encodings of section 3.2, and the code in
// the field c. The zero value is scheme A.
type Scheme uint8

const (
	SchemeA Scheme = iota // 3.2.1: 6 bits, letters in both cases, digits, '.' and '_'
	SchemeB               // 3.2.2: 6 bits, letters in any case, digits, punctuation
	SchemeC               // 3.2.3: 5 bits, letters in any case, six signs
	SchemeD               // 3.2.4: letters in any case, packed in base 26
	schemeE               // 3.2.5: EBCDIC-6, refused
	SchemeF               // 3.2.6: letters in any case, '.', '_' and digits, packed in base 38
)

// The alphabets; a character's index is its code.
const (
	letters   = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	alphabetA = letters + "._0123456789abcdefghijklmnopqrstuvwxyz"
	alphabetB = letters + "._0123456789!@#$%^&+-*/\\~,'`<=>?|" + "\x00" + "[]()" // 0x3b is no character
	alphabetC = letters + "._+-*/"
	alphabetF = letters + "._0123456789"
)

// schemes is section 3.2 as data. A symbol of n characters takes
// ceil(n·tenMillionths/10^7) bits.
var schemes = [...]struct {
	alphabet      string
	codes         *[256]uint8 // 0xff: no such character
	tenMillionths int
	packed        bool
}{
	SchemeA: {alphabetA, codesOf(alphabetA, false), 60_000_000, false},
	SchemeB: {alphabetB, codesOf(alphabetB, true), 60_000_000, false},
	SchemeC: {alphabetC, codesOf(alphabetC, true), 50_000_000, false},
	SchemeD: {letters, codesOf(letters, true), 47_004_398, true},
	SchemeF: {alphabetF, codesOf(alphabetF, true), 52_479_276, true},
}

func codesOf(alphabet string, anyCase bool) *[256]uint8 {
	var codes [256]uint8
	for i := range codes {
		codes[i] = 0xff
	}
	for i := range len(alphabet) {
		c := alphabet[i]
		if c == 0 {
			continue
		}
		codes[c] = uint8(i)
		if anyCase && 'A' <= c && c <= 'Z' {
			codes[c+'a'-'A'] = uint8(i)
		}
	}
	return &codes
}

// check refuses scheme E by name and the codes that no letter has.
func (c Scheme) check() error {
	switch {
	case c == schemeE:
		return inField("c", ErrSchemeE)
	case int(c) >= len(schemes):
		return inField("c", ErrReserved)
	}
	return nil
}

// String returns the letter.
func (c Scheme) String() string {
	if int(c) >= len(schemes) {
		return "reserved"
	}
	return "ABCDEF"[c : c+1]
}

// Bits returns how many bits a symbol of n characters takes. It returns false for scheme E and for
// codes that are no scheme.
func (c Scheme) Bits(n int) (int, bool) {
	if n < 0 || c.check() != nil {
		return 0, false
	}
	return c.bits(n), true
}

func (c Scheme) bits(n int) int { return (n*schemes[c].tenMillionths + 9_999_999) / 10_000_000 }

// maxSymbol is what the field l can count.
const maxSymbol = 31

// encode returns the bits of a symbol and how many they are, when it takes at
// most room of them.
func (c Scheme) encode(s string, room int) (v u128, width int, err error) {
	if err := c.check(); err != nil {
		return v, 0, err
	}
	if len(s) > maxSymbol {
		return v, 0, overflow("l", "at most 31 characters")
	}
	if width = c.bits(len(s)); width > room {
		return v, 0, overflowBits("s", room)
	}
	base := uint64(len(schemes[c].alphabet))
	for i := range len(s) {
		code := schemes[c].codes[s[i]]
		if code == 0xff {
			return u128{}, 0, inField("s", ErrCharacter)
		}
		v, _ = v.mulAdd(base, uint64(code))
	}
	return v, width, nil
}

// decode is the inverse of encode for n characters.
func (c Scheme) decode(v u128, n int) (string, error) {
	var buf [maxSymbol]byte
	alphabet := schemes[c].alphabet
	for i := n - 1; i >= 0; i-- {
		var code uint64
		v, code = v.divMod(uint64(len(alphabet)))
		if buf[i] = alphabet[code]; buf[i] == 0 {
			return "", inField("s", ErrCharacter)
		}
	}
	if !v.isZero() { // a packed number beyond base^n
		return "", inField("s", ErrNotCanonical)
	}
	return string(buf[:n]), nil
}

// inFirstScheme returns the value in the first supported scheme, in the order of
// their letters, in which it packs: section 3.7.2. When there is none it returns
// what the last that had all the characters said, for an overflow says more than
// a missing character.
func inFirstScheme[V Value](in func(Scheme) V) (V, error) {
	var first error
	for c := SchemeA; int(c) < len(schemes); c++ {
		if c == schemeE {
			continue
		}
		v := in(c)
		_, err := v.pack()
		if err == nil {
			return v, nil
		}
		if _, over := err.(*OverflowError); over || first == nil {
			first = err
		}
	}
	var none V
	return none, first
}
