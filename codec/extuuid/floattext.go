package extuuid

import "strings"

// A numeral is a number as it was written: the digits of whole and fraction, in
// a base of 10 or 16, as one integer · 10^exp10 · 2^exp2.
type numeral struct {
	neg               bool
	integer, fraction string
	base              uint64
	exp10             int
	exp2              int
	size              int // how many digits
}

// maxExp10 is beyond the decimal exponents of the single float, the largest
// whose numbers are read in decimal. A vector with larger exponents has the
// hexadecimal form, which needs no power of ten.
const maxExp10 = 9900

// scanNumeral reads a decimal number with an optional point and exponent, or
// the hexadecimal form 0x1.8p+5. Underscores may stand between digits.
func scanNumeral(s string) (numeral, error) {
	var v numeral
	if v.neg = strings.HasPrefix(s, "-"); v.neg || strings.HasPrefix(s, "+") {
		s = s[1:]
	}
	v.base = 10
	marks := "eE"
	if len(s) > 1 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') {
		v.base, marks, s = 16, "pP", s[2:]
	}
	exponent := 0
	if i := strings.IndexAny(s, marks); i >= 0 {
		var ok bool
		if exponent, ok = scanExponent(s[i+1:]); !ok {
			return v, ErrSyntax
		}
		s = s[:i]
	} else if v.base == 16 {
		return v, ErrSyntax
	}
	var point bool
	v.integer, v.fraction, point = strings.Cut(s, ".")
	if !digitsOnly(v.integer, v.base) || point && !digitsOnly(v.fraction, v.base) {
		return v, ErrSyntax
	}
	places := digitsIn(v.fraction)
	v.size = digitsIn(v.integer) + places
	if v.base == 16 {
		v.exp2 = exponent - 4*places
	} else {
		v.exp10 = exponent - places
	}
	return v, nil
}

func digitsIn(s string) int { return len(s) - strings.Count(s, "_") }

// digitsOnly wants a digit first and last, and digits and underscores between.
func digitsOnly(s string, base uint64) bool {
	for i := range len(s) {
		c := s[i]
		hex := base == 16 && ('a' <= c|0x20 && c|0x20 <= 'f')
		if !isDigit(c) && !hex && !(c == '_' && i > 0 && i < len(s)-1) {
			return false
		}
	}
	return len(s) > 0
}

// farExponent is beyond every layout, on either side, also where the digits
// of the longest text are taken off it.
const farExponent int64 = 1<<30 + 1<<14

func scanExponent(s string) (exponent int, ok bool) {
	neg := strings.HasPrefix(s, "-")
	if neg || strings.HasPrefix(s, "+") {
		s = s[1:]
	}
	if !digitsOnly(s, 10) {
		return 0, false
	}
	var v int64
	for i := range len(s) {
		if s[i] != '_' {
			v = min(v*10+int64(s[i]-'0'), farExponent)
		}
	}
	if neg {
		v = -v
	}
	return int(v), true
}

// round returns the number of the layout that is nearest, half to even, and
// whether it is exact. What is too large, or rounds to zero and is not zero,
// overflows the exponent.
func (v numeral) round(g floatFormat) (f Float, exact bool, err error) {
	bias := g.bias()
	tooWide := func() (Float, bool, error) { return Float{}, false, overflowBits("exponent", g.e) }
	var num, den wide
	num.addDigits(v.integer, v.base)
	num.addDigits(v.fraction, v.base)
	if num.isZero() {
		return Float{}, true, nil
	}
	if v.base == 10 {
		// A number far outside is refused before any power of ten is taken: the
		// number is at least 10^exp10 and less than 10^top, and 10 is 2^3.3219.
		top := v.size + v.exp10
		if top > maxExp10 || top < -maxExp10 || v.exp10*3321/1000 > bias+1 || -top*3321/1000 > bias+g.m+1 {
			return tooWide()
		}
	}
	// Ten is two fives: the two go into the exponent.
	den.addDigits("1", 10)
	num.mulFives(v.exp10)
	den.mulFives(-v.exp10)
	e := align(&num, &den) + v.exp2 + v.exp10
	if e > bias || e < -bias-g.m {
		return tooWide()
	}
	lsb := max(e, 1-bias) - g.m
	mant, exact := num.quotient(&den, e-lsb+1)
	f = makeFloat(v.neg, mant, lsb)
	if mant.isZero() || f.exponent() > bias {
		return tooWide()
	}
	return f, exact, nil
}

// align shifts num or den so that their quotient is at least 1 and less than 2. It returns the
// power of two that this took from the quotient.
func align(num, den *wide) int {
	e := num.bitLen() - den.bitLen()
	num.shl(max(0, -e))
	den.shl(max(0, e))
	if num.cmp(den) < 0 {
		num.shl(1)
		e--
	}
	return e
}

// ParseFloat reads a number and rounds it to the layout of [SingleFloat], the
// widest there is: 101 significant bits.
func ParseFloat(s string) (Float, error) {
	if len(s) > maxText {
		return Float{}, parseError(s, ErrSyntax)
	}
	v, err := scanNumeral(s)
	if err != nil {
		return Float{}, parseError(s, err)
	}
	f, _, err := v.round(singleFloat)
	if err != nil {
		return Float{}, parseError(s, err)
	}
	return f, nil
}

// widest has every Float among its numbers.
var widest = floatFormat{31, 127}

// String returns f in decimal, or in hexadecimal beyond the exponents of a double. It writes as
// many digits as tell f from every other Float.
func (f Float) String() string { return string(f.appendText(nil, widest)) }

// decimalExponents bounds the binary exponents that are printed in decimal;
// beyond, a decimal would be hundreds of digits of arithmetic and, for the
// widest layouts, hundreds of megabytes.
const decimalExponents = 1100

// appendText appends digits that name f among the numbers of a layout: the
// fewest, but for a power of two, which may get one more.
func (f Float) appendText(dst []byte, g floatFormat) []byte {
	if f.mant.isZero() {
		return append(dst, '0')
	}
	e := f.exponent()
	verb := byte('g')
	if e > decimalExponents || e < -decimalExponents {
		verb = 'x'
	}
	prec := min(g.m+1, e+g.bias()+g.m) // fewer bits in subnormal numbers
	if f.mant == u64(1) {
		prec++ // below a power of two its neighbours are twice as near
	}
	return f.big(uint(max(prec, f.mant.bitLen()))).Append(dst, verb, -1)
}
