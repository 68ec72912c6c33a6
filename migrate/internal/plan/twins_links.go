package plan

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A KeyLink is a column without a foreign key that holds the keys of another one. With a
// Discriminator it does so in the rows that have the Value there. Each other row needs a KeyLink of
// its own.
type KeyLink struct{ Column, Of ColumnName }

// ParseKeyLink reads [SCHEMA.]TABLE.COLUMN[OTHER=VALUE]=[SCHEMA.]TABLE.KEY. What stands behind the
// column, and in front of it the brackets, may lack.
func ParseKeyLink(s string) (l KeyLink, err error) {
	if at := strings.LastIndex(s, "="); at > 0 && !strings.HasSuffix(s, "]") {
		column, wrong := ParseColumn(s[:at])
		of, alsoWrong := ParseColumn(s[at+1:])
		if wrong == nil && alsoWrong == nil && of.Discriminator == "" {
			return KeyLink{column, of}, nil
		}
	}
	if l.Column, err = ParseColumn(s); err != nil {
		return l, err
	}
	names := l.Column.Schema + l.Column.Table + l.Column.Column
	if strings.Contains(names, "=") && !strings.Contains(s, `"`) {
		return l, noColumn(s)
	}
	return l, nil
}

// validateLinks refuses links that no rewrite takes.
func (c *TwinConfig) validateLinks() error {
	if !c.Rewrite.kind.draws() { // a column with ids gets a twin, whatever it refers to
		c.takeLinks()
	}
	for _, l := range c.Links {
		switch {
		case !c.Rewrite.kind.draws():
			return badConfig("%w with a key behind it is for new keys only", hint.Also)
		case l.Of == ColumnName{} && len(c.Columns) != 1:
			return badConfig("%w %s: say whose keys the column holds: %s=TABLE.KEY", hint.Also, l.Column,
				l.Column)
		}
	}
	return nil
}

// takeLinks makes columns of the links without a key.
func (c *TwinConfig) takeLinks() {
	c.Links = slices.DeleteFunc(slices.Clone(c.Links), func(l KeyLink) bool {
		if l.Of == (ColumnName{}) {
			c.Columns = append(slices.Clip(c.Columns), l.Column)
		}
		return l.Of == ColumnName{}
	})
}

// recallLinks takes the links that a run was begun with.
func (pl *Twins) recallLinks() error {
	if pl.Links = nil; pl.Run.Before.Twins.KeepsNames {
		return nil // their old columns go
	}
	for _, l := range pl.Run.Before.Twins.Links {
		column, err := ParseColumn(l.Column)
		of, errOf := ParseColumn(l.Of)
		if err = cmp.Or(err, errOf); err != nil {
			return err
		}
		pl.Links = append(pl.Links, KeyLink{column, of})
	}
	return nil
}

// at is the column of a name, in whatever rows.
func (c ColumnName) at() sqlgen.ColumnRef { return sqlgen.ColumnRef{Ref: c.ref(), Name: c.Column} }

// stands reports whether a name stands for a column of a run. It may lack its schema.
func (c ColumnName) stands(has ColumnName) bool {
	return (c.Schema == "" || strings.EqualFold(c.Schema, has.Schema)) &&
		strings.EqualFold(c.Table, has.Table) && strings.EqualFold(c.Column, has.Column) &&
		strings.EqualFold(c.Discriminator, has.Discriminator) && c.Value == has.Value
}

// keys are the foreign keys, and one for each link.
func (pl *Twins) keys() []sqlgen.ForeignKey {
	out := slices.Clone(pl.schema.Keys)
	for _, l := range pl.Links {
		out = append(out, sqlgen.ForeignKey{Child: l.Column.ref(), Parent: l.Of.ref(),
			Columns: []sqlgen.Pair{{Child: l.Column.Column, Parent: l.Of.Column}}})
	}
	return out
}

// armsOf are the roots of a column with links by a discriminator, nil of another one.
func (pl *Twins) armsOf(c sqlgen.ColumnRef) (arms []twin.Arm, err error) {
	var by, plain ColumnName
	for _, l := range pl.Links {
		if l.Column.at() != c {
			continue
		}
		if l.Column.Discriminator == "" {
			plain = l.Column
			continue
		}
		if by.Discriminator != "" && by.Discriminator != l.Column.Discriminator {
			return nil, refusal("%s and %s tell by two columns whose keys they hold: name one (%w)", by,
				l.Column, hint.Also)
		}
		by = l.Column
		root, err := pl.rootOf(l.Of.at())
		if err != nil {
			return nil, err
		}
		arms = append(arms, twin.Arm{Column: by.Discriminator, Value: by.Value, Of: root})
	}
	if len(arms) > 0 && plain.Column != "" {
		return nil, refusal("%s is named for all rows and for some (%w)", plain, hint.Also)
	}
	return arms, nil
}

// isLoose reports whether a column has a link, and so no foreign key that keeps its roots.
func (pl *Twins) isLoose(c sqlgen.ColumnRef) bool {
	return slices.ContainsFunc(pl.Links, func(l KeyLink) bool { return l.Column.at() == c })
}

// linkLines name the links.
func (pl *Twins) linkLines() (out []string) {
	for _, l := range pl.Links {
		out = append(out, fmt.Sprintf("link without a foreign key: %s to %s", l.Column, l.Of))
	}
	return out
}

// recordedLinks are the links as the run keeps them.
func (pl *Twins) recordedLinks() (out []state.Link) {
	for _, l := range pl.Links {
		out = append(out, state.Link{Column: l.Column.String(), Of: l.Of.String()})
	}
	return out
}
