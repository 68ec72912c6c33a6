package state

import "strings"

// TableName returns [SCHEMA.]TABLE as the state, plans and messages spell it. An empty schema is
// left out. A part with a dot, a double quote, a bracket or an equals sign stands in double quotes.
func TableName(schema, table string) string {
	if schema == "" {
		return quotePart(table)
	}
	return quotePart(schema) + "." + quotePart(table)
}

// ColumnName returns [SCHEMA.]TABLE.COLUMN, with [DISCRIMINATOR=VALUE] behind it if there is one.
func ColumnName(schema, table, column, discriminator, value string) string {
	s := TableName(schema, table) + "." + quotePart(column)
	if discriminator == "" {
		return s
	}
	return s + Discriminator(discriminator, value)
}

// Discriminator returns [COLUMN=VALUE], which keeps a column to some rows of its table.
func Discriminator(discriminator, value string) string {
	if strings.ContainsAny(discriminator, `"=`) {
		discriminator = quote(discriminator)
	}
	return "[" + discriminator + "=" + value + "]"
}

func quotePart(s string) string {
	if strings.ContainsAny(s, `."[=`) {
		return quote(s)
	}
	return s
}

func quote(s string) string { return `"` + strings.ReplaceAll(s, `"`, `""`) + `"` }

// A Column is a column by its name.
type Column struct {
	Schema, Table, Column string
	Discriminator, Value  string
}

// ParseColumn reads what ColumnName writes. The discriminator's value reaches to the last bracket.
func ParseColumn(s string) (out Column, ok bool) {
	var parts []string
	for rest := s; ; {
		part, after, ok := cutPart(rest)
		if !ok || part == "" || strings.ContainsRune(part, 0) {
			return Column{}, false
		}
		parts = append(parts, part)
		if out.Discriminator, out.Value, ok = cutDiscriminator(after); ok || after == "" {
			break
		}
		if after[0] != '.' {
			return Column{}, false
		}
		rest = after[1:]
	}
	switch len(parts) {
	case 2:
		out.Table, out.Column = parts[0], parts[1]
	case 3:
		out.Schema, out.Table, out.Column = parts[0], parts[1], parts[2]
	default:
		return Column{}, false
	}
	return out, true
}

// cutPart takes the first part off s. after is empty, or begins with what follows the part.
func cutPart(s string) (part, after string, ok bool) {
	if strings.HasPrefix(s, `"`) {
		return cutQuoted(s)
	}
	for i := range len(s) {
		if _, _, ok := cutDiscriminator(s[i:]); ok || s[i] == '.' {
			return s[:i], s[i:], true
		}
	}
	return s, "", true
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

// cutDiscriminator reads [COLUMN=VALUE] as [ColumnName] writes it, to its end. ok is false when it
// is something else.
func cutDiscriminator(s string) (column, value string, ok bool) {
	s, closed := strings.CutSuffix(s, "]")
	s, opened := strings.CutPrefix(s, "[")
	equals := true
	if strings.HasPrefix(s, `"`) {
		column, s, ok = cutQuoted(s)
		value, equals = strings.CutPrefix(s, "=")
	} else {
		column, value, ok = strings.Cut(s, "=")
	}
	if !closed || !opened || !ok || !equals || column == "" ||
		strings.ContainsRune(column+value, 0) {
		return "", "", false
	}
	return column, value, true
}
