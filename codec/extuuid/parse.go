package extuuid

import (
	"strings"

	"github.com/sqluuid/sqluuid/codec"
)

// maxText bounds the texts that are looked at; no printed form is longer.
const maxText = 512

// Decode is the minimal parser of section 3.7.1. It takes the canonical syntax of
// sections 3.7.2 to 3.7.5, [extuuid:]<type>…:<value>, and the hyphenated text of a UUID that
// [Unpack] reads, which it returns as it is. [DecodeSmart] takes shorter forms. The
// error is a [*ParseError].
func Decode(s string) ([16]byte, error) {
	if id, ok, err := decodeUUID(s); ok {
		return id, err
	}
	return finish(s, func() (bitString, error) {
		st, ok, err := splitHead(strings.TrimPrefix(s, prefix))
		if err != nil || !ok {
			return bitString{}, orSyntax(err)
		}
		return st.pack()
	})
}

// finish calls pack, unless the text is too long, and puts the text into its
// error.
func finish(s string, pack func() (bitString, error)) ([16]byte, error) {
	if len(s) > maxText {
		return [16]byte{}, parseError(s, ErrSyntax)
	}
	x, err := pack()
	if err != nil {
		return [16]byte{}, parseError(s, err)
	}
	return x.uuid(Version8), nil
}

// decodeUUID takes the hyphenated text of a UUID, and says whether it was one.
func decodeUUID(s string) ([16]byte, bool, error) {
	if len(s) != 36 {
		return [16]byte{}, false, nil
	}
	id, err := codec.ParseCanonical(s)
	if err != nil {
		return [16]byte{}, false, nil
	}
	if _, _, err = Unpack(id); err != nil {
		return [16]byte{}, true, parseError(s, err)
	}
	return id, true, nil
}

func orSyntax(err error) error {
	if err == nil {
		return ErrSyntax
	}
	return err
}

// A statement is a text taken apart: the type with its attributes, and the
// value.
type statement struct {
	keyword  keyword
	scheme   Scheme // when named
	named    bool   // a scheme was given
	dims     [3]int // n, l, e; for fixed e, for t l
	dimCount int    // how many of dims were given
	body     string
}

// splitHead reads the type before the first colon. ok is false when that is no
// type.
func splitHead(s string) (st statement, ok bool, err error) {
	head, body, colon := strings.Cut(s, ":")
	if !colon {
		return st, false, nil
	}
	st.body = body
	word, attributes, slash := strings.Cut(head, "/")
	most := 0
	switch word {
	case "int", "uint":
		most = 2
	case "f":
		most = 3
	case "t":
		most = 1
	case "q", "quant":
		word = string(keywordQuantity)
	default:
		if slash {
			return st, false, nil
		}
		return st.symbolHead(head)
	}
	st.keyword = keyword(word)
	if !slash {
		return st, true, nil
	}
	for part := range strings.SplitSeq(attributes, "*") {
		n, err := scanDigits("n", part, "")
		if err != nil || st.dimCount == most || n.hi != 0 || n.lo > 999 {
			return st, false, ErrSyntax
		}
		st.dims[st.dimCount] = int(n.lo)
		st.dimCount++
	}
	return st, true, nil
}

// symbolHead reads sym[A-F], serial[A-F] and fixed[A-F][0-31].
func (st statement) symbolHead(head string) (statement, bool, error) {
	for _, k := range []keyword{keywordSymbol, keywordSerial, keywordFixed} {
		rest, ok := strings.CutPrefix(head, string(k))
		if !ok {
			continue
		}
		st.keyword = k
		if rest != "" && 'A' <= rest[0] && rest[0] <= 'F' {
			st.scheme, st.named, rest = Scheme(rest[0]-'A'), true, rest[1:]
			if err := st.scheme.check(); err != nil {
				return st, true, err
			}
		}
		if k == keywordFixed && (len(rest) == 1 || len(rest) == 2) {
			if e, err := scanDigits("e", rest, ""); err == nil {
				st.dims[0], st.dimCount, rest = int(e.lo), 1, ""
			}
		}
		return st, rest == "", nil
	}
	return st, false, nil
}

// pack reads the value. Vectors are packed element by element and never held.
func (st statement) pack() (bitString, error) {
	var v Value
	var err error
	switch st.keyword {
	case keywordInt, keywordUint:
		return st.integers()
	case keywordFloat:
		return st.floats()
	case keywordSymbol:
		v, err = st.symserial(st.body, Int{})
	case keywordSerial:
		v, err = st.serial()
	case keywordFixed:
		v, err = st.parseFixed()
	case keywordQuantity:
		v, err = parseQuantity(st.body)
	default:
		v, err = st.time()
	}
	if err != nil {
		return bitString{}, err
	}
	return v.pack()
}

func (st statement) serial() (Value, error) {
	s, number, _ := strings.Cut(st.body, ":")
	q, err := scanDigits("q", number, "-_")
	if err != nil {
		return nil, err
	}
	return st.symserial(s, Int{mag: q})
}

func (st statement) symserial(s string, q Int) (Value, error) {
	if st.named {
		return Symserial{C: st.scheme, S: s, Q: q}, nil
	}
	return NewSymserial(s, q)
}

// parseFixed reads <symbol>:[-]<digits>[.<digits>], where dashes and underscores
// between digits are ignored as in a serial number.
func (st statement) parseFixed() (Value, error) {
	s, number, _ := strings.Cut(st.body, ":")
	q, places, err := scanFixed(number)
	if err != nil {
		return nil, err
	}
	e := places
	if st.dimCount > 0 {
		e = st.dims[0]
	}
	if e > maxDecimals || e < places {
		return nil, overflow("e", "fewer decimals: "+itoa(min(e, maxDecimals)))
	}
	for range e - places {
		var ok bool
		if q.mag, ok = q.mag.mulAdd(10, 0); !ok {
			return nil, overflowBits("q", fixedRoom)
		}
	}
	if st.named {
		return FixedPoint{C: st.scheme, E: uint8(e), S: s, Q: q}, nil
	}
	return NewFixedPoint(s, q, uint8(e))
}

// scanFixed returns the digits as a number, and how many of them are decimals. The zeros at the
// end do not count.
func scanFixed(s string) (q Int, places int, err error) {
	neg := strings.HasPrefix(s, "-")
	if neg {
		s = s[1:]
	}
	whole, decimals, point := strings.Cut(s, ".")
	mag, err := scanDigits("q", whole, "-_")
	if err != nil || !isDigit(whole[0]) || point && decimals == "" {
		return Int{}, 0, orSyntax(err)
	}
	if point && !isDigit(decimals[0]) {
		return Int{}, 0, ErrSyntax
	}
	decimals = strings.TrimRight(decimals, "0-_")
	for i := range len(decimals) {
		c := decimals[i]
		if c == '-' || c == '_' {
			continue
		}
		if !isDigit(c) {
			return Int{}, 0, ErrSyntax
		}
		var ok bool
		if mag, ok = mag.mulAdd(10, uint64(c-'0')); !ok {
			return Int{}, 0, overflowBits("q", fixedRoom)
		}
		places++
	}
	return makeInt(neg, mag), places, nil
}
