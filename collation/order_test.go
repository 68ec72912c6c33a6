package collation_test

import (
	"bytes"
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
)

// loop compares the bytes at the listed places, most significant first.
func loop(a, b [16]byte, places ...int) int {
	for _, i := range places {
		if a[i] != b[i] {
			return cmp.Compare(a[i], b[i])
		}
	}
	return 0
}

// signedLoop compares the bytes at the listed places as signed numbers.
func signedLoop(a, b [16]byte, places ...int) int {
	for _, i := range places {
		if a[i] != b[i] {
			return cmp.Compare(int8(a[i]), int8(b[i]))
		}
	}
	return 0
}

func inTurn(results ...int) int {
	for _, r := range results {
		if r != 0 {
			return r
		}
	}
	return 0
}

var last8 = []int{8, 9, 10, 11, 12, 13, 14, 15}

// slowSQLServer is the loop of .NET's SqlGuid over the bytes as stored.
func slowSQLServer(storedA, storedB [16]byte) int {
	return loop(storedA, storedB, 10, 11, 12, 13, 14, 15, 8, 9, 6, 7, 4, 5, 0, 1, 2, 3)
}

// slow are the slow, obvious comparisons, each from its source.
var slow = map[collation.Order]func(a, b [16]byte) int{
	collation.Bytes: func(a, b [16]byte) int { return loop(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) },
	collation.SQLServer: func(a, b [16]byte) int {
		return slowSQLServer(codec.MixedEndian.Encode(a), codec.MixedEndian.Encode(b))
	},
	collation.SQLServerOrdered: func(a, b [16]byte) int {
		return slowSQLServer(codec.SQLServerOrder.Encode(a), codec.SQLServerOrder.Encode(b))
	},
	collation.MariaDB: func(a, b [16]byte) int {
		a, b = codec.MariaDBStorage.Encode(a), codec.MariaDBStorage.Encode(b)
		return bytes.Compare(a[:], b[:])
	},
	collation.MariaDBLegacy: func(a, b [16]byte) int {
		return loop(a, b, 10, 11, 12, 13, 14, 15, 8, 9, 6, 7, 4, 5, 0, 1, 2, 3)
	},
	collation.ClickHouse: func(a, b [16]byte) int { return loop(a, b, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7) },
	collation.TimeUUID: func(a, b [16]byte) int {
		return inTurn(signedLoop(a, b, 6), loop(a, b, 7, 4, 5, 0, 1, 2, 3), signedLoop(a, b, last8...))
	},
	collation.CassandraUUID: func(a, b [16]byte) int {
		first := loop(a, b, 0, 1, 2, 3, 4, 5, 6, 7)
		if a[6]>>4 == 1 && b[6]>>4 == 1 {
			first = loop(a, b, 6, 7, 4, 5, 0, 1, 2, 3)
		}
		return inTurn(cmp.Compare(a[6]>>4, b[6]>>4), first, loop(a, b, last8...))
	},
	collation.JavaSigned: func(a, b [16]byte) int {
		return inTurn(signedLoop(a, b, 0), loop(a, b, 1, 2, 3, 4, 5, 6, 7), signedLoop(a, b, 8), loop(a, b, last8...))
	},
	collation.TimeSwapped: func(a, b [16]byte) int { return loop(a, b, 6, 7, 4, 5, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15) },
	collation.MixedEndian: func(a, b [16]byte) int { return loop(a, b, 3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15) },
	collation.JavaLegacy:  func(a, b [16]byte) int { return loop(a, b, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8) },
	collation.LettersFirst: func(a, b [16]byte) int {
		x, y := fmt.Sprintf("%x", a), fmt.Sprintf("%x", b)
		for i := range x {
			if x[i] != y[i] {
				return cmp.Compare(strings.IndexByte("abcdef0123456789", x[i]), strings.IndexByte("abcdef0123456789", y[i]))
			}
		}
		return 0
	},
}

func checkPair(t *testing.T, a, b [16]byte) {
	t.Helper()
	for _, o := range collation.Orders() {
		want := slow[o](a, b)
		if got := o.Compare(a, b); got != want {
			t.Errorf("%v.Compare(%x, %x) = %d, the slow loop says %d", o, a, b, got, want)
		}
		if got := o.Compare(b, a); got != -want {
			t.Errorf("%v.Compare(%x, %x) = %d, and the other way round %d", o, b, a, got, want)
		}
		ka, kb := o.Key(a), o.Key(b)
		if got := bytes.Compare(ka[:], kb[:]); got != want {
			t.Errorf("%v: keys %x and %x compare as %d, the ids %x and %x as %d", o, ka, kb, got, a, b, want)
		}
		if (want == 0) != (a == b) {
			t.Errorf("%v holds %x and %x for equal: %d", o, a, b, want)
		}
	}
}

// dull are the values that a random test would not draw: all zero, all ones, one
// bit set, one bit missing, one byte set, and bytes at the bounds of signs and
// versions.
func dull() [][16]byte {
	ones := [16]byte(bytes.Repeat([]byte{0xff}, 16))
	out := [][16]byte{{}, ones}
	for bit := range 128 {
		one, zero := [16]byte{}, ones
		one[bit/8] = 1 << (bit % 8)
		zero[bit/8] ^= 1 << (bit % 8)
		out = append(out, one, zero)
	}
	for at := range 16 {
		for _, v := range []byte{0x0a, 0x0f, 0x10, 0x5f, 0x60, 0x7f, 0x80, 0x81, 0x9f, 0xa0, 0xbf, 0xff} {
			for _, base := range [][16]byte{{}, {6: 0x10, 8: 0x80}, {6: 0x40, 8: 0xa0}, {6: 0x70, 8: 0xbf}, {6: 0x80, 8: 0x81}} {
				base[at] = v
				out = append(out, base)
			}
		}
	}
	return out
}

func randomID(r *rand.Rand) (id [16]byte) {
	for i := range id {
		id[i] = byte(r.Uint32())
	}
	if r.IntN(2) == 0 { // an RFC UUID
		id[6], id[8] = id[6]&0x0f|byte(1+r.IntN(8))<<4, id[8]&0x3f|0x80
	}
	return id
}

// near differs from id in one bit or byte.
func near(r *rand.Rand, id [16]byte) [16]byte {
	if at := r.IntN(16); r.IntN(2) == 0 {
		id[at] ^= 1 << r.IntN(8)
	} else {
		id[at] = byte(r.Uint32())
	}
	return id
}

func TestEveryOrderHasASlowComparison(t *testing.T) {
	names := map[string]bool{}
	for _, o := range collation.Orders() {
		if slow[o] == nil {
			t.Errorf("%v has none", o)
		}
		names[o.String()] = true
	}
	if len(names) != len(slow) || len(slow) != 13 {
		t.Errorf("%d names, %d slow comparisons, want 13", len(names), len(slow))
	}
}

func TestOrdersAreTheirSlowComparisons(t *testing.T) {
	ids := dull()
	r := rand.New(rand.NewPCG(1, 2))
	pairs := 40_000
	if testing.Short() {
		pairs /= 20
	}
	for range pairs {
		i, j := r.IntN(len(ids)), r.IntN(len(ids))
		checkPair(t, ids[i], ids[j])
		a := randomID(r)
		checkPair(t, a, near(r, a))
		if t.Failed() {
			return
		}
	}
	for _, id := range ids {
		checkPair(t, id, id)
	}
}

func FuzzOrders(f *testing.F) {
	f.Add(make([]byte, 16), bytes.Repeat([]byte{0xff}, 16))
	f.Add([]byte("\x01\x89\x0a\x5d\xac\x96\x77\x4b\xbc\xce\xb3\x02\x09\x9a\x80\x57"), []byte("\x6c\xcd\x78\x0c\xba\xba\x10\x26\x95\x64\x5b\x8c\x65\x60\x24\xdb"))
	f.Fuzz(func(t *testing.T, a, b []byte) {
		if len(a) == 16 && len(b) == 16 {
			checkPair(t, [16]byte(a), [16]byte(b))
		}
	})
}

func TestOrdersAreTransitive(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	ids := dull()
	for _, o := range collation.Orders() {
		for range 30_000 {
			a := randomID(r)
			three := [][16]byte{a, near(r, a), near(r, a)}
			if r.IntN(2) == 0 {
				three = [][16]byte{ids[r.IntN(len(ids))], ids[r.IntN(len(ids))], ids[r.IntN(len(ids))]}
			}
			slices.SortFunc(three, o.Compare)
			if o.Compare(three[0], three[1]) > 0 || o.Compare(three[1], three[2]) > 0 || o.Compare(three[0], three[2]) > 0 {
				t.Fatalf("%v is not transitive on %x", o, three)
			}
		}
	}
}

// An order by layout is the byte order of what the layout stores.
func TestOrdersOfLayoutsAreTheirBytes(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for o, l := range map[collation.Order]codec.Layout{
		collation.Bytes: codec.Network, collation.TimeSwapped: codec.TimeSwapped, collation.MixedEndian: codec.CSharpLegacy,
		collation.JavaLegacy: codec.JavaLegacy, collation.MariaDB: codec.MariaDBStorage, collation.MariaDBLegacy: codec.MariaDBLegacy,
	} {
		for range 5000 {
			if id := randomID(r); o.Key(id) != l.Encode(id) {
				t.Fatalf("%v.Key(%x) = %x, layout %v stores %x", o, id, o.Key(id), l, l.Encode(id))
			}
		}
	}
}

func TestSQLServerOrderedIsBytesWithinOneVersionAndVariant(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 50_000 {
		a := randomID(r)
		b := near(r, a)
		b[6], b[8] = b[6]&0x0f|a[6]&0xf0, b[8]&0x3f|a[8]&0xc0
		if got, want := collation.SQLServerOrdered.Compare(a, b), bytes.Compare(a[:], b[:]); got != want {
			t.Fatalf("%x against %x: %d, want %d", a, b, got, want)
		}
		stored := [2][16]byte{codec.SQLServerOrder.Encode(a), codec.SQLServerOrder.Encode(b)}
		if got, want := collation.SQLServer.Compare(codec.MixedEndian.Decode(stored[0]), codec.MixedEndian.Decode(stored[1])), bytes.Compare(a[:], b[:]); got != want {
			t.Fatalf("stored as %x: %d, want %d", stored, got, want)
		}
	}
}

func TestOrdersDoNotAllocate(t *testing.T) {
	a, b := [16]byte{1, 6: 0x71, 8: 0x80}, [16]byte{1, 6: 0x71, 8: 0x81}
	for _, o := range collation.Orders() {
		if n := testing.AllocsPerRun(100, func() { o.Compare(a, b); o.Key(a) }); n != 0 {
			t.Errorf("%v: %v allocations, want 0", o, n)
		}
	}
}

func ExampleOrder() {
	a, _ := codec.ParseCanonical("01890a5d-ac96-774b-bcce-b302099a8057")
	b, _ := codec.ParseCanonical("01890a5d-ac97-72d1-8f00-0a1b2c3d4e5f") // made later
	for _, o := range []collation.Order{collation.Bytes, collation.SQLServer, collation.ClickHouse} {
		fmt.Println(o, o.Compare(a, b))
	}
	fmt.Printf("%x\n", collation.SQLServer.Key(a))
	// Output:
	// bytes -1
	// sql-server 1
	// clickhouse 1
	// b302099a8057bcce4b7796ac5d0a8901
}
