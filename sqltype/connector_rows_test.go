package sqltype

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// storedAs returns the bytes that a server sends for id in a column of the
// profile's native type.
func storedAs(p engine.Profile, id UUID) []byte {
	b := p.NativeLayout().Encode(id)
	return b[:]
}

var rowIDs = []UUID{
	MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
	MustParse("01890a5d-ac96-774b-bcce-b302099a8057"),
	Nil(), Max(),
}

// rearranged are the profiles whose columns have another order than the network's.
func rearranged(t *testing.T) []engine.Profile {
	t.Helper()
	profiles := slices.DeleteFunc(engine.Profiles(), func(p engine.Profile) bool { return p.NativeLayout() == codec.Network })
	if len(profiles) == 0 {
		t.Fatal("no profile keeps its ids in another order")
	}
	return profiles
}

// idServer has, in the set, the ids in a column of the type, as bytes and as text,
// beside a binary column with the same bytes.
func idServer(p engine.Profile, typeName string) *fakeServer {
	f := newFakeServer()
	f.rowsShape = typedRows
	ids := fakeSet{types: []string{"INT", typeName, "VARBINARY", typeName}}
	for i, id := range rowIDs {
		text := string(codec.AppendText(nil, codec.MixedEndian.Decode(p.NativeLayout().Encode(id))))
		ids.rows = append(ids.rows, []driver.Value{int64(i), storedAs(p, id), storedAs(p, id), text})
	}
	ids.rows = append(ids.rows, []driver.Value{int64(-1), nil, nil, nil})
	// The second set has its columns elsewhere, so that what is known of the first
	// must be forgotten.
	swapped := fakeSet{types: []string{"VARBINARY", typeName}}
	for _, id := range rowIDs {
		swapped.rows = append(swapped.rows, []driver.Value{storedAs(p, id), storedAs(p, id)})
	}
	f.sets = []fakeSet{ids, swapped}
	return f
}

// inEveryWay reads the rows in each way in which a program can.
func inEveryWay(t *testing.T, db *sql.DB, read func(*testing.T, *sql.Rows)) {
	t.Run("a query", func(t *testing.T) {
		rows, err := db.Query("q")
		if err != nil {
			t.Fatal(err)
		}
		read(t, rows)
	})
	t.Run("a prepared query", func(t *testing.T) {
		s, err := db.Prepare("q")
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		rows, err := s.Query()
		if err != nil {
			t.Fatal(err)
		}
		read(t, rows)
	})
	t.Run("a query in a transaction", func(t *testing.T) {
		tx, err := db.Begin()
		if err != nil {
			t.Fatal(err)
		}
		defer tx.Rollback()
		rows, err := tx.Query("q")
		if err != nil {
			t.Fatal(err)
		}
		read(t, rows)
	})
}

func TestNativeColumnsComeBackInNetworkOrder(t *testing.T) {
	for _, profile := range rearranged(t) {
		for _, typeName := range []string{"UNIQUEIDENTIFIER", "uniqueidentifier"} {
			for _, conn := range []string{"nothing optional", "exec query", "execOld queryOld"} {
				t.Run(profile.Name()+" "+typeName+", a connection with "+conn, func(t *testing.T) {
					f := idServer(profile, typeName)
					f.connShape = connShape(t, conn)
					inEveryWay(t, openFake(t, NewConnector(f, profile)), func(t *testing.T, rows *sql.Rows) {
						defer rows.Close()
						readIDs(t, profile, rows)
						if !rows.NextResultSet() {
							t.Fatalf("no second result set: %v", rows.Err())
						}
						n := 0
						for ; rows.Next(); n++ {
							var raw []byte
							var id UUID
							if err := rows.Scan(&raw, &id); err != nil {
								t.Fatal(err)
							}
							if want := rowIDs[n]; id != want || !bytes.Equal(raw, storedAs(profile, want)) {
								t.Errorf("second set: %v and %x, want %v and %x", id, raw, want, storedAs(profile, want))
							}
						}
						if err := rows.Err(); err != nil || n != len(rowIDs) {
							t.Errorf("second set: %d rows, %v", n, err)
						}
					})
				})
			}
		}
	}
}

func readIDs(t *testing.T, profile engine.Profile, rows *sql.Rows) {
	t.Helper()
	// Every id is kept until the end: what was scanned must be a copy.
	var anys []any
	var plain [][]byte
	n := 0
	for ; rows.Next() && n < len(rowIDs); n++ {
		var (
			number int
			id     UUID
			raw    []byte
			text   NullUUID
			b      []byte
			v      any
		)
		want := rowIDs[n]
		if err := rows.Scan(&number, &id, &raw, &text); err != nil {
			t.Fatal(err)
		}
		if id != want {
			t.Errorf("bytes of a native column: %v, want %v", id, want)
		}
		if !text.Valid || text.UUID != want {
			t.Errorf("text of a native column: %v, want %v", text, want)
		}
		if !bytes.Equal(raw, storedAs(profile, want)) {
			t.Errorf("a binary column: %x, want %x as stored", raw, storedAs(profile, want))
		}
		if err := rows.Scan(&number, &b, new(any), new(any)); err != nil {
			t.Fatal(err)
		}
		if err := rows.Scan(&number, &v, new(any), new(any)); err != nil {
			t.Fatal(err)
		}
		plain, anys = append(plain, b), append(anys, v)
	}
	for i, want := range rowIDs {
		if string(plain[i]) != want.String() {
			t.Errorf("[]byte %d: %q, want %q", i, plain[i], want)
		}
		if b, ok := anys[i].([]byte); !ok || string(b) != want.String() {
			t.Errorf("any %d: %T %v, want the bytes of %q", i, anys[i], anys[i], want)
		}
	}
	var null NullUUID
	if err := rows.Scan(new(any), &null, new(any), new(any)); err != nil || null.Valid {
		t.Errorf("NULL: %v, %v, want NULL", null, err)
	}
	for rows.Next() {
		t.Error("one row too many")
	}
}

func TestOtherEnginesColumnsAreAsTheParentHasThem(t *testing.T) {
	for _, profile := range engine.Profiles() {
		if profile.NativeLayout() != codec.Network {
			continue
		}
		ids := newIDCodec(profile)
		for _, shape := range rowsShapes {
			parent := shape.shape(&fakeRows{f: newFakeServer()})
			if wrapRows(parent, &ids) != parent {
				t.Errorf("%v: rows with %s are wrapped, want the parent's own", profile, shape.name)
			}
		}
		if rows := wrapRows(nil, &ids); rows != nil {
			t.Errorf("%v: no rows became %v", profile, rows)
		}
	}
}

// TestOddValuesOfNativeColumnsAreLeftAlone has what no driver should send.
func TestOddValuesOfNativeColumnsAreLeftAlone(t *testing.T) {
	f := newFakeServer()
	f.rowsShape = typedRows
	odd := []driver.Value{nil, []byte{}, make([]byte, 15), make([]byte, 36), "", "no id", int64(5)}
	for _, v := range odd {
		f.sets[0].rows = append(f.sets[0].rows, []driver.Value{v})
	}
	f.sets[0].types, f.sets[0].rows = []string{"UNIQUEIDENTIFIER"}, f.sets[0].rows[2:]
	rows, err := openFake(t, NewConnector(f, engine.SQLServerOrdered)).Query("q")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for _, want := range odd {
		var got any
		if !rows.Next() {
			t.Fatal(rows.Err())
		}
		if err := rows.Scan(&got); err != nil {
			t.Fatal(err)
		}
		if b, ok := want.([]byte); ok {
			if !bytes.Equal(got.([]byte), b) {
				t.Errorf("%x became %x", b, got)
			}
		} else if got != want {
			t.Errorf("%v became %v", want, got)
		}
	}
}

// TestRowsBehaveAsTheirParents compares, for each optional interface of rows, what a
// program sees of columns that are no ids.
func TestRowsBehaveAsTheirParents(t *testing.T) {
	for _, shape := range rowsShapes {
		for _, conn := range []string{"nothing optional", "exec query"} {
			t.Run("rows with "+shape.name+", a connection with "+conn, func(t *testing.T) {
				sameAsParent(t, func() (*fakeServer, driver.Connector) {
					f := newFakeServer()
					f.connShape, f.rowsShape = connShape(t, conn), shape.shape
					f.sets = []fakeSet{
						{types: []string{"INT", "VARBINARY"}, rows: [][]driver.Value{{int64(1), []byte("sixteen bytes ..")}, {int64(2), nil}}},
						{types: []string{"DECIMAL"}, rows: [][]driver.Value{{"1.5"}}},
						{types: []string{"INT"}},
					}
					return f, f
				}, everyCall)
			})
		}
	}
}
