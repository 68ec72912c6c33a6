package postgres

import (
	"context"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// SelfAssigned lists such columns. From version 14 on, PostgreSQL looks for dead entries before it splits a page of an
// index, when the UPDATE names none of the index's columns: the new entry must then be
// one more version of a row that has an entry already. In a rewrite of a whole table
// that search costs more than the rewrite. Every row gets one new version, each page
// is searched again and again while the walk passes, and visits the rows. An index
// that has one of its columns named is not searched, and grows as it does under one
// UPDATE of the table.
//
// A partitioned table's keys are left out, and so is every column of a table that has
// triggers, which may be for the columns that a statement names, or generated columns,
// which are made again from them.
func (d Dialect) SelfAssigned(ctx context.Context, q dialect.Querier, t *sqlgen.Table, c *sqlgen.Class) ([]string, error) {
	if len(t.Triggers) > 0 {
		return nil, nil
	}
	in := map[string]bool{}
	for _, col := range c.Columns {
		in[col.Name] = in[col.Name] || col.Ref == t.Ref
	}
	rows, err := q.QueryContext(ctx, `
SELECT x.indexrelid::bigint, a.attname,
       a.attidentity = 'a' OR NOT has_column_privilege(a.attrelid, a.attnum, 'UPDATE')
       OR EXISTS (SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
                  JOIN pg_attribute k ON k.attrelid = p.partrelid AND k.attname = a.attname
                  WHERE k.attnum = ANY (p.partattrs) OR 0 = ANY (p.partattrs))
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_index x ON x.indrelid = c.oid AND x.indisready
CROSS JOIN LATERAL unnest(x.indkey) WITH ORDINALITY u(attnum, ord)
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = u.attnum AND u.attnum > 0
WHERE n.nspname = $1 AND c.relname = $2 AND u.ord <= x.indnkeyatts
  AND NOT EXISTS (SELECT 1 FROM pg_attribute g WHERE g.attrelid = c.oid AND g.attgenerated <> '' AND NOT g.attisdropped)
ORDER BY x.indexrelid, u.ord`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var indexes []*otherIndex
	for last := int64(0); rows.Next(); {
		var id int64
		var name string
		var fixed bool
		if err := rows.Scan(&id, &name, &fixed); err != nil {
			return nil, err
		}
		if id != last {
			indexes, last = append(indexes, &otherIndex{}), id
		}
		ix := indexes[len(indexes)-1]
		ix.moves = ix.moves || in[name]
		if !fixed {
			ix.columns = append(ix.columns, name)
		}
	}
	return oneOfEach(indexes), rows.Err()
}

// An otherIndex is an index, with those of its columns that may be assigned to
// themselves.
type otherIndex struct {
	moves   bool // a column of the class is among its columns
	columns []string
}

// oneOfEach lists a column of every index that no column of the class is in.
func oneOfEach(indexes []*otherIndex) []string {
	var out []string
	for _, ix := range indexes {
		if ix.moves || len(ix.columns) == 0 || slices.ContainsFunc(ix.columns, func(c string) bool { return slices.Contains(out, c) }) {
			continue
		}
		out = append(out, ix.columns[0])
	}
	return out
}
