package extuuid_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func floats(t *testing.T, v ...float64) (out []extuuid.Float) {
	for _, x := range v {
		out = append(out, newFloat(t, x))
	}
	return out
}

func TestSection3_5StandardFloatVector(t *testing.T) {
	f32 := func(v float32) field { return f(int64(math.Float32bits(v)), 32) }
	for _, c := range []struct {
		v      extuuid.StandardFloatVector
		fields []field
		text   string
	}{
		{extuuid.StandardFloatVector{F: extuuid.Format80, Z: "AB$(", V: floats(t, -1.5)},
			[]field{f(0, 6), f(1, 6), f(0x29, 6), f(0x3e, 6), f(0xbfff, 16), fs("0xc000000000000000", 64)}, "f/1*80:AB$(:-1.5"},
		{extuuid.StandardFloatVector{F: extuuid.Format64, Z: "PRESSURE", V: floats(t, 1)},
			[]field{f(15, 5), f(17, 5), f(4, 5), f(18, 5), f(18, 5), f(20, 5), f(17, 5), f(4, 5), f(0x3ff, 12), f(0, 52)}, "f/1*64:PRESSURE:1"},
		{extuuid.StandardFloatVector{F: extuuid.Format32x3, Z: "255", V: floats(t, 1, -2, 0.5)},
			[]field{f(255, 8), f32(1), f32(-2), f32(0.5)}, "f/3*32:255:1,-2,0.5"},
		{extuuid.StandardFloatVector{F: extuuid.Format32x2, Z: "LAT/LON", V: floats(t, 44.5, 26)},
			[]field{f(11, 5), f(0, 5), f(19, 5), f(31, 5), f(11, 5), f(14, 5), f(13, 5), f(27, 5), f32(44.5), f32(26)}, "f/2*32:LAT/LON:44.5,26"},
		{extuuid.StandardFloatVector{F: extuuid.Format32, V: floats(t, 0.25)}, []field{f(0, 72), f32(0.25)}, "f/1*32:0.25"},
		{extuuid.StandardFloatVector{F: extuuid.Format16x6, Z: "7", V: floats(t, 0, 1, 2, 3, 4, 5)},
			[]field{f(7, 8), f(0, 16), f(0x3c00, 16), f(0x4000, 16), f(0x4200, 16), f(0x4400, 16), f(0x4500, 16)}, "f/6*16:7:0,1,2,3,4,5"},
		{extuuid.StandardFloatVector{F: extuuid.Format16xN, Z: "XY", V: floats(t, 1, 2, 3, 4)},
			[]field{f(3, 2), f(0x3c00, 16), f(0x4000, 16), f(0x4200, 16), f(0x4400, 16), f(23, 6), f(24, 6), f(27, 6), f(27, 6), f(27, 6)}, "f/4*16:XY:1,2,3,4"},
	} {
		id := checkPack(t, c.v, append([]field{f(2, 2), f(7, 3), f(int64(c.v.F), 3)}, c.fields...)...)
		if got := extuuid.Encode(id); got != "extuuid:"+c.text {
			t.Errorf("got %s, want %s", got, c.text)
		}
		short := c.v
		short.V = short.V[:len(short.V)-1]
		if c.v.F != extuuid.Format16xN {
			_, err := extuuid.Pack(short)
			checkOverflow(t, "n", err)
		}
		c.v.V = []extuuid.Float{bigFloat(t)}
		_, err := extuuid.Pack(c.v)
		if c.v.N() == 1 && (c.v.F == extuuid.Format80 || c.v.F == extuuid.Format64 || c.v.F == extuuid.Format32 || c.v.F == extuuid.Format16xN) {
			checkOverflow(t, "exponent", err)
		}
	}
	for _, bad := range []struct {
		f extuuid.Format
		n int
		z string
	}{{extuuid.Format16x6, 6, "256"}, {extuuid.Format32x3, 3, "1000"}, {extuuid.Format64, 1, "NINECHARS"}, {extuuid.Format80, 1, "FIVEC"}, {extuuid.Format32, 1, "THIRTEENCHARS"}} {
		_, err := extuuid.Pack(extuuid.StandardFloatVector{F: bad.f, Z: bad.z, V: make([]extuuid.Float, bad.n)})
		checkOverflow(t, "z", err)
	}
	_, err := extuuid.Pack(extuuid.StandardFloatVector{F: extuuid.Format16x6, Z: "X", V: make([]extuuid.Float, 6)})
	checkRefused(t, "z", extuuid.ErrCharacter, err)
	_, err = extuuid.Pack(extuuid.StandardFloatVector{F: extuuid.Format64, Z: "A$", V: make([]extuuid.Float, 1)}) // no '$' in scheme C
	checkRefused(t, "z", extuuid.ErrCharacter, err)
}

// bigFloat is beyond every standard format.
func bigFloat(t *testing.T) extuuid.Float { return parseFloat(t, "0x1p+20000") }

func TestSection3_5StandardFormat111IsRefused(t *testing.T) {
	_, err := extuuid.Pack(extuuid.StandardFloatVector{F: 7, V: make([]extuuid.Float, 1)})
	checkRefused(t, "f", extuuid.ErrReserved, err)
	checkUnpack(t, "f", extuuid.ErrReserved, fromFields(t, f(2, 2), f(7, 3), f(7, 3)))
}

func TestDecision18ThePadIsZeroAndChecked(t *testing.T) {
	used := map[int64]int{0: 104, 1: 104, 2: 104, 3: 104, 4: 104, 5: 104, 6: 98}
	for format, n := range used {
		id := fromFields(t, f(2, 2), f(7, 3), f(format, 3))
		if !checkID(t, id) {
			t.Errorf("format %03b: zeros are refused", format)
		}
		for bit := n; bit < 114; bit++ {
			checkUnpack(t, "pad", extuuid.ErrNotCanonical, fromFields(t, f(2, 2), f(7, 3), f(format, 3), f(0, bit), f(1, 1)))
		}
	}
}

func TestDecision19Format110(t *testing.T) {
	// n-1 comes first, for behind the elements no reader could find it; the
	// context takes 96-16n bits.
	for n, chars := range map[int]int{1: 13, 2: 10, 3: 8, 4: 5} {
		v := extuuid.StandardFloatVector{F: extuuid.Format16xN, Z: "ZZZZZZZZZZZZZZZ"[:chars], V: make([]extuuid.Float, n)}
		fields := []field{f(2, 2), f(7, 3), f(6, 3), f(int64(n-1), 2), f(0, 16*n)}
		for range chars {
			fields = append(fields, f(25, 6))
		}
		checkPack(t, v, fields...)
		v.Z += "Z"
		_, err := extuuid.Pack(v)
		checkOverflow(t, "z", err)
	}
	for _, n := range []int{0, 5} {
		_, err := extuuid.Pack(extuuid.StandardFloatVector{F: extuuid.Format16xN, V: make([]extuuid.Float, n)})
		checkOverflow(t, "n", err)
	}
}

func TestDecision20TheIntegerBitOf80BitFloats(t *testing.T) {
	for _, c := range []struct {
		exponent int64
		integer  int64
		ok       bool
	}{{0, 0, true}, {0, 1, false}, {1, 0, false}, {1, 1, true}} {
		id := fromFields(t, f(2, 2), f(7, 3), f(0, 3), f(0, 24), f(c.exponent, 16), f(c.integer, 1), f(1, 63))
		if c.ok != checkID(t, id) {
			t.Errorf("%+v", c)
		}
		if !c.ok {
			checkUnpack(t, "element", extuuid.ErrNotCanonical, id)
		}
	}
}

func ExampleStandardFloatVector() {
	id, _ := extuuid.Decode("extuuid:f:LAT/LON:44.4268,26.1025")
	v, _, _ := extuuid.Unpack(id)
	s := v.(extuuid.StandardFloatVector)
	fmt.Println(s.F == extuuid.Format32x2, s.N(), s.Z, extuuid.Encode(id))
	// Output: true 2 LAT/LON extuuid:f/2*32:LAT/LON:44.4268,26.1025
}
