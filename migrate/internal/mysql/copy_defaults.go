package mysql

import (
	"regexp"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
)

// The defaults by which tables make their ids. A copy carries them over, as values of the new type.
// A text of the catalogue is compared with them, and never run.
var (
	textDefaults = []string{"uuid()", "lower(uuid())", "upper(uuid())", "replace(uuid(),'-','')",
		"lower(replace(uuid(),'-',''))", "uuid_v4()", "uuid_v7()"}
	byteDefaults = map[string]string{
		"uuid_to_bin(uuid())": "uuid()", "unhex(replace(uuid(),'-',''))": "uuid()",
		"unhex(replace(uuid_v4(),'-',''))": "uuid_v4()", "unhex(replace(uuid_v7(),'-',''))": "uuid_v7()",
	}
)

// introducer matches the character set that MySQL writes in front of a text.
var introducer = regexp.MustCompile(`_[a-z0-9]+'`)

// carriedDefault returns the default of a column for its new type. ok is false where there is none,
// or none that is known.
func carriedDefault(value string, col shadow.CopyColumn) (carried string, ok bool) {
	if col.T.Listed() { // the rewrite puts the ids into another order
		return "", false
	}
	was := strings.NewReplacer(" ", "", `\`, "").Replace(strings.ToLower(value))
	was = introducer.ReplaceAllString(was, "'")
	if col.To.IsText() {
		carried, ok = byteDefaults[was]
		if ok && col.To.Spellings {
			carried = "replace(" + carried + ",'-','')"
		}
		return carried, ok
	}
	for _, text := range textDefaults {
		if text == was {
			return "unhex(replace(" + was + ",'-',''))", true
		}
	}
	return "", false
}
