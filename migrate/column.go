package migrate

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A ColumnName names a column exactly as the database writes it. An empty
// Schema is the connection's own.
type ColumnName struct {
	Schema, Table, Column string
	// Discriminator, when set, is another column of the table, and only the rows that have
	// Value in it belong to the class. It is for links to several tables in one column, and
	// for columns without a foreign key. Value is compared as text and never part of a
	// statement.
	Discriminator, Value string
}

// ParseColumn reads [SCHEMA.]TABLE.COLUMN, which [COLUMN=VALUE] may follow: the discriminator,
// whose value reaches to the last bracket. Names are taken exactly as written,
// reserved and mixed-case ones too; a part that contains a dot or a double quote
// stands in double quotes, in which a double quote is doubled.
func ParseColumn(s string) (ColumnName, error) {
	var parts []string
	var out ColumnName
	for rest := s; ; {
		part, after, err := cutPart(rest)
		if err != nil || part == "" || strings.ContainsRune(part, 0) {
			return ColumnName{}, fmt.Errorf("%w: %q", ErrColumnName, s)
		}
		parts = append(parts, part)
		var ok bool
		if out.Discriminator, out.Value, ok = cutDiscriminator(after); ok || after == "" {
			break
		}
		if after[0] != '.' {
			return ColumnName{}, fmt.Errorf("%w: %q", ErrColumnName, s)
		}
		rest = after[1:]
	}
	switch len(parts) {
	case 2:
		out.Table, out.Column = parts[0], parts[1]
		return out, nil
	case 3:
		out.Schema, out.Table, out.Column = parts[0], parts[1], parts[2]
		return out, nil
	}
	return ColumnName{}, fmt.Errorf("%w: %q", ErrColumnName, s)
}

// cutPart takes the first part off s. after is empty, or begins with the dot or a
// discriminator.
func cutPart(s string) (part, after string, err error) {
	if !strings.HasPrefix(s, `"`) {
		for i := range len(s) {
			if s[i] == '.' {
				return s[:i], s[i:], nil
			}
			if _, _, ok := cutDiscriminator(s[i:]); ok && s[i] == '[' {
				return s[:i], s[i:], nil
			}
		}
		return s, "", nil
	}
	part, after, ok := cutQuoted(s)
	if _, _, dis := cutDiscriminator(after); !ok || after != "" && after[0] != '.' && !dis {
		return "", "", ErrColumnName
	}
	return part, after, nil
}

// cutQuoted takes what stands in double quotes off s.
func cutQuoted(s string) (part, after string, ok bool) {
	var b strings.Builder
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] != '"':
			b.WriteByte(s[i])
		case i+1 < len(s) && s[i+1] == '"':
			b.WriteByte('"')
			i++
		default:
			return b.String(), s[i+1:], true
		}
	}
	return "", "", false
}

// String writes the name so that [ParseColumn] reads it back.
func (c ColumnName) String() string {
	return state.ColumnName(c.Schema, c.Table, c.Column, c.Discriminator, c.Value)
}

// table writes the name without the column.
func (c ColumnName) table() string { return state.TableName(c.Schema, c.Table) }

// MarshalText writes the name as String does, so that JSON has it as text.
func (c ColumnName) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (c *ColumnName) UnmarshalText(b []byte) error {
	n, err := ParseColumn(string(b))
	if err != nil {
		return err
	}
	*c = n
	return nil
}
