package twins_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// psql runs a script as people do.
func psql(t *testing.T, l *lab.Lab, script string, more ...string) (out string, ok bool) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "script.sql")
	if err := os.WriteFile(file, []byte(script), 0o600); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"-X", "-q", "-d", l.URL}, more...)
	text, err := exec.Command("psql", append(args, "-f", file)...).CombinedOutput()
	return string(text), err == nil
}

// TestThePrintedScriptDoesWhatTheCommandDoes runs it by psql as it was printed.
func TestThePrintedScriptDoesWhatTheCommandDoes(t *testing.T) {
	t.Parallel()
	l, other := openCarried(t), openCarried(t)
	// The ids of both are the same.
	for _, q := range []string{"TRUNCATE users, orders, items",
		"INSERT INTO users SELECT md5(i::text)::uuid::text, 'u' || i FROM generate_series(1, 300) i",
		"UPDATE users SET boss = (SELECT min(id) FROM users)",
		"INSERT INTO orders SELECT md5(id)::uuid::text, id, 1 FROM users",
		"INSERT INTO items SELECT id, 1, user_id FROM orders", "REFRESH MATERIALIZED VIEW counted"} {
		l.Exec(t, q)
		other.Exec(t, q)
	}
	args := append([]string{"migrate", "plan", "text-to-binary", "--print-sql"}, twins(l)[2:]...)
	args = append(args[:len(args)-1], "--column", "orders.alt")
	script := lab.MustRun(t, args...).Out
	for _, secret := range []string{l.URL, "u17", l.Ask(t, "SELECT min(id) FROM users")} {
		if strings.Contains(script, secret) {
			t.Errorf("the script has %q", secret)
		}
	}
	before, untouched := l.Dump(t, facts), l.Dump(t, catalogue)
	l.Exec(t, "ALTER TABLE orders ADD COLUMN more int")
	if out, ok := psql(t, l, script); ok || !strings.Contains(out, "not the one that this script was printed for") {
		t.Errorf("on another catalogue it says %s", out)
	}
	l.Exec(t, "ALTER TABLE orders DROP COLUMN more")
	lab.Same(t, "the catalogue", l.Dump(t, catalogue), untouched)

	cut := strings.Index(script, "-- 7 cut-over")
	if out, ok := psql(t, l, script[:cut]+"\\endif\n"); !ok { // as far as that
		t.Fatal(out)
	}
	if out, ok := psql(t, l, script, "-v", "finish=1"); ok || !strings.Contains(out, "not those for this part") {
		t.Errorf("finish before the cut-over says %s", out)
	}
	if out, ok := psql(t, l, script, "-v", "undo=1"); !ok {
		t.Fatal(out)
	}
	lab.Same(t, "the catalogue after undo", l.Dump(t, catalogue), untouched)

	if out, ok := psql(t, l, script); !ok {
		t.Fatal(out)
	}
	lab.Same(t, "facts", l.Dump(t, facts), before)
	if out, ok := psql(t, l, script, "-v", "undo=1"); ok || !strings.Contains(out, "not those for this part") {
		t.Errorf("undo after the cut-over says %s", out)
	}
	if out, ok := psql(t, l, script, "-v", "finish=1"); !ok {
		t.Fatal(out)
	}
	lab.MustRun(t, twins(other, "--column", "orders.alt")...)
	lab.MustRun(t, verb(other, "cutover")...)
	lab.MustRun(t, verb(other, "finish")...)
	lab.Same(t, "the catalogue", l.Dump(t, catalogue), other.Dump(t, catalogue))
	lab.Same(t, "facts", l.Dump(t, facts), other.Dump(t, facts))
	rows := "SELECT id::text || COALESCE(boss::text, '') || email FROM users UNION ALL SELECT id::text || user_id || n FROM orders ORDER BY 1"
	lab.Same(t, "rows", l.Dump(t, rows), other.Dump(t, rows))
}
