package postgres

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// TestGoldenReclaim compares the statements that free space with their golden file.
func TestGoldenReclaim(t *testing.T) {
	d := Dialect{}
	var b strings.Builder
	vacuum, err := d.Vacuum(sqlgen.Ref{Schema: "shop", Table: `order "items"`})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range append(vacuum, d.Unwait()) {
		dialecttest.Write(&b, "vacuum", s.SQL)
	}
	ix := dialect.Index{Ref: sqlgen.Ref{Schema: "shop", Table: `it's "the" key`}, On: sqlgen.Ref{Schema: "shop", Table: `order "items"`}}
	rebuild, err := d.Reindex(ix)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []sqlgen.Statement{d.Wait(), rebuild, d.Unwait()} {
		dialecttest.Write(&b, "reindex", s.SQL)
	}
	drop, err := d.DropIndex(ix)
	if err != nil {
		t.Fatal(err)
	}
	dialecttest.Write(&b, "drop an unfinished index", drop.SQL)
	dialecttest.Compare(t, "reclaim-postgresql", b.String())

	nul := sqlgen.Ref{Schema: "shop", Table: "a\x00b"}
	_, vacuumErr := d.Vacuum(nul)
	_, reindexErr := d.Reindex(dialect.Index{Ref: nul})
	_, dropErr := d.DropIndex(dialect.Index{Ref: nul})
	if slices.Contains([]error{vacuumErr, reindexErr, dropErr}, nil) {
		t.Error("a name with a NUL byte was quoted")
	}
}

// PostgreSQL before version 12 is refused by name.
func TestServersThatReclaimNothing(t *testing.T) {
	for what, ask := range map[string]func(context.Context, dialect.Querier, *sqlgen.Class) (string, error){"VACUUM": Dialect{}.NoVacuum, "REINDEX": Dialect{}.NoReindex} {
		db, mock := dialecttest.Mocked(t)
		mock.ExpectQuery("server_version_num").WillReturnRows(sqlmock.NewRows([]string{"v", "able"}).AddRow("11.22", false))
		if why, err := ask(t.Context(), db, dialecttest.NewClass(pgUUID)); err != nil || !strings.Contains(why, "came with PostgreSQL 12, and this is 11.22") {
			t.Errorf("%s: %q, %v", what, why, err)
		}
	}
}
