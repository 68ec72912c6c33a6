package kin_test

import (
	"bytes"
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/kin"
)

// The sixteen names of draft-peabody-dispatch-new-uuid-format-01, section 2.
func TestKindsAreTheDraftsInItsOrder(t *testing.T) {
	draft := []string{
		"LexicalUUID", "Snowflake", "Flake", "ShardingID", "KSUID", "Elasticflake", "FlakeID", "Sonyflake",
		"orderedUuid", "COMB", "ULID", "SID", "pushID", "XID", "ObjectID", "CUID",
	}
	var got []string
	comparable := map[kin.Kind]bool{}
	for _, k := range kin.Kinds() {
		comparable[k] = true
		if !strings.HasPrefix(k.String(), "COMB,") { // two more layouts of one
			got = append(got, k.String())
		}
	}
	if !slices.Equal(got, draft) {
		t.Errorf("Kinds() = %q, want %q", got, draft)
	}
	if len(comparable) != len(kin.Kinds()) {
		t.Errorf("%d of %d kinds are distinct", len(comparable), len(kin.Kinds()))
	}
}

// valid draws sixteen bytes that are of the kind, from sixteen of any.
func valid(k kin.Kind, b [16]byte) ([16]byte, bool) {
	switch k := k.(type) {
	case kin.Numeric:
		n := uint64(0)
		for _, c := range b[:8] {
			n = n<<8 | uint64(c)
		}
		id, err := k.FromNumber(n)
		if err != nil {
			id, err = k.FromNumber(n &^ (1 << 63))
		}
		return id, err == nil
	case kin.KSUIDKind:
		return b, false
	}
	switch k {
	case kin.SID:
		b[0], b[8] = b[0]&0x7f, b[8]&0x7f
	case kin.OrderedUUID, kin.COMB, kin.COMBFirst, kin.COMBLegacy:
		b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
		if k == kin.COMBLegacy {
			b[12] &= 0 // 2^24 ticks are less than a day
		}
	case kin.PushID, kin.Elasticflake:
		b[15] = 0
	case kin.XID, kin.ObjectID:
		b[12], b[13], b[14], b[15] = 0, 0, 0, 0
	case kin.CUID:
		b[0] &= 0x0f
	}
	return b, true
}

// dull are the values that a random test would never draw.
func dull() [][16]byte {
	out := [][16]byte{{}, [16]byte(bytes.Repeat([]byte{0xff}, 16))}
	for bit := range 128 {
		var one, zero [16]byte
		one[bit/8] = 1 << (bit % 8)
		for i := range zero {
			zero[i] = ^one[i]
		}
		out = append(out, one, zero)
	}
	return out
}

// checkBytes holds for any sixteen bytes and any kind.
func checkBytes(t *testing.T, k kin.Kind, id [16]byte) {
	t.Helper()
	text, fault := k.Encode(id), k.Check(id)
	when, timed := k.Time(id)
	if (text == "") != (fault != nil) {
		t.Fatalf("%v: Encode(%x) = %q although Check is %v", k, id, text, fault)
	}
	if fault != nil {
		if timed || k.Fields(id) != nil || !when.IsZero() {
			t.Fatalf("%v: %x fails Check and has a time or fields", k, id)
		}
		return
	}
	if got, err := k.Decode(text); err != nil || got != id {
		t.Fatalf("%v: Decode(Encode(%x)) = %x, %v", k, id, got, err)
	}
	total := 0
	for _, f := range k.Fields(id) {
		total += f.Bits
		if f.Name == "" || f.Value == "" {
			t.Fatalf("%v: Fields(%x) has an empty one: %v", k, id, f)
		}
	}
	if total < 64 {
		t.Fatalf("%v: fields of %d bits", k, total)
	}
}

// checkText holds for any text and any kind.
func checkText(t *testing.T, k kin.Kind, text string) {
	t.Helper()
	id, err := k.Decode(text)
	if err != nil {
		var te *kin.TextError
		if !errors.As(err, &te) || te.Offset < 0 || te.Offset > len(text) || te.Kind != k.String() {
			t.Fatalf("%v: Decode(%q) = %v, want a TextError with an offset in the text", k, text, err)
		}
		if id != [16]byte{} {
			t.Fatalf("%v: Decode(%q) = %x beside an error", k, text, id)
		}
		return
	}
	back := k.Encode(id)
	// What Encode writes is what Decode read, but for the case of letters and
	// the other texts of a SID.
	if !strings.EqualFold(back, text) && k != kin.SID {
		t.Fatalf("%v: Encode(Decode(%q)) = %q", k, text, back)
	}
	checkBytes(t, k, id)
}

func TestDecodeOfEncodeIsTheSame(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	values := dull()
	for range 2000 {
		var b [16]byte
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		values = append(values, b)
	}
	for _, k := range kin.Kinds() {
		n := 0
		for _, b := range values {
			checkBytes(t, k, b)
			if id, ok := valid(k, b); ok {
				n++
				if err := k.Check(id); err != nil {
					t.Fatalf("%v: Check(%x) = %v, want nil", k, id, err)
				}
				checkBytes(t, k, id)
			}
		}
		if n == 0 && k != kin.Kind(kin.KSUID) {
			t.Errorf("%v: nothing was tested", k)
		}
	}
}

func FuzzKinds(f *testing.F) {
	for _, v := range vectors {
		b, _ := hex.DecodeString(v.hex)
		f.Add(b, v.text)
	}
	f.Add([]byte{}, "0ujtsYcgvSTl8PAuAdqWYSMnLOv")
	f.Add([]byte("0123456789abcdef"), "1559872035903071353-1186579057231285506")
	f.Fuzz(func(t *testing.T, b []byte, text string) {
		for _, k := range kin.Kinds() {
			checkText(t, k, text)
			if len(b) == 16 {
				checkBytes(t, k, [16]byte(b))
				if id, ok := valid(k, [16]byte(b)); ok && k.Check(id) == nil {
					checkBytes(t, k, id)
				}
			}
		}
		for _, found := range kin.Identify(text) {
			if found.Fits && found.Kind.Check(found.ID) != nil {
				t.Fatalf("Identify(%q) finds %v in %x, which is none", text, found.Kind, found.ID)
			}
		}
		if len(b) == 16 {
			kin.IdentifyBytes([16]byte(b))
		}
	})
}

func TestDecodeAllocatesLittle(t *testing.T) {
	for _, text := range []string{"", strings.Repeat("z", 1<<20), "01ARZ3NDEKTSV4RRFFQ69G5FAV", "0ujtsYcgvSTl8PAuAdqWYSMnLOv"} {
		for _, k := range kin.Kinds() {
			const runs = 1000
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			for range runs {
				k.Decode(text)
			}
			runtime.ReadMemStats(&after)
			if n := (after.TotalAlloc - before.TotalAlloc) / runs; n > 1024 {
				t.Errorf("%v: Decode of %d bytes allocates %d bytes, want at most 1024", k, len(text), n)
			}
		}
	}
}

func TestFields(t *testing.T) {
	tests := []struct {
		kind kin.Kind
		text string
		want string
	}{
		{kin.ULID, "01ARZ3NDEKTSV4RRFFQ69G5FAV", "time=1469922850259 randomness=d6764c61efb99302bd5b"},
		{kin.LexicalUUID, "00000000-012f-cd83-00000000000003e9", "timestamp=19910019 worker id=00000000000003e9"},
		{kin.Flake, "8HFaR8qWtRlGDHnO57", "timestamp=1326409013776 worker id=109add5e0e8f sequence=5"},
		{kin.SID, "1559872035903071353-1186579057231285506", "time=1559872035903071353 random=1077935da4304d02"},
		{kin.OrderedUUID, "9256dc86-ca15-4e2d-85e2-dfd4d103ae0b", "time=160901764663829 random=e2d random=05e2dfd4d103ae0b"},
		{kin.COMB, "00112233-4455-4677-8899-017f22e279b0", "random=001122334455 random=677 random=0899 time=1645557742000"},
		{kin.COMBLegacy, "00112233-4455-4677-8899-ae44013f40ea", "random=001122334455 random=677 random=0899 days=44612 ticks=20922602"},
		{kin.PushID, "-JhLeOlGIEjaIOFHR0xd", "timestamp=1423088131153 random=4cfbe64d9412701f69"},
		{kin.XID, "9m4e2mr0ui3e8a215n4g", "time=1300816219 machine=60f486 pid=58408 counter=4271561"},
		{kin.ObjectID, "507f1f77bcf86cd799439011", "timestamp=1350508407 random=bcf86cd799 counter=4427793"},
		{kin.Elasticflake, "AVFgSgVHUP18jI2wRx0w", "timestamp=1449019442503 address=50fd7c8c8db0 sequence=4660528"},
		{kin.Snowflake, "1541815603606036480", "timestamp=367597485448 machine=378 sequence=0"},
		{kin.Snowflake, "175928847299117063", "timestamp=41944705796 machine=32 sequence=7"},
		{kin.ShardingID, "11637205501278089", "time=1387263000 shard=1341 sequence=905"},
		{kin.FlakeID, "5828128208445124608", "timestamp=1389534046279 datacenter=7 worker=3 counter=0"},
		{kin.FlakeID, "157770026425126913", "timestamp=37615305525 datacenter=3 worker=1 counter=1"},
		{kin.Sonyflake, "302382681969639592", "time=18023412345 sequence=7 machine id=49320"},
		{kin.CUID, "ch72gsb320000udocl363eofy", "timestamp=1347577392926 counter=0 fingerprint=udoc random=l363eofy"},
	}
	for _, tt := range tests {
		id, err := tt.kind.Decode(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		var parts []string
		for _, f := range tt.kind.Fields(id) {
			parts = append(parts, f.Name+"="+f.Value)
		}
		if got := strings.Join(parts, " "); got != tt.want {
			t.Errorf("%v: Fields(%q) = %s, want %s", tt.kind, tt.text, got, tt.want)
		}
	}
}

// Package codec has the texts of ULID and Flake too, made by other code.
func TestTextsAgreeWithPackageCodec(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	values := dull()
	for range 5000 {
		var b [16]byte
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		values = append(values, b)
	}
	for _, id := range values {
		if got, want := kin.ULID.Encode(id), codec.Base32.Encode(id); got != want {
			t.Fatalf("ULID of %x is %q, codec.Base32 writes %q", id, got, want)
		}
		if got, want := kin.Flake.Encode(id), strings.TrimLeft(codec.Base62.Encode(id), "0"); got != want && id != [16]byte{} {
			t.Fatalf("Flake of %x is %q, codec.Base62 writes %q", id, got, want)
		}
	}
	for _, text := range []string{"01arz3ndektsv4rrffq69g5fav", "01ARZ3NDEKTSV4RRFFQ69G5FAL", "80000000000000000000000000", "01ARZ3NDEKTSV4RRFFQ69G5FA"} {
		a, errA := kin.ULID.Decode(text)
		b, errB := codec.Base32.Decode(text)
		if a != b || (errA == nil) != (errB == nil) {
			t.Errorf("%q is the ULID %x (%v), and codec.Base32 reads %x (%v)", text, a, errA, b, errB)
		}
	}
}
