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
	placeComputed           // compared with what a function or a JSON path returns
)

// sameForm are the functions whose result has the form of their arguments.
var sameForm = []string{
	"", "any", "all", "some", "coalesce", "ifnull", "nullif", "isnull", "nvl", "greatest", "least",
	"min", "max",
}

// transparent are the names before a parenthesis that ask for no form of their own:
// sameForm, the words of SQL, and the functions that take an id as bytes.
var transparent = append(slices.Clip(sameForm),
	"in", "values", "row", "array", "and", "or", "not", "on", "where", "when", "then", "else", "select",
	"exists", "union", "from", "join", "as", "by", "set", "having", "returning", "if", "iif",
	"hex", "bin_to_uuid", "length", "octet_length", "typeof", "quote")

// placeOf says where the argument between the two texts stands.
func placeOf(before, after string) place {
	if op := operatorBefore(before); op.kind != noOperator {
		if op.column != "" {
			return place{kind: placeColumn, column: op.column, name: "="}
		}
		if op.kind == inList {
			before = strings.TrimRight(before, " \t\r\n(?,")
			op.at = max(0, len(before)-len("in"))
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
	if rest, found := cutWord(end, "between"); found {
		return place{placeColumn, columnAtEnd(trimWord(rest, "not")), "BETWEEN"}
	}
	if rest, found := cutWord(end, "and"); found {
		low := strings.TrimRight(rest, " \t\r\n") // ends in the lower bound, ? or @name
		low = strings.TrimRight(low[:strings.LastIndexAny(low, " \t\r\n")+1], " \t\r\n")
		if rest, found = cutWord(low, "between"); found {
			return place{placeColumn, columnAtEnd(trimWord(rest, "not")), "BETWEEN"}
		}
	}
	for _, like := range []string{"like", "ilike", "regexp", "glob", "rlike"} {
		if rest, found := cutWord(end, like); found {
			return place{placeLike, columnAtEnd(trimWord(rest, "not")), strings.ToUpper(like)}
		}
	}
	name, inside := functionAround(end)
	if inside && !slices.Contains(transparent, strings.ToLower(name)) {
		return place{kind: placeFunction, name: name}
	}
	return placeAfter(after)
}

// placeAfter is placeOf for an argument that stands before the column.
func placeAfter(after string) place {
	right := strings.TrimLeft(after, " \t\r\n")
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
	calls := strings.HasPrefix(strings.TrimLeft(column[n:], " "), "(")
	if n == 0 || calls || '0' <= column[0] && column[0] <= '9' {
		return place{}
	}
	return place{kind: placeColumn, column: column[:n], name: op}
}

// computed is the place of an argument that is compared with what left ends in.
func computed(left string) place {
	left = strings.TrimRight(left, " \t\r\n")
	switch {
	case left == "":
		return place{}
	case strings.HasSuffix(left, "'"): // a JSON path, as in attrs->>'$.owner'
		return place{kind: placeComputed, name: left[strings.LastIndexAny(left, " (")+1:]}
	case !strings.HasSuffix(left, ")"):
		return place{}
	}
	depth := 0
	for i := len(left) - 1; i >= 0; i-- {
		switch left[i] {
		case ')':
			depth++
		case '(':
			if depth--; depth == 0 {
				name := columnAtEnd(left[:i])
				if slices.Contains(sameForm, strings.ToLower(name)) {
					return place{}
				}
				return place{kind: placeComputed, name: name}
			}
		}
	}
	return place{}
}

// functionAround returns the name before the last parenthesis that is still open.
func functionAround(text string) (name string, inside bool) {
	depth := 0
	for i := len(text) - 1; i >= 0; i-- {
		switch text[i] {
		case ')':
			depth++
		case '(':
			if depth == 0 {
				return columnAtEnd(text[:i]), true
			}
			depth--
		}
	}
	return "", false
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
