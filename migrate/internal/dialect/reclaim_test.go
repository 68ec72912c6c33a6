package dialect

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
)

// TestGoldenReclaim compares the statements that free space with their golden file.
func TestGoldenReclaim(t *testing.T) {
	d := postgres{}
	var b strings.Builder
	vacuum, err := d.Vacuum(Ref{"shop", `order "items"`})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range append(vacuum, d.Unwait()) {
		write(&b, "vacuum", s.SQL)
	}
	ix := Index{Ref: Ref{"shop", `it's "the" key`}, On: Ref{"shop", `order "items"`}}
	rebuild, err := d.Reindex(ix)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []Statement{d.Wait(), rebuild, d.Unwait()} {
		write(&b, "reindex", s.SQL)
	}
	drop, err := d.DropIndex(ix)
	if err != nil {
		t.Fatal(err)
	}
	write(&b, "drop an unfinished index", drop.SQL)
	compareGolden(t, "reclaim-postgresql", b.String())

	nul := Ref{"shop", "a\x00b"}
	_, vacuumErr := d.Vacuum(nul)
	_, reindexErr := d.Reindex(Index{Ref: nul})
	_, dropErr := d.DropIndex(Index{Ref: nul})
	if slices.Contains([]error{vacuumErr, reindexErr, dropErr}, nil) {
		t.Error("a name with a NUL byte was quoted")
	}
}

// PostgreSQL before version 12 is refused by name.
func TestServersThatReclaimNothing(t *testing.T) {
	for what, ask := range map[string]func(context.Context, Querier, *Class) (string, error){"VACUUM": postgres{}.NoVacuum, "REINDEX": postgres{}.NoReindex} {
		db, mock := mocked(t)
		mock.ExpectQuery("server_version_num").WillReturnRows(sqlmock.NewRows([]string{"v", "able"}).AddRow("11.22", false))
		if why, err := ask(t.Context(), db, goldenClass(pgUUID)); err != nil || !strings.Contains(why, "came with PostgreSQL 12, and this is 11.22") {
			t.Errorf("%s: %q, %v", what, why, err)
		}
	}
}
