//go:build unix

package release_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// inPublic is what the catalogue says of the tables, with the transaction that wrote each line: an
// ALTER that changes nothing shows in it, too.
const inPublic = `
WITH t AS (SELECT oid, relkind, relname, xmin FROM pg_class WHERE relnamespace = 'public'::regnamespace)
SELECT concat_ws(' ', relkind, relname, xmin) FROM t
UNION ALL SELECT concat_ws(' ', 'column', relname, attname, a.xmin) FROM t JOIN pg_attribute a ON attrelid = t.oid WHERE attnum > 0
UNION ALL SELECT concat_ws(' ', 'constraint', relname, conname, c.xmin) FROM t JOIN pg_constraint c ON conrelid = t.oid
UNION ALL SELECT concat_ws(' ', 'default', relname, d.xmin) FROM t JOIN pg_attrdef d ON adrelid = t.oid
UNION ALL SELECT concat_ws(' ', 'trigger', relname, tgname, g.xmin) FROM t JOIN pg_trigger g ON tgrelid = t.oid`

// TestTheNewKeysPagesWorkAsPrinted walks the pages about programs whose keys become UUIDs, each with
// a module and a database of its own. From the run on, AutoMigrate of GORM, the schema of ent and
// the files of goose alter nothing.
func TestTheNewKeysPagesWorkAsPrinted(t *testing.T) {
	buildsAll(t)
	if _, err := exec.LookPath("psql"); err != nil {
		if dbtest.Required(dbtest.Postgres) {
			t.Fatal(err)
		}
		t.Skip("the pages call psql, which is not here")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	must(t, filepath.Join(root, "cmd", "sqluuid"), os.Environ(), "go", "build", "-o", bin, ".")
	for page, least := range map[string]int{"new-keys-programs": 5, "old-keys": 6, "new-keys-files": 4} {
		t.Run(page, func(t *testing.T) {
			w := emptyModule(t, root)
			url, db := dbtest.Postgres.Own(t)
			db.SetMaxIdleConns(0) // a cut-over refuses sessions that do not follow
			w.env = append(w.env, "DATABASE_URL="+url, "PATH="+bin+":"+os.Getenv("PATH"))
			catalogue := func() map[string]bool {
				lines := map[string]bool{}
				rows, err := db.Query(inPublic)
				if err != nil {
					t.Fatal(err)
				}
				defer rows.Close()
				for rows.Next() {
					var line string
					if err := rows.Scan(&line); err != nil {
						t.Fatal(err)
					}
					lines[line] = true
				}
				if err := rows.Err(); err != nil {
					t.Fatal(err)
				}
				return lines
			}
			moved, compared := false, 0
			w.around = func(t *testing.T, line string, run func()) {
				moved = moved || strings.HasPrefix(line, "sqluuid migrate int-to-v7")
				if !moved || strings.HasPrefix(line, "sqluuid ") || strings.HasPrefix(line, "psql ") {
					run()
					return
				}
				before := catalogue()
				run()
				compared++
				after := catalogue()
				for s := range before {
					if !after[s] {
						t.Errorf("$ %s\naltered or dropped the %s", line, s)
					}
				}
				if len(after) > len(before) {
					t.Errorf("$ %s\nadded to the tables", line)
				}
			}
			w.page(t, filepath.Join(root, "docs", "migrate", page+".md"))
			if compared < least {
				t.Errorf("%d commands since the run, and there were at least %d", compared, least)
			}
		})
	}
}
