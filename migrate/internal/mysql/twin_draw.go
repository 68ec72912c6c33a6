package mysql

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

var _ twin.Drawer = Dialect{}

// myKey is any column of old keys.
var myKey = &sqlgen.Form{Name: "key", ShapeExpr: "({c} IS NOT NULL)", Build: "{x}",
	Concat: sqlgen.Concat, Substr: sqlgen.Substr}

// Key implements [twin.Drawer].
func (Dialect) Key() *sqlgen.Form { return myKey }

// Root implements [twin.Drawer].
func (d Dialect) Root(ctx context.Context, q dialect.Querier, one twin.Table, x twin.Twin,
	time string) (r twin.Root, err error) {
	t := d.ask(ctx, q)
	for _, f := range t.twinTables(&twin.Scope{Tables: []twin.Table{one}}) {
		c, _ := f.column(x.Name)
		r.IsNumbered = isNumbered(c)
		key := t.text("%s", name(x.Name))
		switch {
		case time != "":
			r.Timeless = t.count("SELECT COUNT(*) FROM %s WHERE %s IS NOT NULL AND %s", one.Ref,
				name(x.Name), isNoTime(f.microseconds(t.text("%s", name(time)), time)))
		case x.Draw.Own != "":
			reads, ms := ownTime(x.Draw, key)
			t.scan(t.sql("SELECT COUNT(IF(%[1]s, NULL, 1)), COALESCE(MIN(IF(%[1]s, NULL, %[2]s)), ''), "+
				"COALESCE(MIN(IF(%[1]s, %[3]s, NULL)), 0), COALESCE(MAX(IF(%[1]s, %[3]s, NULL)), 0) "+
				"FROM %[4]s WHERE %[2]s IS NOT NULL", reads, key, ms, one.Ref), &r.Timeless, &r.Example,
				&r.Oldest, &r.Newest)
		case isNumber(x.Old.Type):
			var past string // of bigint unsigned
			t.scan(t.sql("SELECT COALESCE(MIN(%[1]s), 0), LEAST(COALESCE(MAX(%[1]s), 0), %[3]d), "+
				"COALESCE(MAX(IF(%[1]s > %[3]d, %[1]s, NULL)), '') FROM %[2]s", name(x.Name), one.Ref,
				int64(math.MaxInt64)), &r.Least, &r.Most, &past)
			if past != "" && x.Draw.Layout != twin.V4 {
				t.do(func() error { return twin.RefuseKey(one.Ref, x.Name, past) })
			}
		}
	}
	return r, t.err
}

// isNoTime is true of microseconds that are NULL, or that no id can have. A TIMESTAMP of zeros is
// 0.
func isNoTime(us string) string {
	return fmt.Sprintf("COALESCE(%s NOT BETWEEN 1 AND %d, TRUE)", us, lastMicrosecond)
}

const lastMicrosecond = twin.LastTime*1000 + 999

// isNumbered reports whether the server numbers a column.
func isNumbered(c tableColumn) bool { return strings.EqualFold(c.rest, "AUTO_INCREMENT") }

// isNumber reports whether a type is one of whole numbers.
func isNumber(typ string) bool {
	base, _, _ := strings.Cut(strings.ToLower(typ), "(")
	base, _, _ = strings.Cut(base, " ")
	return strings.HasSuffix(base, "int") || base == "integer"
}

// nowMicroseconds is the time since 1970, whatever the time zone of the session is.
const nowMicroseconds = "TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6))"

// microseconds is the time of a value of a column since 1970. A DATETIME counts as UTC. The time
// zone of the session would change what a TIMESTAMP is, but for UNIX_TIMESTAMP.
func (f *twinTable) microseconds(x, column string) string {
	if c, _ := f.column(column); strings.HasPrefix(strings.ToLower(c.typ), "timestamp") {
		return "CAST(UNIX_TIMESTAMP(" + x + ") * 1000000 AS SIGNED)"
	}
	return "TIMESTAMPDIFF(MICROSECOND, '1970-01-01', " + x + ")"
}

// draw is an expression for a new id of a row of the trigger, whose old key is given. The server's
// secure source makes all bits but the time.
func (t *talk) draw(f *twinTable, x twin.Twin, old, event string) string {
	var hex string
	ms, fraction := t.timeOf(f, x, old, event)
	switch x.Draw.Layout {
	case twin.V4:
		hex = fmt.Sprintf("CONCAT(%s, '4', %s, %s, %s)", randomDigits(12), randomDigits(3), variantDigit,
			randomDigits(15))
	case twin.V8Bucket:
		hex = bucketOf(ms, fraction, x.Draw.Bits)
	default:
		digits := randomDigits(3)
		if fraction != "" {
			digits = "LPAD(HEX(" + fraction + "), 3, '0')"
		}
		hex = fmt.Sprintf("CONCAT(LPAD(HEX(%s), 12, '0'), '7', %s, %s, %s)", ms, digits, variantDigit,
			randomDigits(15))
	}
	return strings.ReplaceAll(x.New.Writes.Build, "{x}", hex)
}

// timeOf is the milliseconds of a new id, and the twelve bits behind them. A time of a column also
// gives these, its microseconds, as RFC 9562 6.2 method 3 does: else they are "", and random. A
// time that no id can have is the nearest that one can. An old row without a time, which an UPDATE
// fills, has the one that is stated for it.
func (t *talk) timeOf(f *twinTable, x twin.Twin, old, event string) (ms, fraction string) {
	d := x.Draw
	now := nowMicroseconds + " DIV 1000"
	isStated := event == "UPDATE" && !d.Else.IsZero()
	switch {
	case d.Time != "":
		at := f.microseconds(t.text("NEW.%s", name(d.Time)), d.Time)
		us := fmt.Sprintf("LEAST(GREATEST(COALESCE(%s, %s), 0), %d)", at, nowMicroseconds,
			lastMicrosecond)
		if isStated {
			us = fmt.Sprintf("IF(%s, %d, %s)", isNoTime(at), d.Else.UnixMicro(), us)
		}
		return us + " DIV 1000", us + " MOD 1000 * 4096 DIV 1000"
	case d.Own == "" && d.First == 0 || old == "":
		return now, ""
	}
	if isStated {
		now = fmt.Sprint(d.Else.UnixMilli())
	}
	reads, own := ownTime(d, old)
	if event == "INSERT" && d.Own == "" { // a number that the server gives is 0 as yet
		reads = old + " <> 0 AND " + reads
	}
	return fmt.Sprintf("IF(%s, %s, %s)", reads, own, now), ""
}

// ownTime says whether an old key tells a time, and which, in milliseconds. The first ten symbols
// of a ULID have it in their last 48 bits.
func ownTime(d *twin.Draw, key string) (reads, ms string) {
	switch d.Own {
	case twin.ULID:
		return "(CHAR_LENGTH(" + key + ") = 26 AND " + key + " REGEXP '^[0-7]" + dialect.CrockfordClass +
			"{25}$')", "CAST(CONV(" + crockford(key, stretch{1, 10, 0}) + ", 16, 10) AS UNSIGNED)"
	case twin.Snowflake:
		return "(" + key + " > 0)", fmt.Sprintf("%d + (%s >> %d)", d.First, key, d.Shift)
	}
	return fmt.Sprintf("(%s <= %d)", key, d.Last), fmt.Sprintf("%d - (%d - "+
		"CAST(%s AS DECIMAL(20))) DIV %d", d.First+d.Last>>d.Shift, d.Last, key, int64(1)<<d.Shift)
}

// bucketOf is an expression for the digits of an id as codec.EncodeBucket makes one: a bucket, the
// milliseconds, twelve bits or "", and random ones.
func bucketOf(ms, fraction string, bits int) string {
	ms = "CAST(" + ms + " AS UNSIGNED)"
	mask := 1<<bits - 1
	high, low := fmt.Sprintf("%s & %d", randomBits(2), 1<<(12-bits)-1), "0"
	rest := int64(1)<<62 - 1
	if fraction != "" {
		high = fmt.Sprintf("(%s) >> %d", fraction, bits)
		low = fmt.Sprintf("((%s) & %d) << %d", fraction, mask, 62-bits)
		rest = int64(1)<<(62-bits) - 1
	}
	first := fmt.Sprintf("((%s & %d) << %d | %s >> %d) << 16 | 32768 | (%[4]s & %[2]d) << %[6]d | "+
		"%[7]s", randomBits(1), mask, 48-bits, ms, bits, 12-bits, high)
	return fmt.Sprintf("CONCAT(LPAD(HEX(%s), 16, '0'), LPAD(HEX(2 << 62 | %s | %s & %d), 16, '0'))",
		first, low, randomBits(8), rest)
}

// randomBits is an expression for a number of some bytes from the server's secure source.
func randomBits(bytes int) string {
	return fmt.Sprintf("CAST(CONV(HEX(RANDOM_BYTES(%d)), 16, 10) AS UNSIGNED)", bytes)
}

// variantDigit is the digit with the variant of RFC 9562 and two random bits.
const variantDigit = "SUBSTR('89ab', 1 + (ORD(RANDOM_BYTES(1)) & 3), 1)"

// randomDigits is an expression for digits from the server's secure source.
func randomDigits(n int) string {
	return fmt.Sprintf("SUBSTR(HEX(RANDOM_BYTES(%d)), 1, %d)", (n+1)/2, n)
}

// isNumberedRoot reports whether the server numbers the old column of a root.
func (f *twinTable) isNumberedRoot(x twin.Twin) bool {
	old, _ := f.scope.Names(x)
	c, _ := f.column(old)
	return x.Draw != nil && isNumbered(c)
}

// drawnDefaults are the defaults of a column that goes away at a cut-over, and of the one that
// comes. An old column keeps its own. MariaDB wants one of a new id that the trigger draws.
func (f *twinTable) drawnDefaults(x twin.Twin, away, comes tableColumn) (goes, stays string) {
	other := f.scope.Other()
	if f.scope.Switched {
		if !standsForNone(comes.value) || f.isMySQL {
			stays = comes.value
		}
		return f.defaultOf(other, x), stays
	}
	if x.Draw.IsRoot {
		stays = f.defaultOf(f.scope, x)
	}
	return cmp.Or(away.value, f.defaultOf(other, x)), stays
}

// standsForNone reports whether a default may be one of defaultOf.
func standsForNone(value string) bool {
	return value != "" && strings.Trim(textOfLiteral(value), `0-\`+"\x00") == ""
}

// drawFor writes the part of a trigger that is about a column with new ids.
func (t *talk) drawFor(f *twinTable, s *twin.Scope, x twin.Twin, event string) string {
	if x.Draw.IsRoot {
		return t.drawnRoot(f, s, x, event)
	}
	if len(x.Draw.Arms) == 0 {
		return t.drawnChild(f, s, x, event, "")
	}
	var b strings.Builder
	by := t.text("NEW.%s", name(x.Draw.Arms[0].Column))
	moved := ""
	if event == "UPDATE" {
		moved = t.text("NOT (%[1]s <=> OLD.%[2]s) AND NEW.%[3]s <=> OLD.%[3]s", by,
			name(x.Draw.Arms[0].Column), name(s.Counterpart(x)))
	}
	for i, a := range x.Draw.Arms {
		b.WriteString([]string{"IF ", "ELSEIF "}[min(i, 1)] + twin.IsOf(t.Dialect, "NEW.", a) + " THEN " +
			t.drawnChild(f, s, x.Through(a), event, moved))
	}
	missing := t.isMissing(f, s, x, t.text("NEW.%s", name(s.Counterpart(x))))
	b.WriteString("ELSE ")
	if event == "UPDATE" {
		b.WriteString(t.text("IF NEW.%[1]s IS NULL AND NEW.%[2]s <=> OLD.%[2]s THEN SET NEW.%[2]s = "+
			"NULL; ELSEIF NEW.%[2]s IS NULL AND OLD.%[2]s IS NOT NULL AND NEW.%[1]s <=> OLD.%[1]s THEN "+
			"SET NEW.%[1]s = NULL; END IF; ",
			name(x.Name), name(s.Counterpart(x))))
	}
	b.WriteString(t.text("IF NEW.%s IS NOT NULL OR NOT (%s) THEN SIGNAL SQLSTATE '23000' SET "+
		"MYSQL_ERRNO = 3819, MESSAGE_TEXT = %s; END IF; END IF; ", name(x.Name), missing,
		literal(fmt.Sprintf("sqluuid: nothing says whose key column %.64s.%.64s has in such a row",
			f.Ref.Table, x.Name))))
	return b.String()
}

// isMissing is true of the counterpart of a column that has no value, or what stands for none.
func (t *talk) isMissing(f *twinTable, s *twin.Scope, x twin.Twin, other string) string {
	if zero := f.standIn(s, x); zero != "" {
		return "(" + other + " IS NULL OR " + other + " = " + zero + ")"
	}
	return other + " IS NULL"
}

// drawnRoot keeps the two columns of a root in step. What is there stays.
func (t *talk) drawnRoot(f *twinTable, s *twin.Scope, x twin.Twin, event string) string {
	known, other := t.text("NEW.%s", name(x.Name)), t.text("NEW.%s", name(s.Counterpart(x)))
	first, made := "", t.draw(f, x, known, event)
	if strings.EqualFold(x.Old.Type, x.New.Type) { // an id of version 7 is its own twin
		made = "IF(" + x.New.Reads.Match(known, transform.Pattern{Version: 7}) + ", " + known + ", " +
			made + ")"
	}
	if s.Switched {
		c, _ := f.column(x.Name)
		if event == "INSERT" && c.notNull {
			first = fmt.Sprintf("IF %[1]s IS NULL OR %[1]s = %[2]s THEN SET %[1]s = %[3]s; END IF; ",
				known, standInOf(x.New.Reads), t.draw(f, x, "", event))
		}
		if isNumber(x.Old.Type) { // the server numbers the row, but for one that is replaced
			if event != "INSERT" {
				return first
			}
			return first + fmt.Sprintf("IF %[1]s THEN SET %[2]s = COALESCE(%[3]s, %[2]s); END IF; ",
				t.isMissing(f, s, x, other), other, t.otherOf(f, s, x))
		}
		made = known
		if isText(x.Old.Type) {
			made = x.New.Reads.ConvertTo(myText, known, transform.Same)
		}
	}
	if event == "INSERT" {
		made = "COALESCE(" + t.otherOf(f, s, x) + ", " + made + ")"
	}
	give := fmt.Sprintf("IF %s THEN SET %s = %s; END IF; ", t.isMissing(f, s, x, other), other, made)
	if event == "INSERT" && !s.Switched && f.isNumberedRoot(x) {
		return give // NULL asks for a number
	}
	return fmt.Sprintf("%s%sIF %s IS NULL THEN SET %s = NULL; ELSE%s", first, t.refuseNull(f, x),
		known, other, give)
}

// otherOf is the counterpart of the row that has the key of a new row. REPLACE deletes that row
// behind the trigger, and MySQL keeps its children where no key becomes another one. A number of 0
// asks for one. The read takes no lock, which would be one on a gap for each new row.
func (t *talk) otherOf(f *twinTable, s *twin.Scope, x twin.Twin) string {
	known, given := name(x.Name), ""
	if isNumber(x.Old.Type) && !s.Switched {
		given = t.text(" AND NEW.%s <> 0", known)
	}
	return t.text("(SELECT p.%s FROM %s p WHERE p.%s = NEW.%s", name(s.Counterpart(x)), f.Ref, known,
		known) + given + ")"
}

// isChecked reports whether a foreign key looks at each value of a column: it has no column that
// may be NULL, where it would look at none.
func (f *twinTable) isChecked(column string) bool {
	return slices.ContainsFunc(f.keys, func(k tableKey) bool {
		return slices.Contains(k.child, column) && !slices.ContainsFunc(k.child, func(name string) bool {
			c, _ := f.column(name)
			return !c.notNull
		})
	})
}

// drawnChild lets a column that refers to a root have what its root has, in both directions. A read
// with a lock finds a root that others have committed since the transaction began, which the
// server's own check of the key finds. A value without a root fails by that check, with what a
// program knows, where a key always makes it: the twin has what stands for no value then. Else the
// trigger refuses it, where the twin must not be NULL. What was there before stays.
func (t *talk) drawnChild(f *twinTable, s *twin.Scope, x twin.Twin, event,
	moved string) string {
	of := x.Draw.Of
	other := s.Counterpart(x)
	parents := of.Ref
	if parents.Schema == f.Schema {
		parents.Schema = "" // the server takes the trigger's
	}
	names := map[string]string{x.Name: of.Name, other: s.Counterpart(twin.Twin{Name: of.Name})}
	numbered := "" // the root's column that the server numbers, behind the trigger
	for _, r := range f.Twins {
		if of.Ref == f.Ref && r.Name == of.Name && f.isNumberedRoot(r) && event == "INSERT" {
			numbered, _ = s.Names(r)
		}
	}
	look := func(by, give string) string {
		root := t.text("SELECT %s FROM %s WHERE %s = NEW.%s LIMIT 1 LOCK IN SHARE MODE",
			name(names[give]), parents, name(names[by]), name(by))
		if of.Ref == f.Ref { // the row may refer to itself
			is := t.text("NEW.%s = NEW.%s", name(names[by]), name(by))
			if names[by] == numbered {
				is += t.text(" AND NEW.%s <> 0", name(by))
			}
			return t.text("IF(%s, NEW.%s, (%s))", is, name(names[give]), root)
		}
		return "(" + root + ")"
	}
	standIn := f.standIn(s, x)
	isChecked := standIn != "" && f.isChecked(x.Name)
	put := func(from, to string) string {
		first := ""
		if from == x.Name && !isChecked {
			first = t.refuseNull(f, x)
		}
		if numbered != "" && names[to] == numbered {
			why := fmt.Sprintf("sqluuid: a row of %.64s that is its own parent has no number yet: insert "+
				"it without, and update it", f.Ref.Table)
			first += t.text("IF NEW.%s = NEW.%s AND NEW.%s = 0 THEN SIGNAL SQLSTATE '23000' SET "+
				"MYSQL_ERRNO = 1452, MESSAGE_TEXT = %s; END IF; ", name(names[from]), name(from),
				name(numbered), literal(why))
		}
		given := t.text("NEW.%s IS NOT NULL AND ", name(from))
		when := given
		refuse := t.text("SIGNAL SQLSTATE '23000' SET MYSQL_ERRNO = 1452, MESSAGE_TEXT = %s; ",
			literal(fmt.Sprintf("sqluuid: column %.64s.%.64s has a value that no row of %.64s has",
				f.Ref.Table, from, of.Table)))
		switch {
		case x.Draw.IsLoose && event == "UPDATE":
			when += t.text("(NOT (NEW.%s <=> OLD.%[1]s) OR %s) AND ", name(from), cmp.Or(moved, "FALSE"))
		case x.Draw.IsLoose:
		case from == x.Name && isChecked: // the server refuses the row by its key
			when, refuse = "", t.text("IF @@foreign_key_checks = 0 THEN %sELSE SET NEW.%s = %s; END IF; ",
				refuse, name(to), standIn)
		case standIn == "":
			when += "@@foreign_key_checks = 0 AND "
		}
		return t.text("%[8]sSET NEW.%[1]s = %[2]s; IF NEW.%[1]s IS NULL AND %[6]sNOT EXISTS (SELECT 1 "+
			"FROM %[4]s WHERE %[5]s = NEW.%[3]s) THEN %[7]sEND IF; ", name(to), look(from, to), name(from),
			parents, name(names[from]), when, refuse, first)
	}
	missing := t.isMissing(f, s, x, t.text("NEW.%s", name(other)))
	take := t.text("IF NEW.%[1]s IS NULL OR NOT (%[2]s <=> NEW.%[3]s) THEN %[4]sEND IF; ",
		name(x.Name), look(x.Name, other), name(other), put(other, x.Name))
	if event == "INSERT" {
		return "IF " + missing + " THEN " + put(x.Name, other) + "ELSE " + take + "END IF; "
	}
	return t.text("IF NEW.%[2]s IS NULL AND OLD.%[2]s IS NOT NULL AND NEW.%[1]s <=> OLD.%[1]s THEN "+
		"SET NEW.%[1]s = NULL; ELSEIF NEW.%[2]s IS NULL OR NOT (NEW.%[1]s <=> OLD.%[1]s) OR %[5]s THEN "+
		"%[3]sELSEIF NOT (NEW.%[2]s <=> OLD.%[2]s) THEN %[4]sEND IF; ", name(x.Name), name(other),
		put(x.Name, other), take, cmp.Or(moved, "FALSE"))
}

// keepMap lists what makes the table of the old and new keys of a root. Its comment tells whose
// keys it has, and behind the last of them that it has all. Rows that come meanwhile need none.
func (t *talk) keepMap(f *twinTable) []twin.Step {
	const rows = 10_000
	for _, x := range f.Twins {
		old, there := f.column(f.scope.OldName(x.Name))
		if x.Draw == nil || !x.Draw.IsRoot || !there {
			continue
		}
		c, _ := f.column(x.Name)
		ref := t.MapOf(f.Ref)
		mark := fmt.Sprintf("sqluuid: keys of %s, run %d", f.Ref.Table, f.scope.Run)
		comments := t.names("comment of a table", ref)
		if len(comments) == 0 {
			return []twin.Step{{Name: "make the map of " + f.Ref.Table, Do: []sqlgen.Statement{
				t.sql("CREATE TABLE %s (old %s PRIMARY KEY, new %s NOT NULL UNIQUE) ENGINE = InnoDB "+
					"COMMENT = %s", ref, old.typ, c.typ, literal(mark+filling))}}}
		}
		switch is := comments[0]; {
		case is == mark && !t.isForeignMap(ref, f.Ref, old.name, c):
			continue
		case is == mark+filling:
		default:
			t.do(func() error { return twin.RefuseMap(ref) })
			return nil
		}
		var do []sqlgen.Statement
		behind := t.text("WHERE %s > (SELECT MAX(m.old) FROM %s m)", name(old.name), ref)
		where := behind
		if t.count("SELECT COUNT(*) FROM (SELECT 1 FROM %s LIMIT 1) m", ref) == 0 {
			where = ""
		}
		for left := t.count("SELECT COUNT(*) FROM %s %s", f.Ref, where); left > 0; left -= rows {
			do = append(do, t.sql("INSERT INTO %s (old, new) SELECT %s, %s FROM %s %s ORDER BY 1 LIMIT %d",
				ref, name(old.name), name(x.Name), f.Ref, where, rows))
			where = behind
		}
		return []twin.Step{{Name: "fill the map of " + f.Ref.Table, Do: append(do,
			t.sql("ALTER TABLE %s COMMENT = %s", ref, literal(mark)))}}
	}
	return nil
}

// isForeignMap reports whether a map has no pair of a table that has rows. Another run made it,
// which had the same number: numbers begin anew when no run is recorded.
func (t *talk) isForeignMap(pairs, table sqlgen.Ref, old string, fresh tableColumn) bool {
	base, _, _ := strings.Cut(fresh.typ, "(")
	if t.count("SELECT COUNT(*) FROM (SELECT 1 FROM %s LIMIT 1) m", table) == 0 {
		return false
	}
	return t.count("SELECT COUNT(*) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = %s AND "+
		"TABLE_NAME = %s AND COLUMN_NAME = 'new' AND DATA_TYPE = %s", literal(pairs.Schema),
		literal(pairs.Table), literal(base)) == 0 ||
		t.count("SELECT COUNT(*) FROM (SELECT 1 FROM %s m JOIN %s t ON t.%s = m.new AND HEX(t.%s) = "+
			"HEX(m.old) LIMIT 1) m", pairs, table, name(fresh.name), name(old)) == 0
}

// filling ends the comment of a map that has not all keys yet.
const filling = ", being filled"

// Lookup implements [twin.Drawer].
func (d Dialect) Lookup(of sqlgen.Ref, old sqlgen.TableColumn, fresh, key string) sqlgen.Statement {
	is := "%s"
	switch {
	case isNumber(old.Type):
		is = "CAST(%s AS DECIMAL(20))"
	case old.Form == myBinary:
		is = "UNHEX(REPLACE(%s, '-', ''))"
	}
	return d.sql("SELECT "+textOfID+" FROM %s WHERE %s = "+is, name(fresh), of, name(old.Name),
		boundValue{key})
}

// textOfID is the text of an id of bytes, or of MariaDB's type.
var textOfID = strings.ReplaceAll(hyphenate, "{e}", "CAST(%s AS BINARY(16))")

// Pairs implements [twin.Drawer].
func (d Dialect) Pairs(of sqlgen.Ref, old sqlgen.TableColumn, fresh string) sqlgen.Statement {
	text := "%s"
	if old.Form == myBinary {
		text = textOfID
	}
	return d.sql("SELECT "+text+", "+textOfID+" FROM %s WHERE %s IS NOT NULL ORDER BY %[4]s",
		name(old.Name), name(fresh), of, name(old.Name))
}

// MapOf implements [twin.Drawer].
func (Dialect) MapOf(of sqlgen.Ref) sqlgen.Ref {
	return sqlgen.Ref{Schema: of.Schema, Table: twin.Fit("sqluuid_map_" + of.Table)}
}

// isRootPair is the predicate of a row whose column has the new id of the root of its old key.
func (t *talk) isRootPair(f *twinTable, x twin.Twin) string {
	if x.Draw.IsRoot {
		return "TRUE" // its unique index has looked
	}
	var right []string
	for _, a := range x.Draw.Ways() {
		is := "%[1]s.%[2]s <=> (SELECT p.%[3]s FROM %[4]s p WHERE p.%[5]s = %[1]s.%[6]s)"
		if x.Draw.IsLoose { // whose root may be gone
			is = "NOT EXISTS (SELECT 1 FROM %[4]s p WHERE p.%[5]s = %[1]s.%[6]s AND NOT (p.%[3]s <=> " +
				"%[1]s.%[2]s))"
		}
		right = append(right, "(NOT ("+twin.IsOf(t.Dialect, t.text("%s.", f.Ref), a)+") OR "+t.text(is,
			f.Ref, name(f.scope.Counterpart(x)), name(f.scope.Counterpart(twin.Twin{Name: a.Of.Name})),
			a.Of.Ref, name(a.Of.Name), name(x.Name))+")")
	}
	return "(" + strings.Join(right, " AND ") + ")"
}
