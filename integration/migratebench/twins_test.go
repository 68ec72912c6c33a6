package migratebench

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// A change gives the keys of orders and what items has of them another type: by the command, and by
// statements.
type change struct {
	what, verb string
	flags      []string
	key        string   // the type of the key before
	numbered   string   // how the server numbers it
	id         string   // the id of order i, before
	hand       []string // what one would write, with the application waiting
}

// A twinLab is a server with what differs for its changes.
type twinLab struct {
	name, url, version, tail string
	db                       *sql.DB
	changes                  []change
	numbers                  string // the numbers from 1 to %d, as a table g (i)
	log, room                string // bytes of log since the start, and of the tables on disk
	fresh                    []string
}

// A course is what one change took.
type course struct {
	ready, cutOver, finish time.Duration
	writes                 int
	stall                  time.Duration
	log, room              int64
}

// TestBenchTwins changes the type of keys while an application writes.
func TestBenchTwins(t *testing.T) {
	if os.Getenv("SQLUUID_BENCH_MIGRATE") == "" {
		t.Skip("it takes minutes; make bench-migrate runs it")
	}
	rows, rounds := number(t, "SQLUUID_BENCH_ROWS", 1_000_000), number(t, "SQLUUID_BENCH_ROUNDS", 3)
	command := build(t)
	text, versions := twinHead, ""
	for _, open := range []func(*testing.T) *twinLab{postgresTwins, mariaDBTwins, mySQLTwins} {
		l := open(t)
		if l == nil {
			continue
		}
		var version string
		if err := l.db.QueryRow(l.version).Scan(&version); err != nil {
			t.Fatal(err)
		}
		versions += l.name + " " + version + ".\n"
		for _, c := range l.changes {
			var hand, own []course
			for round := range rounds {
				sides := []func(){
					func() { hand = append(hand, l.byHand(t, c, rows)) },
					func() { own = append(own, l.byTwins(t, command, c, rows)) },
				}
				if round%2 == 1 {
					slices.Reverse(sides)
				}
				for _, side := range sides {
					side()
				}
			}
			line := l.line(c, "by hand", rows, hand) + l.line(c, "twins", rows, own)
			t.Log("\n" + line)
			text += line
		}
	}
	text = madeWith(versions, rows, rounds) + text
	if into := os.Getenv("SQLUUID_BENCH_INTO"); into != "" {
		if err := replaceTables(into, "twins", text); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Log("\n" + text)
}

const twinHead = "\n| engine | what | how | until the cut-over | cut-over | finish | " +
	"writes meanwhile | longest write | log | room |\n|---|---|---|---:|---:|---:|---:|---:|---:|---:|\n"

// line is the medians of one side.
func (l *twinLab) line(c change, how string, rows int, all []course) string {
	median := func(f func(course) int64) int64 {
		var list []int64
		for _, r := range all {
			list = append(list, f(r))
		}
		slices.Sort(list)
		return list[len(list)/2]
	}
	took := func(f func(course) time.Duration) string {
		d := time.Duration(median(func(r course) int64 { return int64(f(r)) }))
		if d == 0 {
			return "–"
		}
		return fmt.Sprintf("%.2f s", d.Seconds())
	}
	stall := slices.MaxFunc(all, func(a, b course) int { return int(a.stall - b.stall) }).stall
	return fmt.Sprintf("| %s | %s | %s | %s | %s | %s | %d | %d ms | %d MB | %d MB |\n",
		l.name, c.what, how, took(func(r course) time.Duration { return r.ready }),
		took(func(r course) time.Duration { return r.cutOver }),
		took(func(r course) time.Duration { return r.finish }),
		median(func(r course) int64 { return int64(r.writes) }), stall.Milliseconds(),
		median(func(r course) int64 { return r.log })/1e6, median(func(r course) int64 { return r.room })/1e6)
}

func (l *twinLab) byHand(t *testing.T, c change, rows int) (r course) {
	l.fill(t, c, rows)
	return l.watched(t, func(r *course) {
		conn, err := l.db.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		began := time.Now()
		for _, q := range c.hand {
			if _, err := conn.ExecContext(t.Context(), q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
		r.ready = time.Since(began)
	})
}

func (l *twinLab) byTwins(t *testing.T, command string, c change, rows int) course {
	l.fill(t, c, rows)
	run := func(verb string, more ...string) time.Duration {
		args := append([]string{"migrate", verb, "--database", l.url, "--column", "orders.id", "--yes"}, more...)
		began := time.Now()
		if out, err := exec.Command(command, args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, out)
		}
		return time.Since(began)
	}
	return l.watched(t, func(r *course) {
		r.ready = run(c.verb, c.flags...)
		r.cutOver = run("cutover", "--ignore-sessions")
		end := []string{}
		if c.verb == "int-to-v7" {
			end = []string{"--keep", "nothing"}
		}
		r.finish = run("finish", end...)
	})
}

// watched runs a change with an application that writes to both tables, and watches the room that
// the tables take.
func (l *twinLab) watched(t *testing.T, f func(*course)) (r course) {
	size := func(query string) (n int64) {
		if err := l.db.QueryRow(query).Scan(&n); err != nil {
			t.Errorf("%s: %v", query, err)
		}
		return n
	}
	logged, room := size(l.log), size(l.room)
	ctx, stop := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	wg.Go(func() {
		draw := rand.New(rand.NewPCG(1, 1))
		for ctx.Err() == nil {
			table, n := "orders", 1+draw.IntN(100_000)
			if draw.IntN(2) == 0 {
				table = "items"
			}
			began := time.Now()
			_, err := l.db.ExecContext(ctx, fmt.Sprintf("UPDATE %s SET note = 'written' WHERE n = %d", table, n))
			r.stall = max(r.stall, time.Since(began)) // also of one that still waits at the end
			switch {
			case errors.Is(ctx.Err(), context.Canceled):
				return
			case err != nil:
				t.Errorf("the application's write failed: %v", err)
				return
			}
			r.writes++
			time.Sleep(2 * time.Millisecond)
		}
	})
	wg.Go(func() {
		for ctx.Err() == nil {
			var n int64
			if l.db.QueryRowContext(ctx, l.room).Scan(&n) == nil {
				r.room = max(r.room, n-room)
			}
			time.Sleep(100 * time.Millisecond)
		}
	})
	f(&r)
	stop()
	wg.Wait()
	r.log = size(l.log) - logged
	return r
}

// fill makes the tables: a quarter of the rows are orders, and each has three items.
func (l *twinLab) fill(t *testing.T, c change, rows int) {
	parents := rows / 4
	conn, err := l.db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	numbers := fmt.Sprintf(l.numbers, parents)
	for _, q := range append(slices.Clone(l.fresh),
		"CREATE TABLE orders (id "+c.key+c.numbered+" NOT NULL PRIMARY KEY, n integer NOT NULL, note varchar(80) NOT NULL)"+l.tail,
		"INSERT INTO orders SELECT "+c.id+", i, '"+textFill+"' FROM "+numbers,
		"CREATE INDEX orders_n ON orders (n)",
		"CREATE TABLE items (n integer NOT NULL PRIMARY KEY, order_id "+c.key+" NOT NULL, note varchar(80) NOT NULL)"+l.tail,
		"INSERT INTO items SELECT 3 * o.n + k.k, o.id, o.note FROM orders o CROSS JOIN (SELECT 0 AS k UNION SELECT 1 UNION SELECT 2) k ORDER BY 1",
		"CREATE INDEX items_order ON items (order_id)",
		"ALTER TABLE items ADD CONSTRAINT items_order_fk FOREIGN KEY (order_id) REFERENCES orders (id)",
	) {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatalf("%s: %v", q, err)
		}
	}
	if l.name == "PostgreSQL" {
		for _, q := range []string{"VACUUM ANALYZE orders", "VACUUM ANALYZE items", "CHECKPOINT"} {
			if _, err := conn.ExecContext(t.Context(), q); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// named reports whether the benchmark is to run on an engine.
func named(engine string) bool {
	only := os.Getenv("SQLUUID_BENCH_ENGINES")
	return only == "" || strings.Contains(only, engine)
}

func postgresTwins(t *testing.T) *twinLab {
	if !named("PostgreSQL") {
		return nil
	}
	url, db := dbtest.Postgres.Own(t)
	const draw = "(lpad(to_hex(floor(extract(epoch FROM now()) * 1000)::bigint), 12, '0') || '7' || substr(md5(%s::text), 1, 3) || '8' || substr(md5(%[1]s::text), 4, 15))::uuid"
	lock := []string{"BEGIN", "LOCK TABLE orders, items IN ACCESS EXCLUSIVE MODE"}
	return &twinLab{name: "PostgreSQL", url: url, db: db,
		version: "SELECT current_setting('server_version')",
		numbers: "generate_series(1, %d) g (i)",
		log:     "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint",
		room:    "SELECT pg_database_size(current_database())",
		fresh:   []string{"DROP TABLE IF EXISTS items, orders CASCADE", "DROP SCHEMA IF EXISTS sqluuid CASCADE"},
		changes: []change{
			{what: "text to uuid", verb: "text-to-binary", flags: []string{"--twins"}, key: "varchar(36)",
				id: "overlay(overlay(md5(i::text) placing '4' from 13) placing '8' from 17)::uuid::text",
				hand: append(slices.Clone(lock), "ALTER TABLE items DROP CONSTRAINT items_order_fk",
					"ALTER TABLE orders ALTER COLUMN id TYPE uuid USING id::uuid",
					"ALTER TABLE items ALTER COLUMN order_id TYPE uuid USING order_id::uuid",
					"ALTER TABLE items ADD CONSTRAINT items_order_fk FOREIGN KEY (order_id) REFERENCES orders (id)", "COMMIT")},
			{what: "integers to new ids", verb: "int-to-v7", key: "bigint", numbered: " GENERATED BY DEFAULT AS IDENTITY", id: "i",
				hand: append(slices.Clone(lock), "ALTER TABLE items DROP CONSTRAINT items_order_fk",
					"ALTER TABLE orders ADD COLUMN new_id uuid", "ALTER TABLE items ADD COLUMN new_id uuid",
					"UPDATE orders SET new_id = "+fmt.Sprintf(draw, "id"),
					"UPDATE items i SET new_id = o.new_id FROM orders o WHERE o.id = i.order_id",
					"ALTER TABLE orders DROP CONSTRAINT orders_pkey, DROP COLUMN id", "ALTER TABLE items DROP COLUMN order_id",
					"ALTER TABLE orders RENAME COLUMN new_id TO id", "ALTER TABLE items RENAME COLUMN new_id TO order_id",
					"ALTER TABLE orders ADD PRIMARY KEY (id)", "ALTER TABLE items ALTER COLUMN order_id SET NOT NULL",
					"CREATE INDEX items_order ON items (order_id)",
					"ALTER TABLE items ADD CONSTRAINT items_order_fk FOREIGN KEY (order_id) REFERENCES orders (id)", "COMMIT")},
		}}
}

func mariaDBTwins(t *testing.T) *twinLab {
	return innoDBTwins(t, "MariaDB", dbtest.MariaDB, "INNODB_SYS_TABLESPACES")
}

func mySQLTwins(t *testing.T) *twinLab {
	return innoDBTwins(t, "MySQL", dbtest.MySQL, "INNODB_TABLESPACES")
}

func innoDBTwins(t *testing.T, name string, server dbtest.Server, spaces string) *twinLab {
	if !named(name) {
		return nil
	}
	url, db := server.Own(t)
	status := "information_schema.GLOBAL_STATUS"
	if name == "MySQL" {
		status = "performance_schema.global_status"
	}
	// The application waits for LOCK TABLES: a copy of a table would lose what it writes.
	lock := "LOCK TABLES orders WRITE, items WRITE"
	move := func(fill ...string) []string {
		list := append([]string{lock, "ALTER TABLE items DROP FOREIGN KEY items_order_fk",
			"ALTER TABLE orders ADD COLUMN new_id BINARY(16)", "ALTER TABLE items ADD COLUMN new_id BINARY(16)"}, fill...)
		return append(list,
			"ALTER TABLE orders DROP PRIMARY KEY, DROP COLUMN id, CHANGE new_id id BINARY(16) NOT NULL FIRST, ADD PRIMARY KEY (id)",
			"ALTER TABLE items DROP INDEX items_order, DROP COLUMN order_id, CHANGE new_id order_id BINARY(16) NOT NULL AFTER n, ADD INDEX items_order (order_id)",
			"ALTER TABLE items ADD CONSTRAINT items_order_fk FOREIGN KEY (order_id) REFERENCES orders (id)", "UNLOCK TABLES")
	}
	const draw = "UNHEX(CONCAT(LPAD(HEX(FLOOR(UNIX_TIMESTAMP(NOW(3)) * 1000)), 12, '0'), '7', SUBSTR(SHA2(%s, 256), 1, 3), '8', SUBSTR(SHA2(%[1]s, 256), 4, 15)))"
	bytes := "UNHEX(REPLACE(%s, '-', ''))"
	dashed := "INSERT(INSERT(INSERT(INSERT(INSERT(INSERT(LEFT(SHA2(i, 256), 32), 13, 1, '4'), 17, 1, '8'), 9, 0, '-'), 14, 0, '-'), 19, 0, '-'), 24, 0, '-')"
	return &twinLab{name: name, url: url, db: db, tail: " ENGINE=InnoDB",
		version: "SELECT version()",
		numbers: "(WITH RECURSIVE g AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM g WHERE i < %d) SELECT i FROM g) g",
		log:     "SELECT VARIABLE_VALUE FROM " + status + " WHERE VARIABLE_NAME = 'Innodb_os_log_written'",
		room:    "SELECT SUM(FILE_SIZE) FROM information_schema." + spaces + " WHERE NAME LIKE CONCAT(DATABASE(), '/%')",
		fresh: []string{"DROP TABLE IF EXISTS items", "DROP TABLE IF EXISTS orders",
			"DROP TABLE IF EXISTS sqluuid_migration, sqluuid_migration_column, sqluuid_migration_key, sqluuid_migration_range, sqluuid_migration_journal, sqluuid_migration_worker",
			"SET SESSION " + map[string]string{"MariaDB": "max_recursive_iterations", "MySQL": "cte_max_recursion_depth"}[name] + " = 100000000"},
		changes: []change{
			{what: "text to bytes", verb: "text-to-binary", flags: []string{"--twins"},
				key: "char(36) CHARACTER SET ascii COLLATE ascii_bin", id: dashed,
				hand: move("UPDATE orders SET new_id = "+fmt.Sprintf(bytes, "id"), "UPDATE items SET new_id = "+fmt.Sprintf(bytes, "order_id"))},
			{what: "integers to new ids", verb: "int-to-v7", key: "bigint", numbered: " AUTO_INCREMENT", id: "i",
				hand: move("UPDATE orders SET new_id = "+fmt.Sprintf(draw, "id"),
					"UPDATE items SET new_id = (SELECT orders.new_id FROM orders WHERE orders.id = items.order_id)")},
		}}
}
