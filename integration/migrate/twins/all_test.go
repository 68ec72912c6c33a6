package twins_test

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestAllClassesOfSeveralSchemas changes them in one run with one question.
func TestAllClassesOfSeveralSchemas(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, `
CREATE SCHEMA billing; CREATE SCHEMA "odd one"; CREATE SCHEMA other;
CREATE TABLE users (id varchar(36) PRIMARY KEY, name text);
CREATE TABLE billing.invoices (id text PRIMARY KEY, user_id varchar(36) REFERENCES users (id));
CREATE TABLE "odd one"."it's" ("the.id" char(36) PRIMARY KEY, up char(36) REFERENCES "odd one"."it's" ("the.id"));
CREATE TABLE other.audit (ref text);
INSERT INTO users SELECT gen_random_uuid()::text, 'n' || i FROM generate_series(1, 50) i;
INSERT INTO billing.invoices SELECT gen_random_uuid()::text, id FROM users;
INSERT INTO "odd one"."it's" SELECT gen_random_uuid()::text;
INSERT INTO "odd one"."it's" SELECT gen_random_uuid()::text, "the.id" FROM "odd one"."it's";
INSERT INTO other.audit SELECT id FROM users; INSERT INTO other.audit VALUES ('root')`)
	args := []string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--all"}
	lab.WantError(t, lab.Run(t, args...), 3, "1 id column is left out", "other.audit.ref")
	args = append(args, "--except", "audit")
	r := lab.RunIn(t, "yes\n", args...)
	if r.Code != 0 || strings.Count(r.Err, "[y/N]") != 1 || !strings.Contains(r.Out, "These 5 columns change together") {
		t.Fatalf("exit %d\n%s%s", r.Code, r.Out, r.Err)
	}
	facts := func() []string {
		return l.Dump(t, `SELECT u.name || u.id || i.id FROM users u JOIN billing.invoices i ON i.user_id = u.id
UNION ALL SELECT a."the.id" || '' || b."the.id" FROM "odd one"."it's" a JOIN "odd one"."it's" b ON b.up = a."the.id" ORDER BY 1`)
	}
	before := facts()
	types := "SELECT string_agg(DISTINCT format_type(atttypid, -1), ',') FROM pg_attribute WHERE attname IN ('id', 'user_id', 'the.id', 'up') AND attrelid IN " +
		`('users'::regclass, 'billing.invoices'::regclass, '"odd one"."it''s"'::regclass)`
	run := []string{"--database", l.URL, "--run", "1", "--yes"}
	lab.MustRun(t, append([]string{"migrate", "cutover"}, run...)...)
	if got := l.Ask(t, types); got != "uuid" {
		t.Errorf("the types are %s", got)
	}
	lab.Same(t, "facts", facts(), before)
	lab.MustRun(t, append([]string{"migrate", "cutover", "--back"}, run...)...)
	lab.Same(t, "facts", facts(), before)
	lab.MustRun(t, append([]string{"migrate", "undo"}, run...)...)
	if got := l.Ask(t, types); got != "bpchar,character varying,text" {
		t.Errorf("the types are %s", got)
	}
}

// A counter counts statements.
type counter struct{ n atomic.Int64 }

func (c *counter) TraceQueryStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryStartData) context.Context {
	c.n.Add(1)
	return ctx
}

func (c *counter) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// messages records what a cut-over sends from its locks to its commit.
type messages struct {
	isOn bool
	list []string
}

func (m *messages) TraceQueryStart(ctx context.Context, _ *pgx.Conn, data pgx.TraceQueryStartData) context.Context {
	m.isOn = m.isOn && data.SQL != "commit" || strings.HasPrefix(data.SQL, "LOCK TABLE")
	if m.isOn && !strings.HasPrefix(data.SQL, "SELECT p.pid") { // who blocks whom, now and then
		m.list = append(m.list, data.SQL)
	}
	return ctx
}

func (m *messages) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// TestACutOverOfManyTables counts the messages for which everybody waits. A busy server answers each
// of them late.
func TestACutOverOfManyTables(t *testing.T) {
	t.Parallel()
	const tables = 60
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	var b strings.Builder
	for i := range tables {
		fmt.Fprintf(&b, "CREATE TABLE t%d (id varchar(36) PRIMARY KEY DEFAULT gen_random_uuid()::text, up varchar(36));\n", i)
		fmt.Fprintf(&b, "CREATE INDEX ON t%d (up); ALTER TABLE t%[1]d ADD FOREIGN KEY (up) REFERENCES t%d (id);\n", i, i/7)
	}
	l.Exec(t, b.String()+"INSERT INTO t0 DEFAULT VALUES")
	lab.MustRun(t, "migrate", "text-to-binary", "--twins", "--database", l.URL, "--all", "--yes")
	config, err := pgx.ParseConfig(l.URL)
	if err != nil {
		t.Fatal(err)
	}
	sent := &messages{}
	config.Tracer = sent
	db := stdlib.OpenDB(*config)
	defer db.Close()
	ids, err := migrate.Open(db, engine.PostgreSQL)
	if err != nil {
		t.Fatal(err)
	}
	for _, back := range []bool{false, true} {
		sent.list = nil
		if _, err := ids.CutOver(t.Context(), migrate.CutOverConfig{Back: back, Hold: 10 * time.Second}); err != nil {
			t.Fatal(err)
		}
		const most = 40 // about 800 statements
		if n := len(sent.list); n < 5 || n > most {
			t.Errorf("back %v: %d messages between the locks and the commit, want 5 to %d", back, n, most)
		}
		t.Logf("back %v: %d messages", back, len(sent.list))
	}
}

// TestAPlanOfManyTables counts statements: a few for each table, and some besides.
func TestAPlanOfManyTables(t *testing.T) {
	t.Parallel()
	const tables = 300
	l := lab.Open(t, "PostgreSQL")
	var b strings.Builder
	for i := range tables {
		fmt.Fprintf(&b, "CREATE TABLE t%d (id varchar(36) PRIMARY KEY DEFAULT gen_random_uuid()::text, up varchar(36), name text, n int);\n", i)
		if i > 0 {
			fmt.Fprintf(&b, "ALTER TABLE t%d ADD FOREIGN KEY (up) REFERENCES t%d (id);\n", i, i/7)
		}
		fmt.Fprintf(&b, "INSERT INTO t%d (name) VALUES ('x');\n", i)
	}
	l.Exec(t, b.String())
	config, err := pgx.ParseConfig(l.URL)
	if err != nil {
		t.Fatal(err)
	}
	count := &counter{}
	config.Tracer = count
	db := stdlib.OpenDB(*config)
	defer db.Close()
	ids, err := migrate.Open(db, engine.PostgreSQL)
	if err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	pl, err := ids.PlanTwins(t.Context(), migrate.TwinConfig{Rewrite: lab.Rewrite("text-to-binary"), All: true})
	if err != nil {
		t.Fatal(err)
	}
	took := time.Since(start)
	if n := len(pl.Facts().Columns); n != 2*tables {
		t.Errorf("%d columns get twins, want %d", n, 2*tables)
	}
	got := count.n.Load()
	t.Logf("%d statements in %v", got, took)
	if most := int64(4*tables + 60); got > most {
		t.Errorf("%d statements, want at most %d", got, most)
	}
}
