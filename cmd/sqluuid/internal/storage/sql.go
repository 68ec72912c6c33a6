package storage

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A dialect is what one SQL engine adds to sqlTables.
type dialect interface {
	profile() engine.Profile
	// name qualifies and quotes the name of a table of a lane.
	name(l Lane, t table) string
	// key returns the type of a key column, and of one that refers to it.
	key(f Form) string
	// identityType is the type and constraint of the baseline's key.
	identityType() string
	// value turns an id into an argument for a column of the form.
	value(f Form, id [16]byte) any
	// bulk loads rows, each of as many values as there are columns.
	bulk(ctx context.Context, conn *sql.Conn, l Lane, t table, columns []string, values []any) error
	// integer is what a sum is cast to, as engines sum whole numbers to
	// decimals.
	integer() string
	// tail ends a CREATE TABLE.
	tail() string
}

// sqlTables is the part of Tables that is the same on every SQL engine.
type sqlTables struct {
	dialect
	conn   *sql.Conn
	lane   Lane
	keys   keys
	rows   int // items
	stmts  map[string]*sql.Stmt
	commit func(context.Context) error // after each commit, timed; may be nil
}

// quote is for the fixed names of this package, which need no quotes but get
// them: every name goes through one function.
func quote(p engine.Profile, name string) string {
	q, err := p.Quote(name)
	if err != nil {
		panic(err) // a bug: the names are constants
	}
	return q
}

// create makes the tables and their indexes. made is told each table that is
// there now.
func (t *sqlTables) create(ctx context.Context, made func(table)) error {
	q := func(name string) string { return quote(t.profile(), name) }
	id, ref := t.key(t.lane.Form)+" NOT NULL PRIMARY KEY", t.key(t.lane.Form)
	if t.lane.Kind == Bigint {
		id, ref = t.identityType(), "bigint"
	}
	ddl := [tables]string{
		fmt.Sprintf("%s %s, %s varchar(80) NOT NULL, %s varchar(60) NOT NULL, %s bigint NOT NULL",
			q("id"), id, q("email"), q("name"), q("created_at")),
		fmt.Sprintf("%s %s, %s %s NOT NULL, %s varchar(10) NOT NULL, %s bigint NOT NULL, %s bigint NOT "+
			"NULL",
			q("id"), id, q("customer_id"), ref, q("status"), q("total_cents"), q("placed_at")),
		fmt.Sprintf("%s %s, %s %s NOT NULL, %s varchar(16) NOT NULL, %s int NOT NULL, %s bigint NOT NULL",
			q("id"), id, q("order_id"), ref, q("sku"), q("quantity"), q("price_cents")),
	}
	// A statement that the context interrupts may have made its table. These
	// statements are short, so they are not interrupted.
	whole := context.WithoutCancel(ctx)
	for n, columns := range ddl {
		if err := ctx.Err(); err != nil {
			return err
		}
		if _, err := t.conn.ExecContext(whole, fmt.Sprintf("CREATE TABLE %s (%s)%s",
			t.name(t.lane, table(n)), columns, t.tail())); err != nil {
			return err
		}
		made(table(n))
	}
	for _, index := range []struct {
		t      table
		column string
	}{{orders, "customer_id"}, {orders, "placed_at"}, {items, "order_id"}} {
		if _, err := t.conn.ExecContext(whole, fmt.Sprintf("CREATE INDEX %s ON %s (%s)",
			q(indexName(t.lane, index.column)), t.name(t.lane, index.t), q(index.column))); err != nil {
			return err
		}
	}
	return nil
}

// prefix begins the name of all that a store makes.
const prefix = "sqluuid_bench"

func tableName(l Lane, t table) string { return prefix + "_" + l.slug() + "_" + t.String() }

func indexName(l Lane, column string) string { return prefix + "_" + l.slug() + "_" + column }

// keyOf returns the argument for the key of a row.
func (t *sqlTables) keyOf(tb table, row int) any {
	if t.lane.Kind == Bigint {
		return int64(row) + 1
	}
	return t.value(t.lane.Form, t.keys.id(tb, row))
}

// Load implements [Tables].
func (t *sqlTables) Load(ctx context.Context, from, to int) (func(context.Context) error, error) {
	t.rows = to
	var columns [tables][]string
	var values [tables][]any
	for tb := range tables {
		// The database numbers the baseline's rows itself, but for bulk
		// loads, in which engines may leave gaps.
		numbered := t.lane.Kind == Bigint && t.lane.Mode != Bulk
		if !numbered {
			columns[tb] = []string{"id"}
		}
		columns[tb] = append(columns[tb], tb.columns()...)
		lo, hi := from/tb.per(), to/tb.per()
		vals := make([]any, 0, (hi-lo)*len(columns[tb]))
		for n := lo; n < hi; n++ {
			if !numbered {
				vals = append(vals, t.keyOf(tb, n))
			}
			vals = tb.row(vals, t.keys.seed, n, t.keyOf)
		}
		values[tb] = vals
		if t.lane.Mode != Bulk && len(vals) > 0 { // prepare before the clock runs
			if _, err := t.insert(ctx, tb, columns[tb], t.perStatement(hi-lo)); err != nil {
				return nil, err
			}
		}
	}
	return func(ctx context.Context) error {
		if _, err := t.conn.ExecContext(ctx, "BEGIN"); err != nil {
			return err
		}
		for tb := range tables {
			if err := t.load(ctx, tb, columns[tb], values[tb]); err != nil {
				t.conn.ExecContext(context.WithoutCancel(ctx), "ROLLBACK")
				return err
			}
		}
		if _, err := t.conn.ExecContext(ctx, "COMMIT"); err != nil {
			return err
		}
		if t.commit != nil {
			return t.commit(ctx)
		}
		return nil
	}, nil
}

// perStatement is how many of n rows go into one statement.
func (t *sqlTables) perStatement(n int) int {
	if t.lane.Mode == Single {
		return 1
	}
	return n
}

func (t *sqlTables) load(ctx context.Context, tb table, columns []string, values []any) error {
	if len(values) == 0 {
		return nil
	}
	if t.lane.Mode == Bulk {
		return t.bulk(ctx, t.conn, t.lane, tb, columns, values)
	}
	n := t.perStatement(len(values) / len(columns))
	stmt, err := t.insert(ctx, tb, columns, n)
	if err != nil {
		return err
	}
	for row := range len(values) / len(columns) / n {
		if _, err := stmt.ExecContext(ctx, values[row*n*len(columns):(row+
			1)*n*len(columns)]...); err != nil {
			return err
		}
	}
	return nil
}

// insert returns the prepared statement that inserts n rows.
func (t *sqlTables) insert(ctx context.Context, tb table, columns []string, n int) (
	*sql.Stmt, error) {
	key := fmt.Sprint("insert ", tb, n)
	if s, ok := t.stmts[key]; ok {
		return s, nil
	}
	var b strings.Builder
	quoted := make([]string, len(columns))
	for i, c := range columns {
		quoted[i] = quote(t.profile(), c)
	}
	fmt.Fprintf(&b, "INSERT INTO %s (%s) VALUES ", t.name(t.lane, tb), strings.Join(quoted, ", "))
	for row := range n {
		if row > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('(')
		for i := range columns {
			if i > 0 {
				b.WriteByte(',')
			}
			b.WriteString(t.profile().Placeholder(row*len(columns) + i + 1))
		}
		b.WriteByte(')')
	}
	return t.prepare(ctx, key, b.String())
}

func (t *sqlTables) prepare(ctx context.Context, key, query string) (*sql.Stmt, error) {
	if s, ok := t.stmts[key]; ok {
		return s, nil
	}
	s, err := t.conn.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	t.stmts[key] = s
	return s, nil
}

// one runs a query with one row of numbers, and adds them up.
func (t *sqlTables) one(ctx context.Context, key, query string, columns int, args ...any) (
	int64, error) {
	s, err := t.prepare(ctx, key, query)
	if err != nil {
		return 0, err
	}
	vals := make([]int64, columns)
	dest := make([]any, columns)
	for i := range vals {
		dest[i] = &vals[i]
	}
	if err := s.QueryRowContext(ctx, args...).Scan(dest...); err != nil {
		return 0, err
	}
	sum := int64(0)
	for _, v := range vals {
		sum += v
	}
	return sum, nil
}

// sql fills in names: {orders} is a table, `name` a column, ? a placeholder.
func (t *sqlTables) sql(query string) string {
	for tb := range tables {
		query = strings.ReplaceAll(query, "{"+tb.String()+"}", t.name(t.lane, tb))
	}
	parts := strings.Split(query, "`")
	for i := 1; i < len(parts); i += 2 {
		parts[i] = quote(t.profile(), parts[i])
	}
	query = strings.Join(parts, "")
	for n := 1; strings.Contains(query, " ?"); n++ {
		query = strings.Replace(query, " ?", " "+strings.ReplaceAll(t.profile().Placeholder(n), "?",
			"\x00"), 1)
	}
	return strings.ReplaceAll(query, "\x00", "?")
}

// Lookup implements [Tables].
func (t *sqlTables) Lookup(ctx context.Context, order int) (int64, error) {
	return t.one(ctx, "lookup", t.sql(
		"SELECT `total_cents`, `placed_at` FROM {orders} WHERE `id` = ?"), 2, t.keyOf(orders, order))
}

// Range implements [Tables].
func (t *sqlTables) Range(ctx context.Context, from, to int) (int64, error) {
	return t.one(ctx, "range", t.sql("SELECT count(*), CAST(sum(`total_cents`) AS "+t.integer()+
		") FROM {orders} WHERE `placed_at` >= ? AND `placed_at` < ?"), 2,
		orders.millis(t.keys.seed, from), orders.millis(t.keys.seed, to-1)+1)
}

// Join implements [Tables].
func (t *sqlTables) Join(ctx context.Context, customer int) (int64, error) {
	return t.one(ctx, "join", t.sql("SELECT count(*), CAST(coalesce(sum(i.`quantity` * "+
		"i.`price_cents`), 0) AS "+t.integer()+
		") FROM {orders} o JOIN {item} i ON i.`order_id` = o.`id` WHERE o.`customer_id` = ?"), 2,
		t.keyOf(customers, customer))
}

// count makes sure that the tables hold what was inserted. The database must have numbered the
// baseline's rows from 1 on without a gap. It reads all of them.
func (t *sqlTables) count(ctx context.Context) error {
	for tb := range tables {
		var n int64
		if err := t.conn.QueryRowContext(ctx, t.sql("SELECT count(*) FROM {"+tb.String()+"}")).Scan(
			&n); err != nil {
			return err
		}
		if want := int64(t.rows / tb.per()); n != want {
			return fmt.Errorf("table %s has %d rows, and %d were inserted", tableName(t.lane, tb), n, want)
		}
		if t.lane.Kind != Bigint || n == 0 {
			continue
		}
		var last int64
		if err := t.conn.QueryRowContext(ctx, t.sql("SELECT max(`id`) FROM {"+tb.String()+"}")).Scan(
			&last); err != nil {
			return err
		}
		if last != n {
			return fmt.Errorf("table %s numbers its %d rows up to %d: the server leaves gaps (is its "+
				"increment 1?)", tableName(t.lane, tb), n, last)
		}
	}
	return nil
}

// finish closes the prepared statements.
func (t *sqlTables) finish() {
	for key, s := range t.stmts {
		s.Close()
		delete(t.stmts, key)
	}
}

// perRow adds a figure that is another by the number of items.
func perRow(sizes map[string]float64, name, of string, rows float64) {
	if v, ok := sizes[of]; ok && rows > 0 {
		sizes[name] = v / rows
	}
}
