package refusals_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// checkLab has a table with a self reference and a CHECK, "" for none, and rows
// of version 1.
func checkLab(t *testing.T, l *lab.Lab, rule string) {
	t.Helper()
	if rule != "" {
		rule = ", CONSTRAINT `fussy one` CHECK (" + rule + ")"
	}
	l.Exec(t, "CREATE TABLE `Odd Orders` (id ID! NOT NULL PRIMARY KEY, parent ID! NULL, `N'` integer, FOREIGN KEY (parent) REFERENCES `Odd Orders` (id)"+rule+")")
	l.Exec(t, "CREATE INDEX odd_parent ON `Odd Orders` (parent)")
	r := rand.New(rand.NewPCG(2, 3))
	last := "NULL"
	for i := range 30 {
		id := l.Lit(lab.NewV1(r))
		l.Exec(t, fmt.Sprintf("INSERT INTO `Odd Orders` VALUES (%s, %s, %d)", id, last, i))
		last = id
	}
}

// measured is the plan of v1-to-v6 that tries the new ids.
func measured(on ...string) []string {
	return append([]string{"migrate", "plan", "v1-to-v6", "--measure"}, on...)
}

// The opening of a run, and plan --measure, find a CHECK that refuses the new ids, in place and for
// an undo. One that takes the ids stands in nobody's way.
func TestChecksRefuseTheNewIDs(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		of := l.VersionOf
		flags := func(l *lab.Lab, more ...string) []string {
			return append([]string{"--database", l.URL, "--column", "Odd Orders.id", "--yes", "--chunk-rows", "7"}, more...)
		}
		for _, c := range []struct {
			name, rule string
			code       int
		}{
			{"of the key", of("id") + " = '1'", 3},
			{"of the key or a number", of("id") + " = '1' OR `N'` < 12", 3},
			{"of another column", of("parent") + " <> '6'", 3},
			{"of two columns that must agree", "parent IS NULL OR " + of("id") + " = " + of("parent"), 3},
			{"whose result is NULL for the new ids", "CASE WHEN " + of("id") + " = '1' THEN 1 END = 1", 0},
			{"that takes both", of("id") + " IN ('1', '6') AND `N'` >= 0", 0},
			{"of no id", "`N'` >= 0", 0},
		} {
			t.Run(c.name, func(t *testing.T) {
				l := l.Another(t)
				checkLab(t, l, c.rule)
				query := "SELECT `N'`, " + l.HexOf("id") + ", " + l.HexOf("parent") + " FROM `Odd Orders` ORDER BY 1"
				before, tables := l.Dump(t, query), l.Tables(t)
				got := lab.Run(t, lab.Args("v1-to-v6", flags(l, "--quiet")...)...)
				if c.code == 0 {
					if got.Code != 0 {
						t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
					}
					lab.MustRun(t, lab.Args("undo", flags(l)...)...)
					lab.Same(t, "after undo", l.Dump(t, query), before)
					return
				}
				words := []string{"fussy one", "nothing was changed", "drop", "the server does not take the new id ", " would become"}
				lab.WantError(t, lab.Run(t, measured("--database", l.URL, "--column", "Odd Orders.id")...), 3, words...)
				lab.WantError(t, got, 3, words...)
				lab.Same(t, "rows", l.Dump(t, query), before)
				lab.Same(t, "tables", l.Tables(t), tables)
			})
		}
	})
}

// An undo, too, tries before it writes.
func TestChecksRefuseTheOldIDs(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		if l.Name == "SQLite" {
			t.Skip("SQLite cannot add a CHECK to a table")
		}
		checkLab(t, l, "")
		flags := []string{"--database", l.URL, "--column", "Odd Orders.id", "--yes", "--chunk-rows", "7"}
		lab.MustRun(t, lab.Args("v1-to-v6", flags...)...)
		l.Exec(t, "ALTER TABLE `Odd Orders` ADD CONSTRAINT `only six` CHECK ("+l.VersionOf("id")+" = '6')")
		query := "SELECT " + l.HexOf("id") + ", " + l.HexOf("parent") + " FROM `Odd Orders` ORDER BY `N'`"
		before := l.Dump(t, query)
		lab.WantError(t, lab.Run(t, lab.Args("undo", flags...)...), 3, "only six", "nothing was changed", "drop the CHECK constraint")
		lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--column", "Odd Orders.id", "--dry-run")
		lab.Same(t, "rows", l.Dump(t, query), before)
		l.Exec(t, "ALTER TABLE `Odd Orders` DROP CONSTRAINT `only six`")
		lab.MustRun(t, lab.Args("undo", flags...)...)
	})
}

// An index that is unique over a part of an id is tried with the new ids. Before, the dry run
// passed, and the run ended with the engine's own error.
func TestUniqueIndexesOverAPartAreTried(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		hex, inMySQL := l.HexOf("id"), l.Name == "MySQL" || l.Name == "MariaDB"
		begins, ends := "substr("+hex+", 1, 8)", "substr("+hex+", 25, 8)"
		column := func(expr string) string {
			return ", part varchar(32) GENERATED ALWAYS AS (" + expr + ") STORED UNIQUE"
		}
		for _, c := range []struct {
			name, column, index string
			refused, leftOut    bool
		}{
			{"a generated column", column(begins), "", true, false},
			{"a generated column that keeps its value", column(ends), "", false, false},
			{"a generated column of the whole id", column(hex), "", false, false},
			{"an expression", "", "((" + begins + "))", true, l.Name == "MariaDB"},
			{"an expression beside a column", "", "((" + begins + "), n)", false, l.Name == "MariaDB"},
			{"an expression that keeps its value", "", "((" + ends + "))", false, l.Name == "MariaDB"},
			{"some rows", "", "((" + begins + ")) WHERE n > 28", true, inMySQL},
			{"one row", "", "((" + begins + ")) WHERE n = 29", false, inMySQL},
			{"a prefix", "", "(id(4))", true, !inMySQL},
			{"a prefix beside a column", "", "(n, id(4))", false, !inMySQL},
			{"a prefix that tells them apart", "", "(id(8))", false, !inMySQL},
		} {
			t.Run(c.name, func(t *testing.T) {
				if c.leftOut {
					t.Skip("the engine has no such index")
				}
				l := l.Another(t)
				l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer, above "+
					"ID! REFERENCES orders (id)"+c.column+")")
				for i := range 31 {
					id := l.Lit(sqltype.MustParse(fmt.Sprintf("%08x-9414-11ec-b3c8-9f6b%08x", i<<8, i)))
					l.Exec(t, fmt.Sprintf("INSERT INTO orders (id, n, above) VALUES (%s, %d, %s)", id, i, id))
				}
				if c.index != "" {
					l.Exec(t, "CREATE UNIQUE INDEX `a part` ON orders "+c.index)
				}
				query := "SELECT n, " + hex + " FROM orders ORDER BY 1"
				before, tables := l.Dump(t, query), l.Tables(t)
				plan := lab.Run(t, measured(l.On()...)...)
				got := lab.Run(t, lab.Args("v1-to-v6", l.Yes("--chunk-rows", "7")...)...)
				if !c.refused {
					if plan.Code != 0 || got.Code != 0 {
						t.Fatalf("exit %d, %d\n%s%s", plan.Code, got.Code, plan.Out, got.Err)
					}
					lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
					lab.Same(t, "after undo", l.Dump(t, query), before)
					return
				}
				for _, r := range []lab.Result{plan, got} {
					lab.WantError(t, r, 3, " would become", "nothing was changed", "drop the unique index")
				}
				lab.Same(t, "rows", l.Dump(t, query), before)
				lab.Same(t, "tables", l.Tables(t), tables)
			})
		}
	})
}

// PostgreSQL has unique indexes of rows that an id chooses, of one partition, and with NULLs that are
// not distinct, and constraints that exclude rows. Before, a dry run passed with each of them, and
// warned of a function that finds others by the path of the application.
func TestUniqueIndexesOfPostgreSQLAreTried(t *testing.T) {
	const begins, version = "(substr(id::text, 1, 8))", "substr(id::text, 15, 1)"
	for _, c := range []struct {
		name, of, index string
		code            int
		text            string
	}{
		{"rows that an id chooses", "", "CREATE UNIQUE INDEX part ON orders ((n * 0)) WHERE " +
			version + " = '6'", 3, "drop the unique index"},
		{"a column of such rows", "", "CREATE UNIQUE INDEX part ON orders (same) WHERE " + version +
			" = '6'", 3, "drop the unique index"},
		{"rows of one id", "", "CREATE UNIQUE INDEX part ON lines (same) WHERE substr(of::text, " +
			"15, 1) = '6'", 3, "drop the unique index"},
		{"rows that another column chooses", "", "CREATE UNIQUE INDEX part ON orders (id) WHERE n > 3", 0, ""},
		{"NULLs that are not distinct", "", "CREATE UNIQUE INDEX part ON orders (" + begins +
			", none) NULLS NOT DISTINCT", 3, "drop the unique index"},
		{"distinct NULLs", "", "CREATE UNIQUE INDEX part ON orders (" + begins + ", none)", 0, ""},
		{"one partition", " PARTITION BY HASH (id)", "CREATE UNIQUE INDEX part ON orders_1 (" +
			begins + ")", 3, "drop the unique index"},
		{"an id that is only included", "",
			"CREATE UNIQUE INDEX part ON orders ((n + 1)) INCLUDE (id)", 0, ""},
		{"an exclusion", "", "ALTER TABLE orders ADD CONSTRAINT part EXCLUDE (" + begins +
			" WITH =)", 3, "drop the unique index"},
		{"an exclusion of other columns", "",
			"ALTER TABLE orders ADD CONSTRAINT part EXCLUDE USING gist (box(point(n, n), " +
				"point(n, n)) WITH &&)", 0, ""},
		{"an exclusion by another operator", "",
			"ALTER TABLE orders ADD CONSTRAINT part EXCLUDE USING gist (" +
				"box(point(n, n), point(ascii(" + version + "), n)) WITH ~=)", 0, ""},
		{"an exclusion that takes no image", "", "ALTER TABLE orders ADD CONSTRAINT part EXCLUDE USING gist (" +
			"int4range(ascii(" + version + "), ascii(" + version + ") + 5) WITH -|-)", 3, "drop the unique index"},
		{"a function of the application's path", "",
			`CREATE FUNCTION begins(id uuid) RETURNS text LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN cut(id); END';
			CREATE UNIQUE INDEX part ON orders (begins(id))`, 3, "drop the unique index"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lab.Open(t, "PostgreSQL")
			if strings.Contains(c.index, "NULLS NOT") {
				l.Since(t, 15, "NULLS NOT DISTINCT")
			}
			l.Exec(t, "CREATE FUNCTION cut(id uuid) RETURNS text LANGUAGE sql IMMUTABLE AS "+
				"'SELECT substr(id::text, 1, 8)'")
			l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer, same integer, none integer)"+c.of)
			if c.of != "" {
				for i := range 2 {
					l.Exec(t, fmt.Sprintf("CREATE TABLE orders_%d PARTITION OF orders FOR VALUES "+
						"WITH (MODULUS 2, REMAINDER %d)", i, i))
				}
			}
			l.Exec(t, "CREATE TABLE lines (of uuid REFERENCES orders (id), same integer)")
			l.Exec(t, c.index) // of no row: PostgreSQL 17 makes the indexes of rows without the path
			for i := range 31 {
				id := l.Lit(sqltype.MustParse(fmt.Sprintf("%08x-9414-11ec-b3c8-9f6b%08x", i<<8, i)))
				l.Exec(t, fmt.Sprintf("INSERT INTO orders (id, n, same) VALUES (%s, %d, 5)", id, i))
			}
			l.Exec(t, "INSERT INTO lines SELECT id, 5 FROM orders, generate_series(1, 2) WHERE n = 7")
			query := "SELECT n, id::text FROM orders ORDER BY 1"
			before := l.Dump(t, query)
			plan := lab.Run(t, measured(l.On()...)...)
			got := lab.Run(t, lab.Args("v1-to-v6", l.Yes("--chunk-rows", "7")...)...)
			if c.code == 3 {
				lab.WantError(t, plan, 3, `"part"`, c.text)
				lab.WantError(t, got, 3, `"part"`, "nothing was changed")
				lab.Same(t, "rows", l.Dump(t, query), before)
				return
			}
			if plan.Code != 0 || got.Code != 0 {
				t.Fatalf("exit %d, %d\n%s%s", plan.Code, got.Code, plan.Out, got.Err)
			}
		})
	}
}

// SQLite has unique indexes of rows that an id chooses, and conflict clauses. Before, a dry run passed
// with both, and a refusal named another index than the one that would have a part twice.
func TestUniqueIndexesOfSQLiteAreTried(t *testing.T) {
	const begins, version = "substr(hex(id), 1, 8)", "substr(hex(\"ID\"), 13, 1)"
	column := func(clause string) string {
		return ", part text GENERATED ALWAYS AS (" + begins + ") STORED UNIQUE" + clause
	}
	for _, c := range []struct{ name, column, index, refused string }{
		{"rows that an id chooses", "", "CREATE UNIQUE INDEX some ON orders (same) WHERE " +
			version + " = '6'", "UNIQUE constraint failed"},
		{"rows that another column chooses", "", "CREATE UNIQUE INDEX some ON orders (id) WHERE n > 3", ""},
		{"ON CONFLICT REPLACE", column(" ON CONFLICT REPLACE"), "", "UNIQUE constraint failed"},
		{"ON CONFLICT IGNORE", column(" ON CONFLICT IGNORE"), "", "UNIQUE constraint failed"},
		{"the second of two", column(""),
			"CREATE UNIQUE INDEX another ON orders (substr(hex(id), 25, 8))",
			"UNIQUE constraint failed"},
		{"a name with a quote", "", "CREATE UNIQUE INDEX \"the order's\" ON orders (" + begins +
			")", "UNIQUE constraint failed"},
		{"all of three", column(""), "CREATE UNIQUE INDEX one ON orders (same, " + begins +
			"); CREATE UNIQUE INDEX \"and two\" ON orders (" + begins + ")",
			"UNIQUE constraint failed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			l.Exec(t, "CREATE TABLE orders (id BLOB NOT NULL PRIMARY KEY, n integer, same integer"+c.column+")")
			for i := range 31 {
				id := l.Lit(sqltype.MustParse(fmt.Sprintf("%08x-9414-11ec-b3c8-9f6b%08x", i<<8, i)))
				l.Exec(t, fmt.Sprintf("INSERT INTO orders (id, n, same) VALUES (%s, %d, 5)", id, i))
			}
			if c.index != "" {
				l.Exec(t, c.index)
			}
			plan := lab.Run(t, measured(l.On()...)...)
			got := lab.Run(t, lab.Args("v1-to-v6", l.Yes("--chunk-rows", "7")...)...)
			if c.refused != "" {
				for _, r := range []lab.Result{plan, got} {
					lab.WantError(t, r, 3, c.refused, "nothing was changed", "drop the unique index")
				}
			} else if plan.Code != 0 || got.Code != 0 {
				t.Fatalf("exit %d, %d\n%s%s", plan.Code, got.Code, plan.Out, got.Err)
			}
		})
	}
}

// Partitions by range or list that have no place for an image are found before anything is written,
// for an undo too; those that have one stand in nobody's way.
func TestPartitionsOfInnoDB(t *testing.T) {
	const ofVersion = "v varchar(2) AS (substr(id, 15, 1)) STORED"
	const byVersion = "(id varchar(36), n integer, " + ofVersion + ", KEY (id)) " +
		"PARTITION BY LIST COLUMNS (v) "
	for name, c := range map[string]struct {
		table string // after its name
		words []string
		text  bool
	}{
		"no end of a range": {"(id binary(16) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN (x'10'), PARTITION b VALUES LESS THAN (x'1e000000000000000000000000000000'))",
			[]string{"does not take the new id 1e", " would become", "make a partition"}, false},
		"a range with an end": {"(id binary(16) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN (x'10'), PARTITION b VALUES LESS THAN (MAXVALUE))", nil, false},
		"a range that is enough": {"(id binary(16) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN (x'10'), PARTITION b VALUES LESS THAN (x'ffffffffffffffffffffffffffffffff'))",
			nil, false},
		"a range of two columns": {"(id binary(16), n integer, PRIMARY KEY (id, n)) PARTITION BY RANGE COLUMNS (n, id) (PARTITION a VALUES LESS THAN (7, MAXVALUE), PARTITION b VALUES LESS THAN (19, x'1e'))",
			[]string{"make a partition"}, false},
		"a range of two columns that the first decides": {"(id binary(16), n integer, PRIMARY KEY (id, n)) PARTITION BY RANGE COLUMNS (n, id) (PARTITION a VALUES LESS THAN (19, x'1e'), PARTITION b VALUES LESS THAN (19, MAXVALUE))", nil, false},
		"a range of text": {"(id char(36) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN ('1e'))", []string{"make a partition"}, true},
		"a list of a generated column": {byVersion + "(PARTITION a VALUES IN ('1', NULL))",
			[]string{"make a partition"}, true},
		"a list of a generated column that has both": {byVersion +
			"(PARTITION a VALUES IN ('1'), PARTITION b VALUES IN ('6'))",
			nil, true},
		"a list of all others": {byVersion + "(PARTITION a VALUES IN ('1'), PARTITION b DEFAULT)",
			nil, true},
		"a CHECK of a generated column": {"(id varchar(36) PRIMARY KEY, n integer, " + ofVersion +
			", CONSTRAINT `only one` CHECK (v = '1'))",
			[]string{"only one", " would become", "drop the CHECK constraint"}, true},
		"of another column": {"(id binary(16), n integer, PRIMARY KEY (id, n)) PARTITION BY RANGE (n) (PARTITION a VALUES LESS THAN (7), PARTITION b VALUES LESS THAN (20))", nil, false},
		"by key":            {"(id binary(16) PRIMARY KEY, n integer) PARTITION BY KEY (id) PARTITIONS 3", nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				if l.Name == "MySQL" && strings.Contains(c.table, "DEFAULT") {
					t.Skip("MySQL has no DEFAULT partition")
				}
				l.Tail = ""
				l.Exec(t, "CREATE TABLE orders "+c.table)
				lit := l.Lit
				if c.text {
					lit = lab.TextLiteral
				}
				r := rand.New(rand.NewPCG(2, 2))
				for n := range 20 {
					id := lab.NewV1(r)
					id[0] = byte(n % 16)
					l.Exec(t, fmt.Sprintf("INSERT INTO orders (id, n) VALUES (%s, %d)", lit(id), n))
				}
				before, tables := l.Dump(t, "SELECT id, n FROM orders ORDER BY n"), l.Tables(t)
				got := lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "5")...)...)
				if c.words == nil {
					if got.Code != 0 {
						t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
					}
					lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
					lab.Same(t, "rows", l.Dump(t, "SELECT id, n FROM orders ORDER BY n"), before)
					return
				}
				lab.WantError(t, got, 3, append(c.words, "nothing was changed")...)
				lab.WantError(t, lab.Run(t, measured(l.On()...)...), 3, c.words...)
				lab.Same(t, "rows", l.Dump(t, "SELECT id, n FROM orders ORDER BY n"), before)
				lab.Same(t, "tables", l.Tables(t), tables)
			})
		})
	}
}

// What an undo would need is tried too.
func TestPartitionsRefuseTheOldIDs(t *testing.T) {
	lab.EachInnoDB(t, partitionsRefuseTheOldIDs)
}

func partitionsRefuseTheOldIDs(t *testing.T, l *lab.Lab) {
	l.Tail = ""
	l.Exec(t, "CREATE TABLE orders (id binary(16) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN (x'20'), PARTITION b VALUES LESS THAN (MAXVALUE))")
	r := rand.New(rand.NewPCG(2, 2))
	for n := range 20 {
		id := lab.NewV1(r)
		id[0] |= 0x80
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.Lit(id), n))
	}
	before := l.Dump(t, "SELECT id, n FROM orders ORDER BY n")
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	l.Exec(t, "ALTER TABLE orders DROP PARTITION b")
	lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--yes")...)...), 3, "make a partition", "nothing was changed")
	lab.MustRun(t, lab.Args("undo", l.On("--dry-run")...)...)
	l.Exec(t, "ALTER TABLE orders ADD PARTITION (PARTITION b VALUES LESS THAN (MAXVALUE))")
	lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
	lab.Same(t, "rows", l.Dump(t, "SELECT id, n FROM orders ORDER BY n"), before)
}
