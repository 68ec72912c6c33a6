package twins_test

import (
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// openAgain opens a database with a table whose rows have a parent in it.
func openAgain(t *testing.T, engine string) *lab.Lab {
	t.Helper()
	l := lab.Open(t, engine)
	l.Exec(t, "CREATE TABLE staff (id "+map[bool]string{false: "bigserial", true: "bigint AUTO_INCREMENT"}[l.IsInnoDB()]+
		" PRIMARY KEY, boss bigint, came timestamp DEFAULT CURRENT_TIMESTAMP, CONSTRAINT of_boss FOREIGN KEY (boss) REFERENCES staff (id))")
	l.Exec(t, "INSERT INTO staff (boss) VALUES (NULL), (1)")
	return l
}

// freshID is an expression of an id of a program's.
func freshID(l *lab.Lab) string {
	return map[string]string{"PostgreSQL": "gen_random_uuid()", "MariaDB": "uuid()", "MySQL": "uuid_to_bin(uuid())"}[l.Name]
}

// TestASecondRunBesideKeptKeys gives new ids to keys next to which a finish has left the old ones, with
// their index. That one was taken for the second run's own.
func TestASecondRunBesideKeptKeys(t *testing.T) {
	eachServerWith(t, openAgain, func(t *testing.T, l *lab.Lab) {
		again := command(l, "v4-to-v7", "--column", "staff.id", "--time-column", "came")
		for i, run := range []string{"int-to-v4", "v4-to-v7"} {
			args := command(l, run, "--column", "staff.id")
			if run == "v4-to-v7" {
				args = again
				lab.WantError(t, lab.Run(t, args...), 3, "column staff.id__old", "rename it")
				l.Exec(t, "ALTER TABLE staff RENAME COLUMN id__old TO number")
			}
			lab.MustRun(t, args...)
			for _, way := range [][]string{nil, {"--back"}, nil} {
				do(t, l, "cutover", append(way, "--ignore-sessions")...)
				verifyRun(t, l)
			}
			do(t, l, "finish", "--keep", "column")
			for range 2 { // a program names no old key
				l.Exec(t, "INSERT INTO staff (id) VALUES ("+freshID(l)+")")
			}
			if got, want := l.Ask(t, "SELECT COUNT(*) FROM staff"), fmt.Sprint(4+2*i); got != want {
				t.Errorf("there are %s of %s rows", got, want)
			}
		}
		indexes := "SELECT string_agg(indexname, ' ' ORDER BY indexname) FROM pg_indexes WHERE tablename = 'staff'"
		want := "staff_pkey staff_pkey_kept staff_pkey_kept2"
		if l.IsInnoDB() {
			indexes = "SELECT GROUP_CONCAT(DISTINCT index_name ORDER BY index_name SEPARATOR ' ') FROM information_schema.statistics " +
				"WHERE table_schema = DATABASE() AND table_name = 'staff'"
			want = "of_boss PRIMARY sqluuid_primary_kept sqluuid_primary_kept2"
		}
		if got := l.Ask(t, indexes); got != want {
			t.Errorf("the indexes are %s, want %s", got, want)
		}
	})
}

// TestAMapOfARunOfTheSameNumber has a map with the comment of the run, whose keys are another run's:
// numbers begin anew when no run is recorded. All pairs were lost.
func TestAMapOfARunOfTheSameNumber(t *testing.T) {
	eachServerWith(t, openAgain, func(t *testing.T, l *lab.Lab) {
		do(t, l, "int-to-v4", "--column", "staff.id")
		do(t, l, "cutover", "--ignore-sessions")
		do(t, l, "finish", "--keep", "map")
		do(t, l, "v4-to-v7", "--column", "staff.id", "--time-column", "came")
		do(t, l, "cutover", "--ignore-sessions")
		r := lab.Run(t, command(l, "finish", "--keep", "map")...)
		lab.WantError(t, r, 3, "sqluuid_map_staff is there and has not the keys of this run", "rename it", "no key was dropped")
		l.Exec(t, "ALTER TABLE sqluuid_map_staff RENAME TO first_map")
		do(t, l, "finish", "--keep", "map")
		for _, q := range []string{"SELECT COUNT(*) FROM sqluuid_map_staff m JOIN staff ON id = m.new",
			"SELECT COUNT(*) FROM first_map f JOIN sqluuid_map_staff m ON m.old = f.new"} {
			if got := l.Ask(t, q); got != "2" {
				t.Errorf("%s of 2 keys are found by %s", got, q)
			}
		}
	})
}

// TestFlagsThatARunWasNotBegunWith are refused, with the command that begins it.
func TestFlagsThatARunWasNotBegunWith(t *testing.T) {
	eachServerWith(t, openAgain, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE notes (n int PRIMARY KEY, staff_id bigint)")
		l.Exec(t, "CREATE TABLE desks (id bigint PRIMARY KEY)")
		do(t, l, "int-to-v7", "--column", "staff.id")
		for _, more := range [][]string{{"--also", "notes.staff_id=staff.id"}, {"--column", "desks.id"}, {"--time-column", "came"},
			{"--time-of", "snowflake"}, {"--time-column", "came", "--time-else", "2020-01-01T00:00:00Z"}} {
			r := lab.Run(t, command(l, "int-to-v7", append([]string{"--column", "staff.id"}, more...)...)...)
			lab.WantError(t, r, 3, "run 1 was begun without", "undo it first")
		}
		do(t, l, "int-to-v7", "--column", "staff.id", "--column", "staff.boss")
		do(t, l, "undo")
		do(t, l, "int-to-v7", "--column", "staff.id", "--also", "notes.staff_id=staff.id", "--time-column", "came")
		do(t, l, "int-to-v7", "--column", "staff.id", "--also", "notes.staff_id=staff.id", "--time-column", "came")
	})
}

// TestThePrintedScriptFillsChildrenBeforeTheirRoots has a table whose name comes before that of its
// parent, which gets its ids later.
func TestThePrintedScriptFillsChildrenBeforeTheirRoots(t *testing.T) {
	eachServerWith(t, openAgain, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE desks (n int PRIMARY KEY, staff_id bigint, CONSTRAINT of_staff FOREIGN KEY (staff_id) REFERENCES staff (id))")
		l.Exec(t, "INSERT INTO desks VALUES (1, 1), (2, 2)")
		script := lab.MustRun(t, "migrate", "plan", "int-to-v7", "--print-sql", "--database", l.URL, "--column", "staff.id").Out
		if l.IsInnoDB() {
			l.DB.SetMaxOpenConns(1)
			if err := runScript(l, script); err != nil {
				t.Fatal(err)
			}
		} else if out, ok := psql(t, l, script); !ok {
			t.Fatal(out)
		}
		if got := l.Ask(t, "SELECT COUNT(*) FROM desks d JOIN staff s ON d.staff_id = s.id AND d.n = s.id__old"); got != "2" {
			t.Errorf("%s of 2 children have their parents", got)
		}
	})
}
