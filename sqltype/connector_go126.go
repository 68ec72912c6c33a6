//go:build !go1.27

package sqltype

import "database/sql/driver"

// withColumnScanner returns r: before Go 1.27 there is no RowsColumnScanner.
func withColumnScanner(r *rows) driver.Rows { return r }
