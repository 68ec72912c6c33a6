package dialect

import (
	"context"
	"fmt"
)

// TableLocks disables the keys of the class, and locks the tables of columns without one.
func (d sqlserver) TableLocks(c *Class) ([]Statement, error) {
	out, err := d.constraints(c, "NOCHECK")
	if err != nil {
		return nil, err
	}
	for _, col := range c.Columns {
		if !col.Undeclared {
			continue
		}
		b := newBuilder(d.Profile())
		b.w("SELECT TOP (1) 1 FROM ", b.table(col.Ref), " WITH (TABLOCKX, HOLDLOCK)")
		s, err := b.done(Exec)
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
func (d sqlserver) Move(ctx context.Context, tx Tx, c *Class, m Batch) ([]int64, error) {
	b := newBuilder(d.Profile())
	for i, col := range c.Columns {
		list, image, err := m.listed(b, col)
		if err != nil {
			return nil, err
		}
		columns := "o nvarchar(36) '$[0]'"
		if !m.turns(col.Form) {
			columns += ", n nvarchar(36) '$[1]'"
		}
		b.w(fmt.Sprintf("DECLARE @n%d bigint; ", i), "UPDATE ", b.table(col.Ref), " SET ", b.q(col.Name), " = ", image, " FROM ", b.table(col.Ref),
			" INNER JOIN OPENJSON(", b.arg(list), ") WITH (", columns, ") m ON ")
		b.onlyOf(col)
		b.w(b.col(col), " = ", col.Form.pairOf("m.o"), fmt.Sprintf("; SET @n%d = ROWCOUNT_BIG(); ", i))
	}
	b.w("SELECT ")
	for i := range c.Columns {
		if i > 0 {
			b.w(", ")
		}
		b.w(fmt.Sprintf("@n%d", i))
	}
	st, err := b.done(Count)
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

func (sqlserver) listIDs(b *builder, m Batch) {
	b.w("SELECT CONVERT(binary(16), m.o, 2) FROM OPENJSON(", b.arg(m.pairsJSON(msBinary)), ") WITH (o nvarchar(36) '$[0]') m")
}
