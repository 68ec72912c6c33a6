package sqltypetest

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func testNull(t *testing.T, target Target) {
	tb := newTable(t, target, nullableColumn)
	id := sqltype.NewV7()
	var nulls []any
	for _, null := range []any{nil, sqltype.NullUUID{}, (*sqltype.UUID)(nil), &sqltype.NullUUID{}, (*sqltype.NullUUID)(nil)} {
		if !target.RefusesNull(null) {
			nulls = append(nulls, null)
		} else if _, err := target.DB.Exec(t.Context(), tb.sql(insert), null, 0); err == nil {
			t.Errorf("%T %v is inserted, and RefusesNull says that it is refused", null, null)
		}
	}
	values := []any{id, &id, sqltype.NullUUID{UUID: id, Valid: true}, &sqltype.NullUUID{UUID: id, Valid: true}}
	for n, arg := range append(nulls, values...) {
		tb.exec(insert, arg, n)
		// Destinations that hold something else, so that a Scan that does
		// nothing shows.
		null := sqltype.NullUUID{UUID: sqltype.Max(), Valid: n < len(nulls)}
		var pointer *sqltype.UUID
		if n < len(nulls) {
			pointer = &null.UUID
		}
		for _, dest := range []any{&null, &pointer} {
			if err := tb.first(dest, "{id}", n); err != nil {
				t.Errorf("%T %v is not read into %T: %v", arg, arg, dest, err)
			}
		}
		if n < len(nulls) && (null != sqltype.NullUUID{} || pointer != nil) {
			t.Errorf("%T %v is read as %v and %v, want NULL and nil", arg, arg, null, pointer)
		}
		if n >= len(nulls) && (!null.Valid || null.UUID != id || pointer == nil || *pointer != id) {
			t.Errorf("%T %v is read as %v and %v, want %v", arg, arg, null, pointer, id)
		}
	}
	tb.wantNumbers(upTo(len(nulls)), "{id} IS NULL")
	tb.wantNumbers(nil, "{id} = ?", sqltype.NullUUID{}) // NULL equals nothing
	if got := len(tb.numbers("{id} = ?", sqltype.NullUUID{UUID: id, Valid: true})); got != len(values) {
		t.Errorf("%d rows have the id, want %d", got, len(values))
	}
}

func testNullIntoPlain(t *testing.T, target Target) {
	tb := newTable(t, target, nullableColumn)
	if target.RefusesNull(nil) {
		tb.exec("INSERT INTO {table} ({id}, {n}) VALUES (NULL, ?)", 0)
	} else {
		tb.exec(insert, nil, 0)
	}
	id := sqltype.NewV4()
	got := id
	if err := tb.first(&got, "{id}", 0); !errors.Is(err, sqltype.ErrNull) {
		t.Errorf("the error is %v, want ErrNull", err)
	}
	if got != id {
		t.Errorf("the failed Scan made %v of %v", got, id)
	}
}
