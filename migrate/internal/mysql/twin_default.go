package mysql

import (
	"regexp"
	"strings"
	"sync"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A recast makes the value of a default another type, with its expression {e} once: a function that
// makes ids would make others the second time. undo matches what the server writes of it.
type recast struct {
	makes string
	undo  func() *regexp.Regexp
}

// matcher makes a regular expression of an expression as servers write it: in lower case, with the
// character set in front of each text.
func matcher(makes string) string {
	text := regexp.QuoteMeta(makes)
	text = strings.ReplaceAll(text, regexp.QuoteMeta("{e}"), "(.*)")
	text = strings.NewReplacer("'-'", "(?:_[a-z0-9]+)?'-'", "''", "(?:_[a-z0-9]+)?''",
		"'\\{'", "(?:_[a-z0-9]+)?'\\{'", "'\\}'", "(?:_[a-z0-9]+)?'\\}'", ",", ` ?, ?`,
		`char\(36\)`, `char\(36\)(?: charset [a-z0-9_]+)?`).Replace(text)
	return "(?is)^" + text + "$"
}

func newRecast(makes string) recast {
	return recast{makes, sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(matcher(makes))
	})}
}

const hyphenate = "insert(insert(insert(insert(lower(hex({e})),9,0,'-'),14,0,'-'),19,0,'-')," +
	"24,0,'-')"

var (
	toBytes   = newRecast("unhex(replace({e},'-',''))")
	toHyphens = newRecast(hyphenate)
	toDigits  = newRecast("lower(hex({e}))")
	toBraces  = newRecast("concat('{'," + hyphenate + ",'}')")
	toUUID    = newRecast("cast({e} as uuid)")
	fromUUID  = newRecast("cast({e} as binary(16))")
	toChar    = newRecast("cast({e} as char(36))")

	// noBraces takes the braces from a text before it becomes something else.
	noBraces = newRecast("replace(replace({e},'{',''),'}','')")
)

// recastOf returns how a value of a form becomes one of another.
func recastOf(from, to *sqlgen.Form) recast {
	isUUID := func(f *sqlgen.Form) bool { return !f.IsText() && !f.Binary }
	switch {
	case isUUID(to):
		return toUUID
	case isUUID(from) && to.Binary:
		return fromUUID
	case isUUID(from):
		return toChar
	case to.Binary:
		return toBytes
	case to.Hyphens && strings.HasPrefix(to.Build, "CONCAT"):
		return toBraces
	case to.Hyphens:
		return toHyphens
	}
	return toDigits
}

// defaultAs writes the default of a column of one form for a column of another one. One that is
// nothing but the other way round becomes what it was made of.
func defaultAs(value string, from, to *sqlgen.Form) string {
	inner := withoutParens(value)
	if from.IsText() == to.IsText() && from.Binary == to.Binary {
		return value
	}
	ways := []recast{recastOf(to, from)}
	if from.IsText() && to.Binary {
		ways = []recast{toHyphens, toDigits, toBraces}
	}
	for _, way := range ways {
		if m := way.undo().FindStringSubmatch(inner); m != nil && isBalanced(m[1]) {
			made := m[1]
			if m := noBraces.undo().FindStringSubmatch(made); m != nil && isBalanced(m[1]) {
				made = m[1]
			}
			if bare := introducer().ReplaceAllString(made, ""); isLiteral(bare) {
				return bare
			}
			return "(" + made + ")"
		}
	}
	if from.IsText() && !to.IsText() && strings.Contains(inner, "{") {
		inner = strings.ReplaceAll(noBraces.makes, "{e}", inner)
	}
	return "(" + strings.ReplaceAll(recastOf(from, to).makes, "{e}", inner) + ")"
}

// introducer matches the character set that MySQL writes in front of a text in an expression.
var introducer = pattern.Of(`^_[a-z0-9]+ ?`)

// withoutParens is an expression without parentheses around all of it.
func withoutParens(value string) string {
	for strings.HasPrefix(value, "(") && strings.HasSuffix(value, ")") &&
		isBalanced(value[1:len(value)-1]) {
		value = value[1 : len(value)-1]
	}
	return value
}

// isBalanced reports whether each parenthesis is closed behind it.
func isBalanced(text string) bool {
	depth := 0
	for _, w := range dialect.Words(text, len(text)) {
		switch {
		case w.Open:
			return false
		case w.Is("("):
			depth++
		case w.Is(")"):
			if depth--; depth < 0 {
				return false
			}
		}
	}
	return depth == 0
}

// isLiteral reports whether a default is one text.
func isLiteral(value string) bool {
	words := dialect.Words(value, 2)
	return len(words) == 1 && words[0].Quoted
}
