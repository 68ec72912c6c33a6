package links_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A link without a foreign key was left behind, and the run said that all was verified.
func TestAnUndeclaredLinkIsFound(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, about ID!, spelled varchar(36), inside text, other ID!)")
		l.Exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		r := rand.New(rand.NewPCG(4, 4))
		for n := range 20 {
			id := lab.NewV1(r)
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(id)+")")
			l.Exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, %s, '%s', '{\"order\": \"%s\"}', %s)", n, l.Lit(id), id, id, l.Lit(lab.NewV1(r))))
			l.Exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, %s)", n, l.Lit(id)))
		}
		plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...)
		also := ""
		for _, word := range strings.Fields(plan.Out) {
			if strings.HasSuffix(word, "notes.about") {
				also = word
			}
		}
		for _, want := range []string{"--also " + also, "notes.spelled holds ids of this class", "notes.inside holds ids of this class"} {
			if !strings.Contains(plan.Out, want) {
				t.Errorf("the plan does not say %q:\n%s", want, plan.Out)
			}
		}
		for _, not := range []string{"notes.other holds", "parts.order_id holds"} {
			if strings.Contains(plan.Out, not) {
				t.Errorf("the plan says %q:\n%s", not, plan.Out)
			}
		}
		done := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
		if !strings.Contains(done.Out, "Links without a foreign key: 3 found in samples of 4 other columns.") || !strings.Contains(done.Out, "NOT rewritten and not verified: "+also) {
			t.Errorf("the report does not name the link:\n%s", done.Out)
		}
		own := "rewrite it by a run of its own (--column " + also + ")"
		if !strings.Contains(done.Out, own) {
			t.Errorf("the report does not say %q:\n%s", own, done.Out)
		}
		late := lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--also", also)...)...)
		lab.WantError(t, late, 3, "by a run of its own (--column ")
		of := []string{"migrate", "v1-to-v6", "--database", l.URL, "--column", also, "--yes"}
		lab.MustRun(t, of...)
		if got := l.Dump(t, "SELECT count(*) FROM notes JOIN orders ON orders.id = notes.about"); got[0] != "20" {
			t.Errorf("after a run of their own %s of 20 notes find their order", got[0])
		}
		of[1] = "undo"
		lab.MustRun(t, of...)
		if undo := lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...); strings.Contains(undo.Out, "--also") {
			t.Errorf("the undo offers what it does not take:\n%s", undo.Out)
		}
		whole := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--also", also)...)...)
		if strings.Contains(whole.Out, also+" holds ids") {
			t.Errorf("a link that is taken along is reported:\n%s", whole.Out)
		}
		if !strings.Contains(whole.Out, "Verified: 3 columns hold exactly the ids they should;") {
			t.Errorf("the report says of other columns than it read that they are verified:\n%s", whole.Out)
		}
		if got := l.Dump(t, "SELECT count(*) FROM notes JOIN orders ON orders.id = notes.about"); got[0] != "20" {
			t.Errorf("%s of 20 notes find their order", got[0])
		}
	})
}

// A run said "Verified: every column" beside tables that its role could not read.
func TestWhatCouldNotBeReadIsNotVerified(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	role, its := l.Role(t)
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE secret (n serial, about uuid)")
	l.Exec(t, "INSERT INTO orders VALUES ('"+lab.NewV1(rand.New(rand.NewPCG(4, 7))).String()+"')")
	l.Exec(t, "INSERT INTO secret (about) SELECT id FROM orders")
	l.Exec(t, "GRANT SELECT, UPDATE ON orders TO "+role)
	l.Exec(t, "CREATE SCHEMA sqluuid AUTHORIZATION "+role)
	done := lab.MustRun(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--yes")
	for _, want := range []string{
		"warning: these could not be looked at for links without a foreign key, and the run does not verify them: public.secret",
		"Verified: 1 column holds exactly the ids it should; 0 rows without a parent, as before. Links without",
		"Not looked at for links without a foreign key: public.secret",
	} {
		if !strings.Contains(done.Out, want) {
			t.Errorf("the run does not say %q:\n%s", want, done.Out)
		}
	}
	undo := lab.MustRun(t, "migrate", "undo", "--database", its, "--column", "orders.id", "--yes", "--json")
	if !strings.Contains(undo.Out, `"link_search":{"columns":0,"unread":["public.secret `) {
		t.Errorf("the report does not say what could not be read:\n%s", undo.Out)
	}
}

// On MariaDB and MySQL the catalogue hides tables from a role without a privilege on them: they
// were not looked at, and the report did not say so.
func TestTablesThatAreHiddenAreNotVerified(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		role, its := l.Role(t)
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE secret (n integer PRIMARY KEY, about ID!, note text, FULLTEXT (note))")
		l.Exec(t, "CREATE TABLE seen (n integer, PRIMARY KEY (n))")
		l.Exec(t, "ALTER TABLE seen PARTITION BY KEY (n) PARTITIONS 2")
		l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(4, 7))))+")")
		l.Exec(t, "INSERT INTO secret SELECT 1, id, '' FROM orders")
		l.Exec(t, "GRANT SELECT, UPDATE, TRIGGER ON orders TO "+role)
		l.Exec(t, "GRANT SELECT ON seen TO "+role)
		l.Exec(t, "GRANT PROCESS ON *.* TO "+role)
		for _, table := range l.StateTables() {
			l.Exec(t, "GRANT CREATE, SELECT, INSERT, UPDATE, DELETE, DROP ON "+table+" TO "+role)
		}
		done := lab.MustRun(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--yes")
		for _, want := range []string{
			"and the run does not verify them: ", "Not looked at for links without a foreign key: ",
		} {
			_, names, _ := strings.Cut(done.Out, want)
			if names, _, _ = strings.Cut(names, "\n"); strings.Count(names, "no privilege") != 1 || !strings.Contains(names, "secret (this role has no privilege on it)") {
				t.Errorf("after %q: %q, want the table secret alone", want, names)
			}
		}
	})
}

// Tables with system versioning are of a type of their own, and were not looked at.
func TestALinkInAVersionedTableIsFound(t *testing.T) {
	l := lab.Open(t, "MariaDB")
	l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE history (n integer PRIMARY KEY, about ID!)")
	l.Exec(t, "ALTER TABLE history ADD SYSTEM VERSIONING")
	l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(4, 7))))+")")
	l.Exec(t, "INSERT INTO history SELECT 1, id FROM orders")
	done := lab.MustRun(t, lab.Args("v1-to-v6", l.Yes()...)...)
	for _, want := range []string{"history.about holds ids of this class", "NOT rewritten and not verified: "} {
		if !strings.Contains(done.Out, want) {
			t.Errorf("the run does not say %q:\n%s", want, done.Out)
		}
	}
}

// Rows without an id in front, or with those of rows that are gone, hid a link: so did an index, in
// whose order MySQL reads the first values.
func TestALinkBehindOtherValuesIsFound(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		for _, table := range []string{"blank", "gone", "paths"} {
			l.Exec(t, "CREATE TABLE "+table+" (n integer PRIMARY KEY, about varchar(64))")
			l.Exec(t, "CREATE INDEX by_"+table+" ON "+table+" (about)")
		}
		r := rand.New(rand.NewPCG(4, 6))
		for n := range 60 {
			id := lab.NewV1(r)
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(id)+")")
			l.Exec(t, fmt.Sprintf("INSERT INTO blank VALUES (%d, ''), (%d, '%s')", n, 100+n, id))
			l.Exec(t, fmt.Sprintf("INSERT INTO gone VALUES (%d, '%s'), (%d, '%s')", n, lab.NewV1(r), 100+n, id))
			l.Exec(t, fmt.Sprintf("INSERT INTO paths VALUES (%d, '%s'), (%d, '/path/%d')", n, id, 100+n, n))
		}
		plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...)
		for _, table := range []string{"blank", "gone", "paths"} {
			if !strings.Contains(plan.Out, table+".about holds ids of this class") {
				t.Errorf("the plan does not name the link of %s:\n%s", table, plan.Out)
			}
		}
		scan := lab.MustRun(t, "scan", "--database", l.URL)
		for _, table := range []string{"blank", "paths"} {
			_, about, _ := strings.Cut(scan.Out, table+".about (")
			if about, _, _ = strings.Cut(about, "\n\n"); !strings.Contains(about, "orders.id among other values (") {
				t.Errorf("the scan does not name the link of %s:\n%s", table, scan.Out)
			}
		}
	})
}

// A partition of a table of the class was reported as not rewritten, with an --also that is
// refused; so was a table of an inheritance.
func TestPartitionsAreNoUndeclaredLinks(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	for _, s := range []string{
		"CREATE TABLE orders (id uuid PRIMARY KEY)",
		"CREATE TABLE payments (n int, order_id uuid REFERENCES orders) PARTITION BY RANGE (n)",
		"CREATE TABLE payments_a PARTITION OF payments FOR VALUES FROM (0) TO (10)",
		"CREATE TABLE payments_b PARTITION OF payments DEFAULT",
		"CREATE TABLE notes (n int PRIMARY KEY, order_id uuid)",
		"CREATE TABLE old_notes (m int) INHERITS (notes)",
	} {
		l.Exec(t, s)
	}
	r := rand.New(rand.NewPCG(4, 9))
	for n := range 20 {
		id := lab.NewV1(r)
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s')", id))
		l.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d, '%s')", n, id))
		l.Exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, '%s')", n, id))
	}
	done := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	if strings.Contains(done.Out, "payments_") || strings.Contains(done.Out, "--also") ||
		!strings.Contains(done.Out, "NOT rewritten and not verified: public.notes.order_id") {
		t.Errorf("the run says:\n%s", done.Out)
	}
}

// A link whose rows lie in the middle of a table was not seen.
func TestALinkInTheMiddleOfATableIsFound(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE events (n bigint PRIMARY KEY, what ID!)")
		r := rand.New(rand.NewPCG(4, 14))
		var rows []string
		for n := range 3000 {
			id := l.Lit(lab.NewV1(r))
			if n/200 == 9 {
				l.Exec(t, "INSERT INTO orders VALUES ("+id+")")
			}
			if rows = append(rows, fmt.Sprintf("(%d, %s)", n-500, id)); len(rows) == 500 {
				l.Exec(t, "INSERT INTO events VALUES "+strings.Join(rows, ", "))
				rows = nil
			}
		}
		plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...)
		if !strings.Contains(plan.Out, "events.what holds ids of this class (") {
			t.Errorf("the plan does not name the link:\n%s", plan.Out)
		}
	})
}

// Ids of 32 digits inside other values were not seen, nor by a scan those in an array of char.
func TestIDsInsideOtherValuesInOtherSpellings(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, inside text)")
		array := l.Name == "PostgreSQL"
		if array {
			l.Exec(t, "CREATE TABLE lists (n integer PRIMARY KEY, ids char(36)[], digits text[])")
		}
		r := rand.New(rand.NewPCG(4, 16))
		for n := range 20 {
			id := lab.NewV1(r)
			digits := strings.ToUpper(strings.ReplaceAll(id.String(), "-", ""))
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(id)+")")
			l.Exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, '{\"order\": \"%s\"}')", n, digits))
			if array {
				l.Exec(t, fmt.Sprintf("INSERT INTO lists VALUES (%d, '{%s}', '{%s}')", n, id, digits))
			}
		}
		plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...)
		wants := []string{"notes.inside holds ids"}
		if array {
			wants = append(wants, "lists.ids holds ids", "lists.digits holds ids")
			scan := lab.MustRun(t, "scan", "--database", l.URL)
			if !strings.Contains(scan.Out, "lists.ids (character(36)[])") {
				t.Errorf("the scan does not name lists.ids:\n%s", scan.Out)
			}
		}
		for _, want := range wants {
			if !strings.Contains(plan.Out, want) {
				t.Errorf("no %q in the plan:\n%s", want, plan.Out)
			}
		}
	})
}

// Rows in the middle of a table whose key is an id, as bytes or as text, were not looked at.
func TestALinkInTheMiddleOfATableWithoutNumbersIsFound(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		r := rand.New(rand.NewPCG(4, 15))
		keys := make([]string, 3000)
		for i := range keys {
			keys[i] = lab.NewOf(r, 4).String()
		}
		slices.Sort(keys)
		for table, key := range map[string]string{"events": "ID!", "notes": "char(36)", "digits": "char(32)"} {
			l.Exec(t, "CREATE TABLE "+table+" (k "+key+" PRIMARY KEY, what ID!)")
			var rows []string
			for n, k := range keys {
				id := l.Lit(lab.NewV1(r))
				if n/200 == 7 {
					l.Exec(t, "INSERT INTO orders VALUES ("+id+")")
				}
				switch table {
				case "events":
					k = l.Lit(sqltype.MustParse(k))
				case "notes":
					k = "'" + k + "'"
				default:
					k = "'" + strings.ToUpper(strings.ReplaceAll(k, "-", "")) + "'"
				}
				if rows = append(rows, "("+k+", "+id+")"); len(rows) == 500 {
					l.Exec(t, "INSERT INTO "+table+" VALUES "+strings.Join(rows, ", "))
					rows = nil
				}
			}
		}
		plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...)
		for _, table := range []string{"events", "notes", "digits"} {
			if !strings.Contains(plan.Out, table+".what holds ids of this class (") {
				t.Errorf("the plan does not name the link of %s:\n%s", table, plan.Out)
			}
		}
	})
}
