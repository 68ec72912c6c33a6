// Package migrate_test proves the sqluuid command on real servers.
package migrate_test

import (
	"bytes"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// command is the built binary, buildFlags what it is built with.
var (
	command    string
	buildFlags []string
)

func TestMain(m *testing.M) {
	// The tests wait for servers, commands and locks much longer than they compute.
	flag.Parse()
	if testing.Short() {
		fmt.Fprintln(os.Stderr, "-short skips these tests, which run the command")
		return
	}
	if f := flag.Lookup("test.parallel"); f.Value.String() == f.DefValue {
		if err := flag.Set("test.parallel", strconv.Itoa(max(6, runtime.GOMAXPROCS(0)))); err != nil {
			panic(err)
		}
	}
	dir, err := os.MkdirTemp("", "sqluuid")
	if err != nil {
		panic(err)
	}
	command = filepath.Join(dir, "sqluuid")
	args := append([]string{"build", "-o", command}, buildFlags...)
	build := exec.Command("go", append(args, "github.com/sqluuid/sqluuid/cmd/sqluuid")...)
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "cannot build the command:", err)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// A lab is a database of the test's own, with what differs between engines.
type lab struct {
	name string
	url  string
	db   *sql.DB
	p    engine.Profile

	id   string                    // the column type
	lit  func(sqltype.UUID) string // an id as a literal
	hex  string                    // {c} as hex digits
	tail string                    // ends CREATE TABLE
}

func hexLiteral(u sqltype.UUID) string  { return fmt.Sprintf("x'%x'", u[:]) }
func textLiteral(u sqltype.UUID) string { return "'" + u.String() + "'" }

// labs returns a lab per engine that tests know a place of. TiDB and go-mysql-server are
// among them where the environment says where they answer.
func labs() map[string]func(t *testing.T) *lab {
	const bytes = "binary(16)"
	all := map[string]func(t *testing.T) *lab{
		"PostgreSQL": opens(dbtest.Postgres, lab{name: "PostgreSQL", p: engine.PostgreSQL,
			id: "uuid", lit: textLiteral}),
		"MariaDB": opens(dbtest.MariaDB, lab{name: "MariaDB", p: engine.MariaDB, id: bytes,
			lit: hexLiteral, tail: " ENGINE=InnoDB"}),
		"MySQL": opens(dbtest.MySQL, lab{name: "MySQL", p: engine.MySQL, id: bytes,
			lit: hexLiteral}),
		"SQLite": opens(dbtest.SQLite, lab{name: "SQLite", p: engine.SQLite, id: "blob",
			lit: hexLiteral}),
	}
	for name, s := range map[string]dbtest.Server{"TiDB": dbtest.TiDB} {
		if s.Named() {
			all[name] = opens(s, lab{name: name, p: engine.MySQL, id: bytes, lit: hexLiteral})
		}
	}
	return all
}

// opens returns a function that opens a database of the test's own as that lab.
func opens(s dbtest.Server, l lab) func(t *testing.T) *lab {
	return func(t *testing.T) *lab {
		t.Helper()
		l := l
		l.hex = asBytes[l.p]
		l.url, l.db = s.Own(t)
		return &l
	}
}

// eachLab runs f on every engine.
func eachLab(t *testing.T, f func(t *testing.T, l *lab)) {
	for name, open := range labs() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f(t, open(t))
		})
	}
}

// innoDB names the engines whose tables are InnoDB's.
var innoDB = []string{"MariaDB", "MySQL"}

// eachInnoDB runs f on MariaDB and on MySQL.
func eachInnoDB(t *testing.T, f func(t *testing.T, l *lab)) {
	for _, name := range innoDB {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f(t, labs()[name](t))
		})
	}
}

// isInnoDB reports whether the lab is one of MariaDB or MySQL.
func (l *lab) isInnoDB() bool { return slices.Contains(innoDB, l.name) }

// another opens one more database on the lab's server.
func (l *lab) another(t *testing.T) *lab {
	t.Helper()
	return labs()[l.name](t)
}

// numbers is a table expression of MariaDB and MySQL: its column seq counts from 1 to n.
// (MariaDB alone has a storage engine SEQUENCE.)
func numbers(n int) string {
	return fmt.Sprintf("JSON_TABLE(CONCAT('[', REPEAT('0,', %d), '0]'), '$[*]' "+
		"COLUMNS (seq FOR ORDINALITY)) AS numbers", n-1)
}

// processes is a table expression of MariaDB and MySQL: DB, INFO and STATE of the sessions.
// MySQL's information_schema fails while any session has a statement with raw bytes (3854).
func (l *lab) processes() string {
	if l.name == "MySQL" {
		return "(SELECT PROCESSLIST_DB AS DB, PROCESSLIST_INFO AS INFO, PROCESSLIST_STATE AS STATE " +
			"FROM performance_schema.threads) AS sessions"
	}
	return "information_schema.PROCESSLIST"
}

// execWith runs a statement in a session of its own with settings.
// (MariaDB alone has SET STATEMENT ... FOR.)
func (l *lab) execWith(t *testing.T, settings, query string) {
	t.Helper()
	conn, err := l.db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	defer conn.Raw(func(any) error { return driver.ErrBadConn }) // the settings go with it
	for _, q := range []string{"SET SESSION " + settings, l.sql(t, query)} {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatalf("%s: %v", clip(q), err)
		}
	}
}

// exec runs a statement. ID stands for the id type, `name` for a quoted name.
func (l *lab) exec(t *testing.T, query string) {
	t.Helper()
	if _, err := l.db.Exec(l.sql(t, query)); err != nil {
		t.Fatalf("%s: %v", clip(query), err)
	}
}

func (l *lab) sql(t *testing.T, query string) string {
	t.Helper()
	parts := strings.Split(query, "`")
	for i := 1; i < len(parts); i += 2 {
		q, err := l.p.Quote(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		parts[i] = q
	}
	query = strings.ReplaceAll(strings.Join(parts, ""), "ID!", l.id)
	if strings.HasPrefix(query, "CREATE TABLE") {
		query += l.tail
	}
	return query
}

// dump returns every row of a query as text, ids in hex.
func (l *lab) dump(t *testing.T, query string) []string {
	t.Helper()
	rows, err := l.db.Query(l.sql(t, query))
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	cols, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	vals := make([]sql.NullString, len(cols))
	dest := make([]any, len(cols))
	for i := range vals {
		dest[i] = &vals[i]
	}
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			t.Fatal(err)
		}
		var line []string
		for _, v := range vals {
			if !v.Valid {
				v.String = "NULL"
			}
			line = append(line, v.String)
		}
		out = append(out, strings.Join(line, "|"))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}

func (l *lab) hexOf(column string) string { return strings.ReplaceAll(l.hex, "{c}", column) }

// tables lists the tables of the lab, the state's included.
func (l *lab) tables(t *testing.T) []string {
	t.Helper()
	q := map[engine.Profile]string{
		engine.PostgreSQL: "SELECT schemaname || '.' || tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1",
		engine.MariaDB:    "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
		engine.MySQL:      "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
		engine.SQLite:     "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1",
	}[l.p]
	return l.dump(t, q)
}

// A result is how a command ended.
type result struct {
	code     int
	out, err string
}

// run runs the command to its end.
func run(t *testing.T, args ...string) result { return runIn(t, "", args...) }

func runIn(t *testing.T, stdin string, args ...string) result {
	t.Helper()
	cmd := exec.CommandContext(context.WithoutCancel(t.Context()), command, args...)
	var out, errOut bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(stdin), &out, &errOut
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return result{cmd.ProcessState.ExitCode(), out.String(), errOut.String()}
}

// mustRun runs the command and wants exit code 0.
func mustRun(t *testing.T, args ...string) result {
	t.Helper()
	r := run(t, args...)
	if r.code != 0 {
		t.Fatalf("sqluuid %s: exit %d\n%s%s", strings.Join(args, " "), r.code, r.out, r.err)
	}
	return r
}

func same(t *testing.T, what string, got, want []string) {
	t.Helper()
	if slices.Equal(got, want) {
		return
	}
	n := 0
	for i := range max(len(got), len(want)) {
		g, w := "(none)", "(none)"
		if i < len(got) {
			g = got[i]
		}
		if i < len(want) {
			w = want[i]
		}
		if g != w {
			if n++; n <= 5 {
				t.Errorf("%s: row %d is %s, want %s", what, i, g, w)
			}
		}
	}
	t.Errorf("%s: %d of %d rows differ, %d expected", what, n, len(got), len(want))
}

func clip(s string) string {
	if len(s) > 300 {
		s = s[:300] + "…"
	}
	return s
}
