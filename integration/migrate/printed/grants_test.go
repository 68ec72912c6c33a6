package printed_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// A world is a class of two tables with names that an unquoted statement could not have, and a role
// that may connect to their database and do nothing else.
type world struct {
	*lab.Lab
	orders, items, role string // quoted
	column              string
	its                 string // URL
}

// newWorld makes the tables. On PostgreSQL a third role owns them, who may not refer to the table of
// another one to which they refer.
func newWorld(t *testing.T, l *lab.Lab) world {
	t.Helper()
	name := fmt.Sprintf("o'%x \"two  blanks", rand.Uint32())
	u := lab.ParseURL(t, l.URL)
	u.User = url.UserPassword(name, "s3cret")
	w := world{Lab: l, its: u.String()}
	quoted := func(parts ...string) string {
		for i, p := range parts {
			q, err := l.Profile.Quote(p)
			if err != nil {
				t.Fatal(err)
			}
			parts[i] = q
		}
		return strings.Join(parts, ".")
	}
	schema, orders, items := "", "or`\"ders\nof  us", "it  ems"
	if l.IsInnoDB() {
		w.orders, w.items = quoted(orders), quoted(items)
		w.role = quoted(name) + "@'%'"
		exec(t, l, "CREATE USER "+w.role+" IDENTIFIED BY 's3cret'")
	} else {
		schema = "sch  \"ema"
		w.orders, w.items, w.role = quoted(schema, orders), quoted(schema, items), quoted(name)
		owner := quoted(name + " owner")
		for _, q := range []string{"CREATE ROLE " + w.role + " LOGIN PASSWORD 's3cret'", "CREATE ROLE " + owner,
			"CREATE SCHEMA " + quoted(schema), "GRANT USAGE ON SCHEMA " + quoted(schema) + " TO " + owner} {
			exec(t, l, q)
		}
		t.Cleanup(func() {
			for _, r := range []string{w.role, owner} {
				l.DB.Exec("DROP OWNED BY " + r)
				l.DB.Exec("DROP ROLE " + r)
			}
		})
		defer func() {
			exec(t, l, "ALTER TABLE "+w.orders+" OWNER TO "+owner)
			exec(t, l, "ALTER TABLE "+w.items+" OWNER TO "+owner)
		}()
	}
	if l.IsInnoDB() {
		t.Cleanup(func() { l.DB.Exec("DROP USER IF EXISTS " + w.role) })
	}
	exec(t, l, "CREATE TABLE customers (n integer PRIMARY KEY)")
	exec(t, l, "INSERT INTO customers VALUES (1)")
	exec(t, l, fmt.Sprintf("CREATE TABLE %s (id %s NOT NULL PRIMARY KEY, customer integer, FOREIGN KEY (customer) REFERENCES customers (n))%s",
		w.orders, l.ID, l.Tail))
	exec(t, l, fmt.Sprintf("CREATE TABLE %s (n integer PRIMARY KEY, order_id %s, FOREIGN KEY (order_id) REFERENCES %s (id))%s",
		w.items, l.ID, w.orders, l.Tail))
	r := rand.New(rand.NewPCG(51, 2))
	for i := range 20 {
		id := l.Lit(lab.NewV1(r))
		exec(t, l, fmt.Sprintf("INSERT INTO %s VALUES (%s, 1)", w.orders, id))
		exec(t, l, fmt.Sprintf("INSERT INTO %s VALUES (%d, %s)", w.items, i, id))
	}
	w.column = migrate.ColumnName{Schema: schema, Table: orders, Column: "id"}.String()
	return w
}

// shown gives the role what no statement is offered for: a server hides tables and columns from a
// role without any right on them, and wants SUPER for triggers where it has a binary log.
func (w world) shown(t *testing.T) {
	t.Helper()
	rights := []string{"SELECT ON customers", "SELECT (id), DELETE ON " + w.orders, "SELECT (order_id), DELETE ON " + w.items, "PROCESS ON *.*"}
	if w.Ask(t, "SELECT @@log_bin AND NOT @@log_bin_trust_function_creators") == "1" {
		rights = append(rights, "SUPER ON *.*")
	}
	for _, right := range rights {
		exec(t, w.Lab, "GRANT "+right+" TO "+w.role)
	}
}

// exec runs a statement as it stands.
func exec(t *testing.T, l *lab.Lab, query string) {
	t.Helper()
	if _, err := l.DB.Exec(query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// granted runs a verb as the role, with the GRANTs that it asks for.
func (w world) granted(t *testing.T, verb string, more ...string) {
	t.Helper()
	granted(t, w.Lab, append([]string{"migrate", verb, "--database", w.its, "--column", w.column}, more...)...)
}

// A role that may do nothing gets through every command by the GRANTs that these print.
func TestPrintedGrantsAreEnough(t *testing.T) {
	servers := []string{"PostgreSQL", "MariaDB", "MySQL"}
	for name, do := range map[string]func(*testing.T, world){
		"in place": func(t *testing.T, w world) {
			w.granted(t, "v1-to-v6", "--yes")
			w.granted(t, "verify")
			w.granted(t, "undo", "--yes")
			w.granted(t, "finish", "--yes")
		},
		"rights on the database": func(t *testing.T, w world) {
			if w.IsInnoDB() {
				name := strings.TrimPrefix(lab.ParseURL(t, w.URL).Path, "/")
				exec(t, w.Lab, "REVOKE SELECT (id) ON "+w.orders+" FROM "+w.role)
				for _, right := range []string{"SELECT ON " + w.orders, "SELECT ON " + w.items, "UPDATE ON `" + name + "`.*"} {
					exec(t, w.Lab, "GRANT "+right+" TO "+w.role)
				}
			}
			w.granted(t, "v1-to-v6", "--yes")
		},
		"rights on the database and on columns": func(t *testing.T, w world) {
			if w.IsInnoDB() {
				exec(t, w.Lab, "GRANT UPDATE ON `"+strings.TrimPrefix(lab.ParseURL(t, w.URL).Path, "/")+"`.* TO "+w.role)
			}
			w.granted(t, "v1-to-v6", "--yes")
		},
		"a look": func(t *testing.T, w world) { w.granted(t, "verify") },
		"a dry run": func(t *testing.T, w world) {
			w.granted(t, "v1-to-v6", "--dry-run")
			if r := lab.Run(t, "migrate", "v1-to-v6", "--yes", "--database", w.its, "--column", w.column); r.Code != 0 {
				t.Errorf("the dry run asked for less than the run:\n%s", r.Err)
			}
		},
		"triggers": func(t *testing.T, w world) {
			w.granted(t, "v1-to-v6", "--yes", "--normalize-inserts")
			w.granted(t, "finish", "--yes")
		},
		"somebody else's run": func(t *testing.T, w world) {
			lab.MustRun(t, "migrate", "binary-to-text", "--yes", "--database", w.URL, "--column", w.column)
			if w.IsInnoDB() { // which hides a table that refers to this one from a role without rights on it
				exec(t, w.Lab, "GRANT SELECT ON "+w.items+" TO "+w.role)
			}
			w.granted(t, "pause")
			w.granted(t, "resume")
		},
		"an index": func(t *testing.T, w world) {
			if w.IsInnoDB() { // whose foreign keys have one
				exec(t, w.Lab, "ALTER TABLE "+w.items+" DROP FOREIGN KEY "+w.Ask(t, "SELECT CONCAT('`', REPLACE(CONSTRAINT_NAME, '`', '``'), '`') "+
					"FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() AND TABLE_NAME = 'it  ems'"))
				exec(t, w.Lab, "ALTER TABLE "+w.items+" DROP INDEX order_id")
				w.granted(t, "v1-to-v6", "--yes", "--create-missing-indexes", "--also", migrate.ColumnName{Table: "it  ems", Column: "order_id"}.String())
				return
			}
			w.granted(t, "v1-to-v6", "--yes", "--create-missing-indexes")
		},
		"a change of type": func(t *testing.T, w world) {
			if w.IsInnoDB() {
				exec(t, w.Lab, "REVOKE PROCESS ON *.* FROM "+w.role)
			}
			w.granted(t, "binary-to-text", "--yes")
			if !w.IsInnoDB() {
				return
			}
			// A right that is taken away after the plan: the run stops with the server's error and the list.
			exec(t, w.Lab, "REVOKE ALTER ON `"+strings.TrimPrefix(lab.ParseURL(t, w.URL).Path, "/")+"`.* FROM "+w.role)
			r := lab.Run(t, "migrate", "cutover", "--ignore-sessions", "--yes", "--database", w.its, "--column", w.column)
			if r.Code == 0 || !strings.Contains(r.Err, "ALTER command denied") {
				t.Errorf("without ALTER: exit %d\n%s", r.Code, r.Err)
			}
			w.granted(t, "cutover", "--ignore-sessions", "--yes")
			w.granted(t, "finish", "--yes")
		},
		"the state of another role": func(t *testing.T, w world) {
			lab.MustRun(t, "migrate", "v1-to-v6", "--yes", "--database", w.URL, "--column", w.column)
			granted(t, w.Lab, "migrate", "status", "--database", w.its)
			w.granted(t, "v1-to-v6", "--dry-run") // InnoDB hides tables from who has no right on them
			w.granted(t, "verify")
			w.granted(t, "undo", "--yes")
		},
	} {
		t.Run(name, func(t *testing.T) {
			lab.EachOf(t, servers, func(t *testing.T, l *lab.Lab) {
				w := newWorld(t, l)
				if l.IsInnoDB() {
					w.shown(t)
				}
				do(t, w)
			})
		})
	}
}

// The tables of a state that another role can act through are not read; the message has what lets
// this role act as the one that made them.
func TestThePrintedGrantLetsARoleActAsTheOwnerOfTheState(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	lab.NewShop(t, l, 20, false)
	role, its := l.Role(t)
	l.Exec(t, "GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO "+role)
	l.Exec(t, "GRANT CREATE ON DATABASE "+strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")+" TO "+role)
	lab.MustRun(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--yes")
	other, url := l.Another(t).Role(t)
	u := lab.ParseURL(t, url)
	u.Path = lab.ParseURL(t, l.URL).Path
	verify := func(u string) lab.Result {
		return lab.Run(t, "migrate", "verify", "--database", u, "--column", "orders.id")
	}
	l.Exec(t, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO "+other)
	r := verify(u.String())
	lab.WantError(t, r, 3, "role "+role+" has made them: run as that role")
	grant, _, found := strings.Cut(after(t, r.Err, "run as that role ("), ", then connect")
	if !found {
		t.Fatal(r.Err)
	}
	asAdministrator(t, l, grant)
	if !slices.Contains(l.Dump(t, "SELECT pg_has_role('"+other+"', '"+role+"', 'MEMBER')"), "true") {
		t.Errorf("%s does not let the role act as the other one", grant)
	}
	q := u.Query()
	q.Set("role", role)
	u.RawQuery = q.Encode()
	if r := verify(u.String()); r.Code != 0 {
		t.Errorf("as that role: exit %d\n%s", r.Code, r.Err)
	}
}
