package sqltypetest

import (
	"slices"
	"testing"
)

func testOrder(t *testing.T, target Target) {
	ids := shuffle(append(idsFor(target), inOrder(50)...))
	tb := newTable(t, target, keyColumn)
	tb.insert(ids...)
	up, down := tb.ids("ORDER BY {id}"), tb.ids("ORDER BY {id} DESC")
	slices.Reverse(down)
	if !slices.Equal(up, down) {
		t.Errorf("ORDER BY gives %v\nand DESC is not its reverse: %v", up, down)
	}
	if !slices.Equal(sortIDs(up), sortIDs(ids)) {
		t.Fatalf("ORDER BY gives %d ids that are not the %d inserted", len(up), len(ids))
	}
	if want := slices.SortedFunc(slices.Values(ids), target.compare); target.byteOrdered() && !slices.Equal(up, want) {
		t.Errorf("ORDER BY gives\n%v, want the order of the stored bytes\n%v", up, want)
	}
	// Whatever the order is, WHERE and ORDER BY must agree on it, or paging
	// by key loses rows.
	for i, id := range up {
		if got := tb.ids("WHERE {id} > ? ORDER BY {id}", id); !slices.Equal(got, up[i+1:]) {
			t.Errorf("the page after %v has %d ids, want the %d after it", id, len(got), len(up)-i-1)
		}
	}
}

func testRange(t *testing.T, target Target) {
	ids := inOrder(200)
	tb := newTable(t, target, keyColumn)
	tb.insert(ids...)
	order := tb.ids("ORDER BY {id}")
	if want := slices.SortedFunc(slices.Values(ids), target.compare); target.byteOrdered() && !slices.Equal(order, want) {
		t.Errorf("version 7 ids are in the order %v, want %v", order, want)
	}
	if len(order) != len(ids) {
		t.Fatalf("%d rows, want %d", len(order), len(ids))
	}
	for _, r := range []struct{ from, to int }{{0, 0}, {0, 199}, {10, 20}, {150, 199}, {99, 100}} {
		from, to := order[r.from], order[r.to]
		if got := tb.ids("WHERE {id} BETWEEN ? AND ? ORDER BY {id}", from, to); !slices.Equal(got, order[r.from:r.to+1]) {
			t.Errorf("BETWEEN the %dth and the %dth found %d ids, want %d", r.from, r.to, len(got), r.to+1-r.from)
		}
		if got := tb.ids("WHERE {id} >= ? AND {id} < ? ORDER BY {id}", from, to); !slices.Equal(got, order[r.from:r.to]) {
			t.Errorf("from the %dth to before the %dth found %d ids, want %d", r.from, r.to, len(got), r.to-r.from)
		}
	}
	tb.wantNumbers(nil, "{id} BETWEEN ? AND ?", order[20], order[10])
}

func testUnique(t *testing.T, target Target) {
	ids := idsFor(target)
	tb := newTable(t, target, keyColumn)
	tb.insert(ids...)
	for _, id := range ids {
		if _, err := target.DB.Exec(t.Context(), tb.sql(insert), id, -1); err == nil {
			t.Errorf("%v is in the table twice", id)
		}
	}
	if got := len(tb.ids("")); got != len(ids) {
		t.Errorf("%d rows, want %d", got, len(ids))
	}
}
