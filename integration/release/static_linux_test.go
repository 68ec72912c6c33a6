package release_test

import (
	"database/sql"
	"debug/elf"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	_ "github.com/mattn/go-sqlite3" // registers sqlite3

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// TestStaticBinaryStartsInAnEmptyFolder starts the binary of a release without environment in a
// folder that has nothing else but a database. For root this folder is the whole file system.
func TestStaticBinaryStartsInAnEmptyFolder(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("the static binary is for linux/amd64")
	}
	buildsAll(t)
	libc, err := run("", nil, "gcc", "-print-file-name=libc.a")
	if err != nil || !filepath.IsAbs(strings.TrimSpace(libc)) {
		dbtest.Missing(t, "libc.a", errors.Join(errors.New("gcc does not find libc.a"), err))
	}
	folder := t.TempDir()
	bin := filepath.Join(folder, "sqluuid")
	must(t, "../..", nil, ".ci/static-binary", bin, version)

	file, err := elf.Open(bin)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for _, program := range file.Progs {
		if program.Type == elf.PT_INTERP {
			t.Error("the binary asks for a dynamic linker")
		}
	}
	libraries, err := file.ImportedLibraries()
	if err != nil || len(libraries) > 0 {
		t.Errorf("the binary needs %q, %v", libraries, err)
	}

	db, err := sql.Open("sqlite3", filepath.Join(folder, "shop.db"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = db.Exec(`CREATE TABLE orders (id BLOB PRIMARY KEY);
INSERT INTO orders VALUES (x'f81d4fae7dec11d0a76500a0c91e6bf6')`)
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ args, want string }{
		{"--version", "sqluuid " + version + " "},
		{"inspect f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "1997-02-03"},
		{"migrate v1-to-v6 --database sqlite:shop.db --column orders.id --yes", "Verified"},
		// Without a shared library the name is looked up in Go.
		{"scan --database postgres://nobody@localhost:1/none", "cannot reach PostgreSQL at localhost:1"},
	} {
		t.Run(test.args, func(t *testing.T) {
			cmd := exec.Command(bin, strings.Fields(test.args)...)
			cmd.Dir, cmd.Env = folder, []string{}
			if os.Geteuid() == 0 {
				cmd.Path, cmd.Dir = "/sqluuid", "/"
				cmd.SysProcAttr = &syscall.SysProcAttr{Chroot: folder}
			}
			out, _ := cmd.CombinedOutput() // the last one fails, and says why
			if !strings.Contains(string(out), test.want) {
				t.Errorf("prints\n%s\nwant %q in it", out, test.want)
			}
		})
	}
}
