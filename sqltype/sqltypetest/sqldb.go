package sqltypetest

import (
	"context"
	"database/sql"
)

// SQL returns the [DB] of a [database/sql] pool, which stays the caller's to
// close.
func SQL(db *sql.DB) DB { return sqlDB{sqlQuerier{db}, db} }

var (
	_ DB   = sqlDB{}
	_ Tx   = sqlTx{}
	_ Stmt = sqlStmt{}
	_ Rows = (*sql.Rows)(nil)
)

// sqlQuerier adapts what *sql.DB and *sql.Tx share.
type sqlQuerier struct {
	q interface {
		ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
		QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	}
}

func (q sqlQuerier) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	return rowsAffected(q.q.ExecContext(ctx, query, args...))
}

func (q sqlQuerier) Query(ctx context.Context, query string, args ...any) (Rows, error) {
	return rows(q.q.QueryContext(ctx, query, args...))
}

type sqlDB struct {
	sqlQuerier
	db *sql.DB
}

func (d sqlDB) Begin(ctx context.Context) (Tx, error) {
	tx, err := d.db.BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	return sqlTx{sqlQuerier{tx}, tx}, nil
}

func (d sqlDB) Prepare(ctx context.Context, query string) (Stmt, error) {
	stmt, err := d.db.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	return sqlStmt{stmt}, nil
}

type sqlTx struct {
	sqlQuerier
	tx *sql.Tx
}

func (t sqlTx) Commit(context.Context) error   { return t.tx.Commit() }
func (t sqlTx) Rollback(context.Context) error { return t.tx.Rollback() }

type sqlStmt struct{ stmt *sql.Stmt }

func (s sqlStmt) Exec(ctx context.Context, args ...any) (int64, error) {
	return rowsAffected(s.stmt.ExecContext(ctx, args...))
}

func (s sqlStmt) Query(ctx context.Context, args ...any) (Rows, error) {
	return rows(s.stmt.QueryContext(ctx, args...))
}

func (s sqlStmt) Close(context.Context) error { return s.stmt.Close() }

func rowsAffected(r sql.Result, err error) (int64, error) {
	if err != nil {
		return 0, err
	}
	return r.RowsAffected()
}

// rows keeps a nil *sql.Rows from becoming a Rows that is not nil.
func rows(r *sql.Rows, err error) (Rows, error) {
	if err != nil {
		return nil, err
	}
	return r, nil
}
