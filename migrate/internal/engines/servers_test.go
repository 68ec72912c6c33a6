package engines

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A session on a server where nothing can be rewritten is refused before its first
// setting.
func TestServersThatAreRefused(t *testing.T) {
	calls := func(version, comment string) func(sqlmock.Sqlmock) { // itself
		return func(m sqlmock.Sqlmock) {
			m.ExpectExec("sql_big_selects").WillReturnResult(sqlmock.NewResult(0, 0))
			rows := sqlmock.NewRows([]string{"v", "c"}).AddRow(version, comment)
			m.ExpectQuery("VERSION").WillReturnRows(rows)
		}
	}
	version := func(m sqlmock.Sqlmock, v string) {
		m.ExpectQuery("version").WillReturnRows(sqlmock.NewRows([]string{"v"}).AddRow(v))
	}
	for _, tt := range []struct {
		name, word string
		p          engine.Profile
		expect     func(sqlmock.Sqlmock)
	}{
		{"CockroachDB", "40001", engine.PostgreSQL, func(m sqlmock.Sqlmock) {
			version(m, "CockroachDB CCL v24.1.1")
		}},
		{"YugabyteDB", "never run", engine.PostgreSQL, func(m sqlmock.Sqlmock) {
			version(m, "PostgreSQL 15.12-YB-2025.1.0.0-b168 on x86_64-pc-linux-gnu")
		}},
		{"Citus", "create_distributed_table", engine.PostgreSQL, func(m sqlmock.Sqlmock) {
			version(m, "PostgreSQL 16.4 on x86_64-pc-linux-gnu")
			m.ExpectQuery("pg_extension").WillReturnRows(sqlmock.NewRows([]string{"there"}).AddRow(true))
		}},
		{"Vitess", "Materialize", engine.MySQL, calls("8.0.40-Vitess", "")},
		{"Vitess", "Materialize", engine.MySQL, calls("8.0.22",
			"Version: 22.0.0 (Git revision cca7b7f branch 'main') built on Tue Feb 11")},
		{"go-mysql-server", "locks nothing", engine.MySQL, calls("8.0.31", "Dolt")},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := dialecttest.Mocked(t)
			tt.expect(mock)
			d, err := For(tt.p)
			if err != nil {
				t.Fatal(err)
			}
			_, err = d.Open(t.Context(), db)
			var refused dialect.ServerError
			if !errors.As(err, &refused) || !strings.Contains(err.Error(), tt.name) ||
				!strings.Contains(err.Error(), tt.word) {
				t.Errorf("error %v", err)
			}
			if err := mock.ExpectationsWereMet(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestConflictsOfDistributedServers(t *testing.T) {
	pg, err := For(engine.PostgreSQL)
	if err != nil {
		t.Fatal(err)
	}
	my, err := For(engine.MySQL)
	if err != nil {
		t.Fatal(err)
	}
	stated := func(code, text string) error {
		return &stated{Code: code, Message: text}
	}
	unnumbered := func(text string) error {
		return &unnumbered{Number: 1105, Text: text}
	}
	number := func(n uint16) error { return &dialecttest.Numbered{Number: n} }
	for _, tt := range []struct {
		name string
		d    dialect.Dialect
		err  error
		want dialect.Kind
	}{
		{"CockroachDB: a transaction to be restarted", pg,
			stated("40001", "restart transaction: TransactionRetryWithProtoRefreshError: "+
				"WriteTooOldError"), dialect.KindConflict},
		{"PostgreSQL: an internal error", pg,
			stated("XX000", "could not find block"), dialect.KindOther},
		{"TiDB: a write conflict", my, number(9007), dialect.KindConflict},
		{"TiDB: a locking read that cannot be tried again", my, number(8002), dialect.KindConflict},
		{"TiDB: a commit that can be tried again", my, number(8022), dialect.KindConflict},
		{"TiDB: a schema that changed", my, number(8028), dialect.KindConflict},
		{"TiDB: a deadlock", my, number(1213), dialect.KindConflict},
		{"TiDB: a lock that is held", my, number(1205), dialect.KindLock},
		{"TiDB: a lock that is held, of a statement with NOWAIT", my, number(3572), dialect.KindLock},
		{"TiDB: a lock that is held, without its number", my,
			unnumbered("lock wait timeout"), dialect.KindLock},
		{"TiDB: any other error without a number", my, unnumbered("unknown"), dialect.KindOther},
		{"TiDB: a busy TiKV", my, number(9003), dialect.KindUnready},
		{"TiDB: a region without a leader", my, number(9005), dialect.KindUnready},
		{"TiDB: a transaction that is too large", my, number(8004), dialect.KindTooBig},
		{"TiDB: a statement that needs too much memory", my, number(8175), dialect.KindTooBig},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := tt.d.Kind(fmt.Errorf("chunk 1: %w", tt.err))
			if got != tt.want || got.Retry() != (tt.want != dialect.KindOther) {
				t.Errorf("kind %d, tried again: %v; want %d", got, got.Retry(), tt.want)
			}
		})
	}
}

// A stated error is as pgx has it.
type stated struct{ Code, Message string }

func (e *stated) Error() string    { return e.Message + " (SQLSTATE " + e.Code + ")" }
func (e *stated) SQLState() string { return e.Code }

// An unnumbered error has only a text of its own.
type unnumbered struct {
	Number uint16
	Text   string
}

func (e *unnumbered) Error() string { return fmt.Sprint("Error ", e.Number, ": ", e.Text) }
