package plan

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A ColumnName names a column exactly as the database writes it. Package migrate says how.
type ColumnName struct {
	Schema, Table, Column, Discriminator, Value string
}

// ParseColumn reads what String writes.
func ParseColumn(s string) (ColumnName, error) {
	c, ok := state.ParseColumn(s)
	if !ok {
		return ColumnName{}, noColumn(s)
	}
	return ColumnName(c), nil
}

// noColumn is the error of a text that names no column.
type noColumn string

func (e noColumn) Error() string {
	return fmt.Sprintf("migrate: a column is written [SCHEMA.]TABLE.COLUMN, parts with a dot in "+
		"double quotes: %q", string(e))
}

func (noColumn) Unwrap() error { return run.ErrConfig }

// String writes the name so that [ParseColumn] reads it back.
func (c ColumnName) String() string {
	return state.ColumnName(c.Schema, c.Table, c.Column, c.Discriminator, c.Value)
}

// MarshalText writes the name as String does, so that JSON has it as text.
func (c ColumnName) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (c *ColumnName) UnmarshalText(b []byte) (err error) {
	n, err := ParseColumn(string(b))
	if err == nil {
		*c = n
	}
	return err
}

// ref names its table.
func (c ColumnName) ref() sqlgen.Ref { return sqlgen.Ref{Schema: c.Schema, Table: c.Table} }

// wantedColumn is the question to the catalogue about the column.
func (c ColumnName) wantedColumn() dialect.WantedColumn {
	return dialect.WantedColumn{Ref: c.ref(), Column: c.Column, Where: c.Discriminator, Value: c.Value}
}

// overlaps reports whether two names may be of one value.
func (c ColumnName) overlaps(other ColumnName) bool {
	return c.ref() == other.ref() && c.Column == other.Column &&
		(c.Discriminator != other.Discriminator || c.Value == other.Value)
}

// plainWord is what a shell takes as it is.
var plainWord = pattern.Of(`^[\pL\pN_.]+$`)

// argument writes the name as a word of a command line.
func (c ColumnName) argument() string {
	if plainWord().MatchString(c.String()) {
		return c.String()
	}
	return "'" + strings.ReplaceAll(c.String(), "'", `'\''`) + "'"
}

// ownRunFlags writes the settings of a run of the column alone. Some rows of a column are links
// there, too, and their ids have no home in that run.
func (c ColumnName) ownRunFlags() string {
	s := fmt.Sprintf("%v %s", hint.Column, c.argument())
	if c.Discriminator != "" {
		s += fmt.Sprintf(" %v", hint.AllowOrphans)
	}
	return s
}

// NameOf names a column, and the rows that it is kept to.
func NameOf(c sqlgen.Column) ColumnName {
	return ColumnName{c.Schema, c.Table, c.Name, c.Only.Column, c.Only.Value}
}

// TableName writes the name of a table as a ColumnName does.
func TableName(r sqlgen.Ref) string { return state.TableName(r.Schema, r.Table) }

// findTable finds the table of a column that somebody has named.
func findTable(s *dialect.Schema, c ColumnName) (*sqlgen.Table, error) {
	if t := s.Tables[c.ref()]; t != nil {
		return t, nil
	}
	where := "the connection's schema"
	if c.Schema != "" {
		where = fmt.Sprintf("schema %q", c.Schema)
	}
	return nil, fmt.Errorf("%w: no table %q in %s%s", run.ErrNotFound, c.Table, where,
		suggest(c.Table, s.Names[c.Schema]))
}

// findColumn finds a column that somebody has named.
func findColumn(t *sqlgen.Table, name string) (sqlgen.TableColumn, error) {
	c, ok := t.Column(name)
	if !ok {
		return c, fmt.Errorf("%w: table %q has no column %q%s", run.ErrNotFound, t.Table, name,
			suggest(name, t.Names()))
	}
	return c, nil
}

// suggest ends an error message with the name that was probably meant.
func suggest(name string, all []string) string {
	best, least := "", 3
	for _, s := range all {
		if d := distance(strings.ToLower(name), strings.ToLower(s)); d < least {
			best, least = s, d
		}
	}
	if best == "" {
		return "; names are taken exactly as written"
	}
	return fmt.Sprintf("; did you mean %q?", best)
}

// distance is the number of single-character edits between two names.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}
