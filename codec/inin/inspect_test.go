package inin_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
)

func TestInspect(t *testing.T) {
	for _, tt := range []struct {
		name, stored string
		want         inin.Kind
		evidence     string // a part of one piece of evidence, or "" for none
		doubt        string // the same of the doubts
	}{
		{"null", "00000000000000000000000000000000", inin.KindNull, "128 bits", ""},
		{"all ones", "ffffffffffffffffffffffffffffffff", inin.KindUnknown, "", "variant"},
		{"random", "919108f752d1534a9bacf847db4148a8", inin.KindRandom, "version 4", "any software"},
		{"name-based", "8118f45ded3a153588a72f4a814cf09e", inin.KindNameBased, "version 3", "any software"},
		{"sequential for binary order", "027b9f09737780d085a5123456780001", inin.KindSequential, "00 (binary", "parameters"},
		{"sequential for SQL Server", "56780001123480d095a5027b9f097377", inin.KindSequential, "01 (unique", "parameters"},
		{"sequential from the future", "ff7b9f09737780d085a5123456780001", inin.KindSequential, "version", "between the epoch and now"},
		{"sequential version, nibble not zero", "027b9f09737780d185a5123456780001", inin.KindUnknown, "", "not zero beside"},
		{"sequential version, unknown dbms type", "027b9f09737780d0a5a5123456780001", inin.KindUnknown, "", "dbms type"},
		{"unresolved legacy", "00000000000000c08000001234567890", inin.KindLegacy, "unresolved", ""},
		{"legacy with flags", "00000000000001c08000ff1234567890", inin.KindLegacy, "ten decimal", "flags"},
		{"legacy without decimal digits", "00000000000000c0800000123456789a", inin.KindUnknown, "", "ten decimal"},
		{"Notifier", "807773099f7b12ea923400a0c91e6bf6", inin.KindNotifier, "version 0xE", "custom bits"},
		{"Notifier from the future", "ffffffffffffffef923400a0c91e6bf6", inin.KindNotifier, "variant", "beyond the microseconds"},
		{"a version 7 in text order", "017f22e279b070c398c4dc0c0c07398f", inin.KindUnknown, "", "ten decimal"},
		{"a version 4 in text order", "919108f752d143209bacf847db4148a8", inin.KindUnknown, "", "text-order"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := inin.Inspect(fromHex(t, tt.stored))
			has := func(list []string, part string) bool {
				return part == "" || slices.ContainsFunc(list, func(s string) bool { return strings.Contains(s, part) })
			}
			if got.Kind != tt.want || !has(got.Evidence, tt.evidence) || !has(got.Doubts, tt.doubt) {
				t.Errorf("Inspect(%s) = %v, %q, %q, want %v with %q and %q", tt.stored, got.Kind, got.Evidence, got.Doubts, tt.want, tt.evidence, tt.doubt)
			}
			if tt.doubt == "" && len(got.Doubts) > 0 {
				t.Errorf("Inspect(%s) doubts %q, want nothing doubted", tt.stored, got.Doubts)
			}
		})
	}
}

// What the custom bits say changes no report.
func TestInspectDoesNotDecideByTheCustomBits(t *testing.T) {
	for _, hex := range []string{"919108f752d1334a9bacf847db4148a8", "807773099f7b12ea923400a0c91e6bf6"} {
		id := fromHex(t, hex)
		want := inin.Inspect(id)
		for c := range 256 {
			id[6], id[7] = byte(c)<<4|id[6]&15, id[7]&0xf0|byte(c)>>4
			if got := inin.Inspect(id); !reflect.DeepEqual(got, want) {
				t.Fatalf("Inspect(%x) = %+v, with other custom bits %+v", id, got, want)
			}
		}
	}
}

func TestInspectWithOtherParameters(t *testing.T) {
	stored := fromHex(t, "027b9f09737780f085a5123456780001")
	if got := inin.InspectWith(stored, inin.SequentialFormat{Version: 0xF}); got.Kind != inin.KindSequential {
		t.Errorf("with version F: %+v", got)
	}
	for _, v := range vectors {
		got := inin.InspectWith(fromHex(t, v.stored), inin.SequentialFormat{Permutation: codec.MixedEndian})
		want := v.kind
		if want == inin.KindSequential {
			want = inin.KindUnknown
		}
		if got.Kind != want || !strings.Contains(strings.Join(got.Doubts, "\n"), "Permutation") {
			t.Errorf("with an unusable format, %s is %+v", v.name, got)
		}
	}
	// A sequential version that collides with a stated one yields to it where
	// the sequential bits do not fit.
	random := inin.RandomFrom([16]byte{}, 0xff)
	if got := inin.InspectWith(random, inin.SequentialFormat{Version: 4}); got.Kind != inin.KindRandom {
		t.Errorf("with version 4, %x is %+v", random, got)
	}
}

func TestKindNames(t *testing.T) {
	seen := map[string]bool{}
	for k := inin.KindUnknown; k <= inin.KindNotifier; k++ {
		seen[k.String()] = true
	}
	if len(seen) != 7 {
		t.Errorf("%d names for seven kinds: %v", len(seen), seen)
	}
}

func ExampleInspect() {
	stored, err := inin.Decode("00000000-0000-c000-8000-001234567890")
	if err != nil {
		panic(err)
	}
	report := inin.Inspect(stored)
	fmt.Println(report.Kind)
	for _, e := range report.Evidence {
		fmt.Println("-", e)
	}
	// Output:
	// legacy interaction id
	// - version 0xC in octet 7
	// - the top bits of octet 8 are the variant 10
	// - octets 11 to 15 are ten decimal digits
	// - unresolved: the random field is zero
}

func ExampleSequentialFormat() {
	var format inin.SequentialFormat // our choice of what the document leaves open
	ticks, err := format.Ticks(time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC))
	if err != nil {
		panic(err)
	}
	id, err := format.StoredBytes(inin.Sequential{Timestamp: ticks, Random1: 0x5a5, Random2CounterHi: 0x12345678, CounterLo: 1})
	if err != nil {
		panic(err)
	}
	guid, err := format.Convert(id, inin.DBMSGuid)
	fmt.Printf("%x\n%x %v\n", id, guid, err)
	// Output:
	// 027b9f09737780d085a5123456780001
	// 56780001123480d095a5027b9f097377 <nil>
}
