package mysql

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Normaliser of MySQL and MariaDB has no trigger on UPDATE, which the run itself
// would fire for every row. It waits for the chunk that has a row's lock, and locks no
// gap where there is no row.
func (d Dialect) Normaliser(c *sqlgen.Class, m sqlgen.Move) ([]sqlgen.Statement, error) {
	out, err := d.RemoveNormaliser(c, m)
	if err != nil {
		return nil, err
	}
	refs, cols := c.Tables()
	for i, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("CREATE TRIGGER ", d.normaliser(b, ref, m, i), " BEFORE INSERT ON ", b.Table(ref), " FOR EACH ROW SET ")
		for k, col := range cols[ref] {
			if k > 0 {
				b.W(", ")
			}
			value := "NEW." + b.Q(col.Name)
			b.W(value, " = CASE WHEN ")
			b.Late(c, col, m, "IF(EXISTS (SELECT 1 {from}), EXISTS (SELECT 1 {from} LOCK IN SHARE MODE), 0)")
			b.W(" THEN ", col.Form.Convert(value, m.T), " ELSE ", value, " END")
		}
		s, err := b.Done(sqlgen.Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// NormaliserRefusal of MySQL and MariaDB finds nothing but a server without
// triggers: the names have the number of the run.
func (d Dialect) NormaliserRefusal(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (string, error) {
	v, err := d.variant(ctx, q)
	if v.triggers != "" || err != nil {
		return v.triggers, err
	}
	return "", d.mayTrigger(ctx, q, c.Columns[0].Schema)
}

// mayTrigger fails where the role may neither make nor drop a trigger, whatever it has
// been granted on the table. Who finds out by making one cannot clear away what was
// written before. It drops one that is not there.
func (d Dialect) mayTrigger(ctx context.Context, q dialect.Querier, schema string) error {
	b := sqlgen.NewBuilder(d.p)
	err := errors.Join(b.Err, dialect.Within(ctx, q, "DROP TRIGGER IF EXISTS "+b.Table(sqlgen.Ref{Schema: schema, Table: sqlgen.NormaliserName})))
	if errorNumber(err) == errNoTrust {
		return fmt.Errorf("making triggers: %w; the server has a binary log, so that this takes SUPER, or log_bin_trust_function_creators = 1", err)
	}
	return err
}

// errNoTrust is the number of that error.
const errNoTrust = 1419

func (Dialect) normaliser(b *sqlgen.Builder, ref sqlgen.Ref, m sqlgen.Move, i int) string {
	name := b.Q(fmt.Sprintf("%s_%d_%d", sqlgen.NormaliserName, m.Run, i))
	if ref.Schema != "" {
		name = b.Q(ref.Schema) + "." + name
	}
	return name
}

func (d Dialect) RemoveNormaliser(c *sqlgen.Class, m sqlgen.Move) ([]sqlgen.Statement, error) {
	var out []sqlgen.Statement
	refs, _ := c.Tables()
	for i, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("DROP TRIGGER IF EXISTS ", d.normaliser(b, ref, m, i))
		s, err := b.Done(sqlgen.Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}
