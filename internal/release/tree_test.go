package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCheckVersion(t *testing.T) {
	for v, ok := range map[string]bool{
		"v0.1.0": true, "v1.20.3": true, "v0.1.0-rc.1": true,
		"": false, "0.1.0": false, "v0.1": false, "v2.0.0": false, "v01.0.0": false, "v0.1.0 ": false, "latest": false,
	} {
		if err := checkVersion(v); (err == nil) != ok {
			t.Errorf("checkVersion(%q) = %v, want it taken: %v", v, err, ok)
		}
	}
}

func TestPin(t *testing.T) {
	const head = "module " + module + "/cmd/sqluuid\n\ngo 1.26\n\n"
	for _, c := range []struct{ name, mod, want, fails string }{
		{
			name: "our replace lines go and our requirements get the version",
			mod: head + "require (\n\texample.com/other v1.2.3\n\t" + module + " v0.0.0\n\t" + module + "/sqltype/pgxtype v0.0.0\n)\n\n" +
				"replace (\n\t" + module + " => ../..\n\t" + module + "/sqltype/pgxtype => ../../sqltype/pgxtype\n)\n",
			want: head + "require (\n\texample.com/other v1.2.3\n\t" + module + " v0.1.0\n\t" + module + "/sqltype/pgxtype v0.1.0\n)\n",
		},
		{
			name:  "a replace line for another module is refused",
			mod:   head + "require " + module + " v0.0.0\n\nreplace example.com/other => ../other\n",
			fails: "replaces example.com/other",
		},
		{
			name:  "a module that requires none of ours is refused",
			mod:   head + "require " + module + "x v0.0.0\n",
			fails: "requires no module of this repository",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "go.mod")
			if err := os.WriteFile(file, []byte(c.mod), 0o666); err != nil {
				t.Fatal(err)
			}
			err := pin(filepath.Dir(file), "v0.1.0")
			if c.fails != "" {
				if err == nil || !strings.Contains(err.Error(), c.fails) {
					t.Errorf("pin = %v, want an error with %q", err, c.fails)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			got, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if string(got) != c.want {
				t.Errorf("go.mod is now\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}
