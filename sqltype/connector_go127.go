//go:build go1.27

package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"slices"
)

// scannerRows are rows whose parent is a [driver.RowsColumnScanner]. With that
// interface database/sql no longer calls Next, so rows of another parent must not
// have it.
type scannerRows struct {
	*rows
	parent driver.RowsColumnScanner
}

var _ driver.RowsColumnScanner = (*scannerRows)(nil)

func withColumnScanner(r *rows) driver.Rows {
	if parent, ok := r.Rows.(driver.RowsColumnScanner); ok {
		return &scannerRows{r, parent}
	}
	return r
}

func (r *scannerRows) NextRow() error {
	if err := r.parent.NextRow(); err != nil {
		return err
	}
	if !r.known {
		r.find(len(r.Columns()))
	}
	return nil
}

// ScanColumn decodes the id between the parent and dest. A dest that states its
// form, and what is no id, is the parent's.
func (r *scannerRows) ScanColumn(ctx driver.ScanContext, index int, dest any) error {
	n := slices.Index(r.columns, index)
	if _, states := dest.(stating); n < 0 || states {
		return r.parent.ScanColumn(ctx, index, dest)
	}
	var v any
	if err := r.parent.ScanColumn(ctx, index, &v); err != nil {
		return err
	}
	id, ok := r.ids.decode(v, &r.buf[n])
	if !ok {
		return r.parent.ScanColumn(ctx, index, dest)
	}
	return sql.ConvertAssign(ctx, dest, id)
}
