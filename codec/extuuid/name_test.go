package extuuid_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func TestDecision17NamesInZ(t *testing.T) {
	const fill = 0x1b
	// Nine bits: one character of scheme B, and three zeros.
	v := extuuid.UintVector{L: 94, Z: "$", V: ints(5)}
	checkPack(t, v, f(2, 2), f(5, 3), f(1, 7), f(94, 7), f(0x29, 6), f(0, 3), f(5, 94))
	checkUnpack(t, "z", extuuid.ErrNotCanonical, fromFields(t, f(2, 2), f(5, 3), f(1, 7), f(94, 7), f(0x29, 6), f(1, 3), f(5, 94)))
	// A shorter name is filled with '_'; no name is zero.
	v = extuuid.UintVector{L: 85, Z: "rg", V: ints(5)}
	checkPack(t, v, f(2, 2), f(5, 3), f(1, 7), f(85, 7), f(17, 6), f(6, 6), f(fill, 6), f(5, 85))
	v.Z = "A"
	checkPack(t, v, f(2, 2), f(5, 3), f(1, 7), f(85, 7), f(0, 6), f(fill, 6), f(fill, 6), f(5, 85))
	v.Z = ""
	checkPack(t, v, f(2, 2), f(5, 3), f(1, 7), f(85, 7), f(0, 18), f(5, 85))
	checkUnpack(t, "z", extuuid.ErrNotCanonical, fromFields(t, f(2, 2), f(5, 3), f(1, 7), f(85, 7), f(fill, 6), f(fill, 6), f(fill, 6)))
	checkUnpack(t, "z", extuuid.ErrCharacter, fromFields(t, f(2, 2), f(5, 3), f(1, 7), f(85, 7), f(0x3b, 6)))
	for z, want := range map[string]error{"AAA": extuuid.ErrNotCanonical, "B_": extuuid.ErrNotCanonical, "_": extuuid.ErrNotCanonical, "€": extuuid.ErrCharacter, "a b": extuuid.ErrCharacter} {
		v.Z = z
		_, err := extuuid.Pack(v)
		checkRefused(t, "z", want, err)
	}
	v.Z = "RGBA"
	_, err := extuuid.Pack(v)
	checkOverflow(t, "z", err)
}
