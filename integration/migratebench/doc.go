// Package migratebench measures the rewrites of the sqluuid command beside the
// statements that one would write by hand, in one run on real servers: the arms
// of a comparison alternate, and each begins with tables that were made anew.
// make bench-migrate runs it; without SQLUUID_BENCH_MIGRATE it does nothing.
package migratebench
