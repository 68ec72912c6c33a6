package twins_test

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

const smallSchema = `
CREATE TABLE users (id varchar(36) PRIMARY KEY, email text);
CREATE TABLE orders (id varchar(36) PRIMARY KEY, user_id varchar(36) REFERENCES users (id));
INSERT INTO users SELECT gen_random_uuid()::text, 'u' || i FROM generate_series(1, 100) i;
INSERT INTO orders SELECT gen_random_uuid()::text, id FROM users`

func openSmall(t *testing.T) *lab.Lab {
	t.Helper()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, smallSchema)
	aside(t, l)
	return l
}

// TestCommandsAroundTheCutOver runs one before and one after it, without a shell, a DSN or a
// password. One that fails before keeps the cut-over from its hold.
func TestCommandsAroundTheCutOver(t *testing.T) {
	t.Parallel()
	l := openSmall(t)
	lab.MustRun(t, twins(l)...)
	gate := "SELECT concat(run_id, phase, epoch, hold_until) FROM sqluuid_gate"
	ready, names := l.Ask(t, gate), l.Dump(t, catalogue)
	lab.WantError(t, lab.Run(t, verb(l, "cutover", "--before", "false")...), 3, "the command before the cut-over failed", "nothing was changed")
	lab.WantError(t, lab.Run(t, verb(l, "cutover", "--before", "/no/such/program")...), 3, "no such file")
	lab.MustRun(t, verb(l, "cutover", "--check", "--before", "false")...)
	lab.Same(t, "the catalogue", l.Dump(t, catalogue), names)
	if got := l.Ask(t, gate); got != ready {
		t.Errorf("the gate was %s and is %s: there was a hold", ready, got)
	}
	dir := t.TempDir()
	program, told := filepath.Join(dir, "tell"), filepath.Join(dir, "told")
	script := "#!/bin/sh\necho \"$# $1 $2\" >>" + told + "\nenv >>" + told + "\n"
	if err := os.WriteFile(program, []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	env := []string{"DATABASE_URL=" + l.URL, "PGPASSWORD=s3cret", "PGPASSFILE=/s3cret"}
	if r := lab.RunWith(t, env, "migrate", "cutover", "--yes", "--before", program+" a;b $HOME", "--after", program+" after"); r.Code != 0 {
		t.Fatalf("exit %d: %s%s", r.Code, r.Out, r.Err)
	}
	text, err := os.ReadFile(told)
	if err != nil {
		t.Fatal(err)
	}
	if got := string(text); !strings.Contains(got, "2 a;b $HOME\n") || !strings.Contains(got, "1 after \n") {
		t.Errorf("the commands were told %s", got)
	}
	for _, secret := range []string{"DATABASE_URL", "s3cret", l.URL} {
		if strings.Contains(string(text), secret) {
			t.Errorf("the commands see %s", secret)
		}
	}
	r := lab.RunWith(t, env, "migrate", "cutover", "--yes", "--back", "--after", "false")
	if r.Code != 1 || !strings.Contains(r.Err, "the names were exchanged, and the command after it failed") {
		t.Errorf("exit %d: %s", r.Code, r.Err)
	}
	if got := l.Ask(t, "SELECT format_type(atttypid, -1) FROM pg_attribute WHERE attrelid = 'users'::regclass AND attname = 'id'"); got != "character varying" {
		t.Errorf("the type is %s", got)
	}
}

// TestAtATimeOfDay waits for it.
func TestAtATimeOfDay(t *testing.T) {
	dbtest.AtNight(t) // it waits for a minute
	t.Parallel()
	l := openSmall(t)
	lab.MustRun(t, twins(l)...)
	lab.WantError(t, lab.Run(t, verb(l, "cutover", "--at", "3 am")...), 2, "--at takes a time of day such as 03:00")
	lab.WantError(t, lab.Run(t, verb(l, "cutover", "--hold", "1s")...), 2, "a hold takes 2 to 10 seconds")
	names := l.Dump(t, catalogue)
	cmd := exec.Command(lab.Command(), verb(l, "cutover", "--at", time.Now().Add(2*time.Hour).Format("15:04"))...)
	out, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	line, _ := bufio.NewReader(out).ReadString('\n')
	cmd.Process.Kill()
	if cmd.Wait(); !strings.HasPrefix(line, "waiting until ") || cmd.ProcessState.Exited() {
		t.Errorf("it did not wait for two hours: %s", line)
	}
	lab.Same(t, "the catalogue", l.Dump(t, catalogue), names)
	at := time.Now().Truncate(time.Minute).Add(time.Minute)
	if time.Until(at) < time.Second {
		at = at.Add(time.Minute)
	}
	lab.MustRun(t, verb(l, "cutover", "--at", at.Format("15:04"), "--hold", "2s")...)
	if time.Now().Before(at) {
		t.Errorf("it did not wait until %v", at)
	}
}

// TestVerbsTakeTheNumberOfARun or nothing where one run is under way.
func TestVerbsTakeTheNumberOfARun(t *testing.T) {
	t.Parallel()
	l := openSmall(t)
	on := func(name string, more ...string) []string {
		args := append([]string{"migrate", name, "--database", l.URL}, more...)
		if name != "verify" && name != "status" && name != "pause" && name != "resume" {
			args = append(args, "--yes")
		}
		return args
	}
	lab.WantError(t, lab.Run(t, on("pause")...), 3, "no run is under way; name a column (--column)")
	one := []string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--yes", "--column"}
	lab.MustRun(t, append(one, "users.id", "--except", "orders.id")...)
	for _, name := range []string{"pause", "resume", "verify"} {
		lab.MustRun(t, on(name)...)
		lab.MustRun(t, on(name, "--run", "1")...)
	}
	lab.WantError(t, lab.Run(t, append(one, "orders.id", "--except", "users", "--except", "orders.user_id")...), 3,
		"run 1 by twins, on public.users.id, public.orders.user_id, is under way, and a schema has one at a time")
	l.Exec(t, "CREATE SCHEMA other; CREATE TABLE other.notes (id varchar(36) PRIMARY KEY)")
	lab.MustRun(t, append(one, "other.notes.id")...)
	for _, name := range []string{"pause", "resume", "verify", "cutover", "undo", "finish"} {
		lab.WantError(t, lab.Run(t, on(name)...), 3, "2 runs are under way: run 2 (text-to-binary of other.notes.id), run 1", "--run")
		lab.WantError(t, lab.Run(t, on(name, "--run", "1", "--column", "users.id")...), 2, "exclude each other")
		lab.WantError(t, lab.Run(t, on(name, "--run", "7")...), 3, "no run 7")
	}
	st := lab.MustRun(t, on("status", "--run", "2")...)
	if !strings.Contains(st.Out, "notes.id") || strings.Contains(st.Out, "users.id") {
		t.Errorf("status of run 2 says\n%s", st.Out)
	}
	st = lab.MustRun(t, on("status", "--column", "users.id")...)
	if !strings.Contains(st.Out, "users.id") || strings.Contains(st.Out, "notes.id") {
		t.Errorf("status of a column says\n%s", st.Out)
	}
	lab.MustRun(t, on("cutover", "--run", "1", "--lock-wait", "3s")...)
	lab.MustRun(t, on("finish", "--run", "1")...)
	lab.MustRun(t, on("undo", "--run", "2")...)
	lab.Same(t, "types", l.Dump(t, "SELECT attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, -1) FROM pg_attribute "+
		"WHERE attrelid IN ('users'::regclass, 'orders'::regclass, 'other.notes'::regclass) AND attnum > 0 AND NOT attisdropped ORDER BY 1"),
		[]string{"orders.id character varying", "orders.user_id uuid", "other.notes.id character varying", "users.email text", "users.id uuid"})
}

// TestPauseAndResume pauses a run in its fill, from the state.
func TestPauseAndResume(t *testing.T) {
	t.Parallel()
	l := openSmall(t)
	l.Exec(t, "INSERT INTO users SELECT gen_random_uuid()::text, 'v' || i FROM generate_series(1, 20000) i")
	file := filepath.Join(t.TempDir(), "pause")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	c := lab.Start(t, twins(l, "--chunk-rows", "500", "--pause-file", file)...)
	c.Until(t, `"event":"paused"`)
	lab.MustRun(t, "migrate", "pause", "--database", l.URL)
	os.Remove(file)
	c.Until(t, `"event":"paused"`)
	before := l.Ask(t, "SELECT count(*) FROM pg_attribute WHERE attname LIKE '%\\_\\_new'")
	l.Exec(t, "INSERT INTO users (id, email) VALUES (gen_random_uuid()::text, 'while paused')")
	if got := l.Ask(t, "SELECT count(*) FROM pg_attribute WHERE attname LIKE '%\\_\\_new'"); got != before {
		t.Errorf("a paused run went on: %s twins, and then %s", before, got)
	}
	lab.MustRun(t, "migrate", "resume", "--database", l.URL)
	if code, events := c.End(); code != 0 {
		t.Errorf("exit %d: %s", code, events)
	}
	lab.MustRun(t, verb(l, "cutover")...)
}

// TestNamesOfOnesOwn ends the names of twins and of what belongs to them in another way.
func TestNamesOfOnesOwn(t *testing.T) {
	t.Parallel()
	l := openSmall(t)
	before := l.Dump(t, catalogue)
	lab.WantError(t, lab.Run(t, twins(l, "--own-names", "a b")...), 2, "--own-names")
	lab.MustRun(t, twins(l, "--own-names", "_v2")...)
	ready := l.Dump(t, catalogue)
	has := func(what string, list []string, words ...string) {
		for _, w := range words {
			if !strings.Contains(strings.Join(list, "\n"), w) {
				t.Errorf("%s: no %s in\n%s", what, w, strings.Join(list, "\n"))
			}
		}
	}
	has("ready", ready, "users.id_v2 uuid", "users_pkey_v2", "orders_user_id_fkey_v2", "orders.user_id_v2")
	lab.WantError(t, lab.Run(t, twins(l, "--own-names", "_v3")...), 3, `end in "_v2"`)
	lab.MustRun(t, verb(l, "cutover")...)
	has("after the cut-over", l.Dump(t, catalogue), "users.id uuid", "users.id_v2_old character varying(36)")
	lab.MustRun(t, verb(l, "cutover", "--back")...)
	lab.Same(t, "the catalogue after the way back", l.Dump(t, catalogue), ready)
	lab.MustRun(t, verb(l, "undo")...)
	lab.Same(t, "the catalogue after undo", l.Dump(t, catalogue), before)
}
