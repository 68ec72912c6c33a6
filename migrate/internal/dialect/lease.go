package dialect

import "context"

// What the state's leases need of each engine.

func (postgres) StateRanges() string { return `"sqluuid"."migration_range"` }
func (mysql) StateRanges() string    { return "`sqluuid_migration_range`" }
func (sqlite) StateRanges() string   { return `main."sqluuid_migration_range"` }

func (postgres) StateLock() []string {
	return []string{`LOCK TABLE "sqluuid"."migration", "sqluuid"."migration_range", "sqluuid"."migration_packed", "sqluuid"."migration_id" IN ACCESS EXCLUSIVE MODE`}
}

// StateLock needs the privilege LOCK TABLES, without which the empty tables
// stay. The locks end with the connection.
func (mysql) StateLock() []string {
	return []string{"LOCK TABLES `sqluuid_migration` WRITE, `sqluuid_migration_range` WRITE, `sqluuid_migration_packed` WRITE, `sqluuid_migration_id` WRITE"}
}

// StateLock is empty: a transaction of ours is the only writer.
func (sqlite) StateLock() []string { return nil }

func (d postgres) LocksAll(ctx context.Context, q Querier) (bool, error) {
	v, err := d.variant(ctx, q)
	return v.links == "", err
}
func (sqlite) LocksAll(context.Context, Querier) (bool, error) { return true, nil }
func (d mysql) LocksAll(ctx context.Context, q Querier) (bool, error) {
	v, err := d.variant(ctx, q)
	return !v.apart, err
}

func (postgres) Clock() string { return "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint" }

// Clock of MySQL and MariaDB goes by UTC: UNIX_TIMESTAMP of a local time is an hour
// ahead in the hour before the clocks go back, and leases would last an hour more.
func (mysql) Clock() string {
	return "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000)"
}

func (sqlite) Clock() string {
	return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
}

func (postgres) Writers() int { return 0 }
func (mysql) Writers() int    { return 0 }
func (sqlite) Writers() int   { return 1 }

func (postgres) Strictly(verb string) string  { return verb }
func (mysql) Strictly(verb string) string     { return verb }
func (sqlserver) Strictly(verb string) string { return verb }

// Strictly overrides an ON CONFLICT clause of the table, such as REPLACE, which
// would delete the row that has the key. An UPDATE is one of a chunk's, whose transaction
// ends with it when it fails: SQLite need not keep what it has changed apart.
func (sqlite) Strictly(verb string) string {
	if verb == "UPDATE " {
		return verb + "OR ROLLBACK "
	}
	return verb + "OR ABORT "
}
