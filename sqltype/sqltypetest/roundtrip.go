package sqltypetest

import (
	"encoding/hex"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func testRoundTrip(t *testing.T, target Target) {
	tb := newTable(t, target, keyColumn)
	id := sqltype.NewV4()
	if n := tb.exec(insert, id, 0); n != 1 {
		t.Errorf("the insert says that it changed %d rows, want 1", n)
	}
	other := sqltype.NewV4()
	tb.exec(insert, &other, 1) // a pointer is a value too
	for n, want := range []sqltype.UUID{id, other} {
		var got sqltype.UUID
		if err := tb.first(&got, "{id}", n); err != nil || got != want {
			t.Errorf("got %v, %v, want %v", got, err, want)
		}
	}
}

func testStoredBytes(t *testing.T, target Target) {
	tb := newTable(t, target, keyColumn)
	stored := 0
	for n, s := range samples() {
		if target.Refuses(s.id) {
			if _, err := target.DB.Exec(t.Context(), tb.sql(insert), s.id, n); err == nil {
				t.Errorf("%s: %v went into a column that has no room for it", s.name, s.id)
			}
			continue
		}
		tb.exec(insert, s.id, n)
		tb.wantBytes(n, s.id)
		tb.wantNumbers([]int{n}, "{id} = ?", s.id)
		stored++
	}
	if stored < 8 {
		t.Errorf("the column has room for %d of the samples; that is no column for ids", stored)
	}
}

func testNilAndMax(t *testing.T, target Target) {
	tb := newTable(t, target, nullableColumn)
	for n, id := range []sqltype.UUID{sqltype.Nil(), sqltype.Max()} {
		if target.Refuses(id) {
			continue // testStoredBytes sees that it is refused
		}
		tb.exec(insert, sqltype.NullUUID{UUID: id, Valid: true}, n)
		tb.wantBytes(n, id)
		var null sqltype.NullUUID
		if err := tb.first(&null, "{id}", n); err != nil || !null.Valid || null.UUID != id {
			t.Errorf("got %v, %v, want %v and not NULL", null, err, id)
		}
		tb.wantNumbers([]int{n}, "{id} = ?", id)
	}
	tb.wantNumbers(nil, "{id} IS NULL")
}

// wantBytes fails the test unless row n holds id, as a reader and as the server
// sees it.
func (tb table) wantBytes(n int, id sqltype.UUID) {
	tb.t.Helper()
	var got sqltype.UUID
	if err := tb.first(&got, "{id}", n); err != nil || got != id {
		tb.t.Errorf("%s: row %d is read as %v, %v, want %v", tb.Name, n, got, err, id)
	}
	var digits string
	if err := tb.first(&digits, "{hex}", n); err != nil {
		tb.t.Errorf("%s: row %d in hex: %v", tb.Name, n, err)
	}
	if want := hex.EncodeToString(tb.StoredBytes(id)); strings.ToLower(digits) != want {
		tb.t.Errorf("%s: row %d is stored as %q, want %q for %v", tb.Name, n, digits, want, id)
	}
}
