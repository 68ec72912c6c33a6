package mysql

import (
	"context"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

var _ twin.InnerReader = Dialect{}

// Inner implements [twin.InnerReader]. JSON is looked at in the first rows of a table, and then
// counted: its own keys name the ids. MariaDB's JSON is text.
func (d Dialect) Inner(ctx context.Context, q dialect.Querier, s *twin.Scope,
	x twin.Inner) (out twin.Holding, err error) {
	t := d.ask(ctx, q)
	c := name(x.Column)
	old, fresh := s.Names(twin.Twin{Name: x.Of.Name})
	newID := strings.ReplaceAll(textOfID, "%s", "p.%s")
	for _, key := range x.Keys {
		path := literal(`$."` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(key) + `"`)
		has := t.text("IF(JSON_VALID(%[1]s), COALESCE(JSON_TYPE(JSON_EXTRACT(%[1]s, %[2]s)), 'NULL') <> "+
			"'NULL', 0)", c, path)
		if t.count("SELECT COUNT(*) FROM (SELECT %s FROM %s LIMIT %d) x WHERE %s", c, x.Ref,
			twin.SampledRows, has) == 0 {
			continue
		}
		out.Rows += t.count("SELECT COUNT(*) FROM %s WHERE %s", x.Ref, has)
		out.Moves = append(out.Moves, t.text("UPDATE %s c JOIN %s p ON IF(JSON_VALID(c.%s), "+
			"JSON_UNQUOTE(JSON_EXTRACT(c.%[3]s, %[4]s)), NULL) = CAST(p.%[5]s AS CHAR) SET c.%[3]s = "+
			"JSON_SET(c.%[3]s, %[4]s, %[6]s)", x.Ref, x.Of.Ref, c, path, name(old),
			t.text(newID, name(fresh))))
	}
	if t.err != nil && d.Kind(t.err) == dialect.KindPrivilege {
		return twin.Holding{IsHidden: true}, nil
	}
	return out, t.err
}
