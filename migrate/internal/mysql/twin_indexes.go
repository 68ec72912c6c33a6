package mysql

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// offline lists the indexes for which the server rebuilds a table only while nobody writes.
func (t *talk) offline(f *twinTable) (out []twin.Obstacle) {
	for _, x := range f.indexes {
		if is := f.whyOffline(x); is != "" {
			drop := t.sql("ALTER TABLE %s DROP INDEX %s", f.Ref, name(x.name))
			t.do(drop.Err)
			out = append(out, twin.Obstacle{Object: "index " + x.name, SQL: drop.SQL,
				Why: "it is one of " + is + ", and the server rebuilds table " + f.Ref.Table +
					" only while nobody writes; drop it for the run, and make it again afterwards"})
		}
	}
	return out
}

// primaryStandIn is a unique index with an id that MySQL takes for the primary key. It does so with
// the first one without NULL, where a table has no primary key.
func (f *twinTable) primaryStandIn() (out tableIndex, is bool) {
	isMade := func(x twin.Twin) bool { return x.Made }
	if !f.isMySQL || slices.ContainsFunc(f.Twins, isMade) {
		return out, false
	}
	for _, x := range f.indexes {
		mayBeNull := func(p indexMember) bool {
			c, is := f.column(p.column)
			return !is || !c.notNull || strings.HasPrefix(p.after, "(")
		}
		switch {
		case x.kind == primaryKey:
			return out, false
		case !is && strings.Contains(x.kind, "UNIQUE") && !slices.ContainsFunc(x.parts, mayBeNull):
			out, is = x, true
		}
	}
	return out, is && out.has(f.counterparts())
}

// whyOffline names what an index has, "" where the server rebuilds its table while programs write.
func (f *twinTable) whyOffline(x tableIndex) string {
	isVirtual := func(p indexMember) bool {
		c, _ := f.column(p.column)
		_, is := behindWords(c.rest, "GENERATED", "ALWAYS")
		return is && strings.HasSuffix(c.rest, "VIRTUAL")
	}
	isExpression := func(p indexMember) bool { return p.column == "" }
	switch {
	case strings.HasPrefix(x.kind, "FULLTEXT"):
		return "words"
	case strings.HasPrefix(x.kind, "SPATIAL"):
		return "places"
	case slices.ContainsFunc(x.parts, func(p indexMember) bool {
		return strings.Contains(p.after, "WITHOUT OVERLAPS")
	}):
		return "periods"
	case f.isMySQL && slices.ContainsFunc(x.parts, isExpression) && x.has(f.counterparts()):
		return "an expression next to an id"
	case !f.isMySQL && slices.ContainsFunc(x.parts, isVirtual):
		return "a virtual column"
	case !f.isMySQL && strings.Contains(x.kind, "UNIQUE") && strings.Contains(x.rest, "USING HASH"):
		return "long texts"
	}
	return ""
}

// strays are what has lost its counterpart since the run has made it.
func (t *talk) strays(all []*twinTable, f *twinTable) (out []twin.Obstacle) {
	if isMade := func(x twin.Twin) bool { return x.Made }; !slices.ContainsFunc(f.Twins, isMade) {
		return t.listTaken(f)
	}
	say := func(what, called string, drop sqlgen.Statement) {
		t.do(drop.Err)
		out = append(out, twin.Obstacle{Object: what + " " + called, Why: twin.StrayText, SQL: drop.SQL})
	}
	others := invert(f.counterparts())
	var made, known []string
	for _, x := range f.indexes {
		if x.has(others) {
			made = append(made, x.name)
		}
		if x.has(f.counterparts()) {
			known = append(known, x.name)
		}
	}
	for _, called := range f.scope.Strays(made, known) {
		if called != f.oldPrimary() {
			say("index", called, t.sql("ALTER TABLE %s DROP INDEX %s", f.Ref, name(called)))
		}
	}
	for _, k := range f.keys {
		pair := f.scope.NewName(k.name)
		if !f.scope.Switched {
			pair = f.scope.FirstName(k.name)
		}
		if k.has(others) && pair != k.name && !f.hasKey(pair) && !isLate(all, f, k) {
			say("foreign key", k.name, t.sql("ALTER TABLE %s DROP FOREIGN KEY %s", f.Ref, name(k.name)))
		}
	}
	return append(out, t.listUnlike(all, f)...)
}

// listTaken lists the indexes of a table whose names a run gives to its own.
func (t *talk) listTaken(f *twinTable) (out []twin.Obstacle) {
	gives := []string{f.oldPrimary()}
	for _, x := range f.indexes {
		if x.has(f.counterparts()) {
			gives = append(gives, f.scope.NewName(x.name), f.scope.OldName(x.name))
		}
	}
	for _, x := range f.indexes {
		if slices.Contains(gives, x.name) {
			rename := t.sql("ALTER TABLE %s RENAME INDEX %s TO %s", f.Ref, name(x.name),
				name(twin.Fit(x.name+"_")))
			t.do(rename.Err)
			out = append(out, twin.Obstacle{Object: "index " + x.name, Why: twin.TakenText,
				SQL: rename.SQL})
		}
	}
	return out
}

// listUnlike lists what is not like its counterpart any more.
func (t *talk) listUnlike(all []*twinTable, f *twinTable) (out []twin.Obstacle) {
	names := f.counterparts()
	for _, x := range f.twinIndexes() {
		other, there := f.index(counterpart(f.scope, x.name))
		isLike := x.kind == other.kind && slices.EqualFunc(x.parts, other.parts,
			func(p, o indexMember) bool { return cmp.Or(names[p.column], p.column) == o.column })
		if there && !isLike {
			drop := t.sql("ALTER TABLE %s DROP INDEX %s", f.Ref, name(other.name))
			t.do(drop.Err)
			out = append(out, twin.Obstacle{Object: "index " + other.name, Why: twin.OddText, SQL: drop.SQL})
		}
	}
	for _, k := range f.keys {
		pair := f.scope.FirstName(k.name)
		i := slices.IndexFunc(f.keys, func(o tableKey) bool { return o.name == pair })
		isNew := k.has(invert(f.news()))
		switch object := "foreign key " + k.name; {
		case !isNew || isLate(all, f, k):
		case f.scope.Switched && (i < 0 || pair == k.name):
			out = append(out, twin.Obstacle{Object: object, Why: "the old columns have none like it, " +
				"which programs would miss behind a cut-over back; drop it, or finish the run"})
		case i >= 0 && pair != k.name && (f.keys[i].rules != k.rules || f.keys[i].table != k.table):
			o := twin.Obstacle{Object: object, Why: twin.OddText}
			if f.scope.Switched {
				o.Why = "it is not like the one of the old columns, " + pair + "; make the two alike"
			} else {
				drop := t.sql("ALTER TABLE %s DROP FOREIGN KEY %s", f.Ref, name(k.name))
				t.do(drop.Err)
				o.SQL = drop.SQL
			}
			out = append(out, o)
		}
	}
	return out
}
