package dialect

import (
	"fmt"
	"strings"
)

// retype changes the declared type of one column in the text of a CREATE TABLE,
// and nothing else. It is for SQLite, which keeps that text.
func retype(def, column, newType string) (string, error) {
	toks := liteTokens(def)
	depth, start := 0, true
	for i, t := range toks {
		switch {
		case t.text == "(":
			depth++
			start = depth == 1
			continue
		case t.text == ")":
			depth--
		case t.text == "," && depth == 1:
			start = true
			continue
		}
		if !start || depth != 1 {
			continue
		}
		start = false
		if !strings.EqualFold(t.name(), column) || i+1 == len(toks) {
			continue
		}
		from, to := toks[i+1].at, toks[i+1].at
		inner := 0
		for _, x := range toks[i+1:] {
			if x.text == "(" {
				inner++
			}
			if inner == 0 && (x.text == "," || x.text == ")" || liteConstraint[strings.ToUpper(x.text)]) {
				break
			}
			if x.text == ")" {
				inner--
			}
			to = x.at + len(x.text)
		}
		if end := t.at + len(t.text); to == from {
			return def[:end] + " " + newType + def[end:], nil
		}
		return def[:from] + newType + def[to:], nil
	}
	return "", fmt.Errorf("the column %q is not found in its definition", column)
}

// qualifies reports whether SQL says the name of a table before that of a column.
func qualifies(def, table string) bool {
	toks := liteTokens(def)
	for i := range toks[:max(len(toks)-1, 0)] {
		if toks[i+1].text == "." && strings.EqualFold(toks[i].name(), table) {
			return true
		}
	}
	return false
}

// liteConstraint are the words that end a column's type.
var liteConstraint = map[string]bool{"CONSTRAINT": true, "PRIMARY": true, "NOT": true, "NULL": true, "UNIQUE": true, "CHECK": true,
	"DEFAULT": true, "COLLATE": true, "REFERENCES": true, "GENERATED": true, "AS": true}

type liteToken struct {
	text string
	at   int
}

// name is the token as a name, without its quotes.
func (t liteToken) name() string {
	s := t.text
	if len(s) < 2 {
		return s
	}
	switch s[0] {
	case '"', '`', '\'':
		q := s[:1]
		return strings.ReplaceAll(s[1:len(s)-1], q+q, q)
	case '[':
		return s[1 : len(s)-1]
	}
	return s
}

// liteTokens cuts SQL into words, quoted things and single characters, without
// space and comments.
func liteTokens(s string) []liteToken {
	var out []liteToken
	for i := 0; i < len(s); {
		j := i + 1
		switch c := s[i]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f':
			i++
			continue
		case strings.HasPrefix(s[i:], "--"):
			for j < len(s) && s[j] != '\n' {
				j++
			}
			i = j
			continue
		case strings.HasPrefix(s[i:], "/*"):
			if n := strings.Index(s[i+2:], "*/"); n >= 0 {
				j = i + 2 + n + 2
			} else {
				j = len(s)
			}
			i = j
			continue
		case c == '"' || c == '`' || c == '\'':
			for j < len(s) {
				if s[j] != c {
					j++
				} else if j+1 < len(s) && s[j+1] == c {
					j += 2
				} else {
					break
				}
			}
			j = min(j+1, len(s))
		case c == '[':
			for j < len(s) && s[j] != ']' {
				j++
			}
			j = min(j+1, len(s))
		case wordByte(c):
			for j < len(s) && wordByte(s[j]) {
				j++
			}
		}
		out = append(out, liteToken{s[i:j], i})
		i = j
	}
	return out
}
