package conformance_test

import (
	"crypto/rand"
	"database/sql"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

var update = flag.Bool("update", false, "write docs/forms-matrix.md anew; every server must answer")

const matrixFile = "../../docs/forms-matrix.md"

const matrixHead = `# What happens when the type does not fit the column

Go types of sqltype against columns, per driver. A column has a type and a content, and a program that uses another
form than that content's gets one of three things: it works, it gets an error, or it gets a wrong result without one. The
last is what this page is for.

- **correct**: the id is stored as the column has its other ids, WHERE finds it, and it is read back.
- **error**: whatever does not work is an error.
- **silence**: something does not work and nothing says so. *Stores otherwise*: INSERT puts in what the column's other ids
  are not. *Finds none*: ` + "`WHERE id = ?`" + ` does not find the id that is there. *Reads another id*: Scan gives a different id.
  What is an error beside that is named too.

The sections behind the connector have ` + "`sqltype.NewConnector`" + ` with the section's profile, which leaves a type alone
that states its form; CharUUID stands for them. Those of SQL Server are the driver against a small server in the test's own
process, which knows the protocol and how a uniqueidentifier is stored, but no SQL: what it converts an argument to is taken for
what INSERT stores and WHERE looks for. Of a BINARY(16) it has from SQL Server's documentation that INSERT refuses text (error
257) and that WHERE takes it. ulid.ULID and go-mssqldb's UniqueIdentifier take no text, so through
the connector they read a uniqueidentifier by ` + "`sqltype.Dest`" + `.

Bind is ` + "`sqltype.Bind`" + ` and ` + "`sqltype.Dest`" + ` of any library's type with the section's profile. This file is made by
` + "`GOWORK=off go test ./conformance -run TestMatrix -update`" + ` in the folder integration, and the same test compares it
with what the servers do.
`

// A matrixColumn is a type, and what is in it.
type matrixColumn struct {
	name, typ string
	hex       string // shows what is stored of {id}
	seed      string // an expression with {}: the stored content in hexadecimal digits, or the text
	content   func(id sqltype.UUID) []byte
	seedText  bool // whether {} is the content itself and not its digits
}

// A matrixEngine is one driver and its columns.
type matrixEngine struct {
	name    string
	profile engine.Profile
	open    func(t *testing.T) sqltypetest.DB
	columns []matrixColumn
	types   func() []matrixType                    // matrixTypes if nil
	tds     func(*testing.T) (*tdsServer, *sql.DB) // instead of open
}

func textOf(id sqltype.UUID) []byte { return []byte(id.String()) }
func digitsOf(id sqltype.UUID) []byte {
	return []byte(hex.EncodeToString(id[:]))
}
func swappedOf(id sqltype.UUID) []byte {
	b := codec.TimeSwapped.Encode(id)
	return b[:]
}

func dotNetOf(id sqltype.UUID) []byte {
	b := codec.MixedEndian.Encode(id)
	return b[:]
}

func matrixEngines() []matrixEngine {
	postgresColumns := []matrixColumn{
		{"uuid", "uuid", "encode(uuid_send({id}), 'hex')", "encode(decode('{}', 'hex'), 'hex')::uuid", network, false},
		{"bytea", "bytea", "encode({id}, 'hex')", "decode('{}', 'hex')", network, false},
		{"bytea, swapped", "bytea", "encode({id}, 'hex')", "decode('{}', 'hex')", swappedOf, false},
		{"bytea, of .NET", "bytea", "encode({id}, 'hex')", "decode('{}', 'hex')", dotNetOf, false},
		{"char(36)", "char(36)", "encode(convert_to({id}::text, 'UTF8'), 'hex')", "'{}'", textOf, true},
		{"text", "text", "encode(convert_to({id}, 'UTF8'), 'hex')", "'{}'", textOf, true},
		{"char(32)", "char(32)", "encode(convert_to({id}::text, 'UTF8'), 'hex')", "'{}'", digitsOf, true},
	}
	mysqlColumns := []matrixColumn{
		{"binary(16)", "binary(16)", "lower(hex({id}))", "x'{}'", network, false},
		{"binary(16), swapped", "binary(16)", "lower(hex({id}))", "x'{}'", swappedOf, false},
		{"binary(16), of .NET", "binary(16)", "lower(hex({id}))", "x'{}'", dotNetOf, false},
		{"char(36)", "char(36)", "lower(hex({id}))", "'{}'", textOf, true},
		{"char(32)", "char(32)", "lower(hex({id}))", "'{}'", digitsOf, true},
	}
	mariaDBColumns := slices.Insert(slices.Clone(mysqlColumns), 3, matrixColumn{
		"uuid", "uuid", "lower(hex(cast({id} as binary(16))))", "cast(x'{}' as uuid)", network, false})
	engines := []matrixEngine{
		{name: "PostgreSQL through pgx and database/sql", profile: engine.PostgreSQL, open: func(t *testing.T) sqltypetest.DB {
			_, db := dbtest.Postgres.Own(t)
			return sqltypetest.SQL(db)
		}, columns: postgresColumns},
		{name: "PostgreSQL through pgx with pgxtype.Register", profile: engine.PostgreSQL, open: func(t *testing.T) sqltypetest.DB {
			url, _ := dbtest.Postgres.Own(t)
			return pgxDB{openPool(t, url, func(c *pgxpool.Config) { c.AfterConnect = register })}
		}, columns: postgresColumns},
		{name: "PostgreSQL through lib/pq", profile: engine.PostgreSQL, open: func(t *testing.T) sqltypetest.DB {
			url, _ := dbtest.Postgres.Own(t)
			db, err := sql.Open("postgres", url)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { db.Close() })
			return sqltypetest.SQL(db)
		}, columns: postgresColumns},
		{name: "MariaDB through go-sql-driver/mysql, binary keys", profile: engine.MariaDB,
			open: opens(dbtest.MariaDB), columns: mariaDBColumns},
		{name: "MariaDB through go-sql-driver/mysql, uuid keys", profile: engine.MariaDBUUID,
			open: opens(dbtest.MariaDB), columns: mariaDBColumns},
		{name: "MySQL through go-sql-driver/mysql", profile: engine.MySQL,
			open: opens(dbtest.MySQL), columns: mysqlColumns},
		{name: "SQLite through mattn/go-sqlite3", profile: engine.SQLite,
			open: opens(dbtest.SQLite), columns: []matrixColumn{
				{"blob", "blob", "lower(hex({id}))", "x'{}'", network, false},
				{"blob, swapped", "blob", "lower(hex({id}))", "x'{}'", swappedOf, false},
				{"blob, of .NET", "blob", "lower(hex({id}))", "x'{}'", dotNetOf, false},
				{"text", "text", "lower(hex({id}))", "'{}'", textOf, true},
				{"char(32)", "char(32)", "lower(hex({id}))", "'{}'", digitsOf, true},
			}},
	}
	engines = append(engines, connectorEngines(postgresColumns, mariaDBColumns, mysqlColumns)...)
	return append(engines, sqlServerEngines()...)
}

func opens(server dbtest.Server) func(t *testing.T) sqltypetest.DB {
	return func(t *testing.T) sqltypetest.DB {
		_, db := server.Own(t)
		return sqltypetest.SQL(db)
	}
}

// A matrixType is a Go type in which an id is sent and read.
type matrixType struct {
	name string
	arg  func(p engine.Profile, id sqltype.UUID) any
	dest func(p engine.Profile, id *sqltype.UUID) (any, func())
}

func matrixTypeOf[F sqltype.Form](name string) matrixType {
	return matrixType{name,
		func(_ engine.Profile, id sqltype.UUID) any { return sqltype.StoredID[F](id) },
		func(_ engine.Profile, id *sqltype.UUID) (any, func()) { return (*sqltype.StoredID[F])(id), func() {} }}
}

func matrixTypes() []matrixType {
	return []matrixType{
		{"UUID", func(_ engine.Profile, id sqltype.UUID) any { return id },
			func(_ engine.Profile, id *sqltype.UUID) (any, func()) { return id, func() {} }},
		{"Bind", func(p engine.Profile, id sqltype.UUID) any { return sqltype.Bind(p, [16]byte(id)) },
			func(p engine.Profile, id *sqltype.UUID) (any, func()) {
				var a [16]byte
				return sqltype.Dest(p, &a), func() { *id = a }
			}},
		matrixTypeOf[sqltype.FormText]("CharUUID"),
		matrixTypeOf[sqltype.FormHex]("HexUUID"),
		matrixTypeOf[sqltype.FormULID]("CharULID"),
		matrixTypeOf[sqltype.FormMixedEndian]("GUID"),
		matrixTypeOf[sqltype.FormSQLServerOrder]("OrderedGUID"),
		matrixTypeOf[sqltype.FormTimeSwapped]("SwappedUUID"),
	}
}

// cell says what happens to a type in a column.
func cell(t *testing.T, db sqltypetest.DB, e matrixEngine, c matrixColumn, typ matrixType) string {
	ctx := t.Context()
	id := sqltype.MustParse("f81d4fae-7dec-61d0-a765-00a0c91e6bf6")
	must := func(query string) {
		t.Helper()
		if _, err := db.Exec(ctx, query); err != nil {
			t.Fatalf("%s: %v", query, err)
		}
	}
	query := func(dest any, query string, args ...any) (found bool, err error) {
		rows, err := db.Query(ctx, query, args...)
		if err != nil {
			return false, err
		}
		defer rows.Close()
		for rows.Next() {
			found = true
			if err := rows.Scan(dest); err != nil {
				return found, err
			}
		}
		return found, rows.Err()
	}
	// A name of its own: drivers keep statements that were prepared for a table.
	matrix := "matrix_" + strings.ToLower(rand.Text())
	must("CREATE TABLE " + matrix + " (id " + c.typ + ")")
	defer must("DROP TABLE " + matrix)

	content := c.content(id)
	var v verdict
	_, err := db.Exec(ctx, "INSERT INTO "+matrix+" VALUES ("+e.profile.Placeholder(1)+")", typ.arg(e.profile, id))
	var digits string
	if err == nil {
		if _, err := query(&digits, "SELECT "+strings.ReplaceAll(c.hex, "{id}", "id")+" FROM "+matrix); err != nil {
			t.Fatal(err)
		}
	}
	v.note(err, digits == hex.EncodeToString(content), "INSERT", "stores otherwise")

	must("DELETE FROM " + matrix)
	literal := hex.EncodeToString(content)
	if c.seedText {
		literal = string(content)
	}
	must("INSERT INTO " + matrix + " VALUES (" + strings.ReplaceAll(c.seed, "{}", literal) + ")")
	n := 0
	_, err = query(&n, "SELECT count(*) FROM "+matrix+" WHERE id = "+e.profile.Placeholder(1), typ.arg(e.profile, id))
	v.note(err, n == 1, "WHERE", "finds none")

	var got sqltype.UUID
	dest, after := typ.dest(e.profile, &got)
	_, err = query(dest, "SELECT id FROM "+matrix)
	after()
	v.note(err, got == id, "Scan", "reads another id")

	return v.String()
}

// A verdict is what failed, and what went wrong without an error.
type verdict struct{ errs, silences []string }

func (v *verdict) note(err error, ok bool, failed, silent string) {
	switch {
	case err != nil:
		v.errs = append(v.errs, failed)
	case !ok:
		v.silences = append(v.silences, silent)
	}
}

func (v *verdict) String() string {
	switch {
	case len(v.errs)+len(v.silences) == 0:
		return "correct"
	case len(v.silences) == 0:
		return "error"
	case len(v.errs) == 0:
		return "**silence**: " + strings.Join(v.silences, ", ")
	}
	return "**silence**: " + strings.Join(v.silences, ", ") + "; error: " + strings.Join(v.errs, ", ")
}

// section is the table of one engine in Markdown.
func section(t *testing.T, e matrixEngine) string {
	var cellOf func(matrixColumn, matrixType) string
	if e.tds != nil {
		server, db := e.tds(t)
		cellOf = func(c matrixColumn, typ matrixType) string { return tdsCell(t, server, db, e, c, typ) }
	} else {
		db := e.open(t)
		cellOf = func(c matrixColumn, typ matrixType) string { return cell(t, db, e, c, typ) }
	}
	types := matrixTypes
	if e.types != nil {
		types = e.types
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n## %s\n\n|", e.name)
	for _, c := range e.columns {
		b.WriteString(" | " + c.name)
	}
	b.WriteString(" |\n|---" + strings.Repeat("|---", len(e.columns)) + "|\n")
	for _, typ := range types() {
		b.WriteString("| " + typ.name)
		for _, c := range e.columns {
			b.WriteString(" | " + cellOf(c, typ))
		}
		b.WriteString(" |\n")
	}
	return b.String()
}

// TestMatrix compares docs/forms-matrix.md with what the servers do.
func TestMatrix(t *testing.T) {
	t.Parallel()
	page := matrixHead
	written, err := os.ReadFile(matrixFile)
	if err != nil && !*update {
		t.Fatal(err)
	}
	for _, e := range matrixEngines() {
		t.Run(e.name, func(t *testing.T) {
			s := section(t, e)
			page += s
			if !*update && !strings.Contains(string(written)+"\n## ", s+"\n## ") {
				t.Errorf("%s says something else; run this test with -update and read the difference. It is:\n%s", matrixFile, s)
			}
			if n := strings.Count(s, "correct"); n < len(e.columns) {
				t.Errorf("%d combinations work, want at least one for each of %d columns", n, len(e.columns))
			}
		})
	}
	switch {
	case !*update:
		if !strings.HasPrefix(string(written), matrixHead) {
			t.Errorf("%s begins otherwise; run this test with -update", matrixFile)
		}
	case strings.Count(page, "\n## ") != len(matrixEngines()) || t.Failed():
		t.Error("not every server has answered, so nothing is written")
	default:
		if err := os.MkdirAll(filepath.Dir(matrixFile), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(matrixFile, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
