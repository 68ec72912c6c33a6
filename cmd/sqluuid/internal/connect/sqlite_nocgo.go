//go:build !cgo

package connect

// hasSQLite says that the command lacks SQLite, whose driver is C.
const hasSQLite = false
