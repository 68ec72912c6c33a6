package postgres

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// rowOf is a query for no rows of a table. The columns of the scope have the other type there.
func (w script) rowOf(s *twin.Scope, f twinFacts) string {
	types := map[string]string{}
	for _, t := range f.Twins {
		if types[t.Name] = t.New.Type; s.Switched {
			types[t.Name] = t.Old.Type
		}
	}
	var list []string
	for _, c := range f.columns {
		typ := types[c.name]
		if typ == "" {
			typ = c.typ
		}
		list = append(list, "CAST(NULL AS "+typ+") AS "+w.Q(c.name))
	}
	return "SELECT " + strings.Join(list, ", ") + " LIMIT 0"
}

// tries runs a query, and returns the server's reason where it cannot.
func (w script) tries(text string) (why string) {
	w.Do(func() (err error) {
		rows, err := w.On.QueryContext(w.Ctx, text)
		if err == nil {
			rows.Next()
			err = rows.Err()
			rows.Close()
		}
		why, err = reason(err)
		return err
	})
	return why
}

// parses lets the server analyse a query, and returns its reason where it cannot. The role needs no
// right on what the query reads.
func (w script) parses(text string) (why string) {
	w.Do(func() error {
		err := dialect.Within(w.Ctx, w.On, "PREPARE sqluuid_try AS "+text)
		if err == nil {
			return dialect.Within(w.Ctx, w.On, "DEALLOCATE sqluuid_try")
		}
		why, err = reason(err)
		return err
	})
	return why
}

// groupingError is the code of a query whose GROUP BY rests on a primary key. A query in the place
// of a table has none, and no type is the cause.
const groupingError = "42803"

// reason returns what the server says of a type, or an error that is not the server's.
func reason(err error) (why string, other error) {
	switch why = pgField(err, "Message"); {
	case why == "":
		return "", err
	case pgField(err, "Code") == groupingError:
		return "", nil
	}
	return why, nil
}

// without tries a text without its casts, and then with them. It returns the reason against both.
func (w script) without(s *twin.Scope, text string, try func(string) string) (why string) {
	bare, odd := uncasts(text, scopeNames(s))
	if why = try(bare); why != "" {
		why = try(text)
	}
	switch {
	case odd != "":
		return fmt.Sprintf("it compares with %q, and the server writes ids in another way: write it as "+
			"%s", odd, canonicalID(odd))
	case why != "":
		return "the server cannot have it with the other type: " + why
	}
	return ""
}

// tryExpressions tries the expressions of indexes, CHECKs and defaults.
func (w script) tryExpressions(s *twin.Scope, f twinFacts) (out []twin.Obstacle) {
	names := f.renames()
	try := func(object, expr, drop string) {
		why := w.without(s, expr, func(expr string) string {
			return w.tries("SELECT " + expr + " FROM (" + w.rowOf(s, f) + ") AS " + w.Q(f.Ref.Table))
		})
		if why != "" {
			out = append(out, twin.Obstacle{Object: object, SQL: drop, Why: why})
		}
	}
	for _, x := range f.twinIndexes() {
		for _, p := range x.parts {
			if p.column == "" && mentions(p.text, names) {
				try("index "+x.name, p.text, "DROP INDEX "+w.Table(sqlgen.Ref{Schema: f.Schema, Table: x.name}))
			}
		}
		if mentions(x.where, names) {
			try("index "+x.name, x.where, "DROP INDEX "+w.Table(sqlgen.Ref{Schema: f.Schema, Table: x.name}))
		}
	}
	for _, k := range f.checks {
		isOurs := slices.ContainsFunc(k.columns, func(c string) bool { return names[c] != "" })
		text, ok := strings.CutPrefix(strings.TrimSuffix(k.text, " NO INHERIT"), "CHECK ")
		if isOurs && k.valid && ok {
			try("CHECK "+k.name, text, "ALTER TABLE "+w.Table(f.Ref)+" DROP CONSTRAINT "+w.Q(k.name))
		}
	}
	for _, k := range f.checks {
		text, ok := strings.CutPrefix(k.text, "CHECK ")
		text = strings.TrimSuffix(strings.TrimSuffix(text, " NOT VALID"), " NO INHERIT")
		var breaks bool
		if ok && !k.valid {
			w.Scan("SELECT EXISTS (SELECT FROM "+w.Table(f.Ref)+" WHERE NOT "+text+" AND "+firing()+")",
				nil, &breaks)
			w.Run(ownPath)
		}
		if breaks {
			out = append(out, twin.Obstacle{Object: "CHECK " + k.name,
				Why: "it is not validated, and a row breaks it, which no write of its twins may: " +
					"correct such rows, or drop it",
				SQL: "ALTER TABLE " + w.Table(f.Ref) + " DROP CONSTRAINT " + w.Q(k.name)})
		}
	}
	for _, t := range f.Twins {
		if c, _ := f.column(t.Name); c.value != "" && t.Draw == nil {
			typ := t.New.Type
			if s.Switched {
				typ = t.Old.Type
			}
			why := w.tries("SELECT (SELECT CAST((" + c.value + ") AS " + typ + ") WHERE false)")
			if why != "" {
				why = "the server cannot have it with the other type: " + why
			} else if c.typ == "bytea" && typ != c.typ {
				why = "it makes bytes, and the server's text of bytes is no id; drop it, and let the " +
					"application send ids"
			}
			if why != "" {
				out = append(out, twin.Obstacle{Object: "default of " + f.Ref.Table + "." + t.Name, Why: why,
					SQL: "ALTER TABLE " + w.Table(f.Ref) + " ALTER COLUMN " + w.Q(t.Name) + " DROP DEFAULT"})
			}
		}
	}
	return out
}

// tryFilters tries the filters of publications. The server takes no cast in them but one of types
// that are stored alike.
func (w script) tryFilters(s *twin.Scope, facts []twinFacts) (out []twin.Obstacle) {
	type filter struct {
		sqlgen.Ref
		column, publication, text string
	}
	for _, p := range dialect.ListRows(w.Script, func(p *filter) []any {
		return []any{&p.Schema, &p.Table, &p.column, &p.publication, &p.text}
	}, query("filters of publications"), knownColumns(s)...) {
		f := facts[slices.IndexFunc(facts, func(f twinFacts) bool { return f.Ref == p.Ref })]
		t := f.Twins[slices.IndexFunc(f.Twins, func(t twin.Twin) bool { return t.Name == p.column })]
		name := w.Q(p.column)
		why := w.without(s, p.text, func(text string) string {
			isCast := strings.Contains(text, "("+name+")::") || strings.Contains(text, name+"::")
			if isCast && t.Old.Type != t.New.Type {
				return "a filter takes no such cast: " + text
			}
			return w.tries("SELECT " + text + " FROM (" + w.rowOf(s, f) + ") AS " + w.Q(p.Table))
		})
		if why != "" {
			out = append(out, twin.Obstacle{Object: "filter of publication " + p.publication, Why: why,
				SQL: "ALTER PUBLICATION " + w.Q(p.publication) + " DROP TABLE " + w.Table(p.Ref)})
		}
	}
	return out
}

// tryQueries tries the policies, and the views from the innermost on. Queries take the names of the
// tables, and of the views that were tried before. With the schemas on the search path the server
// writes bare names.
func (w script) tryQueries(s *twin.Scope, facts []twinFacts) (out []twin.Obstacle) {
	var with, path []string
	named := map[string]bool{} // the server writes the first one of a name without its schema
	stand := func(name, body string) {
		if !named[name] {
			with = append(with, w.Q(name)+" AS ("+body+")")
		}
		named[name] = true
	}
	for _, f := range facts {
		stand(f.Ref.Table, w.rowOf(s, f))
		if schema := w.Q(f.Schema); !slices.Contains(path, schema) {
			path = append(path, schema)
		}
	}
	type view struct{ name, body, drop string }
	type policy struct {
		sqlgen.Ref
		name, using, check string
	}
	w.Run("SET search_path = " + strings.Join(path, ", "))
	list := dialect.ListRows(w.Script, func(v *view) []any { return []any{&v.name, &v.body, &v.drop} },
		query("bodies of views"), knownColumns(s)...)
	policies := dialect.ListRows(w.Script, func(p *policy) []any {
		return []any{&p.Schema, &p.Table, &p.name, &p.using, &p.check}
	}, query("policy expressions"), knownColumns(s)...)
	try := func(query, object, drop string) {
		why := w.without(s, query, func(query string) string {
			return w.parses("WITH " + strings.Join(with, ", ") + query)
		})
		if why != "" {
			out = append(out, twin.Obstacle{Object: object, SQL: drop, Why: why})
		}
	}
	for _, p := range policies {
		table := w.Q(p.Table)
		if !slices.Contains(s.Refs(), p.Ref) {
			table = w.Table(p.Ref) + " AS " + table
		}
		try(" SELECT ("+p.using+") AND ("+p.check+") FROM "+table, "policy "+p.name,
			"DROP POLICY "+w.Q(p.name)+" ON "+w.Table(p.Ref))
	}
	for _, v := range list {
		try(" SELECT * FROM ("+v.body+") sqluuid_try", "view "+v.name, v.drop)
		body := v.body
		if bare, _ := uncasts(body, scopeNames(s)); w.parses("WITH "+strings.Join(with, ", ")+" "+
			bare) == "" {
			body = bare
		}
		stand(v.name, body)
	}
	w.Run(ownPath)
	return out
}
