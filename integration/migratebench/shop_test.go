package migratebench

import (
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// A lab is one engine's database with what is written by hand for it.
type lab struct {
	name, url string
	db        *sql.DB
	version   string // a query, with the settings that matter

	fill   func(t *testing.T, rows int) // makes the templates
	fresh  func(t *testing.T, child bool)
	busy   func() bool // the server still cleans up; nil: it does not by itself
	big    []string    // fills orders with %[1]d rows, by the server itself; nil: not here
	single []string    // rewrites orders
	halves [2][]string // rewrite half of orders each; none where there is one writer
	// pieces rewrites orders in chunks, without a lock or a record; nil: not here.
	pieces func(t *testing.T, bounds []string)
	bounds func(t *testing.T) []string // of those chunks
	back   []string                    // and back
	linked func(t *testing.T, parents int)
}

const (
	textFill = "forty bytes of text, as a row has them.."
	chunk    = 5000   // parents of a chunk that is written by hand
	piece    = 16_000 // rows of one without references
)

// newV1 makes a version 1 id as a fleet of machines makes it in row i of rows.
func newV1(r *rand.Rand, i, rows int) [16]byte {
	const from, span = 0x1e00000_00000000, 0x000f000_00000000 // 2011 to 2026
	ticks := from + uint64(float64(span)*float64(i)/float64(rows)) + r.Uint64N(1<<20)
	var u [16]byte
	binary.BigEndian.PutUint32(u[0:], uint32(ticks))
	binary.BigEndian.PutUint16(u[4:], uint16(ticks>>32))
	binary.BigEndian.PutUint16(u[6:], 1<<12|uint16(ticks>>48)&0x0fff)
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[8] = u[8]&0x3f | 0x80
	return u
}

func (l *lab) exec(t *testing.T, list ...string) {
	t.Helper()
	conn, err := l.db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, q := range list {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatalf("%.200s: %v", q, err)
		}
	}
}

// atOnce runs lists of statements side by side, each on a connection of its own.
func (l *lab) atOnce(t *testing.T, lists ...[]string) {
	t.Helper()
	var wg sync.WaitGroup
	failed := make([]error, len(lists))
	for i, list := range lists {
		wg.Go(func() {
			conn, err := l.db.Conn(t.Context())
			if err != nil {
				failed[i] = err
				return
			}
			defer conn.Close()
			for _, q := range list {
				_, err := conn.ExecContext(t.Context(), q)
				failed[i] = errors.Join(failed[i], err)
			}
		})
	}
	wg.Wait()
	if err := errors.Join(failed...); err != nil {
		t.Fatal(err)
	}
}

// insert fills a template with rows in the order in which an application would.
func (l *lab) insert(t *testing.T, table string, rows int, lit func([16]byte) string) {
	r := rand.New(rand.NewPCG(3, 3))
	for i := 0; i < rows; {
		var b strings.Builder
		b.WriteString("INSERT INTO " + table + " VALUES ")
		for n := 0; n < 2000 && i < rows; n, i = n+1, i+1 {
			if n > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "(%s, %d, %d, '%s')", lit(newV1(r, i, rows)), i%100_000, i, textFill)
		}
		l.exec(t, b.String())
	}
}

func quoted(u [16]byte) string { return fmt.Sprintf("'%x'", u[:]) }
func hexed(u [16]byte) string  { return fmt.Sprintf("x'%x'", u[:]) }

const shopColumns = "tenant integer NOT NULL, n integer NOT NULL, note varchar(80) NOT NULL"

func postgresLab(t *testing.T) *lab {
	url, db := dbtest.Postgres.Own(t)
	l := &lab{name: "PostgreSQL", url: url, db: db,
		version: "SELECT current_setting('server_version') || ', shared_buffers ' || current_setting('shared_buffers') || ', max_wal_size ' || current_setting('max_wal_size')"}
	six := func(c string) string {
		h := "encode(uuid_send(" + c + "),'hex')"
		return fmt.Sprintf("(substr(%[1]s,14,3)||substr(%[1]s,9,4)||substr(%[1]s,1,5)||'6'||substr(%[1]s,6,3)||substr(%[1]s,17))::uuid", h)
	}
	one := func(c string) string {
		h := "encode(uuid_send(" + c + "),'hex')"
		return fmt.Sprintf("(substr(%[1]s,8,5)||substr(%[1]s,14,3)||substr(%[1]s,4,4)||'1'||substr(%[1]s,1,3)||substr(%[1]s,17))::uuid", h)
	}
	guard := func(c string, v int) string {
		return fmt.Sprintf("(get_byte(uuid_send(%[1]s),6)>>4)=%[2]d AND (get_byte(uuid_send(%[1]s),8)>>6)=2", c, v)
	}
	l.fill = func(t *testing.T, rows int) {
		l.exec(t, "CREATE TABLE t_orders (id uuid NOT NULL, "+shopColumns+")")
		l.insert(t, "t_orders", rows, quoted)
		for i, half := range []string{"<", ">="} {
			l.halves[i] = []string{fmt.Sprintf("%s AND n %s %d", l.single[0], half, rows/2)}
		}
		l.exec(t, "CREATE TABLE t_items AS SELECT 3 * o.n + k AS n, o.id AS order_id, o.note FROM t_orders o, generate_series(0, 2) k WHERE o.n % 4 = 0")
	}
	l.fresh = func(t *testing.T, child bool) {
		l.exec(t, "DROP TABLE IF EXISTS items, orders, old_orders CASCADE", "DROP SCHEMA IF EXISTS sqluuid CASCADE",
			"CREATE TABLE orders (id uuid NOT NULL PRIMARY KEY, "+shopColumns+")")
		if child {
			l.exec(t, "INSERT INTO orders SELECT * FROM t_orders WHERE n % 4 = 0 ORDER BY n", "CREATE TABLE items (n integer PRIMARY KEY, order_id uuid NOT NULL REFERENCES orders (id), note varchar(80))",
				"INSERT INTO items SELECT * FROM t_items ORDER BY n", "CREATE INDEX items_order ON items (order_id)", "VACUUM ANALYZE items")
		} else {
			l.exec(t, "INSERT INTO orders SELECT * FROM t_orders ORDER BY n")
		}
		l.exec(t, "CREATE INDEX orders_tenant ON orders (tenant)", "VACUUM ANALYZE orders", "CHECKPOINT")
	}
	l.single = []string{"UPDATE orders SET id = " + six("id") + " WHERE " + guard("id", 1)}
	l.back = []string{"UPDATE orders SET id = " + one("id") + " WHERE " + guard("id", 6)}
	l.big = []string{"CREATE TABLE orders (id uuid NOT NULL, " + shopColumns + ")",
		"INSERT INTO orders SELECT (lpad(to_hex(t & 4294967295), 8, '0') || lpad(to_hex((t >> 32) & 65535), 4, '0') || '1' || lpad(to_hex((t >> 48) & 4095), 3, '0') || '8' || " +
			"substr(md5(i::text), 1, 15))::uuid, i %% 100000, i, '" + textFill + "' FROM (SELECT i, 135107988821114880 + 263882790666240 / %[1]d * i AS t FROM generate_series(1, %[1]d) i) x",
		"ALTER TABLE orders ADD PRIMARY KEY (id)", "CREATE INDEX orders_tenant ON orders (tenant)", "VACUUM ANALYZE orders"}
	l.linked = func(t *testing.T, parents int) {
		// The bounds are the work of whoever writes this by hand too.
		bounds := l.strings(t, fmt.Sprintf("SELECT id::text FROM (SELECT id, row_number() OVER (ORDER BY id) AS r FROM orders) x WHERE r %% %d = 0 ORDER BY id", chunk))
		lo := "00000000-0000-0000-0000-000000000000"
		for _, hi := range append(bounds, "ffffffff-ffff-ffff-ffff-ffffffffffff") {
			in := func(c string) string {
				return fmt.Sprintf("%s > '%s' AND %s <= '%s' AND %s", c, lo, c, hi, guard(c, 1))
			}
			l.exec(t, "BEGIN", "SELECT count(*) FROM (SELECT 1 FROM orders WHERE "+in("id")+" ORDER BY id FOR UPDATE) l",
				"WITH p AS (UPDATE orders SET id = "+six("id")+" WHERE "+in("id")+" RETURNING 1), c AS (UPDATE items SET order_id = "+six("order_id")+
					" WHERE "+in("order_id")+" RETURNING 1) SELECT (SELECT count(*) FROM p), (SELECT count(*) FROM c)", "COMMIT")
			lo = hi
		}
	}
	return l
}

func mariaDBLab(t *testing.T) *lab {
	return innoDBLab(t, "MariaDB", dbtest.MariaDB,
		"SELECT VARIABLE_VALUE > 0 FROM information_schema.GLOBAL_STATUS "+
			"WHERE VARIABLE_NAME = 'Innodb_history_list_length'")
}

// MySQL has some of its history for more than a minute, the longest that a measurement waits.
func mySQLLab(t *testing.T) *lab { return innoDBLab(t, "MySQL", dbtest.MySQL, "") }

// innoDBLab is MariaDB or MySQL. purging is a query that says whether the server still removes
// the versions of rows that nobody can see any more, "" for none.
func innoDBLab(t *testing.T, name string, server dbtest.Server, purging string) *lab {
	url, db := server.Own(t)
	l := &lab{name: name, url: url, db: db,
		version: "SELECT CONCAT(version(), ', innodb_buffer_pool_size ', " +
			"@@innodb_buffer_pool_size DIV 1048576, ' MiB, binary log ', IF(@@log_bin, 'on', 'off'))"}
	six := func(c string) string {
		return fmt.Sprintf("UNHEX(CONCAT(SUBSTR(HEX(%[1]s),14,3),SUBSTR(HEX(%[1]s),9,4),SUBSTR(HEX(%[1]s),1,5),'6',SUBSTR(HEX(%[1]s),6,3),SUBSTR(HEX(%[1]s),17)))", c)
	}
	one := func(c string) string {
		return fmt.Sprintf("UNHEX(CONCAT(SUBSTR(HEX(%[1]s),8,5),SUBSTR(HEX(%[1]s),14,3),SUBSTR(HEX(%[1]s),4,4),'1',SUBSTR(HEX(%[1]s),1,3),SUBSTR(HEX(%[1]s),17)))", c)
	}
	guard := func(c string, v int) string {
		return fmt.Sprintf("ORD(SUBSTR(%[1]s,7,1)) BETWEEN %[2]d AND %[2]d + 15 AND ORD(SUBSTR(%[1]s,9,1)) BETWEEN 128 AND 191", c, 16*v)
	}
	l.fill = func(t *testing.T, rows int) {
		l.exec(t, "CREATE TABLE t_orders (id binary(16) NOT NULL, "+shopColumns+", PRIMARY KEY (n)) ENGINE=InnoDB")
		l.insert(t, "t_orders", rows, hexed)
	}
	l.fresh = func(t *testing.T, child bool) {
		where := ""
		if child {
			where = " WHERE n % 4 = 0"
		}
		l.exec(t, "DROP TABLE IF EXISTS items", "DROP TABLE IF EXISTS orders, old_orders, new_orders",
			"DROP TABLE IF EXISTS sqluuid_migration, sqluuid_migration_column, sqluuid_migration_key, sqluuid_migration_range, sqluuid_migration_journal, sqluuid_migration_kept, sqluuid_migration_worker",
			"CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY, "+shopColumns+", INDEX orders_tenant (tenant)) ENGINE=InnoDB",
			"INSERT INTO orders SELECT * FROM t_orders"+where+" ORDER BY n")
		if child {
			l.exec(t, "CREATE TABLE items (n integer NOT NULL PRIMARY KEY, order_id binary(16) NOT NULL, note varchar(80), FOREIGN KEY (order_id) REFERENCES orders (id)) ENGINE=InnoDB",
				"INSERT INTO items SELECT 3 * o.n + k.i, o.id, o.note FROM t_orders o CROSS JOIN (SELECT 0 AS i UNION SELECT 1 UNION SELECT 2) k"+where+" ORDER BY 1")
		}
	}
	session := []string{"SET SESSION foreign_key_checks = 0", "SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED"}
	l.single = append(session[1:], "UPDATE orders SET id = "+six("id")+" WHERE "+guard("id", 1))
	for i, half := range []string{"<", ">="} { // ids of version 1 begin with any byte
		l.halves[i] = append(session[1:], "UPDATE orders SET id = "+six("id")+" WHERE id "+half+" x'80' AND "+guard("id", 1))
	}
	l.back = append(session[1:], "UPDATE orders SET id = "+one("id")+" WHERE "+guard("id", 6))
	l.bounds = func(t *testing.T) []string {
		return l.strings(t, fmt.Sprintf("SELECT HEX(id) FROM (SELECT id, row_number() OVER (ORDER BY id) AS r FROM orders) x WHERE r %% %d = 0 ORDER BY id", piece))
	}
	l.pieces = func(t *testing.T, bounds []string) {
		list, lo := slices.Clone(session[1:]), strings.Repeat("0", 32)
		for _, hi := range append(bounds, strings.Repeat("F", 32)) {
			list = append(list, fmt.Sprintf("%s AND id > x'%s' AND id <= x'%s'", l.single[1], lo, hi))
			lo = hi
		}
		l.exec(t, list...)
	}
	if purging != "" {
		l.busy = func() bool {
			var busy bool
			return db.QueryRow(purging).Scan(&busy) == nil && busy
		}
	}
	l.linked = func(t *testing.T, parents int) {
		bounds := l.strings(t, fmt.Sprintf("SELECT HEX(id) FROM (SELECT id, row_number() OVER (ORDER BY id) AS r FROM orders) x WHERE r %% %d = 0 ORDER BY id", chunk))
		lo := strings.Repeat("0", 32)
		for _, hi := range append(bounds, strings.Repeat("F", 32)) {
			list := append([]string{}, session...)
			list = append(list, "BEGIN")
			for _, c := range [][2]string{{"orders", "id"}, {"items", "order_id"}} {
				list = append(list, fmt.Sprintf("UPDATE %s SET %s = %s WHERE %s > x'%s' AND %s <= x'%s' AND %s", c[0], c[1], six(c[1]), c[1], lo, c[1], hi, guard(c[1], 1)))
			}
			l.exec(t, append(list, "COMMIT", "SET SESSION foreign_key_checks = 1")...)
			lo = hi
		}
	}
	return l
}

func sqliteLab(t *testing.T) *lab {
	url, db := dbtest.SQLite.Own(t)
	db.SetMaxOpenConns(1)
	l := &lab{name: "SQLite", url: url, db: db, version: "SELECT sqlite_version()"}
	six := func(c string) string {
		return fmt.Sprintf("unhex(substr(hex(%[1]s),14,3)||substr(hex(%[1]s),9,4)||substr(hex(%[1]s),1,5)||'6'||substr(hex(%[1]s),6,3)||substr(hex(%[1]s),17))", c)
	}
	one := func(c string) string {
		return fmt.Sprintf("unhex(substr(hex(%[1]s),8,5)||substr(hex(%[1]s),14,3)||substr(hex(%[1]s),4,4)||'1'||substr(hex(%[1]s),1,3)||substr(hex(%[1]s),17))", c)
	}
	guard := func(c string, v int) string {
		return fmt.Sprintf("hex(substr(%[1]s,7,1)) BETWEEN '%[2]d0' AND '%[2]dF' AND hex(substr(%[1]s,9,1)) BETWEEN '80' AND 'BF'", c, v)
	}
	l.fill = func(t *testing.T, rows int) {
		l.exec(t, "PRAGMA journal_mode = WAL", "CREATE TABLE t_orders (id blob NOT NULL, "+shopColumns+")")
		l.insert(t, "t_orders", rows, hexed)
	}
	l.fresh = func(t *testing.T, child bool) {
		where := ""
		if child {
			where = " WHERE n % 4 = 0"
		}
		l.exec(t, "DROP TABLE IF EXISTS items", "DROP TABLE IF EXISTS old_orders", "DROP TABLE IF EXISTS orders")
		for _, table := range l.strings(t, "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'sqluuid%'") {
			l.exec(t, "DROP TABLE "+table)
		}
		l.exec(t, "CREATE TABLE orders (id blob NOT NULL PRIMARY KEY, "+shopColumns+")", "INSERT INTO orders SELECT * FROM t_orders"+where+" ORDER BY n",
			"CREATE INDEX orders_tenant ON orders (tenant)")
		if child {
			l.exec(t, "CREATE TABLE items (n integer NOT NULL PRIMARY KEY, order_id blob NOT NULL REFERENCES orders (id), note varchar(80))",
				"INSERT INTO items SELECT 3 * o.n + k.i, o.id, o.note FROM t_orders o CROSS JOIN (SELECT 0 AS i UNION SELECT 1 UNION SELECT 2) k"+where+" ORDER BY 1",
				"CREATE INDEX items_order ON items (order_id)")
		}
		l.exec(t, "PRAGMA wal_checkpoint(TRUNCATE)")
	}
	l.single = []string{"UPDATE orders SET id = " + six("id") + " WHERE " + guard("id", 1)}
	l.back = []string{"UPDATE orders SET id = " + one("id") + " WHERE " + guard("id", 6)}
	l.big = []string{"PRAGMA journal_mode = WAL", "CREATE TABLE orders (id blob NOT NULL PRIMARY KEY, " + shopColumns + ")",
		"INSERT INTO orders WITH RECURSIVE g (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM g WHERE i < %[1]d), x (i, t) AS (SELECT i, 135107988821114880 + 263882790666240 / %[1]d * i FROM g) " +
			"SELECT unhex(printf('%%08x%%04x1%%03x8', t & 4294967295, (t >> 32) & 65535, (t >> 48) & 4095) || substr(hex(randomblob(8)), 1, 15)) AS id, i %% 100000, i, '" + textFill + "' FROM x ORDER BY id",
		"CREATE INDEX orders_tenant ON orders (tenant)"}
	l.linked = func(t *testing.T, parents int) {
		l.exec(t, "PRAGMA foreign_keys = ON", "BEGIN IMMEDIATE", "PRAGMA defer_foreign_keys = ON", l.single[0], "UPDATE items SET order_id = "+six("order_id")+" WHERE "+guard("order_id", 1), "COMMIT")
	}
	return l
}

func (l *lab) strings(t *testing.T, query string) []string {
	t.Helper()
	rows, err := l.db.Query(query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			t.Fatal(err)
		}
		out = append(out, s)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}

func env(name, fallback string) string {
	if v := os.Getenv(name); v != "" {
		return v
	}
	return fallback
}
