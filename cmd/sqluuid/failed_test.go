package main

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
)

// A script reads the standard output alone: whatever fails with --json, its last
// line there is an object with the error and the exit code.
func TestAFailureIsAnObject(t *testing.T) {
	t.Setenv("DATABASE_URL", "")
	file := filepath.Join(t.TempDir(), "words.db")
	db, err := sql.Open("sqlite3", file)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, q := range []string{"CREATE TABLE words (id blob PRIMARY KEY)",
		"INSERT INTO words VALUES (x'c232ab00941411ecb3c89f6bdeced846'), " +
			"(x'0f8fad5bd9cb469fa16570867728950e')"} {
		if _, err := db.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	for name, args := range every {
		if name == "bench" { // has no --json
			continue
		}
		for _, tt := range []struct {
			name string
			more []string
			word string
			want int
		}{
			{"without a database", nil, "--database is missing", exitUsage},
			{"with a flag that there is not", []string{"--databse", "sqlite:" + file},
				"unknown flag: --databse", exitUsage},
			{"with an argument", []string{"words"}, "words", exitUsage},
			{"on a server that is not there", []string{"--database", "postgres://u@127.0.0.1:1/db"},
				"refused", exitFailed},
			{"on a column that is not there", []string{"--database", "sqlite:" + file}, "", exitRefused},
		} {
			if tt.want == exitRefused && (name == "status" || name == "scan") {
				continue // they have no column
			}
			t.Run(name+" "+tt.name, func(t *testing.T) {
				code, out, errOut := command(t, "", slices.Concat(args, tt.more, []string{"--json"})...)
				lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
				var got failedEvent
				if err := json.Unmarshal([]byte(lines[len(lines)-1]), &got); err != nil {
					t.Fatalf("%v in %q", err, out)
				}
				if len(lines) != 1 || code != tt.want || got.Event != "failed" || got.Exit != code ||
					!strings.Contains(got.Error, tt.word) || errOut != "sqluuid: "+got.Error+"\n" {
					t.Errorf("exit code %d, want %d: %+v\n%s%s", code, tt.want, got, out, errOut)
				}
			})
		}
	}
	t.Run("a mismatch has its counts", func(t *testing.T) {
		_, out, _ := command(t, "", "migrate", "plan", "v1-to-v6", "--database", "sqlite:"+file,
			"--column", "words.id", "--json")
		var got failedEvent
		if err := json.Unmarshal([]byte(out), &got); err != nil || got.Exit != exitRefused ||
			len(got.Columns) != 1 {
			t.Errorf("%v: %s", err, out)
		}
	})
	t.Run("text stays text", func(t *testing.T) {
		if _, out, _ := command(t, "", "migrate", "status", "--json=false"); out != "" {
			t.Errorf("got %s", out)
		}
	})
}

// A meant error adds a meaning to another one, and no text.
type meant struct{ error }

func (e meant) Unwrap() []error { return []error{migrate.ErrRefused, e.error} }

func TestJoinedErrorsHaveLinesOfTheirOwn(t *testing.T) {
	a, b := fmt.Errorf("%w: a is\n  wrong", migrate.ErrVerify), fmt.Errorf("%w: b", migrate.ErrVerify)
	for _, tt := range []struct {
		name string
		err  error
		want []string
	}{
		{"one", a, []string{`verification failed: a is\n  wrong`}},
		{"two", errors.Join(a, b), []string{`verification failed: a is\n  wrong`, "verification failed: b"}},
		{"joins that were joined", errors.Join(errors.Join(a), nil, errors.Join(b, a)),
			[]string{`verification failed: a is\n  wrong`, "verification failed: b",
				`verification failed: a is\n  wrong`}},
		{"two to which another adds its meaning", meant{errors.Join(a, b)},
			[]string{`verification failed: a is\n  wrong`, "verification failed: b"}},
		{"two that one wraps", fmt.Errorf("%w: %w", migrate.ErrRefused, b),
			[]string{"refused: verification failed: b"}},
		{"one of a driver behind the library's", fmt.Errorf("%w: reading: pgconn: sql: no rows", migrate.ErrRefused),
			[]string{"refused: reading: no rows"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var got []string
			for _, f := range failuresOf(tt.err) {
				got = append(got, f.String())
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestARewriteThatThereIsNot(t *testing.T) {
	for _, tt := range []struct {
		name  string
		args  []string
		words []string
	}{
		{"with flags", []string{"migrate", "v1-to-v7", "--column", "orders.id"},
			[]string{`there is no rewrite "v1-to-v7"`, `did you mean "v1-to-v6"?`,
				"sqluuid migrate rewrites lists all"}},
		{"without flags", []string{"migrate", "v1-to-v7"}, []string{`there is no rewrite "v1-to-v7"`}},
		{"to be planned", []string{"migrate", "plan", "v4-to-v6", "--column", "orders.id", "--json"},
			[]string{`there is no rewrite "v4-to-v6"`, "migrate rewrites"}},
		{"an undo to be planned", []string{"migrate", "plan", "undo", "--column", "orders.id"},
			[]string{"sqluuid migrate undo --dry-run"}},
		{"that is like none", []string{"migrate", "ulid-to-ksuid", "--column", "orders.id"},
			[]string{`there is no rewrite "ulid-to-ksuid"; sqluuid migrate rewrites`}},
		{"a command with flags", []string{"migrate", "stauts", "--database", "sqlite:x"},
			[]string{`has no command "stauts"; did you mean "status"?`}},
		{"a command of the root with flags", []string{"migrat", "--database", "sqlite:x"},
			[]string{`has no command "migrat"; did you mean "migrate"?`}},
		{"flags alone", []string{"migrate", "--database", "sqlite:x"},
			[]string{"unknown flag: --database", "behind a command"}},
		{"no name", []string{"migrate", "plan", "--column", "orders.id"},
			[]string{"needs the name of a rewrite", "migrate rewrites"}},
		{"a random id", []string{"migrate", "v4-to-v6"}, []string{"hold no time",
			"sqluuid migrate rewrites"}},
		{"a flag of another rewrite", []string{"migrate", "plan", "v1-to-v6", "--then", "v6-to-v1"},
			[]string{"--then is for text-to-binary"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			code, _, errOut := command(t, "", tt.args...)
			if code != exitUsage {
				t.Errorf("exit code %d, want %d", code, exitUsage)
			}
			for _, w := range tt.words {
				if !strings.Contains(errOut, w) {
					t.Errorf("the error does not say %q: %s", w, errOut)
				}
			}
		})
	}
}

func TestHelpNamesCompletionAndManPages(t *testing.T) {
	_, out, _ := command(t, "", "--help")
	for _, w := range []string{"\n  completion ", "\n  man "} {
		if !strings.Contains(out, w) {
			t.Errorf("the help does not name%q:\n%s", w, out)
		}
	}
}
