package twins_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// carriedSchema has each kind of object that a change of type must not lose.
const carriedSchema = `
CREATE TABLE users (id varchar(36) PRIMARY KEY DEFAULT gen_random_uuid()::text, email text UNIQUE, boss varchar(36) REFERENCES users (id) ON DELETE SET NULL);
COMMENT ON COLUMN users.id IS 'who''s who';
CREATE TABLE orders (id varchar(36), user_id varchar(36) NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE, n int,
 alt varchar(36) UNIQUE DEFERRABLE, PRIMARY KEY (id), CONSTRAINT other CHECK (id <> user_id));
COMMENT ON CONSTRAINT other ON orders IS 'nobody orders himself';
CREATE TABLE items (order_id varchar(36) REFERENCES orders (id) ON DELETE CASCADE, line int, user_id varchar(36) REFERENCES users (id), PRIMARY KEY (order_id, line));
ALTER TABLE orders ALTER user_id SET STATISTICS 300;
CREATE INDEX of_user ON orders (user_id);
COMMENT ON INDEX of_user IS 'for the list';
CREATE INDEX part ON orders (n, user_id DESC) INCLUDE (id) WHERE user_id IS NOT NULL;
CREATE INDEX lowered ON orders (lower(id::text));
CREATE UNIQUE INDEX told ON orders (user_id, id);
ALTER TABLE orders REPLICA IDENTITY USING INDEX told;
CREATE VIEW mine AS SELECT o.id, u.email, o.user_id FROM orders o JOIN users u ON u.id = o.user_id;
CREATE VIEW fewer WITH (security_barrier=true) AS SELECT id FROM mine WHERE user_id IS NOT NULL;
COMMENT ON VIEW fewer IS 'a view of a view';
GRANT SELECT ON fewer TO PUBLIC;
GRANT SELECT (id) ON users TO PUBLIC;
CREATE MATERIALIZED VIEW counted AS SELECT user_id, count(*) AS n FROM orders GROUP BY user_id;
CREATE UNIQUE INDEX of_counted ON counted (user_id);
ALTER TABLE orders ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON orders FOR SELECT USING (EXISTS (SELECT 1 FROM users u WHERE u.id = orders.user_id));
CREATE STATISTICS both_ids ON id, user_id FROM orders;
CREATE PUBLICATION listed FOR TABLE orders (id, user_id, n);
INSERT INTO users SELECT gen_random_uuid()::text, 'u' || i FROM generate_series(1, 500) i;
UPDATE users SET boss = (SELECT min(id) FROM users);
INSERT INTO orders SELECT gen_random_uuid()::text, id, 1 FROM users;
INSERT INTO orders SELECT upper(gen_random_uuid()::text), id, 2 FROM users LIMIT 20;
INSERT INTO items SELECT id, 1, user_id FROM orders;
REFRESH MATERIALIZED VIEW counted;
ANALYZE`

// catalogue describes the tables and all that belongs to them.
const catalogue = `
SELECT 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' ||
 COALESCE(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || COALESCE(col_description(c.oid, a.attnum), '') || ' ' || COALESCE(a.attacl::text, '') || ' ' || COALESCE(a.attstattarget, -1)
 FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
 WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'm') AND c.relname <> 'sqluuid_gate' AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL SELECT 'index ' || pg_get_indexdef(i.indexrelid) || ' ' || i.indisvalid || i.indisprimary || i.indisreplident || COALESCE(obj_description(i.indexrelid), '')
 FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> 'sqluuid_gate'
UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || COALESCE(obj_description(oid), '')
 FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND conrelid <> COALESCE(to_regclass('sqluuid_gate'), 0)
UNION ALL SELECT 'view ' || c.relname || ' ' || pg_get_viewdef(c.oid) || COALESCE(c.reloptions::text, '') || COALESCE(c.relacl::text, '') || COALESCE(obj_description(c.oid), '')
 FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('v', 'm')
UNION ALL SELECT 'policy ' || tablename || policyname || permissive || roles::text || cmd || COALESCE(qual, '') || COALESCE(with_check, '') FROM pg_policies
UNION ALL SELECT 'statistics ' || pg_get_statisticsobjdef(oid) FROM pg_statistic_ext
UNION ALL SELECT 'publication ' || pubname || tablename || (SELECT string_agg(x, ',' ORDER BY x) FROM unnest(attnames::text[]) x) FROM pg_publication_tables
UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger WHERE NOT tgisinternal
UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = to_regnamespace('sqluuid')
ORDER BY 1`

// facts are what the rows say by their business keys, whatever type an id has.
const facts = `
SELECT lower(u.id::text) || ' ' || u.email || ' ' || COALESCE(b.email, '') FROM users u LEFT JOIN users b ON b.id = u.boss
UNION ALL SELECT lower(o.id::text) || ' ' || o.n || ' ' || u.email FROM orders o JOIN users u ON u.id = o.user_id
UNION ALL SELECT lower(i.order_id::text) || ' ' || i.line || ' ' || u.email FROM items i JOIN users u ON u.id = i.user_id JOIN orders o ON o.id = i.order_id
UNION ALL SELECT 'views ' || (SELECT count(*) FROM fewer) || ' ' || (SELECT count(*) FROM counted)
ORDER BY 1`

func openCarried(t *testing.T) *lab.Lab {
	t.Helper()
	l := lab.Open(t, "PostgreSQL")
	l.Since(t, 15, "column lists of publications")
	l.Exec(t, carriedSchema)
	aside(t, l)
	return l
}

func TestEverythingComesBack(t *testing.T) {
	t.Parallel()
	l := openCarried(t)
	before, rows := l.Dump(t, catalogue), l.Dump(t, facts)
	lab.MustRun(t, twins(l, "--column", "orders.alt")...)
	ready := l.Dump(t, catalogue)
	lab.MustRun(t, verb(l, "cutover")...)
	lab.Same(t, "the facts after the cut-over", l.Dump(t, facts), rows)
	lab.MustRun(t, verb(l, "verify")...)
	lab.MustRun(t, verb(l, "cutover", "--back")...)
	lab.Same(t, "the catalogue after the way back", l.Dump(t, catalogue), ready)
	lab.Same(t, "the facts after the way back", l.Dump(t, facts), rows)
	lab.MustRun(t, verb(l, "undo")...)
	lab.Same(t, "the catalogue after undo", l.Dump(t, catalogue), before)
	lab.Same(t, "the facts after undo", l.Dump(t, facts), rows)
	if texts := l.Dump(t, "SELECT count(*) FROM orders WHERE id = upper(id)"); texts[0] != "20" {
		t.Errorf("%s ids are in upper case, want 20", texts[0])
	}
}

func TestFinishLeavesWhatWasThereWithTheOtherType(t *testing.T) {
	t.Parallel()
	l := openCarried(t)
	rows := l.Dump(t, facts)
	l.Exec(t, "CREATE INDEX orders_like ON orders (id varchar_pattern_ops)")
	want := l.Dump(t, catalogue)
	lab.MustRun(t, twins(l, "--column", "orders.alt")...)
	for _, more := range [][]string{nil, {"--back"}, nil} {
		lab.MustRun(t, verb(l, "cutover", more...)...)
	}
	lab.MustRun(t, verb(l, "finish")...)
	lab.Same(t, "the facts", l.Dump(t, facts), rows)
	got := strings.Join(l.Dump(t, catalogue), "\n")
	for _, line := range want {
		// What names the type is another text.
		switch {
		case strings.HasPrefix(line, "column") && strings.Contains(line, "(36)"):
			line = strings.NewReplacer("character varying(36)", "uuid", "(gen_random_uuid())::text",
				"gen_random_uuid()").Replace(line)
		case strings.Contains(line, "orders_like"):
			continue
		case strings.Contains(line, "::text"):
			line, _, _ = strings.Cut(line, "(")
		}
		if !strings.Contains(got, line) {
			t.Errorf("lost: %s\n%s", line, got)
		}
	}
	for _, left := range []string{"__old", "__new", "sqluuid_twin", "function", "varying(36)"} {
		if strings.Contains(got, left) {
			t.Errorf("%q is left:\n%s", left, got)
		}
	}
}
