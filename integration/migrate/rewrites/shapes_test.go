package rewrites_test

import (
	"fmt"
	"regexp"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A shape is a set of tables whose keys hang together in one particular way.
// In its statements ID! is the id type, {7} the seventh id as a literal, and
// backquotes quote a name.
type shape struct {
	name   string
	column string // to name on the command line
	schema []string
	// row makes the inserts of step i, in order.
	row func(i int) []string
	// query lists every id column as {h:column}, ordered by something that
	// the rewrite does not change.
	query []string
	class int // columns in the class
	only  []engine.Profile
	form  string // id type, where it is not the lab's own
	// refused is what a server says that cannot do it, by the name it gives itself.
	refused map[string]string
	// twinsRefused is what twins are refused with, by the lab's name.
	twinsRefused map[string]string
	flags        []string // of the rewrite, beside those that all have
}

const shapeRows = 60

var idSlot = regexp.MustCompile(`\{(\d+)\}`)
var hexSlot = regexp.MustCompile(`\{h:([^}]*)\}`)
var idDigits = regexp.MustCompile(`[0-9a-fA-F]{32}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}`)

func shapes() []shape {
	const partitioned, walked = "it is partitioned", "by which its rows are walked"
	return []shape{
		{
			name: "one column to two parents", column: "c.id", class: 3,
			schema: []string{
				"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)", "CREATE TABLE b (id ID! NOT NULL PRIMARY KEY, n integer)",
				"CREATE TABLE c (id ID! NOT NULL PRIMARY KEY, n integer, FOREIGN KEY (id) REFERENCES a (id), FOREIGN KEY (id) REFERENCES b (id))",
			},
			row: func(i int) []string {
				return []string{fmt.Sprintf("INSERT INTO a VALUES ({%d}, %d)", i, i), fmt.Sprintf("INSERT INTO b VALUES ({%d}, %d)", i, i),
					fmt.Sprintf("INSERT INTO c VALUES ({%d}, %d)", i, i)}
			},
			query: []string{"SELECT n, {h:id} FROM a ORDER BY n", "SELECT n, {h:id} FROM b ORDER BY n", "SELECT n, {h:id} FROM c ORDER BY n"},
		},
		{
			name: "a chain of shared keys, named at its end", column: "c.id", class: 3,
			schema: []string{
				"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)",
				"CREATE TABLE b (id ID! NOT NULL PRIMARY KEY, n integer, FOREIGN KEY (id) REFERENCES a (id))",
				"CREATE TABLE c (id ID! NOT NULL PRIMARY KEY, n integer, FOREIGN KEY (id) REFERENCES b (id))",
			},
			row: func(i int) []string {
				out := []string{fmt.Sprintf("INSERT INTO a VALUES ({%d}, %d)", i, i)}
				if i%2 == 0 {
					out = append(out, fmt.Sprintf("INSERT INTO b VALUES ({%d}, %d)", i, i), fmt.Sprintf("INSERT INTO c VALUES ({%d}, %d)", i, i))
				}
				return out
			},
			query: []string{"SELECT n, {h:id} FROM a ORDER BY n", "SELECT n, {h:id} FROM b ORDER BY n", "SELECT n, {h:id} FROM c ORDER BY n"},
		},
		{
			name: "composite key with NULL members", column: "a.id", class: 2,
			schema: []string{
				"CREATE TABLE a (tenant integer NOT NULL, id ID! NOT NULL, n integer, PRIMARY KEY (id, tenant))",
				"CREATE TABLE b (n integer PRIMARY KEY, tenant integer NULL, a ID! NULL, FOREIGN KEY (a, tenant) REFERENCES a (id, tenant))",
			},
			row: func(i int) []string {
				b := fmt.Sprintf("INSERT INTO b VALUES (%d, 1, {%d})", i, i)
				if i%3 == 0 { // references nothing, and may hold an id that no parent has
					b = fmt.Sprintf("INSERT INTO b VALUES (%d, NULL, {%d})", i, i+100)
				}
				return []string{fmt.Sprintf("INSERT INTO a VALUES (1, {%d}, %d)", i, i), b}
			},
			query: []string{"SELECT n, {h:id} FROM a ORDER BY n", "SELECT n, tenant, {h:a} FROM b ORDER BY n"},
		},
		{
			name: "every rule on update", column: "a.id", class: 5,
			schema: []string{
				"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)",
				"CREATE TABLE b (n integer PRIMARY KEY, a ID!, FOREIGN KEY (a) REFERENCES a (id) ON UPDATE CASCADE ON DELETE CASCADE)",
				"CREATE TABLE c (n integer PRIMARY KEY, a ID! NULL, FOREIGN KEY (a) REFERENCES a (id) ON UPDATE SET NULL ON DELETE SET NULL)",
				"CREATE TABLE d (n integer PRIMARY KEY, a ID!, FOREIGN KEY (a) REFERENCES a (id) ON UPDATE RESTRICT ON DELETE RESTRICT)",
				"CREATE TABLE e (n integer PRIMARY KEY, a ID!, FOREIGN KEY (a) REFERENCES a (id) ON UPDATE NO ACTION)",
			},
			row: func(i int) []string {
				out := []string{fmt.Sprintf("INSERT INTO a VALUES ({%d}, %d)", i, i)}
				for _, t := range []string{"b", "c", "d", "e"} {
					out = append(out, fmt.Sprintf("INSERT INTO %s VALUES (%d, {%d})", t, i, i/2))
				}
				return out
			},
			query: []string{"SELECT n, {h:id} FROM a ORDER BY n", "SELECT n, {h:a} FROM b ORDER BY n", "SELECT n, {h:a} FROM c ORDER BY n",
				"SELECT n, {h:a} FROM d ORDER BY n", "SELECT n, {h:a} FROM e ORDER BY n"},
		},
		{
			name: "a cycle of two tables, declared with the tables", column: "b.a", class: 4, only: []engine.Profile{engine.SQLite},
			schema: []string{
				"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, b ID! NULL REFERENCES b, n integer)",
				"CREATE TABLE b (id ID! NOT NULL PRIMARY KEY REFERENCES A (ID), a ID! NULL REFERENCES a, n integer)",
			},
			row: func(i int) []string {
				return []string{fmt.Sprintf("INSERT INTO a VALUES ({%d}, NULL, %d)", i, i), fmt.Sprintf("INSERT INTO b VALUES ({%d}, {%d}, %d)", i, i/2, i),
					fmt.Sprintf("UPDATE a SET b = {%d} WHERE n = %d", i, i)}
			},
			query: []string{"SELECT n, {h:id}, {h:b} FROM a ORDER BY n", "SELECT n, {h:id}, {h:a} FROM b ORDER BY n"},
		},
		{
			name: "columns named as the state's own", column: "id.id", class: 2,
			schema: []string{
				"CREATE TABLE id (id ID! NOT NULL PRIMARY KEY, run_id integer, kind integer)",
				"CREATE TABLE s (kind integer PRIMARY KEY, run_id ID!, FOREIGN KEY (run_id) REFERENCES id (id))",
			},
			row: func(i int) []string {
				return []string{fmt.Sprintf("INSERT INTO id VALUES ({%d}, %d, 0)", i, i), fmt.Sprintf("INSERT INTO s VALUES (%d, {%d})", i, i)}
			},
			query: []string{"SELECT run_id, {h:id} FROM id ORDER BY 1", "SELECT kind, {h:run_id} FROM s ORDER BY 1"},
		},
		{
			name: "text", column: "a.id", class: 2, form: "char(36)",
			schema: []string{
				"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)",
				"CREATE TABLE b (n integer PRIMARY KEY, a ID!, FOREIGN KEY (a) REFERENCES a (id))",
			},
			row: func(i int) []string {
				return []string{fmt.Sprintf("INSERT INTO a VALUES ({%d}, %d)", i, i), fmt.Sprintf("INSERT INTO b VALUES (%d, {%d})", i, i)}
			},
			query: []string{"SELECT n, id FROM a ORDER BY n", "SELECT n, a FROM b ORDER BY n"},
		},
		{
			name: "a timestamp that follows updates", column: "a.id", class: 1, only: []engine.Profile{engine.MariaDB, engine.MySQL},
			schema: []string{"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer, at timestamp NOT NULL DEFAULT '2020-01-01' ON UPDATE CURRENT_TIMESTAMP)"},
			row:    func(i int) []string { return []string{fmt.Sprintf("INSERT INTO a (id, n) VALUES ({%d}, %d)", i, i)} },
			query:  []string{"SELECT n, {h:id}, at FROM a ORDER BY n"},
		},
		{
			name: "deferrable keys, a domain and a partitioned child", twinsRefused: map[string]string{"PostgreSQL": "it is partitioned"}, column: "a.id", class: 3, only: []engine.Profile{engine.PostgreSQL},
			schema: []string{
				"CREATE DOMAIN key AS uuid CHECK (value IS NOT NULL)",
				"CREATE TABLE a (id key NOT NULL PRIMARY KEY, n integer)",
				"CREATE TABLE b (n integer PRIMARY KEY, a key, FOREIGN KEY (a) REFERENCES a (id) DEFERRABLE INITIALLY DEFERRED)",
				"CREATE TABLE c (n integer, a key REFERENCES a) PARTITION BY HASH (a)",
				"CREATE TABLE c0 PARTITION OF c FOR VALUES WITH (MODULUS 2, REMAINDER 0)", "CREATE TABLE c1 PARTITION OF c FOR VALUES WITH (MODULUS 2, REMAINDER 1)",
			},
			row: func(i int) []string {
				return []string{fmt.Sprintf("INSERT INTO a VALUES ({%d}, %d)", i, i), fmt.Sprintf("INSERT INTO b VALUES (%d, {%d})", i, i),
					fmt.Sprintf("INSERT INTO c VALUES (%d, {%d})", i, i)}
			},
			query: []string{"SELECT n, {h:id} FROM a ORDER BY n", "SELECT n, {h:a} FROM b ORDER BY n", "SELECT n, {h:a} FROM c ORDER BY n"},
		},
		{
			name: "partitioned by the id, with a generated column", column: "a.id", class: 1,
			only:         []engine.Profile{engine.MariaDB, engine.MySQL},
			twinsRefused: map[string]string{"MariaDB": partitioned, "MySQL": partitioned},
			schema:       []string{"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer, twice integer AS (n * 2) STORED)", "ALTER TABLE a PARTITION BY KEY (id) PARTITIONS 4"},
			row:          func(i int) []string { return []string{fmt.Sprintf("INSERT INTO a (id, n) VALUES ({%d}, %d)", i, i)} },
			query:        []string{"SELECT n, twice, {h:id} FROM a ORDER BY n"},
		},
		{
			name: "row-level security", column: "a.id", class: 2, only: []engine.Profile{engine.PostgreSQL},
			schema: []string{
				"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)", "CREATE TABLE b (n integer PRIMARY KEY, a ID! REFERENCES a)",
				"ALTER TABLE b ENABLE ROW LEVEL SECURITY", "CREATE POLICY few ON b USING (n < 10)",
			},
			row: parentAndChild, query: parentAndChildQuery,
		},
		{
			name: "a materialised view", column: "a.id", class: 2, only: []engine.Profile{engine.PostgreSQL},
			schema: []string{
				"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)", "CREATE TABLE b (n integer PRIMARY KEY, a ID! REFERENCES a)",
				"CREATE MATERIALIZED VIEW seen AS SELECT a FROM b",
			},
			row: parentAndChild, query: parentAndChildQuery,
		},
		{
			name: "a link without a foreign key", column: "a.id", class: 2, flags: []string{"--also", "b.a"},
			refused: map[string]string{"TiDB": "no gap locks"},
			schema:  []string{"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)", "CREATE TABLE b (n integer PRIMARY KEY, a ID! NULL)", "CREATE INDEX b_a ON b (a)"},
			row:     parentAndChild, query: parentAndChildQuery,
		},
		{
			name: "a child without any index", column: "a.id", class: 2,
			twinsRefused: map[string]string{"MariaDB": walked, "MySQL": walked},
			schema:       []string{"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)", "CREATE TABLE b (n integer, a ID! NULL, FOREIGN KEY (a) REFERENCES a (id))"},
			row:          parentAndChild, query: parentAndChildQuery,
		},
		{
			name: "MATCH FULL", column: "a.id", class: 2, only: []engine.Profile{engine.PostgreSQL},
			schema: []string{
				"CREATE TABLE a (tenant integer NOT NULL, id ID! NOT NULL, n integer, PRIMARY KEY (id, tenant))",
				"CREATE TABLE b (n integer PRIMARY KEY, tenant integer NULL, a ID! NULL, FOREIGN KEY (a, tenant) REFERENCES a (id, tenant) MATCH FULL)",
			},
			row: func(i int) []string {
				b := fmt.Sprintf("INSERT INTO b VALUES (%d, 1, {%d})", i, i)
				if i%3 == 0 {
					b = fmt.Sprintf("INSERT INTO b VALUES (%d, NULL, NULL)", i)
				}
				return []string{fmt.Sprintf("INSERT INTO a VALUES (1, {%d}, %d)", i, i), b}
			},
			query: []string{"SELECT n, {h:id} FROM a ORDER BY n", "SELECT n, tenant, {h:a} FROM b ORDER BY n"},
		},
		{
			name: "a deferrable primary key", column: "a.id", class: 1, only: []engine.Profile{engine.PostgreSQL},
			schema: []string{"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY DEFERRABLE INITIALLY DEFERRED, n integer)"},
			row:    func(i int) []string { return []string{fmt.Sprintf("INSERT INTO a VALUES ({%d}, %d)", i, i)} },
			query:  []string{"SELECT n, {h:id} FROM a ORDER BY n"},
		},
		{
			name: "no rows", column: "a.id", class: 1,
			schema: []string{"CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)"},
			row:    func(int) []string { return nil },
			query:  []string{"SELECT n, {h:id} FROM a ORDER BY n"},
		},
	}
}

func parentAndChild(i int) []string {
	return []string{fmt.Sprintf("INSERT INTO a VALUES ({%d}, %d)", i, i), fmt.Sprintf("INSERT INTO b (n, a) VALUES (%d, {%d})", i, i/2)}
}

var parentAndChildQuery = []string{"SELECT n, {h:id} FROM a ORDER BY n", "SELECT n, {h:a} FROM b ORDER BY n"}
