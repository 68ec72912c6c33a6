package postgres

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

var _ twin.InnerReader = Dialect{}

// Inner implements [twin.InnerReader]. An array has another type for new ids, and so it gets a
// second column, where a key without a row is NULL. JSON is looked at in the first rows of a table,
// and then counted: its own keys name the ids.
func (d Dialect) Inner(ctx context.Context, q dialect.Querier, s *twin.Scope,
	x twin.Inner) (out twin.Holding, err error) {
	w := d.script(ctx, q)
	t, c, root := w.Table(x.Ref), w.Q(x.Column), w.Table(x.Of.Ref)
	old, fresh := s.Names(twin.Twin{Name: x.Of.Name})
	old, fresh = "p."+w.Q(old), "p."+w.Q(fresh)
	if len(x.Keys) == 0 {
		w.Scan("SELECT count(*) FROM "+t+" WHERE cardinality("+c+") > 0", nil, &out.Rows)
		to := w.Q(s.NewName(x.Column))
		out.Moves = []string{"ALTER TABLE " + t + " ADD COLUMN " + to + " uuid[]",
			fmt.Sprintf("UPDATE %s AS c SET %s = ARRAY(SELECT %s FROM unnest(c.%s) WITH ORDINALITY "+
				"k (id, no) LEFT JOIN %s AS p ON %s = k.id ORDER BY k.no) WHERE c.%[4]s IS NOT NULL", t, to,
				fresh, c, root, old)}
	}
	for _, key := range x.Keys {
		var seen, rows int64
		has := c + "::jsonb ->> " + pgLiteral(key) + " IS NOT NULL"
		w.Scan(fmt.Sprintf("SELECT count(*) FROM (SELECT %s FROM %s LIMIT %d) x WHERE %s", c, t,
			twin.SampledRows, has), nil, &seen)
		if seen == 0 {
			continue
		}
		w.Scan("SELECT count(*) FROM "+t+" WHERE "+has, nil, &rows)
		out.Rows += rows
		out.Moves = append(out.Moves, fmt.Sprintf("UPDATE %s AS c SET %s = jsonb_set(c.%[2]s::jsonb, "+
			"ARRAY[%s], to_jsonb(%s))::%s FROM %s AS p WHERE c.%[2]s::jsonb ->> %[3]s = %[7]s::text", t, c,
			pgLiteral(key), fresh, strings.TrimSpace(x.Type), root, old))
	}
	if kind := d.Kind(w.Err); w.Err != nil && (kind == dialect.KindPrivilege ||
		kind == dialect.KindPolicy) {
		return twin.Holding{IsHidden: true}, nil
	}
	return out, w.Err
}
