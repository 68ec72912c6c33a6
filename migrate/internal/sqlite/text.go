package sqlite

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

type word = dialect.Word

func words(def string) []word { return dialect.Words(def, math.MaxInt) }

// sameName compares names as SQLite does: capitals are small letters in ASCII alone.
func sameName(a, b string) bool {
	small := func(c byte) byte {
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		return c
	}
	same := len(a) == len(b)
	for i := 0; same && i < len(a); i++ {
		same = small(a[i]) == small(b[i])
	}
	return same
}

// soleCreate fails unless a text is one statement, which creates an object of a kind and a name.
//
// SQLite keeps such a text in its catalogue. All who can write the file can write anything there,
// and the driver runs one statement of a text after the other.
func soleCreate(def, kind, name string) error {
	list := words(def)
	if len(list) > 1 && list[1].Is("UNIQUE") {
		list = slices.Delete(list, 1, 2)
	}
	if len(list) < 4 || !list[0].Is("CREATE") || !list[1].Is(kind) ||
		!sameName(list[2].Text, name) || list[3].Is(".") {
		return fmt.Errorf("the text that SQLite has of %q is not the CREATE %s of that name", name, kind)
	}
	depth, trigger := 0, kind == "TRIGGER"
	for i, w := range list {
		// A trigger ends with the first END behind a semicolon.
		ends := trigger && i > 0 && list[i-1].Is(";") && w.Is("END")
		switch {
		case w.Is(";") && !trigger, w.Is("\x00"), ends != (trigger && i == len(list)-1):
			return fmt.Errorf("the text that SQLite has of %q is not one statement", name)
		case w.Is("("):
			depth++
		case w.Is(")"):
			depth--
		case w.Open:
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

// retype changes the declared type of one column in the text of a CREATE TABLE, and nothing else. A
// blank keeps the type from the next word, and goes again: see declaredType.
func retype(def, column, newType string) (string, error) {
	list := words(def)
	depth := 0
	for i, w := range list[:max(len(list)-1, 0)] {
		begins := depth == 1 && (list[i-1].Is("(") || list[i-1].Is(",")) // a column's definition
		switch {
		case w.Is("("):
			depth++
		case w.Is(")"):
			depth--
		case begins && sameName(w.Text, column):
			from := list[i+1].At
			to := endOfType(list[i+1:])
			if to <= from { // no type yet
				if newType != "" && !joins("x", def[w.End:]) {
					newType = " " + newType
				}
				return def[:w.End] + concatWords(newType, def[w.End:]), nil
			}
			tail := def[to:]
			if newType == "" { // with the blank that came with the type
				if from == w.End {
					tail = strings.TrimPrefix(tail, " ")
				}
				return def[:w.End] + tail, nil
			}
			if plain := strings.TrimSuffix(newType, " "); plain != newType {
				newType, tail = plain, strings.TrimPrefix(tail, " ")
			}
			return def[:from] + concatWords(newType, tail), nil
		}
	}
	return "", fmt.Errorf("the column %q is not found in its definition", column)
}

// joins reports whether two texts would be read as one word where they meet.
func joins(head, tail string) bool {
	list := words(head[max(len(head)-1, 0):] + tail[:min(len(tail), 1)])
	return len(list) == 1 && list[0].End == 2
}

// concatWords writes a text before another one.
func concatWords(head, tail string) string {
	if joins(head, tail) {
		head += " "
	}
	return head + tail
}

// declaredType is the type of a column as it is written, "" where there is none. It ends with a
// blank where the next word follows at once: another type has to have one there.
func declaredType(def, column string) string {
	text := columnText(def, column)
	list := words(text)
	if len(list) == 0 {
		return ""
	}
	from, to := list[0].At, endOfType(list)
	if to <= from {
		return ""
	}
	if joins("x", text[to:]) {
		return text[from:to] + " "
	}
	return text[from:to]
}

// endOfType returns where the type ends that some words begin with, 0 if they begin with none.
func endOfType(list []dialect.Word) (to int) {
	depth := 0
	for _, w := range list {
		switch {
		case depth == 0 && (w.Is(",") || w.Is(")") ||
			!w.Quoted && liteConstraint[strings.ToUpper(w.Text)]):
			return to
		case w.Is("("):
			depth++
		case w.Is(")"):
			depth--
		}
		to = w.End
	}
	return to
}

// columnText is the text of one column in a CREATE TABLE, behind its name.
func columnText(def, column string) string {
	list := words(def)
	depth, from := 0, 0
	for i, w := range list {
		begins := depth == 1 && i > 0 && (list[i-1].Is("(") || list[i-1].Is(","))
		switch {
		case from > 0 && depth == 1 && (w.Is(",") || w.Is(")")):
			return def[from:w.At]
		case w.Is("("):
			depth++
		case w.Is(")"):
			depth--
		case begins && sameName(w.Text, column):
			from = w.End
		}
	}
	return ""
}

// usesInText reports whether an index names a column in an expression, or in its condition.
func usesInText(def, column string) bool {
	list := words(def)
	is := func(w word) bool { return sameName(w.Text, column) }
	depth, at := 0, 0 // at: the place in the list of columns, from 1
	for i, w := range list {
		switch {
		case w.Is("("):
			if depth++; depth == 1 && at == 0 {
				at = 1
			}
		case w.Is(")"):
			if depth--; depth == 0 {
				return slices.ContainsFunc(list[i:], is) // the condition
			}
		case at > 0 && is(w):
			isPart := list[i-1].Is("(") || list[i-1].Is(",")
			if depth > 1 || !isPart || !endsPart(list[i+1]) {
				return true
			}
		}
	}
	return false
}

// endsPart reports whether a column of an index ends at a word, or is followed by its order.
func endsPart(w word) bool {
	return w.Is(",") || w.Is(")") || w.Is("COLLATE") || w.Is("ASC") || w.Is("DESC")
}

// qualifies reports whether SQL says the name of a table before a column's name.
func qualifies(def, table string) bool {
	list := words(def)
	for i := range list[:max(len(list)-1, 0)] {
		if list[i+1].Is(".") && sameName(list[i].Text, table) {
			return true
		}
	}
	return false
}

// liteConstraint are the words that end a column's type.
var liteConstraint = map[string]bool{"CONSTRAINT": true, "PRIMARY": true, "NOT": true,
	"NULL": true, "UNIQUE": true, "CHECK": true, "DEFAULT": true, "COLLATE": true,
	"REFERENCES": true, "GENERATED": true, "AS": true}
