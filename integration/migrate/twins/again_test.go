package twins_test

import (
	"fmt"
	"strings"
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
	t.Parallel()
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
	t.Parallel()
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
	t.Parallel()
	eachServerWith(t, openAgain, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE notes (n int PRIMARY KEY, staff_id bigint)")
		l.Exec(t, "CREATE TABLE desks (id bigint PRIMARY KEY)")
		do(t, l, "int-to-v7", "--column", "staff.id")
		list := [][]string{{"--also", "notes.staff_id=staff.id"}, {"--column", "desks.id"}, {"--time-column", "came"},
			{"--time-of", "snowflake"}, {"--time-column", "came", "--time-else", "2020-01-01T00:00:00Z"}}
		if l.Name == "MariaDB" {
			list = append(list, []string{"--type", "binary(16)"})
		}
		for _, more := range list {
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
	t.Parallel()
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

// TestWhatBelongsToViewsComesBack has views with all that a cut-over, which makes them again, has to
// give them, and default privileges, which it has to take from them.
func TestWhatBelongsToViewsComesBack(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	for _, st := range []string{"CREATE TABLE staff (id varchar(36) PRIMARY KEY, pay int)", "INSERT INTO staff VALUES (gen_random_uuid(), 1)",
		"CREATE VIEW pays AS SELECT id, pay FROM staff", "CREATE MATERIALIZED VIEW kept AS SELECT id, pay FROM staff",
		"ALTER MATERIALIZED VIEW kept ALTER COLUMN id SET STATISTICS 77", "CREATE STATISTICS both_ ON id, pay FROM kept",
		"CREATE UNIQUE INDEX ids ON kept (id)", "ALTER MATERIALIZED VIEW kept CLUSTER ON ids",
		"CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END'",
		"CREATE TRIGGER g INSTEAD OF INSERT ON pays FOR EACH ROW EXECUTE FUNCTION f()", "COMMENT ON TRIGGER g ON pays IS 'why'",
		"CREATE RULE r AS ON DELETE TO pays DO INSTEAD NOTHING", "COMMENT ON RULE r ON pays IS 'why not'",
		"ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO PUBLIC"} {
		l.Exec(t, st)
	}
	const has = "SELECT concat_ws(' ', has_table_privilege('public', 'pays', 'select'), has_table_privilege('public', 'kept', 'select'), " +
		"(SELECT count(*) FROM pg_statistic_ext WHERE stxrelid = 'kept'::regclass), " +
		"(SELECT attstattarget FROM pg_attribute WHERE attrelid = 'kept'::regclass AND attname = 'id'), " +
		"(SELECT indisclustered FROM pg_index WHERE indexrelid = 'ids'::regclass), " +
		"obj_description((SELECT oid FROM pg_trigger WHERE tgname = 'g'), 'pg_trigger'), " +
		"obj_description((SELECT oid FROM pg_rewrite WHERE rulename = 'r'), 'pg_rewrite'))"
	before := l.Ask(t, has)
	do(t, l, "text-to-binary", "--column", "staff.id")
	for _, way := range [][]string{nil, {"--back"}, nil} {
		do(t, l, "cutover", append(way, "--ignore-sessions")...)
		if got := l.Ask(t, has); got != before {
			t.Errorf("the views have %s, and had %s", got, before)
		}
	}
}

// TestAFinishIsRefusedForWhatUsesOldColumns asks before there is no way back. Then the server would
// refuse to drop a column, and no command got out of it.
func TestAFinishIsRefusedForWhatUsesOldColumns(t *testing.T) {
	t.Parallel()
	l := openAgain(t, "PostgreSQL")
	for _, st := range []string{"CREATE TABLE guests (id bigint PRIMARY KEY DEFAULT nextval('staff_id_seq'))", "INSERT INTO guests DEFAULT VALUES",
		"CREATE TABLE bills (n bigint DEFAULT nextval('staff_id_seq'))"} {
		l.Exec(t, st)
	}
	do(t, l, "int-to-v7", "--column", "staff.id", "--column", "guests.id")
	do(t, l, "cutover", "--ignore-sessions")
	l.Exec(t, "CREATE VIEW old_staff AS SELECT id__old FROM staff")
	l.Exec(t, "CREATE TABLE refs (staff_id bigint REFERENCES staff (id__old))")
	for _, one := range []struct{ why, help string }{{"view public.old_staff: it uses column id__old of public.staff", "DROP VIEW old_staff"},
		{"constraint refs_staff_id_fkey on table public.refs", "DROP TABLE refs"},
		{"ALTER SEQUENCE public.staff_id_seq OWNED BY public.bills.n", "ALTER SEQUENCE public.staff_id_seq OWNED BY public.bills.n"}} {
		lab.WantError(t, lab.Run(t, command(l, "finish", "--keep", "nothing")...), 3, one.why)
		l.Exec(t, one.help)
	}
	do(t, l, "cutover", "--back", "--ignore-sessions") // no finish has begun
	do(t, l, "cutover", "--ignore-sessions")
	do(t, l, "finish", "--keep", "map")
	if got := l.Ask(t, "SELECT has_table_privilege('public', 'sqluuid_map_staff', 'select')"); got != "false" {
		t.Errorf("everybody reads the map: %s", got)
	}
	l.Exec(t, "INSERT INTO bills DEFAULT VALUES")
}

// TestAChildBeforeItsParentByTheOtherColumn is refused: the server numbers the parent when it comes, and
// the old column was NULL until then. A row may be its own parent.
func TestAChildBeforeItsParentByTheOtherColumn(t *testing.T) {
	t.Parallel()
	l := openAgain(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE bills (n int PRIMARY KEY, staff_id bigint REFERENCES staff (id) DEFERRABLE INITIALLY DEFERRED)")
	lab.MustRun(t, command(l, "int-to-v7", "--column", "staff.id", "--own-names", "_uid")...)
	const id = "'00000000-0000-7000-8000-000000000001'"
	if _, err := l.DB.Exec("INSERT INTO bills (n, staff_id_uid) VALUES (1, " + id + ")"); err == nil ||
		!strings.Contains(err.Error(), "no row of staff has the id "+strings.Trim(id, "'")+", which bills.staff_id_uid refers to: insert that row first") {
		t.Errorf("the error is %v", err)
	}
	l.Exec(t, "INSERT INTO staff (id_uid, boss_uid) VALUES ("+id+", "+id+")")
	l.Exec(t, "INSERT INTO bills (n, staff_id_uid) VALUES (1, "+id+")")
	l.Exec(t, "WITH child AS (INSERT INTO bills (n, staff_id) VALUES (2, 77)) INSERT INTO staff (id) VALUES (77)")
	if got := l.Ask(t, "SELECT COUNT(*) FROM bills b JOIN staff s ON b.staff_id = s.id AND b.staff_id_uid = s.id_uid"); got != "2" {
		t.Errorf("%s of 2 children have their parents", got)
	}
	if got := l.Ask(t, "SELECT boss = id AND boss_uid = id_uid FROM staff WHERE id_uid = "+id); got != "true" {
		t.Errorf("a row is its own parent: %s", got)
	}
	verifyRun(t, l)
}

// TestARowThatComesWhileALinkIsFilled has a value in the discriminator that the run has no link for. The
// fill took the key out of its column, and everything said that all is right.
func TestARowThatComesWhileALinkIsFilled(t *testing.T) {
	t.Parallel()
	eachServerWith(t, openAgain, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE notes (n int PRIMARY KEY, kind varchar(20), of_id bigint)")
		l.Exec(t, "INSERT INTO notes VALUES (1, 'größe', 1)")
		script := lab.MustRun(t, "migrate", "plan", "int-to-v7", "--print-sql", "--database", l.URL, "--column", "staff.id",
			"--also", "notes.of_id[kind=größe]=staff.id").Out
		l.Exec(t, "INSERT INTO notes VALUES (2, 'other', 1)") // behind the plan
		var why string
		if l.IsInnoDB() {
			l.DB.SetMaxOpenConns(1)
			if err := runScript(l, script); err != nil {
				why = err.Error()
			}
			l.DB.SetMaxOpenConns(0)
		} else {
			why, _ = psql(t, l, script)
		}
		if !strings.Contains(why, "nothing says whose key") {
			t.Errorf("the script ends with %s", why)
		}
		if got := l.Ask(t, "SELECT COUNT(*) FROM notes WHERE of_id = 1"); got != "2" {
			t.Errorf("%s of 2 rows have their key", got)
		}
	})
}

// TestAColumnThatTriggersReadIsRenamed is refused before names are exchanged: on MySQL and MariaDB a
// cut-over stopped in its middle.
func TestAColumnThatTriggersReadIsRenamed(t *testing.T) {
	t.Parallel()
	eachServerWith(t, openAgain, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE notes (n int PRIMARY KEY, kind varchar(20), of_id bigint)")
		l.Exec(t, "INSERT INTO notes VALUES (1, 'staff', 1)")
		do(t, l, "int-to-v7", "--column", "staff.id", "--time-column", "came", "--also", "notes.of_id[kind=staff]=staff.id")
		for _, one := range []string{"staff RENAME COLUMN came TO arrived", "notes RENAME COLUMN kind TO sort"} {
			l.Exec(t, "ALTER TABLE "+one)
			for _, args := range [][]string{{"migrate", "verify", "--database", l.URL}, command(l, "cutover", "--check"), command(l, "cutover", "--ignore-sessions")} {
				lab.WantError(t, lab.Run(t, args...), 3, "run 1 reads column "+strings.Fields(one)[3], "put it back under its name")
			}
			words := strings.Fields(one)
			l.Exec(t, "ALTER TABLE "+words[0]+" RENAME COLUMN "+words[5]+" TO "+words[3])
		}
		lab.MustRun(t, "migrate", "pause", "--database", l.URL)
		for _, args := range [][]string{{"--check"}, {"--ignore-sessions"}} {
			lab.WantError(t, lab.Run(t, command(l, "cutover", args...)...), 3, "run 1 is paused; resume it first")
		}
		lab.MustRun(t, "migrate", "resume", "--database", l.URL)
		do(t, l, "cutover", "--ignore-sessions")
		l.Exec(t, "CREATE TABLE sqluuid_map_staff (x int)")
		lab.WantError(t, lab.Run(t, command(l, "finish", "--keep", "map")...), 3, "has not the keys of this run")
		do(t, l, "cutover", "--back", "--ignore-sessions") // no finish has begun
		do(t, l, "cutover", "--ignore-sessions")
		l.Exec(t, "DROP TABLE sqluuid_map_staff")
		do(t, l, "finish", "--keep", "map")
		if r := lab.MustRun(t, "migrate", "export-map", "--database", l.URL, "--column", "staff.boss"); !strings.HasPrefix(r.Out, "old,new\n1,") {
			t.Errorf("the map of what boss refers to is %s", r.Out)
		}
		if r := lab.Run(t, "migrate", "export-map", "--database", l.URL, "--column", "notes.n"); r.Code == 0 {
			t.Errorf("a number has the map %s", r.Out)
		}
	})
}

// TestARowWithoutAParentIsNotItsOwn has 0 for no parent in a table that the server numbers: there the
// row's own key is 0 until it is numbered. By a new id a row that is its own parent has no number yet.
func TestARowWithoutAParentIsNotItsOwn(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, "CREATE TABLE staff (id bigint AUTO_INCREMENT PRIMARY KEY, boss bigint);\nINSERT INTO staff VALUES (1, 1)")
		do(t, l, "int-to-v7", "--column", "staff.id", "--also", "staff.boss=staff.id")
		const wrong = "Error 1452"
		if _, err := l.DB.Exec("INSERT INTO staff (boss) VALUES (0)"); err == nil || !strings.Contains(err.Error(), wrong) {
			t.Errorf("a boss without a row: %v", err)
		}
		l.Exec(t, "INSERT INTO staff (id, boss) VALUES (7, 7)")
		do(t, l, "cutover", "--ignore-sessions")
		id := map[string]string{"MariaDB": "'00000000-0000-7000-8000-000000000001'", "MySQL": "x'00000000000070008000000000000001'"}[l.Name]
		if _, err := l.DB.Exec("INSERT INTO staff (id, boss) VALUES (" + id + ", " + id + ")"); err == nil || !strings.Contains(err.Error(), wrong) {
			t.Errorf("a row that is its own boss: %v", err)
		}
		l.Exec(t, "INSERT INTO staff (id) VALUES ("+id+")")
		l.Exec(t, "UPDATE staff SET boss = id WHERE id = "+id)
		verifyRun(t, l)
		if got := l.Ask(t, "SELECT COUNT(*) FROM staff WHERE boss = id AND boss__old = id__old"); got != "3" {
			t.Errorf("%s of 3 rows are their own bosses", got)
		}
	})
}

// TestTablesOfOneNameInTwoSchemas have views, which the plan tries by the names of their tables.
func TestTablesOfOneNameInTwoSchemas(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	for _, st := range []string{"CREATE SCHEMA other", "CREATE TABLE staff (id bigserial PRIMARY KEY)", "CREATE TABLE other.staff (id bigserial PRIMARY KEY)",
		"INSERT INTO staff DEFAULT VALUES", "INSERT INTO other.staff DEFAULT VALUES", "CREATE VIEW ids AS SELECT id FROM public.staff",
		"CREATE VIEW other.ids AS SELECT s.id, o.id AS second FROM public.staff s, other.staff o"} {
		l.Exec(t, st)
	}
	do(t, l, "int-to-v7", "--all")
	do(t, l, "cutover", "--ignore-sessions")
	if got := l.Ask(t, "SELECT concat_ws(' ', pg_typeof(i.id), pg_typeof(o.id), pg_typeof(o.second)) FROM ids i, other.ids o"); got != "uuid uuid uuid" {
		t.Errorf("the views have %s", got)
	}
}
