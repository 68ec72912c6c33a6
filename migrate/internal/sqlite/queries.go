package sqlite

import (
	"context"
	"embed"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

//go:embed *.sql
var files embed.FS

// query returns a query of the .sql files by its name.
var query = sqlgen.MustQueries(files)

// created returns the statement that made a table, as the catalogue has it.
func created(ctx context.Context, q dialect.Querier, table string) (def string, err error) {
	err = q.QueryRowContext(ctx, query("definition"), table).Scan(&def)
	return def, err
}
