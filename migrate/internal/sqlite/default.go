package sqlite

import (
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A rebuild carries over the default of a column that makes ids as text: the new default makes the
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
			inColumn = sameName(w.Text, column)
		}
		switch {
		case w.Is("("):
			depth++
		case w.Is(")"):
			depth--
		case inColumn && depth == 1 && w.Is("DEFAULT") && i+1 < len(list) && !list[i-1].Is("SET"):
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
func withDefault(def, column string, isText bool) string {
	from, to := placeOfDefault(def, column)
	if to == 0 {
		return def
	}
	value := def[from:to]
	if isText {
		if text, ok := textBehind(value); ok {
			return def[:from] + asValue(text) + def[to:]
		}
		return def
	}
	return def[:from] + "(" + bytesBegin + value + bytesEnd + ")" + def[to:]
}

// losesDefault reports whether a column has a default that is none of the new type.
func (w script) losesDefault(table string, x twin.Twin) bool {
	value, has := w.defaultOf(table, x.Name)
	if !has {
		return false
	}
	characters := "32, 36"
	isKnown := !x.T.Listed() && isExpression(value)
	if x.New.Writes.IsText() && isKnown {
		if value, isKnown = textBehind(value); isKnown {
			characters = map[bool]string{true: "32", false: "36"}[x.New.Writes.Spellings]
		}
	}
	return !isKnown || !w.makes(value, characters)
}

// makesIDs reports whether the default of a column makes ids, as text or as bytes.
func (w script) makesIDs(table, column string) bool {
	value, has := w.defaultOf(table, column)
	if !has || !isExpression(value) {
		return false
	}
	if text, ok := textBehind(value); ok {
		value = text
	}
	return w.makes(value, "32, 36")
}

func (w script) defaultOf(table, column string) (value string, has bool) {
	if list := w.ask("default of a column", table, column); len(list) > 0 {
		return list[0], true
	}
	return "", false
}

// makes reports whether an expression without a query makes an id as text of some lengths.
func (w script) makes(value, characters string) (ids bool) {
	w.Scan("SELECT typeof(x) = 'text' AND length(x) IN ("+characters+") AND "+
		"COALESCE(length(unhex(replace(x,'-',''))), 0) = 16 FROM (SELECT ("+value+") AS x)", nil, &ids)
	return ids
}
