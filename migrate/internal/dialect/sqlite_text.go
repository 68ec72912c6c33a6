package dialect

import (
	"fmt"
	"strings"
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
func definedBefore(noted, now string, t *CopyTable) (string, error) {
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
