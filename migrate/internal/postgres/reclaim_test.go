package postgres

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// TestGoldenReclaim compares the statements that free space with their golden file.
func TestGoldenReclaim(t *testing.T) {
	d := Dialect{}
	var b strings.Builder
	vacuum := d.Vacuum(sqlgen.Ref{Schema: "shop", Table: `order "items"`})
	for _, s := range append(vacuum, d.Unwait()) {
		dialecttest.Write(&b, "vacuum", s.SQL)
	}
	ix := dialect.Index{Ref: sqlgen.Ref{Schema: "shop", Table: `it's "the" key`},
		On: sqlgen.Ref{Schema: "shop", Table: `order "items"`}}
	for _, s := range []sqlgen.Statement{d.Wait(), d.Reindex(ix), d.Unwait()} {
		dialecttest.Write(&b, "reindex", s.SQL)
	}
	dialecttest.Write(&b, "drop an unfinished index", d.DropIndex(ix).SQL)
	dialecttest.Golden(t, "reclaim", func(*testing.T, string) string { return b.String() })

	nul := sqlgen.Ref{Schema: "shop", Table: "a\x00b"}
	vacuumErr := sqlgen.Err(d.Vacuum(nul)...)
	reindexErr := d.Reindex(dialect.Index{Ref: nul}).Err()
	dropErr := d.DropIndex(dialect.Index{Ref: nul}).Err()
	if slices.Contains([]error{vacuumErr, reindexErr, dropErr}, nil) {
		t.Error("a name with a NUL byte was quoted")
	}
}
