package plan

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

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
				"drop %s, or make it again without that key", k.Name, TableName(k.Child),
				TableName(k.Parent), TableName(k.Child)))
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

// RefuseUndo refuses to make tables once more while something blocks that.
func (pl *Twins) RefuseUndo() error {
	if !pl.Rebuilds {
		return nil
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
