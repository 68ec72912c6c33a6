package sqlite

import (
	"cmp"
	"context"
	"crypto/rand"
	"database/sql"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A rebuild gives rows new ids by a table for each root, sqluuid_map_TABLE, which has its old and
// new keys. All columns of the class look their values up there, in both directions. The table
// stays for those who have an old key.

var _ twin.Drawer = Dialect{}

// liteKey is any column of old keys.
var liteKey = &sqlgen.Form{Name: "key", ShapeExpr: "({c} IS NOT NULL)", Build: "{x}",
	Concat: sqlgen.Pipes, Substr: sqlgen.Substr}

// Key implements [twin.Drawer].
func (Dialect) Key() *sqlgen.Form { return liteKey }

// MapOf implements [twin.Drawer].
func (Dialect) MapOf(t sqlgen.Ref) sqlgen.Ref {
	return sqlgen.Ref{Schema: "main", Table: twin.Fit("sqluuid_map_" + t.Table)}
}

// asText writes an id of bytes as text.
func asText(c string) string { return liteBlob.ConvertTo(liteText, c, transform.Same) }

// Lookup implements [twin.Drawer].
func (d Dialect) Lookup(t sqlgen.Ref, old sqlgen.TableColumn, fresh, key string) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("SELECT ", asText(b.Q(fresh)), " FROM ", b.Table(t), " WHERE ", b.Q(old.Name),
		" IN (?1, unhex(replace(?1, '-', '')))")
	st := b.Done()
	st.Args = []any{key}
	return st
}

// Pairs implements [twin.Drawer].
func (d Dialect) Pairs(t sqlgen.Ref, old sqlgen.TableColumn, fresh string) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Q(old.Name)
	return b.W("SELECT CASE typeof(", c, ") WHEN 'blob' THEN ", asText(c), " ELSE CAST(", c,
		" AS TEXT) END, ", asText(b.Q(fresh)), " FROM ", b.Table(t), " ORDER BY ", c).Done()
}

// Root implements [twin.Drawer]. Programs bring all new ids, so that nothing has to number rows.
// SQLite keeps any value in any column: old keys of two kinds are refused.
func (d Dialect) Root(ctx context.Context, q dialect.Querier, t twin.Table, x twin.Twin,
	at string) (r twin.Root, err error) {
	w := d.script(ctx, q)
	c, from := w.Q(x.Name), " FROM "+w.Table(t.Ref)
	r.IsNumbered = true
	kinds := []string{"text", "id"}
	if isNumber(x.Old.Type) {
		kinds = []string{"integer"}
	}
	type group struct{ kind, example string }
	for i, g := range dialect.ListRows(w.Script, func(g *group) []any {
		return []any{&g.kind, &g.example}
	}, "SELECT CASE WHEN typeof("+c+") <> 'blob' THEN typeof("+c+") WHEN length("+c+") = 16 THEN "+
		"'id' ELSE 'blob' END, min(quote("+c+"))"+from+" WHERE "+c+" IS NOT NULL GROUP BY 1 "+
		"ORDER BY count(*) DESC") {
		if i > 0 || !slices.Contains(kinds, g.kind) {
			return r, refusal("column %s of %q has values of the kind %s, such as %q: only keys of one "+
				"kind get new ids, which are whole numbers, texts, or 16 bytes; correct them first", x.Name,
				t.Table, g.kind, g.example)
		}
	}
	switch {
	case at != "":
		var numbers bool
		ms, _ := timeOf(w.Q(at))
		w.Scan(fmt.Sprintf("SELECT count(*), COALESCE(max(typeof(%s) IN ('integer', 'real')), 0)%s "+
			"WHERE %s IS NOT NULL AND COALESCE(%s NOT BETWEEN %d AND %d, 1)", w.Q(at), from, c, ms,
			twin.FirstTime, twin.LastTime), nil, &r.Timeless, &numbers)
		if numbers {
			return r, refusal("column %s of %q has numbers, and nothing says whether they are seconds or "+
				"milliseconds: add a column that says it as text, such as \"made\" DATETIME AS "+
				"(strftime('%%Y-%%m-%%d %%H:%%M:%%f', %[1]s, 'unixepoch')), and name that", at, t.Table)
		}
	case x.Draw.Own != "":
		reads, ms := ownTime(x.Draw, c)
		w.Scan(fmt.Sprintf("SELECT count(CASE WHEN NOT %[1]s THEN 1 END), COALESCE(min(CASE WHEN NOT "+
			"%[1]s THEN CAST(%[2]s AS TEXT) END), ''), COALESCE(min(CASE WHEN %[1]s THEN %[3]s END), 0), "+
			"COALESCE(max(CASE WHEN %[1]s THEN %[3]s END), 0)%[4]s WHERE %[2]s IS NOT NULL", reads, c, ms,
			from), nil, &r.Timeless, &r.Example, &r.Oldest, &r.Newest)
	case isNumber(x.Old.Type):
		w.Scan("SELECT COALESCE(min("+c+"), 0), COALESCE(max("+c+"), 0)"+from, nil, &r.Least, &r.Most)
	}
	return r, w.Err
}

// ownTime says whether an old key tells a time, and which, in milliseconds. The first ten symbols
// of a ULID have it in their last 48 bits.
func ownTime(d *twin.Draw, key string) (reads, ms string) {
	switch d.Own {
	case twin.ULID:
		var bits []string
		for i := range 10 {
			bits = append(bits, fmt.Sprintf("instr('%s', upper(substr(%s, %d, 1))) - 1 << %d",
				dialect.CrockfordSymbols, key, i+1, 45-5*i))
		}
		return "(typeof(" + key + ") = 'text' AND length(" + key + ") = 26 AND " + key +
				" GLOB '[0-7]" + strings.Repeat(dialect.CrockfordClass, 25) + "')",
			"((" + strings.Join(bits, ") | (") + "))"
	case twin.Snowflake:
		reads = "(" + key + " >= 0)"
	default:
		reads = fmt.Sprintf("(%s <= %d)", key, d.Last)
	}
	return reads, fmt.Sprintf("%d + (%s >> %d)", d.First, key, d.Shift)
}

// isNumber reports whether a declared type is one of whole numbers.
func isNumber(typ string) bool { return strings.Contains(strings.ToUpper(typ), "INT") }

// eachArm writes what a CASE gives the rows of each arm. row stands in front of their columns.
func (w script) eachArm(row string, x twin.Twin, value func(twin.Arm) string) (whens string) {
	for _, a := range x.Draw.Arms {
		whens += " WHEN " + twin.IsOf(w.d, row, a) + " THEN " + value(a)
	}
	return whens
}

// fromKeys finds a value in a column of keys as a foreign key does: with the affinity and the
// collation of the key. The plus takes away the value's own.
func (w script) fromKeys(of sqlgen.Ref, key, c string) string {
	return " FROM " + w.Table(of) + " AS k WHERE k." + w.Q(key) + " = +" + c
}

// countRespelled counts the values of an arm that equal a key, and are written otherwise.
func (w script) countRespelled(t twin.Table, x twin.Twin, a twin.Arm) (n int64) {
	c := "c." + w.Q(x.Name)
	w.Scan("SELECT count(*) FROM "+w.Table(t.Ref)+" AS c WHERE "+twin.IsOf(w.d, "c.", a)+" AND quote("+
		c+") <> (SELECT quote(k."+w.Q(a.Of.Name)+")"+w.fromKeys(a.Of.Ref, a.Of.Name, c)+")", nil, &n)
	return n
}

// timeOf is the millisecond of a text that SQLite reads as a time, and the twelve bits behind it.
// SQLite itself rounds to milliseconds. A time without a zone counts as UTC.
func timeOf(at string) (ms, bits string) {
	behind := "substr(" + at + ", instr(" + at + " || '.', '.') + 1)"
	zone := "ltrim(" + behind + ", '0123456789')"
	micros := "CAST(substr(substr(" + behind + ", 1, length(" + behind + ") - length(" + zone +
		")) || '000000', 1, 6) AS INTEGER)"
	seconds := "CASE WHEN typeof(" + at + ") = 'text' AND " + at + " GLOB '[0-9][0-9][0-9][0-9]-*' " +
		"THEN unixepoch(substr(" + at + ", 1, instr(" + at + " || '.', '.') - 1) || " + zone + ") END"
	return "(" + seconds + ") * 1000 + " + micros + " / 1000", micros + " % 1000 * 4096 / 1000"
}

// An INTEGER PRIMARY KEY is the rowid, is never NULL, and may be AUTOINCREMENT. As bytes it needs
// the first said, and cannot have the other. Both are marked for the way back.
const notNull = " NOT NULL/*sqluuid*/"

var autoincrement = pattern.Of(`/\*sqluuid (\w+)\*/`)

// rowidColumn is the column of a scope that is the rowid, or was it before the run; "": none.
func (w script) rowidColumn(t twin.Table, def string, back bool) string {
	for _, x := range t.Twins {
		switch {
		case x.Draw == nil:
		case back && isNumber(x.Old.Type) && strings.Contains(columnText(def, x.Name), notNull),
			!back && slices.Contains(w.ask("rowid column", t.Table), x.Name):
			return x.Name
		}
	}
	return ""
}

// withoutRowid takes from a table what only a rowid can have, but for the type; withRowid gives
// it back.
func withoutRowid(def, column string) (string, error) {
	for _, w := range words(def) {
		if w.Is("AUTOINCREMENT") {
			def = def[:w.At] + "/*sqluuid " + def[w.At:w.End] + "*/" + def[w.End:]
			break
		}
	}
	return retype(def, column, declaredType(def, column)+notNull)
}

func withRowid(def string) string {
	return autoincrement().ReplaceAllString(strings.Replace(def, notNull, "", 1), "$1")
}

// eachRoot does something for each column whose rows have ids of their own.
func (w rebuilding) eachRoot(f func(t twin.Table, x twin.Twin)) {
	for _, t := range w.s.Tables {
		for _, x := range t.Twins {
			if x.Draw != nil && x.Draw.IsRoot {
				w.Doing(fmt.Sprintf("the keys of %q", t.Table), func() { f(t, x) })
			}
		}
	}
}

// mark is in the text of a map: it says whose keys it has.
func (w rebuilding) mark(t twin.Table) string {
	return fmt.Sprintf("/* sqluuid: keys of %s, run %d */",
		strings.NewReplacer("/", "", "*", "").Replace(t.Table), w.s.Run)
}

// hasMap reports whether the map of a root is there, and of this run.
func (w rebuilding) hasMap(t twin.Table) bool {
	return strings.Contains(strings.Join(w.ask("definition", w.d.MapOf(t.Ref).Table), ""), w.mark(t))
}

// mapKeys makes the map of a root, with new ids for all its rows.
func (w rebuilding) mapKeys(t twin.Table, x twin.Twin) {
	into := w.d.MapOf(t.Ref)
	w.refuseName(into)
	r, err := w.d.Root(w.Ctx, w.On, t, x, x.Draw.Time)
	if err == nil && r.Timeless > 0 && x.Draw.Else.IsZero() {
		err = refusal("%q has rows without a time in %s: give them one first; nothing was changed",
			t.Table, cmp.Or(x.Draw.Time, x.Name))
	}
	w.Do(func() error { return err })
	typ, collation := strings.TrimSpace(x.Old.Type), ""
	if w.kindOf(t.Ref, x.Name) == "blob" {
		typ = "BLOB"
	}
	for _, name := range w.ask("collation of a key", t.Table, x.Name) {
		collation = " COLLATE " + w.Q(name)
	}
	w.Run("CREATE TABLE " + w.Table(into) + " (old " + typ + collation + " PRIMARY KEY, " +
		"new BLOB NOT NULL UNIQUE " + w.mark(t) + ")")
	key, at := w.Q(x.Name), "NULL"
	if x.Draw.Time != "" {
		at = w.Q(x.Draw.Time)
	}
	for behind := ""; w.Err == nil; behind = " AND " + key + " > (SELECT max(old) FROM " +
		w.Table(into) + ")" {
		rows := fmt.Sprintf("(SELECT %s AS old, %s AS at FROM %s WHERE %[1]s IS NOT NULL%[4]s ORDER BY "+
			"1 LIMIT %d)", key, at, w.Table(t.Ref), behind, drawsAtOnce)
		ids := w.drawFor(x, rows)
		if len(ids) == 0 {
			break
		}
		w.Do(func() error { // an id of version 7 is its own
			return dialect.Exec(w.Ctx, w.On, sqlgen.Statement{SQL: "INSERT INTO " + w.Table(into) +
				" (old, new) SELECT old, CASE WHEN typeof(old) = 'blob' AND substr(hex(old), 13, 1) = '7' " +
				"THEN old ELSE substr(?1, n * 16 - 15, 16) END FROM (SELECT row_number() OVER (ORDER BY old) " +
				"AS n, old FROM " + rows + ")", Args: []any{ids}})
		})
	}
}

// kindOf is the kind of the keys of a column, by one of them or by its type.
func (w script) kindOf(t sqlgen.Ref, column string) (kind string) {
	w.Scan("SELECT COALESCE((SELECT typeof("+w.Q(column)+") FROM "+w.Table(t)+" WHERE "+w.Q(column)+
		" IS NOT NULL LIMIT 1), '')", nil, &kind)
	return kind
}

// drawsAtOnce is how many ids one statement makes.
const drawsAtOnce = 20_000

// drawFor draws the ids of rows (old, at), in the order of their keys: sixteen bytes each.
func (w rebuilding) drawFor(x twin.Twin, rows string) []byte {
	ms, bits := drawTime(x.Draw)
	type row struct {
		ms   int64
		bits sql.NullInt64
	}
	list := dialect.ListRows(w.Script, func(r *row) []any { return []any{&r.ms, &r.bits} },
		"SELECT "+ms+", "+bits+" FROM "+rows+" ORDER BY old")
	// The generator of SQLite is not used: it begins with the time where it finds no other source.
	out := make([]byte, 16*len(list))
	_, _ = rand.Read(out) // never fails
	for i, r := range list {
		w.Do(func() error {
			id, err := idOf(x.Draw, r.ms, r.bits, [16]byte(out[16*i:]))
			copy(out[16*i:], id[:])
			return err
		})
	}
	return out
}

// idOf makes an id of a time in milliseconds and random bytes. bits are the twelve bits behind the
// time, NULL for random ones.
func idOf(d *twin.Draw, ms int64, bits sql.NullInt64, random [16]byte) ([16]byte, error) {
	id, version := random, byte(7)
	if d.Layout == twin.V4 {
		version = 4
	} else {
		for i := range 6 {
			id[i] = byte(ms >> (40 - 8*i))
		}
		if bits.Valid {
			id[6], id[7] = byte(bits.Int64>>8), byte(bits.Int64)
		}
	}
	id[6], id[8] = version<<4|id[6]&0x0f, 0x80|id[8]&0x3f
	if d.Layout == twin.V8Bucket {
		return codec.EncodeBucket(d.Bits, id)
	}
	return id, nil
}

// drawTime writes the milliseconds of the id of a row (old, at), and the twelve bits behind them.
// A row without a time has the one that is stated for it.
func drawTime(d *twin.Draw) (ms, bits string) {
	if d.Time == "" {
		reads, own := ownTime(d, "old")
		other := time.Now()
		if !d.Else.IsZero() {
			other = d.Else
		}
		return fmt.Sprintf("CASE WHEN %s THEN %s ELSE %d END", reads, own, other.UnixMilli()), "NULL"
	}
	ms, bits = timeOf("at")
	if !d.Else.IsZero() {
		isThere := fmt.Sprintf("CASE WHEN %s BETWEEN %d AND %d THEN ", ms, twin.FirstTime, twin.LastTime)
		ms = fmt.Sprintf("%s%s ELSE %d END", isThere, ms, d.Else.UnixMilli())
		bits = fmt.Sprintf("%s%s ELSE %d END", isThere, bits, d.Else.UnixMicro()%1000*4096/1000)
	}
	return ms, bits
}

// mapLate gives old keys to the rows that have come since the run: the next numbers in the order of
// their ids, or the ids themselves.
func (w rebuilding) mapLate(t twin.Table, x twin.Twin) {
	from := w.d.MapOf(t.Ref)
	if !w.hasMap(t) {
		w.Do(func() error {
			return refusal("there is no table %q with the old keys of run %d: put it back; nothing was "+
				"changed", from.Table, w.s.Run)
		})
	}
	old, last := asText("new"), int64(0)
	switch kind := w.kindOf(from, "old"); {
	case isNumber(x.Old.Type):
		w.Scan("SELECT COALESCE(max(old), 0) FROM "+w.Table(from), nil, &last)
		last = max(last, w.systemNumber("sqlite_sequence", "sequence", t.Table))
		old = fmt.Sprintf("%d + row_number() OVER (ORDER BY new)", last)
	case kind == "blob", kind == "" && declaredForm(x.Old.Type) == liteBlob:
		old = "new"
	}
	late, rows := "(SELECT "+w.Q(x.Name)+" AS new FROM "+w.Table(t.Ref)+" WHERE "+w.Q(x.Name)+
		" NOT IN (SELECT new FROM "+w.Table(from)+"))", int64(0)
	if last > math.MaxInt64/2 {
		w.Scan("SELECT count(*) FROM "+late, nil, &rows)
	}
	if rows > math.MaxInt64-last {
		w.Do(func() error { return refusal("there are no numbers behind %d of %q", last, t.Table) })
	}
	w.Do(func() error {
		n, err := dialect.CountAffected(w.Ctx, w.On, sqlgen.Statement{SQL: "INSERT INTO " +
			w.Table(from) + " (old, new) SELECT " + old + ", new FROM " + late})
		if n > 0 && last > 0 {
			w.warn(fmt.Sprintf("rows of %s that came since the run get the next numbers: %d to %d",
				t.Table, last+1, last+n))
		}
		return err
	})
}

// refuseStrays refuses values that no map has, and on the way there what would not come back.
func (w rebuilding) refuseStrays(t twin.Table) {
	key := map[bool]string{false: "old", true: "new"}[w.s.Switched]
	refuse := func(why string, args ...any) {
		w.Do(func() error { return refusal(why+"; nothing was changed", args...) })
	}
	for _, x := range t.Twins {
		if x.Draw == nil {
			continue
		}
		if len(x.Draw.Arms) > 0 {
			n, example, err := twin.CountUnnamed(w.Ctx, w.On, w.d, t, x)
			if w.Do(func() error { return err }); n > 0 {
				refuse("column %s of %q has keys in rows whose %s is %q, and nothing names their table",
					x.Name, t.Table, x.Draw.Arms[0].Column, example)
			}
		}
		for _, a := range x.Draw.Ways() {
			in := sqlgen.ColumnRef{Ref: w.d.MapOf(a.Of.Ref), Name: key}
			n, err := twin.CountStrays(w.Ctx, w.On, w.d, t, x, a, in)
			if w.Do(func() error { return err }); n > 0 {
				refuse("column %s of %q has values that refer to no row of %q: correct or delete them first",
					x.Name, t.Table, a.Of.Table)
			} else if !w.s.Switched && w.countRespelled(t, x, a) > 0 {
				refuse("%s", whyRespelled(x, a))
			}
		}
	}
}

// whyRespelled says why values that are written otherwise than their keys are refused.
func whyRespelled(x twin.Twin, a twin.Arm) string {
	return fmt.Sprintf("column %s has values that are written otherwise than the keys of %q that "+
		"they refer to, and an undo could not write them again: write both alike first", x.Name,
		a.Of.Table)
}

// otherKey is what a value c of a column becomes: the other key of its root. row names its row.
func (w rebuilding) otherKey(x twin.Twin, row, c string) string {
	from, to := "old", "new"
	if w.s.Switched {
		from, to = to, from
	}
	other := func(a twin.Arm) string {
		return "(SELECT k." + to + w.fromKeys(w.d.MapOf(a.Of.Ref), from, c) + ")"
	}
	if len(x.Draw.Arms) > 0 {
		return "CASE" + w.eachArm(row, x, other) + " END"
	}
	return other(twin.Arm{Of: x.Draw.Of})
}

// dropMaps drops the tables of old and new keys that are the run's own.
func (w rebuilding) dropMaps() {
	w.eachRoot(func(t twin.Table, _ twin.Twin) {
		if w.hasMap(t) {
			w.Run("DROP TABLE " + w.Table(w.d.MapOf(t.Ref)))
		}
	})
}
