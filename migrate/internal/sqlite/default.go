package sqlite

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
)

// A copy carries over the default of a column that makes ids as text: the new default makes the
// bytes of that text. The way back takes this away again, and nothing else.
const (
	bytesBegin = "unhex(replace(("
	bytesEnd   = "),'-',''))"
)

// placeOfDefault finds the value of a column's default in the text of a CREATE TABLE. The brackets
// around it belong to it. to is 0 where there is no default.
func placeOfDefault(def, column string) (from, to int) {
	list := words(def)
	depth, inColumn := 0, false
	for i, w := range list {
		begins := depth == 1 && i > 0 && (list[i-1].Is("(") || list[i-1].Is(","))
		if begins {
			inColumn = strings.EqualFold(w.Text, column)
		}
		switch {
		case w.Is("("):
			depth++
		case w.Is(")"):
			depth--
		case inColumn && depth == 1 && w.Is("DEFAULT") && i+1 < len(list):
			return list[i+1].At, endOfValue(list[i+1:])
		}
	}
	return 0, 0
}

// endOfValue returns where a value ends that begins some words: one in brackets, or a single one.
func endOfValue(list []word) int {
	depth := 0
	for i, w := range list {
		switch {
		case w.Is("("):
			depth++
		case w.Is(")"):
			depth--
		}
		isSign := i == 0 && (w.Is("-") || w.Is("+"))
		if depth == 0 && !isSign {
			return w.End
		}
	}
	return 0
}

// textBehind returns the expression for the text whose bytes a default makes.
func textBehind(value string) (text string, ok bool) {
	if strings.HasPrefix(value, "(") {
		value = value[1 : len(value)-1]
	}
	text, begins := strings.CutPrefix(value, bytesBegin)
	text, ends := strings.CutSuffix(text, bytesEnd)
	return text, begins && ends && isExpression(text)
}

// asValue writes an expression as a default: in brackets, unless it is a single word.
func asValue(text string) string {
	if list := words(text); len(list) > 0 && endOfValue(list) == len(text) {
		return text
	}
	return "(" + text + ")"
}

// isExpression reports whether a text is one expression without a query.
func isExpression(text string) bool {
	depth := 0
	for _, w := range words(text) {
		switch {
		case w.Is("("):
			depth++
		case w.Is(")"):
			depth--
		}
		if depth < 0 || w.Open || w.Is(";") || w.Is("\x00") || w.Is("SELECT") || w.Is("WITH") {
			return false
		}
	}
	return depth == 0 && text != ""
}

// withDefault gives a column the default of its new type in the text of a CREATE TABLE.
func withDefault(def string, col shadow.CopyColumn) string {
	from, to := placeOfDefault(def, col.Name)
	if to == 0 {
		return def
	}
	value := def[from:to]
	if col.To.IsText() {
		if text, ok := textBehind(value); ok {
			return def[:from] + asValue(text) + def[to:]
		}
		return def
	}
	return def[:from] + "(" + bytesBegin + value + bytesEnd + ")" + def[to:]
}

// withoutBytes is the text of a CREATE TABLE in which the default of a column makes text.
func withoutBytes(def, column string) string {
	from, to := placeOfDefault(def, column)
	if text, ok := textBehind(def[from:to]); ok {
		return def[:from] + asValue(text) + def[to:]
	}
	return def
}

// lostDefault says which default a copy cannot carry over, "" if it has none or can.
func (w script) lostDefault(table string, col shadow.CopyColumn) string {
	list := w.ask("default of a column", table, col.Name)
	if len(list) == 0 {
		return ""
	}
	value, characters := list[0], "32, 36"
	isKnown := !col.T.Listed() && isExpression(value)
	if col.To.IsText() && isKnown {
		if value, isKnown = textBehind(value); isKnown {
			characters = map[bool]string{true: "32", false: "36"}[col.To.Spellings]
		}
	}
	makesIDs := false
	if isKnown {
		w.Scan("SELECT typeof(x) = 'text' AND length(x) IN ("+characters+") AND "+
			"COALESCE(length(unhex(replace(x,'-',''))), 0) = 16 FROM (SELECT ("+value+") AS x)", nil,
			&makesIDs)
	}
	if makesIDs {
		return ""
	}
	return fmt.Sprintf("the default of column %s, made for its old type (until it is made again, "+
		"inserts without a value fail)", col.Name)
}
