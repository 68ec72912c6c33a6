package sqlite

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (Dialect) identifying(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.RowKey(ctx, q, query("row keys"), t.Table)
}

// canonical quotes the value, whose type belongs to it and not to the column.
func canonical(sqlgen.TableColumn) string { return "quote({c})" }

// Catalog reads the catalogue of the main database. A file has no privileges, so that nothing
// is hidden.
func (d Dialect) Catalog(ctx context.Context, q dialect.Querier, w dialect.Want) (*dialect.Schema,
	error) {
	return dialect.Catalogue{
		Dialect: d, Table: d.readTable, Names: d.tableNames, Keys: d.foreignKeys,
		RowKey:    d.identifying,
		Canonical: canonical, Values: d.values, Forms: recent,
		Sources: d.sources,
	}.Read(ctx, q, w)
}

func (Dialect) sources(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) ([]dialect.Source, error) {
	return dialect.Sources(ctx, q, query("sources of values"), t.Table)
}

// places walks by rowid, where the table has one and no column of that name hides it.
func (d Dialect) places(ctx context.Context, q dialect.Querier,
	col sqlgen.Column) (*sqlgen.Places, error) {
	var hidden, without int
	err := q.QueryRowContext(ctx, query("rowid"), col.Table).Scan(&hidden, &without)
	if err != nil || hidden > 0 || without > 0 {
		return nil, err
	}
	b := sqlgen.NewBuilder(d.Profile())
	name := b.Table(col.Ref)
	if b.Err != nil {
		return nil, b.Err
	}
	var last int64
	err = q.QueryRowContext(ctx, "SELECT COALESCE(max(rowid), 0) FROM "+name).Scan(&last)
	return &sqlgen.Places{Name: "rowid", Last: last}, err
}
