package mysql

import (
	"context"
	"database/sql"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

const (
	inPlace = ", ALGORITHM=INPLACE, LOCK=NONE"
	// rebuilds is the lock of an ALTER TABLE that reads or writes all rows meanwhile.
	rebuilds = "none but for a moment at its end: the server reads the table, and writers go on"
)

// Constrain alters each table once: the twins hold no NULL then, have the primary key, and all
// indexes. A foreign key is made without a look at the rows, which the verification looks at.
func (d Dialect) Constrain(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	t := d.ask(ctx, q)
	all := t.twinTables(s)
	for _, f := range all {
		if parts := t.constrain(f); len(parts) > 0 {
			out = append(out, t.online("build indexes of "+f.Ref.Table, f, parts))
		}
	}
	var keys, later []twin.Step
	for _, f := range all {
		for _, k := range f.lackingKeys(all) {
			key := f.scope.NewName(k.name)
			step := aSecond("make foreign key "+key, "metadata locks on both tables, for a moment",
				t.sql("ALTER TABLE %s %s"+inPlace, f.Ref, t.addKey(all, f, k, key, true)))
			lacking := func(p *twinTable) []tableKey { return p.lackingKeys(all) }
			if isWritten(all, k, lacking) { // a parent may be behind until that key stands
				later = append(later, step)
			} else {
				keys = append(keys, step)
			}
		}
	}
	if len(keys) == 0 {
		keys = later
	}
	if len(keys) > 0 { // a write of a row that is wrong could fail for its key
		out = append(out, t.repairs(all)...)
	}
	return append(out, keys...), t.err
}

// lackingKeys lists the foreign keys whose twins a table lacks.
func (f *twinTable) lackingKeys(all []*twinTable) []tableKey {
	return slices.DeleteFunc(f.twinKeys(), func(k tableKey) bool {
		return f.hasKey(f.scope.NewName(k.name)) || isLate(all, f, k)
	})
}

// isWritten reports whether the server writes by some keys what a key refers to. That may have its
// ids from other tables, and these from others.
func isWritten(all []*twinTable, k tableKey, some func(*twinTable) []tableKey) bool {
	reached := []tableKey{k}
	for i := 0; i < len(reached); i++ {
		p := tableOf(all, reached[i].table)
		if p == nil {
			continue
		}
		for _, o := range some(p) {
			switch {
			case !reached[i].refersTo(p, o):
			case o.acts():
				return true
			case !slices.ContainsFunc(reached, func(r tableKey) bool {
				return r.name == o.name && r.table == o.table
			}):
				reached = append(reached, o)
			}
		}
	}
	return false
}

// refersTo reports whether a key refers to an id that is a child by another key.
func (k tableKey) refersTo(p *twinTable, o tableKey) bool {
	ids := p.news()
	return k.table == p.Ref && slices.ContainsFunc(k.parent, func(c string) bool {
		return ids[c] != "" && slices.Contains(o.child, c)
	})
}

// constrain lists what a table lacks.
func (t *talk) constrain(f *twinTable) (parts []string) {
	for _, x := range f.Twins {
		known, _ := f.column(x.Name)
		other := f.scope.Counterpart(x)
		c, there := f.column(other)
		if there && known.notNull && !c.notNull {
			c.notNull = true
			c.value = f.defaultOf(f.scope, x)
			parts = append(parts, "MODIFY "+t.define(c, other))
		} else if there && c.notNull && !known.notNull { // somebody lets it hold NULL since
			c.notNull, c.value = false, ""
			parts = append(parts, "MODIFY "+t.define(c, other))
		}
	}
	if x, isNew, ok := f.primary(); ok && !isNew { // somebody may give it back on MariaDB
		parts = append(parts, "DROP PRIMARY KEY", "ADD "+t.defineIndex(x, "", f.news()))
		if _, there := f.index(f.oldPrimary()); !there {
			x.kind = "UNIQUE KEY"
			parts = append(parts, "ADD "+t.defineIndex(x, f.oldPrimary(), nil))
		}
	}
	for _, x := range f.twinIndexes() {
		other := counterpart(f.scope, x.name)
		if _, there := f.index(other); !there {
			parts = append(parts, "ADD "+t.defineIndex(x, other, f.counterparts()))
		}
	}
	return parts
}

// counterpart names what belongs to the counterpart.
func counterpart(s *twin.Scope, name string) string {
	if s.Switched {
		return s.OldName(name)
	}
	return s.NewName(name)
}

// defineIndex writes an index with other columns and another name. An id is indexed as a whole.
func (t *talk) defineIndex(x tableIndex, called string, columns map[string]string) string {
	var parts []string
	for _, p := range x.parts {
		text := p.after
		if p.column != "" {
			other := columns[p.column]
			if other == "" {
				other = p.column
			} else if strings.HasPrefix(text, "(") { // of the first characters
				_, text, _ = strings.Cut(text, ")")
			}
			text = t.text("%s", name(other)) + text
		}
		parts = append(parts, text)
	}
	out := x.kind
	if called != "" {
		out += t.text(" %s", name(called))
	}
	return strings.TrimSpace(out + " (" + list(parts) + ") " + x.rest)
}

// addKey writes a foreign key like k, between the columns of the new type or of the old one.
func (t *talk) addKey(all []*twinTable, f *twinTable, k tableKey, called string,
	fresh bool) string {
	columns := func(of *twinTable, names []string) (out []string) {
		for _, n := range names {
			if of != nil {
				to := of.olds()
				if fresh {
					to = of.news()
				}
				if other := to[n]; other != "" {
					n = other
				}
			}
			out = append(out, n)
		}
		return out
	}
	return t.defineKey(called, k.table, columns(f, k.child), columns(tableOf(all, k.table), k.parent),
		k.rules)
}

// defineKey writes a foreign key for an ALTER TABLE.
func (t *talk) defineKey(called string, parent sqlgen.Ref, child, columns []string,
	rules string) string {
	return strings.TrimSpace(t.text("ADD CONSTRAINT %s FOREIGN KEY (%s) REFERENCES %s (%s) %s",
		name(called), list(t.quoteAll(child)), parent, list(t.quoteAll(columns)), rules))
}

func (t *talk) quoteAll(names []string) (out []string) {
	for _, n := range names {
		out = append(out, t.text("%s", name(n)))
	}
	return out
}

// mostLevels is how many levels of tables may have two keys each with CASCADE. MySQL from 9.6 on
// opens the tables that a write may reach once for each way to them, with their triggers: two keys
// at each of n levels are 2^n ways.
const mostLevels = 3

// isLate reports whether MySQL does not bear the foreign key of the twins next to the other. It
// takes the place of the other at the cut-over then.
func isLate(all []*twinTable, f *twinTable, k tableKey) bool {
	return f.isMySQL && k.acts() && (isCyclic(all, f, k) ||
		k.cascades() && levelsAbove(all, k.table, mostLevels) == mostLevels)
}

// levelsAbove counts the levels of keys with CASCADE by which writes reach a table, up to a number.
func levelsAbove(all []*twinTable, r sqlgen.Ref, most int) (n int) {
	f := tableOf(all, r)
	if f == nil || most == 0 {
		return 0
	}
	for _, k := range f.keys {
		if k.cascades() && k.table != r {
			n = max(n, 1+levelsAbove(all, k.table, most-1))
		}
	}
	return n
}

// isCyclic reports whether the server, when it writes children by a key, comes back to their table
// by others. MySQL from 9.6 on does not bear two such keys.
func isCyclic(all []*twinTable, f *twinTable, k tableKey) bool {
	reached := []sqlgen.Ref{k.table}
	for i := 0; i < len(reached); i++ {
		if reached[i] == f.Ref {
			return true
		}
		if p := tableOf(all, reached[i]); p != nil {
			for _, other := range p.keys {
				if other.acts() && !slices.Contains(reached, other.table) {
					reached = append(reached, other.table)
				}
			}
		}
	}
	return false
}

// isFollowed reports whether a key changes a column from which other keys change theirs. MySQL
// 9.7.4 refuses the second of two such keys, or leaves behind what follows it.
func isFollowed(all []*twinTable, f *twinTable, k tableKey) bool {
	const follows = "ON UPDATE CASCADE"
	return f.isMySQL && (strings.Contains(k.rules, follows) || strings.Contains(k.rules, "SET ")) &&
		slices.ContainsFunc(all, func(other *twinTable) bool {
			return slices.ContainsFunc(other.keys, func(o tableKey) bool {
				return o.refersTo(f, k) &&
					(strings.Contains(o.rules, follows) || strings.Contains(o.rules, "ON UPDATE SET "))
			})
		})
}

// Repair finds the rows that the server has written by foreign keys, for which no trigger fires.
// The keys of the twins do the same since they stand.
func (d Dialect) Repair(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	t := d.ask(ctx, q)
	return t.repairs(t.twinTables(s)), t.err
}

// Relink implements [twin.Twinner].
func (d Dialect) Relink(ctx context.Context, q dialect.Querier, s *twin.Scope, isBehind bool) (
	out []twin.Step, err error) {
	t := d.ask(ctx, q)
	all := t.twinTables(s)
	for _, l := range s.Links(isBehind, true) {
		on := t.text("%s c JOIN %s p ON p.%s = c.%s", l.Ref, l.Of, name(l.By), name(l.With))
		where := t.text("p.%s <> c.%s AND %s", name(l.Is), name(l.Set), twin.IsOf(t.Dialect, "c.", l.Arm))
		if len(t.listTexts("SELECT '1' FROM %s WHERE %s LIMIT 1", on, where)) > 0 {
			set := append([]string{t.text("c.%s = p.%s", name(l.Set), name(l.Is))},
				t.stays(tableOf(all, l.Ref), "c.")...)
			out = append(out, aSecond("repair the twins of "+l.Ref.Table, "row locks",
				t.sql("UPDATE %s SET %s WHERE %s", on, list(set), where)))
		}
	}
	return out, t.err
}

// repairs lists the steps that mend tables with rows that are wrong. The server has written them,
// or their triggers have taken what it left behind in a parent.
func (t *talk) repairs(all []*twinTable) (out []twin.Step) {
	for _, f := range all {
		if !slices.ContainsFunc(f.twinKeys(), func(k tableKey) bool {
			return k.acts() || isWritten(all, k, (*twinTable).twinKeys)
		}) {
			continue
		}
		wrong := t.cascadeStrays(f)
		if len(t.listTexts("SELECT '1' FROM %s WHERE %s LIMIT 1", f.Ref, wrong)) > 0 {
			out = append(out, aSecond("repair the twins of "+f.Ref.Table, "row locks",
				t.fillRows(f, wrong)))
		}
	}
	return out
}

// listTexts runs a query for texts.
func (t *talk) listTexts(format string, args ...any) []string {
	return try(t, func() ([]string, error) {
		return dialect.Names(t.ctx, t.q, t.sql(format, args...))
	})
}

// cascadeStrays is the predicate of rows that the server may have written by foreign keys. A new id
// that was drawn stays whatever the old key becomes, unless that is NULL.
func (t *talk) cascadeStrays(f *twinTable) string {
	var any []string
	for _, x := range f.Twins {
		if x.Draw == nil {
			return t.wrongPairs(f)
		}
		any = append(any, t.text("%s IS NULL AND %s IS NOT NULL", name(x.Name),
			name(f.scope.Counterpart(x))))
	}
	return "(" + strings.Join(any, " OR ") + ")"
}

// wrongPairs is the predicate of rows with a pair that is none. A new id that no old one becomes is
// right when its old one is.
func (t *talk) wrongPairs(f *twinTable) string {
	var any []string
	for _, x := range f.Twins {
		any = append(any, "NOT "+t.isPair(f, x))
	}
	return "(" + strings.Join(any, " OR ") + ")"
}

func (t *talk) isPair(f *twinTable, x twin.Twin) string {
	if x.Draw != nil {
		return t.isRootPair(f, x)
	}
	old, fresh := f.scope.Names(x)
	old, fresh = t.text("%s", name(old)), t.text("%s", name(fresh))
	return "(" + sameID(x.New.Reads, fresh, x.Image(old)) + " OR " +
		sameID(x.Old.Reads, old, x.Source(fresh)) + ")"
}

// sameID compares two values of a form in upper and in lower case. MariaDB 11.8 mixes no text of a
// column in ASCII with one that it has made.
func sameID(reads *sqlgen.Form, a, b string) string {
	if reads.IsText() && reads != myUUID {
		return "HEX(LOWER(" + a + ")) <=> HEX(LOWER(" + b + "))"
	}
	return a + " <=> " + b
}

// Verify implements [twin.Twinner].
func (d Dialect) Verify(ctx context.Context, sess *dialect.Session,
	s *twin.Scope) (out []twin.Count, err error) {
	begin := dialect.BeginTx(sess.Conn, sql.LevelRepeatableRead)
	err = dialect.InTx(ctx, begin, func(tx dialect.Tx) error {
		t := d.ask(ctx, tx)
		all := t.twinTables(s)
		for _, f := range all {
			out = append(out, t.verify(all, f))
		}
		return t.err
	})
	return out, err
}

// verify counts the pairs of a table that are no pairs, and the rows whose key has no parent. Where
// the twins' key waits for the cut-over, the server may have written the column alone.
func (t *talk) verify(all []*twinTable, f *twinTable) twin.Count {
	c := twin.Count{Table: f.Ref}
	c.Rows = t.count("SELECT COUNT(*) FROM %s", f.Ref)
	var differ, null, examples []string
	for _, x := range f.Twins {
		before, after := f.scope.Names(x)
		old, fresh := t.text("%s", name(before)), t.text("%s", name(after))
		differ = append(differ, old+" IS NOT NULL AND "+fresh+" IS NOT NULL AND NOT "+t.isPair(f, x))
		if t.waits(all, f, x) {
			null = append(null, t.text("%s IS NOT NULL AND %s IS NULL", name(x.Name),
				name(f.scope.Counterpart(x))))
		} else {
			null = append(null, "("+old+" IS NULL) <> ("+fresh+" IS NULL)")
		}
		examples = append(examples, t.text("(SELECT CONCAT(%s, %s, %s, %s) FROM %s WHERE %s OR %s "+
			"LIMIT 1)", literal(before+" is "), f.showValue(before, old), literal(", and "+after+" is "),
			f.showValue(after, fresh), f.Ref, differ[len(differ)-1], null[len(null)-1]))
	}
	c.Differ = t.count("SELECT COUNT(*) FROM %s WHERE %s", f.Ref, strings.Join(differ, " OR "))
	c.Null = t.count("SELECT COUNT(*) FROM %s WHERE %s", f.Ref, strings.Join(null, " OR "))
	var orphaned []string
	for _, k := range f.keys {
		if tableOf(all, k.table) == nil || !k.has(f.news()) && !k.has(f.olds()) {
			continue
		}
		is := t.isOrphan(k)
		orphaned = append(orphaned, is)
		var words []string
		for i, c := range k.child {
			words = append(words, literal([]string{"", ", and "}[min(i, 1)]+c+" is "),
				f.showValue(c, t.text("c.%s", name(c))))
		}
		examples = append(examples, t.text("(SELECT CONCAT(%s) FROM %s c WHERE %s LIMIT 1)",
			list(words), f.Ref, is))
	}
	if len(orphaned) > 0 {
		c.Orphans = t.count("SELECT COUNT(*) FROM %s c WHERE %s", f.Ref,
			strings.Join(orphaned, " OR "))
	}
	if !c.IsRight() {
		t.scan(t.sql("SELECT COALESCE(%s, '')", list(examples)), &c.Example)
	}
	return c
}

// showValue is an expression for a value of a column as people write it.
func (f *twinTable) showValue(column, x string) string {
	if c, _ := f.column(column); strings.HasPrefix(strings.ToLower(c.typ), "binary") {
		return "COALESCE(CONCAT('x''', HEX(" + x + "), ''''), 'NULL')"
	}
	return "QUOTE(CAST(" + x + " AS CHAR))"
}

// waits reports whether no foreign key of the counterpart stands yet.
func (t *talk) waits(all []*twinTable, f *twinTable, x twin.Twin) bool {
	return slices.ContainsFunc(f.keys, func(k tableKey) bool {
		return slices.Contains(k.child, x.Name) && isLate(all, f, k)
	})
}

func (t *talk) count(format string, args ...any) (n int64) {
	t.scan(t.sql(format, args...), &n)
	return n
}

// orphansOf is an expression for the number of rows whose key has no parent.
func (t *talk) orphansOf(f *twinTable, k tableKey) string {
	return t.text("(SELECT COUNT(*) FROM %s c WHERE %s)", f.Ref, t.isOrphan(k))
}

// isOrphan is the predicate of such a row, which is called c.
func (t *talk) isOrphan(k tableKey) string {
	var known, on []string
	for i, c := range k.child {
		known = append(known, t.text("c.%s IS NOT NULL", name(c)))
		on = append(on, t.text("p.%s = c.%s", name(k.parent[i]), name(c)))
	}
	return t.text("%s AND NOT EXISTS (SELECT 1 FROM %s p WHERE %s)", strings.Join(known, " AND "),
		k.table, strings.Join(on, " AND "))
}
