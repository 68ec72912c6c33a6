package plan

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// decide refuses by values: what the catalogue was found to have, what the role lacks, values that
// are no ids, and ids that have no room. It learns how text is written.
func (pl *Twins) decide() {
	for _, o := range pl.Obstacles {
		pl.refuse(o)
	}
	if err := run.Lacking(pl.Lacks); err != nil {
		pl.Refusals = append(pl.Refusals, run.AsRefusal(err))
	}
	for i, t := range pl.Scope.Tables {
		for k := range t.Twins {
			pl.decideColumn(t, &pl.Scope.Tables[i].Twins[k])
		}
	}
	pl.spellAsParents()
}

func (pl *Twins) decideColumn(t twin.Table, x *twin.Twin) {
	name := twinName(t, *x)
	v := pl.Values[name]
	if x.Old.Reads.IsText() && pl.Rewrite.kind == textToBinary {
		pl.spell(t, x, v)
	}
	clash, clashes := pl.clashes[name]
	switch {
	case x.Draw != nil:
	case v.Misfits > 0:
		text := "%d values of %s are no ids, such as %q: correct them first"
		args := []any{v.Misfits, name, check.Readable(v.Example)}
		switch v.Misfits {
		case v.Rows - v.Null:
			text, args = "no value of %s is an id, such as %q: name a column that holds ids", args[1:]
		case 1:
			text, args = "1 value of %s is no id, %q: correct it first", args[1:]
		}
		if to := x.New.Reads; to != nil && to.HoldsFunc != nil && !to.Binary {
			text += "; binary(16) takes ULIDs and EUIDs that " + x.New.Type + " does not (%w)"
			args = append(args, hint.Type)
		}
		pl.Refusals = append(pl.Refusals, refusal(text, args...))
	case clashes && pl.Rebuilds:
		pl.Refusals = append(pl.Refusals, refusal("%q and %q of %s would become one id, and an undo "+
			"could not tell them apart: write both alike, or correct one of them, first", clash[0], clash[1],
			name))
	case clashes:
		pl.Refusals = append(pl.Refusals, refusal("%q and %q of %s would become one id: correct one "+
			"of them first", clash[0], clash[1], name))
	}
}

func (pl *Twins) refuse(o twin.Obstacle) {
	pl.Refusals = append(pl.Refusals, o.Refusal())
}

// mayClash reports whether two values may become one id that must not: values of a key, and all
// where an undo has no old column. Values of one spelling do not, where the rewrite keeps ids
// apart.
func (pl *Twins) mayClash(t sqlgen.Ref, column string, v twin.Values) bool {
	at := slices.IndexFunc(pl.Class.Columns, func(c sqlgen.Column) bool {
		return c.Ref == t && c.Name == column
	})
	if pl.Rewrite.kind.draws() {
		return false // each row gets an id of its own
	}
	isKey := at >= 0 && pl.Class.Columns[at].Referenced
	fact, _ := pl.schema.Tables[t].Column(column)
	isPlain := v.Plain == v.Rows-v.Null && pl.Rewrite.t.Inverse() == pl.Rewrite.t
	return v.Misfits == 0 && !isPlain && (isKey || fact.Unique || pl.Rebuilds)
}

// spell chooses how the trigger writes ids of the new column as text: as most are written, or as an
// application sends them that follows a column of this length.
func (pl *Twins) spell(t twin.Table, x *twin.Twin, v twin.Values) {
	spelling := v.Spelling()
	if _, length, ok := strings.Cut(x.Old.Type, "("); ok && !pl.Rebuilds { // SQLite knows no lengths
		n, _ := strconv.Atoi(strings.TrimSuffix(length, ")"))
		switch {
		case n >= 32 && n < 36:
			spelling = twin.Digits
		case n == 38 && v.Rows == v.Null:
			spelling = twin.Braces
		}
		if takes := spelling.Length(); n < takes {
			pl.refuse(twin.Obstacle{Object: fmt.Sprintf("column %s.%s", t.Ref.Table, x.Name),
				Why: fmt.Sprintf("it is %s, and an id that comes by the new type takes %d characters; widen "+
					"it first", x.Old.Type, takes)})
		}
	}
	x.Old.Writes = pl.Reader.Texts(x.Old.Reads).Of(spelling)
	pl.forms()[twinName(t, *x)] = string(spelling)
}

// spellAsParents lets a column write as the one that it refers to: the server compares texts.
func (pl *Twins) spellAsParents() {
	if pl.Rewrite.kind != textToBinary {
		return
	}
	for i, t := range pl.Scope.Tables { // parents stand before their children
		for n := range t.Twins {
			x := &pl.Scope.Tables[i].Twins[n]
			for _, k := range pl.Class.Keys {
				for _, p := range k.Columns {
					parent := NameOf(sqlgen.Column{Ref: k.Parent, Name: p.Parent}).String()
					spelling, isOurs := pl.forms()[parent]
					if k.Child == t.Ref && p.Child == x.Name && isOurs {
						x.Old.Writes = pl.Reader.Texts(x.Old.Reads).Of(twin.Spelling(spelling))
						pl.forms()[twinName(t, *x)] = spelling
					}
				}
			}
		}
	}
}
