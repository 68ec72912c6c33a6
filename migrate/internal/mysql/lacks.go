package mysql

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// blind sets which tables this role cannot read. The catalogue hides the columns that it may not
// read, such as one of ON UPDATE CURRENT_TIMESTAMP, which an update must assign to itself.
func (t *talk) blind(s *dialect.Schema) {
	var out []string
	for _, ref := range s.Class.Refs() {
		if t.mayNot(t.text("SELECT * FROM %s LIMIT 0", ref)) {
			out = append(out, t.text("GRANT SELECT ON %s", ref))
		}
	}
	s.Lacks = t.toRole(out)
	s.Blind = len(s.Lacks) > 0
}

// lacks lists the grants that this role needs and has not: it explains an UPDATE and prepares
// statements, which changes nothing. What that does not tell it reads from SHOW GRANTS.
func (t *talk) lacks(w dialect.Want, s *dialect.Schema) (out []string) {
	v := t.server()
	for _, col := range s.Class.Columns {
		names := []string{t.text("%s", name(col.Name))}
		for _, c := range s.Tables[col.Ref].Columns {
			if c.Touched && c.Name != col.Name {
				names = append(names, t.text("%s", name(c.Name)))
			}
		}
		var sets, writes []string
		for _, name := range names {
			sets, writes = append(sets, name+" = "+name), append(writes, name+" = ''")
		}
		const update = "EXPLAIN UPDATE %s SET %s WHERE 1 = 0"
		if !t.mayNot(t.text(update, col.Ref, list(sets))) {
			continue
		}
		grant := t.text("GRANT UPDATE (%s) ON %s", list(names), col.Ref)
		switch {
		case t.mayNot(t.text(update, col.Ref, list(writes))):
		case v.isMySQL: // where UPDATE is of the database, it wants SELECT of it too
			grant = t.text("GRANT SELECT ON %s.*", name(col.Schema))
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
		if len(t.without(ref, "TRIGGER")) > 0 {
			out = append(out, t.text("GRANT TRIGGER ON %s", ref))
		}
	}
	for _, grant := range t.state(s.Home) {
		if !slices.Contains(out, grant) {
			out = append(out, grant)
		}
	}
	return t.toRole(out)
}

// alters lists the grants that this role lacks for what a run does besides its updates.
func (d Dialect) alters(ctx context.Context, q dialect.Querier, c *sqlgen.Class,
	does dialect.Altering) (out []string, err error) {
	t := d.ask(ctx, q)
	for _, ref := range c.Refs() {
		isBare := func(col sqlgen.Column) bool { return col.Ref == ref && !col.Indexed }
		var rights []string
		if does.Indexes && slices.ContainsFunc(c.Columns, isBare) {
			rights = append(rights, "ALTER")
		}
		if does.Triggers {
			rights = append(rights, "TRIGGER")
		}
		if rights = t.without(ref, rights...); len(rights) > 0 {
			out = append(out, t.text("GRANT %s ON %s", list(rights), ref))
		}
	}
	out = t.toRole(out)
	return out, t.err
}

// toRole ends grants with the name of the role.
func (t *talk) toRole(grants []string) []string {
	if len(grants) == 0 {
		t.do(t.ctx.Err)
		return nil
	}
	var role string
	t.scan(t.sql("SELECT CURRENT_USER()"), &role)
	if at := strings.LastIndex(role, "@"); at >= 0 { // which a name may have, and a host not
		role = literal(role[:at]) + "@" + literal(role[at+1:])
	}
	for i := range grants {
		grants[i] += " TO " + role
	}
	return grants
}

// mayNot reports whether the role may not run a query. Its other errors are left to the run.
func (t *talk) mayNot(query string) bool {
	if t.err != nil {
		return false
	}
	rows, err := t.q.QueryContext(t.ctx, query)
	if err == nil {
		err = errors.Join(rows.Close(), rows.Err())
	}
	return t.Kind(err) == dialect.KindPrivilege
}

// unprepared reports whether the role may not prepare a statement, whose tables need not be there.
func (t *talk) unprepared(statement string) bool {
	if t.err != nil {
		return false
	}
	_, err := t.q.ExecContext(t.ctx, "PREPARE sqluuid_may FROM "+literal(statement))
	if err == nil {
		t.q.ExecContext(t.ctx, "DEALLOCATE PREPARE sqluuid_may")
	}
	return t.Kind(err) == dialect.KindPrivilege
}

// probeTable is a table that is not there.
const probeTable = "sqluuid_migration_probe"

// The statements need the rights of the same names on a table.
const (
	creating  = "CREATE TABLE %s (id int)"
	inserting = "INSERT INTO %s VALUES (1)"
	deleting  = "DELETE FROM %s"
)

// without returns the rights that the role has not on a table. Without its name it is about all
// tables of the schema. Where the server does not tell everything it returns none.
func (t *talk) without(ref sqlgen.Ref, rights ...string) (out []string) {
	if t.grants == nil {
		t.grants = t.readGrants()
	}
	if t.err != nil || !t.grants.all {
		return nil
	}
	for _, right := range rights {
		if !t.grants.give(right, ref) {
			out = append(out, right)
		}
	}
	if len(out) == 0 {
		return nil
	}
	// SHOW GRANTS leaves out rights on databases that accounts of the same name, or of none, give.
	probe := ref
	if probe.Table == "" {
		probe.Table = probeTable
	}
	for right, statement := range map[string]string{
		"CREATE": creating, "INSERT": inserting, "DELETE": deleting,
	} {
		if !t.grants.give(right, ref) && !t.unprepared(t.text(statement, probe)) {
			return nil
		}
	}
	return out
}

// state lists the grants on the tables of the state, which are in the database of the session.
func (t *talk) state(home string) (out []string) {
	var there, old int
	of, all := facts.State, sqlgen.Ref{Schema: home}
	// Where UPDATE is of the database, MySQL does not see SELECT of a table.
	if v := t.server(); v.isMySQL && !v.isTiDB && len(t.without(all, "UPDATE")) == 0 &&
		len(t.without(all, "SELECT")) > 0 {
		out = append(out, t.text("GRANT SELECT ON %s.*", name(home)))
	}
	t.scan(sqlgen.Statement{SQL: of.Exists}, &there, &old)
	for _, table := range []string{of.Runs, of.Columns, of.Keys, of.Ranges, of.Journal, of.Kept,
		of.Workers} {
		var lacks []string
		for _, x := range [][2]string{
			{"CREATE", creating}, {"SELECT", "SELECT 1 FROM %s"}, {"INSERT", inserting},
			{"UPDATE", "UPDATE %s SET run_id = 1"}, {"DELETE", deleting},
		} {
			if (there == 0 || x[0] != "CREATE") && t.unprepared(t.text(x[1], table)) {
				lacks = append(lacks, x[0])
			}
		}
		if len(lacks) > 0 {
			out = append(out, t.text("GRANT %s ON %s.%s", list(lacks), name(home), table))
		}
	}
	return out
}
