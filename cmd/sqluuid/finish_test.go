package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The faults of finish name its flags, and no field of the library.
func TestFinishNamesItsFlags(t *testing.T) {
	file := filepath.Join(t.TempDir(), "empty.db")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ run, want string }{
		{"7", "--reindex needs --column: the tables of --run are gone"},
		{"0", "finish needs either --column or --run"},
	} {
		code, _, errOut := command(t, "", "migrate", "finish", "--database", "sqlite:"+file,
			"--run", tt.run, "--reindex", "--yes")
		if code != exitUsage || !strings.Contains(errOut, tt.want) {
			t.Errorf("--run %s: exit code %d, %s, want %q", tt.run, code, errOut, tt.want)
		}
	}
}
