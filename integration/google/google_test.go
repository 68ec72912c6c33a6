package google_test

import (
	"bytes"
	"database/sql"
	"io"
	"os"
	"strings"
	"testing"

	_ "github.com/go-sql-driver/mysql"
	_ "github.com/jackc/pgx/v5/stdlib"

	char36 "github.com/sqluuid/sqluuid/integration/google/internal/char36"
	gofrs "github.com/sqluuid/sqluuid/integration/google/internal/gofrs"
	gofrschar36 "github.com/sqluuid/sqluuid/integration/google/internal/gofrschar36"
	google "github.com/sqluuid/sqluuid/integration/google/internal/google"
	ourchar36 "github.com/sqluuid/sqluuid/integration/google/internal/ourchar36"
	ourgofrs "github.com/sqluuid/sqluuid/integration/google/internal/ourgofrs"
	ourgofrschar36 "github.com/sqluuid/sqluuid/integration/google/internal/ourgofrschar36"
	ours "github.com/sqluuid/sqluuid/integration/google/internal/ours"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// A run is what a program does to a database.
type run func(*sql.DB, io.Writer) error

// A program of google/uuid or gofrs/uuid compiles and prints the same after five lines have
// changed. So does one whose ids stand in CHAR(36), and the column stays as it is.
func TestAProgramOfAnotherLibraryChangesFiveLines(t *testing.T) {
	for _, tt := range []struct {
		name, before, after string
		want, got           run
		servers             []dbtest.Server
	}{
		{"google/uuid", "google", "ours", google.Run, ours.Run, []dbtest.Server{dbtest.Postgres}},
		{"gofrs/uuid", "gofrs", "ourgofrs", gofrs.Run, ourgofrs.Run, []dbtest.Server{dbtest.Postgres}},
		{"google/uuid in CHAR(36)", "char36", "ourchar36", char36.Run, ourchar36.Run,
			[]dbtest.Server{dbtest.MariaDB, dbtest.MySQL}},
		{"gofrs/uuid in CHAR(36)", "gofrschar36", "ourgofrschar36", gofrschar36.Run, ourgofrschar36.Run,
			[]dbtest.Server{dbtest.MariaDB, dbtest.MySQL}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, tt.before, tt.after)
			for _, server := range tt.servers {
				want, got := output(t, server, tt.want), output(t, server, tt.got)
				if got != want || strings.Count(want, "\n") < 12 {
					t.Errorf("the changed program prints\n%s\ninstead of\n%s", got, want)
				}
			}
		})
	}
}

// compare counts the lines in which a program of one folder differs from that of the other.
func compare(t *testing.T, folder, changedFolder string) {
	t.Helper()
	before, after := lines(t, folder), lines(t, changedFolder)
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
	if changed == 0 || changed > 5 || using < 35 {
		t.Errorf("%d lines changed of a program in which %d name the package, want 1 to 5 of at least 35", changed, using)
	}
}

func lines(t *testing.T, folder string) []string {
	t.Helper()
	b, err := os.ReadFile("internal/" + folder + "/program.go")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(b), "\n")
}

// output runs the program on a database of its own.
func output(t *testing.T, server dbtest.Server, run run) string {
	t.Helper()
	_, db := server.Own(t)
	var out bytes.Buffer
	if err := run(db, &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}
