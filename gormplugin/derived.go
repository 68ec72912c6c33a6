package gormplugin

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

const sqlName = "[\\w`\"\\[\\]]+"

var (
	// valuesRow is the text up to a row of VALUES in a parenthesis.
	valuesRow = regexp.MustCompile(`(?is)\(\s*values\s*(?:row\s*)?(?:\([^()]*\)\s*,\s*(?:row\s*)?)*$`)
	// unions part the SELECTs of a subquery, and selectList is what one of them selects.
	unions     = regexp.MustCompile(`(?i)\bunion\b(?:\s+(?:all|distinct)\b)?`)
	selectList = regexp.MustCompile(`(?is)^\s*select\s+(?:distinct\s+|all\s+)?(.*?)\s*(?:\bfrom\b.*)?$`)
	itemName   = regexp.MustCompile("(?is)\\s(?:as\\s+)?(" + sqlName + ")\\s*$")
	// cteName and derivedName are the name of a subquery, and its columns if they are named.
	cteName = regexp.MustCompile("(?is)(?:\\bwith(?:\\s+recursive)?|,)\\s*(" + sqlName +
		")\\s*(?:\\(([^()]*)\\))?\\s*as\\s*(?:(?:not\\s+)?materialized\\s*)?$")
	derivedName = regexp.MustCompile("(?is)^\\s*(?:as\\s+)?(" + sqlName + ")\\s*(?:\\(([^()]*)\\))?")
	ofTables    = regexp.MustCompile(`(?is)(?:\b(?:from|join|lateral)|,)\s*$`)
	usingList   = regexp.MustCompile(`(?is)\busing\s*\(([^()]*)\)`)
)

// placeInDerived is the place of an argument in what a subquery selects. That is what the
// subquery's column is compared with, as w.id of WITH w AS (SELECT ? AS id).
func placeInDerived(text string, start, end int) place {
	open := openParenthesis(text[:start])
	if open < 0 {
		return place{}
	}
	closing := end + len(upToParenthesis(text[end:]))
	at, list := 0, ""
	if valuesRow.MatchString(text[:open]) {
		at = len(split(text[open+1:start])) - 1
		open = openParenthesis(text[:open])
		closing += 1 + len(upToParenthesis(text[min(closing+1, len(text)):]))
	} else {
		parts := unions.Split(text[open+1:start], -1)
		last := parts[len(parts)-1]
		m := selectList.FindStringSubmatch(last + " ")
		if m == nil || pastColumns.MatchString(last) {
			return place{}
		}
		at = len(split(m[1])) - 1
		if m = selectList.FindStringSubmatch(unions.Split(text[open+1:min(closing, len(text))], 2)[0]); m != nil {
			list = m[1]
		}
	}
	if open < 0 || closing >= len(text) {
		return place{}
	}
	before, after := text[:open], text[closing+1:]
	name, columns := "", ""
	if m := cteName.FindStringSubmatch(before); m != nil {
		name, columns = m[1], m[2]
	} else if m := derivedName.FindStringSubmatch(after); m != nil && ofTables.MatchString(before) {
		name, columns = m[1], m[2]
	} else {
		p := placeOf(before, after)
		p.viaDerived = p.kind == placeColumn
		if !p.viaDerived {
			return place{}
		}
		return p
	}
	uses := usesOf(text, open, closing, unquoted(name), columnNames(columns, list, at))
	if len(uses) == 0 {
		return place{kind: placeColumn, viaDerived: true}
	}
	return place{kind: placeColumn, column: uses[0], others: strings.Join(uses[1:], ","),
		name: namedSubquery, viaDerived: true}
}

// namedSubquery is the name of the place in one that has a name.
const namedSubquery = "a subquery"

func unquoted(name string) string { return strings.Trim(name, "`\"[] ") }

// columnNames returns the names that a subquery's column can have: of the list behind the
// subquery's name, of what it selects, or those that engines give to VALUES.
func columnNames(columns, list string, at int) []string {
	switch names := split(columns); {
	case columns != "" && at < len(names):
		return []string{unquoted(names[at])}
	case columns != "":
		return nil
	}
	if list == "" {
		return []string{fmt.Sprintf("column%d", at+1), fmt.Sprintf("column_%d", at)}
	}
	items := split(list)
	if at >= len(items) {
		return nil
	}
	if m := itemName.FindStringSubmatch(items[at]); m != nil {
		return []string{unquoted(m[1])}
	}
	if c := plainName(items[at]); c != "" {
		return []string{unquoted(c[strings.LastIndexByte(c, '.')+1:])}
	}
	return nil
}

// usesOf returns the columns that a subquery's column is compared with, outside of the subquery.
func usesOf(text string, open, closing int, table string, names []string) []string {
	tables := []string{table}
	alias := regexp.MustCompile("(?i)(?:\\bfrom|\\bjoin|,)\\s*[`\"\\[]?" + regexp.QuoteMeta(table) +
		"[`\"\\]]?\\s+(?:as\\s+)?(" + sqlName + ")")
	for _, m := range alias.FindAllStringSubmatch(text[closing:], -1) {
		tables = append(tables, unquoted(m[1]))
	}
	var uses []string
	add := func(p place) {
		if p.kind == placeColumn && p.column != "" {
			uses = append(append(uses, p.column), split(p.others)...)
		}
	}
	for _, name := range names {
		for _, m := range usingList.FindAllStringSubmatch(text, -1) {
			for _, c := range split(m[1]) {
				if strings.EqualFold(unquoted(c), name) {
					add(place{kind: placeColumn, column: unquoted(c)})
				}
			}
		}
		for _, at := range mentions(text, tables, name) {
			if at[1] <= open || at[0] > closing {
				add(placeOf(text[:at[0]], text[at[1]:]))
			}
		}
	}
	kept := uses[:0]
	for _, c := range uses {
		if c = strings.TrimSpace(c); c != "" {
			kept = append(kept, c)
		}
	}
	return kept
}

// mentions returns where a column of one of the tables stands in SQL: by the table's name, or else
// by its own alone.
func mentions(text string, tables []string, name string) (found [][]int) {
	column := "[`\"\\[]?\\b" + regexp.QuoteMeta(name) + "\\b[`\"\\]]?"
	for _, table := range tables {
		qualified := regexp.MustCompile("(?i)[`\"\\[]?\\b" + regexp.QuoteMeta(table) + "\\b[`\"\\]]?\\." + column)
		found = append(found, qualified.FindAllStringIndex(text, -1)...)
	}
	if len(found) > 0 {
		return found
	}
	for _, at := range regexp.MustCompile("(?i)"+column).FindAllStringIndex(text, -1) {
		if at[0] == 0 || text[at[0]-1] != '.' {
			found = append(found, at)
		}
	}
	return found
}

// derived finds subqueries, whose columns may have any name, and valuesList those of VALUES.
// writing is a statement that writes.
var (
	derived    = regexp.MustCompile(`(?i)\(\s*(?:select|values)\b|\bunion\b|^\s*with\b`)
	lists      = regexp.MustCompile(`(?i)\(\s*values\b|\bunion\b`)
	valuesList = regexp.MustCompile(`(?i)\(\s*values\b`)
	writing    = regexp.MustCompile(`(?is)^\s*(?:insert|update|delete|replace|merge)\b|` +
		`^\s*with\b.*\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|merge\s+into)\b`)
)

// unplaced refuses an id that meets no column that is known, in a statement that writes. It would
// be stored or compared in the engine's form, whatever the column's is. Some servers also take the
// bytes of an id in a subquery for text, and put question marks in their place.
func (w walker) unplaced(v any) (any, bool, error) {
	if w.arePlaced || w.stmt == nil || !w.sentAsBytes(v) && !isBound(v) || w.profile.Wire() != engine.WireBytes ||
		!w.writes() && !(w.convertsDerived() && (w.subquery != "" || lists.MatchString(w.text))) {
		return v, false, nil
	}
	return nil, false, fmt.Errorf("%w: %v meets no column that is known; compare or assign it to a column "+
		"of the table itself, or write gorm.Expr with %v's KeyLiteral", ErrPlace, shown(v), w.profile)
}

// convertsDerived reports whether the bytes that a subquery selects are taken for a text.
func (w walker) convertsDerived() bool {
	return slices.Contains(w.known.convertsDerived, w.profile)
}

// isBound reports whether v is an id that is sent as bytes already.
func isBound(v any) bool { _, bound := v.(*bytesID); return bound }

// writes reports whether the statement writes.
func (w walker) writes() bool {
	if w.stmt.SQL.Len() > 0 {
		return writing.MatchString(w.stmt.SQL.String())
	}
	return len(w.stmt.BuildClauses) > 0 && w.stmt.BuildClauses[0] != "SELECT"
}

// placedInDerived is placed for a value of a subquery's column. It refuses an id where nothing says
// what that is compared with, and on the servers that take the bytes there for a text.
func (w walker) placedInDerived(p place, v any) (any, bool, error) {
	if w.profile.Wire() != engine.WireBytes || w.arePlaced ||
		!w.carriesID(v) && !w.carriesBuiltID(v) && !w.isOwnText(v) {
		return v, false, nil
	}
	w.subquery = ""
	columns := append([]string{p.column}, split(p.others)...)
	for i, c := range columns {
		if c == "" || w.fieldFor(c, v) == nil {
			continue
		}
		columns[0], columns[i] = columns[i], columns[0]
		n, changed, err := w.besideColumns(columns, v)
		_, bytes := w.sentFor(n).([]byte)
		lost := bytes && p.name == namedSubquery || valuesList.MatchString(w.text)
		if err == nil && lost && w.convertsDerived() {
			return nil, false, fmt.Errorf("%w: %v takes the bytes of %v in a subquery for a text; "+
				"compare the column itself, or write UNHEX(?) and pass the 32 digits", ErrPlace, w.profile, shown(v))
		}
		return n, changed, err
	}
	if sixteen(v) { // a hash as likely
		return v, false, nil
	}
	return nil, false, fmt.Errorf("%w: %v is a value of a subquery, and nothing says what column it "+
		"meets; compare the column itself, or pass its String() for a text, or its bytes, as id[:]",
		ErrPlace, shown(v))
}
