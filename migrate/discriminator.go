package migrate

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// cutDiscriminator reads [COLUMN=VALUE] as [state.ColumnName] writes it, to its end. ok is false when it is something else.
func cutDiscriminator(s string) (column, value string, ok bool) {
	s, ok = strings.CutSuffix(s, "]")
	if !ok || !strings.HasPrefix(s, "[") {
		return "", "", false
	}
	if s = s[1:]; strings.HasPrefix(s, `"`) {
		if column, s, ok = cutQuoted(s); !ok {
			return "", "", false
		}
	} else {
		i := strings.IndexByte(s, '=')
		if i < 0 {
			return "", "", false
		}
		column, s = s[:i], s[i:]
	}
	value, ok = strings.CutPrefix(s, "=")
	if !ok || column == "" || strings.ContainsRune(column+value, 0) {
		return "", "", false
	}
	return column, value, true
}

// only returns what keeps a named column to some rows of its table.
func only(t *sqlgen.Table, c ColumnName) (sqlgen.Only, error) {
	if c.Discriminator == "" {
		return sqlgen.Only{}, nil
	}
	fact, ok := t.Column(c.Discriminator)
	switch {
	case !ok:
		var all []string
		for _, f := range t.Columns {
			all = append(all, f.Name)
		}
		return sqlgen.Only{}, fmt.Errorf("%w: table %q has no column %q, which is to tell the rows of %s%s",
			ErrNotFound, t.Table, c.Discriminator, c, suggest(c.Discriminator, all))
	case c.Discriminator == c.Column:
		return sqlgen.Only{}, fmt.Errorf("%w: %s names one column twice; name the column that tells its rows apart",
			ErrConfig, c)
	}
	return sqlgen.OnlyIf(fact, c.Value), nil
}

// discriminated refuses columns that are kept to some rows where that cannot be done.
func (p *planner) discriminated(class *sqlgen.Class, keys []sqlgen.ForeignKey) error {
	for _, col := range class.Columns {
		if col.Only.Column == "" {
			continue
		}
		if p.cfg.Strategy == Copy && !p.namesOnly {
			return fmt.Errorf("%w: a copy cannot keep %s to some of its rows; rewrite the ids in place, "+
				"or change the type of the column by a run of its own", ErrRefused, columnName(col))
		}
		for _, k := range keys {
			if slices.ContainsFunc(k.Columns, func(pair sqlgen.Pair) bool {
				return k.Child == col.Ref && pair.Child == col.Name || k.Parent == col.Ref && pair.Parent == col.Name
			}) {
				return fmt.Errorf("%w: the foreign key %q of table %q is about all rows of %s; name the column without %s",
					ErrRefused, k.Name, k.Child.Table, columnName(sqlgen.Column{Ref: col.Ref, Name: col.Name}), state.Discriminator(col.Only.Column, col.Only.Value))
			}
		}
		for _, other := range class.Columns {
			switch {
			case other.Ref != col.Ref:
			case other.Name == col.Only.Column:
				return fmt.Errorf("%w: %s tells the rows of %s and is rewritten itself", ErrRefused, columnName(other), columnName(col))
			case other.Name == col.Name && other.Only.Column != col.Only.Column:
				return fmt.Errorf("%w: %s and %s may have rows in common; name one of them", ErrRefused, columnName(other), columnName(col))
			}
		}
	}
	return nil
}

// kinds warns of columns that are kept to rows of which there are none.
func (pl *Plan) kinds(ctx context.Context, s *dialect.Session) error {
	for _, col := range pl.class.Columns {
		if col.Only.Column == "" || pl.Undo {
			continue
		}
		st, err := sqlgen.Among(pl.d, col)
		if err != nil {
			return err
		}
		var n int64
		if err := s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n); err != nil {
			return fmt.Errorf("counting the rows of %s: %w", columnName(col), err)
		}
		if n > 0 {
			continue
		}
		if st, err = sqlgen.Kinds(pl.d, col, col.Only.Column); err != nil {
			return err
		}
		there, err := dialect.Names(ctx, s, st)
		if err != nil {
			return err
		}
		pl.warn("no row of table %q has %q in %s; what stands there: %q", col.Table, col.Only.Value, col.Only.Column, there)
	}
	return nil
}

// argument writes the name as a word of a command line.
func (c ColumnName) argument() string {
	if c.Discriminator == "" {
		return c.String()
	}
	return "'" + strings.ReplaceAll(c.String(), "'", `'\''`) + "'"
}

// discriminators are endings of the names of columns that hold links to several tables, and
// those of the column beside each that says which table it is.
var (
	linkEndings          = []string{"_id", "_uuid", "_guid", "_pk", "_key", "_ref", "Id", "ID", "Uuid", "UUID", "_ID", ""}
	discriminatorEndings = []string{"_type", "_class", "_kind", "_table", "_model", "Type", "Class", "Kind", "_TYPE", "_type_id"}
)

// discriminatorOf returns the column of a table that, by its name, says to which table the
// links in a column go: record_type beside record_id, content_type_id beside object_id.
func discriminatorOf(t *sqlgen.Table, column string) (sqlgen.TableColumn, bool) {
	for _, end := range linkEndings {
		stem, ok := strings.CutSuffix(column, end)
		if !ok || stem == "" {
			continue
		}
		names := []string{}
		for _, kind := range discriminatorEndings {
			names = append(names, stem+kind)
		}
		if stem == "object" { // Django's
			names = append(names, "content_type_id", "content_type")
		}
		for _, name := range names {
			if fact, ok := t.Column(name); ok && name != column {
				return fact, true
			}
		}
	}
	return sqlgen.TableColumn{}, false
}
