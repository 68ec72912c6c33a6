package sqluuid_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A step of the walk through one chunk: a file, and the functions that it names in brackets.
var walkStep = regexp.MustCompile(`(?m)^((?:migrate|internal)/\S+)\s.*\[([\w, ]+)\]$`)

// TestTheWalkThroughAChunk wants each file of the walk in docs/architecture.md to be there, and to
// have the functions that the walk names.
func TestTheWalkThroughAChunk(t *testing.T) {
	text, err := os.ReadFile("docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	steps := walkStep.FindAllStringSubmatch(string(text), -1)
	if len(steps) < 6 || len(steps) > 10 {
		t.Errorf("the walk has %d steps, want 6 to 10", len(steps))
	}
	for _, s := range steps {
		name := filepath.Join("migrate", strings.TrimPrefix(s[1], "migrate/"))
		pattern := strings.Replace(name, "ENGINE", "*", 1)
		if info, err := os.Stat(name); err == nil && info.IsDir() {
			pattern = filepath.Join(name, "*.go")
		}
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Errorf("the walk names %s, which is not there (%v)", s[1], err)
			continue
		}
		var code strings.Builder
		for _, f := range files {
			raw, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			code.Write(raw)
		}
		for _, f := range strings.Split(s[2], ", ") {
			if !regexp.MustCompile(`(?m)^func (\([^)]*\) )?` + f + `\[?.*\(`).MatchString(code.String()) {
				t.Errorf("the walk names %s of %s, which has no such function", f, s[1])
			}
		}
	}
}
