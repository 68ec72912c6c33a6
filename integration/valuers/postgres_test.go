package valuers_test

import (
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"strings"
	"testing"

	"github.com/doug-martin/goqu/v9"
	_ "github.com/doug-martin/goqu/v9/dialect/postgres"
	"github.com/gocraft/dbr/v2"
	"github.com/gocraft/dbr/v2/dialect"
	_ "github.com/jackc/pgx/v5/stdlib"
	"github.com/lib/pq"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/pgdialect"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// onPostgres runs the test on a table of uuids, through both drivers.
func onPostgres(t *testing.T, test func(t *testing.T, db *sql.DB)) {
	url, own := dbtest.Postgres.Own(t)
	if _, err := own.Exec(`CREATE TABLE orders (id uuid PRIMARY KEY, parent uuid, note text)`); err != nil {
		t.Fatal(err)
	}
	for _, driver := range []string{"pgx", "postgres"} {
		t.Run(driver, func(t *testing.T) {
			db, err := sql.Open(driver, url)
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			if _, err := db.Exec(`DELETE FROM orders`); err != nil {
				t.Fatal(err)
			}
			test(t, db)
		})
	}
}

// TestPQArray is also what sqlc generates for ANY and for uuid[] on database/sql.
func TestPQArray(t *testing.T) {
	onPostgres(t, func(t *testing.T, db *sql.DB) {
		const query = `SELECT $1::uuid = any($2::uuid[])`
		var found bool
		if err := db.QueryRow(query, id.String(), pq.Array([]sqltype.UUID{id})).Scan(&found); err == nil {
			t.Error("UUID works: correct the page")
		}
		for _, list := range []any{[]sqltype.NativeUUID{sqltype.NativeUUID(id)}, []sqltype.CharUUID{sqltype.CharUUID(id)},
			[]ownID{{sqltype.NativeUUID(id)}}} {
			if err := db.QueryRow(query, id.String(), pq.Array(list)).Scan(&found); err != nil || !found {
				t.Errorf("%T: %v, %v", list, found, err)
			}
		}
		var back []sqltype.NativeUUID
		if err := db.QueryRow(`SELECT array[$1::uuid]`, id.String()).Scan(pq.Array(&back)); err != nil || len(back) != 1 {
			t.Errorf("read %v, %v", back, err)
		}
	})
}

// TestPQArrayBehindTheConnector has ids of every type in pq.Array.
func TestPQArrayBehindTheConnector(t *testing.T) {
	url, _ := dbtest.Postgres.Own(t)
	connector, err := pq.NewConnector(url)
	if err != nil {
		t.Fatal(err)
	}
	db := sql.OpenDB(sqltype.NewConnector(connector, engine.PostgreSQL))
	defer db.Close()
	var found bool
	err = db.QueryRow(`SELECT $1 = any($2::uuid[])`, id, pq.Array([]sqltype.UUID{id})).Scan(&found)
	if err != nil || !found {
		t.Errorf("%v, %v", found, err)
	}
}

func TestBunOnPostgreSQL(t *testing.T) {
	type plain struct {
		bun.BaseModel `bun:"table:orders"`
		ID            sqltype.UUID `bun:"id,pk,type:uuid"`
	}
	type order struct {
		bun.BaseModel `bun:"table:orders"`
		ID            sqltype.NativeUUID     `bun:"id,pk,type:uuid"`
		Parent        sqltype.NullNativeUUID `bun:"parent,type:uuid"`
		Note          *sqltype.NativeUUID    `bun:"note"`
	}
	onPostgres(t, func(t *testing.T, pool *sql.DB) {
		db, ctx := bun.NewDB(pool, pgdialect.New()), context.Background()
		if _, err := db.NewInsert().Model(&plain{ID: id}).Exec(ctx); err == nil {
			t.Error("UUID works: correct the page")
		}
		native := sqltype.NativeUUID(id)
		want := order{ID: native, Parent: sqltype.NullNativeUUID{UUID: native, Valid: true}, Note: &native}
		if _, err := db.NewInsert().Model(&want).Exec(ctx); err != nil {
			t.Fatal(err)
		}
		var got order
		err := db.NewSelect().Model(&got).Where("id IN (?)", bun.In([]sqltype.NativeUUID{native})).Scan(ctx)
		if err != nil || got.ID != native || got.Parent != want.Parent || got.Note == nil || *got.Note != native {
			t.Errorf("read %+v, %v", got, err)
		}
	})
}

func TestGoquInItsDefaultMode(t *testing.T) {
	onPostgres(t, func(t *testing.T, pool *sql.DB) {
		db := goqu.New("postgres", pool)
		if _, err := db.Insert("orders").Rows(goqu.Record{"id": id}).Executor().Exec(); err == nil {
			t.Error("UUID works: correct the page")
		}
		native := sqltype.NativeUUID(id)
		if _, err := db.Insert("orders").Rows(goqu.Record{"id": native}).Executor().Exec(); err != nil {
			t.Fatal(err)
		}
		var back sqltype.NativeUUID
		found, err := db.From("orders").Select("id").Where(goqu.C("id").In([]sqltype.NativeUUID{native})).ScanVal(&back)
		if err != nil || !found || back != native {
			t.Errorf("%v, %v, %v", found, back, err)
		}
	})
}

func TestDBR(t *testing.T) {
	onPostgres(t, func(t *testing.T, pool *sql.DB) {
		conn := &dbr.Connection{DB: pool, Dialect: dialect.PostgreSQL, EventReceiver: &dbr.NullEventReceiver{}}
		session := conn.NewSession(nil)
		insert := func(key, parent any) error {
			_, err := session.InsertInto("orders").Columns("id", "parent").Values(key, parent).Exec()
			return err
		}
		if err := insert(id, nil); err == nil {
			t.Error("UUID works: correct the page")
		}
		native := sqltype.NativeUUID(id)
		if err := insert(native, sqltype.NullNativeUUID{}); err != nil {
			t.Fatal(err)
		}
		var back []sqltype.NativeUUID
		_, err := session.Select("id").From("orders").Where("id IN ?", []sqltype.NativeUUID{native}).Load(&back)
		if err != nil || len(back) != 1 || back[0] != native {
			t.Errorf("%v, %v", back, err)
		}
		if !panics(func() { insert(sqltype.NativeUUID(sqltype.NewV7()), (*sqltype.NativeUUID)(nil)) }) {
			t.Error("a nil pointer works: correct the page")
		}
	})
}

func panics(f func()) (does bool) {
	defer func() { does = recover() != nil }()
	f()
	return false
}

// TestTextParametersOfPgx has what reaches a text parameter without pgxtype.Register: the
// text of a NativeUUID; a UUID is refused, in the modes that ask nobody by ErrUntyped: it was the
// text "\x…" there.
func TestTextParametersOfPgx(t *testing.T) {
	url, own := dbtest.Postgres.Own(t)
	if _, err := own.Exec(`CREATE TABLE notes (note text)`); err != nil {
		t.Fatal(err)
	}
	for _, mode := range []string{"cache_statement", "cache_describe", "describe_exec", "exec", "simple_protocol"} {
		separator := "?"
		if strings.Contains(url, "?") {
			separator = "&"
		}
		db, err := sql.Open("pgx", url+separator+"default_query_exec_mode="+mode)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		for _, query := range []string{`INSERT INTO notes VALUES ($1) RETURNING note`, `SELECT $1::text`, `SELECT lower($1::text)`, `SELECT coalesce($1, '')`} {
			var got string
			if err := db.QueryRow(query, sqltype.NativeUUID(id)).Scan(&got); err != nil || got != id.String() {
				t.Errorf("%s: %s: NativeUUID is %q, %v", mode, query, got, err)
			}
			for _, arg := range []any{id, &id, sqltype.NullUUID{UUID: id, Valid: true}, sqltype.ID[struct{}](id)} {
				err := db.QueryRow(query, arg).Scan(&got)
				described := mode != "exec" && mode != "simple_protocol"
				if err == nil || errors.Is(err, sqltype.ErrUntyped) == described {
					t.Errorf("%s: %s: %T is %q, %v", mode, query, arg, got, err)
				}
			}
		}
		for _, column := range []string{"uuid", "bytea"} {
			var found bool
			err := db.QueryRow("SELECT $1::"+column+" IS NOT NULL", id).Scan(&found)
			if described := mode != "exec" && mode != "simple_protocol"; described && (err != nil || !found) ||
				!described && !errors.Is(err, sqltype.ErrUntyped) {
				t.Errorf("%s: a UUID for a %s: %v, %v", mode, column, found, err)
			}
			if err := db.QueryRow("SELECT $1::bytea = '\\x"+hex.EncodeToString(id[:])+"'", id[:]).Scan(&found); err != nil || !found {
				t.Errorf("%s: id[:] for a bytea: %v, %v", mode, found, err)
			}
		}
	}
}
