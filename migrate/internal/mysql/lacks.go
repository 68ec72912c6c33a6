package mysql

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// alterRights are the rights on its databases of a run that makes columns, triggers or indexes.
// Another run needs runRights alone. The page of privileges has both.
var (
	alterRights = []string{"SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "TRIGGER",
		"LOCK TABLES", "ALTER", "INDEX", "REFERENCES"}
	runRights = alterRights[:8]
)

// grantList is the fixed list of GRANTs for a run, on whole databases: where a role has UPDATE of a
// database, MySQL does not count its SELECT of a table.
func (t *talk) grantList(refs []sqlgen.Ref, rights []string) (out []string) {
	var home string
	t.scan(t.sql("SELECT DATABASE()"), &home)
	schemas := []string{home} // has the state
	for _, ref := range refs {
		if !slices.Contains(schemas, ref.Schema) {
			schemas = append(schemas, ref.Schema)
		}
	}
	for _, schema := range schemas {
		out = append(out, t.text("GRANT %s ON %s.*", list(rights), name(schema)))
	}
	out = append(out, "GRANT PROCESS ON *.*")
	if len(rights) > len(runRights) {
		for _, ref := range t.locksShown() {
			out = append(out, t.text("GRANT SELECT ON %s", ref))
		}
	}
	return t.toRole(out)
}

// locksShown lists where a cut-over sees who has locks.
func (t *talk) locksShown() (out []sqlgen.Ref) {
	if t.server().isMySQL {
		for _, table := range []string{"metadata_locks", "threads"} {
			out = append(out, sqlgen.Ref{Schema: "performance_schema", Table: table})
		}
	}
	return out
}

// grantsFor is the list for a run that the server has refused, empty where it would not help.
func (d Dialect) grantsFor(ctx context.Context, q dialect.Querier, c *sqlgen.Class, alters bool,
	why error) ([]string, error) {
	t, rights := d.ask(ctx, q), runRights
	if alters {
		rights = alterRights
	}
	if errorNumber(why) == noTrust { // which takes SUPER
		return nil, nil
	}
	return t.grantList(c.Refs(), rights), t.err
}

// blind sets which tables this role cannot read. The catalogue hides the columns that it may not
// read, such as one of ON UPDATE CURRENT_TIMESTAMP, which an update must assign to itself.
func (t *talk) blind(s *dialect.Schema) {
	var out []string
	for _, ref := range s.Class.Refs() {
		if t.denial(t.text("SELECT * FROM %s LIMIT 0", ref)) != nil {
			out = append(out, t.text("GRANT SELECT ON %s", ref))
		}
	}
	s.Lacks.Grants, s.Blind = t.toRole(out), len(out) > 0
}

// lacks sets what a rewrite in place needs that this role has not, by the first refusal.
func (t *talk) lacks(s *dialect.Schema) {
	if why := t.refusal(s); why != nil || s.Blind {
		s.Lacks = dialect.Lacks{Why: why, Grants: t.grantList(s.Class.Refs(), runRights)}
	}
}

// refusal asks for all that a rewrite in place does, and returns the first refusal. It explains
// each UPDATE, which changes nothing.
func (t *talk) refusal(s *dialect.Schema) error {
	var whys []error
	for _, col := range s.Class.Columns {
		sets := []string{t.text("%s = %[1]s", name(col.Name))}
		for _, c := range s.Tables[col.Ref].Columns {
			if c.Touched && c.Name != col.Name {
				sets = append(sets, t.text("%s = %[1]s", name(c.Name)))
			}
		}
		whys = append(whys, t.denial(t.text("EXPLAIN UPDATE %s SET %s WHERE 1 = 0", col.Ref, list(sets))))
	}
	if t.server().isMySQL { // MariaDB shows triggers to all
		granted := t.readGrants()
		for _, ref := range s.Class.Refs() {
			if why := granted.lack(ref, "TRIGGER"); why != nil {
				whys = append(whys, fmt.Errorf("%w, and MySQL hides triggers from such a role", why))
			}
		}
	}
	return cmp.Or(append(whys, t.refusalOfState())...)
}

// refusalOfState prepares statements on the tables of the state, which need not be there.
func (t *talk) refusalOfState() (why error) {
	var there, old int
	of := facts().State
	t.scan(sqlgen.Statement{SQL: of.Exists}, &there, &old)
	for _, table := range []string{of.Runs, of.Columns, of.Keys, of.Ranges, of.Journal, of.KeptIDs,
		of.Workers} {
		for _, st := range []string{"CREATE TABLE %s (id int)", "SELECT 1 FROM %s",
			"INSERT INTO %s VALUES (1)", "UPDATE %s SET run_id = 1", "DELETE FROM %s"}[min(there, 1):] {
			if why == nil {
				why = t.denial("PREPARE sqluuid_may FROM " + literal(fmt.Sprintf(st, table)))
			}
		}
	}
	t.denial("DEALLOCATE PREPARE sqluuid_may")
	return why
}

// alters asks for what a run does besides its updates.
func (d Dialect) alters(ctx context.Context, q dialect.Querier, c *sqlgen.Class,
	does dialect.Altering) (out dialect.Lacks, err error) {
	t := d.ask(ctx, q)
	granted := t.readGrants()
	for _, ref := range c.Refs() {
		isBare := func(col sqlgen.Column) bool { return col.Ref == ref && !col.Indexed }
		if does.Indexes && slices.ContainsFunc(c.Columns, isBare) {
			out.Why = cmp.Or(out.Why, granted.lack(ref, "ALTER"))
		}
		if does.Triggers && !t.server().isMySQL { // where every run needs it
			out.Why = cmp.Or(out.Why, granted.lack(ref, "TRIGGER"))
		}
	}
	if out.Why != nil {
		out.Grants = t.grantList(c.Refs(), alterRights)
	}
	return out, t.err
}

// lacksForTwins asks for what twins need.
func (t *talk) lacksForTwins(refs []sqlgen.Ref) (out dialect.Lacks) {
	granted := t.readGrants()
	for _, ref := range refs {
		out.Why = cmp.Or(out.Why, granted.lack(ref, alterRights...))
	}
	out.Why = cmp.Or(out.Why, t.refusalOfState(),
		t.denial("SELECT COUNT(*) FROM information_schema.INNODB_TRX")) // as to see all sessions
	for _, ref := range t.locksShown() {
		out.Why = cmp.Or(out.Why, t.denial(t.text("SELECT 1 FROM %s LIMIT 0", ref)))
	}
	if out.Why == nil {
		t.mayTrigger(refs[0].Schema) // which no GRANT of the list gives
		return out
	}
	out.Grants = t.grantList(refs, alterRights)
	return out
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

// denial runs a query, and returns the error by which the server refuses it to the role. Its other
// errors are left to the run.
func (t *talk) denial(query string) error {
	if t.err != nil {
		return nil
	}
	rows, err := t.q.QueryContext(t.ctx, query)
	if err == nil {
		err = errors.Join(rows.Close(), rows.Err())
	}
	if t.Kind(err) == dialect.KindPrivilege {
		return err
	}
	return nil
}
