package plan

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// outline decides by values which columns get twins, and which run goes on.
func (pl *Twins) outline(runs []state.Run) error {
	if err := pl.setOthers(); err != nil {
		return err
	}
	columns := pl.Columns
	if pl.All {
		columns = pl.qualify()
	}
	if len(columns) == 0 {
		var err error
		if columns, err = pl.underWay(runs); err != nil {
			return err
		}
	}
	if len(columns) == 0 {
		return refusal("%v finds no column of ids; name one (%w)", pl.Rewrite, hint.Column)
	}
	if pl.drops || pl.Resumes() && pl.isHalf(columns) {
		pl.takeHalf(columns)
	} else if err := pl.link(columns); err != nil {
		return err
	}
	if !pl.Resumes() {
		if err := pl.join(runs); err != nil {
			return err
		}
	}
	if pl.NothingToDo = pl.hasType(); pl.NothingToDo {
		pl.Scope = &twin.Scope{}
		return nil
	}
	if pl.Resumes() && pl.Rebuilds {
		return cmp.Or(pl.recallRebuilt(), pl.RefuseLosses())
	}
	if pl.Resumes() {
		columns, err := columnsOf(pl.Run)
		if err != nil {
			return err
		}
		if err := pl.recallLinks(); err != nil {
			return err
		}
		if pl.drops || pl.isHalf(columns) {
			pl.takeHalf(columns)
		} else if err := pl.link(columns); err != nil {
			return err
		}
		if now := pl.names(); !slices.Equal(now, pl.Run.Columns) {
			pl.otherLinks = refusal("run %d has the columns %s, and foreign keys link %s now; put the keys "+
				"back, %s", pl.Run.ID, strings.Join(pl.Run.Columns, ", "), strings.Join(now, ", "), orEnd)
			if !pl.recalls {
				return pl.otherLinks
			}
			pl.takeHalf(columns)
		}
	}
	if err := pl.scope(); err != nil {
		return err
	}
	if err := pl.setOthers(); err != nil || pl.Resumes() || pl.surveys {
		return err
	}
	if err := pl.refuseOthers(fmt.Sprintf("take them along (%v)", hint.Column)); err != nil {
		pl.Refusals = append(pl.Refusals, err)
	}
	return nil
}

// underWay are the columns of the only run of this rewrite. Once it has changed them, none looks as
// if it were to be changed.
func (pl *Twins) underWay(runs []state.Run) ([]ColumnName, error) {
	var found []state.Run
	for _, r := range runs {
		if r.Active && r.Before.Twins != nil && r.Rewrite == pl.Rewrite.String() {
			found = append(found, r)
		}
	}
	if len(found) != 1 {
		return nil, nil
	}
	return columnsOf(found[0])
}

// hasType reports whether all columns have the type already that a change of type alone makes. With
// a second rewrite nothing tells whether the ids were rewritten too.
func (pl *Twins) hasType() bool {
	if pl.Resumes() || pl.Rewrite.kind == "" || pl.Rewrite.kind.draws() ||
		pl.Rewrite.t != transform.Same {
		return false
	}
	return !slices.ContainsFunc(pl.Class.Columns, func(c sqlgen.Column) bool {
		fact, _ := pl.schema.Tables[c.Ref].Column(c.Name)
		return fact.Form == nil || fact.Form.IsText() != pl.target.Reads.IsText() ||
			!fact.Form.IsText() && !fact.Form.Same(pl.target.Reads)
	})
}

// link finds the class of some columns.
func (pl *Twins) link(columns []ColumnName) (err error) {
	var starts []sqlgen.ColumnRef
	for _, c := range columns {
		t := pl.schema.Tables[c.ref()]
		if t == nil {
			return fmt.Errorf("%w: table %s", run.ErrNotFound, TableName(c.ref()))
		}
		if _, err := findColumn(t, c.Column); err != nil && pl.Resumes() {
			return fmt.Errorf("%w: column %s of table %s, which run %d has; put it back under its name",
				run.ErrNotFound, c.Column, TableName(t.Ref), pl.Run.ID)
		} else if err != nil {
			return err
		}
		starts = append(starts, sqlgen.ColumnRef{Ref: t.Ref, Name: c.Column})
	}
	if pl.Class, err = sqlgen.Closure(starts, pl.keys()); err != nil {
		return refusal("%w", err)
	}
	if err := cmp.Or(pl.refuseNowhere(), pl.refuseOtherDatabases(columns[0])); err != nil {
		return err
	}
	pl.Keys = nil
	for _, k := range pl.Class.Keys {
		if k.Name != "" { // of a link
			pl.Keys = append(pl.Keys, keyName(k))
		}
	}
	return nil
}

func keyName(k sqlgen.ForeignKey) string {
	return k.Name + " of " + TableName(k.Child) + " to " + TableName(k.Parent)
}

// refuseOtherDatabases refuses columns of a database whose sessions a cut-over would not hold.
func (pl *Twins) refuseOtherDatabases(named ColumnName) error {
	home := pl.schema.Home
	for _, c := range pl.Class.Columns {
		switch name := NameOf(c); {
		case home == "" || pl.Resumes() || c.Schema == home:
		case named.Schema != home:
			return refuseElsewhere(named, named)
		default:
			return refusal("%s is in another database than %s, and twins are for columns of one; move its "+
				"table there, or drop the foreign key between them", name, named)
		}
	}
	return nil
}

// refuseNowhere refuses foreign keys to a table or a column that is not there.
func (pl *Twins) refuseNowhere() error {
	for _, c := range pl.Class.Columns {
		t := pl.schema.Tables[c.Ref]
		if t == nil {
			return nowhere(c.Table)
		}
		if _, ok := t.Column(c.Name); !ok {
			return fmt.Errorf("%w: table %q has no column %q, which a foreign key names",
				run.ErrNotFound, c.Table, c.Name)
		}
	}
	return nil
}

// join finds the run that is under way on these columns, and refuses another one.
func (pl *Twins) join(runs []state.Run) error {
	var found []state.Run
	for _, r := range runs {
		shared := slices.ContainsFunc(pl.names(), func(name string) bool {
			return slices.Contains(r.Columns, name)
		})
		switch {
		case r.Active && !shared && r.Before.Twins != nil:
			if !pl.Rebuilds && pl.sharesSchema(r) {
				return refusal("run %d by twins, on %s, is under way, and a schema has one at a time; let it "+
					"end, or undo it, first", r.ID, strings.Join(r.Columns, ", "))
			}
		case !r.Active || !shared:
		case r.Before.Twins == nil || r.Rewrite != pl.Rewrite.String():
			return refusal("run %d of %s on %s is %s; let it end, or undo it, first", r.ID, r.Rewrite,
				strings.Join(r.Columns, ", "), r.Status)
		case r.Status == state.Undoing:
			return underUndo(r.Rewrite)
		default:
			found = append(found, r)
		}
	}
	switch len(found) {
	case 0:
		return nil
	case 1:
	default:
		return refusal("runs %d and %d are under way on these columns; name a column of one (%w)",
			found[0].ID, found[1].ID, hint.Column)
	}
	pl.Run = found[0]
	was := pl.Run.Before.Twins
	if pl.Ending != "" && pl.Ending != was.Ending {
		return refusal("run %d was begun with twins that end in %q (%w): name that or none, or undo it "+
			"first", pl.Run.ID, was.Ending, hint.OwnNames)
	}
	return pl.refuseFlags(was)
}

// refuseFlags refuses to go on with a run for what it was not begun with.
func (pl *Twins) refuseFlags(was *state.Twins) error {
	columns, err := columnsOf(pl.Run)
	if err != nil {
		return err
	}
	isAny := func(is func(state.Draw) bool) bool {
		return slices.ContainsFunc(slices.Collect(maps.Values(was.Draws)), is)
	}
	refuse := func(flag any) error {
		return refusal("run %d was begun without %w: go on without that, or undo it first", pl.Run.ID,
			flag)
	}
	var links, unknown []ColumnName
	for _, l := range was.Links {
		if c, err := ParseColumn(l.Column); err == nil {
			links = append(links, c)
		}
	}
	for _, l := range pl.Links {
		if !slices.ContainsFunc(links, l.Column.stands) {
			unknown = append(unknown, l.Column)
		}
	}
	for _, c := range pl.Columns {
		if !slices.ContainsFunc(slices.Concat(columns, links), c.stands) {
			unknown = append(unknown, c)
		}
	}
	if len(unknown) > 0 {
		return refusal("run %d was begun without %v: go on without that, or undo it first", pl.Run.ID,
			unknown[0])
	}
	switch {
	case pl.TimeColumn != "" && !isAny(func(d state.Draw) bool { return d.Time == pl.TimeColumn }):
		return refuse(hint.TimeColumn)
	case pl.TimeOf != "" && !isAny(func(d state.Draw) bool { return d.Own != "" }):
		return refuse(hint.TimeOf)
	case !pl.TimeElse.IsZero() && !isAny(func(d state.Draw) bool { return d.Else.Equal(pl.TimeElse) }):
		return refuse(hint.TimeElse)
	case pl.Type != "" && !strings.EqualFold(pl.Type, was.Type):
		return refuse(hint.Type)
	case pl.BucketBits != 0 && !isAny(func(d state.Draw) bool { return d.Bits == pl.BucketBits }):
		return refuse(hint.BucketBits)
	}
	return nil
}

// sharesSchema reports whether a run has a schema of the class, and so its gate.
func (pl *Twins) sharesSchema(r state.Run) bool {
	columns, err := columnsOf(r)
	return err != nil || slices.ContainsFunc(columns, func(c ColumnName) bool {
		return slices.ContainsFunc(pl.Class.Refs(), func(t sqlgen.Ref) bool {
			return t.Schema == c.Schema
		})
	})
}

// scope pairs the columns of the class with their twins. A run that is under way keeps the names
// and the types that it was begun with.
func (pl *Twins) scope() error {
	pl.Scope = &twin.Scope{Run: pl.Run.ID, Ending: pl.Ending}
	if pl.Resumes() {
		pl.recallNames()
		pl.Type = pl.Run.Before.Twins.Type
	}
	refs, cols := pl.Class.Tables()
	for no, ref := range refs {
		t := twin.Table{Ref: ref, No: no}
		fact := pl.schema.Tables[ref]
		if fact == nil {
			return fmt.Errorf("%w: table %s", run.ErrNotFound, TableName(ref))
		}
		if fact.Refusal != "" && !pl.drops {
			return refusal("%s: %s", TableName(ref), fact.Refusal)
		}
		pl.fires(fact)
		for _, col := range cols[ref] {
			x, err := pl.twinOf(fact, col.Name)
			if err != nil {
				return err
			}
			if x.Old.Writes == nil && x.Old.Reads != nil {
				x.Old.Writes = pl.Reader.Texts(x.Old.Reads).Of(twin.Spelling(pl.form(t.Ref, x.Name)))
			}
			t.Twins = append(t.Twins, x)
		}
		pl.Scope.Tables = append(pl.Scope.Tables, t)
	}
	if columns, err := columnsOf(pl.Run); err == nil && pl.isHalf(columns) {
		pl.Scope.Half, pl.Scope.Switched = true, pl.Run.Status == state.AfterCutOver
	}
	return nil
}

// recallNames takes the names that a run under way has given.
func (pl *Twins) recallNames() {
	pl.Scope.Ending, pl.Scope.Kept = pl.Run.Before.Twins.Ending, pl.Run.Before.Twins.KeepsNames
}

// isHalf reports whether a cut-over has stopped in its middle: some columns of the run have their
// old names, and others have not.
func (pl *Twins) isHalf(columns []ColumnName) bool {
	if s := pl.Run.Status; s != state.Ready && s != state.AfterCutOver {
		return false
	}
	scope := &twin.Scope{Ending: pl.Run.Before.Twins.Ending}
	n, lone := 0, 0
	for _, c := range columns {
		switch t := pl.schema.Tables[c.ref()]; {
		case t == nil:
		case isExchanged(scope, t, c.Column):
			n++
		case isAlone(scope, t, c.Column):
			lone++
		}
	}
	return n > 0 && n+lone < len(columns)
}

// isExchanged reports whether the counterpart of a column has the name of the old one. Where the
// new one is there under its own name, somebody else has made that column.
func isExchanged(s *twin.Scope, t *sqlgen.Table, name string) bool {
	_, hasNew := t.Column(s.NewName(name))
	_, hasOld := t.Column(s.OldName(name))
	return hasOld && !hasNew
}

// isAlone reports whether a column has no counterpart. Behind a cut-over somebody has dropped the
// old one.
func isAlone(s *twin.Scope, t *sqlgen.Table, name string) bool {
	_, hasNew := t.Column(s.NewName(name))
	_, hasOld := t.Column(s.OldName(name))
	return !hasOld && !hasNew
}

// takeHalf takes the columns as the run has them. Foreign keys of now link columns of both times.
func (pl *Twins) takeHalf(columns []ColumnName) {
	pl.Class, pl.Keys = &sqlgen.Class{}, nil
	for _, c := range columns {
		pl.Class.Columns = append(pl.Class.Columns, sqlgen.Column{Ref: c.ref(), Name: c.Column})
	}
}

// fires refuses triggers that would fire on each row that is filled.
func (pl *Twins) fires(t *sqlgen.Table) {
	if pl.Rebuilds {
		return // the new table gets them behind its rows
	}
	if err := copierAt(t); err != nil && !pl.AllowTriggers && !pl.Resumes() {
		pl.Refusals = append(pl.Refusals, err)
		return
	}
	for _, g := range t.Triggers {
		if len(g.Of) == 0 && !pl.AllowTriggers && !pl.Resumes() {
			pl.Refusals = append(pl.Refusals, refusal("trigger %q of %s would fire on every row that gets "+
				"its twin; disable it for the run, or let it fire (%w)", g.Name, TableName(t.Ref),
				hint.AllowTriggers))
		}
	}
}

// twinOf pairs a column with the one next to it. After a cut-over the old one is its counterpart.
func (pl *Twins) twinOf(t *sqlgen.Table, name string) (x twin.Twin, err error) {
	x.Name, x.T = name, pl.Rewrite.t
	known, ok := t.Column(name)
	if !ok && !pl.drops {
		return x, fmt.Errorf("%w: column %s of table %s", run.ErrNotFound, name, TableName(t.Ref))
	}
	if known.Refusal != "" && !pl.drops {
		return x, refusal("column %s: %s", NameOf(sqlgen.Column{Ref: t.Ref, Name: name}), known.Refusal)
	}
	_, hasNew := t.Column(pl.Scope.NewName(name))
	past, hasOld := t.Column(pl.Scope.OldName(name))
	x.Made = pl.Resumes() && (hasNew || hasOld)
	isExchanged := isExchanged(pl.Scope, t, name)
	if pl.Run.Status == state.AfterCutOver && !hasNew && !hasOld {
		isExchanged = true
		pl.oldGone = append(pl.oldGone, NameOf(sqlgen.Column{Ref: t.Ref, Name: pl.Scope.OldName(name)}))
	}
	isGone := isExchanged && !hasOld
	if s := pl.Run.Status; pl.drops || isGone || s == state.Undoing || s == state.Finishing {
		pl.Scope.Switched = s == state.Finishing || pl.Scope.Switched || s != state.Undoing && isExchanged
		if x.Old.Type = past.Type; pl.Rewrite.kind.draws() {
			first := name // when the run was begun
			if pl.Scope.Kept {
				first = pl.Scope.OldName(name)
			}
			x.Draw = pl.recalledDraw(NameOf(sqlgen.Column{Ref: t.Ref, Name: first}))
		}
		return x, nil // to be dropped, and perhaps gone
	}
	old := known
	if isExchanged && pl.Resumes() {
		old, pl.Scope.Switched = past, true
	}
	if x.Old.Type = old.Type; pl.Rebuilds && pl.Resumes() {
		return pl.rebuilt(t, x)
	}
	if pl.Rewrite.kind.draws() {
		return pl.drawTwin(t, x, old)
	}
	col := NameOf(sqlgen.Column{Ref: t.Ref, Name: name})
	switch {
	case pl.fromBytes(old):
		x.Old.Reads, x.Old.Writes, x.New = old.Form, old.Form, pl.target
	case pl.Rewrite.kind == textToBinary && old.AnyText == nil:
		return x, fmt.Errorf("%w: %s is %s, and %v is for ids that are kept as text", run.ErrNotUUID,
			col, old.Type, pl.Rewrite)
	case pl.Rewrite.kind == textToBinary:
		x.Old.Reads, x.New = pl.Reader.Texts(old.AnyText).Any, pl.target
	case old.Form == nil:
		return x, fmt.Errorf("%w: %s is %s", run.ErrNotUUID, col, old.Type)
	case pl.Rewrite.kind == binaryToText && old.Form.IsText():
		return x, refusal("%s is %s already", col, old.Type)
	case pl.Rewrite.kind == binaryToText:
		x.Old.Reads, x.Old.Writes = old.Form, old.Form
		x.New = pl.target
	default:
		x.Old.Reads, x.Old.Writes = old.Form, old.Form
		if old.Form.IsText() {
			x.Old.Reads = pl.Reader.Texts(old.Form).Any
		}
		x.New = x.Old
	}
	return x, nil
}

// fromBytes reports whether a column of bytes gets a twin of another type that is no text.
func (pl *Twins) fromBytes(c sqlgen.TableColumn) bool {
	return pl.Rewrite.kind == textToBinary && c.Form != nil && c.Form.Binary &&
		pl.target.Reads != nil && !c.Form.Same(pl.target.Reads)
}

// form is how the run writes text in a column, "" of a new one.
func (pl *Twins) form(t sqlgen.Ref, column string) string {
	if !pl.Resumes() || pl.Run.Before.Twins.Forms == nil {
		return ""
	}
	return pl.Run.Before.Twins.Forms[NameOf(sqlgen.Column{Ref: t, Name: column}).String()]
}

// rebuilt is a column of a run that has made its table anew: it had another type before.
func (pl *Twins) rebuilt(t *sqlgen.Table, x twin.Twin) (twin.Twin, error) {
	pl.Scope.Switched, x.Made = true, true
	name := NameOf(sqlgen.Column{Ref: t.Ref, Name: x.Name})
	x.Old.Type = pl.Run.Before.Twins.Was[name.String()]
	if pl.Rewrite.kind.draws() {
		return pl.drawTwin(t, x, sqlgen.TableColumn{Type: x.Old.Type, Unique: true})
	}
	x.New = pl.target
	if pl.Rewrite.kind == binaryToText {
		x.Old.Reads, x.Old.Writes = pl.schema.Retypes.Binary, pl.schema.Retypes.Binary
	} else {
		x.Old.Reads = pl.Reader.Texts(nil).Any
	}
	return x, nil
}
