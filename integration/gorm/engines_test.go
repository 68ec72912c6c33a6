package gorm_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	mysqldriver "github.com/go-sql-driver/mysql"
	"github.com/mattn/go-sqlite3"
	mssqldb "github.com/microsoft/go-mssqldb"
	"gorm.io/driver/mysql"
	"gorm.io/driver/postgres"
	"gorm.io/driver/sqlite"
	"gorm.io/driver/sqlserver"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A target is one engine with one way of storing ids and of talking to it.
type target struct {
	name     string
	engine   engine.Profile // what Config.Engine is set to; zero is detected
	column   string         // the column type that AutoMigrate must choose, as columnType reads it
	profile  engine.Profile // how placeholders and names are written
	prepared bool
	dial     func(t *testing.T) gorm.Dialector
	hex      func(column string) string // the server's own reading of the bytes
	// columnType is the query for a column's type, given a table and a column.
	columnType string
	unrecorded bool   // docs/gorm-matrix.md has no column of it
	same       string // the target without the connector, whose cells of the matrix these are too
}

func onSQLite(t *testing.T) gorm.Dialector {
	_, db := dbtest.SQLite.Own(t)
	return sqlite.New(sqlite.Config{Conn: db})
}

func onPostgres(t *testing.T) gorm.Dialector {
	url, _ := dbtest.Postgres.Own(t)
	return postgres.New(postgres.Config{DSN: url})
}

func onPostgresSimple(t *testing.T) gorm.Dialector {
	url, _ := dbtest.Postgres.Own(t)
	return postgres.New(postgres.Config{DSN: url, PreferSimpleProtocol: true})
}

func onMariaDB(t *testing.T) gorm.Dialector {
	url, _ := dbtest.MariaDB.Own(t)
	return mysql.New(mysql.Config{DSN: dbtest.MySQLDSN(t, url)})
}

func onMySQL(t *testing.T) gorm.Dialector {
	url, _ := dbtest.MySQL.Own(t)
	return mysql.New(mysql.Config{DSN: dbtest.MySQLDSN(t, url)})
}

// A sqliteFile is the connector of a driver that has none.
type sqliteFile string

func (f sqliteFile) Connect(context.Context) (driver.Conn, error) { return f.Driver().Open(string(f)) }
func (sqliteFile) Driver() driver.Driver                          { return &sqlite3.SQLiteDriver{} }

func onSQLiteConnector(t *testing.T) gorm.Dialector {
	url, _ := dbtest.SQLite.Own(t)
	parent := sqliteFile("file:" + strings.TrimPrefix(url, "sqlite:") + "?_foreign_keys=on&_synchronous=off")
	return sqlite.New(sqlite.Config{Conn: sql.OpenDB(sqltype.NewConnector(parent, engine.SQLite))})
}

func onMySQLConnector(server dbtest.Server, profile engine.Profile) func(t *testing.T) gorm.Dialector {
	return func(t *testing.T) gorm.Dialector {
		url, _ := server.Own(t)
		config, err := mysqldriver.ParseDSN(dbtest.MySQLDSN(t, url))
		if err != nil {
			t.Fatal(err)
		}
		parent, err := mysqldriver.NewConnector(config)
		if err != nil {
			t.Fatal(err)
		}
		return mysql.New(mysql.Config{Conn: sql.OpenDB(sqltype.NewConnector(parent, profile))})
	}
}

// connectorTargets are the engines whose keys are bytes, each on a pool of sqltype.NewConnector.
func connectorTargets() []target {
	var list []target
	for _, tg := range targets() {
		switch {
		case tg.prepared:
			continue
		case tg.profile == engine.SQLite:
			tg.dial = onSQLiteConnector
		case tg.profile == engine.MariaDB:
			tg.dial = onMySQLConnector(dbtest.MariaDB, engine.MariaDB)
		case tg.profile == engine.MySQL:
			tg.dial = onMySQLConnector(dbtest.MySQL, engine.MySQL)
		default: // keys of text, and SQL Server, which has a connector already
			continue
		}
		tg.name, tg.same = tg.name+" behind the connector", tg.name
		list = append(list, tg)
	}
	return list
}

// onSQLServer opens the server that SQLUUID_SQLSERVER names, behind the connector.
func onSQLServer(profile engine.Profile) func(t *testing.T) gorm.Dialector {
	return func(t *testing.T) gorm.Dialector {
		url, _ := dbtest.SQLServer.Own(t)
		parent, err := mssqldb.NewConnector(url)
		if err != nil {
			t.Fatal(err)
		}
		db := sql.OpenDB(sqltype.NewConnector(parent, profile))
		return sqlserver.New(sqlserver.Config{Conn: db})
	}
}

// sqlServerTargets are empty where no server is named.
func sqlServerTargets() (out []target) {
	if !dbtest.SQLServer.Named() && !dbtest.Required(dbtest.SQLServer) {
		return nil
	}
	hex := func(c string) string { return "lower(CONVERT(varchar(200), CONVERT(varbinary(100), " + c + "), 2))" }
	// The plain profile reads a uniqueidentifier's text, whose bytes are mixed.
	text := func(c string) string { return "lower(replace(CONVERT(char(36), " + c + "), '-', ''))" }
	const columnType = `SELECT CASE WHEN DATA_TYPE = 'binary' THEN 'binary(16)' ELSE DATA_TYPE END
FROM INFORMATION_SCHEMA.COLUMNS WHERE TABLE_NAME = ? AND COLUMN_NAME = ?`
	return []target{
		{name: "SQL Server", profile: engine.SQLServer, column: "uniqueidentifier",
			dial: onSQLServer(engine.SQLServer), hex: text, columnType: columnType, unrecorded: true},
		{name: "SQL Server binary", profile: engine.SQLServerBinary, engine: engine.SQLServerBinary, column: "binary(16)",
			dial: onSQLServer(engine.SQLServerBinary), hex: hex, columnType: columnType, unrecorded: true},
	}
}

func targets() []target {
	uuidHex := func(c string) string { return "encode(uuid_send(" + c + "), 'hex')" }
	blobHex := func(c string) string { return "lower(hex(" + c + "))" }
	mariaHex := func(c string) string { return "lower(replace(cast(" + c + " as char), '-', ''))" }
	const (
		sqliteType = "SELECT lower(type) FROM pragma_table_info(?) WHERE name = ?"
		pgType     = "SELECT data_type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ? AND column_name = ?"
		mariaType  = "SELECT column_type FROM information_schema.columns WHERE table_schema = database() AND table_name = ? AND column_name = ?"
	)
	base := []target{
		{name: "SQLite", profile: engine.SQLite, column: "blob", dial: onSQLite, hex: blobHex, columnType: sqliteType},
		{name: "PostgreSQL", profile: engine.PostgreSQL, column: "uuid", dial: onPostgres, hex: uuidHex, columnType: pgType},
		{name: "PostgreSQL simple protocol", profile: engine.PostgreSQL, column: "uuid", dial: onPostgresSimple, hex: uuidHex, columnType: pgType},
		{name: "MariaDB", profile: engine.MariaDB, column: "binary(16)", dial: onMariaDB, hex: blobHex, columnType: mariaType},
		{name: "MariaDB uuid", profile: engine.MariaDBUUID, engine: engine.MariaDBUUID, column: "uuid", dial: onMariaDB, hex: mariaHex, columnType: mariaType},
		{name: "MySQL", profile: engine.MySQL, column: "binary(16)", dial: onMySQL, hex: blobHex,
			columnType: mariaType},
	}
	base = append(base, sqlServerTargets()...)
	all := base
	for _, b := range base {
		b.name, b.prepared = b.name+", prepared statements", true
		all = append(all, b)
	}
	return all
}

// isTSQL reports whether the target is SQL Server, whose language lacks what some tests write.
func (tg target) isTSQL() bool { return tg.profile.NativeType() == "uniqueidentifier" }

// targetNamed returns the target of that name.
func targetNamed(t *testing.T, name string) target {
	t.Helper()
	for _, tg := range targets() {
		if tg.name == name {
			return tg
		}
	}
	t.Fatalf("no target is named %s", name)
	return target{}
}

// onEach runs the test on every target.
func onEach(t *testing.T, test func(t *testing.T, e *env)) { onThese(t, targets(), test) }

func onThese(t *testing.T, list []target, test func(t *testing.T, e *env)) {
	for _, tg := range list {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, list)
			test(t, tg.open(t))
		})
	}
}

// byDay skips the test of a target by day, unless the name of the test above picks it of those in the
// list that have the same form of ids: of both protocols, with prepared statements and without.
func (tg target) byDay(t *testing.T, list []target) {
	t.Helper()
	var like []string
	for _, other := range list {
		if other.form() == tg.form() {
			like = append(like, other.name)
		}
	}
	above, _, _ := strings.Cut(t.Name(), "/")
	if like[dbtest.Daily(above, len(like))] != tg.name {
		dbtest.AtNight(t)
	}
}

// form names what the ids of a target are. MySQL's are MariaDB's.
func (tg target) form() string {
	if tg.profile == engine.MySQL {
		return engine.MariaDB.Name()
	}
	return tg.profile.Name()
}

// An env is a private database with the plugin in use.
type env struct {
	target
	*gorm.DB
	log *recorder
}

func (tg target) open(t *testing.T) *env {
	t.Helper()
	e := tg.bare(t)
	if err := e.Use(gormplugin.New(gormplugin.Config{Engine: tg.engine})); err != nil {
		t.Fatalf("Use: %v", err)
	}
	return e
}

// bare opens a private database without the plugin.
func (tg target) bare(t *testing.T) *env {
	t.Helper()
	log := &recorder{}
	db, err := gorm.Open(tg.dial(t), &gorm.Config{Logger: log, PrepareStmt: tg.prepared, TranslateError: true})
	if err != nil {
		t.Fatalf("gorm.Open: %v", err)
	}
	pool, err := db.DB()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pool.Close() })
	return &env{target: tg, DB: db, log: log}
}

// migrate makes the tables of the models.
func (e *env) migrate(t *testing.T, models ...any) {
	t.Helper()
	err := e.AutoMigrate(models...)
	if err != nil && strings.Contains(err.Error(), "0A000") {
		// GORM closes the statements that it has prepared for the old columns while it goes on.
		err = e.AutoMigrate(models...)
	}
	if err != nil {
		t.Fatalf("AutoMigrate: %v", err)
	}
}

// stored returns what the server says the bytes of the column are, in the one
// row that the condition names.
func (e *env) stored(t *testing.T, table, column, where string, args ...any) string {
	t.Helper()
	pool, err := e.DB.DB()
	if err != nil {
		t.Fatal(err)
	}
	for i := range args {
		where = strings.Replace(where, "?", e.profile.Placeholder(i+1), 1)
	}
	var got sql.NullString
	q := fmt.Sprintf("SELECT %s FROM %s WHERE %s", e.hex(column), table, where)
	if err := pool.QueryRow(q, args...).Scan(&got); err != nil {
		t.Fatalf("%s: %v", q, err)
	}
	return got.String
}

func (e *env) quote(t *testing.T, name string) string {
	t.Helper()
	q, err := e.profile.Quote(name)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// count returns the number of rows of a table, by a query of its own.
func (e *env) count(t *testing.T, table string) int {
	t.Helper()
	var n int
	if err := e.Raw("SELECT count(*) FROM " + table).Row().Scan(&n); err != nil {
		t.Fatalf("count of %s: %v", table, err)
	}
	return n
}

func hexOf(id sqltype.UUID) string { return fmt.Sprintf("%x", id[:]) }

// A recorder is a logger that keeps the statements.
type recorder struct {
	mu        sync.Mutex
	listeners int
	sent      []string // while there are listeners
}

func (r *recorder) LogMode(logger.LogLevel) logger.Interface { return r }
func (r *recorder) Info(context.Context, string, ...any)     {}
func (r *recorder) Warn(context.Context, string, ...any)     {}
func (r *recorder) Error(context.Context, string, ...any)    {}

func (r *recorder) Trace(_ context.Context, _ time.Time, fc func() (string, int64), err error) {
	text, _ := fc()
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.listeners > 0 {
		r.sent = append(r.sent, text)
	}
}

// during returns the statements that f sends.
func (r *recorder) during(f func()) []string {
	r.mu.Lock()
	r.listeners++
	from := len(r.sent)
	r.mu.Unlock()
	f()
	r.mu.Lock()
	defer r.mu.Unlock()
	sent := append([]string(nil), r.sent[from:]...)
	if r.listeners--; r.listeners == 0 {
		r.sent = nil
	}
	return sent
}
