package mysql

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Normaliser has no trigger on UPDATE, which the run itself would fire for every row. It waits
// for the chunk that has a row's lock, and locks no gap where there is no row.
func (d Dialect) Normaliser(c *sqlgen.Class, m sqlgen.Move) []sqlgen.Statement {
	out := d.RemoveNormaliser(c, m)
	refs, cols := c.Tables()
	for i, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("CREATE TRIGGER ", d.normaliser(b, ref, m, i), " BEFORE INSERT ON ", b.Table(ref),
			" FOR EACH ROW SET ")
		for k, col := range cols[ref] {
			b.Sep(k, ", ")
			value := "NEW." + b.Q(col.Name)
			b.W(value, " = CASE WHEN ")
			b.Late(c, col, m, "IF(EXISTS (SELECT 1 {from}), EXISTS (SELECT 1 {from} LOCK IN SHARE MODE), 0)")
			b.W(" THEN ", col.Form.Convert(value, m.T), " ELSE ", value, " END")
		}
		out = append(out, b.Done())
	}
	return out
}

// NormaliserRefusal refuses a server without triggers, and a role that may make none. Names
// cannot collide: they have the number of the run.
func (d Dialect) NormaliserRefusal(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) (string, error) {
	v, err := d.variant(ctx, q)
	if v.triggers != "" || err != nil {
		return v.triggers, err
	}
	return "", d.mayTrigger(ctx, q, c.Columns[0].Schema)
}

// mayTrigger fails where a server with a binary log lets the role make no trigger. What the role
// has been granted on the table is no matter then. It makes one on a table that is not there: the
// server asks for that first.
func (d Dialect) mayTrigger(ctx context.Context, q dialect.Querier, schema string) error {
	err := d.run(ctx, q, "CREATE TRIGGER %s BEFORE INSERT ON %s FOR EACH ROW SET @sqluuid = 1",
		sqlgen.Ref{Schema: schema, Table: sqlgen.NormaliserName},
		sqlgen.Ref{Schema: schema, Table: "sqluuid_migration_probe"})
	if errorNumber(err) == noTrust {
		return fmt.Errorf("making triggers: %w; the server has a binary log, so that this takes "+
			"SUPER, or log_bin_trust_function_creators = 1", err)
	}
	return nil
}

func (Dialect) normaliser(b *sqlgen.Builder, ref sqlgen.Ref, m sqlgen.Move, i int) string {
	return b.Table(sqlgen.Ref{Schema: ref.Schema,
		Table: fmt.Sprintf("%s_%d_%d", sqlgen.NormaliserName, m.Run, i)})
}

func (d Dialect) RemoveNormaliser(c *sqlgen.Class, m sqlgen.Move) []sqlgen.Statement {
	var out []sqlgen.Statement
	refs, _ := c.Tables()
	for i, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("DROP TRIGGER IF EXISTS ", d.normaliser(b, ref, m, i))
		out = append(out, b.Done())
	}
	return out
}
