// Package programs runs releases of an application while the type of its ids changes.
//
// A [Release] is a process of the test's own program. It has pools of database/sql, sqlx, GORM and
// pgx, with google/uuid and the types of this repository, and works on users and orders. A [Tally]
// counts what failed, found nothing, or found something else. The test makes the tables, changes
// their type, and reads the tallies.
package programs
