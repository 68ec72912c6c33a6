package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// CopyRefusal asks for each table, and then for each of its columns whose type changes.
func (Dialect) CopyRefusal(ctx context.Context, q dialect.Querier, c *shadow.Copy) (string, error) {
	var schemas, tables, out []string
	for _, t := range c.Tables {
		if slices.Contains(tables, t.Table) {
			out = append(out, fmt.Sprintf("there are two tables of the name %q in the class", t.Table))
		}
		schemas, tables = append(schemas, t.Schema), append(tables, t.Table)
	}
	for _, t := range c.Tables {
		why, err := listShown(ctx, q, "copy refusal", t.Schema, t.Table,
			pgArray(schemas), pgArray(tables), sqlgen.FollowerName+c.Label)
		if err != nil {
			return "", err
		}
		out = append(out, shadow.Losses(t.Ref, why)...)
		for _, col := range t.Columns {
			if col.Type == "" {
				continue
			}
			why, err := listShown(ctx, q, "type refusal", t.Schema, t.Table, col.Name)
			if err != nil {
				return "", err
			}
			for i := range why {
				why[i] += fmt.Sprintf(" column %q, made for its old type", col.Name)
			}
			out = append(out, shadow.Losses(t.Ref, why)...)
		}
	}
	return strings.Join(out, "; "), nil
}
