package mysql

import (
	"context"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Script writes all statements of a run for the client mysql. The end and the undo are comments. A
// hash in the script tells the catalogue that they are for.
func (d Dialect) Script(ctx context.Context, q dialect.Querier, s *twin.Scope) (string, error) {
	t := d.ask(ctx, q)
	now := t.twinTables(s)
	made := t.withTwins(now)
	built := t.withIndexes(made)
	var hash string
	t.exec(sqlgen.Statement{SQL: longConcat})
	t.scan(sqlgen.Statement{SQL: catalogueHash(s)}, &hash)
	p := &scriptWriter{}
	p.text(scriptHead)
	p.say("SET NAMES utf8mb4", longConcat, "SET SESSION sql_mode = 'STRICT_ALL_TABLES,"+
		"NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION'",
		"SET SESSION foreign_key_checks = 0")
	p.part("The catalogue has to be the one that the script was printed for: else error 1242 stops it")
	p.say(stopsUnless("(" + catalogueHash(s) + ") = " + literal(hash)))
	p.part("1 and 2 columns and triggers")
	for _, f := range now {
		p.say(t.text("ALTER TABLE %s %s", f.Ref, list(t.addColumns(f))))
	}
	for _, f := range made {
		for _, event := range twinEvents {
			p.body(t.twinTrigger(f, f.scope, event))
		}
	}
	p.part("3 fill")
	for range s.Fills() {
		for _, f := range made {
			p.statement(t.fillRows(f, t.lacksTwin(s, f.Table)))
		}
	}
	p.part("4 and 5 indexes and keys")
	for _, f := range made {
		if parts := t.constrain(f); len(parts) > 0 {
			p.say(t.text("ALTER TABLE %s %s", f.Ref, list(parts)))
		}
	}
	for _, f := range made {
		for _, k := range f.twinKeys() {
			if !isLate(made, f, k) {
				p.say(t.text("ALTER TABLE %s %s", f.Ref, t.addKey(made, f, k, s.NewName(k.name), true)))
			}
		}
	}
	p.part("6 verification: error 1242 says that a pair or a parent is wrong")
	for _, f := range built {
		p.say(stopsUnless(t.text("NOT EXISTS (SELECT 1 FROM %s WHERE %s)", f.Ref, t.wrongPairs(f))))
		for _, x := range f.Loose() {
			p.say(stopsUnless(t.text("NOT EXISTS (SELECT 1 FROM %s WHERE %s IS NOT NULL AND %s IS NULL)",
				f.Ref, name(x.Name), name(f.scope.Counterpart(x)))))
		}
		for _, k := range f.keys {
			if k.has(f.news()) || k.has(f.olds()) {
				p.say(stopsUnless(t.orphansOf(f, k) + " = 0"))
			}
		}
	}
	p.part("7 cut-over")
	var lock []string
	for _, f := range built {
		lock = append(lock, t.text("%s WRITE", f.Ref))
	}
	p.say("LOCK TABLES " + list(lock))
	for _, st := range t.settleLate(built) {
		p.say(st)
	}
	for _, st := range t.changes(built, s) {
		p.body(st)
	}
	p.say("UNLOCK TABLES")
	const alone = "SET NAMES utf8mb4;\n-- SET SESSION foreign_key_checks = 0;"
	p.part("9 finish: the old columns go, and there is no way back")
	p.text("-- " + alone + "\n")
	p.comment(t, exchangeNames(built), true)
	p.part("undo, before a cut-over: the twins go")
	p.text("-- " + alone + "\n")
	p.comment(t, built, false)
	return p.String(), t.err
}

const scriptHead = `-- The statements of a run by twins, for a window in which nobody writes:
--   mysql DATABASE < THIS_FILE
-- The end and the undo are comments in its last parts.
`

const longConcat = "SET SESSION group_concat_max_len = 4194304"

// stopsUnless fails with error 1242 where a condition does not hold.
func stopsUnless(condition string) string {
	return "SET @sqluuid = (SELECT 1 UNION ALL SELECT 2 FROM DUAL WHERE NOT (" + condition + "))"
}

// catalogueHash is a query for a hash of what a script relies on.
func catalogueHash(s *twin.Scope) string {
	var tables []string
	for _, r := range s.Refs() {
		tables = append(tables, "("+literal(r.Schema)+", "+literal(r.Table)+")")
	}
	return strings.ReplaceAll(query("hash of the catalogue"), "{tables}", list(tables))
}

// withTwins are the tables when the columns and the triggers of the twins are there.
func (t *talk) withTwins(all []*twinTable) (out []*twinTable) {
	for _, f := range all {
		g := *f
		g.columns, g.triggers = slices.Clone(f.columns), nil
		for _, x := range f.Twins {
			known, _ := f.column(x.Name)
			g.columns = append(g.columns, tableColumn{name: f.scope.Counterpart(x), typ: x.New.Type,
				comment: known.comment, hidden: f.scope.Ending == ""})
		}
		for _, event := range twinEvents {
			g.triggers = append(g.triggers, triggerName(f.scope, f.Table, event))
		}
		out = append(out, &g)
	}
	return out
}

// withIndexes are the tables with twins when their indexes and keys are there.
func (t *talk) withIndexes(all []*twinTable) (out []*twinTable) {
	for _, f := range all {
		g := *f
		g.columns, g.indexes, g.keys = slices.Clone(f.columns), nil, slices.Clone(f.keys)
		for i, c := range g.columns {
			for _, x := range f.Twins {
				if known, _ := f.column(x.Name); c.name == f.scope.Counterpart(x) && known.notNull {
					g.columns[i].notNull, g.columns[i].value = true, f.defaultOf(f.scope, x)
				}
			}
		}
		for _, x := range f.indexes {
			other := x
			other.parts = otherParts(x.parts, f.news())
			switch _, _, isOurs := f.primary(); {
			case x.kind == primaryKey && isOurs:
				x.kind, x.name = "UNIQUE KEY", f.oldPrimary()
				g.indexes = append(g.indexes, other, x)
			case x.kind != primaryKey && x.has(f.news()):
				other.name = f.scope.NewName(x.name)
				g.indexes = append(g.indexes, x, other)
			default:
				g.indexes = append(g.indexes, x)
			}
		}
		for _, k := range f.twinKeys() {
			if isLate(all, f, k) {
				continue
			}
			k.name = f.scope.NewName(k.name)
			k.child = otherNames(k.child, f.news())
			if p := tableOf(all, k.table); p != nil {
				k.parent = otherNames(k.parent, p.news())
			}
			g.keys = append(g.keys, k)
		}
		out = append(out, &g)
	}
	return out
}

func otherNames(names []string, columns map[string]string) (out []string) {
	for _, n := range names {
		if other := columns[n]; other != "" {
			n = other
		}
		out = append(out, n)
	}
	return out
}

func otherParts(parts []indexMember, columns map[string]string) (out []indexMember) {
	for _, p := range parts {
		p.column = otherNames([]string{p.column}, columns)[0]
		out = append(out, p)
	}
	return out
}

// exchangeNames returns the tables as a cut-over leaves them.
func exchangeNames(all []*twinTable) (out []*twinTable) {
	names := func(f *twinTable) map[string]string {
		to := map[string]string{}
		for _, x := range f.Twins {
			to[x.Name], to[f.scope.Counterpart(x)] = f.scope.Other().Counterpart(x), x.Name
		}
		return to
	}
	for _, f := range all {
		g := *f
		g.scope = f.scope.Other()
		g.columns, g.indexes, g.keys, g.triggers = nil, nil, nil, nil
		for _, c := range f.columns {
			c.name = otherNames([]string{c.name}, names(f))[0]
			g.columns = append(g.columns, c)
		}
		for _, x := range f.indexes {
			x.parts = otherParts(x.parts, names(f))
			for _, y := range f.twinIndexes() {
				switch x.name {
				case y.name:
					x.name = counterpart(g.scope, y.name)
				case counterpart(f.scope, y.name):
					x.name = y.name
				}
			}
			g.indexes = append(g.indexes, x)
		}
		for _, k := range f.keys {
			if k.has(f.news()) && isLate(all, f, k) { // it has gone to the new columns
				k.name = f.scope.NewName(k.name)
				g.keys = append(g.keys, k)
				continue
			}
			k.child = otherNames(k.child, names(f))
			if p := tableOf(all, k.table); p != nil {
				k.parent = otherNames(k.parent, names(p))
			}
			g.keys = append(g.keys, k)
		}
		for _, event := range twinEvents {
			g.triggers = append(g.triggers, triggerName(g.scope, f.Table, event))
		}
		out = append(out, &g)
	}
	return out
}

// A scriptWriter is a script that is being written.
type scriptWriter struct{ strings.Builder }

func (p *scriptWriter) text(s string)     { p.WriteString(s) }
func (p *scriptWriter) part(title string) { p.text("\n-- " + title + "\n") }

func (p *scriptWriter) say(list ...string) {
	for _, s := range list {
		p.text(s + ";\n")
	}
}

func (p *scriptWriter) statement(st sqlgen.Statement) { p.say(st.SQL) }

// body writes a statement that may have statements of its own.
func (p *scriptWriter) body(st sqlgen.Statement) {
	if strings.Contains(st.SQL, " BEGIN ") {
		p.text("DELIMITER ;;\n" + st.SQL + ";;\nDELIMITER ;\n")
		return
	}
	p.statement(st)
}

// comment writes the end of a run as comments, with what its second round does.
func (p *scriptWriter) comment(t *talk, all []*twinTable, finishes bool) {
	for _, step := range slices.Concat(t.end(all, finishes), t.end(dropCounterparts(all), finishes)) {
		for _, st := range step.Do {
			p.text("-- " + strings.ReplaceAll(st.SQL, "\n", " ") + ";\n")
		}
	}
}

// dropCounterparts returns the tables as the first round of their end leaves them.
func dropCounterparts(all []*twinTable) (out []*twinTable) {
	for _, f := range all {
		g := *f
		gone := invert(f.counterparts())
		g.triggers = nil
		g.columns = slices.DeleteFunc(slices.Clone(f.columns), func(c tableColumn) bool {
			return gone[c.name] != ""
		})
		g.indexes = slices.DeleteFunc(slices.Clone(f.indexes), func(x tableIndex) bool {
			return x.has(gone)
		})
		g.keys = nil
		for _, k := range f.keys {
			if first := f.scope.FirstName(k.name); !f.hasKey(first) {
				k.name = first // the first round has named it
			}
			if !k.has(gone) {
				g.keys = append(g.keys, k)
			}
		}
		out = append(out, &g)
	}
	return out
}
