package main

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
	"github.com/sqluuid/sqluuid/migrate"
)

func TestExitCodeOfAnError(t *testing.T) {
	for _, tt := range []struct {
		name string
		err  error
		want int
	}{
		{"no error", nil, exitDone},
		{"anything else", errors.New("x"), exitFailed},
		{"the locks of others", migrate.ErrLocked, exitFailed},
		{"a missing privilege", migrate.ErrPrivilege, exitFailed},
		{"a fault of the flags", usagef("x"), exitUsage},
		{"a fault of a configuration", migrate.ErrConfig, exitUsage},
		{"a refusal", migrate.ErrRefused, exitRefused},
		{"ids that the rewrite does not apply to", &migrate.MismatchError{}, exitRefused},
		{"ids that were created later", &migrate.NewIDsError{Rewrite: migrate.V1ToV6,
			Examples: []string{"x"}}, exitRefused},
		{"a column that is not there", migrate.ErrNotFound, exitRefused},
		{"a column without ids", migrate.ErrNotUUID, exitRefused},
		{"no run", migrate.ErrNoRun, exitRefused},
		{"a verification", migrate.ErrVerify, exitMismatch},
		{"the answer no", errDeclined, exitRefused},
		{"a signal", migrate.ErrStopped, exitStopped},
		{"a signal to a benchmark", connect.ErrStopped, exitStopped},
	} {
		t.Run(tt.name, func(t *testing.T) {
			err := tt.err
			if err != nil {
				err = fmt.Errorf("while it did something: %w", err)
			}
			if got := exitCode(err); got != tt.want {
				t.Errorf("exit code %d of %v, want %d", got, err, tt.want)
			}
		})
	}
}

// every are arguments of each command that takes a database, without it.
var every = map[string][]string{
	"a rewrite": {"migrate", "v1-to-v6", "--column", "words.word", "--yes"},
	"plan":      {"migrate", "plan", "v1-to-v6", "--column", "words.word"},
	"undo":      {"migrate", "undo", "--column", "words.word", "--yes"},
	"finish":    {"migrate", "finish", "--column", "words.word", "--yes"},
	"verify":    {"migrate", "verify", "--column", "words.word"},
	"pause":     {"migrate", "pause", "--column", "words.word"},
	"resume":    {"migrate", "resume", "--column", "words.word"},
	"status":    {"migrate", "status"},
	"scan":      {"scan"},
	"bench":     {"bench", "storage", "--yes"},
}

func TestADatabaseThatCannotBeReadIsAFaultOfTheCommandLine(t *testing.T) {
	t.Setenv("DATABASE_URL", "")
	missing := filepath.Join(t.TempDir(), "missing")
	for name, args := range every {
		for _, tt := range []struct {
			name, word string
			more       []string
		}{
			{"no URL", "--database is missing", nil},
			{"a scheme that is none", "want sqlite:", []string{"--database", "nonsense://u:s3cret@h/db"}},
			{"no scheme", "want sqlite:", []string{"--database", "s3cret"}},
			{"a percent sign", "percent-encoded", []string{"--database", "postgres://%zz"}},
			{"a percent sign in the password", "percent-encoded",
				[]string{"--database", "mariadb://u:s3cret%zz@h/db"}},
			{"a port that is no number", "the port is no number",
				[]string{"--database", "mysql://u:s3cret@h:port/db"}},
			{"an option of the driver", "sslmode is none of", []string{"--database",
				"postgres://u:s3cret@h/db?sslmode=perhaps"}},
			{"no name of a database", "names no database", []string{"--database", "mariadb://u:s3cret@h"}},
			{"a password in no file", "--password-file", []string{"--database", "postgres://u@h/db",
				"--password-file", missing}},
			{"two passwords", "in one place", []string{"--database", "postgres://u:s3cret@h/db",
				"--password-file", os.DevNull}},
		} {
			t.Run(name+", "+tt.name, func(t *testing.T) {
				code, out, errOut := command(t, "", append(append([]string{}, args...), tt.more...)...)
				if code != exitUsage || !strings.Contains(errOut, tt.word) {
					t.Errorf("exit code %d, want %d; the error, which should say %q, is %s", code, exitUsage,
						tt.word, errOut)
				}
				if strings.Contains(out+errOut, "s3cret") {
					t.Errorf("the password is shown: %s%s", out, errOut)
				}
			})
		}
	}
}

func TestAnEngineThatACommandDoesNotKnowIsAFaultOfTheCommandLine(t *testing.T) {
	for name, url := range map[string]string{"scan": "oracle://u:s3cret@127.0.0.1:1/db",
		"bench": "sqlserver://u:s3cret@127.0.0.1:1?database=db"} {
		t.Run(name, func(t *testing.T) {
			code, _, errOut := command(t, "", append(append([]string{}, every[name]...), "--database",
				url)...)
			if code != exitUsage || !strings.Contains(errOut, "PostgreSQL, MySQL, MariaDB") ||
				!strings.Contains(errOut, "SQLite") || strings.Contains(errOut, "s3cret") {
				t.Errorf("exit code %d, want %d: %s", code, exitUsage, errOut)
			}
		})
	}
}

// What the database holds, or lacks, is a check's to refuse.
func TestWhatADatabaseLacksIsRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "words.db")
	db, err := sql.Open("sqlite3", file)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, q := range []string{
		"CREATE TABLE words (word text PRIMARY KEY, n integer, at real, id blob)",
		"INSERT INTO words VALUES ('no id', 7, 1.5, x'c232ab00941411ecb3c89f6bdeced846')",
	} {
		if _, err := db.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	rewrite := func(column string) []string {
		return []string{"migrate", "v1-to-v6", "--column",
			column, "--yes"}
	}
	on := func(name string) []string {
		return append(append([]string{}, every[name][:2]...), "--column", "words.id")
	}
	for _, tt := range []struct {
		name  string
		args  []string
		words []string
	}{
		{"a table that is missing", rewrite("wrods.id"), []string{`no table "wrods"`,
			`did you mean "words"`}},
		{"a column that is missing", rewrite("words.ide"), []string{`table "words" has no column "ide"`,
			`did you mean "id"`}},
		{"a column of --also that is missing", append(rewrite("words.id"), "--also", "words.no"),
			[]string{`table "words" has no column "no"`, "--also"}},
		{"a column of numbers", rewrite("words.n"), []string{"words.n is INTEGER", `such as "7"`,
			"name a column that holds UUIDs"}},
		{"a column of fractions", rewrite("words.at"), []string{"words.at is REAL", `such as "1.5"`,
			"name a column that holds UUIDs"}},
		{"text that is no UUID", rewrite("words.word"), []string{"words.word has 1 malformed",
			`such as "no id"`, "name a column that holds UUIDs"}},
		{"text that is no UUID, to be binary", []string{"migrate", "text-to-binary", "--column",
			"words.word", "--yes"}, []string{"no value of main.words.word is an id",
			`such as "no id"`, "name a column that holds ids"}},
		{"a number, to be binary", []string{"migrate", "text-to-binary", "--column", "words.n", "--yes"},
			[]string{"words.n is INTEGER", "ids that are kept as text"}},
		{"the plan of a number", []string{"migrate", "plan", "v1-to-v6", "--column", "words.n"},
			[]string{"words.n is INTEGER", `such as "7"`}},
		{"to verify a number", []string{"migrate", "verify", "--column", "words.n"},
			[]string{"words.n is INTEGER", `such as "7"`}},
		{"undo without a run", append(on("undo"), "--yes"), []string{"no run is recorded", "words.id"}},
		{"pause without a run", on("pause"), []string{"no run is recorded", "words.id"}},
		{"resume without a run", on("resume"), []string{"no run is recorded", "words.id"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			code, _, errOut := command(t, "", append(tt.args, "--database", "sqlite:"+file)...)
			if code != exitRefused {
				t.Errorf("exit code %d, want %d", code, exitRefused)
			}
			for _, w := range tt.words {
				if !strings.Contains(errOut, w) {
					t.Errorf("the error does not say %q: %s", w, errOut)
				}
			}
		})
	}
	if code, out, errOut := command(t, "", "migrate", "status", "--database", "sqlite:"+
		file); code != exitDone || !strings.Contains(out, "No migrations") {
		t.Errorf("status without a run: exit code %d\n%s%s", code, out, errOut)
	}
}

func TestAnErrorStandsOnOneLine(t *testing.T) {
	_, err := connect.Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "missing\nfile"))
	if err == nil || strings.Contains(oneLine(err.Error()), "\n") {
		t.Errorf("error %q, want one line", err)
	}
}
