package mysql

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// mysqlError has the number where the driver's has it.
type mysqlError struct{ Number uint16 }

func (mysqlError) Error() string { return "an error of the server's" }

// A server that applies the writes of another one is known by what MariaDB, MySQL 5.7 and
// MySQL tell of it.
func TestReplicasOfMySQL(t *testing.T) {
	type table = [][]driver.Value
	gone := errors.New("the connection is gone")
	status := func(list ...string) (rows table) {
		for i := 0; i < len(list); i += 2 {
			rows = append(rows, []driver.Value{list[i], list[i+1]})
		}
		return rows
	}
	count := func(n int64) table { return table{{n}} }
	for _, c := range []struct {
		name   string
		status table
		table  table  // nil: not asked for
		failed error  // of the table
		group  string // the group's name, of a role that the table refuses
		alike  table  // the threads that such a role sees, nil: not asked for
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
			asked := 1
			server := &dialecttest.Server{Answer: func(s string, _ []driver.NamedValue) (table, error) {
				switch s {
				case "SHOW GLOBAL STATUS LIKE 'Slave%running'":
					return c.status, nil
				case query("replication applies"):
					return c.table, c.failed
				case query("group replication"):
					if c.group == "" {
						return nil, nil
					}
					return status("group_replication_group_name", c.group), nil
				case query("threads that apply"):
					return c.alike, nil
				}
				return nil, fmt.Errorf("%s is asked", s)
			}}
			switch {
			case c.alike != nil:
				asked = 4
			case c.group != "":
				asked = 3
			case c.table != nil || c.failed != nil:
				asked = 2
			}
			ask := Dialect{engine.MySQL}.ask(t.Context(), server.Open(t))
			why := ask.outside()
			if !errors.Is(ask.err, c.err) || (why != "") != c.is {
				t.Errorf("%q, %v", why, ask.err)
			}
			if len(server.SentStatements) != asked {
				t.Errorf("%d questions, want %d: %q", len(server.SentStatements), asked, server.SentStatements)
			}
		})
	}
}
