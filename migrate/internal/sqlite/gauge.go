package sqlite

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (Dialect) Lag(context.Context, dialect.Querier, bool) (time.Duration, error) {
	return 0, fmt.Errorf("SQLite has no replicas: %w", errors.ErrUnsupported)
}

func (Dialect) Load(context.Context, dialect.Querier) (int, error) {
	return 0, fmt.Errorf("SQLite has no server: %w", errors.ErrUnsupported)
}

func (Dialect) Costs() dialect.Costs {
	return dialect.Costs{
		LogName: "journal or WAL", LogPerValue: 500, LedgerPerID: 18, GrowthPercent: 10,
		Locks: []string{"the write lock of the file for the time of each chunk"},
	}
}

func (Dialect) CopyCosts() dialect.Costs {
	return dialect.Costs{LogName: "journal or WAL", LogPerValue: 150, Locks: []string{"the write lock of the file from the first step to the last"}}
}

// Size is not known without dbstat, which few builds have.
func (Dialect) Size(context.Context, dialect.Querier, sqlgen.Ref) (int64, error) { return -1, nil }

func (d Dialect) CreateIndex(col sqlgen.Column, name string) ([]sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("CREATE INDEX IF NOT EXISTS ", b.Q("main"), ".", b.Q(name), " ON ", b.Q(col.Table), " (", b.Q(col.Name), ")")
	s, err := b.Done(sqlgen.Exec)
	return []sqlgen.Statement{s}, err
}
