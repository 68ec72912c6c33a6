package refusals_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// stateTables are the ends of the names of the state tables.
var stateTables = []string{"", "_column", "_key", "_range", "_journal", "_kept", "_worker"}

// A dry run ended with 0 where the run was refused for a right that the role had not.
func TestADryRunLacksWhatTheRunLacks(t *testing.T) {
	dryRunLike := func(t *testing.T, its string, grant string, args ...string) {
		t.Helper()
		args = append([]string{"migrate", args[0], "--database", its, "--column", "orders.id"}, args[1:]...)
		for _, mode := range []string{"--dry-run", "--yes"} {
			if r := lab.Run(t, append(args, mode)...); r.Code != 3 || strings.Count(r.Err, grant) != 1 {
				t.Errorf("%v %s: exit %d, want 3 and %q:\n%s", args, mode, r.Code, grant, r.Err)
			}
		}
	}
	t.Run("PostgreSQL", func(t *testing.T) {
		t.Parallel()
		l := lab.Open(t, "PostgreSQL")
		s := lab.NewShop(t, l, 20, false)
		l.Exec(t, "ALTER TABLE payments ADD COLUMN spare uuid")
		before := s.Snapshot(t)
		role, its := l.Role(t)
		reads := func(word string) []string {
			var all []string
			for _, table := range []string{"orders", "payments", "items", "shipments"} {
				all = append(all, fmt.Sprintf("GRANT %s ON public.%s TO %s", word, table, role))
			}
			return all
		}
		plan := lab.Run(t, "migrate", "plan", "v1-to-v6", "--database", its, "--column", "orders.id")
		for _, grant := range append(reads("SELECT"), "GRANT UPDATE (order_id) ON public.payments TO "+role, "GRANT CREATE ON DATABASE") {
			if plan.Code != 3 || !strings.Contains(plan.Err, grant) {
				t.Errorf("a plan of a role without any right: exit %d without %q:\n%s", plan.Code, grant, plan.Err)
			}
		}
		verify := lab.Run(t, "migrate", "verify", "--database", its, "--column", "orders.id")
		for _, grant := range reads("SELECT") {
			if verify.Code != 3 || !strings.Contains(verify.Err, grant) {
				t.Errorf("verify by a role without any right: exit %d without %q:\n%s", verify.Code, grant, verify.Err)
			}
		}
		for _, grant := range append(reads("SELECT"), reads("UPDATE")...) {
			l.Exec(t, grant)
		}
		l.Exec(t, "GRANT CREATE ON DATABASE "+strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")+" TO "+role)
		owner := l.Dump(t, "SELECT format('GRANT %I TO %I', current_user, '"+role+"')")[0]
		dryRunLike(t, its, owner, "v1-to-v6", "--normalize-inserts")
		l.Exec(t, "CREATE SCHEMA sqluuid AUTHORIZATION "+role)
		l.Exec(t, "CREATE ROLE "+role+"_o")
		t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + role + "_o"); l.DB.Exec("DROP ROLE " + role + "_o") })
		for _, table := range []string{"orders", "payments", "items", "shipments"} {
			l.Exec(t, "ALTER TABLE "+table+" OWNER TO "+role+"_o")
		}
		l.Exec(t, "GRANT CREATE ON SCHEMA public TO "+role+"_o")
		dryRunLike(t, its, "GRANT "+role+"_o TO "+role, "v1-to-v6", "--normalize-inserts")
		l.Exec(t, "GRANT "+role+"_o TO "+role)
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--normalize-inserts", "--yes")
		l.Exec(t, "REVOKE "+role+"_o FROM "+role)
		dryRunLike(t, its, "GRANT "+role+"_o TO "+role, "undo") // which drops the triggers
		l.Exec(t, "GRANT "+role+"_o TO "+role)
		lab.MustRun(t, "migrate", "undo", "--database", its, "--column", "orders.id", "--yes")
		l.Exec(t, "REVOKE "+role+"_o FROM "+role)
		l.Exec(t, "ALTER TABLE orders DROP CONSTRAINT orders_pkey CASCADE")
		dryRunLike(t, its, "GRANT "+role+"_o TO "+role, "v1-to-v6", "--create-missing-indexes")
		s.Check(t, "after the refusals", before)
	})
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 20, false)
		before := s.Snapshot(t)
		role, its := l.Role(t)
		name := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
		l.Exec(t, "GRANT SELECT, UPDATE, TRIGGER ON "+name+".* TO '"+role+"'@'%'")
		l.Exec(t, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
		onAll := " ON `" + name + "`.* TO '" + role + "'@'%'"
		for _, table := range stateTables { // the server's own error names the first that is refused
			table = "sqluuid_migration" + table
			dryRunLike(t, its, "GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, TRIGGER, LOCK TABLES"+onAll, "v1-to-v6")
			rights := ""
			for _, right := range []string{"CREATE", "INSERT", "DELETE"} {
				r := lab.Run(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--dry-run")
				if !regexp.MustCompile(right + " command denied to user '" + role + "'@[^ ]* for table .*\\b" + table + "\\b").MatchString(r.Err) {
					t.Errorf("without %s on %s the server's error is not there:\n%s", right, table, r.Err)
				}
				rights += ", " + right // which the server takes of a table that is not there beside CREATE alone
				l.Exec(t, "GRANT "+rights[2:]+" ON "+table+" TO '"+role+"'@'%'")
			}
		}
		s.Check(t, "after the refusals", before)
		all := "GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, TRIGGER, LOCK TABLES, ALTER, INDEX, REFERENCES" + onAll
		dryRunLike(t, its, all, "binary-to-text")
		l.Exec(t, all)
		if l.Ask(t, "SELECT @@log_bin AND NOT @@log_bin_trust_function_creators") == "1" {
			for _, table := range []string{"metadata_locks", "threads"} {
				l.Exec(t, "GRANT SELECT ON performance_schema."+table+" TO '"+role+"'@'%'")
			}
			dryRunLike(t, its, "or log_bin_trust_function_creators = 1", "binary-to-text")
			return
		}
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--yes")
	})
}

// On MariaDB and MySQL a dry run asked for the rights that the server tells of when it prepares a
// statement. For ALTER, DROP, TRIGGER, REFERENCES, LOCK TABLES and rights on tables alone it
// exited with 0 where the run ended with 3.
func TestADryRunLacksEachRightThatTheRunLacks(t *testing.T) {
	all := []string{"SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "INDEX", "REFERENCES", "TRIGGER", "LOCK TABLES"}
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 20, false)
		l.Exec(t, "CREATE TABLE hints (n integer PRIMARY KEY, order_id ID! NOT NULL)")
		l.Exec(t, "INSERT INTO hints SELECT n, id FROM orders")
		l.Exec(t, "DROP TABLE items")
		l.Exec(t, "DROP TABLE shipments")
		l.Exec(t, "ALTER TABLE payments DROP FOREIGN KEY payments_ibfk_1") // which has a rule CASCADE
		l.Exec(t, "ALTER TABLE payments ADD FOREIGN KEY (order_id) REFERENCES orders (id)")
		role, its := l.Role(t)
		onAll := " ON `" + strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/") + "`.* "
		account := "'" + role + "'@'%'"
		l.Exec(t, "GRANT PROCESS ON *.* TO "+account)
		if l.Ask(t, "SELECT @@log_bin AND NOT @@log_bin_trust_function_creators") == "1" {
			l.Exec(t, "GRANT SUPER ON *.* TO "+account)
		}
		for _, table := range []string{"orders", "payments", "hints"} {
			l.Exec(t, "GRANT SELECT, UPDATE ON "+table+" TO "+account)
		}
		for _, table := range stateTables {
			l.Exec(t, "GRANT CREATE, SELECT, INSERT, UPDATE, DELETE, DROP, TRIGGER ON sqluuid_migration"+table+" TO "+account)
		}
		do := func(url string, args ...string) lab.Result {
			return lab.Run(t, append([]string{"migrate", args[0], "--database", url, "--column", "orders.id"}, args[1:]...)...)
		}
		same := func(what string, want int, args ...string) {
			t.Helper()
			for _, mode := range []string{"--dry-run", "--yes"} {
				r := do(its, append(args, mode)...)
				if r.Code != want {
					t.Errorf("%v %s without %s: exit %d, want %d\n%s", args, mode, what, r.Code, want, r.Err)
				}
				if want == 3 && !regexp.MustCompile("(?s)no "+what+" on .*GRANT ([A-Z ]+, )*"+what+"(, [A-Z ]+)* ON .* TO "+regexp.QuoteMeta(account)).MatchString(r.Err) {
					t.Errorf("%v %s without %s: no GRANT of it:\n%s", args, mode, what, r.Err)
				}
			}
		}
		before := l.Dump(t, "SELECT n, HEX(order_id) FROM hints ORDER BY n")
		for _, of := range []struct {
			args        []string
			needs, back []string // of the run, and of its undo
		}{
			{[]string{"v1-to-v6", "--normalize-inserts"}, []string{"TRIGGER"}, []string{"TRIGGER"}},
			{[]string{"v1-to-v6", "--create-missing-indexes"}, []string{"ALTER"}, nil},
		} {
			for _, undo := range []bool{false, true} {
				args, needs := append(slices.Clone(of.args), "--also", "hints.order_id"), of.needs
				if undo {
					args, needs = []string{"undo"}, of.back
				}
				if l.Name == "MySQL" && !slices.Contains(needs, "TRIGGER") { // to see triggers
					needs = append(slices.Clone(needs), "TRIGGER")
				}
				for _, right := range needs {
					l.Exec(t, "GRANT "+strings.Join(all, ", ")+onAll+"TO "+account)
					l.Exec(t, "REVOKE "+right+onAll+"FROM "+account)
					same(right, 3, args...)
				}
				l.Exec(t, "GRANT "+strings.Join(all, ", ")+onAll+"TO "+account)
				for _, right := range all {
					if !slices.Contains(needs, right) && (right != "SELECT" || !slices.Contains(needs, "DROP")) {
						l.Exec(t, "REVOKE "+right+onAll+"FROM "+account)
					}
				}
				same("what it does not need", 0, args...)
			}
		}
		lab.Same(t, "after all undos", l.Dump(t, "SELECT n, HEX(order_id) FROM hints ORDER BY n"), before)
	})
}

// A role that may not use the schema of a table may not ask about its publications either.
func TestARoleWithoutTheSchemaIsToldEveryGrant(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE SCHEMA app; CREATE TABLE app.users (id uuid PRIMARY KEY)")
	role, its := l.Role(t)
	plan := lab.Run(t, "migrate", "plan", "v1-to-v6", "--database", its, "--column", "app.users.id")
	for _, grant := range []string{
		"GRANT USAGE ON SCHEMA app TO " + role, "GRANT SELECT ON app.users TO " + role,
		"GRANT UPDATE (id) ON app.users TO " + role,
	} {
		if plan.Code != 3 || !strings.Contains(plan.Err, grant) {
			t.Errorf("exit %d without %q:\n%s", plan.Code, grant, plan.Err)
		}
	}
}

// A schema that a role may not use is nothing to a plan of other tables.
func TestPublicationsOfASchemaOfOthersDoNotFailAPlan(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE SCHEMA theirs; CREATE TABLE theirs.t (id uuid PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY)")
	l.Exec(t, "INSERT INTO orders VALUES ('ec9414c2-32ab-11f0-9123-0123456789ab')")
	role, its := l.Role(t)
	l.Exec(t, "GRANT SELECT, UPDATE ON orders TO "+role)
	l.Exec(t, "CREATE SCHEMA sqluuid AUTHORIZATION "+role)
	for _, tables := range []string{"TABLE theirs.t", "TABLE orders", "ALL TABLES"} {
		l.Exec(t, "CREATE PUBLICATION p FOR "+tables+" WITH (publish = 'insert')")
		plan := lab.Run(t, "migrate", "plan", "v1-to-v6", "--database", its, "--column", "orders.id")
		if told := strings.Contains(plan.Out, "leaves out the updates of table public.orders"); plan.Code != 0 ||
			told != (tables != "TABLE theirs.t") {
			t.Errorf("%s: exit %d, told %t:\n%s%s", tables, plan.Code, told, plan.Out, plan.Err)
		}
		l.Exec(t, "DROP PUBLICATION p")
	}
}

// A dry run read the file, and the run needed its folder.
func TestADryRunNeedsTheFolderOfTheFile(t *testing.T) {
	if runtime.GOOS != "linux" || os.Geteuid() != 0 {
		t.Skip("needs setpriv of Linux, and a role that may become another")
	}
	dir, err := os.MkdirTemp("", "folder")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 20, false)
	own := filepath.Join(dir, "shop.db")
	l.Exec(t, "VACUUM INTO '"+own+"'")
	binary, err := os.ReadFile(lab.Command())
	if err != nil {
		t.Fatal(err)
	}
	command := filepath.Join(dir, "sqluuid")
	for _, err := range []error{os.Chmod(dir, 0o755), os.Chmod(own, 0o666), os.WriteFile(command, binary, 0o755)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, mode := range []string{"--dry-run", "--yes"} {
		cmd := exec.Command("setpriv", "--reuid", "65534", "--clear-groups", command, "migrate", "v1-to-v6", "--database", "sqlite:"+own, "--column", "orders.id", mode)
		out, _ := cmd.CombinedOutput()
		if code := cmd.ProcessState.ExitCode(); code != 3 || !strings.Contains(lab.Whole(string(out)), "nothing can be written here") {
			t.Errorf("%s: exit %d, want 3:\n%s", mode, code, out)
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 2 {
		t.Errorf("the folder has %v, want the file and the command alone (%v)", files, err)
	}
}

// The grants that a refusal printed left out columns of ON UPDATE CURRENT_TIMESTAMP, which a role
// that may not read them does not see, and on MySQL SELECT of the database, which UPDATE of the
// database takes. A run changed such columns, or failed after its dry run.
func TestTheGrantsOfARefusalAreEnough(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		for what, grants := range map[string][]string{
			"columns":        {"SELECT, UPDATE (id) ON {db}.orders", "SELECT, UPDATE (order_id) ON {db}.payments"},
			"hidden columns": {"SELECT (id), UPDATE (id) ON {db}.orders", "SELECT, UPDATE ON {db}.payments"},
			"the database":   {"UPDATE ON {db}.*"},
			"other columns":  {"SELECT ON {db}.*", "UPDATE (n), SELECT (n) ON {db}.orders", "UPDATE ON {db}.payments"},
		} {
			t.Run(what, func(t *testing.T) {
				l := lab.Open(t, l.Name)
				l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer, changed timestamp DEFAULT '2020-01-01 00:00:00' ON UPDATE CURRENT_TIMESTAMP)")
				l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
				r := rand.New(rand.NewPCG(7, 7))
				for n := range 20 {
					id := l.Lit(lab.NewV1(r))
					l.Exec(t, fmt.Sprintf("INSERT INTO orders (id, n) VALUES (%s, %d)", id, n))
					l.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d, %s)", n, id))
				}
				role, its := l.Role(t)
				name := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
				for _, g := range append(grants, "TRIGGER ON {db}.*") {
					l.Exec(t, "GRANT "+strings.ReplaceAll(g, "{db}", name)+" TO '"+role+"'@'%'")
				}
				l.Exec(t, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
				args := []string{"migrate", "v1-to-v6", "--database", its, "--column", "orders.id"}
				var got lab.Result
				for range 3 { // what a role does not see is named when it does
					if got = lab.Run(t, append(args, "--dry-run")...); got.Code == 0 {
						break
					}
					for _, g := range regexp.MustCompile("GRANT .*? TO '[^;]*'@'%'").FindAllString(got.Err, -1) {
						l.Exec(t, g)
					}
				}
				if got.Code != 0 {
					t.Fatalf("after what it advised: exit %d: %s", got.Code, got.Err)
				}
				lab.MustRun(t, append(args, "--yes")...)
				if n := l.Ask(t, "SELECT COUNT(*) FROM orders WHERE changed <> '2020-01-01 00:00:00'"); n != "0" {
					t.Errorf("%s rows have a new time", n)
				}
			})
		}
	})
}
