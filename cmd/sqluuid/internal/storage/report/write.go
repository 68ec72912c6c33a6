package report

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

// ErrThere occurs when the folder for a report has one already. Nothing was
// written; name another folder.
var ErrThere = errors.New("the folder has a report already")

// Reserve makes the folder of a report, before the long run. The error is
// [ErrThere] if one is in it.
func Reserve(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, name := range []string{"report.json", "report.md", "report.html"} {
		if _, err := os.Lstat(filepath.Join(folder, name)); !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%w: %s in %q; name another folder with --out", ErrThere, name, folder)
		}
	}
	return nil
}

// Write writes the report and its plots into a folder. report.json comes last,
// so that a folder that has one has all.
func Write(folder string, r *storage.Report) error {
	page, err := HTML(r)
	if err != nil {
		return err
	}
	raw, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return err
	}
	files := []struct {
		name string
		data []byte
	}{}
	for _, c := range Charts(r) {
		files = append(files, struct {
			name string
			data []byte
		}{c.ID + ".svg", c.SVG()})
	}
	files = append(files, []struct {
		name string
		data []byte
	}{{"report.html", page}, {"report.md", Markdown(r)}, {"report.json", append(raw, '\n')}}...)
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(folder, f.name), f.data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// Read reads a report.json.
func Read(file string) (*storage.Report, error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return parse(file, raw)
}

// parse reads the content of a file.
func parse(file string, raw []byte) (*storage.Report, error) {
	r := new(storage.Report)
	if err := json.Unmarshal(raw, r); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if r.Format != 1 {
		return nil, fmt.Errorf("%s: format %d, want 1", file, r.Format)
	}
	return r, nil
}
