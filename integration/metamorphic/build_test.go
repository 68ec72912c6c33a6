//go:build unix

package metamorphic

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// An edit replaces one piece of a source file of package migrate. With planted(NAME) the
// new piece asks which fault the binary is to have.
type edit struct{ file, old, new string }

// asks is added to each package that is edited. A binary has the fault by whose name it
// is called.
const asks = `package %s

import "os"

func planted(fault string) bool {
	return len(os.Args[0]) > len(fault) && os.Args[0][len(os.Args[0])-len(fault)-1:] == "/"+fault
}
`

// build builds the command, with edits if there are any, by go build -overlay, so that
// the code of the command has no hooks.
func build(binary string, edits []edit) error {
	dir, err := os.MkdirTemp(filepath.Dir(binary), "overlay")
	if err != nil {
		return err
	}
	found, err := exec.Command("go", "list", "-f", "{{.Dir}}",
		"github.com/sqluuid/sqluuid/migrate").Output()
	if err != nil {
		return err
	}
	migrate := strings.TrimSpace(string(found))
	changed := map[string]string{filepath.Join(migrate, "../cmd/sqluuid/screen.go"): noScreen}
	for _, e := range edits {
		path := filepath.Join(migrate, e.file)
		added := filepath.Join(filepath.Dir(path), "planted.go")
		changed[added] = fmt.Sprintf(asks, filepath.Base(filepath.Dir(path)))
		if changed[path] == "" {
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			changed[path] = string(b)
		}
		if n := strings.Count(changed[path], e.old); n != 1 {
			return fmt.Errorf("%s has %d times, and must have once:\n%s\n"+
				"the fault has to be planted elsewhere", e.file, n, e.old)
		}
		changed[path] = strings.Replace(changed[path], e.old, e.new, 1)
	}
	overlay := map[string]map[string]string{"Replace": {}}
	for path, text := range changed {
		file := filepath.Join(dir, fmt.Sprintf("%d.go", len(overlay["Replace"])))
		overlay["Replace"][path] = file
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return err
		}
	}
	b, err := json.Marshal(overlay)
	file := filepath.Join(dir, "overlay.json")
	if err = errors.Join(err, os.WriteFile(file, b, 0o644)); err != nil {
		return err
	}
	out, err := exec.Command("go", "build", "-o", binary, "-overlay", file, "-ldflags=-s -w",
		"github.com/sqluuid/sqluuid/cmd/sqluuid").CombinedOutput()
	if err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	return nil
}

// noScreen takes the place of the bars on a terminal, which no scenario has. A package
// behind them makes tables whenever a process starts, in nearly half of the time that the
// start takes.
const noScreen = `package main

import "io"

type screen struct{}

func onTerminal(io.Writer) bool          { return false }
func newScreen(io.Writer, meter) *screen { return nil }
func (*screen) show(meter)               {}
func (*screen) say(string)               {}
func (*screen) stop()                    {}
`
