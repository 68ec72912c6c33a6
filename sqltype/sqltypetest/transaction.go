package sqltypetest

import (
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func testCommit(t *testing.T, target Target) {
	tb := newTable(t, target, keyColumn)
	id := sqltype.NewV7()
	if err := tb.inTransaction(id).Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	tb.wantNumbers([]int{0}, "{id} = ?", id)
	tb.wantBytes(0, id)
}

func testRollback(t *testing.T, target Target) {
	tb := newTable(t, target, keyColumn)
	id := sqltype.NewV7()
	if err := tb.inTransaction(id).Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := tb.ids(""); len(got) != 0 {
		t.Errorf("%v are in the table after a rollback", got)
	}
	tb.insert(id) // and the key is free
}

// inTransaction inserts id as row 0 and sees it there, in a transaction that is
// the caller's to end.
func (tb table) inTransaction(id sqltype.UUID) Tx {
	tb.t.Helper()
	ctx := tb.t.Context()
	tx, err := tb.DB.Begin(ctx)
	if err != nil {
		tb.t.Fatal(err)
	}
	fatal := func(format string, args ...any) {
		tb.t.Helper()
		_ = tx.Rollback(ctx) // the message that follows says more
		tb.t.Fatalf(format, args...)
	}
	if n, err := tx.Exec(ctx, tb.sql(insert), id, 0); err != nil || n != 1 {
		fatal("the insert changed %d rows, %v, want 1", n, err)
	}
	var got []sqltype.UUID
	err = each(ctx, tx, func(r Rows) error {
		var id sqltype.UUID
		err := r.Scan(&id)
		got = append(got, id)
		return err
	}, tb.sql("SELECT {id} FROM {table} WHERE {id} = ?"), id)
	if err != nil || !slices.Equal(got, []sqltype.UUID{id}) {
		fatal("the transaction sees %v, %v, want %v", got, err, id)
	}
	return tx
}
