package copies_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A copy gets the grants of the old table, neither more nor less: with default
// privileges, the owner was left without any.
func TestCopyGrants(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	role := fmt.Sprintf("sqluuid_owner_%d", os.Getpid())
	l.Exec(t, "CREATE ROLE "+role+" LOGIN")
	t.Cleanup(func() {
		l.DB.Exec("DROP OWNED BY " + role)
		l.DB.Exec("DROP ROLE " + role)
	})
	lab.NewShop(t, l, 20, false)
	for _, q := range []string{
		"CREATE TABLE plain (id uuid PRIMARY KEY)", "INSERT INTO plain SELECT id FROM orders", "CREATE TABLE granted (id uuid PRIMARY KEY)", "INSERT INTO granted SELECT id FROM orders",
		"CREATE TABLE narrow (id uuid PRIMARY KEY)", "INSERT INTO narrow SELECT id FROM orders", "CREATE TABLE owned (id uuid PRIMARY KEY)", "INSERT INTO owned SELECT id FROM orders",
		"ALTER TABLE plain OWNER TO " + role, "ALTER TABLE granted OWNER TO " + role, "ALTER TABLE narrow OWNER TO " + role,
		"GRANT SELECT ON granted TO PUBLIC", "GRANT INSERT ON granted TO " + role + " WITH GRANT OPTION", "REVOKE DELETE ON narrow FROM " + role,
		"ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO PUBLIC",
	} {
		l.Exec(t, q)
	}
	const grants = `SELECT c.relname, pg_get_userbyid(c.relowner), a.privilege_type, COALESCE(g.rolname, 'PUBLIC'), a.is_grantable
FROM pg_class c, aclexplode(COALESCE(c.relacl, acldefault('r', c.relowner))) a LEFT JOIN pg_roles g ON g.oid = a.grantee
WHERE c.relnamespace = 'public'::regnamespace AND c.relname IN ('plain', 'granted', 'narrow', 'owned') ORDER BY 1, 3, 4`
	before := l.Dump(t, grants)
	for _, table := range []string{"plain", "granted", "narrow", "owned"} {
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", table+".id", "--yes", "--strategy", "copy")
	}
	lab.Same(t, "the grants", l.Dump(t, grants), before)
}

// The settings of an index that belongs to a constraint.
func TestCopyKeepsIndexSettings(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	lab.NewShop(t, l, 20, false)
	l.Exec(t, "ALTER TABLE orders ADD CONSTRAINT orders_n UNIQUE (n) WITH (fillfactor = 70)")
	lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
	lab.Same(t, "settings", l.Dump(t, "SELECT array_to_string(reloptions, ',') FROM pg_class WHERE oid = 'orders_n'::regclass"), []string{"fillfactor=70"})
}

// Settings of the server or the role that could get in the way, or give a
// statement another meaning.
func TestOddSettings(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 100, false)
		before := s.Snapshot(t)
		url := l.URL
		switch l.Name {
		case "PostgreSQL":
			for _, set := range []string{"statement_timeout = '400ms'", "idle_session_timeout = '400ms'", "idle_in_transaction_session_timeout = '400ms'", "default_transaction_isolation = 'serializable'",
				"standard_conforming_strings = off", "quote_all_identifiers = on", "bytea_output = 'escape'", "extra_float_digits = -5", "row_security = off", "timezone = 'Asia/Kathmandu'"} {
				if strings.HasPrefix(set, "idle_session_timeout") && l.Before(t, 14) {
					continue
				}
				l.Exec(t, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET "+strings.ReplaceAll(set, "'", "''")+"', current_database()); END $$")
			}
		case "MariaDB", "MySQL":
			// An AUTO_INCREMENT of 0, and dates that are none.
			const mode = "sql_mode = 'ALLOW_INVALID_DATES'"
			l.ExecWith(t, mode, "ALTER TABLE orders ADD d date NOT NULL DEFAULT '0000-00-00', "+
				"ADD e date, ADD k integer NOT NULL AUTO_INCREMENT UNIQUE")
			l.ExecWith(t, mode, "UPDATE orders SET e = '2020-02-31', k = k - 1 ORDER BY k")
			url += "?sql_mode=%27ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT," +
				"HIGH_NOT_PRECEDENCE,PAD_CHAR_TO_FULL_LENGTH,NO_ZERO_DATE,NO_ZERO_IN_DATE,STRICT_ALL_TABLES%27"
			url += "&autocommit=0&completion_type=1&max_sort_length=64&time_zone=%27%2B05:45%27"
			if l.Name == "MariaDB" {
				url += "&max_statement_time=0.2"
			} else {
				url += "&max_execution_time=200&sql_safe_updates=1" +
					"&explicit_defaults_for_timestamp=0&internal_tmp_mem_storage_engine=MEMORY" +
					"&print_identified_with_as_hex=1"
			}
			before = s.Snapshot(t)
		case "SQLite":
			l.Exec(t, "PRAGMA journal_mode = TRUNCATE")
		}
		l.URL = url
		for _, strategy := range []string{"in-place", "copy"} {
			lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", strategy)...)...)
			s.Check(t, "after "+strategy, s.Expected())
			lab.MustRun(t, lab.Args("verify", "--database", l.URL, "--column", "orders.id")...)
			lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
			s.Check(t, "after undo of "+strategy, before)
		}
	})
}

// A new table in SQLite has none of the statistics by which queries are planned.
func TestCopyKeepsStatistics(t *testing.T) {
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 50, false)
	l.Exec(t, "ANALYZE")
	const stats = "SELECT tbl, idx, stat FROM sqlite_stat1 WHERE tbl NOT LIKE 'sqluuid%' AND tbl NOT LIKE '%_old_%' ORDER BY 1, 2"
	before := l.Dump(t, stats)
	if len(before) == 0 {
		t.Fatal("ANALYZE found nothing")
	}
	lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
	lab.Same(t, "statistics", l.Dump(t, stats), before)
	lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
	lab.Same(t, "statistics after undo", l.Dump(t, stats), before)
}
