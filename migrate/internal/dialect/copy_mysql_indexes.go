package dialect

import (
	"context"
	"errors"
	"slices"
)

// A myIndex is an index by its name and all else that there is to it.
type myIndex struct{ name, what string }

// indexNames lists the indexes of a table.
func (mysql) indexNames(ctx context.Context, q Querier, t Ref) ([]myIndex, error) {
	rows, err := q.QueryContext(ctx, `SELECT INDEX_NAME, GROUP_CONCAT(CONCAT_WS('/', NON_UNIQUE, INDEX_TYPE, HEX(COALESCE(COLUMN_NAME, '')), COALESCE(SUB_PART, 0), COALESCE(COLLATION, '')) ORDER BY SEQ_IN_INDEX)
FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? GROUP BY INDEX_NAME ORDER BY INDEX_NAME`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []myIndex
	for rows.Next() {
		var x myIndex
		if err := rows.Scan(&x.name, &x.what); err != nil {
			return nil, err
		}
		out = append(out, x)
	}
	return out, rows.Err()
}

// renameIndexes gives the indexes of a table the names that they had. One that came
// with a foreign key makes way for another, of the new key's name, when that key is
// added.
func (d mysql) renameIndexes(ctx context.Context, q Querier, t Ref, was []myIndex) error {
	now, err := d.indexNames(ctx, q, t)
	if err != nil {
		return err
	}
	has := func(list []myIndex, name string) bool {
		return slices.ContainsFunc(list, func(x myIndex) bool { return x.name == name })
	}
	for _, x := range was {
		if has(now, x.name) {
			continue
		}
		for i, y := range now {
			if y.what != x.what || has(was, y.name) {
				continue
			}
			b := newBuilder(d.p)
			if err := errors.Join(within(ctx, q, "ALTER TABLE "+b.table(t)+" RENAME INDEX "+b.q(y.name)+" TO "+b.q(x.name)), b.err); err != nil {
				return err
			}
			now[i].name = x.name
			break
		}
	}
	return nil
}
