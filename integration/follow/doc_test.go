// Package follow_test changes the type of id columns while releases of an application work.
//
// A shop has users and orders with their twins: a second column next to each id, of the other type,
// which triggers keep in step. A cut-over exchanges the names, by hand in SQL, with the statements of
// the gate. Releases are processes of the test's own program. Each has pools of database/sql, sqlx,
// GORM and pgx, and counts what failed, found nothing, or found something else.
//
// SQLUUID_CUTOVERS is the number of cut-overs, 2 without it.
package follow_test
