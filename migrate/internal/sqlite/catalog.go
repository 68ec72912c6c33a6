package sqlite

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Maker = Dialect{}

// A primary key has no index of its own where it is the rowid.
const liteKeyParts = `SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq`

func (Dialect) RowKey(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	parts, err := dialect.KeyParts(ctx, q, liteKeyParts, t.Table)
	return dialect.RowKey(parts), err
}

// Canonical quotes the value, whose type belongs to it and not to the column.
func (Dialect) Canonical(sqlgen.TableColumn) string { return "quote({c})" }

func (Dialect) Unnumbered() map[string]int { return map[string]int{"uuid": 4, "gen_random_uuid": 4} }

func (Dialect) Sources(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]dialect.Source, error) {
	return dialect.Sources(ctx, q, `
SELECT name, ?1, 'the default of column ' || name || ' of table ' || ?1, dflt_value FROM pragma_table_xinfo(?1, 'main') WHERE dflt_value IS NOT NULL
UNION ALL
SELECT '', CASE WHEN tbl_name = ?1 COLLATE NOCASE THEN tbl_name ELSE '' END, 'the trigger ' || name || ' of table ' || tbl_name, sql FROM main.sqlite_master WHERE type = 'trigger' AND sql IS NOT NULL`, t.Table)
}

// Places walks by rowid, where the table has one and no column of that name hides
// it.
func (d Dialect) Places(ctx context.Context, q dialect.Querier, col sqlgen.Column) (*sqlgen.Places, error) {
	var hidden, without int
	if err := q.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), `+
		`(SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main')`, col.Table).Scan(&hidden, &without); err != nil {
		return nil, err
	}
	if hidden > 0 || without > 0 {
		return nil, nil
	}
	b := sqlgen.NewBuilder(d.Profile())
	name := b.Table(col.Ref)
	if b.Err != nil {
		return nil, b.Err
	}
	var last int64
	if err := q.QueryRowContext(ctx, "SELECT COALESCE(max(rowid), 0) FROM "+name).Scan(&last); err != nil {
		return nil, err
	}
	return &sqlgen.Places{Name: "rowid", Last: last}, nil
}
