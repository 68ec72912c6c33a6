package gormplugin

import "strings"

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

// columnAtEnd returns the name at the end of a text, with its table and quotes.
func columnAtEnd(text string) string {
	text = strings.TrimRight(text, " \t\r\n")
	i := len(text)
	for i > 0 && isNameByte(text[i-1]) {
		i--
	}
	return text[i:]
}

func isNameByte(c byte) bool {
	return c >= 0x80 || c == '_' || c == '.' || c == '`' || c == '"' || c == '[' || c == ']' || c == '$' ||
		'0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
