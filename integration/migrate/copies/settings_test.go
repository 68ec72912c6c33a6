package copies_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Settings of the server or the role that could get in the way, or give a
// statement another meaning.
func TestOddSettings(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 100, false)
		before := s.Snapshot(t)
		url := l.URL
		switch l.Name {
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
