package dialect

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// A Grantee is an engine that can be asked what the role may write.
type Grantee interface {
	// Lacks returns a GRANT for each privilege that a run in place needs and the
	// session's role has not, as far as the server tells of them.
	Lacks(ctx context.Context, q Querier, c *Class) ([]string, error)
}

var (
	_ Grantee = postgres{}
	_ Grantee = mysql{}
)

// pgState asks for the schema of the state and its tables.
const pgState = `
SELECT format('GRANT CREATE ON DATABASE %I TO %I', current_database(), current_user)
WHERE to_regnamespace('sqluuid') IS NULL AND NOT has_database_privilege(current_database(), 'CREATE')
UNION ALL SELECT format('GRANT %s ON SCHEMA sqluuid TO %I', p, current_user) FROM pg_namespace n, unnest(ARRAY['USAGE', 'CREATE']) p
WHERE n.nspname = 'sqluuid' AND NOT has_schema_privilege(n.oid, p)
  AND (p = 'USAGE' OR NOT EXISTS (SELECT 1 FROM pg_class c WHERE c.relnamespace = n.oid AND c.relname = 'migration'))
UNION ALL SELECT format('GRANT %s ON %I.%I TO %I', p, n.nspname, c.relname, current_user) FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p
WHERE n.nspname = 'sqluuid' AND c.relkind = 'r' AND c.relname IN ('migration', 'migration_range', 'migration_journal', 'migration_kept') AND NOT has_table_privilege(c.oid, p)`

func (postgres) Lacks(ctx context.Context, q Querier, c *Class) ([]string, error) {
	var out []string
	for _, col := range c.Columns {
		list, err := names(ctx, q, `SELECT format('GRANT UPDATE (%I) ON %I.%I TO %I', a.attname, n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE')`, col.Schema, col.Table, col.Name)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	list, err := names(ctx, q, pgState)
	return append(out, list...), err
}

// Lacks asks for the plan of an UPDATE, which needs the privilege and changes
// nothing. What a role may create, no query tells: roles can be granted to it.
func (d mysql) Lacks(ctx context.Context, q Querier, c *Class) ([]string, error) {
	var out []string
	for _, col := range c.Columns {
		b := newBuilder(d.Profile())
		name := b.q(col.Name)
		b.w("EXPLAIN UPDATE ", b.table(col.Ref), " SET ", name, " = ", name, " WHERE 1 = 0")
		if b.err != nil {
			return nil, b.err
		}
		rows, err := q.QueryContext(ctx, b.sql.String())
		if err == nil {
			err = errors.Join(rows.Close(), rows.Err())
		}
		if d.Kind(err) != KindPrivilege { // of other errors the run tells
			continue
		}
		var role string
		if err := q.QueryRowContext(ctx, "SELECT CONCAT('''', REPLACE(CURRENT_USER(), '@', '''@'''), '''')").Scan(&role); err != nil {
			return nil, err
		}
		if grant := fmt.Sprintf("GRANT UPDATE (%s) ON %s TO %s", name, b.table(col.Ref), role); !slices.Contains(out, grant) {
			out = append(out, grant)
		}
	}
	return out, ctx.Err()
}
