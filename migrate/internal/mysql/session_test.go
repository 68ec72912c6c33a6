package mysql

import (
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// These servers cannot be had here; what they call themselves, and what their
// catalogues hold, is as their documentation has it.

func TestWhatAMySQLServerIs(t *testing.T) {
	for _, tt := range []struct {
		name, version, comment string
		primaries              int
		is                     func(variant) bool
	}{
		{"MySQL", "8.0.40", "MySQL Community Server - GPL", 0, func(v variant) bool {
			return !v.apart && len(v.settings) == len(innodb)+2 && v.isMySQL && v.copying == "" && v.costs == nil
		}},
		{"MySQL of Debian", "9.7.4-2", "(Debian)", 0, func(v variant) bool { return !v.apart && v.isMySQL }},
		{"MySQL that cannot rename what it has locked", "8.0.12", "", 0, func(v variant) bool { return !v.apart && v.copying == oldCopy }},
		{"Group Replication with one primary", "9.7.4", "", 1, func(v variant) bool { return !v.apart && v.isMySQL }},
		{"Group Replication with several primaries", "9.7.4", "", 3, func(v variant) bool {
			return v.apart && v.certifies && v.copying == groupCopy && v.links == groupLinks && v.costs == groupCosts
		}},
		{"MariaDB without SKIP LOCKED", "10.5.29-MariaDB", "", 0, func(v variant) bool { return v.claim == dialect.Fails && v.lists }},
		{"MariaDB", "10.11.19-MariaDB-0+deb12u1", "Debian 12", 0, func(v variant) bool { return !v.apart && !v.isMySQL }},
		{"TiDB", "8.0.11-TiDB-v8.5.3", "TiDB Server (Apache License 2.0) Community Edition, MySQL 8.0 compatible", 0, func(v variant) bool {
			return v.apart && v.folds && v.triggers != "" && v.claim == dialect.Fails && v.lists && v.costs == &tidbCosts
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := dialecttest.Mocked(t)
			mock.ExpectQuery("VERSION").WillReturnRows(sqlmock.NewRows([]string{"v", "c"}).AddRow(tt.version, tt.comment))
			mock.ExpectQuery("wsrep_on").WillReturnRows(sqlmock.NewRows([]string{"n", "v"}))
			mock.ExpectQuery("lower_case_table_names").WillReturnRows(sqlmock.NewRows([]string{"n"}).AddRow(0))
			mock.ExpectQuery("replication_group_members").WillReturnRows(sqlmock.NewRows([]string{"many"}).AddRow(tt.primaries > 1))
			v, err := Dialect{engine.MySQL}.variant(t.Context(), db)
			if err != nil || !tt.is(v) {
				t.Errorf("%s, %s is taken for %+v, %v", tt.version, tt.comment, v, err)
			}
		})
	}
}
