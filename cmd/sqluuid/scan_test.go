package main

import (
	"database/sql"
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/scan"
	"github.com/sqluuid/sqluuid/sqltype"
)

// scanned makes a file with version 1 keys and a table with a hostile name.
func scanned(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "test.db")
	db, err := sql.Open("sqlite3", "file:"+path+"?_synchronous=OFF")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	exec := func(query string, args ...any) {
		t.Helper()
		if _, err := db.Exec(query, args...); err != nil {
			t.Fatalf("%s: %v", query, err)
		}
	}
	exec(`CREATE TABLE orders (id BLOB PRIMARY KEY)`)
	exec("CREATE TABLE \"it's \x1b[2J\" (id CHAR(36))")
	exec(`CREATE TABLE fresh (id BLOB)`)
	// 26 days, so that the first four bytes of version 1 wrap often.
	for i := range 60 {
		base, err := sqltype.Parse("c232ab00-9414-11ec-b3c8-9f6bdeced846")
		if err != nil {
			t.Fatal(err)
		}
		base[5] += byte(i)
		base[0] -= byte(i * 37)
		exec(`INSERT INTO orders VALUES (?)`, base[:])
		exec("INSERT INTO \"it's \x1b[2J\" VALUES (?)", base.String())
		v7 := sqltype.NewV7()
		exec(`INSERT INTO fresh VALUES (?)`, v7[:])
	}
	return "sqlite:" + path
}

func TestScanPrintsATableAndAdvice(t *testing.T) {
	url := scanned(t)
	code, out, errOut := command(t, "", "scan", "--database", url)
	if code != exitDone || errOut != "" {
		t.Fatalf("exit code %d: %s", code, errOut)
	}
	for _, want := range []string{"main.orders.id (BLOB): primary", "main.orders.id", "primary", "v1 60",
		"sqluuid migrate v1-to-v6 --database " + url + " --column main.orders.id --also $'main.it\\'s " +
			"\\033[2J.id' --dry-run",
		"3 of the 3 columns looked at hold ids: 2 with findings, 1 fine.",
		"→ hyphenated takes 36 bytes", "text-to-binary", "Fine as they are: main.fresh.id"} {
		if !strings.Contains(out, want) {
			t.Errorf("want %q in\n%s", want, out)
		}
	}
	if strings.Contains(out, "\x1b") {
		t.Errorf("a control character is printed: %q", out)
	}
}

// A scan of a database in which nothing is wrong had a finding for each foreign key.
func TestAHealthyDatabaseHasNoFindings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "healthy.db")
	db, err := sql.Open("sqlite3", "file:"+path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, q := range []string{`CREATE TABLE users (id BLOB PRIMARY KEY)`,
		`CREATE TABLE posts (n INTEGER PRIMARY KEY, author BLOB REFERENCES users, editor BLOB)`} {
		if _, err := db.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	for range 60 {
		id := sqltype.NewV7()
		for _, q := range []string{`INSERT INTO users VALUES (?1)`,
			`INSERT INTO posts (author, editor) VALUES (?1, ?1)`} {
			if _, err := db.Exec(q, id[:]); err != nil {
				t.Fatal(err)
			}
		}
	}
	code, out, errOut := command(t, "", "scan", "--database", "sqlite:"+path, "--fail-on", "any")
	if code != exitDone || !strings.Contains(out, ": 0 with findings, 3 fine.") {
		t.Errorf("exit code %d: %s\n%s", code, errOut, out)
	}
}

// A pipeline ends by what a scan found.
func TestAScanFailsOnFindings(t *testing.T) {
	url := scanned(t)
	for _, c := range []struct {
		on   []string
		code int
		err  string
	}{
		{[]string{"any"}, exitMismatch, "names in 2 columns, such as main."},
		{[]string{"v1-to-v6"}, exitMismatch, "names: main.orders.id (v1-to-v6)"},
		{[]string{"google-v6", "mixed-to-network"}, exitDone, ""},
		{[]string{"google-v6", "text-to-binary"}, exitMismatch, "(text-to-binary)"},
		{[]string{"hello"}, exitUsage, "--fail-on hello: no finding is called so; there are any, advice, byte-order"},
	} {
		args := []string{"scan", "--database", url}
		for _, name := range c.on {
			args = append(args, "--fail-on", name)
		}
		if code, _, errOut := command(t, "", args...); code != c.code || !strings.Contains(errOut, c.err) {
			t.Errorf("--fail-on %s: exit code %d, %s", c.on, code, errOut)
		}
	}
}

func TestScanPrintsJSON(t *testing.T) {
	code, out, errOut := command(t, "", "scan", "--database", scanned(t), "--json", "--sample", "50")
	var rep struct {
		Engine  string
		Looked  int
		Columns []struct {
			Table, Column, Form, Order string
			Sampled                    int
			Versions                   map[string]int
			Keys                       struct{ Primary bool }
			Arrival                    *struct{ Ordered float64 }
			Advice                     []struct{ Rewrite, Column string }
		}
	}
	if err := json.Unmarshal([]byte(out), &rep); err != nil || code != exitDone {
		t.Fatalf("exit code %d, %v, %s\n%s", code, err, errOut, out)
	}
	if rep.Engine != "SQLite" || len(rep.Columns) != 3 {
		t.Fatalf("%+v", rep)
	}
	for _, c := range rep.Columns {
		if c.Table == "orders" && (c.Sampled != 50 || c.Versions["1"] != 50 || !c.Keys.Primary ||
			c.Arrival == nil || len(c.Advice) != 1 || c.Advice[0].Rewrite != "v1-to-v6") {
			t.Errorf("%+v", c)
		}
	}
}

func TestScanRefusals(t *testing.T) {
	url := scanned(t)
	for _, c := range []struct {
		name string
		args []string
		code int
		err  string
	}{
		{"no database", nil, exitUsage, "--database is missing"},
		{"Oracle", []string{"--database", "oracle://sa:secret@127.0.0.1/db"}, exitUsage,
			"scanning a database of Oracle: unsupported operation"},
		{"a sample of nothing", []string{"--database", url, "--sample", "-3"}, exitUsage,
			"the sample must be from 1"},
		{"an unknown schema", []string{"--database", url, "--schema", "x"}, exitRefused,
			`no such schema, or the role may not see it: "x"`},
		{"an argument", []string{"--database", url, "orders"}, exitUsage, "takes no argument"},
	} {
		t.Run(c.name, func(t *testing.T) {
			code, out, errOut := command(t, "", append([]string{"scan"}, c.args...)...)
			if code != c.code || !strings.Contains(errOut, c.err) || out != "" ||
				strings.Contains(errOut, "secret") {
				t.Errorf("exit code %d, want %d; %q, want %q; out %q", code, c.code, errOut, c.err, out)
			}
		})
	}
}

// An advice is a command line only where the command has the rewrite.
func TestAdviceWithoutItsRewriteSaysSo(t *testing.T) {
	rep := &scan.Report{Columns: []scan.Column{{Name: scan.Name{Table: "it's", Column: "id"},
		Order: "network", SampleSize: 1,
		Advice: []scan.Advice{{Rewrite: "one", Column: "it's.id"},
			{Rewrite: "other", Column: "it's.id"}}}}}
	var out strings.Builder
	if err := (scanText{&out, map[string]bool{"one": true}, " --database sqlite:x", false}).write(
		rep); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`sqluuid migrate one --database sqlite:x --column 'it'\''s.id' --dry-run`,
		"the rewrite for it is other, which this version does not have"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("want %q in\n%s", want, out.String())
		}
	}
}

// A name in a database may have lines and codes for a terminal in it. They are
// not printed; the command line that has to name it spells them out.
func TestANameWithControlCharactersStaysOnItsLine(t *testing.T) {
	odd := scan.Name{Table: "t\nFine as they are: x", Column: "i\x1b[2J\u009b'd\\"}
	rep := &scan.Report{
		Columns: []scan.Column{{Name: odd, Type: "a\tb", Order: "network",
			Suspicions: []scan.Suspicion{{Detail: "d\n"}},
			Advice: []scan.Advice{{Rewrite: "one", Column: odd.String(), Reason: "holds the ids of " +
				odd.String()}}}, {Name: odd, Fine: true}},
		SkippedColumns: []scan.SkippedColumn{{Name: odd, Type: "x\n", Reason: "r\x1b\n"}},
	}
	none := &scan.Report{SkippedColumns: rep.SkippedColumns}
	var out strings.Builder
	if err := errors.Join(scanText{&out, map[string]bool{"one": true}, "", false}.write(rep),
		scanText{out: &out}.write(none)); err != nil {
		t.Fatal(err)
	}
	for _, r := range out.String() {
		if unicode.IsControl(r) && r != '\n' {
			t.Errorf("%q reaches the terminal", r)
		}
	}
	if strings.Contains(out.String(), "\nFine as they are: x") {
		t.Errorf("a name begins a line of its own:\n%s", out.String())
	}
	want := `--column $'t\012Fine as they are: x.i\033[2J\302\233\'d\\' --dry-run`
	if !strings.Contains(out.String(), want) {
		t.Errorf("want %s in\n%s", want, out.String())
	}
}

func TestPercentIsHonestAtItsEnds(t *testing.T) {
	for share, want := range map[float64]string{0: "0%", 0.0001: "<1%", 0.01: "1%", 0.5: "50%",
		0.99: "99%", 0.9999: ">99%", 1: "100%"} {
		if got := percent(share); got != want {
			t.Errorf("percent(%v) = %s, want %s", share, got, want)
		}
	}
}
