// Package sqlmock shows tests with go-sqlmock, which talk to no server.
//
//	go test ./examples/sqlmock
package sqlmock
