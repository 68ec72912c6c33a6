package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// polymorphic makes tables of which one links to the two others in one column.
func polymorphic(t *testing.T, l *lab, kind string, user, post string) {
	t.Helper()
	l.exec(t, "CREATE TABLE users (id ID! NOT NULL PRIMARY KEY)")
	l.exec(t, "CREATE TABLE posts (id ID! NOT NULL PRIMARY KEY, author ID!, FOREIGN KEY (author) REFERENCES users (id))")
	l.exec(t, "CREATE TABLE att (n integer PRIMARY KEY, record_type "+kind+", record_id ID!)")
	l.exec(t, "CREATE INDEX att_record ON att (record_id)")
	r := rand.New(rand.NewPCG(7, 7))
	for n := range 40 {
		u, p := newV1(r), newV1(r)
		l.exec(t, "INSERT INTO users VALUES ("+l.lit(u)+")")
		l.exec(t, "INSERT INTO posts VALUES ("+l.lit(p)+", "+l.lit(u)+")")
		l.exec(t, fmt.Sprintf("INSERT INTO att VALUES (%d, %s, %s), (%d, %s, %s), (%d, NULL, %s), (%d, %s, NULL)",
			4*n, user, l.lit(u), 4*n+1, post, l.lit(p), 4*n+2, l.lit(newV1(r)), 4*n+3, user))
	}
}

// joined counts the rows that find the row they belong to.
func (l *lab) joined(t *testing.T, user, post string) string {
	t.Helper()
	return strings.Join(l.dump(t, fmt.Sprintf("SELECT (SELECT count(*) FROM att JOIN users u ON u.id = att.record_id WHERE record_type = %s) FROM users LIMIT 1",
		user)), "") + " " + strings.Join(l.dump(t, fmt.Sprintf("SELECT (SELECT count(*) FROM att JOIN posts p ON p.id = att.record_id WHERE record_type = %s) FROM users LIMIT 1", post)), "")
}

// Rows of one column with links to several tables were rewritten all or not at all.
func TestADiscriminatorKeepsAColumnToSomeRows(t *testing.T) {
	kinds := []struct{ name, typ, user, post, value string }{
		{"text", "varchar(60)", `'App\\Models\\User''s'`, "'Post'", `App\Models\User's`},
		{"numbers", "integer", "7", "8", "7"},
	}
	eachLab(t, func(t *testing.T, l *lab) {
		for _, k := range kinds {
			t.Run(k.name, func(t *testing.T) {
				l := l.another(t)
				if !l.isInnoDB() { // where a backslash is one
					k.user = strings.ReplaceAll(k.user, `\\`, `\`)
				}
				polymorphic(t, l, k.typ, k.user, k.post)
				all := "SELECT n, record_type, " + strings.ReplaceAll(l.hex, "{c}", "record_id") + " FROM att ORDER BY n"
				before := l.dump(t, all)

				// The plan finds the rows, and names them as the run takes them.
				args := func(command string, more ...string) []string {
					return append([]string{"migrate", command, "--database", l.url, "--column", "users.id"}, more...)
				}
				plan := mustRun(t, args("v1-to-v6", "--dry-run")...)
				also := ""
				for _, line := range strings.Split(plan.out, "\n") {
					if _, name, ok := strings.Cut(line, "add --also '"); ok {
						also = strings.ReplaceAll(strings.TrimSuffix(name, "'"), `'\''`, "'")
					}
				}
				if want := "att.record_id[record_type=" + k.value + "]"; !strings.HasSuffix(also, want) {
					t.Fatalf("the plan offers %q, want %q:\n%s", also, want, plan.out)
				}

				done := mustRun(t, args("v1-to-v6", "--yes", "--also", also, "--chunk-rows", "7")...)
				if !strings.Contains(done.out, "Verified: every column") {
					t.Errorf("the run does not say that it is verified:\n%s", done.out)
				}
				if got := l.joined(t, k.user, k.post); got != "40 40" {
					t.Errorf("%s rows find what they belong to, want 40 40", got)
				}
				for i, row := range l.dump(t, all) {
					if changed := row != before[i]; changed != (i%4 == 0) {
						t.Errorf("row %d was %s and is %s", i, before[i], row)
					}
				}
				for _, name := range []string{"users.id", also} {
					got := mustRun(t, "migrate", "verify", "--database", l.url, "--column", name)
					if !strings.Contains(got.out, also) || !strings.Contains(got.out, " 0 rows without a parent") {
						t.Errorf("verify of %s:\n%s", name, got.out)
					}
				}
				// Posts have a class of their own, in the same column.
				posts := strings.TrimSuffix(also, k.value+"]") + strings.Trim(k.post, "'") + "]"
				mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "posts.id", "--yes", "--also", posts)
				if got := l.joined(t, k.user, k.post); got != "40 40" {
					t.Errorf("%s rows find what they belong to after a second run, want 40 40", got)
				}
				mustRun(t, args("undo", "--yes")...)
				if got := l.joined(t, k.user, k.post); got != "40 40" {
					t.Errorf("%s rows find what they belong to after the first undo, want 40 40", got)
				}
				mustRun(t, "migrate", "undo", "--database", l.url, "--column", posts, "--yes")
				if got := l.dump(t, all); strings.Join(got, "\n") != strings.Join(before, "\n") {
					t.Errorf("after both undos the rows are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(before, "\n"))
				}
			})
		}
	})
}

// A run cannot keep a column to some rows everywhere.
func TestADiscriminatorIsRefusedWhereItCannotBe(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		polymorphic(t, l, "varchar(60)", "'User'", "'Post'")
		for _, tt := range []struct {
			want string
			code int
			args []string
		}{
			{`no column "record_typ"`, 3, []string{"--also", "att.record_id[record_typ=User]"}},
			{"names one column twice", 2, []string{"--also", "att.record_id[record_id=User]"}},
			{"a copy cannot keep", 3, []string{"--also", "att.record_id[record_type=User]", "--strategy", "copy"}},
			{"late ids cannot be normalised", 3, []string{"--also", "att.record_id[record_type=User]", "--normalize-inserts"}},
			{"may have rows in common", 3, []string{"--also", "att.record_id[record_type=User]", "--also", "att.record_id"}},
			{"is about all rows", 3, []string{"--also", "posts.author[id=User]"}},
			{"stand in no other table of the class", 3, []string{"--also", "att.record_id[record_type=Post]"}},
		} {
			got := run(t, append([]string{"migrate", "v1-to-v6", "--database", l.url, "--column", "users.id", "--yes"}, tt.args...)...)
			if got.code != tt.code || !strings.Contains(got.err, tt.want) {
				t.Errorf("%v: exit %d, want %d with %q:\n%s", tt.args, got.code, tt.code, tt.want, got.err)
			}
		}
		got := mustRun(t, "migrate", "plan", "v1-to-v6", "--database", l.url, "--column", "users.id", "--also", "att.record_id[record_type=Usr]")
		if want := `no row of table "att" has "Usr" in record_type; what stands there: ["Post" "User"]`; !strings.Contains(got.out, want) {
			t.Errorf("the plan does not say %q:\n%s", want, got.out)
		}
	})
}

// A scan advised to take a column along that the plan then refused, and did not look into
// arrays and documents.
func TestAScanTellsPartsOfColumnsAndIDsInsideValues(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		polymorphic(t, l, "varchar(60)", "'User'", "'Post'")
		array, document := "text", "json"
		if l.name == "PostgreSQL" {
			array, document = "uuid[]", "jsonb"
		}
		l.exec(t, "CREATE TABLE bags (n integer PRIMARY KEY, list "+array+", doc "+document+")")
		for n, id := range l.dump(t, "SELECT "+l.hexOf("id")+" FROM users") {
			id = fmt.Sprintf("%s-%s-%s-%s-%s", id[:8], id[8:12], id[12:16], id[16:20], id[20:])
			l.exec(t, fmt.Sprintf(`INSERT INTO bags VALUES (%d, '{%s,%[2]s}', '{"who": ["%[2]s"]}')`, n, id))
		}
		got := mustRun(t, "scan", "--database", l.url)
		for _, want := range []string{
			"no foreign key says so: it also holds ids of ",
			"bags.list (",
			"bags.doc (",
			"users.id inside its values (40 of 40 that were looked up), which no rewrite takes along",
		} {
			if !strings.Contains(got.out, want) {
				t.Errorf("the scan does not say %q:\n%s", want, got.out)
			}
		}
		for _, line := range strings.Split(got.out, "\n") { // what it advises can be done
			if words := strings.Fields(line); len(words) > 5 && words[0] == "sqluuid" {
				words[4] = l.url
				mustRun(t, words[1:]...)
			}
		}
		plan := mustRun(t, "migrate", "plan", "v1-to-v6", "--database", l.url, "--column", "users.id")
		for _, want := range []string{"bags.list holds ids of this class", "bags.doc holds ids of this class", "att.record_id[record_type=User] holds ids"} {
			if !strings.Contains(plan.out, want) {
				t.Errorf("the plan does not say %q:\n%s", want, plan.out)
			}
		}
	})
}

// A column with the ids in another form was left behind.
func TestALinkInAnotherFormIsMovedInItsOwn(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		char := "char(36)"
		if l.isInnoDB() { // in a collation that is not the connection's
			char += " CHARACTER SET latin1 COLLATE latin1_bin"
		}
		l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		l.exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, about varchar(40), fixed "+char+", loud varchar(36))")
		l.exec(t, "CREATE TABLE fors (id varchar(36) NOT NULL PRIMARY KEY)")
		l.exec(t, "CREATE TABLE kids (n integer PRIMARY KEY, id varchar(36), FOREIGN KEY (id) REFERENCES fors (id))")
		r := rand.New(rand.NewPCG(5, 5))
		for n := range 50 {
			id := newV1(r)
			l.exec(t, "INSERT INTO orders VALUES ("+l.lit(id)+")")
			l.exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, %s)", n, l.lit(id)))
			odd := []byte(strings.ToUpper(id.String()))
			for i := range odd[:20] {
				if n%2 == 0 { // in either case within one text
					odd[i] |= 0x20 & (odd[i] >> 1)
				}
			}
			l.exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, '%s', '%[2]s', '%s')", n, id, odd))
			l.exec(t, fmt.Sprintf("INSERT INTO fors VALUES ('%s')", id))
			l.exec(t, fmt.Sprintf("INSERT INTO kids VALUES (%d, '%s')", n, id))
		}
		all := "SELECT n, about, fixed, loud FROM notes ORDER BY n"
		before := l.dump(t, all)
		plan := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)...)
		also := []string{}
		for _, word := range strings.Fields(plan.out) {
			for _, end := range []string{"notes.about", "notes.fixed", "notes.loud", "fors.id"} {
				if strings.HasSuffix(word, "."+end) || word == end {
					if !strings.Contains(plan.out, "add --also "+word) {
						continue
					}
					also = append(also, "--also", word)
				}
			}
		}
		done := mustRun(t, migrateArgs("v1-to-v6", on(l, append([]string{"--yes", "--chunk-rows", "9"}, also...)...)...)...)
		if !strings.Contains(done.out, "Verified: every column") {
			t.Errorf("the run does not say that it is verified:\n%s\n%s", plan.out, done.out)
		}
		lower := func(c string) string { return "lower(replace(" + c + ", '-', ''))" }
		for _, c := range []string{"notes.about", "notes.fixed", "notes.loud", "fors.id", "kids.id"} {
			table, _, _ := strings.Cut(c, ".")
			got := l.dump(t, fmt.Sprintf("SELECT count(*) FROM %s JOIN orders ON lower(%s) = %s", table, l.hexOf("orders.id"), lower(c)))
			if got[0] != "50" {
				t.Errorf("%s of 50 rows of %s find their order", got[0], c)
			}
		}
		verified := mustRun(t, "migrate", "verify", "--database", l.url, "--column", "fors.id")
		if !strings.Contains(verified.out, " 0 rows without a parent") {
			t.Errorf("verify by another column:\n%s", verified.out)
		}
		mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
		same(t, "notes after the undo", l.dump(t, all), before)
	})
}
