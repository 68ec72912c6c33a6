package mysql

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Lines as MariaDB 10.11 and MySQL 9.7 write them.
func TestGrantsGiveRights(t *testing.T) {
	orders := sqlgen.Ref{Schema: "my_shop", Table: "orders"}
	shop := sqlgen.Ref{Schema: "shop", Table: "orders"}
	for _, c := range []struct {
		name  string
		lines []string
		right string
		of    sqlgen.Ref
		want  bool
	}{
		{"nothing", []string{"GRANT USAGE ON *.* TO `u`@`%` IDENTIFIED BY PASSWORD '*B6'"}, "ALTER", orders, false},
		{"everything", []string{"GRANT ALL PRIVILEGES ON *.* TO `u`@`%` WITH GRANT OPTION"}, "ALTER", orders, true},
		{"a right of two words", []string{"GRANT SELECT, LOCK TABLES ON `my_shop`.* TO `u`@`%`"}, "LOCK TABLES", orders, true},
		{"a part of its name", []string{"GRANT SELECT, LOCK TABLES ON `my_shop`.* TO `u`@`%`"}, "LOCK", orders, false},
		{"one table", []string{"GRANT ALTER ON `my_shop`.`orders` TO `u`@`%`"}, "ALTER", orders, true},
		{"another table", []string{"GRANT ALTER ON `my_shop`.`items` TO `u`@`%`"}, "ALTER", orders, false},
		{"another database", []string{"GRANT ALTER ON `shop`.* TO `u`@`%`"}, "ALTER", orders, false},
		{"a pattern", []string{"GRANT ALTER ON `my%`.* TO `u`@`%`"}, "ALTER", orders, true},
		{"an escaped pattern", []string{"GRANT ALTER ON `my\\_shop`.* TO `u`@`%`"}, "ALTER", orders, true},
		{"an escaped pattern of another", []string{"GRANT ALTER ON `my\\%`.* TO `u`@`%`"}, "ALTER", orders, false},
		{"a right on columns alone", []string{"GRANT SELECT (`id`, `a``)`), REFERENCES (`id`) ON `my_shop`.`orders` TO `u`@`%`"}, "REFERENCES", orders, false},
		{"columns beside a right", []string{"GRANT SELECT (`id`, `n`), ALTER ON `my_shop`.`orders` TO `u`@`%`"}, "ALTER", orders, true},
		{"a column with the name of a right", []string{"GRANT SELECT (`id`, `ALTER`, `n`) ON `my_shop`.`orders` TO `u`@`%`"}, "ALTER", orders, false},
		{"a column with the name of a grant", []string{"GRANT SELECT (`ALTER, ALTER ON my_shop.orders TO u`) ON `my_shop`.`x` TO `u`@`%`"}, "ALTER", orders, false},
		{"roles and routines do not", []string{"GRANT `ALTER`@`%` TO `u`@`%`", "GRANT r TO u@%", "GRANT PROXY ON ''@'%' TO 'u'@'%'",
			"GRANT ALTER ROUTINE, EXECUTE ON PROCEDURE `my_shop`.`orders` TO `u`@`%`", "GRANT EXECUTE ON PACKAGE BODY `my_shop`.`orders` TO `u`@`%`"}, "ALTER", orders, false},
		{"a role of MariaDB", []string{"GRANT USAGE ON *.* TO `u`@`%`", "GRANT ALTER ON `my_shop`.* TO `r`"}, "ALTER", orders, true},
		{"everybody on MariaDB", []string{"GRANT ALTER ON `my_shop`.* TO PUBLIC"}, "ALTER", orders, true},
		{"a partial revoke", []string{"GRANT ALTER ON *.* TO `u`@`%`", "REVOKE ALTER ON `my_shop`.* FROM `u`@`%`"}, "ALTER", orders, false},
		{"a partial revoke of another", []string{"GRANT ALTER ON *.* TO `u`@`%`", "REVOKE ALTER ON `shop`.* FROM `u`@`%`"}, "ALTER", orders, true},
		{"names without quotes", []string{"GRANT SELECT, ALTER ON my_shop.orders TO u@%"}, "ALTER", orders, true},
		{"quotes of ANSI_QUOTES", []string{`GRANT ALTER ON "my_shop".* TO "u"@"%"`}, "ALTER", orders, true},
		{"another case", []string{"GRANT ALTER ON `MY_SHOP`.* TO `u`@`%`"}, "ALTER", orders, false},
		{"a database that is called function", []string{"GRANT ALTER ON function.* TO u@%"}, "ALTER", sqlgen.Ref{Schema: "function"}, true},
		{"a table that is called *", []string{"GRANT ALTER ON `my_shop`.`*` TO `u`@`%`"}, "ALTER", orders, false},
		{"a pattern behind the name itself", []string{"GRANT SELECT ON `shop`.* TO `u`@`%`", "GRANT ALTER ON `s%`.* TO `u`@`%`"}, "ALTER", shop, false},
		{"one pattern of two", []string{"GRANT SELECT ON `sh%`.* TO `u`@`%`", "GRANT ALTER ON `s%`.* TO `u`@`%`"}, "ALTER", shop, false},
		{"two patterns", []string{"GRANT SELECT, ALTER ON `sh%`.* TO `u`@`%`", "GRANT ALTER ON `s%`.* TO `u`@`%`"}, "ALTER", shop, true},
		{"the name itself for another role", []string{"GRANT SELECT ON `shop`.* TO `r`", "GRANT ALTER ON `s%`.* TO `u`@`%`"}, "ALTER", shop, true},
		{"the table beside the database", []string{"GRANT SELECT ON `shop`.* TO `u`@`%`", "GRANT ALTER ON `shop`.`orders` TO `u`@`%`"}, "ALTER", shop, true},
		{"no grant", []string{"DENY ALTER ON `shop`.* TO `u`@`%`", "GRANT", "GRANT ALTER", "GRANT SELECT (", "GRANT ALTER ON a.b", ""}, "ALTER", shop, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			var gs grants
			for _, line := range c.lines {
				if g, isAbout := readGrant(line); isAbout {
					gs.list = append(gs.list, g)
				}
			}
			if got := gs.give(c.right, c.of); got != c.want {
				t.Errorf("%q of %v: got %v, want %v (read: %+v)", c.right, c.of, got, c.want, gs.list)
			}
		})
	}
}

// With partial_revokes MySQL takes the names of databases as they are.
func TestANameOfADatabaseIsNoPatternBesidePartialRevokes(t *testing.T) {
	g, _ := readGrant("GRANT TRIGGER ON `my_shop`.* TO `u`@`%`")
	for _, c := range []struct {
		schema string
		exact  bool
		want   bool
	}{{"my_shop", true, true}, {"my1shop", true, false}, {"my1shop", false, true}} {
		if got := (grants{list: []grant{g}, exact: c.exact}).give("TRIGGER", sqlgen.Ref{Schema: c.schema}); got != c.want {
			t.Errorf("of %s, exact %v: got %v, want %v", c.schema, c.exact, got, c.want)
		}
	}
}

// A grant that is written is read as it was, and no line is read for ever.
func FuzzReadGrant(f *testing.F) {
	f.Add("my_shop", "orders", "u")
	f.Add("a`b", "", "GRANT ALL ON *.* TO")
	f.Add("*", "*", "''")
	f.Fuzz(func(t *testing.T, database, table, line string) {
		readGrant(line)
		readGrant("GRANT " + line)
		if database == "" || strings.Contains(database+table, "\x00") {
			return
		}
		quote := func(s string) string { return "`" + strings.ReplaceAll(s, "`", "``") + "`" }
		on := quote(database) + ".*"
		if table != "" {
			on = quote(database) + "." + quote(table)
		}
		written := "GRANT SELECT (" + quote(line) + "), LOCK TABLES, TRIGGER ON " + on + " TO " + quote(line) + "@`%`"
		g, isAbout := readGrant(written)
		if !isAbout || !slices.Equal(g.rights, []string{" SELECT ( ? )", " LOCK TABLES", " TRIGGER"}) ||
			g.database != database || g.table != table || g.isTaken {
			t.Errorf("%s: got %+v, %v", written, g, isAbout)
		}
	})
}
