package dialect

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestGoldenReclaim compares the statements that free space with their golden
// file, per engine that has any.
func TestGoldenReclaim(t *testing.T) {
	found := 0
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MySQL, engine.MariaDB, engine.MariaDBUUID, engine.SQLite, engine.SQLServer} {
		d, err := For(p)
		if err != nil {
			t.Fatal(err)
		}
		v, ok := d.(Vacuumer)
		x, both := d.(Reindexer)
		if ok != both {
			t.Fatalf("%v has one of the two abilities", p)
		}
		if !ok {
			continue
		}
		found++
		name := "reclaim-" + strings.ToLower(p.Name())
		t.Run(name, func(t *testing.T) {
			var b strings.Builder
			vacuum, err := v.Vacuum(Ref{"shop", `order "items"`})
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range append(vacuum, v.Unwait()) {
				write(&b, "vacuum", s.SQL)
			}
			ix := Index{Ref: Ref{"shop", `it's "the" key`}, On: Ref{"shop", `order "items"`}}
			rebuild, err := x.Reindex(ix)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range []Statement{x.Wait(), rebuild, x.Unwait()} {
				write(&b, "reindex", s.SQL)
			}
			drop, err := x.DropIndex(ix)
			if err != nil {
				t.Fatal(err)
			}
			write(&b, "drop an unfinished index", drop.SQL)
			compareGolden(t, name, b.String())

			nul := Ref{"shop", "a\x00b"}
			_, vacuumErr := v.Vacuum(nul)
			_, reindexErr := x.Reindex(Index{Ref: nul})
			_, dropErr := x.DropIndex(Index{Ref: nul})
			if slices.Contains([]error{vacuumErr, reindexErr, dropErr}, nil) {
				t.Error("a name with a NUL byte was quoted")
			}
		})
	}
	if found == 0 {
		t.Error("no engine has the abilities")
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
