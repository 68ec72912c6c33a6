package inin_test

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
)

func TestNullUUID(t *testing.T) {
	if !inin.IsNull([16]byte{}) {
		t.Error("sixteen zero octets are not null")
	}
	for bit := range 128 {
		var id [16]byte
		id[bit/8] = 1 << (bit % 8)
		if inin.IsNull(id) {
			t.Errorf("%x is null", id)
		}
	}
}

func TestIETFFormat(t *testing.T) {
	// RFC 9562 appendix A.1 in memory form.
	stored := codec.MixedEndian.Encode(fromHex(t, "c232ab00941411ecb3c89f6bdeced846"))
	want := inin.Fields{
		TimeLow: 0xc232ab00, TimeMid: 0x9414, TimeHighAndVersion: 0x11ec,
		ClockSeqHighAndVariant: 0xb3, ClockSeqLow: 0xc8, NodeAddress: [6]byte{0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46},
	}
	if got := inin.FieldsOf(stored); got != want {
		t.Errorf("FieldsOf(%x) = %+v, want %+v", stored, got, want)
	}
	if got := want.StoredBytes(); got != stored {
		t.Errorf("StoredBytes() = %x, want %x", got, stored)
	}
}

func TestSimplifiedFormat(t *testing.T) {
	stored := codec.MixedEndian.Encode(fromHex(t, "c232ab00941411ecb3c89f6bdeced846"))
	want := inin.SimplifiedFields{
		// The drawing has the fields in the order of memory: a version 1 time
		// comes out whole, because its high bits are in the last octets.
		Timestamp: 138648505420000000, Version: 1, Sequence: 0x33c8,
		NodeAddress: [6]byte{0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46},
	}
	if got, err := inin.SimplifiedFieldsOf(stored); err != nil || got != want {
		t.Errorf("SimplifiedFieldsOf(%x) = %+v, %v, want %+v", stored, got, err, want)
	}
	if got, err := want.StoredBytes(); err != nil || got != stored {
		t.Errorf("StoredBytes() = %x, %v, want %x", got, err, stored)
	}
	if _, err := inin.SimplifiedFieldsOf([16]byte{}); !errors.Is(err, inin.ErrKind) {
		t.Errorf("SimplifiedFieldsOf without the variant: error %v, want %v", err, inin.ErrKind)
	}
	for field, s := range map[string]inin.SimplifiedFields{
		"timestamp": {Timestamp: 1 << 60}, "version": {Version: 16}, "sequence": {Sequence: 1 << 14},
	} {
		wantOverflow(t, field, s.StoredBytes)
	}
}

// wantOverflow calls stored and wants it to refuse the named field.
func wantOverflow(t *testing.T, field string, stored func() ([16]byte, error)) {
	t.Helper()
	id, err := stored()
	var fe *inin.FieldError
	if !errors.Is(err, inin.ErrField) || !errors.As(err, &fe) || fe.Field != field || id != [16]byte{} {
		t.Errorf("got %x, %v, want an overflow of %s", id, err, field)
	}
}

func TestCustomDataField(t *testing.T) {
	for c := range 256 {
		random := inin.CreateRandom(uint8(c))
		notifier, err := inin.Notifier{InstanceSequence: 1<<52 - 1, Custom: uint8(c)}.StoredBytes()
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range [][16]byte{random, notifier} {
			if got, ok := inin.Custom(id); !ok || int(got) != c {
				t.Errorf("Custom(%x) = %#x, %v, want %#x", id, got, ok, c)
			}
		}
	}
	for _, v := range vectors {
		_, ok := inin.Custom(fromHex(t, v.stored))
		if want := v.kind == inin.KindRandom || v.kind == inin.KindNotifier; ok != want {
			t.Errorf("Custom of a %v UUID: %v, want %v", v.kind, ok, want)
		}
	}
}

func TestRandomUUIDFormat(t *testing.T) {
	random, want := fromHex(t, "919108f752d133205bacf847db4148a8"), fromHex(t, "919108f752d1534a9bacf847db4148a8")
	got := inin.RandomFrom(random, 0xa5)
	if got != want {
		t.Errorf("RandomFrom(%x, 0xa5) = %x, want %x", random, got, want)
	}
	if got[6]>>4 != 0x5 || got[7]&15 != 0xa { // custom_low, custom_high
		t.Errorf("%x: custom_low %x, custom_high %x, want 5 and a", got, got[6]>>4, got[7]&15)
	}
	seen := map[[16]byte]bool{}
	customs := map[uint8]bool{}
	for range 2000 {
		id := inin.NewRandom()
		if inin.Version(id) != inin.VersionRandom || id[8]>>6 != 0b10 || seen[id] {
			t.Fatalf("NewRandom() = %x", id)
		}
		seen[id] = true
		c, _ := inin.Custom(id)
		customs[c] = true
	}
	if len(customs) < 200 {
		t.Errorf("custom bits nobody asked for took %d values in 2000 ids, want nearly all 256", len(customs))
	}
}

func TestNameBasedUUIDFormat(t *testing.T) {
	namespace, err := inin.Decode("6ba7b810-9dad-11d1-80b4-00c04fd430c8") // ns-dns, RFC 9562 section 6.6
	if err != nil {
		t.Fatal(err)
	}
	id := inin.NameBased(namespace, []byte("www.example.com"))
	if got, want := inin.AsString(id), "5df41881-3aed-3515-88a7-2f4a814cf09e"; got != want { // RFC 9562 appendix A.2
		t.Errorf("NameBased = %s, want %s", got, want)
	}
	if id[7]>>4 != 0b0011 || id[8]>>6 != 0b10 {
		t.Errorf("%x has no version 3 in octet 7 or no variant in octet 8", id)
	}
}
