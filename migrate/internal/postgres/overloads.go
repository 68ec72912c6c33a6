package postgres

import (
	"context"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// pgOverloads finds operators and functions of the search path that fit a varchar or a char(n)
// better than those of pg_catalog, which take text: PostgreSQL calls them with the rights of this
// role. Their owners are to be this role, the owner of the database or a superuser.
const pgOverloads = `
WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHERE r.rolsuper OR r.rolname = current_user
  OR r.oid = (SELECT d.datdba FROM pg_catalog.pg_database d WHERE d.datname = pg_catalog.current_database())),
path AS (SELECT n.oid FROM pg_catalog.pg_namespace n WHERE n.nspname = ANY (pg_catalog.current_schemas(false)) AND n.nspname <> 'pg_catalog')
SELECT 'the operator ' || o.oid::pg_catalog.regoperator::pg_catalog.text || ' of role ' || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(o.oprowner))
 FROM pg_catalog.pg_operator o, path WHERE o.oprnamespace = path.oid AND o.oprowner NOT IN (SELECT f.oid FROM friend f)
 AND (o.oprleft IN (1042, 1043) OR o.oprright IN (1042, 1043))
UNION ALL SELECT 'the function ' || p.oid::pg_catalog.regprocedure::pg_catalog.text || ' of role ' || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(p.proowner))
 FROM pg_catalog.pg_proc p, path WHERE p.pronamespace = path.oid AND p.proowner NOT IN (SELECT f.oid FROM friend f)
 AND (1042 = ANY (p.proargtypes::pg_catalog.oid[]) OR 1043 = ANY (p.proargtypes::pg_catalog.oid[]))
 AND EXISTS (SELECT 1 FROM pg_catalog.pg_proc b WHERE b.proname = p.proname AND b.pronamespace = 'pg_catalog'::pg_catalog.regnamespace)
ORDER BY 1`

// noOverloads refuses a class whose columns others could have read by code of theirs.
func noOverloads(ctx context.Context, q dialect.Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	for i, f := range facts {
		if !strings.HasPrefix(f.Type, "character") {
			continue
		}
		list, err := dialect.ListNames(ctx, q, pgOverloads)
		if err != nil || len(list) == 0 {
			return err
		}
		return &dialect.RefusedError{Ref: cols[i].Ref, Reason: strings.Join(list, ", ") + " would run with the rights of this role " +
			"where its text is compared; have it dropped, or rewrite as the role that owns it"}
	}
	return nil
}
