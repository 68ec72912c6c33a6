package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// CutOver exchanges the names in one transaction, so that half of it is never seen. It asks the
// catalogue under the locks: what depends on the columns is dropped and made again by its own text,
// which has the names of both times.
func (d Dialect) CutOver(ctx context.Context, sess *dialect.Session, s *twin.Scope,
	c twin.Change) error {
	return sess.InTx(ctx, func(tx dialect.Tx) error {
		err := dialect.Within(ctx, tx, d.Facts().Briefly(c.Attempt))
		for _, do := range []func() error{
			func() error { return d.exchangeNames(ctx, tx, s) },
			func() error { return c.Record(ctx, tx) },
			func() error { return c.In(ctx, tx) },
			func() error { return dialect.Within(ctx, tx, d.Facts().Briefly(-1)) },
		} {
			if err == nil {
				err = do()
			}
		}
		return err
	})
}

func (d Dialect) exchangeNames(ctx context.Context, tx dialect.Tx, s *twin.Scope) error {
	w := d.script(ctx, tx)
	refs := s.Refs()
	slices.SortFunc(refs, func(a, b sqlgen.Ref) int {
		return strings.Compare(a.Schema+"."+a.Table, b.Schema+"."+b.Table)
	})
	w.Run(stillFor, noBodyChecks, lock(w.Builder, refs, "ACCESS EXCLUSIVE"))
	facts, list := w.twinFacts(s), w.listCarried(s)
	for _, c := range slices.Backward(list) {
		w.Doing("dropping the "+c.kind+" "+c.name, func() { w.Run(c.drops...) })
	}
	w.statements(w.exchange(s, facts)...)
	for _, c := range list {
		w.Doing("making the "+c.kind+" "+c.name+" again", func() { w.Run(c.makes...) })
	}
	return w.Err
}

// Repair has nothing to do: what the server writes by its keys fires the triggers.
func (Dialect) Repair(context.Context, dialect.Querier, *twin.Scope) ([]twin.Step, error) {
	return nil, nil
}

// Relink implements [twin.Twinner].
func (d Dialect) Relink(ctx context.Context, q dialect.Querier, s *twin.Scope, isBehind bool) (
	out []twin.Step, err error) {
	w, b := d.script(ctx, q), newSpelling()
	for _, l := range s.Links(isBehind, false) {
		set, is := w.Q(l.Set), w.Q(l.Is)
		from := w.Table(l.Of) + " p WHERE p." + w.Q(l.By) + " = c." + w.Q(l.With) + " AND p." + is +
			" <> c." + set + " AND " + twin.IsOf(d, "c.", l.Arm)
		var wrong bool
		w.Scan("SELECT EXISTS (SELECT 1 FROM "+w.Table(l.Ref)+" c, "+from+")", nil, &wrong)
		if wrong {
			out = append(out, twin.Step{Name: "repair the twins of " + l.Ref.Table, Lock: "row locks",
				Do: patient(b.say("UPDATE " + w.Table(l.Ref) + " c SET " + set + " = p." + is + " FROM " +
					from))})
		}
	}
	return out, w.Err
}

// stillFor takes the locks from a process that stands still with them, as one that was frozen.
const stillFor = "SET LOCAL idle_in_transaction_session_timeout = '2s'"

// noBodyChecks makes functions without a look at their bodies. Expand has made the same ones with
// one.
const noBodyChecks = "SET LOCAL check_function_bodies = off"

// exchange renames columns and what belongs to them. Primary keys and the foreign keys of today go
// first: a key of the server cannot change its columns.
func (w script) exchange(s *twin.Scope, facts []twinFacts) (out []sqlgen.Statement) {
	for _, f := range facts {
		out = append(out, f.dropKeys()...)
	}
	for _, f := range facts {
		out = append(out, f.dropPrimary()...)
	}
	for _, f := range facts {
		out = append(out, f.renameColumns()...)
		out = append(out, f.renameNotNulls()...)
		out = append(out, f.renameIndexes()...)
	}
	for _, f := range facts {
		out = append(out, f.renameKeys(s)...)
		out = append(out, f.drawParts(s.Other())...)
		out = append(out, f.function(s.Other()))
	}
	types := map[string]string{}
	for _, f := range facts {
		out = append(out, w.moveDefaults(f, types)...)
	}
	return out
}

// mostAtOnce is how many statements go to the server in one message.
const mostAtOnce = 200

// statements runs statements without arguments. A busy server answers each message late, and
// everybody waits for the last answer: the messages are few.
func (w script) statements(list ...sqlgen.Statement) {
	w.Do(func() error { return sqlgen.Err(list...) })
	for some := range slices.Chunk(list, mostAtOnce) {
		var texts []string
		for _, st := range some {
			texts = append(texts, st.SQL)
		}
		w.Run(strings.Join(texts, ";\n"))
	}
}

func (f *twinFacts) dropKeys() (out []sqlgen.Statement) {
	w := newSpelling()
	for _, k := range f.twinKeys() {
		out = append(out, w.alter(f.Ref, "DROP CONSTRAINT "+w.Q(k.name)))
	}
	return out
}

func (f *twinFacts) dropPrimary() (out []sqlgen.Statement) {
	w := newSpelling()
	for _, x := range f.twinIndexes() {
		if x.isPrimary {
			out = append(out, w.alter(f.Ref, "DROP CONSTRAINT "+w.Q(x.name)))
		}
	}
	return out
}

func (f *twinFacts) renameColumns() (out []sqlgen.Statement) {
	w := newSpelling()
	for _, t := range f.Twins {
		out = append(out,
			w.alter(f.Ref, "RENAME COLUMN "+w.Q(t.Name)+" TO "+w.Q(f.scope.Other().Counterpart(t))),
			w.alter(f.Ref, "RENAME COLUMN "+w.Q(f.scope.Counterpart(t))+" TO "+w.Q(t.Name)))
	}
	return out
}

// renameNotNulls gives NOT NULL of the counterparts the names of their columns'.
func (f *twinFacts) renameNotNulls() (out []sqlgen.Statement) {
	w, other := newSpelling(), f.scope.Other()
	for _, t := range f.Twins {
		known, _ := f.column(t.Name)
		comes, _ := f.column(f.scope.Counterpart(t))
		if known.notNullName == "" || comes.notNullName == "" {
			continue
		}
		out = append(out, w.alter(f.Ref, "RENAME CONSTRAINT "+w.Q(known.notNullName)+" TO "+
			w.Q(counterpart(other, known.notNullName))), w.alter(f.Ref, "RENAME CONSTRAINT "+
			w.Q(comes.notNullName)+" TO "+w.Q(known.notNullName)))
	}
	return out
}

// renameIndexes gives the indexes of counterparts the names of their columns.
func (f *twinFacts) renameIndexes() (out []sqlgen.Statement) {
	w, other := newSpelling(), f.scope.Other()
	for _, x := range f.twinIndexes() {
		from, to := counterpart(f.scope, x.name), counterpart(other, x.name)
		index := func(from, to string) sqlgen.Statement {
			return w.say("ALTER INDEX " + w.Table(sqlgen.Ref{Schema: f.Schema, Table: from}) +
				" RENAME TO " + w.Q(to))
		}
		switch {
		case x.isPrimary:
			out = append(out, w.alter(f.Ref, "ADD CONSTRAINT "+w.Q(x.name)+" PRIMARY KEY USING INDEX "+
				w.Q(from)+deferral(x.isDeferrable, x.isDeferred)))
			if x.constraintComment != "" {
				out = append(out, w.comment(f.Ref, x.name, x.constraintComment))
			}
		case x.constraint != "":
			out = append(out, w.alter(f.Ref, "RENAME CONSTRAINT "+w.Q(x.name)+" TO "+w.Q(to)),
				w.alter(f.Ref, "RENAME CONSTRAINT "+w.Q(from)+" TO "+w.Q(x.name)))
		default:
			out = append(out, index(x.name, to), index(from, x.name))
		}
		if x.isIdentity {
			out = append(out, w.alter(f.Ref, "REPLICA IDENTITY USING INDEX "+w.Q(x.name)))
		}
		if x.isClustered {
			out = append(out, w.alter(f.Ref, "CLUSTER ON "+w.Q(x.name)))
		}
	}
	return out
}

// renameKeys gives the foreign keys of counterparts the names that are free now. It makes keys of
// the other columns anew, without a scan: they are validated after the cut-over.
func (f *twinFacts) renameKeys(s *twin.Scope) (out []sqlgen.Statement) {
	w, other := newSpelling(), s.Other()
	for _, k := range f.twinKeys() {
		out = append(out,
			w.alter(f.Ref, "RENAME CONSTRAINT "+w.Q(counterpart(s, k.name))+" TO "+w.Q(k.name)),
			w.alter(f.Ref, "ADD CONSTRAINT "+w.Q(counterpart(other, k.name))+" "+
				k.define(w, renamesOf(other, f.Table), parentRenames(other, k.parent))+" NOT VALID"))
		if k.comment != "" {
			out = append(out, w.comment(f.Ref, counterpart(other, k.name), k.comment))
		}
	}
	return out
}

// moveDefaults gives the default of a column to the one that has its name now, as the other type.
// types has the type of each expression about which the server was asked.
func (w script) moveDefaults(f twinFacts, types map[string]string) (out []sqlgen.Statement) {
	b, other := newSpelling(), f.scope.Other()
	for _, t := range f.Twins {
		c, _ := f.column(t.Name)
		if c.value == "" || t.Draw != nil { // old keys are numbered as before
			continue
		}
		typ := t.New.Type
		if f.scope.Switched {
			typ = t.Old.Type
		}
		out = append(out, b.alter(f.Ref, "ALTER COLUMN "+b.Q(other.Counterpart(t))+" DROP DEFAULT"),
			b.alter(f.Ref, "ALTER COLUMN "+b.Q(t.Name)+" SET DEFAULT "+w.defaultAs(c.value, typ,
				types)))
	}
	return out
}

// defaultAs writes a default as another type. One that is nothing but a cast from a value of that
// type becomes that value, so that a default comes back as it was. A column of any type of text
// takes a default of type text, as people write it.
func (w script) defaultAs(value, typ string, types map[string]string) string {
	if base := dialect.Base(typ, "("); base == "character varying" || base == "character" {
		typ = "text"
	}
	if inner, ok := uncast(value); ok {
		is, known := types[inner]
		if !known {
			w.Scan("SELECT pg_typeof((SELECT "+inner+" WHERE false))::text", nil, &is)
			types[inner] = is
		}
		if is != "" && is == typ {
			return inner
		}
	}
	return "CAST((" + value + ") AS " + typ + ")"
}

// uncast returns x of (x)::type, where nothing stands around it.
func uncast(value string) (inner string, ok bool) {
	words := dialect.Words(value, len(value))
	if len(words) < 5 || !words[0].Is("(") {
		return "", false
	}
	for i, depth := 0, 0; i < len(words); i++ {
		switch {
		case words[i].Is("("):
			depth++
		case words[i].Is(")"):
			depth--
		}
		if depth == 0 {
			rest := words[i+1:]
			ok = len(rest) > 2 && rest[0].Is(":") && rest[1].Is(":") &&
				!slices.ContainsFunc(rest[2:], func(x dialect.Word) bool { return x.Is(":") || x.Is("|") })
			return value[words[0].End:words[i].At], ok
		}
	}
	return "", false
}

// A carriage is something that a cut-over drops and makes again.
type carriage struct {
	kind, name   string
	drops, makes []string
}

// listCarried reads what depends on the columns that programs know, in the order of its making.
func (w script) listCarried(s *twin.Scope) (out []carriage) {
	type row struct{ kind, name, drops, makes string }
	names := scopeNames(s)
	for _, r := range dialect.ListRows(w.Script, func(r *row) []any {
		return []any{&r.kind, &r.name, &r.drops, &r.makes}
	}, query("carried"), knownColumns(s)...) {
		if r.drops != "" {
			out = append(out, carriage{kind: r.kind, name: r.name, drops: []string{r.drops}})
		}
		if len(out) == 0 {
			continue
		}
		last := &out[len(out)-1]
		bare, _ := uncasts(r.makes, names)
		last.makes = append(last.makes, either(bare, r.makes))
	}
	return out
}

// knownColumns are the columns that programs know, as three arrays.
func knownColumns(s *twin.Scope) []any {
	schemas, tables, columns := scopeColumns(s, knownName)
	return []any{schemas, tables, columns}
}

// scopeColumns names a column for each twin of a scope, as three arrays.
func scopeColumns(s *twin.Scope, name func(twin.Twin) string) (schemas, tables, columns string) {
	var refs []sqlgen.Ref
	var names []string
	for _, t := range s.Tables {
		for _, x := range t.Twins {
			refs, names = append(refs, t.Ref), append(names, name(x))
		}
	}
	schemas, tables = refArrays(refs)
	return schemas, tables, pgArray(names)
}

// Verify implements [twin.Twinner].
func (d Dialect) Verify(ctx context.Context, sess *dialect.Session,
	s *twin.Scope) (out []twin.Count, err error) {
	begin := dialect.BeginTx(sess.Conn, sql.LevelRepeatableRead)
	err = dialect.InTx(ctx, begin, func(tx dialect.Tx) error {
		w := d.script(ctx, tx)
		for _, f := range w.twinFacts(s) {
			out = append(out, w.verify(f))
		}
		return w.Err
	})
	return out, err
}

// verify counts the pairs of a table that are no pairs, and the rows whose key has no parent.
func (w script) verify(f twinFacts) twin.Count {
	c := twin.Count{Table: f.Ref}
	w.Scan(f.countPairs(), nil, &c.Rows, &c.Differ, &c.Null)
	for _, o := range f.orphans() {
		var n int64
		w.Scan(o.count(), nil, &n)
		c.Orphans += n
	}
	if !c.IsRight() {
		w.Scan(f.findExample(), nil, &c.Example)
	}
	return c
}

// findExample is the query for a pair that is wrong, or a row without a parent, in words: "" for
// none.
func (f *twinFacts) findExample() string {
	b := newSpelling()
	var any []string
	for _, t := range f.Twins {
		old, fresh := f.scope.Names(t)
		differ, null := f.wrongPair(b, t)
		any = append(any, fmt.Sprintf("(SELECT format('%%s is %%s, and %%s is %%s', %s, "+
			"quote_nullable(%s::text), %s, quote_nullable(%s::text)) FROM %s c WHERE %s OR %s LIMIT 1)",
			pgLiteral(old), b.Q(old), pgLiteral(fresh), b.Q(fresh), b.Table(f.Ref), differ, null))
	}
	for _, o := range f.orphans() {
		any = append(any, "(SELECT "+o.text+" FROM "+o.rows+" LIMIT 1)")
	}
	return "SELECT COALESCE(" + strings.Join(any, ", ") + ", '')"
}

// countPairs is the query for the rows, the pairs that differ, and those with one value alone.
func (f *twinFacts) countPairs() string {
	b := newSpelling()
	var differ, null []string
	for _, t := range f.Twins {
		d, n := f.wrongPair(b, t)
		differ, null = append(differ, d), append(null, n)
	}
	return fmt.Sprintf("SELECT count(*), count(*) FILTER (WHERE %s), count(*) FILTER (WHERE %s) "+
		"FROM %s c", strings.Join(differ, " OR "), strings.Join(null, " OR "), b.Table(f.Ref))
}

// wrongPair has the predicates of a pair that differs, and of one with one value alone.
func (f *twinFacts) wrongPair(b spelling, t twin.Twin) (differ, null string) {
	old, fresh := f.scope.Names(t)
	old, fresh = b.Q(old), b.Q(fresh)
	null = "(" + old + " IS NULL) <> (" + fresh + " IS NULL)"
	if t.Draw != nil {
		return countDrawn(b, f.scope, t), null
	}
	// A new id that no old one becomes is right when its old one is.
	return fmt.Sprintf("%[1]s IS NOT NULL AND %[2]s IS NOT NULL AND "+
		"%[2]s IS DISTINCT FROM %[3]s AND %[1]s IS DISTINCT FROM %[4]s", old, fresh, t.Image(old),
		t.Source(fresh)), null
}

// orphans are rows without a parent: what they are selected from, and such a row in words.
type orphans struct{ rows, text string }

func (o orphans) count() string { return "SELECT count(*) FROM " + o.rows }

// orphans lists them for each valid key.
func (f *twinFacts) orphans() (out []orphans) {
	b := newSpelling()
	for _, k := range f.twinKeys() {
		if !k.valid {
			continue
		}
		child, parent := f.renames(), parentRenames(f.scope, k.parent)
		var on, known []string
		name := func(columns map[string]string, c string) string {
			if other := columns[c]; other != "" {
				c = other
			}
			return b.Q(c)
		}
		var words []string
		for _, p := range k.pairs {
			known = append(known, "c."+name(child, p.child)+" IS NOT NULL")
			on = append(on, "p."+name(parent, p.parent)+" = c."+name(child, p.child))
			words = append(words, fmt.Sprintf("%s || quote_nullable(c.%s::text)",
				pgLiteral(p.child+" is "), b.Q(p.child)))
		}
		out = append(out, orphans{b.Table(f.Ref) + " c WHERE " + strings.Join(known, " AND ") +
			" AND NOT EXISTS (SELECT 1 FROM " + b.Table(k.parent) + " p WHERE " +
			strings.Join(on, " AND ") + ")", strings.Join(words, " || ', and ' || ")})
	}
	return out
}
