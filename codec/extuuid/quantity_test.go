package extuuid_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func power(t *testing.T, n, d int) extuuid.Xponent {
	t.Helper()
	x, err := extuuid.Power(n, d)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// Section 3.5, quant: the table of fields and the readings of the examples.
func TestSection3_5Quantity(t *testing.T) {
	double := func(v float64) field { return field{new(big.Int).SetUint64(math.Float64bits(v)), 64} }
	p := func(n, d int) extuuid.Xponent { return power(t, n, d) }
	for _, c := range []struct {
		name string
		v    extuuid.Quantity
		x    [7]int64
		text string
	}{
		{"one", extuuid.Quantity{V: 1}, [7]int64{}, "1"},
		{"one by the square root of a metre", extuuid.Quantity{V: 1, X: [7]extuuid.Xponent{p(-1, 2)}}, [7]int64{0b1001010}, "1/m1/2"},
		{"a joule", extuuid.Quantity{V: 1, X: [7]extuuid.Xponent{p(2, 1), p(1, 1), p(-2, 1)}}, [7]int64{0b0010001, 0b0001001, 0b1010001}, "1*m2*kg/s2"},
		{"a watt", extuuid.Quantity{V: 1, X: [7]extuuid.Xponent{p(2, 1), p(1, 1), p(-3, 1)}}, [7]int64{0b0010001, 0b0001001, 0b1011001}, "1*m2*kg/s3"},
		{"a volume with a context", extuuid.Quantity{A: 15, V: 22.4, X: [7]extuuid.Xponent{p(3, 1)}}, [7]int64{0b0011001}, "15:22.4*m3"},
		{"every unit", extuuid.Quantity{V: -2.5e-300, X: [7]extuuid.Xponent{p(7, 1), p(-7, 1), p(1, 7), p(-1, 7), p(7, 6), p(-6, 7), p(5, 3)}},
			[7]int64{0b0111001, 0b1111001, 0b0001111, 0b1001111, 0b0111110, 0b1110111, 0b0101011}, "-2.5e-300*m7/kg7*s1/7/A1/7*K7/6/cd6/7*mol5/3"},
		{"the largest", extuuid.Quantity{V: math.MaxFloat64}, [7]int64{}, "1.7976931348623157e+308"},
		{"the smallest", extuuid.Quantity{V: -math.SmallestNonzeroFloat64}, [7]int64{}, "-5e-324"},
	} {
		t.Run(c.name, func(t *testing.T) {
			fields := []field{f(2, 2), f(1, 3), f(int64(c.v.A), 4)}
			for _, x := range c.x {
				fields = append(fields, f(x, 7))
			}
			id := checkPack(t, c.v, append(fields, double(c.v.V))...)
			if got := extuuid.Encode(id); got != "extuuid:quant:"+c.text {
				t.Errorf("got %s, want %s", got, c.text)
			}
			x, _, _ := extuuid.FromUUID(id)
			if x.Field(5, 8) != extuuid.NewInt(int64(c.v.A)) || x.Field(58, 121).Big().Uint64() != math.Float64bits(c.v.V) {
				t.Error("a or v is not at its bits")
			}
			for i, want := range c.x {
				if got := x.Field(9+7*i, 15+7*i); got != extuuid.NewInt(want) {
					t.Errorf("x%d = %v, want %d", i, got, want)
				}
			}
		})
	}
	_, err := extuuid.Pack(extuuid.Quantity{A: 16})
	checkOverflow(t, "a", err)
}

func TestDecision10XponentsRunFromMinus7To7InLowestTerms(t *testing.T) {
	taken := 0
	for bits := range int64(128) {
		id := fromFields(t, f(2, 2), f(1, 3), f(0, 4), f(0, 7), f(bits, 7))
		if n, d := bits>>3&7, bits&7; bits == 0 || n > 0 && d > 0 && new(big.Int).GCD(nil, nil, big.NewInt(n), big.NewInt(d)).Int64() == 1 {
			taken++
			if !checkID(t, id) {
				t.Errorf("%07b is refused", bits)
			}
		} else {
			checkUnpack(t, "x1", extuuid.ErrNotCanonical, id)
		}
	}
	if taken != 1+2*35 {
		t.Errorf("%d readings are taken, want 71", taken)
	}
	if x := power(t, 4, -0+2); x != power(t, 2, 1) {
		t.Errorf("4/2 = %v", x)
	}
	for _, c := range [][2]int{{8, 1}, {-8, 1}, {1, 8}, {9, 10}, {1, 0}, {1, -1}, {math.MinInt, 1}, {1, math.MaxInt}} {
		_, err := extuuid.Power(c[0], c[1])
		checkOverflow(t, "x", err)
	}
	_, err := extuuid.Pack(extuuid.Quantity{X: [7]extuuid.Xponent{2: {N: 8, D: 1}}})
	checkOverflow(t, "x2", err)
	_, err = extuuid.Pack(extuuid.Quantity{X: [7]extuuid.Xponent{6: {N: 2, D: 2}}})
	checkRefused(t, "x6", extuuid.ErrNotCanonical, err)
}

func TestDecision11InfinityNaNAndMinusZeroAreRefused(t *testing.T) {
	quantity := func(v uint64) [16]byte {
		return fromFields(t, f(2, 2), f(1, 3), f(0, 4), f(0, 49), field{new(big.Int).SetUint64(v), 64})
	}
	for _, v := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		_, err := extuuid.Pack(extuuid.Quantity{V: v})
		checkRefused(t, "v", extuuid.ErrNotNumber, err)
		checkUnpack(t, "v", extuuid.ErrNotNumber, quantity(math.Float64bits(v)))
		_, err = extuuid.NewFloat(v)
		checkRefused(t, "", extuuid.ErrNotNumber, err)
	}
	checkUnpack(t, "v", extuuid.ErrNotCanonical, quantity(1<<63))
	zero := math.Copysign(0, -1)
	id, err := extuuid.Pack(extuuid.Quantity{V: zero})
	if err != nil || id != quantity(0) {
		t.Errorf("minus zero is packed as %x, %v", id, err)
	}
	if v, err := extuuid.NewFloat(zero); err != nil || v != (extuuid.Float{}) {
		t.Errorf("NewFloat(-0) = %v, %v", v, err)
	}
	checkUnpack(t, "f", extuuid.ErrNotCanonical, fromFields(t, f(2, 2), f(2, 3), f(1, 1)))
	checkUnpack(t, "f", extuuid.ErrNotNumber, fromFields(t, f(2, 2), f(2, 3), f(0, 101), f(0xffff, 16)))
	checkUnpack(t, "element", extuuid.ErrNotCanonical, fromFields(t, f(2, 2), f(6, 3), f(1, 7), f(16, 7), f(5, 5), f(0, 82), f(0, 5), f(1, 1)))
	checkUnpack(t, "element", extuuid.ErrNotNumber, fromFields(t, f(2, 2), f(7, 3), f(1, 3), f(0, 40), f(0x7ff, 12)))
}

func ExampleQuantity() {
	id, _ := extuuid.Decode("extuuid:quant:22.4*m3")
	v, _, _ := extuuid.Unpack(id)
	q := v.(extuuid.Quantity)
	fmt.Println(q.V, q.X[0].N, q.X[0].D, extuuid.Encode(id))
	// Output: 22.4 3 1 extuuid:quant:22.4*m3
}
