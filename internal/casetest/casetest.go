package casetest

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Update is the flag -update.
var Update = flag.Bool("update", false, "write the outputs in the files of testdata anew")

// A Case is the steps below one comment.
type Case struct {
	File, Name string
	Steps      []*Step
}

// A Step is one directive of a case. An output with a blank line stands between two pairs of dashes:
//
//	directive
//	----
//	----
//	one
//
//	two
//	----
//	----
type Step struct {
	Line      int // of the directive
	Directive string
	Args      []string // the other words of its line
	Input     string   // the lines above the dashes
	Output    string   // the lines that are expected
	head, end string   // what the file has above the output, and below the last one
}

// Value returns the value of an argument name=value, and whether there is an argument name.
func (s *Step) Value(name string) (value string, ok bool) {
	for _, arg := range s.Args {
		if key, value, _ := strings.Cut(arg, "="); key == name {
			return value, true
		}
	}
	return "", false
}

// Run plays the cases of the files that match a pattern, each as a subtest of its file. It calls
// begin once for a case, and what begin returns for each step:
//
//	casetest.Run(t, "testdata/*.txt", func(t *testing.T, c *casetest.Case) func(*casetest.Step) string {
//		db := open(t)
//		return func(s *casetest.Step) string { return db.do(s.Directive, s.Args, s.Input) }
//	})
//
// go test -update writes the answers into the files. Outputs of cases that did not run stay as
// they are, and so does everything else in a file. Read the difference before you commit it.
// Carriage returns are left out of files and answers.
func Run(t *testing.T, pattern string, begin func(*testing.T, *Case) func(*Step) string) {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no file matches %q: %v", pattern, err)
	}
	for _, file := range files {
		cases, err := Read(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)), func(t *testing.T) {
			for _, c := range cases {
				t.Run(c.Name, func(t *testing.T) { c.play(t, begin(t, c)) })
			}
		})
		if *Update {
			if err := os.WriteFile(file, []byte(render(cases)), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func (c *Case) play(t *testing.T, answer func(*Step) string) {
	for _, s := range c.Steps {
		got := strings.ReplaceAll(answer(s), "\r", "")
		if got != "" && !strings.HasSuffix(got, "\n") {
			got += "\n"
		}
		if strings.Contains("\n"+got, "\n"+dashes+dashes) {
			t.Fatalf("%s:%d: an output has the dashes that end one:\n%s", c.File, s.Line, got)
		} else if *Update {
			s.Output = got
		} else if got != s.Output {
			t.Errorf("%s:%d: %s\n%s", c.File, s.Line, s.Directive, Difference(s.Output, got))
		}
	}
}

const dashes = "----\n"

// step matches comments, a directive, an input and an output: between dashes, or to a blank line.
var step = regexp.MustCompile(`^((?:(?:#.*)?\n)*)([^\s#-].*)\n((?:.*\n)*?)----\n` +
	`(?:----\n((?:.*\n)*?)----\n----\n|((?:.+\n)*))\n?`)

var onlyComments = regexp.MustCompile(`^(?:(?:#.*)?\n)*$`)

// Read reads the cases of a file.
func Read(file string) ([]*Case, error) {
	raw, err := os.ReadFile(file)
	cases, bad := parse(file, string(raw))
	return cases, cmp.Or(err, bad)
}

func parse(file, text string) (cases []*Case, err error) {
	rest := strings.TrimRight(strings.ReplaceAll(text, "\r", ""), "\n") + "\n"
	s, lines := new(Step), strings.Count(rest, "\n")
	for len(cases) == 0 || !onlyComments.MatchString(rest) {
		m, line := step.FindStringSubmatch(rest), 1+lines-strings.Count(rest, "\n")
		if m == nil || strings.HasPrefix(m[5], dashes) {
			return nil, fmt.Errorf("%s:%d: no directive with an input, ---- and an output", file, line)
		}
		words := Words(m[2])
		blocks := strings.Split(m[1], "\n\n")
		name, _, _ := strings.Cut(strings.TrimLeft(blocks[len(blocks)-1], "\n# "), "\n")
		if name != "" || len(cases) == 0 {
			cases = append(cases, &Case{File: file, Name: cmp.Or(name, m[2])})
		}
		s = &Step{
			Line: line + strings.Count(m[1], "\n"), Directive: words[0], Args: words[1:],
			Input: m[3], Output: m[4] + m[5], head: m[1] + m[2] + "\n" + m[3] + dashes,
		}
		cases[len(cases)-1].Steps = append(cases[len(cases)-1].Steps, s)
		rest = rest[len(m[0]):]
	}
	s.end = rest
	return cases, nil
}

// render writes the file of cases.
func render(cases []*Case) string {
	var out strings.Builder
	for _, c := range cases {
		for _, s := range c.Steps {
			begin, end := "", "\n"
			if strings.Contains("\n"+s.Output, "\n\n") || strings.HasPrefix(s.Output, dashes) {
				begin, end = dashes, dashes+dashes+"\n"
			}
			out.WriteString(s.head + begin + s.Output + end + s.end)
		}
	}
	return strings.TrimRight(out.String(), "\n") + "\n"
}

// Words splits a line at the blanks that stand in no double quotes.
func Words(line string) []string {
	quoted := false
	words := strings.FieldsFunc(line, func(r rune) bool {
		quoted = quoted != (r == '"')
		return !quoted && (r == ' ' || r == '\t')
	})
	for i, w := range words {
		words[i] = strings.ReplaceAll(w, `"`, "")
	}
	return words
}
