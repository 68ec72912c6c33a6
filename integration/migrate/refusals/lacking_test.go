package refusals_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

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
		for _, args := range [][]string{
			{"v1-to-v6", "--strategy", "copy"}, {"v1-to-v6", "--strategy", "copy", "--online"},
			{"binary-to-text"}, {"v1-to-v6", "--normalize-inserts"},
		} {
			dryRunLike(t, its, owner, args...)
		}
		l.Exec(t, "CREATE SCHEMA sqluuid AUTHORIZATION "+role)
		onDatabase := " ON DATABASE " + strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
		l.Exec(t, "REVOKE CREATE"+onDatabase+" FROM "+role)
		l.Exec(t, "CREATE ROLE "+role+"_o")
		t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + role + "_o"); l.DB.Exec("DROP ROLE " + role + "_o") })
		for _, table := range []string{"orders", "payments", "items", "shipments"} {
			l.Exec(t, "ALTER TABLE "+table+" OWNER TO "+role+"_o")
		}
		l.Exec(t, "GRANT CREATE ON SCHEMA public TO "+role+"_o")
		dryRunLike(t, its, "GRANT "+role+"_o TO "+role, "v1-to-v6", "--strategy", "copy")
		l.Exec(t, "GRANT "+role+"_o TO "+role)
		dryRunLike(t, its, "GRANT CREATE"+onDatabase+" TO "+role, "v1-to-v6", "--strategy", "copy")
		l.Exec(t, "GRANT CREATE"+onDatabase+" TO "+role)
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--strategy", "copy", "--yes")
		l.Exec(t, "REVOKE "+role+"_o FROM "+role)
		dryRunLike(t, its, "GRANT "+role+"_o TO "+role, "undo")
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
		grant := "GRANT CREATE, INSERT, DELETE ON `" + name + "`.`sqluuid_migration%s` TO '" + role + "'@'%%'"
		for _, table := range []string{"", "_range", "_journal", "_kept"} {
			dryRunLike(t, its, fmt.Sprintf(grant, table), "v1-to-v6")
		}
		s.Check(t, "after the refusals", before)
		for _, table := range []string{"", "_range", "_journal", "_kept"} {
			l.Exec(t, fmt.Sprintf(grant, table))
		}
		copies := "GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES, TRIGGER ON `" + name + "`.* TO '" + role + "'@'%'"
		dryRunLike(t, its, copies, "v1-to-v6", "--strategy", "copy")
		dryRunLike(t, its, copies, "binary-to-text")
		l.Exec(t, copies)
		if l.Ask(t, "SELECT @@log_bin AND NOT @@log_bin_trust_function_creators") == "1" {
			l.Exec(t, "ALTER TABLE payments DROP FOREIGN KEY payments_ibfk_1")
			l.Exec(t, "ALTER TABLE items DROP FOREIGN KEY items_ibfk_1")
			dryRunLike(t, its, "or log_bin_trust_function_creators = 1", "v1-to-v6", "--strategy", "copy", "--online")
			return
		}
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--yes")
	})
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
		if code := cmd.ProcessState.ExitCode(); code != 3 || !strings.Contains(string(out), "nothing can be written here") {
			t.Errorf("%s: exit %d, want 3:\n%s", mode, code, out)
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 2 {
		t.Errorf("the folder has %v, want the file and the command alone (%v)", files, err)
	}
}
