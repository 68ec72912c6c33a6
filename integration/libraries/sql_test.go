package libraries_test

import (
	"database/sql"
	"testing"

	"github.com/aarondl/sqlboiler/v4/queries"
	"github.com/georgysavva/scany/v2/sqlscan"
	jet "github.com/go-jet/jet/v2/sqlite"
	"github.com/stephenafamo/bob"
	"github.com/stephenafamo/bob/dialect/sqlite"
	"github.com/stephenafamo/bob/dialect/sqlite/im"
	"github.com/stephenafamo/bob/dialect/sqlite/sm"
	"github.com/stephenafamo/scan"

	_ "github.com/mattn/go-sqlite3"

	"github.com/sqluuid/sqluuid/sqltype"
)

// An order is a row of the table that orders makes.
type order struct {
	ID     sqltype.UUID     `db:"id" boil:"id"`
	Parent sqltype.NullUUID `db:"parent" boil:"parent"`
	Cents  int              `db:"cents" boil:"cents"`
}

// orders returns a database with two orders. The first one is the parent of the second.
func orders(t *testing.T) (*sql.DB, []order) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+t.TempDir()+"/orders.db")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	first := order{ID: sqltype.NewV7(), Cents: 995}
	second := order{ID: sqltype.NewV7(), Parent: sqltype.NullUUID{UUID: first.ID, Valid: true}, Cents: 1250}
	if _, err := db.Exec(`CREATE TABLE orders (id BLOB PRIMARY KEY, parent BLOB, cents INT)`); err != nil {
		t.Fatal(err)
	}
	for _, o := range []order{first, second} {
		if _, err := db.Exec(`INSERT INTO orders VALUES (?, ?, ?)`, o.ID, o.Parent, o.Cents); err != nil {
			t.Fatal(err)
		}
	}
	return db, []order{first, second}
}

func TestScany(t *testing.T) {
	db, want := orders(t)
	var got []order
	err := sqlscan.Select(t.Context(), db, &got, `SELECT * FROM orders WHERE id = ? OR parent = ? ORDER BY id`, want[0].ID, want[0].ID)
	if err != nil || len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
}

func TestBob(t *testing.T) {
	plain, want := orders(t)
	db := bob.NewDB(plain)
	third := order{ID: sqltype.NewV7(), Parent: want[1].Parent, Cents: 1}
	_, err := bob.Exec(t.Context(), db, sqlite.Insert(im.Into("orders", "id", "parent", "cents"),
		im.Values(sqlite.Arg(third.ID, third.Parent, third.Cents))))
	if err != nil {
		t.Fatal(err)
	}
	got, err := bob.All(t.Context(), db, sqlite.Select(sm.Columns("id", "parent", "cents"), sm.From("orders"),
		sm.Where(sqlite.Quote("id").In(sqlite.Arg(third.ID, want[0].ID))), sm.OrderBy("id")), scan.StructMapper[order]())
	if err != nil || len(got) != 2 || got[0] != want[0] || got[1] != third {
		t.Errorf("%v, %v, want %v and %v", got, err, want[0], third)
	}
}

// SQLBoiler's generated models bind as its raw queries do.
func TestSQLBoiler(t *testing.T) {
	db, want := orders(t)
	var got []order
	err := queries.Raw(`SELECT * FROM orders WHERE id IN (?, ?) ORDER BY id`, want[0].ID, want[1].ID).Bind(t.Context(), db, &got)
	if err != nil || len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
}

// go-jet writes only types that it knows: an id is the bytes of a Blob.
func TestJet(t *testing.T) {
	db, want := orders(t)
	id, cents := jet.BlobColumn("id"), jet.IntegerColumn("cents")
	table := jet.NewTable("", "orders", "", id, cents)
	type orders struct {
		ID    sqltype.UUID
		Cents int
	}
	var got []orders
	err := jet.SELECT(id.AS("orders.id"), cents.AS("orders.cents")).FROM(table).
		WHERE(id.EQ(jet.Blob(want[1].ID[:]))).QueryContext(t.Context(), db, &got)
	if err != nil || len(got) != 1 || got[0].ID != want[1].ID {
		t.Errorf("%v, %v, want %v", got, err, want[1])
	}
}
