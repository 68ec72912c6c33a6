//go:build cgo

package sqlserver_test

import (
	"context"
	"database/sql/driver"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// What a copy asks of the catalogue and does to it. A table has columns, plain indexes,
// a primary key and foreign keys here. The stand-in makes unique indexes of keys, and
// looks once at the rows for a new foreign key: SQLite can give a table none later. It
// knows no grants, no triggers and no properties of new tables, whose statements
// have tests of their own in migrate/internal/dialect.

func (c catalogue) clone() catalogue {
	c.tables = maps.Clone(c.tables)
	c.off = slices.Clone(c.off)
	keys := make([][]driver.Value, len(c.keys))
	for i, k := range c.keys {
		keys[i] = slices.Clone(k)
	}
	c.keys = keys
	return c
}

var (
	makesTable = regexp.MustCompile(`^CREATE TABLE \[dbo\]\.\[([^\]]*)\] \((.*)\) ON \[PRIMARY\]$`)
	makesKey   = regexp.MustCompile(`^ALTER TABLE \[dbo\]\.\[([^\]]*)\] ADD CONSTRAINT \[([^\]]*)\] PRIMARY KEY (?:NON)?CLUSTERED \(\[([^\]]*)\]\) ON \[PRIMARY\]$`)
	makesIndex = regexp.MustCompile(`^CREATE NONCLUSTERED INDEX \[([^\]]*)\] ON \[dbo\]\.\[([^\]]*)\] \(\[([^\]]*)\]\) ON \[PRIMARY\]$`)
	refers     = regexp.MustCompile(`^ALTER TABLE \[dbo\]\.\[([^\]]*)\] WITH CHECK ADD CONSTRAINT \[([^\]]*)\] FOREIGN KEY \(\[([^\]]*)\]\) REFERENCES \[dbo\]\.\[([^\]]*)\] \(\[([^\]]*)\]\)$`)
	dropsKey   = regexp.MustCompile(`^ALTER TABLE \[dbo\]\.\[([^\]]*)\] DROP CONSTRAINT \[([^\]]*)\]$`)
	dropsTable = regexp.MustCompile(`^DROP TABLE (IF EXISTS )?\[dbo\]\.\[([^\]]*)\]$`)
	sample     = regexp.MustCompile(`^(SELECT .*) INTO \[#sqluuid_sample\] (FROM .*)$`)
	definition = regexp.MustCompile(`\[([^\]]*)\] (\w+)(?:\((\d+)\))?((?: COLLATE \w+)?) (NOT NULL|NULL)`)
)

// copying does what is a copy's own, and says whether it was.
func (c *conn) copying(ctx context.Context, st string, args []driver.NamedValue) (bool, driver.Rows, error) {
	if rows, ok, err := c.s.cat.scanAnswer(st); ok {
		return true, rows, err
	}
	if rows, ok := c.s.cat.copyAnswer(st, args); ok {
		return true, rows, nil
	}
	exec := func(s string) (bool, driver.Rows, error) {
		text, used := reword(s, args)
		_, err := c.SQLiteConn.ExecContext(ctx, text, used)
		if err != nil {
			err = fmt.Errorf("%s: %w", text, translate(err))
		}
		return true, nil, err
	}
	cat := &c.s.cat
	switch {
	case strings.HasPrefix(st, "DECLARE @got"), strings.HasPrefix(st, "EXEC @got"), strings.HasPrefix(st, "UPDATE STATISTICS "):
		return true, nil, nil
	case st == "SELECT @got":
		return true, &canned{[][]driver.Value{{0}}}, nil
	case st == "SELECT CASE WHEN @got = 0 THEN 1 ELSE 0 END":
		return true, &canned{[][]driver.Value{{1}}}, nil
	case st == "DROP TABLE [#sqluuid_sample]":
		return exec("DROP TABLE temp.sqluuid_sample")
	case sample.MatchString(st):
		m := sample.FindStringSubmatch(st)
		return exec("CREATE TEMP TABLE sqluuid_sample AS " + m[1] + " " + m[2])
	case strings.HasPrefix(st, "EXEC sys.sp_rename"):
		return c.rename(ctx, args)
	case makesTable.MatchString(st):
		m := makesTable.FindStringSubmatch(st)
		t := plainTable()
		for _, d := range definition.FindAllStringSubmatch(m[2], -1) {
			size := 4
			fmt.Sscan(d[3], &size)
			if d[2] == "uniqueidentifier" {
				size = 16
			}
			if d[2] == "nvarchar" || d[2] == "nchar" {
				size *= 2
			}
			t.columns = append(t.columns, column(d[1], d[2], size, 0, 0))
			if d[5] == "NULL" {
				t.nullable = append(t.nullable, d[1])
			}
		}
		cat.tables["dbo."+m[1]] = t
		return exec(strings.TrimSuffix(st, " ON [PRIMARY]"))
	case makesKey.MatchString(st):
		m := makesKey.FindStringSubmatch(st)
		cat.tables["dbo."+m[1]].indexes = append(cat.tables["dbo."+m[1]].indexes, [3]string{m[2], m[3], "key"})
		return exec("CREATE UNIQUE INDEX [dbo].[" + m[2] + "] ON [" + m[1] + "] ([" + m[3] + "])")
	case makesIndex.MatchString(st):
		m := makesIndex.FindStringSubmatch(st)
		cat.tables["dbo."+m[2]].indexes = append(cat.tables["dbo."+m[2]].indexes, [3]string{m[1], m[3], ""})
		return exec("CREATE INDEX [dbo].[" + m[1] + " of " + m[2] + "] ON [" + m[2] + "] ([" + m[3] + "])")
	case refers.MatchString(st):
		m := refers.FindStringSubmatch(st)
		n, err := c.one(ctx, fmt.Sprintf("SELECT count(*) FROM dbo.[%s] c WHERE c.[%s] IS NOT NULL AND NOT EXISTS (SELECT 1 FROM dbo.[%s] p WHERE p.[%s] = c.[%s])", m[1], m[3], m[4], m[5], m[3]), nil)
		if err == nil && n > 0 {
			err = serverError{547, "The ALTER TABLE statement conflicted with the FOREIGN KEY constraint " + m[2]}
		}
		cat.keys = append(cat.keys, []driver.Value{m[2], m[2], "dbo", m[1], m[3], "dbo", m[4], m[5], "NO ACTION", 1})
		return true, nil, err
	case dropsKey.MatchString(st):
		m := dropsKey.FindStringSubmatch(st)
		cat.keys = slices.DeleteFunc(cat.keys, func(k []driver.Value) bool { return k[1] == m[2] })
		return exec("PRAGMA defer_foreign_keys = ON") // SQLite drops no key, but lets a table go that others refer to until the commit
	case dropsTable.MatchString(st):
		m := dropsTable.FindStringSubmatch(st)
		for _, k := range cat.keys {
			if k[6] == m[2] && k[3] != m[2] {
				return true, nil, serverError{3726, "Could not drop object '" + m[2] + "' because it is referenced by a FOREIGN KEY constraint."}
			}
		}
		delete(cat.tables, "dbo."+m[2])
		return exec("DROP TABLE " + m[1] + "dbo.[" + m[2] + "]")
	}
	return false, nil, nil
}

// rename is sp_rename of a table, or of a name that a table has.
func (c *conn) rename(ctx context.Context, args []driver.NamedValue) (bool, driver.Rows, error) {
	cat := &c.s.cat
	object, _ := args[0].Value.(string)
	from := strings.TrimSuffix(strings.TrimPrefix(object, "[dbo].["), "]")
	to, _ := args[1].Value.(string)
	if t := cat.tables["dbo."+from]; t != nil {
		if cat.tables["dbo."+to] != nil {
			return true, nil, serverError{15335, "The new name '" + to + "' is already in use."}
		}
		delete(cat.tables, "dbo."+from)
		cat.tables["dbo."+to] = t
		for _, k := range cat.keys {
			for _, at := range []int{3, 6} {
				if k[at] == from {
					k[at] = to
				}
			}
		}
		_, err := c.SQLiteConn.ExecContext(ctx, "ALTER TABLE dbo.["+from+"] RENAME TO ["+to+"]", nil)
		return true, nil, err
	}
	for _, k := range cat.keys {
		if k[1] == to {
			return true, nil, serverError{15335, "The new name '" + to + "' is already in use."}
		}
		if k[1] == from {
			k[0], k[1] = to, to
			return true, nil, nil
		}
	}
	for name, t := range cat.tables {
		for i, x := range t.indexes {
			if x[0] == from && x[2] == "key" {
				other := *t
				other.indexes = slices.Clone(t.indexes)
				other.indexes[i][0] = to
				cat.tables[name] = &other
				return true, nil, nil
			}
		}
	}
	return true, nil, serverError{15225, "No item by the name of '" + object + "' could be found"}
}

// copyAnswer returns the rows of what a copy asks the catalogue.
func (c *catalogue) copyAnswer(st string, args []driver.NamedValue) (driver.Rows, bool) {
	var name string
	if len(args) > 0 {
		name, _ = args[0].Value.(string)
		name = strings.TrimSuffix(strings.TrimPrefix(name, "[dbo].["), "]")
	}
	t := c.tables["dbo."+name]
	rows := [][]driver.Value{}
	add := func(v ...driver.Value) { rows = append(rows, v) }
	switch {
	case strings.Contains(st, "sys.all_columns c WHERE c.object_id < 0"), strings.Contains(st, "w.why"), strings.Contains(st, "SCHEMA_NAME() = OBJECT_SCHEMA_NAME"),
		strings.Contains(st, "sys.check_constraints k WHERE k.parent"), strings.Contains(st, "g.is_disabled, COALESCE"), strings.Contains(st, "sys.database_permissions p"), strings.Contains(st, "sys.extended_properties p"):
	case strings.Contains(st, "t.lock_escalation_desc"):
		add("", "TABLE", "")
	case strings.Contains(st, "c.is_rowguidcol"):
		for _, col := range t.columns {
			null := 0
			if slices.Contains(t.nullable, col[0].(string)) {
				null = 1
			}
			add(col[0], "", col[2], col[2], col[3], 0, 0, col[4], null, 0, 0, "", 0, "", "", "", 0, "", 0, "")
		}
	case strings.Contains(st, "i.is_padded"):
		index := func(x [3]string, number, kind, key int) {
			add(x[0], number, kind, key, key, 0, 0, 0, 0, 0, 1, 1, "", "PRIMARY", "NONE", 0, x[1], 0, 0)
		}
		at := slices.IndexFunc(t.indexes, func(x [3]string) bool { return x[2] == "key" })
		if at < 0 {
			index([3]string{}, 0, 0, 0)
		} else {
			index(t.indexes[at], 1, 1, 1)
		}
		for i, x := range t.indexes {
			if i != at {
				index(x, i+2, 2, 0)
			}
		}
	case strings.Contains(st, "COL_NAME(x.parent_object_id"):
		for _, k := range c.keys {
			if k[3] == name {
				add(k[1], 0, 0, k[8], "NO ACTION", k[4], k[5], k[6], k[7])
			}
		}
	case strings.HasPrefix(st, "SELECT o.name FROM sys.objects o WHERE"), strings.HasPrefix(st, "SELECT k.name FROM sys.foreign_keys k WHERE"):
		for _, k := range c.keys {
			if k[3] == name {
				add(k[1])
			}
		}
		if t != nil && strings.HasPrefix(st, "SELECT o.name") {
			for _, x := range t.indexes {
				if x[2] == "key" {
					add(x[0])
				}
			}
		}
	default:
		return nil, false
	}
	return &canned{rows}, true
}
