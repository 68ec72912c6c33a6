package postgres

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// updateTriggers lists the triggers of a table that an update may fire.
func (w script) updateTriggers(t sqlgen.Ref) (list []sqlgen.Trigger) {
	w.Do(func() (err error) {
		list, err = dialect.Triggers(w.Ctx, w.On, query("update triggers"), t.Schema, t.Table)
		return err
	})
	return list
}

// TriggerLocks takes the lock that ALTER TABLE would wait for.
func (d Dialect) TriggerLocks(refs []sqlgen.Ref) (out []sqlgen.Statement) {
	for _, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		out = append(out, b.W(lock(b, []sqlgen.Ref{ref}, "SHARE ROW EXCLUSIVE")).Done())
	}
	return out
}

// Disabling needs the ownership of the tables alone, and leaves foreign keys in force. Checks
// that were put off to the end of the transaction keep ALTER TABLE from its work.
func (d Dialect) Disabling(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) (off, on []string, err error) {
	w := d.script(ctx, q)
	on = []string{"SET CONSTRAINTS ALL IMMEDIATE"}
	for _, ref := range c.Refs() {
		table := &sqlgen.Table{Ref: ref, Triggers: w.updateTriggers(ref)}
		for _, g := range sqlgen.FiredTriggers(table, c) {
			if g.Stays != "" {
				return nil, nil, dialect.Staying(ref, g)
			}
			alter := func(do string) string {
				return "ALTER TABLE ONLY " + w.Table(g.On) + " " + do + " TRIGGER " + w.Q(g.Name)
			}
			off, on = append(off, alter("DISABLE")), append(on, alter(g.Mode))
		}
	}
	return off, on, w.Err
}

// Normaliser makes functions that look at the referenced tables with the rights of this role.
//
// A role that inserts need not be allowed to read those tables, and policies may hide their rows
// from it. The plan has seen that they hide none from this role. If that changes, the insert
// fails and the id is not turned early.
func (d Dialect) Normaliser(c *sqlgen.Class, m sqlgen.Move) []sqlgen.Statement {
	var out []sqlgen.Statement
	refs, cols := c.Tables()
	for i, ref := range refs {
		fn := fmt.Sprintf(`"sqluuid"."%s_%d_%d"`, sqlgen.NormaliserName, m.Run, i)
		b, body := sqlgen.NewBuilder(d.Profile()), sqlgen.NewBuilder(d.Profile())
		var names, matches []string
		for _, col := range cols[ref] {
			value := "NEW." + body.Q(col.Name)
			body.W("IF ")
			body.MatchLate(c, col, m, "EXISTS (SELECT 1 {from} FOR KEY SHARE)")
			body.W(" THEN ", value, " := ", col.Form.Convert(value, m.T), "; END IF; ")
			names = append(names, b.Q(col.Name))
			matches = append(matches, col.Form.Match(value, m.T.From()))
		}
		text := body.Done()
		if text.Err() != nil {
			return []sqlgen.Statement{text}
		}
		if strings.Contains(text.SQL, `\`) { // a name with a backslash would depend on a setting
			return []sqlgen.Statement{sqlgen.FailWith(fmt.Errorf(
				"migrate: a name of table %q has a backslash: %w", ref.Table, errors.ErrUnsupported))}
		}
		b.W("CREATE OR REPLACE FUNCTION ", fn, "() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER ",
			"SET search_path = pg_catalog, pg_temp SET row_security = off AS ",
			pgLiteral("BEGIN "+text.SQL+"RETURN NEW; END"))
		// Nobody else can hang it on a table of their own.
		revoke := sqlgen.Statement{SQL: "REVOKE ALL ON FUNCTION " + fn + "() FROM PUBLIC"}
		on := sqlgen.NewBuilder(d.Profile())
		on.W(on.Q(normaliser(m)), " BEFORE INSERT OR UPDATE OF ", strings.Join(names, ", "),
			" ON ", on.Table(ref), " FOR EACH ROW WHEN (", strings.Join(matches, " OR "),
			") EXECUTE FUNCTION ", fn, "()")
		out = append(out, b.Done(), revoke, d.trigger(on, ref, m))
	}
	return out
}

// normaliser is the name of the triggers of a run. A table may have triggers of several runs.
func normaliser(m sqlgen.Move) string { return fmt.Sprintf("%s_%d", sqlgen.NormaliserName, m.Run) }

// trigger returns the statement that makes the trigger with this definition, or replaces it.
// PostgreSQL 13 cannot replace one, and dropping it first waits for readers too.
func (d Dialect) trigger(b *sqlgen.Builder, on sqlgen.Ref, m sqlgen.Move) sqlgen.Statement {
	st := b.Done()
	drop := "DROP TRIGGER IF EXISTS " + b.Q(normaliser(m)) + " ON " + b.Table(on)
	st.SQL = "DO " + pgLiteral("BEGIN IF current_setting('server_version_num')::int < 140000"+
		" THEN EXECUTE "+pgLiteral(drop)+"; EXECUTE "+pgLiteral("CREATE TRIGGER "+st.SQL)+
		"; ELSE EXECUTE "+pgLiteral("CREATE OR REPLACE TRIGGER "+st.SQL)+"; END IF; END")
	return st
}

func (d Dialect) NormaliserRefusal(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) (string, error) {
	w := d.script(ctx, q)
	for _, col := range c.Columns {
		list := w.ask("against a normaliser", col.Schema, col.Table, col.Name)
		if len(list) > 0 {
			return strings.Join(list, "; "), nil
		}
	}
	return "", w.Err
}

func (d Dialect) RemoveNormaliser(c *sqlgen.Class, m sqlgen.Move) []sqlgen.Statement {
	var out []sqlgen.Statement
	for _, ref := range c.Refs() {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("DROP TRIGGER IF EXISTS ", b.Q(normaliser(m)), " ON ", b.Table(ref))
		out = append(out, b.Done())
	}
	forget := fmt.Sprintf(query("forget functions"), sqlgen.NormaliserName, m.Run)
	return append(out, sqlgen.Statement{SQL: forget})
}
