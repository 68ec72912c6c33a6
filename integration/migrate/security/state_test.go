package security_test

import (
	"net/url"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// An empty table that somebody else has given the name of a state table was
// dropped once: the run took it for its own, and cleared it away when it failed.
func TestATableWithTheNameOfAStateTableIsLeftAlone(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 50, false)
		if l.Profile == engine.PostgreSQL {
			l.Exec(t, "CREATE SCHEMA sqluuid")
		}
		for _, name := range l.StateTables() {
			l.Exec(t, "CREATE TABLE "+name+" (x integer)")
			before := l.Tables(t)
			r := lab.Run(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")
			if r.Code != 3 || !strings.Contains(r.Err, "rename that table") {
				t.Errorf("%s: exit %d, %s", name, r.Code, r.Err)
			}
			lab.Same(t, "the tables beside "+name, l.Tables(t), before)
			l.Exec(t, "DROP TABLE "+name)
		}
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--quiet")
	})
}

// What connects to the database is in none of its tables, nor in what the command
// prints: the password, its place, the URL.
func TestThePasswordIsInNoTable(t *testing.T) {
	const password = "Pa55-w0rd&of/this?test"
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 50, false)
		target := l.URL
		if u, err := url.Parse(l.URL); err == nil && u.Host != "" {
			role := "sqluuid_pw_" + strings.TrimPrefix(u.Path, "/sqluuid_test_")
			user := role + "@'%'"
			give := []string{"CREATE USER " + user + " IDENTIFIED BY '" + password + "'",
				"GRANT ALL ON *.* TO " + user}
			take := []string{"DROP USER " + user}
			if l.Profile == engine.PostgreSQL {
				give = []string{
					"CREATE ROLE " + role + " SUPERUSER LOGIN PASSWORD '" + password + "'"}
				take = []string{"DROP OWNED BY " + role, "DROP ROLE " + role}
			}
			for _, q := range give {
				l.Exec(t, q)
			}
			t.Cleanup(func() {
				for _, q := range take {
					l.Exec(t, q)
				}
			})
			u.User = url.UserPassword(role, password)
			target = u.String()
		}
		secrets := []string{password, url.QueryEscape(password), "w0rd", "://", "sqlite:", "test.db"}
		look := func(when string) {
			t.Helper()
			for _, table := range l.StateTables() {
				for _, row := range l.Dump(t, "SELECT * FROM "+table) {
					for _, s := range secrets {
						if strings.Contains(row, s) {
							t.Errorf("%s, %s has %q in %q", when, table, s, row)
						}
					}
				}
			}
		}
		say := func(r lab.Result) {
			t.Helper()
			for _, s := range secrets[:3] {
				if strings.Contains(r.Out+r.Err, s) {
					t.Errorf("the command prints %q: %s%s", s, r.Out, r.Err)
				}
			}
		}
		say(lab.MustRun(t, "migrate", "v1-to-v6", "--database", target, "--column", "orders.id", "--yes", "--chunk-rows", "10"))
		look("after the run")
		say(lab.MustRun(t, "migrate", "undo", "--database", target, "--column", "orders.id", "--yes", "--json"))
		look("after the undo")
		say(lab.Run(t, "migrate", "v1-to-v6", "--database", target, "--column", "orders.no", "--log-level", "debug"))
	})
}
