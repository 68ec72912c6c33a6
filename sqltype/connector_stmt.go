package sqltype

import (
	"context"
	"database/sql/driver"
	"io"
	"reflect"
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
	if err := c.ids.bind(nv); err != nil {
		return err
	}
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

// rows has the text of ids where the parent has them as stored. What
// database/sql takes for granted of a parent that lacks an optional interface, the
// wrapper answers.
type rows struct {
	driver.Rows // the parent

	ids     *idCodec
	types   driver.RowsColumnTypeDatabaseTypeName
	known   bool          // whether columns belongs to the current result set
	columns []int         // the columns to decode
	buf     []nativeBytes // the ids of the current row, one for each of columns
}

var (
	_ driver.RowsNextResultSet              = (*rows)(nil)
	_ driver.RowsColumnTypeScanType         = (*rows)(nil)
	_ driver.RowsColumnTypeDatabaseTypeName = (*rows)(nil)
	_ driver.RowsColumnTypeLength           = (*rows)(nil)
	_ driver.RowsColumnTypeNullable         = (*rows)(nil)
	_ driver.RowsColumnTypePrecisionScale   = (*rows)(nil)
)

// wrapRows wraps the rows of an engine that keeps ids in another order than the network's. It needs
// rows that tell the types of their columns. Other rows, which may be nil, are the parent's own.
func wrapRows(parent driver.Rows, ids *idCodec) driver.Rows {
	types, ok := parent.(driver.RowsColumnTypeDatabaseTypeName)
	if !ok || ids.native == "" {
		return parent
	}
	return withColumnScanner(&rows{Rows: parent, ids: ids, types: types})
}

// find looks up which of the current result set's columns are to be decoded. It
// waits for the first row, because a driver may know the columns no earlier.
func (r *rows) find(columns int) {
	if r.known {
		return
	}
	r.known = true
	r.columns = r.columns[:0]
	for i := range columns {
		if r.ids.decodes(r.types.ColumnTypeDatabaseTypeName(i)) {
			r.columns = append(r.columns, i)
		}
	}
	r.buf = make([]nativeBytes, len(r.columns))
}

// Next reads a row. Its ids are overwritten by the next one, as every driver's
// bytes may be.
func (r *rows) Next(dest []driver.Value) error {
	if err := r.Rows.Next(dest); err != nil {
		return err
	}
	r.find(len(dest))
	for n, i := range r.columns {
		if v, ok := r.ids.decode(dest[i], &r.buf[n]); ok {
			dest[i] = v
		}
	}
	return nil
}

func (r *rows) HasNextResultSet() bool {
	parent, ok := r.Rows.(driver.RowsNextResultSet)
	return ok && parent.HasNextResultSet()
}

func (r *rows) NextResultSet() error {
	r.known = false
	if parent, ok := r.Rows.(driver.RowsNextResultSet); ok {
		return parent.NextResultSet()
	}
	return io.EOF
}

func (r *rows) ColumnTypeScanType(index int) reflect.Type {
	if parent, ok := r.Rows.(driver.RowsColumnTypeScanType); ok {
		return parent.ColumnTypeScanType(index)
	}
	return reflect.TypeFor[any]()
}

func (r *rows) ColumnTypeDatabaseTypeName(index int) string {
	return r.types.ColumnTypeDatabaseTypeName(index)
}

func (r *rows) ColumnTypeLength(index int) (length int64, ok bool) {
	if parent, ok := r.Rows.(driver.RowsColumnTypeLength); ok {
		return parent.ColumnTypeLength(index)
	}
	return 0, false
}

func (r *rows) ColumnTypeNullable(index int) (nullable, ok bool) {
	if parent, ok := r.Rows.(driver.RowsColumnTypeNullable); ok {
		return parent.ColumnTypeNullable(index)
	}
	return false, false
}

func (r *rows) ColumnTypePrecisionScale(index int) (precision, scale int64, ok bool) {
	if parent, ok := r.Rows.(driver.RowsColumnTypePrecisionScale); ok {
		return parent.ColumnTypePrecisionScale(index)
	}
	return 0, 0, false
}
