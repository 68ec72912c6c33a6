package casetest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// counting is a test with one number for each case.
func counting(*testing.T, *Case) func(*Step) string {
	sum := 0
	return func(s *Step) string {
		switch s.Directive {
		case "add":
			for _, arg := range s.Args {
				n, _ := strconv.Atoi(arg)
				sum += n
			}
		case "say":
			return s.Input
		case "dashes":
			return "a\n" + dashes + dashes + "b"
		case "words":
			return fmt.Sprintf("%q", s.Args)
		case "value":
			value, ok := s.Value("of")
			return fmt.Sprintf("%q %v", value, ok)
		}
		return fmt.Sprint(sum)
	}
}

func TestCases(t *testing.T) { Run(t, "testdata/*.txt", counting) }

const wrong = `# Of adding.

# one and two
add 1 2
----
4

# nothing
say

blank lines

----

# a comment at the end
`

// TestOfAFile is what the tests below run in a process of its own.
func TestOfAFile(t *testing.T) {
	if file := os.Getenv("SQLUUID_CASES"); file != "" {
		Run(t, file, counting)
	}
}

// inProcess runs TestOfAFile and returns what it says, and the file after it.
func inProcess(t *testing.T, text string, args ...string) (out, after string, ok bool) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "cases.txt")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0], append([]string{"-test.run=^TestOfAFile$"}, args...)...)
	cmd.Env = append(os.Environ(), "SQLUUID_CASES="+file)
	said, err := cmd.CombinedOutput()
	raw, readErr := os.ReadFile(file)
	if readErr != nil {
		t.Fatal(readErr)
	}
	return string(said), string(raw), err == nil
}

func TestAnotherOutputFails(t *testing.T) {
	out, after, ok := inProcess(t, wrong)
	if ok || !strings.Contains(out, "cases.txt:4: add") || !strings.Contains(out, "- 4\n") ||
		!strings.Contains(out, "+ 3\n") || !strings.Contains(out, "cases.txt:9: say") {
		t.Errorf("it passed: %v, and says\n%s", ok, out)
	}
	if after != wrong {
		t.Errorf("the file was written:\n%s", after)
	}
}

func TestAnUpdateWritesTheOutputsAlone(t *testing.T) {
	want := strings.NewReplacer("\n4\n", "\n3\n",
		"lines\n\n----\n", "lines\n\n----\n----\n\nblank lines\n\n----\n----\n").Replace(wrong)
	out, after, ok := inProcess(t, wrong, "-update")
	if !ok || after != want {
		t.Errorf("it passed: %v, and says\n%s\nthe file is\n%s\nwant\n%s", ok, out, after, want)
	}
	if out, _, ok := inProcess(t, want); !ok {
		t.Errorf("the file that was written fails: %s", out)
	}
}

func TestAnUpdateOfOneCaseLeavesTheOthers(t *testing.T) {
	text := strings.Replace(wrong, "say\n", "say\nmore\n", 1)
	_, after, ok := inProcess(t, text, "-update", "-test.run=^TestOfAFile$/^cases$/^one")
	if want := strings.Replace(text, "\n4\n", "\n3\n", 1); !ok || after != want {
		t.Errorf("it passed: %v; the file is\n%s\nwant\n%s", ok, after, want)
	}
}

func TestFilesThatAreNoCases(t *testing.T) {
	for _, text := range []string{
		"", "# only a comment\n", "directive\n", "directive\ninput\n", "----\n",
		"directive\n----\n----\nan output without an end\n----\n", "  indented\n----\n",
		"fine\n----\noutput\n\nnot fine\n", "say\n----\n----\n----\n----\n----\n",
	} {
		if cases, err := parse("f", text); err == nil {
			t.Errorf("%q was read as %d cases", text, len(cases))
		}
		if out, _, ok := inProcess(t, text); ok {
			t.Errorf("%q passes: %s", text, out)
		}
	}
}

func TestAFileThatIsNotThere(t *testing.T) {
	if cases, err := Read("testdata/none.txt"); err == nil {
		t.Errorf("it was read as %d cases", len(cases))
	}
}

func TestAnOutputMayNotEndItself(t *testing.T) {
	text := "dashes\n----\n"
	out, after, ok := inProcess(t, text, "-update")
	if ok || after != text || !strings.Contains(out, "cases.txt:1: an output has the dashes") {
		t.Errorf("it passed: %v; the file is %q, and it says\n%s", ok, after, out)
	}
}

func TestADifferenceIsShort(t *testing.T) {
	var want, got strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&want, "line %d\n", i)
		fmt.Fprintf(&got, "line %d\n", i-i%500)
	}
	out := Difference(want.String(), got.String())
	if n := strings.Count(out, "\n"); n > 60 || !strings.Contains(out, "from line 2 ") ||
		!strings.Contains(out, "- line 1\n") || !strings.Contains(out, "and 974 more") {
		t.Errorf("%d lines:\n%s", n, out)
	}
}

// FuzzAFileIsWrittenAsItIsRead reads a file, writes it and reads it again.
func FuzzAFileIsWrittenAsItIsRead(f *testing.F) {
	for _, seed := range []string{
		wrong, "0\n----\n0\r", "a\n----\n\nb\n----\n----\n\n----\n----\n", "a \"b c\" d\n\n\n----\nx\n\n\n\n# z",
		"# a\n#\n\n# b\n# c\nd\n----\n----\n----\n----\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		cases, err := parse("f", text)
		if err != nil {
			return
		}
		once := render(cases)
		again, err := parse("f", once)
		if err != nil {
			t.Fatalf("%q was written as %q: %v", text, once, err)
		}
		if twice := render(again); twice != once {
			t.Errorf("%q was written as %q, and that as %q", text, once, twice)
		}
		show := func(cases []*Case) (out string) {
			for _, c := range cases {
				out += fmt.Sprintf("%q:", c.Name)
				for _, s := range c.Steps {
					out += fmt.Sprintf(" %q %q %q %q", s.Directive, s.Args, s.Input, s.Output)
				}
			}
			return out
		}
		if a, b := show(cases), show(again); a != b {
			t.Errorf("%q was read as %s, and as written %s", text, a, b)
		}
	})
}
