package kin_test

import (
	"encoding/hex"
	"testing"
	"time"

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
