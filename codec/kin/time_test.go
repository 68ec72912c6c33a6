package kin_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/codec/kin"
)

// TestTimeOrder checks what TimeOrdered says, and which texts sort too.
func TestTimeOrder(t *testing.T) {
	textsSort := map[string]bool{
		"ULID": true, "LexicalUUID": true, "SID": true, "orderedUuid": true, "COMB, time first": true,
		"pushID": true, "XID": true, "ObjectID": true, "CUID": true,
		// Not: Elasticflake (alphabet), Flake and the numbers (length), COMB.
	}
	r := rand.New(rand.NewPCG(5, 6))
	for _, k := range kin.Kinds() {
		if k == kin.Kind(kin.KSUID) {
			continue
		}
		bytesWrong, textsWrong, compared := 0, 0, 0
		for range 20_000 {
			var a [16]byte
			for i := range a {
				a[i] = byte(r.Uint32())
			}
			b := a
			if r.IntN(2) == 0 { // near each other, or not
				b[r.IntN(16)] ^= 1 << r.IntN(8)
			} else {
				b[r.IntN(6)] = byte(r.Uint32())
				b[15]++
			}
			if k == kin.Kind(kin.LexicalUUID) || k == kin.Kind(kin.Flake) || k == kin.Kind(kin.CUID) {
				a[0], b[0] = a[0]&7, b[0]&7
			}
			if k == kin.Kind(kin.Flake) { // texts of several lengths
				a[0], a[1], b[0], b[1] = 0, a[1]&1, 0, b[1]&1
			}
			a, _ = valid(k, a)
			b, _ = valid(k, b)
			ta, okA := k.Time(a)
			tb, okB := k.Time(b)
			if !okA || !okB {
				t.Fatalf("%v: no time of %x or %x", k, a, b)
			}
			if ta.Equal(tb) {
				continue
			}
			compared++
			if (bytes.Compare(a[:], b[:]) < 0) != ta.Before(tb) {
				bytesWrong++
			}
			if (k.Encode(a) < k.Encode(b)) != ta.Before(tb) {
				textsWrong++
			}
		}
		if compared < 1000 {
			t.Errorf("%v: only %d pairs of two times", k, compared)
		}
		if (bytesWrong == 0) != k.TimeOrdered() {
			t.Errorf("%v: TimeOrdered is %t, and %d of %d pairs of bytes are out of order", k, k.TimeOrdered(), bytesWrong, compared)
		}
		if _, numeric := k.(kin.Numeric); !numeric && (textsWrong == 0) != textsSort[k.String()] {
			t.Errorf("%v: %d of %d pairs of texts are out of order; sorted texts are promised: %t", k, textsWrong, compared, textsSort[k.String()])
		}
	}
}

// sqlServerLess is the order of uniqueidentifier on text-order bytes.
func sqlServerLess(a, b [16]byte) bool {
	for _, i := range []int{10, 11, 12, 13, 14, 15, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0} {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

func TestCOMBsSortByTimeInSQLServer(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, k := range []kin.Kind{kin.COMB, kin.COMBLegacy} {
		for range 20_000 {
			var a, b [16]byte
			for i := range a {
				a[i], b[i] = byte(r.Uint32()), byte(r.Uint32())
			}
			a, _ = valid(k, a)
			b, _ = valid(k, b)
			ta, _ := k.Time(a)
			tb, _ := k.Time(b)
			if !ta.Equal(tb) && sqlServerLess(a, b) != ta.Before(tb) {
				t.Fatalf("%v: %x (%v) and %x (%v) sort otherwise", k, a, ta, b, tb)
			}
		}
	}
}

func TestTimesBeyondWhatTimeCounts(t *testing.T) {
	for _, k := range []kin.Kind{kin.LexicalUUID, kin.Flake} {
		if when, ok := k.Time([16]byte{0x80}); ok {
			t.Errorf("%v: a time of 2^63 units is %v, want none", k, when)
		}
		if _, ok := k.Time([16]byte{0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}); !ok {
			t.Errorf("%v: a time of 2^63-1 units has none", k)
		}
	}
}
