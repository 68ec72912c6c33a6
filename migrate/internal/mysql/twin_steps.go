package mysql

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

var _ twin.Twinner = Dialect{}

// twinTables reads the tables of a scope. A table that is gone is left out.
func (t *talk) twinTables(s *twin.Scope) (out []*twinTable) {
	v, home := t.server(), ""
	t.scan(t.sql("SELECT COALESCE(DATABASE(), '')"), &home)
	for _, one := range s.Tables {
		f := &twinTable{Table: one, isMySQL: v.isMySQL, isHere: one.Schema == home}
		var text string
		t.scan(t.sql("SHOW CREATE TABLE %s", one.Ref), new(string), &text)
		if t.err != nil {
			return nil
		}
		f.tableText = parseTable(one.Ref, text)
		own := *s
		own.Half = false
		for _, x := range one.Twins {
			if _, is := f.column(s.NewName(x.Name)); is {
				own.Switched = false
			} else if _, is := f.column(s.OldName(x.Name)); is {
				own.Switched = true
			}
		}
		f.scope = &own
		f.triggers = t.names("triggers of twins", one.Schema, one.Ref.Table, triggerPrefix(s)+"%")
		out = append(out, f)
	}
	for _, f := range out {
		f.respell(out)
	}
	return out
}

// respell writes tables and columns of foreign keys in the case that the catalogue has.
func (f *twinTable) respell(all []*twinTable) {
	spell := func(in *twinTable, names []string) {
		for i, n := range names {
			for _, c := range in.columns {
				if strings.EqualFold(c.name, n) {
					names[i] = c.name
				}
			}
		}
	}
	for i := range f.keys {
		k := &f.keys[i]
		for _, p := range all {
			if tableOf(all, k.table) == nil && strings.EqualFold(p.Schema, k.table.Schema) &&
				strings.EqualFold(p.Ref.Table, k.table.Table) {
				k.table = p.Ref
			}
		}
		spell(f, k.child)
		if p := tableOf(all, k.table); p != nil {
			spell(p, k.parent)
		}
	}
}

// tableOf finds a table, nil outside of the scope.
func tableOf(all []*twinTable, r sqlgen.Ref) *twinTable {
	i := slices.IndexFunc(all, func(f *twinTable) bool { return f.Ref == r })
	if i < 0 {
		return nil
	}
	return all[i]
}

// Names implements [twin.Twinner].
func (d Dialect) Names(ctx context.Context, q dialect.Querier, s *twin.Scope) (switched, half bool,
	err error) {
	t := d.ask(ctx, q)
	all := t.twinTables(s)
	if t.err != nil || len(all) == 0 {
		return s.Switched, false, t.err
	}
	for _, is := range t.gatesInHalf(s) {
		half = half || is
	}
	return all[0].scope.Switched, half, t.err
}

// Claim takes the lock of the run. It also waits for the message of a cut-over that was killed,
// which the server brings to its end.
func (d Dialect) Claim(ctx context.Context, q dialect.Querier, run int64) (ok bool, err error) {
	t := d.ask(ctx, q)
	t.scan(queryWith("claim a run", run), &ok)
	if t.err == nil && ok {
		t.scan(queryWith("no packet is under way", run), &ok)
	}
	return ok, t.err
}

// Gates asks what the server is: a URL or a program may say mysql of a MariaDB.
func (d Dialect) Gates(ctx context.Context, q dialect.Querier, s *twin.Scope) ([]follow.Gate,
	error) {
	t, is := d.ask(ctx, q), engine.MariaDB
	if t.server().isMySQL {
		is = engine.MySQL
	}
	if t.err != nil {
		return nil, t.err
	}
	return twin.GatesOf(s, func(schema string) (follow.Gate, error) {
		return follow.NewGate(is, schema)
	})
}

// define writes a column. A value of "" is no default.
func (t *talk) define(c tableColumn, column string) string {
	parts := []string{t.text("%s", name(column)), c.typ, "NULL"}
	if c.notNull {
		parts[2] = "NOT NULL"
	}
	if c.value != "" {
		parts = append(parts, "DEFAULT "+c.value)
	}
	if isNumbered(c) {
		parts = append(parts, c.rest)
	}
	if c.hidden {
		parts = append(parts, "INVISIBLE")
	}
	if c.comment != "" {
		parts = append(parts, "COMMENT "+c.comment)
	}
	return strings.Join(parts, " ")
}

func (d Dialect) Expand(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	t := d.ask(ctx, q)
	all := t.twinTables(s)
	for _, f := range all {
		if add := t.addColumns(f); len(add) > 0 {
			out = append(out, aSecond("add twins to "+f.Ref.Table,
				"the metadata lock of ALTER TABLE, for a moment",
				t.sql("ALTER TABLE %s %s", f.Ref, list(add))))
		}
	}
	for _, f := range all {
		for _, event := range twinEvents {
			if !slices.Contains(f.triggers, triggerName(f.scope, f.Table, event)) {
				out = append(out, aSecond(
					"keep the twins of "+f.Ref.Table+" in step on "+strings.ToLower(event),
					"the metadata lock of CREATE TRIGGER, for a moment", t.twinTrigger(f, f.scope, event)))
			}
		}
	}
	return out, t.err
}

// aSecond is a step that waits for locks as the session does, for one second. An ALTER TABLE wants
// the table for itself at its end: without a wait it would hardly ever get it from writers.
func aSecond(what, lock string, st sqlgen.Statement) twin.Step {
	st.Calm = true
	return twin.Step{Name: what, Lock: lock, Do: []sqlgen.Statement{st}}
}

// online is a step that rebuilds a table while programs write to it.
func (t *talk) online(what string, f *twinTable, parts []string) twin.Step {
	st := t.sql("ALTER TABLE %s %s"+inPlace, f.Ref, list(parts))
	st.Online = true
	return aSecond(what, rebuilds, st)
}

// addColumns adds the columns that are missing, next to their own. Programs that read all columns
// do not see them, unless the twins have names of their own.
func (t *talk) addColumns(f *twinTable) (add []string) {
	for _, x := range f.Twins {
		other := f.scope.Counterpart(x)
		if _, there := f.column(other); there {
			continue
		}
		known, _ := f.column(x.Name)
		c := tableColumn{typ: x.New.Type, comment: known.comment, hidden: f.scope.Ending == ""}
		add = append(add, "ADD COLUMN "+t.define(c, other)+t.text(" AFTER %s", name(x.Name)))
	}
	return add
}

// twinEvents has the trigger on UPDATE first: a row that was inserted and changed in between would
// keep a stale twin.
var twinEvents = []string{"UPDATE", "INSERT"}

// triggerPrefix begins the names of a run's triggers.
func triggerPrefix(s *twin.Scope) string { return fmt.Sprintf("sqluuid_twin_%d_", s.Run) }

// triggerName names the trigger of a table for the names of a scope.
func triggerName(s *twin.Scope, t twin.Table, event string) string {
	way := "old"
	if s.Switched {
		way = "new"
	}
	return fmt.Sprintf("%s%d_%s_%s", triggerPrefix(s), t.No, strings.ToLower(event), way)
}

// twinTrigger makes the trigger of a table for the names of a scope. It names no database where it
// can: MariaDB writes the statement into dumps as it came, which may be loaded under another name.
func (t *talk) twinTrigger(f *twinTable, s *twin.Scope, event string) sqlgen.Statement {
	var body strings.Builder
	for _, x := range f.Ordered() {
		if x.Draw != nil {
			body.WriteString(t.drawFor(f, s, x, event))
		} else {
			body.WriteString(t.follow(f, s, x, event))
		}
	}
	on, trigger := f.Ref, sqlgen.Ref{Schema: f.Schema, Table: triggerName(s, f.Table, event)}
	if f.isHere {
		on.Schema, trigger.Schema = "", ""
	}
	return t.sql("CREATE TRIGGER %s BEFORE %s ON %s FOR EACH ROW BEGIN %s END", trigger, event, on,
		body.String())
}

// follow writes the part of a trigger that is about one column.
func (t *talk) follow(f *twinTable, s *twin.Scope, x twin.Twin, event string) string {
	q := func(row, column string) string { return t.text("%s.%s", row, name(column)) }
	known, other := q("NEW", x.Name), q("NEW", s.Counterpart(x))
	to, back, reads := x.Image, x.Source, x.Old.Reads
	if s.Switched {
		to, back, reads = x.Source, x.Image, x.New.Reads
	}
	missing := t.isMissing(f, s, x, other)
	made := t.parentsOr(f, s, x, to(known))
	fits := reads.Shape(known)
	if x.New.Reads == myUUID && !s.Switched { // which holds not every id
		fits = "(" + fits + " AND " + to(known) + " IS NOT NULL)"
	}
	put := t.refuseNull(f, x) + fmt.Sprintf("IF %[1]s IS NOT NULL AND NOT %[2]s THEN SIGNAL SQLSTATE "+
		"'22007' SET MYSQL_ERRNO = 1366, MESSAGE_TEXT = %[3]s; END IF; SET %[4]s = %[5]s;", known, fits,
		literal(fmt.Sprintf("sqluuid: column %.64s.%.64s takes no value that is no id", f.Ref.Table,
			x.Name)), other, made)
	take := fmt.Sprintf("IF %[1]s IS NULL OR NOT (%[2]s <=> %[3]s) THEN SET %[1]s = %[4]s; END IF;",
		known, to(known), other, back(other))
	if event == "INSERT" {
		return fmt.Sprintf("IF %s THEN %s ELSE %s END IF; ", missing, put, take)
	}
	was, wasOther := q("OLD", x.Name), q("OLD", s.Counterpart(x))
	return fmt.Sprintf("IF %[2]s IS NULL AND %[4]s IS NOT NULL AND %[1]s <=> %[3]s THEN "+
		"SET %[1]s = NULL; ELSEIF %[2]s IS NULL OR NOT (%[5]s) THEN %[6]s "+
		"ELSEIF NOT (%[2]s <=> %[4]s) THEN %[7]s END IF; ", known, other, was, wasOther,
		sameBytes(reads, known, was), put, take)
}

// refuseNull refuses NULL in a column that must have a value: INSERT IGNORE, and a session that is
// not strict, would write zeros into its twin.
func (t *talk) refuseNull(f *twinTable, x twin.Twin) string {
	if c, _ := f.column(x.Name); !c.notNull {
		return ""
	}
	return fmt.Sprintf("IF %s IS NULL THEN SIGNAL SQLSTATE '23000' SET MYSQL_ERRNO = 1048, "+
		"MESSAGE_TEXT = %s; END IF; ", t.text("NEW.%s", name(x.Name)),
		literal(fmt.Sprintf("sqluuid: column %.64s.%.64s takes no NULL", f.Ref.Table, x.Name)))
}

// sameBytes compares two values of a form by their bytes: under most collations texts are the same
// in upper and in lower case. The catalogue has the other form until the names have changed.
func sameBytes(reads *sqlgen.Form, a, b string) string {
	if reads.IsText() && reads != myUUID {
		return "HEX(" + a + ") <=> HEX(" + b + ")"
	}
	return a + " <=> " + b
}

// parentsOr returns the expression for the counterpart of a value. It is what the parent has, and
// without a parent what the rewrite makes of the value: the server compares texts, and a parent has
// an id in one of several spellings.
func (t *talk) parentsOr(f *twinTable, s *twin.Scope, x twin.Twin, made string) string {
	reads := x.New.Reads
	if s.Switched {
		reads = x.Old.Reads
	}
	if !reads.IsText() && x.T == transform.Same {
		return made
	}
	names := f.counterparts()
	for _, k := range f.keys {
		parent := tableIn(s, k.table)
		if parent == nil || !k.has(names) {
			continue
		}
		var found string
		var on []string
		for i, c := range k.child {
			for _, p := range parent.Twins {
				if c == x.Name && p.Name == k.parent[i] {
					found = s.Counterpart(p)
				}
			}
			on = append(on, t.text("%s = NEW.%s", name(k.parent[i]), name(c)))
		}
		if found != "" {
			// No alias: MariaDB has looked for a table of its name when it read the trigger again.
			return t.text("COALESCE((SELECT %s FROM %s WHERE %s LIMIT 1), %s)", name(found), k.table,
				strings.Join(on, " AND "), made)
		}
	}
	return made
}

// tableIn finds a table of a scope.
func tableIn(s *twin.Scope, r sqlgen.Ref) *twin.Table {
	i := slices.IndexFunc(s.Tables, func(t twin.Table) bool { return t.Ref == r })
	if i < 0 {
		return nil
	}
	return &s.Tables[i]
}

// standIn is what stands for no value in a counterpart that must not be NULL. It is its default on
// MariaDB, and before its trigger goes. The trigger replaces it. "" where NULL may stand.
func (f *twinTable) standIn(s *twin.Scope, x twin.Twin) string {
	if known, _ := f.column(x.Name); !known.notNull {
		return ""
	}
	switch {
	case !s.Switched:
		return standInOf(x.New.Reads)
	case x.Draw == nil:
		return standInOf(x.Old.Reads)
	case isNumber(x.Old.Type):
		return "0"
	case isText(x.Old.Type):
		return "''"
	}
	return standInOf(x.New.Reads) // a column of ids
}

// defaultOf is the default of a counterpart.
func (f *twinTable) defaultOf(s *twin.Scope, x twin.Twin) string {
	if f.isMySQL || s.Switched && f.isNumberedRoot(x) {
		return ""
	}
	return f.standIn(s, x)
}

// standInOf is a value of a form that is no id of a program.
func standInOf(form *sqlgen.Form) string {
	switch {
	case form.IsText():
		return "''"
	case form.Binary:
		return "x'" + strings.Repeat("0", 32) + "'"
	}
	return "'00000000-0000-0000-0000-000000000000'"
}

// A keyWalk goes through the rows of a table by a key. A bound has the values of a row.
type keyWalk struct {
	Dialect
	scope *twin.Scope
	table *twinTable
	parts []keyPart
	end   *string
}

// A keyPart is a column of the key. reads makes text of it, and takes makes that a value again.
type keyPart struct{ column, reads, takes string }

func (d Dialect) Walk(ctx context.Context, q dialect.Querier, s *twin.Scope,
	one twin.Table) (twin.Walk, error) {
	t := d.ask(ctx, q)
	alone := *s
	alone.Tables = []twin.Table{one}
	w := &keyWalk{Dialect: d, scope: s}
	for _, f := range t.twinTables(&alone) {
		w.table = f
	}
	if w.parts = t.walkedBy(one.Ref); t.err == nil && len(w.parts) == 0 {
		return nil, fmt.Errorf("table %q has no key to walk by", one.Ref.Table)
	}
	w.end = w.findBound(t, "", true, 0)
	return w, t.err
}

// walkedBy is the key by which the rows of a table are walked.
func (t *talk) walkedBy(ref sqlgen.Ref) (out []keyPart) {
	for _, c := range rows(t, func(c *[3]string) []any { return dialect.Dest(c[:]) },
		"walked by", ref, ref) {
		p := keyPart{column: c[0]}
		switch base := c[1]; base {
		case "tinyint", "smallint", "mediumint", "int", "bigint":
			p.reads, p.takes = "CAST({c} AS CHAR)", "CAST('{v}' AS DECIMAL(20))"
		case "binary", "varbinary":
			p.reads, p.takes = "HEX({c})", "x'{v}'"
		case "char", "varchar":
			p.reads, p.takes = "HEX({c})", collate("x'{v}'", c[2])
		case "uuid":
			p.reads, p.takes = "CAST({c} AS CHAR)", "CAST('{v}' AS UUID)"
		case "date", "datetime", "time", "year", "decimal":
			p.reads, p.takes = "CAST({c} AS CHAR)", "'{v}'"
		default:
			return nil
		}
		out = append(out, p)
	}
	return out
}

func (w *keyWalk) End() *string { return w.end }

// findBound reads the row that is some rows behind a bound, nil if there is none. With last it
// reads the last row.
func (w *keyWalk) findBound(t *talk, behind string, last bool, rows int) *string {
	var reads, order []string
	for _, p := range w.parts {
		c := t.text("%s", name(p.column))
		reads = append(reads, strings.ReplaceAll(p.reads, "{c}", c))
		if last {
			c += " DESC"
		}
		order = append(order, c)
	}
	where := ""
	if behind != "" {
		where = " WHERE " + behind
	}
	found := try(t, func() ([]string, error) {
		return dialect.Names(t.ctx, t.q, t.sql("SELECT CONCAT_WS('|', %s) FROM %s%s ORDER BY %s LIMIT 1 "+
			"OFFSET %d", list(reads), w.table.Ref, where, list(order), max(rows-1, 0)))
	})
	if len(found) == 0 {
		return nil
	}
	return &found[0]
}

// behind is the predicate of the rows behind a bound, or with upTo of the others.
func (w *keyWalk) behind(t *talk, bound string, upTo bool) string {
	values := strings.Split(bound, "|")
	var any []string
	same := ""
	for i, p := range w.parts {
		if i >= len(values) || !plainValue(values[i]) {
			t.err = cmp.Or(t.err, fmt.Errorf("the state of the run is damaged: %q is no bound of table %q",
				bound, w.table.Ref.Table))
			return "FALSE"
		}
		c, v := t.text("%s", name(p.column)), strings.ReplaceAll(p.takes, "{v}", values[i])
		sign := " > "
		if upTo {
			sign = " < "
		}
		if upTo && i == len(w.parts)-1 {
			sign = " <= "
		}
		any = append(any, same+c+sign+v)
		same += c + " = " + v + " AND "
	}
	return "(" + strings.Join(any, " OR ") + ")"
}

// plainValue reports whether a value of a bound is one of those that a walk writes. It is run.
func plainValue(v string) bool {
	return strings.IndexFunc(v, func(r rune) bool {
		return !strings.ContainsRune("0123456789abcdefABCDEF-:. ", r)
	}) < 0
}

// Fill implements [twin.Walk].
func (w *keyWalk) Fill(ctx context.Context, tx dialect.Tx, lo, hi *string, rows int) (n int64,
	end *string, err error) {
	t := w.ask(ctx, tx)
	var where []string
	if lo != nil {
		where = append(where, w.behind(t, *lo, false))
	}
	if hi != nil {
		where = append(where, w.behind(t, *hi, true))
	}
	if end = w.findBound(t, strings.Join(where, " AND "), false, rows); end != nil {
		where = append(where, w.behind(t, *end, true))
		if hi != nil && *end == *hi {
			end = nil
		}
	}
	n = t.countAffected(t.fillRows(w.table, append(where, t.lacksTwin(w.scope, w.table.Table))...))
	return n, end, t.err
}

// lacksTwin is the predicate of rows that lack a value.
func (t *talk) lacksTwin(s *twin.Scope, one twin.Table) string {
	var any []string
	for _, x := range one.Twins {
		any = append(any, t.text("%s IS NULL AND %s IS NOT NULL", name(s.Counterpart(x)), name(x.Name)))
	}
	return "(" + strings.Join(any, " OR ") + ")"
}

// fillRows writes the twins of some rows.
func (t *talk) fillRows(f *twinTable, where ...string) sqlgen.Statement {
	var set []string
	for _, x := range f.Twins {
		other, known := t.text("%s", name(f.scope.Counterpart(x))), t.text("%s", name(x.Name))
		if x.Draw != nil { // the trigger draws it
			set = append(set, fmt.Sprintf("%s = IF(%s IS NULL, NULL, %[1]s)", other, known))
			continue
		}
		to := x.Image
		if f.scope.Switched {
			to = x.Source
		}
		set = append(set, other+" = "+to(known))
	}
	return t.sql("UPDATE %s SET %s WHERE %s", f.Ref, list(append(set, t.stays(f, "")...)),
		strings.Join(where, " AND "))
}

// stays sets what the server would set to the time of an UPDATE to what it is. The text in row
// stands in front of the columns.
func (t *talk) stays(f *twinTable, row string) (set []string) {
	for _, c := range f.columns {
		if _, is := behindWords(c.rest, "ON", "UPDATE"); is {
			set = append(set, t.text("%[1]s%[2]s = %[1]s%[2]s", row, name(c.name)))
		}
	}
	return set
}

// Outlast has nothing to do: a read with a lock keeps a root from its id until its reader ends.
func (Dialect) Outlast(*twin.Scope) []sqlgen.Statement { return nil }

func (d Dialect) FindUnfilled(s *twin.Scope, one twin.Table) sqlgen.Statement {
	t := d.ask(context.Background(), nil)
	st := t.sql("SELECT 1 FROM %s WHERE %s LIMIT 1", one.Ref, t.lacksTwin(s, one))
	if t.err != nil {
		return sqlgen.FailWith(t.err)
	}
	return st
}
