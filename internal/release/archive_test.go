package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// packed returns the files of an archive, with their modes.
func packed(t *testing.T, name string) (files []string) {
	t.Helper()
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if strings.HasSuffix(name, ".zip") {
		z, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range z.File {
			files = append(files, fmt.Sprintf("%s %v", f.Name, f.Mode()))
		}
		return files
	}
	g, err := gzip.NewReader(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(g); ; {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			return files
		} else if err != nil {
			t.Fatal(err)
		}
		files = append(files, fmt.Sprintf("%s %v", header.Name, header.FileInfo().Mode()))
	}
}

func TestArchivesHaveTheCommandAndItsSum(t *testing.T) {
	root, folder := t.TempDir(), filepath.Join(t.TempDir(), "dist")
	for _, page := range pages {
		if err := os.WriteFile(filepath.Join(root, page), []byte(page), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	built := 0
	build := func(_ target, _, version, file string) error {
		if version != "v0.1.0" {
			t.Errorf("the command is built as version %q", version)
		}
		built++
		return os.WriteFile(file, []byte("the command"), 0o777)
	}
	if err := writeArchives(root, folder, "v0.1.0", targets, build); err != nil {
		t.Fatal(err)
	}
	sums, err := os.ReadFile(filepath.Join(folder, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	if built != 6 || strings.Count(string(sums), "\n") != 6 {
		t.Errorf("%d platforms and the sums\n%s", built, sums)
	}
	for _, tg := range targets {
		name := filepath.Join(folder, tg.archive("v0.1.0"))
		files := packed(t, name)
		if want := tg.file() + " -rwxr-xr-x"; len(files) != 4 || files[0] != want {
			t.Errorf("%s has %q, want %q first", name, files, want)
		}
		raw, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if line := fmt.Sprintf("%x  %s\n", sha256.Sum256(raw), filepath.Base(name)); !strings.Contains(string(sums), line) {
			t.Errorf("SHA256SUMS does not have %s", line)
		}
	}
	fails := func(target, string, string, string) error { return errors.New("no compiler") }
	if err := writeArchives(root, folder, "v0.1.0", targets, fails); err == nil || !strings.Contains(err.Error(), "linux/amd64") {
		t.Errorf("%v, want the platform that failed", err)
	}
}
