package crash_test

import (
	"database/sql"
	"fmt"
	"os"
	"strings"
	"testing"

	tables "github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// manyTables makes tables of 20 rows with a key of version 1, its text, ids of the table before
// without a foreign key, and a note.
func manyTables(t *testing.T, db *sql.DB, from, to int, id, bytes, tail string) {
	t.Helper()
	ids := func(i, n int) string { return fmt.Sprintf("%08x9414%04xb3c89f6b%08x", n*4001, 0x11ec, i) }
	for i := from; i < to; i++ {
		create := fmt.Sprintf("CREATE TABLE t%03d (id %s PRIMARY KEY, as_text char(36), prior %s, note varchar(200), n integer)%s",
			i, id, id, tail)
		var rows []string
		for n := range 20 {
			text := ids(i, n)
			text = text[:8] + "-" + text[8:12] + "-" + text[12:16] + "-" + text[16:20] + "-" + text[20:]
			rows = append(rows, fmt.Sprintf("("+bytes+", '%s', "+bytes+", 'note', %d)", ids(i, n), text, ids(max(0, i-1), n), n))
		}
		for _, q := range []string{create, fmt.Sprintf("INSERT INTO t%03d VALUES %s", i, strings.Join(rows, ", "))} {
			if _, err := db.Exec(q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
	}
}

// A scan sends a number of statements that grows with the tables: at most 8 for each, and 40
// besides. Before, it grew with the square of the columns with ids. The servers count them; the
// samples are small, so that no key answers by its sample. SQLUUID_SCAN_TABLES=1 makes 300 tables,
// as docs/reference/scan.md has them.
func TestAScanReadsADatabaseOnce(t *testing.T) {
	number := func(db *sql.DB, query string, args ...any) (n int) {
		t.Helper()
		var got sql.NullInt64
		if err := db.QueryRow(query, args...).Scan(&got); err != nil {
			t.Fatal(err)
		}
		return int(got.Int64)
	}
	open := func(t *testing.T, driver, dsn string) *sql.DB {
		t.Helper()
		db, err := sql.Open(driver, dsn)
		if err != nil {
			t.Fatal(err)
		}
		db.SetMaxOpenConns(1)
		t.Cleanup(func() { db.Close() })
		return db
	}
	// 300 tables take minutes to make.
	sizes := []int{10, 60}
	if os.Getenv("SQLUUID_SCAN_TABLES") != "" {
		sizes = append(sizes, 300)
	}
	hex := func(format string) string { return strings.Replace(format, "?", "'%s'", 1) }
	for _, c := range []struct {
		name string
		make func(t *testing.T) (url string, db *sql.DB, id, bytes, tail string, count func() int)
	}{
		{"PostgreSQL", func(t *testing.T) (string, *sql.DB, string, string, string, func() int) {
			n := newPostgres(t, folder(t), "shared_preload_libraries=pg_stat_statements",
				"pg_stat_statements.max=20000")
			db := open(t, "pgx", n.url("postgres"))
			for _, q := range []string{"CREATE EXTENSION pg_stat_statements", "CREATE ROLE scanner LOGIN",
				"GRANT pg_read_all_data TO scanner"} {
				if _, err := db.Exec(q); err != nil {
					t.Fatal(err)
				}
			}
			return n.url("scanner"), db, "uuid", hex("?"), "", func() int {
				return number(db, "SELECT sum(calls) FROM pg_stat_statements WHERE userid = 'scanner'::regrole")
			}
		}},
		{"MariaDB", func(t *testing.T) (string, *sql.DB, string, string, string, func() int) {
			n := newMariaDB(t, folder(t))
			db := open(t, "mysql", "root@tcp("+n.addr+")/shop")
			status := func(name string) int {
				return number(db, "SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = ?", name)
			}
			own := 0 // what this asks itself
			return "mariadb://root@" + n.addr + "/shop", db, "binary(16)", hex("UNHEX(?)"), "", func() int {
				all := status("QUESTIONS") + status("COM_STMT_PREPARE")
				own += 4
				return all - own
			}
		}},
		{"MySQL", func(t *testing.T) (string, *sql.DB, string, string, string, func() int) {
			url, db := dbtest.MySQL.Own(t)
			l := &tables.Lab{Name: "MySQL", URL: url, DB: db}
			role := strings.Replace(l.Dump(t, "SELECT DATABASE()")[0], "test", "role", 1)
			l.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
			t.Cleanup(func() { db.Exec("DROP USER IF EXISTS '" + role + "'@'%'") })
			l.Exec(t, "GRANT SELECT ON "+l.Dump(t, "SELECT DATABASE()")[0]+".* TO '"+role+"'@'%'")
			its := strings.Replace(url, "root@", role+":s3cret@", 1)
			return its, db, "binary(16)", hex("UNHEX(?)"), "", func() int {
				return number(db, "SELECT SUM(COUNT_STAR) FROM performance_schema.events_statements_summary_by_user_by_event_name "+
					"WHERE USER = ? AND EVENT_NAME NOT LIKE 'statement/com/%lose%' AND EVENT_NAME NOT LIKE 'statement/com/Quit'", role)
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			url, db, id, bytes, tail, count := c.make(t)
			from, scans := 0, 0
			for _, many := range sizes {
				manyTables(t, db, from, many, id, bytes, tail)
				from = many
				scans++
				before := count()
				r := tables.MustRun(t, "scan", "--sample", "10", "--database", url)
				n := count() - before
				t.Logf("%s, %d tables: %d statements, %d lines", c.name, many, n, strings.Count(r.Out, "\n"))
				if c.name == "MySQL" {
					const conns = "SELECT SUM(TOTAL_CONNECTIONS) FROM performance_schema.users WHERE USER = ?"
					if role := strings.Split(strings.SplitN(url, "//", 2)[1], ":")[0]; number(db, conns, role) != scans {
						t.Errorf("%d scans opened %d connections", scans, number(db, conns, role))
					}
				}
				if n < many || n > 8*many+40 {
					t.Errorf("%d tables: %d statements, want at most %d", many, n, 8*many+40)
				}
				if lines := strings.Count(r.Out, "\n"); many >= 60 && lines > 20 {
					t.Errorf("%d tables: %d lines, want at most 20:\n%s", many, lines, r.Out)
				}
			}
		})
	}
}
