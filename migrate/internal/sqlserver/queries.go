package sqlserver

import (
	"embed"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

//go:embed *.sql
var files embed.FS

// query returns a query of the .sql files by its name.
var query = sqlgen.MustQueries(files)
