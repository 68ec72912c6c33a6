package sqlserver_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlc-dev/teesql/ast"
	"github.com/sqlc-dev/teesql/parser"

	"github.com/sqluuid/sqluuid/internal/casetest"
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
	n := 0
	for _, file := range []string{
		"../../migrate/internal/sqlserver/testdata/sqlserver.txt",
		"../../migrate/internal/sqlserver/testdata/catalogue.txt",
		"../../cmd/sqluuid/internal/scan/testdata/sqlserver.txt",
	} {
		cases, err := casetest.Read(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cases {
			for _, s := range c.Steps {
				for _, st := range statementsOf(s.Output) {
					n++
					if _, err := parse(known.Replace(st)); err != nil {
						t.Errorf("%s:%d: %v in\n%s", filepath.Base(file), s.Line, err, st)
					}
				}
			}
		}
	}
	if n < 150 {
		t.Errorf("only %d statements", n)
	}
}

// statementsOf returns the statements of an output, which stand between comments. Two lines are a guard and a
// conversion.
func statementsOf(output string) (list []string) {
	output = strings.ReplaceAll(output, "\n ", " ") // the next line of a statement
	var lines []string
	for line := range strings.Lines(output + "-- the end\n") {
		switch {
		case !strings.HasPrefix(line, "-- "):
			lines = append(lines, strings.TrimSuffix(line, "\n"))
			continue
		case len(lines) == 2:
			list = append(list, "SELECT CASE WHEN "+lines[0]+" THEN 1 ELSE 0 END, "+lines[1]+" FROM t")
		default:
			list = append(list, lines...)
		}
		lines = nil
	}
	return list
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
