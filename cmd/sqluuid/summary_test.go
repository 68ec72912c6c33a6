package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// wide makes a file with a key and so many tables that refer to it.
func wide(t *testing.T, tables int) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "wide.db")
	db, err := sql.Open("sqlite3", "file:"+path+"?_synchronous=OFF")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	id := sqltype.UUID{0xc2, 0x32, 0xab, 0, 0x94, 0x14, 0x11, 0xec, 0xb3, 0xc8}
	statements := []string{"BEGIN", "CREATE TABLE orders (id BLOB PRIMARY KEY)",
		fmt.Sprintf("INSERT INTO orders VALUES (x'%x')", id[:])}
	for i := range tables {
		statements = append(statements, fmt.Sprintf("CREATE TABLE child_%04d (order_id BLOB REFERENCES "+
			"orders)", i),
			fmt.Sprintf("INSERT INTO child_%04d VALUES (x'%x')", i, id[:]))
	}
	for _, s := range append(statements, "COMMIT") {
		if _, err := db.Exec(s); err != nil {
			t.Fatalf("%s: %v", s, err)
		}
	}
	return "sqlite:" + path
}

// Of many columns a text counts the kinds of what was found, and lists them on request.
func TestManyColumnsAreCounted(t *testing.T) {
	url := wide(t, 150)
	for _, tt := range []struct {
		name  string
		args  []string
		until string // the summary ends before it
		words []string
	}{
		{"scan", []string{"scan", "--sample", "10"}, "\x00", []string{"151 of the 151 columns",
			"main.orders.id: 151 columns, 151 rows, v1 1\n  sqluuid migrate v1-to-v6 --database",
			"--details lists every column"}},
		{"plan", []string{"migrate", "plan", "v1-to-v6", "--column", "orders.id"}, "Estimate",
			[]string{"151 columns of 151 tables", "150 foreign keys", "151 of version 1",
				"--details lists every column"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			args := append(tt.args, "--database", url)
			code, out, errOut := command(t, "", args...)
			head, _, _ := strings.Cut(out, tt.until)
			if lines := strings.Count(head, "\n"); code != exitDone || lines > 11 {
				t.Errorf("exit code %d, %d lines, want at most 11:\n%s%s", code, lines, head, errOut)
			}
			for _, w := range tt.words {
				if !strings.Contains(head, w) {
					t.Errorf("no %q in\n%s", w, head)
				}
			}
			if _, whole, _ := command(t, "", append(args, "--details")...); strings.Count(whole,
				"child_") < 300 {
				t.Errorf("with --details it has %d bytes", len(whole))
			}
		})
	}
}

// A line to paste opens the same database, and has no password in it.
func TestTheLineToPasteNamesTheDatabase(t *testing.T) {
	for _, tt := range []struct {
		name string
		from source
		want string
	}{
		{"the environment names it", source{}, ""},
		{"and the password's file", source{passwordFile: "my pass"}, " --password-file 'my pass'"},
		{"a file", source{url: "sqlite:/srv/shop.db"}, " --database sqlite:/srv/shop.db"},
		{"no password", source{url: "postgres://shop@db/shop"}, " --database postgres://shop@db/shop"},
		{"a password", source{url: "postgres://shop:s3cret@db/shop?sslmode=require"},
			" --database 'postgres://shop@db/shop?sslmode=require' --password-prompt"},
		{"a password among the options", source{url: "postgres://shop@db/shop?password=s3cret"},
			" --database postgres://shop@db/shop --password-prompt"},
		{"a prompt", source{url: "mysql://shop@db/shop", askPassword: true},
			" --database mysql://shop@db/shop --password-prompt"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.from.flagsToRepeat(); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestThePageForATicket(t *testing.T) {
	for _, ext := range []string{".md", ".html"} {
		t.Run(ext, func(t *testing.T) {
			url, file := scanned(t), filepath.Join(t.TempDir(), "run"+ext)
			on := []string{"--database", url, "--column", "orders.id", "--report", file}
			read := func(words ...string) {
				t.Helper()
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				// A page keeps each word of a fact on one line.
				seen := strings.NewReplacer("<span>", "", "</span>", "").Replace(string(text))
				for _, w := range words {
					if !strings.Contains(seen, w) {
						t.Errorf("no %q in\n%s", w, text)
					}
				}
			}
			for _, step := range []struct {
				args  []string
				code  int
				words []string
			}{
				{[]string{"v1-to-v6", "--dry-run"}, exitDone, []string{"v1-to-v6 of orders.id",
					"Nothing was written."}},
				{[]string{"v1-to-v6"}, exitRefused, []string{"Refused; nothing was changed.", "not confirmed"}},
				{[]string{"v1-to-v6", "--yes"}, exitDone, []string{"Done and verified.", "60 by the run (60 planned), 60 by this process", "Verified",
					"60 of version 1", "the SQLite file"}},
				{[]string{"comb-to-v7", "--layout", "time-last", "--yes"}, exitRefused,
					[]string{"Refused; nothing was changed."}},
				{[]string{"undo", "--yes", "--json"}, exitDone, []string{"undo of v1-to-v6 of orders.id",
					"restored 60 values"}},
			} {
				if code, out, errOut := command(t, "", append(append([]string{"migrate"}, step.args...),
					on...)...); code != step.code {
					t.Fatalf("%v: exit code %d: %s%s", step.args, code, out, errOut)
				}
				read(step.words...)
			}
		})
	}
	for _, file := range []string{"run.txt", filepath.Join(t.TempDir(), "no", "run.md")} {
		if code, _, errOut := command(t, "", "migrate", "v1-to-v6", "--database", "sqlite:x", "--column",
			"orders.id", "--report", file); code != exitUsage || !strings.Contains(errOut, "--report") {
			t.Errorf("%s: exit code %d, %s", file, code, errOut)
		}
	}
}

// A watch ends with the last run that is under way, or when it is interrupted.
func TestAWatchEndsWithTheRuns(t *testing.T) {
	ended := time.Now()
	reads := 0
	var out strings.Builder
	err := watchStatus(t.Context(), &out, func() ([]migrate.RunStatus, error) {
		r := migrate.RunStatus{Run: 1, Status: "running", Activity: migrate.Working,
			MovedValues: int64(reads) * 1000, Total: 2000}
		if reads++; reads == 3 {
			r.Status, r.FinishedAt = "done", &ended
		}
		return []migrate.RunStatus{r}, nil
	}, false)
	if err != nil || reads != 3 || strings.Count(out.String(), "Run 1, ") != 3 ||
		!strings.Contains(out.String(), "2,000 of 2,000") {
		t.Errorf("%v after %d reads:\n%s", err, reads, out.String())
	}
	ctx, cancel := context.WithCancel(t.Context())
	err = watchStatus(ctx, &out, func() ([]migrate.RunStatus, error) {
		cancel()
		return nil, errors.New("interrupted")
	}, false)
	if err != nil {
		t.Errorf("an interrupted watch: %v", err)
	}
	url := scanned(t)
	if code, out, errOut := command(t, "", "migrate", "status", "--watch", "--database",
		url); code != exitDone || !strings.Contains(out, "No migrations") {
		t.Errorf("exit code %d: %s%s", code, out, errOut)
	}
}
