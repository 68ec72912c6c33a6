package sqltypetest

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

// The samples in an order that is no order.
func shuffle(ids []sqltype.UUID) []sqltype.UUID {
	ids = slices.Clone(ids)
	for i := range ids {
		j := (i*7 + 3) % len(ids)
		ids[i], ids[j] = ids[j], ids[i]
	}
	return ids
}

func testCompare(t *testing.T, target Target) {
	ids := shuffle(idsFor(target))
	tb := newTable(t, target, keyColumn)
	tb.insert(ids...)
	for n, pivot := range ids {
		tb.wantNumbers([]int{n}, "{id} = ?", pivot)
		tb.wantNumbers(slices.Delete(upTo(len(ids)), n, n+1), "{id} <> ?", pivot)
		less, rest := tb.numbers("{id} < ?", pivot), tb.numbers("{id} >= ?", pivot)
		// In any order these two share the rows between them.
		if all := slices.Sorted(slices.Values(slices.Concat(less, rest))); !slices.Equal(all, upTo(len(ids))) {
			t.Errorf("rows %v are below %v and rows %v are not; want each row once", less, pivot, rest)
		}
		if slices.Contains(less, n) {
			t.Errorf("%v is below itself", pivot)
		}
		if !target.byteOrdered() {
			continue
		}
		var want []int
		for i, id := range ids {
			if target.compare(id, pivot) < 0 {
				want = append(want, i)
			}
		}
		if !slices.Equal(less, want) {
			t.Errorf("rows %v are below %v, want %v", less, pivot, want)
		}
	}
	tb.wantNumbers(nil, "{id} = ?", withFields(sqltype.UUID{15: 0x77}, 4))
}

func testIn(t *testing.T, target Target) {
	ids := inOrder(20)
	tb := newTable(t, target, keyColumn)
	tb.insert(ids...)
	for _, want := range [][]int{{7}, {0, 19}, {1, 2, 3, 5, 8, 13}, upTo(20)} {
		args := []any{sqltype.NewV4()} // not in the table
		for _, n := range want {
			args = append(args, ids[n])
		}
		list := "(?" + strings.Repeat(", ?", len(want)) + ")"
		tb.wantNumbers(want, "{id} IN "+list, args...)
	}
	tb.wantNumbers(nil, "{id} IN (?, ?)", sqltype.NewV4(), sqltype.NewV7())
}

// A value that the engine reads as something other than one id shows here: all
// rows, or none.
func testChange(t *testing.T, target Target) {
	ids := idsFor(target)
	tb := newTable(t, target, keyColumn)
	tb.insert(ids...)
	for n, id := range ids {
		if got := tb.exec("UPDATE {table} SET {n} = ? WHERE {id} = ?", n+1000, id); got != 1 {
			t.Errorf("UPDATE with %v changed %d rows, want 1", id, got)
		}
		tb.wantNumbers([]int{n + 1000}, "{id} = ?", id)
	}
	renamed := withFields(sqltype.UUID{0: 0x5a}, 4)
	if got := tb.exec("UPDATE {table} SET {id} = ? WHERE {id} = ?", renamed, ids[0]); got != 1 {
		t.Errorf("UPDATE of %v changed %d rows, want 1", ids[0], got)
	}
	ids[0] = renamed
	for n, id := range ids {
		if got := tb.exec("DELETE FROM {table} WHERE {id} = ?", id); got != 1 {
			t.Errorf("DELETE with %v removed %d rows, want 1", id, got)
		}
		if got, want := len(tb.ids("")), len(ids)-n-1; got != want {
			t.Fatalf("%d rows are left, want %d", got, want)
		}
	}
}
