package sqltypetest

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func testConcurrent(t *testing.T, target Target) {
	const goroutines, each = 8, 10
	tb := newTable(t, target, keyColumn)
	var wg sync.WaitGroup
	errs := make([]error, goroutines)
	ids := make([][]sqltype.UUID, goroutines)
	for g := range goroutines {
		wg.Go(func() { ids[g], errs[g] = tb.insertAndFind(t.Context(), each, g) })
	}
	wg.Wait()
	for g, err := range errs {
		if err != nil {
			t.Errorf("goroutine %d: %v", g, err)
		}
	}
	if t.Failed() {
		return
	}
	if got, want := sortIDs(tb.ids("")), sortIDs(slices.Concat(ids...)); !slices.Equal(got, want) {
		t.Errorf("%d ids are in the table, want the %d that the goroutines inserted", len(got), len(want))
	}
}

// insertAndFind inserts new ids and reads each back. It may run in any
// goroutine.
func (tb table) insertAndFind(ctx context.Context, count, n int) ([]sqltype.UUID, error) {
	ids := make([]sqltype.UUID, count)
	for i := range ids {
		ids[i] = sqltype.NewV7()
		if _, err := tb.DB.Exec(ctx, tb.sql(insert), ids[i], n); err != nil {
			return nil, err
		}
		var got []sqltype.UUID
		err := each(ctx, tb.DB, func(r Rows) error {
			var id sqltype.UUID
			err := r.Scan(&id)
			got = append(got, id)
			return err
		}, tb.sql("SELECT {id} FROM {table} WHERE {id} = ?"), ids[i])
		if err != nil {
			return nil, err
		}
		if !slices.Equal(got, ids[i:i+1]) {
			return nil, fmt.Errorf("%v found %v", ids[i], got)
		}
	}
	return ids, nil
}
