package plans_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A program changed from random to time-ordered ids: the newest rows stand at the
// end of the table, and a small sample is as far from one page as a large one.
func TestAScanOfPostgreSQLHearsTheWholeTable(t *testing.T) {
	url, db := dbtest.Postgres.Own(t)
	l := &lab.Lab{Name: "PostgreSQL", URL: url, DB: db, Profile: engine.PostgreSQL, ID: "uuid", Lit: lab.TextLiteral}
	for _, q := range []string{
		"CREATE TABLE t (id uuid, empty uuid)",
		"INSERT INTO t SELECT gen_random_uuid() FROM generate_series(1, 90000)",
		// Version 7 by its first 52 bits.
		"INSERT INTO t SELECT overlay(gen_random_uuid()::text PLACING '01933b00-0000-7' FROM 1 FOR 15)::uuid FROM generate_series(1, 30000)",
		"ANALYZE t",
	} {
		l.Exec(t, q)
	}
	for _, n := range []int{20, 1000} {
		seven := 0
		for range 3 {
			s := scanJSON(t, l, "--sample", fmt.Sprint(n))
			c := s.of(t, "t", "id")
			if c.Sampled != n {
				t.Errorf("a sample of %d read %d values", n, c.Sampled)
			}
			seven += c.Versions["7"]
			// Row security would look the same, so it is not called empty.
			if c := s.of(t, "t", "empty"); c.Sampled != 0 || c.Fine || len(c.Advice) != 1 || !strings.HasPrefix(c.Advice[0].Reason, "no value was seen") {
				t.Errorf("the column without values is %+v", c)
			}
		}
		if share := float64(seven) / float64(3*n); share < 0.05 || share > 0.5 {
			t.Errorf("in samples of %d, %.2f are of version 7, want about a quarter", n, share)
		}
	}
}

// The catalogue of MariaDB searches all tables for each row of a join.
func TestAScanOfMariaDBReadsTheCatalogueOfManyTables(t *testing.T) {
	url, db := dbtest.MariaDB.Own(t)
	scanManyTables(t, &lab.Lab{Name: "MariaDB", URL: url, DB: db, Profile: engine.MariaDB, ID: "uuid",
		Lit: lab.TextLiteral, Tail: " ENGINE=InnoDB"}, " WITH SYSTEM VERSIONING", "unhex(replace(id, '-', ''))")
}

func TestAScanOfMySQLReadsTheCatalogueOfManyTables(t *testing.T) {
	url, db := dbtest.MySQL.Own(t)
	scanManyTables(t, &lab.Lab{Name: "MySQL", URL: url, DB: db, Profile: engine.MySQL, ID: "binary(16)",
		Lit: lab.HexLiteral}, "", "id")
}

// scanManyTables wants a scan of many tables within its time. A table kept is made with the
// clause history, and bytes are those of its id.
func scanManyTables(t *testing.T, l *lab.Lab, history, bytes string) {
	t.Helper()
	for i := range 120 {
		l.Exec(t, fmt.Sprintf("CREATE TABLE t%d (id binary(16) PRIMARY KEY, a varchar(40), b varchar(40), c varchar(40), d varchar(40), KEY (a), UNIQUE (b), KEY (c, d))", i))
	}
	l.Exec(t, "CREATE TABLE kept (id ID! PRIMARY KEY)"+history)
	l.Exec(t, "CREATE VIEW seen AS SELECT * FROM kept")
	var rows []string
	for i := range 40 {
		rows = append(rows, "("+l.Lit(spaced(i))+")")
	}
	l.Exec(t, "INSERT INTO kept VALUES "+strings.Join(rows, ", "))
	l.Exec(t, "CREATE TABLE part (n int, id blob, KEY (id(4)), UNIQUE (n, id(16)))")
	l.Exec(t, "INSERT INTO part SELECT 1, "+bytes+" FROM kept")
	s := scanJSON(t, l, "--timeout", "4s")
	if s.Looked != 120*5+2 || len(s.Skipped) != 0 {
		t.Errorf("looked at %d columns, skipped %+v", s.Looked, s.Skipped)
	}
	// A table that keeps its history is one as well.
	if c := s.of(t, "kept", "id"); c.Sampled != 40 || !c.Keys.Primary || !c.Keys.Unique {
		t.Errorf("kept.id is %+v", c)
	}
	if c := s.of(t, "part", "id"); c.Sampled != 40 || !c.Keys.Indexed || c.Keys.Unique || c.Keys.Primary {
		t.Errorf("part.id is %+v", c)
	}
	for _, c := range s.Columns {
		if c.Table == "seen" {
			t.Errorf("a view is listed: %+v", c)
		}
	}
}
