package gorm_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/DATA-DOG/go-sqlmock"
	"gorm.io/driver/sqlserver"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// SQL Server without a server: GORM's own dialector writes the statements, and
// sqlmock says what was sent.

const probeQuery = "SELECT CAST('00112233-4455-6677-8899-aabbccddeeff' AS uniqueidentifier)"

const sentQuery = "SELECT DATALENGTH(@p1)"

var (
	probeID   = [16]byte{0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff}
	probeWire = codec.MixedEndian.Encode(probeID)
)

// mssql opens GORM on a pool that answers the probe with answer, and returns
// what db.Use says.
func mssql(t *testing.T, answer []byte, config gormplugin.Config) (*gorm.DB, sqlmock.Sqlmock, error) {
	t.Helper()
	pool, mock, err := sqlmock.New(sqlmock.QueryMatcherOption(sqlmock.QueryMatcherEqual))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pool.Close() })
	return mssqlOn(t, pool, mock, answer, config)
}

func mssqlOn(t *testing.T, pool *sql.DB, mock sqlmock.Sqlmock, answer []byte, config gormplugin.Config) (*gorm.DB, sqlmock.Sqlmock, error) {
	t.Helper()
	db, err := gorm.Open(sqlserver.New(sqlserver.Config{Conn: pool}), &gorm.Config{Logger: logger.Discard, SkipDefaultTransaction: true})
	if err != nil {
		t.Fatal(err)
	}
	if config.Logger == nil {
		config.Logger = slog.New(slog.DiscardHandler)
	}
	if answer != nil {
		mock.ExpectQuery(probeQuery).WillReturnRows(mock.NewRows([]string{""}).AddRow(answer))
	}
	if len(answer) == 36 { // a connector's, which is asked what it sends
		mock.ExpectQuery(sentQuery).WillReturnRows(mock.NewRows([]string{""}).AddRow(72))
	}
	return db, mock, db.Use(gormplugin.New(config))
}

type GUIDRow struct {
	ID   sqltype.GUID
	Name string
}

func TestSQLServerProbe(t *testing.T) {
	ordered := sqltype.UUID(codec.SQLServerOrder.Decode(probeWire)).String()
	tests := []struct {
		name   string
		answer []byte
		config gormplugin.Config
		want   error
	}{
		{"a pool that turns bytes around is refused", probeWire[:], gormplugin.Config{}, gormplugin.ErrReads},
		{"and with the engine stated", probeWire[:], gormplugin.Config{Engine: engine.SQLServer}, gormplugin.ErrReads},
		{"and for a model with a plain id", probeWire[:], gormplugin.Config{Models: []any{&Company{}}}, gormplugin.ErrReads},
		{"but not for models that state the order", probeWire[:], gormplugin.Config{Models: []any{&GUIDRow{}}}, nil},
		{"the driver's option puts them right", probeID[:], gormplugin.Config{}, nil},
		{"and is wrong for a model that states the order", probeID[:], gormplugin.Config{Models: []any{&GUIDRow{}}}, gormplugin.ErrReads},
		{"the connector puts them right for both", []byte(sqltype.UUID(probeID).String()), gormplugin.Config{Models: []any{&GUIDRow{}, &Company{}}}, nil},
		{"the ordered connector is known", []byte(ordered), gormplugin.Config{}, nil},
		{"and is not the plain engine", []byte(ordered), gormplugin.Config{Engine: engine.SQLServer}, gormplugin.ErrEngine},
		{"the ordered engine needs its connector", probeID[:], gormplugin.Config{Engine: engine.SQLServerOrdered}, gormplugin.ErrEngine},
		{"an order that nobody has", []byte("ffeeddcc-bbaa-9988-7766-554433221100"), gormplugin.Config{}, gormplugin.ErrDialector},
		{"something that is no id", []byte("x"), gormplugin.Config{}, gormplugin.ErrDialector},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			db, mock, err := mssql(t, tt.answer, tt.config)
			if !errors.Is(err, tt.want) || tt.want == nil && err != nil {
				t.Errorf("Use = %v, want %v", err, tt.want)
			}
			if err := mock.ExpectationsWereMet(); err != nil {
				t.Error(err)
			}
			if fill := db.Callback().Create().Get("sqluuid:fill"); (fill == nil) != (tt.want != nil) {
				t.Errorf("the callback is there: %t", fill != nil)
			}
		})
	}
}

func TestSQLServerStatements(t *testing.T) {
	id := sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")
	text := id.String()
	db, mock, err := mssql(t, probeID[:], gormplugin.Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Run("a create sends the text of the key", func(t *testing.T) {
		var sent keep
		mock.ExpectExec(`INSERT INTO "companies" ("id","name") VALUES (@p1,@p2);`).WithArgs(&sent, "acme").WillReturnResult(sqlmock.NewResult(0, 1))
		c := Company{Name: "acme"}
		must(t, "Create", db.Create(&c))
		if !isV7(c.ID) || sent.text() != c.ID.String() {
			t.Errorf("key %v was sent as %v", c.ID, sent.v)
		}
	})
	t.Run("an inline condition is one argument", func(t *testing.T) {
		mock.ExpectExec(`DELETE FROM "companies" WHERE "companies"."id" = @p1`).WithArgs(text).WillReturnResult(sqlmock.NewResult(0, 1))
		must(t, "Delete", db.Delete(&Company{}, id))
	})
	t.Run("an upsert compares keys, so that its own is the row's", func(t *testing.T) {
		var sent keep
		mock.ExpectExec(`MERGE INTO "langs" USING (VALUES(@p1,@p2)) AS excluded ("id","code") ON "langs"."id" = "excluded"."id" `+
			`WHEN NOT MATCHED THEN INSERT ("id","code") VALUES ("excluded"."id","excluded"."code");`).
			WithArgs(&sent, "go").WillReturnResult(sqlmock.NewResult(0, 1))
		l := Lang{Code: "go"}
		must(t, "upsert", db.Clauses(clause.OnConflict{DoNothing: true}).Create(&l))
		if l.ID == nil || sent.text() != l.ID.String() {
			t.Errorf("key %v was sent as %v", l.ID, sent.v)
		}
	})
	t.Run("a key of the database comes back", func(t *testing.T) {
		mock.ExpectQuery(`INSERT INTO "mades" ("name") OUTPUT INSERTED."id" VALUES (@p1);`).WithArgs("x").
			WillReturnRows(mock.NewRows([]string{"id"}).AddRow(id[:]))
		type Made struct {
			ID   sqltype.UUID `gorm:"default:newsequentialid()" uuid:"none"`
			Name string
		}
		m := Made{Name: "x"}
		must(t, "Create", db.Create(&m))
		if m.ID != id {
			t.Errorf("key %v, want %v", m.ID, id)
		}
	})
	t.Run("the columns are uniqueidentifier", func(t *testing.T) {
		mock.ExpectExec(`CREATE TABLE "langs" ("id" uniqueidentifier,"code" nvarchar(8),PRIMARY KEY ("id"))`).WillReturnResult(sqlmock.NewResult(0, 0))
		mock.ExpectExec(`CREATE UNIQUE INDEX "idx_langs_code" ON "langs"("code")`).WillReturnResult(sqlmock.NewResult(0, 0))
		if err := db.Migrator().CreateTable(&Lang{}); err != nil {
			t.Error(err)
		}
	})
	t.Run("a row is read in the order of the text", func(t *testing.T) {
		mock.ExpectQuery(`SELECT * FROM "companies" WHERE "companies"."id" = @p1 ORDER BY "companies"."id" OFFSET 0 ROW FETCH NEXT 1 ROWS ONLY`).
			WithArgs(text).WillReturnRows(mock.NewRows([]string{"id", "name"}).AddRow(id[:], "acme"))
		var c Company
		must(t, "First", db.First(&c, id))
		if c.ID != id {
			t.Errorf("key %v, want %v", c.ID, id)
		}
	})
}

// onConnector opens GORM on a connector of package sqltype, whose parent is
// sqlmock and delivers bytes as SQL Server does.
func onConnector(t *testing.T, p engine.Profile, config gormplugin.Config) (*gorm.DB, sqlmock.Sqlmock) {
	t.Helper()
	dsn := t.Name()
	parent, mock, err := sqlmock.NewWithDSN(dsn, sqlmock.QueryMatcherOption(sqlmock.QueryMatcherEqual))
	if err != nil {
		t.Fatal(err)
	}
	pool := sql.OpenDB(sqltype.NewConnector(mockConnector{dsn, parent.Driver()}, p))
	t.Cleanup(func() { pool.Close(); parent.Close() })
	db, err := gorm.Open(sqlserver.New(sqlserver.Config{Conn: pool}), &gorm.Config{Logger: logger.Discard, SkipDefaultTransaction: true})
	if err != nil {
		t.Fatal(err)
	}
	if config.Logger == nil {
		config.Logger = slog.New(slog.DiscardHandler)
	}
	mock.ExpectQuery(probeQuery).WillReturnRows(guids(mock, "").AddRow(probeWire[:]))
	var sent keep
	length := 72
	if p.Wire() == engine.WireBytes {
		length = 16
	}
	mock.ExpectQuery(sentQuery).WithArgs(&sent).WillReturnRows(mock.NewRows([]string{""}).AddRow(length))
	if err := db.Use(gormplugin.New(config)); err != nil {
		t.Fatal(err)
	}
	if _, bytes := sent.v.([]byte); bytes != (p.Wire() == engine.WireBytes) {
		t.Fatalf("the connector of %v sent %v", p, sent.v)
	}
	return db, mock
}

type mockConnector struct {
	dsn    string
	driver driver.Driver
}

func (c mockConnector) Connect(context.Context) (driver.Conn, error) { return c.driver.Open(c.dsn) }
func (c mockConnector) Driver() driver.Driver                        { return c.driver }

// guids are rows of one uniqueidentifier.
func guids(mock sqlmock.Sqlmock, name string) *sqlmock.Rows {
	return mock.NewRowsWithColumnDefinition(sqlmock.NewColumn(name).OfType("UNIQUEIDENTIFIER", []byte{}))
}

// sorts is a uniqueidentifier's bytes in the order in which SQL Server compares
// them, from the text of one.
func sorts(t *testing.T, text string) string {
	t.Helper()
	id, err := sqltype.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	var key []byte
	for _, i := range []int{10, 11, 12, 13, 14, 15, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0} {
		key = append(key, id[i])
	}
	return string(key)
}

func TestSQLServerKeysAscend(t *testing.T) {
	type Plain struct {
		ID sqltype.UUID
	}
	type Ordered struct {
		ID sqltype.OrderedGUID
	}
	type Sequential struct {
		ID sqltype.UUID `uuid:"guid"`
	}
	type SequentialLater struct {
		ID sqltype.UUID `uuid:"ordered"`
	}
	type SequentialGUID struct {
		ID sqltype.GUID `uuid:"guid"`
	}
	type SequentialOrdered struct {
		ID sqltype.OrderedGUID `uuid:"ordered"`
	}
	type Mine struct {
		ID sqltype.UUID `uuid:"mine"`
	}
	sequence := collation.SequenceConfig{DBMS: inin.DBMSGuid}
	generators := map[string]gormplugin.Generator{
		"guid":    sequenceOf[sqltype.GUID](t, sequence),
		"ordered": sequenceOf[sqltype.OrderedGUID](t, sequence),
		"mine":    func(n int) ([]sqltype.UUID, error) { return sqltype.Batch(n), nil },
	}
	const n = 40
	tests := []struct {
		name    string
		profile engine.Profile
		list    any
		seed    bool // the ids are codec/inin's
		sorted  bool
	}{
		{"version 7 in a plain column is spread", engine.SQLServer, make([]Plain, n), false, false},
		{"version 7 through the ordered connector", engine.SQLServerOrdered, make([]Plain, n), false, true},
		{"version 7 in an OrderedGUID", engine.SQLServer, make([]Ordered, n), false, true},
		{"version 7 in an OrderedGUID through the ordered connector", engine.SQLServerOrdered, make([]Ordered, n), false, true},
		{"sequential ids", engine.SQLServer, make([]Sequential, n), true, true},
		{"sequential ids through the ordered connector", engine.SQLServerOrdered, make([]SequentialLater, n), true, true},
		{"version 7 of a generator of the program's own", engine.SQLServer, make([]Mine, n), false, false},
		{"sequential ids in a GUID", engine.SQLServer, make([]SequentialGUID, n), true, true},
		{"sequential ids in an OrderedGUID", engine.SQLServer, make([]SequentialOrdered, n), true, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var warned strings.Builder
			db, mock := onConnector(t, tt.profile, gormplugin.Config{
				Logger: slog.New(slog.NewTextHandler(&warned, nil)), Generators: generators})
			sent := make([]keep, n)
			args := make([]driver.Value, n)
			for i := range sent {
				args[i] = &sent[i]
			}
			mock.MatchExpectationsInOrder(false)
			stmt := db.Session(&gorm.Session{DryRun: true}).Create(tt.list).Statement
			mock.ExpectExec(stmt.SQL.String()).WithArgs(args...).WillReturnResult(sqlmock.NewResult(0, n))
			must(t, "Create", db.Create(tt.list))
			sorted := true
			for i := range sent {
				if i > 0 && sorts(t, sent[i-1].text()) >= sorts(t, sent[i].text()) {
					sorted = false
				}
				stored := codec.MixedEndian.Encode(sqltype.MustParse(sent[i].text()))
				f, err := inin.SequentialFormat{}.Fields(stored)
				if (err == nil && f.DBMS == inin.DBMSGuid) != tt.seed {
					t.Fatalf("%s: fields %+v, %v", sent[i].text(), f, err)
				}
			}
			if sorted != tt.sorted {
				t.Errorf("the keys ascend: %t, want %t: %v, %v, …", sorted, tt.sorted, sent[0].v, sent[1].v)
			}
			if got := strings.Count(warned.String(), "spread over the index"); got != map[bool]int{true: 0, false: 1}[tt.sorted] {
				t.Errorf("%d warnings: %s", got, &warned)
			}
		})
	}
}

func TestSQLServerConnectorReadsWhatItWrote(t *testing.T) {
	type Both struct {
		ID   sqltype.UUID
		GUID sqltype.GUID
		Ord  sqltype.NullOrderedGUID
	}
	id := sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")
	for _, p := range []engine.Profile{engine.SQLServer, engine.SQLServerOrdered} {
		t.Run(p.Name(), func(t *testing.T) {
			db, mock := onConnector(t, p, gormplugin.Config{})
			guid := sqlmock.NewColumn("id").OfType("UNIQUEIDENTIFIER", []byte{})
			second, third := sqlmock.NewColumn("guid").OfType("UNIQUEIDENTIFIER", []byte{}), sqlmock.NewColumn("ord").OfType("UNIQUEIDENTIFIER", []byte{})
			var sent keep
			stored, wire, ordered := p.Layout().Encode(id), codec.MixedEndian.Encode(id), codec.SQLServerOrder.Encode(id)
			mock.ExpectQuery(`SELECT * FROM "boths" WHERE "boths"."id" = @p1`).WithArgs(&sent).
				WillReturnRows(mock.NewRowsWithColumnDefinition(guid, second, third).AddRow(stored[:], wire[:], ordered[:]))
			var got []Both
			must(t, "Find", db.Find(&got, id))
			if len(got) != 1 || got[0] != (Both{id, sqltype.GUID(id), sqltype.NullOrderedGUID{UUID: sqltype.OrderedGUID(id), Valid: true}}) {
				t.Errorf("got %+v", got)
			}
			if want := sqltype.Bind(p, id); sent.v != want {
				t.Errorf("the condition sent %v, want %v", sent.v, want)
			}
		})
	}
}

// keep is an argument that is remembered.
type keep struct{ v driver.Value }

func (k *keep) Match(v driver.Value) bool { k.v = v; return true }

func (k *keep) text() string { s, _ := k.v.(string); return s }
