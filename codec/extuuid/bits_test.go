package extuuid_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// Section 3, and 3.6: 122 bits, most significant first, around version and
// variant.
func TestSection3_6Mapping(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 6))
	strs := []string{strings.Repeat("0", 122), strings.Repeat("1", 122)}
	for i := range 122 {
		strs = append(strs, strings.Repeat("0", i)+"1"+strings.Repeat("0", 121-i))
	}
	for range 200 {
		var b strings.Builder
		for range 122 {
			b.WriteByte("01"[r.IntN(2)])
		}
		strs = append(strs, b.String())
	}
	for _, s := range strs {
		for bits, version := range map[string]extuuid.Version{"1000": extuuid.Version8, "0110": extuuid.Version6} {
			id := slowUUID(t, s, bits)
			x, got, err := extuuid.FromUUID(id)
			if err != nil || got != version {
				t.Fatalf("FromUUID(%x): version %d, %v; want %d", id, got, err, version)
			}
			if back := x.UUID(version); back != id {
				t.Errorf("version %d of %s = %x, want %x", version, s, back, id)
			}
			for range 20 {
				first := r.IntN(122)
				last := first + r.IntN(122-first)
				want, _ := new(big.Int).SetString(s[first:last+1], 2)
				if got := x.Field(first, last).Big(); got.Cmp(want) != 0 {
					t.Errorf("Field(%d, %d) of %s = %v, want %v", first, last, s, got, want)
				}
			}
		}
	}
}

func TestOtherVersionsAndVariantsAreRefused(t *testing.T) {
	taken := 0
	for version := range 16 {
		for variant := range 4 {
			id := [16]byte{6: byte(version << 4), 8: byte(variant << 6)}
			_, _, err := extuuid.FromUUID(id)
			if want := variant == 2 && (version == 6 || version == 8); (err == nil) != want {
				t.Errorf("version %d, variant %d: %v", version, variant, err)
			} else if want {
				taken++
			} else {
				checkRefused(t, "", extuuid.ErrVersion, err)
			}
		}
	}
	if taken != 2 {
		t.Errorf("%d taken, want 2", taken)
	}
}

// dull are the values that a random test would never draw.
func dull() [][16]byte {
	var out [][16]byte
	for _, version := range []byte{0x60, 0x80} {
		for bit := -1; bit < 128; bit++ {
			var one, zero [16]byte
			if bit >= 0 {
				one[bit/8] = 1 << (bit % 8)
			}
			for i := range zero {
				zero[i] = ^one[i]
			}
			for _, id := range []*[16]byte{&one, &zero} {
				id[6], id[8] = id[6]&0x0f|version, id[8]&0x3f|0x80
				out = append(out, *id)
			}
		}
	}
	return out
}

func TestEveryIdentifierThatUnpacksPacksAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("-short packs no 60,000 identifiers")
	}
	r := rand.New(rand.NewPCG(1, 122))
	ids := dull()
	for range 60_000 {
		var id [16]byte
		for i := range id {
			id[i] = byte(r.Uint32())
		}
		id[6], id[8] = id[6]&0x0f|0x80, id[8]&0x3f|0x80
		switch r.IntN(6) {
		case 5: // floats that leave no context
			shape := [][2]int{{1, 98}, {2, 49}, {7, 14}, {14, 7}}[r.IntN(4)]
			bits := 0b10_110<<19 | shape[0]<<12 | shape[1]<<5 | 1 + r.IntN(min(31, shape[1]-1))
			id[0], id[1], id[2] = byte(bits>>16), byte(bits>>8), byte(bits)
		case 0: // small counts, sizes and contexts, which random bits never have
			id[0], id[1] = 0b10_100_000|id[0]&0x1f, id[1]&0b00111111
			id[2], id[3] = 0, 0
		case 1:
			id[0] = 0b10_000_000 | id[0]&0x3f
		}
		ids = append(ids, id)
	}
	kinds := map[string]int{}
	for _, id := range ids {
		if checkID(t, id) {
			v, _, _ := extuuid.Unpack(id)
			kinds[fmt.Sprintf("%T", v)]++
		}
		if t.Failed() {
			return
		}
	}
	t.Log(kinds)
	for _, kind := range []string{"Symserial", "FixedPoint", "SingleInt", "SingleFloat", "Time", "IntVector", "UintVector", "FloatVector"} {
		if kinds["extuuid."+kind] < 20 {
			t.Errorf("only %d of %s were met", kinds["extuuid."+kind], kind)
		}
	}
}

func FuzzUnpack(f *testing.F) {
	for _, s := range printed {
		if id, err := extuuid.Decode(s); err == nil {
			f.Add(id[:])
		}
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			return
		}
		id := [16]byte(b)
		checkID(t, id)
		id[6], id[8] = id[6]&0x0f|0x80, id[8]&0x3f|0x80
		checkID(t, id)
	})
}

// FuzzFields packs integers and symbols that the fuzzer chooses, against the
// strings of bits.
func FuzzFields(f *testing.F) {
	f.Add("M", uint64(0), uint64(110), uint8(0), false)
	f.Fuzz(func(t *testing.T, s string, hi, lo uint64, e uint8, neg bool) {
		q := new(big.Int).SetUint64(hi)
		q.Or(q.Lsh(q, 64), new(big.Int).SetUint64(lo))
		unsigned, _ := extuuid.BigInt(q)
		if neg {
			q.Neg(q)
		}
		n, _ := extuuid.BigInt(q)
		for _, v := range []extuuid.Value{
			extuuid.Symserial{C: extuuid.Scheme(e % 8), S: s, Q: unsigned},
			extuuid.FixedPoint{C: extuuid.Scheme(e % 8), E: e / 8, S: s, Q: n},
			extuuid.SingleInt{V: n},
			extuuid.Time{L: e, T: n},
			extuuid.IntVector{L: e, V: []extuuid.Int{n}},
			extuuid.UintVector{L: e, Z: s, V: []extuuid.Int{unsigned}},
		} {
			if id, err := extuuid.Pack(v); err == nil && !checkID(t, id) {
				t.Errorf("Pack(%#v) = %x, which Unpack refuses", v, id)
			}
		}
		if id, err := extuuid.Pack(extuuid.SingleInt{V: n}); err == nil {
			sign := int64(n.Sign()) & 2 >> 1
			if want := fromFields(t, fieldsOf(2, 2, 0, 3, sign, 1, new(big.Int).Abs(q), 116)...); id != want {
				t.Errorf("SingleInt %v = %x, want %x", q, id, want)
			}
		} else if q.BitLen() <= 116 {
			t.Errorf("SingleInt %v: %v", q, err)
		}
	})
}

// fieldsOf pairs values with widths.
func fieldsOf(pairs ...any) (out []field) {
	for i := 0; i < len(pairs); i += 2 {
		v, ok := pairs[i].(*big.Int)
		if !ok {
			switch n := pairs[i].(type) {
			case int:
				v = big.NewInt(int64(n))
			case int64:
				v = big.NewInt(n)
			}
		}
		out = append(out, field{v, pairs[i+1].(int)})
	}
	return out
}
