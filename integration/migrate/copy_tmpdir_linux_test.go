package migrate_test

import (
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// Indexes that a copy makes behind the rows are sorted in the server's tmpdir. Where that
// is too small, they are made without.
func TestIndexesOfACopyInASmallTmpdir(t *testing.T) {
	eachInnoDB(t, indexesOfACopyInASmallTmpdir)
}

func indexesOfACopyInASmallTmpdir(t *testing.T, l *lab) {
	var where string
	if err := l.db.QueryRow("SELECT @@tmpdir").Scan(&where); err != nil {
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
	l.exec(t, "CREATE TABLE orders (id binary(16) PRIMARY KEY, n integer NOT NULL, note varchar(80), KEY n (n), KEY note (note))")
	l.exec(t, "INSERT INTO orders SELECT UNHEX(CONCAT(LPAD(HEX(seq), 8, '0'), "+
		"'123411ee8111222233334444')), seq * 7919 % 100000, LEFT(SHA2(seq, 256), 32) FROM "+numbers(100_000))
	limited := *l
	limited.url += "?innodb_tmpdir=" + url.QueryEscape("'"+filepath.ToSlash(dir)+"'")
	before := l.dump(t, "SHOW CREATE TABLE orders")
	mustRun(t, migrateArgs("v1-to-v6", copyFlags(&limited, "--strategy", "copy")...)...)
	same(t, "the table", l.dump(t, "SHOW CREATE TABLE orders"), before)
	mustRun(t, migrateArgs("undo", copyFlags(&limited)...)...)
	same(t, "the table", l.dump(t, "SHOW CREATE TABLE orders"), before)
}
