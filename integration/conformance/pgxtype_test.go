package conformance_test

import (
	"context"
	"database/sql"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

// What pgx can do beyond the suite, in every way to run a query.
func TestRegisteredTypes(t *testing.T) {
	url, _ := dbtest.Postgres.Own(t)
	mustExec(t, connect(t, url, pgx.QueryExecModeCacheStatement, false), `CREATE DOMAIN key AS uuid`)
	for _, mode := range execModes {
		t.Run(mode.String(), func(t *testing.T) {
			for _, test := range []struct {
				name string
				run  func(t *testing.T, conn *pgx.Conn)
			}{
				{"values, pointers and NULL come back from uuid", func(t *testing.T, conn *pgx.Conn) { testValues(t, conn, "uuid") }},
				{"a domain over uuid is a uuid", func(t *testing.T, conn *pgx.Conn) { testValues(t, conn, "key") }},
				{"slices come back from uuid[]", testArrays},
				{"= any takes a slice", testAny},
				{"a batch is sent in one go", testPipeline},
				{"COPY takes ids, pointers, NULL and slices", testCopy},
				{"a bytea column", func(t *testing.T, conn *pgx.Conn) { testBytea(t, conn, describes(mode)) }},
				{"a text column stores the canonical text", testText},
			} {
				t.Run(test.name, func(t *testing.T) { test.run(t, connect(t, url, mode, true)) })
			}
		})
	}
}

// Without Register the two modes that do not describe cannot send an id at all,
// which is what Register is for.
func TestUnregisteredTypes(t *testing.T) {
	url, _ := dbtest.Postgres.Own(t)
	id := sqltype.NewV7()
	for _, mode := range execModes {
		var got sqltype.UUID
		err := connect(t, url, mode, false).QueryRow(t.Context(), `SELECT $1::uuid`, id).Scan(&got)
		switch {
		case describes(mode):
			if err != nil || got != id {
				t.Errorf("%v: got %v, %v, want %v", mode, got, err, id)
			}
		case !errors.Is(err, sqltype.ErrUntyped):
			t.Errorf("%v: got %v, %v, want ErrUntyped", mode, got, err)
		}
	}
}

// A uuid column took the bytes of a GUID and of an OrderedGUID for another id, without an error. Without Register pgx gets none of them, alone and through database/sql.
func TestUnregisteredForms(t *testing.T) {
	url, db := dbtest.Postgres.Own(t)
	id := sqltype.NewV7()
	guid := sqltype.GUID(id)
	for name, value := range map[string]any{
		"GUID": guid, "pointer": &guid, "NullGUID": sqltype.NullGUID{UUID: guid, Valid: true},
		"sql.Null": sql.Null[sqltype.GUID]{V: guid, Valid: true}, "the nil GUID": sqltype.GUID{},
		"OrderedGUID": sqltype.OrderedGUID(id),
	} {
		for _, column := range []string{"uuid", "bytea"} {
			query := "SELECT $1::" + column
			var got any
			for _, mode := range execModes {
				err := connect(t, url, mode, false).QueryRow(t.Context(), query, value).Scan(&got)
				if !errors.Is(err, sqltype.ErrUntyped) {
					t.Errorf("%s as %s in %v: got %v, %v, want ErrUntyped", name, column, mode, got, err)
				}
			}
			if err := db.QueryRow(query, value).Scan(&got); !errors.Is(err, sqltype.ErrUntyped) {
				t.Errorf("%s as %s through database/sql: got %v, %v, want ErrUntyped", name, column, got, err)
			}
		}
	}
	var got []byte
	if err := db.QueryRow("SELECT $1::bytea", guid.AppendStored(nil)).Scan(&got); err != nil || string(got) != string(guid.AppendStored(nil)) {
		t.Errorf("the bytes themselves: got %x, %v", got, err)
	}
}

// A typed id behaves as a UUID does, in every mode, although the map is not told its type.
func TestTypedIDs(t *testing.T) {
	url, _ := dbtest.Postgres.Own(t)
	id := sqltype.ID[formTest](sqltype.NewV7())
	for _, mode := range execModes {
		t.Run(mode.String(), func(t *testing.T) {
			conn := connect(t, url, mode, true)
			temporary(t, conn, `id uuid, parent uuid, list uuid[], note text`)
			type row struct {
				ID     sqltype.ID[formTest]
				Parent sqltype.NullID[formTest]
				List   []sqltype.ID[formTest]
				Note   *sqltype.ID[formTest]
			}
			for _, want := range []row{
				{id, sqltype.NullID[formTest]{ID: id, Valid: true}, []sqltype.ID[formTest]{id, {}}, &id},
				{List: []sqltype.ID[formTest]{}},
			} {
				mustExec(t, conn, `INSERT INTO mine VALUES ($1, $2, $3, $4)`, want.ID, want.Parent, want.List, want.Note)
				rows, err := conn.Query(t.Context(), `SELECT * FROM mine WHERE id = any($1)`, []sqltype.ID[formTest]{want.ID})
				if err != nil {
					t.Fatal(err)
				}
				got, err := pgx.CollectExactlyOneRow(rows, pgx.RowToStructByName[row])
				if err != nil || !reflect.DeepEqual(got, want) {
					t.Errorf("got %+v, %v, want %+v", got, err, want)
				}
			}
			got, pointer := id, &id
			if err := conn.QueryRow(t.Context(), `SELECT NULL::uuid`).Scan(&got); !errors.Is(err, sqltype.ErrNull) || got != id {
				t.Errorf("NULL: %v, %v, want ErrNull", got, err)
			}
			if err := conn.QueryRow(t.Context(), `SELECT 'no id'`).Scan(&pointer); err == nil || pointer != nil {
				t.Errorf("a pointer after a text that is no id: %v, %v, want nil and an error", pointer, err)
			}
			for list, want := range map[any]string{
				&[]*sqltype.ID[formTest]{&id, nil}:             "{" + id.String() + ",NULL}",
				&[]sqltype.NullID[formTest]{{}, {Valid: true}}: "{NULL,00000000-0000-0000-0000-000000000000}",
			} {
				var shown string
				one(t, conn, &shown, `SELECT $1::uuid[]::text`, reflect.ValueOf(list).Elem().Interface())
				if shown != want {
					t.Errorf("%T is %s, want %s", list, shown, want)
				}
			}
		})
	}
}

func connect(t *testing.T, url string, mode pgx.QueryExecMode, registered bool) *pgx.Conn {
	t.Helper()
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	config.DefaultQueryExecMode = mode
	conn, err := pgx.ConnectConfig(t.Context(), config)
	if err != nil {
		dbtest.Missing(t, dbtest.Postgres, err)
	}
	t.Cleanup(func() { conn.Close(context.Background()) })
	if registered {
		pgxtype.Register(conn.TypeMap())
	}
	return conn
}

func mustExec(t *testing.T, conn *pgx.Conn, query string, args ...any) {
	t.Helper()
	if _, err := conn.Exec(t.Context(), query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// temporary makes a table that lives as long as the connection.
func temporary(t *testing.T, conn *pgx.Conn, columns string) {
	t.Helper()
	mustExec(t, conn, `CREATE TEMPORARY TABLE mine (`+columns+`)`)
}

// one scans the single value that a query gives.
func one(t *testing.T, conn *pgx.Conn, dest any, query string, args ...any) {
	t.Helper()
	if err := conn.QueryRow(t.Context(), query, args...).Scan(dest); err != nil {
		t.Fatalf("%s into %T: %v", query, dest, err)
	}
}

func testValues(t *testing.T, conn *pgx.Conn, columnType string) {
	temporary(t, conn, `n int, id `+columnType)
	id := sqltype.NewV7()
	null := sqltype.NullUUID{UUID: id, Valid: true}
	for n, arg := range []any{id, &id, null, &null, sqltype.UUID{}, sqltype.Max()} {
		mustExec(t, conn, `INSERT INTO mine VALUES ($1, $2)`, n, arg)
		want, _ := reflect.Indirect(reflect.ValueOf(arg)).Interface().(sqltype.UUID)
		if n == 2 || n == 3 {
			want = id
		}
		var plain sqltype.UUID
		var pointer *sqltype.UUID
		var back sqltype.NullUUID
		var stored string
		for _, dest := range []any{&plain, &pointer, &back} {
			one(t, conn, dest, `SELECT id FROM mine WHERE n = $1`, n)
		}
		one(t, conn, &stored, `SELECT id::text FROM mine WHERE n = $1`, n)
		if plain != want || pointer == nil || *pointer != want || !back.Valid || back.UUID != want || stored != want.String() {
			t.Errorf("%T: got %v, %v, %v, stored %s, want %v", arg, plain, pointer, back, stored, want)
		}
	}
	for n, arg := range []any{nil, (*sqltype.UUID)(nil), sqltype.NullUUID{}, &sqltype.NullUUID{}, (*sqltype.NullUUID)(nil)} {
		mustExec(t, conn, `INSERT INTO mine VALUES ($1, $2)`, 100+n, arg)
		pointer, back, plain := &id, null, id
		one(t, conn, &pointer, `SELECT id FROM mine WHERE n = $1`, 100+n)
		one(t, conn, &back, `SELECT id FROM mine WHERE n = $1`, 100+n)
		err := conn.QueryRow(t.Context(), `SELECT id FROM mine WHERE n = $1`, 100+n).Scan(&plain)
		if pointer != nil || back != (sqltype.NullUUID{}) || !errors.Is(err, sqltype.ErrNull) || plain != id {
			t.Errorf("%T: got %v, %v, %v with %v, want NULL and ErrNull", arg, pointer, back, plain, err)
		}
	}
}

func testArrays(t *testing.T, conn *pgx.Conn) {
	temporary(t, conn, `n int, ids uuid[]`)
	a, b := sqltype.NewV7(), sqltype.NewV4()
	for n, arg := range []any{
		[]sqltype.UUID{a, b, {}},
		[]sqltype.UUID{},
		[]sqltype.UUID(nil),
		[]*sqltype.UUID{&a, nil, &b},
		[]sqltype.NullUUID{{UUID: a, Valid: true}, {}, {Valid: true}},
		[]*sqltype.NullUUID{{UUID: a, Valid: true}},
	} {
		mustExec(t, conn, `INSERT INTO mine VALUES ($1, $2)`, n, arg)
		dest := reflect.New(reflect.TypeOf(arg))
		one(t, conn, dest.Interface(), `SELECT ids FROM mine WHERE n = $1`, n)
		if got := dest.Elem().Interface(); !reflect.DeepEqual(got, arg) {
			t.Errorf("%T: got %v, want %v", arg, got, arg)
		}
	}
	var plain []sqltype.UUID
	err := conn.QueryRow(t.Context(), `SELECT ids FROM mine WHERE n = $1`, 3).Scan(&plain)
	if !errors.Is(err, sqltype.ErrNull) {
		t.Errorf("NULL in a []UUID: %v, %v, want ErrNull", plain, err)
	}
	var nulls int
	one(t, conn, &nulls, `SELECT count(*) FROM mine WHERE ids IS NULL`)
	if nulls != 1 {
		t.Errorf("%d arrays are NULL, want 1, of the nil slice", nulls)
	}
}

func testAny(t *testing.T, conn *pgx.Conn) {
	temporary(t, conn, `id uuid`)
	ids := []sqltype.UUID{sqltype.NewV7(), sqltype.NewV7(), sqltype.NewV7()}
	for _, id := range ids {
		mustExec(t, conn, `INSERT INTO mine VALUES ($1)`, id)
	}
	for _, list := range []any{
		ids[:2],
		[]*sqltype.UUID{&ids[0], nil, &ids[1]},
		[]sqltype.NullUUID{{UUID: ids[0], Valid: true}, {UUID: ids[1], Valid: true}, {}},
	} {
		rows, err := conn.Query(t.Context(), `SELECT id FROM mine WHERE id = any($1) ORDER BY id`, list)
		if err != nil {
			t.Fatal(err)
		}
		got, err := pgx.CollectRows(rows, pgx.RowTo[sqltype.UUID])
		if err != nil || !slices.Equal(got, ids[:2]) {
			t.Errorf("%T: got %v, %v, want %v", list, got, err, ids[:2])
		}
	}
	var n int
	one(t, conn, &n, `SELECT count(*) FROM mine WHERE id = any($1)`, []sqltype.UUID{})
	if n != 0 {
		t.Errorf("an empty slice found %d rows", n)
	}
}

func testPipeline(t *testing.T, conn *pgx.Conn) {
	temporary(t, conn, `n int, id uuid`)
	var batch pgx.Batch
	ids := make([]sqltype.UUID, 100)
	for n := range ids {
		ids[n] = sqltype.NewV7()
		batch.Queue(`INSERT INTO mine VALUES ($1, $2)`, n, &ids[n])
	}
	var got []sqltype.UUID
	batch.Queue(`SELECT id FROM mine WHERE id >= $1 ORDER BY id`, ids[0]).Query(func(rows pgx.Rows) (err error) {
		got, err = pgx.CollectRows(rows, pgx.RowTo[sqltype.UUID])
		return err
	})
	if err := conn.SendBatch(t.Context(), &batch).Close(); err != nil || !slices.Equal(got, ids) {
		t.Errorf("%d ids, %v, want the %d inserted", len(got), err, len(ids))
	}
}

func testCopy(t *testing.T, conn *pgx.Conn) {
	temporary(t, conn, `n int, id uuid, parent uuid, ids uuid[], raw bytea`)
	const rows = 1000
	ids := make([]sqltype.UUID, rows)
	n, err := conn.CopyFrom(t.Context(), pgx.Identifier{"mine"}, []string{"n", "id", "parent", "ids", "raw"},
		pgx.CopyFromSlice(rows, func(i int) ([]any, error) {
			ids[i] = sqltype.NewV7()
			var parent any = &ids[i/2]
			switch i % 3 {
			case 0:
				parent = (*sqltype.UUID)(nil)
			case 1:
				parent = sqltype.NullUUID{UUID: ids[i/2], Valid: true}
			}
			return []any{i, ids[i], parent, ids[:i%4], ids[i]}, nil
		}))
	if err != nil || n != rows {
		t.Fatalf("%d rows copied, %v, want %d", n, err, rows)
	}
	found, err := conn.Query(t.Context(), `SELECT n, id, parent, ids, raw FROM mine ORDER BY n`)
	if err != nil {
		t.Fatal(err)
	}
	var i, got int
	var id, raw sqltype.UUID
	var parent *sqltype.UUID
	var list []sqltype.UUID
	if _, err := pgx.ForEachRow(found, []any{&i, &id, &parent, &list, &raw}, func() error {
		if i != got || id != ids[i] || raw != ids[i] || !slices.Equal(list, ids[:i%4]) ||
			(parent == nil) != (i%3 == 0) || parent != nil && *parent != ids[i/2] {
			t.Errorf("row %d: %v, parent %v, %v, raw %v", i, id, parent, list, raw)
		}
		got++
		return nil
	}); err != nil || got != rows {
		t.Errorf("%d rows, %v, want %d", got, err, rows)
	}
}

// testBytea records what docs/start/pgx.md says: sixteen bytes where the
// parameter's type is known, and 36 ASCII characters, without an error, where it
// is not.
func testBytea(t *testing.T, conn *pgx.Conn, described bool) {
	temporary(t, conn, `id bytea`)
	id := sqltype.MustParse("f81d4fae-7dec-41d0-a765-00a0c91e6bf6")
	want := 36
	if described {
		want = 16
	}
	for _, arg := range []any{id, &id, sqltype.NullUUID{UUID: id, Valid: true}} {
		mustExec(t, conn, `DELETE FROM mine`)
		mustExec(t, conn, `INSERT INTO mine VALUES ($1)`, arg)
		var length int
		one(t, conn, &length, `SELECT octet_length(id) FROM mine`)
		if length != want {
			t.Errorf("%T: %d bytes are stored, want %d", arg, length, want)
		}
		var got sqltype.UUID
		one(t, conn, &got, `SELECT id FROM mine`)
		if got != id {
			t.Errorf("%T: got %v, want %v", arg, got, id)
		}
	}
	mustExec(t, conn, `DELETE FROM mine`)
	mustExec(t, conn, `INSERT INTO mine VALUES ($1)`, id[:]) // the way that every mode has
	var digits string
	one(t, conn, &digits, `SELECT encode(id, 'hex') FROM mine`)
	if want := strings.ReplaceAll(id.String(), "-", ""); digits != want {
		t.Errorf("id[:] is stored as %s, want %s", digits, want)
	}
}

func testText(t *testing.T, conn *pgx.Conn) {
	temporary(t, conn, `a text, b varchar(40), c char(36)`)
	id := sqltype.UUID([]byte("abcdefghijklmnop")) // would pass for text as it is
	mustExec(t, conn, `INSERT INTO mine VALUES ($1, $2, $3)`, id, &id, sqltype.NullUUID{UUID: id, Valid: true})
	for _, column := range []string{"a", "b", "c"} {
		var stored string
		var got sqltype.UUID
		one(t, conn, &stored, `SELECT `+column+` FROM mine`)
		one(t, conn, &got, `SELECT `+column+` FROM mine WHERE `+column+` = $1`, id)
		if stored != id.String() || got != id {
			t.Errorf("column %s: stored %q, got %v, want %v", column, stored, got, id)
		}
	}
}
