package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/internal/fold"
	"github.com/sqluuid/sqluuid/internal/pattern"
)

// visible is [escapeControls] with flags in place of settings.
func visible(s string) string { return escapeControls(withFlags(s)) }

// escapeControls writes control characters, and those that change the order of others, as escapes.
// A name then cannot forge output or steer a terminal. Line ends and tabs stay.
func escapeControls(s string) string {
	bad := func(r rune) bool {
		return r != '\n' && r != '\t' && (r == utf8.RuneError || unicode.IsControl(r) ||
			unicode.Is(unicode.Bidi_Control, r))
	}
	if strings.IndexFunc(s, bad) < 0 {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		switch {
		case r == utf8.RuneError && s[i] != "\uFFFD"[0]:
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case bad(r) && r < 0x80:
			fmt.Fprintf(&b, `\x%02x`, r)
		case bad(r):
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// visibleWriter passes text on through visible, in lines that fit a terminal. A write must not end
// within a line that is longer.
type visibleWriter struct{ w io.Writer }

func (v visibleWriter) Write(p []byte) (int, error) {
	if _, err := io.WriteString(v.w, foldLines(visible(string(p)))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// lineWidth is how wide a line is that nobody pastes.
const lineWidth = 80

// foldLines breaks the lines of a text that are wider than a terminal, in a pipe too.
func foldLines(text string) string { return fold.Text(text, lineWidth) }

// isWide reports whether a line of a text is wider than a terminal.
func isWide(text string) bool {
	return slices.ContainsFunc(strings.Split(text, "\n"), func(line string) bool {
		return utf8.RuneCountInString(line) > lineWidth
	})
}

// setting matches a migrate.Hint in a message, also within a string of JSON.
var setting = pattern.Of(`the setting \\?"([a-z ]+)\\?"`)

// withFlags writes flags for the settings that a text of the library offers.
func withFlags(s string) string {
	return setting().ReplaceAllStringFunc(s, func(hint string) string {
		words := setting().FindStringSubmatch(hint)[1]
		return "--" + string(americanFlags(nil, strings.ReplaceAll(words, " ", "-")))
	})
}

// flagWriter passes JSON on with the flags of settings. A write must not end within one.
type flagWriter struct{ w io.Writer }

func (f flagWriter) Write(p []byte) (int, error) {
	if _, err := io.WriteString(f.w, withFlags(string(p))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// shorten keeps the end of a name that is too long, where the table's own is.
func shorten(name string, most int) string {
	r := []rune(name)
	if most = max(most, 8); len(r) > most {
		return "…" + string(r[len(r)-most+1:])
	}
	return name
}
