package sqltypetest

import (
	"bytes"
	"context"
	"database/sql"

	"github.com/sqluuid/sqluuid/sqltype"
)

// typedDB is a database to which the topics' values go as values of another type.
type typedDB struct {
	typedQuerier
	db DB
}

type typedQuerier struct {
	target Target
	q      Querier
}

type typedTx struct {
	typedQuerier
	tx Tx
}

type typedStmt struct {
	target Target
	stmt   Stmt
}

type typedRows struct {
	target Target
	Rows
}

// withType makes the target's DB one that sends and reads its Type.
func (t Target) withType() Target {
	t.DB = typedDB{typedQuerier{t, t.DB}, t.DB}
	return t
}

func (t Target) args(args []any) []any {
	out := make([]any, len(args))
	for i, v := range args {
		out[i] = t.Type.orNetwork().arg(t.Profile, v)
	}
	return out
}

// scan calls scan with a destination of the target's type that stands for dest.
func (t Target) scan(dest any, scan func(dest any) error) error {
	target, after := t.Type.orNetwork().dest(t.Profile, dest)
	defer after()
	return scan(target)
}

// scanFrom scans src, without a driver, as the target's type does.
func (t Target) scanFrom(src any) func(dest any) error {
	return func(dest any) error {
		return t.scan(dest, func(d any) error { return d.(sql.Scanner).Scan(src) })
	}
}

// compare says how the engine sorts two ids in the target's column.
func (t Target) compare(a, b sqltype.UUID) int {
	return bytes.Compare(t.StoredBytes(a), t.StoredBytes(b))
}

func (q typedQuerier) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	return q.q.Exec(ctx, query, q.target.args(args)...)
}

func (q typedQuerier) Query(ctx context.Context, query string, args ...any) (Rows, error) {
	return q.target.rows(q.q.Query(ctx, query, q.target.args(args)...))
}

func (t Target) rows(r Rows, err error) (Rows, error) {
	if err != nil {
		return nil, err
	}
	return typedRows{t, r}, nil
}

func (d typedDB) Begin(ctx context.Context) (Tx, error) {
	tx, err := d.db.Begin(ctx)
	if err != nil {
		return nil, err
	}
	return typedTx{typedQuerier{d.target, tx}, tx}, nil
}

func (d typedDB) Prepare(ctx context.Context, query string) (Stmt, error) {
	stmt, err := d.db.Prepare(ctx, query)
	if err != nil {
		return nil, err
	}
	return typedStmt{d.target, stmt}, nil
}

func (t typedTx) Commit(ctx context.Context) error   { return t.tx.Commit(ctx) }
func (t typedTx) Rollback(ctx context.Context) error { return t.tx.Rollback(ctx) }

func (s typedStmt) Exec(ctx context.Context, args ...any) (int64, error) {
	return s.stmt.Exec(ctx, s.target.args(args)...)
}

func (s typedStmt) Query(ctx context.Context, args ...any) (Rows, error) {
	return s.target.rows(s.stmt.Query(ctx, s.target.args(args)...))
}

func (s typedStmt) Close(ctx context.Context) error { return s.stmt.Close(ctx) }

func (r typedRows) Scan(dest ...any) error {
	targets := make([]any, len(dest))
	for i, d := range dest {
		target, after := r.target.Type.orNetwork().dest(r.target.Profile, d)
		targets[i] = target
		defer after()
	}
	return r.Rows.Scan(targets...)
}
