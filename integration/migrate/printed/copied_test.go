package printed_test

import (
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// The statements that were printed and run, of all tests.
var (
	ranMu sync.Mutex
	ran   []string
)

// behind returns the statements that stand behind the line of a failure.
func behind(stderr string) []string {
	var script strings.Builder
	offers := false
	for line := range strings.Lines(stderr) {
		if strings.HasPrefix(line, "sqluuid: ") {
			offers = strings.HasSuffix(line, ":\n")
		} else if offers {
			script.WriteString(line)
		}
	}
	return statements(script.String())
}

// statements splits a script as the clients do: a line ends a statement with the delimiter, which
// the client of MySQL and MariaDB lets a line change.
func statements(script string) (list []string) {
	end, statement := ";", ""
	for line := range strings.Lines(script) {
		if mark, found := strings.CutPrefix(line, "DELIMITER "); found {
			end = strings.TrimSpace(mark)
			continue
		}
		statement += line
		if text, found := strings.CutSuffix(strings.TrimSpace(statement), end); found {
			list, statement = append(list, strings.TrimSpace(text)), ""
		}
	}
	if statement = strings.TrimSpace(statement); statement != "" {
		list = append(list, statement)
	}
	return list
}

// after returns what stands in a text behind a mark, until the end of the line.
func after(t *testing.T, text, mark string) string {
	t.Helper()
	_, rest, found := strings.Cut(text, mark)
	if !found {
		t.Fatalf("%q is not in\n%s", mark, text)
	}
	line, _, _ := strings.Cut(rest, "\n")
	return line
}

// asAdministrator runs printed statements in one session.
func asAdministrator(t *testing.T, l *lab.Lab, list ...string) {
	t.Helper()
	if len(list) == 0 {
		t.Fatal("no statement was printed")
	}
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, s := range list {
		if _, err := conn.ExecContext(context.WithoutCancel(t.Context()), s); err != nil {
			t.Fatalf("%s: %v", s, err)
		}
	}
	ranMu.Lock()
	defer ranMu.Unlock()
	ran = append(ran, list...)
}

// granted runs a command until it is done, and each time the GRANTs that it prints.
func granted(t *testing.T, l *lab.Lab, args ...string) {
	t.Helper()
	for range 20 {
		r := lab.Run(t, args...)
		if r.Code == 0 {
			return
		}
		list := behind(r.Err)
		for _, s := range list {
			if !strings.HasPrefix(s, "GRANT ") {
				t.Fatalf("%q is no GRANT in\n%s", s, r.Err)
			}
		}
		if len(list) == 0 {
			t.Fatalf("%q: exit %d without a GRANT\n%s", args, r.Code, r.Err)
		}
		asAdministrator(t, l, list...)
	}
	t.Fatalf("%q still lacks privileges", args)
}
