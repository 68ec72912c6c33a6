//go:build cgo

package sqlserver_test

import (
	"database/sql/driver"
	"fmt"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A shape is tables whose columns hold the same ids, with rows of ids by their number,
// -1 for NULL.
type shape struct {
	name   string
	create []string            // without ON UPDATE: a disabled key does nothing, and SQLite cannot disable one
	tables map[string][]string // the columns with ids of each
	keys   [][6]string         // name, child, column, parent, column, rule
	rows   map[string][][]int
	column migrate.ColumnName
}

var shapes = []shape{
	{
		name: "a cycle",
		create: []string{
			"CREATE TABLE dbo.a (id NOT NULL PRIMARY KEY, b REFERENCES b (id))",
			"CREATE TABLE dbo.b (id NOT NULL PRIMARY KEY REFERENCES a (id))",
		},
		tables: map[string][]string{"a": {"id", "b"}, "b": {"id"}},
		keys:   [][6]string{{"a_b", "a", "b", "b", "id", "NO ACTION"}, {"b_a", "b", "id", "a", "id", "CASCADE"}},
		rows:   map[string][][]int{"a": {{0, -1}, {1, 0}, {2, 1}, {3, -1}}, "b": {{0}, {1}, {3}}},
		column: migrate.ColumnName{Table: "b", Column: "id"},
	},
	{
		name: "a chain of shared keys, with rules",
		create: []string{
			"CREATE TABLE dbo.a (id NOT NULL PRIMARY KEY)",
			"CREATE TABLE dbo.b (id NOT NULL PRIMARY KEY REFERENCES a (id))",
			"CREATE TABLE dbo.c (id REFERENCES b (id))",
		},
		tables: map[string][]string{"a": {"id"}, "b": {"id"}, "c": {"id"}},
		keys:   [][6]string{{"b_a", "b", "id", "a", "id", "CASCADE"}, {"c_b", "c", "id", "b", "id", "SET NULL"}},
		rows:   map[string][][]int{"a": {{0}, {1}, {2}}, "b": {{0}, {2}}, "c": {{2}, {2}, {-1}}},
		column: migrate.ColumnName{Table: "a", Column: "id"},
	},
	{
		name: "two columns to one parent, and a table between two",
		create: []string{
			"CREATE TABLE dbo.a (id NOT NULL PRIMARY KEY)",
			"CREATE TABLE dbo.ab (x NOT NULL REFERENCES a (id), y NOT NULL REFERENCES a (id), PRIMARY KEY (x, y))",
			"CREATE TABLE dbo.t (x, y, FOREIGN KEY (x, y) REFERENCES ab (x, y))",
		},
		tables: map[string][]string{"a": {"id"}, "ab": {"x", "y"}, "t": {"x", "y"}},
		keys: [][6]string{{"ab_x", "ab", "x", "a", "id", "NO ACTION"}, {"ab_y", "ab", "y", "a", "id", "NO ACTION"},
			{"t_ab", "t", "x", "ab", "x", "NO ACTION"}, {"t_ab", "t", "y", "ab", "y", "NO ACTION"}},
		rows:   map[string][][]int{"a": {{0}, {1}, {2}}, "ab": {{0, 1}, {1, 1}, {2, 0}}, "t": {{0, 1}, {2, -1}, {-1, -1}, {2, 0}}},
		column: migrate.ColumnName{Table: "a", Column: "id"},
	},
}

func (sh shape) lab(t *testing.T, f form, ids []sqltype.UUID) *standin {
	t.Helper()
	cat := catalogue{tables: map[string]*table{}}
	for name, columns := range sh.tables {
		var list [][]driver.Value
		for _, c := range columns {
			list = append(list, column(c, f.typ, f.size, 1, 0))
		}
		cat.tables["dbo."+name] = plainTable(list...)
	}
	for _, k := range sh.keys {
		cat.keys = append(cat.keys, []driver.Value{k[0], k[0], "dbo", k[1], k[2], "dbo", k[3], k[4], k[5], 1})
	}
	s := newStandin(t, cat)
	exec(t, s, "PRAGMA foreign_keys = OFF") // the rows of a cycle have no order
	for _, st := range sh.create {
		exec(t, s, st)
	}
	for name, rows := range sh.rows {
		for _, row := range rows {
			args, marks := []any{}, ""
			for i, n := range row {
				args = append(args, nil)
				if n >= 0 {
					args[i] = f.stored(ids[n])
				}
				marks += fmt.Sprintf(", @p%d", i+1)
			}
			exec(t, s, "INSERT INTO dbo."+name+" VALUES ("+marks[2:]+")", args...)
		}
	}
	exec(t, s, "PRAGMA foreign_keys = ON")
	return s
}

func (sh shape) dump(t *testing.T, s *standin) (out []string) {
	t.Helper()
	for name, columns := range sh.tables {
		list := ""
		for _, c := range columns {
			list += " || ' ' || COALESCE(hex(" + c + "), 'NULL')"
		}
		rows, err := s.Query("SELECT '" + name + "'" + list + " FROM dbo." + name)
		if err != nil {
			t.Fatal(err)
		}
		for rows.Next() {
			var line string
			if err := rows.Scan(&line); err != nil {
				t.Fatal(err)
			}
			out = append(out, line)
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		rows.Close()
	}
	slices.Sort(out)
	return out
}

// Foreign keys of every shape, one row in a chunk.
func TestShapes(t *testing.T) {
	for _, sh := range shapes {
		for _, f := range forms[:2] {
			t.Run(sh.name+" of "+f.name, func(t *testing.T) {
				ids := newIDs(4, f.of)
				s := sh.lab(t, f, ids)
				was, want := sh.dump(t, s), sh.dump(t, sh.lab(t, f, images(t, f, ids)))
				cfg := migrate.PlanConfig{Rewrite: f.rewrite, Column: sh.column}
				rep := run(t, plan(t, s, cfg, false), migrate.RunConfig{ChunkRows: 1})
				same(t, "after the run", sh.dump(t, s), want)
				if !rep.Identical || rep.Orphans != 0 {
					t.Errorf("report %+v", rep)
				}
				run(t, plan(t, s, cfg, true), migrate.RunConfig{ChunkRows: 1})
				same(t, "after the undo", sh.dump(t, s), was)
			})
		}
	}
}
