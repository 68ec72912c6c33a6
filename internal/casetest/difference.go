package casetest

import (
	"fmt"
	"strings"
)

const (
	shownLines = 25  // of a difference
	shownBytes = 400 // of a line
)

// Difference shows the lines from the first to the last one in which two texts differ.
func Difference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	head, tail := 0, 0
	for head < min(len(w), len(g)) && w[head] == g[head] {
		head++
	}
	for tail < min(len(w), len(g))-head && w[len(w)-1-tail] == g[len(g)-1-tail] {
		tail++
	}
	var out strings.Builder
	show := func(mark string, lines []string) {
		for _, line := range lines[:min(len(lines), shownLines)] {
			fmt.Fprintf(&out, "%s %s\n", mark, line[:min(len(line), shownBytes)])
		}
		if more := len(lines) - shownLines; more > 0 {
			fmt.Fprintf(&out, "%s … and %d more\n", mark, more)
		}
	}
	fmt.Fprintf(&out, "from line %d (-: expected, +: got)\n", head+1)
	show(" ", w[max(head-3, 0):head])
	show("-", w[head:len(w)-tail])
	show("+", g[head:len(g)-tail])
	return out.String()
}
