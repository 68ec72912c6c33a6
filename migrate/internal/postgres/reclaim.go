package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// pgTree begins the FROM of a query on a table and all its partitions, k.
const pgTree = `FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL (SELECT relid FROM pg_partition_tree(c.oid) UNION SELECT c.oid) t JOIN pg_class k ON k.oid = t.relid JOIN pg_namespace kn ON kn.oid = k.relnamespace`

// NoVacuum asks the version: before 12, VACUUM may cut the end of a table off, for which
// it locks everybody out.
func (d Dialect) NoVacuum(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (string, error) {
	return d.noReclaim(ctx, q, c, "VACUUM (TRUNCATE FALSE)")
}

// NoReindex asks the version: CONCURRENTLY came with 12.
func (d Dialect) NoReindex(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (string, error) {
	return d.noReclaim(ctx, q, c, "REINDEX CONCURRENTLY")
}

func (d Dialect) noReclaim(ctx context.Context, q dialect.Querier, c *sqlgen.Class, what string) (string, error) {
	var version string
	var able bool
	if err := q.QueryRowContext(ctx, "SELECT current_setting('server_version'), current_setting('server_version_num')::int >= 120000").Scan(&version, &able); err != nil {
		return "", err
	}
	if !able {
		return fmt.Sprintf("%s came with PostgreSQL 12, and this is %s", what, version), nil
	}
	var foreign []string
	for _, ref := range c.Refs() {
		// MAINTAIN came with version 17.
		list, err := dialect.ListNames(ctx, q, `SELECT format('%I.%I', kn.nspname, k.relname) || ' belongs to ' || quote_ident(pg_get_userbyid(k.relowner)) `+pgTree+`
WHERE n.nspname = $1 AND c.relname = $2 AND NOT pg_has_role(k.relowner, 'USAGE')
  AND NOT CASE WHEN current_setting('server_version_num')::int >= 170000 THEN has_table_privilege(k.oid, 'MAINTAIN') ELSE false END
ORDER BY k.oid`, ref.Schema, ref.Table)
		if err != nil {
			return "", err
		}
		foreign = append(foreign, list...)
	}
	if len(foreign) == 0 {
		return "", nil
	}
	if len(foreign) > 3 {
		foreign = append(foreign[:3], "and so on")
	}
	return fmt.Sprintf("%s is for the owner of a table (from version 17 also for who has MAINTAIN on it), and %s; take a role that may, or leave it out and let the owner do it afterwards",
		what, strings.Join(foreign, ", ")), nil
}

// Vacuuming finds locks that VACUUM would be skipped for. Those who read and write
// hold none of them.
func (d Dialect) Vacuuming(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error) {
	list, err := dialect.ListNames(ctx, q, `SELECT format('session %s holds %s on %I.%I', l.pid, l.mode, kn.nspname, k.relname) `+pgTree+`
JOIN pg_locks l ON l.relation = k.oid AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
WHERE n.nspname = $1 AND c.relname = $2 AND l.granted AND l.pid <> pg_backend_pid()
  AND l.mode IN ('ShareUpdateExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
ORDER BY k.oid, l.pid, l.mode LIMIT 1`, t.Schema, t.Table)
	if err != nil || len(list) == 0 {
		return "", err
	}
	return list[0], nil
}

// Vacuum takes the partitions of a table along. A VACUUM that somebody else is at,
// autovacuum most of all, is as good: it is waited for less long than makes autovacuum
// give up. SKIP_LOCKED would not wait at all, but a VACUUM that it skips ends as one
// that was done does.
func (d Dialect) Vacuum(t sqlgen.Ref) ([]sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("VACUUM (TRUNCATE FALSE) ", b.Table(t))
	s, err := b.Done(sqlgen.Exec)
	return []sqlgen.Statement{{SQL: "SET lock_timeout = '50ms'", Does: sqlgen.Exec}, s}, err
}

// Indexes are those of the partitions for a partitioned table, one by one: before
// version 14 nothing else can be rebuilt, and none holds the others up. The index
// of an exclusion constraint cannot be rebuilt CONCURRENTLY and is left out.
func (d Dialect) Indexes(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]dialect.Index, error) {
	var out []dialect.Index
	for _, col := range c.Columns {
		list, err := pgIndexes(ctx, q, `JOIN pg_attribute a ON a.attrelid = k.oid AND a.attname = $3
JOIN pg_index x ON x.indrelid = k.oid AND x.indisvalid AND NOT x.indisexclusion`, `(a.attnum = ANY (x.indkey::int2[]) OR EXISTS (SELECT 1 FROM pg_depend e
  WHERE e.classid = 'pg_class'::regclass AND e.objid = i.oid AND e.refclassid = 'pg_class'::regclass AND e.refobjid = k.oid AND e.refobjsubid = a.attnum))`,
			col.Schema, col.Table, col.Name)
		if err != nil {
			return nil, err
		}
		for _, ix := range list {
			if !slices.ContainsFunc(out, func(o dialect.Index) bool { return o.Ref == ix.Ref }) {
				out = append(out, ix)
			}
		}
	}
	return out, nil
}

// pgIndexes reads those indexes x of a table, its name the first arguments, and of
// its partitions for which a condition holds.
func pgIndexes(ctx context.Context, q dialect.Querier, join, where string, args ...any) (out []dialect.Index, err error) {
	rows, err := q.QueryContext(ctx, `SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relation_size(i.oid) `+pgTree+" "+join+`
JOIN pg_class i ON i.oid = x.indexrelid AND i.relkind = 'i' JOIN pg_namespace m ON m.oid = i.relnamespace
WHERE n.nspname = $1 AND c.relname = $2 AND `+where+` ORDER BY i.oid`, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var ix dialect.Index
		if err := rows.Scan(&ix.Schema, &ix.Table, &ix.On.Schema, &ix.On.Table, &ix.Bytes); err != nil {
			return nil, err
		}
		out = append(out, ix)
	}
	return out, rows.Err()
}

// Reindex waits for older transactions as long as they last, which holds nobody up
// who reads or writes.
func (d Dialect) Reindex(ix dialect.Index) (sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("REINDEX INDEX CONCURRENTLY ", b.Table(ix.Ref))
	s, err := b.Done(sqlgen.Exec)
	s.Calm = true
	return s, err
}

// Wait lets the session wait for a lock as long as it takes.
func (Dialect) Wait() sqlgen.Statement {
	return sqlgen.Statement{SQL: "SET lock_timeout = 0", Does: sqlgen.Exec, Calm: true}
}

// Unwait puts the session's patience back to what Open has set.
func (d Dialect) Unwait() sqlgen.Statement {
	return sqlgen.Statement{SQL: d.Briefly(-1), Does: sqlgen.Exec, Calm: true}
}

// Debris has the name that the server gives to an index until it takes the place
// of the old one, and to that until it is dropped, both cut off at 63 bytes.
func (d Dialect) Debris(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]dialect.Index, error) {
	var out []dialect.Index
	for _, ref := range c.Refs() {
		list, err := pgIndexes(ctx, q, `JOIN pg_index x ON x.indrelid = k.oid AND NOT x.indisvalid`,
			`i.relname ~ '_cc(new|old)[0-9]*$' AND EXISTS (SELECT 1 FROM pg_index o JOIN pg_class p ON p.oid = o.indexrelid
  WHERE o.indrelid = x.indrelid AND o.indexrelid <> x.indexrelid AND o.indkey::text = x.indkey::text
    AND starts_with(p.relname::text, regexp_replace(i.relname::text, '_cc(new|old)[0-9]*$', '')))`, ref.Schema, ref.Table)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return out, nil
}

func (d Dialect) DropIndex(ix dialect.Index) (sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("DROP INDEX CONCURRENTLY IF EXISTS ", b.Table(ix.Ref))
	return b.Done(sqlgen.Exec)
}
