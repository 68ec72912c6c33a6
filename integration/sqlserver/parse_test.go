//go:build cgo

package sqlserver_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlc-dev/teesql/ast"
	"github.com/sqlc-dev/teesql/parser"

	"github.com/sqluuid/sqluuid/migrate"
)

func parse(st string) (*ast.Script, error) {
	return parser.Parse(context.Background(), strings.NewReader(st))
}

// known writes what this parser does not know in another way: a key and a CHECK that
// the server names, a CHECK that is not for replication, a column called type.
var known = strings.NewReplacer(" ADD UNIQUE ", " ADD CONSTRAINT [x] UNIQUE ", " ADD PRIMARY ", " ADD CONSTRAINT [x] PRIMARY ", " CHECK NOT FOR REPLICATION (", " CHECK (",
	" AND type IN (", " AND [type] IN (")

// Every statement of the golden files is T-SQL to a parser of it. Predicates and
// conversions stand in a SELECT of their own.
func TestGoldenStatementsParse(t *testing.T) {
	files, err := filepath.Glob("../../migrate/internal/sqlserver/testdata/*.sql")
	if err != nil || len(files) != 9 {
		t.Fatalf("golden files %v, %v", files, err)
	}
	files = append(files, "../../cmd/sqluuid/internal/scan/testdata/sqlserver.sql")
	n := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range strings.Split(string(text), "\n\n") {
			part = strings.ReplaceAll(part, "\n ", " ") // the next line of a statement
			lines := slices.DeleteFunc(strings.Split(part, "\n"), func(s string) bool { return s == "" || strings.HasPrefix(s, "-- ") })
			if len(lines) == 0 {
				continue
			}
			list := lines[:1]
			if len(lines) == 2 { // a guard and a conversion
				list = []string{"SELECT CASE WHEN " + lines[0] + " THEN 1 ELSE 0 END, " + lines[1] + " FROM t"}
			}
			for _, st := range list {
				n++
				st = known.Replace(st)
				if _, err := parse(st); err != nil {
					t.Errorf("%s: %v in\n%s", filepath.Base(file), err, st)
				}
			}
		}
	}
	if n < 150 {
		t.Errorf("only %d statements", n)
	}
}

// So is every statement that a plan, a run, a verification, an undo and finish send.
func TestSentStatementsParse(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range forms {
		s := shop(t, f, newIDs(70, f.of))
		cfg := migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}
		pl := plan(t, s, cfg, false)
		if _, err := pl.m.Estimate(t.Context(), pl.Plan, true); err != nil {
			t.Fatal(err)
		}
		run(t, pl, migrate.RunConfig{ChunkRows: 20})
		if _, err := open(t, s.DB).Verify(t.Context(), migrate.VerifyConfig{Column: orders}); err != nil {
			t.Fatal(err)
		}
		run(t, plan(t, s, cfg, true), migrate.RunConfig{})
		if _, err := open(t, s.DB).Finish(t.Context(), migrate.FinishConfig{Column: orders}); err != nil {
			t.Fatal(err)
		}
		for _, st := range s.statements() {
			if strings.HasPrefix(st, "INSERT INTO dbo.") || strings.HasPrefix(st, "CREATE ") || seen[st] { // of the test
				continue
			}
			seen[st] = true
			if _, err := parse(known.Replace(st)); err != nil {
				t.Errorf("%v in\n%s", err, st)
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("only %d statements", len(seen))
	}
}

// What other engines take and SQL Server does not, the parser does not take either.
func TestTheParserKnowsTSQL(t *testing.T) {
	for _, st := range []string{
		"SELECT k FROM t LIMIT 1",
		"SELECT 1 FROM t WHERE CASE WHEN a = 1 THEN (b = 2) ELSE (1 = 0) END",
		"INSERT INTO t (a) SELECT 1 ON CONFLICT DO NOTHING",
		"SELECT (a FROM t",
		"SELECT CAST(a AS FROM t",
		"SELECT a FROM t WHERE `a` = 1",
		"UPDATE t SET a = 1 WHERE",
		"SELECT a FROM t WHERE a BETWEEN 1",
	} {
		if _, err := parse(st); err == nil {
			t.Errorf("it takes %s", st)
		}
	}
}
