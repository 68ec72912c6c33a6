package state

import "strings"

// Names of tables and columns, as the state, plans and messages spell them. An empty schema is left
// out. A part with a dot, a double quote or a bracket stands in double quotes.

// TableName returns [SCHEMA.]TABLE.
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
		discriminator = quoted(discriminator)
	}
	return "[" + discriminator + "=" + value + "]"
}

func quotePart(s string) string {
	if strings.ContainsAny(s, `."[`) {
		return quoted(s)
	}
	return s
}

func quoted(s string) string { return `"` + strings.ReplaceAll(s, `"`, `""`) + `"` }
