// Package gormsuite runs GORM's own test suite with the plugin and without it,
// on SQLite, PostgreSQL and MariaDB, and compares the two test by test.
//
// The suite is the module gorm.io/gorm/tests at the commit of the GORM that
// integration/go.mod pins. It is downloaded by its name, copied to a temporary
// folder, built there against the pinned versions of GORM and its drivers, and
// never part of this repository. Its function OpenTestConnection is renamed, and
// a function of the old name installs the plugin in what that one opens. Two tests
// ask db.Dialector for a field of MySQL's dialector by its type, which a plugin
// that wraps dialectors cannot give them; they get it by Unwrap.
//
//	make nightly-modules
//
// Where the module cannot be downloaded, a checkout of GORM's repository at its
// tag serves as well; its files are compared with the module's sum first:
//
//	SQLUUID_GORM_CHECKOUT=/path/to/gorm make nightly-modules
package gormsuite
