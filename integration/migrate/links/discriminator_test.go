package links_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// polymorphic makes tables of which one links to the two others in one column.
func polymorphic(t *testing.T, l *lab.Lab, kind string, user, post string) {
	t.Helper()
	l.Exec(t, "CREATE TABLE users (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE posts (id ID! NOT NULL PRIMARY KEY, author ID!, FOREIGN KEY (author) REFERENCES users (id))")
	l.Exec(t, "CREATE TABLE att (n integer PRIMARY KEY, record_type "+kind+", record_id ID!)")
	l.Exec(t, "CREATE INDEX att_record ON att (record_id)")
	r := rand.New(rand.NewPCG(7, 7))
	for n := range 40 {
		u, p := lab.NewV1(r), lab.NewV1(r)
		l.Exec(t, "INSERT INTO users VALUES ("+l.Lit(u)+")")
		l.Exec(t, "INSERT INTO posts VALUES ("+l.Lit(p)+", "+l.Lit(u)+")")
		l.Exec(t, fmt.Sprintf("INSERT INTO att VALUES (%d, %s, %s), (%d, %s, %s), (%d, NULL, %s), (%d, %s, NULL)",
			4*n, user, l.Lit(u), 4*n+1, post, l.Lit(p), 4*n+2, l.Lit(lab.NewV1(r)), 4*n+3, user))
	}
}

// joined counts the rows that find the row they belong to.
func joined(t *testing.T, l *lab.Lab, user, post string) string {
	t.Helper()
	return strings.Join(l.Dump(t, fmt.Sprintf("SELECT (SELECT count(*) FROM att JOIN users u ON u.id = att.record_id WHERE record_type = %s) FROM users LIMIT 1",
		user)), "") + " " + strings.Join(l.Dump(t, fmt.Sprintf("SELECT (SELECT count(*) FROM att JOIN posts p ON p.id = att.record_id WHERE record_type = %s) FROM users LIMIT 1", post)), "")
}

// Rows of one column with links to several tables were rewritten all or not at all.
func TestADiscriminatorKeepsAColumnToSomeRows(t *testing.T) {
	kinds := []struct{ name, typ, user, post, value string }{
		{"text", "varchar(60)", `'App\\Models\\User''s'`, "'Post'", `App\Models\User's`},
		{"numbers", "integer", "7", "8", "7"},
		{"truth", "boolean", "true", "false", "true"},
	}
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		for _, k := range kinds {
			t.Run(k.name, func(t *testing.T) {
				l := l.Another(t)
				if !l.IsInnoDB() { // where a backslash is one
					k.user = strings.ReplaceAll(k.user, `\\`, `\`)
				}
				if k.typ == "boolean" && l.Profile != engine.PostgreSQL { // where it is a number
					k.user, k.post, k.value = "1", "0", "1"
				}
				polymorphic(t, l, k.typ, k.user, k.post)
				all := "SELECT n, record_type, " + strings.ReplaceAll(l.Hex, "{c}", "record_id") + " FROM att ORDER BY n"
				before := l.Dump(t, all)

				// The plan finds the rows, and names them as the run takes them.
				args := func(command string, more ...string) []string {
					return append([]string{"migrate", command, "--database", l.URL, "--column", "users.id"}, more...)
				}
				plan := lab.MustRun(t, args("v1-to-v6", "--dry-run")...)
				also := ""
				for _, line := range strings.Split(plan.Out, "\n") {
					if _, name, ok := strings.Cut(line, "add --also '"); ok {
						also = strings.ReplaceAll(strings.TrimSuffix(name, "'"), `'\''`, "'")
					}
				}
				if want := "att.record_id[record_type=" + k.value + "]"; !strings.HasSuffix(also, want) {
					t.Fatalf("the plan offers %q, want %q:\n%s", also, want, plan.Out)
				}

				done := lab.MustRun(t, args("v1-to-v6", "--yes", "--also", also, "--chunk-rows", "7")...)
				if !strings.Contains(done.Out, " columns hold exactly the ids they should;") {
					t.Errorf("the run does not say that it is verified:\n%s", done.Out)
				}
				if got := joined(t, l, k.user, k.post); got != "40 40" {
					t.Errorf("%s rows find what they belong to, want 40 40", got)
				}
				for i, row := range l.Dump(t, all) {
					if changed := row != before[i]; changed != (i%4 == 0) {
						t.Errorf("row %d was %s and is %s", i, before[i], row)
					}
				}
				for _, name := range []string{"users.id", also} {
					got := lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", name)
					if !strings.Contains(got.Out, also) || !strings.Contains(got.Out, " 0 rows without a parent") {
						t.Errorf("verify of %s:\n%s", name, got.Out)
					}
				}
				// Posts have a class of their own, in the same column.
				posts := strings.TrimSuffix(also, k.value+"]") + strings.Trim(k.post, "'") + "]"
				lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "posts.id", "--yes", "--also", posts)
				if got := joined(t, l, k.user, k.post); got != "40 40" {
					t.Errorf("%s rows find what they belong to after a second run, want 40 40", got)
				}
				lab.MustRun(t, args("undo", "--yes")...)
				if got := joined(t, l, k.user, k.post); got != "40 40" {
					t.Errorf("%s rows find what they belong to after the first undo, want 40 40", got)
				}
				lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--column", posts, "--yes")
				if got := l.Dump(t, all); strings.Join(got, "\n") != strings.Join(before, "\n") {
					t.Errorf("after both undos the rows are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(before, "\n"))
				}
			})
		}
	})
}

// offered returns the flags that a plan offers.
func offered(out string) (flags []string) {
	for line := range strings.SplitSeq(out, "\n") {
		if _, name, ok := strings.Cut(line, "add --also "); ok {
			flags = append(flags, "--also", strings.Trim(name, "'"))
		}
	}
	return flags
}

// Rows whose discriminator is NULL were not looked at: the plan named the others alone, and a run
// with those left the rows behind and said that all was verified.
func TestRowsWithoutAKindAreNamed(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE users (id ID! NOT NULL PRIMARY KEY)")
		for _, table := range []string{"visits", "likes"} {
			l.Exec(t, "CREATE TABLE "+table+" (n integer PRIMARY KEY, user_id ID!, user_type varchar(20))")
		}
		r := rand.New(rand.NewPCG(7, 8))
		for n := range 40 {
			id, kind := lab.NewV1(r), "NULL"
			if n%10 == 0 {
				kind = "'staff'"
			}
			l.Exec(t, "INSERT INTO users VALUES ("+l.Lit(id)+")")
			l.Exec(t, fmt.Sprintf("INSERT INTO visits VALUES (%d, %s, %s)", n, l.Lit(id), kind))
			l.Exec(t, fmt.Sprintf("INSERT INTO likes VALUES (%d, %s, %s), (%d, %s, 'bot')", n, l.Lit(id), kind, 100+n, l.Lit(lab.NewV1(r))))
		}
		args := func(command string, more ...string) []string {
			return append([]string{"migrate", command, "--database", l.URL, "--column", "users.id"}, more...)
		}
		plan := lab.MustRun(t, args("v1-to-v6", "--dry-run")...)
		also := offered(plan.Out)
		if len(also) != 4 || !strings.HasSuffix(also[1], "likes.user_id[user_type=staff]") || !strings.HasSuffix(also[3], "visits.user_id") {
			t.Fatalf("the plan offers %q:\n%s", also, plan.Out)
		}
		const left = "likes.user_id holds ids of this class in rows whose user_type is NULL (36 of 36 that were looked up)"
		if !strings.Contains(plan.Out, left) {
			t.Errorf("the plan does not say %q:\n%s", left, plan.Out)
		}
		done := lab.MustRun(t, args("v1-to-v6", append(also, "--yes")...)...)
		if !strings.Contains(done.Out, "likes.user_id holds ids of this class in rows whose user_type is NULL") || !strings.Contains(done.Out, "NOT rewritten and not verified") {
			t.Errorf("the report does not name the rows that are left:\n%s", done.Out)
		}
		got := l.Dump(t, "SELECT count(*) FROM visits JOIN users ON id = user_id") // and of likes those with a kind
		if got = append(got, l.Dump(t, "SELECT count(*) FROM likes JOIN users ON id = user_id")...); strings.Join(got, " ") != "40 4" {
			t.Errorf("%q rows find their user, want 40 and 4", got)
		}
	})
}

// The plan named an --also that it refused, and no rows where the other column had another name.
func TestAPlanOffersNoLinkThatItRefuses(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE users (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE events (n integer PRIMARY KEY, entity varchar(20), entity_id ID!)")
		l.Exec(t, "CREATE TABLE owners (n integer PRIMARY KEY, kind integer, owner_uuid ID!, kindness integer)")
		l.Exec(t, "CREATE TABLE seen (n integer PRIMARY KEY, what ID!, kind varchar(20))")
		r := rand.New(rand.NewPCG(7, 9))
		for n := range 40 {
			id, other := lab.NewV1(r), lab.NewV1(r)
			l.Exec(t, "INSERT INTO users VALUES ("+l.Lit(id)+")")
			l.Exec(t, fmt.Sprintf("INSERT INTO events VALUES (%d, 'user', %s), (%d, 'post', %s)", n, l.Lit(id), 100+n, l.Lit(other)))
			l.Exec(t, fmt.Sprintf("INSERT INTO owners VALUES (%d, 1, %s, 1), (%d, 2, %s, 1)", n, l.Lit(id), 100+n, l.Lit(other)))
			l.Exec(t, fmt.Sprintf("INSERT INTO seen VALUES (%d, %s, 'a'), (%d, %s, 'a')", n, l.Lit(id), 100+n, l.Lit(other)))
		}
		args := func(more ...string) []string {
			return append([]string{"migrate", "v1-to-v6", "--database", l.URL, "--column", "users.id", "--dry-run"}, more...)
		}
		plan := lab.MustRun(t, args()...)
		also := offered(plan.Out)
		if len(also) != 4 || !strings.HasSuffix(also[1], "events.entity_id[entity=user]") || !strings.HasSuffix(also[3], "owners.owner_uuid[kind=1]") {
			t.Errorf("the plan offers %q:\n%s", also, plan.Out)
		}
		if !strings.Contains(plan.Out, "seen.what holds ids of this class (2") || !strings.Contains(plan.Out, "The plan refuses the whole column") {
			t.Errorf("the plan does not say why it does not offer seen.what:\n%s", plan.Out)
		}
		lab.MustRun(t, args(also...)...)
	})
}

// A scan advised to take a column along that the plan then refused, and did not look into
// arrays and documents.
func TestAScanTellsPartsOfColumnsAndIDsInsideValues(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		polymorphic(t, l, "varchar(60)", "'User'", "'Post'")
		array, document := "text", "json"
		if l.Name == "PostgreSQL" {
			array, document = "uuid[]", "jsonb"
		}
		l.Exec(t, "CREATE TABLE bags (n integer PRIMARY KEY, list "+array+", doc "+document+")")
		for n, id := range l.Dump(t, "SELECT "+l.HexOf("id")+" FROM users") {
			id = fmt.Sprintf("%s-%s-%s-%s-%s", id[:8], id[8:12], id[12:16], id[16:20], id[20:])
			l.Exec(t, fmt.Sprintf(`INSERT INTO bags VALUES (%d, '{%s,%[2]s}', '{"who": ["%[2]s"]}')`, n, id))
		}
		got := lab.MustRun(t, "scan", "--database", l.URL)
		for _, want := range []string{
			"no foreign key says so: it also holds ids of ",
			"bags.list (",
			"bags.doc (",
			"users.id inside its values (40 of 40 that were looked up), which no rewrite takes along",
		} {
			if !strings.Contains(got.Out, want) {
				t.Errorf("the scan does not say %q:\n%s", want, got.Out)
			}
		}
		for _, line := range strings.Split(got.Out, "\n") { // what it advises can be done
			if words := strings.Fields(line); len(words) > 5 && words[0] == "sqluuid" {
				words[4] = l.URL
				lab.MustRun(t, words[1:]...)
			}
		}
		plan := lab.MustRun(t, "migrate", "plan", "v1-to-v6", "--database", l.URL, "--column", "users.id")
		for _, want := range []string{"bags.list holds ids of this class", "bags.doc holds ids of this class", "att.record_id[record_type=User] holds ids"} {
			if !strings.Contains(plan.Out, want) {
				t.Errorf("the plan does not say %q:\n%s", want, plan.Out)
			}
		}
	})
}

// A column with the ids in another form was left behind.
func TestALinkInAnotherFormIsMovedInItsOwn(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		char := "char(36)"
		if l.IsInnoDB() { // in a collation that is not the connection's
			char += " CHARACTER SET latin1 COLLATE latin1_bin"
		}
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		l.Exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, about varchar(40), fixed "+char+", loud varchar(36))")
		l.Exec(t, "CREATE TABLE fors (id varchar(36) NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE kids (n integer PRIMARY KEY, id varchar(36), FOREIGN KEY (id) REFERENCES fors (id))")
		r := rand.New(rand.NewPCG(5, 5))
		for n := range 50 {
			id := lab.NewV1(r)
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(id)+")")
			l.Exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, %s)", n, l.Lit(id)))
			odd := []byte(strings.ToUpper(id.String()))
			for i := range odd[:20] {
				if n%2 == 0 { // in either case within one text
					odd[i] |= 0x20 & (odd[i] >> 1)
				}
			}
			l.Exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, '%s', '%[2]s', '%s')", n, id, odd))
			l.Exec(t, fmt.Sprintf("INSERT INTO fors VALUES ('%s')", id))
			l.Exec(t, fmt.Sprintf("INSERT INTO kids VALUES (%d, '%s')", n, id))
		}
		all := "SELECT n, about, fixed, loud FROM notes ORDER BY n"
		before := l.Dump(t, all)
		plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...)
		also := []string{}
		for _, word := range strings.Fields(plan.Out) {
			for _, end := range []string{"notes.about", "notes.fixed", "notes.loud", "fors.id"} {
				if strings.HasSuffix(word, "."+end) || word == end {
					if !strings.Contains(plan.Out, "--also "+word) {
						continue
					}
					also = append(also, "--also", word)
				}
			}
		}
		done := lab.MustRun(t, lab.Args("v1-to-v6", l.On(append([]string{"--yes", "--chunk-rows", "9"}, also...)...)...)...)
		if !strings.Contains(done.Out, " columns hold exactly the ids they should;") {
			t.Errorf("the run does not say that it is verified:\n%s\n%s", plan.Out, done.Out)
		}
		lower := func(c string) string { return "lower(replace(" + c + ", '-', ''))" }
		for _, c := range []string{"notes.about", "notes.fixed", "notes.loud", "fors.id", "kids.id"} {
			table, _, _ := strings.Cut(c, ".")
			got := l.Dump(t, fmt.Sprintf("SELECT count(*) FROM %s JOIN orders ON lower(%s) = %s", table, l.HexOf("orders.id"), lower(c)))
			if got[0] != "50" {
				t.Errorf("%s of 50 rows of %s find their order", got[0], c)
			}
		}
		verified := lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", "fors.id")
		if !strings.Contains(verified.Out, " 0 rows without a parent") {
			t.Errorf("verify by another column:\n%s", verified.Out)
		}
		lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
		lab.Same(t, "notes after the undo", l.Dump(t, all), before)
	})
}

// The report of a run offered the flag of its plan, with which the same command is refused then.
func TestRowsThatARunHasLeftAreRewrittenByOneOfTheirOwn(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		polymorphic(t, l, "varchar(60)", "'User'", "'Post'")
		before := joined(t, l, "'User'", "'Post'")
		run := []string{"migrate", "v1-to-v6", "--database", l.URL, "--yes"}
		done := lab.MustRun(t, append(run, "--column", "users.id")...).Out
		_, rest, _ := strings.Cut(done, "by a run of its own (--column '")
		column, rest, _ := strings.Cut(rest, "'")
		if !strings.HasPrefix(rest, " --allow-orphans)") {
			t.Fatalf("the report says\n%s", done)
		}
		lab.MustRun(t, append(run, "--column", column, "--allow-orphans")...)
		if after := joined(t, l, "'User'", "'Post'"); after != before {
			t.Errorf("%s rows find theirs, want %s", after, before)
		}
	})
}
