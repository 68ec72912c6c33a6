//go:build unix

package release_test

import (
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// TestEveryStartPageWorksAsPrinted walks the pages of docs/start, each in an empty module beside a
// clone, in the order of docs/README.md. It writes their programs, and runs their commands. Third
// parties have the versions of the repository's own modules, and servers other addresses.
func TestEveryStartPageWorksAsPrinted(t *testing.T) {
	buildsAll(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range startPages(t, root) {
		t.Run(strings.TrimSuffix(page, ".md"), func(t *testing.T) {
			emptyModule(t, root).page(t, filepath.Join(root, "docs", "start", page))
		})
	}
}

// emptyModule makes an empty module next to a clone.
func emptyModule(t *testing.T, root string) *walk {
	t.Helper()
	folder := t.TempDir()
	if err := os.Symlink(root, filepath.Join(folder, "sqluuid")); err != nil {
		t.Skip("no symbolic links here: ", err)
	}
	w := &walk{app: filepath.Join(folder, "shop"), versions: versionsOf(t, root)}
	none := t.TempDir() // a proxy that knows no version of ours, as before the first tag
	for _, folder := range modules {
		at := filepath.Join(none, filepath.FromSlash(path.Join(module, folder)), "@v")
		if err := os.MkdirAll(at, 0o777); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(at, "list"), "")
	}
	w.env = append(os.Environ(), "GOWORK=", "GOFLAGS=", "GOPROXY="+fileURL(none)+","+goenv(t, nil, "GOPROXY"))
	if err := os.Mkdir(w.app, 0o777); err != nil {
		t.Fatal(err)
	}
	must(t, w.app, w.env, "go", "mod", "init", "example.com/shop")
	return w
}

// startPages returns the pages of docs/start in the order in which docs/README.md links to them.
func startPages(t *testing.T, root string) (pages []string) {
	t.Helper()
	index, err := os.ReadFile(filepath.Join(root, "docs", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`\]\(start/([a-z-]+\.md)\)`).FindAllStringSubmatch(string(index), -1) {
		if !slices.Contains(pages, m[1]) {
			pages = append(pages, m[1])
		}
	}
	all, err := filepath.Glob(filepath.Join(root, "docs", "start", "*.md"))
	if err != nil || len(all) < 15 {
		t.Fatalf("found the pages %v, %v", all, err)
	}
	for _, page := range all {
		if !slices.Contains(pages, filepath.Base(page)) {
			t.Errorf("docs/README.md does not link to docs/start/%s", filepath.Base(page))
		}
	}
	return pages
}

// A walk is the module in which a page is tried.
type walk struct {
	app      string
	env      []string
	versions map[string]string // by module

	around func(t *testing.T, line string, run func()) // runs a command and looks at what it did, if there is one
}

var fenced = regexp.MustCompile("(?ms)^```(\\w+)\n(.*?)^```")

// page does what a page says, from its first block to its last.
func (w *walk) page(t *testing.T, name string) {
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	real := w.real(t, string(text))
	blocks, programs, commands := fenced.FindAllStringSubmatch(string(text), -1), 0, 0
	if len(blocks) == 0 || blocks[0][1] != "sh" || !strings.Contains(blocks[0][2], "go get ") {
		t.Errorf("%s does not open with go get", name)
	}
	for _, b := range blocks {
		switch kind, body := b[1], real(b[2]); kind {
		case "go", "yaml", "sql":
			if file := fileOf(body); file != "" {
				at := filepath.Join(w.app, file)
				if err := os.MkdirAll(filepath.Dir(at), 0o777); err != nil {
					t.Fatal(err)
				}
				write(t, at, body)
				programs++
			}
		case "sh":
			commands++
			if out, err := w.bash(t, "set -eu\n"+body); err != nil {
				t.Fatalf("%s\n%v\n%s", body, err, out)
			}
		case "console":
			for _, step := range strings.Split(strings.TrimPrefix(body, "$ "), "\n$ ") {
				commands++
				line, want, _ := strings.Cut(step, "\n")
				var out string
				var err error
				run := func() { out, err = w.bash(t, line) }
				if w.around == nil {
					run()
				} else {
					w.around(t, line, run)
				}
				if out, want = strings.TrimSpace(out), strings.TrimSpace(want); err != nil || want != "" && out != want {
					t.Fatalf("$ %s\n%v, prints\n%s\nand the page says\n%s", line, err, out, want)
				}
			}
		}
	}
	if programs == 0 || commands < 2 {
		t.Errorf("%s has %d programs and %d commands, want at least 1 and 2", name, programs, commands)
	}
	must(t, w.app, w.env, "go", "vet", "-mod=mod", "./...")
}

// fileOf returns the file of a block that is a whole one. Its first line is a comment with the
// name, but for main.go and main_test.go.
func fileOf(block string) string {
	first, _, _ := strings.Cut(block, "\n")
	for _, comment := range []string{"// ", "# ", "-- "} {
		if name, ok := strings.CutPrefix(first, comment); ok && regexp.MustCompile(`^[\w/-]+\.\w+$`).MatchString(name) {
			return name
		}
	}
	switch {
	case !strings.HasPrefix(block, "package "):
		return ""
	case strings.Contains(block, "\t\"testing\"\n"):
		return "main_test.go"
	}
	return "main.go"
}

// real returns what turns a block of the page into one that works here: the versions of third
// parties, the addresses of servers, a free port, and what sqlc has generated already.
func (w *walk) real(t *testing.T, page string) func(string) string {
	var old []string
	if strings.Contains(page, "postgres://shop@") {
		url, _ := dbtest.Postgres.Own(t)
		old = append(old, "postgres://shop@127.0.0.1/shop?sslmode=disable", url)
	}
	if strings.Contains(page, "shop@tcp(") {
		url, _ := dbtest.MySQL.Own(t)
		dsn := dbtest.MySQLDSN(t, url)
		old = append(old, "shop@tcp(127.0.0.1:3306)/shop?parseTime=true", dsn, "shop@tcp(127.0.0.1:3306)/shop", dsn)
	}
	if strings.Contains(page, "127.0.0.1:8080") {
		free, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		free.Close()
		old = append(old, "127.0.0.1:8080", free.Addr().String())
	}
	old = append(old, "$ sqlc generate", "$ cp -r ../sqluuid/examples/sqlc/postgres .")
	replacer := strings.NewReplacer(old...)
	get := regexp.MustCompile(`(?m)^go get .*`)
	return func(s string) string {
		return get.ReplaceAllStringFunc(replacer.Replace(s), func(line string) string {
			words := strings.Fields(line)
			for i, word := range words[2:] {
				if version := w.versionOf(word); version != "" {
					words[2+i] += "@" + version
				}
			}
			return strings.Join(words, " ")
		})
	}
}

// versionOf returns the version of the module of a package, "" for one of this repository.
func (w *walk) versionOf(name string) string {
	for ; strings.Contains(name, "/"); name = name[:strings.LastIndex(name, "/")] {
		if strings.HasPrefix(name, module) {
			return ""
		}
		if v := w.versions[name]; v != "" {
			return v
		}
	}
	return ""
}

// versionsOf returns the versions that the modules of the repository require.
func versionsOf(t *testing.T, root string) map[string]string {
	t.Helper()
	versions := map[string]string{}
	for _, mod := range []string{"examples/ent", "integration", "examples"} {
		raw, err := os.ReadFile(filepath.Join(root, mod, "go.mod"))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^\t(\S+) (v\S+)`).FindAllStringSubmatch(string(raw), -1) {
			versions[m[1]] = m[2]
		}
	}
	return versions
}

// bash runs a script, and ends what it has left behind.
func (w *walk) bash(t *testing.T, script string) (string, error) {
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Minute)
	defer cancel()
	out := filepath.Join(t.TempDir(), fmt.Sprintf("out-%d", time.Now().UnixNano()))
	file, err := os.Create(out) // no pipe, which what is left behind would hold
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	cmd := exec.CommandContext(ctx, "bash", "-c", script)
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = w.app, w.env, file, file
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	err = cmd.Run()
	if cmd.Process != nil {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
	}
	raw, readErr := os.ReadFile(out)
	if readErr != nil {
		t.Fatal(readErr)
	}
	return string(raw), err
}
