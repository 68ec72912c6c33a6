package twins_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// pairSchema has two tables of ids in some spellings. Each write of an id is told.
const pairSchema = `
CREATE TABLE users (id varchar(36) PRIMARY KEY, n text UNIQUE NOT NULL);
CREATE TABLE orders (id varchar(36) PRIMARY KEY, n text UNIQUE NOT NULL, user_id varchar(36) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
 by_id varchar(36) REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE);
INSERT INTO users SELECT gen_random_uuid()::text, 'u' || i FROM generate_series(1, 300) i;
INSERT INTO users SELECT upper(gen_random_uuid()::text), 'upper' || i FROM generate_series(1, 20) i;
INSERT INTO users SELECT replace(gen_random_uuid()::text, '-', ''), 'digits' || i FROM generate_series(1, 20) i;
INSERT INTO orders SELECT gen_random_uuid()::text, n, id FROM users`

// pairFacts are the rows by their business keys.
const pairFacts = `SELECT o.n || ' ' || u.n || ' ' || COALESCE(b.n, '') FROM orders o JOIN users u ON u.id = o.user_id
LEFT JOIN users b ON b.id = o.by_id ORDER BY o.n COLLATE "C"`

func openPairs(t *testing.T) *lab.Lab {
	t.Helper()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, pairSchema)
	aside(t, l)
	return l
}

// A row that comes by the new type refers to a parent in any spelling of the old one: the old key
// compares texts, and is enforced until finish.
func TestAChildHasTheTextOfItsParent(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	lab.MustRun(t, twins(l)...)
	lab.MustRun(t, verb(l, "cutover")...)
	l.Exec(t, "INSERT INTO orders (id, n, user_id, by_id) SELECT gen_random_uuid(), 'late ' || n, id, id FROM users")
	l.Exec(t, "UPDATE orders o SET by_id = u.id FROM users u WHERE u.n = 'upper1' AND o.n LIKE 'u%'")
	l.Exec(t, "INSERT INTO users (id, n) VALUES (gen_random_uuid(), 'late')")
	l.Exec(t, "UPDATE users SET id = gen_random_uuid() WHERE n = 'digits2'")
	rows := l.Dump(t, pairFacts)
	lab.MustRun(t, verb(l, "verify")...)
	lab.MustRun(t, verb(l, "cutover", "--back")...)
	lab.Same(t, "the facts after the way back", l.Dump(t, pairFacts), rows)
	l.Exec(t, "INSERT INTO orders (id, n, user_id, by_id) SELECT gen_random_uuid()::text, 'later ' || n, id, id FROM users")
	rows = l.Dump(t, pairFacts)
	lab.MustRun(t, verb(l, "undo")...)
	lab.Same(t, "the facts after undo", l.Dump(t, pairFacts), rows)
}

// A table without an id tells no spelling. Its ids are written as its parent's.
func TestAnEmptyChildWritesAsItsParent(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, `
CREATE TABLE users (id varchar(36) PRIMARY KEY, up varchar(36) REFERENCES users (id));
CREATE TABLE orders (id varchar(38) PRIMARY KEY, user_id varchar(36) REFERENCES users (id));
INSERT INTO users SELECT replace(gen_random_uuid()::text, '-', '') FROM generate_series(1, 30)`)
	lab.MustRun(t, twins(l)...)
	lab.MustRun(t, verb(l, "cutover")...)
	l.Exec(t, "WITH u AS (SELECT gen_random_uuid() AS id) INSERT INTO users (id, up) SELECT id, id FROM u")
	l.Exec(t, "INSERT INTO orders (id, user_id) SELECT id, id FROM users")
	lab.MustRun(t, verb(l, "cutover", "--back")...)
	got := l.Dump(t, "SELECT length(u.id), length(o.user_id), length(o.id), count(*) FROM orders o JOIN users u "+
		"ON u.id = o.user_id GROUP BY 1, 2, 3")
	lab.Same(t, "lengths", got, []string{"32|32|38|31"})
}

// TestTheFillWritesARowOnce counts the writes of each row: one where there was no twin, none where a
// trigger had made it, also when the fill is killed and goes on.
func TestTheFillWritesARowOnce(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	l.Exec(t, `
CREATE TABLE writes (n text);
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO public.writes VALUES (NEW.n); RETURN NEW; END';
CREATE TRIGGER told AFTER UPDATE ON users FOR EACH ROW EXECUTE FUNCTION tell();
CREATE TRIGGER told AFTER UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION tell()`)
	args := twins(l, "--allow-triggers", "--chunk-rows", "20")
	for chunks := range 3 {
		lab.KillAfter(t, 1+chunks, 0, args...)
		l.Exec(t, fmt.Sprintf("INSERT INTO users VALUES (gen_random_uuid()::text, 'new%d')", chunks))
	}
	lab.MustRun(t, args...)
	got := l.Dump(t, "SELECT count(*), count(DISTINCT n), count(*) FILTER (WHERE n LIKE 'new%') FROM writes")
	lab.Same(t, "writes of rows, rows, new ones among them", got, []string{"680|340|0"})
}

// TestEachDirection writes by either of the two columns, before a cut-over and after it.
func TestEachDirection(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	lab.MustRun(t, twins(l)...)
	both := func(known, other, a, b string) {
		l.Exec(t, "INSERT INTO users ("+known+", n) VALUES ("+a+", '"+known+"')")
		l.Exec(t, "INSERT INTO users ("+other+", n) VALUES ("+b+", '"+other+"')")
		l.Exec(t, "UPDATE users SET "+known+" = "+a+" WHERE n = '"+known+"'")
		l.Exec(t, "UPDATE users SET "+other+" = "+b+" WHERE n = '"+other+"'")
		l.Exec(t, "INSERT INTO orders ("+known+", n, user_id) SELECT "+a+", '"+known+"', (SELECT id FROM users WHERE n = '"+known+"')")
		for _, column := range []string{known, other} {
			by := strings.Replace(column, "id", "by_id", 1)
			l.Exec(t, "UPDATE orders SET "+by+" = (SELECT "+column+" FROM users WHERE n = '"+column+"') WHERE n = '"+known+"'")
			lab.MustRun(t, verb(l, "verify")...)
			l.Exec(t, "UPDATE orders SET "+by+" = NULL WHERE n = '"+known+"'")
			lab.MustRun(t, verb(l, "verify")...)
			left := l.Dump(t, "SELECT count(*) FROM orders WHERE n = '"+known+"' AND by_id IS NULL")
			lab.Same(t, "NULL by "+by, left, []string{"1"})
		}
	}
	both("id", "id__new", "gen_random_uuid()::text", "gen_random_uuid()")
	lab.MustRun(t, verb(l, "cutover")...)
	l.Exec(t, "DELETE FROM users WHERE n LIKE 'id%'")
	both("id", "id__old", "gen_random_uuid()", "gen_random_uuid()::text")
}

// TestVerifyFindsWhatDiffers makes one difference of each kind past the triggers.
func TestVerifyFindsWhatDiffers(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	lab.MustRun(t, twins(l)...)
	deaf := `ALTER TABLE users DISABLE TRIGGER "~sqluuid_twin"; ALTER TABLE orders DISABLE TRIGGER "~sqluuid_twin"; `
	hears := strings.ReplaceAll("; "+strings.TrimSuffix(deaf, "; "), "DISABLE", "ENABLE ALWAYS")
	for _, c := range []struct{ harm, words string }{
		{"UPDATE users SET id__new = gen_random_uuid() WHERE n = 'u7'", "users has 1 pair that differs"},
		{"UPDATE orders SET user_id__new = (SELECT id__new FROM users WHERE n = 'u8') WHERE n = 'u9'", "orders has 1 pair that differs"},
		{"UPDATE orders SET by_id = user_id WHERE n IN ('u1', 'u2')", "2 with one value alone"},
		{"UPDATE orders SET user_id__new = NULL WHERE n = 'u1'", "1 with one value alone"},
		{"UPDATE orders SET by_id__new = user_id__new WHERE n = 'u3'", "1 with one value alone"},
		{"DELETE FROM users WHERE n = 'u300'", "1 row without a parent"},
		{"UPDATE orders SET user_id__new = gen_random_uuid() WHERE n = 'u4'", "orders has 1 pair that differs, 0 with one value alone, and 1 row without a parent"},
	} {
		l.Exec(t, "BEGIN; SET LOCAL session_replication_role = replica; CREATE TABLE users_was AS TABLE users; "+
			"CREATE TABLE orders_was AS TABLE orders; "+deaf+c.harm+hears+"; COMMIT")
		lab.WantError(t, lab.Run(t, verb(l, "verify")...), 4, c.words)
		l.Exec(t, "BEGIN; SET LOCAL session_replication_role = replica; "+deaf+"DELETE FROM users; DELETE FROM orders; "+
			"INSERT INTO users SELECT * FROM users_was; INSERT INTO orders SELECT * FROM orders_was"+hears+"; "+
			"DROP TABLE users_was, orders_was; COMMIT")
	}
	lab.MustRun(t, verb(l, "verify")...)
}

// TestUndoKeepsWhatIsWrittenBetweenItsSteps writes after each step of an undo that is killed there.
// A twin that is no longer kept in step must not be felt: by a write that fails, or by a cascade.
func TestUndoKeepsWhatIsWrittenBetweenItsSteps(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	lab.MustRun(t, twins(l)...)
	want := map[string]bool{}
	for _, line := range l.Dump(t, pairFacts) {
		want[line] = true
	}
	left := "SELECT count(*) FROM pg_attribute WHERE right(attname, 5) = '__new' AND NOT attisdropped"
	for step := 1; !t.Failed() && l.Dump(t, left)[0] != "0"; step++ {
		killBehind(t, func(string) bool { return true }, verb(l, "undo")...)
		user, order := fmt.Sprintf("user %d", step), fmt.Sprintf("order %d", step)
		l.Exec(t, "INSERT INTO users VALUES (gen_random_uuid()::text, '"+user+"')")
		l.Exec(t, "INSERT INTO orders SELECT gen_random_uuid()::text, '"+order+"', id FROM users WHERE n = 'u1'")
		l.Exec(t, "UPDATE orders SET user_id = (SELECT id FROM users WHERE n = '"+user+"') WHERE n = '"+order+"'")
		gone := fmt.Sprintf("u%d", 100+step) // its order gets another user
		l.Exec(t, "UPDATE orders SET user_id = (SELECT id FROM users WHERE n = '"+user+"') WHERE n = '"+gone+"'")
		l.Exec(t, "DELETE FROM users WHERE n = '"+gone+"'")
		delete(want, gone+" "+gone+" ")
		want[gone+" "+user+" "], want[order+" "+user+" "] = true, true
		for _, line := range l.Dump(t, pairFacts) {
			if !want[line] {
				t.Errorf("after step %d: %q is one too many", step, line)
			}
		}
		if n := l.Dump(t, "SELECT count(*) FROM orders"); n[0] != fmt.Sprint(len(want)) {
			t.Errorf("after step %d: %s orders, want %d", step, n[0], len(want))
		}
	}
}

// The trigger of the twins sees what the application's own triggers have made of a row.
func TestTheApplicationsTriggersComeFirst(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	l.Exec(t, `
CREATE FUNCTION draw() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF NEW.id IS NULL THEN NEW.id := gen_random_uuid(); END IF; RETURN NEW; END';
CREATE TRIGGER zz_draws BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION draw()`)
	l.DB.SetMaxIdleConns(0) // a function keeps the type that it was first called with in a session
	lab.MustRun(t, twins(l, "--allow-triggers")...)
	for i, way := range [][]string{{}, {"--back"}} {
		l.Exec(t, fmt.Sprintf("INSERT INTO users (n) VALUES ('drawn%d')", i))
		lab.MustRun(t, verb(l, "verify")...)
		lab.MustRun(t, verb(l, "cutover", way...)...)
	}
	l.Exec(t, "INSERT INTO users (n) VALUES ('drawn2')")
	lab.MustRun(t, verb(l, "verify")...)
}

// A default works on both sides of a cut-over, and comes back as it was.
func TestADefaultComesBack(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, `
CREATE TABLE users (id varchar(32) PRIMARY KEY DEFAULT replace(gen_random_uuid()::text, '-', ''), n int, braced varchar(38) DEFAULT '{' || gen_random_uuid() || '}',
 blank char(36) DEFAULT gen_random_uuid()::text, cast_to char(36) DEFAULT CAST(gen_random_uuid() AS char(36)), plain text DEFAULT gen_random_uuid()::text);
INSERT INTO users SELECT FROM generate_series(1, 5)`)
	defaults := "SELECT attname, pg_get_expr(adbin, adrelid) FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum " +
		"WHERE adrelid = 'users'::regclass AND attname <> 'cast_to' ORDER BY 1"
	before := l.Dump(t, defaults)
	args := []string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--yes"}
	for _, c := range []string{"id", "braced", "blank", "cast_to", "plain"} {
		args = append(args, "--column", "users."+c)
	}
	lab.MustRun(t, args...)
	for i, way := range [][]string{nil, {"--back"}, nil, {"--back"}} {
		lab.MustRun(t, verb(l, "cutover", way...)...)
		l.Exec(t, fmt.Sprintf("INSERT INTO users (n) VALUES (%d)", i))
		lab.MustRun(t, verb(l, "verify")...)
	}
	lab.Same(t, "the defaults", l.Dump(t, defaults), before)
	lab.MustRun(t, verb(l, "undo")...)
	l.Exec(t, "INSERT INTO users (n) VALUES (9)")
}

// What the server makes of a default of bytes is no text of an id.
func TestADefaultOfBytesIsRefused(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE users (id bytea PRIMARY KEY DEFAULT uuid_send(gen_random_uuid()))")
	args := []string{"migrate", "binary-to-text", "--twins", "--database", l.URL, "--yes", "--column", "users.id"}
	r := lab.Run(t, args...)
	if r.Code != 3 || !strings.Contains(r.Err, "it makes bytes") || !strings.Contains(r.Err, "DROP DEFAULT") {
		t.Errorf("exit %d: %s", r.Code, r.Err)
	}
	l.Exec(t, "ALTER TABLE users ALTER COLUMN id DROP DEFAULT")
	lab.MustRun(t, args...)
}

// enforced lists what the server enforces: NOT NULL, unique indexes that are valid, and foreign keys.
const enforced = `
SELECT 'not null ' || attrelid::regclass || ' ' || attname FROM pg_attribute WHERE attrelid IN ('users'::regclass, 'orders'::regclass) AND attnum > 0 AND attnotnull
UNION SELECT 'unique ' || i.indrelid::regclass || ' ' || (SELECT string_agg(a.attname, ',' ORDER BY x.no) FROM unnest(i.indkey::int2[]) WITH ORDINALITY x (n, no)
 JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = x.n) FROM pg_index i WHERE indrelid IN ('users'::regclass, 'orders'::regclass) AND indisunique AND indisvalid
UNION SELECT pg_get_constraintdef(oid) || ' ' || convalidated FROM pg_constraint WHERE conrelid IN ('users'::regclass, 'orders'::regclass) AND contype = 'f'
ORDER BY 1`

// TestBothColumnsAreEnforced compares what the server enforces on twins with what it enforces on
// the columns that programs know, at each stage.
func TestBothColumnsAreEnforced(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	l.Exec(t, "ALTER TABLE orders ADD alt varchar(36) UNIQUE DEFERRABLE; CREATE UNIQUE INDEX ON orders (user_id, n, id)")
	ending := regexp.MustCompile("__(new|old)")
	check := func(stage string) {
		t.Helper()
		var sides [2][]string
		for _, line := range l.Dump(t, enforced) {
			side := 0
			if ending.MatchString(line) {
				side = 1
			} else if !strings.Contains(line, "id") && !strings.Contains(line, "alt") {
				continue // it is about other columns
			}
			sides[side] = append(sides[side], ending.ReplaceAllString(line, ""))
		}
		slices.Sort(sides[1])
		if len(sides[0]) < 8 {
			t.Errorf("%s: the server enforces %q alone", stage, sides[0])
		}
		lab.Same(t, stage+": what is enforced on twins", sides[1], sides[0])
	}
	lab.MustRun(t, twins(l, "--column", "orders.alt")...)
	check("ready")
	for _, way := range [][]string{nil, {"--back"}, nil} {
		lab.MustRun(t, verb(l, "cutover", way...)...)
		check("after a cut-over")
	}
}

// A long name is cut between two letters, and not within one.
func TestALongNameOfLettersOfTwoBytes(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	name := "ida" + strings.Repeat("é", 26)
	l.Exec(t, "CREATE TABLE users ("+name+" text PRIMARY KEY)")
	lab.MustRun(t, "migrate", "text-to-binary", "--twins", "--database", l.URL, "--yes", "--column", "users."+name)
}

// A run that was killed behind SET NOT NULL left the CHECK that had spared it a scan, until finish and
// beyond.
func TestACheckForNotNullDoesNotStay(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	before := l.Dump(t, "SELECT conname FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace")
	lab.MustRun(t, twins(l)...)
	l.Exec(t, "ALTER TABLE orders ADD CONSTRAINT id__new_not_null CHECK (id__new IS NOT NULL) NOT VALID") // as the run makes it
	lab.MustRun(t, twins(l)...)
	lab.MustRun(t, verb(l, "cutover")...)
	lab.MustRun(t, verb(l, "finish")...)
	lab.Same(t, "the CHECKs", l.Dump(t, "SELECT conname FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conname NOT LIKE 'sqluuid%'"), before)
}

// Each command of a change of type can be run again when it has ended, also when finish has forgotten
// the run.
func TestWhatHasEndedCanBeRepeated(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	for range 2 {
		lab.MustRun(t, twins(l)...)
	}
	for range 2 {
		lab.MustRun(t, verb(l, "cutover")...)
	}
	lab.MustRun(t, twins(l)...) // the run is under way
	for _, back := range [][]string{{"--back"}, {"--back"}, nil} {
		lab.MustRun(t, verb(l, "cutover", back...)...)
	}
	rows := l.Dump(t, pairFacts)
	lab.MustRun(t, verb(l, "finish")...)
	again := lab.Run(t, verb(l, "finish")...)
	if !strings.Contains(again.Out+again.Err, "nothing to forget") {
		t.Errorf("finish, repeated, says\n%s%s", again.Out, again.Err)
	}
	done := lab.MustRun(t, twins(l)...)
	if !strings.Contains(done.Out, "Nothing to do: the columns have the type already") {
		t.Errorf("repeated after finish, it says\n%s", done.Out)
	}
	lab.Same(t, "the facts", l.Dump(t, pairFacts), rows)
}

// A table of a run is dropped while the run is under way. Nobody could undo it, and so none could begin
// in that schema.
func TestATableOfARunIsDropped(t *testing.T) {
	t.Parallel()
	l := openPairs(t)
	left := "SELECT count(*) FROM pg_attribute WHERE attrelid = 'users'::regclass AND attname ~ '__(old|new)$' UNION ALL " +
		"SELECT count(*) FROM pg_proc WHERE pronamespace = to_regnamespace('sqluuid')"
	lab.MustRun(t, twins(l)...)
	l.Exec(t, "DROP TABLE orders")
	lab.WantError(t, lab.Run(t, verb(l, "cutover")...), 3, "orders", "run 1", "undo the run")
	lab.WantError(t, lab.Run(t, verb(l, "verify")...), 3, "orders", "run 1", "undo the run")
	lab.MustRun(t, verb(l, "undo")...)
	lab.Same(t, "twins and functions that are left", l.Dump(t, left), []string{"0", "0"})
	lab.MustRun(t, verb(l, "finish")...)

	l.Exec(t, "CREATE TABLE orders (id varchar(36) PRIMARY KEY, user_id varchar(36) REFERENCES users)")
	lab.MustRun(t, twins(l)...)
	lab.MustRun(t, verb(l, "cutover")...)
	l.Exec(t, "DROP TABLE orders")
	lab.WantError(t, lab.Run(t, verb(l, "cutover", "--back")...), 3, "orders", "finish it")
	lab.WantError(t, lab.Run(t, verb(l, "undo")...), 3, "have the names")
	lab.MustRun(t, verb(l, "finish")...)
	lab.Same(t, "columns and functions that are left", l.Dump(t, left), []string{"0", "0"})
}
