package recorder_test

import (
	"os"
	"path"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/recorder"
	"github.com/sqluuid/sqluuid/migrate"
)

// ours is the file of a function of migrate, without the folders above it.
var ours = regexp.MustCompile(`/migrate/(internal/\w+/\w+\.go|\w+\.go)$`)

// engineFile is the file of an engine.
var engineFile = regexp.MustCompile(`^internal/(?:postgres|mysql|sqlite|sqlserver)/(.*)$`)

// walkStep is a line of the walk in docs/architecture.md: a file or a folder, and its functions.
var walkStep = regexp.MustCompile(`(?m)^(internal/\S+)\s.*\[[\w, ]+\]$`)

// silent are steps of the walk that send no statement from within a chunk.
var silent = []string{"internal/inplace/worker.go", "internal/transform"}

// TestAChunkGoesThroughTheFilesOfTheWalk takes the files of one chunk from the stacks of its
// statements. Each is in the walk of docs/architecture.md, and each file of the walk is among
// them.
func TestAChunkGoesThroughTheFilesOfTheWalk(t *testing.T) {
	page, err := os.ReadFile("../../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	var walk []string
	for _, m := range walkStep.FindAllStringSubmatch(string(page), -1) {
		if slices.Contains(walk, m[1]) {
			t.Errorf("the walk comes to %s twice", m[1])
		}
		walk = append(walk, m[1])
	}
	if len(walk) < 6 || len(walk) > 10 {
		t.Errorf("the walk has %d files, want 6 to 10", len(walk))
	}
	seen := silent
	for _, tg := range targets {
		t.Run(tg.folder, func(t *testing.T) {
			l := tg.newLab(t)
			shop(t, l)
			j := &job{lab: l, t: t, ctx: t.Context(), cfg: migrate.PlanConfig{Rewrite: migrate.V1ToV6}}
			if j.column, err = migrate.ParseColumn("orders.id"); err != nil {
				t.Fatal(err)
			}
			j.cfg.Column = j.column
			from := len(l.log.Entries())
			j.run(migrate.RunConfig{})
			through := filesOfAChunk(l.log.Entries()[from:])
			if len(through) < 5 {
				t.Fatalf("a chunk went through %q, want 5 files or more", through)
			}
			for file, function := range through {
				named := engineFile.ReplaceAllString(file, "internal/ENGINE/$1")
				if !slices.Contains(walk, named) {
					t.Errorf("a chunk goes through %s (%s), which is not in the walk", file, function)
				}
				seen = append(seen, named)
			}
		})
	}
	for _, file := range walk {
		if !slices.Contains(seen, file) {
			t.Errorf("no chunk goes through %s, which is in the walk", file)
		}
	}
}

// filesOfAChunk returns the files of migrate through which the statements of the first chunk
// with ids were asked for, and a function of each.
func filesOfAChunk(entries []recorder.Entry) map[string]string {
	files := map[string]string{}
	for _, e := range entries {
		outer := slices.IndexFunc(e.Calls, func(f runtime.Frame) bool {
			return strings.HasSuffix(f.Function, "inplace.(*worker).chunk")
		})
		for _, f := range e.Calls[:outer+1] {
			if m := ours.FindStringSubmatch(f.File); m != nil {
				files[m[1]] = path.Base(f.Function)
			}
		}
		if outer < 0 || e.Kind != recorder.Commit && e.Text != "COMMIT" {
			continue
		}
		for file := range files {
			if path.Base(file) == "move.go" {
				return files
			}
		}
		clear(files) // its range had no id to rewrite
	}
	return nil
}
