package gormplugin

import (
	"slices"
	"strings"
)

// A place is where an argument stands in SQL text.
type place struct {
	kind   placeKind
	column string // what the argument is compared with, "" if that is not known
	name   string // of the function, or of the operator
}

type placeKind uint8

const (
	placeUnknown  placeKind = iota
	placeColumn             // compared with a column by =, <>, <, >, IN or BETWEEN
	placeLike               // compared with a column by LIKE
	placeFunction           // the argument of a function that may want either form
	placeComputed           // compared with what a function returns
	placeTuple              // compared with several columns, whose list column holds
	placeJSONText           // compared with, or put into, JSON as the text of a string
	placeJSON               // put into JSON with its quotes
	placeJSONList           // in a list that JSON is compared with
)

// sameForm are the functions whose result has the form of their arguments.
var sameForm = []string{
	"", "any", "all", "some", "coalesce", "ifnull", "nullif", "isnull", "nvl", "greatest", "least",
	"min", "max",
}

// sqlWords are the words that may stand before a parenthesis and are no function.
var sqlWords = []string{
	"in", "values", "row", "array", "and", "or", "not", "on", "where", "when", "then", "else",
	"select", "exists", "union", "from", "join", "as", "by", "set", "having", "returning",
}

// transparent are the functions that take an id as bytes.
var transparent = []string{
	"if", "iif", "hex", "bin_to_uuid", "length", "octet_length", "typeof", "quote",
}

// placeOf says where the argument between the two texts stands.
func placeOf(before, after string) place {
	if op := operatorBefore(before); op.kind != noOperator {
		if op.column != "" {
			return place{kind: placeColumn, column: op.column, name: "="}
		}
		if op.kind == inList {
			before = strings.TrimRight(before, " \t\r\n(?,")
			op.at = max(0, len(before)-len("in"))
			p := computed(before[:op.at])
			if p.kind == placeJSONText && quotedInLists(p.name) {
				p.kind = placeJSONList
			}
			return p
		}
		return computed(before[:op.at])
	}
	end := strings.TrimRight(before, " \t\r\n")
	if left := strings.TrimRight(end, "<>="); left != end {
		if c := columnAtEnd(left); c != "" {
			return place{kind: placeColumn, column: c, name: end[len(left):]}
		}
		return computed(left)
	}
	if p, ok := placeByWord(end); ok {
		return p
	}
	if open := openParenthesis(end); open >= 0 {
		if p, ok := inside(end, open, after); ok {
			return p
		}
	}
	return placeAfter(after)
}

// placeByWord is placeOf for an operator that is a word.
func placeByWord(end string) (place, bool) {
	if rest, found := cutWord(end, "between"); found {
		return place{placeColumn, columnAtEnd(trimWord(rest, "not")), "BETWEEN"}, true
	}
	if rest, found := cutWord(end, "and"); found {
		low := strings.TrimRight(rest, " \t\r\n") // ends in the lower bound, ? or @name
		low = strings.TrimRight(low[:strings.LastIndexAny(low, " \t\r\n")+1], " \t\r\n")
		if rest, found = cutWord(low, "between"); found {
			return place{placeColumn, columnAtEnd(trimWord(rest, "not")), "BETWEEN"}, true
		}
	}
	for _, like := range []string{"like", "ilike", "regexp", "glob", "rlike"} {
		if rest, found := cutWord(end, like); found {
			return place{placeLike, columnAtEnd(trimWord(rest, "not")), strings.ToUpper(like)}, true
		}
	}
	if rest, found := cutWord(end, "from"); found { // IS [NOT] DISTINCT FROM
		if rest, found = cutWord(rest, "distinct"); found {
			return comparedWith(trimWord(trimWord(rest, "not"), "is")), true
		}
	}
	if rest, found := cutWord(trimWord(end, "not"), "is"); found {
		return comparedWith(rest), true
	}
	if rest, found := cutWord(end, "values"); found && strings.HasSuffix(rest, ")") {
		_, inner := lastGroup(rest)
		return place{kind: placeTuple, column: inner, name: "VALUES"}, true
	}
	return place{}, false
}

// comparedWith is the place of an argument that is compared with the column or the function that
// left ends in.
func comparedWith(left string) place {
	if c := columnAtEnd(left); c != "" {
		return place{kind: placeColumn, column: c, name: "="}
	}
	return computed(left)
}

// inside is placeOf for an argument in the parenthesis that opens at open.
func inside(end string, open int, after string) (place, bool) {
	name := strings.ToLower(columnAtEnd(end[:open]))
	word := slices.Contains(sqlWords, name)
	switch {
	case strings.HasPrefix(name, "json_contains"), strings.HasPrefix(name, "json_overlaps"):
		return place{kind: placeJSON, name: name}, true
	case strings.HasPrefix(name, "json"):
		return place{kind: placeJSONText, name: name}, true
	case slices.Contains(transparent, name):
		return place{}, false
	case !word && !slices.Contains(sameForm, name):
		return place{kind: placeFunction, name: name}, true
	}
	outer, within := strings.TrimSpace(end[:open]), end[open+1:]
	called := name != "" && !word
	if called {
		outer = strings.TrimSpace(outer[:len(outer)-len(name)])
	} else {
		outer = beforeTuples(trimWord(outer, "row"))
	}
	p := place{}
	if outer != "" {
		p = placeOf(outer, afterParenthesis(after))
	}
	switch {
	case p.kind == placeTuple && !called:
		columns, at := split(p.column), len(split(within))-1
		whole := at == 0 && strings.HasPrefix(strings.TrimSpace(after), ")")
		if whole && len(columns) > 1 { // a list of tuples
			return p, true
		}
		if at >= len(columns) {
			return place{}, true
		}
		return place{kind: placeColumn, column: plainName(columns[at]), name: p.name}, true
	case p.kind == placeUnknown && called:
		for _, arg := range append(split(within), split(upToParenthesis(after))...) {
			if c := plainName(arg); c != "" {
				return place{kind: placeColumn, column: c, name: name}, true
			}
		}
	}
	return p, p.kind != placeUnknown
}

// beforeTuples returns the text before the tuples at its end, which a comma follows.
func beforeTuples(text string) string {
	for strings.HasSuffix(text, ",") {
		before := strings.TrimRight(text, ", \t\r\n")
		if !strings.HasSuffix(before, ")") {
			break
		}
		before, _ = lastGroup(before)
		text = strings.TrimSpace(before)
	}
	return text
}

// placeAfter is placeOf for an argument that stands before the column.
func placeAfter(after string) place {
	right := strings.TrimLeft(after, ") \t\r\n")
	column := strings.TrimLeft(right, "<>=!")
	if column == right {
		return place{}
	}
	op := right[:len(right)-len(column)]
	column = strings.TrimLeft(column, " \t\r\n")
	n := 0
	for n < len(column) && isNameByte(column[n]) {
		n++
	}
	if open := strings.TrimLeft(column[n:], " "); n > 0 && strings.HasPrefix(open, "(") {
		return computed(column[:n] + "(" + upToParenthesis(open[1:]) + ")")
	}
	if n == 0 || '0' <= column[0] && column[0] <= '9' {
		return place{}
	}
	return place{kind: placeColumn, column: column[:n], name: op}
}

// computed is the place of an argument that is compared with what left ends in.
func computed(left string) place {
	left = trimWord(strings.TrimRight(left, " \t\r\n"), "not")
	switch {
	case left == "":
		return place{}
	case strings.HasSuffix(left, "'"): // a JSON path, as in attrs->>'$.owner', or a text
		path := strings.LastIndexByte(left[:len(left)-1], '\'')
		arrow := strings.TrimRight(left[:max(0, path)], " ")
		switch {
		case strings.HasSuffix(arrow, ">>"):
			return place{kind: placeJSONText, name: "->>"}
		case strings.HasSuffix(arrow, ">"):
			return place{kind: placeJSONText, name: "->"}
		}
		return place{kind: placeComputed, name: left[strings.LastIndexAny(left, " (")+1:]}
	case !strings.HasSuffix(left, ")"):
		return place{}
	}
	before, inner := lastGroup(left)
	name, args := columnAtEnd(before), split(inner)
	lower := strings.ToLower(name)
	switch {
	case strings.HasPrefix(lower, "json"):
		return place{kind: placeJSONText, name: name}
	case name == "" || slices.Contains(sqlWords, lower):
		if len(args) > 1 {
			return place{kind: placeTuple, column: inner, name: "="}
		}
		if c := plainName(inner); c != "" {
			return place{kind: placeColumn, column: c, name: "="}
		}
		return computed(inner)
	case slices.Contains(sameForm, lower):
		for _, arg := range args {
			if c := plainName(arg); c != "" {
				return place{kind: placeColumn, column: c, name: "="}
			}
		}
		return place{}
	}
	return place{kind: placeComputed, name: name}
}

// quotedInLists reports whether some engines compare the result with its quotes in a list, and
// without them by =. The result is that of the function or the operator.
func quotedInLists(name string) bool {
	return strings.EqualFold(name, "json_extract") || strings.EqualFold(name, "json_query") ||
		name == "->"
}

// cutWord returns the text before the word at its end.
func cutWord(text, word string) (string, bool) {
	n := len(text) - len(word)
	if n < 1 || !strings.EqualFold(text[n:], word) {
		return text, false
	}
	if c := text[n-1]; isNameByte(c) && c != '"' && c != '`' {
		return text, false // the end of a longer name
	}
	return strings.TrimRight(text[:n], " \t\r\n"), true
}

func trimWord(text, word string) string {
	rest, _ := cutWord(text, word)
	return rest
}
