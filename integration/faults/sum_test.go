package faults

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A sum is of the files that a result depends on.
type sum struct {
	hash.Hash
	err error // the first one
}

func newSum() *sum { return &sum{Hash: sha256.New()} }

func (s *sum) String() string { return hex.EncodeToString(s.Sum(nil)[:8]) }

// isCode reports whether a file of a package is compiled into others.
func isCode(name string) bool {
	return strings.HasSuffix(name, ".sql") && !strings.Contains(name, "testdata") ||
		strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go")
}

// isTest reports whether a file is one of a package's tests.
func isTest(name string) bool {
	return strings.HasSuffix(name, "_test.go") || strings.Contains(name, "testdata")
}

// folder adds the files of a folder, and of its testdata, that are wanted.
func (s *sum) folder(dir string, wanted func(name string) bool) {
	top := filepath.Join(root, dir)
	err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		name, _ := filepath.Rel(top, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			if path != top && !strings.HasPrefix(name, "testdata") {
				return fs.SkipDir
			}
			return nil
		}
		if !wanted(name) {
			return nil
		}
		b, err := os.ReadFile(path)
		fmt.Fprintf(s, "%s %x\n", name, sha256.Sum256(b))
		return err
	})
	if s.err == nil {
		s.err = err
	}
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
