package release_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestInstallFromAClone runs the commands with which README installs the libraries from a clone.
func TestInstallFromAClone(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	block := regexp.MustCompile("(?s)\n## Install\n.*?```sh\n(.*?)```").FindSubmatch(readme)
	if block == nil {
		t.Fatal("README.md has no block of commands under the heading Install")
	}
	folder := t.TempDir()
	if err := os.Symlink(root, filepath.Join(folder, "sqluuid")); err != nil {
		t.Skip("no symbolic links here: ", err)
	}
	app := filepath.Join(folder, "app")
	if err := os.Mkdir(app, 0o777); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(app, "go.mod"), "module example.com/app\n\ngo 1.25.0\n")
	write(t, filepath.Join(app, "main.go"), `package main

import (
	_ "github.com/sqluuid/sqluuid/gormplugin"
	_ "github.com/sqluuid/sqluuid/sqltype"
	_ "github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

func main() {}
`)
	env := append(os.Environ(), "GOWORK=off", "GOFLAGS=")
	must(t, app, env, "bash", "-euc", string(block[1]))
	must(t, app, env, "go", "mod", "tidy")
	must(t, app, env, "go", "build", "-o", os.DevNull, ".")
}
