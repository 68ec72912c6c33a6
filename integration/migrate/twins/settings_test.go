package twins_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A database may give its sessions settings by which the server spells its catalogue otherwise.
func TestDatabasesWithOtherSettings(t *testing.T) {
	t.Parallel()
	eachServer(t, func(t *testing.T, l *lab.Lab) {
		if l.IsInnoDB() {
			l.URL += "?sql_quote_show_create=0&sql_auto_is_null=1&div_precision_increment=0&" +
				"group_concat_max_len=4&sql_select_limit=1&default_storage_engine=MyISAM"
		} else {
			for _, setting := range []string{
				"quote_all_identifiers = on", "bytea_output = escape", "array_nulls = off",
				"standard_conforming_strings = off", "transform_null_equals = on",
				"DateStyle = 'German, DMY'",
			} {
				l.Exec(t, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET "+
					strings.ReplaceAll(setting, "'", "''")+"', current_database()); END $$")
			}
		}
		l.Exec(t, "CREATE TABLE users (id varchar(36) PRIMARY KEY, name varchar(20) DEFAULT 'a')")
		l.Exec(t, "INSERT INTO users (id) VALUES ('00000000-0000-4000-8000-000000000001')")
		moves := func(column string, keep ...string) {
			t.Helper()
			l.Exec(t, "UPDATE users SET id = '00000000-0000-4000-8000-000000000002'")
			for _, way := range [][]string{nil, {"--back"}, nil} {
				do(t, l, "cutover", append(way, "--ignore-sessions")...)
			}
			verifyRun(t, l)
			do(t, l, "finish", append(keep, "--column", column)...)
		}
		drawKeys(t, l)
		moves("posts.id", "--keep", "map")
		if l.IsInnoDB() {
			lab.Same(t, "the engines", l.Dump(t, "SELECT DISTINCT ENGINE FROM information_schema.TABLES "+
				"WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'"), []string{"InnoDB"})
		}
		do(t, l, "text-to-binary", "--twins", "--column", "users.id")
		moves("users.id")
	})
}
