package google_test

import (
	"bytes"
	"database/sql"
	"io"
	"os"
	"strings"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib"

	google "github.com/sqluuid/sqluuid/integration/google/internal/google"
	ours "github.com/sqluuid/sqluuid/integration/google/internal/ours"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// A program of google/uuid compiles and prints the same after five lines have changed.
func TestAProgramOfGoogleUUIDChangesFiveLines(t *testing.T) {
	before, after := lines(t, "internal/google/program.go"), lines(t, "internal/ours/program.go")
	if len(before) != len(after) {
		t.Fatalf("%d lines became %d", len(before), len(after))
	}
	changed, using := 0, 0
	for i, line := range before {
		if strings.Contains(line, "uuid") {
			using++
		}
		if line != after[i] {
			changed++
			t.Logf("%s became %s", strings.TrimSpace(line), strings.TrimSpace(after[i]))
		}
	}
	if changed == 0 || changed > 5 || using < 40 {
		t.Errorf("%d lines changed of a program in which %d name the package, want 1 to 5 of at least 40", changed, using)
	}
	want, got := output(t, google.Run), output(t, ours.Run)
	if got != want || strings.Count(want, "\n") < 12 {
		t.Errorf("the changed program prints\n%s\ninstead of\n%s", got, want)
	}
}

func lines(t *testing.T, name string) []string {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(b), "\n")
}

// output runs the program on a database of its own.
func output(t *testing.T, run func(*sql.DB, io.Writer) error) string {
	t.Helper()
	_, db := dbtest.Postgres.Own(t)
	var out bytes.Buffer
	if err := run(db, &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}
