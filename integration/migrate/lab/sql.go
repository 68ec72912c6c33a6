package lab

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Exec runs a statement. ID! stands for the id type, `name` for a quoted name.
func (l *Lab) Exec(t *testing.T, query string) {
	t.Helper()
	if _, err := l.DB.Exec(l.SQL(t, query)); err != nil {
		t.Fatalf("%s: %v", Clip(query), err)
	}
}

// ExecWith runs a statement in a session of its own with settings.
// (MariaDB alone has SET STATEMENT ... FOR.)
func (l *Lab) ExecWith(t *testing.T, settings, query string) {
	t.Helper()
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	defer conn.Raw(func(any) error { return driver.ErrBadConn }) // the settings go with it
	for _, q := range []string{"SET SESSION " + settings, l.SQL(t, query)} {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatalf("%s: %v", Clip(q), err)
		}
	}
}

// SQL is the statement as the engine takes it.
func (l *Lab) SQL(t *testing.T, query string) string {
	t.Helper()
	parts := strings.Split(query, "`")
	for i := 1; i < len(parts); i += 2 {
		q, err := l.Profile.Quote(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		parts[i] = q
	}
	query = strings.ReplaceAll(strings.Join(parts, ""), "ID!", l.ID)
	if strings.HasPrefix(query, "CREATE TABLE") {
		query += l.Tail
	}
	return query
}

// Dump returns every row of a query as text, ids in hex.
func (l *Lab) Dump(t *testing.T, query string) []string {
	t.Helper()
	rows, err := l.DB.Query(l.SQL(t, query))
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	cols, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	vals := make([]sql.NullString, len(cols))
	dest := make([]any, len(cols))
	for i := range vals {
		dest[i] = &vals[i]
	}
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			t.Fatal(err)
		}
		var line []string
		for _, v := range vals {
			if !v.Valid {
				v.String = "NULL"
			}
			line = append(line, v.String)
		}
		out = append(out, strings.Join(line, "|"))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}

// HexOf reads a column as hex digits.
func (l *Lab) HexOf(column string) string { return strings.ReplaceAll(l.Hex, "{c}", column) }

// Ask returns the one value of a query.
func (l *Lab) Ask(t *testing.T, query string) (out string) {
	t.Helper()
	if err := l.DB.QueryRow(query).Scan(&out); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return out
}

// Same compares two lists, row by row.
func Same(t *testing.T, what string, got, want []string) {
	t.Helper()
	if slices.Equal(got, want) {
		return
	}
	n := 0
	for i := range max(len(got), len(want)) {
		g, w := "(none)", "(none)"
		if i < len(got) {
			g = got[i]
		}
		if i < len(want) {
			w = want[i]
		}
		if g != w {
			if n++; n <= 5 {
				t.Errorf("%s: row %d is %s, want %s", what, i, g, w)
			}
		}
	}
	t.Errorf("%s: %d of %d rows differ, %d expected", what, n, len(got), len(want))
}

// Clip shortens a statement for a message.
func Clip(s string) string {
	if len(s) > 300 {
		s = s[:300] + "…"
	}
	return s
}

// Tables lists the tables of the lab, the state's included.
func (l *Lab) Tables(t *testing.T) []string {
	t.Helper()
	q := map[engine.Profile]string{
		engine.PostgreSQL: "SELECT schemaname || '.' || tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1",
		engine.MariaDB:    "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
		engine.MySQL:      "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
		engine.SQLite:     "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1",
	}[l.Profile]
	return l.Dump(t, q)
}

// StateTables are the names of the state tables of an engine.
func (l *Lab) StateTables() []string {
	prefix := "sqluuid_"
	if l.Profile == engine.PostgreSQL {
		prefix = "sqluuid."
	}
	var out []string
	for _, end := range []string{"", "_column", "_key", "_range", "_journal", "_kept", "_worker"} {
		out = append(out, prefix+"migration"+end)
	}
	return out
}

// Schema describes the tables of the database as far as the engine tells.
func (l *Lab) Schema(t *testing.T) []string {
	t.Helper()
	switch l.Profile {
	case engine.PostgreSQL:
		return l.Dump(t, `SELECT 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull::text, COALESCE(pg_get_expr(d.adbin, d.adrelid), ''), COALESCE(col_description(c.oid, a.attnum), '')
 FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
 WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
UNION ALL SELECT 'constraint', k.conrelid::regclass::text, k.conname, pg_get_constraintdef(k.oid), '', '', '' FROM pg_constraint k WHERE k.connamespace = 'public'::regnamespace
UNION ALL SELECT 'index', i.indrelid::regclass::text, pg_get_indexdef(i.indexrelid), '', '', '', '' FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace
UNION ALL SELECT 'owner', c.relname, pg_get_userbyid(c.relowner), COALESCE(c.relacl::text, ''), COALESCE(c.reloptions::text, ''), COALESCE(obj_description(c.oid), ''), '' FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r','S')
ORDER BY 1, 2, 3, 4`)
	case engine.SQLite:
		return l.Dump(t, "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqluuid%' AND name NOT LIKE 'sqlite%' ORDER BY name")
	}
	return l.Dump(t, `SELECT TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COALESCE(COLUMN_DEFAULT, '-'), COLUMN_KEY, COALESCE(COLLATION_NAME, '-'), COLUMN_COMMENT FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT LIKE 'sqluuid%'
UNION ALL SELECT TABLE_NAME, INDEX_NAME, NON_UNIQUE, SEQ_IN_INDEX, COLUMN_NAME, '', '', '' FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT LIKE 'sqluuid%'
UNION ALL SELECT '', CONSTRAINT_NAME, CHECK_CLAUSE, '', '', '', '', ''
FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() AND CHECK_CLAUSE NOT LIKE '%only_row% = 1%' AND CHECK_CLAUSE NOT LIKE '%announced%switching%'
UNION ALL SELECT TABLE_NAME, CONSTRAINT_NAME, REFERENCED_TABLE_NAME, UPDATE_RULE, DELETE_RULE, '', '', '' FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE()
ORDER BY 1, 2, 3, 4`)
}

// Role makes a role that may log in and no more, and returns its name and the
// database's URL for it.
func (l *Lab) Role(t *testing.T) (role, its string) {
	t.Helper()
	u := ParseURL(t, l.URL)
	role = strings.Replace(strings.TrimPrefix(u.Path, "/"), "test", "role", 1)
	u.User = url.UserPassword(role, "s3cret")
	if l.IsInnoDB() {
		l.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
		t.Cleanup(func() { l.DB.Exec("DROP USER IF EXISTS '" + role + "'@'%'") })
		return role, u.String()
	}
	l.Exec(t, "CREATE ROLE "+role+" LOGIN PASSWORD 's3cret'")
	t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + role); l.DB.Exec("DROP ROLE " + role) })
	return role, u.String()
}

// ParseURL wants a URL.
func ParseURL(t *testing.T, raw string) *url.URL {
	t.Helper()
	u, err := url.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// FillOrders fills a table orders (id, n) and a table payments (n, order_id) of PostgreSQL
// with ids of version 1.
func (l *Lab) FillOrders(t *testing.T, rows int, text func(string) string) (snapshot func() []string) {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 12))
	for n := range rows {
		id := NewV1(r).String()
		for _, q := range []string{"INSERT INTO orders (n, id) VALUES ($1, $2)", "INSERT INTO payments (n, order_id) VALUES ($1, $2)"} {
			if _, err := l.DB.Exec(q, n, id); err != nil {
				t.Fatal(err)
			}
			if text != nil {
				id = text(id)
			}
		}
	}
	return func() []string {
		return append(l.Dump(t, "SELECT n, id FROM orders ORDER BY n"), l.Dump(t, "SELECT n, order_id FROM payments ORDER BY n")...)
	}
}

// NullNotes makes a trigger on orders that makes NULL of two notes in three when a row is
// updated.
func (l *Lab) NullNotes(t *testing.T) {
	t.Helper()
	switch l.Profile {
	case engine.PostgreSQL:
		l.Exec(t, "CREATE FUNCTION nulled() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.n % 3 <> 0 THEN NEW.note := NULL; END IF; RETURN NEW; END $$")
		l.Exec(t, "CREATE TRIGGER nulling BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION nulled()")
	case engine.SQLite:
		l.Exec(t, "CREATE TRIGGER nulling AFTER UPDATE OF id ON orders BEGIN SELECT CASE WHEN 1 THEN 2 END; UPDATE orders SET note = NULL WHERE id = new.id AND n % 3 <> 0; END")
	default:
		l.Exec(t, "CREATE TRIGGER nulling BEFORE UPDATE ON orders FOR EACH ROW SET NEW.note = IF(NEW.n % 3 <> 0, NULL, NEW.note)")
	}
}

// Numbers is a table expression of MariaDB and MySQL: its column seq counts from 1 to n.
// (MariaDB alone has a storage engine SEQUENCE.)
func Numbers(n int) string {
	return fmt.Sprintf("JSON_TABLE(CONCAT('[', REPEAT('0,', %d), '0]'), '$[*]' "+
		"COLUMNS (seq FOR ORDINALITY)) AS numbers", n-1)
}

// Processes is a table expression of MariaDB and MySQL: DB, INFO and STATE of the sessions.
// MySQL's information_schema fails while any session has a statement with raw bytes (3854).
func (l *Lab) Processes() string {
	if l.Name == "MySQL" {
		return "(SELECT PROCESSLIST_DB AS DB, PROCESSLIST_INFO AS INFO, PROCESSLIST_STATE AS STATE " +
			"FROM performance_schema.threads) AS sessions"
	}
	return "information_schema.PROCESSLIST"
}
