package sqlite

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
)

// soleCreate fails unless a text is one statement, which creates an object of a kind and a
// name, as SQLite keeps it in its catalogue. Who can write the file can write anything there,
// and the driver runs one statement of a text after the other.
func soleCreate(def, kind, name string) error {
	toks := liteTokens(def)
	if len(toks) > 1 && strings.EqualFold(toks[1].text, "UNIQUE") {
		toks = append(toks[:1:1], toks[2:]...)
	}
	if len(toks) < 4 || !strings.EqualFold(toks[0].text, "CREATE") || !strings.EqualFold(toks[1].text, kind) ||
		!strings.EqualFold(toks[2].name(), name) || toks[3].text == "." {
		return fmt.Errorf("the text that SQLite has of %q is not the CREATE %s of that name", name, kind)
	}
	depth, trigger := 0, strings.EqualFold(kind, "TRIGGER")
	for i, t := range toks {
		// A trigger ends with the first END behind a semicolon.
		ends := trigger && i > 0 && toks[i-1].text == ";" && strings.EqualFold(t.text, "END")
		switch first := t.text[0]; {
		case t.text == ";" && !trigger, first == 0, ends != (trigger && i == len(toks)-1):
			return fmt.Errorf("the text that SQLite has of %q is not one statement", name)
		case t.text == "(":
			depth++
		case t.text == ")":
			depth--
		case first == '[' && (len(t.text) < 2 || !strings.HasSuffix(t.text, "]")),
			strings.IndexByte("\"`'", first) >= 0 && (len(t.text) < 2 || t.text[len(t.text)-1] != first):
			return fmt.Errorf("the text that SQLite has of %q ends within a name or a string", name)
		}
		if depth < 0 {
			break
		}
	}
	if depth != 0 {
		return fmt.Errorf("the text that SQLite has of %q has brackets without their pair", name)
	}
	return nil
}

// definedBefore returns the definition of a table from before a copy: that which it has now,
// with the types that the columns had then. noted is what the state says of it, which is
// believed only as far as it differs from the catalogue in those types.
func definedBefore(noted, now string, t *shadow.CopyTable) (string, error) {
	a, b := noted, now
	for _, col := range t.Columns {
		var err error
		if a, err = retype(a, col.Name, "\x01"); err != nil {
			return "", err
		}
		if b, err = retype(b, col.Name, "\x01"); err != nil {
			return "", err
		}
	}
	if a != b {
		return "", fmt.Errorf("the definition of %q is not the one that it got by the copy, or the record of the one before is not true; nothing was changed", t.Table)
	}
	return noted, soleCreate(noted, "TABLE", t.Table)
}

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
		case dialect.WordByte(c):
			for j < len(s) && dialect.WordByte(s[j]) {
				j++
			}
		}
		out = append(out, liteToken{s[i:j], i})
		i = j
	}
	return out
}
