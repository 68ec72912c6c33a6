package recorder_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/recorder"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

// ask sends statements to a recorded database, and returns what is written of them.
func ask(t *testing.T, q *recorder.Questions, step string, statements ...string) string {
	t.Helper()
	db, log := memory(t)
	for _, s := range []string{"CREATE TABLE orders (id)", "CREATE TABLE sqluuid_migration (id)"} {
		_, err := db.Exec(s)
		must(t, err)
	}
	from := len(log.Entries())
	for _, s := range statements {
		_, err := db.Exec(s)
		must(t, err)
	}
	r := recorder.Renderer{Normaliser: &recorder.Normaliser{}, Questions: q}
	return r.Render(step, log.Entries()[from:])
}

func TestQuestionsAreWrittenOnceByTheirNames(t *testing.T) {
	q := &recorder.Questions{
		Data: regexp.MustCompile("orders|[\"`]sqluuid"),
		Name: func(text string) string {
			return map[bool]string{true: "tables"}[strings.Contains(text, "sqlite_master")]
		},
	}
	got := ask(t, q, "run",
		"PRAGMA foreign_keys", "SELECT name FROM sqlite_master WHERE name = 'sqluuid_migration'",
		"SELECT count(*) FROM orders", // the plan
		"PRAGMA foreign_keys", "BEGIN", "SELECT 1", "SELECT id FROM orders",
		"UPDATE orders SET id = 1", "COMMIT", "SELECT id FROM orders", "PRAGMA foreign_keys")
	want := `-- asks the catalogue
-- c1
BEGIN;
-- asks the catalogue
SELECT id FROM orders;
UPDATE orders SET id = 1;
COMMIT;
SELECT id FROM orders;
-- asks the catalogue
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if more := ask(t, q, "undo", "SELECT 1", "SELECT 2", "PRAGMA foreign_keys"); more !=
		"-- asks the catalogue\n" {
		t.Errorf("got\n%s", more)
	}
	list := `-- asked by all
PRAGMA foreign_keys;
-- tables
-- asked by run
SELECT name FROM sqlite_master WHERE name = 'sqluuid_migration';
-- asked by run
SELECT count(*) FROM orders;
-- asked by all
SELECT 1;
-- asked by undo
SELECT 2;
`
	if got := q.List(); got != list {
		t.Errorf("got\n%s\nwant\n%s", got, list)
	}
	both := &recorder.Questions{Name: q.Name}
	both.Merge(q)
	if got := both.List(); got != list {
		t.Errorf("merged: got\n%s\nwant\n%s", got, list)
	}
}

func TestChangesShowWhereATextDiffers(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"a\nb\n", "a\nb\n", ""},
		{"a\nb\nc\n", "a\nx\nc\n", "@ a\n- b\n+ x\n"},
		{"a\n", "x\na\ny\n", "@ the beginning\n+ x\n@ a\n+ y\n"},
		{"a\nb\nc\nd\n", "b\na\nd\n", "@ the beginning\n- a\n@ b\n- c\n+ a\n"},
		{"", "a\n", "@ the beginning\n+ a\n"},
	} {
		if got := recorder.Changes(c.from, c.to); got != c.want {
			t.Errorf("from %q to %q: got %q, want %q", c.from, c.to, got, c.want)
		}
	}
}

// What two texts have in common, and what is written as new, is the other text.
func TestChangesLoseNoLine(t *testing.T) {
	r := seedtest.Rand(t)
	for range 500 {
		from, to := someLines(r), someLines(r)
		var less, more []string
		for line := range strings.Lines(recorder.Changes(strings.Join(from, ""), strings.Join(to, ""))) {
			switch line[:2] {
			case "- ":
				less = append(less, line[2:])
			case "+ ":
				more = append(more, line[2:])
			}
		}
		got := append(slices.Clone(to), less...)
		want := append(slices.Clone(from), more...)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Fatalf("from %q to %q: without %q and with %q", from, to, less, more)
		}
	}
}

func someLines(r *rand.Rand) (out []string) {
	for range r.IntN(12) {
		out = append(out, string(rune('a'+r.IntN(5)))+"\n")
	}
	return out
}

func TestArgumentsThatRepeatAreWrittenOnce(t *testing.T) {
	db, log := memory(t)
	_, err := db.Exec("CREATE TABLE t (a)")
	must(t, err)
	_, err = db.Exec("UPDATE t SET a = 1 WHERE a IN (?, ?, ?, ?, ?, ?)", 1, 2, 1, 2, 1, 2)
	must(t, err)
	_, err = db.Exec("DELETE FROM t WHERE a = ?", strings.Repeat("text\n", 20))
	must(t, err)
	wantLog(t, log, `-- c1
CREATE TABLE t (a);
UPDATE t SET a = 1 WHERE a IN (?, ?, ?, ?, ?, ?);
--   1, 2, 3 times
DELETE FROM t WHERE a = ?;
--   'text
--   text
--   text
--   text
--   … 17 more [2e9f3cf0]
`)
}
