package engines

import (
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/mysql"
	"github.com/sqluuid/sqluuid/migrate/internal/postgres"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlite"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlserver"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// For returns the dialect of an engine, or an error that wraps
// [errors.ErrUnsupported]. This is the one list of dialects.
func For(p engine.Profile) (dialect.Dialect, error) {
	d, ok := map[engine.Profile]dialect.Dialect{
		engine.PostgreSQL:  postgres.Dialect{},
		engine.MySQL:       mysql.New(engine.MySQL),
		engine.MariaDB:     mysql.New(engine.MariaDB),
		engine.MariaDBUUID: mysql.New(engine.MariaDBUUID),
		engine.SQLite:      sqlite.Dialect{},
		engine.SQLServer:   sqlserver.Dialect{},
	}[p]
	if !ok {
		return nil, fmt.Errorf("migrate: rewriting a column on %v: %w", p, errors.ErrUnsupported)
	}
	return d, nil
}
