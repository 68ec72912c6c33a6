package gormplugin

import (
	"regexp"
	"slices"
	"strings"
)

// A place is where an argument stands in SQL text.
type place struct {
	kind   placeKind
	column string // what the argument is compared with, "" if that is not known
	name   string // of the function, or of the operator
	others string // more columns that the argument is compared with, by commas
	query  string // the subquery that the column is of, "" for that around the argument
	// viaDerived is whether the argument is a value of a column of a subquery, and column what
	// this is compared with.
	viaDerived bool
}

type placeKind uint8

const (
	placeUnknown     placeKind = iota
	placeColumn                // compared with a column by =, <>, <, >, IN or BETWEEN
	placeLike                  // compared with a column by LIKE
	placeFunction              // the argument of a function that may want either form
	placeComputed              // compared with what a function returns
	placeTuple                 // compared with several columns, whose list column holds
	placeJSONText              // compared with, or put into, JSON as the text of a string
	placeJSON                  // put into JSON with its quotes
	placeJSONList              // in a list that JSON is compared with
	placeUnlisted              // inserted into a column that the statement does not name
	placeTransparent           // the argument of a function that takes an id as bytes
)

// sameForm are the functions whose result has the form of their arguments.
var sameForm = []string{
	"", "any", "all", "some", "coalesce", "ifnull", "nullif", "isnull", "nvl", "greatest", "least",
	"min", "max", "if", "iif",
}

// sqlWords are the words that may stand before a parenthesis and are no function.
var sqlWords = []string{
	"in", "values", "row", "array", "and", "or", "not", "on", "where", "when", "then", "else",
	"select", "exists", "union", "from", "join", "as", "by", "set", "having", "returning",
}

// transparent are the functions that take an id as bytes.
var transparent = []string{
	"hex", "bin_to_uuid", "length", "octet_length", "typeof", "quote",
}

// placeOf says where the argument between the two texts stands.
func placeOf(before, after string) place {
	if rest, found := cutWord(strings.TrimRight(before, " \t\r\n"), "binary"); found { // MySQL's cast
		before = rest
	}
	if op := operatorBefore(before); op.kind != noOperator {
		if op.column != "" && !strings.EqualFold(op.column, "end") {
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
		if c := columnAtEnd(left); c != "" && !strings.EqualFold(c, "end") {
			return place{kind: placeColumn, column: c, name: end[len(left):]}
		}
		return computed(left)
	}
	if p, ok := placeByWord(end, after); ok {
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
func placeByWord(end, after string) (place, bool) {
	for _, word := range []string{"when", "then", "else"} {
		if _, found := cutWord(end, word); found {
			return placeInCase(end, after, word == "when")
		}
	}
	if rest, found := cutWord(end, "between"); found {
		return place{kind: placeColumn, column: columnAtEnd(trimWord(rest, "not")), name: "BETWEEN"}, true
	}
	if rest, found := cutWord(end, "and"); found {
		low := strings.TrimRight(rest, " \t\r\n") // ends in the lower bound, ? or @name
		low = strings.TrimRight(low[:strings.LastIndexAny(low, " \t\r\n")+1], " \t\r\n")
		if rest, found = cutWord(low, "between"); found {
			return place{kind: placeColumn, column: columnAtEnd(trimWord(rest, "not")), name: "BETWEEN"}, true
		}
	}
	for _, like := range []string{"like", "ilike", "regexp", "glob", "rlike"} {
		if rest, found := cutWord(end, like); found {
			return place{kind: placeLike, column: columnAtEnd(trimWord(rest, "not")),
				name: strings.ToUpper(like)}, true
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
	if rest, found := cutWord(end, "values"); found {
		if strings.HasSuffix(rest, ")") {
			_, inner := lastGroup(rest)
			return place{kind: placeTuple, column: inner, name: "VALUES"}, true
		}
		return place{kind: placeUnlisted, name: "VALUES"}, intoTable.MatchString(rest)
	}
	if m := insertSelect.FindStringSubmatch(end); m != nil {
		columns, at := split(m[1]), len(split(m[2]))-1
		if openParenthesis(m[2]) < 0 && at < len(columns) {
			return place{kind: placeColumn, column: plainName(columns[at]), name: "SELECT"}, true
		}
	}
	return place{}, false
}

// intoTable is the end of an INSERT that names no columns. insertSelect is one of a SELECT, up to
// an argument that stands for a column.
var (
	intoTable = regexp.MustCompile("(?i)(?:\\binto|\\binsert(?:\\s+(?:ignore|low_priority|high_priority|delayed))*|" +
		"^\\s*replace)\\s+[\\w.`\"\\[\\]]+$")
	insertSelect = regexp.MustCompile("(?is)\\binto\\s+[\\w.`\"\\[\\]]+\\s*\\(([^()]*)\\)\\s*select\\b((?:.*,)?)\\s*$")
)

var caseWords = regexp.MustCompile(`(?i)\b(?:case|when|end)\b`)

// placeInCase is the place of an argument behind the WHEN of a CASE, or of one of its results.
func placeInCase(end, after string, when bool) (place, bool) {
	words, depth, first := caseWords.FindAllStringIndex(end, -1), 0, len(end)
	for _, at := range slices.Backward(words) {
		switch word := strings.ToLower(end[at[0]:at[1]]); {
		case word == "end":
			depth++
		case word == "case" && depth > 0:
			depth--
		case word == "case" && when:
			return comparedWith(strings.TrimSpace(end[at[1]:first])), true
		case word == "case":
			return placeOf(end[:at[0]], afterCase(after)), true
		case depth == 0:
			first = at[0]
		}
	}
	return place{}, false
}

// afterCase returns the text after the END that closes a CASE in it.
func afterCase(text string) string {
	depth := 0
	for _, at := range caseWords.FindAllStringIndex(text, -1) {
		switch word := strings.ToLower(text[at[0]:at[1]]); {
		case word == "case":
			depth++
		case word == "end" && depth == 0:
			return text[at[1]:]
		case word == "end":
			depth--
		}
	}
	return ""
}

// comparedWith is the place of an argument that is compared with the column or the function that
// left ends in.
func comparedWith(left string) place {
	if c := columnAtEnd(left); c != "" && !strings.EqualFold(c, "end") {
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
		return place{kind: placeTransparent, name: name}, true
	case name == "field": // MySQL's, which compares its first argument with the others
		return place{kind: placeColumn, column: plainName(split(end[open+1:])[0]), name: name}, true
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
	if pastColumns.MatchString(within) {
		return place{}, false
	}
	p := place{}
	if outer != "" {
		p = placeOf(outer, afterParenthesis(after))
	}
	switch {
	case p.kind == placeUnlisted:
		return p, !called
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
	switch {
	case p.kind == placeUnknown && called:
		p = placeAfter(afterParenthesis(after))
	case p.kind == placeUnknown:
		return placeBesideTuple(within, after)
	}
	return p, p.kind != placeUnknown
}

// placeBesideTuple is the place of an argument in a tuple that is compared with what follows it.
func placeBesideTuple(within, after string) (place, bool) {
	p, at := placeAfter(afterParenthesis(after)), len(split(within))-1
	if columns := split(p.column); p.kind == placeTuple && at < len(columns) {
		c := plainName(named.ReplaceAllString(columns[at], ""))
		return place{kind: placeColumn, column: c, name: p.name, query: p.query}, true
	}
	return place{}, false
}

// subquery is the beginning of one, and pastColumns one whose columns end: an argument further on
// is not among them.
var (
	subquery    = regexp.MustCompile(`(?i)^\s*(?:select|with)\b`)
	pastColumns = regexp.MustCompile(`(?is)^\s*(?:select|with)\b.*\bfrom\b`)
)

// subqueryAround returns the innermost subquery around a place in SQL, "" without one.
func subqueryAround(text string, at int) string {
	for open := openParenthesis(text[:at]); open >= 0; open = openParenthesis(text[:open]) {
		if in := upToParenthesis(text[open+1:]); subquery.MatchString(in) {
			return in
		}
	}
	return ""
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

// operatorAfter is an operator behind an argument. bounds are the two columns of BETWEEN.
var (
	operatorAfter = regexp.MustCompile(`(?i)^(?:[<>=!]+|is\s+(?:not\s+)?distinct\s+from\b|is\b(?:\s+not\b)?|` +
		`(?:not\s+)?(?:in|between)\b)\s*(?:(?:any|all|some|row|binary)\b\s*)?`)
	bounds    = regexp.MustCompile("(?i)^([\\w.`\"\\[\\]]+)\\s+and\\s+([\\w.`\"\\[\\]]+)")
	nullTest  = regexp.MustCompile(`(?i)^is\s+(?:not\s+)?null\b`)
	memberOf  = regexp.MustCompile(`(?i)^(?:not\s+)?member\s+of\b`)
	selection = regexp.MustCompile(`(?is)^\s*select\s+(?:distinct\s+|all\s+)?(.*?)\s+from\b`)
	named     = regexp.MustCompile(`(?is)\s+as\s+\S+\s*$`)
)

// placeAfter is placeOf for an argument that stands before the column.
func placeAfter(after string) place {
	right := strings.TrimLeft(after, ") \t\r\n")
	if nullTest.MatchString(right) {
		return place{kind: placeTransparent, name: "IS NULL"}
	}
	if memberOf.MatchString(right) {
		return place{kind: placeJSONText, name: "MEMBER OF"}
	}
	op := operatorAfter.FindString(right)
	if op == "" {
		return place{}
	}
	column := right[len(op):]
	op = strings.ToUpper(strings.TrimSpace(op))
	if strings.HasPrefix(column, "(") {
		return placeInList(upToParenthesis(column[1:]), strings.HasSuffix(op, "IN"))
	}
	if m := bounds.FindStringSubmatch(column); m != nil && strings.HasSuffix(op, "BETWEEN") {
		return place{kind: placeColumn, column: m[1], others: m[2], name: "BETWEEN"}
	}
	n := 0
	for n < len(column) && isNameByte(column[n]) {
		n++
	}
	if open := strings.TrimLeft(column[n:], " "); n > 0 && strings.HasPrefix(open, "(") {
		return computed(column[:n] + "(" + upToParenthesis(open[1:]) + ")")
	}
	c := plainName(column[:n])
	if c == "" {
		return place{}
	}
	return place{kind: placeColumn, column: c, name: op}
}

// placeInList is the place of an argument that is compared with what stands in a parenthesis behind
// it: with one of the columns of IN, with a tuple, or with what a subquery selects.
func placeInList(inner string, in bool) place {
	if subquery.MatchString(inner) {
		m := selection.FindStringSubmatch(inner)
		if m == nil {
			return place{}
		}
		p := placeInList(m[1], false)
		p.query = inner
		return p
	}
	items := split(inner)
	if first := strings.TrimSpace(items[0]); strings.HasPrefix(first, "(") && strings.HasSuffix(first, ")") {
		_, tuple := lastGroup(first)
		return place{kind: placeTuple, column: tuple, name: "IN"}
	}
	var columns []string
	for _, item := range items {
		if c := plainName(named.ReplaceAllString(item, "")); c != "" {
			columns = append(columns, c)
		}
	}
	switch {
	case !in && len(items) > 1:
		return place{kind: placeTuple, column: inner, name: "="}
	case len(columns) > 0:
		return place{kind: placeColumn, column: columns[0], others: strings.Join(columns[1:], ","), name: "IN"}
	}
	return computed(items[0])
}

// jsonPath is a path of JSON at the end of SQL, as in attrs->>'$.owner'. MySQL also takes other
// quotes, and SQLite and PostgreSQL the number of an element.
var jsonPath = regexp.MustCompile(`[-#](>>?)\s*(?:'[^']*'|"[^"]*"|\d+)$`)

// computed is the place of an argument that is compared with what left ends in.
func computed(left string) place {
	left = trimWord(strings.TrimRight(left, " \t\r\n"), "not")
	switch {
	case left == "":
		return place{}
	case jsonPath.MatchString(left):
		return place{kind: placeJSONText, name: "-" + jsonPath.FindStringSubmatch(left)[1]}
	case strings.HasSuffix(left, "'"): // a text
		return place{kind: placeComputed, name: left[strings.LastIndexAny(left, " (")+1:]}
	case strings.HasSuffix(strings.ToLower(left), "end"):
		return ofCase(left[:len(left)-len("end")])
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
		if subquery.MatchString(inner) {
			return placeInList(inner, false)
		}
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

var results = regexp.MustCompile("(?i)\\b(?:then|else)\\s+([\\w.`\"\\[\\]]+)(\\s*\\()?")

// ofCase is the place of an argument that is compared with the result of a CASE.
func ofCase(text string) place {
	var columns []string
	words := caseWords.FindAllStringIndex(text, -1)
	for _, at := range slices.Backward(words) {
		if strings.EqualFold(text[at[0]:at[1]], "case") {
			text = text[at[1]:]
			break
		}
	}
	for _, m := range results.FindAllStringSubmatch(text, -1) {
		if c := plainName(m[1]); c != "" && m[2] == "" {
			columns = append(columns, c)
		}
	}
	if len(columns) == 0 {
		return place{}
	}
	return place{kind: placeColumn, column: columns[0], others: strings.Join(columns[1:], ","), name: "="}
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
