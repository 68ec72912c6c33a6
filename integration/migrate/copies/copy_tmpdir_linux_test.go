package copies_test

import (
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Indexes that a copy makes behind the rows are sorted in the server's tmpdir. Where that
// is too small, they are made without.
func TestIndexesOfACopyInASmallTmpdir(t *testing.T) {
	lab.EachInnoDB(t, indexesOfACopyInASmallTmpdir)
}

func indexesOfACopyInASmallTmpdir(t *testing.T, l *lab.Lab) {
	var where string
	if err := l.DB.QueryRow("SELECT @@tmpdir").Scan(&where); err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp(strings.Split(where, ":")[0], "sqluuid-small-")
	if err != nil {
		t.Skipf("the server's tmpdir is not of this machine: %v", err)
	}
	t.Cleanup(func() { os.Remove(dir) })
	if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "size=1m,mode=1777"); err != nil {
		t.Skipf("a disk of 1 MB cannot be mounted here, so that none can be full: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Errorf("%s stays mounted: %v", dir, err)
		}
	})
	l.Exec(t, "CREATE TABLE orders (id binary(16) PRIMARY KEY, n integer NOT NULL, note varchar(80), KEY n (n), KEY note (note))")
	l.Exec(t, "INSERT INTO orders SELECT UNHEX(CONCAT(LPAD(HEX(seq), 8, '0'), "+
		"'123411ee8111222233334444')), seq * 7919 % 100000, LEFT(SHA2(seq, 256), 32) FROM "+lab.Numbers(100_000))
	limited := *l
	limited.URL += "?innodb_tmpdir=" + url.QueryEscape("'"+filepath.ToSlash(dir)+"'")
	before := l.Dump(t, "SHOW CREATE TABLE orders")
	lab.MustRun(t, lab.Args("v1-to-v6", limited.Yes("--strategy", "copy")...)...)
	lab.Same(t, "the table", l.Dump(t, "SHOW CREATE TABLE orders"), before)
	lab.MustRun(t, lab.Args("undo", limited.Yes()...)...)
	lab.Same(t, "the table", l.Dump(t, "SHOW CREATE TABLE orders"), before)
}
