package mysql

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// mysqlError has the number where the driver's has it.
type mysqlError struct{ Number uint16 }

func (mysqlError) Error() string { return "an error of the server's" }

// A server that applies the writes of another one is known by what MariaDB, MySQL 5.7 and
// MySQL tell of it.
func TestReplicasOfMySQL(t *testing.T) {
	gone := errors.New("the connection is gone")
	status := func(list ...string) *sqlmock.Rows {
		rows := sqlmock.NewRows([]string{"Variable_name", "Value"})
		for i := 0; i < len(list); i += 2 {
			rows.AddRow(list[i], list[i+1])
		}
		return rows
	}
	count := func(n int) *sqlmock.Rows { return sqlmock.NewRows([]string{"n"}).AddRow(n) }
	for _, c := range []struct {
		name   string
		status *sqlmock.Rows
		table  *sqlmock.Rows // nil: not asked for
		failed error         // of the table
		group  string        // the group's name, of a role that the table refuses
		alike  *sqlmock.Rows // the threads that such a role sees, nil: not asked for
		is     bool
		err    error
	}{
		{name: "MariaDB", status: status("Slave_running", "OFF", "Slaves_running", "0")},
		{name: "MariaDB, a replica", status: status("Slave_running", "ON", "Slaves_running", "1"), is: true},
		{name: "MariaDB, a named connection", status: status("Slave_running", "OFF", "Slaves_running", "2"), is: true},
		{name: "MySQL 5.7", status: status("Slave_running", "OFF")},
		{name: "MySQL 5.7, a replica", status: status("Slave_running", "ON"), is: true},
		{name: "MySQL", status: status(), table: count(0)},
		{name: "MySQL, a replica", status: status(), table: count(1), is: true},
		{name: "MySQL, not for this role", status: status(), failed: mysqlError{1142}, alike: count(0)},
		{name: "MySQL, a replica, not for this role", status: status(), failed: mysqlError{1142},
			alike: count(1), is: true},
		{name: "MySQL, a group, not for this role", status: status(), failed: mysqlError{1142}, group: "g"},
		{name: "a connection that breaks", status: status(), failed: gone, err: gone},
	} {
		t.Run(c.name, func(t *testing.T) {
			db, mock, err := sqlmock.New(sqlmock.QueryMatcherOption(sqlmock.QueryMatcherEqual))
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			mock.ExpectQuery("SHOW GLOBAL STATUS LIKE 'Slave%running'").WillReturnRows(c.status)
			switch {
			case c.failed != nil:
				mock.ExpectQuery(query("replication applies")).WillReturnError(c.failed)
				if c.alike == nil && c.group == "" {
					break
				}
				group := status()
				if c.group != "" {
					group = status("group_replication_group_name", c.group)
				}
				mock.ExpectQuery(query("group replication")).WillReturnRows(group)
				if c.alike != nil {
					mock.ExpectQuery(query("threads that apply")).WillReturnRows(c.alike)
				}
			case c.table != nil:
				mock.ExpectQuery(query("replication applies")).WillReturnRows(c.table)
			}
			ask := Dialect{engine.MySQL}.ask(t.Context(), db)
			why := ask.outside()
			if !errors.Is(ask.err, c.err) || (why != "") != c.is {
				t.Errorf("%q, %v", why, ask.err)
			}
			if err := mock.ExpectationsWereMet(); err != nil {
				t.Error(err)
			}
		})
	}
}
