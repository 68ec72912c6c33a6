package sqlite

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Course implements [twin.Reader].
func (Dialect) Course() twin.Course {
	return twin.Course{
		Steps: []string{
			"values: what is no id is refused once more",
			"tables: each is made anew by its own text with the new types, filled, and compared with the " +
				"old one, which is dropped then; rowids, indexes, triggers and counters stay",
			"foreign keys: no row may have lost its parent",
		},
		Log: "journal or WAL",
	}
}

// Survey implements [twin.Reader]. It sets the types of the scope as they are written.
func (d Dialect) Survey(ctx context.Context, q dialect.Querier, s *twin.Scope) (out twin.Findings,
	err error) {
	w := d.script(ctx, q)
	for _, t := range s.Tables {
		for k, x := range t.Twins { // as it is written, which the pragma does not tell
			t.Twins[k].Old.Type = declaredType(w.readDefinition(t.Table), x.Name)
		}
		out.Obstacles = append(out.Obstacles, w.obstacles(s, t)...)
		for _, list := range []struct{ kind, query string }{
			{"index", "indexes"}, {"trigger", "triggers"},
		} {
			for _, x := range w.objects(list.query, t.Table) {
				out.Carriage = append(out.Carriage, list.kind+" "+x.name)
			}
		}
	}
	for _, v := range w.objects("views", "") {
		if slices.ContainsFunc(s.Tables, func(t twin.Table) bool { return names(v.def, t.Table) }) {
			out.Warnings = append(out.Warnings, "view "+v.name+" uses a table of these: it shows the new "+
				"type")
		}
	}
	for _, v := range w.objects("virtual tables", "") {
		for _, t := range s.Tables {
			if readsRowsOf(v.def, t, w.rowidColumn(t, "", false) != "") {
				out.Obstacles = append(out.Obstacles, twin.Obstacle{Object: "virtual table " + v.name,
					Why: "it reads the ids of table " + t.Table + ", which get another type; drop it for the " +
						"run, and make it again afterwards",
					SQL: "DROP TABLE " + w.Table(sqlgen.Ref{Schema: "main", Table: v.name})})
			}
		}
	}
	s.Schema = w.schema()
	return out, w.Err
}

// contentOf finds the table whose rows a full-text index reads, with its quotes.
var contentOf = pattern.Of(`(?i)\bcontent *= *("[^"]*"|'[^']*'|` + "`[^`]*`" +
	`|\[[^]]*\]|[^ ,)]+)`)

// readsRowsOf reports whether the text of a virtual table names a table and one of its ids. The
// name of the table is enough where its rowid goes with the old key.
func readsRowsOf(def string, t twin.Table, losesRowid bool) bool {
	m := contentOf().FindStringSubmatch(def)
	return m != nil && sameName(strings.Trim(m[1], `"'`+"`[]"), t.Table) && (losesRowid ||
		slices.ContainsFunc(t.Twins, func(x twin.Twin) bool { return names(def, x.Name) }))
}

// schema is the text of all definitions.
func (w script) schema() string { return strings.Join(w.ask("schema"), "") }

// knownType is a declared type that the state can have, and that is written again by an undo.
var knownType = pattern.Of(`^[A-Za-z_][A-Za-z0-9_ ]*(\( *[0-9]+ *(, *[0-9]+ *)?\) ?)?$|^$`)

// obstacles lists what keeps the types of a table.
func (w script) obstacles(s *twin.Scope, t twin.Table) (out []twin.Obstacle) {
	say := func(object, why, sql string) {
		out = append(out, twin.Obstacle{Object: object, Why: why, SQL: sql})
	}
	def := w.readDefinition(t.Table)
	made, err := withTypes(def, t, s.Switched, w.rowidColumn(t, def, s.Switched))
	if err == nil {
		err = w.refusesTable(t.Table, made)
	}
	if err != nil {
		say("table "+t.Table, err.Error(), "")
	}
	for _, expr := range w.refusingChecks(def, t) {
		say("table "+t.Table, "its CHECK "+expr+" takes no id of the new type; make the table again "+
			"without it, or with one that takes both", "")
	}
	for _, x := range t.Twins {
		object := "column " + t.Table + "." + x.Name
		if x.Draw != nil {
			for _, a := range x.Draw.Ways() {
				if w.countRespelled(t, x, a) > 0 {
					say("table "+t.Table, whyRespelled(x, a), "")
				}
			}
		}
		into := w.d.MapOf(t.Ref).Table
		if x.Draw != nil && x.Draw.IsRoot && w.number("whether there is", into) > 0 {
			say("table "+into, "a run keeps old keys in a table of that name: rename it first", "")
		}
		if !knownType().MatchString(x.Old.Type) {
			say(object, fmt.Sprintf("its type %q is not one that an undo could write again", x.Old.Type), "")
		}
		if w.losesDefault(t.Table, x) {
			say(object, "its default makes values of the old type, and none of the new one is known; make "+
				"the table again without it", "")
		}
		for _, g := range w.ask("generated columns", t.Table) {
			if names(columnText(def, g), x.Name) {
				say("column "+t.Table+"."+g, "it is generated from an id; drop it for the run, and make it "+
					"again afterwards", "ALTER TABLE "+w.Table(t.Ref)+" DROP COLUMN "+w.Q(g))
			}
		}
		for _, ix := range w.objects("indexes with a text", t.Table) {
			if usesInText(ix.def, x.Name) {
				say("index "+ix.name, "its expression or condition may use an id; drop it for the run, and "+
					"make it again afterwards", "DROP INDEX "+w.Table(sqlgen.Ref{Schema: "main",
					Table: ix.name}))
			}
		}
	}
	for _, g := range w.objects("all triggers", t.Table) {
		if names(g.def, t.Table) && slices.ContainsFunc(t.Twins, func(x twin.Twin) bool {
			return names(g.def, x.Name)
		}) {
			say("trigger "+g.name, "it names an id, which gets another type; drop it for the run, and make "+
				"it again afterwards", "DROP TRIGGER "+w.Table(sqlgen.Ref{Schema: "main", Table: g.name}))
		}
	}
	return out
}

// refusesTable returns why SQLite takes no CREATE TABLE of that text. The text is parsed and not
// run, and the name stays, which a CHECK may say. A STRICT table has six types alone. An expression
// has no text in double quotes.
func (w script) refusesTable(table, def string) error {
	list := words(def)
	columns := slices.IndexFunc(list, func(w word) bool { return w.Is("(") })
	if columns < 0 || w.Err != nil {
		return nil
	}
	rows, err := w.On.QueryContext(w.Ctx, "EXPLAIN CREATE TEMP TABLE "+w.Q(table)+" "+
		def[list[columns].At:])
	if err == nil {
		err = errors.Join(rows.Close(), rows.Err())
	}
	if err != nil {
		err = fmt.Errorf("SQLite does not take it with the new type; make it again without what is "+
			"named here, or choose another type: %w", err)
	}
	return err
}

// names reports whether SQL has a word of that name.
func names(def, name string) bool {
	return slices.ContainsFunc(words(def), func(w word) bool {
		return sameName(w.Text, name)
	})
}

// Target implements [twin.Reader].
func (Dialect) Target(_ context.Context, _ dialect.Querier, typ string) (*sqlgen.Form, string,
	error) {
	if typ != "" && !strings.EqualFold(typ, "BLOB") {
		return nil, "", fmt.Errorf("ids that are no text become BLOB, not %s", typ)
	}
	return liteBlob, "BLOB", nil
}

// Texts implements [twin.Reader].
func (Dialect) Texts(*sqlgen.Form) twin.Texts {
	return twin.Texts{Any: liteAnyText(), Hyphens: liteText, Digits: liteAnyText(), Braces: liteBraces}
}

var liteBraces = func() *sqlgen.Form {
	f := *liteText
	f.Build = "('{'||{x}||'}')"
	return &f
}()

// Unreadable implements [twin.Reader]. A file has no privileges.
func (Dialect) Unreadable(context.Context, dialect.Querier, []sqlgen.Column) ([]string, error) {
	return nil, nil
}

// Counting implements [twin.Reader].
func (Dialect) Counting() twin.Counting {
	const text = "CASE typeof({c}) WHEN 'text' THEN {c} ELSE quote({c}) END"
	return twin.Counting{Text: text, Exact: text, Length: "length({c})",
		Plain:  "length({c}) = 36 AND {c} COLLATE BINARY = lower({c})",
		Equals: "COALESCE({c} = {v} COLLATE BINARY, FALSE)", Sought: "+{c}"}
}

// MakesIDs implements [twin.Reader].
func (d Dialect) MakesIDs(ctx context.Context, q dialect.Querier, columns []sqlgen.Column) (
	out []sqlgen.Column, err error) {
	w := d.script(ctx, q)
	for _, c := range columns {
		if w.makesIDs(c.Table, c.Name) {
			out = append(out, c)
		}
	}
	return out, w.Err
}

// Sizes implements [twin.Reader]. Where SQLite was built without its table of pages, a table counts
// as the whole file.
func (d Dialect) Sizes(ctx context.Context, q dialect.Querier, s *twin.Scope) (out []twin.Size,
	err error) {
	w := d.script(ctx, q)
	var file int64
	w.Scan(query("size of the file"), nil, &file)
	for _, t := range s.Tables {
		size := twin.Size{Ref: t.Ref}
		row := q.QueryRowContext(ctx, query("size of a table"), t.Table)
		if row.Scan(&size.Rows, &size.Indexes) != nil {
			size.Rows, size.Indexes = file, 0
		}
		out = append(out, size)
	}
	return out, w.Err
}

// Script implements [twin.Reader].
func (Dialect) Script(context.Context, dialect.Querier, *twin.Scope) (string, error) {
	return "", fmt.Errorf("a script of a rebuild: %w: a file has no roles that must not have the "+
		"command, and a value that is no id would become NULL by it", errors.ErrUnsupported)
}
