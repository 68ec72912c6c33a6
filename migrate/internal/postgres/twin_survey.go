package postgres

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Survey asks for everything at once. What the other type does not allow it finds by asking the
// server the same expressions over an empty set of such rows.
func (d Dialect) Survey(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out twin.Findings, err error) {
	w := d.script(ctx, q)
	facts := w.twinFacts(s)
	schemas, tables := refArrays(s.Refs())
	out.Lacks = append(w.ask("missing grants for twins", schemas, tables),
		w.ask("missing grants on the state")...)
	out.Obstacles = w.obstacles(s)
	out.Warnings = w.ask("twin warnings", schemas, tables)
	policies := w.policies(s)
	for _, f := range facts {
		for _, x := range f.indexes {
			if why := x.leftOut(f.renames()); why != "" {
				out.LeftOut = append(out.LeftOut, "index "+x.name+": "+why)
			}
		}
		out.Obstacles = append(out.Obstacles, w.tryExpressions(s, f, policies[f.Ref])...)
	}
	for _, c := range w.listCarried(s) {
		out.Carriage = append(out.Carriage, c.kind+" "+c.name)
		if c.kind == "materialized view" {
			out.Warnings = append(out.Warnings, "the materialised view "+c.name+
				" is filled anew within the cut-over, while everybody waits")
		}
	}
	out.Obstacles = append(out.Obstacles, w.tryViews(s, facts)...)
	out.Lacks, out.LeftOut = once(out.Lacks), once(out.LeftOut)
	return out, w.Err
}

func (w script) obstacles(s *twin.Scope) []twin.Obstacle {
	schemas, tables, columns := scopeColumns(s, knownName)
	_, _, twins := scopeColumns(s, s.Counterpart)
	_, _, made := scopeColumns(s, func(x twin.Twin) string { return strconv.FormatBool(x.Made) })
	return dialect.ListRows(w.Script, func(o *twin.Obstacle) []any {
		return []any{&o.Object, &o.Why, &o.SQL}
	}, query("twin obstacles"), schemas, tables, columns, twins, made)
}

// A policy is one that reads a column of a scope, with its two expressions.
type policy struct {
	sqlgen.Ref
	name, using, check string
}

func (w script) policies(s *twin.Scope) map[sqlgen.Ref][]policy {
	out := map[sqlgen.Ref][]policy{}
	for _, p := range dialect.ListRows(w.Script, func(p *policy) []any {
		return []any{&p.Schema, &p.Table, &p.name, &p.using, &p.check}
	}, query("policy expressions"), knownColumns(s)...) {
		out[p.Ref] = append(out[p.Ref], p)
	}
	return out
}

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
	w.Do(func() error {
		rows, err := w.On.QueryContext(w.Ctx, text)
		if err == nil {
			rows.Next()
			err = rows.Err()
			rows.Close()
		}
		if err != nil {
			why = pgField(err, "Message")
			if why == "" {
				return err
			}
		}
		return nil
	})
	return why
}

// tryExpressions tries the expressions of indexes, CHECKs, policies and defaults.
func (w script) tryExpressions(s *twin.Scope, f twinFacts,
	policies []policy) (out []twin.Obstacle) {
	names := f.renames()
	try := func(object, expr, drop string) {
		why := w.tries("SELECT " + expr + " FROM (" + w.rowOf(s, f) + ") AS " + w.Q(f.Ref.Table))
		if why != "" {
			out = append(out, twin.Obstacle{Object: object, SQL: drop,
				Why: "the server cannot have it with the other type: " + why})
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
	for _, p := range policies {
		try("policy "+p.name, p.using+" AND "+p.check, "DROP POLICY "+w.Q(p.name)+" ON "+w.Table(f.Ref))
	}
	for _, t := range f.Twins {
		if c, _ := f.column(t.Name); c.value != "" {
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

// tryViews tries the views, from the innermost on. Queries take the names of the tables, and of the
// views that were tried before. With the schemas on the search path the server writes bare names.
func (w script) tryViews(s *twin.Scope, facts []twinFacts) (out []twin.Obstacle) {
	var with, path []string
	for _, f := range facts {
		with = append(with, w.Q(f.Ref.Table)+" AS ("+w.rowOf(s, f)+")")
		if schema := w.Q(f.Schema); !slices.Contains(path, schema) {
			path = append(path, schema)
		}
	}
	type view struct{ name, body string }
	var list []view
	w.Do(func() error {
		return dialect.Within(w.Ctx, w.On, "SET search_path = "+strings.Join(path, ", "))
	})
	list = dialect.ListRows(w.Script, func(v *view) []any { return []any{&v.name, &v.body} },
		query("bodies of views"), knownColumns(s)...)
	for _, v := range list {
		why := w.tries(fmt.Sprintf("WITH %s SELECT * FROM (%s) sqluuid_try LIMIT 0",
			strings.Join(with, ", "), v.body))
		if why != "" {
			out = append(out, twin.Obstacle{Object: "view " + v.name, SQL: "DROP VIEW " + w.Q(v.name),
				Why: "the server cannot have it with the other type: " + why})
		}
		with = append(with, w.Q(v.name)+" AS ("+v.body+")")
	}
	w.Run(ownPath)
	return out
}

// Texts implements [twin.Twinner].
func (Dialect) Texts(of *sqlgen.Form) twin.Texts {
	t := twin.Texts{Any: pgAnyText, Hyphens: pgText, Digits: pgAnyText, Braces: braced(pgText)}
	if of.Name == pgBpchar.Name {
		t = twin.Texts{Any: pgAnyBpchar, Hyphens: pgTextForm("bpchar", sqlgen.DecodePadded, ""),
			Digits: pgAnyBpchar, Braces: braced(pgBpchar)}
	}
	return t
}

// braced returns a form of text that writes ids in braces.
func braced(f *sqlgen.Form) *sqlgen.Form {
	out := *f
	out.Build = "('{'||({x})||'}')::" + f.Name
	return &out
}

// sampledRows is how many rows of a table a sample reads.
const sampledRows = 200

// Sample implements [twin.Twinner].
func (d Dialect) Sample(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	columns []twin.Twin) ([]twin.Sample, error) {
	w := d.script(ctx, q)
	out := make([]twin.Sample, len(columns))
	var names, counts []string
	var dest []any
	for i, x := range columns {
		c := w.Q(x.Name)
		moves := x.Old.Reads.Shape(c)
		if x.T != transform.Same {
			moves = x.Old.Reads.Match(c, x.T.From())
		}
		names = append(names, c)
		counts = append(counts, "count("+c+")", "count(*) FILTER (WHERE "+x.Old.Reads.Shape(c)+")",
			"count(*) FILTER (WHERE "+moves+")")
		dest = append(dest, &out[i].Values, &out[i].IDs, &out[i].Moves)
	}
	w.Scan(fmt.Sprintf("SELECT %s FROM (SELECT %s FROM %s LIMIT %d) x", strings.Join(counts, ", "),
		strings.Join(names, ", "), w.Table(t), sampledRows), nil, dest...)
	if kind := d.Kind(w.Err); w.Err != nil && (kind == dialect.KindPrivilege ||
		kind == dialect.KindPolicy) {
		for i := range out {
			out[i] = twin.Sample{IsHidden: true}
		}
		return out, nil
	}
	return out, w.Err
}

// Sizes implements [twin.Twinner].
func (d Dialect) Sizes(ctx context.Context, q dialect.Querier, s *twin.Scope) ([]twin.Size, error) {
	return dialect.Rows(ctx, q, func(t *twin.Size) []any {
		return []any{&t.Schema, &t.Table, &t.Rows, &t.Indexes, &t.Again}
	}, query("twin sizes"), knownColumns(s)...)
}

// Values implements [twin.Twinner].
func (d Dialect) Values(ctx context.Context, q dialect.Querier, s *twin.Scope,
	t twin.Table) ([]twin.Values, error) {
	w := d.script(ctx, q)
	var parts []string
	for i, x := range t.Twins {
		c, reads := w.Q(x.Name), x.Old.Reads
		if s.Switched {
			reads = x.New.Reads
		}
		misfit := c + " IS NOT NULL AND NOT " + reads.Shape(c)
		count := func(where string) string { return ", count(*) FILTER (WHERE " + where + ")" }
		plain, digits, braces := c+" IS NOT NULL", "false", "false"
		if reads.IsText() {
			plain = c + "::text COLLATE \"C\" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'"
			digits, braces = "length("+c+"::text) = 32", "length("+c+"::text) = 38"
		}
		parts = append(parts, fmt.Sprintf("SELECT %d, count(*)", i)+count(c+" IS NULL")+count(misfit)+
			", COALESCE(min("+c+"::text) FILTER (WHERE "+misfit+"), '')"+count(plain)+count(digits)+
			count(braces)+" FROM "+w.Table(t.Ref))
	}
	var no int
	out := dialect.ListRows(w.Script, func(v *twin.Values) []any {
		return []any{&no, &v.Rows, &v.Null, &v.Misfits, &v.Example, &v.Plain, &v.Digits, &v.Braced}
	}, strings.Join(parts, " UNION ALL ")+" ORDER BY 1")
	return out, w.Err
}

// Twice implements [twin.Twinner].
func (d Dialect) Twice(ctx context.Context, q dialect.Querier, s *twin.Scope, t twin.Table,
	x twin.Twin) (a, b string, err error) {
	w := d.script(ctx, q)
	c := w.Q(x.Name)
	list, err := dialect.Pairs(ctx, q, "SELECT min("+c+"::text), max("+c+"::text) FROM "+
		w.Table(t.Ref)+" WHERE "+c+" IS NOT NULL GROUP BY "+x.Image(c)+" HAVING count(*) > 1 LIMIT 1")
	if err != nil || len(list) == 0 {
		return "", "", err
	}
	return list[0][0], list[0][1], w.Err
}
