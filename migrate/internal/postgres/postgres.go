package postgres

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect rewrites a range in one statement with data-modifying parts, one per
// table: foreign keys are checked at its end, so neither NO ACTION nor RESTRICT
// sees a half-written state. The referenced rows are locked first, which keeps
// a concurrent insert of a child from slipping between snapshot and check.
type Dialect struct{}

func (Dialect) Profile() engine.Profile { return engine.PostgreSQL }

func (d Dialect) Open(ctx context.Context, db *sql.DB) (*dialect.Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	s := &dialect.Session{Conn: conn, DB: db, DoBegin: dialect.BeginTx(conn, sql.LevelReadCommitted), DoRestore: dialect.Discard(conn)}
	// A chunk need not wait for the disk. A crash of the server can then take the
	// last ones back, each whole, with its record and the place that the run had
	// reached: they are done again, with the same result.
	s.DoHasten, s.DoSettle = setting(conn, "SET synchronous_commit = off"), setting(conn, "RESET synchronous_commit")
	err = d.foreign(ctx, conn)
	if err == nil {
		err = d.undivided(ctx, db, conn)
	}
	if err != nil && d.Kind(err) == dialect.KindPooled {
		err = dialect.ErrPooled
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	// row_security off makes a policy an error instead of a filter that hides
	// rows from the rewrite. Compiling a chunk's expressions takes longer than
	// the chunk.
	for _, q := range []string{
		"SET client_encoding = 'UTF8'", // else names come in the encoding of the database
		// Not every version has all of these. A session whose client was cut off in a
		// transaction keeps its locks for a minute at most.
		"SELECT set_config(name, CASE WHEN name LIKE '%timeout' AND name NOT LIKE 'tcp%' AND name NOT LIKE 'idle_in%' THEN '0' WHEN name LIKE '%timeout' THEN '60000' WHEN name = 'tcp_keepalives_idle' THEN '20' WHEN name = 'tcp_keepalives_interval' THEN '10' ELSE '3' END, false) FROM pg_settings " +
			"WHERE name IN ('statement_timeout', 'idle_session_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout', 'tcp_user_timeout', 'tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count')",
		"SET lock_timeout = '1s'", "SET row_security = off", "SET jit = off",
		"SET standard_conforming_strings = on", "SET default_tablespace = ''"} {
		if _, err := conn.ExecContext(ctx, q); err != nil {
			return nil, errors.Join(err, s.Close())
		}
	}
	return s, nil
}

// setting returns a function that runs a statement on a connection.
func setting(conn *sql.Conn, statement string) func(context.Context) error {
	return func(ctx context.Context) error {
		_, err := conn.ExecContext(ctx, statement)
		return err
	}
}

func (d Dialect) Table(ctx context.Context, q dialect.Querier, schema, table string) (*sqlgen.Table, error) {
	t := &sqlgen.Table{}
	var kind string
	var rls, forced, part, inherits, rules bool
	err := q.QueryRowContext(ctx, `
SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecurity, c.relforcerowsecurity, c.relispartition,
       EXISTS (SELECT 1 FROM pg_inherits i WHERE (i.inhparent = c.oid AND c.relkind <> 'p') OR (i.inhrelid = c.oid AND NOT c.relispartition)),
       EXISTS (SELECT 1 FROM pg_rewrite r WHERE r.ev_class = c.oid AND r.ev_type = '2')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relname = $1 AND c.relkind IN ('r','p','v','m','f')
  AND CASE WHEN $2::text = '' THEN n.nspname = ANY (current_schemas(false)) ELSE n.nspname = $2::text END
ORDER BY array_position(current_schemas(false), n.nspname) LIMIT 1`, table, schema).
		Scan(&t.Schema, &t.Table, &kind, &rls, &forced, &part, &inherits, &rules)
	if err != nil {
		return nil, err
	}
	switch {
	case kind == "v" || kind == "m":
		t.Refusal = "it is a view; name the table behind it"
	case kind == "f":
		t.Refusal = "it is a foreign table; run the rewrite where the table lives"
	case part:
		t.Refusal = "it is a partition; name the partitioned table, and if a foreign key is of the partition alone, make it one of the whole table"
	case inherits:
		t.Refusal = "it takes part in table inheritance, where a key is unique per table only"
	case rules:
		t.Refusal = "a rule rewrites its updates; drop the rule for the run"
	}
	if kind == "p" {
		t.Unindexed = "the server makes none for a partitioned table while others write: make one ON ONLY the table and one CONCURRENTLY on each partition, and attach these"
	}
	if t.Columns, err = d.columns(ctx, q, t.Ref); err != nil {
		return nil, err
	}
	t.Triggers, err = d.updateTriggers(ctx, q, t.Ref)
	return t, err
}

// pgDomains are the type of an attribute a and, as far as that is a domain, the types
// beneath.
const pgDomains = `WITH RECURSIVE d AS (SELECT a.atttypid AS oid UNION ALL SELECT y.typbasetype FROM d JOIN pg_type y ON y.oid = d.oid AND y.typtype = 'd') SELECT oid FROM d`

// columns counts an index only if it has the ranges of ids side by side: one by hash,
// or in another order than the column's, has not.
func (Dialect) columns(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]sqlgen.TableColumn, error) {
	rows, err := q.QueryContext(ctx, `
SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.typname, COALESCE(l.collname, ''),
       a.attgenerated <> '',
       EXISTS (SELECT 1 FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_opclass o ON o.oid = x.indclass[0]
        WHERE x.indrelid = a.attrelid AND x.indkey[0] = a.attnum AND x.indpred IS NULL AND x.indisvalid
        AND pg_indexam_has_property(i.relam, 'can_order') AND o.opcdefault AND x.indcollation[0] = a.attcollation),
       EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = a.attrelid AND x.indkey[0] = a.attnum AND x.indnkeyatts = 1 AND x.indisunique AND x.indpred IS NULL AND x.indisvalid),
       EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = a.attrelid AND (x.indkey[0] = a.attnum AND x.indpred IS NULL OR a.attnum = ANY (x.indkey::int2[]) AND x.indisunique))
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL (`+pgDomains+`) y JOIN pg_type b ON b.oid = y.oid AND b.typtype <> 'd'
LEFT JOIN pg_collation l ON l.oid = a.attcollation
WHERE n.nspname = $1 AND c.relname = $2 AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	forms := map[string]*sqlgen.Form{"uuid": pgUUID, "bytea": pgBytea, "text": pgText, "varchar": pgText, "bpchar": pgBpchar}
	var out []sqlgen.TableColumn
	for rows.Next() {
		var c sqlgen.TableColumn
		var base string
		if err := rows.Scan(&c.Name, &c.Type, &base, &c.Collation, &c.Generated, &c.Indexed, &c.Unique, &c.Keyed); err != nil {
			return nil, err
		}
		c.Form = forms[base]
		out = append(out, c)
	}
	return out, rows.Err()
}

func (Dialect) Forms(ctx context.Context, q dialect.Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	if err := noOverloads(ctx, q, cols, facts); err != nil {
		return err
	}
	return dialect.SameForm(cols, facts)
}

// Hidden finds nothing: every role may read the catalogue.
func (Dialect) Hidden(context.Context, dialect.Querier, []sqlgen.Column, []sqlgen.ForeignKey) (string, error) {
	return "", nil
}

func (Dialect) Home(context.Context, dialect.Querier) (string, error) { return "", nil }

func (Dialect) TableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	return dialect.ListNames(ctx, q, `
SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r','p')
AND CASE WHEN $1::text = '' THEN n.nspname = ANY (current_schemas(false)) ELSE n.nspname = $1::text END ORDER BY 1`, schema)
}

func (Dialect) ForeignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	return dialect.ForeignKeys(ctx, q, `
SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.attname, pn.nspname, pc.relname, pa.attname,
       CASE k.confupdtype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' WHEN 'd' THEN 'SET DEFAULT' WHEN 'r' THEN 'RESTRICT' ELSE 'NO ACTION' END,
       k.convalidated
FROM pg_constraint k
JOIN pg_class cc ON cc.oid = k.conrelid JOIN pg_namespace cn ON cn.oid = cc.relnamespace
JOIN pg_class pc ON pc.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = pc.relnamespace
CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY u(child, parent, ord)
JOIN pg_attribute ca ON ca.attrelid = cc.oid AND ca.attnum = u.child
JOIN pg_attribute pa ON pa.attrelid = pc.oid AND pa.attnum = u.parent
WHERE k.contype = 'f' AND k.conparentid = 0
ORDER BY k.oid, u.ord`)
}

func (d Dialect) ProbeWrite(t sqlgen.Ref, column string) (sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Q(column)
	// The executor checks the privileges when it starts, and an EXPLAIN fires no
	// trigger for each statement.
	b.W("EXPLAIN UPDATE ", b.Table(t), " SET ", c, " = ", c, " WHERE false")
	return b.Done(sqlgen.Exec)
}

func (Dialect) Kind(err error) dialect.Kind {
	var state interface{ SQLState() string }
	if !errors.As(err, &state) {
		return dialect.KindOther
	}
	switch code := state.SQLState(); {
	case code == "55P03": // lock_not_available
		return dialect.KindLock
	case code == "40002": // an integrity constraint, when it was deferred
		return dialect.KindOther
	case strings.HasPrefix(code, "40"): // deadlock, serialisation
		return dialect.KindConflict
	case code == "42P05", code == "26000": // prepared by another connection, or in another session
		return dialect.KindPooled
	case code == "25006":
		return dialect.KindReadOnly
	case code == "42501" && pgRoutine(err) == "check_enable_rls":
		return dialect.KindPolicy
	case code == "42501":
		return dialect.KindPrivilege
	case code == "23514" && pgRoutine(err) == "ExecFindPartition":
		return dialect.KindPartition
	case code == "23514":
		return dialect.KindCheck
	case code == "23503":
		return dialect.KindReference
	case code == "23505":
		return dialect.KindUnique
	}
	return dialect.KindOther
}
