package postgres

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

var _ twin.Twinner = Dialect{}

// twinTrigger sorts behind the triggers of applications, which may set the columns.
const twinTrigger = "~sqluuid_twin"

// A spelling writes statements about twins.
type spelling struct{ *sqlgen.Builder }

func newSpelling() spelling { return spelling{sqlgen.NewBuilder(Dialect{}.Profile())} }

// say returns a statement, which carries what was wrong with a name.
func (w spelling) say(text string) sqlgen.Statement {
	if w.Err != nil {
		return sqlgen.FailWith(w.Err)
	}
	return sqlgen.Statement{SQL: text}
}

// alter returns a statement about a table.
func (w spelling) alter(t sqlgen.Ref, parts ...string) sqlgen.Statement {
	return w.say("ALTER TABLE " + w.Table(t) + " " + strings.Join(parts, ", "))
}

// comment returns a statement about a constraint of a table.
func (w spelling) comment(t sqlgen.Ref, constraint, text string) sqlgen.Statement {
	return w.say("COMMENT ON CONSTRAINT " + w.Q(constraint) + " ON " + w.Table(t) + " IS " +
		pgLiteral(text))
}

// patient waits for older transactions, while nobody waits behind it.
func patient(list ...sqlgen.Statement) (out []sqlgen.Statement) {
	out = append(out, Dialect{}.Wait())
	for _, st := range list {
		out = append(out, calm(st))
	}
	return append(out, Dialect{}.Unwait())
}

func (d Dialect) Claim(ctx context.Context, q dialect.Querier, run int64) (ok bool, err error) {
	err = q.QueryRowContext(ctx, query("claim a run"), run).Scan(&ok)
	return ok, err
}

func (d Dialect) Gates(_ context.Context, _ dialect.Querier, s *twin.Scope) ([]follow.Gate,
	error) {
	return twin.GatesOf(s, func(schema string) (follow.Gate, error) {
		return follow.NewGate(d.Profile(), schema)
	})
}

// Names says what the row of the run says: both change in one transaction.
func (Dialect) Names(_ context.Context, _ dialect.Querier, s *twin.Scope) (switched, half bool,
	err error) {
	return s.Switched, false, nil
}

func (d Dialect) Expand(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	w := d.script(ctx, q)
	return expand(w, w.twinFacts(s)), w.Err
}

func expand(w script, facts []twinFacts) (out []twin.Step) {
	for _, f := range facts {
		out = append(out, f.addColumns()...)
		out = append(out, f.dressColumns(w)...)
	}
	out = append(out, w.prepareDraws(facts)...)
	for _, f := range facts {
		s := f.scope
		if !f.isAlways {
			b := newSpelling()
			out = append(out, twin.Step{Name: "keep the twins of " + f.Ref.Table + " in step",
				Lock: "SHARE ROW EXCLUSIVE", Do: []sqlgen.Statement{f.function(s), b.closeFunction(s, f.Table),
					b.say("CREATE OR REPLACE TRIGGER " + b.Q(twinTrigger) + " BEFORE " + f.events() + " ON " +
						b.Table(f.Ref) + " FOR EACH ROW EXECUTE FUNCTION " + b.Table(functionOf(s, f.Table)) + "()"),
					b.alter(f.Ref, "ENABLE ALWAYS TRIGGER "+b.Q(twinTrigger))}})
		}
	}
	return out
}

// addColumns adds the columns that are missing.
func (f *twinFacts) addColumns() []twin.Step {
	b := newSpelling()
	var add []string
	for _, t := range f.Twins {
		counterpart := f.scope.Counterpart(t)
		if _, there := f.column(counterpart); !there {
			add = append(add, "ADD COLUMN "+b.Q(counterpart)+" "+t.New.Type)
		}
	}
	if len(add) == 0 {
		return nil
	}
	return []twin.Step{{Name: "add twins to " + f.Ref.Table, Lock: "ACCESS EXCLUSIVE",
		Do: []sqlgen.Statement{b.alter(f.Ref, add...)}}}
}

// dressColumns gives the columns the comments, settings and grants of the others that they lack.
func (f *twinFacts) dressColumns(w script) []twin.Step {
	b := newSpelling()
	var list []sqlgen.Statement
	for _, t := range f.Twins {
		name := f.scope.Counterpart(t)
		other, there := f.column(name)
		if !there {
			continue // the next round does it
		}
		c, _ := f.column(t.Name)
		if c.comment != other.comment {
			list = append(list, b.say("COMMENT ON COLUMN "+b.Table(f.Ref)+"."+b.Q(name)+" IS "+
				pgLiteral(c.comment)))
		}
		if c.target != other.target {
			list = append(list, b.alter(f.Ref, fmt.Sprintf("ALTER COLUMN %s SET STATISTICS %d", b.Q(name),
				c.target)))
		}
		if c.options != other.options {
			list = append(list, b.alter(f.Ref, "ALTER COLUMN "+b.Q(name)+" SET ("+c.options+")"))
		}
		for _, grant := range w.askTable("twin grants", f.Ref, t.Name, name) {
			list = append(list, sqlgen.Statement{SQL: grant})
		}
	}
	if len(list) == 0 {
		return nil
	}
	return []twin.Step{{Name: "give the twins of " + f.Ref.Table + " comments and grants",
		Lock: "SHARE UPDATE EXCLUSIVE", Do: list}}
}

// functionOf names the function of a table's trigger.
func functionOf(s *twin.Scope, t twin.Table) sqlgen.Ref {
	return sqlgen.Ref{Schema: "sqluuid", Table: fmt.Sprintf("twin_%d_%d", s.Run, t.No)}
}

// closeFunction keeps others from making triggers that run with the rights of the run's role.
func (w spelling) closeFunction(s *twin.Scope, t twin.Table) sqlgen.Statement {
	return w.say("REVOKE ALL ON FUNCTION " + w.Table(functionOf(s, t)) + "() FROM PUBLIC")
}

// function makes the function of a table's trigger for the names of a scope.
func (f *twinFacts) function(s *twin.Scope) sqlgen.Statement {
	w, t := newSpelling(), f.Table
	var body strings.Builder
	if s.Draws() {
		body.WriteString("DECLARE waiting text; isGiven bool;\n")
	}
	body.WriteString("BEGIN\n" + f.remember(w, s))
	for _, x := range t.Ordered() {
		if x.Draw != nil && x.Draw.IsRoot {
			body.WriteString(f.drawRoot(w, s, x))
			continue
		}
		if x.Draw != nil {
			body.WriteString(f.drawArms(w, s, x))
			continue
		}
		known, counterpart := "NEW."+w.Q(x.Name), "NEW."+w.Q(s.Counterpart(x))
		was, wasOther := "OLD."+w.Q(x.Name), "OLD."+w.Q(s.Counterpart(x))
		to, back, reads := x.Image, x.Source, x.Old.Reads
		if s.Switched {
			to, back, reads = x.Source, x.Image, x.New.Reads
		}
		refuse := fmt.Sprintf("IF %[1]s IS NOT NULL AND NOT %[2]s THEN RAISE EXCEPTION %[3]s, %[1]s "+
			"USING ERRCODE = 'invalid_text_representation'; END IF; ", known, reads.Shape(known),
			pgLiteral("sqluuid: column "+strings.ReplaceAll(t.Ref.Table+"."+x.Name, "%", "%%")+
				" takes no id such as \"%\""))
		body.WriteString(inStep(known, counterpart, was, wasOther, refuse,
			f.parentsOr(w, s, x, to(known)), back(counterpart), ""))
	}
	body.WriteString("RETURN NEW;\nEND")
	return w.say("CREATE OR REPLACE FUNCTION " + w.Table(functionOf(s, t)) + "() RETURNS trigger " +
		"LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp " +
		"SET row_security = off AS " + pgLiteral(body.String()))
}

// inStep writes what keeps the two columns of a row in step. The one that a statement has changed
// makes the other, also where moved, a condition on the row, is true.
func inStep(known, counterpart, was, wasOther, refuse, image, source, moved string) string {
	if moved != "" {
		moved = " OR TG_OP = 'UPDATE' AND " + moved + " AND " + counterpart + " IS NOT DISTINCT FROM " +
			wasOther
	}
	return fmt.Sprintf("IF TG_OP = 'UPDATE' AND %[2]s IS NULL AND %[4]s IS NOT NULL AND "+
		"%[1]s IS NOT DISTINCT FROM %[3]s THEN %[1]s := NULL;\n"+
		"ELSIF %[2]s IS NULL OR TG_OP = 'UPDATE' AND %[1]s IS DISTINCT FROM %[3]s%[8]s THEN "+
		"%[5]s%[2]s := %[6]s;\n"+
		"ELSIF TG_OP = 'INSERT' OR %[2]s IS DISTINCT FROM %[4]s THEN IF %[1]s IS NULL OR "+
		"%[6]s IS DISTINCT FROM %[2]s THEN %[1]s := %[7]s; END IF;\nEND IF;\n",
		known, counterpart, was, wasOther, refuse, image, source, moved)
}

// parentsOr returns the expression for the counterpart of a value. It is what the parent has, and
// without a parent what the rewrite makes of the value. A parent has an id in one of several
// spellings, and the server compares texts. An id that came by the new type may have itself as its
// counterpart, too.
func (f *twinFacts) parentsOr(w spelling, s *twin.Scope, x twin.Twin, made string) string {
	reads := x.New.Reads
	if s.Switched {
		reads = x.Old.Reads
	}
	if !reads.IsText() && x.T == transform.Same {
		return made
	}
	for _, k := range f.twinKeys() {
		var found string
		var on []string
		for _, p := range k.pairs {
			if p.child == x.Name {
				found = parentRenames(s, k.parent)[p.parent]
			}
			on = append(on, "p."+w.Q(p.parent)+" = NEW."+w.Q(p.child))
		}
		if found != "" {
			return "COALESCE((SELECT p." + w.Q(found) + " FROM " + w.Table(k.parent) + " p WHERE " +
				strings.Join(on, " AND ") + "), " + made + ")"
		}
	}
	return made
}

func knownName(x twin.Twin) string { return x.Name }

// A pageWalk goes through the pages that a table has. Its bounds are their numbers.
type pageWalk struct {
	scope *twin.Scope
	table twin.Table
	last  int64
	rows  float64 // that a page may have
}

func (d Dialect) Walk(ctx context.Context, q dialect.Querier, s *twin.Scope,
	t twin.Table) (twin.Walk, error) {
	p, err := d.places(ctx, q, sqlgen.Column{Ref: t.Ref})
	if err != nil || p == nil {
		if err == nil {
			err = fmt.Errorf("table %q is not walked by pages: twins need PostgreSQL 14 or later, "+
				"and a heap", t.Ref.Table)
		}
		return nil, err
	}
	return pageWalk{s, t, p.Last, max(p.PerRow, 1)}, nil
}

func (w pageWalk) End() *string {
	end := strconv.FormatInt(w.last+1, 10)
	return &end
}

// lacksTwin is the predicate of rows that lack a value.
func (w spelling) lacksTwin(s *twin.Scope, t twin.Table) string {
	var any []string
	for _, x := range t.Twins {
		any = append(any, w.Q(s.Counterpart(x))+" IS NULL AND "+w.Q(x.Name)+" IS NOT NULL")
	}
	return "(" + strings.Join(any, " OR ") + ")"
}

// Fill lets what the rows fire find its own by the path of the application.
func (w pageWalk) Fill(ctx context.Context, tx dialect.Tx, lo, hi *string, rows int) (n int64,
	end *string, err error) {
	from, to := page(lo), page(hi)
	if next := from + max(int64(float64(rows)/w.rows), 1); next < to {
		text := strconv.FormatInt(next, 10)
		end, to = &text, next
	}
	n, err = dialect.CountAffected(ctx, tx, fillRows(w.scope, w.table, fmt.Sprintf(
		"ctid >= '(%d,0)'::tid AND ctid < '(%d,0)'::tid", from, to)))
	if err == nil {
		err = dialect.Within(ctx, tx, ownPath)
	}
	return n, end, err
}

// page reads a bound of a range; a missing one is the beginning.
func page(bound *string) int64 {
	if bound == nil {
		return 0
	}
	n, _ := strconv.ParseInt(*bound, 10, 64) // the state was edited: the walk begins anew
	return n
}

// fillRows writes the twins of some rows that lack one.
func fillRows(s *twin.Scope, t twin.Table, some string) sqlgen.Statement {
	w := newSpelling()
	var set []string
	for _, x := range t.Twins {
		if x.Draw != nil { // the trigger draws it
			set = append(set, w.Q(s.Counterpart(x))+" = "+w.Q(s.Counterpart(x)))
			continue
		}
		set = append(set, w.Q(s.Counterpart(x))+" = "+x.Image(w.Q(x.Name)))
	}
	return w.say("UPDATE " + w.Table(t.Ref) + " SET " + strings.Join(set, ", ") + " WHERE " + some +
		" AND " + w.lacksTwin(s, t) + " AND " + firing())
}

// Outlast implements [twin.Twinner]. The lock is given when no writer is left, and ends at once.
func (Dialect) Outlast(s *twin.Scope) (out []sqlgen.Statement) {
	b := newSpelling()
	if !s.Draws() {
		return nil
	}
	for _, t := range s.Tables {
		out = append(out, b.say("DO "+pgLiteral("BEGIN LOCK TABLE "+b.Table(t.Ref)+
			" IN SHARE ROW EXCLUSIVE MODE; END")))
	}
	return out
}

func (Dialect) FindUnfilled(s *twin.Scope, t twin.Table) sqlgen.Statement {
	w := newSpelling()
	return w.say("SELECT 1 FROM " + w.Table(t.Ref) + " WHERE " + w.lacksTwin(s, t) + " LIMIT 1")
}
