package sqlserver

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

func (d Dialect) Take(ctx context.Context, tx dialect.Tx, c *sqlgen.Class, at int, p transform.Pattern, r sqlgen.Range, rows int) (dialect.Taken, error) {
	return dialect.Take(ctx, d, tx, c, at, p, r, rows)
}

// TableLocks disables the keys of the class, and locks the tables of columns without one.
func (d Dialect) TableLocks(c *sqlgen.Class) ([]sqlgen.Statement, error) {
	out, err := d.constraints(c, "NOCHECK")
	if err != nil {
		return nil, err
	}
	for _, col := range c.Columns {
		if !col.Undeclared {
			continue
		}
		b := sqlgen.NewBuilder(d.Profile())
		b.W("SELECT TOP (1) 1 FROM ", b.Table(col.Ref), " WITH (TABLOCKX, HOLDLOCK)")
		s, err := b.Done(sqlgen.Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// Move updates column by column, in one batch that tells how many rows each UPDATE itself has
// changed: a driver would count those of triggers too. It leaves the session's settings alone.
// Then it enables the keys again.
func (d Dialect) Move(ctx context.Context, tx dialect.Tx, c *sqlgen.Class, m sqlgen.Batch) ([]int64, error) {
	b := sqlgen.NewBuilder(d.Profile())
	for i, col := range c.Columns {
		list, image, err := m.Listed(b, col)
		if err != nil {
			return nil, err
		}
		columns := "o nvarchar(36) '$[0]'"
		if !m.Turns(col.Form) {
			columns += ", n nvarchar(36) '$[1]'"
		}
		b.W(fmt.Sprintf("DECLARE @n%d bigint; ", i), "UPDATE ", b.Table(col.Ref), " SET ", b.Q(col.Name), " = ", image, " FROM ", b.Table(col.Ref),
			" INNER JOIN OPENJSON(", b.Arg(list), ") WITH (", columns, ") m ON ")
		b.OnlyOf(col)
		b.W(b.Col(col), " = ", col.Form.PairOf("m.o"), fmt.Sprintf("; SET @n%d = ROWCOUNT_BIG(); ", i))
	}
	b.W("SELECT ")
	for i := range c.Columns {
		if i > 0 {
			b.W(", ")
		}
		b.W(fmt.Sprintf("@n%d", i))
	}
	st, err := b.Done(sqlgen.Count)
	if err != nil {
		return nil, err
	}
	out := make([]int64, len(c.Columns))
	dest := make([]any, len(out))
	for i := range out {
		dest[i] = &out[i]
	}
	if err := tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(dest...); err != nil {
		return nil, err
	}
	enable, err := d.constraints(c, "CHECK")
	for _, s := range enable {
		if err == nil {
			_, err = tx.ExecContext(ctx, s.SQL, s.Args...)
		}
	}
	return out, err
}

func (Dialect) ListIDs(b *sqlgen.Builder, m sqlgen.Batch) {
	b.W("SELECT CONVERT(binary(16), m.o, 2) FROM OPENJSON(", b.Arg(m.PairsJSON(msBinary)), ") WITH (o nvarchar(36) '$[0]') m")
}
