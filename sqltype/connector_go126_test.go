//go:build !go1.27

package sqltype

// scannerShapes are empty: before Go 1.27 there is no RowsColumnScanner.
var scannerShapes []nativeShape
