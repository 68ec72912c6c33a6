package fold

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/internal/seedtest"
)

func TestText(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"a short line", "a b c\n", "a b c\n"},
		{"a long line", "aaaa bbbb cccc\n", "aaaa bbbb\n    cccc\n"},
		{"several lines", "aaaa bbbb cccc dddd eeee", "aaaa bbbb\n    cccc\n    dddd\n    eeee"},
		{"an indented line", "  aaaa bbbb cc", "  aaaa\n      bbbb\n      cc"},
		{"a word that is too long", "a bbbbbbbbbbbbb cc", "a\n    bbbbbbbbbbbbb\n    cc"},
		{"a line to paste", "  sqluuid migrate plan\n", "  sqluuid migrate plan\n"},
		{"SQL", "GRANT SELECT ON a TO b", "GRANT SELECT ON a TO b"},
		{"a row of a table", "aaaa   bbbb   cccc", "aaaa   bbbb   cccc"},
		{"letters of several bytes", "ääää öööö ü", "ääää öööö\n    ü"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := Text(tt.text, 10)
			if got != tt.want {
				t.Errorf("got\n%s\nwant\n%s", got, tt.want)
			}
			if back := Join(got, 10); back != tt.text {
				t.Errorf("joined again it is\n%s\nwant\n%s", back, tt.text)
			}
		})
	}
}

// What was broken fits wherever its words do, and is the same when it is joined.
func TestBrokenLinesAreJoinedAgain(t *testing.T) {
	rnd := seedtest.Rand(t)
	words := []string{"a", "of", "the", "orders.id", "sqluuid", "übergrößenträger", "GRANT",
		"'two  blanks'", strings.Repeat("x", 30)}
	for range 3000 {
		var lines []string
		for range 1 + rnd.IntN(4) {
			var line []string
			for range 1 + rnd.IntN(12) {
				line = append(line, words[rnd.IntN(len(words))])
			}
			lines = append(lines, strings.Repeat("  ", rnd.IntN(2))+strings.Join(line, " "))
		}
		text := strings.Join(lines, "\n") + "\n"
		folded := Text(text, 24)
		if got := Join(folded, 24); got != text {
			t.Fatalf("%q\nis broken into\n%q\nand joined to\n%q", text, folded, got)
		}
		for line := range strings.Lines(folded) {
			line = strings.TrimSuffix(line, "\n")
			if utf8.RuneCountInString(line) > 24 && !isPasted(line) && breakOf(line, 24) >= 0 {
				t.Fatalf("%q has more than 24 characters", line)
			}
		}
	}
}
