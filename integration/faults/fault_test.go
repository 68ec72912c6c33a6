package faults

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/casetest"
)

// root is the folder of the repository.
const root = "../.."

// invented is the origin of a fault that no commit mended.
const invented = "invented"

// A fault is a set of edits that makes the code wrong.
type fault struct {
	name   string
	room   string // the file of testdata, without its ending
	origin string // a commit, or invented
	only   string // the one engine on which its suites run, "" for all
	net    bool   // whether the whole net runs against it
	edits  []edit
}

// An edit replaces lines of a file.
type edit struct{ file, old, new string }

// readFaults reads the files of testdata.
func readFaults(t *testing.T) (all []*fault) {
	casetest.Run(t, "testdata/*.txt", func(t *testing.T, c *casetest.Case) func(*casetest.Step) string {
		room := strings.TrimSuffix(filepath.Base(c.File), ".txt")
		f := &fault{name: c.Name, room: room}
		all = append(all, f)
		return func(s *casetest.Step) string {
			if err := f.read(s); err != nil {
				t.Fatalf("%s:%d: %v", c.File, s.Line, err)
			}
			return s.Output
		}
	})
	return all
}

// read takes over the arguments and the texts of a directive.
func (f *fault) read(s *casetest.Step) error {
	if s.Directive != "plant" {
		return fmt.Errorf("the directive is %s, want plant", s.Directive)
	}
	e := edit{old: s.Input, new: s.Output}
	for _, arg := range s.Args {
		switch key, value, _ := strings.Cut(arg, "="); key {
		case "file":
			e.file = value
		case "from":
			f.origin = value
		case "only":
			f.only = value
		case "net":
			f.net = true
		default:
			return fmt.Errorf("an argument %q", arg)
		}
	}
	f.edits = append(f.edits, e)
	return nil
}

// planted returns the files of the fault as they are with it, by their path from the root.
func (f *fault) planted() (map[string]string, error) {
	out := map[string]string{}
	for _, e := range f.edits {
		if out[e.file] == "" {
			b, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(e.file)))
			if err != nil {
				return nil, err
			}
			out[e.file] = "\n" + strings.ReplaceAll(string(b), "\r", "")
		}
		if n := strings.Count(out[e.file], "\n"+e.old); n != 1 {
			return nil, fmt.Errorf("%s has these lines %d times, and must have them once:\n%s"+
				"plant the fault where the code is now", e.file, n, e.old)
		}
		out[e.file] = strings.Replace(out[e.file], "\n"+e.old, "\n"+e.new, 1)
	}
	for file, text := range out {
		out[file] = text[1:]
	}
	return out, nil
}

// overlay writes the fault into a folder, and returns the file for go build -overlay.
func (f *fault) overlay(dir string) (string, error) {
	files, err := f.planted()
	if err != nil {
		return "", err
	}
	replace := map[string]string{}
	for file, text := range files {
		path, err := filepath.Abs(filepath.Join(root, filepath.FromSlash(file)))
		if err != nil {
			return "", err
		}
		replace[path] = filepath.Join(dir, fmt.Sprintf("%d%s", len(replace), filepath.Ext(file)))
		if err := os.WriteFile(replace[path], []byte(text), 0o600); err != nil {
			return "", err
		}
	}
	b, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, b, 0o600)
}
