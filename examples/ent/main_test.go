package main

import (
	"strings"
	"testing"

	entsql "entgo.io/ent/dialect/sql"
	"entgo.io/ent/dialect/sql/schema"
	"entgo.io/ent/schema/field"

	"github.com/sqluuid/sqluuid/examples/ent/internal/key"
	"github.com/sqluuid/sqluuid/examples/ent/internal/store"
	"github.com/sqluuid/sqluuid/examples/ent/internal/store/migrate"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

func TestEntStoresAndFinds(t *testing.T) {
	for dialect, servers := range map[string][]dbtest.Server{
		"sqlite3":  {dbtest.SQLite},
		"postgres": {dbtest.Postgres},
		"mysql":    {dbtest.MySQL, dbtest.MariaDB},
	} {
		for _, server := range servers {
			t.Run(string(server), func(t *testing.T) {
				_, pool := server.Own(t)
				var out strings.Builder
				if err := run(t.Context(), &out, dialect, pool); err != nil {
					t.Fatal(err)
				}
				if want := "2 995 true true 2\n"; out.String() != want {
					t.Errorf("prints %q, want %q", out.String(), want)
				}
				var bytes int
				if err := pool.QueryRow("SELECT " + length[dialect] + " FROM customers").Scan(&bytes); err != nil || bytes != 16 {
					t.Errorf("the id of a customer takes %d bytes, %v, want 16", bytes, err)
				}
			})
		}
	}
}

// length is how many bytes an id takes.
var length = map[string]string{"sqlite3": "length(id)", "postgres": "pg_column_size(id)", "mysql": "length(id)"}

func TestAnOrdersIDIsNoCustomersID(t *testing.T) {
	if _, err := parse(key.NewCustomerID().String()); err == nil {
		t.Error("the id of a customer was read as that of an order")
	}
}

// docs/start/ent.md says what goes wrong without the types of the columns.
func TestWithoutSchemaTypeNoIDFitsOnMySQL(t *testing.T) {
	for _, server := range []dbtest.Server{dbtest.MySQL, dbtest.MariaDB} {
		t.Run(string(server), func(t *testing.T) {
			column := migrate.CustomersColumns[0]
			types := column.SchemaType
			column.SchemaType = nil
			t.Cleanup(func() { column.SchemaType = types })
			_, pool := server.Own(t)
			client := store.NewClient(store.Driver(entsql.OpenDB("mysql", pool)))
			if err := client.Schema.Create(t.Context(), schema.WithForeignKeys(false)); err != nil {
				t.Fatal(err)
			}
			if c, err := client.Customer.Create().SetName("Ada").Save(t.Context()); err == nil {
				t.Errorf("char(36) took %v", c.ID)
			} else {
				t.Log(err)
			}
		})
	}
}

// The name that ent writes for a type with an argument is no Go that compiles.
func TestEntNamesATypeArgumentWithoutItsImport(t *testing.T) {
	type order struct{}
	ident := field.UUID("id", sqltype.ID[order]{}).Descriptor().Info.Ident
	if !strings.Contains(ident, "/") {
		t.Errorf("ent writes %s", ident)
	}
}
