package sqlserver

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// tableLocks disables the keys of the class, and locks the tables of columns without one.
func (d Dialect) tableLocks(c *sqlgen.Class) []sqlgen.Statement {
	out := d.constraints(c, "NOCHECK")
	for _, col := range c.Columns {
		if !col.Undeclared {
			continue
		}
		b := sqlgen.NewBuilder(d.Profile())
		b.W("SELECT TOP (1) 1 FROM ", b.Table(col.Ref), " WITH (TABLOCKX, HOLDLOCK)")
		out = append(out, b.Done())
	}
	return out
}

// Move updates column by column, in one batch that tells how many rows each UPDATE itself has
// changed: a driver would count the rows of triggers too. It leaves the session's settings alone.
// Then it enables the keys again.
func (d Dialect) Move(ctx context.Context, tx dialect.Tx, c *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	if len(m.From) == 0 {
		return make([]int64, len(c.Columns)), dialect.Exec(ctx, tx, d.constraints(c, "CHECK")...)
	}
	b := sqlgen.NewBuilder(d.Profile())
	for i, col := range c.Columns {
		list, image := m.ListJSON(b, col)
		columns := "o nvarchar(36) '$[0]'"
		if !m.Turns(col.Form) {
			columns += ", n nvarchar(36) '$[1]'"
		}
		b.W(fmt.Sprintf("DECLARE @n%d bigint; ", i), "UPDATE ", b.Table(col.Ref), " SET ",
			b.Q(col.Name), " = ", image, " FROM ", b.Table(col.Ref),
			" INNER JOIN OPENJSON(", b.Arg(list), ") WITH (", columns, ") m ON ", b.OnlyOf(col),
			b.Col(col), " = ", col.Form.PairOf("m.o"), fmt.Sprintf("; SET @n%d = ROWCOUNT_BIG(); ", i))
	}
	b.W("SELECT ")
	for i := range c.Columns {
		b.Sep(i, ", ").W(fmt.Sprintf("@n%d", i))
	}
	out := make([]int64, len(c.Columns))
	if err := dialect.Scan(ctx, tx, b.Done(), dialect.Dest(out)...); err != nil {
		return nil, err
	}
	return out, dialect.Exec(ctx, tx, d.constraints(c, "CHECK")...)
}
