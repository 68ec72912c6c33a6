package twins_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// TestKeysOfManyLevels has a chain of tables. Each refers to the one above and to the first. MySQL opens the tables of a DELETE once for each way to them: with two keys at each of ten
// levels it took longer than a minute, and the server ended without memory.
func TestKeysOfManyLevels(t *testing.T) {
	t.Parallel()
	const levels = 12
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		ids := make([]string, levels)
		var tables []string
		for i := range levels {
			table := fmt.Sprintf("t%02d", i)
			ids[i] = sqltype.NewV4().String()
			l.Exec(t, "CREATE TABLE "+table+" (id varchar(36) NOT NULL PRIMARY KEY, up varchar(36), root varchar(36))")
			if i > 0 {
				rule := "CASCADE"
				if i == levels-1 {
					rule = "SET NULL"
				}
				l.Exec(t, "ALTER TABLE "+table+" ADD CONSTRAINT up_"+table+" FOREIGN KEY (up) REFERENCES "+tables[i-1]+
					" (id) ON DELETE "+rule+", ADD CONSTRAINT root_"+table+" FOREIGN KEY (root) REFERENCES t00 (id)")
			}
			tables = append(tables, table)
			l.Exec(t, "INSERT INTO "+table+" VALUES ("+quoted(ids[i])+", "+quoted(ids[max(i-1, 0)])+", "+quoted(ids[0])+
				"), ("+quoted(sqltype.NewV4().String())+", NULL, NULL)")
		}
		state := func(switched bool) (schema, rows []string) {
			for _, table := range tables {
				_, text, _ := strings.Cut(l.Dump(t, "SHOW CREATE TABLE "+table)[0], "|")
				schema = append(schema, strings.Split(text, "\n")...)
				list := "id, up, root"
				if switched {
					list = "LOWER(BIN_TO_UUID(id)), LOWER(BIN_TO_UUID(up)), LOWER(BIN_TO_UUID(root))"
					if l.Name == "MariaDB" {
						list = "CAST(CAST(id AS uuid) AS char), CAST(CAST(up AS uuid) AS char), CAST(CAST(root AS uuid) AS char)"
					}
				}
				rows = append(rows, l.Dump(t, "SELECT "+list+" FROM "+table+" ORDER BY 1")...)
			}
			return schema, rows
		}
		run := 1
		verb := func(name string, more ...string) {
			lab.MustRun(t, append([]string{"migrate", name, "--run", fmt.Sprint(run), "--database", l.URL, "--yes"}, more...)...)
		}
		exchange := func(more ...string) { // of twelve tables, on a server that other tests keep busy
			t.Helper()
			verb("cutover", append(more, "--hold", "10s")...)
		}
		was, rows := state(false)
		make := []string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--all", "--yes", "--type", "binary(16)"}
		lab.MustRun(t, make...)
		verb("undo")
		schema, now := state(false)
		lab.Same(t, "definitions after undo", schema, was)
		lab.Same(t, "rows after undo", now, rows)

		lab.MustRun(t, make...)
		run++
		// The children of a row below are deleted, and the last of them loses its parent.
		l.Exec(t, "DELETE FROM t06 WHERE id = "+quoted(ids[6]))
		_, rows = state(false)
		gone := slices.ContainsFunc(rows, func(row string) bool { return strings.Contains(row, ids[levels-2]) })
		if gone || l.Ask(t, "SELECT COUNT(*) FROM t11 WHERE up IS NULL") != "2" {
			t.Fatalf("the keys have not acted:\n%s", strings.Join(rows, "\n"))
		}
		exchange()
		_, now = state(true)
		lab.Same(t, "rows after the cut-over", now, rows)
		l.Exec(t, "DELETE FROM t04 WHERE id = UNHEX(REPLACE("+quoted(ids[4])+", '-', ''))")
		_, rows = state(true)
		exchange("--back")
		_, now = state(false)
		lab.Same(t, "rows after the way back", now, rows)
		exchange()
		verb("finish")
		schema, now = state(true)
		lab.Same(t, "rows at the end", now, rows)
		lab.Same(t, "definitions at the end", schema, binaryDefinitions(was))
	})
}

func quoted(text string) string { return "'" + text + "'" }

// A cut-over of many tables may outlast the programs that wait for it, and the plan says so.
func TestACutOverOfManyTablesIsToldOf(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		plan := func() string {
			return strings.Join(strings.Fields(lab.MustRun(t, "migrate", "text-to-binary", "--twins", "--database", l.URL, "--all",
				"--type", "binary(16)", "--dry-run").Out), " ")
		}
		for i := range 26 {
			if i == 25 && strings.Contains(plan(), "choose an hour") {
				t.Error("a plan of 25 tables warns of their number")
			}
			l.Exec(t, fmt.Sprintf("CREATE TABLE t%02d (id char(36) NOT NULL PRIMARY KEY)", i))
			l.Exec(t, fmt.Sprintf("INSERT INTO t%02d VALUES (%s)", i, quoted(sqltype.NewV4().String())))
		}
		const want = "warning: the cut-over locks 26 tables for 130 statements, which may take longer than the 10s for which programs that follow wait"
		if text := plan(); !strings.Contains(text, want) {
			t.Errorf("the plan does not say %q:\n%s", want, text)
		}
	})
}
