package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Undo drops foreign keys before the triggers, without which a cascade would follow a stale twin. A
// twin may hold NULL before its trigger goes, and goes itself after it: a write fails for a trigger
// that names a column which is gone.
func (d Dialect) Undo(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []twin.Step, err error) {
	w := d.script(ctx, q)
	return append(undo(w.twinFacts(s)), w.dropFunctions(s)...), w.Err
}

func undo(facts []twinFacts) (out []twin.Step) {
	for _, f := range facts {
		out = append(out, f.dropTwinKeys()...)
	}
	for _, f := range facts {
		out = append(out, f.dropSpares()...)
		out = append(out, f.dropNotNull()...)
	}
	out = append(out, shareNoNumbers(facts)...)
	out = append(out, dropTriggers(facts)...)
	for _, f := range facts {
		out = append(out, f.dropColumns()...)
	}
	return out
}

// shareNoNumbers takes the defaults of old columns that go and take numbers of one sequence: with
// the first of them it could not go.
func shareNoNumbers(facts []twinFacts) (out []twin.Step) {
	w := newSpelling()
	uses := map[string]int{}
	each := func(do func(f *twinFacts, c factColumn)) {
		for i := range facts {
			f := &facts[i]
			for _, t := range f.Twins {
				c, is := f.column(f.scope.Counterpart(t))
				if is && !f.scope.IsLeft(t) && strings.HasPrefix(c.value, "nextval(") {
					do(f, c)
				}
			}
		}
	}
	each(func(_ *twinFacts, c factColumn) { uses[c.value]++ })
	each(func(f *twinFacts, c factColumn) {
		if uses[c.value] > 1 {
			out = append(out, twin.Step{Name: "end the numbers of " + f.Ref.Table, Lock: "ACCESS EXCLUSIVE",
				Do: []sqlgen.Statement{w.alter(f.Ref, "ALTER COLUMN "+w.Q(c.name)+" DROP NOT NULL",
					"ALTER COLUMN "+w.Q(c.name)+" DROP DEFAULT")}})
		}
	})
	return out
}

func (f *twinFacts) dropTwinKeys() (out []twin.Step) {
	b := newSpelling()
	for _, k := range f.keys {
		if k.names(f.counterparts()) {
			out = append(out, twin.Step{Name: "drop foreign key " + k.name,
				Lock: "ACCESS EXCLUSIVE on both tables",
				Do:   []sqlgen.Statement{b.alter(f.Ref, "DROP CONSTRAINT "+b.Q(k.name))}})
		}
	}
	return out
}

// dropNotNull lets the counterparts hold NULL.
func (f *twinFacts) dropNotNull() []twin.Step {
	w := newSpelling()
	var parts []string
	for _, t := range f.Twins {
		name := f.scope.Counterpart(t)
		if c, ok := f.column(name); ok && c.notNull && !f.numbersItself(t) {
			parts = append(parts, "ALTER COLUMN "+w.Q(name)+" DROP NOT NULL")
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return []twin.Step{{Name: "let the twins of " + f.Ref.Table + " hold NULL",
		Lock: "ACCESS EXCLUSIVE", Do: []sqlgen.Statement{w.alter(f.Ref, parts...)}}}
}

// numbersItself reports whether the counterpart of a root is a column of old numbers. Its default
// goes on to give them to rows.
func (f *twinFacts) numbersItself(t twin.Twin) bool {
	return f.scope.Switched && t.Draw != nil && t.Draw.IsRoot && isNumber(t.Old.Type)
}

// Finish is Undo of the counterparts: after a cut-over these are the old ones.
func (d Dialect) Finish(ctx context.Context, q dialect.Querier,
	s *twin.Scope) ([]twin.Step, error) {
	w := d.script(ctx, q)
	if s.Keep == twin.KeepMap {
		var maps []twin.Step
		for _, f := range w.twinFacts(s) {
			maps = append(maps, w.keepMap(f)...)
		}
		if w.Err != nil || len(maps) > 0 {
			return maps, w.Err
		}
	}
	if s.Kept {
		if moves := moveKeys(w.twinFacts(s)); w.Err != nil || len(moves) > 0 {
			return moves, w.Err
		}
	}
	return append(undo(w.twinFacts(s)), append(w.renameKept(s), w.dropFunctions(s)...)...), w.Err
}

// renameKept gives other names to the indexes of old keys that stay. One with another old column
// goes with that.
func (w script) renameKept(s *twin.Scope) (out []twin.Step) {
	for _, f := range w.twinFacts(s) {
		left, going := map[string]string{}, map[string]string{}
		for _, t := range f.Twins {
			if s.IsLeft(t) {
				left[s.Counterpart(t)] = t.Name
			} else {
				going[s.Counterpart(t)] = t.Name
			}
		}
		for _, x := range f.indexes {
			kept := s.KeptName(x.name, func(name string) (is bool) {
				w.Scan("SELECT to_regclass($1) IS NOT NULL",
					[]any{w.Table(sqlgen.Ref{Schema: f.Schema, Table: name})}, &is)
				return is
			})
			if x.names(left) && !x.names(going) && kept != x.name {
				out = append(out, twin.Step{Name: "rename index " + x.name, Lock: "SHARE UPDATE EXCLUSIVE",
					Do: []sqlgen.Statement{newSpelling().say("ALTER INDEX " + w.Table(sqlgen.Ref{Schema: f.Schema,
						Table: x.name}) + " RENAME TO " + w.Q(kept))}})
			}
		}
	}
	return out
}

// moveKeys gives primary keys to the new columns under their own names. It drops the foreign keys
// of the old columns first, which need the primary keys of today.
func moveKeys(facts []twinFacts) (out []twin.Step) {
	b := newSpelling()
	var moves []twin.Step
	for _, f := range facts {
		for _, x := range f.indexes {
			if !x.names(f.counterparts()) {
				continue
			}
			fresh := f.scope.NewName(x.name)
			var list []sqlgen.Statement
			if x.isIdentity {
				list = append(list, b.alter(f.Ref, "REPLICA IDENTITY USING INDEX "+b.Q(fresh)))
			}
			if x.isClustered {
				list = append(list, b.alter(f.Ref, "CLUSTER ON "+b.Q(fresh)))
			}
			if x.isPrimary {
				list = append(list, b.alter(f.Ref, "DROP CONSTRAINT "+b.Q(x.name), "ADD CONSTRAINT "+
					b.Q(x.name)+" PRIMARY KEY USING INDEX "+b.Q(fresh)+
					deferral(x.isDeferrable, x.isDeferred)))
				if x.constraintComment != "" {
					list = append(list, b.comment(f.Ref, x.name, x.constraintComment))
				}
			}
			if len(list) > 0 {
				moves = append(moves, twin.Step{Name: "move the key of " + f.Ref.Table,
					Lock: "ACCESS EXCLUSIVE, without a scan", Do: list})
			}
		}
	}
	if len(moves) == 0 {
		return nil
	}
	for _, f := range facts {
		out = append(out, f.dropTwinKeys()...)
	}
	return append(out, moves...)
}

// Ends implements [twin.Twinner].
func (d Dialect) Ends(ctx context.Context, q dialect.Querier, s *twin.Scope) (moved []string,
	late []twin.Obstacle, err error) {
	schemas, tables := refArrays(s.Refs())
	moved, err = dialect.ListNames(ctx, q, query("tables that were moved"), fmt.Sprint(s.Run), schemas,
		tables)
	if err != nil || len(moved) > 0 {
		return moved, nil, err
	}
	going := *s
	going.Tables = slices.Clone(s.Tables)
	for i := range going.Tables {
		going.Tables[i].Twins = slices.DeleteFunc(slices.Clone(going.Tables[i].Twins), s.IsLeft)
	}
	w := d.script(ctx, q)
	schemas, tables, columns := scopeColumns(&going, s.Counterpart)
	late = w.listObstacles("users of columns", schemas, tables, columns, twinTrigger)
	return nil, late, w.Err
}

// NamesOld implements [twin.Twinner]. The server knows views, policies and the like, and says no
// word of functions, which triggers of the tables call.
func (d Dialect) NamesOld(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []string, err error) {
	w := d.script(ctx, q)
	for i, c := range w.listCarried(oldScope(s)) {
		if name := c.kind + " " + c.name; i == 0 || !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	for _, f := range w.twinFacts(s) {
		for _, x := range f.Twins {
			old := s.OldName(x.Name)
			if s.IsLeft(x) {
				continue
			}
			for _, c := range w.ask("columns computed from a column", f.Schema, f.Ref.Table, old) {
				out = append(out, fmt.Sprintf("column %s of %s, which is computed from %s", c,
					f.Ref.Table, old))
			}
		}
		type function struct{ trigger, name, text string }
		for _, g := range dialect.ListRows(w.Script, func(g *function) []any {
			return []any{&g.trigger, &g.name, &g.text}
		}, query("functions of triggers"), f.Schema, f.Ref.Table, twinTrigger) {
			for _, x := range f.Twins {
				if old := s.OldName(x.Name); !s.IsLeft(x) && dialect.Mentions(g.text, old) {
					out = append(out, fmt.Sprintf("trigger %s of %s, whose function %s names %s", g.trigger,
						f.Ref.Table, g.name, old))
				}
			}
		}
	}
	return out, w.Err
}

// oldScope has the old columns that finish drops, as a scope whose names they are.
func oldScope(s *twin.Scope) *twin.Scope {
	out := *s
	out.Tables = nil
	for _, t := range s.Tables {
		var old []twin.Twin
		for _, x := range t.Twins {
			if !s.IsLeft(x) {
				x.Name = s.OldName(x.Name)
				old = append(old, x)
			}
		}
		t.Twins = old
		out.Tables = append(out.Tables, t)
	}
	return &out
}

// counterparts has the counterparts.
func (f *twinFacts) counterparts() map[string]string {
	out := map[string]string{}
	for known, counterpart := range f.renames() {
		out[counterpart] = known
	}
	return out
}

func dropTriggers(facts []twinFacts) (out []twin.Step) {
	b := newSpelling()
	for _, f := range facts {
		if f.hasTrigger {
			out = append(out, twin.Step{Name: "drop the trigger of " + f.Ref.Table,
				Lock: "ACCESS EXCLUSIVE", Do: []sqlgen.Statement{b.say("DROP TRIGGER " + b.Q(twinTrigger) +
					" ON " + b.Table(f.Ref))}})
		}
	}
	return out
}

func (w script) dropFunctions(s *twin.Scope) (out []twin.Step) {
	for _, drop := range w.ask("twin functions", fmt.Sprint(s.Run)) {
		out = append(out, twin.Step{Name: "drop a function", Do: []sqlgen.Statement{{SQL: drop}}})
	}
	return out
}

// dropSpares drops the indexes that stand by for primary keys, and the CHECKs of the run. A primary
// key that has another name now has a second one, of its old name.
func (f *twinFacts) dropSpares() (out []twin.Step) {
	w := newSpelling()
	ending := spare(f.scope, "")
	for _, x := range f.indexes {
		if !x.isPrimary || !x.names(f.renames()) {
			continue
		}
		for _, s := range f.indexes {
			wasSpare := ending != "" && strings.HasSuffix(s.name, ending) && x.isLike(s, nil)
			if s.constraint == "" && (wasSpare || s.name == spare(f.scope, x.name)) {
				out = append(out, twin.Step{Name: "drop index " + s.name, Lock: "SHARE UPDATE EXCLUSIVE",
					Do: patient(w.say("DROP INDEX CONCURRENTLY IF EXISTS " +
						w.Table(sqlgen.Ref{Schema: f.Schema, Table: s.name})))})
			}
		}
	}
	return out
}

func (f *twinFacts) dropColumns() []twin.Step {
	w := newSpelling()
	var drop []string
	for _, t := range f.Twins {
		if f.scope.IsLeft(t) {
			continue
		}
		if name := f.scope.Counterpart(t); slices.ContainsFunc(f.columns, func(c factColumn) bool {
			return c.name == name
		}) {
			drop = append(drop, "DROP COLUMN "+w.Q(name))
		}
	}
	if len(drop) == 0 {
		return nil
	}
	return []twin.Step{{Name: "drop columns of " + f.Ref.Table, Lock: "ACCESS EXCLUSIVE",
		Do: []sqlgen.Statement{w.alter(f.Ref, drop...)}}}
}
