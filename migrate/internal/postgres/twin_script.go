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

// Script writes all statements of a run for psql, with those that end it and those that take it
// back. A hash in the script tells the catalogue that they are for.
func (d Dialect) Script(ctx context.Context, q dialect.Querier, s *twin.Scope) (string, error) {
	w := d.script(ctx, q)
	facts := w.twinFacts(s)
	carried := w.listCarried(s)
	filled := withTwins(facts)
	exchange := w.exchange(s, filled)
	var hash string
	schemas, tables, columns := scopeColumns(s, knownName)
	w.Scan(query("twin catalogue"), []any{schemas, tables, columns}, &hash)
	p := &printer{}
	p.text(scriptHead)
	p.statement(query("own path"))
	p.statement("SET lock_timeout = '10s'", "SET row_security = off",
		"SET standard_conforming_strings = on", "SET quote_all_identifiers = off")
	p.text("\\if :{?finish}\n")
	p.part("9 finish: the old columns go, and there is no way back")
	p.end(s.Other(), facts)
	p.text("\\elif :{?undo}\n")
	p.part("undo: the twins go, before a cut-over")
	p.end(s, facts)
	p.text("\\else\n")
	p.part("The catalogue has to be the one that the script was printed for")
	p.statement(raise("("+inline(query("twin catalogue"), schemas, tables, columns)+") <> "+
		pgLiteral(hash), "the catalogue is not the one that this script was printed for; print it again"))
	p.part("1 and 2 columns and triggers")
	p.statement("CREATE SCHEMA IF NOT EXISTS sqluuid")
	p.steps(expand(w, facts)...)
	for _, f := range filled {
		p.steps(f.dressColumns(w)...)
	}
	p.part("3 fill")
	for range s.Fills() {
		for _, t := range s.Tables {
			p.statements(fillRows(s, t, "true"))
		}
	}
	p.part("4 and 5 indexes and keys")
	p.steps(constrain(filled, s)...)
	for _, t := range s.Tables {
		p.steps(analyse(t.Ref))
	}
	p.part("6 verification")
	for _, f := range filled {
		p.statement(raise("(SELECT differ + alone FROM ("+f.countPairs()+") x (n, differ, alone)) > 0",
			f.Ref.Table+" has pairs that are none"))
		for _, o := range f.orphans() {
			p.statement(raise("("+o.count()+") > 0", f.Ref.Table+" has rows without a parent"))
		}
	}
	p.part("7 cut-over")
	p.statement("BEGIN", lock(w.Builder, s.Refs(), "ACCESS EXCLUSIVE"))
	for _, c := range slices.Backward(carried) {
		p.statement(c.drops...)
	}
	p.statements(exchange...)
	for _, c := range carried {
		p.statement(c.makes...)
	}
	p.statement("COMMIT")
	for _, f := range facts {
		for _, k := range f.checks {
			if k.valid && f.isOurs(k) {
				p.statements(newSpelling().alter(f.Ref, "VALIDATE CONSTRAINT "+w.Q(k.name)))
			}
		}
	}
	p.text("\\endif\n")
	if w.Err == nil {
		w.Err = p.err
	}
	return p.String(), w.Err
}

const scriptHead = `-- The statements of a run by twins, for a window in which nobody writes:
--   psql -X -d DATABASE -f THIS_FILE                  up to the cut-over
--   psql -X -d DATABASE -v finish=1 -f THIS_FILE      then: drops the old columns and keys
--   psql -X -d DATABASE -v undo=1 -f THIS_FILE        before the cut-over: drops the twins
\set ON_ERROR_STOP on
\encoding UTF8
`

// withTwins are the facts when the columns of the twins are there.
func withTwins(facts []twinFacts) (out []twinFacts) {
	for _, f := range facts {
		f.columns = slices.Clone(f.columns)
		f.hasTrigger = true
		for _, t := range f.Twins {
			made := factColumn{name: f.scope.Counterpart(t), typ: t.New.Type, target: -1}
			if known, _ := f.column(t.Name); known.notNullName != "" {
				made.notNullName = counterpart(f.scope, known.notNullName)
			}
			f.columns = append(f.columns, made)
		}
		out = append(out, f)
	}
	return out
}

// raise is a statement that stops the script.
func raise(condition, message string) string {
	body := "BEGIN IF " + condition + " THEN RAISE EXCEPTION " +
		pgLiteral("sqluuid: "+strings.ReplaceAll(message, "%", "%%")) + "; END IF; END"
	return "DO " + pgLiteral(body)
}

// inline writes arguments into a query.
func inline(text string, args ...string) string {
	for i, arg := range args {
		text = strings.ReplaceAll(text, fmt.Sprintf("$%d", i+1), pgLiteral(arg))
	}
	return text
}

// A printer writes a script.
type printer struct {
	strings.Builder
	err error
}

func (p *printer) text(s string)     { p.WriteString(s) }
func (p *printer) part(title string) { p.text("\n-- " + title + "\n") }

func (p *printer) statement(list ...string) {
	for _, s := range list {
		p.text(s + ";\n")
	}
}

func (p *printer) statements(list ...sqlgen.Statement) {
	for _, st := range list {
		if err := st.Err(); err != nil && p.err == nil {
			p.err = err
		}
		if !strings.HasPrefix(st.SQL, "SET lock_timeout") { // nobody waits in a window
			p.statement(st.SQL)
		}
	}
}

func (p *printer) steps(list ...twin.Step) {
	for _, step := range list {
		p.statements(step.Do...)
	}
}

// end drops the counterparts, and what else of the run is there. It refuses to do so when the
// counterparts are other ones.
func (p *printer) end(s *twin.Scope, facts []twinFacts) {
	w := newSpelling()
	for _, f := range facts {
		for _, t := range f.Twins {
			p.statement(raise("EXISTS (SELECT FROM pg_attribute WHERE attrelid = "+pgLiteral(w.Table(f.Ref))+
				"::regclass AND attname = "+pgLiteral(s.Other().Counterpart(t))+")",
				"the names of "+f.Ref.Table+"."+t.Name+" are not those for this part"))
		}
	}
	for _, f := range facts {
		for _, k := range f.twinKeys() {
			p.statements(w.alter(f.Ref, "DROP CONSTRAINT IF EXISTS "+w.Q(counterpart(s, k.name))))
		}
		for _, x := range f.twinIndexes() {
			if x.isPrimary {
				p.statements(w.say("DROP INDEX IF EXISTS " + w.Table(sqlgen.Ref{Schema: f.Schema,
					Table: spare(s, x.name)})))
			}
		}
	}
	for _, f := range facts { // keys that share a sequence keep each other's columns
		for _, t := range f.Twins {
			if c, _ := f.column(t.Name); s.Switched && strings.HasPrefix(c.value, "nextval(") {
				p.statement("DO " + pgLiteral("BEGIN "+w.alter(f.Ref, "ALTER COLUMN "+w.Q(s.Counterpart(t))+
					" DROP DEFAULT").SQL+"; EXCEPTION WHEN undefined_column THEN NULL; END"))
			}
		}
	}
	for _, f := range facts {
		p.statements(w.say("DROP TRIGGER IF EXISTS " + w.Q(twinTrigger) + " ON " + w.Table(f.Ref)))
		var drop []string
		for _, t := range f.Twins {
			drop = append(drop, "DROP COLUMN IF EXISTS "+w.Q(s.Counterpart(t)))
		}
		p.statements(w.alter(f.Ref, drop...),
			w.say("DROP FUNCTION IF EXISTS "+w.Table(functionOf(s, f.Table))+"()"))
	}
	for _, f := range facts {
		for _, t := range f.Twins {
			if t.Draw == nil || !t.Draw.IsRoot {
				continue
			}
			await := w.Table(awaitOf(s, sqlgen.ColumnRef{Ref: f.Ref, Name: t.Name}))
			p.statements(w.say("DROP FUNCTION IF EXISTS "+await+"("+t.Old.Type+")"),
				w.say("DROP FUNCTION IF EXISTS "+await+"("+t.New.Type+")"),
				w.say("DROP TABLE IF EXISTS "+w.Table(pendingOf(s))))
		}
	}
	p.statement("DO " + pgLiteral("BEGIN DROP SCHEMA IF EXISTS sqluuid RESTRICT; EXCEPTION WHEN "+
		"dependent_objects_still_exist THEN NULL; END"))
}
