package dialect

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/internal/pattern"
)

// A TextType is a column type for ids as text. Its names come from a user: an engine looks
// them up in its catalogue before they become SQL.
type TextType struct {
	Name      string // char, varchar or text
	Length    int    // of 32 the ids are digits alone; 0: none
	Charset   string // empty: none was named
	Collation string // empty: none was named
}

var textType = pattern.Of(`(?i)^\s*(?:(char|varchar)\s*\(\s*(\d{1,4})\s*\)|(text))` +
	`(?:\s+(?:CHARACTER\s+SET|CHARSET)\s+(\w+))?(?:\s+COLLATE\s+(?:([\w.-]+)|"([^"]+)"))?\s*$`)

// ParseTextType reads a type as SQL writes it. A length holds 32 digits or 36 characters.
func ParseTextType(s string) (t TextType, err error) {
	m := textType().FindStringSubmatch(s)
	if m == nil {
		return t, fmt.Errorf("%q is no type for ids as text: want char(N), varchar(N) or text, "+
			"with CHARACTER SET and COLLATE where the engine has them", s)
	}
	t = TextType{Name: strings.ToLower(m[1] + m[3]), Charset: m[4], Collation: m[5] + m[6]}
	if m[2] != "" {
		t.Length, _ = strconv.Atoi(m[2])
	}
	if t.Name != "text" && t.Length != 32 && (t.Length < 36 || t.Length > 255) {
		return t, fmt.Errorf("%q: a column of ids as text has 32 characters for the digits alone, "+
			"or 36 to 255", s)
	}
	return t, nil
}

// Digits reports whether the ids are written without hyphens.
func (t TextType) Digits() bool { return t.Length == 32 }

// SQL returns the type without its names.
func (t TextType) SQL() string {
	if t.Length == 0 {
		return t.Name
	}
	return fmt.Sprintf("%s(%d)", t.Name, t.Length)
}
