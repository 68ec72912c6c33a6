package mysql

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Lines as MariaDB 10.11 and MySQL 9.7 write them.
func TestGrantsGiveRights(t *testing.T) {
	orders, all := sqlgen.Ref{Schema: "my_shop", Table: "orders"}, sqlgen.Ref{Schema: "my_shop"}
	for _, c := range []struct {
		name  string
		lines []string
		right string
		of    sqlgen.Ref
		want  bool
	}{
		{"nothing", []string{"GRANT USAGE ON *.* TO `u`@`%` IDENTIFIED BY PASSWORD '*B6'"}, "ALTER", orders, false},
		{"everything", []string{"GRANT ALL PRIVILEGES ON *.* TO `u`@`%` WITH GRANT OPTION"}, "ALTER", all, true},
		{"a right of two words", []string{"GRANT SELECT, LOCK TABLES ON `my_shop`.* TO `u`@`%`"}, "LOCK TABLES", all, true},
		{"a part of its name", []string{"GRANT SELECT, LOCK TABLES ON `my_shop`.* TO `u`@`%`"}, "LOCK", all, false},
		{"one table", []string{"GRANT ALTER ON `my_shop`.`orders` TO `u`@`%`"}, "ALTER", orders, true},
		{"one table of all", []string{"GRANT ALTER ON `my_shop`.`orders` TO `u`@`%`"}, "ALTER", all, false},
		{"another database", []string{"GRANT ALTER ON `shop`.* TO `u`@`%`"}, "ALTER", orders, false},
		{"a pattern", []string{"GRANT ALTER ON `my%`.* TO `u`@`%`"}, "ALTER", orders, true},
		{"an escaped pattern", []string{"GRANT ALTER ON `my\\_shop`.* TO `u`@`%`"}, "ALTER", orders, true},
		{"an escaped pattern of another", []string{"GRANT ALTER ON `my\\%`.* TO `u`@`%`"}, "ALTER", orders, false},
		{"columns count", []string{"GRANT SELECT (`id`, `a``)`), REFERENCES (`id`) ON `my_shop`.`orders` TO `u`@`%`"}, "REFERENCES", orders, true},
		{"roles and routines do not", []string{"GRANT `ALTER`@`%` TO `u`@`%`", "GRANT r TO u@%", "GRANT PROXY ON ''@'%' TO 'u'@'%'",
			"GRANT ALTER ROUTINE, EXECUTE ON PROCEDURE `my_shop`.`orders` TO `u`@`%`", "GRANT EXECUTE ON PACKAGE BODY `my_shop`.`orders` TO `u`@`%`"}, "ALTER", orders, false},
		{"a role of MariaDB", []string{"GRANT USAGE ON *.* TO `u`@`%`", "GRANT ALTER ON `my_shop`.* TO `r`"}, "ALTER", all, true},
		{"a partial revoke", []string{"GRANT ALTER ON *.* TO `u`@`%`", "REVOKE ALTER ON `my_shop`.* FROM `u`@`%`"}, "ALTER", all, false},
		{"a partial revoke of another", []string{"GRANT ALTER ON *.* TO `u`@`%`", "REVOKE ALTER ON `shop`.* FROM `u`@`%`"}, "ALTER", all, true},
		{"names without quotes", []string{"GRANT SELECT, ALTER ON my_shop.orders TO u@%"}, "ALTER", orders, true},
		{"quotes of ANSI_QUOTES", []string{`GRANT ALTER ON "my_shop".* TO "u"@"%"`}, "ALTER", orders, true},
		{"another case", []string{"GRANT ALTER ON `MY_SHOP`.* TO `u`@`%`"}, "ALTER", orders, true},
		{"a database that is called function", []string{"GRANT ALTER ON function.* TO u@%"}, "ALTER", sqlgen.Ref{Schema: "function"}, true},
		{"a table that is called *", []string{"GRANT ALTER ON `my_shop`.`*` TO `u`@`%`"}, "ALTER", all, false},
		{"a pattern behind the name itself", []string{"GRANT SELECT ON `shop`.* TO `u`@`%`", "GRANT ALTER ON `s%`.* TO `u`@`%`"}, "ALTER", sqlgen.Ref{Schema: "shop"}, false},
		{"the name itself for another role", []string{"GRANT SELECT ON `shop`.* TO `r`", "GRANT ALTER ON `s%`.* TO `u`@`%`"}, "ALTER", sqlgen.Ref{Schema: "shop"}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			gs := grants{all: true}
			for _, line := range c.lines {
				g, about, err := readGrant(line)
				if err != nil {
					t.Fatal(err)
				}
				if about {
					gs.list = append(gs.list, g)
				}
			}
			if got := gs.give(c.right, c.of); got != c.want {
				t.Errorf("%q of %v: got %v, want %v (read: %+v)", c.right, c.of, got, c.want, gs.list)
			}
		})
	}
}

func TestWhatIsNoGrantIsNotRead(t *testing.T) {
	for _, line := range []string{"", "DENY ALTER ON a.* TO u", "GRANT", "GRANT ALTER", "GRANT SELECT (", "GRANT ALTER ON a.b",
		"REVOKE ALTER ON *.* FROM u", "GRANT ALTER ON *.b TO u", "GRANT ALTER ON ``.b TO u", "GRANT ALTER ON a.b c"} {
		if g, about, err := readGrant(line); err == nil {
			t.Errorf("%q: got %+v, %v, want an error", line, g, about)
		}
	}
}

// A grant that is written is read as it was, and no line is read for ever.
func FuzzReadGrant(f *testing.F) {
	f.Add("LOCK TABLES", "my_shop", "orders", "u")
	f.Add("SELECT", "a`b", "", "GRANT ALL ON *.* TO")
	f.Add("ALTER ON", "*", "*", "''")
	f.Fuzz(func(t *testing.T, right, database, table, line string) {
		readGrant(line)
		readGrant("GRANT " + line)
		isRight := regexp.MustCompile(`^[A-Z_]+( [A-Z_]+)*$`).MatchString(right)
		for _, keyword := range strings.Fields(right) {
			isRight = isRight && !slices.Contains([]string{"ON", "TO", "FROM"}, keyword)
		}
		if !isRight || database == "" || strings.Contains(database+table, "\x00") {
			return
		}
		quote := func(s string) string { return "`" + strings.ReplaceAll(s, "`", "``") + "`" }
		on := quote(database) + ".*"
		if table != "" {
			on = quote(database) + "." + quote(table)
		}
		written := "GRANT SELECT (" + quote(line) + "), " + right + " ON " + on + " TO " + quote(line) + "@`%`"
		g, about, err := readGrant(written)
		if err != nil || !about || !slices.Equal(g.rights, []string{"SELECT", right}) || g.database != database || g.table != table || g.to != line+"@%" {
			t.Errorf("%s: got %+v, %v, %v", written, g, about, err)
		}
	})
}

// A regular expression says the same of every pattern.
func FuzzIsLike(f *testing.F) {
	f.Add("my\\_s%p_", "MY_shoppy")
	f.Add("%a%b\\", "xaab\\")
	f.Add("%%", "")
	f.Fuzz(func(t *testing.T, pattern, name string) {
		if len(pattern)+len(name) > 200 {
			return
		}
		lower := []rune(strings.ToLower(pattern))
		var re strings.Builder
		for i := 0; i < len(lower); i++ {
			switch r := lower[i]; {
			case r == '\\' && i+1 < len(lower):
				i++
				re.WriteString(regexp.QuoteMeta(string(lower[i])))
			case r == '%':
				re.WriteString(".*")
			case r == '_':
				re.WriteString(".")
			default:
				re.WriteString(regexp.QuoteMeta(string(r)))
			}
		}
		want := regexp.MustCompile("(?s)^" + re.String() + "$").MatchString(string([]rune(strings.ToLower(name))))
		if got := isLike(pattern, name); got != want {
			t.Errorf("%q like %q: got %v, want %v", name, pattern, got, want)
		}
	})
}
