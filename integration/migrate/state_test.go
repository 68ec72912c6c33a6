package migrate_test

import (
	"net/url"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// stateTables are the names of the state tables of an engine.
func (l *lab) stateTables() []string {
	prefix := "sqluuid_"
	if l.p == engine.PostgreSQL {
		prefix = "sqluuid."
	}
	return []string{prefix + "migration", prefix + "migration_range", prefix + "migration_journal", prefix + "migration_kept"}
}

// An empty table that somebody else has given the name of a state table was
// dropped once: the run took it for its own, and cleared it away when it failed.
func TestATableWithTheNameOfAStateTableIsLeftAlone(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		newShop(t, l, 50, false)
		if l.p == engine.PostgreSQL {
			l.exec(t, "CREATE SCHEMA sqluuid")
		}
		for _, name := range l.stateTables() {
			l.exec(t, "CREATE TABLE "+name+" (x integer)")
			before := l.tables(t)
			r := run(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes")
			if r.code != 3 || !strings.Contains(r.err, "rename that table") {
				t.Errorf("%s: exit %d, %s", name, r.code, r.err)
			}
			same(t, "the tables beside "+name, l.tables(t), before)
			l.exec(t, "DROP TABLE "+name)
		}
		mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--quiet")
	})
}

// What connects to the database is in none of its tables, nor in what the command
// prints: the password, its place, the URL.
func TestThePasswordIsInNoTable(t *testing.T) {
	const password = "Pa55-w0rd&of/this?test"
	eachLab(t, func(t *testing.T, l *lab) {
		newShop(t, l, 50, false)
		target := l.url
		if u, err := url.Parse(l.url); err == nil && u.Host != "" {
			role := "sqluuid_pw_" + strings.TrimPrefix(u.Path, "/sqluuid_test_")
			user := role + "@'%'"
			give := []string{"CREATE USER " + user + " IDENTIFIED BY '" + password + "'",
				"GRANT ALL ON *.* TO " + user}
			take := []string{"DROP USER " + user}
			if l.p == engine.PostgreSQL {
				give = []string{
					"CREATE ROLE " + role + " SUPERUSER LOGIN PASSWORD '" + password + "'"}
				take = []string{"DROP OWNED BY " + role, "DROP ROLE " + role}
			}
			for _, q := range give {
				l.exec(t, q)
			}
			t.Cleanup(func() {
				for _, q := range take {
					l.exec(t, q)
				}
			})
			u.User = url.UserPassword(role, password)
			target = u.String()
		}
		secrets := []string{password, url.QueryEscape(password), "w0rd", "://", "sqlite:", "test.db"}
		look := func(when string) {
			t.Helper()
			for _, table := range l.stateTables() {
				for _, row := range l.dump(t, "SELECT * FROM "+table) {
					for _, s := range secrets {
						if strings.Contains(row, s) {
							t.Errorf("%s, %s has %q in %q", when, table, s, row)
						}
					}
				}
			}
		}
		say := func(r result) {
			t.Helper()
			for _, s := range secrets[:3] {
				if strings.Contains(r.out+r.err, s) {
					t.Errorf("the command prints %q: %s%s", s, r.out, r.err)
				}
			}
		}
		say(mustRun(t, "migrate", "v1-to-v6", "--database", target, "--column", "orders.id", "--yes", "--chunk-rows", "10"))
		look("after the run")
		say(mustRun(t, "migrate", "undo", "--database", target, "--column", "orders.id", "--yes", "--json"))
		look("after the undo")
		say(run(t, "migrate", "v1-to-v6", "--database", target, "--column", "orders.no", "--log-level", "debug"))
	})
}
