package undo_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func verifyArgs(l *lab.Lab, column string, more ...string) []string {
	return append([]string{"migrate", "verify", "--database", l.URL, "--column", column}, more...)
}

// exchange lets two rows of a table have each other's id.
func exchange(t *testing.T, l *lab.Lab, table, column, one, other string) {
	t.Helper()
	ids := l.Dump(t, "SELECT "+l.HexOf(column)+" FROM "+table+" WHERE "+one+" UNION ALL SELECT "+l.HexOf(column)+" FROM "+table+" WHERE "+other)
	if len(ids) != 2 || ids[0] == ids[1] {
		t.Fatalf("%s has no two ids to exchange: %q", table, ids)
	}
	for i, where := range []string{other, one} {
		id, err := sqltype.Parse(ids[i])
		if err != nil {
			t.Fatal(err)
		}
		l.Exec(t, "UPDATE "+table+" SET "+column+" = "+l.Lit(id)+" WHERE "+where)
	}
}

// Two rows that exchange their ids leave every column with the ids that it should
// have, and the verification finds it: after a run in place, and an undo, in
// columns of which the key has other ids too. Other columns may change.
func TestExchangedIdsAreFound(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 200, true)
		for _, step := range []struct {
			name string
			args []string
		}{
			{"in place", lab.Args("v1-to-v6", l.InChunks("--on-mismatch=skip")...)},
			{"after an undo", lab.Args("undo", l.InChunks()...)},
		} {
			lab.MustRun(t, step.args...)
			if v := lab.MustRun(t, verifyArgs(l, "orders.id")...); !strings.Contains(v.Out, "exactly the ids") {
				t.Errorf("%s: verify says\n%s", step.name, v.Out)
			}
			for _, x := range []struct{ table, column, one, other, key string }{
				{"payments", "order_id", "n = 1", "n = 3", "(told apart by n)"},
				{"shipments", "previous", "n = 11", "n = 12", "(told apart by order_id)"},
			} {
				exchange(t, l, x.table, x.column, x.one, x.other)
				lab.WantError(t, lab.Run(t, verifyArgs(l, "orders.id")...), 4, x.table+"."+x.column, "not in the rows in which they stood", x.key)
				exchange(t, l, x.table, x.column, x.one, x.other)
				lab.MustRun(t, verifyArgs(l, "orders.id", "--quiet")...)
			}
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--on-mismatch=skip")...)...)
		l.Exec(t, "UPDATE orders SET note = 'another', n = n + 1")
		if v := lab.MustRun(t, verifyArgs(l, "orders.id", "--json")...); !strings.Contains(v.Out, `"identical":true`) {
			t.Errorf("after an update of other columns verify says\n%s", v.Out)
		}
		lab.MustRun(t, lab.Args("undo", l.InChunks("--quiet")...)...)
		_ = s
	})
}

// keyTypes are columns of a key with their values, as text, for two rows.
var keyTypes = map[engine.Profile][][3]string{
	engine.PostgreSQL: {
		{"timestamptz", "'2026-03-29 01:30:00+00'", "'2026-03-29 02:30:00+00'"}, {"date", "'2026-02-03'", "'2026-03-02'"}, {"timestamp(3)", "'2026-01-01 10:00:00.123'", "'2026-01-01 10:00:00.124'"},
		{"double precision", "0.1", "0.30000000000000004"}, {"real", "0.1", "0.2"}, {"numeric(20,10)", "1.5", "2.5"}, {"text", "'é\\x'", "'è'"}, {"varchar(20)", "''", "'ü'"}, {"char(4)", "'a'", "'b'"},
		{"bytea", `'\x00ff'`, `'\xff00'`}, {"boolean", "true", "false"}, {"interval", "'1 day'", "'1 mon'"}, {"money", "'12.50'", "'12.60'"}, {"inet", "'10.0.0.1'", "'10.0.0.2'"},
		{"timestamptz[]", "'{2026-03-29 01:30:00+00}'", "'{2026-03-29 02:30:00+00}'"}, {"uuid", "gen_random_uuid()", "gen_random_uuid()"}, {`"Mood"`, "'sad'", "'größer'"},
	},
	engine.MariaDB: {
		{"timestamp(3)", "'2026-03-29 03:30:00.125'", "'2026-03-29 04:30:00.125'"}, {"datetime(6)", "'2026-01-01 10:00:00.5'", "'2026-01-01 10:00:00.6'"}, {"date", "'2026-02-03'", "'2026-03-02'"},
		{"time", "'-10:00:00'", "'10:00:00'"}, {"double", "0.1", "0.30000000000000004"}, {"decimal(20,10)", "1.5", "2.5"}, {"varchar(20) CHARACTER SET latin1", "'é'", "'û'"},
		{"varchar(20) CHARACTER SET utf8mb4", "'€'", "'ü'"}, {"enum('sad','größer')", "'sad'", "'größer'"}, {"varbinary(8)", "x'00ff'", "x'ff00'"}, {"int(8) unsigned zerofill", "1", "2"}, {"bigint unsigned", "18446744073709551615", "1"},
		{"bit(9)", "b'101'", "b'111'"}, {"year", "2026", "2027"},
	},
	engine.SQLite: {
		{"timestamp", "'2026-03-29 01:30:00'", "'2026-03-29 02:30:00'"}, {"date", "'2026-02-03'", "'2026-03-02'"}, {"real", "0.1", "0.30000000000000004"}, {"text", "'é'", "'è'"},
		{"blob", "x'00ff'", "x'ff00'"}, {"integer", "1", "2"}, {"boolean", "1", "0"}, {"", "'1'", "1"},
	},
}

// sessions are settings of the connection under which the same rows look different.
var sessions = map[engine.Profile]string{
	engine.PostgreSQL: "&timezone=Asia/Kolkata&datestyle=SQL,DMY&intervalstyle=iso_8601&extra_float_digits=-5&bytea_output=escape",
	engine.MariaDB:    "?time_zone=%27%2B05:30%27&charset=latin1&parseTime=true&loc=Asia%2FTokyo",
	engine.MySQL:      "?time_zone=%27%2B05:30%27&charset=latin1&parseTime=true&loc=Asia%2FTokyo",
}

// What tells rows apart reads the same in every session, whatever its type is.
func TestKeysOfManyTypes(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		types := keyTypes[l.Profile]
		if l.Profile == engine.MySQL {
			if l.Name != "MySQL" {
				t.Skip("as MySQL")
			}
			types = keyTypes[engine.MariaDB]
		}
		if l.Profile == engine.PostgreSQL {
			l.Exec(t, `CREATE TYPE "Mood" AS ENUM ('sad', 'größer')`)
		}
		r := rand.New(rand.NewPCG(5, 5))
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		var ids []sqltype.UUID
		for range 2 {
			ids = append(ids, lab.NewV1(r))
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(ids[len(ids)-1])+")")
		}
		var tables []string
		for i, k := range types {
			// A key of this type alone, and with an id of the class, of a table whose
			// name and columns need quotes.
			for j, key := range []string{"`a key`", "`a key`, other"} {
				table := fmt.Sprintf("`t %d.%d`", i, j)
				tables = append(tables, table)
				l.Exec(t, "CREATE TABLE "+table+" (`a key` "+k[0]+" NOT NULL, other ID! NOT NULL, id ID!, PRIMARY KEY ("+key+"), "+
					"FOREIGN KEY (other) REFERENCES orders (id), FOREIGN KEY (id) REFERENCES orders (id))")
				for n := range 2 {
					l.Exec(t, "INSERT INTO "+table+" VALUES ("+k[1+n]+", "+l.Lit(ids[0])+", "+l.Lit(ids[n])+")")
				}
			}
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
		other := *l
		other.URL += sessions[l.Profile]
		if strings.HasPrefix(sessions[l.Profile], "&") && !strings.Contains(l.URL, "?") {
			other.URL = l.URL + "?" + sessions[l.Profile][1:]
		}
		for _, l := range []*lab.Lab{l, &other} {
			if v := lab.MustRun(t, verifyArgs(l, "orders.id", "--json")...); !strings.Contains(v.Out, `"identical":true`) {
				t.Errorf("%s: verify says\n%s", l.URL, v.Out)
			}
		}
		for _, table := range tables {
			exchangeAll := func() {
				l.Exec(t, "UPDATE "+table+" SET id = CASE WHEN id = (SELECT min(id) FROM orders) THEN (SELECT max(id) FROM orders) ELSE (SELECT min(id) FROM orders) END")
			}
			if l.Profile == engine.PostgreSQL { // which has no min of uuid in 15
				exchangeAll = func() {
					l.Exec(t, "UPDATE "+table+" SET id = (SELECT o.id FROM orders o WHERE o.id <> "+table+".id)")
				}
			}
			exchangeAll()
			lab.WantError(t, lab.Run(t, verifyArgs(&other, "orders.id", "--quiet", "--sample=-1")...), 4, strings.Trim(table, "`"), "not in the rows in which they stood", "a key")
			exchangeAll()
		}
		lab.MustRun(t, verifyArgs(l, "orders.id", "--quiet")...)
	})
}

// A unique index of columns that are never NULL does for a primary key; a table with
// neither is compared by its ids, and so is a column that is the whole key.
func TestRowsWithoutAPrimaryKey(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		r := rand.New(rand.NewPCG(6, 6))
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
		l.Exec(t, "CREATE TABLE known (a integer NOT NULL, b integer NOT NULL, c integer, id ID!, UNIQUE (c), UNIQUE (a, b))")
		l.Exec(t, "CREATE TABLE unknown (a integer, id ID!, UNIQUE (a))")
		for _, table := range []string{"known", "unknown"} {
			l.Exec(t, "ALTER TABLE "+table+" ADD COLUMN more integer")
		}
		for i := range 4 {
			id := l.Lit(lab.NewV1(r))
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", id, i))
			l.Exec(t, fmt.Sprintf("INSERT INTO known VALUES (%d, 1, NULL, %s, 1)", i, id))
			l.Exec(t, fmt.Sprintf("INSERT INTO unknown VALUES (%d, %s, 1)", i, id))
		}
		also := []string{"--yes", "--quiet", "--also", "known.id", "--also", "unknown.id"}
		lab.MustRun(t, lab.Args("v1-to-v6", l.On(also...)...)...)
		exchange(t, l, "unknown", "id", "a = 1", "a = 2")
		l.Exec(t, "UPDATE known SET c = a, more = 2")
		if v := lab.MustRun(t, verifyArgs(l, "orders.id", "--json")...); !strings.Contains(v.Out, `"identical":true`) {
			t.Errorf("verify says\n%s", v.Out)
		}
		exchange(t, l, "known", "id", "a = 1", "a = 2")
		lab.WantError(t, lab.Run(t, verifyArgs(l, "orders.id")...), 4, "known.id", "(told apart by a, b)")
		exchange(t, l, "known", "id", "a = 1", "a = 2")
		// Without its key there is nothing to compare the rows by, which it says.
		if l.Profile == engine.PostgreSQL {
			l.Exec(t, "ALTER TABLE known DROP CONSTRAINT known_a_b_key")
			v := lab.MustRun(t, verifyArgs(l, "orders.id")...)
			if !strings.Contains(v.Out, "were told apart by a, b when the run began, and that is not their key any more") || strings.Contains(v.Out, "Verified") {
				t.Errorf("verify says\n%s", v.Out)
			}
		}
	})
}

// What changes with the id, or cannot be read the same in every session, tells no rows
// apart: the table is compared by its ids, and a run finds nothing wrong.
func TestKeysThatTellNoRowsApart(t *testing.T) {
	for name, tags := range map[string][]string{
		"PostgreSQL": {"text NOT NULL GENERATED ALWAYS AS (md5(id::text)) STORED UNIQUE", "isbn PRIMARY KEY DEFAULT '0-393-04002-X'"},
		"SQLite":     {"text NOT NULL GENERATED ALWAYS AS (hex(id)) STORED UNIQUE"},
	} {
		t.Run(name, func(t *testing.T) {
			l := lab.Open(t, name)
			if name == "PostgreSQL" {
				if _, err := l.DB.Exec("CREATE EXTENSION isn"); err != nil {
					t.Skip("this server has no type without a binary form:", err)
				}
			}
			r := rand.New(rand.NewPCG(7, 7))
			for i, tag := range tags {
				table := fmt.Sprintf("t%d", i)
				l.Exec(t, "CREATE TABLE "+table+" (n integer, id ID! NOT NULL, tag "+tag+")")
				l.Exec(t, "INSERT INTO "+table+" (n, id) VALUES (1, "+l.Lit(lab.NewV1(r))+")")
				if strings.HasPrefix(tag, "isbn") {
					l.Exec(t, "INSERT INTO "+table+" VALUES (2, "+l.Lit(lab.NewV1(r))+", '978-0-13-110362-7')")
				} else {
					l.Exec(t, "INSERT INTO "+table+" (n, id) VALUES (2, "+l.Lit(lab.NewV1(r))+")")
				}
				column := table + ".id"
				lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", column, "--yes", "--quiet")
				if strings.HasPrefix(tag, "isbn") {
					exchange(t, l, table, "id", "n = 1", "n = 2")
				}
				if v := lab.MustRun(t, verifyArgs(l, column, "--json")...); !strings.Contains(v.Out, `"identical":true`) {
					t.Errorf("%s: verify says\n%s", tag, v.Out)
				}
			}
		})
	}
}

// A run that was begun before rows were told apart has the sums of the ids alone: they
// are compared as they were then.
func TestARunThatSummedTheIdsAlone(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 100, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
		columns := l.StateTables()[1]
		if n := l.Dump(t, "SELECT count(*) FROM "+columns+" WHERE name LIKE '%payments.order_id' AND row_key IS NOT NULL"); n[0] != "1" {
			t.Errorf("nothing tells the rows of payments.order_id apart")
		}
		l.Exec(t, "UPDATE "+columns+" SET row_key = NULL, rows_before = NULL, rows_after = NULL")
		exchange(t, l, "payments", "order_id", "n = 1", "n = 3")
		if v := lab.MustRun(t, verifyArgs(l, "orders.id")...); !strings.Contains(v.Out, "exactly the ids") {
			t.Errorf("verify says\n%s", v.Out)
		}
		l.Exec(t, "UPDATE payments SET order_id = NULL WHERE n = 1")
		l.Exec(t, "UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = 2) WHERE n = 5")
		lab.WantError(t, lab.Run(t, verifyArgs(l, "orders.id", "--quiet")...), 4, "payments.order_id", "other ids than expected")
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
	})
}
