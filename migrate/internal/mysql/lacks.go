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

// blind sets which tables this role cannot read. The catalogue hides the columns that it may not
// read, such as one of ON UPDATE CURRENT_TIMESTAMP, which an update must assign to itself.
func (d Dialect) blind(ctx context.Context, q dialect.Querier, s *dialect.Schema) error {
	ask := &asker{Dialect: d, ctx: ctx, q: q}
	var out []string
	for _, ref := range s.Class.Refs() {
		b := sqlgen.NewBuilder(d.Profile())
		table := b.Table(ref)
		if b.Err != nil {
			return b.Err
		}
		if ask.denied("SELECT * FROM " + table + " LIMIT 0") {
			out = append(out, "GRANT SELECT ON "+table)
		}
	}
	list, err := ask.toRole(out)
	s.Lacks, s.Blind = list, len(list) > 0
	return err
}

// lacks lists the grants that this role needs and has not. It asks for the plan of an UPDATE and
// prepares statements about the state, which needs the privileges and changes nothing. What that
// does not tell it reads from SHOW GRANTS.
func (d Dialect) lacks(ctx context.Context, q dialect.Querier, w dialect.Want,
	s *dialect.Schema) (out []string, err error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	ask := &asker{Dialect: d, ctx: ctx, q: q}
	for _, col := range s.Class.Columns {
		b := sqlgen.NewBuilder(d.Profile())
		names := []string{b.Q(col.Name)}
		for _, c := range s.Tables[col.Ref].Columns {
			if c.Touched && c.Name != col.Name {
				names = append(names, b.Q(c.Name))
			}
		}
		table, schema := b.Table(col.Ref), b.Q(col.Schema)
		if b.Err != nil {
			return nil, b.Err
		}
		var sets, writes []string
		for _, name := range names {
			sets, writes = append(sets, name+" = "+name), append(writes, name+" = ''")
		}
		update := func(sets []string) string {
			return "EXPLAIN UPDATE " + table + " SET " + strings.Join(sets, ", ") + " WHERE 1 = 0"
		}
		if !ask.denied(update(sets)) {
			continue
		}
		grant := "GRANT UPDATE (" + strings.Join(names, ", ") + ") ON " + table
		switch {
		case ask.denied(update(writes)):
		case v.isMySQL: // where UPDATE is of the database, it wants SELECT of it too
			grant = "GRANT SELECT ON " + schema + ".*"
		default: // what it cannot read is known
			continue
		}
		if !slices.Contains(out, grant) {
			out = append(out, grant)
		}
	}
	for _, ref := range s.Class.Refs() {
		if !v.isMySQL || v.isTiDB { // MariaDB shows triggers to all, and TiDB has none
			break
		}
		hidden, err := ask.without(ref, "TRIGGER")
		if err != nil {
			return nil, err
		}
		b := sqlgen.NewBuilder(d.Profile())
		if table := b.Table(ref); len(hidden) > 0 {
			out = append(out, "GRANT TRIGGER ON "+table)
		}
	}
	if w.Copied {
		list, err := ask.copying(s.Class.Refs(), s.Keys, w.Online)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	state, err := ask.state(s.Home)
	if err != nil {
		return nil, err
	}
	return ask.toRole(append(out, state...))
}

// alters lists the grants that this role lacks for what a run does besides its updates.
func (d Dialect) alters(ctx context.Context, q dialect.Querier, c *sqlgen.Class,
	a dialect.Altering) (out []string, err error) {
	ask := &asker{Dialect: d, ctx: ctx, q: q}
	if a.Tables {
		if out, err = ask.copying(c.Refs(), nil, false); err != nil {
			return nil, err
		}
	}
	for _, ref := range c.Refs() {
		isBare := func(col sqlgen.Column) bool { return col.Ref == ref && !col.Indexed }
		var rights []string
		if a.Indexes && slices.ContainsFunc(c.Columns, isBare) {
			rights = append(rights, "ALTER")
		}
		if a.Triggers {
			rights = append(rights, "TRIGGER")
		}
		if rights, err = ask.without(ref, rights...); err != nil {
			return nil, err
		}
		if b := sqlgen.NewBuilder(d.Profile()); len(rights) > 0 {
			out = append(out, "GRANT "+list(rights)+" ON "+b.Table(ref))
		}
	}
	return ask.toRole(out)
}

// An asker asks what the role of a session may do.
type asker struct {
	Dialect
	ctx    context.Context
	q      dialect.Querier
	grants *grants // nil: not read yet
}

// toRole ends grants with the name of the role.
func (a *asker) toRole(grants []string) ([]string, error) {
	if len(grants) == 0 {
		return nil, a.ctx.Err()
	}
	var role string
	if err := a.q.QueryRowContext(a.ctx, "SELECT CURRENT_USER()").Scan(&role); err != nil {
		return nil, err
	}
	if at := strings.LastIndex(role, "@"); at >= 0 { // which a name may have, and a host not
		role = literal(role[:at]) + "@" + literal(role[at+1:])
	}
	for i := range grants {
		grants[i] += " TO " + role
	}
	return grants, nil
}

// denied reports whether the role may not run a query. Its other errors are left to the run.
func (a *asker) denied(query string) bool {
	rows, err := a.q.QueryContext(a.ctx, query)
	if err == nil {
		err = errors.Join(rows.Close(), rows.Err())
	}
	return err != nil && a.Kind(err) == dialect.KindPrivilege
}

// unprepared reports whether the role may not prepare a statement. The server checks the
// privileges then, also of tables that are not there.
func (a *asker) unprepared(statement string) bool {
	_, err := a.q.ExecContext(a.ctx, "PREPARE sqluuid_may FROM "+literal(statement))
	if err == nil {
		a.q.ExecContext(a.ctx, "DEALLOCATE PREPARE sqluuid_may")
	}
	return err != nil && a.Kind(err) == dialect.KindPrivilege
}

// copyRights are what a copy does with tables whose names nobody knows beforehand, or with any.
const copyRights = "SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES, TRIGGER"

// copying lists the grants that a copy of tables needs. keys are the foreign keys that it makes;
// an online copy has triggers, and deletes what it has replayed.
func (a *asker) copying(refs []sqlgen.Ref, keys []sqlgen.ForeignKey,
	online bool) (out []string, err error) {
	v, err := a.variant(a.ctx, a.q)
	if err != nil {
		return nil, err
	}
	lacking := map[string]bool{} // by schema
	look := func(t sqlgen.Ref, rights ...string) error {
		list, err := a.without(t, rights...)
		lacking[t.Schema] = lacking[t.Schema] || len(list) > 0
		return err
	}
	var schemas []string
	for _, ref := range refs {
		rights := []string{"SELECT", "INSERT", "CREATE", "ALTER", "DROP"}
		if online {
			rights = append(rights, "DELETE")
			err = errors.Join(err, look(ref, "TRIGGER"))
		}
		if slices.Contains(schemas, ref.Schema) {
			continue
		}
		schemas = append(schemas, ref.Schema)
		lacking[ref.Schema] = lacking[ref.Schema] || a.makesNone(ref.Schema)
		err = errors.Join(err, look(sqlgen.Ref{Schema: ref.Schema}, rights...))
	}
	for _, k := range keys {
		parent := k.Parent
		if !v.isMySQL || !slices.Contains(refs, k.Child) { // MariaDB takes SELECT on the parent for it
			continue
		}
		if slices.Contains(refs, parent) {
			parent.Table = "" // the new one's
		}
		err = errors.Join(err, look(parent, "REFERENCES"))
	}
	b := sqlgen.NewBuilder(a.Profile())
	for _, schema := range schemas {
		if lacking[schema] {
			out = append(out, "GRANT "+copyRights+" ON "+b.Q(schema)+".*")
		}
		locks, lockErr := a.without(sqlgen.Ref{Schema: schema}, "LOCK TABLES")
		if err = errors.Join(err, lockErr); len(locks) > 0 {
			out = append(out, "GRANT LOCK TABLES ON "+b.Q(schema)+".*")
		}
	}
	return out, errors.Join(err, b.Err)
}

// makesNone reports whether the role may not make and fill tables in a schema.
func (a *asker) makesNone(schema string) bool {
	b := sqlgen.NewBuilder(a.Profile())
	table := b.Table(sqlgen.Ref{Schema: schema, Table: probeTable})
	return b.Err == nil && (a.unprepared("CREATE TABLE "+table+" (id int)") ||
		a.unprepared("INSERT INTO "+table+" VALUES (1)"))
}

// probeTable is a table that is not there.
const probeTable = "sqluuid_migration_probe"

// without returns those of the rights that the role has not on a table. Without the name of the
// table it is about all tables of the schema. Where the server does not tell everything it
// returns none.
func (a *asker) without(t sqlgen.Ref, rights ...string) (out []string, err error) {
	if a.grants == nil {
		all, err := a.readGrants()
		if err != nil {
			return nil, err
		}
		a.grants = &all
	}
	if !a.grants.all {
		return nil, nil
	}
	for _, right := range rights {
		if !a.grants.give(right, t) {
			out = append(out, right)
		}
	}
	if len(out) == 0 {
		return nil, nil
	}
	// Accounts of the same name, and of none, also give rights on databases, which SHOW GRANTS leaves
	// out. The server knows them when it prepares a statement.
	b := sqlgen.NewBuilder(a.Profile())
	probe := t
	if probe.Table == "" {
		probe.Table = probeTable
	}
	table := b.Table(probe)
	for right, statement := range map[string]string{
		"CREATE": "CREATE TABLE " + table + " (id int)",
		"INSERT": "INSERT INTO " + table + " VALUES (1)",
		"DELETE": "DELETE FROM " + table,
	} {
		if !a.grants.give(right, t) && !a.unprepared(statement) {
			return nil, b.Err
		}
	}
	return out, b.Err
}

// state lists the grants on the tables of the state, which are in the database of the session.
func (a *asker) state(home string) (out []string, err error) {
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
