package plan

import (
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// only returns what keeps a named column to some rows of its table.
func only(t *sqlgen.Table, c ColumnName) (sqlgen.Only, error) {
	if c.Discriminator == "" {
		return sqlgen.Only{}, nil
	}
	fact, ok := t.Column(c.Discriminator)
	switch {
	case !ok:
		return sqlgen.Only{}, fmt.Errorf("%w: table %q has no column %q, which is to tell the rows of "+
			"%s%s", run.ErrNotFound, t.Table, c.Discriminator, c, suggest(c.Discriminator, t.Names()))
	case c.Discriminator == c.Column:
		return sqlgen.Only{}, fmt.Errorf("%w: %s names one column twice; name the column that tells "+
			"its rows apart", run.ErrConfig, c)
	}
	return sqlgen.OnlyIf(fact, c.Value), nil
}

// discriminated refuses columns that are kept to some rows where that cannot be done.
func (pl *Plan) discriminated() error {
	for _, col := range pl.Class.Columns {
		if col.Only.Column == "" {
			continue
		}
		if pl.Ask.Strategy == Copy && !pl.Ask.NamesOnly {
			return refusal("a copy cannot keep %s to some of its rows; rewrite the ids in place, or "+
				"change the type of the column by a run of its own", NameOf(col))
		}
		for _, k := range pl.Schema.Keys {
			if slices.ContainsFunc(k.Columns, func(pair sqlgen.Pair) bool {
				return k.Child == col.Ref && pair.Child == col.Name ||
					k.Parent == col.Ref && pair.Parent == col.Name
			}) {
				return refusal("the foreign key %q of table %q is about all rows of %s; name the column "+
					"without %s", k.Name, k.Child.Table, NameOf(sqlgen.Column{Ref: col.Ref, Name: col.Name}),
					state.Discriminator(col.Only.Column, col.Only.Value))
			}
		}
		for _, other := range pl.Class.Columns {
			switch {
			case other.Ref != col.Ref:
			case other.Name == col.Only.Column:
				return refusal("%s tells the rows of %s and is rewritten itself", NameOf(other), NameOf(col))
			case other.Name == col.Name && other.Only.Column != col.Only.Column:
				return refusal("%s and %s may have rows in common; name one of them", NameOf(other),
					NameOf(col))
			}
		}
	}
	return nil
}
