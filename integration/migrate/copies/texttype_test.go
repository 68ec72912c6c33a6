package copies_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// After finish an inverse made the engine's own text of what had been varchar(64) of another
// collation, or 32 digits.
func TestAnInverseGivesBackTheTypeOfTheText(t *testing.T) {
	types := map[string][]string{
		"MariaDB": {
			"varchar(64) COLLATE utf8mb4_unicode_ci", "char(36) CHARACTER SET latin1",
			"char(32) CHARACTER SET ascii COLLATE ascii_general_ci",
		},
		"MySQL":  {"varchar(64) COLLATE utf8mb4_0900_ai_ci", "char(32) CHARACTER SET ascii"},
		"SQLite": {"VARCHAR(64)", "CHAR(32)"},
	}
	for name, list := range types {
		for _, typ := range list {
			t.Run(name+" "+typ, func(t *testing.T) {
				t.Parallel()
				l := lab.Open(t, name)
				l.Exec(t, fmt.Sprintf("CREATE TABLE orders (id %s NOT NULL, n integer NOT NULL, PRIMARY KEY (id))", typ))
				l.Exec(t, fmt.Sprintf("CREATE TABLE items (n integer NOT NULL, order_id %s, PRIMARY KEY (n), FOREIGN KEY (order_id) REFERENCES orders (id))", typ))
				r := rand.New(rand.NewPCG(2, 2))
				for n := range 20 {
					id := "'" + lab.NewV1(r).String() + "'"
					if strings.Contains(typ, "32") {
						id = strings.ReplaceAll(id, "-", "")
					}
					l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", id, n))
					l.Exec(t, fmt.Sprintf("INSERT INTO items VALUES (%d, %s)", n, id))
				}
				looks := 0 // no query is sent twice: its plan would have the type that was
				look := func() []string {
					looks++
					rows := slices.Concat(typesOf(t, l, "orders"), typesOf(t, l, "items"))
					for table, id := range map[string]string{"orders": "id", "items": "order_id"} {
						rows = append(rows, l.Dump(t, "SELECT n, "+fmt.Sprintf("hex(%s)", id)+fmt.Sprintf(" FROM %s WHERE n >= -%d", table, looks))...)
					}
					slices.Sort(rows)
					return rows
				}
				before := look()
				lab.MustRun(t, lab.Args("text-to-binary", l.On("--yes")...)...)
				binary := look()
				lab.MustRun(t, lab.Args("finish", l.On("--yes")...)...)
				back := l.On("--yes", "--type", typ)
				lab.MustRun(t, lab.Args("binary-to-text", append(back, "--dry-run")...)...)
				lab.MustRun(t, lab.Args("binary-to-text", back...)...)
				if r := lab.MustRun(t, lab.Args("binary-to-text", back...)...); !strings.Contains(r.Out, "has done it") ||
					strings.Contains(r.Out, "malformed") {
					t.Errorf("done twice: %s", r.Out)
				}
				lab.Same(t, "after the inverse", look(), before)
				lab.MustRun(t, lab.Args("verify", l.On()...)...)
				lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
				lab.Same(t, "after its undo", look(), binary)
				lab.MustRun(t, lab.Args("binary-to-text", back...)...)
				lab.MustRun(t, lab.Args("finish", l.On("--yes")...)...)
				lab.Same(t, "in the end", look(), before)
			})
		}
	}
}

// typesOf has the types of a table's columns, with their collations.
func typesOf(t *testing.T, l *lab.Lab, table string) []string {
	t.Helper()
	switch l.Profile {
	case engine.SQLite:
		return l.Dump(t, "SELECT name, type FROM pragma_table_info('"+table+"') ORDER BY 1")
	}
	return l.Dump(t, "SELECT COLUMN_NAME, COLUMN_TYPE, COLLATION_NAME FROM information_schema.COLUMNS "+
		"WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '"+table+"' ORDER BY 1")
}

// A type is a name of the catalogue, and no text of SQL.
func TestATypeThatIsNoneIsRefused(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 1))))+")")
		for typ, code := range map[string]int{
			"varchar(36) NOT NULL DEFAULT 'x'":      2,
			"text; DROP TABLE orders":               2,
			"varchar(12)":                           2,
			"blob":                                  2,
			"varchar(36) COLLATE nothing_like_it":   3,
			`varchar(36) COLLATE "x\" y"`:           2,
			"varchar(36) CHARACTER SET utf16":       3,
			"varchar(36) CHARACTER SET nothing_set": 3,
			"varchar(36) CHARACTER SET binary":      3,
			"char(36) COLLATE binary":               3,
		} {
			r := lab.Run(t, "migrate", "binary-to-text", "--dry-run", "--type", typ, "--database", l.URL, "--column", "orders.id")
			lab.WantError(t, r, code, "--type")
		}
		r := lab.Run(t, "migrate", "plan", "v1-to-v6", "--type", "text", "--database", l.URL, "--column", "orders.id")
		lab.WantError(t, r, 2, "--type")
	})
}
