package release_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestReadingACloneLeavesItClean runs the go commands that people run first in a clone. A
// go.work.sum that lacks a line gets it written by go doc and go list.
func TestReadingACloneLeavesItClean(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	list, err := run(root, nil, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate")
	if err != nil {
		t.Skip("the files of a clone are those that git lists, and this is none: ", err)
	}
	clone, files := t.TempDir(), map[string]string{}
	for name := range strings.SplitSeq(strings.TrimSuffix(list, "\x00"), "\x00") {
		raw, err := os.ReadFile(filepath.Join(root, name))
		if os.IsNotExist(err) { // deleted, not committed
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		to := filepath.Join(clone, name)
		if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
			t.Fatal(err)
		}
		write(t, to, string(raw))
		files[name] = string(raw)
	}
	if _, ok := files["go.work.sum"]; !ok {
		t.Fatalf("git lists %d files and no go.work.sum", len(files))
	}
	env := append(os.Environ(), "GOFLAGS=", "GOWORK=")
	for _, args := range [][]string{
		{"doc", "./codec"}, {"doc", "./gormplugin"}, {"build", "-n", "./..."}, {"list", "-m", "all"},
	} {
		must(t, clone, env, "go", args...)
	}
	for name, want := range files {
		if raw, err := os.ReadFile(filepath.Join(clone, name)); err != nil || string(raw) != want {
			t.Errorf("%s has changed: %v; run go list -m all and commit it", name, err)
		}
	}
	status, err := filepath.Glob(filepath.Join(clone, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range status {
		name := filepath.Base(p)
		if _, ok := files[name]; !ok && !hasFolder(files, name) {
			t.Errorf("%s is new", name)
		}
	}
}

func hasFolder(files map[string]string, folder string) bool {
	for name := range files {
		if strings.HasPrefix(name, folder+"/") {
			return true
		}
	}
	return false
}
