package postgres

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Course implements [twin.Twinner].
func (Dialect) Course() twin.Course {
	return twin.Course{
		Steps: []string{
			"columns: ACCESS EXCLUSIVE on a table for a moment, waited for at most 0.3 s at a time",
			"triggers: SHARE ROW EXCLUSIVE for a moment; each write costs more from now on, and one of " +
				"a value that is no id fails",
			"fill: row locks of at most 10,000 rows; each row is written once, so that a table grows by " +
				"its size until it is vacuumed",
			"indexes: CONCURRENTLY; each waits for older transactions",
			"keys: validated without a lock that readers or writers notice",
			"verification: reads all pairs in one snapshot",
		},
		Ready: "that twins are seen by SELECT *, and that a cached SELECT * fails once on each " +
			"connection (0A000)",
		CutOver: "under ACCESS EXCLUSIVE, in one transaction that writes no row",
		Log:     "WAL", Shrinks: " until they are vacuumed",
	}
}

// Survey asks for everything at once. What the other type does not allow it finds by asking the
// server the same expressions over an empty set of such rows.
func (d Dialect) Survey(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out twin.Findings, err error) {
	w := d.script(ctx, q)
	facts := w.twinFacts(s)
	schemas, tables := refArrays(s.Refs())
	lacks := append(w.ask("missing grants for twins", schemas, tables),
		w.ask("missing grants on the state")...)
	out.Obstacles = w.obstacles(s)
	out.Warnings = w.ask("twin warnings", schemas, tables)
	for _, f := range facts {
		for _, x := range f.indexes {
			if why := x.leftOut(f.renames()); why != "" {
				out.LeftOut = append(out.LeftOut, "index "+x.name+": "+why)
			}
			if x.isPrimary && x.isDeferrable && x.names(f.renames()) {
				out.Warnings = append(out.Warnings, "the primary key "+x.name+" is checked for each row "+
					"while the run is under way, and not at the end of a statement or a transaction")
			}
		}
		out.Obstacles = append(out.Obstacles, w.tryExpressions(s, f)...)
		out.Obstacles = append(out.Obstacles, w.oldDefaults(f)...)
		out.Obstacles = append(out.Obstacles, f.strays()...)
		for _, x := range f.Twins {
			if !x.Made {
				continue
			}
			other, isNumbered := s.Counterpart(x), s.Switched || !twin.IsNumberRoot(x, isNumber)
			if !isNumbered {
				w.Scan(query("whether rows are numbered"), []any{w.Table(f.Ref), x.Name}, &isNumbered)
			}
			if !isNumbered {
				out.Obstacles = append(out.Obstacles, twin.Obstacle{Why: twin.NotNumbered,
					Object: "column " + f.Ref.Table + "." + x.Name})
			}
			for _, revoke := range w.askTable("grants of a counterpart", f.Ref, other, x.Name) {
				out.Obstacles = append(out.Obstacles, twin.Obstacle{
					Object: "column " + f.Ref.Table + "." + other, SQL: revoke, Why: "it has a grant that " +
						x.Name + " has not, or has no more, and a cut-over exchanges their names; revoke it, or " +
						"give both the same"})
			}
		}
	}
	for _, c := range w.listCarried(s) {
		out.Carriage = append(out.Carriage, c.kind+" "+c.name)
		if c.kind == "materialized view" {
			out.Warnings = append(out.Warnings, "the materialised view "+c.name+
				" is filled anew within the cut-over, while everybody waits")
		}
	}
	out.Obstacles = append(out.Obstacles, w.outside(s)...)
	out.Obstacles = append(out.Obstacles, w.tryFilters(s, facts)...)
	out.Obstacles = append(out.Obstacles, w.listObstacles("obstacles of views", knownColumns(s)...)...)
	otherSchemas, otherTables, others := scopeColumns(s, s.Counterpart)
	out.Obstacles = append(out.Obstacles, w.listObstacles("views of counterparts", otherSchemas,
		otherTables, others)...)
	out.Obstacles = append(out.Obstacles, w.tryQueries(s, facts)...)
	lacks = append(lacks, w.ask("missing rights of owners", knownColumns(s)...)...)
	out.Lacks.Grants = once(append(lacks, w.ask("missing grants for a cut-over")...))
	out.Obstacles, out.LeftOut = once(out.Obstacles), once(out.LeftOut)
	return out, w.Err
}

// strays are what has lost its counterpart since the run has made it. Columns of others may also
// have the names that a cut-over gives.
func (f *twinFacts) strays() (out []twin.Obstacle) {
	w := newSpelling()
	say := func(what, name, why, sql string) {
		out = append(out, twin.Obstacle{Object: what + " " + name, Why: why, SQL: sql})
	}
	alter := "ALTER TABLE " + w.Table(f.Ref) + " "
	for _, x := range f.Twins {
		next := f.scope.Other().Counterpart(x)
		if _, taken := f.column(next); taken {
			say("column", f.Ref.Table+"."+next, "a cut-over gives its name to another column; rename it",
				alter+"RENAME "+w.Q(next)+" TO "+w.Q(next+"_"))
		}
	}
	if isMade := func(x twin.Twin) bool { return x.Made }; !slices.ContainsFunc(f.Twins, isMade) {
		return append(out, f.listTaken()...)
	}
	var made, known, spares, primary []string
	for _, x := range f.indexes {
		if x.names(f.counterparts()) {
			made = append(made, x.name)
		}
		if x.names(f.renames()) {
			known = append(known, x.name)
		}
		if x.isPrimary {
			primary = append(primary, x.name)
		} else if x.isUnique && x.constraint == "" && x.names(f.renames()) {
			spares = append(spares, x.name)
		}
	}
	lost := append(f.scope.Strays(made, known), f.scope.Other().Strays(spares, primary)...)
	index := func(name, why string) {
		drop := "DROP INDEX " + w.Table(sqlgen.Ref{Schema: f.Schema, Table: name})
		if x, _ := f.index(name); x.constraint != "" {
			drop = alter + "DROP CONSTRAINT " + w.Q(name)
		}
		say("index", name, why, drop)
	}
	for _, name := range lost {
		index(name, twin.StrayText)
	}
	for _, x := range f.twinIndexes() {
		other, there := f.index(counterpart(f.scope, x.name))
		if there && other.isValid && !x.isLike(other, f.renames()) {
			index(other.name, twin.OddText)
		}
	}
	made, known = nil, nil
	for _, k := range f.keys {
		if k.names(f.counterparts()) {
			made = append(made, k.name)
		} else {
			known = append(known, k.name)
		}
	}
	for _, name := range f.scope.Strays(made, known) {
		say("foreign key", name, twin.StrayText, alter+"DROP CONSTRAINT "+w.Q(name))
	}
	for _, k := range f.twinKeys() {
		other, there := f.key(counterpart(f.scope, k.name))
		like := k.define(w, f.renames(), parentRenames(f.scope, k.parent))
		if there && other.define(w, nil, nil) != like {
			say("foreign key", other.name, twin.OddText, alter+"DROP CONSTRAINT "+w.Q(other.name))
		}
	}
	return out
}

// listTaken lists the indexes and constraints of a table whose names a run gives to its own.
func (f *twinFacts) listTaken() (out []twin.Obstacle) {
	w := newSpelling()
	var gives []string
	for _, x := range f.indexes {
		if x.names(f.renames()) {
			gives = append(gives, f.scope.NewName(x.name), f.scope.OldName(x.name))
		}
	}
	for _, k := range f.twinKeys() {
		gives = append(gives, f.scope.NewName(k.name), f.scope.OldName(k.name))
	}
	rename := func(what, name, sql string) {
		if slices.Contains(gives, name) {
			out = append(out, twin.Obstacle{Object: what + " " + name, Why: twin.TakenText,
				SQL: sql + w.Q(twin.Fit(name+"_"))})
		}
	}
	alter := "ALTER TABLE " + w.Table(f.Ref) + " RENAME CONSTRAINT "
	for _, x := range f.indexes {
		rename("index", x.name, "ALTER INDEX "+w.Table(sqlgen.Ref{Schema: f.Schema, Table: x.name})+
			" RENAME TO ")
	}
	for _, k := range f.keys {
		rename("foreign key", k.name, alter+w.Q(k.name)+" TO ")
	}
	for _, c := range f.checks {
		rename("CHECK", c.name, alter+w.Q(c.name)+" TO ")
	}
	return out
}

// isLike reports whether an index is like x for other columns. The server may write an expression
// over them in another way.
func (x factIndex) isLike(other factIndex, columns map[string]string) bool {
	return x.isUnique == other.isUnique && x.method == other.method &&
		x.nullsEqual == other.nullsEqual && (x.where == "") == (other.where == "") &&
		slices.EqualFunc(x.parts, other.parts, func(p, o factPart) bool {
			name := cmp.Or(columns[p.column], p.column)
			return p.isKey == o.isKey && p.order == o.order && name == o.column
		})
}

// oldDefaults are the defaults and identities of columns that refer to keys that get new ids.
func (w script) oldDefaults(f twinFacts) (out []twin.Obstacle) {
	for _, x := range f.Twins {
		if x.Draw == nil || x.Draw.IsRoot {
			continue
		}
		c, _ := f.column(x.Name)
		value, drop := c.value, "DROP DEFAULT"
		if value == "" {
			var isNumbered bool
			w.Scan(query("whether rows are numbered"), []any{w.Table(f.Ref), x.Name}, &isNumbered)
			if isNumbered {
				value, drop = "by its identity", "DROP IDENTITY"
			}
		}
		if value != "" && !strings.HasPrefix(value, "NULL") {
			out = append(out, twin.Obstacle{Object: "column " + f.Ref.Table + "." + x.Name,
				Why: twin.OldDefault(value), SQL: "ALTER TABLE " + w.Table(f.Ref) + " ALTER COLUMN " +
					w.Q(x.Name) + " " + drop})
		}
	}
	return out
}

func (w script) obstacles(s *twin.Scope) []twin.Obstacle {
	schemas, tables, columns := scopeColumns(s, knownName)
	_, _, twins := scopeColumns(s, s.Counterpart)
	_, _, made := scopeColumns(s, func(x twin.Twin) string { return strconv.FormatBool(x.Made) })
	return w.listObstacles("twin obstacles", schemas, tables, columns, twins, made)
}

// listObstacles runs a query for obstacles.
func (w script) listObstacles(name string, args ...any) []twin.Obstacle {
	return dialect.ListRows(w.Script, func(o *twin.Obstacle) []any {
		return []any{&o.Object, &o.Why, &o.SQL}
	}, query(name), args...)
}

// outside lists what new values of the columns would break outside of their tables.
func (w script) outside(s *twin.Scope) []twin.Obstacle {
	each := strings.NewReplacer("$1::text", "u.s", "$2::text", "u.t", "$3::text", "u.c")
	out := dialect.ListRows(w.Script, func(o *twin.Obstacle) []any {
		return []any{&o.Object, &o.Why}
	}, "SELECT DISTINCT 'table ' || u.t, x.* FROM unnest($1::text[], $2::text[], $3::text[]) "+
		"u (s, t, c) CROSS JOIN LATERAL ("+each.Replace(query("outside"))+") x WHERE "+firing(),
		knownColumns(s)...)
	w.Run(ownPath)
	return out
}

// Target implements [twin.Twinner].
func (d Dialect) Target(_ context.Context, _ dialect.Querier, typ string) (*sqlgen.Form, string,
	error) {
	to := d.Facts().Retypes
	if typ != "" && typ != to.BinaryType {
		return nil, "", fmt.Errorf("ids that are no text become %s, not %s", to.BinaryType, typ)
	}
	return to.Binary, to.BinaryType, nil
}

// Texts implements [twin.Twinner].
func (Dialect) Texts(of *sqlgen.Form) twin.Texts {
	t := twin.Texts{Any: pgAnyText(), Hyphens: pgText, Digits: pgAnyText(), Braces: braced(pgText)}
	if of.Name == pgBpchar.Name {
		t = twin.Texts{Any: pgAnyBpchar(), Hyphens: pgTextForm("bpchar", sqlgen.DecodePadded),
			Digits: pgAnyBpchar(), Braces: braced(pgBpchar)}
	}
	return t
}

// braced returns a form of text that writes ids in braces.
func braced(f *sqlgen.Form) *sqlgen.Form {
	out := *f
	out.Build = "('{'||({x})||'}')::" + f.Name
	return &out
}

// Unreadable implements [twin.Twinner].
func (d Dialect) Unreadable(ctx context.Context, q dialect.Querier,
	columns []sqlgen.Column) ([]string, error) {
	w := d.script(ctx, q)
	each := strings.NewReplacer("$1", "u.s", "$2", "u.t", "$3", "u.c")
	return once(w.List("SELECT x.* FROM unnest($1::text[], $2::text[], $3::text[]) "+
		"WITH ORDINALITY u (s, t, c, no) CROSS JOIN LATERAL ("+
		each.Replace(query("missing grants to read"))+") x ORDER BY u.no",
		columnArrays(columns)...)), w.Err
}

// columnArrays are the schemas, the tables and the names of some columns.
func columnArrays(columns []sqlgen.Column) []any {
	var refs []sqlgen.Ref
	var names []string
	for _, c := range columns {
		refs, names = append(refs, c.Ref), append(names, c.Name)
	}
	schemas, tables := refArrays(refs)
	return []any{schemas, tables, pgArray(names)}
}

// Counting implements [twin.Reader].
func (Dialect) Counting() twin.Counting {
	return twin.Counting{Text: "({c})::text", Exact: `({c})::text COLLATE "C"`,
		Length: "length({c}::text)",
		Plain:  `{c}::text COLLATE "C" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`,
		Equals: "COALESCE({c}::text = {v}, FALSE)", Sought: "{c}"}
}

// MakesIDs implements [twin.Reader].
func (d Dialect) MakesIDs(ctx context.Context, q dialect.Querier, columns []sqlgen.Column) (
	[]sqlgen.Column, error) {
	return dialect.Rows(ctx, q, func(c *sqlgen.Column) []any {
		return []any{&c.Schema, &c.Table, &c.Name}
	}, query("defaults that make ids"), columnArrays(columns)...)
}

// Sizes implements [twin.Twinner].
func (d Dialect) Sizes(ctx context.Context, q dialect.Querier, s *twin.Scope) ([]twin.Size, error) {
	return dialect.Rows(ctx, q, func(t *twin.Size) []any {
		return []any{&t.Schema, &t.Table, &t.Rows, &t.Indexes, &t.Again}
	}, query("twin sizes"), knownColumns(s)...)
}
