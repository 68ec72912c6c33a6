package follow

import (
	"fmt"
	"strconv"
	"strings"
)

// A Column is how the followed column stores ids. Columns are comparable with ==.
type Column struct {
	// Type is the server's name of the type, in lower case.
	Type string
	// Bytes is whether ids are sixteen bytes. Otherwise they are sent as text.
	Bytes bool
	// Digits is the number of characters of a text: 36, or the length of another spelling. It is 36
	// for the server's own type of UUIDs.
	Digits int
}

// String returns the type with its length.
func (c Column) String() string {
	if c.Bytes || c.Type == "uuid" {
		return c.Type
	}
	return c.Type + " of " + strconv.Itoa(c.Digits) + " characters"
}

// spellings are the lengths that tell how a text spells an id.
var spellings = map[int]bool{26: true, 27: true, 32: true, 36: true, 38: true}

// columnOf reads a type of the catalogue. Length is the most characters or bytes that fit, 0 where
// the type has no limit.
func columnOf(name, typ string, length int) (Column, error) {
	typ = strings.ToLower(typ)
	c := Column{Type: typ, Digits: 36}
	switch typ {
	case "uuid":
		return c, nil
	case "char", "varchar", "bpchar", "text", "tinytext", "mediumtext", "longtext":
		switch {
		case length == 0 || length == 37 || length > 38:
		case spellings[length]:
			c.Digits = length
		default:
			return c, fmt.Errorf("%w: %s is a %s of %d characters, which no spelling of ids has; "+
				"follow a column of ids", ErrColumn, name, typ, length)
		}
		return c, nil
	case "bytea":
		return Column{Type: typ, Bytes: true}, nil
	case "binary", "varbinary":
		if length == 16 {
			return Column{Type: typ, Bytes: true}, nil
		}
	}
	return c, fmt.Errorf("%w: %s is a %s, which does not tell how it stores ids; follow a column of "+
		"char, varchar, text, uuid, bytea or binary(16)", ErrColumn, name, typ)
}

// A place is the name of a column. Its schema is "" until the server has told it.
type place struct{ schema, table, column string }

func (p place) String() string {
	if p.schema == "" {
		return p.table + "." + p.column
	}
	return p.schema + "." + p.table + "." + p.column
}

// parsePlace reads a name such as users.id or shop.users.id. A part with a dot or a quote in it
// stands in the quotes of SQL.
func parsePlace(name string) (place, error) {
	parts, rest := []string(nil), name
	for ok := true; ok; {
		var part string
		if part, rest, ok = cutPart(rest); part == "" {
			parts = nil
			break
		}
		parts = append(parts, part)
	}
	switch len(parts) {
	case 2:
		return place{"", parts[0], parts[1]}, nil
	case 3:
		return place{parts[0], parts[1], parts[2]}, nil
	}
	return place{}, fmt.Errorf("%w: %q is not the name of a column; write it as users.id or "+
		"shop.users.id", ErrColumn, name)
}

// cutPart returns the first part of a name, and whether another one follows.
func cutPart(s string) (part, rest string, more bool) {
	if s == "" || s[0] != '"' && s[0] != '`' {
		return strings.Cut(s, ".")
	}
	quote := s[:1]
	for s = s[1:]; ; {
		before, after, ok := strings.Cut(s, quote)
		if !ok {
			return "", "", false
		}
		part += before
		if !strings.HasPrefix(after, quote) {
			rest, more = strings.CutPrefix(after, ".")
			if !more && rest != "" {
				return "", "", false
			}
			return part, rest, more
		}
		part, s = part+quote, after[1:]
	}
}
