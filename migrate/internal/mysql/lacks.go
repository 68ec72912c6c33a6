package mysql

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// lacks lists the grants that this role needs and has not. It asks for the plan of an UPDATE and
// prepares statements about the state, which needs the privileges and changes nothing. No query
// tells what a role may do, because roles can be granted to it.
func (d Dialect) lacks(ctx context.Context, q dialect.Querier, home string, copied bool,
	c *sqlgen.Class) (out []string, err error) {
	ask := asker{d, ctx, q}
	for _, col := range c.Columns {
		b := sqlgen.NewBuilder(d.Profile())
		name, table := b.Q(col.Name), b.Table(col.Ref)
		if b.Err != nil {
			return nil, b.Err
		}
		grant := fmt.Sprintf("GRANT UPDATE (%s) ON %s", name, table)
		if !slices.Contains(out, grant) &&
			ask.denied("EXPLAIN UPDATE "+table+" SET "+name+" = "+name+" WHERE 1 = 0") {
			out = append(out, grant)
		}
	}
	for _, ref := range c.Refs() {
		grant := "GRANT " + copying + " ON " + sqlgen.NewBuilder(d.Profile()).Q(ref.Schema) + ".*"
		if copied && !slices.Contains(out, grant) && ask.makesNone(ref.Schema) {
			out = append(out, grant)
		}
	}
	state, err := ask.state(home)
	if err != nil {
		return nil, err
	}
	if out = append(out, state...); len(out) == 0 {
		return nil, ctx.Err()
	}
	const current = "SELECT CONCAT('''', REPLACE(CURRENT_USER(), '@', '''@'''), '''')"
	var role string
	err = q.QueryRowContext(ctx, current).Scan(&role)
	for i := range out {
		out[i] += " TO " + role
	}
	return out, err
}

// An asker asks what the role of a session may do.
type asker struct {
	Dialect
	ctx context.Context
	q   dialect.Querier
}

// denied reports whether the role may not run a query. Its other errors are left to the run.
func (a asker) denied(query string) bool {
	rows, err := a.q.QueryContext(a.ctx, query)
	if err == nil {
		err = errors.Join(rows.Close(), rows.Err())
	}
	return err != nil && a.Kind(err) == dialect.KindPrivilege
}

// unprepared reports whether the role may not prepare a statement. The server checks the
// privileges then, also of tables that are not there.
func (a asker) unprepared(statement string) bool {
	_, err := a.q.ExecContext(a.ctx, "PREPARE sqluuid_may FROM '"+statement+"'")
	if err == nil {
		a.q.ExecContext(a.ctx, "DEALLOCATE PREPARE sqluuid_may")
	}
	return err != nil && a.Kind(err) == dialect.KindPrivilege
}

// copying is what a copy does with tables whose names nobody knows beforehand.
const copying = "SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES, TRIGGER"

// makesNone reports whether the role may not make and fill tables in a schema. Nothing asks about
// the rest of what a copy does.
func (a asker) makesNone(schema string) bool {
	b := sqlgen.NewBuilder(a.Profile())
	table := b.Table(sqlgen.Ref{Schema: schema, Table: "sqluuid_migration_probe"})
	return b.Err == nil && !strings.Contains(table, "'") &&
		(a.unprepared("CREATE TABLE "+table+" (id int)") || a.unprepared("INSERT INTO "+table+
			" VALUES (1)"))
}

// state lists the grants on the tables of the state, which are in the database of the session.
func (a asker) state(home string) (out []string, err error) {
	var there, old int
	if err := a.q.QueryRowContext(a.ctx, facts.State.Exists).Scan(&there, &old); err != nil {
		return nil, err
	}
	b := sqlgen.NewBuilder(a.Profile())
	t := facts.State
	for _, name := range []string{t.Runs, t.Ranges, t.Journal, t.Kept} {
		var lacks []string
		for _, x := range [][2]string{
			{"CREATE", "CREATE TABLE {t} (id int)"}, {"SELECT", "SELECT 1 FROM {t}"},
			{"INSERT", "INSERT INTO {t} VALUES (1)"}, {"UPDATE", "UPDATE {t} SET run_id = 1"},
			{"DELETE", "DELETE FROM {t}"},
		} {
			statement := strings.ReplaceAll(x[1], "{t}", name)
			if (there == 0 || x[0] != "CREATE") && a.unprepared(statement) {
				lacks = append(lacks, x[0])
			}
		}
		if len(lacks) > 0 {
			out = append(out, fmt.Sprintf("GRANT %s ON %s.%s", strings.Join(lacks, ", "), b.Q(home),
				name))
		}
	}
	return out, b.Err
}
