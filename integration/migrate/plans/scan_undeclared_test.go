package plans_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A scan advised a rewrite of each of two columns with the same ids, as if they had nothing
// to do with each other.
func TestAScanFindsUndeclaredLinks(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, about ID!, spelled varchar(36), other ID!)")
		l.Exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		r := rand.New(rand.NewPCG(4, 4))
		for n := range 60 {
			id := lab.NewV1(r)
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(id)+")")
			l.Exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, %s, '%s', %s)", n, l.Lit(id), id, l.Lit(lab.NewV1(r))))
			l.Exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, %s)", n, l.Lit(id)))
		}
		got := lab.MustRun(t, "scan", "--database", l.URL)
		about := ""
		for _, word := range strings.Fields(got.Out) {
			if strings.HasSuffix(word, "notes.about") {
				about = word
			}
		}
		spelled := strings.Replace(about, "notes.about", "notes.spelled", 1)
		home := strings.Replace(about, "notes.about", "orders.id", 1)
		for _, want := range []string{
			"holds ids of " + home + " (50 of 50 that were looked up), and no foreign key says so: a rewrite of " + home + " takes it along with --also " + about,
			" --column " + home + " --also " + about + " --also " + spelled + " --dry-run\n",
			"holds ids of " + home + " (50 of 50 that were looked up), and no foreign key says so: it has another form, in which a rewrite of " + home + " in place takes it along with --also " + spelled,
		} {
			if !strings.Contains(got.Out, want) {
				t.Errorf("the scan does not say %q:\n%s", want, got.Out)
			}
		}
		if n := strings.Count(got.Out, "no foreign key says so"); n != 2 {
			t.Errorf("it says so of %d columns, and two are links:\n%s", n, got.Out)
		}
		lab.MustRun(t, append([]string{"migrate", "v1-to-v6", "--also", about, "--also", spelled}, l.On("--dry-run")...)...)
	})
}

// Of a column in which the same ids stand again and again, such as an owner's, a scan said that not
// all were ids of one column: it counted rows there, and ids in the key.
func TestAScanCountsDistinctIDs(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE users (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE accounts (n integer PRIMARY KEY, owner ID!, spelled varchar(36))")
		r := rand.New(rand.NewPCG(4, 5))
		for n := range 60 {
			id := lab.NewV1(r)
			l.Exec(t, "INSERT INTO users VALUES ("+l.Lit(id)+")")
			if n >= 20 {
				continue
			}
			for again := range 5 {
				l.Exec(t, fmt.Sprintf("INSERT INTO accounts VALUES (%d, %s, '%s')", 5*n+again, l.Lit(id), id))
			}
		}
		got := lab.MustRun(t, "scan", "--database", l.URL)
		if n := strings.Count(got.Out, " (20 of 20 that were looked up)"); n != 2 {
			t.Errorf("it says so of %d columns, and both have 20 ids of users:\n%s", n, got.Out)
		}
		lines := pasted(t, l, got.Out)
		if !slices.ContainsFunc(lines, func(line string) bool {
			return strings.HasPrefix(line, "v1-to-v6") && strings.Count(line, "--also") == 2
		}) {
			t.Errorf("the scan prints %q", lines)
		}
	})
}

// pasted runs what a scan advises, and returns the names that the commands have.
func pasted(t *testing.T, l *lab.Lab, out string) (lines []string) {
	t.Helper()
	for line := range strings.Lines(out) {
		if words := strings.Fields(line); len(words) > 5 && words[0] == "sqluuid" {
			words[4] = l.URL
			lab.MustRun(t, words[1:]...)
			lines = append(lines, strings.Join(slices.Concat(words[2:3], words[5:len(words)-1]), " "))
		}
	}
	return lines
}

// Cadence has its domains' key behind the number of a shard. Scan named the first column of another
// table's key as the home of its ids.
func TestAScanFindsAHomeBehindAShard(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE domains (shard_id integer NOT NULL, id ID! NOT NULL, name varchar(40) UNIQUE, PRIMARY KEY (shard_id, id))")
		l.Exec(t, "CREATE TABLE tasks (domain_id ID! NOT NULL, list_name varchar(40) NOT NULL, task_id bigint NOT NULL, PRIMARY KEY (domain_id, list_name, task_id))")
		l.Exec(t, "CREATE TABLE executions (shard_id integer NOT NULL, domain_id ID! NOT NULL, workflow_id varchar(40) NOT NULL, PRIMARY KEY (shard_id, domain_id, workflow_id))")
		r := rand.New(rand.NewPCG(4, 20))
		for n := range 20 {
			id := l.Lit(lab.NewV1(r))
			l.Exec(t, fmt.Sprintf("INSERT INTO domains VALUES (54321, %s, 'd%d')", id, n))
			for k := range 3 {
				l.Exec(t, fmt.Sprintf("INSERT INTO tasks VALUES (%s, 'list', %d)", id, k))
				l.Exec(t, fmt.Sprintf("INSERT INTO executions VALUES (%d, %s, 'w')", k, id))
			}
		}
		var rep struct {
			Columns []struct {
				Table, Column string
				Undeclared    *struct{ Column string }
			}
		}
		out := lab.MustRun(t, "scan", "--database", l.URL, "--json").Out
		if err := json.Unmarshal([]byte(out), &rep); err != nil {
			t.Fatal(err)
		}
		for _, c := range rep.Columns {
			switch isHome := c.Table == "domains"; {
			case isHome && c.Undeclared != nil, !isHome && c.Undeclared == nil,
				!isHome && !strings.HasSuffix(c.Undeclared.Column, "domains.id"):
				t.Errorf("%s.%s holds ids of %+v, and their home is domains.id", c.Table, c.Column, c.Undeclared)
			}
		}
		if len(rep.Columns) != 3 {
			t.Errorf("%d columns, want 3: %s", len(rep.Columns), out)
		}
	})
}

// Two keys with the same ids, of which foreign keys refer to one, were two commands without a link.
func TestAScanOfTwoKeysWithTheSameIDsHasOneHome(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE users (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE posts (n integer PRIMARY KEY, user_id ID!, FOREIGN KEY (user_id) REFERENCES users (id))")
		l.Exec(t, "CREATE TABLE profiles (user_id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE goods (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE bargains (good_id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, who ID!)")
		r := rand.New(rand.NewPCG(4, 12))
		for n := range 60 {
			id, good := l.Lit(lab.NewV1(r)), l.Lit(lab.NewV1(r))
			for _, table := range []string{"users", "profiles"} {
				l.Exec(t, "INSERT INTO "+table+" VALUES ("+id+")")
			}
			for _, table := range []string{"posts", "notes"} {
				l.Exec(t, fmt.Sprintf("INSERT INTO %s VALUES (%d, %s)", table, n, id))
			}
			l.Exec(t, "INSERT INTO goods VALUES ("+good+")")
			if n%2 == 0 {
				l.Exec(t, "INSERT INTO bargains VALUES ("+good+")")
			}
		}
		got := lab.MustRun(t, "scan", "--database", l.URL)
		lines := pasted(t, l, got.Out)
		for _, want := range []string{`--column \S*users\.id --also \S*notes\.who --also \S*profiles\.user_id$`, `--column \S*goods\.id --also \S*bargains\.good_id$`} {
			if !slices.ContainsFunc(lines, regexp.MustCompile(want).MatchString) {
				t.Errorf("no command is %s:\n%s", want, got.Out)
			}
		}
		if len(lines) != 2 {
			t.Errorf("the scan prints %q", lines)
		}
	})
}

// A scan advised a rewrite in place of text of 32 digits, which the plan refuses, and found no
// links to such text in capitals under a collation that tells them apart.
func TestAScanOfTextWithoutHyphens(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		home, link := "char(32)", "varchar(40)"
		if l.IsInnoDB() {
			home, link = "varchar(64) CHARACTER SET latin1 COLLATE latin1_general_cs", "varchar(40) CHARACTER SET utf8mb4"
		}
		l.Exec(t, "CREATE TABLE users (id "+home+" NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE logs (n integer PRIMARY KEY, user_id "+link+")")
		r := rand.New(rand.NewPCG(4, 13))
		for n := range 60 {
			id := lab.NewV1(r)
			l.Exec(t, fmt.Sprintf("INSERT INTO users VALUES ('%X')", id[:]))
			l.Exec(t, fmt.Sprintf("INSERT INTO logs VALUES (%d, '%X')", n, id[:]))
		}
		got := lab.MustRun(t, "scan", "--database", l.URL)
		lines := pasted(t, l, got.Out)
		if len(lines) != 1 || !regexp.MustCompile(`^text-to-binary --column \S*users\.id --also \S*logs\.user_id$`).MatchString(lines[0]) {
			t.Errorf("the scan prints %q:\n%s", lines, got.Out)
		}
		alone := []string{"migrate", "plan", "text-to-binary", "--database", l.URL, "--column", "users.id"}
		// The plan is of all columns that a pool sends.
		lab.WantError(t, lab.Run(t, alone...), 3, "logs.user_id; take them along")
		lab.MustRun(t, append(alone, "--also", "logs.user_id")...)
	})
}

// A scan of PostgreSQL read the first values of a table that nobody had analysed, or that was
// small, and advised to take all of a column along.
func TestAScanReadsSmallTablesToTheirEnd(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	for _, s := range []string{
		"CREATE TABLE users (id uuid PRIMARY KEY)", "CREATE TABLE posts (id uuid PRIMARY KEY)",
		"CREATE TABLE att (n serial, record_type text, record_id uuid) WITH (autovacuum_enabled = off)",
		"INSERT INTO users SELECT (lpad(to_hex((g * 1103515245::bigint + 12345) % 4294967296), 8, '0') || '-5b31-11ed-8000-010203040506')::uuid FROM generate_series(1, 2000) g",
		"INSERT INTO posts SELECT (lpad(to_hex((g * 1103515245::bigint + 12345) % 4294967296), 8, '0') || '-5b31-11ed-8000-0102030405ff')::uuid FROM generate_series(1, 2000) g",
		"INSERT INTO att (record_type, record_id) SELECT 'User', id FROM users",
		"INSERT INTO att (record_type, record_id) SELECT 'Post', id FROM posts",
	} {
		l.Exec(t, s)
	}
	for _, analysed := range []bool{false, true} {
		if analysed {
			l.Exec(t, "ANALYZE")
		}
		got := lab.MustRun(t, "scan", "--database", l.URL)
		if strings.Contains(got.Out, "--also") || len(pasted(t, l, got.Out)) != 2 || !strings.Contains(got.Out, "not all of its ids are of one column") {
			t.Errorf("the scan says, analysed %v:\n%s", analysed, got.Out)
		}
	}
}

// A scan advised what the plan refuses: changes of generated columns and, on MySQL, of blobs. The
// --also of names with blanks could not be pasted, and that of a text of another length was left
// out of the command.
func TestAScanAdvisesWhatAPlanTakes(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		q := func(name string) string {
			if strings.HasPrefix(l.URL, "my") || strings.HasPrefix(l.URL, "maria") {
				return "`" + name + "`"
			}
			return `"` + name + `"`
		}
		l.Exec(t, "CREATE TABLE orders (id varchar(36) NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE codes (n integer PRIMARY KEY, code varchar(40), small varchar(36) GENERATED ALWAYS AS (substr(code, 1, 36)) STORED)")
		l.Exec(t, "CREATE TABLE "+q("my notes")+" (n integer PRIMARY KEY, "+q("about $it")+" varchar(255))")
		r := rand.New(rand.NewPCG(4, 7))
		for n := range 60 {
			id := lab.NewV1(r)
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s')", id))
			l.Exec(t, fmt.Sprintf("INSERT INTO codes (n, code) VALUES (%d, '%s-%d')", n, id, 100+n))
			l.Exec(t, fmt.Sprintf("INSERT INTO %s VALUES (%d, '%s')", q("my notes"), n, id))
		}
		got := lab.MustRun(t, "scan", "--database", l.URL)
		if !strings.Contains(got.Out, "my notes.about $it'\n") || !strings.Contains(got.Out, "is generated: it follows the columns that it is made from") ||
			strings.Contains(got.Out, "codes.small --dry-run") || strings.Contains(got.Out, "codes.small (varchar(36))\n  → has ids") {
			t.Errorf("the scan says:\n%s", got.Out)
		}
		planned := 0
		for line := range strings.Lines(got.Out) {
			if args, ok := strings.CutPrefix(strings.TrimSpace(line), "sqluuid "); ok {
				planned++
				words, err := exec.Command("sh", "-c", "printf '%s\\n' "+args).Output()
				if err != nil {
					t.Fatal(err)
				}
				words = bytes.TrimSuffix(words, []byte("\n"))
				plan := lab.MustRun(t, append(strings.Split(string(words), "\n"), "--database", l.URL)...)
				if !strings.Contains(plan.Out, "my notes.about $it ") || strings.Contains(plan.Out, "about $it holds") {
					t.Errorf("the plan of %q says:\n%s", args, plan.Out)
				}
			}
		}
		if planned != 2 {
			t.Errorf("the scan prints %d commands:\n%s", planned, got.Out)
		}
		plan := lab.MustRun(t, append([]string{"migrate", "v1-to-v6"}, l.On("--dry-run")...)...)
		if !strings.Contains(plan.Out, "add --also '") || !strings.Contains(plan.Out, "my notes.about $it'\n") {
			t.Errorf("the plan does not print the --also in quotes:\n%s", plan.Out)
		}
	})
}

// A scan advised to take a blob of MySQL along, which a plan refuses.
func TestAScanAdvisesNoRewriteOfBlobs(t *testing.T) {
	for _, engine := range []string{"MariaDB", "MySQL"} {
		t.Run(engine, func(t *testing.T) {
			l := lab.All()[engine](t)
			l.Exec(t, "CREATE TABLE orders (id BINARY(16) PRIMARY KEY)")
			l.Exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, about blob)")
			r := rand.New(rand.NewPCG(4, 8))
			for n := range 60 {
				id := lab.NewV1(r)
				l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (UNHEX('%x'))", id[:]))
				l.Exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, UNHEX('%x'))", n, id[:]))
			}
			got := lab.MustRun(t, "scan", "--database", l.URL)
			if strings.Contains(got.Out, "--also") || !strings.Contains(got.Out, "is blob, which no rewrite takes") {
				t.Errorf("the scan says:\n%s", got.Out)
			}
		})
	}
}

// A scan advised rewrites that their plans refuse: of tables in partitions, with generated columns,
// under views and policies, and with triggers. It asks the plan.
func TestAScanAdvisesNothingThatAPlanRefuses(t *testing.T) {
	const columns = "id varchar(36) PRIMARY KEY, note varchar(20)"
	shapes := map[string]map[string][]string{ // by engine and table, what is made after the table
		"PostgreSQL": {
			"parted":  {"CREATE TABLE parted_0 PARTITION OF parted FOR VALUES WITH (MODULUS 1, REMAINDER 0)"},
			"viewed":  {"CREATE VIEW v AS SELECT id, note FROM viewed"},
			"policed": {"ALTER TABLE policed ENABLE ROW LEVEL SECURITY", "CREATE POLICY p ON policed USING (id <> '')"},
			"fired": {"CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
				"CREATE TRIGGER g BEFORE UPDATE ON fired FOR EACH ROW EXECUTE FUNCTION f()"},
			"plain": {},
		},
		"SQLite": {
			"fired": {"CREATE TRIGGER g AFTER UPDATE ON fired BEGIN UPDATE plain SET note = '' WHERE id = ''; END"},
			"plain": {},
		},
	}
	for _, engine := range lab.InnoDB {
		shapes[engine] = map[string][]string{
			"parted": {"ALTER TABLE parted PARTITION BY KEY (id) PARTITIONS 2"},
			"made":   {"ALTER TABLE made ADD head varchar(8) GENERATED ALWAYS AS (LEFT(id, 8)) STORED"},
			"fired":  {"CREATE TRIGGER g BEFORE UPDATE ON fired FOR EACH ROW SET NEW.note = 'x'"},
			"plain":  {},
		}
	}
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		r := rand.New(rand.NewPCG(4, 9))
		tables := slices.Sorted(maps.Keys(shapes[l.Name]))
		for _, table := range tables {
			create := "CREATE TABLE " + table + " (" + columns + ")"
			if table == "parted" && l.Name == "PostgreSQL" {
				create += " PARTITION BY HASH (id)"
			}
			l.Exec(t, create)
		}
		for _, table := range tables {
			for _, s := range shapes[l.Name][table] {
				l.Exec(t, s)
			}
			for range 60 {
				l.Exec(t, fmt.Sprintf("INSERT INTO %s (id) VALUES ('%s')", table, lab.NewV1(r)))
			}
		}
		got := lab.MustRun(t, "scan", "--database", l.URL)
		advised := 0
		for _, table := range tables {
			for _, rewrite := range []string{"v1-to-v6", "text-to-binary"} {
				plan := lab.Run(t, "migrate", rewrite, "--database", l.URL, "--column", table+".id", "--dry-run")
				says := regexp.MustCompile(`migrate ` + rewrite + ` .*--column \S*\b` + table + `\.id `).MatchString(got.Out)
				if (plan.Code == 0) != says {
					t.Errorf("%s of %s: the plan ends with %d, and that the scan advises it is %v:\n%s%s", rewrite, table, plan.Code, says,
						plan.Out, plan.Err)
				}
				if says {
					advised++
				}
			}
		}
		least := 2
		if l.Name == "SQLite" { // the trigger names both tables
			least = 1
		}
		if advised < least || advised == 2*len(tables) && len(tables) > 1 || !strings.Contains(got.Out, "would be refused: ") {
			t.Errorf("%d rewrites are advised:\n%s", advised, got.Out)
		}
	})
}

// A scan offered links of tables that no rewrite takes, where the home of their ids needs no
// rewrite itself, and links whose rows belong to two tables by turns.
func TestAScanOffersNoLinkThatAPlanRefuses(t *testing.T) {
	lab.EachOf(t, []string{"PostgreSQL", "MariaDB", "MySQL", "SQLite"}, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE odd (n integer, about ID!)")
		switch {
		case l.IsInnoDB():
			l.Exec(t, "ALTER TABLE odd ENGINE = MyISAM")
		case l.Name == "PostgreSQL":
			l.Exec(t, "CREATE TABLE more () INHERITS (odd)")
		}
		l.Exec(t, "CREATE TABLE even (n integer PRIMARY KEY, about ID!)")
		l.Exec(t, "CREATE TABLE turns (n integer PRIMARY KEY, about ID!)")
		r := rand.New(rand.NewPCG(4, 5))
		random := func() string {
			id := lab.NewV1(r)
			id[6] = id[6]&0x0f | 0x40 // no rewrite is of version 4
			return l.Lit(id)
		}
		for n := range 100 {
			id, other := random(), random()
			l.Exec(t, "INSERT INTO orders VALUES ("+id+")")
			for _, table := range []string{"odd", "even", "turns"} {
				if table == "turns" && n%2 == 1 {
					id = other
				}
				l.Exec(t, fmt.Sprintf("INSERT INTO %s VALUES (%d, %s)", table, n, id))
			}
		}
		got := lab.MustRun(t, "scan", "--database", l.URL).Out
		for table, refused := range map[string]bool{"odd": l.Name != "SQLite", "even": false} {
			advice := regexp.MustCompile(`takes it along with --also \S*\b` + table + `\.about(; as it is, that would be refused: table "odd": it)?`).FindStringSubmatch(got)
			if advice == nil || (advice[1] != "") != refused {
				t.Errorf("%s: %q, and that it is refused is %v:\n%s", table, advice, refused, got)
			}
		}
		if regexp.MustCompile(`--also \S*\bturns\.about`).MatchString(got) || !strings.Contains(got, "not all of its ids are of one column") {
			t.Errorf("turns is offered whole:\n%s", got)
		}
	})
}

// Arrays of every type that may have ids are looked into.
func TestAScanLooksIntoArrays(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE users (id uuid PRIMARY KEY DEFAULT gen_random_uuid())")
	l.Exec(t, "INSERT INTO users SELECT FROM generate_series(1, 40)")
	types := []string{"char(36)", "varchar(36)", "text", "uuid"}
	for n, typ := range types {
		l.Exec(t, fmt.Sprintf("CREATE TABLE posts_%d AS SELECT ARRAY[id::%s] AS who FROM users", n, typ))
	}
	out := lab.MustRun(t, "scan", "--database", l.URL).Out
	for n, typ := range types {
		if !strings.Contains(out, fmt.Sprintf("posts_%d.who", n)) {
			t.Errorf("%s[] is not there:\n%s", typ, out)
		}
	}
}
