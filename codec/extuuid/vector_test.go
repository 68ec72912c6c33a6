package extuuid_test

import (
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func ints(v ...int64) (out []extuuid.Int) {
	for _, n := range v {
		out = append(out, extuuid.NewInt(n))
	}
	return out
}

func TestSection3_5IntVector(t *testing.T) {
	checkPack(t, extuuid.IntVector{L: 8, V: ints(0, 127, -127)}, f(2, 2), f(4, 3), f(3, 7), f(8, 7), f(0, 79), f(0, 8), f(127, 8), f(255, 8))
	checkPack(t, extuuid.IntVector{L: 2, V: ints(1, -1)}, f(2, 2), f(4, 3), f(2, 7), f(2, 7), f(0, 99), f(1, 2), f(3, 2))
	checkPack(t, extuuid.IntVector{L: 103, V: []extuuid.Int{minus(bigInt(102, -1))}}, f(2, 2), f(4, 3), f(1, 7), f(103, 7), field{bigInt(103, -1).Big(), 103})
	for _, n := range []int64{128, -128} {
		_, err := extuuid.Pack(extuuid.IntVector{L: 8, V: ints(n)})
		checkOverflow(t, "element", err)
	}
	for _, c := range []struct {
		l     uint8
		n     int
		field string
	}{{8, 0, "n"}, {2, 104, "n"}, {1, 1, "l"}, {0, 1, "l"}, {104, 1, "l"}, {255, 1, "l"}, {52, 2, "z"}, {2, 52, "z"}} {
		_, err := extuuid.Pack(extuuid.IntVector{L: c.l, V: make([]extuuid.Int, c.n)})
		checkOverflow(t, c.field, err)
		if c.n < 128 && c.l < 128 {
			checkUnpack(t, c.field, extuuid.ErrOverflow, fromFields(t, f(2, 2), f(4, 3), f(int64(c.n), 7), f(int64(c.l), 7)))
		}
	}
}

func TestSection3_5UintVector(t *testing.T) {
	checkPack(t, extuuid.UintVector{L: 8, V: ints(0, 255)}, f(2, 2), f(5, 3), f(2, 7), f(8, 7), f(0, 87), f(0, 8), f(255, 8))
	checkPack(t, extuuid.UintVector{L: 103, V: []extuuid.Int{bigInt(103, -1)}}, f(2, 2), f(5, 3), f(1, 7), f(103, 7), field{bigInt(103, -1).Big(), 103})
	all := make([]extuuid.Int, 103)
	for i := range all {
		all[i] = extuuid.NewInt(1)
	}
	checkPack(t, extuuid.UintVector{L: 1, V: all}, f(2, 2), f(5, 3), f(103, 7), f(1, 7), field{bigInt(103, -1).Big(), 103})
	for _, n := range []int64{256, -1} {
		_, err := extuuid.Pack(extuuid.UintVector{L: 8, V: ints(n)})
		checkOverflow(t, "element", err)
	}
	_, err := extuuid.Pack(extuuid.UintVector{L: 0, V: ints(0)})
	checkOverflow(t, "l", err)
	if n := (extuuid.UintVector{V: all}).N() + (extuuid.IntVector{V: all}).N(); n != 206 {
		t.Error(n)
	}
}

func TestSection3_5FloatVector(t *testing.T) {
	v := extuuid.FloatVector{L: 16, E: 5, V: []extuuid.Float{newFloat(t, 1), newFloat(t, -2), newFloat(t, 65504), newFloat(t, 0x1p-24)}}
	checkPack(t, v, f(2, 2), f(6, 3), f(4, 7), f(16, 7), f(5, 5), f(0, 34),
		f(15, 5), f(0, 11), f(16, 5), f(1, 1), f(0, 10), f(30, 5), f(1023, 11), f(0, 5), f(1, 11))
	if v.N() != 4 {
		t.Error(v.N())
	}
	for _, c := range []struct {
		v     float64
		field string
	}{{65536, "exponent"}, {65505, "mantissa"}, {0x1p-25, "exponent"}, {0x3p-25, "mantissa"}} {
		_, err := extuuid.Pack(extuuid.FloatVector{L: 16, E: 5, V: []extuuid.Float{newFloat(t, c.v)}})
		checkOverflow(t, c.field, err)
	}
	for _, c := range []struct {
		l, e  uint8
		n     int
		field string
	}{{16, 0, 1, "e"}, {16, 16, 1, "e"}, {98, 32, 1, "e"}, {1, 1, 1, "l"}, {99, 5, 1, "l"}, {49, 5, 3, "z"}, {16, 5, 0, "n"}, {2, 1, 99, "n"}} {
		_, err := extuuid.Pack(extuuid.FloatVector{L: c.l, E: c.e, V: make([]extuuid.Float, c.n)})
		checkOverflow(t, c.field, err)
		if c.e < 32 {
			checkUnpack(t, c.field, extuuid.ErrOverflow, fromFields(t, f(2, 2), f(6, 3), f(int64(c.n), 7), f(int64(c.l), 7), f(int64(c.e), 5)))
		}
	}
	// The widest element, with the largest exponent that five bits can size.
	huge := extuuid.FloatVector{L: 98, E: 31, V: []extuuid.Float{newFloat(t, 1)}}
	id := checkPack(t, huge, f(2, 2), f(6, 3), f(1, 7), f(98, 7), f(31, 5), f(1<<30-1, 31))
	id[15] |= 1
	checkID(t, id)
	top := fromFields(t, f(2, 2), f(6, 3), f(1, 7), f(98, 7), f(31, 5), f(1<<31-2, 31), field{bigInt(66, -1).Big(), 67})
	if !checkID(t, top) {
		t.Error("the largest number of all is refused")
	}
}

func TestDecision16WhatNAndLLeaveIsZ(t *testing.T) {
	// 103 bits less n·l for integers, 98 less n·l for floats.
	checkPack(t, extuuid.UintVector{L: 97, Z: "B", V: ints(5)}, f(2, 2), f(5, 3), f(1, 7), f(97, 7), f(1, 6), f(5, 97))
	checkPack(t, extuuid.FloatVector{L: 92, E: 5, Z: "B", V: []extuuid.Float{{}}}, f(2, 2), f(6, 3), f(1, 7), f(92, 7), f(5, 5), f(1, 6))
	_, err := extuuid.Pack(extuuid.UintVector{L: 98, Z: "B", V: ints(5)})
	checkOverflow(t, "z", err)
	_, err = extuuid.Pack(extuuid.FloatVector{L: 93, E: 5, Z: "B", V: []extuuid.Float{{}}})
	checkOverflow(t, "z", err)
}

func ExampleUintVector() {
	id, err := extuuid.Pack(extuuid.UintVector{L: 8, Z: "RGB", V: []extuuid.Int{extuuid.NewInt(255), extuuid.NewInt(128), {}}})
	fmt.Println(extuuid.Encode(id), err)
	v, _, _ := extuuid.Unpack(id)
	u := v.(extuuid.UintVector)
	fmt.Println(u.N(), u.L, u.Z, u.V)
	// Output:
	// extuuid:uint/3*8:RGB:255,128,0 <nil>
	// 3 8 RGB [255 128 0]
}
