package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (Dialect) NoVacuum(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (string, error) {
	return noReclaim(ctx, q, c, "VACUUM (TRUNCATE FALSE)")
}

func (Dialect) NoReindex(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (string, error) {
	return noReclaim(ctx, q, c, "REINDEX CONCURRENTLY")
}

// noReclaim says why this role may not run a statement on the tables of a class.
func noReclaim(ctx context.Context, q dialect.Querier, c *sqlgen.Class,
	what string) (string, error) {
	var others []string
	for _, ref := range c.Refs() {
		list, err := dialect.ListNames(ctx, q, query("tables of others"), ref.Schema, ref.Table)
		if err != nil {
			return "", err
		}
		others = append(others, list...)
	}
	if len(others) == 0 {
		return "", nil
	}
	if len(others) > 3 {
		others = append(others[:3], "and so on")
	}
	return fmt.Sprintf("%s is for the owner of a table (from version 17 also for who has MAINTAIN "+
		"on it), and %s; take a role that may, or leave it out and let the owner do it afterwards",
		what, strings.Join(others, ", ")), nil
}

func (Dialect) Vacuuming(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error) {
	return dialect.FirstName(ctx, q, query("locks against vacuum"), t.Schema, t.Table)
}

// Vacuum takes the partitions of a table along. A VACUUM that another session runs, autovacuum
// most of all, is as good.
//
// It waits for that for less long than makes autovacuum give up. SKIP_LOCKED would not wait at
// all, but a VACUUM that it skips ends as one that was done does.
func (d Dialect) Vacuum(t sqlgen.Ref) []sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("VACUUM (TRUNCATE FALSE) ", b.Table(t))
	return []sqlgen.Statement{{SQL: "SET lock_timeout = '50ms'"}, b.Done()}
}

// Indexes lists those of the partitions for a partitioned table, one by one. None holds the
// others up then, and before version 14 nothing else can be rebuilt.
func (Dialect) Indexes(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) ([]dialect.Index, error) {
	var out []dialect.Index
	for _, col := range c.Columns {
		list, err := indexes(ctx, q, query("indexes of a column"), col.Schema, col.Table, col.Name)
		if err != nil {
			return nil, err
		}
		for _, ix := range list {
			if !slices.ContainsFunc(out, func(o dialect.Index) bool { return o.Ref == ix.Ref }) {
				out = append(out, ix)
			}
		}
	}
	return out, nil
}

// indexes runs a query for indexes, their tables and sizes.
func indexes(ctx context.Context, q dialect.Querier, query string,
	args ...any) ([]dialect.Index, error) {
	return dialect.Rows(ctx, q, func(ix *dialect.Index) []any {
		return []any{&ix.Schema, &ix.Table, &ix.On.Schema, &ix.On.Table, &ix.Bytes}
	}, query, args...)
}

// Reindex waits for older transactions as long as they last. It holds up nobody who reads or
// writes.
func (d Dialect) Reindex(ix dialect.Index) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("REINDEX INDEX CONCURRENTLY ", b.Table(ix.Ref))
	s := b.Done()
	s.Calm = true
	return s
}

// Wait lets the session wait for a lock as long as it takes.
func (Dialect) Wait() sqlgen.Statement {
	return sqlgen.Statement{SQL: "SET lock_timeout = 0", Calm: true}
}

// Unwait puts the session's patience back to what Open has set.
func (d Dialect) Unwait() sqlgen.Statement {
	return sqlgen.Statement{SQL: d.Briefly(-1), Calm: true}
}

func (Dialect) Debris(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) ([]dialect.Index, error) {
	var out []dialect.Index
	for _, ref := range c.Refs() {
		list, err := indexes(ctx, q, query("unfinished indexes"), ref.Schema, ref.Table)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return out, nil
}

func (d Dialect) DropIndex(ix dialect.Index) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("DROP INDEX CONCURRENTLY IF EXISTS ", b.Table(ix.Ref))
	return b.Done()
}
