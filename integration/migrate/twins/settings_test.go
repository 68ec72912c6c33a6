package twins_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A database may give its sessions settings by which the server spells its catalogue otherwise.
func TestDatabasesWithOtherSettings(t *testing.T) {
	t.Parallel()
	for _, engine := range lab.Servers {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			l := linked(t, engine)
			at := l.URL
			if engine == "PostgreSQL" {
				for _, setting := range []string{"quote_all_identifiers = on", "bytea_output = escape", "array_nulls = off",
					"standard_conforming_strings = off", "transform_null_equals = on", "DateStyle = 'German, DMY'"} {
					l.Exec(t, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET "+strings.ReplaceAll(setting, "'", "''")+
						"', current_database()); END $$")
				}
			} else {
				at += "?sql_quote_show_create=0&sql_auto_is_null=1&div_precision_increment=0&group_concat_max_len=4"
			}
			about := []string{"--database", at, "--yes"}
			verb := func(name string, more ...string) {
				t.Helper()
				lab.MustRun(t, append(append([]string{"migrate", name}, more...), about...)...)
			}
			l.Exec(t, "CREATE TABLE users (id varchar(36) PRIMARY KEY, name varchar(20) DEFAULT 'a')")
			l.Exec(t, "INSERT INTO users (id) VALUES ('00000000-0000-4000-8000-000000000001')")
			for _, run := range []struct {
				column      string
				flags, keep []string
			}{
				{"posts.id", append([]string{"int-to-v7", "--all"}, links...), []string{"--keep", "map"}},
				{"users.id", []string{"text-to-binary", "--twins", "--column", "users.id"}, nil},
			} {
				verb(run.flags[0], run.flags[1:]...)
				l.Exec(t, "UPDATE users SET id = '00000000-0000-4000-8000-000000000002'")
				for _, way := range [][]string{nil, {"--back"}, nil} {
					verb("cutover", append(way, "--ignore-sessions")...)
				}
				lab.MustRun(t, "migrate", "verify", "--database", at, "--column", run.column)
				verb("finish", append(run.keep, "--column", run.column)...)
			}
		})
	}
}
