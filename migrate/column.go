package migrate

import (
	"fmt"
	"strings"
)

// A ColumnName names a column exactly as the database writes it. An empty
// Schema is the connection's own.
type ColumnName struct {
	Schema, Table, Column string
}

// ParseColumn reads [SCHEMA.]TABLE.COLUMN. Names are taken exactly as written,
// reserved and mixed-case ones too; a part that contains a dot or a double quote
// stands in double quotes, in which a double quote is doubled.
func ParseColumn(s string) (ColumnName, error) {
	var parts []string
	for rest := s; ; {
		part, after, err := cutPart(rest)
		if err != nil || part == "" || strings.ContainsRune(part, 0) {
			return ColumnName{}, fmt.Errorf("%w: %q", ErrColumnName, s)
		}
		parts = append(parts, part)
		if after == "" {
			break
		}
		rest = after[1:]
	}
	switch len(parts) {
	case 2:
		return ColumnName{Table: parts[0], Column: parts[1]}, nil
	case 3:
		return ColumnName{Schema: parts[0], Table: parts[1], Column: parts[2]}, nil
	}
	return ColumnName{}, fmt.Errorf("%w: %q", ErrColumnName, s)
}

// cutPart takes the first part off s. after is empty or begins with the dot.
func cutPart(s string) (part, after string, err error) {
	if !strings.HasPrefix(s, `"`) {
		if i := strings.IndexByte(s, '.'); i >= 0 {
			return s[:i], s[i:], nil
		}
		return s, "", nil
	}
	var b strings.Builder
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] != '"':
			b.WriteByte(s[i])
		case i+1 < len(s) && s[i+1] == '"':
			b.WriteByte('"')
			i++
		case i+1 == len(s) || s[i+1] == '.':
			return b.String(), s[i+1:], nil
		default:
			return "", "", ErrColumnName
		}
	}
	return "", "", ErrColumnName
}

// String writes the name so that [ParseColumn] reads it back.
func (c ColumnName) String() string {
	s := quotePart(c.Table) + "." + quotePart(c.Column)
	if c.Schema != "" {
		s = quotePart(c.Schema) + "." + s
	}
	return s
}

// table writes the name without the column.
func (c ColumnName) table() string {
	if c.Schema == "" {
		return quotePart(c.Table)
	}
	return quotePart(c.Schema) + "." + quotePart(c.Table)
}

func quotePart(s string) string {
	if strings.ContainsAny(s, `."`) {
		return `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
	}
	return s
}

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
