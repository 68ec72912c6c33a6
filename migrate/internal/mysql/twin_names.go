package mysql

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// NamesOld implements [twin.Twinner]. It reads views and the triggers of the tables, and no other
// routines.
func (d Dialect) NamesOld(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out []string, err error) {
	t := d.ask(ctx, q)
	all := t.twinTables(s)
	views := map[string][][2]string{}
	for _, f := range all {
		if _, read := views[f.Schema]; !read {
			views[f.Schema] = t.pairs("views and their texts", f.Schema)
		}
		triggers := t.pairs("triggers and their statements", f.Schema, f.Ref.Table, triggerPrefix(s)+"%")
		for _, x := range f.Twins {
			old := s.OldName(x.Name)
			if s.IsLeft(x) {
				continue
			}
			for _, c := range f.columns {
				if c.name != old && (hasName(c.rest, old) || !isLiteral(c.value) && hasName(c.value, old)) {
					out = append(out, fmt.Sprintf("column %s of %s, which is computed from %s", c.name,
						f.Ref.Table, old))
				}
			}
			for _, k := range f.checks {
				if hasName(k.text, old) {
					out = append(out, fmt.Sprintf("CHECK %s of %s, which names %s", k.name, f.Ref.Table, old))
				}
			}
			for _, g := range triggers {
				if dialect.Mentions(g[1], old) {
					out = append(out, fmt.Sprintf("trigger %s of %s, which names %s", g[0], f.Ref.Table, old))
				}
			}
			for _, v := range views[f.Schema] {
				if viewNames(v[1], f.Ref, old) {
					out = append(out, fmt.Sprintf("view %s, which names %s of %s", v[0], old, f.Ref.Table))
				}
			}
		}
	}
	return out, t.err
}

// viewNames reports whether a view names a column of a table. The server writes each column behind
// its table, or behind the other name that the view has for it.
func viewNames(text string, table sqlgen.Ref, column string) bool {
	var chains [][]string // names with dots between them
	called := []string{}
	words := dialect.Words(text, len(text))
	for i := 0; i < len(words); i++ {
		if !words[i].Quoted || text[words[i].At] != '`' {
			continue
		}
		chain := []string{words[i].Text}
		for i+2 < len(words) && words[i+1].Is(".") && words[i+2].Quoted {
			chain, i = append(chain, words[i+2].Text), i+2
		}
		if len(chain) == 1 && len(chains) > 0 && words[i-1].Quoted {
			if last := chains[len(chains)-1]; len(last) == 2 && isTable(last, table) {
				called = append(called, chain[0])
			}
		}
		chains = append(chains, chain)
	}
	return slices.ContainsFunc(chains, func(c []string) bool {
		last := len(c) - 1
		return last > 0 && strings.EqualFold(c[last], column) &&
			(last == 2 && isTable(c, table) || last == 1 && slices.Contains(called, c[0]))
	})
}

func isTable(chain []string, table sqlgen.Ref) bool {
	return strings.EqualFold(chain[0], table.Schema) && strings.EqualFold(chain[1], table.Table)
}
