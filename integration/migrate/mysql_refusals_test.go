package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"
	"time"
)

// What a copy on MySQL would lose, or fail on after all rows, is refused by the plan.
func TestWhatACopyOnMySQLRefuses(t *testing.T) {
	for _, tt := range []struct {
		name, table, more string
		args              []string
		words             []string
	}{
		{"an index of an expression over a column whose type changes",
			"CREATE TABLE things (id binary(16) NOT NULL PRIMARY KEY, n integer, KEY digits ((left(hex(id), 8))))", "",
			[]string{"binary-to-text"}, []string{"the index digits of an expression over column id"}},
		{"a CHECK over a column whose type changes",
			"CREATE TABLE things (id binary(16) NOT NULL PRIMARY KEY, n integer, CONSTRAINT long_enough CHECK (length(id) = 16))", "",
			[]string{"binary-to-text"}, []string{"the CHECK long_enough", "made for the old type"}},
		{"a foreign key to columns that are no unique key",
			"CREATE TABLE things (id binary(16) NOT NULL PRIMARY KEY, n integer, KEY plain (n))",
			"CREATE TABLE parts (m integer PRIMARY KEY, thing binary(16), n integer, FOREIGN KEY (thing) REFERENCES things (id), CONSTRAINT loose FOREIGN KEY (n) REFERENCES things (n))",
			[]string{"v1-to-v6", "--strategy", "copy"}, []string{`"loose"`, "restrict_fk_on_non_standard_key"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			l := labs()["MySQL"](t)
			l.name = "MySQL"
			l.exec(t, "SET GLOBAL restrict_fk_on_non_standard_key = ON")
			conn, err := l.db.Conn(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			for _, q := range []string{"SET SESSION restrict_fk_on_non_standard_key = OFF", tt.table, tt.more} {
				if q == "" {
					continue
				}
				if _, err := conn.ExecContext(t.Context(), q); err != nil {
					t.Fatalf("%s: %v", q, err)
				}
			}
			l.exec(t, fmt.Sprintf("INSERT INTO things (id, n) VALUES (%s, 1)", l.lit(newV1(rand.New(rand.NewPCG(1, 2))))))
			args := append([]string{"migrate"}, tt.args...)
			before := l.tables(t)
			plan := append([]string{"migrate", "plan"}, tt.args...)
			for _, list := range [][]string{plan, append(args, "--yes")} {
				wantError(t, run(t, append(list, "--database", l.url, "--column", "things.id")...), 3, tt.words...)
			}
			same(t, "tables", l.tables(t), before)
		})
	}
}

// A limit on joins, and the default of managed servers that every table has a primary key,
// stop no command.
func TestSettingsOfMySQLThatStopNothing(t *testing.T) {
	for name, setting := range map[string]string{
		"joins are limited":               "sql_big_selects=0&max_join_size=1",
		"every table needs a primary key": "sql_require_primary_key=1",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()["MySQL"](t)
			l.name = "MySQL"
			l.url += "?" + setting
			s := newOnlineShop(t, l, 20)
			before := s.snapshot(t)
			for _, more := range [][]string{nil, {"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
				mustRun(t, migrateArgs("v1-to-v6", flagsFor(l, more...)...)...)
				s.check(t, strings.Join(more, " "), s.expected())
				mustRun(t, "migrate", "status", "--database", l.url)
				mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
				s.check(t, "after undo", before)
			}
			mustRun(t, "scan", "--database", l.url)
		})
	}
}

// Another session whose statement has raw bytes in its text makes tables of
// information_schema fail (3854), and hinders no copy.
func TestStatementsWithRawBytesHinderNoCopy(t *testing.T) {
	l := labs()["MySQL"](t)
	l.name = "MySQL"
	s := newOnlineShop(t, l, 20)
	stop := make(chan struct{})
	over := make(chan struct{})
	go func() {
		defer close(over)
		for {
			select {
			case <-stop:
				return
			default:
				tx, err := l.db.Begin()
				if err != nil {
					return
				}
				_, _ = tx.Exec("DO SLEEP(1) + LENGTH(_binary'\x9c\xb2\xea\xff\x9c\xb2')")
				_ = tx.Rollback()
			}
		}
	}()
	defer func() { close(stop); <-over }()
	for tries := 0; ; tries++ { // or there would be nothing to be hindered by
		_, err := l.db.Exec("DO (SELECT COUNT(*) FROM information_schema.PROCESSLIST)")
		if err != nil && strings.Contains(err.Error(), "3854") {
			break
		}
		if tries == 200 {
			t.Fatalf("information_schema goes on answering: %v", err)
		}
		time.Sleep(10 * time.Millisecond)
	}
	for _, more := range [][]string{{"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l, more...)...)...)
		s.check(t, strings.Join(more, " "), s.expected())
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
	}
}

// A role that may not read performance_schema does not see who waits for which table: it
// finds out by reads that wait, and swaps all the same.
func TestACopyByARoleThatSeesNoLocks(t *testing.T) {
	l := labs()["MySQL"](t)
	l.name = "MySQL"
	s := newShop(t, l, 20, false)
	before := s.snapshot(t)
	u := mustURL(t, l.url)
	database := strings.TrimPrefix(u.Path, "/")
	role := strings.Replace(database, "test", "role", 1)
	l.exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
	t.Cleanup(func() { l.db.Exec("DROP USER '" + role + "'@'%'") })
	l.exec(t, "GRANT ALL ON "+database+".* TO '"+role+"'@'%'")
	l.exec(t, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
	u.User = url.UserPassword(role, "s3cret")
	l.url = u.String()
	mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...)
	s.check(t, "after the copy", s.expected())
	mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
	s.check(t, "after undo", before)
}
