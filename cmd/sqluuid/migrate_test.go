package main

import (
	"errors"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
)

// verify looks for no link that nobody has named, and said "every column" after a run that had said
// which columns it leaves.
func TestVerifySpeaksOfTheColumnsThatItRead(t *testing.T) {
	v := migrate.Verification{Rewrite: "v1-to-v6", Status: "done"}
	v.Identical = true
	v.Columns = []migrate.ColumnCounts{{Column: migrate.ColumnName{Table: "orders", Column: "id"}}}
	got := verification(v, nil)
	if strings.Contains(got, "every column") || !strings.Contains(got, "no others were looked at") {
		t.Error(got)
	}
}

// A type of another engine has one answer, whether the rewrite is planned or run.
func TestATypeIsRefusedByName(t *testing.T) {
	url := wide(t, 1)
	for _, verb := range [][]string{{"migrate", "text-to-binary"}, {"migrate", "plan", "text-to-binary"}} {
		code, _, errOut := command(t, "", append(verb, "--type", "uuid", "--column", "orders.id", "--database", url)...)
		if code != exitRefused || !strings.Contains(errOut, "ids that are no text become BLOB, not uuid") {
			t.Errorf("%v: exit code %d, %s", verb, code, errOut)
		}
	}
}

// FuzzParseTime: the time of --created-before is a usage error that quotes it, or one that
// reads the same when it is written in full.
func FuzzParseTime(f *testing.F) {
	for _, s := range []string{"2026-03-01T12:00:00Z", "2026-03-01T12:00:00.123456789+05:30",
		"2026-03-01T12:00:00", "2026-03-01 12:00:00", "2026-03-01", "", "now"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, err := parseTime("created-before", s)
		if err != nil {
			var usage usageError
			if !errors.As(err, &usage) || !strings.Contains(err.Error(), strconv.Quote(s)) {
				t.Errorf("parseTime(%q): %v", s, err)
			}
			return
		}
		again, err := parseTime("created-before", got.Format(time.RFC3339Nano))
		if err != nil || !again.Equal(got) {
			t.Errorf("parseTime(%q) = %v, which is read as %v, %v", s, got, again, err)
		}
	})
}
