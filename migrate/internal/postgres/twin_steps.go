package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

var _ twin.Twinner = Dialect{}

// twinTrigger sorts behind the triggers of applications, which may set the columns.
const twinTrigger = "~sqluuid_twin"

// A spelling writes statements about twins.
type spelling struct{ *sqlgen.Builder }

func newSpelling() spelling { return spelling{sqlgen.NewBuilder(Dialect{}.Profile())} }

// say returns a statement, which carries what was wrong with a name.
func (w spelling) say(text string) sqlgen.Statement {
	if w.Err != nil {
		return sqlgen.Failed(w.Err)
	}
	return sqlgen.Statement{SQL: text}
}

// alter returns a statement about a table.
func (w spelling) alter(t sqlgen.Ref, parts ...string) sqlgen.Statement {
	return w.say("ALTER TABLE " + w.Table(t) + " " + strings.Join(parts, ", "))
}

// patient waits for older transactions, while nobody waits behind it.
func patient(list ...sqlgen.Statement) (out []sqlgen.Statement) {
	out = append(out, Dialect{}.Wait())
	for _, st := range list {
		out = append(out, calm(st))
	}
	return append(out, Dialect{}.Unwait())
}

func (d Dialect) Claim(ctx context.Context, q dialect.Querier, run int64) (ok bool, err error) {
	err = q.QueryRowContext(ctx, query("claim a run"), run).Scan(&ok)
	return ok, err
}

func (d Dialect) Gates(s *twin.Scope) (out []follow.Gate, err error) {
	var seen []string
	for _, r := range s.Refs() {
		if slices.Contains(seen, r.Schema) {
			continue
		}
		seen = append(seen, r.Schema)
		g, err := follow.NewGate(d.Profile(), r.Schema)
		if err != nil {
			return nil, err
		}
		out = append(out, g)
	}
	return out, nil
}

func (d Dialect) Expand(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	w := d.script(ctx, q)
	facts := w.twinFacts(s)
	for _, f := range facts {
		out = append(out, f.addColumns(w)...)
	}
	for _, f := range facts {
		var there int
		w.Scan(query("twin trigger"), []any{f.Schema, f.Ref.Table, twinTrigger}, &there)
		if there == 0 {
			b := newSpelling()
			out = append(out, twin.Step{Name: "keep the twins of " + f.Ref.Table + " in step",
				Lock: "SHARE ROW EXCLUSIVE", Do: []sqlgen.Statement{f.function(s), b.closeFunction(s, f.Table),
					b.say("CREATE TRIGGER " + b.Q(twinTrigger) + " BEFORE INSERT OR UPDATE ON " + b.Table(f.Ref) +
						" FOR EACH ROW EXECUTE FUNCTION " + b.Table(functionOf(s, f.Table)) + "()")}})
		}
	}
	return out, w.Err
}

// addColumns adds the columns that are missing, with the comments and the grants of the others.
func (f *twinFacts) addColumns(w script) (out []twin.Step) {
	b := newSpelling()
	var add []string
	var after []sqlgen.Statement
	for _, t := range f.Twins {
		counterpart := f.scope.Counterpart(t)
		if _, there := f.column(counterpart); there {
			continue
		}
		add = append(add, "ADD COLUMN "+b.Q(counterpart)+" "+t.New.Type)
		c, _ := f.column(t.Name)
		if c.comment != "" {
			after = append(after, b.say("COMMENT ON COLUMN "+b.Table(f.Ref)+"."+b.Q(counterpart)+" IS "+
				pgLiteral(c.comment)))
		}
		if c.target >= 0 {
			after = append(after, b.alter(f.Ref, fmt.Sprintf("ALTER COLUMN %s SET STATISTICS %d",
				b.Q(counterpart), c.target)))
		}
		for _, grant := range w.askTable("twin grants", f.Ref, t.Name, counterpart) {
			after = append(after, sqlgen.Statement{SQL: grant})
		}
	}
	if len(add) == 0 {
		return nil
	}
	return []twin.Step{{Name: "add twins to " + f.Ref.Table, Lock: "ACCESS EXCLUSIVE",
		Do: append([]sqlgen.Statement{b.alter(f.Ref, add...)}, after...)}}
}

// functionOf names the function of a table's trigger.
func functionOf(s *twin.Scope, t twin.Table) sqlgen.Ref {
	return sqlgen.Ref{Schema: "sqluuid", Table: fmt.Sprintf("twin_%d_%d", s.Run, t.No)}
}

// closeFunction keeps others from making triggers that run with the rights of the run's role.
func (w spelling) closeFunction(s *twin.Scope, t twin.Table) sqlgen.Statement {
	return w.say("REVOKE ALL ON FUNCTION " + w.Table(functionOf(s, t)) + "() FROM PUBLIC")
}

// function makes the function of a table's trigger for the names of a scope.
func (f *twinFacts) function(s *twin.Scope) sqlgen.Statement {
	w, t := newSpelling(), f.Table
	var body strings.Builder
	body.WriteString("BEGIN\n")
	for _, x := range t.Twins {
		known, counterpart := "NEW."+w.Q(x.Name), "NEW."+w.Q(s.Counterpart(x))
		was, wasOther := "OLD."+w.Q(x.Name), "OLD."+w.Q(s.Counterpart(x))
		to, back, reads := x.Image, x.Source, x.Old.Reads
		if s.Switched {
			to, back, reads = x.Source, x.Image, x.New.Reads
		}
		refuse := fmt.Sprintf("IF %[1]s IS NOT NULL AND NOT %[2]s THEN RAISE EXCEPTION %[3]s, %[1]s "+
			"USING ERRCODE = 'invalid_text_representation'; END IF; ", known, reads.Shape(known),
			pgLiteral("sqluuid: column "+strings.ReplaceAll(t.Ref.Table+"."+x.Name, "%", "%%")+
				" takes no id such as \"%\""))
		fmt.Fprintf(&body, "IF TG_OP = 'UPDATE' AND %[2]s IS NULL AND %[4]s IS NOT NULL AND "+
			"%[1]s IS NOT DISTINCT FROM %[3]s THEN %[1]s := NULL;\n"+
			"ELSIF %[2]s IS NULL OR TG_OP = 'UPDATE' AND %[1]s IS DISTINCT FROM %[3]s THEN "+
			"%[5]s%[2]s := %[6]s;\n"+
			"ELSIF TG_OP = 'INSERT' OR %[2]s IS DISTINCT FROM %[4]s THEN IF %[1]s IS NULL OR "+
			"%[6]s IS DISTINCT FROM %[2]s THEN %[1]s := %[7]s; END IF;\nEND IF;\n",
			known, counterpart, was, wasOther, refuse, f.parentsOr(w, s, x, to(known)), back(counterpart))
	}
	body.WriteString("RETURN NEW;\nEND")
	return w.say("CREATE OR REPLACE FUNCTION " + w.Table(functionOf(s, t)) + "() RETURNS trigger " +
		"LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp " +
		"SET row_security = off AS " + pgLiteral(body.String()))
}

// parentsOr returns the expression for the counterpart of a value. It is what the parent has, and
// without a parent what the rewrite makes of the value. A parent has an id in one of several
// spellings, and the server compares texts. An id that came by the new type may have itself as its
// counterpart, too.
func (f *twinFacts) parentsOr(w spelling, s *twin.Scope, x twin.Twin, made string) string {
	reads := x.New.Reads
	if s.Switched {
		reads = x.Old.Reads
	}
	if !reads.IsText() && x.T == transform.Same {
		return made
	}
	for _, k := range f.twinKeys() {
		var found string
		var on []string
		for _, p := range k.pairs {
			if p.child == x.Name {
				found = parentRenames(s, k.parent)[p.parent]
			}
			on = append(on, "p."+w.Q(p.parent)+" = NEW."+w.Q(p.child))
		}
		if found != "" {
			return "COALESCE((SELECT p." + w.Q(found) + " FROM " + w.Table(k.parent) + " p WHERE " +
				strings.Join(on, " AND ") + "), " + made + ")"
		}
	}
	return made
}

func (d Dialect) Pages(ctx context.Context, q dialect.Querier, t twin.Table) (pages int64,
	rows float64, err error) {
	p, err := d.places(ctx, q, sqlgen.Column{Ref: t.Ref})
	if err != nil || p == nil {
		if err == nil {
			err = fmt.Errorf("table %q is not walked by pages: twins need PostgreSQL 14 or later, "+
				"and a heap", t.Ref.Table)
		}
		return 0, 0, err
	}
	return p.Last, p.PerRow, nil
}

// lacksTwin is the predicate of rows that lack a value.
func (w spelling) lacksTwin(s *twin.Scope, t twin.Table) string {
	var any []string
	for _, x := range t.Twins {
		any = append(any, w.Q(s.Counterpart(x))+" IS NULL AND "+w.Q(x.Name)+" IS NOT NULL")
	}
	return "(" + strings.Join(any, " OR ") + ")"
}

func (Dialect) FillPages(s *twin.Scope, t twin.Table, from, to int64) sqlgen.Statement {
	w := newSpelling()
	var set []string
	for _, x := range t.Twins {
		set = append(set, w.Q(s.Counterpart(x))+" = "+x.Image(w.Q(x.Name)))
	}
	return w.say(fmt.Sprintf("UPDATE %s SET %s WHERE ctid >= '(%d,0)'::tid AND ctid < '(%d,0)'::tid "+
		"AND %s", w.Table(t.Ref), strings.Join(set, ", "), from, to, w.lacksTwin(s, t)))
}

func (Dialect) FindUnfilled(s *twin.Scope, t twin.Table) sqlgen.Statement {
	w := newSpelling()
	return w.say("SELECT 1 FROM " + w.Table(t.Ref) + " WHERE " + w.lacksTwin(s, t) + " LIMIT 1")
}

// Constrain makes unique indexes first, and foreign keys last. Before and after each cut-over a
// primary key has one unique index more on its column: the key's own goes with it.
func (d Dialect) Constrain(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	w := d.script(ctx, q)
	facts := w.twinFacts(s)
	for _, f := range facts {
		out = append(out, f.makeIndexes()...)
		out = append(out, f.makeNotNull()...)
	}
	for _, f := range facts {
		out = append(out, f.makeKeys(s)...)
		out = append(out, f.validate()...)
	}
	for _, f := range facts {
		for _, t := range f.Twins {
			var n int
			w.Scan(query("twin analysed"), []any{f.Schema, f.Ref.Table, s.Counterpart(t)}, &n)
			if rows := w.rows(f.Ref); n == 0 && rows > 0 {
				b := newSpelling()
				out = append(out, twin.Step{Name: "analyse " + f.Ref.Table, Lock: "SHARE UPDATE EXCLUSIVE",
					Do: patient(b.say("ANALYZE " + b.Table(f.Ref)))})
				break
			}
		}
	}
	return out, w.Err
}

// rows counts the rows of a table as the statistics have them.
func (w script) rows(t sqlgen.Ref) (n int64) {
	var bytes int64
	var kind string
	w.Scan(query("twin rows"), []any{t.Schema, t.Table}, &n, &bytes, &kind)
	return n
}

// counterpart names what belongs to the counterpart.
func counterpart(s *twin.Scope, name string) string {
	if s.Switched {
		return twin.OldName(name)
	}
	return twin.NewName(name)
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
		if x.comment != "" {
			out = append(out, w.say("COMMENT ON INDEX "+w.Table(sqlgen.Ref{Schema: f.Schema,
				Table: name})+" IS "+pgLiteral(x.comment)))
		}
	}
	if x.constraint == "u" && there.constraint == "" {
		out = append(out, w.alter(f.Ref, "ADD CONSTRAINT "+w.Q(name)+" UNIQUE USING INDEX "+w.Q(name)+
			deferral(x.isDeferrable, x.isDeferred)))
	}
	if len(out) == 0 {
		return nil
	}
	return []twin.Step{{Name: "build index " + name, Lock: "SHARE UPDATE EXCLUSIVE", Do: out}}
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
		text, to := "("+rename(p.text, columns)+")", columns[p.column]
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
		out += " WHERE " + rename(x.where, columns)
	}
	return out
}

// notNullEnding ends the name of a CHECK that there is no NULL. With it the server sets NOT NULL
// without a scan under a lock.
const notNullEnding = "__new_not_null"

func (f *twinFacts) makeNotNull() (out []twin.Step) {
	w := newSpelling()
	for _, t := range f.Twins {
		name := f.scope.Counterpart(t)
		known, _ := f.column(t.Name)
		c, there := f.column(name)
		check := w.Q(t.Name[:min(len(t.Name), 40)] + notNullEnding)
		if !there || !known.notNull || c.notNull {
			continue
		}
		out = append(out, twin.Step{Name: "let " + f.Ref.Table + "." + name + " hold no NULL",
			Lock: "ACCESS EXCLUSIVE, without a scan", Do: slices.Concat([]sqlgen.Statement{
				w.alter(f.Ref, "DROP CONSTRAINT IF EXISTS "+check),
				w.alter(f.Ref, "ADD CONSTRAINT "+check+" CHECK ("+w.Q(name)+" IS NOT NULL) NOT VALID")},
				patient(w.alter(f.Ref, "VALIDATE CONSTRAINT "+check)),
				[]sqlgen.Statement{w.alter(f.Ref, "ALTER COLUMN "+w.Q(name)+" SET NOT NULL"),
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

// validate validates what a cut-over has made again: CHECKs that name a column, which a plan
// wants to be valid.
func (f *twinFacts) validate() (out []twin.Step) {
	w, names := newSpelling(), f.renames()
	for _, k := range f.checks {
		isOurs := slices.ContainsFunc(k.columns, func(c string) bool { _, is := names[c]; return is })
		if isOurs && !k.valid {
			out = append(out, twin.Step{Name: "validate CHECK " + k.name, Lock: "SHARE UPDATE EXCLUSIVE",
				Do: patient(w.alter(f.Ref, "VALIDATE CONSTRAINT "+w.Q(k.name)))})
		}
	}
	return out
}

// Undo drops foreign keys before the triggers, without which a cascade would follow a stale twin. A
// twin may hold NULL before its trigger goes, and goes itself after it: a write fails for a trigger
// that names a column which is gone.
func (d Dialect) Undo(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	w := d.script(ctx, q)
	facts := w.twinFacts(s)
	for _, f := range facts {
		out = append(out, f.dropTwinKeys()...)
	}
	for _, f := range facts {
		out = append(out, f.dropSpares()...)
		out = append(out, f.dropNotNull()...)
	}
	out = append(out, w.dropTriggers(facts)...)
	for _, f := range facts {
		out = append(out, f.dropColumns()...)
	}
	return append(out, w.dropFunctions(s)...), w.Err
}

func (f *twinFacts) dropTwinKeys() (out []twin.Step) {
	b := newSpelling()
	for _, k := range f.keys {
		if k.names(f.counterparts()) {
			out = append(out, twin.Step{Name: "drop foreign key " + k.name,
				Lock: "ACCESS EXCLUSIVE on both tables",
				Do:   []sqlgen.Statement{b.alter(f.Ref, "DROP CONSTRAINT "+b.Q(k.name))}})
		}
	}
	return out
}

// dropNotNull lets the counterparts hold NULL.
func (f *twinFacts) dropNotNull() []twin.Step {
	w := newSpelling()
	var parts []string
	for _, t := range f.Twins {
		name := f.scope.Counterpart(t)
		if c, ok := f.column(name); ok && c.notNull {
			parts = append(parts, "ALTER COLUMN "+w.Q(name)+" DROP NOT NULL")
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return []twin.Step{{Name: "let the twins of " + f.Ref.Table + " hold NULL",
		Lock: "ACCESS EXCLUSIVE", Do: []sqlgen.Statement{w.alter(f.Ref, parts...)}}}
}

// Finish is Undo of the counterparts: after a cut-over these are the old ones.
func (d Dialect) Finish(ctx context.Context, q dialect.Querier,
	s *twin.Scope) ([]twin.Step, error) {
	return d.Undo(ctx, q, s)
}

// counterparts has the counterparts.
func (f *twinFacts) counterparts() map[string]string {
	out := map[string]string{}
	for known, counterpart := range f.renames() {
		out[counterpart] = known
	}
	return out
}

func (w script) dropTriggers(facts []twinFacts) (out []twin.Step) {
	b := newSpelling()
	for _, f := range facts {
		var there int
		w.Scan(query("twin trigger"), []any{f.Schema, f.Ref.Table, twinTrigger}, &there)
		if there > 0 {
			out = append(out, twin.Step{Name: "drop the trigger of " + f.Ref.Table,
				Lock: "ACCESS EXCLUSIVE", Do: []sqlgen.Statement{b.say("DROP TRIGGER " + b.Q(twinTrigger) +
					" ON " + b.Table(f.Ref))}})
		}
	}
	return out
}

func (w script) dropFunctions(s *twin.Scope) (out []twin.Step) {
	for _, drop := range w.ask("twin functions", fmt.Sprint(s.Run)) {
		out = append(out, twin.Step{Name: "drop a function", Do: []sqlgen.Statement{{SQL: drop}}})
	}
	return out
}

// dropSpares drops the indexes that stand by for primary keys, and the CHECKs of the run.
func (f *twinFacts) dropSpares() (out []twin.Step) {
	w := newSpelling()
	for _, x := range f.indexes {
		if !x.isPrimary || !x.names(f.renames()) {
			continue
		}
		if s, ok := f.index(spare(f.scope, x.name)); ok && s.constraint == "" {
			out = append(out, twin.Step{Name: "drop index " + s.name, Lock: "SHARE UPDATE EXCLUSIVE",
				Do: patient(w.say("DROP INDEX CONCURRENTLY IF EXISTS " +
					w.Table(sqlgen.Ref{Schema: f.Schema, Table: s.name})))})
		}
	}
	return out
}

func (f *twinFacts) dropColumns() []twin.Step {
	w := newSpelling()
	var drop []string
	for _, t := range f.Twins {
		if name := f.scope.Counterpart(t); slices.ContainsFunc(f.columns, func(c factColumn) bool {
			return c.name == name
		}) {
			drop = append(drop, "DROP COLUMN "+w.Q(name))
		}
	}
	if len(drop) == 0 {
		return nil
	}
	return []twin.Step{{Name: "drop columns of " + f.Ref.Table, Lock: "ACCESS EXCLUSIVE",
		Do: []sqlgen.Statement{w.alter(f.Ref, drop...)}}}
}
