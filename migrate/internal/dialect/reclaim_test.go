package dialect

import (
	"slices"
	"strings"
	"testing"

	"github.com/DATA-DOG/go-sqlmock"

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
			list, err := x.Reindex(ix)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range append(list, x.Unwait()) {
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

// PostgreSQL before version 12, and its relatives, are refused by name.
func TestServersThatReclaimNothing(t *testing.T) {
	for _, tt := range []struct {
		name, version string
		citus, old    bool
		want          string
	}{
		{"PostgreSQL 11", "PostgreSQL 11.22 on x86_64-pc-linux-gnu", false, true, "came with PostgreSQL 12, and this is 11.22"},
		{"Citus", "PostgreSQL 16.4 on x86_64-pc-linux-gnu", true, false, "Citus sends"},
		{"YugabyteDB", "PostgreSQL 15.12-YB-2025.1.0.0-b168 on x86_64-pc-linux-gnu", false, false, "YugabyteDB's storage"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for what, ask := range map[string]func(*testing.T) (string, error){
				"VACUUM": func(t *testing.T) (string, error) {
					return postgres{}.NoVacuum(t.Context(), reclaimServer(t, tt.version, tt.citus, tt.old), goldenClass(pgUUID))
				},
				"REINDEX": func(t *testing.T) (string, error) {
					return postgres{}.NoReindex(t.Context(), reclaimServer(t, tt.version, tt.citus, tt.old), goldenClass(pgUUID))
				},
			} {
				if why, err := ask(t); err != nil || !strings.Contains(why, tt.want) {
					t.Errorf("%s: %q, %v; want %q", what, why, err, tt.want)
				}
			}
		})
	}
}

func reclaimServer(t *testing.T, version string, citus, old bool) Querier {
	t.Helper()
	db, mock := mocked(t)
	mock.ExpectQuery("version").WillReturnRows(sqlmock.NewRows([]string{"version"}).AddRow(version))
	mock.ExpectQuery("pg_extension").WillReturnRows(sqlmock.NewRows([]string{"exists"}).AddRow(citus))
	mock.ExpectQuery("server_version_num").WillReturnRows(sqlmock.NewRows([]string{"v", "able"}).AddRow("11.22", !old))
	mock.MatchExpectationsInOrder(false)
	return db
}
