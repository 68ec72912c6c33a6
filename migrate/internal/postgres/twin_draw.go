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

var _ twin.Drawer = Dialect{}

// pgKey is any column of old keys.
var pgKey = &sqlgen.Form{Name: "key", ShapeExpr: "({c} IS NOT NULL)", Build: "{x}",
	Concat: sqlgen.Pipes,
	Substr: sqlgen.Substr}

// Key implements [twin.Drawer].
func (Dialect) Key() *sqlgen.Form { return pgKey }

// Root implements [twin.Drawer]. A timestamp without a time zone counts as UTC.
func (d Dialect) Root(ctx context.Context, q dialect.Querier, t twin.Table, x twin.Twin,
	time string) (r twin.Root, err error) {
	w := d.script(ctx, q)
	c, from := w.Q(x.Name), " FROM "+w.Table(t.Ref)
	w.Scan(query("whether rows are numbered"), []any{w.Table(t.Ref), x.Name}, &r.IsNumbered)
	switch {
	case time != "":
		w.Scan("SELECT count(*)"+from+" WHERE "+c+" IS NOT NULL AND "+lacksTime(w.Q(time)), nil,
			&r.Timeless)
	case x.Draw.Own != "":
		reads, ms := ownTime(x.Draw, c)
		ms = "CASE WHEN " + reads + " THEN " + ms + " END"
		w.Scan(fmt.Sprintf("SELECT count(*) FILTER (WHERE NOT %s), COALESCE(min(%s::text) FILTER "+
			"(WHERE NOT %[1]s), ''), COALESCE(min(%[3]s), 0), COALESCE(max(%[3]s), 0)%[4]s WHERE %[2]s "+
			"IS NOT NULL", reads, c, ms, from), nil, &r.Timeless, &r.Example, &r.Oldest, &r.Newest)
	case isNumber(x.Old.Type):
		w.Scan("SELECT COALESCE(min("+c+"), 0), COALESCE(max("+c+"), 0)"+from, nil, &r.Least, &r.Most)
	}
	return r, w.Err
}

// lacksTime is a condition: that a value is NULL, or a time that no id can have.
func lacksTime(at string) string {
	return fmt.Sprintf("(%s IS NULL OR NOT isfinite(%[1]s) OR %s NOT BETWEEN %d AND %d)", at,
		milliseconds(at), twin.FirstTime, twin.LastTime)
}

// milliseconds is the time of a value since 1970, with its fraction.
func milliseconds(x string) string { return "(EXTRACT(EPOCH FROM " + x + ") * 1000)::numeric" }

// draw is an expression for a new id of a row of the trigger, whose old key is given. The server's
// secure source has made all bits but the time. A time of a column also gives its microseconds, as
// RFC 9562 6.2 method 3 does. One that no id can have is the nearest that one can. An old row
// without a time, which an UPDATE fills, has the one that is stated for it.
func (w spelling) draw(x twin.Twin, old string) string {
	switch x.Draw.Layout {
	case twin.V4:
		return "gen_random_uuid()"
	case twin.V8Bucket:
		return bucketOf(w.drawV7(x, old), x.Draw.Bits)
	}
	return w.drawV7(x, old)
}

func (w spelling) drawV7(x twin.Twin, old string) string {
	now := "clock_timestamp()"
	if x.Draw.Time != "" {
		at := "NEW." + w.Q(x.Draw.Time)
		// Each by itself: the server would convert the one to the other's type by its time zone.
		ms := fmt.Sprintf("LEAST(GREATEST(COALESCE(%s, %s), %d), %d)", milliseconds(at),
			milliseconds(now), twin.FirstTime, twin.LastTime)
		if !x.Draw.Else.IsZero() {
			ms = fmt.Sprintf("CASE WHEN TG_OP = 'UPDATE' AND %s THEN %d ELSE %s END", lacksTime(at),
				x.Draw.Else.UnixMilli(), ms)
		}
		return v7("floor("+ms+")::bigint",
			"lpad(to_hex(floor(("+ms+" - floor("+ms+")) * 4096)::int), 3, '0')")
	}
	ms := "floor(" + milliseconds(now) + ")::bigint"
	if (x.Draw.Own != "" || x.Draw.First != 0) && old != "" {
		reads, own := ownTime(x.Draw, old)
		if x.Draw.Own != "" && !x.Draw.Else.IsZero() {
			ms = fmt.Sprintf("CASE WHEN TG_OP = 'UPDATE' THEN %d ELSE %s END", x.Draw.Else.UnixMilli(), ms)
		}
		ms = "CASE WHEN " + reads + " THEN " + own + " ELSE " + ms + " END"
	}
	return v7(ms, "")
}

// ownTime says whether an old key tells a time, and which, in milliseconds. The first ten symbols
// of a ULID have it in their last 48 bits.
func ownTime(d *twin.Draw, key string) (reads, ms string) {
	switch d.Own {
	case twin.ULID:
		text := "(" + key + "::text)"
		var bits []string
		for i := range 10 {
			bits = append(bits, fmt.Sprintf("(strpos('%s', upper(substr(%s, %d, 1))) - 1)::bigint << %d",
				dialect.CrockfordSymbols, text, i+1, 45-5*i))
		}
		return text + " COLLATE \"C\" ~ '^[0-7]" + dialect.CrockfordClass + "{25}$'",
			"((" + strings.Join(bits, ") | (") + "))"
	case twin.Snowflake:
		reads = key + " >= 0"
	default:
		reads = fmt.Sprintf("%s <= %d", key, d.Last)
	}
	return reads, fmt.Sprintf("%d + (%s::bigint >> %d)", d.First, key, d.Shift)
}

// v7 is an expression for an id of version 7 with a time in milliseconds. digits are the three
// behind the version, "" for random ones.
func v7(ms, digits string) string {
	hex := "lpad(to_hex(" + ms + "), 12, '0')"
	out := "overlay(gen_random_uuid()::text PLACING substr(" + hex + ", 1, 8) || '-' || substr(" +
		hex + ", 9, 4) FROM 1 FOR 13)"
	if digits == "" {
		return "overlay(" + out + " PLACING '7' FROM 15 FOR 1)::uuid"
	}
	return "overlay(" + out + " PLACING '7' || " + digits + " FROM 15 FOR 4)::uuid"
}

// bucketOf is an expression for the id that codec.EncodeBucket makes of one of version 7.
func bucketOf(id string, bits int) string {
	part := func(of string, from, count int) string {
		return fmt.Sprintf("substring(%s FROM %d FOR %d)", of, from, count)
	}
	hex := func(bits string) string { return "lpad(to_hex((" + bits + ")::bit(64)::bigint), 16, '0')" }
	fields := strings.Join([]string{part("b", 129-bits, bits), part("b", 1, 48), part("b", 53, 12),
		part("b", 67, 62-bits)}, " || ")
	return "(SELECT " + hex(part("p", 1, 48)+" || B'1000' || "+part("p", 49, 12)) + " || " +
		hex("B'10' || "+part("p", 61, 62)) + " FROM (SELECT " + fields + " AS p FROM (SELECT ('x' || " +
		"replace((" + id + ")::text, '-', ''))::bit(128) AS b OFFSET 0) x OFFSET 0) y)::uuid"
}

// drawRoot keeps the two columns of a root in step. What is there stays. What is missing is taken
// from a child that came before its parent, or it is made. A root that a child may come before
// writes its pair down, as such a child does: of the two the first one draws, also where neither
// sees the other, and the unique index lets the second one wait. In a snapshot that is older than
// the first one it fails with 40001.
func (f *twinFacts) drawRoot(w spelling, s *twin.Scope, x twin.Twin) string {
	old, _ := s.Names(x)
	known, other := "NEW."+w.Q(x.Name), "NEW."+w.Q(s.Counterpart(x))
	typ, first, made := x.New.Type, "", w.draw(x, "NEW."+w.Q(old))
	made = ownTwin(x, known, made)
	if s.Switched {
		c, _ := f.column(x.Name)
		if c.notNull {
			first = "IF " + known + " IS NULL THEN " + known + " := " + w.draw(x, "") + "; END IF; "
		}
		typ, made = x.Old.Type, known+"::text::"+x.Old.Type
		if isNumber(typ) { // its default has numbered the row
			made = other
		}
	}
	clash := "" // the number of a default is nobody's choice, and an id is
	if !s.Switched || !isNumber(typ) {
		clash = fmt.Sprintf("IF waiting <> %s::text THEN RAISE EXCEPTION %s, %[1]s, waiting USING "+
			"ERRCODE = 'foreign_key_violation'; END IF; ", other, pgLiteral("sqluuid: a row refers to this "+
			"one already, and has another id for it than %: give it %"))
	}
	pending, no := w.Table(pendingOf(s)), f.placeOf(x)
	fill := fmt.Sprintf("IF %[1]s IS NULL THEN %[2]s := NULL; ELSIF %[2]s IS NULL THEN %[2]s := "+
		"%[3]s; END IF;\n", known, other, made)
	if !slices.Contains(f.early, x.Name) {
		return fmt.Sprintf("IF TG_OP = 'INSERT' THEN %sDELETE FROM %s p WHERE p.no = %d AND p.known = "+
			"%s::text RETURNING p.other INTO waiting; %s%[6]s := COALESCE(waiting::%[7]s, %[6]s); END IF;\n",
			first, pending, no, known, clash, other, typ) + fill
	}
	was, wasOther := "OLD."+w.Q(x.Name), "OLD."+w.Q(s.Counterpart(x))
	given := other + " IS NOT NULL"
	if clash == "" {
		given = "TG_OP = 'UPDATE'"
	}
	return fmt.Sprintf("IF TG_OP = 'INSERT' THEN %[1]sEND IF;\nisGiven := %[11]s;\n%[3]s"+
		"IF %[4]s IS DISTINCT FROM %[5]s OR %[6]s IS NOT NULL AND %[2]s IS DISTINCT FROM %[6]s THEN\n"+
		"DELETE FROM %[7]s p WHERE p.no = %[8]d AND p.known = %[5]s::text AND %[4]s IS DISTINCT FROM "+
		"%[5]s;\nINSERT INTO %[7]s AS p (no, known, other) SELECT %[8]d, %[4]s::text, %[2]s::text WHERE "+
		"%[4]s IS NOT NULL ON CONFLICT (no, known) DO UPDATE SET awaited = false, other = CASE WHEN "+
		"isGiven AND NOT (p.awaited AND %[4]s IS DISTINCT FROM %[5]s) THEN EXCLUDED.other ELSE p.other "+
		"END RETURNING p.other INTO waiting;\nIF isGiven THEN %[9]sEND IF;\n%[2]s := waiting::%[10]s;\n"+
		"END IF;\n", first, other, fill, known, was, wasOther, pending, no, clash, typ, given)
}

// ownTwin takes an old key of version 7 for its own new one, in the place of a draw.
func ownTwin(x twin.Twin, known, draw string) string {
	if x.Old.Type != x.New.Type {
		return draw
	}
	return "(CASE WHEN substr(" + known + "::text, 15, 1) = '7' THEN " + known + " ELSE " + draw +
		" END)"
}

// drawArms keeps a column that refers to a root in step. Of rows that tell by another column whose
// keys they hold each has its own root, and one without a root is refused.
func (f *twinFacts) drawArms(w spelling, s *twin.Scope, x twin.Twin) string {
	known, counterpart := "NEW."+w.Q(x.Name), "NEW."+w.Q(s.Counterpart(x))
	was, wasOther := "OLD."+w.Q(x.Name), "OLD."+w.Q(s.Counterpart(x))
	step := func(a twin.Arm, moved string) string {
		image, source := f.drawChild(w, s, x.Through(a))
		source += fmt.Sprintf("; IF %s IS NULL THEN RAISE EXCEPTION %s, %s USING ERRCODE = "+
			"'foreign_key_violation'; END IF", known, pgLiteral("sqluuid: no row of "+strings.ReplaceAll(
			a.Of.Table, "%", "%%")+" has the id %, which "+strings.ReplaceAll(f.Ref.Table+"."+
			s.Counterpart(x), "%", "%%")+" refers to: insert that row first"), counterpart)
		return inStep(known, counterpart, was, wasOther, "", image, source, moved)
	}
	if len(x.Draw.Arms) == 0 {
		return step(twin.Arm{Of: x.Draw.Of}, "")
	}
	var b strings.Builder
	by := w.Q(x.Draw.Arms[0].Column)
	for i, a := range x.Draw.Arms {
		b.WriteString([]string{"IF ", "ELSIF "}[min(i, 1)] + twin.IsOf(Dialect{}, "NEW.", a) + " THEN\n" +
			step(a, "NEW."+by+" IS DISTINCT FROM OLD."+by))
	}
	fmt.Fprintf(&b, "ELSE IF TG_OP = 'UPDATE' THEN IF %[1]s IS NULL AND %[2]s IS NOT DISTINCT FROM "+
		"%[4]s THEN %[2]s := NULL; ELSIF %[2]s IS NULL AND %[4]s IS NOT NULL AND %[1]s IS NOT DISTINCT "+
		"FROM %[3]s THEN %[1]s := NULL; END IF; END IF;\nIF %[1]s IS NOT NULL OR %[2]s IS NOT NULL "+
		"THEN RAISE EXCEPTION %[5]s, NEW.%[6]s USING ERRCODE = 'check_violation'; END IF;\nEND IF;\n",
		known, counterpart, was, wasOther, pgLiteral("sqluuid: nothing says "+
			"whose key "+strings.ReplaceAll(f.Ref.Table+"."+x.Name, "%", "%%")+" is where "+
			strings.ReplaceAll(x.Draw.Arms[0].Column, "%", "%%")+" is %"), by)
	return b.String()
}

// drawChild returns what a column that refers to a root gets by its other one, in both directions.
// A row whose root has not come yet gets the id that the root will have. By an id of the other
// column that no root has it gets nothing: the server numbers the root when it comes.
func (f *twinFacts) drawChild(w spelling, s *twin.Scope, x twin.Twin) (to, back string) {
	of := x.Draw.Of
	root, other := w.Q(of.Name), w.Q(s.Counterpart(twin.Twin{Name: of.Name}))
	known, counterpart := "NEW."+w.Q(x.Name), "NEW."+w.Q(s.Counterpart(x))
	from := " FROM " + w.Table(of.Ref) + " p WHERE p."
	on := from + root + " = " + known
	to = "(CASE WHEN " + known + " IS NULL THEN NULL" // parentheses, for plpgsql's own THEN
	if of.Ref == f.Ref {                              // the row may refer to itself
		to += " WHEN NEW." + root + " = " + known + " THEN NEW." + other
	}
	to += " WHEN EXISTS (SELECT 1" + on + ") THEN (SELECT p." + other + on + ") ELSE " +
		w.Table(awaitOf(s, of)) + "(" + known + "::" + s.TypeOf(of) + ") END)"
	back = "(SELECT p." + root + from + other + " = " + counterpart + ")"
	if of.Ref == f.Ref {
		back = "(CASE WHEN NEW." + other + " = " + counterpart + " THEN NEW." + root + " ELSE " + back +
			" END)"
	}
	return to, back
}

// nextNumber numbers a row as its own default does.
func (f *twinFacts) nextNumber(w spelling, x twin.Twin) string {
	c, _ := f.column(x.Name)
	if f.scope.Switched {
		c, _ = f.column(f.scope.OldName(x.Name))
	}
	if strings.HasPrefix(c.value, "nextval(") {
		return c.value
	}
	return "nextval(pg_get_serial_sequence(" + pgLiteral(w.Table(f.Ref)) + ", " +
		pgLiteral(f.scope.OldName(x.Name)) + "))"
}

// keepMap lists what makes the table of the old and new keys of a root. It is filled once: rows
// that came since the cut-over need none. Its comment tells whose keys it has. A table without one
// is taken while it is empty, for a stop may have come before the comment; another one is refused.
func (w script) keepMap(f twinFacts) []twin.Step {
	b := newSpelling()
	for _, x := range f.Twins {
		old, there := f.column(f.scope.OldName(x.Name))
		c, _ := f.column(x.Name)
		if x.Draw == nil || !x.Draw.IsRoot || !there {
			continue
		}
		ref := sqlgen.Ref{Schema: f.Schema, Table: mapOf(f.Ref.Table)}
		into, mark := b.Table(ref), fmt.Sprintf("sqluuid: keys of %s, run %d", f.Ref.Table, f.scope.Run)
		var isThere, isEmpty, hasNone bool
		var comment string
		w.Scan("SELECT to_regclass($1) IS NOT NULL, COALESCE(obj_description(to_regclass($1), "+
			"'pg_class'), '')", []any{into}, &isThere, &comment)
		if !isThere {
			return []twin.Step{{Name: "make the map of " + f.Ref.Table, Do: []sqlgen.Statement{
				b.say("CREATE TABLE " + into + " (old " + old.typ + " PRIMARY KEY, new " + c.typ +
					" NOT NULL UNIQUE)")}}}
		}
		w.Scan("SELECT NOT EXISTS (SELECT 1 FROM "+into+"), NOT EXISTS (SELECT 1 FROM "+b.Table(f.Ref)+
			")", nil, &isEmpty, &hasNone)
		isForeign := w.isForeignMap(into, b.Table(f.Ref), old.name, c, !isEmpty && !hasNone)
		switch {
		case isForeign, comment != mark && (comment != "" || !isEmpty):
			w.Do(func() error { return twin.RefuseMap(ref) })
			return nil
		case comment == "":
			var do []sqlgen.Statement
			for _, grant := range w.ask("readers of keys", f.Schema, f.Ref.Table, x.Name, into) {
				do = append(do, b.say(grant))
			}
			return []twin.Step{{Name: "name the map of " + f.Ref.Table, Do: append(do,
				b.say("COMMENT ON TABLE "+into+" IS "+pgLiteral(mark)))}}
		case isEmpty && !hasNone:
			return []twin.Step{{Name: "fill the map of " + f.Ref.Table, Do: patient(b.say("INSERT INTO " +
				into + " (old, new) SELECT " + b.Q(old.name) + ", " + b.Q(x.Name) + " FROM " +
				b.Table(f.Ref)))}}
		}
	}
	return nil
}

// isForeignMap reports whether a map has other columns than a run's, or no pair of a table that has
// some. Another run made it, which had the same number: numbers begin anew when none is recorded.
func (w script) isForeignMap(pairs, table, old string, fresh factColumn, hasPairs bool) (is bool) {
	b := newSpelling()
	w.Scan("SELECT NOT EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass($1) AND "+
		"attname = 'new' AND format_type(atttypid, atttypmod) = $2)", []any{pairs, fresh.typ}, &is)
	if !is && hasPairs {
		w.Scan("SELECT NOT EXISTS (SELECT 1 FROM "+pairs+" m JOIN "+table+" t ON t."+b.Q(fresh.name)+
			" = m.new AND t."+b.Q(old)+"::text = m.old::text)", nil, &is)
	}
	return is
}

// mapOf names the table of a table's old and new keys.
func mapOf(table string) string { return twin.Fit("sqluuid_map_" + table) }

// Lookup implements [twin.Drawer].
func (Dialect) Lookup(t sqlgen.Ref, old sqlgen.TableColumn, fresh, key string) sqlgen.Statement {
	w := newSpelling()
	st := w.say("SELECT " + w.Q(fresh) + "::text FROM " + w.Table(t) + " WHERE " + w.Q(old.Name) +
		" = ($1::text)::" + old.Type)
	st.Args = []any{key}
	return st
}

// Pairs implements [twin.Drawer].
func (Dialect) Pairs(t sqlgen.Ref, old sqlgen.TableColumn, fresh string) sqlgen.Statement {
	w := newSpelling()
	key := "c." + w.Q(old.Name)
	return w.say("SELECT " + key + "::text, c." + w.Q(fresh) + "::text FROM " + w.Table(t) +
		" c WHERE " + key + " IS NOT NULL ORDER BY " + key)
}

// MapOf implements [twin.Drawer].
func (Dialect) MapOf(t sqlgen.Ref) sqlgen.Ref {
	return sqlgen.Ref{Schema: t.Schema, Table: mapOf(t.Table)}
}

// countDrawn is a condition of a row c: that a column has another id than the root of its old key.
func countDrawn(w spelling, s *twin.Scope, x twin.Twin) string {
	if x.Draw.IsRoot {
		return "false" // its unique index has looked
	}
	var wrong []string
	for _, a := range x.Draw.Ways() {
		other := w.Q(s.Counterpart(twin.Twin{Name: a.Of.Name}))
		differs := "c.%[2]s IS DISTINCT FROM (SELECT p.%[3]s FROM %[4]s p WHERE p.%[5]s = c.%[1]s)"
		if x.Draw.IsLoose { // whose root may be gone
			differs = "EXISTS (SELECT 1 FROM %[4]s p WHERE p.%[5]s = c.%[1]s AND p.%[3]s IS DISTINCT " +
				"FROM c.%[2]s)"
		}
		wrong = append(wrong, fmt.Sprintf("c.%[1]s IS NOT NULL AND c.%[2]s IS NOT NULL AND %[6]s AND "+
			differs, w.Q(x.Name), w.Q(s.Counterpart(x)), other, w.Table(a.Of.Ref), w.Q(a.Of.Name),
			twin.IsOf(Dialect{}, "c.", a)))
	}
	return strings.Join(wrong, " OR ")
}

// isNumber reports whether a type is one of whole numbers.
func isNumber(typ string) bool { return strings.HasSuffix(typ, "int") || typ == "integer" }

// placeOf tells the columns of a scope apart.
func (f *twinFacts) placeOf(x twin.Twin) int {
	for k, y := range f.Twins {
		if y.Name == x.Name {
			return f.No*1000 + k
		}
	}
	return -1
}
