// Package sqlserver holds tests alone. They need cgo, for the SQLite that stands in
// for SQL Server.
package sqlserver
