package thousands

import (
	"fmt"
	"strconv"
	"strings"
)

// Group writes n as "1,234,567".
func Group[N ~int | ~int64](n N) string {
	text := strconv.FormatInt(int64(n), 10)
	first := 0
	if n < 0 {
		first = 1
	}
	for i := len(text) - 3; i > first; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}

// Count writes a number with its noun, in the plural unless there is one: "1 row", "2,000 rows".
func Count[N ~int | ~int64](n N, noun string) string {
	if n != 1 && strings.HasSuffix(noun, "s") {
		noun += "es"
	} else if n != 1 {
		noun += "s"
	}
	return Group(n) + " " + noun
}

// Verb returns the form of a verb behind a number: "has" of one thing, "have" of others.
func Verb[N ~int | ~int64](n N, one, others string) string {
	if n == 1 {
		return one
	}
	return others
}

// Bytes writes a number of bytes with a unit of 1024.
func Bytes(n int64) string {
	if n < 1024 {
		return fmt.Sprintf("%d B", n)
	}
	f, unit := float64(n)/1024, 0
	for ; f >= 1024 && unit < 3; unit++ {
		f /= 1024
	}
	return fmt.Sprintf("%.1f %ciB", f, "KMGT"[unit])
}
