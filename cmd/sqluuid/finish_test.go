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
	for _, tt := range []struct{ flags, want string }{
		{"--run 7 --reindex", "--reindex needs --column: the tables of --run are gone"},
		{"--run 0", "--run takes the number of a run"},
	} {
		code, _, errOut := command(t, "", append([]string{"migrate", "finish", "--database",
			"sqlite:" + file, "--yes"}, strings.Fields(tt.flags)...)...)
		if code != exitUsage || !strings.Contains(errOut, tt.want) {
			t.Errorf("%s: exit code %d, %s, want %q", tt.flags, code, errOut, tt.want)
		}
	}
}
