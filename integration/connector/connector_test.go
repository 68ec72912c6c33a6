package connector_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	gofrs "github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/lib/pq"
	"github.com/oklog/ulid/v2"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var id = sqltype.MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")

// table makes a table with a key and a nullable id, and drops it with the test.
func table(t *testing.T, p pool) string {
	t.Helper()
	name := "ids_" + strings.ReplaceAll(google.NewString(), "-", "")
	must(t)(p.bare.Exec(fmt.Sprintf("CREATE TABLE %s (id %s NOT NULL PRIMARY KEY, ref %s NULL, n int, note varchar(60))",
		name, p.profile.KeyType(), p.profile.KeyType())))
	t.Cleanup(func() { must(t)(p.bare.Exec("DROP TABLE " + name)) })
	return name
}

func must(t *testing.T) func(sql.Result, error) {
	return func(_ sql.Result, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
}

// sql writes the profile's placeholders for question marks.
func (p pool) sql(query string, args ...any) string {
	query = fmt.Sprintf(query, args...)
	for n := 1; strings.Contains(query, "?") && p.profile.Placeholder(1) != "?"; n++ {
		query = strings.Replace(query, "?", p.profile.Placeholder(n), 1)
	}
	return query
}

// kinds are the values that a program has for the id, of each type.
func kinds(id sqltype.UUID) map[string]any {
	g, f, u := google.UUID(id), gofrs.UUID(id), ulid.ULID(id)
	p := &id
	kinds := map[string]any{
		"sqltype.UUID": id, "*sqltype.UUID": p, "**sqltype.UUID": &p,
		"NullUUID": sqltype.NullUUID{UUID: id, Valid: true}, "*NullUUID": &sqltype.NullUUID{UUID: id, Valid: true},
		"google": g, "*google": &g, "gofrs": f, "*gofrs": &f, "ulid": u, "*ulid": &u,
		"sql.Null": sql.Null[sqltype.UUID]{V: id, Valid: true}, "google's NullUUID": google.NullUUID{UUID: g, Valid: true},
		"NativeUUID": sqltype.NativeUUID(id), "NullNativeUUID": &sqltype.NullNativeUUID{UUID: sqltype.NativeUUID(id), Valid: true},
		"a wrapper of its own": &optional{id: &g}, "sql.Null in a struct": wrapped{sql.Null[gofrs.UUID]{V: f, Valid: true}},
		"gofrs' NullUUID": gofrs.NullUUID{UUID: f, Valid: true}, "sql.Null of google's": &sql.Null[google.UUID]{V: g, Valid: true},
	}
	for name, v := range newerKinds(id) {
		kinds[name] = v
	}
	return kinds
}

// optional is a nullable id that is known by its methods alone.
type optional struct{ id *google.UUID }

func (o *optional) Value() (driver.Value, error) {
	if o.id == nil {
		return nil, nil
	}
	return o.id.Value()
}

func (o *optional) Scan(src any) error {
	o.id = nil
	if src == nil {
		return nil
	}
	o.id = new(google.UUID)
	return o.id.Scan(src)
}

type wrapped struct{ sql.Null[gofrs.UUID] }

// jsonList is a list of ids with a Value of its own, which an array replaced in silence.
type jsonList []sqltype.UUID

func (l jsonList) Value() (driver.Value, error) {
	b, err := json.Marshal([]sqltype.UUID(l))
	return string(b), err
}

// TestSlicesOfIDs has lists of ids, which lib/pq refuses and pq.Array sends as bytes.
func TestSlicesOfIDs(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		if !p.profile.Arrays() {
			t.Skip("no arrays")
		}
		g, other := google.UUID(id), sqltype.NewV4()
		for _, list := range []any{
			[]sqltype.UUID{id, other}, []google.UUID{g, google.UUID(other)}, []*sqltype.UUID{&id, &other},
			[]sqltype.NativeUUID{sqltype.NativeUUID(id), sqltype.NativeUUID(other)},
			pq.Array([]sqltype.UUID{id, other}), pq.Array(&[]gofrs.UUID{gofrs.UUID(id), gofrs.UUID(other)}),
			[]sqltype.NullUUID{{UUID: id, Valid: true}, {UUID: other, Valid: true}},
			&[]sqltype.UUID{id, other}, [2]google.UUID{g, google.UUID(other)}, pq.Array([2]sqltype.UUID{id, other}),
			pq.Array([]sql.Null[sqltype.UUID]{{V: id, Valid: true}, {V: other, Valid: true}}),
			sqltype.Array[google.UUID]{g, google.UUID(other)},
		} {
			var stored string
			err := p.db.QueryRow(`SELECT ($1::uuid[])::text`, list).Scan(&stored)
			if want := "{" + id.String() + "," + other.String() + "}"; err != nil || stored != want {
				t.Errorf("%T: %s, %v, want %s", list, stored, err, want)
			}
			var found bool
			if err := p.db.QueryRow(`SELECT $1 = any($2::uuid[])`, id, list).Scan(&found); err != nil || !found {
				t.Errorf("%T: %v, %v", list, found, err)
			}
		}
		var stored sql.NullString
		err := p.db.QueryRow(`SELECT ($1::uuid[])::text`, []sqltype.NullUUID{{}}).Scan(&stored)
		if err != nil || stored.String != "{NULL}" {
			t.Errorf("NULL: %v, %v", stored, err)
		}
		for _, null := range []any{[]sqltype.UUID(nil), (*[]sqltype.UUID)(nil), pq.Array([]sqltype.UUID(nil)), pq.Array(nil)} {
			if err := p.db.QueryRow(`SELECT ($1::uuid[])::text`, null).Scan(&stored); err != nil || stored.Valid {
				t.Errorf("a nil %T: %v, %v", null, stored, err)
			}
		}
		for _, list := range []any{jsonList{id}, &jsonList{id}} {
			err := p.db.QueryRow(`SELECT $1::text`, list).Scan(&stored)
			if want := `["` + id.String() + `"]`; err != nil || stored.String != want {
				t.Errorf("%T: %s, %v, want %s", list, stored.String, err, want)
			}
		}
	})
}

func TestEveryTypeInEveryQuery(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		name := table(t, p)
		insert := p.sql("INSERT INTO %s (id, ref, n) VALUES (?, ?, ?)", name)
		find := p.sql("SELECT n FROM %s WHERE id = ? AND ref = ?", name)
		stored := fmt.Sprintf("SELECT %s, %s FROM %s", p.hex("id"), p.hex("ref"), name)
		prepared, err := p.db.Prepare(find)
		if err != nil {
			t.Fatal(err)
		}
		defer prepared.Close()
		for kind, v := range kinds(id) {
			if strings.Contains(kind, "ulid") && p.profile.Wire() == engine.WireText {
				continue // refused
			}
			must(t)(p.db.Exec("DELETE FROM " + name))
			must(t)(p.db.Exec(insert, v, v, 7))
			var key, ref string
			if err := p.bare.QueryRow(stored).Scan(&key, &ref); err != nil {
				t.Fatal(err)
			}
			own := p.profile.Layout().Encode(id)
			if want := hex.EncodeToString(own[:]); strings.ToLower(key) != want || strings.ToLower(ref) != want {
				t.Errorf("%s is stored as %s and %s, want %s", kind, key, ref, want)
			}
			for how, row := range map[string]*sql.Row{"a query": p.db.QueryRow(find, v, v), "a prepared query": prepared.QueryRow(v, v)} {
				var n int
				if err := row.Scan(&n); err != nil || n != 7 {
					t.Errorf("%s in %s: found %d, %v", kind, how, n, err)
				}
			}
		}

		// Into each type.
		row := func() *sql.Row { return p.db.QueryRow("SELECT id, ref FROM " + name) }
		var own, own2 sqltype.UUID
		var null sqltype.NullUUID
		var g google.UUID
		var gnull google.NullUUID
		var f gofrs.UUID
		var pointer *sqltype.UUID
		for _, dest := range [][2]any{{&own, &null}, {&g, &gnull}, {&f, &pointer}, {&own2, new(any)}} {
			if err := row().Scan(dest[0], dest[1]); err != nil {
				t.Errorf("scan into %T, %T: %v", dest[0], dest[1], err)
			}
		}
		if own != id || null != (sqltype.NullUUID{UUID: id, Valid: true}) || sqltype.UUID(g) != id || sqltype.UUID(gnull.UUID) != id ||
			sqltype.UUID(f) != id || pointer == nil || *pointer != id {
			t.Errorf("scanned %v %v %v %v %v %v, want %v", own, null, g, gnull, f, pointer, id)
		}
	})
}

func TestNullInEveryWay(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		name := table(t, p)
		insert := p.sql("INSERT INTO %s (id, ref, n) VALUES (?, ?, 1)", name)
		for _, v := range []any{nil, (*sqltype.UUID)(nil), (**sqltype.UUID)(nil), sqltype.NullUUID{}, (*sqltype.NullUUID)(nil), google.NullUUID{}, &gofrs.NullUUID{}, sql.Null[google.UUID]{}, (*google.UUID)(nil), (*gofrs.UUID)(nil), &optional{}, (*optional)(nil), wrapped{}, sqltype.NullNativeUUID{}} {
			key := sqltype.NewV4()
			if v == nil && p.profile.Null() != nil { // the server refuses a NULL without a type
				continue
			}
			must(t)(p.db.Exec(insert, key, v))
			null := sqltype.NullUUID{Valid: true}
			if err := p.db.QueryRow(p.sql("SELECT ref FROM %s WHERE id = ?", name), key).Scan(&null); err != nil || null.Valid {
				t.Errorf("%T is stored as %v, %v, want NULL", v, null, err)
			}
		}
	})
}

// TestAnIDThatCannotBeReadIsNotStored has types that were stored, and that nothing could be
// scanned into.
func TestAnIDThatCannotBeReadIsNotStored(t *testing.T) {
	type writeOnly [16]byte
	forEachPool(t, func(t *testing.T, p pool) {
		name := table(t, p)
		u, text := ulid.ULID(id), pgtype.UUID{Bytes: id, Valid: true}
		bytes := p.profile.Wire() == engine.WireBytes
		for _, tt := range []struct {
			v    any
			sent bool
		}{
			{u, bytes}, {&u, bytes}, {sql.Null[ulid.ULID]{}, bytes}, {(*ulid.ULID)(nil), bytes},
			{writeOnly(id), false}, {&sql.Null[writeOnly]{V: writeOnly(id), Valid: true}, false},
			{text, !bytes}, {&text, !bytes},
		} {
			must(t)(p.db.Exec("DELETE FROM " + name))
			_, err := p.db.Exec(p.sql("INSERT INTO %s (id, ref, n) VALUES (?, ?, 1)", name), id, tt.v)
			if (err == nil) != tt.sent || !tt.sent && !errors.Is(err, sqltype.ErrScanType) {
				t.Errorf("%T: %v, sent: want %v", tt.v, err, tt.sent)
			}
			var n int
			if err := p.db.QueryRow("SELECT count(*) FROM " + name).Scan(&n); err != nil || (n == 1) != tt.sent {
				t.Errorf("%T: %d rows, %v", tt.v, n, err)
			}
		}
	})
}

// TestWhatIsNoIDReachesTheColumnUnchanged has text, bytes and numbers beside ids.
func TestWhatIsNoIDReachesTheColumnUnchanged(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		name := table(t, p)
		must(t)(p.db.Exec(p.sql("INSERT INTO %s (id, n, note) VALUES (?, ?, ?)", name), id, int16(5), "a note"))
		var note string
		var n int
		if err := p.db.QueryRow(p.sql("SELECT note, n FROM %s WHERE note = ? AND n = ?", name), sql.NullString{String: "a note", Valid: true}, 5).Scan(&note, &n); err != nil || note != "a note" || n != 5 {
			t.Errorf("read %q, %d, %v", note, n, err)
		}
		// What the driver says of an unnamed array is what it says without the
		// connector.
		query := p.sql("SELECT n FROM %s WHERE note = ?", name)
		err, want := p.db.QueryRow(query, [16]byte(id)).Scan(&n), p.bare.QueryRow(query, [16]byte(id)).Scan(&n)
		if fmt.Sprint(err) != fmt.Sprint(want) {
			t.Errorf("an unnamed array: %v, want as without the connector %v", err, want)
		}
	})
}

func TestTransactions(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		name := table(t, p)
		insert := p.sql("INSERT INTO %s (id, n) VALUES (?, 1)", name)
		count := func() (n int) {
			t.Helper()
			if err := p.db.QueryRow("SELECT COUNT(*) FROM " + name).Scan(&n); err != nil {
				t.Fatal(err)
			}
			return n
		}
		for _, opts := range []*sql.TxOptions{
			nil, {Isolation: sql.LevelReadCommitted}, {Isolation: sql.LevelRepeatableRead}, {Isolation: sql.LevelSerializable},
			{Isolation: sql.LevelLinearizable}, {ReadOnly: true}, {Isolation: sql.LevelSerializable, ReadOnly: true},
		} {
			// Both pools go through the same transaction.
			outcome := func(db *sql.DB, arg any) string {
				before := count()
				tx, err := db.BeginTx(t.Context(), opts)
				if err != nil {
					return "begin: " + err.Error()
				}
				defer tx.Rollback()
				_, err = tx.Exec(insert, arg)
				if err != nil {
					return "insert: refused"
				}
				if err := tx.Commit(); err != nil {
					return "commit: " + err.Error()
				}
				return fmt.Sprint("inserted ", count()-before)
			}
			got, want := outcome(p.db, sqltype.NewV4()), outcome(p.bare, bareArgument(p))
			if got != want {
				t.Errorf("with %+v: %s, want %s", opts, got, want)
			}
			if opts == nil && got != "inserted 1" {
				t.Errorf("a plain transaction: %s", got)
			}
		}

		tx, err := p.db.Begin()
		if err != nil {
			t.Fatal(err)
		}
		before := countIn(t, tx, name)
		must(t)(tx.Exec(insert, sqltype.NewV4()))
		s, err := tx.Prepare(insert)
		if err != nil {
			t.Fatal(err)
		}
		must(t)(s.Exec(google.New()))
		if err := errors.Join(s.Close(), tx.Rollback()); err != nil {
			t.Fatal(err)
		}
		if got := count(); got != before {
			t.Errorf("%d rows after a rollback, want %d", got, before)
		}
	})
}

func countIn(t *testing.T, tx *sql.Tx, name string) (n int) {
	t.Helper()
	if err := tx.QueryRow("SELECT COUNT(*) FROM " + name).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// bareArgument is a new id as the driver needs it from a program without the
// connector.
func bareArgument(p pool) any {
	id := sqltype.NewV4()
	if p.profile.Wire() == engine.WireText {
		return id.String()
	}
	return id[:]
}

func TestAContextThatIsCancelled(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		outcome := func(db *sql.DB) (string, time.Duration) {
			// PostgreSQL forgets a cancellation that comes before the query: it is given a
			// connection, and the time to arrive.
			if err := db.PingContext(t.Context()); err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithTimeout(t.Context(), 500*time.Millisecond)
			defer cancel()
			start := time.Now()
			err := db.QueryRowContext(ctx, p.slow).Scan(new(any))
			dead, end := context.WithCancel(t.Context())
			end()
			_, before := db.PrepareContext(dead, "SELECT 1")
			_, begin := db.BeginTx(dead, nil)
			var one int
			after := db.QueryRow("SELECT 1").Scan(&one)
			return fmt.Sprint(err != nil, before, begin, one, after), time.Since(start)
		}
		got, took := outcome(p.db)
		want, _ := outcome(p.bare)
		if got != want {
			t.Errorf("with the connector %s, without %s", got, want)
		}
		if took > 80*time.Second {
			t.Errorf("the query went on for %v after its context had ended", took)
		}

		// A transaction whose context ends is rolled back.
		name := table(t, p)
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		tx, err := p.db.BeginTx(ctx, nil)
		if err != nil {
			t.Fatal(err)
		}
		must(t)(tx.Exec(p.sql("INSERT INTO %s (id, n) VALUES (?, 1)", name), id))
		cancel()
		if err := tx.Commit(); err == nil {
			t.Error("the transaction was committed after its context had ended")
		}
		var n int
		if err := p.db.QueryRow("SELECT COUNT(*) FROM " + name).Scan(&n); err != nil || n != 0 {
			t.Errorf("%d rows after a cancelled transaction, %v", n, err)
		}
	})
}

func TestMoreThanOneResultSet(t *testing.T) {
	seen := 0
	forEachPool(t, func(t *testing.T, p pool) {
		if !p.many {
			return
		}
		seen++
		name := table(t, p)
		other := sqltype.NewV7()
		must(t)(p.db.Exec(p.sql("INSERT INTO %s (id, ref) VALUES (?, ?)", name), id, other))
		rows, err := p.db.Query(fmt.Sprintf("SELECT id FROM %s; SELECT ref, id FROM %s", name, name))
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		var first, second sqltype.UUID
		var third google.UUID
		if !rows.Next() {
			t.Fatal(rows.Err())
		}
		if err := rows.Scan(&first); err != nil {
			t.Fatal(err)
		}
		if rows.Next() { // a driver may look for the next set only at the end of this one
			t.Error("more than one row")
		}
		if !rows.NextResultSet() || !rows.Next() {
			t.Fatalf("no second result set: %v", rows.Err())
		}
		if err := rows.Scan(&second, &third); err != nil {
			t.Fatal(err)
		}
		if first != id || second != other || sqltype.UUID(third) != id {
			t.Errorf("read %v, %v, %v, want %v, %v, %v", first, second, third, id, other, id)
		}
		if rows.Next() || rows.NextResultSet() || rows.Err() != nil {
			t.Errorf("more rows than there are, or %v", rows.Err())
		}
	})
	if seen == 0 {
		t.Skip("no server with a driver that runs two statements in one query")
	}
}

func TestRawReachesTheDriver(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		typeOf := func(db *sql.DB, unwrap func(any) any) string {
			conn, err := db.Conn(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			var name string
			if err := conn.Raw(func(dc any) error {
				name = fmt.Sprintf("%T", unwrap(dc))
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			return name
		}
		got := typeOf(p.db, func(dc any) any { return dc.(interface{ Raw() driver.Conn }).Raw() })
		if want := typeOf(p.bare, func(dc any) any { return dc }); got != want {
			t.Errorf("Raw is a %s, want a %s", got, want)
		}
		if got, want := fmt.Sprintf("%T", p.db.Driver()), fmt.Sprintf("%T", p.bare.Driver()); got != want {
			t.Errorf("the pool's driver is a %s, want a %s", got, want)
		}
	})
}

// TestColumnTypes compares what a program can ask about columns.
func TestColumnTypes(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		name := table(t, p)
		describe := func(db *sql.DB) (out []string) {
			rows, err := db.Query("SELECT * FROM " + name)
			if err != nil {
				t.Fatal(err)
			}
			defer rows.Close()
			types, err := rows.ColumnTypes()
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range types {
				length, hasLength := c.Length()
				precision, scale, hasPrecision := c.DecimalSize()
				nullable, hasNullable := c.Nullable()
				out = append(out, fmt.Sprint(c.Name(), c.DatabaseTypeName(), c.ScanType(), length, hasLength, precision, scale, hasPrecision, nullable, hasNullable))
			}
			if err := rows.Err(); err != nil {
				t.Fatal(err)
			}
			return out
		}
		if got, want := describe(p.db), describe(p.bare); fmt.Sprint(got) != fmt.Sprint(want) || len(got) != 4 {
			t.Errorf("columns %q, want %q", got, want)
		}
	})
}

// TestWithoutTheConnector has what the connector is for: drivers that take no
// sixteen bytes to a column of the engine's native type.
func TestWithoutTheConnector(t *testing.T) {
	seen := 0
	forEachPool(t, func(t *testing.T, p pool) {
		seen++
		name := table(t, p)
		insert := p.sql("INSERT INTO %s (id) VALUES (?)", name)
		_, err := p.bare.Exec(insert, id)
		if (err != nil) != p.needed {
			t.Errorf("a sqltype.UUID: %v, want an error: %v", err, p.needed)
		}
		must(t)(p.db.Exec("DELETE FROM " + name))
		must(t)(p.db.Exec(insert, id))
	})
	if seen == 0 {
		t.Skip("no server")
	}
}
