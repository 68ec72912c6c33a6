// Package mocked has the tests of migrate that a server here cannot answer, with go-sqlmock.
package mocked
