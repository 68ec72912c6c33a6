package scan

import (
	"bytes"
	"crypto/md5"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

const sampleSize = 300

// times are half an hour apart, so that the low word of a version 1 id wraps
// between them.
func at(i int) time.Time {
	return time.Date(2024, 3, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(i) * 1753 * time.Second)
}

// entropy is the same in every run.
func entropy(i int) [16]byte { return md5.Sum(fmt.Append(nil, "entropy ", i)) }

func v6(i int) sqltype.UUID {
	ticks := uint64(at(i).Unix()+12219292800)*1e7 + uint64(i)
	id := sqltype.UUID(entropy(i))
	binary.BigEndian.PutUint32(id[0:], uint32(ticks>>28))
	binary.BigEndian.PutUint16(id[4:], uint16(ticks>>12))
	binary.BigEndian.PutUint16(id[6:], 0x6000|uint16(ticks&0xfff))
	id[8] = 0x80 | id[8]&0x3f
	return id
}

func v1(i int) sqltype.UUID {
	id, err := v6(i).V1()
	if err != nil {
		panic(err)
	}
	return id
}

func v4(i int) sqltype.UUID {
	id := sqltype.UUID(entropy(i))
	id[6], id[8] = 0x40|id[6]&0x0f, 0x80|id[8]&0x3f
	return id
}

func v7(i int) sqltype.UUID {
	id := sqltype.UUID(entropy(i))
	binary.BigEndian.PutUint64(id[:], uint64(at(i).UnixMilli())<<16|0x7000|uint64(id[7]))
	id[8] = 0x80 | id[8]&0x3f
	return id
}

// google is version 6 as google/uuid lays it out.
func google(i int) sqltype.UUID {
	ticks := uint64(at(i).Unix()+12219292800) * 1e7
	id := v6(i)
	binary.BigEndian.PutUint64(id[:], ticks>>16<<16|0x6000|ticks&0xfff)
	return id
}

// comb has its time in the last six bytes of a version 4.
func comb(i int) sqltype.UUID {
	id := v4(i)
	var ms [8]byte
	binary.BigEndian.PutUint64(ms[:], uint64(at(i).UnixMilli()))
	copy(id[10:], ms[2:])
	return id
}

func ulid(i int) sqltype.UUID {
	id := sqltype.UUID(entropy(i))
	binary.BigEndian.PutUint64(id[:], uint64(at(i).UnixMilli())<<16|uint64(id[6])<<8|uint64(id[7]))
	return id
}

// euidAt has 45 bits of milliseconds, and an extension in every other id.
func euidAt(i int) sqltype.UUID {
	f := euid.Split(entropy(i))
	f.Timestamp = uint64(at(i).UnixMilli())
	id, err := f.Join()
	if err != nil {
		panic(err)
	}
	return id
}

// laravel is version 4 with 48 bits of 10 µs in front.
func laravel(i int) sqltype.UUID {
	id := v4(i)
	var units [8]byte
	binary.BigEndian.PutUint64(units[:], uint64(at(i).UnixMicro()/10)<<16)
	copy(id[:6], units[:])
	return id
}

// draftV7 is version 7 in the millisecond layout of Peabody's draft.
func draftV7(i int) sqltype.UUID {
	id, err := peabody.Millisecond().FromRFC(v7(i))
	if err != nil {
		panic(err)
	}
	return id
}

// padded is an id in BINARY(255).
func padded(make func(int) sqltype.UUID) func(int) value {
	return func(i int) value {
		id := make(i)
		return value{raw: append(id[:], bytes.Repeat([]byte{0}, 239)...), run: "1"}
	}
}

func inOrderOf(l codec.Layout, make func(int) sqltype.UUID) func(int) value {
	return func(i int) value { b := l.Encode(make(i)); return value{raw: b[:], run: "1"} }
}

func inText(f codec.Text, make func(int) sqltype.UUID) func(int) value {
	return func(i int) value { return value{raw: []byte(f.Encode(make(i))), isText: true, run: "1"} }
}

func sampleOf(make func(int) value) []value {
	var out []value
	for i := range sampleSize {
		out = append(out, make(i))
	}
	return out
}

func mixed(share int, a, b func(int) value) func(int) value {
	return func(i int) value {
		if i%share == 0 {
			return b(i)
		}
		return a(i)
	}
}

func TestColumnsAreJudgedByTheirValues(t *testing.T) {
	const none = "none"
	primary := candidate{Name: Name{"s", "t", "id"}, Type: "BLOB", kind: kindAny, primary: true,
		unique: true, indexed: true, order: "rowid"}
	for _, c := range []struct {
		name        string
		make        func(int) value
		form, order string
		version     string // of most values
		suspicions  string
		rewrites    string
		ordered     bool
	}{
		{"version 1 bytes", inOrderOf(codec.Network, v1), "binary", "network", "1", "", "v1-to-v6",
			false},
		{"version 4 bytes", inOrderOf(codec.Network, v4), "binary", "network", "4", "", "", false},
		{"version 6 bytes", inOrderOf(codec.Network, v6), "binary", "network", "6", "", "", true},
		{"version 7 bytes", inOrderOf(codec.Network, v7), "binary", "network", "7", "", "", true},
		{"MySQL's swapped version 1", inOrderOf(codec.TimeSwapped, v1), "binary", "time-swapped", "1",
			ByteOrder, "swapped-to-v6", true},
		{"swapped version 4", inOrderOf(codec.TimeSwapped, v4), "binary", "time-swapped", "4", ByteOrder,
			"swapped-to-network", false},
		{"mixed-endian version 4", inOrderOf(codec.MixedEndian, v4), "binary", "mixed-endian", "4",
			ByteOrder, "mixed-to-network", false},
		{"mixed-endian version 1, as of NEWSEQUENTIALID", inOrderOf(codec.MixedEndian, v1), "binary",
			"mixed-endian", "1", ByteOrder, "newsequentialid-to-v6", false},
		{"SQL Server's order of version 7", inOrderOf(codec.SQLServerOrder, v7), "binary",
			"sql-server-order", "7", ByteOrder, "", false},
		{"google/uuid's version 6", inOrderOf(codec.Network, google), "binary", "network", "6", GoogleV6,
			"google-v6-repair", true},
		{"COMB", inOrderOf(codec.Network, comb), "binary", "network", "4", TimeInside, "comb-to-v7",
			false},
		{"ULID bytes", inOrderOf(codec.Network, ulid), "binary", "network", "ULID", TimeInside, "", true},
		{"version 4 text", inText(codec.Hyphenated, v4), "hyphenated", "network", "4", "",
			"text-to-binary", false},
		{"version 1 text", inText(codec.Hyphenated, v1), "hyphenated", "network", "1", "",
			"text-to-binary v1-to-v6", false},
		{"text without hyphens", inText(codec.Hex, v7), "hex", "network", "7", "", "text-to-binary",
			true},
		{"text in braces", inText(codec.Braced, v4), "braced", "network", "4", "", "text-to-binary",
			false},
		{"mixed-endian in text", inText(codec.Hyphenated, func(i int) sqltype.UUID {
			return codec.MixedEndian.Encode(v1(i))
		}), "hyphenated", "mixed-endian", "1", ByteOrder,
			"newsequentialid-to-v6 text-to-binary", false},
		{"ULID text", inText(codec.Base32, ulid), "base32", "network", "ULID", TimeInside,
			"text-to-binary", true},
		{"base58", inText(codec.Base58, v7), "base58", "network", "7", "", "", false},
		{"base64url", inText(codec.Base64URL, v4), "base64url", "network", "4", "", "", false},
		{"two orders", mixed(3, inOrderOf(codec.Network, v1), inOrderOf(codec.TimeSwapped, v1)), "binary",
			"network", "1", MixedOrder, "", false},
		{"some texts among the bytes", mixed(20, inOrderOf(codec.Network, v7),
			inText(codec.Hyphenated, v7)), "binary", "network", "7", Stragglers, "", true},
		{"EUID bytes", inOrderOf(codec.Network, euidAt), "binary", "unknown", "EUID", "", "", true},
		{"EUID text", func(i int) value {
			return value{raw: []byte(euid.Encode(euidAt(i))), isText: true,
				run: "1"}
		}, "EUID text", "unknown", "EUID", "", "text-to-binary", true},
		{"the draft's version 7", inOrderOf(codec.Network, draftV7), "binary", "network", "7", DraftV7,
			"draft-v7-to-v7", true},
		{"the draft's version 7 as text", inText(codec.Hyphenated, draftV7), "hyphenated", "network", "7",
			DraftV7, "text-to-binary", true},
		{"EXTUUID text", func(i int) value {
			return value{raw: fmt.Appendf(nil, "extuuid:serialA:PMID:%d", 1000+i), isText: true, run: "1"}
		}, "EXTUUID text", "network", "8", OtherFormat, "", true},
		{"version 4 padded with zeros", padded(v4), "padded binary", "network", "4", "", "", false},
		{"version 1 padded with zeros", padded(v1), "padded binary", "network", "1", "", "", false},
		{"Laravel's ordered ids", inOrderOf(codec.Network, laravel), "binary", "network", "4", TimeInside,
			"", true},
		{"Laravel's ordered ids as text", inText(codec.Hyphenated, laravel), "hyphenated", "network", "4",
			TimeInside, "text-to-binary", true},
		{"binary of 32, half of it zeros", func(i int) value {
			b := entropy(i)
			return value{raw: append(b[:], make([]byte, 16)...)}
		}, none, "", "", "", "", false},
		{"KSUIDs", func(i int) value {
			b := entropy(i)
			return value{raw: []byte(codec.Base62.Encode(b) + "aZ9xQ"), isText: true}
		}, none, "", "", "", "", false},
		{"hashes", func(i int) value { b := entropy(i); return value{raw: b[:]} }, none, "", "", "", "",
			false},
		{"hashes in hexadecimal", func(i int) value {
			b := entropy(i)
			return value{
				raw: []byte(hex.EncodeToString(b[:])), isText: true}
		}, none, "", "", "", "", false},
		{"words", func(i int) value {
			return value{raw: fmt.Appendf(nil, "the %d words of a sentence", i),
				isText: true}
		}, none, "", "", "", "", false},
		{"bytes of other lengths", func(i int) value { return value{raw: make([]byte, 15+i%3)} }, none,
			"", "", "", "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			col, ok := judge(primary, sampleOf(c.make), nil, sqlite{})
			if ok != (c.form != none) {
				t.Fatalf("judged to hold identifiers: %t; %+v", ok, col)
			}
			if !ok {
				return
			}
			rep := &Report{Columns: []Column{col}}
			advise(rep, sqlite{})
			col = rep.Columns[0]
			var kinds, rewrites []string
			for _, s := range col.Suspicions {
				kinds = append(kinds, s.Kind)
			}
			for _, a := range col.Advice {
				if a.Rewrite != "" {
					rewrites = append(rewrites, a.Rewrite)
				}
			}
			most := ""
			for v, n := range col.Versions {
				if most == "" || n > col.Versions[most] {
					most = v
				}
			}
			if col.Form != c.form || col.Order != c.order || most != c.version ||
				strings.Join(kinds, " ") != c.suspicions || strings.Join(rewrites, " ") != c.rewrites {
				t.Errorf("%s, %s, mostly %s of %s, suspicions %v, rewrites %v; want %s, %s, %s, %q, %q",
					col.Form, col.Order, most, col.Histogram(), kinds, rewrites, c.form, c.order, c.version,
					c.suspicions, c.rewrites)
			}
			if got := col.sortedAlready(); got != c.ordered {
				t.Errorf("in order: %t, want %t; %+v", got, c.ordered, col.Arrival)
			}
			if col.Fine == (len(col.Advice) > 0) {
				t.Errorf("fine: %t with the advice %+v", col.Fine, col.Advice)
			}
		})
	}
}

// TestAKeyPlacedByRangesIsNeverToldToBeginWithItsTime judges keys by whose ranges rows are
// placed.
func TestAKeyPlacedByRangesIsNeverToldToBeginWithItsTime(t *testing.T) {
	for name, c := range map[string]struct {
		make          func(int) value
		rewrites, why string
	}{
		"version 1": {inOrderOf(codec.Network, v1), "", ""},
		"version 4": {inOrderOf(codec.Network, v4), "", ""},
		"version 6": {inOrderOf(codec.Network, v6), "", "all go to the last range"},
		"version 7": {inOrderOf(codec.Network, v7), "", "all go to the last range"},
		"swapped version 1": {inOrderOf(codec.TimeSwapped, v1), "swapped-to-network",
			"all new ones go to the last range"},
		"mixed-endian":      {inOrderOf(codec.MixedEndian, v1), "mixed-to-network", ""},
		"google/uuid's":     {inOrderOf(codec.Network, google), "", "all go to the last range"},
		"COMB":              {inOrderOf(codec.Network, comb), "", ""},
		"version 1 as text": {inText(codec.Hyphenated, v1), "", "fill a new table"},
		"ULIDs as text":     {inText(codec.Base32, ulid), "", "fill a new table"},
	} {
		t.Run(name, func(t *testing.T) {
			key := candidate{Name: Name{"s", "t", "id"}, kind: kindAny, primary: true, indexed: true,
				ranged: true, order: "n"}
			col, ok := judge(key, sampleOf(c.make), nil, sqlite{})
			if !ok {
				t.Fatal("the sample is not taken for ids")
			}
			rep := &Report{Columns: []Column{col}}
			advise(rep, sqlite{})
			var rewrites, reasons []string
			for _, a := range rep.Columns[0].Advice {
				reasons = append(reasons, a.Reason)
				if a.Rewrite != "" {
					rewrites = append(rewrites, a.Rewrite)
				}
			}
			if got := strings.Join(rewrites, " "); got != c.rewrites ||
				!strings.Contains(strings.Join(reasons, "; "), c.why) {
				t.Errorf("rewrites %q for %q, want %q for %q", got, reasons, c.rewrites, c.why)
			}
		})
	}
}

func TestAChildIsSentToItsParent(t *testing.T) {
	parent, child := candidate{Name: Name{"s", "orders", "id"}, primary: true},
		candidate{Name: Name{"s", "items", "order_id"}}
	links := []link{{child.Name, parent.Name}}
	rep := &Report{}
	for _, c := range []candidate{parent, child} {
		c.kind = kindBinary
		col, ok := judge(c, sampleOf(inOrderOf(codec.Network, v1)), links, postgres{})
		if !ok {
			t.Fatalf("%v holds no identifiers", c.Name)
		}
		rep.Columns = append(rep.Columns, col)
	}
	advise(rep, postgres{})
	if a := rep.Columns[0].Advice; len(a) != 1 || a[0].Rewrite != "v1-to-v6" ||
		a[0].Column != "s.orders.id" {
		t.Errorf("the parent's advice is %+v", a)
	}
	if a := rep.Columns[1].Advice; len(a) != 1 || a[0].Rewrite != "" || a[0].Column != "s.orders.id" {
		t.Errorf("the child's advice is %+v", a)
	}
	if k := rep.Columns[0].Keys; !slices.Equal(k.ReferencedBy, []string{"s.items.order_id"}) {
		t.Errorf("the parent's keys are %+v", k)
	}
}

func TestTheRootOfReferences(t *testing.T) {
	parents := map[string]string{"a": "", "b": "a", "c": "b", "x": "z", "y": "x", "z": "y", "w": "z",
		"self": ""}
	for name, want := range map[string]string{"a": "a", "b": "a", "c": "a", "x": "x", "y": "x",
		"z": "x", "w": "x", "self": "self"} {
		if got := rootOf(parents, name); got != want {
			t.Errorf("the root of %s is %s, want %s", name, got, want)
		}
	}
}

// MariaDB's type sorts version 1 by node and time: there is nothing to gain.
func TestVersion1OfOneNodeIsInOrderInMariaDBsType(t *testing.T) {
	one := func(i int) value {
		id := v1(i)
		copy(id[8:], "\x80\x01sameno")
		return value{raw: []byte(id.String()), isText: true}
	}
	c := candidate{Name: Name{"s", "t", "id"}, kind: kindNative, primary: true}
	for _, src := range []source{mysql{engine.MariaDBUUID}, postgres{}} {
		col, ok := judge(c, sampleOf(one), nil, src)
		if !ok || col.Arrival == nil || col.Arrival.By != ownTime {
			t.Fatalf("%T: %+v, %v", src, col, ok)
		}
		_, isMySQL := src.(mysql)
		if col.sortedAlready() != isMySQL {
			t.Errorf("%T: %+v", src, col.Arrival)
		}
	}
}

func TestNamesAreThoseOfMigrate(t *testing.T) {
	for _, c := range []struct {
		name Name
		want string
	}{{Name{"", "t", "c"}, "t.c"}, {Name{"s", "t", "c"}, "s.t.c"},
		{Name{"s", `odd."name`, "c d"}, `s."odd.""name".c d`}} {
		if got := c.name.String(); got != c.want {
			t.Errorf("%+v is written %s, want %s", c.name, got, c.want)
		}
	}
}

// FuzzJudge looks for panics on any values.
func FuzzJudge(f *testing.F) {
	id := v1(1)
	f.Add(id[:], true, uint8(0))
	f.Add([]byte(id.String()), true, uint8(2))
	f.Add([]byte{}, false, uint8(3))
	f.Fuzz(func(t *testing.T, raw []byte, isText bool, k uint8) {
		c := candidate{kind: kind(k % 4), primary: true, indexed: true}
		values := []value{{raw: raw, isText: isText, run: "1"}, {raw: id[:], run: "1"},
			{raw: raw, isText: !isText}, {raw: nil}}
		for n := range values {
			col, ok := judge(c, values[:n+1], []link{{c.Name, c.Name}}, postgres{})
			if ok && (col.Agree < 0 || col.Agree > 1) {
				t.Errorf("%q: %+v", raw, col)
			}
			advise(&Report{Columns: []Column{col}}, postgres{})
		}
	})
}
