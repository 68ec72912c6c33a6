package scan

import (
	"context"
	"database/sql"
)

// Each of these reads one table of the catalogue once: of a join of two of them,
// or a subquery for each row, the servers make a search through all tables of the
// database for each column.

// catalogue runs a query that ends where the condition for the schemas stands.
func (d mysql) catalogue(ctx context.Context, q querier, query string, schemas []string,
	each func(*sql.Rows) error) error {
	b := &builder{p: d.p}
	b.w(query)
	if len(schemas) == 0 {
		b.w("TABLE_SCHEMA = DATABASE()")
	}
	for i, s := range schemas {
		b.w([]string{"TABLE_SCHEMA IN (", ", "}[min(i, 1)]).arg(s)
	}
	if len(schemas) > 0 {
		b.w(")")
	}
	rows, err := q.QueryContext(ctx, string(b.text), b.args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := each(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// tables are those that are no views, by schema and name, with an estimate of
// their rows. MariaDB names those that keep their history otherwise.
func (d mysql) tables(ctx context.Context, q querier, schemas []string) (
	map[[2]string]int64, error) {
	out := map[[2]string]int64{}
	err := d.catalogue(ctx, q, `
SELECT TABLE_SCHEMA, TABLE_NAME, COALESCE(TABLE_ROWS, -1)
FROM information_schema.TABLES WHERE TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED')
  AND `, schemas, func(rows *sql.Rows) error {
		var schema, name string
		var n int64
		if err := rows.Scan(&schema, &name, &n); err != nil {
			return err
		}
		out[[2]string{schema, name}] = n
		return nil
	})
	return out, err
}

// ranged are the tables whose rows the server places by ranges of the primary key. TiDB's
// catalogue has a column that says so; the other servers have none.
func (d mysql) ranged(ctx context.Context, q querier, schemas []string) (
	map[[2]string]bool, error) {
	out := map[[2]string]bool{}
	var says bool
	err := q.QueryRowContext(ctx, `SELECT count(*) > 0 FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = 'information_schema' AND TABLE_NAME = 'TABLES'
  AND COLUMN_NAME = 'TIDB_PK_TYPE'`).Scan(&says)
	if err != nil || !says {
		return out, err
	}
	err = d.catalogue(ctx, q, `
SELECT TABLE_SCHEMA, TABLE_NAME FROM information_schema.TABLES WHERE TIDB_PK_TYPE = 'CLUSTERED'
  AND `, schemas, func(rows *sql.Rows) error {
		var schema, name string
		err := rows.Scan(&schema, &name)
		out[[2]string{schema, name}] = true
		return err
	})
	return out, err
}

// columnIndexes are the indexes that begin with a column.
type columnIndexes struct {
	primary, unique, any bool
	sorts                bool // one has the whole value, in its order
}

func (d mysql) indexes(ctx context.Context, q querier, schemas []string) (
	map[Name]columnIndexes, error) {
	type index struct {
		column Name
		name   string
		unique bool
		sorts  bool
		length int
	}
	all := map[[3]string]*index{}
	err := d.catalogue(ctx, q, `
SELECT TABLE_SCHEMA, TABLE_NAME, INDEX_NAME, COALESCE(COLUMN_NAME, ''), SEQ_IN_INDEX,
  NON_UNIQUE = 0, SUB_PART IS NULL AND INDEX_TYPE = 'BTREE'
FROM information_schema.STATISTICS WHERE `, schemas, func(rows *sql.Rows) error {
		var c Name
		var name string
		var position int
		var unique, sorts bool
		if err := rows.Scan(&c.Schema, &c.Table, &name, &c.Column, &position, &unique,
			&sorts); err != nil {
			return err
		}
		key := [3]string{c.Schema, c.Table, name}
		if all[key] == nil {
			all[key] = &index{}
		}
		i := all[key]
		i.length++
		if position == 1 {
			i.column, i.name, i.unique, i.sorts = c, name, unique, sorts
		}
		return nil
	})
	out := map[Name]columnIndexes{}
	for _, i := range all {
		c := out[i.column]
		c.any = true
		c.primary = c.primary || i.name == "PRIMARY"
		c.unique = c.unique || i.unique && i.length == 1
		c.sorts = c.sorts || i.sorts
		out[i.column] = c
	}
	return out, err
}
