package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Constrain makes unique indexes first, and foreign keys last. Before and after each cut-over a
// primary key has one unique index more on its column: the key's own goes with it.
func (d Dialect) Constrain(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	w := d.script(ctx, q)
	out = constrain(w.twinFacts(s), s)
	schemas, tables, columns := scopeColumns(s, s.Counterpart)
	for _, r := range w.refs("twins without statistics", schemas, tables, columns) {
		out = append(out, analyse(r))
	}
	return out, w.Err
}

func analyse(r sqlgen.Ref) twin.Step {
	b := newSpelling()
	return twin.Step{Name: "analyse " + r.Table, Lock: "SHARE UPDATE EXCLUSIVE",
		Do: patient(b.say("ANALYZE " + b.Table(r)))}
}

func constrain(facts []twinFacts, s *twin.Scope) (out []twin.Step) {
	for _, f := range facts {
		out = append(out, f.makeIndexes()...)
		out = append(out, f.makeNotNull()...)
	}
	for _, f := range facts {
		out = append(out, f.makeKeys(s)...)
		out = append(out, f.validate()...)
	}
	return out
}

// counterpart names what belongs to the counterpart.
func counterpart(s *twin.Scope, name string) string {
	if s.Switched {
		return s.OldName(name)
	}
	return s.NewName(name)
}

// spare names the index that takes the place of a primary key's own.
func spare(s *twin.Scope, name string) string { return counterpart(s.Other(), name) }

func (f *twinFacts) makeIndexes() (out []twin.Step) {
	names := f.renames()
	for _, x := range f.twinIndexes() {
		out = append(out, f.makeIndex(x, counterpart(f.scope, x.name), names)...)
		if x.isPrimary {
			out = append(out, f.makeIndex(x, spare(f.scope, x.name), nil)...)
		}
	}
	return out
}

// makeIndex makes an index like another one, with other columns and another name.
func (f *twinFacts) makeIndex(x factIndex, name string, columns map[string]string) []twin.Step {
	w := newSpelling()
	var list []sqlgen.Statement
	there, ok := f.index(name)
	if ok && !there.isValid { // an attempt before has left it
		list = append(list, w.say("DROP INDEX CONCURRENTLY IF EXISTS "+
			w.Table(sqlgen.Ref{Schema: f.Schema, Table: name})))
	}
	if !ok || !there.isValid {
		list = append(list, w.say(x.create(w, f.Ref, name, columns)))
	}
	var out []sqlgen.Statement
	if len(list) > 0 {
		out = patient(list...)
	}
	for i, p := range x.parts {
		if p.target >= 0 && (i >= len(there.parts) || p.target != there.parts[i].target) {
			out = append(out, w.say(fmt.Sprintf("ALTER INDEX %s ALTER COLUMN %d SET STATISTICS %d",
				w.Table(sqlgen.Ref{Schema: f.Schema, Table: name}), i+1, p.target)))
		}
	}
	if ok && there.isValid && x.options != there.options { // somebody has set or reset them since
		index := sqlgen.Ref{Schema: f.Schema, Table: name}
		out = append(out, setOptions(w, index, there.options, x.options)...)
	}
	if x.comment != there.comment {
		out = append(out, w.say("COMMENT ON INDEX "+w.Table(sqlgen.Ref{Schema: f.Schema,
			Table: name})+" IS "+pgLiteral(x.comment)))
	}
	if x.constraint == "u" && there.constraint == "" {
		out = append(out, w.alter(f.Ref, "ADD CONSTRAINT "+w.Q(name)+" UNIQUE USING INDEX "+w.Q(name)+
			deferral(x.isDeferrable, x.isDeferred)))
	}
	if x.constraint == "u" && x.constraintComment != there.constraintComment {
		out = append(out, w.comment(f.Ref, name, x.constraintComment))
	}
	if len(out) == 0 {
		return nil
	}
	return []twin.Step{{Name: "build index " + name, Lock: "SHARE UPDATE EXCLUSIVE", Do: out}}
}

// setOptions gives the options of an index to another one, as in fillfactor=70, and takes its own.
func setOptions(w spelling, index sqlgen.Ref, has, wants string) (out []sqlgen.Statement) {
	alter := "ALTER INDEX " + w.Table(index)
	if has != "" {
		var names []string
		for o := range strings.SplitSeq(has, ", ") {
			name, _, _ := strings.Cut(o, "=")
			names = append(names, name)
		}
		out = append(out, w.say(alter+" RESET ("+strings.Join(names, ", ")+")"))
	}
	if wants != "" {
		out = append(out, w.say(alter+" SET ("+wants+")"))
	}
	return out
}

func deferral(is, initially bool) string {
	switch {
	case initially:
		return " DEFERRABLE INITIALLY DEFERRED"
	case is:
		return " DEFERRABLE"
	}
	return ""
}

// create writes the statement that makes an index like x.
func (x factIndex) create(w spelling, t sqlgen.Ref, name string, columns map[string]string) string {
	var keys, also []string
	for _, p := range x.parts {
		text, to := "("+onCounterparts(p.text, columns)+")", columns[p.column]
		if p.column != "" {
			text = w.Q(p.column)
		}
		if to != "" {
			text = w.Q(to)
		} else if p.collation != "" {
			text += " COLLATE " + p.collation
		}
		if p.class != "" {
			text += " " + p.class
		}
		if text += p.order; p.isKey {
			keys = append(keys, text)
		} else {
			also = append(also, text)
		}
	}
	unique := ""
	if x.isUnique {
		unique = "UNIQUE "
	}
	out := "CREATE " + unique + "INDEX CONCURRENTLY " + w.Q(name) + " ON " + w.Table(t) + " USING " +
		x.method + " (" + strings.Join(keys, ", ") + ")"
	if len(also) > 0 {
		out += " INCLUDE (" + strings.Join(also, ", ") + ")"
	}
	if x.nullsEqual {
		out += " NULLS NOT DISTINCT"
	}
	if x.options != "" {
		out += " WITH (" + x.options + ")"
	}
	if x.tablespace != "" {
		out += " TABLESPACE " + w.Q(x.tablespace)
	}
	if x.where != "" {
		out += " WHERE " + onCounterparts(x.where, columns)
	}
	return out
}

// notNullEnding ends the name of a CHECK that there is no NULL. With it the server sets NOT NULL
// without a scan under a lock.
const notNullEnding = "__new_not_null"

// setNotNull lets a counterpart hold no NULL. Since PostgreSQL 18 that has a name.
func (f *twinFacts) setNotNull(w spelling, column, pair string) string {
	if pair == "" {
		return "ALTER COLUMN " + w.Q(column) + " SET NOT NULL"
	}
	return "ADD CONSTRAINT " + w.Q(counterpart(f.scope, pair)) + " NOT NULL " + w.Q(column)
}

func (f *twinFacts) makeNotNull() (out []twin.Step) {
	w := newSpelling()
	for _, t := range f.Twins {
		name := f.scope.Counterpart(t)
		known, _ := f.column(t.Name)
		c, there := f.column(name)
		called := strings.ToValidUTF8(t.Name[:min(len(t.Name), 40)], "") + notNullEnding
		check := w.Q(called)
		isLeft := slices.ContainsFunc(f.checks, func(k factCheck) bool { return k.name == called })
		switch {
		case there && c.notNull && !known.notNull: // somebody lets it hold NULL since
			out = append(out, twin.Step{Name: "let " + f.Ref.Table + "." + name + " hold NULL",
				Lock: "ACCESS EXCLUSIVE", Do: []sqlgen.Statement{
					w.alter(f.Ref, "ALTER COLUMN "+w.Q(name)+" DROP NOT NULL")}})
			continue
		case !there || !known.notNull || c.notNull && !isLeft:
			continue
		case c.notNull: // an attempt before was killed behind its last statement but one
			out = append(out, twin.Step{Name: "drop the CHECK " + called, Lock: "ACCESS EXCLUSIVE",
				Do: []sqlgen.Statement{w.alter(f.Ref, "DROP CONSTRAINT "+check)}})
			continue
		}
		out = append(out, twin.Step{Name: "let " + f.Ref.Table + "." + name + " hold no NULL",
			Lock: "ACCESS EXCLUSIVE, without a scan", Do: slices.Concat([]sqlgen.Statement{
				w.alter(f.Ref, "DROP CONSTRAINT IF EXISTS "+check),
				w.alter(f.Ref, "ADD CONSTRAINT "+check+" CHECK ("+w.Q(name)+" IS NOT NULL) NOT VALID")},
				patient(w.alter(f.Ref, "VALIDATE CONSTRAINT "+check)),
				[]sqlgen.Statement{w.alter(f.Ref, f.setNotNull(w, name, known.notNullName)),
					w.alter(f.Ref, "DROP CONSTRAINT "+check)})})
	}
	return out
}

// makeKeys makes the foreign keys of the counterparts.
func (f *twinFacts) makeKeys(s *twin.Scope) (out []twin.Step) {
	w := newSpelling()
	for _, k := range f.twinKeys() {
		name := counterpart(s, k.name)
		made, ok := f.key(name)
		var list []sqlgen.Statement
		if !ok {
			list = append(list, w.alter(f.Ref, "ADD CONSTRAINT "+w.Q(name)+" "+
				k.define(w, f.renames(), parentRenames(s, k.parent))+" NOT VALID"))
		}
		if k.valid && !made.valid {
			list = append(list, patient(w.alter(f.Ref, "VALIDATE CONSTRAINT "+w.Q(name)))...)
		}
		if k.comment != made.comment {
			list = append(list, w.comment(f.Ref, name, k.comment))
		}
		if len(list) > 0 {
			out = append(out, twin.Step{Name: "make foreign key " + name,
				Lock: "SHARE ROW EXCLUSIVE on both tables, without a scan", Do: list})
		}
	}
	return out
}

// parentRenames maps the columns of a table to their counterparts, none outside of the scope.
func parentRenames(s *twin.Scope, parent sqlgen.Ref) map[string]string {
	for _, t := range s.Tables {
		if t.Ref == parent {
			return renamesOf(s, t)
		}
	}
	return nil
}

var actions = map[string]string{"a": "NO ACTION", "r": "RESTRICT", "c": "CASCADE", "n": "SET NULL",
	"d": "SET DEFAULT"}

// define writes a foreign key with other columns.
func (k factKey) define(w spelling, child, parent map[string]string) string {
	var from, to, set []string
	name := func(columns map[string]string, c string) string {
		if other := columns[c]; other != "" {
			c = other
		}
		return w.Q(c)
	}
	for _, p := range k.pairs {
		from, to = append(from, name(child, p.child)), append(to, name(parent, p.parent))
		if p.isSet {
			set = append(set, name(child, p.child))
		}
	}
	out := "FOREIGN KEY (" + strings.Join(from, ", ") + ") REFERENCES " + w.Table(k.parent) + " (" +
		strings.Join(to, ", ") + ")"
	if k.isFull {
		out += " MATCH FULL"
	}
	out += " ON UPDATE " + actions[k.onUpdate] + " ON DELETE " + actions[k.onDelete]
	if len(set) > 0 {
		out += " (" + strings.Join(set, ", ") + ")"
	}
	return out + deferral(k.isDeferrable, k.isDeferred)
}

// isOurs reports whether a CHECK names a column of the scope.
func (f *twinFacts) isOurs(k factCheck) bool {
	names := f.renames()
	return slices.ContainsFunc(k.columns, func(c string) bool { return names[c] != "" })
}

// validate validates what a cut-over has made again: CHECKs that name a column, which a plan
// wants to be valid.
func (f *twinFacts) validate() (out []twin.Step) {
	w := newSpelling()
	for _, k := range f.checks {
		if f.isOurs(k) && !k.valid {
			out = append(out, twin.Step{Name: "validate CHECK " + k.name, Lock: "SHARE UPDATE EXCLUSIVE",
				Do: patient(w.alter(f.Ref, "VALIDATE CONSTRAINT "+w.Q(k.name)))})
		}
	}
	return out
}
