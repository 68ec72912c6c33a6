package extuuid_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// The slow, obvious implementations that the fast ones are compared with.

// A field is a number and how many bits it takes.
type field struct {
	v     *big.Int
	width int
}

func f(v int64, width int) field { return field{big.NewInt(v), width} }

func fs(v string, width int) field {
	n, ok := new(big.Int).SetString(v, 0)
	if !ok {
		panic("bad test number " + v)
	}
	return field{n, width}
}

// slowString writes the fields as a string of 122 zeros and ones, with zeros
// behind them.
func slowString(t *testing.T, fields ...field) string {
	t.Helper()
	var b strings.Builder
	for _, x := range fields {
		v := new(big.Int).Set(x.v)
		if v.Sign() < 0 { // two's complement
			v.Add(v, new(big.Int).Lsh(big.NewInt(1), uint(x.width)))
		}
		s := v.Text(2)
		if x.width == 0 && v.Sign() == 0 {
			continue
		}
		if len(s) > x.width {
			t.Fatalf("%v does not fit %d bits", x.v, x.width)
		}
		b.WriteString(strings.Repeat("0", x.width-len(s)) + s)
	}
	if b.Len() > 122 {
		t.Fatalf("%d bits", b.Len())
	}
	return b.String() + strings.Repeat("0", 122-b.Len())
}

// slowUUID is section 3.6 on strings.
func slowUUID(t *testing.T, s, version string) (id [16]byte) {
	t.Helper()
	if len(s) != 122 {
		t.Fatalf("%d bits", len(s))
	}
	n, _ := new(big.Int).SetString(s[:48]+version+s[48:60]+"10"+s[60:], 2)
	n.FillBytes(id[:])
	return id
}

// slowSymbol packs a symbol in a base.
func slowSymbol(alphabet, s string) *big.Int {
	v := new(big.Int)
	for _, c := range s {
		v.Mul(v, big.NewInt(int64(len(alphabet))))
		v.Add(v, big.NewInt(int64(strings.IndexRune(alphabet, c))))
	}
	return v
}

func hyphenated(id [16]byte) string { return string(codec.AppendText(nil, id)) }

// checkPack compares a value with its fields, in both directions, and its text.
func checkPack(t *testing.T, v extuuid.Value, fields ...field) [16]byte {
	t.Helper()
	want := slowUUID(t, slowString(t, fields...), "1000")
	got, err := extuuid.Pack(v)
	if err != nil || got != want {
		t.Errorf("Pack(%#v) = %s, %v; want %s", v, hyphenated(got), err, hyphenated(want))
		return want
	}
	checkID(t, got)
	return got
}

// checkID holds an identifier to what holds for every one, and reports whether
// it is an EXTUUID.
func checkID(t *testing.T, id [16]byte) bool {
	t.Helper()
	v, version, err := extuuid.Unpack(id)
	text := extuuid.Encode(id)
	if err != nil {
		if back, err := extuuid.Decode(text); err == nil {
			t.Errorf("Decode(%q) = %x, although Unpack refuses it", text, back)
		}
		return false
	}
	if _, err := extuuid.DecodeSmart(text); err != nil {
		t.Errorf("DecodeSmart(%q): %v", text, err)
	}
	again, err := extuuid.PackVersion(v, version)
	if err != nil || again != id {
		t.Errorf("%s is unpacked to %#v, which packs to %s, %v", hyphenated(id), v, hyphenated(again), err)
	}
	for name, decode := range map[string]func(string) ([16]byte, error){"Decode": extuuid.Decode, "DecodeSmart": extuuid.DecodeSmart} {
		if back, err := decode(text); err != nil || back != id {
			t.Errorf("%s(%q) = %s, %v; want %s", name, text, hyphenated(back), err, hyphenated(id))
		}
	}
	v8, err := extuuid.Pack(v)
	if printed := extuuid.Encode(v8); err != nil || len(printed) > 512 {
		t.Errorf("%q is longer than a text may be, %v", printed, err)
	} else if back, err := extuuid.Decode(printed); err != nil || back != v8 {
		t.Errorf("Decode(%q) = %s, %v; want %s", printed, hyphenated(back), err, hyphenated(v8))
	}
	return true
}

// fromFields is the UUID of fields that need not be a value.
func fromFields(t *testing.T, fields ...field) [16]byte {
	t.Helper()
	return slowUUID(t, slowString(t, fields...), "1000")
}

func big10(s string) extuuid.Int {
	n, ok := new(big.Int).SetString(s, 0)
	v, ok2 := extuuid.BigInt(n)
	if !ok || !ok2 {
		panic("bad test number " + s)
	}
	return v
}

func pow2(n uint) *big.Int { return new(big.Int).Lsh(big.NewInt(1), n) }

// bigInt returns 2^n + d.
func bigInt(n uint, d int64) extuuid.Int {
	v, ok := extuuid.BigInt(new(big.Int).Add(pow2(n), big.NewInt(d)))
	if !ok {
		panic("too large a test number")
	}
	return v
}

func minus(n extuuid.Int) extuuid.Int {
	v, _ := extuuid.BigInt(new(big.Int).Neg(n.Big()))
	return v
}
