package inin_test

import (
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

func fromHex(t testing.TB, s string) [16]byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil || len(b) != 16 {
		t.Fatalf("bad test value %q: %v", s, err)
	}
	return [16]byte(b)
}

func randomID(r *rand.Rand) (id [16]byte) {
	for i := range id {
		id[i] = byte(r.Uint32())
	}
	return id
}

// vectors are the values of the seed's formats, with their texts. The
// sequential ones are our proposal: the document leaves number, unit, epoch and
// permutation open.
var vectors = []struct {
	name, source, stored, text string
	kind                       inin.Kind
}{
	{"inin-seq-oracle", "our proposal for the sequential format, dbms 00", "027b9f09737780d085a5123456780001", "099f7b02-7773-d080-85a5-123456780001", inin.KindSequential},
	{"inin-seq-sqlserver", "our proposal for the sequential format, dbms 01", "56780001123480d095a5027b9f097377", "01007856-3412-d080-95a5-027b9f097377", inin.KindSequential},
	{"inin-legacy-unresolved", "computed from the Legacy Interaction Id format", "00000000000000c08000001234567890", "00000000-0000-c000-8000-001234567890", inin.KindLegacy},
	{"inin-random-custom", "computed from the Random UUID format", "919108f752d1534a9bacf847db4148a8", "f7089191-d152-4a53-9bac-f847db4148a8", inin.KindRandom},
	{"inin-notifier", "computed from the Notifier format", "807773099f7b52ea923400a0c91e6bf6", "09737780-7b9f-ea52-9234-00a0c91e6bf6", inin.KindNotifier},
	{"rfc9562-v3", "RFC 9562 appendix A.2", "8118f45ded3a153588a72f4a814cf09e", "5df41881-3aed-3515-88a7-2f4a814cf09e", inin.KindNameBased},
}

func TestVectorTexts(t *testing.T) {
	for _, v := range vectors {
		t.Run(v.name+", "+v.source, func(t *testing.T) {
			stored := fromHex(t, v.stored)
			if got := inin.AsString(stored); got != v.text {
				t.Errorf("AsString(%x) = %s, want %s", stored, got, v.text)
			}
			if got := inin.Encode(stored); got != v.text {
				t.Errorf("Encode(%x) = %s, want %s", stored, got, v.text)
			}
			if got, err := inin.Decode(strings.ToUpper(v.text)); err != nil || got != stored {
				t.Errorf("Decode(%s) = %x, %v, want %x", v.text, got, err, stored)
			}
			if got := inin.Inspect(stored); got.Kind != v.kind || len(got.Evidence) == 0 {
				t.Errorf("Inspect(%x) = %+v, want %v", stored, got, v.kind)
			}
		})
	}
}

func TestMemoryIsMixedEndian(t *testing.T) {
	stored := fromHex(t, "33221100554477668899aabbccddeeff")
	if got := inin.AsString(stored); got != "00112233-4455-6677-8899-aabbccddeeff" {
		t.Errorf("AsString(%x) = %s", stored, got)
	}
	r := seedtest.Rand(t)
	for range 1000 {
		checkText(t, randomID(r))
	}
}

func checkText(t *testing.T, stored [16]byte) {
	t.Helper()
	text := inin.Encode(stored)
	if got, err := inin.Decode(text); err != nil || got != stored {
		t.Errorf("Decode(%q) = %x, %v, want %x", text, got, err, stored)
	}
	if want := codec.AppendText(nil, codec.MixedEndian.Decode(stored)); text != string(want) {
		t.Errorf("Encode(%x) = %s, want %s", stored, text, want)
	}
	if got := string(inin.AppendEncode([]byte("id="), stored)); got != "id="+text {
		t.Errorf("AppendEncode = %s", got)
	}
}

func TestDecodeRefuses(t *testing.T) {
	for text, want := range map[string]error{
		"":                                      codec.ErrLength,
		"09737780-7b9f-ea52-9234-00a0c91e6bfg":  codec.ErrSyntax,
		"097377807b9fea52923400a0c91e6bf6":      codec.ErrLength,
		"09737780-7b9f-ea52-9234-00a0c91e6bf60": codec.ErrLength,
	} {
		if got, err := inin.Decode(text); !errors.Is(err, want) || got != [16]byte{} {
			t.Errorf("Decode(%q) = %x, %v, want %v", text, got, err, want)
		}
	}
}

func TestTextAllocations(t *testing.T) {
	stored := fromHex(t, vectors[0].stored)
	buf := make([]byte, 0, 64)
	if n := testing.AllocsPerRun(100, func() { buf = inin.AppendEncode(buf[:0], stored) }); n != 0 {
		t.Errorf("AppendEncode: %v allocations, want 0", n)
	}
	text := inin.Encode(stored)
	if n := testing.AllocsPerRun(100, func() { _, _ = inin.Decode(text) }); n != 0 {
		t.Errorf("Decode: %v allocations, want 0", n)
	}
}

func FuzzDecode(f *testing.F) {
	for _, v := range vectors {
		f.Add(v.text)
	}
	f.Fuzz(func(t *testing.T, s string) {
		stored, err := inin.Decode(s)
		if err == nil && inin.Encode(stored) != strings.ToLower(s) {
			t.Errorf("Decode(%q) = %x, which encodes to %q", s, stored, inin.Encode(stored))
		}
	})
}

// FuzzStored takes any bytes apart in every way and puts them together again.
func FuzzStored(f *testing.F) {
	for _, v := range vectors {
		stored := fromHex(f, v.stored)
		f.Add(stored[:])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			return
		}
		stored := [16]byte(b)
		checkText(t, stored)
		if got := inin.FieldsOf(stored).StoredBytes(); got != stored {
			t.Errorf("FieldsOf(%x) comes back as %x", stored, got)
		}
		again := func(kind string, got [16]byte, err error) {
			if err != nil || got != stored {
				t.Errorf("%x as %s comes back as %x, %v", stored, kind, got, err)
			}
		}
		if s, err := inin.SimplifiedFieldsOf(stored); err == nil {
			got, err := s.StoredBytes()
			again("simplified", got, err)
		}
		if s, err := (inin.SequentialFormat{}).Fields(stored); err == nil {
			got, err := inin.SequentialFormat{}.StoredBytes(s)
			again("sequential", got, err)
		}
		if l, err := inin.LegacyOf(stored); err == nil {
			got, err := l.StoredBytes()
			again("legacy", got, err)
		}
		if n, err := inin.NotifierOf(stored); err == nil {
			got, err := n.StoredBytes()
			again("Notifier", got, err)
		}
		if r := inin.Inspect(stored); (r.Kind == inin.KindUnknown) == (len(r.Evidence) > 0) {
			t.Errorf("Inspect(%x) = %+v: evidence and kind disagree", stored, r)
		}
	})
}
