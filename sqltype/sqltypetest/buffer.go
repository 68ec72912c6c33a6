package sqltypetest

import (
	"database/sql/driver"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Drivers keep one buffer for all rows. What was read from it must not change
// with the next row.
func testNextRow(t *testing.T, target Target) {
	ids := inOrder(30)
	tb := newTable(t, target, keyColumn)
	tb.insert(ids...)
	var plain []sqltype.UUID
	var null []sqltype.NullUUID
	var pointers []*sqltype.UUID
	tb.query(func(r Rows) error {
		// The variables outlive the row, as in a loop over one struct.
		var u sqltype.UUID
		var n sqltype.NullUUID
		var p *sqltype.UUID
		err := r.Scan(&u, &n, &p)
		plain, null, pointers = append(plain, u), append(null, n), append(pointers, p)
		return err
	}, "SELECT {id}, {id}, {id} FROM {table} ORDER BY {n}")
	if !slices.Equal(plain, ids) {
		t.Fatalf("got %v, want %v", plain, ids)
	}
	for i, id := range ids {
		if !null[i].Valid || null[i].UUID != id {
			t.Errorf("row %d: the NullUUID is %v, want %v", i, null[i], id)
		}
		if pointers[i] == nil || *pointers[i] != id {
			t.Errorf("row %d: the *UUID is %v, want %v", i, pointers[i], id)
		}
	}
}

// testBuffer overwrites the memory that a driver would reuse.
func testBuffer(t *testing.T, target Target) {
	id := sqltype.NewV4()
	form := target.Type.orNetwork()
	buffers := [][]byte{form.raw(target.Profile, id)}
	if !form.textual() {
		buffers = append(buffers, []byte(form.shownID(target.Profile, id).String()))
	}
	for _, buffer := range buffers {
		var plain sqltype.UUID
		var null sqltype.NullUUID
		for _, dest := range []any{&plain, &null} {
			if err := target.scanFrom(buffer)(dest); err != nil {
				t.Fatalf("Scan of %q: %v", buffer, err)
			}
		}
		for i := range buffer {
			buffer[i] ^= 0xff
		}
		if plain != id || null.UUID != id {
			t.Errorf("the ids changed with the buffer: %v and %v, want %v", plain, null, id)
		}
	}
	// And the other way: what Value returned is not part of the id.
	before := id
	value := form.arg(target.Profile, &id)
	if valuer, ok := value.(driver.Valuer); ok {
		var err error
		if value, err = valuer.Value(); err != nil {
			t.Fatal(err)
		}
	}
	if b, ok := value.([]byte); ok {
		clear(b)
	}
	if id != before {
		t.Errorf("clearing the result of Value made %v of %v", id, before)
	}
}
