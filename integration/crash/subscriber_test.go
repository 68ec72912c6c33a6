//go:build linux

package crash_test

import (
	"database/sql"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	shared "github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A subscriber gets the new ids by the way that the plan names, whatever its publication
// leaves out or takes along. It stopped for good, or kept the old ids, and nothing said so.
func TestASubscriberFollowsByTheWayOfThePlan(t *testing.T) {
	atNight(t)
	n := newPostgres(t, folder(t), "wal_level=logical", "wal_retrieve_retry_interval=200ms")
	for name, tt := range map[string]struct {
		publication   string
		stops         bool
		before, after string // statements on the publisher
	}{
		"all_tables": {"FOR ALL TABLES", true, "", ""},
		"no_updates": {"FOR TABLE orders, parts WITH (publish = 'insert, delete')", false,
			"ALTER PUBLICATION no_updates SET (publish = 'insert, update, delete, truncate')",
			"ALTER PUBLICATION no_updates SET (publish = 'insert, delete')"},
		"named": {"FOR TABLE orders, parts", false, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			open := func(database string) *sql.DB {
				db, err := sql.Open("pgx", "postgres://postgres@"+n.addr+"/"+database+"?sslmode=disable")
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { db.Close() })
				return db
			}
			run := func(db *sql.DB, list ...string) {
				t.Helper()
				for _, q := range list {
					if _, err := db.Exec(q); err != nil {
						t.Fatalf("%s: %v", q, err)
					}
				}
			}
			source := name + "_source"
			run(open("postgres"), "CREATE DATABASE "+source, "CREATE DATABASE "+name)
			publisher, subscriber := open(source), open(name)
			for _, db := range []*sql.DB{publisher, subscriber} {
				run(db, "CREATE TABLE orders (id uuid PRIMARY KEY)",
					"CREATE TABLE parts (n integer PRIMARY KEY, order_id uuid REFERENCES orders)")
			}
			run(publisher, "INSERT INTO orders SELECT (lpad(to_hex(n), 8, '0') || '-9414-11ec-b3c8-9f6bdeced846')::uuid FROM generate_series(1, 3000) n",
				"INSERT INTO parts SELECT row_number() OVER (), id FROM orders",
				"CREATE PUBLICATION "+name+" "+tt.publication, "SELECT pg_create_logical_replication_slot('"+name+"', 'pgoutput')")
			_, port, _ := strings.Cut(n.addr, ":")
			run(subscriber, fmt.Sprintf("CREATE SUBSCRIPTION %s CONNECTION 'host=127.0.0.1 port=%s user=postgres dbname=%s' PUBLICATION %[1]s WITH (create_slot = false)", name, port, source))
			rows := func(db *sql.DB) (out []string) {
				t.Helper()
				list, err := db.Query("SELECT id::text FROM orders UNION ALL SELECT n || ' ' || order_id FROM parts ORDER BY 1")
				if err != nil {
					t.Fatal(err)
				}
				defer list.Close()
				for list.Next() {
					var s string
					if err := list.Scan(&s); err != nil {
						t.Fatal(err)
					}
					out = append(out, s)
				}
				return out
			}
			follows := func(what string) {
				t.Helper()
				want := rows(publisher)
				for end := time.Now().Add(time.Minute); !slices.Equal(rows(subscriber), want); time.Sleep(50 * time.Millisecond) {
					if time.Now().After(end) {
						t.Fatalf("%s: the subscriber has other rows\n%s", what, tail(n.out.String()))
					}
				}
			}
			migrate := func(verb string) string {
				t.Helper()
				out, err := exec.Command(shared.Command(), "migrate", verb, "--database", "postgres://postgres@"+n.addr+"/"+source, "--column", "public.orders.id", "--yes").CombinedOutput()
				if err != nil {
					t.Fatalf("%s: %v\n%s", verb, err, out)
				}
				return shared.Whole(string(out))
			}
			follows("the first copy")
			if tt.before != "" {
				run(publisher, tt.before)
			}
			out := migrate("v1-to-v6")
			if tt.after != "" {
				run(publisher, tt.after)
			}
			if got := strings.Contains(out, "publication"); got != tt.stops {
				t.Errorf("the run names the publication: %v\n%s", got, out)
			}
			if tt.stops {
				bin := filepath.Dir(n.args[0])
				at := func(program, database string) string {
					return fmt.Sprintf("%s/%s -h 127.0.0.1 -p %s -U postgres", bin, program, port) + " " + database
				}
				way := exec.Command("sh", "-c", at("pg_dump -s -O -x -n sqluuid", source)+" | "+at("psql", name))
				if got, err := way.CombinedOutput(); err != nil {
					t.Fatalf("%v\n%s", err, got)
				}
			}
			follows("v1-to-v6")
			if tt.stops { // the second run makes tables that the subscriber has
				migrate("undo")
				follows("undo")
				migrate("v1-to-v6")
				migrate("finish")
				follows("finish")
				migrate("v6-to-v1")
				follows("v6-to-v1")
			}
			run(publisher, "INSERT INTO orders VALUES ('ffffffff-9414-11ec-b3c8-9f6bdeced846')")
			follows("a row of later")
		})
	}
}
