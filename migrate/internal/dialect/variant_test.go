package dialect

import (
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/DATA-DOG/go-sqlmock"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// These servers cannot be had here; what they call themselves, and what their
// catalogues hold, is as their documentation has it.

func mocked(t *testing.T) (*sql.DB, sqlmock.Sqlmock) {
	t.Helper()
	db, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db, mock
}

func TestWhatAPostgreSQLServerIs(t *testing.T) {
	for _, tt := range []struct {
		name, version string
		citus         bool
		is            func(pgVariant) bool
	}{
		{"PostgreSQL", "PostgreSQL 15.20 (Debian 15.20-1) on x86_64-pc-linux-gnu", false, func(v pgVariant) bool { return v.whole == "" && v.column == nil && !v.scattered }},
		{"Citus", "PostgreSQL 16.4 on x86_64-pc-linux-gnu", true, func(v pgVariant) bool { return v.copied != nil && v.column != nil }},
		{"YugabyteDB 2.20", "PostgreSQL 11.2-YB-2.20.1.0-b97 on x86_64-pc-linux-gnu", false, func(v pgVariant) bool { return v.scattered && v.links != "" && v.copying != "" }},
		{"YugabyteDB 2025", "PostgreSQL 15.12-YB-2025.1.0.0-b168 on x86_64-pc-linux-gnu", false, func(v pgVariant) bool { return v.scattered && v.links != "" && v.copying != "" }},
		{"CockroachDB", "CockroachDB CCL v24.1.1 (x86_64-pc-linux-gnu, built 2024/06/14)", false, func(v pgVariant) bool { return strings.Contains(v.whole, "CockroachDB") }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := mocked(t)
			mock.ExpectQuery("version").WillReturnRows(sqlmock.NewRows([]string{"version"}).AddRow(tt.version))
			mock.ExpectQuery("pg_extension").WillReturnRows(sqlmock.NewRows([]string{"exists"}).AddRow(tt.citus))
			v, err := postgres{}.variant(t.Context(), db)
			if err != nil || !tt.is(v) {
				t.Errorf("%s is taken for %+v, %v", tt.version, v, err)
			}
		})
	}
}

func TestWhatAMySQLServerIs(t *testing.T) {
	for _, tt := range []struct {
		name, version, comment string
		primaries              int
		is                     func(variant) bool
	}{
		{"MySQL", "8.0.40", "MySQL Community Server - GPL", 0, func(v variant) bool { return v.whole == "" && !v.apart && len(v.settings) == len(innodb)+1 && v.locked }},
		{"MySQL of Debian", "9.7.4-2", "(Debian)", 0, func(v variant) bool { return !v.apart && v.locked }},
		{"MySQL that cannot rename what it has locked", "8.0.12", "", 0, func(v variant) bool { return !v.apart && !v.locked }},
		{"Group Replication with one primary", "9.7.4", "", 1, func(v variant) bool { return !v.apart && v.locked }},
		{"Group Replication with several primaries", "9.7.4", "", 3, func(v variant) bool { return v.apart && v.copying == groupCopy && v.links == groupLinks }},
		{"MariaDB", "10.11.19-MariaDB-0+deb12u1", "Debian 12", 0, func(v variant) bool { return !v.apart && !v.locked && v.noRule == "RESTRICT" }},
		{"TiDB", "8.0.11-TiDB-v8.5.3", "TiDB Server (Apache License 2.0) Community Edition, MySQL 8.0 compatible", 0, func(v variant) bool { return v.apart && v.folds && v.triggers != "" }},
		{"go-mysql-server", "8.0.31", "Dolt", 0, func(v variant) bool { return v.alone && v.binary != nil }},
		{"Vitess", "8.0.40-Vitess", "Version: 22.0.0 (Git revision cca7b7f branch 'main') built on Tue Feb 11", 0, func(v variant) bool { return strings.Contains(v.whole, "Vitess") }},
		{"Vitess that calls itself MySQL", "8.0.22", "Version: 22.0.0 (Git revision cca7b7f branch 'main') built on Tue Feb 11", 0, func(v variant) bool { return strings.Contains(v.whole, "Vitess") }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := mocked(t)
			mock.ExpectQuery("VERSION").WillReturnRows(sqlmock.NewRows([]string{"v", "c"}).AddRow(tt.version, tt.comment))
			mock.ExpectQuery("wsrep_on").WillReturnError(sql.ErrNoRows)
			mock.ExpectQuery("lower_case_table_names").WillReturnRows(sqlmock.NewRows([]string{"n"}).AddRow(0))
			mock.ExpectQuery("replication_group_members").WillReturnRows(sqlmock.NewRows([]string{"many"}).AddRow(tt.primaries > 1))
			v, err := mysql{engine.MySQL}.variant(t.Context(), db)
			if err != nil || !tt.is(v) {
				t.Errorf("%s, %s is taken for %+v, %v", tt.version, tt.comment, v, err)
			}
		})
	}
}

// A session on a server where nothing can be rewritten is refused before its first
// setting.
func TestServersThatAreRefused(t *testing.T) {
	for _, tt := range []struct {
		name, word string
		p          engine.Profile
		expect     func(sqlmock.Sqlmock)
	}{
		{"CockroachDB", "40001", engine.PostgreSQL, func(m sqlmock.Sqlmock) {
			m.ExpectQuery("version").WillReturnRows(sqlmock.NewRows([]string{"v"}).AddRow("CockroachDB CCL v24.1.1"))
		}},
		{"Vitess", "Materialize", engine.MySQL, func(m sqlmock.Sqlmock) {
			m.ExpectExec("sql_big_selects").WillReturnResult(sqlmock.NewResult(0, 0))
			m.ExpectQuery("VERSION").WillReturnRows(sqlmock.NewRows([]string{"v", "c"}).AddRow("8.0.40-Vitess", ""))
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := mocked(t)
			tt.expect(mock)
			d, err := For(tt.p)
			if err != nil {
				t.Fatal(err)
			}
			_, err = d.Open(t.Context(), db)
			var refused ServerError
			if !errors.As(err, &refused) || !strings.Contains(err.Error(), tt.name) || !strings.Contains(err.Error(), tt.word) {
				t.Errorf("error %v", err)
			}
			if err := mock.ExpectationsWereMet(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestColumnsThatADistributedServerKeeps(t *testing.T) {
	col := Column{Ref: Ref{"public", "orders"}, Name: "id"}
	citusRow := func(method, key string) func(sqlmock.Sqlmock) {
		return func(m sqlmock.Sqlmock) {
			m.ExpectQuery("pg_dist_partition").WithArgs("public", "orders").WillReturnRows(sqlmock.NewRows([]string{"m", "k"}).AddRow(method, key))
		}
	}
	yugabyteRow := func(hashed, ordered, partitions bool) func(sqlmock.Sqlmock) {
		return func(m sqlmock.Sqlmock) {
			m.ExpectQuery("indoption").WithArgs("public", "orders", "id").WillReturnRows(sqlmock.NewRows([]string{"h", "o", "p"}).AddRow(hashed, ordered, partitions))
		}
	}
	for _, tt := range []struct {
		name   string
		v      pgVariant
		expect func(sqlmock.Sqlmock)
		want   string
	}{
		{"the distribution column", citus, citusRow("h", "id"), "no UPDATE may change a distribution column"},
		{"another column of a distributed table", citus, citusRow("h", "tenant"), "distributes it by tenant"},
		{"a reference table", citus, citusRow("n", ""), ""},
		{"a local table", citus, func(m sqlmock.Sqlmock) { m.ExpectQuery("pg_dist_partition").WillReturnError(sql.ErrNoRows) }, ""},
		{"a key by hash", yugabyte, yugabyteRow(true, false, false), "(id ASC) for the run"},
		{"a key by hash with an ordered index", yugabyte, yugabyteRow(true, true, false), ""},
		{"a key in order", yugabyte, yugabyteRow(false, true, false), ""},
		{"a column with no index", yugabyte, yugabyteRow(false, false, false), ""},
		{"a partition key", yugabyte, yugabyteRow(false, true, true), "partitioned by id"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := mocked(t)
			tt.expect(mock)
			err := tt.v.suits(t.Context(), db, []Column{col})
			var refused *RefusedError
			if tt.want == "" && err != nil || tt.want != "" && (!errors.As(err, &refused) || !strings.Contains(err.Error(), tt.want) || refused.Ref != col.Ref) {
				t.Errorf("error %v, want %q", err, tt.want)
			}
		})
	}
}

func TestACopyOfATableOfCitus(t *testing.T) {
	for _, its := range []bool{true, false} {
		db, mock := mocked(t)
		mock.ExpectQuery("pg_dist_partition").WillReturnRows(sqlmock.NewRows([]string{"its"}).AddRow(its))
		why, err := citus.loses(t.Context(), db, []*CopyTable{{Ref: Ref{"public", "orders"}}})
		if err != nil || strings.Contains(why, "Citus") != its {
			t.Errorf("a table of Citus %v: %q, %v", its, why, err)
		}
	}
}

// An error as pgx has it.
type stated struct{ code, message string }

func (e *stated) Error() string    { return e.message + " (SQLSTATE " + e.code + ")" }
func (e *stated) SQLState() string { return e.code }

// An error of the server that has only a text of its own.
type unnumbered struct {
	Number uint16
	text   string
}

func (e *unnumbered) Error() string { return fmt.Sprint("Error ", e.Number, ": ", e.text) }

func TestConflictsOfDistributedServers(t *testing.T) {
	pg, err := For(engine.PostgreSQL)
	if err != nil {
		t.Fatal(err)
	}
	my, err := For(engine.MySQL)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name string
		d    Dialect
		err  error
		want Kind
	}{
		{"CockroachDB: a transaction to be restarted", pg, &stated{"40001", "restart transaction: TransactionRetryWithProtoRefreshError: WriteTooOldError"}, KindConflict},
		{"YugabyteDB: a conflict", pg, &stated{"40001", "could not serialize access due to concurrent update"}, KindConflict},
		{"YugabyteDB: a read to be restarted", pg, &stated{"XX000", "Query error: Restart read required at: { read: { physical: 1 } }"}, KindConflict},
		{"YugabyteDB: a schema that changed", pg, &stated{"XX000", "schema version mismatch for table 000: expected 1, got 0"}, KindConflict},
		{"YugabyteDB: a catalogue that changed", pg, &stated{"XX000", "Catalog Version Mismatch: A DDL occurred while processing this query. Try Again"}, KindConflict},
		{"PostgreSQL: an internal error", pg, &stated{"XX000", "could not find block"}, KindOther},
		{"TiDB: a write conflict", my, &numbered{9007}, KindConflict},
		{"TiDB: a locking read that cannot be tried again", my, &numbered{8002}, KindConflict},
		{"TiDB: a commit that can be tried again", my, &numbered{8022}, KindConflict},
		{"TiDB: a schema that changed", my, &numbered{8028}, KindConflict},
		{"TiDB: a deadlock", my, &numbered{1213}, KindConflict},
		{"TiDB: a lock that is held", my, &numbered{1205}, KindLock},
		{"TiDB: a lock that is held, without its number", my, &unnumbered{1105, "lock wait timeout"}, KindLock},
		{"TiDB: any other error without a number", my, &unnumbered{1105, "unknown"}, KindOther},
		{"TiDB: a busy TiKV", my, &numbered{9003}, KindUnready},
		{"TiDB: a region without a leader", my, &numbered{9005}, KindUnready},
		{"TiDB: a transaction that is too large", my, &numbered{8004}, KindTooBig},
		{"TiDB: a statement that needs too much memory", my, &numbered{8175}, KindTooBig},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.d.Kind(fmt.Errorf("chunk 1: %w", tt.err)); got != tt.want || got.Retry() != (tt.want != KindOther) {
				t.Errorf("kind %d, tried again: %v; want %d", got, got.Retry(), tt.want)
			}
		})
	}
}
