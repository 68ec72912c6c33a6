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
	w := d.copier(ctx, q, c)
	v := w.server()
	if v.copying != "" || w.err != nil {
		return v.copying, w.err
	}
	var out []string
	for _, t := range c.Tables {
		list := w.losses(t, v.isMySQL)
		if c.Following { // the triggers of an online copy are its own
			own := "the trigger " + sqlgen.FollowerName + c.Label
			list = slices.DeleteFunc(list, func(s string) bool { return strings.HasPrefix(s, own) })
		}
		out = append(out, shadow.Losses(t.Ref, list)...)
	}
	out = slices.Concat(out, shadow.KeysFromOutside(c), w.looseKeys())
	return strings.Join(out, "; "), w.err
}

// losses lists what a copy of a table would lose or break.
func (w *copier) losses(t *shadow.CopyTable, isMySQL bool) []string {
	all := w.names("lost with a table", t.Ref, t.Ref)
	if isMySQL {
		all = append(all, w.names("barred by a setting on MySQL", t.Ref)...)
	}
	if myDirectory.MatchString(w.created(t.Ref)) { // CREATE TABLE … LIKE leaves it out
		all = append(all, "its DATA DIRECTORY")
	}
	retyped := false
	for _, col := range t.Columns {
		if col.Type == "" {
			continue
		}
		retyped = true
		all = append(all, w.names("lost with a column", t.Ref, col.Name, t.Ref, col.Name, t.Ref)...)
		all = append(all, w.madeFor(t.Ref, col.Name, isMySQL)...)
		var nullable, comment, value string
		w.scan(asked("column of a copy", t.Ref, col.Name), &nullable, &comment, &value)
		if _, ok := carriedDefault(value, col); value != "NULL" && !ok {
			all = append(all, fmt.Sprintf("the default of column %s, made for its old type (%s; until it "+
				"is made again, inserts without a value fail)", col.Name,
				w.text("ALTER TABLE %s ALTER COLUMN %s DROP DEFAULT", t.Ref, name(col.Name))))
		}
		// One database after the other, as far as the role may read the views.
		for _, schema := range w.names("schemas with views") {
			all = append(all, w.names("views over a column", col.Name, schema, t.Ref, col.Name)...)
		}
	}
	if retyped {
		all = append(all, w.sharedBeginnings(t, isMySQL)...)
	}
	return all
}

// sharedBeginnings names unique indexes over beginnings that two rows would have in common in the
// new type.
func (w *copier) sharedBeginnings(t *shadow.CopyTable, isMySQL bool) (out []string) {
	list := w.uniqueParts(t.Ref, isMySQL)
	for len(list) > 0 {
		index, n := list[0].index, 1
		for n < len(list) && list[n].index == index {
			n++
		}
		var parts []string
		over := ""
		for _, p := range list[:n] {
			col, changes := t.Column(p.column)
			if !changes || col.Type == "" {
				parts = append(parts, p.text(w.talk))
				continue
			}
			expr := col.Expr(w.text("%s", name(p.column)))
			if p.begins > 0 {
				expr, over = fmt.Sprintf("LEFT(%s, %d)", expr, p.begins), p.column
			}
			parts = append(parts, expr)
		}
		list = list[n:]
		if over == "" {
			continue
		}
		shared := 0
		w.scan(w.sql("SELECT COUNT(*) FROM (SELECT 1 FROM %s WHERE (%s) IS NOT NULL GROUP BY %s "+
			"HAVING COUNT(*) > 1 LIMIT 1) AS sqluuid_parts", t.Ref,
			strings.Join(parts, ") IS NOT NULL AND ("), strings.Join(parts, ", ")), &shared)
		if shared > 0 {
			out = append(out, fmt.Sprintf("the unique index %s over the beginning of column %s, "+
				"which two rows would have in common in the new type", index, over))
		}
	}
	return out
}

// looseKeys names the foreign keys to no unique key, which MySQL from 8.4 on does not add (6125).
func (w *copier) looseKeys() (out []string) {
	if len(w.pairs("restricted keys")) == 0 {
		return nil
	}
	for _, k := range w.c.Keys {
		if !shadow.RefIn(w.c, k.Child) {
			continue
		}
		var columns []string
		for _, pair := range k.Columns {
			columns = append(columns, strings.ToLower(pair.Parent))
		}
		slices.Sort(columns)
		if !slices.Contains(w.names("unique keys", k.Parent), strings.Join(columns, "/")) {
			out = append(out, fmt.Sprintf("table %q: the foreign key %q refers to columns of %q that "+
				"are no unique key by themselves, and the server does not let it be made again while "+
				"restrict_fk_on_non_standard_key is ON", k.Child.Table, k.Name, k.Parent.Table))
		}
	}
	return out
}

// myDirectory matches the place of the files, which stands behind all columns.
var myDirectory = regexp.MustCompile(`\n\) .*\bDATA DIRECTORY='`)

var myIncrement = regexp.MustCompile(` AUTO_INCREMENT=\d+`)

func (t *talk) created(ref sqlgen.Ref) string {
	var table, def string
	t.scan(t.sql("SHOW CREATE TABLE %s", ref), &table, &def)
	return myIncrement.ReplaceAllString(def, "")
}

// definition returns what a copy notes of a table for an undo.
func (w *copier) definition(ref sqlgen.Ref) (string, error) {
	t := w.ask(w.ctx, w.q)
	def := t.created(ref)
	return def, t.err
}

// shape returns a table's definition and, where the role may see it, how many keys refer to it.
func (t *talk) shape(ref sqlgen.Ref) string {
	def, n := t.created(ref), 0
	t.denied(func() { n = t.referring(ref) })
	return fmt.Sprintf("%s\n%d", def, n)
}

func (w *copier) shapes() map[sqlgen.Ref]string {
	out := map[sqlgen.Ref]string{}
	for _, t := range w.c.Tables {
		out[t.Ref] = w.shape(t.Ref)
	}
	return out
}

// unchanged refuses tables that were altered, or have something now that a copy would lose.
func (w *copier) unchanged(was map[sqlgen.Ref]string) {
	now := w.shapes()
	for _, t := range w.c.Tables {
		if w.err == nil && now[t.Ref] != was[t.Ref] {
			w.err = &shadow.RowError{Table: t.Ref, Why: shadow.Altered}
		}
	}
	w.do(func() error { return shadow.Arrived(w.ctx, w.Dialect, w.q, w.c) })
}
