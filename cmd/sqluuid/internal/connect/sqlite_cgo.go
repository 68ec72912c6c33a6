//go:build cgo

package connect

// hasSQLite says that the command has SQLite, whose driver is C.
const hasSQLite = true
