package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Copier = Dialect{}

// A copy on PostgreSQL is one transaction, so that nothing is left of one that was killed. New
// tables are made in a schema of their own and change schemas with the old ones at its end:
// indexes and constraints go along and keep their names.

// TextOf takes char(N) only where N is the length of an id. The spaces behind a shorter one are no
// part of it.
func (d Dialect) TextOf(ctx context.Context, q dialect.Querier,
	t shadow.TextType) (*sqlgen.Form, string, error) {
	f := pgText
	switch {
	case t.Charset != "":
		return nil, "", errors.New("PostgreSQL has one character set for a database: " +
			"leave CHARACTER SET out")
	case t.Name == "char" && t.Length != 36:
		return nil, "", errors.New("of char(N) only char(36) holds an id without spaces " +
			"behind it: name it, or varchar(N)")
	case t.Name == "char":
		f = pgBpchar
	case t.Digits():
		f = pgAnyText
	}
	if t.Collation == "" {
		return f, t.SQL(), nil
	}
	var found sqlgen.Ref
	err := q.QueryRowContext(ctx, query("collation"), t.Collation).Scan(&found.Schema, &found.Table)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, "", fmt.Errorf("the database has no deterministic collation %q", t.Collation)
	}
	b := sqlgen.NewBuilder(d.Profile())
	typ := t.SQL() + " COLLATE " + b.Q(found.Schema) + "." + b.Q(found.Table)
	return f, typ, errors.Join(err, b.Err)
}

// pgSchema names a schema of ours: what is new, old, log or drop.
func pgSchema(c *shadow.Copy, what string) string { return "sqluuid_" + what + "_" + c.Label }

func (d Dialect) Kept(c *shadow.Copy) map[sqlgen.Ref]sqlgen.Ref { return c.In(pgSchema(c, "old")) }

func (d Dialect) Swapped(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	return shadow.AllThere(ctx, d, q, d.Kept(c))
}

// pgArray writes an array of text as its literal, which every driver can bind.
func pgArray(list []string) string {
	quoted := make([]string, len(list))
	for i, s := range list {
		quoted[i] = `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
	}
	return "{" + strings.Join(quoted, ",") + "}"
}

// CopyRefusal asks for each table, and then for each of its columns whose type changes.
func (d Dialect) CopyRefusal(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (string, error) {
	var schemas, tables, out []string
	for _, t := range c.Tables {
		if slices.Contains(tables, t.Table) {
			out = append(out, fmt.Sprintf("there are two tables of the name %q in the class", t.Table))
		}
		schemas, tables = append(schemas, t.Schema), append(tables, t.Table)
	}
	w := d.script(ctx, q)
	for _, t := range c.Tables {
		why := w.askShown("copy refusal", t.Schema, t.Table, pgArray(schemas), pgArray(tables),
			sqlgen.FollowerName+c.Label)
		for _, col := range t.Columns {
			if col.Type == "" {
				continue
			}
			for _, of := range w.askShown("type refusal", t.Schema, t.Table, col.Name) {
				why = append(why, fmt.Sprintf("%s column %q, made for its old type", of, col.Name))
			}
		}
		out = append(out, shadow.Losses(t.Ref, why)...)
	}
	return strings.Join(out, "; "), w.Err
}

func (d Dialect) Fill(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	fresh := c.In(pgSchema(c, "new"))
	return d.copying(ctx, s, c).inTx(func(w copying) {
		w.begin(c.Refs())
		w.Run("CREATE SCHEMA "+w.Q(pgSchema(c, "new")), "CREATE SCHEMA "+w.Q(pgSchema(c, "old")))
		for _, t := range c.Tables {
			w.Run(w.like(t, fresh[t.Ref])...)
		}
		for _, t := range c.Tables {
			w.fill(t, w.askTable("insertable columns", t.Ref), fresh[t.Ref])
			w.finish(t.Ref)
		}
		w.report(shadow.Linking, sqlgen.Ref{})
		for _, step := range w.foreignKeys(fresh, "") {
			w.patiently(step)
		}
		w.Do(func() error { return check(w.On, c.Itself(), fresh) })
		w.report(shadow.Swapping, sqlgen.Ref{})
		w.exclusively(c.Refs())
		w.dropOutsideKeys()
		w.swap(pgSchema(c, "old"), pgSchema(c, "new"), true)
		w.Run("DROP SCHEMA " + w.Q(pgSchema(c, "new")))
		w.Do(func() error { return c.NoteShapes(w.definition) })
		w.Do(func() error { return done(w.On) })
	})
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	kept, drop := d.Kept(c), pgSchema(c, "drop")
	all := c.Refs()
	for _, t := range c.Tables {
		all = append(all, kept[t.Ref])
	}
	return d.copying(ctx, s, c).inTx(func(w copying) {
		w.begin(all)
		w.Do(func() error { return c.ShapesNoted(w.definition) })
		w.Do(func() error { return check(w.On, kept, c.Itself()) })
		w.report(shadow.Swapping, sqlgen.Ref{})
		w.exclusively(all)
		w.Run("CREATE SCHEMA " + w.Q(drop))
		w.swap(drop, pgSchema(c, "old"), false)
		var steps, tables []string
		for _, t := range c.Tables {
			away := sqlgen.Ref{Schema: drop, Table: t.Table}
			tables = append(tables, w.Table(away))
			for _, k := range w.pairs("foreign keys to other schemas", away) {
				steps = append(steps, "ALTER TABLE "+w.Table(t.Ref)+" ADD CONSTRAINT "+k[0]+" "+k[1])
			}
		}
		w.Run(append(steps, "DROP TABLE "+strings.Join(tables, ", "), "DROP SCHEMA "+w.Q(drop),
			"DROP SCHEMA "+w.Q(pgSchema(c, "old")))...)
		w.Do(func() error { return done(w.On) })
	})
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session, c *shadow.Copy) (bool, error) {
	swapped, err := d.Swapped(ctx, s, c)
	if err == nil && !swapped {
		err = d.unfollow(ctx, s, c)
	}
	return swapped, err
}

func (d Dialect) DropKept(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	w, kept := d.script(ctx, s), d.Kept(c)
	var tables []string
	for _, t := range sqlgen.Refs(kept) {
		tables = append(tables, w.Table(kept[t]))
	}
	w.Run("DROP TABLE IF EXISTS "+strings.Join(tables, ", "),
		"DROP SCHEMA IF EXISTS "+w.Q(pgSchema(c, "old")))
	return w.Err
}

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, t *shadow.CopyTable,
	from, to sqlgen.Ref) (differ bool, err error) {
	w := d.script(ctx, q)
	into, exprs := t.Exprs(w.Builder, w.askTable("insertable columns", to))
	w.Scan(pgDiffer(exprs, w.Table(from), into, w.Table(to)), nil, &differ)
	return differ, w.Err
}

// pgDiffer asks whether two tables, or some of their rows, differ in values.
func pgDiffer(values []string, from string, others []string, to string) string {
	return "SELECT " + pgSum(values, from) + " <> " + pgSum(others, to)
}

// pgSum counts rows and adds up their hashes, in one text.
func pgSum(values []string, from string) string {
	return "(SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(" +
		strings.Join(values, ", ") + ")::text, 0)::numeric), 0)::text FROM " + from + ")"
}

func (Dialect) Guard(ctx context.Context, s *dialect.Session, c *shadow.Copy) (ok bool, err error) {
	err = s.QueryRowContext(ctx, "SELECT pg_try_advisory_lock(hashtextextended($1, 0))",
		shadow.GuardName(c)).Scan(&ok)
	return ok, err
}

func (Dialect) Unguard(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	return shadow.Unguarded(s.QueryRowContext(ctx,
		"SELECT pg_advisory_unlock(hashtextextended($1, 0))", shadow.GuardName(c)))
}

// OtherLocks names the locks that making and dropping a foreign key takes.
func (Dialect) OtherLocks(c *shadow.Copy, undo bool) []string {
	var out []string
	for _, r := range c.OutsideParents() {
		name := r.Schema + "." + r.Table
		if undo {
			out = append(out, "ACCESS EXCLUSIVE on "+name+", to which foreign keys refer, "+
				"for the moment in which the tables change places")
			continue
		}
		out = append(out, "SHARE ROW EXCLUSIVE on "+name+", to which foreign keys refer, "+
			"from when the new tables are full: its readers go on, its writers wait",
			"ACCESS EXCLUSIVE on "+name+" for the moment of the swap")
	}
	return out
}

func (Dialect) CopyCosts() dialect.Costs {
	return dialect.Costs{LogName: "WAL", LogPerValue: 220, Locks: []string{
		"SHARE ROW EXCLUSIVE on every table of the class from the first step to the last: " +
			"readers go on, writers wait",
		"ACCESS EXCLUSIVE on them for the moment of the swap; each is waited for at most 0.3 s " +
			"per table at a time, and then not at all for four times as long, until " +
			hint.LockWait.Error() + " is over",
		pgOldSnapshots,
	}}
}

// pgOldSnapshots is true of every table that takes the place of another: its rows are
// younger than the transaction, and those of before are not its own.
const pgOldSnapshots = "no lock helps a transaction of REPEATABLE READ or SERIALIZABLE that " +
	"began before the end of the swap and reads a table only after it: it finds the table empty; " +
	"end such transactions before"
