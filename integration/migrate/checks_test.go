package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
)

var hexColumn = regexp.MustCompile(`\{c\}`)

// version is an expression for the version digit of a column.
var version = map[string]string{
	"PostgreSQL": "substr({c}::text, 15, 1)", "MariaDB": "substr(hex({c}), 13, 1)", "SQLite": "substr(hex({c}), 13, 1)", "MySQL": "substr(hex({c}), 13, 1)",
}

// checkLab has a table with a self reference and a CHECK, "" for none, and rows
// of version 1.
func checkLab(t *testing.T, l *lab, rule string) {
	t.Helper()
	if rule != "" {
		rule = ", CONSTRAINT `fussy one` CHECK (" + rule + ")"
	}
	l.exec(t, "CREATE TABLE `Odd Orders` (id ID! NOT NULL PRIMARY KEY, parent ID! NULL, `N'` integer, FOREIGN KEY (parent) REFERENCES `Odd Orders` (id)"+rule+")")
	l.exec(t, "CREATE INDEX odd_parent ON `Odd Orders` (parent)")
	r := rand.New(rand.NewPCG(2, 3))
	last := "NULL"
	for i := range 30 {
		id := l.lit(newV1(r))
		l.exec(t, fmt.Sprintf("INSERT INTO `Odd Orders` VALUES (%s, %s, %d)", id, last, i))
		last = id
	}
}

// A CHECK that refuses the new ids is found before anything is written, in place
// and by a copy, and for an undo; one that takes them stands in nobody's way.
func TestChecksAreAskedWithTheNewIDs(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		open := labs()[l.name]
		of := func(c string) string { return slotted(version[l.name], c) }
		flags := func(l *lab, more ...string) []string {
			return append([]string{"--database", l.url, "--column", "Odd Orders.id", "--yes", "--chunk-rows", "7"}, more...)
		}
		for _, c := range []struct {
			name, rule string
			inPlace    int
			copied     int
		}{
			{"of the key", of("id") + " = '1'", 3, 3},
			{"of the key or a number", of("id") + " = '1' OR `N'` < 12", 3, 3},
			{"of another column", of("parent") + " <> '6'", 3, 3},
			{"of two columns that must agree", "parent IS NULL OR " + of("id") + " = " + of("parent"), 3, 0},
			{"whose result is NULL for the new ids", "CASE WHEN " + of("id") + " = '1' THEN 1 END = 1", 0, 0},
			{"that takes both", of("id") + " IN ('1', '6') AND `N'` >= 0", 0, 0},
			{"of no id", "`N'` >= 0", 0, 0},
		} {
			t.Run(c.name, func(t *testing.T) {
				for strategy, code := range map[string]int{"in-place": c.inPlace, "copy": c.copied} {
					l := open(t)
					l.name = "x"
					checkLab(t, l, c.rule)
					query := "SELECT `N'`, " + l.hexOf("id") + ", " + l.hexOf("parent") + " FROM `Odd Orders` ORDER BY 1"
					before, tables := l.dump(t, query), l.tables(t)
					got := run(t, migrateArgs("v1-to-v6", flags(l, "--strategy", strategy)...)...)
					if code == 0 {
						if got.code != 0 {
							t.Fatalf("%s: exit %d\n%s%s", strategy, got.code, got.out, got.err)
						}
						mustRun(t, migrateArgs("undo", flags(l)...)...)
						same(t, strategy+": after undo", l.dump(t, query), before)
						continue
					}
					wantError(t, got, 3, `CHECK constraint "fussy one"`, `table "Odd Orders"`, " would become", "nothing was changed", "drop the constraint")
					same(t, strategy+": rows", l.dump(t, query), before)
					same(t, strategy+": tables", l.tables(t), tables)
					wantError(t, run(t, "migrate", "plan", "v1-to-v6", "--database", l.url, "--column", "Odd Orders.id", "--strategy", strategy), 3, "fussy one")
				}
			})
		}
	})
}

func slotted(s, c string) string {
	return hexColumn.ReplaceAllLiteralString(s, c)
}

// A CHECK of a column whose name is outside of ASCII is asked, too.
func TestChecksOfNamesOutsideASCII(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		for _, strategy := range []string{"in-place", "copy"} {
			l.exec(t, "CREATE TABLE bestellungen (`schlüssel` ID! NOT NULL PRIMARY KEY, n integer)")
			id := newV1(rand.New(rand.NewPCG(3, 9)))
			six, _ := id.V6()
			l.exec(t, "INSERT INTO bestellungen VALUES ("+l.lit(id)+", 1)")
			l.exec(t, "CREATE TABLE `prüfung` (`schlüssel` ID! NOT NULL PRIMARY KEY, n integer, "+
				"CONSTRAINT `größe` CHECK (`schlüssel` <> "+l.lit(six)+"))")
			l.exec(t, "INSERT INTO `prüfung` VALUES ("+l.lit(id)+", 1)")
			args := func(column string) []string {
				return []string{"migrate", "v1-to-v6", "--database", l.url, "--yes",
					"--strategy", strategy, "--column", column}
			}
			wantError(t, run(t, args("prüfung.schlüssel")...), 3, `CHECK constraint "größe"`, "nothing was changed")
			mustRun(t, args("bestellungen.schlüssel")...)
			mustRun(t, "migrate", "finish", "--database", l.url, "--column", "bestellungen.schlüssel", "--yes")
			l.exec(t, "DROP TABLE bestellungen")
			l.exec(t, "DROP TABLE `prüfung`")
		}
	})
}

// An undo, too, asks before it writes.
func TestChecksAreAskedWithTheOldIDs(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		if l.name == "SQLite" {
			t.Skip("SQLite cannot add a CHECK to a table")
		}
		checkLab(t, l, "")
		flags := []string{"--database", l.url, "--column", "Odd Orders.id", "--yes", "--chunk-rows", "7"}
		mustRun(t, migrateArgs("v1-to-v6", flags...)...)
		l.exec(t, "ALTER TABLE `Odd Orders` ADD CONSTRAINT `only six` CHECK ("+slotted(version[l.name], "id")+" = '6')")
		query := "SELECT " + l.hexOf("id") + ", " + l.hexOf("parent") + " FROM `Odd Orders` ORDER BY `N'`"
		before := l.dump(t, query)
		wantError(t, run(t, migrateArgs("undo", flags...)...), 3, `CHECK constraint "only six"`, "nothing was changed")
		wantError(t, run(t, "migrate", "undo", "--database", l.url, "--column", "Odd Orders.id", "--dry-run"), 3, `CHECK constraint "only six"`)
		same(t, "rows", l.dump(t, query), before)
		l.exec(t, "ALTER TABLE `Odd Orders` DROP CONSTRAINT `only six`")
		mustRun(t, migrateArgs("undo", flags...)...)
	})
}

// The constraints of domains and of partitions, one that is not validated, and
// what a constraint can look at beside columns.
func TestChecksOfPostgres(t *testing.T) {
	for name, c := range map[string]struct {
		schema []string
		words  []string // of the refusal; none: it is migrated
	}{
		"of a domain": {[]string{"CREATE DOMAIN old_id AS uuid CONSTRAINT only_old CHECK (substr(VALUE::text, 15, 1) = '1')", "CREATE TABLE orders (id old_id PRIMARY KEY)"},
			[]string{`CHECK constraint "only_old"`, `table "orders"`}},
		"of a domain that takes both": {[]string{"CREATE DOMAIN any_id AS uuid CHECK (VALUE IS NOT NULL)", "CREATE TABLE orders (id any_id PRIMARY KEY)"}, nil},
		"of a partition": {[]string{"CREATE TABLE orders (id uuid, n integer DEFAULT 1) PARTITION BY LIST (n)",
			"CREATE TABLE orders_1 PARTITION OF orders (CONSTRAINT only_old CHECK (substr(id::text, 15, 1) = '1')) FOR VALUES IN (1)"}, []string{`CHECK constraint "only_old"`}},
		"of a partition that no image comes to": {[]string{"CREATE TABLE orders (id uuid) PARTITION BY LIST (substr(id::text, 15, 1))",
			"CREATE TABLE orders_1 PARTITION OF orders (CHECK (substr(id::text, 15, 1) = '1')) FOR VALUES IN ('1')", "CREATE TABLE orders_6 PARTITION OF orders FOR VALUES IN ('6')"}, nil},
		"of a generated column": {[]string{"CREATE TABLE orders (id uuid PRIMARY KEY, n integer, version varchar(1) GENERATED ALWAYS AS (substr(id::text, 15, 1)) STORED, CONSTRAINT only_old CHECK (n IS NULL AND version = '1'))"},
			[]string{`CHECK constraint "only_old"`, `table "orders"`, " would become"}},
		"of a generated column that takes both": {[]string{"CREATE TABLE orders (id uuid PRIMARY KEY, n integer, twice integer GENERATED ALWAYS AS (2 * n) STORED, version text GENERATED ALWAYS AS (substr(id::text, 15, 1)) STORED, CHECK (version IN ('1', '6') AND twice IS NULL AND id IS NOT NULL))"}, nil},
		"not validated":                         {[]string{"CREATE TABLE orders (id uuid PRIMARY KEY)", "ALTER TABLE orders ADD CONSTRAINT only_old CHECK (substr(id::text, 15, 1) = '1') NOT VALID"}, []string{"only_old"}},
		"that asks the table":                   {[]string{"CREATE TABLE orders (id uuid PRIMARY KEY, CHECK (id IS NOT NULL AND tableoid > 0))"}, nil},
		"no partition of a range": {[]string{"CREATE TABLE orders (id uuid PRIMARY KEY) PARTITION BY RANGE (id)",
			"CREATE TABLE orders_low PARTITION OF orders FOR VALUES FROM (MINVALUE) TO ('10000000-0000-0000-0000-000000000000')",
			"CREATE TABLE orders_high PARTITION OF orders FOR VALUES FROM ('20000000-0000-0000-0000-000000000000') TO (MAXVALUE)"},
			[]string{`no partition of table "orders"`, "make a partition", "begin with 1e", "DEFAULT"}},
		"no partition of a part": {[]string{"CREATE TABLE orders (id uuid, n integer DEFAULT 1) PARTITION BY LIST (n)", "CREATE TABLE orders_n PARTITION OF orders DEFAULT PARTITION BY LIST (substr(id::text, 15, 1))",
			"CREATE TABLE orders_1 PARTITION OF orders_n FOR VALUES IN ('1')"}, []string{`no partition of table "orders"`}},
		"a default partition": {[]string{"CREATE TABLE orders (id uuid PRIMARY KEY) PARTITION BY RANGE (id)", "CREATE TABLE orders_all PARTITION OF orders DEFAULT"}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()["PostgreSQL"](t)
			for _, s := range c.schema {
				l.exec(t, s)
			}
			r := rand.New(rand.NewPCG(2, 2))
			for range 20 {
				id := newV1(r)
				if id[0]>>4 == 1 {
					id[0] |= 0x20
				}
				l.exec(t, "INSERT INTO orders VALUES ("+l.lit(id)+")")
			}
			before, tables := l.dump(t, "SELECT id FROM orders ORDER BY 1"), l.tables(t)
			got := run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--chunk-rows", "5")...)...)
			if c.words == nil {
				if got.code != 0 {
					t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
				}
				mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
			} else {
				wantError(t, got, 3, append(c.words, "nothing was changed")...)
			}
			same(t, "rows", l.dump(t, "SELECT id FROM orders ORDER BY 1"), before)
			if c.words != nil {
				same(t, "tables", l.tables(t), tables)
			}
		})
	}
}

// A constraint that asks the row as a whole is tried with rows of the table's type.
func TestAConstraintOfTheWholeRow(t *testing.T) {
	for name, c := range map[string]struct {
		schema []string
		words  []string // of the refusal; none: it is migrated
	}{
		"its text": {[]string{"CREATE TABLE orders (id uuid PRIMARY KEY, n integer, CONSTRAINT whole CHECK (orders::text LIKE '(________-____-1%'))"},
			[]string{`CHECK constraint "whole" of table "orders"`, " would become", "nothing was changed"}},
		"a function of it, and a column that was dropped": {[]string{"CREATE TABLE orders (gone integer, id uuid PRIMARY KEY, n integer)", "ALTER TABLE orders DROP COLUMN gone",
			"CREATE FUNCTION fits(orders) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT substr($1.id::text, 15, 1) = '1' OR $1.n > 5 $$", "ALTER TABLE orders ADD CONSTRAINT whole CHECK (fits(orders) AND id IS NOT NULL)"},
			[]string{`CHECK constraint "whole" of table "orders"`}},
		"a function that takes both": {[]string{"CREATE TABLE orders (id uuid PRIMARY KEY, n integer)",
			"CREATE FUNCTION fits(orders) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT substr($1.id::text, 15, 1) IN ('1', '6') $$", "ALTER TABLE orders ADD CONSTRAINT whole CHECK (fits(orders))"}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()["PostgreSQL"](t)
			for _, s := range c.schema {
				l.exec(t, s)
			}
			l.exec(t, "INSERT INTO orders VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(2, 2))))+", 1)")
			before, tables := l.dump(t, "SELECT id, n FROM orders"), l.tables(t)
			got := run(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
			if strings.Contains(got.out, "warning") {
				t.Errorf("the plan warns:\n%s", got.out)
			}
			if c.words == nil {
				if got.code != 0 {
					t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
				}
				mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
			} else {
				wantError(t, got, 3, c.words...)
				same(t, "tables", l.tables(t), tables)
			}
			same(t, "rows", l.dump(t, "SELECT id, n FROM orders"), before)
		})
	}
}

// What cannot be tried is named in the plan, and the run stops where it refuses an
// id: the chunk is rolled back and, as it is the first, so is all the rest.
func TestAConstraintThatCannotBeTried(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer, twice integer GENERATED ALWAYS AS (2 * n) STORED, CONSTRAINT whole CHECK (orders::text LIKE '(________-____-1%'))")
	l.exec(t, "INSERT INTO orders VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(2, 2))))+")")
	tables := l.tables(t)
	got := run(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	wantError(t, got, 1, "CHECK constraint", "drop or change", "whole")
	if !strings.Contains(got.out, `warning: the CHECK constraint "whole" of table "orders" could not be tried`) {
		t.Errorf("the plan does not say so:\n%s", got.out)
	}
	same(t, "tables", l.tables(t), tables)
}

// Partitions by range or list that have no place for an image are found before
// anything is written, by either strategy and for an undo; those that have one
// stand in nobody's way.
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
			[]string{`no partition of table "orders" takes the new id`, " would become", "begin with 1e", "MAXVALUE"}, false},
		"a range with an end": {"(id binary(16) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN (x'10'), PARTITION b VALUES LESS THAN (MAXVALUE))", nil, false},
		"a range that is enough": {"(id binary(16) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN (x'10'), PARTITION b VALUES LESS THAN (x'ffffffffffffffffffffffffffffffff'))",
			nil, false},
		"a range of two columns": {"(id binary(16), n integer, PRIMARY KEY (id, n)) PARTITION BY RANGE COLUMNS (n, id) (PARTITION a VALUES LESS THAN (7, MAXVALUE), PARTITION b VALUES LESS THAN (19, x'1e'))",
			[]string{`no partition of table "orders"`}, false},
		"a range of two columns that the first decides": {"(id binary(16), n integer, PRIMARY KEY (id, n)) PARTITION BY RANGE COLUMNS (n, id) (PARTITION a VALUES LESS THAN (19, x'1e'), PARTITION b VALUES LESS THAN (19, MAXVALUE))", nil, false},
		"a range of text": {"(id char(36) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN ('1e'))", []string{`no partition of table "orders"`}, true},
		"a list of a generated column": {byVersion + "(PARTITION a VALUES IN ('1', NULL))",
			[]string{`no partition of table "orders"`}, true},
		"a list of a generated column that has both": {byVersion +
			"(PARTITION a VALUES IN ('1'), PARTITION b VALUES IN ('6'))",
			nil, true},
		"a list of all others": {byVersion + "(PARTITION a VALUES IN ('1'), PARTITION b DEFAULT)",
			nil, true},
		"a CHECK of a generated column": {"(id varchar(36) PRIMARY KEY, n integer, " + ofVersion +
			", CONSTRAINT `only one` CHECK (v = '1'))",
			[]string{`CHECK constraint "only one"`, `table "orders"`, " would become"}, true},
		"of another column": {"(id binary(16), n integer, PRIMARY KEY (id, n)) PARTITION BY RANGE (n) (PARTITION a VALUES LESS THAN (7), PARTITION b VALUES LESS THAN (20))", nil, false},
		"by key":            {"(id binary(16) PRIMARY KEY, n integer) PARTITION BY KEY (id) PARTITIONS 3", nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			eachInnoDB(t, func(t *testing.T, l *lab) {
				if l.name == "MySQL" && strings.Contains(c.table, "DEFAULT") {
					t.Skip("MySQL has no DEFAULT partition")
				}
				l.tail = ""
				l.exec(t, "CREATE TABLE orders "+c.table)
				lit := l.lit
				if c.text {
					lit = textLiteral
				}
				r := rand.New(rand.NewPCG(2, 2))
				for n := range 20 {
					id := newV1(r)
					id[0] = byte(n % 16)
					l.exec(t, fmt.Sprintf("INSERT INTO orders (id, n) VALUES (%s, %d)", lit(id), n))
				}
				before, tables := l.dump(t, "SELECT id, n FROM orders ORDER BY n"), l.tables(t)
				got := run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--chunk-rows", "5")...)...)
				if c.words == nil {
					if got.code != 0 {
						t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
					}
					mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
					same(t, "rows", l.dump(t, "SELECT id, n FROM orders ORDER BY n"), before)
					return
				}
				wantError(t, got, 3, append(c.words, "nothing was changed")...)
				wantError(t, run(t, append([]string{"migrate", "plan"}, migrateArgs("v1-to-v6", on(l)...)[1:]...)...), 3, c.words...)
				wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--strategy", "copy")...)...), 3)
				same(t, "rows", l.dump(t, "SELECT id, n FROM orders ORDER BY n"), before)
				same(t, "tables", l.tables(t), tables)
			})
		})
	}
}

// What an undo would need is asked too.
func TestPartitionsAreAskedWithTheOldIDs(t *testing.T) {
	eachInnoDB(t, partitionsAreAskedWithTheOldIDs)
}

func partitionsAreAskedWithTheOldIDs(t *testing.T, l *lab) {
	l.tail = ""
	l.exec(t, "CREATE TABLE orders (id binary(16) PRIMARY KEY, n integer) PARTITION BY RANGE COLUMNS (id) (PARTITION a VALUES LESS THAN (x'20'), PARTITION b VALUES LESS THAN (MAXVALUE))")
	r := rand.New(rand.NewPCG(2, 2))
	for n := range 20 {
		id := newV1(r)
		id[0] |= 0x80
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.lit(id), n))
	}
	before := l.dump(t, "SELECT id, n FROM orders ORDER BY n")
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	l.exec(t, "ALTER TABLE orders DROP PARTITION b")
	wantError(t, run(t, migrateArgs("undo", on(l, "--yes")...)...), 3, `no partition of table "orders"`, "nothing was changed")
	wantError(t, run(t, migrateArgs("undo", on(l, "--dry-run")...)...), 3, `no partition of table "orders"`)
	l.exec(t, "ALTER TABLE orders ADD PARTITION (PARTITION b VALUES LESS THAN (MAXVALUE))")
	mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
	same(t, "rows", l.dump(t, "SELECT id, n FROM orders ORDER BY n"), before)
}
