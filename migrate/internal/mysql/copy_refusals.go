package mysql

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (d Dialect) CopyRefusal(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (string, error) {
	v, err := d.variant(ctx, q)
	if v.copying != "" || err != nil {
		return v.copying, err
	}
	var out []string
	for _, t := range c.Tables {
		list, err := d.losses(ctx, q, t, v.isMySQL)
		if err != nil {
			return "", err
		}
		if c.Following { // the triggers of an online copy are its own
			own := "the trigger " + sqlgen.FollowerName + c.Label
			list = slices.DeleteFunc(list, func(s string) bool { return strings.HasPrefix(s, own) })
		}
		out = append(out, shadow.Losses(t.Ref, list)...)
	}
	loose, err := looseKeys(ctx, q, c)
	return strings.Join(slices.Concat(out, shadow.KeysFromOutside(c), loose), "; "), err
}

// losses lists what a copy of a table would lose or break.
func (d Dialect) losses(ctx context.Context, q dialect.Querier, t *shadow.CopyTable,
	isMySQL bool) ([]string, error) {
	all, err := dialect.ListNames(ctx, q, query("lost with a table"),
		t.Schema, t.Table, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	if isMySQL {
		barred, err := dialect.ListNames(ctx, q, query("barred by a setting on MySQL"), t.Schema, t.Table)
		if all = append(all, barred...); err != nil {
			return nil, err
		}
	}
	def, err := d.created(ctx, q, t.Ref)
	if err != nil {
		return nil, err
	}
	if myDirectory.MatchString(def) { // CREATE TABLE … LIKE leaves it out
		all = append(all, "its DATA DIRECTORY")
	}
	for _, col := range t.Columns {
		if col.Type == "" {
			continue
		}
		list, err := dialect.ListNames(ctx, q, query("lost with a column"),
			t.Schema, t.Table, col.Name, t.Schema, t.Table, col.Name, t.Schema, t.Table)
		if err != nil {
			return nil, err
		}
		made, err := d.madeFor(ctx, q, t.Ref, col.Name, isMySQL)
		if err != nil {
			return nil, err
		}
		views, err := viewsOver(ctx, q, t.Ref, col.Name)
		if err != nil {
			return nil, err
		}
		all = slices.Concat(all, list, made, views)
	}
	shared, err := d.sharedBeginnings(ctx, q, t, isMySQL)
	return append(all, shared...), err
}

// sharedBeginnings names unique indexes over the beginning of a column whose type changes. It does
// so where two rows would have the beginning in the new type in common.
func (d Dialect) sharedBeginnings(ctx context.Context, q dialect.Querier, t *shadow.CopyTable,
	isMySQL bool) (out []string, err error) {
	if !slices.ContainsFunc(t.Columns, func(c shadow.CopyColumn) bool { return c.Type != "" }) {
		return nil, nil
	}
	list, err := uniqueParts(ctx, q, t.Ref, isMySQL)
	if err != nil {
		return nil, err
	}
	for len(list) > 0 {
		index, n := list[0].index, 1
		for n < len(list) && list[n].index == index {
			n++
		}
		b := sqlgen.NewBuilder(d.Profile())
		var parts []string
		over := ""
		for _, p := range list[:n] {
			col, changes := t.Column(p.column)
			if changes = changes && col.Type != ""; !changes {
				parts = append(parts, p.text(b))
				continue
			}
			expr := col.Expr(b.Q(p.column))
			if p.begins > 0 {
				expr, over = fmt.Sprintf("LEFT(%s, %d)", expr, p.begins), p.column
			}
			parts = append(parts, expr)
		}
		list = list[n:]
		if over == "" {
			continue
		}
		b.W("SELECT COUNT(*) FROM (SELECT 1 FROM ", b.Table(t.Ref), " WHERE (",
			strings.Join(parts, ") IS NOT NULL AND ("), ") IS NOT NULL GROUP BY ",
			strings.Join(parts, ", "), " HAVING COUNT(*) > 1", b.Limit(1), ") AS sqluuid_parts")
		var shared int
		if err := dialect.Scan(ctx, q, b.Done(), &shared); err != nil {
			return nil, err
		}
		if shared > 0 {
			out = append(out, fmt.Sprintf("the unique index %s over the beginning of column %s, "+
				"which two rows would have in common in the new type", index, over))
		}
	}
	return out, nil
}

// viewsOver names the views over a column whose type changes, as far as the role may read
// them. It asks for the views of one database after the other.
func viewsOver(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	column string) (all []string, err error) {
	schemas, err := dialect.ListNames(ctx, q, query("schemas with views"))
	if err != nil {
		return nil, err
	}
	for _, schema := range schemas {
		list, err := dialect.ListNames(ctx, q, query("views over a column"),
			column, schema, t.Schema, t.Table, column)
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, nil
}

// looseKeys names the foreign keys to columns that are no unique key by themselves. MySQL from
// 8.4 on does not let a session add one (6125) unless a setting allows it.
func looseKeys(ctx context.Context, q dialect.Querier, c *shadow.Copy) (out []string, err error) {
	strict, err := dialect.Pairs(ctx, q, query("restricted keys"))
	if err != nil || len(strict) == 0 {
		return nil, err
	}
	for _, k := range c.Keys {
		if !shadow.RefIn(c, k.Child) {
			continue
		}
		var columns []string
		for _, pair := range k.Columns {
			columns = append(columns, strings.ToLower(pair.Parent))
		}
		slices.Sort(columns)
		unique, err := dialect.ListNames(ctx, q, query("unique keys"), k.Parent.Schema, k.Parent.Table)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(unique, strings.Join(columns, "/")) {
			out = append(out, fmt.Sprintf("table %q: the foreign key %q refers to columns of %q that "+
				"are no unique key by themselves, and the server does not let it be made again while "+
				"restrict_fk_on_non_standard_key is ON", k.Child.Table, k.Name, k.Parent.Table))
		}
	}
	return out, nil
}

// myDirectory matches the place of the files, which stands behind all columns.
var myDirectory = regexp.MustCompile(`\n\) .*\bDATA DIRECTORY='`)

var myIncrement = regexp.MustCompile(` AUTO_INCREMENT=\d+`)

// created returns the definition of a table.
func (d Dialect) created(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error) {
	var table, def string
	err := dialect.Scan(ctx, q, d.sql("SHOW CREATE TABLE %s", t), &table, &def)
	return myIncrement.ReplaceAllString(def, ""), err
}

// shape returns the definition of a table and the number of foreign keys that refer to it. For
// a role that may not see that number, CopyRefusal alone looks at them before the locks.
func (d Dialect) shape(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error) {
	def, err := d.created(ctx, q, t)
	if err != nil {
		return "", err
	}
	n, err := referring(ctx, q, t)
	if err != nil && d.Kind(err) != dialect.KindPrivilege {
		return "", err
	}
	return fmt.Sprintf("%s\n%d", def, n), nil
}

// shapes returns the shapes of all tables.
func (d Dialect) shapes(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (map[sqlgen.Ref]string, error) {
	out := map[sqlgen.Ref]string{}
	for _, t := range c.Tables {
		var err error
		if out[t.Ref], err = d.shape(ctx, q, t.Ref); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// unchanged refuses tables that somebody altered before they were locked. It also refuses
// tables that now have something which a copy would lose.
func (d Dialect) unchanged(ctx context.Context, q dialect.Querier, c *shadow.Copy,
	was map[sqlgen.Ref]string) error {
	now, err := d.shapes(ctx, q, c)
	if err != nil {
		return err
	}
	for _, t := range c.Tables {
		if now[t.Ref] != was[t.Ref] {
			return &shadow.RowError{Table: t.Ref, Why: shadow.Altered}
		}
	}
	return shadow.Arrived(ctx, d, q, c)
}

// definitions reads the definitions that a copy notes for an undo.
func (d Dialect) definitions(ctx context.Context,
	q dialect.Querier) func(sqlgen.Ref) (string, error) {
	return func(r sqlgen.Ref) (string, error) { return d.created(ctx, q, r) }
}
