package postgres

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A row may come before the one that it refers to. Both write the pair of that one's keys into a
// table, whichever comes first, so that they agree also where neither sees the other.

// comesBefore reports whether a row may come before the one of a root that it refers to: no foreign
// key looks, or one that looks at the end of a transaction.
func (f twinFacts) comesBefore(root sqlgen.ColumnRef) bool {
	return slices.ContainsFunc(f.Twins, func(x twin.Twin) bool {
		return x.Draw != nil && !x.Draw.IsRoot &&
			slices.ContainsFunc(x.Draw.Ways(), func(a twin.Arm) bool { return a.Of == root }) &&
			(x.Draw.IsLoose || slices.ContainsFunc(f.keys, func(k factKey) bool {
				return k.isDeferrable && k.parent == root.Ref
			}))
	})
}

// pendingOf names the table of ids that children were given before their parents came.
func pendingOf(s *twin.Scope) sqlgen.Ref {
	return sqlgen.Ref{Schema: "sqluuid", Table: fmt.Sprintf("twin_%d_pending", s.Run)}
}

// awaitOf names the function that gives the children of a missing row an id.
func awaitOf(s *twin.Scope, root sqlgen.ColumnRef) sqlgen.Ref {
	for _, one := range s.Tables {
		for k, x := range one.Twins {
			if one.Ref == root.Ref && x.Name == root.Name {
				return sqlgen.Ref{Schema: "sqluuid",
					Table: fmt.Sprintf("twin_%d_%d_await_%d", s.Run, one.No, k)}
			}
		}
	}
	return sqlgen.Ref{}
}

// events are what a table's trigger fires for.
func (f *twinFacts) events() string {
	if len(f.early) > 0 {
		return "INSERT OR UPDATE OR DELETE"
	}
	return "INSERT OR UPDATE"
}

// remember writes the pair of a root down that goes while others may refer to it. Where it comes
// again before the transaction ends a deferred key looks for its new key, too.
func (f *twinFacts) remember(w spelling, s *twin.Scope) string {
	var b strings.Builder
	for _, x := range f.Twins {
		if slices.Contains(f.early, x.Name) {
			fmt.Fprintf(&b, "INSERT INTO %s (no, known, other) SELECT %d, OLD.%[3]s::text, OLD.%[4]s::text "+
				"WHERE OLD.%[3]s IS NOT NULL AND OLD.%[4]s IS NOT NULL ON CONFLICT (no, known) DO UPDATE SET "+
				"other = EXCLUDED.other;\n", w.Table(pendingOf(s)), f.placeOf(x), w.Q(x.Name),
				w.Q(s.Counterpart(x)))
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return "IF TG_OP = 'DELETE' THEN\n" + b.String() + "RETURN OLD;\nEND IF;\n"
}

// drawParts makes what triggers of a table need that draw ids: the table of pending ones, and for
// each root the function that children call.
func (f *twinFacts) drawParts(s *twin.Scope) (out []sqlgen.Statement) {
	w := newSpelling()
	for _, x := range f.Twins {
		if x.Draw == nil || !x.Draw.IsRoot {
			continue
		}
		if len(out) == 0 { // the table is the run's
			out = append(out, w.say("CREATE TABLE IF NOT EXISTS "+w.Table(pendingOf(s))+
				" (no int, known text, other text NOT NULL, awaited bool NOT NULL DEFAULT false, "+
				"PRIMARY KEY (no, known))"))
		}
		now := x.Draw.Now()
		takes, gives := x.Old.Type, x.New.Type
		made := ownTwin(x, "k", w.draw(twin.Twin{Draw: &now}, ""))
		if s.Switched {
			takes, gives = gives, takes
			made = "k"
			if isNumber(gives) {
				made = f.nextNumber(w, x)
			}
		}
		name := awaitOf(s, sqlgen.ColumnRef{Ref: f.Ref, Name: x.Name})
		body := fmt.Sprintf("DECLARE waiting text;\nBEGIN\nINSERT INTO %s AS p (no, known, other, "+
			"awaited) VALUES (%d, k::text, (%s)::text, true) ON CONFLICT (no, known) DO UPDATE SET awaited "+
			"= true RETURNING p.other INTO waiting;\nRETURN waiting::%s;\nEND", w.Table(pendingOf(s)),
			f.placeOf(x), made, gives)
		signature := w.Table(name) + "(k " + takes + ")"
		out = append(out, w.say("CREATE OR REPLACE FUNCTION "+signature+" RETURNS "+gives+
			" LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS "+pgLiteral(body)),
			w.say("REVOKE ALL ON FUNCTION "+signature+" FROM PUBLIC"))
	}
	return out
}

// prepareDraws makes what all triggers may call before the first of them.
func (w script) prepareDraws(facts []twinFacts) []twin.Step {
	if len(facts) == 0 || !facts[0].scope.Draws() {
		return nil
	}
	var list []sqlgen.Statement
	made := strings.Join(w.ask("twin functions", fmt.Sprint(facts[0].scope.Run)), "\n")
	isMade := true
	for _, f := range facts {
		list = append(list, f.drawParts(f.scope)...)
		for _, x := range f.Twins {
			name := awaitOf(f.scope, sqlgen.ColumnRef{Ref: f.Ref, Name: x.Name}).Table + "("
			isMade = isMade && (x.Draw == nil || !x.Draw.IsRoot || strings.Contains(made, name))
		}
	}
	if isMade {
		return nil
	}
	return []twin.Step{{Name: "prepare to draw ids", Do: list}}
}
