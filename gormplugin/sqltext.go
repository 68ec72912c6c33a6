package gormplugin

import (
	"regexp"
	"strings"
)

// An operator is what stands before a placeholder.
type operator uint8

const (
	noOperator operator = iota
	equals
	differs
	inList
)

// before is the operator at the end of a text, where it begins, and the column
// before it.
type before struct {
	kind   operator
	at     int
	column string
}

// operatorBefore reads the end of a text that a placeholder follows. What it does
// not know is no operator.
func operatorBefore(text string) before {
	end := strings.TrimRight(text, " \t\r\n")
	left := strings.TrimRight(end, "=<>!~:|&^*%+-/@#")
	op := end[len(left):]
	left = strings.TrimRight(left, " \t\r\n")
	switch op {
	case "=":
		return before{equals, len(left), columnAtEnd(left)}
	case "<>", "!=":
		return before{differs, len(left), columnAtEnd(left)}
	}
	// "IN", or "IN (" and other placeholders.
	list := strings.TrimRight(end, "?, \t\r\n")
	if strings.Contains(end[len(list):], "?") && !strings.HasSuffix(list, "(") { // behind "IN ?"
		return before{}
	}
	list = strings.TrimRight(strings.TrimSuffix(list, "("), " \t\r\n")
	n := len(list) - len("in")
	if n < 1 || !strings.EqualFold(list[n:], "in") || !strings.ContainsAny(list[n-1:n], " \t\r\n)`\"]") {
		return before{}
	}
	column := strings.TrimRight(list[:n], " \t\r\n")
	if m := len(column) - len(" not"); m >= 0 && strings.EqualFold(column[m:], " not") {
		column = column[:m]
	}
	return before{inList, n, columnAtEnd(column)}
}

// columnAtEnd returns the name at the end of a text, with its table and quotes. A path of JSON is
// no name.
func columnAtEnd(text string) string {
	text = strings.TrimRight(text, " \t\r\n")
	i := len(text)
	for i > 0 && isNameByte(text[i-1]) {
		i--
	}
	if strings.HasSuffix(strings.TrimRight(text[:i], "> "), "-") && jsonPath.MatchString(text) {
		return ""
	}
	return text[i:]
}

func isNameByte(c byte) bool {
	return c >= 0x80 || c == '_' || c == '.' || c == '`' || c == '"' || c == '[' || c == ']' || c == '$' ||
		'0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// openParenthesis returns where the last parenthesis opens that is still open, -1
// without one.
func openParenthesis(text string) int {
	depth := 0
	for i := len(text) - 1; i >= 0; i-- {
		switch text[i] {
		case ')':
			depth++
		case '(':
			if depth == 0 {
				return i
			}
			depth--
		}
	}
	return -1
}

// lastGroup returns what a text that ends in ")" has before and in that parenthesis.
func lastGroup(text string) (before, inner string) {
	text = text[:len(text)-1]
	open := openParenthesis(text)
	if open < 0 {
		return "", text
	}
	return text[:open], text[open+1:]
}

// upToParenthesis returns the text before the parenthesis that closes in it.
func upToParenthesis(text string) string {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth < 0 {
				return text[:i]
			}
		}
	}
	return text
}

// afterParenthesis returns the text after the parenthesis that closes in it.
func afterParenthesis(text string) string {
	return strings.TrimPrefix(text[len(upToParenthesis(text)):], ")")
}

// split returns the parts between the commas that are in no parenthesis.
func split(text string) []string {
	var parts []string
	depth, from := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ',':
			if depth == 0 {
				parts, from = append(parts, text[from:i]), i+1
			}
		}
	}
	return append(parts, text[from:])
}

// plainName returns the name that the text is, "" if it is something else.
func plainName(text string) string {
	text = strings.TrimSpace(text)
	if text == "" || columnAtEnd(text) != text || '0' <= text[0] && text[0] <= '9' ||
		strings.EqualFold(text, "null") {
		return ""
	}
	return text
}

// collated is the collation of a column or a text, which changes no form.
var collated = regexp.MustCompile("(?i)\\scollate\\s+[\\w.`\"]+")

// bracketed is a name with blanks as SQLite and SQL Server quote it.
var bracketed = regexp.MustCompile(`^\[\w+(?: \w+)+\]`)

// sameName reports whether a name of the skeleton is a known one, which may have blanks.
func sameName(name, known string) bool {
	return name == known || strings.Contains(known, " ") && name == strings.ReplaceAll(known, " ", "_")
}

// skeleton returns SQL of the same length without what could mislead: its comments, the
// parentheses and commas of its texts, and the blanks of its names.
func skeleton(text string) string {
	if collated.MatchString(text) {
		text = collated.ReplaceAllStringFunc(text, func(s string) string {
			return strings.Repeat(" ", len(s))
		})
	}
	if !strings.ContainsAny(text, "'\"`[") && !strings.Contains(text, "--") && !strings.Contains(text, "/*") {
		return text
	}
	b := []byte(text)
	for i := 0; i < len(b); i++ {
		end, blank := "", false
		switch rest := text[i:]; {
		case b[i] == '\'', b[i] == '"', b[i] == '`':
			end = text[i : i+1]
		case bracketed.MatchString(rest):
			end = "]"
		case strings.HasPrefix(rest, "--"):
			end, blank = "\n", true
		case strings.HasPrefix(rest, "/*"):
			end, blank = "*/", true
		default:
			continue
		}
		n := strings.Index(text[i+1:], end)
		if n < 0 {
			break
		}
		for stop := i + 1 + n + len(end); i < stop; i++ {
			switch {
			case b[i] == '?': // GORM takes it for a placeholder
			case blank:
				b[i] = ' '
			case end == "'" && strings.IndexByte("(),", b[i]) >= 0, end != "'" && b[i] == ' ':
				b[i] = '_'
			}
		}
		i--
	}
	return string(b)
}
