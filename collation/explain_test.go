package collation_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
)

var rankLine = regexp.MustCompile(`(?m)^rank (.*)$`)

// drawnRanks reads the ranks out of the drawing.
func drawnRanks(t *testing.T, o collation.Order, id [16]byte) (ranks [16]int) {
	t.Helper()
	m := rankLine.FindStringSubmatch(collation.Explain(o, id))
	if m == nil || len(strings.Fields(m[1])) != 16 {
		t.Fatalf("no ranks in the drawing:\n%s", collation.Explain(o, id))
	}
	for i, f := range strings.Fields(m[1]) {
		n, err := strconv.Atoi(f)
		if err != nil {
			t.Fatal(err)
		}
		ranks[i] = n
	}
	return ranks
}

// Two ids of one version and variant that differ in two bytes: the byte of the
// lower rank decides.
func TestExplainedRanksDecide(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for _, o := range collation.Orders() {
		decided := 0
		for range 600 {
			id := randomID(r)
			id[8] = id[8]&0x3f | 0x80
			id[6] = id[6]&0x0f | byte(1+r.IntN(8))<<4
			ranks := drawnRanks(t, o, id)
			sorted := slices.Sorted(slices.Values(ranks[:]))
			if sorted[0] != 1 || sorted[15] != 16 || len(slices.Compact(sorted)) != 16 {
				t.Fatalf("%v: ranks %v", o, ranks)
			}
			i, j := r.IntN(16), r.IntN(16)
			if i == j || id[8] == 0x80 {
				continue
			}
			// Change the low three bits only, which holds signs, versions and variants.
			one, both := id, id
			one[i] ^= 1 << r.IntN(3)
			both[i] = one[i]
			both[j] ^= 1 << r.IntN(3)
			if ranks[i] > ranks[j] || !codec.MariaDBStorable(id) {
				continue
			}
			decided++
			if o.Compare(id, one) != o.Compare(id, both) {
				t.Fatalf("%v, ids %x, %x and %x: byte %d has rank %d and byte %d rank %d", o, id, one, both, i, ranks[i], j, ranks[j])
			}
		}
		if decided < 120 {
			t.Errorf("%v: %d pairs decided", o, decided)
		}
	}
}

// foreign is an order of another package.
type foreign struct{ collation.Order }

func TestExplainOfAForeignOrderDrawsItsKey(t *testing.T) {
	got := collation.Explain(foreign{collation.ClickHouse}, [16]byte{1, 15: 2})
	want := "clickhouse\n" +
		"id    01 00 00 00  00 00  00 00  00 00  00 00 00 00 00 02\n" +
		"key   00 00 00 00 00 00 00 02 01 00 00 00 00 00 00 00\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func ExampleExplain() {
	id, _ := codec.ParseCanonical("01890a5d-ac96-774b-bcce-b302099a8057")
	fmt.Print(collation.Explain(collation.SQLServer, id))
	// Output:
	// sql-server
	// id    01 89 0a 5d  ac 96  77 4b  bc ce  b3 02 09 9a 80 57
	// rank  16 15 14 13  12 11  10  9   7  8   1  2  3  4  5  6
	// key   b3 02 09 9a 80 57 bc ce 4b 77 96 ac 5d 0a 89 01
}

func ExampleExplain_signed() {
	id, _ := codec.ParseCanonical("c232ab00-9414-11ec-b3c8-9f6bdeced846")
	fmt.Print(collation.Explain(collation.TimeUUID, id))
	// Output:
	// timeuuid
	// id    c2 32 ab 00  94 14  11 ec  b3 c8  9f 6b de ce d8 46
	// rank   5  6  7  8   3  4   1  2   9 10  11 12 13 14 15 16
	// key   91 ec 94 14 c2 32 ab 00 33 48 1f eb 5e 4e 58 c6
	// note  ranks 9 to 16 are signed: 80 to ff come before 00 to 7f
}
