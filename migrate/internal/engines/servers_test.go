package engines

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A session on a server where nothing can be rewritten is refused before its first
// setting.
func TestServersThatAreRefused(t *testing.T) {
	type answers map[string][]driver.Value // by a word of the question
	for _, tt := range []struct {
		name, word string
		p          engine.Profile
		answers    answers
	}{
		{"CockroachDB", "40001", engine.PostgreSQL, answers{"version": {"CockroachDB CCL v24.1.1"}}},
		{"YugabyteDB", "never run", engine.PostgreSQL, answers{
			"version": {"PostgreSQL 15.12-YB-2025.1.0.0-b168 on x86_64-pc-linux-gnu"}}},
		{"Citus", "create_distributed_table", engine.PostgreSQL, answers{
			"version": {"PostgreSQL 16.4 on x86_64-pc-linux-gnu"}, "pg_extension": {true}}},
		{"Vitess", "Materialize", engine.MySQL, answers{"VERSION": {"8.0.40-Vitess", ""}}},
		{"Vitess", "Materialize", engine.MySQL, answers{"VERSION": {"8.0.22",
			"Version: 22.0.0 (Git revision cca7b7f branch 'main') built on Tue Feb 11"}}},
		{"go-mysql-server", "locks nothing", engine.MySQL, answers{"VERSION": {"8.0.31", "Dolt"}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			server := &dialecttest.Server{Answer: func(s string, _ []driver.NamedValue) ([][]driver.Value, error) {
				for word, row := range tt.answers {
					if strings.Contains(s, word) {
						return [][]driver.Value{row}, nil
					}
				}
				if strings.Contains(s, "sql_big_selects") {
					return nil, nil
				}
				return nil, errors.New("asked: " + s)
			}}
			d, err := For(tt.p)
			if err != nil {
				t.Fatal(err)
			}
			_, err = d.Open(t.Context(), server.Open(t))
			var refused dialect.ServerError
			if !errors.As(err, &refused) || !strings.Contains(err.Error(), tt.name) ||
				!strings.Contains(err.Error(), tt.word) {
				t.Errorf("error %v", err)
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
	number := func(n uint16) error { return &dialecttest.NumberedError{Number: n} }
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
