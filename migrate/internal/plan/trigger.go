package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// triggers refuses triggers that a rewrite would fire, unless it was told what to do with them.
func (pl *Plan) triggers() error {
	s := pl.Schema
	if !pl.Inquiry.AllowTriggers {
		for _, ref := range pl.Class.Refs() {
			if err := copierAt(s.Tables[ref]); err != nil {
				return err
			}
		}
	}
	var found, makes []string
	var stays error
	for _, ref := range pl.Class.Refs() {
		var names []string
		for _, g := range sqlgen.FiredTriggers(s.Tables[ref], pl.Class) {
			names = append(names, g.Name)
			if g.Stays != "" && stays == nil {
				stays = dialect.Staying(ref, g)
			}
			one := fmt.Sprintf("an update of table %q fires the trigger %q", ref.Table, g.Name)
			if g.Definition != "" && s.Disables {
				one += " (" + g.Definition + ")"
			}
			found, makes = append(found, one), append(makes, g.Definition)
			if !pl.Inquiry.DisableTriggers {
				pl.FiredTriggers = append(pl.FiredTriggers, fmt.Sprintf("%s of %q", g.Name, ref.Table))
			}
		}
		list := strings.Join(names, ", ")
		switch {
		case len(names) == 0:
		case pl.Inquiry.DisableTriggers:
			pl.DisableTriggersOn = append(pl.DisableTriggersOn, ref)
			pl.warn("the triggers of %q are disabled for the time of each chunk, while other writers "+
				"of the table wait: %s", ref.Table, list)
		default:
			pl.warn("the run fires the triggers of %q: %s", ref.Table, list)
		}
	}
	all := strings.Join(found, "; ")
	switch {
	case len(found) == 0:
		return nil
	case pl.Inquiry.DisableTriggers && !s.Disables:
		return offerTriggers(all+"; "+s.Engine+" cannot disable a trigger: let them fire", makes)
	case pl.Inquiry.DisableTriggers && stays != nil:
		return refusal("%w", stays)
	case pl.Inquiry.DisableTriggers:
		return nil
	case pl.Inquiry.AllowTriggers:
		if !pl.Inquiry.AllowSideEffects {
			pl.ComparedColumns = columnsToCompare(pl.Class, s.Tables)
		}
		return nil
	case s.Disables:
		return refusal("%s; disable them for the time of each chunk with %w, or let them fire with %w",
			all, hint.DisableTriggers, hint.AllowTriggers)
	}
	return offerTriggers(all+"; allow it", makes)
}

// copiers are programs that follow the writers of a table by triggers, and how the names of these
// begin. gh-ost and spirit read the server's log instead.
var copiers = []struct{ prefix, tool string }{
	{"pt_osc_", "pt-online-schema-change"},
	{"lhmt_", "Large Hadron Migrator"},
	{"__osc_ins_", "OnlineSchemaChange"},
	{"__osc_upd_", "OnlineSchemaChange"},
	{"__osc_del_", "OnlineSchemaChange"},
	{"_pgroll_trigger_", "pgroll"},
	{"repack_trigger", "pg_repack"},
	{"primary_to_audit_table_trigger", "pg-osc"},
}

// copierAt refuses a table that another program is copying. Without its trigger the copy would lack
// writes.
func copierAt(t *sqlgen.Table) error {
	for _, g := range t.Triggers {
		for _, c := range copiers {
			if strings.HasPrefix(strings.ToLower(g.Name), c.prefix) {
				return refusal("%s is at work on table %q, by its trigger %q: let it end first, and if it "+
					"has failed, clean up as its manual says", c.tool, t.Table, g.Name)
			}
		}
	}
	return nil
}

// offerTriggers refuses, and offers to let triggers fire or to drop them for the run. The scripts
// make them again; there is none for a trigger whose definition the role does not see.
func offerTriggers(why string, makes []string) error {
	err := refusal("%s with %w, or drop them for the run, while no application writes, and make them "+
		"again", why, hint.AllowTriggers)
	if slices.Contains(makes, "") {
		return err
	}
	err = fmt.Errorf("%w by these statements", err)
	return &run.ScriptError{Err: err, SQL: strings.Join(makes, "\n")}
}

// columnsToCompare lists, for each column of a class, the columns of its table that no rewrite
// changes.
func columnsToCompare(class *sqlgen.Class, tables map[sqlgen.Ref]*sqlgen.Table) [][]string {
	out := make([][]string, len(class.Columns))
	for i, col := range class.Columns {
		for _, c := range tables[col.Ref].Columns {
			moves := slices.ContainsFunc(class.Columns, func(x sqlgen.Column) bool {
				return x.Ref == col.Ref && x.Name == c.Name
			})
			if !moves && !c.Generated {
				out[i] = append(out[i], c.Name)
			}
		}
	}
	return out
}

// Where no statement can change both ends of a foreign key, and none waits with its check until the
// commit, a chunk disables the keys of the class in its transaction. They are enabled again before
// it commits, for new rows. Finish gives back what the engine then no longer takes for granted,
// that all rows obey: reading two tables in each chunk would take longer than the chunk.

// suspends refuses keys that nobody checks, and says what the chunks do to the others.
func (pl *Plan) suspends() error {
	s := pl.Schema
	if !s.Suspends {
		return nil
	}
	for _, k := range pl.Class.Keys {
		if k.Disabled {
			return refusal("the foreign key %q of table %q is disabled, and nothing would keep rows with "+
				"old ids out; enable it, or drop it and name its column with %w", k.Name, k.Child.Table,
				hint.Also)
		}
	}
	if s.SuspendWarning != "" {
		pl.warn("%s", s.SuspendWarning)
	}
	return nil
}
