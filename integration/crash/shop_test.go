//go:build linux

package crash_test

import (
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	_ "github.com/go-sql-driver/mysql" // registers mysql
	_ "github.com/jackc/pgx/v5/stdlib" // registers pgx
	_ "github.com/mattn/go-sqlite3"    // registers sqlite3

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A lab is a database in which things go wrong.
type lab struct {
	name   string
	db     *sql.DB // of the application, which is not behind the proxy
	writes *sql.DB // in which it writes
	url    string  // of the command, which is
	server *node   // nil for SQLite
	proxy  *proxy  // likewise

	id   string // the column type
	lit  string // an id as a literal, of %x
	hex  string // {c} as hex digits
	tail string // ends CREATE TABLE
	lock string // ends a SELECT of a row that will be written

	// whole: a node may lose a transaction and say nothing, so that the
	// application has no autocommit and looks for its savepoint before COMMIT.
	whole bool
}

func postgresLab(t *testing.T, n *node) *lab {
	l := &lab{name: "PostgreSQL", server: n, proxy: newProxy(t, n.addr), id: "uuid", lit: "'%x'::uuid", hex: "encode(uuid_send({c}),'hex')", lock: " FOR UPDATE"}
	l.url = "postgres://postgres@" + l.proxy.addr() + "/shop?sslmode=disable"
	l.open(t, "pgx", "postgres://postgres@"+n.addr+"/shop?sslmode=disable&connect_timeout=3")
	return l
}

func mariaForm() *lab {
	return &lab{id: "binary(16)", lit: "x'%x'", hex: "LOWER(HEX({c}))", tail: " ENGINE=InnoDB", lock: " FOR UPDATE"}
}

func mariaLab(t *testing.T, n *node) *lab {
	l := mariaForm()
	l.name, l.server, l.proxy = "MariaDB", n, newProxy(t, n.addr)
	l.url = "mariadb://root@" + l.proxy.addr() + "/shop"
	l.open(t, "mysql", "root@tcp("+n.addr+")/shop?timeout=3s")
	return l
}

func sqliteLab(t *testing.T, dir string) *lab {
	path := filepath.Join(dir, "shop.db")
	l := &lab{name: "SQLite", url: "sqlite:" + path, id: "blob", lit: "x'%x'", hex: "CASE WHEN {c} IS NOT NULL THEN lower(hex({c})) END"}
	l.open(t, "sqlite3", "file:"+path+"?_foreign_keys=on&_busy_timeout=2000&_txlock=immediate&_journal_mode=WAL&_synchronous=OFF")
	return l
}

// bytes makes the ids bare bytes, on the engine that has a type for ids.
func (l *lab) bytes() {
	if l.id == "uuid" {
		l.id, l.lit, l.hex = "bytea", "'\\x%x'::bytea", "encode({c},'hex')"
	}
}

func (l *lab) open(t *testing.T, driver, dsn string) {
	t.Helper()
	db, err := sql.Open(driver, dsn)
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(6)
	t.Cleanup(func() { db.Close() })
	l.db, l.writes = db, db
}

func (l *lab) literal(u sqltype.UUID) string { return fmt.Sprintf(l.lit, u[:]) }
func (l *lab) hexOf(column string) string    { return strings.ReplaceAll(l.hex, "{c}", column) }

// A rewrite is what the command is told to do, and what should come of it.
type rewrite struct {
	verb  string
	flags []string
	born  func(r *rand.Rand) sqltype.UUID // before the run
	late  func(r *rand.Rand) sqltype.UUID // what the application writes during it
	image func(sqltype.UUID) sqltype.UUID
	back  func(sqltype.UUID) sqltype.UUID
}

// orSame makes a function that leaves alone what the other one refuses.
func orSame(f func(sqltype.UUID) (sqltype.UUID, error)) func(sqltype.UUID) sqltype.UUID {
	return func(u sqltype.UUID) sqltype.UUID {
		if image, err := f(u); err == nil {
			return image
		}
		return u
	}
}

// v1ToV6 has an image that cannot be mistaken for a source.
func v1ToV6() rewrite {
	return rewrite{
		verb: "v1-to-v6", flags: []string{"--on-mismatch=skip"},
		born: func(r *rand.Rand) sqltype.UUID {
			switch r.IntN(20) {
			case 0:
				return newOf(r, 4)
			case 1:
				return sqltype.UUID(orSame(sqltype.UUID.V6)(newV1(r))) // of version 6 from the start
			}
			return newV1(r)
		},
		late: func(r *rand.Rand) sqltype.UUID {
			if r.IntN(3) == 0 {
				return orSame(sqltype.UUID.V6)(newV1(r))
			}
			return newV1(r)
		},
		image: orSame(sqltype.UUID.V6), back: orSame(sqltype.UUID.V1),
	}
}

// mixedToNetwork is its own inverse, and nothing tells by an id whether it was
// done: whatever is done twice is as it was.
func mixedToNetwork() rewrite {
	swap := func(u sqltype.UUID) sqltype.UUID { return codec.MixedEndian.Encode(u) }
	mixed := func(r *rand.Rand) sqltype.UUID { return swap(newOf(r, 4)) }
	return rewrite{verb: "mixed-to-network", flags: []string{"--on-mismatch=skip"}, born: mixed, late: mixed, image: swap, back: swap}
}

// A shop has orders and three tables that refer to them. Beside it stands a copy
// that no run ever touches: what each order's id was when it was born, as text,
// and by number which order each payment belongs to. The application writes both
// in one transaction, so that the copy says what should be there although nobody
// knows of each lost connection whether its COMMIT arrived.
type shop struct {
	*lab
	rw   rewrite
	born []sqltype.UUID // of the orders that were there first
}

func newShop(t *testing.T, l *lab, rw rewrite, rows int) *shop {
	t.Helper()
	s := &shop{lab: l, rw: rw}
	r := rand.New(rand.NewPCG(7, uint64(rows)))
	for range rows {
		s.born = append(s.born, rw.born(r))
	}
	for _, q := range []string{
		"CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, tenant integer NOT NULL, n integer NOT NULL UNIQUE, note integer NOT NULL, UNIQUE (tenant, id))",
		"CREATE TABLE items (order_id ID! NOT NULL, tenant integer NOT NULL, line integer NOT NULL, n integer NOT NULL, PRIMARY KEY (order_id, line), FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id))",
		"CREATE TABLE shipments (order_id ID! NOT NULL PRIMARY KEY, previous ID! NULL, n integer NOT NULL, FOREIGN KEY (order_id) REFERENCES orders (id), FOREIGN KEY (previous) REFERENCES shipments (order_id))",
		"CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id ID! NULL, FOREIGN KEY (order_id) REFERENCES orders (id))",
		"CREATE INDEX shipments_previous ON shipments (previous)",
		"CREATE INDEX payments_order ON payments (order_id)",
		"CREATE INDEX items_order ON items (tenant, order_id)",
		"CREATE TABLE orders_born (n integer NOT NULL PRIMARY KEY, born char(32) NOT NULL, note integer NOT NULL)",
		"CREATE TABLE payments_born (n integer NOT NULL PRIMARY KEY, order_n integer NULL)",
	} {
		q = strings.ReplaceAll(q, "ID!", l.id)
		if strings.HasPrefix(q, "CREATE TABLE") {
			q += l.tail
		}
		if _, err := l.db.Exec(q); err != nil {
			t.Fatalf("%s: %v", q, err)
		}
	}
	lit := func(i int) string { return l.literal(s.born[i]) }
	s.fill(t, "orders", func(i int) string { return fmt.Sprintf("(%s,%d,%d,0)", lit(i), i%7, i) })
	s.fill(t, "orders_born", func(i int) string { return fmt.Sprintf("(%d,'%x',0)", i, s.born[i][:]) })
	s.fill(t, "items", func(i int) string {
		if !keeps(i) {
			return ""
		}
		return fmt.Sprintf("(%s,%d,0,%d),(%s,%d,1,%d)", lit(i), i%7, 2*i, lit(i), i%7, 2*i+1)
	})
	s.fill(t, "shipments", func(i int) string {
		switch {
		case !keeps(i):
			return ""
		case i%5 == 0:
			return fmt.Sprintf("(%s,NULL,%d)", lit(i), i)
		}
		return fmt.Sprintf("(%s,%s,%d)", lit(i), lit(previous(i)), i)
	})
	s.fill(t, "payments", func(i int) string {
		if i%5 == 0 {
			return fmt.Sprintf("(%d,NULL)", i)
		}
		return fmt.Sprintf("(%d,%s)", i, lit(i))
	})
	s.fill(t, "payments_born", func(i int) string {
		if i%5 == 0 {
			return fmt.Sprintf("(%d,NULL)", i)
		}
		return fmt.Sprintf("(%d,%d)", i, i)
	})
	return s
}

// keeps tells the orders with items and shipments, which are never deleted.
func keeps(i int) bool { return i%10 != 9 }

// previous is an order before i, or i itself, that has a shipment.
func previous(i int) int {
	if p := max(i-3, 0); keeps(p) {
		return p
	}
	return max(i-4, 0)
}

func (s *shop) fill(t *testing.T, table string, row func(i int) string) {
	t.Helper()
	for at := 0; at < len(s.born); at += 500 {
		var vals []string
		for i := at; i < min(at+500, len(s.born)); i++ {
			if v := row(i); v != "" {
				vals = append(vals, v)
			}
		}
		if _, err := s.db.Exec("INSERT INTO " + table + " VALUES " + strings.Join(vals, ",")); err != nil {
			t.Fatalf("filling %s: %v", table, err)
		}
	}
}

// orphans counts the rows whose parent is missing, by join and not by what the
// engine enforces, in one statement.
const orphans = `SELECT
 (SELECT count(*) FROM items c LEFT JOIN orders p ON p.id = c.order_id AND p.tenant = c.tenant WHERE p.id IS NULL) +
 (SELECT count(*) FROM shipments c LEFT JOIN orders p ON p.id = c.order_id WHERE p.id IS NULL) +
 (SELECT count(*) FROM shipments c LEFT JOIN shipments p ON p.order_id = c.previous WHERE p.order_id IS NULL AND c.previous IS NOT NULL) +
 (SELECT count(*) FROM payments c LEFT JOIN orders p ON p.id = c.order_id WHERE p.id IS NULL AND c.order_id IS NOT NULL)`

// crossed counts the rows that hang on another order than they should, in one
// statement.
const crossed = `SELECT
 (SELECT count(*) FROM items c JOIN orders p ON p.id = c.order_id WHERE 2 * p.n <> c.n - c.line OR p.tenant <> c.tenant) +
 (SELECT count(*) FROM shipments c JOIN orders p ON p.id = c.order_id WHERE p.n <> c.n) +
 (SELECT count(*) FROM payments_born b LEFT JOIN payments c ON c.n = b.n LEFT JOIN orders p ON p.id = c.order_id
   WHERE c.n IS NULL OR (p.n IS NULL) <> (b.order_n IS NULL) OR p.n <> b.order_n) +
 (SELECT count(*) FROM orders_born b LEFT JOIN orders p ON p.n = b.n WHERE p.n IS NULL OR p.note <> b.note) +
 (SELECT count(*) FROM payments) - (SELECT count(*) FROM payments_born) + (SELECT count(*) FROM orders) - (SELECT count(*) FROM orders_born)`

// wrong names rows that are not as they should be, now and a moment later: what
// is gone by then was a moment of a reader, and nothing in the tables.
func (s *shop) wrong(ctx context.Context) string {
	var b strings.Builder
	for look := range 2 {
		if look > 0 {
			time.Sleep(time.Second)
		}
		for _, q := range []string{
			"SELECT 'order', b.n, " + s.hexOf("p.id") + ", b.born, p.note, b.note FROM orders_born b LEFT JOIN orders p ON p.n = b.n WHERE p.n IS NULL OR p.note <> b.note",
			"SELECT 'order, unknown', p.n, " + s.hexOf("p.id") + ", '', p.note, 0 FROM orders p LEFT JOIN orders_born b ON b.n = p.n WHERE b.n IS NULL",
			"SELECT 'item', c.n, " + s.hexOf("c.order_id") + ", '', p.n, c.line FROM items c LEFT JOIN orders p ON p.id = c.order_id WHERE p.n IS NULL OR 2 * p.n <> c.n - c.line",
			"SELECT 'shipment', c.n, " + s.hexOf("c.order_id") + ", '', p.n, 0 FROM shipments c LEFT JOIN orders p ON p.id = c.order_id WHERE p.n IS NULL OR p.n <> c.n",
			"SELECT 'payment', b.n, " + s.hexOf("c.order_id") + ", '', p.n, b.order_n FROM payments_born b LEFT JOIN payments c ON c.n = b.n LEFT JOIN orders p ON p.id = c.order_id " +
				"WHERE c.n IS NULL OR (p.n IS NULL) <> (b.order_n IS NULL) OR p.n <> b.order_n",
			"SELECT 'payment, unknown', c.n, " + s.hexOf("c.order_id") + ", '', 0, 0 FROM payments c LEFT JOIN payments_born b ON b.n = c.n WHERE b.n IS NULL",
		} {
			rows, err := s.db.QueryContext(ctx, q)
			if err != nil {
				fmt.Fprintf(&b, "%v\n", err)
				continue
			}
			for n := 0; rows.Next() && n < 5; n++ {
				var r [6]sql.NullString
				if err := rows.Scan(&r[0], &r[1], &r[2], &r[3], &r[4], &r[5]); err != nil {
					fmt.Fprintf(&b, "%v\n", err)
					break
				}
				fmt.Fprintf(&b, "look %d: %s %s has id %s, born as %s; it says %s, the copy says %s\n", look, r[0].String, r[1].String, r[2].String, r[3].String, r[4].String, r[5].String)
			}
			rows.Close()
		}
	}
	return b.String()
}

// one reads one number. It tries again while others hold locks or the server is
// about to answer.
func (l *lab) one(t *testing.T, query string) int64 {
	t.Helper()
	var n int64
	l.again(t, query, func() error { return l.db.QueryRow(query).Scan(&n) })
	return n
}

func (l *lab) again(t *testing.T, what string, f func() error) {
	t.Helper()
	end := time.Now().Add(30 * time.Second)
	for {
		err := f()
		if err == nil {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%.80s: %v", what, err)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// check compares the tables with the copy, every row. undone says which way the
// last run went. Nothing may write meanwhile.
func (s *shop) check(t *testing.T, what string, undone bool) {
	t.Helper()
	if n := s.one(t, orphans); n != 0 {
		t.Fatalf("%s: %d orphans", what, n)
	}
	if n := s.one(t, crossed); n != 0 {
		t.Fatalf("%s: %d rows are not what the untouched copy says", what, n)
	}
	type row struct{ now, born string }
	all := map[int]row{}
	s.again(t, what, func() error {
		clear(all)
		rows, err := s.db.Query("SELECT b.n, " + s.hexOf("o.id") + ", b.born FROM orders_born b JOIN orders o ON o.n = b.n")
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var n int
			var r row
			if err := rows.Scan(&n, &r.now, &r.born); err != nil {
				return err
			}
			all[n] = r
		}
		return rows.Err()
	})
	if len(all) < len(s.born)*9/10 {
		t.Fatalf("%s: %d orders, and there were %d at first", what, len(all), len(s.born))
	}
	wrong := 0
	for n, r := range all {
		if err := s.judge(n, r.now, r.born, undone); err != nil {
			if wrong++; wrong <= 5 {
				t.Errorf("%s: order %d: %v", what, n, err)
			}
		}
	}
	if wrong > 0 {
		t.Fatalf("%s: %d of %d orders are wrong", what, wrong, len(all))
	}
}

var errBytes = errors.New("not sixteen bytes")

// judge compares one id with what it should be. Of what the application wrote
// later, an undo with --include-new may or may not turn an id back that was born
// in the new form; and no list has the ids in another byte order.
func (s *shop) judge(n int, now, born string, undone bool) error {
	got, err := read(now)
	if err != nil {
		return err
	}
	was, err := read(born)
	if err != nil {
		return err
	}
	late := n >= len(s.born)
	want := []sqltype.UUID{s.rw.image(was)}
	switch self := s.rw.image(s.rw.image(was)) == was && s.rw.image(was) != was; {
	case late && self:
		want = append(want, was)
	case undone && late && s.rw.back(was) != was:
		want = []sqltype.UUID{was, s.rw.back(was)}
	case undone:
		want = []sqltype.UUID{was}
	}
	for _, w := range want {
		if got == w {
			return nil
		}
	}
	return fmt.Errorf("it is %v, born as %v, want one of %v", got, was, want)
}

func read(s string) (u sqltype.UUID, err error) {
	b, err := hex.DecodeString(s)
	if err != nil || len(b) != 16 {
		return u, fmt.Errorf("%q: %w", s, errBytes)
	}
	return sqltype.UUID(b), nil
}
