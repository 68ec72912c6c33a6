// Package dbtest opens the database servers that tests need.
//
// A [Server] is a DBMS under the name by which tests know it. [Server.Own] makes a database of
// the test's own on it, which ends with the test. An environment variable per server names its
// URL; without one, tests look where .ci/servers starts it:
//
//	Postgres       SQLUUID_POSTGRES   postgres://postgres@127.0.0.1:5432/test?sslmode=disable
//	MariaDB        SQLUUID_MARIADB    mariadb://root@127.0.0.1:3306/test
//	MySQL          SQLUUID_MYSQL      mysql://root@127.0.0.1:3307/test
//	TiDB           SQLUUID_TIDB       nowhere
//	GoMySQLServer  SQLUUID_GMS        nowhere
//	SQLServer      SQLUUID_SQLSERVER  nowhere
//
// A server that does not answer skips the test. It fails the test if SQLUUID_REQUIRE, a list of
// names with commas between them, has its name: postgres, mariadb, mysql,
// tidb, gms, sqlserver or sqlite.
// SQLUUID_ONLY is one such name: tests that need another server skip. With it, or with
// SQLUUID_NIGHTLY, each test runs whole; without, by day, some take a part of their kind.
//
// A test that opened a database has the attribute "server" with the name, which go test -json
// prints; .ci/matrix counts by it.
//
// The package is a module of its own, for its drivers. It is the one place that opens servers
// for the tests of all modules.
package dbtest
