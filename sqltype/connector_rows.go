package sqltype

import (
	"database/sql/driver"
	"io"
	"reflect"
)

// rows has the text of ids where the parent has them as stored. What
// database/sql takes for granted of a parent that lacks an optional interface, the
// wrapper answers.
type rows struct {
	driver.Rows // the parent

	ids     *idCodec
	types   driver.RowsColumnTypeDatabaseTypeName
	known   bool          // whether columns is that of the current result set
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

// wrapRows wraps the rows of an engine that keeps ids in another order than the
// network's, if they tell the types of their columns. Other rows, which may be
// nil, are the parent's own.
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
