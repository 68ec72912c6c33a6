//go:build unix

package release_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// TestWholeProgramsMoveByThePages takes two programs of GORM through the steps of the pages, and
// runs each before and after on one database. Its columns stay, its rows are found, and it prints
// the same but for the version of new keys.
func TestWholeProgramsMoveByThePages(t *testing.T) {
	buildsAll(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []struct {
		folder, page, heading string
		get                   string // what the program requires before
		open                  string // the file that opens the database
		before, after         string // the line that has the version of a new key
		columns               string // the query for the columns of the database
		servers               []dbtest.Server
	}{
		{"google", "from-google-uuid.md", "A whole program with GORM",
			"github.com/google/uuid gorm.io/gorm gorm.io/driver/postgres", "store.go",
			"user of the organization true version 4", "user of the organization true version 7",
			`SELECT table_name, column_name, data_type, is_nullable, coalesce(column_default, '')
			FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2`,
			[]dbtest.Server{dbtest.Postgres}},
		{"gofrs", "coming-from.md", "gofrs/uuid",
			"github.com/gofrs/uuid/v5 gorm.io/gorm gorm.io/driver/mysql", "main.go",
			"keys 4 true true", "keys 7 true true", // the plugin comes before the program's own hooks
			`SELECT table_name, column_name, column_type, is_nullable, coalesce(column_default, '')
			FROM information_schema.columns WHERE table_schema = database() ORDER BY 1, 2`,
			[]dbtest.Server{dbtest.MariaDB, dbtest.MySQL}},
	} {
		for _, server := range p.servers {
			t.Run(p.folder+" on "+string(server), func(t *testing.T) {
				w := emptyModule(t, root)
				if err := os.CopyFS(w.app, os.DirFS(filepath.Join("testdata", p.folder))); err != nil {
					t.Fatal(err)
				}
				page, err := os.ReadFile(filepath.Join(root, "docs", "start", p.page))
				if err != nil {
					t.Fatal(err)
				}
				real := w.real(t, "")
				w.must(t, real("go get "+p.get)+"\ngo mod tidy")

				url, db := server.Own(t)
				if server != dbtest.Postgres {
					url = dbtest.MySQLDSN(t, url)
				}
				// The plugin warns of a default of the database, on standard error.
				start := "go run . '" + url + "' 2>log.txt || { cat log.txt; exit 1; }"
				want := w.must(t, start)
				if !strings.Contains(want, p.before) || strings.Count(want, "\n") < 9 {
					t.Fatalf("the program prints\n%s", want)
				}
				columns := columnsOf(t, db, p.columns)

				blocks := fenced.FindAllStringSubmatch(string(page), -1)
				w.must(t, real(blocks[0][2]))
				for _, b := range fenced.FindAllStringSubmatch(section(t, string(page), p.heading), -1) {
					if b[1] == "sh" {
						w.must(t, real(b[2]))
					}
				}
				w.use(t, p.open, usePlugin(t, root))
				w.must(t, "go mod tidy")
				if got, want := w.must(t, start), strings.Replace(want, p.before, p.after, 1); got != want {
					t.Errorf("after the steps of %s the program prints\n%s\ninstead of\n%s", p.page, got, want)
				}
				if got := columnsOf(t, db, p.columns); got != columns {
					t.Errorf("the columns were\n%s\nand are\n%s", columns, got)
				}
			})
		}
	}
}

// section returns what stands under a heading of a page.
func section(t *testing.T, page, heading string) string {
	t.Helper()
	_, text, ok := strings.Cut(page, "\n## "+heading+"\n")
	if !ok {
		t.Fatalf("no page has the heading %q", heading)
	}
	text, _, _ = strings.Cut(text, "\n## ")
	return text
}

// usePlugin returns the lines of the page of google/uuid that stand behind gorm.Open.
func usePlugin(t *testing.T, root string) string {
	t.Helper()
	page, err := os.ReadFile(filepath.Join(root, "docs", "start", "from-google-uuid.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range fenced.FindAllStringSubmatch(section(t, string(page), "A whole program with GORM"), -1) {
		if b[1] == "go" {
			return b[2]
		}
	}
	t.Fatal("the page does not say how the plugin is used")
	return ""
}

// use puts lines behind the check of the error of gorm.Open, and imports the plugin.
func (w *walk) use(t *testing.T, file, lines string) {
	t.Helper()
	name := filepath.Join(w.app, file)
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	opened := regexp.MustCompile(`(?s)gorm\.Open\(.*?\n\t}\n`).FindIndex(raw)
	if opened == nil {
		t.Fatalf("%s does not open the database", file)
	}
	text := string(raw[:opened[1]]) + lines + string(raw[opened[1]:])
	write(t, name, strings.Replace(text, "import (\n", "import (\n\t\""+module+"/gormplugin\"\n\n", 1))
	w.must(t, "gofmt -w .")
}

// must runs a script that may not fail, and returns what it prints.
func (w *walk) must(t *testing.T, script string) string {
	t.Helper()
	out, err := w.bash(t, "set -eu\n"+script)
	if err != nil {
		t.Fatalf("%s\n%v\n%s", script, err, out)
	}
	return out
}

// columnsOf returns the answer to a query for five texts of each column.
func columnsOf(t *testing.T, db *sql.DB, query string) string {
	t.Helper()
	rows, err := db.Query(query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var all strings.Builder
	for rows.Next() {
		var c [5]string
		if err := rows.Scan(&c[0], &c[1], &c[2], &c[3], &c[4]); err != nil {
			t.Fatal(err)
		}
		all.WriteString(strings.Join(c[:], " ") + "\n")
	}
	if err := rows.Err(); err != nil || all.Len() == 0 {
		t.Fatalf("%q, %v", all.String(), err)
	}
	return all.String()
}
