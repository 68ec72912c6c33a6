package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/internal/fold"
)

// tooWide returns the lines of a text that have more than 80 characters. A line to paste may, and one
// word.
func tooWide(text string) (out []string) {
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		if utf8.RuneCountInString(line) > lineWidth && len(fold.Line(line, lineWidth)) > 1 {
			out = append(out, line)
		}
	}
	return out
}

// What the command prints fits a terminal of 80 columns, in a pipe too.
func TestWhatIsPrintedFitsATerminal(t *testing.T) {
	t.Setenv("DATABASE_URL", "")
	url, many := scanned(t), wide(t, 30)
	for _, args := range [][]string{
		{"scan", "--database", url}, {"scan", "--database", many}, {"scan", "--database", many, "--details"},
		{"migrate", "plan", "v1-to-v6", "--column", "orders.id", "--database", url},
		{"migrate", "plan", "v1-to-v6", "--column", "orders.id", "--database", many, "--details"},
		{"migrate", "text-to-binary", "--column", "orders.id", "--database", url},
		{"migrate", "v1-to-v6", "--column", "orders.id", "--database", url, "--dry-run"},
		{"migrate", "comb-to-v7", "--layout", "time-last", "--column", "orders.id", "--database", url},
		{"migrate", "v1-to-v6", "--column", "orders.id", "--database", url},
		{"migrate", "v1-to-v6", "--column", "orders.id", "--database", url, "--yes"},
		{"migrate", "status", "--database", url}, {"migrate", "verify", "--column", "orders.id", "--database", url},
		{"migrate", "undo", "--column", "orders.id", "--database", url, "--yes"},
		{"migrate", "status", "--database", url}, {"migrate", "rewrites"}, {"inspect", "hello"},
		{"migrate", "finish", "--column", "orders.id", "--database", url}, {"migrate", "v1-to-v9"}, {"scan"},
		{"scan", "--database", url, "--fail-on", "nothing"}, {"migrate", "status", "--database", "sqlite:/no/such/file"},
	} {
		var out, errOut bytes.Buffer
		run(t.Context(), args, strings.NewReader(""), &out, &errOut)
		for _, line := range tooWide(out.String() + errOut.String()) {
			t.Errorf("%s prints a line of %d characters:\n%s", strings.Join(args, " "), utf8.RuneCountInString(line), line)
		}
	}
}

// The texts that tests have recorded fit a terminal as the command prints them, and so do those that
// the pages show.
func TestRecordedTextsFitATerminal(t *testing.T) {
	root, texts := filepath.Join("..", ".."), 0
	check := func(file, text string) {
		texts++
		for _, line := range tooWide(text) {
			t.Errorf("%s has a line of %d characters:\n%s", file, utf8.RuneCountInString(line), line)
		}
	}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		dir := filepath.ToSlash(filepath.Dir(file))
		recorded := strings.Contains(dir, "migrate/internal/plan/testdata") || strings.Contains(dir, "refusals/testdata")
		page := strings.HasSuffix(file, ".md") && strings.Contains(dir+"/", "/docs/")
		if !recorded && !page {
			return nil
		}
		raw, err := os.ReadFile(file)
		text := string(raw)
		switch {
		case recorded:
			for _, output := range strings.Split(text, "\n----\n")[1:] {
				output, _, _ = strings.Cut(output, "\n\n")
				check(file, foldLines(visible(output)))
			}
		default:
			for i, block := range strings.Split(text, "```") {
				body, ok := strings.CutPrefix(block, "console\n")
				if i%2 == 0 || !ok {
					continue
				}
				for _, step := range strings.Split(strings.TrimPrefix(body, "$ "), "\n$ ") {
					for strings.Contains(step, "\\\n") {
						_, step, _ = strings.Cut(step, "\\\n")
					}
					line, printed, _ := strings.Cut(step, "\n")
					if strings.Contains(line, "sqluuid") && !strings.HasPrefix(printed, "{") {
						check(file, printed)
					}
				}
			}
		}
		return err
	})
	if err != nil || texts < 100 {
		t.Errorf("%d texts, %v", texts, err)
	}
}
