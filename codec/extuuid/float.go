package extuuid

import (
	"math"
	"math/big"
)

// A Float is an exact binary floating-point number: up to 128 significant bits
// and a power of two. It holds every number of every float layout of section
// 3.5. It is comparable; its zero value is the number zero, and there is no
// minus zero, no infinity and no NaN.
type Float struct {
	neg  bool
	mant u128 // odd, or zero with exp zero
	exp  int32
}

// makeFloat returns ±mant·2^exp in its only spelling.
func makeFloat(neg bool, mant u128, exp int) Float {
	if mant.isZero() {
		return Float{}
	}
	z := mant.trailingZeros()
	return Float{neg, mant.shr(z), int32(exp + z)}
}

// NewFloat returns f exactly. It refuses infinities and NaNs.
func NewFloat(f float64) (Float, error) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return Float{}, ErrNotNumber
	}
	b := math.Float64bits(f)
	return ieee64.value(b>>63 == 1, int(b>>52&0x7ff), u64(b&(1<<52-1)), true)
}

// Float64 returns the nearest float64, and whether it is exactly f.
func (f Float) Float64() (float64, bool) {
	v, acc := f.Big().Float64()
	return v, acc == big.Exact
}

// double is f, which is a number of a double.
func (f Float) double() float64 {
	v := math.Ldexp(float64(f.mant.lo), int(f.exp))
	if f.neg {
		return -v
	}
	return v
}

// Big returns f exactly, as a new big.Float.
func (f Float) Big() *big.Float { return f.big(uint(max(1, f.mant.bitLen()))) }

func (f Float) big(prec uint) *big.Float {
	z := new(big.Float).SetPrec(prec).SetInt(f.mant.big())
	z.SetMantExp(z, int(f.exp))
	if f.neg {
		z.Neg(z)
	}
	return z
}

// exponent is the power of two of the first significant bit of a number that
// is not zero.
func (f Float) exponent() int { return int(f.exp) + f.mant.bitLen() - 1 }

// A floatFormat is a width of exponent and mantissa. Its numbers are as in
// IEEE 754: a hidden bit, an exponent biased by 2^(e-1)-1, the lowest exponent
// for zero and subnormal numbers, the highest for what is no number.
type floatFormat struct{ e, m int }

var (
	ieee16      = floatFormat{5, 10}
	ieee32      = floatFormat{8, 23}
	ieee64      = floatFormat{11, 52}
	ieee80      = floatFormat{15, 63} // and its explicit integer bit
	singleFloat = floatFormat{16, 100}
)

func (g floatFormat) bias() int { return 1<<(g.e-1) - 1 }

// fields returns the exponent and the mantissa of f, when f is exactly a number
// of the format.
func (g floatFormat) fields(f Float) (exponent int, mantissa u128, err error) {
	if f.mant.isZero() {
		return 0, u128{}, nil
	}
	bias, e := g.bias(), f.exponent()
	if e > bias {
		return 0, u128{}, overflowBits("exponent", g.e)
	}
	lsb := max(e, 1-bias) - g.m
	if e < lsb {
		return 0, u128{}, overflowBits("exponent", g.e)
	}
	if int(f.exp) < lsb {
		return 0, u128{}, overflowBits("mantissa", g.m)
	}
	mantissa = f.mant.shl(int(f.exp) - lsb)
	if e >= 1-bias {
		return e + bias, mantissa.sub(u64(1).shl(g.m)), nil
	}
	return 0, mantissa, nil
}

// value is the inverse of fields. Unless a minus zero may pass for a zero, it
// is refused.
func (g floatFormat) value(neg bool, exponent int, mantissa u128, minusZero bool) (Float, error) {
	switch {
	case exponent == 1<<g.e-1:
		return Float{}, ErrNotNumber
	case exponent == 0 && mantissa.isZero() && neg && !minusZero:
		return Float{}, ErrNotCanonical
	case exponent == 0:
		return makeFloat(neg, mantissa, 1-g.bias()-g.m), nil
	}
	return makeFloat(neg, mantissa.or(u64(1).shl(g.m)), exponent-g.bias()-g.m), nil
}

// A SingleFloat is the vector subtype 010 of section 3.5, f: one number of 30
// significant digits.
//
//	0    2    5       6             106
//	10   010  sign:1  mantissa:100  exponent:16, biased by 32767
//
// The zero value is the number zero.
type SingleFloat struct {
	V Float // the number
}

func (v SingleFloat) pack() (bitString, error) {
	exponent, mantissa, err := singleFloat.fields(v.V)
	if err != nil {
		return bitString{}, err
	}
	w := vectorWriter(subtypeFloat)
	w.sign(v.V.neg)
	w.put("mantissa", mantissa, singleFloat.m)
	w.put("exponent", u64(uint64(exponent)), singleFloat.e)
	return w.end()
}

func unpackSingleFloat(r *reader) (Value, error) {
	neg, mantissa, exponent := r.sign(), r.take(singleFloat.m), r.num(singleFloat.e)
	f, err := singleFloat.value(neg, exponent, mantissa, false)
	if err != nil {
		return nil, inField("f", err)
	}
	return SingleFloat{f}, nil
}
