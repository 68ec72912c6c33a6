package kin_test

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/kin"
)

// vectors are identifiers whose text is printed in the source. Where the source
// prints no bytes or no time, "computed" says that those were worked out from
// its description by another program than this package.
var vectors = []struct {
	kind      kin.Kind
	text, hex string
	time      string // RFC 3339, empty for a kind without one
	source    string
}{
	{kin.ULID, "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01563e3ab5d3d6764c61efb99302bd5b", "2016-07-30T23:54:10.259Z", "ulid/spec README; bytes computed"},
	{kin.ULID, "01BX5ZZKBKACTAV9WEVGEMMVS0", "015f4bffcd735334ada78edc1d4a6f20", "2017-10-24T01:29:36.371Z", "ulid/spec README; bytes computed"},
	{kin.ULID, "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "ffffffffffffffffffffffffffffffff", "10889-08-02T05:31:50.655Z", "ulid/spec README, the largest"},
	{kin.ULID, "00000000000000000000000000", "00000000000000000000000000000000", "1970-01-01T00:00:00Z", "ulid/spec; computed"},

	{kin.LexicalUUID, "00000000-00ff-9281-ffffffffa0091991", "0000000000ff9281ffffffffa0091991", "1970-01-01T00:00:16.749185Z", "twitter-archive/cassie LexicalUUIDTest"},
	{kin.LexicalUUID, "00000000-012f-cd83-00000000000003e9", "00000000012fcd8300000000000003e9", "1970-01-01T00:00:19.910019Z", "twitter-archive/cassie LexicalUUIDTest, clock 19910019, worker 1001"},
	{kin.LexicalUUID, "00000009-9021-3812-0000899813298123", "00000009902138120000899813298123", "1970-01-01T11:24:32.80181Z", "twitter-archive/cassie LexicalUUIDCodecTest, bytes; text computed"},

	{kin.Flake, "8HFaR8qWtRlGDHnO57", "00000134d4235a10109add5e0e8f0005", "2012-01-12T22:56:53.776Z", "boundary/flake readme; bytes computed, the blog post is of that day"},
	{kin.Flake, "0", "00000000000000000000000000000000", "1970-01-01T00:00:00Z", "boundary/flake flake_util:as_list; computed"},

	{kin.SID, "1IeSBAWW83j-2wgJ4PUtlAr", "14a970b2a08080ee2eeb4c465ee302b6", "2017-03-07T00:04:24.321925358Z", "chilts/sid package comment; bytes computed"},
	{kin.SID, "1IeSBAWW9kK-0cDG64GQgGJ", "14a970b2a0809bd409cd4061106ab413", "2017-03-07T00:04:24.321932244Z", "chilts/sid package comment and ReadMe; bytes computed"},

	{kin.OrderedUUID, "9256dc86-ca15-4e2d-85e2-dfd4d103ae0b", "9256dc86ca154e2d85e2dfd4d103ae0b", "2020-12-26T21:20:46.63829Z", "Laravel Str::orderedUuid, published example; time computed"},
	{kin.OrderedUUID, "9009ebcc-cd99-4b5f-90cf-9155607d2de9", "9009ebcccd994b5f90cf9155607d2de9", "2020-03-09T03:00:51.73145Z", "ramsey/uuid manual, timestamp-first COMB codec; time computed"},

	{kin.COMB, "00112233-4455-4677-8899-017f22e279b0", "00112233445546778899017f22e279b0", "2022-02-22T19:22:22Z", "RT.Comb SqlCombProvider with UnixDateTimeStrategy; computed"},
	{kin.COMBFirst, "017f22e2-79b0-4677-8899-aabbccddeeff", "017f22e279b046778899aabbccddeeff", "2022-02-22T19:22:22Z", "RT.Comb PostgreSqlCombProvider; computed"},
	{kin.COMBLegacy, "00112233-4455-4677-8899-ae44013f40ea", "00112233445546778899ae44013f40ea", "2022-02-22T19:22:22.006666666Z", "NHibernate GuidCombGenerator at 19:22:22; computed"},

	{kin.PushID, "-JhLeOlGIEjaIOFHR0xd", "014b56a99c514cfbe64d9412701f6900", "2015-02-04T22:15:31.153Z", "Firebase blog, The 2^120 Ways; bytes computed"},

	{kin.XID, "9m4e2mr0ui3e8a215n4g", "4d88e15b60f486e428412dc900000000", "2011-03-22T17:50:19Z", "rs/xid id_test.go"},
	{kin.XID, "00000000000000000000", "00000000000000000000000000000000", "1970-01-01T00:00:00Z", "rs/xid id_test.go"},

	{kin.ObjectID, "507f1f77bcf86cd799439011", "507f1f77bcf86cd79943901100000000", "2012-10-17T21:13:27Z", "MongoDB manual, ObjectId(); time computed"},
	{kin.ObjectID, "4a232bca18759fcbdef24855", "4a232bca18759fcbdef2485500000000", "2009-06-01T01:15:54Z", "Medable, ObjectID: ts 1243818954"},

	{kin.Elasticflake, "AVFgSgVHUP18jI2wRx0w", "0151604a054750fd7c8c8db0471d3000", "2015-12-02T01:24:02.503Z", "Elasticsearch: The Definitive Guide, Indexing a Document; bytes computed"},

	{kin.Snowflake, "1541815603606036480", "1565a11f62178a008200000000000000", "2022-06-28T16:07:40.105Z", "Wikipedia, Snowflake ID: 367597485448 ms, machine 378, sequence 0"},
	{kin.Snowflake.WithEpoch(time.UnixMilli(1420070400000)), "175928847299117063", "0271065ac10280009e00000000000000", "2016-04-30T11:18:25.796Z", "Discord API reference, Snowflakes"},

	{kin.ShardingID, "1671372309237077023", "1731e8428b808141be00000000000000", "2017-12-16T22:25:27.28Z", "Instagram's function, run on dba.stackexchange.com 193287: shard 5"},
	{kin.ShardingID.WithEpoch(time.Date(2011, 1, 1, 0, 0, 0, 0, time.UTC)), "11637205501278089", "002957fa0c148f78a600000000000000", "2011-01-17T01:21:03Z", "Instagram Engineering: 1387263000 ms, shard 1341, sequence 5001 % 1024"},

	{kin.FlakeID, "5828128208445124608", "50e1abba11ce83008200000000000000", "2014-01-12T13:40:46.279Z", "T-PWK/flake-idgen README: datacenter 7, worker 3, counter 0; time computed"},
	{kin.FlakeID, "157768171518951427", "02308150ec4080008e00000000000000", "1971-03-12T08:34:23.281Z", "T-PWK/flake-idgen README, 0x02308150ec400003"},

	{kin.Sonyflake, "302382681969639592", "0432477279078c0aa200000000000000", "2020-05-18T01:02:03.45Z", "sony/sonyflake README; computed: 2020-05-18 01:02:03.45, sequence 7, machine 192.168"},

	{kin.CUID, "ch72gsb320000udocl363eofy", "08118af9f7385b10f7e214da772b9e3e", "2012-09-13T23:03:12.926Z", "duailibe/cuid README; bytes computed"},
	{kin.CUID, "cl9ebqkxk0000mc04r8fzagsy", "09f9c6a5944b94c27d5eda157c455292", "2022-10-18T14:52:09.464Z", "cuidgenerator.com; bytes computed"},
	{kin.CUID, "c000000000000000000000000", "00000000000000000000000000000000", "1970-01-01T00:00:00Z", "computed"},
}

func fromHex(t testing.TB, s string) [16]byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil || len(b) != 16 {
		t.Fatalf("bad test value %q: %v", s, err)
	}
	return [16]byte(b)
}

func TestVectors(t *testing.T) {
	seen := map[string]bool{}
	for _, tt := range vectors {
		seen[tt.kind.String()] = true
		t.Run(tt.kind.String()+"/"+tt.text, func(t *testing.T) {
			want := fromHex(t, tt.hex)
			got, err := tt.kind.Decode(tt.text)
			if err != nil || got != want {
				t.Fatalf("Decode(%q) = %x, %v; want %x (%s)", tt.text, got, err, want, tt.source)
			}
			if text := tt.kind.Encode(want); text != tt.text {
				t.Errorf("Encode(%x) = %q, want %q (%s)", want, text, tt.text, tt.source)
			}
			when, ok := tt.kind.Time(want)
			if text := when.Format(time.RFC3339Nano); !ok || text != tt.time {
				t.Errorf("Time(%x) = %s, %t; want %s (%s)", want, text, ok, tt.time, tt.source)
			}
		})
	}
	for _, k := range kin.Kinds() {
		if !seen[k.String()] && k != kin.Kind(kin.KSUID) {
			t.Errorf("%v has no published value", k)
		}
	}
}

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

func TestStrictness(t *testing.T) {
	const length, syntax, overflow, padding, version = kin.ErrLength, kin.ErrSyntax, kin.ErrOverflow, kin.ErrPadding, kin.ErrVersion
	tests := []struct {
		kind   kin.Kind
		name   string
		text   string
		err    error
		offset int
	}{
		{kin.ULID, "one short", "01ARZ3NDEKTSV4RRFFQ69G5FA", length, 25},
		{kin.ULID, "one long", "01ARZ3NDEKTSV4RRFFQ69G5FAVV", length, 27},
		{kin.ULID, "above 128 bits (ulid/spec)", "80000000000000000000000000", overflow, 0},
		{kin.ULID, "the letter L", "01ARZ3NDEKTSV4RRFFQ69G5FAL", syntax, 25},
		{kin.ULID, "the letter O", "O1ARZ3NDEKTSV4RRFFQ69G5FAV", syntax, 0},
		{kin.ULID, "the letter U", "01ARZ3NDEKTSV4RUFFQ69G5FAV", syntax, 15},
		{kin.ULID, "a wrong byte after an overflow", "8000000000000000000000000!", syntax, 25},
		{kin.LexicalUUID, "a UUID", "00000000-00ff-9281-ffff-ffffa0091991", length, 36},
		{kin.LexicalUUID, "a digit for a hyphen", "00000000000ff-9281-ffffffffa0091991", syntax, 8},
		{kin.LexicalUUID, "a hyphen for a digit", "0000000--00ff-9281-ffffffffa0091991", syntax, 7},
		{kin.LexicalUUID, "no digit", "00000000-00ff-9281-ffffffffa009199g", syntax, 34},
		{kin.Flake, "nothing", "", length, 0},
		{kin.Flake, "23 digits", "00000000000000000000000", length, 23},
		{kin.Flake, "a leading zero", "08HFaR8qWtRlGDHnO57", syntax, 0},
		{kin.Flake, "no base62 digit", "8HFaR8qWtRlGDHnO5-", syntax, 17},
		{kin.Flake, "above 128 bits", "zzzzzzzzzzzzzzzzzzzzzz", overflow, 21},
		{kin.SID, "an even length", "1IeSBAWW83j-2wgJ4PUtlA", length, 22},
		{kin.SID, "no such length", "1IeSBAWW83jj-2wgJ4PUtlArr", length, 25},
		{kin.SID, "no hyphen", "1IeSBAWW83jj2wgJ4PUtlAr", syntax, 11},
		{kin.SID, "a hyphen before the middle", "1IeSBA-W83j-2wgJ4PUtlAr", syntax, 6},
		{kin.SID, "a second hyphen", "1IeSBAWW83j-2wgJ4-UtlAr", syntax, 17},
		{kin.SID, "a time above 63 bits", "8IeSBAWW83j-2wgJ4PUtlAr", overflow, 0},
		{kin.SID, "a random part above 63 bits", "1IeSBAWW83j-~wgJ4PUtlAr", overflow, 12},
		{kin.SID, "base 32 in upper case", "1B9EFQNL51JJ7-4u66ikpfq9ugm", syntax, 1},
		{kin.SID, "hexadecimal in upper case", "15A5cf57e7d2a837-6eaafe687e7b3ec3", syntax, 2},
		{kin.SID, "hexadecimal above 63 bits", "8000000000000000-0000000000000000", overflow, 0},
		{kin.SID, "decimal above 63 bits", "9223372036854775808-0000000000000000000", overflow, 0},
		{kin.OrderedUUID, "version 7", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", version, 14},
		{kin.OrderedUUID, "another variant", "9256dc86-ca15-4e2d-c5e2-dfd4d103ae0b", version, 19},
		{kin.OrderedUUID, "no hyphens", "9256dc86ca154e2d85e2dfd4d103ae0b", codec.ErrLength, 32},
		{kin.COMB, "no digit", "00112233-4455-4677-8899-017f22e279bx", codec.ErrSyntax, 35},
		{kin.COMBLegacy, "ticks of a whole day", "00112233-4455-4677-8899-ae44018b8200", overflow, 28},
		{kin.PushID, "one short", "-JhLeOlGIEjaIOFHR0x", length, 19},
		{kin.PushID, "no such character", "-JhLeOlGIEjaIOFHR0x+", syntax, 19},
		{kin.XID, "upper case", "9M4E2MR0UI3E8A215N4G", syntax, 1},
		{kin.XID, "the letter w", "9m4e2mr0ui3e8a215nwg", syntax, 18},
		{kin.XID, "bits after the last", "9m4e2mr0ui3e8a215n4h", padding, 19},
		{kin.XID, "half of the last digit", "00000000000000000008", padding, 19},
		{kin.XID, "one long", "9m4e2mr0ui3e8a215n4g0", length, 21},
		{kin.ObjectID, "26 digits", "507f1f77bcf86cd79943901100", length, 26},
		{kin.ObjectID, "no digit", "507f1f77bcf86cd79943901g", syntax, 23},
		{kin.Elasticflake, "the other base64", "AVFgSgVHUP18jI2wRx0+", syntax, 19},
		{kin.Elasticflake, "with padding", "AVFgSgVHUP18jI2wRx0wAA==", length, 24},
		{kin.Snowflake, "nothing", "", length, 0},
		{kin.Snowflake, "a sign", "-541815603606036480", syntax, 0},
		{kin.Snowflake, "a leading zero", "01541815603606036480", syntax, 0},
		{kin.Snowflake, "the sign bit", "9223372036854775808", overflow, 0},
		{kin.Sonyflake, "the sign bit", "18446744073709551615", overflow, 0},
		{kin.ShardingID, "above 64 bits", "18446744073709551616", overflow, 0},
		{kin.FlakeID, "21 digits", "100000000000000000000", length, 21},
		{kin.FlakeID, "above 64 bits, low word small", "36893488147419103233", overflow, 0},
		{kin.CUID, "another first letter", "dh72gsb320000udocl363eofy", syntax, 0},
		{kin.CUID, "upper case", "cH72gsb320000udocl363eofy", syntax, 1},
		{kin.CUID, "a CUID2", "tz4a98xxat96iws9zmbrgj3a", length, 24},
		{kin.KSUID, "one short", "0ujtsYcgvSTl8PAuAdqWYSMnLO", length, 26},
		{kin.KSUID, "no base62 digit", "0ujtsYcgvSTl8PAuAdqWYSMnL-v", syntax, 25},
		{kin.KSUID, "above 160 bits", "zzzzzzzzzzzzzzzzzzzzzzzzzzz", overflow, 0},
	}
	seen := map[kin.Kind]bool{}
	for _, tt := range tests {
		seen[tt.kind] = true
		t.Run(tt.kind.String()+"/"+tt.name, func(t *testing.T) {
			id, err := tt.kind.Decode(tt.text)
			var te *kin.TextError
			if !errors.Is(err, tt.err) || !errors.As(err, &te) || te.Offset != tt.offset || id != [16]byte{} {
				t.Errorf("Decode(%q) = %x, %v; want %v at offset %d", tt.text, id, err, tt.err, tt.offset)
			}
		})
	}
	for _, k := range kin.Kinds() {
		if !seen[k] && k != kin.COMBFirst { // the same code as OrderedUUID
			t.Errorf("%v: nothing is refused here", k)
		}
	}
	if msg := fmt.Sprint(func() error { _, err := kin.XID.Decode(strings.Repeat("x", 1<<20)); return err }()); len(msg) > 200 {
		t.Errorf("the message for a text of 1 MiB has %d bytes, want at most 200", len(msg))
	}
}

func TestLettersOfEitherCase(t *testing.T) {
	for _, tt := range []struct {
		kind kin.Kind
		text string
	}{
		{kin.ULID, "01arz3ndektsv4rrffq69g5fav"},
		{kin.LexicalUUID, "00000000-00FF-9281-FFFFFFFFA0091991"},
		{kin.ObjectID, "507F1F77BCF86CD799439011"},
		{kin.OrderedUUID, "9256DC86-CA15-4E2D-85E2-DFD4D103AE0B"},
	} {
		a, err1 := tt.kind.Decode(strings.ToLower(tt.text))
		b, err2 := tt.kind.Decode(strings.ToUpper(tt.text))
		if err1 != nil || err2 != nil || a != b {
			t.Errorf("%v: %q is %x (%v) in lower and %x (%v) in upper case", tt.kind, tt.text, a, err1, b, err2)
		}
	}
}

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
