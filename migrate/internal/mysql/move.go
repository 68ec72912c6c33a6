package mysql

import (
	"context"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// listRows is how many pairs a statement has where they are literals.
const listRows = 500

// Move updates column by column, those that are referred to first, with the pairs as a table.
func (d Dialect) Move(ctx context.Context, tx dialect.Tx, c *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	out := make([]int64, len(c.Columns))
	for i, col := range c.Columns {
		if m.Whole && i == m.At {
			n, err := dialect.MoveRange(ctx, tx, d, "UPDATE ", col, m)
			if err != nil {
				return nil, err
			}
			out[i] = n
			continue
		}
		for rest := m; len(rest.From) > 0; {
			part := rest
			if m.Lists && len(part.From) > listRows {
				part.From, part.To = part.From[:listRows], part.To[:listRows]
			}
			rest.From, rest.To = rest.From[len(part.From):], rest.To[len(part.To):]
			n, err := d.moveColumn(ctx, tx, col, part)
			if err != nil {
				return nil, dialect.Updating(d, col, err)
			}
			out[i] += n
		}
	}
	return out, nil
}

func (d Dialect) moveColumn(ctx context.Context, tx dialect.Tx, col sqlgen.Column,
	m sqlgen.Batch) (int64, error) {
	b := sqlgen.NewBuilder(d.p)
	list, image := m.ListJSON(b, col)
	b.W("UPDATE ")
	pairs := func() {
		if m.Lists {
			d.literals(b, col.Form, m)
		} else {
			d.table(b, list, !m.Turns(col.Form), !col.Indexed)
		}
	}
	if col.Indexed {
		pairs()
		b.W(" STRAIGHT_JOIN ", b.Table(col.Ref))
	} else { // for each row the pair is looked up
		b.W(b.Table(col.Ref), " STRAIGHT_JOIN ")
		pairs()
	}
	b.W(" ON ", b.OnlyOf(col), b.Col(col), " = ", col.Form.PairOf("m.o"),
		" SET ", b.Col(col), " = ", image)
	for _, k := range col.Keep {
		name := b.Table(col.Ref) + "." + b.Q(k)
		b.W(", ", name, " = ", name)
	}
	return dialect.CountAffected(ctx, tx, b.Done())
}

// table writes a table m of the pairs, or of texts alone, from JSON. One that is searched is a
// derived table, so that it has an index.
func (Dialect) table(b *sqlgen.Builder, list string, images, indexed bool) {
	columns := "o VARCHAR(40) PATH '$[0]'"
	if images {
		columns += ", n VARCHAR(40) PATH '$[1]'"
	}
	from := "JSON_TABLE(" + b.Arg(list) + ", '$[*]' COLUMNS (" + columns + "))"
	if indexed {
		b.W("(SELECT DISTINCT * FROM ", from, " j) m")
		return
	}
	b.W(from, " m")
}

// literals writes the table of pairs row by row.
func (Dialect) literals(b *sqlgen.Builder, f *sqlgen.Form, m sqlgen.Batch) {
	var rows [][]string
	if m.Turns(f) {
		for _, text := range m.Texts() {
			rows = append(rows, []string{text})
		}
	} else {
		for i := range m.From {
			rows = append(rows, []string{f.Text(m.From[i]), f.Text(m.To[i])})
		}
	}
	names := []string{"o", "n"}
	b.W("(")
	for i, row := range rows {
		b.Sep(i, " UNION ALL ").W("SELECT ")
		for k, cell := range row {
			b.Sep(k, ", ").W(b.Arg(cell))
			if i == 0 {
				b.W(" AS ", names[k])
			}
		}
	}
	if len(rows) == 1 { // else TiDB takes the constants into the join, and loses the columns (1105)
		b.W(" LIMIT 1")
	}
	b.W(") m")
}

// listIDs is ListIDs of [sqlgen.State].
func listIDs(b *sqlgen.Builder, m sqlgen.Batch) {
	if !m.Lists {
		b.W("SELECT UNHEX(m.o) FROM ")
		Dialect{}.table(b, m.PairsJSON(myBinary), false, false)
		return
	}
	for i, id := range m.From {
		b.Sep(i, ", ").W(fmt.Sprintf("x'%x'", id[:]))
	}
}

// Normaliser has no trigger on UPDATE, which the run itself would fire for every row. It waits for
// a chunk that has the row's lock, and locks no gap.
func (d Dialect) Normaliser(c *sqlgen.Class, m sqlgen.Move) []sqlgen.Statement {
	out := d.RemoveNormaliser(c, m)
	c = withoutDatabase(c)
	refs, cols := c.Tables()
	for i, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("CREATE TRIGGER ", b.Table(normaliser(ref, m, i)), " BEFORE INSERT ON ", b.Table(ref),
			" FOR EACH ROW SET ")
		for k, col := range cols[ref] {
			b.Sep(k, ", ")
			value := "NEW." + b.Q(col.Name)
			b.W(value, " = CASE WHEN ")
			b.MatchLate(c, col, m,
				"IF(EXISTS (SELECT 1 {from}), EXISTS (SELECT 1 {from} LOCK IN SHARE MODE), 0)")
			b.W(" THEN ", col.Form.Convert(value, m.T), " ELSE ", value, " END")
		}
		out = append(out, b.Done())
	}
	return out
}

// NormaliserRefusal refuses a server without triggers, and a role that may make none.
func (d Dialect) NormaliserRefusal(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) (string, error) {
	t := d.ask(ctx, q)
	refusal := t.server().triggers
	if refusal == "" {
		t.mayTrigger(c.Columns[0].Schema)
	}
	return refusal, t.err
}

// probeTable is a table that is not there.
const probeTable = "sqluuid_migration_probe"

// mayTrigger fails where a binary log keeps the role from making triggers, whatever it was granted.
// The server looks at that before it looks for the table.
func (t *talk) mayTrigger(schema string) {
	if t.err != nil {
		return
	}
	t.run("CREATE TRIGGER %s BEFORE INSERT ON %s FOR EACH ROW SET @sqluuid = 1",
		sqlgen.Ref{Schema: schema, Table: sqlgen.NormaliserName},
		sqlgen.Ref{Schema: schema, Table: probeTable})
	if errorNumber(t.err) != noTrust {
		t.err = nil
		return
	}
	t.err = fmt.Errorf("making triggers: %w; the server has a binary log, so that this takes "+
		"SUPER, or log_bin_trust_function_creators = 1", t.err)
}

// withoutDatabase leaves the database out of the names of tables that are all in one. That is the
// session's, where the first one is. [talk.twinTrigger] says why.
func withoutDatabase(c *sqlgen.Class) *sqlgen.Class {
	out := *c
	out.Columns, out.Keys = slices.Clone(c.Columns), slices.Clone(c.Keys)
	for i, col := range c.Columns {
		if col.Schema != c.Columns[0].Schema {
			return c
		}
		out.Columns[i].Schema = ""
	}
	for i := range c.Keys {
		out.Keys[i].Child.Schema, out.Keys[i].Parent.Schema = "", ""
	}
	return &out
}

func normaliser(ref sqlgen.Ref, m sqlgen.Move, i int) sqlgen.Ref {
	return sqlgen.Ref{Schema: ref.Schema,
		Table: fmt.Sprintf("%s_%d_%d", sqlgen.NormaliserName, m.Run, i)}
}

func (d Dialect) RemoveNormaliser(c *sqlgen.Class, m sqlgen.Move) (out []sqlgen.Statement) {
	refs, _ := c.Tables()
	for i, ref := range refs {
		out = append(out, d.sql("DROP TRIGGER IF EXISTS %s", normaliser(ref, m, i)))
	}
	return out
}
