package sqlite

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
)

// Guard of SQLite needs no lock: the file has one writer, and a copy is one
// transaction.
func (Dialect) Guard(context.Context, *dialect.Session, *shadow.Copy) (bool, error) { return true, nil }

func (Dialect) Unguard(context.Context, *dialect.Session, *shadow.Copy) error { return nil }

func (d Dialect) Swapped(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	return shadow.AllThere(ctx, d, q, d.Kept(c))
}
