package sqltype

import (
	"context"
	"database/sql/driver"
)

// The deprecated methods of a statement, as in connector_conn.go.
type (
	stmtExecer interface {
		Exec(args []driver.Value) (driver.Result, error)
	}
	stmtQueryer interface {
		Query(args []driver.Value) (driver.Rows, error)
	}
	columnConverter interface {
		ColumnConverter(index int) driver.ValueConverter
	}
)

// stmt is what every wrapped statement has.
type stmt struct {
	driver.Stmt // the parent

	ids *idCodec
}

var (
	_ driver.StmtExecContext  = (*stmt)(nil)
	_ driver.StmtQueryContext = (*stmt)(nil)
)

func (s *stmt) Query(args []driver.Value) (driver.Rows, error) {
	rows, err := stmtQueryer(s.Stmt).Query(args)
	return wrapRows(rows, s.ids), err
}

func (s *stmt) ExecContext(ctx context.Context, args []driver.NamedValue) (driver.Result, error) {
	if parent, ok := s.Stmt.(driver.StmtExecContext); ok {
		return parent.ExecContext(ctx, args)
	}
	values, err := withoutNames(ctx, args)
	if err != nil {
		return nil, err
	}
	return stmtExecer(s.Stmt).Exec(values)
}

func (s *stmt) QueryContext(ctx context.Context, args []driver.NamedValue) (driver.Rows, error) {
	if parent, ok := s.Stmt.(driver.StmtQueryContext); ok {
		rows, err := parent.QueryContext(ctx, args)
		return wrapRows(rows, s.ids), err
	}
	values, err := withoutNames(ctx, args)
	if err != nil {
		return nil, err
	}
	return s.Query(values)
}

// stmtChecker is the checker of a statement whose parent has one, which
// database/sql asks instead of the connection's.
type stmtChecker struct {
	parent driver.NamedValueChecker
	ids    *idCodec
}

var _ driver.NamedValueChecker = stmtChecker{}

func (c stmtChecker) CheckNamedValue(nv *driver.NamedValue) error {
	c.ids.bind(nv)
	return c.parent.CheckNamedValue(nv)
}

// wrapStmt wraps a statement that would see an id before the connection's checker
// does, or whose rows need wrapping. Other statements are the parent's own. The
// wrapper checks arguments and converts columns only where the parent does.
func wrapStmt(parent driver.Stmt, ids *idCodec) driver.Stmt {
	checker, checks := parent.(driver.NamedValueChecker)
	converter, converts := parent.(columnConverter)
	if !checks && ids.native == "" {
		return parent
	}
	s := &stmt{Stmt: parent, ids: ids}
	c := stmtChecker{checker, ids}
	switch {
	case checks && converts:
		return struct {
			*stmt
			stmtChecker
			columnConverter
		}{s, c, converter}
	case checks:
		return struct {
			*stmt
			stmtChecker
		}{s, c}
	case converts:
		return struct {
			*stmt
			columnConverter
		}{s, converter}
	}
	return s
}
