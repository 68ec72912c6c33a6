package peabody_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/big"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

// slowToRFC converts with big numbers.
func slowToRFC(v [16]byte) (ms uint64, rest *big.Int) {
	n := new(big.Int).SetBytes(v[:])
	field := func(from, bits uint) *big.Int {
		x := new(big.Int).Rsh(n, 128-from-bits)
		return x.And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), bits), big.NewInt(1)))
	}
	f := field(36, 12)
	f.Lsh(f, 12).Or(f, field(52, 12))
	f.Lsh(f, 62).Or(f, field(66, 62))
	milli := new(big.Int).Rsh(new(big.Int).Mul(f, big.NewInt(1000)), 86)
	start := new(big.Int).Lsh(milli, 86)
	start.Add(start, big.NewInt(999)).Div(start, big.NewInt(1000))
	return field(0, 36).Uint64()*1000 + milli.Uint64(), f.Sub(f, start)
}

func checkToRFC(t *testing.T, v [16]byte) (fits bool) {
	t.Helper()
	rfc, err := peabody.ToRFC(v)
	ms, rest := slowToRFC(v)
	if rest.BitLen() > 74 {
		if !errors.Is(err, peabody.ErrBits) || rfc != [16]byte{} {
			t.Fatalf("ToRFC(%x) = %x, %v, want %v", v, rfc, err, peabody.ErrBits)
		}
		return false
	}
	back, backErr := peabody.FromRFC(rfc)
	if err != nil || binary.BigEndian.Uint64(rfc[:])>>16 != ms || backErr != nil || back != v {
		t.Fatalf("ToRFC(%x) = %x, %v, want %d ms; it comes back as %x, %v", v, rfc, err, ms, back, backErr)
	}
	x, _ := peabody.V7Of(v)
	if got := x.Time().UnixMilli(); uint64(got) != ms {
		t.Fatalf("%x has the millisecond %d and is converted to %d", v, got, ms)
	}
	return true
}

func TestToRFCWithoutALayout(t *testing.T) {
	fits := 0
	var prevOld, prevRFC [16]byte
	r := seedtest.Rand(t)
	for range 20000 {
		v := randomID(r)
		v[6], v[8] = 0x70|v[6]&15, 0x80|v[8]&0x3f
		if !checkToRFC(t, v) {
			continue
		}
		fits++
		rfc, _ := peabody.ToRFC(v)
		if bytes.Compare(prevOld[:], v[:]) != bytes.Compare(prevRFC[:], rfc[:]) {
			t.Fatalf("%x and %x do not sort as %x and %x did", prevRFC, rfc, prevOld, v)
		}
		prevOld, prevRFC = v, rfc
	}
	if fits < 4000 || fits > 6000 {
		t.Errorf("%d of 20000 ids fit, want about a quarter", fits)
	}
	// Every first instant of a millisecond fits, as milliseconds write them.
	for milli := range int64(1000) {
		l := peabody.V7Layout{Unit: time.Millisecond, SubsecBits: 64}
		v, err := l.Encode(example.Add(time.Duration(milli)*time.Millisecond), 0, one)
		if err != nil || !checkToRFC(t, v) {
			t.Fatalf("the start of millisecond %d, %x, does not fit: %v", milli, v, err)
		}
	}
	for _, text := range []string{vectors[0].text, "00000000-0000-7000-8000-000000000000", "ffffffff-ffff-7fff-bfff-ffffffffffff"} {
		checkToRFC(t, id(t, text))
	}
	v4 := id(t, "919108f7-52d1-4320-9bac-f847db4148a8")
	if _, err := peabody.ToRFC(v4); !errors.Is(err, peabody.ErrVersion) {
		t.Errorf("ToRFC of a version 4: %v", err)
	}
	if _, err := peabody.FromRFC(v4); !errors.Is(err, peabody.ErrVersion) {
		t.Errorf("FromRFC of a version 4: %v", err)
	}
	if _, err := peabody.FromRFC(id(t, "ffffffff-ffff-7fff-bfff-ffffffffffff")); !errors.Is(err, peabody.ErrTime) {
		t.Errorf("FromRFC of the last millisecond: %v", err)
	}
}

// Of any RFC id the inverse gives an id that converts to it, since 74 bits are
// less than a millisecond of the draft holds.
func TestToRFCIsTheInverseOfFromRFC(t *testing.T) {
	r := seedtest.Rand(t)
	for range 20000 {
		rfc := randomID(r)
		rfc[0], rfc[6], rfc[8] = rfc[0]&0x1f, 0x70|rfc[6]&15, 0x80|rfc[8]&0x3f
		old, err := peabody.FromRFC(rfc)
		if err != nil {
			t.Fatalf("FromRFC(%x): %v", rfc, err)
		}
		if got, err := peabody.ToRFC(old); err != nil || got != rfc {
			t.Fatalf("FromRFC(%x) = %x, which converts to %x, %v", rfc, old, got, err)
		}
	}
}
