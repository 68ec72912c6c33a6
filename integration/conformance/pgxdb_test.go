package conformance_test

import (
	"context"
	"strconv"
	"sync/atomic"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

// openPool opens a pool of pgx's own that ends with the test.
func openPool(t *testing.T, url string, configure func(*pgxpool.Config)) *pgxpool.Pool {
	t.Helper()
	config, err := pgxpool.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	config.MaxConns = 8
	if configure != nil {
		configure(config)
	}
	pool, err := pgxpool.NewWithConfig(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(pool.Close)
	return pool
}

// pgxDB is the suite's view of a pgx pool without database/sql.
type pgxDB struct{ pool *pgxpool.Pool }

var _ sqltypetest.DB = pgxDB{}

func (d pgxDB) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	return pgxAffected(d.pool.Exec(ctx, query, args...))
}

func (d pgxDB) Query(ctx context.Context, query string, args ...any) (sqltypetest.Rows, error) {
	return pgxQuery(d.pool.Query(ctx, query, args...))
}

func (d pgxDB) Begin(ctx context.Context) (sqltypetest.Tx, error) {
	tx, err := d.pool.Begin(ctx)
	if err != nil {
		return nil, err
	}
	return pgxTx{tx}, nil
}

var statements atomic.Uint64

func (d pgxDB) Prepare(ctx context.Context, query string) (sqltypetest.Stmt, error) {
	conn, err := d.pool.Acquire(ctx)
	if err != nil {
		return nil, err
	}
	name := "conformance_" + strconv.FormatUint(statements.Add(1), 10)
	if _, err := conn.Conn().Prepare(ctx, name, query); err != nil {
		conn.Release()
		return nil, err
	}
	return pgxStmt{conn, name}, nil
}

type pgxTx struct{ tx pgx.Tx }

func (t pgxTx) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	return pgxAffected(t.tx.Exec(ctx, query, args...))
}

func (t pgxTx) Query(ctx context.Context, query string, args ...any) (sqltypetest.Rows, error) {
	return pgxQuery(t.tx.Query(ctx, query, args...))
}

func (t pgxTx) Commit(ctx context.Context) error   { return t.tx.Commit(ctx) }
func (t pgxTx) Rollback(ctx context.Context) error { return t.tx.Rollback(ctx) }

// pgxStmt is a prepared statement, which lives in one connection.
type pgxStmt struct {
	conn *pgxpool.Conn
	name string
}

func (s pgxStmt) Exec(ctx context.Context, args ...any) (int64, error) {
	return pgxAffected(s.conn.Exec(ctx, s.name, args...))
}

func (s pgxStmt) Query(ctx context.Context, args ...any) (sqltypetest.Rows, error) {
	return pgxQuery(s.conn.Query(ctx, s.name, args...))
}

func (s pgxStmt) Close(ctx context.Context) error {
	defer s.conn.Release()
	return s.conn.Conn().Deallocate(ctx, s.name)
}

// pgxRows are rows whose Close reports what went wrong.
type pgxRows struct{ pgx.Rows }

func (r pgxRows) Close() error {
	r.Rows.Close()
	return r.Err()
}

func pgxAffected(tag pgconn.CommandTag, err error) (int64, error) { return tag.RowsAffected(), err }

func pgxQuery(rows pgx.Rows, err error) (sqltypetest.Rows, error) {
	if err != nil {
		return nil, err
	}
	return pgxRows{rows}, nil
}
