package sqltypetest

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func testBatch(t *testing.T, target Target) {
	const rows = 500
	tb := newTable(t, target, keyColumn)
	ids, args := make([]sqltype.UUID, rows), make([]any, 0, 2*rows)
	for n := range ids {
		ids[n] = sqltype.NewV4()
		args = append(args, ids[n], n)
	}
	if n := tb.exec(insert+strings.Repeat(", (?, ?)", rows-1), args...); n != rows {
		t.Errorf("the insert says that it changed %d rows, want %d", n, rows)
	}
	if got := tb.ids("ORDER BY {n}"); !slices.Equal(got, ids) {
		t.Errorf("%d ids came back, not the %d inserted in their order", len(got), rows)
	}
	for n := 0; n < rows; n += 100 {
		tb.wantBytes(n, ids[n])
	}
}

func testPrepared(t *testing.T, target Target) {
	tb := newTable(t, target, keyColumn)
	ids := append(idsFor(target), inOrder(50)...)
	prepare := func(query string) Stmt {
		stmt, err := target.DB.Prepare(t.Context(), tb.sql(query))
		if err != nil {
			t.Fatalf("%s: %v", query, err)
		}
		return stmt
	}
	in := prepare(insert)
	for n, id := range ids {
		if got, err := in.Exec(t.Context(), id, n); err != nil || got != 1 {
			t.Fatalf("insert of %v changed %d rows, %v, want 1", id, got, err)
		}
	}
	if err := in.Close(t.Context()); err != nil {
		t.Errorf("close: %v", err)
	}
	out := prepare("SELECT {id}, {n} FROM {table} WHERE {id} = ?")
	for n, id := range ids {
		found := 0
		rows, err := out.Query(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		if err := drain(rows, func(r Rows) error {
			var got sqltype.NullUUID
			var number int
			err := r.Scan(&got, &number)
			if got.UUID != id || number != n {
				t.Errorf("got %v in row %d, want %v in row %d", got, number, id, n)
			}
			found++
			return err
		}); err != nil || found != 1 {
			t.Errorf("%v found %d rows, %v, want 1", id, found, err)
		}
	}
	if err := out.Close(t.Context()); err != nil {
		t.Errorf("close: %v", err)
	}
	tb.wantNumbers(upTo(len(ids)), "{n} >= ?", 0)
}
