package sqlserver_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqlc-dev/teesql/ast"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// The batch of a change of type, as the command prints it, has every column of the class and is
// T-SQL to a parser of it, statement by statement. So is what the command asks for it.
func TestRetypeByHandParses(t *testing.T) {
	command := build(t)
	for _, c := range []*catalogue{
		{typ: "uniqueidentifier", size: 16}, {typ: "binary", size: 16}, {typ: "varbinary", size: 20},
		{typ: "varchar", size: 36}, {typ: "char", size: 36},
	} {
		t.Run(c.typ, func(t *testing.T) {
			rewrite := "binary-to-text"
			if strings.Contains(c.typ, "char") {
				rewrite = "text-to-binary"
			}
			batch := printedBatch(t, command, rewrite, "dbo.orders.id", c.serve(t))
			if n := strings.Count(batch, "sp_rename"); n != 3 {
				t.Errorf("%d columns, want 3", n)
			}
			script, err := parse(batch)
			if err != nil || len(script.Batches) != 1 {
				t.Fatalf("%v in\n%s", err, batch)
			}
			// SET and BEGIN, for each column a check and four statements, and the COMMIT.
			list := script.Batches[0].Statements
			_, commits := list[len(list)-1].(*ast.CommitTransactionStatement)
			if len(list) != 2+3*5+1 || !commits {
				t.Errorf("%d statements, the last of them a %T, in\n%s", len(list), list[len(list)-1], batch)
			}
			for line := range strings.Lines(batch) {
				inner, found := strings.CutPrefix(strings.TrimSpace(line), "EXEC (N'")
				if !found {
					continue
				}
				inner = strings.ReplaceAll(strings.TrimSuffix(inner, "');"), "''", "'")
				if _, err := parse(inner); err != nil {
					t.Errorf("%v in\n%s", err, inner)
				}
			}
			sent := c.statements()
			for _, st := range sent {
				if _, err := parse(known.Replace(st)); err != nil {
					t.Errorf("%v in\n%s", err, st)
				}
			}
			if len(sent) < 8 {
				t.Errorf("only %d statements were sent", len(sent))
			}
		})
	}
}

// TestRetypeByHandOnAServer runs the printed batch as it stands, on a table without keys.
func TestRetypeByHandOnAServer(t *testing.T) {
	url, db := dbtest.SQLServer.Own(t)
	command := build(t)
	id := sqltype.MustParse("f81d4fae-7dec-71d0-a765-00a0c91e6bf6")
	for _, q := range []string{"CREATE TABLE notes (id char(36) NULL, n int NOT NULL)",
		"INSERT INTO notes VALUES ('" + id.String() + "', 1), (NULL, 2)"} {
		if _, err := db.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	for _, tt := range []struct{ rewrite, query string }{
		{"text-to-binary", "SELECT CONVERT(char(32), id, 2) FROM notes WHERE id IS NOT NULL"},
		{"binary-to-text", "SELECT REPLACE(id, '-', '') FROM notes WHERE id IS NOT NULL"},
	} {
		batch := printedBatch(t, command, tt.rewrite, "dbo.notes.id", url)
		conn, err := db.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := conn.ExecContext(t.Context(), batch); err != nil {
			t.Fatalf("%v in\n%s", err, batch)
		}
		var open int
		var digits []string
		if err := conn.QueryRowContext(t.Context(), "SELECT @@TRANCOUNT").Scan(&open); err != nil || open != 0 {
			t.Errorf("%s leaves %d transactions open, %v", tt.rewrite, open, err)
		}
		rows, err := conn.QueryContext(t.Context(), tt.query)
		if err != nil {
			t.Fatal(err)
		}
		for rows.Next() {
			var s string
			if err := rows.Scan(&s); err != nil {
				t.Fatal(err)
			}
			digits = append(digits, strings.ToLower(s))
		}
		if want := []string{strings.ReplaceAll(id.String(), "-", "")}; rows.Err() != nil || !slices.Equal(digits, want) {
			t.Errorf("%s leaves %v, %v, want %v", tt.rewrite, digits, rows.Err(), want)
		}
		conn.Close()
	}
}
