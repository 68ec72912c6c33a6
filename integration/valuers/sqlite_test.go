package valuers_test

import (
	"context"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/doug-martin/goqu/v9"
	_ "github.com/doug-martin/goqu/v9/dialect/sqlite3"
	_ "github.com/mattn/go-sqlite3"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/sqlitedialect"
	"xorm.io/xorm"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A has-many relation of bun compares the Value of a key with that of a nullable link.
type (
	parent[K any] struct {
		bun.BaseModel `bun:"table:parents,alias:p"`
		ID            K           `bun:"id,pk"`
		Children      []*child[K] `bun:"rel:has-many,join:id=parent_id"`
	}
	child[K any] struct {
		bun.BaseModel `bun:"table:children,alias:c"`
		ID            K  `bun:"id,pk"`
		ParentID      *K `bun:"parent_id"`
	}
)

func TestBunRelations(t *testing.T) {
	related := func(t *testing.T, key any, load func(db *bun.DB, ctx context.Context) (int, error)) {
		t.Helper()
		_, pool := dbtest.SQLite.Own(t)
		for _, q := range []string{`CREATE TABLE parents (id PRIMARY KEY)`, `CREATE TABLE children (id PRIMARY KEY, parent_id)`} {
			if _, err := pool.Exec(q); err != nil {
				t.Fatal(err)
			}
		}
		db := bun.NewDB(pool, sqlitedialect.New())
		n, err := load(db, context.Background())
		if _, plain := key.(sqltype.UUID); plain {
			if err == nil {
				t.Error("UUID works: correct the page")
			}
		} else if err != nil || n != 1 {
			t.Errorf("%T: %d children, %v", key, n, err)
		}
	}
	related(t, sqltype.UUID{}, loadChildren(id))
	related(t, sqltype.NativeUUID{}, loadChildren(sqltype.NativeUUID(id)))
	related(t, sqltype.CharUUID{}, loadChildren(sqltype.CharUUID(id)))
}

func loadChildren[K any](key K) func(*bun.DB, context.Context) (int, error) {
	return func(db *bun.DB, ctx context.Context) (int, error) {
		if _, err := db.NewInsert().Model(&parent[K]{ID: key}).Exec(ctx); err != nil {
			return 0, err
		}
		if _, err := db.NewInsert().Model(&child[K]{ID: key, ParentID: &key}).Exec(ctx); err != nil {
			return 0, err
		}
		var parents []parent[K]
		if err := db.NewSelect().Model(&parents).Relation("Children").Scan(ctx); err != nil {
			return 0, err
		}
		return len(parents[0].Children), nil
	}
}

func TestGoquOnSQLite(t *testing.T) {
	_, pool := dbtest.SQLite.Own(t)
	if _, err := pool.Exec(`CREATE TABLE orders (id text)`); err != nil {
		t.Fatal(err)
	}
	db, text := goqu.New("sqlite3", pool), sqltype.CharUUID(id)
	if _, err := db.Insert("orders").Rows(goqu.Record{"id": text}).Executor().Exec(); err != nil {
		t.Fatal(err)
	}
	var back sqltype.CharUUID
	if found, err := db.From("orders").Select("id").Where(goqu.C("id").Eq(text)).ScanVal(&back); err != nil || !found || back != text {
		t.Errorf("%v, %v, %v", found, back, err)
	}
}

// xorm asks neither Value nor Scan, but ToDB and FromDB.
func TestXorm(t *testing.T) {
	e, err := xorm.NewEngine("sqlite3", filepath.Join(t.TempDir(), "xorm.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	type plain struct {
		ID sqltype.UUID `xorm:"pk binary(16) 'id'"`
	}
	type native struct {
		ID sqltype.NativeUUID `xorm:"pk uuid 'id'"`
	}
	type text struct {
		ID string `xorm:"pk varchar(36) 'id'"`
	}
	for _, tt := range []struct {
		bean, back any
		works      bool
	}{
		{&plain{id}, &plain{}, true},
		{&native{sqltype.NativeUUID(id)}, &native{}, true},
		{&text{id.String()}, &text{}, true},
	} {
		err := e.Sync(tt.bean)
		if err == nil {
			_, err = e.Insert(tt.bean)
		}
		if err == nil {
			_, err = e.Get(tt.back)
		}
		if works := err == nil && reflect.DeepEqual(tt.bean, tt.back); works != tt.works {
			t.Errorf("%T: works: %v, %v: correct the page", tt.bean, works, err)
		}
	}
}
