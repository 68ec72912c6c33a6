package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
)

// SQL that an error offers is printed as it stands, wherever the error is shown: folded to one
// line, a comment in it would take the rest away.
func TestPrintedSQLStandsAsItIs(t *testing.T) {
	const batch = "BEGIN TRANSACTION;\n-- here\nDROP INDEX [two  blanks] ON [a\tb];\nCOMMIT;"
	err := error(&migrate.ScriptError{Err: fmt.Errorf("%w: run it as one batch", migrate.ErrRefused), SQL: batch})
	const line = "refused: run it as one batch:"
	for name, err := range map[string]error{
		"alone": err, "wrapped": fmt.Errorf("%w", err), "with a meaning": meant{err},
		"beside another": errors.Join(fmt.Errorf("other"), err),
	} {
		t.Run(name, func(t *testing.T) {
			if got := joinFailures(failuresOf(err)); !strings.HasSuffix(got, line+"\n"+batch) {
				t.Errorf("it prints\n%s", got)
			}
			var out, errOut bytes.Buffer
			newReporter(&out, &errOut, true).reportFailure(err)
			var got failedEvent
			if err := json.Unmarshal(out.Bytes(), &got); err != nil || got.SQL != batch ||
				!strings.HasSuffix(got.Error, line) {
				t.Errorf("%v: %+v", err, got)
			}
			for _, file := range []string{"ticket.md", "ticket.html"} {
				tk := ticket{file: filepath.Join(t.TempDir(), file), startedAt: time.Now()}
				if err := tk.write(err); err != nil {
					t.Fatal(err)
				}
				text, err := os.ReadFile(tk.file)
				if err != nil || !strings.Contains(string(text), line+"\n"+batch) {
					t.Errorf("%s, %v:\n%s", file, err, text)
				}
			}
		})
	}
}

// A statement within a message names what it named.
func TestAStatementInAMessageKeepsItsNames(t *testing.T) {
	err := fmt.Errorf("grant them: %s", "GRANT SELECT ON `two  blanks\nand a line` TO 'app'@'%'")
	want := "grant them: GRANT SELECT ON `two  blanks\\nand a line` TO 'app'@'%'"
	if got := joinFailures(failuresOf(err)); got != want {
		t.Errorf("it prints %s, want %s", got, want)
	}
}
