package codec_test

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

// layouts leaves out CSharpLegacy and CombLast, which are names of others.
var layouts = []codec.Layout{
	codec.Network, codec.MixedEndian, codec.TimeSwapped, codec.SQLServerOrder,
	codec.MariaDBStorage, codec.MariaDBLegacy, codec.JavaLegacy, codec.CombFirst, codec.SequentialGUID,
}

func fromHex(t *testing.T, s string) [16]byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil || len(b) != 16 {
		t.Fatalf("bad test value %q: %v", s, err)
	}
	return [16]byte(b)
}

func TestLayoutVectors(t *testing.T) {
	tests := []struct {
		layout     codec.Layout
		id, stored string
		source     string
	}{
		{codec.Network, "00112233445566778899aabbccddeeff", "00112233445566778899aabbccddeeff", "RFC 9562 section 4"},
		{codec.MixedEndian, "6f9619ff8b86d011b42d00c04fc964ff", "ff19966f868b11d0b42d00c04fc964ff", "Microsoft, uniqueidentifier (Transact-SQL)"},
		{codec.MixedEndian, "000102030405060708090a0b0c0d0e0f", "030201000504070608090a0b0c0d0e0f", "UUIDNext, GuidHelper tests"},
		{codec.MixedEndian, "88c6a26765d248d68da26f45e2c22726", "67a2c688d265d6488da26f45e2c22726", ".NET Guid in Oracle RAW(16)"},
		{codec.MixedEndian, "1234567812344bcdabef1234abcd4321", "785634123412cd4babef1234abcd4321", "ramsey/uuid, GuidStringCodecTest"},
		{codec.TimeSwapped, "6ccd780cbaba102695645b8c656024db", "1026baba6ccd780c95645b8c656024db", "MySQL manual, UUID_TO_BIN"},
		{codec.TimeSwapped, "d93f9a83e0324e2580a6d67235e68399", "4e25e032d93f9a8380a6d67235e68399", "SingleStore manual, UUID_TO_BIN"},
		{codec.TimeSwapped, "ff6f8cb0c57d11e19b210800200c9a66", "11e1c57dff6f8cb09b210800200c9a66", "ramsey/uuid-doctrine, ordered time"},
		{codec.SQLServerOrder, "01977420dc7b700080ff090807060504", "0706050409080f7f800001977420dc7b", "HyperUuid, sql_order.json"},
		{codec.Network, "00112233445566778899aabbccddeeff", "00112233445566778899aabbccddeeff", "mongodb/specifications, subtype 4 and Python legacy"},
		{codec.CSharpLegacy, "00112233445566778899aabbccddeeff", "33221100554477668899aabbccddeeff", "mongodb/specifications, C# legacy"},
		{codec.JavaLegacy, "00112233445566778899aabbccddeeff", "7766554433221100ffeeddccbbaa9988", "mongodb/specifications, Java legacy"},
		{codec.CombFirst, "ff6f8cb0c57d11e19b210800200c9a66", "0800200c9a6611e19b21ff6f8cb0c57d", "ramsey/uuid, TimestampFirstCombCodecTest"},
		{codec.CombLast, "ff6f8cb0c57d11e19b210800200c9a66", "ff6f8cb0c57d11e19b210800200c9a66", "ramsey/uuid, TimestampLastCombCodec"},
		{codec.SequentialGUID, "1ec9414c232a6b0092349f6bdeced846", "deced8469f6b92346b001ec9414c232a", "HyperUuid, sql_order.json, version 6"},
		{codec.SequentialGUID, "1f049fa5725c64b08177010203040506", "030405060102817764b01f049fa5725c", "HyperUuid, sql_order.json, version 6"},
		{codec.MariaDBLegacy, "fc070000956536689180" + "08d589338b38", "08d589338b38918036689565fc070000", "phatboyg/NewId, tests"},
		{codec.MixedEndian, "00112233445546" + "77eb0008d9f638a666", "3322110055447746eb0008d9f638a666", "dotnet/efcore, SequentialGuidValueGenerator (computed)"},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprint(tt.layout, " ", tt.source), func(t *testing.T) {
			id, stored := fromHex(t, tt.id), fromHex(t, tt.stored)
			if got := tt.layout.Encode(id); got != stored {
				t.Errorf("Encode(%x) = %x, want %x", id, got, stored)
			}
			if got := tt.layout.Decode(stored); got != id {
				t.Errorf("Decode(%x) = %x, want %x", stored, got, id)
			}
		})
	}
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

func checkInverse(t *testing.T, id [16]byte) {
	t.Helper()
	for _, l := range layouts {
		if got := l.Decode(l.Encode(id)); got != id {
			t.Errorf("%v: Decode(Encode(%x)) = %x", l, id, got)
		}
		if got := l.Encode(l.Decode(id)); got != id {
			t.Errorf("%v: Encode(Decode(%x)) = %x", l, id, got)
		}
	}
	if got, want := codec.SQLServerOrder.Encode(id), slowSQLServer(id); got != want {
		t.Errorf("SQLServerOrder.Encode(%x) = %x, oracle %x", id, got, want)
	}
}

func TestLayoutsAreBijections(t *testing.T) {
	for _, id := range dull() {
		checkInverse(t, id)
	}
}

func FuzzLayouts(f *testing.F) {
	f.Add(sampleID[:])
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) == 16 {
			checkInverse(t, [16]byte(b))
		}
	})
}

func TestSQLServerOrderKeepsVersionAndVariant(t *testing.T) {
	for _, id := range dull() {
		stored := codec.SQLServerOrder.Encode(id)
		// As the server prints it, the version is the high nibble of text
		// byte 6 and the variant stands in text byte 8.
		text := codec.MixedEndian.Decode(stored)
		if text[6]>>4 != id[6]>>4 || text[8]>>6 != id[8]>>6 {
			t.Errorf("%x is stored as %x: version %x, variant %b; want %x, %b",
				id, stored, text[6]>>4, text[8]>>6, id[6]>>4, id[8]>>6)
		}
	}
}

// sqlServerCompare is the order of .NET's SqlGuid, written out.
func sqlServerCompare(a, b [16]byte) int {
	for _, i := range []int{10, 11, 12, 13, 14, 15, 8, 9, 6, 7, 4, 5, 0, 1, 2, 3} {
		if a[i] != b[i] {
			return int(a[i]) - int(b[i])
		}
	}
	return 0
}

func TestSQLServerOrderSortsAsTheOriginals(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		var a [16]byte
		for i := range a {
			a[i] = byte(r.Uint32())
		}
		b := a
		b[r.IntN(16)] ^= 1 << r.IntN(8)
		for _, id := range []*[16]byte{&a, &b} { // one version, one variant
			id[6], id[8] = id[6]&0x0f|0x70, id[8]&0x3f|0x80
		}
		want := bytes.Compare(a[:], b[:])
		got := sqlServerCompare(codec.SQLServerOrder.Encode(a), codec.SQLServerOrder.Encode(b))
		if (got < 0) != (want < 0) || (got > 0) != (want > 0) {
			t.Fatalf("order of %x and %x: got %d, want %d", a, b, got, want)
		}
	}
}

func TestLayoutsAreComparableAndNamed(t *testing.T) {
	seen := map[codec.Layout]bool{}
	names := map[string]bool{}
	for _, l := range layouts {
		seen[l], names[l.String()] = true, true
	}
	if len(seen) != len(layouts) || len(names) != len(layouts) {
		t.Errorf("got %d distinct values and %d names, want %d", len(seen), len(names), len(layouts))
	}
}

func TestLayoutsWithTwoNames(t *testing.T) {
	if codec.CSharpLegacy != codec.MixedEndian || codec.CombLast != codec.Network {
		t.Errorf("CSharpLegacy is %v, CombLast is %v", codec.CSharpLegacy, codec.CombLast)
	}
}

// What .NET's SqlGuid compares first comes first in the original.
func TestSequentialGUIDSortsAsTheOriginals(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 20_000 {
		a := randomID(r)
		b := a
		b[r.IntN(16)] ^= 1 << r.IntN(8)
		want := bytes.Compare(a[:], b[:])
		got := sqlServerCompare(codec.SequentialGUID.Encode(a), codec.SequentialGUID.Encode(b))
		if (got < 0) != (want < 0) || (got > 0) != (want > 0) {
			t.Fatalf("order of %x and %x: got %d, want %d", a, b, got, want)
		}
	}
}

func TestLayoutsDoNotAllocate(t *testing.T) {
	for _, l := range layouts {
		if n := testing.AllocsPerRun(100, func() { l.Decode(l.Encode(sampleID)) }); n != 0 {
			t.Errorf("%v: %v allocations, want 0", l, n)
		}
	}
}

func ExampleLayout() {
	id, _ := codec.ParseCanonical("6ccd780c-baba-1026-9564-5b8c656024db")
	for _, l := range []codec.Layout{
		codec.Network, codec.MixedEndian, codec.TimeSwapped, codec.SQLServerOrder,
		codec.MariaDBStorage, codec.JavaLegacy, codec.CombFirst,
	} {
		fmt.Printf("%-16s %x\n", l, l.Encode(id))
	}
	// Output:
	// network          6ccd780cbaba102695645b8c656024db
	// mixed-endian     0c78cd6cbaba261095645b8c656024db
	// time-swapped     1026baba6ccd780c95645b8c656024db
	// sql-server-order 656024db5b8c561480996ccd780cbaba
	// mariadb          5b8c656024db95641026baba6ccd780c
	// java-legacy      2610baba0c78cd6cdb2460658c5b6495
	// comb-first       5b8c656024db102695646ccd780cbaba
}
