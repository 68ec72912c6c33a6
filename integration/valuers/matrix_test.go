package valuers_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"testing"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2/lib/column"
	"github.com/go-sql-driver/mysql"
	"github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/jinzhu/copier"
	"github.com/mattn/go-sqlite3"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/mysqldialect"
	"github.com/uptrace/bun/dialect/pgdialect"
	"github.com/uptrace/bun/dialect/sqlitedialect"
	"github.com/uptrace/bun/schema"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A place is a column of ids of one engine, reached by one protocol.
type place struct {
	name    string
	profile engine.Profile
	dialect func() schema.Dialect
	parent  func(t *testing.T) driver.Connector
	hex     string // the server's reading of a column
}

const (
	postgresHex = "encode(uuid_send(%s), 'hex')"
	bytesHex    = "lower(hex(%s))"
	mariaHex    = "lower(replace(cast(%s AS char), '-', ''))"
)

func places() []place {
	onMySQL := func(s dbtest.Server) func(t *testing.T) driver.Connector {
		return func(t *testing.T) driver.Connector {
			url, _ := s.Own(t)
			config, err := mysql.ParseDSN(dbtest.MySQLDSN(t, url))
			if err != nil {
				t.Fatal(err)
			}
			c, err := mysql.NewConnector(config)
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
	}
	onPgx := func(mode pgx.QueryExecMode) func(t *testing.T) driver.Connector {
		return func(t *testing.T) driver.Connector {
			url, _ := dbtest.Postgres.Own(t)
			config, err := pgx.ParseConfig(url)
			if err != nil {
				t.Fatal(err)
			}
			config.DefaultQueryExecMode = mode
			return stdlib.GetConnector(*config)
		}
	}
	postgres := func() schema.Dialect { return pgdialect.New() }
	mySQL := func() schema.Dialect { return mysqldialect.New() }
	return []place{
		{"SQLite", engine.SQLite, func() schema.Dialect { return sqlitedialect.New() }, func(t *testing.T) driver.Connector {
			return sqliteFile("file:" + t.TempDir() + "/test.db")
		}, bytesHex},
		{"PostgreSQL", engine.PostgreSQL, postgres, onPgx(pgx.QueryExecModeCacheStatement), postgresHex},
		{"PostgreSQL simple protocol", engine.PostgreSQL, postgres, onPgx(pgx.QueryExecModeSimpleProtocol), postgresHex},
		{"MariaDB", engine.MariaDB, mySQL, onMySQL(dbtest.MariaDB), bytesHex},
		{"MariaDB uuid", engine.MariaDBUUID, mySQL, onMySQL(dbtest.MariaDB), mariaHex},
		{"MySQL", engine.MySQL, mySQL, onMySQL(dbtest.MySQL), bytesHex},
	}
}

// sqliteFile is the connector of a driver that has none.
type sqliteFile string

func (f sqliteFile) Connect(context.Context) (driver.Conn, error) { return f.Driver().Open(string(f)) }
func (sqliteFile) Driver() driver.Driver                          { return &sqlite3.SQLiteDriver{} }

// A spot is a place with its table.
type spot struct {
	place
	bare, db *sql.DB // as the driver is, and behind the connector
	orm      *bun.DB
}

func (p place) open(t *testing.T) spot {
	parent := p.parent(t)
	s := spot{place: p, bare: sql.OpenDB(parent), db: sql.OpenDB(sqltype.NewConnector(parent, p.profile))}
	s.orm = bun.NewDB(s.bare, p.dialect())
	t.Cleanup(func() {
		s.bare.Close()
		s.db.Close()
	})
	for _, q := range []string{"CREATE TABLE parents (id %[1]s PRIMARY KEY)", "CREATE TABLE children (id %[1]s PRIMARY KEY, parent_id %[1]s)"} {
		if _, err := s.bare.Exec(fmt.Sprintf(q, p.profile.KeyType())); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func (s spot) empty() error {
	_, err := s.bare.Exec("DELETE FROM children")
	if err == nil {
		_, err = s.bare.Exec("DELETE FROM parents")
	}
	return err
}

// stored is an error unless the server says that the only row has the id.
func (s spot) stored(table string) error {
	var got string
	if err := s.bare.QueryRow(fmt.Sprintf("SELECT "+s.hex+" FROM %s", "id", table)).Scan(&got); err != nil {
		return err
	}
	if want := fmt.Sprintf("%x", id[:]); got != want {
		return fmt.Errorf("stored %s, want %s", got, want)
	}
	return nil
}

// uses are what a program does with a key of one type, by library.
type uses map[string]func(s spot) error

// A link of the type of its key, which bun compares where it compares no pointer.
type (
	linking struct {
		bun.BaseModel `bun:"table:parents,alias:p"`
		ID            sqltype.NullUUID `bun:"id,pk"`
		Children      []*linked        `bun:"rel:has-many,join:id=parent_id"`
	}
	linked struct {
		bun.BaseModel `bun:"table:children,alias:c"`
		ID            sqltype.NullUUID `bun:"id,pk"`
		ParentID      sqltype.NullUUID `bun:"parent_id"`
	}
)

// nullableKeys has a key of the type that a link needs for NULL.
func nullableKeys(s spot) error {
	ctx, key := context.Background(), sqltype.NullUUID{UUID: id, Valid: true}
	children := []linked{{ID: key, ParentID: key}, {ID: sqltype.NullUUID{Valid: true}}}
	if _, err := s.orm.NewInsert().Model(&linking{ID: key}).Exec(ctx); err != nil {
		return err
	}
	if _, err := s.orm.NewInsert().Model(&children).Exec(ctx); err != nil {
		return err
	}
	var parents []linking
	if err := s.orm.NewSelect().Model(&parents).Relation("Children").Scan(ctx); err != nil {
		return err
	}
	if len(parents[0].Children) != 1 || *parents[0].Children[0] != children[0] {
		return fmt.Errorf("read %v", parents[0].Children)
	}
	return s.stored("parents")
}

// usesOf are those of the type K, made from an id.
func usesOf[K ~[16]byte](key K) uses {
	// read stores the key, and returns what the column holds.
	read := func(s spot) (back K, err error) {
		if _, err := s.db.Exec("INSERT INTO parents (id) VALUES ("+s.profile.Placeholder(1)+")", id); err != nil {
			return back, err
		}
		return back, s.db.QueryRow("SELECT id FROM parents").Scan(&back)
	}
	return uses{
		"NewConnector": func(s spot) error {
			if _, err := s.db.Exec("INSERT INTO parents (id) VALUES ("+s.profile.Placeholder(1)+")", key); err != nil {
				return err
			}
			var back K
			err := s.db.QueryRow("SELECT id FROM parents WHERE id = "+s.profile.Placeholder(1), &key).Scan(&back)
			if err == nil && back != key {
				err = fmt.Errorf("read %v", back)
			}
			if err != nil {
				return err
			}
			return s.stored("parents")
		},
		"bun": func(s spot) error {
			ctx := context.Background()
			if _, err := s.orm.NewInsert().Model(&parent[K]{ID: key}).Exec(ctx); err != nil {
				return err
			}
			var back []parent[K]
			err := s.orm.NewSelect().Model(&back).Where("p.id IN (?)", bun.In([]K{key})).Scan(ctx)
			if err == nil && (len(back) != 1 || back[0].ID != key) {
				err = fmt.Errorf("read %v", back)
			}
			if err != nil {
				return err
			}
			return s.stored("parents")
		},
		"bun's has-many": func(s spot) error {
			if n, err := loadChildren(key)(s.orm, context.Background()); err != nil || n != 1 {
				return fmt.Errorf("%d children, %w", n, err)
			}
			return s.stored("children")
		},
		"copier": func(s spot) error {
			var to struct{ ID string }
			back, err := read(s)
			if err == nil {
				err = copier.Copy(&to, struct{ ID K }{back})
			}
			if err == nil && to.ID != id.String() {
				err = fmt.Errorf("copied %q", to.ID)
			}
			return err
		},
		"clickhouse-go": func(s spot) error {
			back, err := read(s)
			if err != nil {
				return err
			}
			c, err := column.Type("UUID").Column("id", &column.ServerContext{Timezone: time.UTC})
			if err == nil {
				err = c.AppendRow(back)
			}
			var got google.UUID
			if err == nil {
				err = c.ScanRow(&got, 0)
			}
			if err == nil && sqltype.UUID(got) != id {
				err = fmt.Errorf("appended %v", got)
			}
			return err
		},
	}
}

// ownKey is an id type of a program's own.
type ownKey [16]byte

func (k ownKey) Value() (driver.Value, error) { return google.UUID(k).Value() }
func (k *ownKey) Scan(src any) error          { return (*google.UUID)(k).Scan(src) }
func (k ownKey) String() string               { return google.UUID(k).String() }

func keys() map[string]uses {
	return map[string]uses{
		"UUID":       usesOf(id),
		"NullUUID":   {"bun's has-many": nullableKeys},
		"NativeUUID": usesOf(sqltype.NativeUUID(id)),
		"google":     usesOf(google.UUID(id)),
		"gofrs":      usesOf(uuid.UUID(id)),
		"a wrapper":  usesOf(ownKey(id)),
	}
}

// works reports what the page says of a key in a library that asks for its Value.
func works(p place, library, key string) bool {
	asBytes := key == "UUID" || key == "NullUUID"
	switch library {
	case "copier", "clickhouse-go":
		return !asBytes
	case "bun's has-many":
		if key == "UUID" {
			return false
		}
	case "NewConnector":
		return true
	}
	if asBytes {
		return p.profile != engine.PostgreSQL
	}
	return p.profile.Wire() == engine.WireText
}

// TestEveryLibraryOnEveryColumn has each key in each library on each engine, protocol and type
// of column. What is stored is what the server says.
func TestEveryLibraryOnEveryColumn(t *testing.T) {
	for _, p := range places() {
		t.Run(p.name, func(t *testing.T) {
			s := p.open(t)
			for key, uses := range keys() {
				for library, use := range uses {
					if err := s.empty(); err != nil {
						t.Fatal(err)
					}
					if err := use(s); (err == nil) != works(p, library, key) {
						t.Errorf("%s with %s: %v: a fault, or correct the page", library, key, err)
					}
				}
			}
		})
	}
}
