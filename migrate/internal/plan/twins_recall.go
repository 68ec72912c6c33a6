package plan

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// leaveLosses takes the columns from the plan whose tables were dropped.
func (pl *Twins) leaveLosses() (err error) {
	isGone := func(c ColumnName) bool { return pl.schema.Tables[c.ref()] == nil }
	for _, c := range pl.Columns {
		if isGone(c) && !slices.Contains(pl.Losses, TableName(c.ref())) {
			pl.Losses = append(pl.Losses, TableName(c.ref()))
		}
	}
	if len(pl.Losses) == 0 {
		return nil
	}
	pl.Columns = slices.DeleteFunc(pl.Columns, isGone)
	pl.Run.Columns = nil
	for _, c := range pl.Columns {
		pl.Run.Columns = append(pl.Run.Columns, c.String())
	}
	pl.Class, pl.Scope = &sqlgen.Class{}, &twin.Scope{Run: pl.Run.ID}
	pl.recallNames()
	return nil
}

// recallRebuilt takes the columns of a run whose tables were made anew as the run has them. It
// notes what has changed around them since.
func (pl *Twins) recallRebuilt() error {
	columns, err := columnsOf(pl.Run)
	if err != nil {
		return err
	}
	pl.takeHalf(columns)
	pl.Scope = &twin.Scope{Run: pl.Run.ID, Switched: true}
	for _, c := range columns {
		pl.lose(c)
	}
	if len(pl.Losses) > 0 {
		return nil
	}
	if err := pl.recallLinks(); err != nil {
		return err
	}
	for _, k := range pl.keys() {
		pl.takeKey(k, columns)
	}
	return pl.scope()
}

// lose notes that a column of the run is not there.
func (pl *Twins) lose(c ColumnName) {
	t, what := pl.schema.Tables[c.ref()], ""
	if t == nil {
		what = fmt.Sprintf("there is no table %s: rename it back, or make an empty one with its columns "+
			"if it was dropped", TableName(c.ref()))
	} else if _, ok := t.Column(c.Column); !ok {
		what = fmt.Sprintf("there is no column %s: rename it back, or add it if it was dropped", c)
	}
	if what != "" && !slices.Contains(pl.Losses, what) {
		pl.Losses = append(pl.Losses, what)
	}
}

// takeKey takes a foreign key among columns of the run. One that links another column to them has
// come since.
func (pl *Twins) takeKey(k sqlgen.ForeignKey, columns []ColumnName) {
	isOurs := func(c sqlgen.ColumnRef) bool {
		return slices.Contains(columns, NameOf(sqlgen.Column{Ref: c.Ref, Name: c.Name}))
	}
	isTaken := false
	for _, p := range k.Columns {
		child, parent := sqlgen.PairOf(k, p)
		switch {
		case isOurs(child) && isOurs(parent):
			isTaken = true
		case isOurs(child) || isOurs(parent):
			pl.newKeys = append(pl.newKeys, fmt.Sprintf("the foreign key %s of %s to %s has come since: "+
				"make that table again without the key", k.Name, TableName(k.Child), TableName(k.Parent)))
		}
	}
	if isTaken {
		pl.Class.Keys = append(pl.Class.Keys, k)
		pl.Keys = append(pl.Keys, keyName(k))
	}
}

// refuseChanges refuses to go on with tables made anew that were changed since.
func (pl *Twins) refuseChanges(verb string, changes []string) error {
	if len(changes) == 0 {
		return nil
	}
	return refusal("run %d cannot be %s: %s; finish ends the run, and leaves the tables as they are",
		pl.Run.ID, verb, strings.Join(changes, "; "))
}

// RefuseLosses refuses to go on with a run that has lost a table, or whose keys link others.
func (pl *Twins) RefuseLosses() error {
	if len(pl.Losses) == 0 {
		return cmp.Or(pl.refuseOldGone(), pl.otherLinks)
	}
	if pl.Rebuilds {
		return pl.refuseChanges("verified", pl.Losses)
	}
	return fmt.Errorf("%w: %s, which run %d has columns of; put it back, %s", run.ErrNotFound,
		strings.Join(pl.Losses, ", "), pl.Run.ID, orEnd)
}

// orEnd says how a run ends that cannot go on.
const orEnd = "or undo the run; where its twins have the names, finish it"

// refuseOldGone refuses all but the end of a run when old columns were dropped behind its cut-over.
func (pl *Twins) refuseOldGone() error {
	if len(pl.oldGone) == 0 {
		return nil
	}
	return refusal("%v was dropped since the cut-over of run %d: there is no way back; finish ends "+
		"the run and drops what is left of it", pl.oldGone[0], pl.Run.ID)
}

// RefuseLinks refuses to drop columns that other keys link than the run has.
func (pl *Twins) RefuseLinks() error { return pl.otherLinks }

// RefuseUndo refuses to make tables once more while something blocks that.
func (pl *Twins) RefuseUndo() error {
	if !pl.Rebuilds {
		return pl.refuseOldGone()
	}
	return pl.refuseChanges("undone", slices.Concat(pl.Losses, pl.newKeys))
}

// mapLines say where the old keys of tables made anew are, and which ones an undo gives.
func (pl *Twins) mapLines() []string {
	var maps []string
	for _, t := range pl.Scope.Tables {
		for _, x := range t.Twins {
			if pl.Rebuilds && x.Draw != nil && x.Draw.IsRoot {
				maps = append(maps, pl.drawer().MapOf(t.Ref).Table)
			}
		}
	}
	late := map[storage]string{textToV7: "have the text of their ids then",
		v4ToV7: "keep their ids"}
	if len(maps) == 0 {
		return nil
	}
	return []string{fmt.Sprintf("old keys: in %s (old, new), until finish drops them (%v nothing); "+
		"by an undo rows that came since %s", strings.Join(maps, ", "), hint.Keep,
		cmp.Or(late[pl.Rewrite.kind], "get the next numbers"))}
}
