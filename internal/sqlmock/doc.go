// Package sqlmock is a database for tests: it expects a list of statements and answers them.
//
// It has the part of github.com/DATA-DOG/go-sqlmock that the tests here use, under the same
// names, so that the root module requires nothing: what a go.mod requires for its tests alone
// reaches everyone who imports the module. Statements are expected in order, and one that does
// not match the next expectation gets an error. A pool answers from one connection at a time;
// every connection shares the list.
package sqlmock
