package fold

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// indent is what a line that goes on has more than the line that was broken.
const indent = "    "

// pasteWords are the first words of lines that stay whole.
var pasteWords = []string{"sqluuid", "ALTER", "ANALYZE", "CREATE", "DELIMITER", "DROP", "FLUSH", "GRANT",
	"INSERT", "OPTIMIZE", "REINDEX", "REVOKE", "SELECT", "SET", "UPDATE", "VACUUM"}

// Text breaks the lines of a text that have more than width characters.
func Text(text string, width int) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		line, ends := strings.CutSuffix(line, "\n")
		b.WriteString(strings.Join(Line(line, width), "\n"))
		if ends {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// Line breaks a line that has more than width characters.
func Line(line string, width int) (out []string) {
	blanks := indentOf(line)
	if utf8.RuneCountInString(line) <= width || isPasted(line) {
		return []string{line}
	}
	rest := line
	for utf8.RuneCountInString(rest) > width {
		at := breakOf(rest, width)
		if at < 0 {
			break
		}
		out = append(out, rest[:at])
		rest = blanks + indent + rest[at+1:]
	}
	return append(out, rest)
}

// breakOf returns the last blank at which a line can be broken so that its beginning fits, or the
// first one behind a word that does not fit, and -1 where there is none.
func breakOf(line string, width int) int {
	at, n := -1, 0
	begins := len(indentOf(line))
	for i, r := range line {
		isBlank := r == ' ' && i > begins && i+1 < len(line) && line[i-1] != ' ' && line[i+1] != ' '
		switch {
		case isBlank && n <= width:
			at = i
		case isBlank && at < 0:
			return i
		case n > width && at >= 0:
			return at
		}
		n++
	}
	return at
}

// Join undoes Text: it joins the lines that were broken.
func Join(text string, width int) string {
	var out []string
	for _, line := range strings.Split(text, "\n") {
		if last := len(out) - 1; last >= 0 && continues(out[last], line, width) {
			out[last] += " " + line[len(indentOf(line)):]
			continue
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}

// continues reports whether a line is the rest of the line before it. whole is what was joined so
// far.
func continues(whole, line string, width int) bool {
	want := indentOf(whole) + indent
	rest, ok := strings.CutPrefix(line, want)
	if !ok || rest == "" || rest[0] == ' ' || isPasted(whole) {
		return false
	}
	parts := Line(whole+" "+rest, width)
	return parts[len(parts)-1] == want+rest
}

// indentOf returns the blanks at the beginning of a line.
func indentOf(line string) string { return line[:len(line)-len(strings.TrimLeft(line, " "))] }

// isPasted reports whether people paste the line.
func isPasted(line string) bool {
	first, _, _ := strings.Cut(strings.TrimLeft(line, " "), " ")
	return slices.Contains(pasteWords, first)
}
