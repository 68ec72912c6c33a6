// Package storage_test proves sqluuid bench storage on real servers, and its
// page in a browser.
package storage_test

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/internal/built"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// command is the built binary.
var command string

func TestMain(m *testing.M) {
	built.Main(m, func(folder string) (err error) {
		command, err = built.Command(folder)
		return err
	})
}

// A lab is an engine, and how to see what is left on it.
type lab struct {
	url  string
	db   *sql.DB
	left string // a query for the names of what the benchmark makes
}

// tablesOfDatabase is the lab's query on MariaDB and MySQL.
const tablesOfDatabase = `SELECT TABLE_NAME FROM information_schema.TABLES
	WHERE TABLE_SCHEMA = DATABASE()`

func labs() map[string]func(t *testing.T) lab {
	return map[string]func(t *testing.T) lab{
		"PostgreSQL": func(t *testing.T) lab {
			url, db := dbtest.Postgres.Own(t)
			if _, err := db.Exec("CREATE EXTENSION pgstattuple"); err != nil {
				t.Log("without page fill:", err)
			}
			return lab{url, db, "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'sqluuid%'"}
		},
		"MariaDB": func(t *testing.T) lab {
			url, db := dbtest.MariaDB.Own(t)
			return lab{url, db, tablesOfDatabase}
		},
		"MySQL": func(t *testing.T) lab {
			url, db := dbtest.MySQL.Own(t)
			return lab{url, db, tablesOfDatabase}
		},
		"SQLite": func(t *testing.T) lab {
			url, db := dbtest.SQLite.Own(t)
			if _, err := db.Exec("PRAGMA user_version = 7"); err != nil { // the file is there
				t.Fatal(err)
			}
			return lab{url, db, "SELECT name FROM sqlite_master"}
		},
	}
}

// eachLab runs f on every engine, by day on SQLite and one server.
func eachLab(t *testing.T, f func(t *testing.T, l lab)) {
	servers := []string{"PostgreSQL", "MariaDB", "MySQL"}
	day := servers[dbtest.Daily(t.Name(), len(servers))]
	for name, open := range labs() {
		t.Run(name, func(t *testing.T) {
			if name != "SQLite" && name != day {
				dbtest.AtNight(t)
			}
			f(t, open(t))
		})
	}
}

// clean fails the test if the benchmark left something.
func (l lab) clean(t *testing.T) {
	t.Helper()
	rows, err := l.db.Query(l.left)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		t.Errorf("%s was left", name)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	if path, ok := strings.CutPrefix(l.url, "sqlite:"); ok {
		if there, _ := filepath.Glob(path + ".sqluuid*"); len(there) > 0 {
			t.Errorf("%v was left", there)
		}
	}
}

// A result is how a command ended.
type result struct {
	code     int
	out, err string
}

func run(t *testing.T, args ...string) result {
	t.Helper()
	cmd := exec.CommandContext(context.WithoutCancel(t.Context()), command, args...)
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return result{cmd.ProcessState.ExitCode(), out.String(), errOut.String()}
}

// bench runs the benchmark with the flags, wants exit code 0, and returns the
// folder and what report.json says.
func bench(t *testing.T, url string, flags ...string) (string, report) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "report")
	args := append([]string{"bench", "storage", "--yes", "--database", url, "--out", folder}, flags...)
	if r := run(t, args...); r.code != 0 {
		t.Fatalf("sqluuid %s: exit %d\n%s%s", strings.Join(args, " "), r.code, r.out, r.err)
	}
	raw, err := os.ReadFile(filepath.Join(folder, "report.json"))
	if err != nil {
		t.Fatal(err)
	}
	var rep report
	if err := json.Unmarshal(raw, &rep); err != nil {
		t.Fatal(err)
	}
	return folder, rep
}

// A report is what these tests read of report.json, by its documented names.
type report struct {
	Plan struct {
		Skipped []struct{ Mode, Reason string }
	}
	Environment struct {
		Engine, Version string
		Settings        []struct{ Name, Value string }
	}
	Measures []struct {
		Name  string
		Exact bool
	}
	Lanes []lane
}

type lane struct {
	Kind, Form, Mode string
	Name             string
	Baseline         bool
	Curve            []struct {
		Rows int
		Rate summary
	}
	Figures map[string]summary
	Ratios  map[string]summary
}

type summary struct {
	Median  float64
	Spread  *float64
	Samples []float64
}

// figure returns the median of a figure of an arm, and wants it to be there.
func (r report) figure(t *testing.T, name, measure string) float64 {
	t.Helper()
	for _, l := range r.Lanes {
		if l.Name == name {
			if f, ok := l.Figures[measure]; ok {
				return f.Median
			}
		}
	}
	t.Fatalf("the report of %s has no %s of %s", r.Environment.Engine, measure, name)
	return 0
}
