package migratebench

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// innoDBSize asks for the size of a table's file.
func innoDBSize(view, table string) string {
	return "SELECT FILE_SIZE FROM information_schema." + view + " WHERE NAME = CONCAT(DATABASE(), '/" +
		table + "')"
}

// TestTheModelBesideARun prints what a plan says of a table beside what its run takes, of a few
// rows unless make bench-scale runs it. For its figures the server should be the test's own: the
// log of others is counted too.
func TestTheModelBesideARun(t *testing.T) {
	rows := 2000
	if os.Getenv("SQLUUID_BENCH_SCALE") != "" {
		rows = number(t, "SQLUUID_BENCH_ROWS", 1_000_000)
	}
	command := build(t)
	for _, m := range []struct {
		name               string
		open               func(*testing.T) *lab
		size, log, journal string // queries of bytes; no log where the engine counts none
	}{
		{"PostgreSQL", postgresLab, "SELECT pg_total_relation_size('orders')",
			"SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint",
			"SELECT pg_total_relation_size('sqluuid.migration_journal')"},
		{"MariaDB", mariaDBLab, innoDBSize("INNODB_SYS_TABLESPACES", "orders"),
			"SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = 'INNODB_LSN_CURRENT'",
			innoDBSize("INNODB_SYS_TABLESPACES", "sqluuid_migration_journal")},
		{"MySQL", mySQLLab, innoDBSize("INNODB_TABLESPACES", "orders"),
			"SELECT VARIABLE_VALUE FROM performance_schema.global_status WHERE VARIABLE_NAME = 'Innodb_redo_log_current_lsn'",
			innoDBSize("INNODB_TABLESPACES", "sqluuid_migration_journal")},
		{"SQLite", sqliteLab,
			"SELECT page_count * page_size FROM pragma_page_count, pragma_page_size", "",
			"SELECT SUM(LENGTH(ids)) FROM sqluuid_migration_journal"},
	} {
		t.Run(m.name, func(t *testing.T) {
			if only := os.Getenv("SQLUUID_BENCH_ENGINES"); only != "" && !strings.Contains(only, m.name) {
				t.Skip("SQLUUID_BENCH_ENGINES is ", only)
			}
			l := m.open(t)
			if l.big == nil {
				l.fill(t, rows)
				l.fresh(t, false)
			}
			for _, q := range l.big {
				if strings.Contains(q, "%") {
					q = fmt.Sprintf(q, rows)
				}
				l.exec(t, q)
			}
			bytes := func(query string) (n int64) {
				t.Helper()
				if query == "" {
					return 0
				}
				if err := l.db.QueryRow(query).Scan(&n); err != nil {
					t.Fatalf("%s: %v", query, err)
				}
				return n
			}
			var p struct {
				Estimate struct {
					Duration time.Duration `json:"duration_ns"`
					Growth   int64         `json:"growth_bytes"`
					Log      int64         `json:"log_bytes"`
					Journal  int64         `json:"ledger_bytes"`
				} `json:"estimate"`
			}
			out, err := exec.Command(command, "migrate", "plan", "v1-to-v6", "--measure", "--json",
				"--database", l.url, "--column", "orders.id").Output()
			if err == nil {
				err = json.Unmarshal(out, &p)
			}
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			size, log := bytes(m.size), bytes(m.log)
			f := l.run(t, command, "v1-to-v6")
			log, journal := bytes(m.log)-log, bytes(m.journal)
			e := p.Estimate
			t.Logf("%s, %d rows of %d bytes with their indexes", m.name, rows, size/int64(rows))
			t.Logf("time: model %.1f s, run %.1f s, of it chunks %.1f s", e.Duration.Seconds(),
				f.total.Seconds(), f.rewrite.Seconds())
			if m.log != "" {
				t.Logf("log: model %d MiB, run %d MiB", e.Log>>20, log>>20)
			}
			t.Logf("journal: model %d MiB, run %d MiB", e.Journal>>20, journal>>20)
			t.Logf("growth: model %d MiB, run %d MiB, on SQLite with the journal", e.Growth>>20,
				(bytes(m.size)-size)>>20)
		})
	}
}
