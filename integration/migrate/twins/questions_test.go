package twins_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// asks is a verb that asks before it writes.
func asks(l *lab.Lab, name string, more ...string) []string {
	return slices.DeleteFunc(verb(l, name, more...), func(s string) bool { return s == "--yes" })
}

// A cut-over asks when nothing else is in its way. What is refused is refused without a question.
func TestACutOverAsksLast(t *testing.T) {
	t.Parallel()
	l := openSmall(t)
	lab.MustRun(t, twins(l)...)
	gate := "SELECT concat(run_id, phase, epoch, hold_until) FROM sqluuid_gate"
	ready := l.Ask(t, gate)
	refused := func(code int, words string, more ...string) {
		t.Helper()
		r := lab.RunIn(t, "yes\n", asks(l, "cutover", more...)...)
		lab.WantError(t, r, code, words)
		if strings.Contains(r.Err, "[y/N]") {
			t.Errorf("%q is asked, and then refused: %s", more, r.Err)
		}
	}
	refused(3, "none by twins is under way", "--column", "users.email")
	refused(3, "no run 7", "--run", "7")
	refused(2, "--at takes a time of day", "--at", "3 am")
	for _, hold := range []string{"1s", "0s", "-3s", "10.1s", "1h"} {
		refused(2, "2 to 10 seconds", "--hold", hold)
	}
	conn := stranger(t, l)
	refused(3, "not follow")
	conn.Close()
	if got := l.Ask(t, gate); got != ready {
		t.Errorf("the gate was %s and is %s: there was a hold", ready, got)
	}
	r := lab.RunIn(t, "no\n", asks(l, "cutover")...)
	if r.Code == 0 || !strings.Contains(r.Err, "[y/N]") || !strings.Contains(r.Err, "not confirmed") {
		t.Errorf("the answer no: exit %d, %s", r.Code, r.Err)
	}
	if got := l.Ask(t, gate); got != ready {
		t.Errorf("the gate was %s and is %s: the answer was no", ready, got)
	}
	if r := lab.RunIn(t, "yes\n", asks(l, "cutover")...); r.Code != 0 || strings.Count(r.Err, "[y/N]") != 1 {
		t.Errorf("the answer yes: exit %d, %s", r.Code, r.Err)
	}
	for _, more := range [][]string{nil, {"--check"}} {
		r := lab.Run(t, asks(l, "cutover", more...)...)
		if r.Code != 0 || !strings.Contains(r.Out, "nothing to exchange") || strings.Contains(r.Err, "[y/N]") {
			t.Errorf("once more %q: exit %d, %s%s", more, r.Code, r.Out, r.Err)
		}
	}
}

// A second undo says that there is nothing to undo, whatever the table has got meanwhile.
func TestASecondUndoSaysSo(t *testing.T) {
	t.Parallel()
	l := openSmall(t)
	l.Exec(t, `CREATE FUNCTION quiet() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER touched BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION quiet()`)
	lab.MustRun(t, twins(l, "--allow-triggers")...)
	lab.MustRun(t, verb(l, "undo")...)
	for range 2 {
		r := lab.Run(t, verb(l, "undo")...)
		if r.Code != 0 || !strings.Contains(r.Out, "there is nothing to undo") || strings.Contains(r.Out+r.Err, "trigger") {
			t.Errorf("exit %d: %s%s", r.Code, r.Out, r.Err)
		}
	}
}
