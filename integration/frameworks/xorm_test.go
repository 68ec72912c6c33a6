package frameworks

import (
	"bytes"
	"database/sql"
	"testing"

	_ "github.com/go-sql-driver/mysql"
	_ "github.com/jackc/pgx/v5/stdlib"
	_ "github.com/mattn/go-sqlite3"
	"xorm.io/xorm"
	"xorm.io/xorm/core"
	"xorm.io/xorm/dialects"
	"xorm.io/xorm/schemas"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// An Order is for columns of bytes, a TextOrder and a NativeOrder for PostgreSQL's uuid.
type (
	Order struct {
		ID    sqltype.UUID     `xorm:"pk 'id' binary(16)"`
		ULID  sqltype.ULID     `xorm:"'ulid' binary(16)"`
		Other sqltype.NullUUID `xorm:"'other' binary(16) null"`
		Cents int              `xorm:"'cents'"`
	}
	TextOrder struct {
		ID    sqltype.CharUUID     `xorm:"pk 'id' uuid"`
		Other sqltype.NullCharUUID `xorm:"'other' uuid null"`
		Cents int                  `xorm:"'cents'"`
	}
	NativeOrder struct {
		ID    sqltype.NativeUUID     `xorm:"pk 'id' uuid"`
		Other sqltype.NullNativeUUID `xorm:"'other' uuid null"`
	}
)

func TestXormStoresAndFinds(t *testing.T) {
	id := sqltype.NewV7()
	order := Order{ID: id, ULID: sqltype.NewULID(), Cents: 995}
	for dialect, servers := range map[string][]dbtest.Server{
		"sqlite3": {dbtest.SQLite}, "mysql": {dbtest.MySQL, dbtest.MariaDB}, "postgres": {dbtest.Postgres},
	} {
		for _, server := range servers {
			t.Run(string(server), func(t *testing.T) {
				_, pool := server.Own(t)
				engine := xormEngine(t, dialect, pool)
				if server == dbtest.Postgres {
					tryXorm(t, engine, TextOrder{ID: sqltype.CharUUID(id), Cents: 995}, sqltype.CharUUID(id))
					native := sqltype.NativeUUID(id)
					tryXorm(t, engine, NativeOrder{native, sqltype.NullNativeUUID{UUID: native, Valid: true}}, native)
					return
				}
				tryXorm(t, engine, order, id)
				// The stored bytes are the id's.
				var stored []byte
				err := pool.QueryRow("SELECT id FROM `order`").Scan(&stored)
				if err != nil || !bytes.Equal(stored, id[:]) {
					t.Errorf("the column has %x, %v, want %x", stored, err, id[:])
				}
			})
		}
	}
}

func xormEngine(t *testing.T, dialect string, pool *sql.DB) *xorm.Engine {
	t.Helper()
	source := map[string]string{"sqlite3": ":memory:", "mysql": "root@/x", "postgres": "postgres://localhost/x"}
	d, err := dialects.OpenDialect(dialect, source[dialect])
	if err != nil {
		t.Fatal(err)
	}
	engine, err := xorm.NewEngineWithDialectAndDB(dialect, "", d, core.FromDB(pool))
	if err != nil {
		t.Fatal(err)
	}
	return engine
}

// tryXorm makes the table, and stores and finds the row.
func tryXorm[M comparable, I any](t *testing.T, engine *xorm.Engine, row M, id I) {
	t.Helper()
	if err := engine.CreateTables(new(M)); err != nil {
		t.Fatal(err)
	}
	gone := row
	if _, err := engine.Insert(&gone); err != nil {
		t.Fatal(err)
	}
	if n, err := engine.Where("id = ?", id).Delete(new(M)); err != nil || n != 1 {
		t.Errorf("Delete: %d, %v", n, err)
	}
	if _, err := engine.Insert(&row); err != nil {
		t.Fatal(err)
	}
	for name, find := range map[string]*xorm.Session{
		"Where": engine.Where("id = ?", id),
		"ID":    engine.ID(schemas.PK{id}),
		"In":    engine.In("id", []I{id}),
	} {
		var back M
		if found, err := find.Get(&back); err != nil || !found || back != row {
			t.Errorf("%s: %t, %v, %+v, want %+v", name, found, err, back, row)
		}
	}
	var all []M
	if err := engine.Find(&all); err != nil || len(all) != 1 || all[0] != row {
		t.Errorf("Find: %v, %+v", err, all)
	}
}
