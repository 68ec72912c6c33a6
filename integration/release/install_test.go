// Package release_test installs the command the way a stranger does: with go
// install, from a module proxy, out of an empty folder.
package release_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

const (
	module     = "github.com/sqluuid/sqluuid"
	version    = "v0.1.0" // with the tree that the release command makes
	unprepared = "v0.0.1" // with the tree as it is in a clone
)

// modules are the folders of the modules that are released.
var modules = []string{".", "gormplugin", "sqltype/pgxtype", "cmd/sqluuid"}

func TestAStrangerInstallsARelease(t *testing.T) {
	buildsAll(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, tool := range []string{"go", "git"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Fatalf("%s is needed to make a release: %v", tool, err)
		}
	}
	if _, err := run(root, nil, "git", "rev-parse", "--show-toplevel"); err != nil {
		t.Skip("a release is made from a git clone, and this is none: ", err)
	}
	tree := filepath.Join(t.TempDir(), "tree")
	must(t, root, nil, "go", "run", "./internal/release", "-dirty", "-version", version, "-out", tree)

	proxy := t.TempDir()
	for _, folder := range modules {
		publish(t, proxy, tree, folder, version)
		publish(t, proxy, root, folder, unprepared)
	}
	env := strangersEnv(t, proxy)

	t.Run("the command runs and knows its version", func(t *testing.T) {
		must(t, t.TempDir(), env, "go", "install", "-trimpath", module+"/cmd/sqluuid@"+version)
		bin := filepath.Join(goenv(t, env, "GOBIN"), "sqluuid"+goenv(t, env, "GOEXE"))
		if got := must(t, t.TempDir(), nil, bin, "--version"); !strings.Contains(got, version) {
			t.Errorf("sqluuid --version printed %q, want %s in it", got, version)
		}
		if got := must(t, t.TempDir(), nil, bin, "migrate", "--help"); !strings.Contains(got, "v1-to-v6") {
			t.Errorf("sqluuid migrate --help printed %q, want v1-to-v6 in it", got)
		}
	})

	for _, nested := range []string{"gormplugin", "sqltype/pgxtype"} {
		t.Run("a program that imports the module "+nested+" builds", func(t *testing.T) {
			folder := program(t, nested)
			must(t, folder, env, "go", "get", module+"/"+nested+"@"+version)
			must(t, folder, env, "go", "build", "-trimpath", "-o", os.DevNull, ".")
			if got := must(t, folder, env, "go", "list", "-m", module); strings.TrimSpace(got) != module+" "+version {
				t.Errorf("the build uses %q, want %s of the root", got, version)
			}
		})
	}

	t.Run("a program that imports sqltype has one new module", func(t *testing.T) {
		folder := program(t, "sqltype")
		must(t, folder, env, "go", "get", module+"@"+version)
		must(t, folder, env, "go", "build", "-trimpath", "-o", os.DevNull, ".")
		if got, want := must(t, folder, env, "go", "list", "-m", "all"), "example.com/stranger\n"+module+" "+version+"\n"; got != want {
			t.Errorf("go list -m all printed\n%s\nwant\n%s", got, want)
		}
	})

	// The reason for the whole step. When this one installs, drop the step.
	t.Run("without the release command go install refuses", func(t *testing.T) {
		out, err := run(t.TempDir(), env, "go", "install", module+"/cmd/sqluuid@"+unprepared)
		if err == nil || !strings.Contains(out, "replace directives") {
			t.Errorf("go install of a module with replace lines: %v\n%s", err, out)
		}
	})
}

// program writes a module of the lowest Go that the libraries state, whose program imports one
// of our packages, and returns its folder.
func program(t *testing.T, imports string) string {
	t.Helper()
	folder := t.TempDir()
	write(t, filepath.Join(folder, "go.mod"), "module example.com/stranger\n\ngo 1.25\n")
	write(t, filepath.Join(folder, "main.go"), "package main\n\nimport _ \""+path.Join(module, imports)+"\"\n\nfunc main() {}\n")
	return folder
}

// strangersEnv is the whole environment of a machine that has never seen our modules: nothing of
// this one's is in it, but for the programs and the cache of compiled packages. The local proxy has
// our modules; all others come from this machine's module cache or from where they always come
// from. There is no cgo: in a module cache of its own the C code of SQLite would be compiled anew
// at every run of the test, for more than a minute.
func strangersEnv(t *testing.T, proxy string) []string {
	t.Helper()
	home := t.TempDir()
	known := filepath.Join(goenv(t, nil, "GOMODCACHE"), "cache", "download")
	return []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + home, "GOENV=off", "GOCACHE=" + goenv(t, nil, "GOCACHE"),
		"CGO_ENABLED=0", "GOWORK=off", "GOFLAGS=-mod=mod -modcacherw",
		"GOPROXY=" + fileURL(proxy) + "," + fileURL(known) + "," + goenv(t, nil, "GOPROXY"),
		"GOSUMDB=" + goenv(t, nil, "GOSUMDB"), "GONOSUMDB=" + module + "," + module + "/*",
		"GOPATH=" + filepath.Join(home, "go"), "GOBIN=" + filepath.Join(t.TempDir(), "bin"),
	}
}

func fileURL(folder string) string {
	p := filepath.ToSlash(folder)
	if !strings.HasPrefix(p, "/") { // a drive letter
		p = "/" + p
	}
	return "file://" + p
}

// publish lays a module out as a proxy serves it.
func publish(t *testing.T, proxy, tree, folder, version string) {
	t.Helper()
	name := path.Join(module, folder)
	at := filepath.Join(proxy, filepath.FromSlash(name), "@v")
	if err := os.MkdirAll(at, 0o777); err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(tree, folder, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(at, version+".info"), fmt.Sprintf(`{"Version":%q,"Time":"2026-01-01T00:00:00Z"}`, version))
	write(t, filepath.Join(at, version+".mod"), string(mod))
	archive(t, filepath.Join(at, version+".zip"), filepath.Join(tree, folder), name+"@"+version)
	list, err := os.OpenFile(filepath.Join(at, "list"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		t.Fatal(err)
	}
	_, err = fmt.Fprintln(list, version)
	if err := errors.Join(err, list.Close()); err != nil {
		t.Fatal(err)
	}
}

// archive writes a module's zip file: its files under prefix, without those of
// the modules inside it.
func archive(t *testing.T, name, folder, prefix string) {
	t.Helper()
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	err := filepath.WalkDir(folder, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if p == folder {
				return nil
			}
			_, err := os.Stat(filepath.Join(p, "go.mod"))
			if err == nil || strings.HasPrefix(d.Name(), ".") || d.Name() == "dist" || d.Name() == "bin" {
				return fs.SkipDir
			}
			return nil
		}
		rel, err := filepath.Rel(folder, p)
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		raw, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		f, err := w.Create(prefix + "/" + filepath.ToSlash(rel))
		if err != nil {
			return err
		}
		_, err = f.Write(raw)
		return err
	})
	if err := errors.Join(err, w.Close()); err != nil {
		t.Fatal(err)
	}
	write(t, name, buf.String())
}

func write(t *testing.T, name, content string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
}

func goenv(t *testing.T, env []string, name string) string {
	t.Helper()
	return strings.TrimSpace(must(t, ".", env, "go", "env", name))
}

// must runs a program and returns what it prints.
func must(t *testing.T, folder string, env []string, name string, args ...string) string {
	t.Helper()
	out, err := run(folder, env, name, args...)
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return out
}

func run(folder string, env []string, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = folder, env
	out, err := cmd.CombinedOutput()
	return string(out), err
}
