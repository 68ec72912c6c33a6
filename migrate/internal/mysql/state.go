package mysql

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (Dialect) State() sqlgen.StateTables {
	return sqlgen.StateTables{Runs: "`sqluuid_migration`", Ranges: "`sqluuid_migration_range`", Journal: "`sqluuid_migration_journal`", Kept: "`sqluuid_migration_kept`"}
}

func (Dialect) StateDDL() []string {
	const text = " ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin"
	return []string{
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration` (" + dialect.StateColumns + ")" + text,
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration_range` (" + dialect.RangeColumns + ")" + text,
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration_journal` (" + fmt.Sprintf(dialect.JournalColumns, "longblob", "longtext") + ")" + text,
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration_kept` (run_id bigint NOT NULL, id binary(16) NOT NULL, PRIMARY KEY (run_id, id)) ENGINE=InnoDB",
	}
}

// StateDrop of MySQL is one statement, which the server brings to its end whoever goes away.
func (Dialect) StateDrop() []string {
	return []string{"DROP TABLE IF EXISTS `sqluuid_migration_kept`, `sqluuid_migration_journal`, `sqluuid_migration_range`, `sqluuid_migration`"}
}

func (Dialect) StateExists() string {
	return dialect.Existing(func(name string) string {
		return "SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '" + name + "'"
	}, "sqluuid_migration_kept", "sqluuid_migration_id")
}

func (Dialect) StateForm() *sqlgen.Form { return myBinary }

// StateLock needs the privilege LOCK TABLES, without which the empty tables
// stay. The locks end with the connection.
func (Dialect) StateLock() []string {
	return []string{"LOCK TABLES `sqluuid_migration` WRITE, `sqluuid_migration_range` WRITE, `sqluuid_migration_journal` WRITE, `sqluuid_migration_kept` WRITE"}
}

func (d Dialect) LocksAll(ctx context.Context, q dialect.Querier) (bool, error) {
	v, err := d.variant(ctx, q)
	return !v.apart, err
}

func (Dialect) Writers() int                { return 0 }
func (Dialect) RowHint() string             { return "" }
func (Dialect) RowLock() string             { return " FOR UPDATE" }
func (Dialect) Strictly(verb string) string { return verb }

// StateFaults of MySQL and MariaDB: tables have no owners there, and a trigger acts with the
// rights of the account that made it.
func (Dialect) StateFaults(ctx context.Context, q dialect.Querier) ([]string, error) {
	return dialect.ListNames(ctx, q, "SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGGER_NAME) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE IN "+dialect.StateNames+
		" UNION ALL SELECT CONCAT(TABLE_NAME, ' is no table of InnoDB') FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN "+dialect.StateNames+
		" AND (TABLE_TYPE <> 'BASE TABLE' OR ENGINE <> 'InnoDB')")
}
