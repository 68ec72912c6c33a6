package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// An IDColumn is a column that holds ids, or may be sent some.
type IDColumn struct {
	Column ColumnName `json:"column"`
	Type   string     `json:"type"`
	Holds  string     `json:"holds"` // what was seen in it

	isWhole bool // all that was seen are ids
}

// The lengths of a text in which an id may stand. Of the least, an empty column says nothing.
const leastText = 26

var idLengths = []int64{32, 36, 38}

// mayHold reports whether a column has the type that the rewrite changes.
func (pl *Twins) mayHold(c sqlgen.TableColumn) bool {
	switch {
	case c.Generated, c.Refusal != "", pl.Rewrite.kind.draws():
		return false
	case pl.Rewrite.kind == textToBinary:
		return pl.fromBytes(c) || c.AnyText != nil && (c.Length < 0 || c.Length >= leastText)
	case pl.Rewrite.kind == binaryToText:
		return c.Form != nil && !c.Form.IsText()
	}
	return c.Form != nil && pl.All // the pool sends the same as before
}

// typed reports whether the type alone tells that a column holds ids.
func (pl *Twins) typed(c sqlgen.TableColumn) bool {
	return c.Form != nil && !c.Form.IsText() && !c.Form.Binary && pl.Rewrite.t == transform.Same
}

// candidates lists the columns that may hold ids, but for those that runs have made.
func (pl *Twins) candidates() map[sqlgen.Ref][]sqlgen.TableColumn {
	out := map[sqlgen.Ref][]sqlgen.TableColumn{}
	for ref, t := range pl.schema.Tables {
		if t.Ref != ref || t.MadeFrom != "" || IsOurs(ref.Table) || ref.Table == gateTable {
			continue
		}
		for _, c := range t.Columns {
			if pl.mayHold(c) {
				out[ref] = append(out[ref], c)
			}
		}
	}
	return out
}

// gateTable is the name of the gate of package follow.
const gateTable = "sqluuid_gate"

// toSample lists the columns whose values tell whether they hold ids.
func (pl *Twins) toSample() map[sqlgen.Ref][]twin.Twin {
	out := map[sqlgen.Ref][]twin.Twin{}
	for ref, list := range pl.candidates() {
		for _, c := range list {
			if pl.typed(c) {
				continue
			}
			x := twin.Twin{Name: c.Name, T: pl.Rewrite.t}
			if x.Old.Reads = c.Form; c.AnyText != nil {
				x.Old.Reads = pl.Reader.Texts(c.AnyText).Any
			}
			out[ref] = append(out[ref], x)
		}
	}
	return out
}

// idColumns lists the columns that hold ids, in the order of their tables.
func (pl *Twins) idColumns() (out []IDColumn) {
	list := pl.candidates()
	for _, ref := range sqlgen.Refs(list) {
		for _, c := range list[ref] {
			col := IDColumn{Column: NameOf(sqlgen.Column{Ref: ref, Name: c.Name}), Type: c.Type}
			s := pl.samples[col.Column]
			switch {
			case pl.typed(c):
				col.Holds, col.isWhole = "ids by its type", true
			case s.IsHidden:
				col.Holds = "values that this role may not read"
			case s.Values == 0 && c.AnyText != nil && slices.Contains(idLengths, c.Length):
				col.Holds = "no values; its length is one of an id"
				col.isWhole = pl.Rewrite.t == transform.Same
			case s.Values == 0 && s.MakesIDs:
				col.Holds, col.isWhole = "no values; its default makes ids", pl.Rewrite.kind != ""
			case s.IDs == 0, c.AnyText == nil && s.IDs < s.Values: // bytes of other lengths
				continue
			default:
				col.Holds = fmt.Sprintf("%s in %s that were looked at", thousands.Count(s.IDs, "id"),
					thousands.Count(s.Values, "value"))
				col.isWhole = s.IDs == s.Values && (s.Moves > 0 || pl.Rewrite.kind != "")
			}
			out = append(out, col)
		}
	}
	return out
}

// qualify lists the columns that get twins when all do.
func (pl *Twins) qualify() (out []ColumnName) {
	if pl.Rewrite.kind.draws() {
		return pl.numberedKeys()
	}
	for _, c := range pl.idColumns() {
		if c.isWhole && !slices.Contains(pl.Exceptions, c.Column) {
			out = append(out, c.Column)
		}
	}
	return out
}

// An exception is a table or a column that is left out by name.
type exception struct {
	text          string
	table, column ColumnName
}

func (e exception) matchesTable(c ColumnName) bool {
	return e.table.Table == c.Table && (e.table.Schema == "" || e.table.Schema == c.Schema)
}

func (e exception) matches(c ColumnName) bool { return e.matchesTable(c) || e.matchesColumn(c) }

func (e exception) matchesColumn(c ColumnName) bool {
	return e.column.Column == c.Column && e.column.Table == c.Table &&
		(e.column.Schema == "" || e.column.Schema == c.Schema)
}

// exceptions reads what is left out by name. A name that fits nothing, or a table and a column, is
// refused.
func (pl *Twins) exceptions() (out []exception, err error) {
	list := pl.Except
	if pl.Resumes() {
		list = slices.Concat(pl.Run.Before.Twins.Except, list)
	}
	for i, text := range list {
		e := exception{text: text}
		e.column, _ = ParseColumn(text)
		if e.table, err = ParseColumn(text + ".any"); err != nil && e.column == (ColumnName{}) {
			return nil, badConfig("%w takes [SCHEMA.]TABLE or [SCHEMA.]TABLE.COLUMN, not %q", hint.Except,
				text)
		}
		table, column := false, false
		for _, t := range pl.schema.Tables {
			for _, c := range t.Columns {
				name := NameOf(sqlgen.Column{Ref: t.Ref, Name: c.Name})
				table, column = table || e.matchesTable(name), column || e.matchesColumn(name)
			}
		}
		switch isKnown := i < len(list)-len(pl.Except); {
		case isKnown: // it may be gone
		case !table && !column:
			return nil, badConfig("%w %s names no table and no column of these schemas", hint.Except, text)
		case table && column:
			return nil, badConfig("%w %s names a table and a column; write the schema, too", hint.Except,
				text)
		}
		out = append(out, e)
	}
	return out, nil
}

// setOthers tells the id columns that are left out: by name, or by nobody.
func (pl *Twins) setOthers() error {
	list, err := pl.exceptions()
	if err != nil {
		return err
	}
	pl.Others, pl.Exceptions, pl.InnerIDs = nil, nil, pl.innerIDs()
	if pl.Scope != nil && pl.Scope.Switched {
		return nil // the others are of the type of before
	}
	var scope []string
	if pl.Class != nil {
		scope = pl.names()
	}
	for _, c := range pl.idColumns() {
		at := slices.IndexFunc(list, func(e exception) bool {
			return e.matches(c.Column)
		})
		switch in := slices.Contains(scope, c.Column.String()); {
		case in && at >= 0:
			return refusal("%w %s is for %s, which gets a twin with %s: leave out all of them, or none",
				hint.Except, list[at].text, c.Column, first(slices.DeleteFunc(slices.Clone(scope),
					func(s string) bool { return s == c.Column.String() })))
		case in, pl.isMade(c.Column):
		case at >= 0:
			pl.Exceptions = append(pl.Exceptions, c.Column)
		default:
			pl.Others = append(pl.Others, c)
		}
	}
	return nil
}

// isMade reports whether a run under way has made a column.
func (pl *Twins) isMade(c ColumnName) bool {
	if pl.Scope == nil || !pl.Resumes() {
		return false
	}
	return slices.ContainsFunc(pl.Scope.Tables, func(t twin.Table) bool {
		return t.Ref == c.ref() && slices.ContainsFunc(t.Twins, func(x twin.Twin) bool {
			return c.Column == pl.Scope.NewName(x.Name) || c.Column == pl.Scope.OldName(x.Name)
		})
	})
}

// refuseOthers refuses to leave an id column out that nobody has named: a pool sends ids in one
// form to all of them. way is how the columns get twins.
func (pl *Twins) refuseOthers(way string) error {
	if len(pl.Others) == 0 || pl.Rewrite.kind == "" {
		return nil
	}
	var names, answer []string
	for _, c := range pl.Others {
		names = append(names, c.Column.String())
		answer = append(answer, fmt.Sprintf("%v %s", hint.Except, c.Column.argument()))
	}
	columns := "id columns are"
	if len(names) == 1 {
		columns = "id column is"
	}
	return refusal("%d %s left out, and a program sends ids to all columns in one form: %s; %s, or "+
		"leave them out by name: %s", len(names), columns, strings.Join(names, ", "), way,
		strings.Join(answer, " "))
}

// innerIDs lists the columns whose values may have ids within them.
func (pl *Twins) innerIDs() (out []ColumnName) {
	for _, ref := range sqlgen.Refs(pl.schema.Tables) {
		t := pl.schema.Tables[ref]
		if t.Ref != ref || t.MadeFrom != "" || IsOurs(ref.Table) {
			continue
		}
		for _, c := range t.Columns {
			base := strings.ToLower(strings.TrimSpace(c.Type))
			isArray := strings.HasSuffix(base, "[]") &&
				(strings.HasPrefix(base, "uuid") || strings.HasPrefix(base, "text") ||
					strings.HasPrefix(base, "char") || pl.Rewrite.kind.isNumbered() &&
					slices.Contains(wholeNumbers, strings.TrimSuffix(base, "[]")))
			if base == "json" || base == "jsonb" || base == "hstore" || isArray {
				out = append(out, NameOf(sqlgen.Column{Ref: ref, Name: c.Name}))
			}
		}
	}
	return out
}

// forms is how a new run writes text, by column.
func (pl *Twins) forms() map[string]string {
	if pl.Run.Before.Twins == nil {
		pl.Run.Before.Twins = &state.Twins{Type: pl.Type, Ending: pl.Ending, Except: pl.Except,
			Forms: map[string]string{}}
	}
	return pl.Run.Before.Twins.Forms
}
