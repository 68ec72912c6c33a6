//go:build cgo

package sqlserver_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
)

// The statements of a change of type have every column of the class, and are T-SQL to a parser of it.
func TestRetypeByHandParses(t *testing.T) {
	for _, f := range forms {
		t.Run(f.name, func(t *testing.T) {
			rewrite := migrate.TextToBinary.Inverse()
			if strings.Contains(f.typ, "char") {
				rewrite = migrate.TextToBinary
			}
			s := shop(t, f, newIDs(5, f.of))
			was := dump(t, s)
			_, err := open(t, s.DB).Plan(t.Context(), migrate.PlanConfig{Rewrite: rewrite, Column: orders})
			if !errors.Is(err, migrate.ErrRefused) {
				t.Fatalf("error %v, want ErrRefused", err)
			}
			_, batch, _ := strings.Cut(err.Error(), "\n")
			if n := strings.Count(batch, "sp_rename"); n != 3 {
				t.Errorf("%d columns, want 3", n)
			}
			if _, err := parse(batch); err != nil {
				t.Errorf("%v in\n%s", err, batch)
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
			same(t, "after the refusal", dump(t, s), was)
		})
	}
}
