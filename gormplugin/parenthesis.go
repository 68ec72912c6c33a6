package gormplugin

import "strings"

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
