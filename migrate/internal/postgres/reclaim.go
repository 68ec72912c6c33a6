package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (d Dialect) NoVacuum(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (string, error) {
	return d.noReclaim(ctx, q, c, "VACUUM (TRUNCATE FALSE)")
}

func (d Dialect) NoReindex(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) (string, error) {
	return d.noReclaim(ctx, q, c, "REINDEX CONCURRENTLY")
}

// noReclaim says why this role may not run a statement on the tables of a class.
func (d Dialect) noReclaim(ctx context.Context, q dialect.Querier, c *sqlgen.Class,
	what string) (string, error) {
	w := d.script(ctx, q)
	others := w.perTable(c, "tables of others")
	if len(others) == 0 || w.Err != nil {
		return "", w.Err
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
// most of all, is as good: it waits for that for less long than makes autovacuum give up. A VACUUM
// with SKIP_LOCKED would end in the same way when it is skipped as when it is done.
func (d Dialect) Vacuum(t sqlgen.Ref) []sqlgen.Statement {
	return []sqlgen.Statement{{SQL: "SET lock_timeout = '50ms'"},
		d.statement("VACUUM (TRUNCATE FALSE) ", t)}
}

// statement returns one that ends with the name of a table or an index.
func (d Dialect) statement(text string, t sqlgen.Ref) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	return b.W(text, b.Table(t)).Done()
}

// calm marks a statement that waits for older transactions as long as they last. It holds up
// nobody who reads or writes.
func calm(st sqlgen.Statement) sqlgen.Statement {
	st.Calm = true
	return st
}

// createIndex first removes an unfinished index of an earlier attempt.
func (d Dialect) createIndex(col sqlgen.Column, name string) []sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("CREATE INDEX CONCURRENTLY ", b.Q(name), " ON ", b.Table(col.Ref), " (", b.Q(col.Name), ")")
	drop := d.DropIndex(dialect.Index{Ref: sqlgen.Ref{Schema: col.Schema, Table: name}})
	return []sqlgen.Statement{d.Wait(), calm(drop), calm(b.Done()), d.Unwait()}
}

// Indexes lists the indexes of a partitioned table by partition, one by one. None holds the
// others up then, and before version 14 nothing else can be rebuilt.
func (d Dialect) Indexes(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) (out []dialect.Index, err error) {
	w := d.script(ctx, q)
	for _, col := range c.Columns {
		for _, ix := range w.indexes("indexes of a column", col.Schema, col.Table, col.Name) {
			if !slices.ContainsFunc(out, func(o dialect.Index) bool { return o.Ref == ix.Ref }) {
				out = append(out, ix)
			}
		}
	}
	return out, w.Err
}

// indexes asks for indexes, their tables and sizes.
func (w script) indexes(name string, args ...any) []dialect.Index {
	return dialect.ListRows(w.Script, func(ix *dialect.Index) []any {
		return []any{&ix.Schema, &ix.Table, &ix.On.Schema, &ix.On.Table, &ix.Bytes}
	}, query(name), args...)
}

func (d Dialect) Reindex(ix dialect.Index) sqlgen.Statement {
	return d.statement("REINDEX INDEX CONCURRENTLY ", ix.Ref)
}

// Wait lets the session wait for a lock as long as it takes.
func (Dialect) Wait() sqlgen.Statement {
	return sqlgen.Statement{SQL: "SET lock_timeout = 0", Calm: true}
}

// Unwait puts the session's patience back to what Open has set.
func (d Dialect) Unwait() sqlgen.Statement {
	return sqlgen.Statement{SQL: d.Briefly(-1), Calm: true}
}

func (d Dialect) DropIndex(ix dialect.Index) sqlgen.Statement {
	return d.statement("DROP INDEX CONCURRENTLY IF EXISTS ", ix.Ref)
}
