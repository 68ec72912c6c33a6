package extuuid

import "math"

// A Quantity is the vector subtype 001 of section 3.5, quant: a floating-point
// number and the powers of the seven SI base units that it is measured in.
//
//	0    2    5    9                     58
//	10   001  a:4  x0:7 … x6:7           v:64, IEEE double
//	               each sign:1 n:3 d:3
//
// The zero value is the dimensionless number zero.
type Quantity struct {
	A uint8      // a, the context, at most 15; the document gives it no meaning
	X [7]Xponent // x0…x6: the powers of m, kg, s, A, K, cd, mol
	V float64    // v, the number of these units; finite
}

// An Xponent is the power of one unit: the fraction -1^s · n/d, in lowest
// terms. The zero value means that the unit does not occur; it is the only
// spelling of the power 0.
type Xponent struct {
	S    bool  // s: the power is negative
	N, D uint8 // n and d: 1 to 7
}

// units are the base units in the order of x0 to x6.
var units = [7]string{"m", "kg", "s", "A", "K", "cd", "mol"}

var xponentNames = [7]string{"x0", "x1", "x2", "x3", "x4", "x5", "x6"}

// Power returns the xponent n/d in lowest terms. It refuses a power that needs
// more than 7 in either place.
func Power(n, d int) (Xponent, error) {
	if d < 1 || n < -1<<15 || n > 1<<15 || d > 1<<15 {
		return Xponent{}, overflow("x", "n from -7 to 7 and d from 1 to 7")
	}
	if n == 0 {
		return Xponent{}, nil
	}
	s := n < 0
	if s {
		n = -n
	}
	g := gcd(n, d)
	n, d = n/g, d/g
	if n > 7 || d > 7 {
		return Xponent{}, overflow("x", "n from -7 to 7 and d from 1 to 7")
	}
	return Xponent{s, uint8(n), uint8(d)}, nil
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// check refuses what is not 0 or a fraction in lowest terms.
func (x Xponent) check(i int) error {
	switch {
	case x == Xponent{}:
	case x.N > 7 || x.D > 7:
		return overflow(xponentNames[i], "n and d from 1 to 7")
	case x.N == 0 || x.D == 0 || gcd(int(x.N), int(x.D)) != 1:
		return inField(xponentNames[i], ErrNotCanonical)
	}
	return nil
}

func (v Quantity) pack() (bitString, error) {
	if math.IsNaN(v.V) || math.IsInf(v.V, 0) {
		return bitString{}, inField("v", ErrNotNumber)
	}
	w := vectorWriter(subtypeQuantity)
	w.put("a", u64(uint64(v.A)), 4)
	for i, x := range v.X {
		if err := x.check(i); err != nil {
			w.fail(err)
		}
		w.sign(x.S)
		w.put(xponentNames[i], u64(uint64(x.N)), 3)
		w.put(xponentNames[i], u64(uint64(x.D)), 3)
	}
	w.put("v", u64(math.Float64bits(v.V+0)), 64) // + 0 turns a minus zero into zero
	return w.end()
}

func unpackQuantity(r *reader) (Value, error) {
	v := Quantity{A: uint8(r.num(4))}
	for i := range v.X {
		v.X[i] = Xponent{r.sign(), uint8(r.num(3)), uint8(r.num(3))}
		if err := v.X[i].check(i); err != nil {
			return nil, err
		}
	}
	bits := r.take(64).lo
	v.V = math.Float64frombits(bits)
	switch {
	case math.IsNaN(v.V) || math.IsInf(v.V, 0):
		return nil, inField("v", ErrNotNumber)
	case bits == 1<<63:
		return nil, inField("v", ErrNotCanonical)
	}
	return v, nil
}
