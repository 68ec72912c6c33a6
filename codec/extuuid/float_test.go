package extuuid_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func newFloat(t *testing.T, v float64) extuuid.Float {
	t.Helper()
	x, err := extuuid.NewFloat(v)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func parseFloat(t *testing.T, s string) extuuid.Float {
	t.Helper()
	x, err := extuuid.ParseFloat(s)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestSection3_5SingleFloat(t *testing.T) {
	for _, c := range []struct {
		v        string
		sign     int64
		mantissa *big.Int
		exponent int64
		text     string
	}{
		{"0", 0, new(big.Int), 0, "0"},
		{"1", 0, new(big.Int), 32767, "1"},
		{"-1.5", 1, pow2(99), 32767, "-1.5"},
		{"22.4", 0, nil, 32771, "22.4"},
		{"0.1", 0, nil, 32763, "0.1"},
		{"3.14159265358979323846264338328", 0, nil, 32768, "3.14159265358979323846264338328"}, // 30 digits
		{"0x1p-32766", 0, new(big.Int), 1, "0x1p-32766"},
		{"0x1p-32866", 0, big.NewInt(1), 0, "0x1p-32866"}, // the smallest
		{"0x1p+32767", 0, new(big.Int), 65534, "0x1p+32767"},
		{"1e9000", 0, nil, -1, "0x1.3b9e9f0c61be9eb6dbc2a7bfap+29897"},
	} {
		v := extuuid.SingleFloat{V: parseFloat(t, c.v)}
		id, err := extuuid.Pack(v)
		if err != nil {
			t.Errorf("%s: %v", c.v, err)
			continue
		}
		checkID(t, id)
		x, _, _ := extuuid.FromUUID(id)
		if c.mantissa != nil {
			checkPack(t, v, f(2, 2), f(2, 3), f(c.sign, 1), field{c.mantissa, 100}, f(c.exponent, 16))
		}
		if c.exponent >= 0 && x.Field(106, 121) != extuuid.NewInt(c.exponent) {
			t.Errorf("%s: exponent %v, want %d", c.v, x.Field(106, 121), c.exponent)
		}
		if got := extuuid.Encode(id); c.exponent >= 0 && got != "extuuid:f:"+c.text {
			t.Errorf("%s is printed as %s, want %s", c.v, got, c.text)
		}
		// the value, by the definition of the layout
		if c.mantissa == nil {
			exact := new(big.Rat).SetFrac(new(big.Int).Add(pow2(100), x.Field(6, 105).Big()), big.NewInt(1))
			shift := x.Field(106, 121).Big().Int64() - 32767 - 100
			if scale := new(big.Rat).SetInt(pow2(uint(max(shift, -shift)))); shift < 0 {
				exact.Quo(exact, scale)
			} else {
				exact.Mul(exact, scale)
			}
			if got, _ := v.V.Big().Rat(nil); got.Cmp(exact) != 0 {
				t.Errorf("%s: the bits say %v, the value is %v", c.v, exact, got)
			}
			want, _ := new(big.Rat).SetString(c.v)
			off := new(big.Rat).Sub(exact, want)
			off.Quo(off, want).Abs(off)
			if off.Cmp(new(big.Rat).SetFrac(big.NewInt(1), pow2(101))) > 0 {
				t.Errorf("%s is rounded to %v", c.v, exact)
			}
		}
	}
}

func TestSingleFloatBounds(t *testing.T) {
	for _, c := range []struct{ v, field string }{
		{"0x1p+32768", "exponent"}, {"0x1p-32867", "exponent"}, {"1e9999", "exponent"}, {"1e-9999", "exponent"},
		{"1e999999999999999999999", "exponent"}, {"1e-99999999999999999999999999999999999999999999", "exponent"},
		{"0x1p+99999999999999999999", "exponent"}, {"0x0.ffffffffffffffffffffffffff8p+32768", "exponent"},
	} {
		_, err := extuuid.ParseFloat(c.v)
		checkOverflow(t, c.field, err)
	}
	if v := parseFloat(t, "0e999999999"); v != (extuuid.Float{}) {
		t.Errorf("zero = %v", v)
	}
	over := new(big.Float).SetPrec(300).SetInt(new(big.Int).Add(pow2(101), big.NewInt(1)))
	_ = over
	wide := parseFloat(t, "0x1.0000000000000000000000001p+0") // 101 significant bits
	if _, err := extuuid.Pack(extuuid.SingleFloat{V: wide}); err != nil {
		t.Error(err)
	}
	_, err := extuuid.Pack(extuuid.FloatVector{L: 64, E: 11, V: []extuuid.Float{wide}})
	checkOverflow(t, "mantissa", err)
	for _, s := range []string{"", ".", "1.", ".5", "e5", "1e", "1e+", "0x", "0x1", "0xp1", "1p5", "inf", "NaN", "1__", "_1", "1._5", "--1", "1e5.0", "0x1.p1"} {
		_, err := extuuid.ParseFloat(s)
		checkRefused(t, "", extuuid.ErrSyntax, err)
	}
}

func TestDecision12FloatsFollowIEEE754(t *testing.T) {
	// A bias of 2^(e-1)-1, a hidden bit, subnormal numbers: the generic layout
	// of 64 bits with 11 of exponent has the numbers of a double.
	for _, v := range []float64{1, -2.5, 0.1, math.MaxFloat64, math.SmallestNonzeroFloat64, 0x1p-1022, 0x0.fffffffffffffp-1022} {
		b := math.Float64bits(v)
		checkPack(t, extuuid.FloatVector{L: 64, E: 11, V: []extuuid.Float{newFloat(t, v)}},
			f(2, 2), f(6, 3), f(1, 7), f(64, 7), f(11, 5), f(0, 34), f(int64(b>>52&0x7ff), 11), f(int64(b>>63), 1), f(int64(b&(1<<52-1)), 52))
		back, exact := newFloat(t, v).Float64()
		if back != v || !exact {
			t.Errorf("NewFloat(%v).Float64() = %v, %v", v, back, exact)
		}
	}
	for e := int64(1); e <= 31; e++ { // one, where the exponent has it
		if e == 1 {
			continue
		}
		checkPack(t, extuuid.FloatVector{L: 40, E: uint8(e), V: []extuuid.Float{newFloat(t, 1)}},
			f(2, 2), f(6, 3), f(1, 7), f(40, 7), f(e, 5), f(0, 58), f(1<<(e-1)-1, int(e)))
	}
	// One bit of exponent leaves the subnormal numbers, below two.
	checkPack(t, extuuid.FloatVector{L: 4, E: 1, V: []extuuid.Float{newFloat(t, 1.5)}}, f(2, 2), f(6, 3), f(1, 7), f(4, 7), f(1, 5), f(0, 94), f(3, 4))
	_, err := extuuid.Pack(extuuid.FloatVector{L: 4, E: 1, V: []extuuid.Float{newFloat(t, 2)}})
	checkOverflow(t, "exponent", err)
}

func TestDecision13FieldOrderOfFloats(t *testing.T) {
	one := newFloat(t, -1.5)
	// single: sign, mantissa, exponent
	checkPack(t, extuuid.SingleFloat{V: one}, f(2, 2), f(2, 3), f(1, 1), field{pow2(99), 100}, f(32767, 16))
	// generic: exponent, sign, mantissa
	checkPack(t, extuuid.FloatVector{L: 16, E: 5, V: []extuuid.Float{one}}, f(2, 2), f(6, 3), f(1, 7), f(16, 7), f(5, 5), f(0, 82), f(15, 5), f(1, 1), f(512, 10))
	// standard: IEEE 754's own
	checkPack(t, extuuid.StandardFloatVector{F: extuuid.Format16xN, V: []extuuid.Float{one}}, f(2, 2), f(7, 3), f(6, 3), f(0, 2), f(0xbe00, 16))
}

func FuzzFloat64(f *testing.F) {
	f.Add(uint64(0), uint8(64))
	f.Add(math.Float64bits(22.4), uint8(32))
	f.Fuzz(func(t *testing.T, bits uint64, size uint8) {
		v := math.Float64frombits(bits)
		x, err := extuuid.NewFloat(v)
		if math.IsNaN(v) || math.IsInf(v, 0) {
			if err == nil {
				t.Fatalf("NewFloat(%v) = %v", v, x)
			}
			return
		}
		if back, exact := x.Float64(); back != v || !exact {
			t.Errorf("NewFloat(%v).Float64() = %v, %v", v, back, exact)
		}
		for _, s := range []string{x.String(), fmt.Sprint(v), fmt.Sprintf("%x", v)} {
			id, err := extuuid.Decode("extuuid:f/1*64:" + s)
			if err != nil {
				t.Fatalf("%s: %v", s, err)
			}
			got, _, err := extuuid.Unpack(id)
			if err != nil || got.(extuuid.StandardFloatVector).V[0] != x {
				t.Errorf("%s is read as %v, %v; want %v", s, got, err, v)
			}
		}
		// Rounding to 32 bits is Go's.
		id, err := extuuid.Decode("extuuid:f/1*32:" + fmt.Sprint(v))
		if w := float32(v); math.IsInf(float64(w), 0) || w == 0 && v != 0 {
			checkOverflow(t, "exponent", err)
		} else if got, _, err2 := extuuid.Unpack(id); err != nil || err2 != nil {
			t.Errorf("%v: %v, %v", v, err, err2)
		} else if back, _ := got.(extuuid.StandardFloatVector).V[0].Float64(); back != float64(w) {
			t.Errorf("%v is rounded to %v, want %v", v, back, w)
		}
		if id, err := extuuid.Pack(extuuid.SingleFloat{V: x}); err != nil || !checkID(t, id) {
			t.Errorf("%v: %v", v, err)
		}
	})
}

func ExampleFloat() {
	f, _ := extuuid.ParseFloat("22.4")
	v, exact := f.Float64()
	fmt.Println(v, exact)
	id, _ := extuuid.Pack(extuuid.SingleFloat{V: f})
	fmt.Println(extuuid.Encode(id))
	// Output:
	// 22.4 false
	// extuuid:f:22.4
}
