package plan

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// drawer is an engine that draws ids, nil for one that does not.
func (pl *Twins) drawer() twin.Drawer {
	d, _ := pl.Reader.(twin.Drawer)
	return d
}

// bucketBits is the width of the buckets of new ids, 0 for ids without one.
func (pl *Twins) bucketBits() int {
	if pl.Rewrite.kind.layout() != twin.V8Bucket {
		return 0
	}
	return cmp.Or(pl.BucketBits, twin.LeastBits)
}

// wholeNumbers are the types of whole numbers, without their lengths.
var wholeNumbers = []string{"smallint", "integer", "bigint", "int", "mediumint", "tinyint", "int2",
	"int4", "int8"}

// isNumber reports whether a column holds whole numbers.
func isNumber(c sqlgen.TableColumn) bool {
	base, _, _ := strings.Cut(strings.ToLower(cmp.Or(c.Base, c.Type)), "(")
	base, _, _ = strings.Cut(strings.TrimSpace(base), " ")
	return slices.Contains(wholeNumbers, base)
}

// isTime reports whether a column holds dates or times.
func isTime(c sqlgen.TableColumn) bool {
	typ := strings.ToLower(c.Type)
	return strings.HasPrefix(typ, "timestamp") || strings.HasPrefix(typ, "date")
}

// looseLinks warns of columns without a foreign key that are named after a table that gets new ids:
// they may hold old keys, and stay as they are.
func (pl *Twins) looseLinks() (out []string) {
	for _, t := range pl.Scope.Tables {
		names := keyNames(t.Ref.Table)
		hasRoot := slices.ContainsFunc(t.Twins, func(x twin.Twin) bool { return x.Draw.IsRoot })
		for _, ref := range sqlgen.Refs(pl.schema.Tables) {
			other := pl.schema.Tables[ref]
			if !hasRoot || other.Ref != ref || other.MadeFrom != "" || IsOurs(ref.Table) {
				continue
			}
			for _, c := range other.Columns {
				at := NameOf(sqlgen.Column{Ref: ref, Name: c.Name})
				if slices.Contains(names, strings.ToLower(c.Name)) && pl.suitsDraw(c) &&
					!slices.Contains(pl.names(), at.String()) {
					out = append(out, fmt.Sprintf("%s has no foreign key to %s: if it holds its keys, they stay "+
						"the old ones, or go along (%v)", at, t.Ref.Table, hint.Also))
				}
			}
		}
	}
	return out
}

// suitsDraw reports whether a column may have old keys of the rewrite.
func (pl *Twins) suitsDraw(c sqlgen.TableColumn) bool {
	switch {
	case pl.Rewrite.kind.isNumbered():
		return isNumber(c)
	case pl.Rewrite.kind == textToV7:
		return c.AnyText != nil
	}
	return c.Form != nil && c.Form.Same(pl.target.Reads)
}

// numberedKeys lists the primary keys of one column that --all gives new ids: those that may have
// old keys, and refer to nothing.
func (pl *Twins) numberedKeys() (out []ColumnName) {
	for _, ref := range sqlgen.Refs(pl.schema.Tables) {
		t := pl.schema.Tables[ref]
		if t.Ref != ref || t.MadeFrom != "" || IsOurs(ref.Table) || ref.Table == gateTable {
			continue
		}
		for _, c := range t.Columns {
			name := NameOf(sqlgen.Column{Ref: ref, Name: c.Name})
			if c.Primary && c.Unique && !c.Generated && pl.suitsDraw(c) &&
				!refersTo(pl.keys(), ref, c.Name) && !pl.isExcepted(name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// typeOfKeys is the type of the keys of ids that get new ones, "" where texts alone have any. An
// engine may have several.
func (pl *Twins) typeOfKeys() (typ string, err error) {
	for _, ref := range sqlgen.Refs(pl.schema.Tables) {
		for _, c := range pl.schema.Tables[ref].Columns {
			name := NameOf(sqlgen.Column{Ref: ref, Name: c.Name})
			if !slices.Contains(pl.Columns, name) && !(pl.All && c.Primary && !pl.isExcepted(name)) ||
				c.Form == nil || c.Form.IsText() || refersTo(pl.keys(), ref, c.Name) {
				continue
			}
			if typ != "" && typ != c.Type {
				return "", refusal("keys are of %s and of %s: say which of them get new ids (%w)", typ, c.Type,
					hint.Type)
			}
			typ = c.Type
		}
	}
	return typ, nil
}

// isExcepted reports whether a column is left out by name.
func (pl *Twins) isExcepted(c ColumnName) bool {
	list, _ := pl.exceptions()
	return slices.ContainsFunc(list, func(e exception) bool { return e.matches(c) })
}

// refersTo reports whether a column is one of a foreign key.
func refersTo(keys []sqlgen.ForeignKey, t sqlgen.Ref, column string) bool {
	return slices.ContainsFunc(keys, func(k sqlgen.ForeignKey) bool {
		return k.Child == t && slices.ContainsFunc(k.Columns, func(p sqlgen.Pair) bool {
			return p.Child == column
		})
	})
}

// drawTwin pairs a column of old keys with one of new ids.
func (pl *Twins) drawTwin(t *sqlgen.Table, x twin.Twin, old sqlgen.TableColumn) (twin.Twin, error) {
	name := NameOf(sqlgen.Column{Ref: t.Ref, Name: x.Name})
	key := pl.drawer().Key()
	x.Old.Reads, x.Old.Writes, x.New = key, key, pl.target
	at := sqlgen.ColumnRef{Ref: t.Ref, Name: x.Name}
	arms, err := pl.armsOf(at)
	var root sqlgen.ColumnRef
	if err == nil && len(arms) == 0 {
		root, err = pl.rootOf(at)
	}
	if err != nil {
		return x, err
	}
	x.Draw = &twin.Draw{IsRoot: root == at, Layout: pl.Rewrite.kind.layout()}
	if pl.Resumes() {
		x.Draw = pl.recalledDraw(name)
	}
	x.Draw.Of, x.Draw.Arms, x.Draw.IsLoose = root, arms, pl.isLoose(at)
	if root == at && !x.Draw.IsRoot { // where it gets its ids from is not known any more
		pl.otherLinks = cmp.Or(pl.otherLinks, refusal("run %d has %s for a column that refers to "+
			"another one, and it has no foreign key now; put the key back, %s", pl.Run.ID, name, orEnd))
		if !pl.recalls {
			return x, pl.otherLinks
		}
		return x, nil
	}
	if err := pl.refuseLostColumns(t, x); err != nil {
		pl.otherLinks = cmp.Or(pl.otherLinks, err)
		if !pl.recalls {
			return x, pl.otherLinks
		}
	}
	if x.Draw.IsLoose && !pl.Resumes() && !pl.suitsDraw(old) {
		return x, refusal("%s is %s, and holds no keys that %v is for", name, old.Type, pl.Rewrite)
	}
	if x.Draw.IsRoot && !old.Unique {
		return x, refusal("%s alone is no key of its table, and only a key of one column gets new ids: "+
			"if no two rows have the same, make a unique index on it first", name)
	}
	isNew := !pl.Resumes() && x.Draw.IsRoot
	if isNew && pl.Rewrite.kind == textToV7 && old.Length > 0 && old.Length < 36 {
		pl.Refusals = append(pl.Refusals, refusal("%s is %s, and after the cut-over it takes new ids of "+
			"36 characters: widen it first", name, old.Type))
	}
	if isNew && !pl.suitsDraw(old) {
		return x, refusal("%s is %s, which %v is not for", name, old.Type, pl.Rewrite)
	}
	return x, nil
}

// recalledDraw is how a run under way draws the ids of a column.
func (pl *Twins) recalledDraw(c ColumnName) *twin.Draw {
	d, isRoot := pl.Run.Before.Twins.Draws[c.String()]
	return &twin.Draw{Draw: d, IsRoot: isRoot, Layout: pl.Rewrite.kind.layout()}
}

// rootOf finds the column whose ids a column has. An id cannot be one of two tables.
func (pl *Twins) rootOf(c sqlgen.ColumnRef) (root sqlgen.ColumnRef, err error) {
	var roots []sqlgen.ColumnRef
	seen := []sqlgen.ColumnRef{c}
	for i := 0; i < len(seen); i++ {
		isRoot := true
		for _, k := range pl.Class.Keys {
			for _, p := range k.Columns {
				if child, parent := sqlgen.PairOf(k, p); child == seen[i] {
					if isRoot = false; !slices.Contains(seen, parent) {
						seen = append(seen, parent)
					}
				}
			}
		}
		if isRoot {
			roots = append(roots, seen[i])
		}
	}
	if len(roots) == 1 {
		return roots[0], nil
	}
	name := func(c sqlgen.ColumnRef) string {
		return NameOf(sqlgen.Column{Ref: c.Ref, Name: c.Name}).String()
	}
	if len(roots) == 0 {
		return root, refusal("%s is in a cycle of foreign keys, and no column of it has ids of its own",
			name(c))
	}
	return root, refusal("%s refers to %s and %s, whose rows get ids of their own: drop one of the "+
		"foreign keys first", name(c), name(roots[0]), name(roots[1]))
}

// secrets are parts of the names of tables whose keys may be secrets.
var secrets = []string{"token", "secret", "session", "reset", "invit", "password", "api_key"}

func (pl *Twins) decideRoot(name string, d state.Draw, r twin.Root) {
	isPart := func(part string) bool { return strings.Contains(strings.ToLower(name), part) }
	layout := pl.Rewrite.kind.layout()
	if layout != twin.V4 && slices.ContainsFunc(secrets, isPart) {
		pl.Warnings = append(pl.Warnings, fmt.Sprintf("keys of %s look as if they were secrets: an id "+
			"of version %s tells its time, and has 74 random bits at most", name, string(layout[1])))
	}
	if n := pl.Values[name].Null; n > 0 {
		pl.Refusals = append(pl.Refusals, refusal("%s of %s %s no key: give %s one first",
			thousands.Count(n, "row"), name, thousands.Verb(n, "has", "have"),
			thousands.Verb(n, "it", "them")))
	}
	switch {
	case d.Time == "" && d.Own == "" && !pl.Rewrite.kind.isNumbered():
		pl.Refusals = append(pl.Refusals, refusal("the old keys of %s tell no time; name the column "+
			"that has the time of a row (%w)", name, hint.TimeColumn))
	case !d.Else.IsZero():
	case r.Timeless > 0 && d.Own != "":
		pl.Refusals = append(pl.Refusals, refusal("%s of %s %s no %s, such as %q, and %s no time: "+
			"correct or delete %s first, or state one (%w)", thousands.Count(r.Timeless, "key"), name,
			thousands.Verb(r.Timeless, "is", "are"), d.Own, check.Readable(r.Example),
			thousands.Verb(r.Timeless, "tells", "tell"), thousands.Verb(r.Timeless, "it", "them"),
			hint.TimeElse))
	case r.Timeless > 0:
		pl.Refusals = append(pl.Refusals, refusal("%s of %s %s no time in %s from 1970 on: give %s one "+
			"first, or state one (%w)", thousands.Count(r.Timeless, "row"), name,
			thousands.Verb(r.Timeless, "has", "have"), d.Time, thousands.Verb(r.Timeless, "it", "them"),
			hint.TimeElse))
	}
	if d.Own != "" && r.Newest > 0 {
		pl.spans[name] = fmt.Sprintf(", from %s to %s", dayOf(r.Oldest), dayOf(r.Newest))
	}
	if !d.Else.IsZero() {
		pl.lacks[name] = fmt.Sprintf("; %s without a time %s %s", thousands.Count(r.Timeless, "row"),
			thousands.Verb(r.Timeless, "gets", "get"), d.Else.UTC().Format(time.RFC3339))
	}
	if !r.IsNumbered && pl.Rewrite.kind.isNumbered() {
		pl.Refusals = append(pl.Refusals, refusal("the server does not number the rows of %s: after "+
			"the cut-over a program that knows new ids alone could insert none; let the server number "+
			"them first (a sequence, an identity, AUTO_INCREMENT)", name))
	}
}

// drawLines say which time the new ids of each root have, and what they tell by it.
func (pl *Twins) drawLines() (out []string) {
	for _, t := range pl.Scope.Tables {
		for _, x := range t.Twins {
			if x.Draw != nil && x.Draw.IsRoot {
				name := twinName(t, x)
				out = append(out, "new ids of "+name+": "+tells(x.Draw, pl.spans[name])+pl.lacks[name])
			}
		}
	}
	return out
}

// refuseLostColumns refuses to go on with triggers that read a column which a program has renamed
// or dropped.
func (pl *Twins) refuseLostColumns(t *sqlgen.Table, x twin.Twin) error {
	if !pl.Resumes() {
		return nil
	}
	reads := []string{x.Draw.Time}
	for _, a := range x.Draw.Arms {
		reads = append(reads, a.Column)
	}
	for _, name := range reads {
		if _, is := t.Column(name); name != "" && !is {
			return refusal("run %d reads column %s of %s, which is gone, so that writes fail; put it back "+
				"under its name, %s", pl.Run.ID, name, TableName(t.Ref), orEnd)
		}
	}
	return nil
}

// dayOf writes the day of a time in milliseconds.
func dayOf(ms int64) string { return time.UnixMilli(ms).UTC().Format(time.DateOnly) }

// tells says what somebody learns from a new id about its row. span is from when to when the old
// keys are that tell their own time.
func tells(d *twin.Draw, span string) string {
	text := "in the order of the old keys, a millisecond each, and each tells its number"
	switch {
	case d.Layout == twin.V4:
		return "random, and they tell nothing"
	case d.Time == "" && d.Own == "" && d.Shift > 0:
		text = fmt.Sprintf("in the order of the old keys, a millisecond for %s of them, which are in no "+
			"order among themselves, because the last key is so large; each tells its number",
			thousands.Group(int64(1)<<d.Shift))
	case d.Time != "":
		text = "by " + d.Time + ", and each tells the time of its row"
	case d.Own == twin.Snowflake:
		text = fmt.Sprintf("by the time of the old key, a snowflake with the epoch %d and the shift %d"+
			"%s; each tells it", d.First, d.Shift, span)
	case d.Own != "":
		text = "by the time of the old key, a " + d.Own + span + "; each tells it"
	}
	if d.Layout == twin.V8Bucket {
		text += fmt.Sprintf("; in %d buckets of %d bits, a width that no id tells", 1<<d.Bits, d.Bits)
	}
	return text
}
