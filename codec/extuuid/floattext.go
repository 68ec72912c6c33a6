package extuuid

import (
	"math/big"
	"strings"
)

// A numeral is a number as it was written: ±num · 10^exp10 · 2^exp2.
type numeral struct {
	neg   bool
	num   *big.Int
	exp10 int
	exp2  int
	size  int // decimal digits in num
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
	base, marks := 10, "eE"
	if len(s) > 1 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') {
		base, marks, s = 16, "pP", s[2:]
	}
	exponent := 0
	if i := strings.IndexAny(s, marks); i >= 0 {
		var ok bool
		if exponent, ok = scanExponent(s[i+1:]); !ok {
			return v, ErrSyntax
		}
		s = s[:i]
	} else if base == 16 {
		return v, ErrSyntax
	}
	whole, fraction, point := strings.Cut(s, ".")
	if !digitsOnly(whole, base) || point && !digitsOnly(fraction, base) {
		return v, ErrSyntax
	}
	digits := strings.ReplaceAll(whole+fraction, "_", "")
	places := len(digits) - (len(whole) - strings.Count(whole, "_"))
	v.num, _ = new(big.Int).SetString(digits, base)
	if base == 16 {
		v.exp2 = exponent - 4*places
	} else {
		v.exp10, v.size = exponent-places, len(digits)
	}
	return v, nil
}

// digitsOnly wants a digit first and last, and digits and underscores between.
func digitsOnly(s string, base int) bool {
	for i := range len(s) {
		c := s[i]
		hex := base == 16 && ('a' <= c|0x20 && c|0x20 <= 'f')
		if !isDigit(c) && !hex && !(c == '_' && i > 0 && i < len(s)-1) {
			return false
		}
	}
	return len(s) > 0
}

func scanExponent(s string) (int, bool) {
	n, err := scanInt("exponent", s)
	v, ok := n.Int64()
	if _, over := err.(*OverflowError); over || err == nil && (!ok || v > 1<<32 || v < -1<<32) {
		v, err = 1<<32, nil // beyond every layout, on either side
		if s[0] == '-' {
			v = -v
		}
	}
	return int(v), err == nil
}

// round returns the number of the layout that is nearest, half to even, and
// whether it is exact. What is too large, or rounds to zero and is not zero,
// overflows the exponent.
func (v numeral) round(g floatFormat) (f Float, exact bool, err error) {
	if v.num.Sign() == 0 {
		return Float{}, true, nil
	}
	tooWide := overflowBits("exponent", g.e)
	if top := v.size + v.exp10; top > maxExp10 || top < -maxExp10 {
		return Float{}, false, tooWide
	}
	bias := g.bias()
	// What is far outside is refused before any power of ten is taken: the
	// number is at least 10^exp10 and less than 10^top, and 10 is 2^3.3219.
	if top := v.size + v.exp10; v.exp10*3321/1000 > bias+1 || -top*3321/1000 > bias+g.m+1 {
		return Float{}, false, tooWide
	}
	num, den := new(big.Int).Set(v.num), big.NewInt(1)
	if ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(max(v.exp10, -v.exp10))), nil); v.exp10 > 0 {
		num.Mul(num, ten)
	} else {
		den = ten
	}
	e := floorLog2(num, den) + v.exp2
	if e > bias || e < -bias-g.m {
		return Float{}, false, tooWide
	}
	lsb := max(e, 1-bias) - g.m
	if shift := v.exp2 - lsb; shift > 0 {
		num.Lsh(num, uint(shift))
	} else {
		den.Lsh(den, uint(-shift))
	}
	q, r := num.QuoRem(num, den, new(big.Int))
	exact = r.Sign() == 0
	if c := r.Lsh(r, 1).Cmp(den); c > 0 || c == 0 && q.Bit(0) == 1 {
		q.Add(q, den.SetInt64(1))
	}
	mant, _ := fromBig(q)
	f = makeFloat(v.neg, mant, lsb)
	if mant.isZero() || f.exponent() > bias {
		return Float{}, false, tooWide
	}
	return f, exact, nil
}

func floorLog2(num, den *big.Int) int {
	e := num.BitLen() - den.BitLen()
	a, b := num, den
	if e > 0 {
		b = new(big.Int).Lsh(den, uint(e))
	} else {
		a = new(big.Int).Lsh(num, uint(-e))
	}
	if a.Cmp(b) < 0 {
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

// String returns f in decimal, or in hexadecimal when its exponent is beyond
// that of a double, with as many digits as tell it from every other Float.
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
