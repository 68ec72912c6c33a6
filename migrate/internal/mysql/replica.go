package mysql

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Surveyor = Dialect{}

// myReplica is why a server that applies the writes of another one is left alone. Rows
// of its binary log are looked for by the ids that they have there and fire no trigger;
// statements, which find no row any more, say nothing.
const myReplica = "this server is a replica that applies the writes of another one, which find their rows by the ids that they have there; " +
	"run the rewrite on the primary, whose changes of ids are replicated; where two servers replicate from each other, stop the replication into this one for the run (STOP SLAVE, STOP REPLICA)"

// mySQLApplies counts the channels of MySQL that are being applied, without those of
// Group Replication, whose members certify each other's writes.
const mySQLApplies = `SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%'`

// mySQLAppliers counts the threads of MySQL that apply. A role with PROCESS sees them, and
// needs no other privilege to read this table.
const mySQLAppliers = `SELECT COUNT(*) FROM performance_schema.processlist
WHERE USER = 'system user' AND COMMAND = 'Query'`

// mySQLGroup has a row on a member of a Group Replication. Every role may run it.
const mySQLGroup = "SHOW GLOBAL VARIABLES " +
	"WHERE Variable_name = 'group_replication_group_name' AND Value <> ''"

// Outside refuses a replica.
//
// What MariaDB counts, and MySQL did until 5.7, is open to every role. MySQL has a table. A
// role that may not read it looks for the threads, which need PROCESS. A role without that
// either is let through, and so is such a role on a Group Replication, whose threads look alike.
func (Dialect) Outside(ctx context.Context, q dialect.Querier, _ *sqlgen.Class, _ bool) (string, error) {
	rows, err := q.QueryContext(ctx, "SHOW GLOBAL STATUS LIKE 'Slave%running'")
	if err != nil {
		return "", err
	}
	defer rows.Close()
	told, running := false, false
	for rows.Next() {
		var name, value string
		if err := rows.Scan(&name, &value); err != nil {
			return "", err
		}
		told, running = true, running || value != "0" && value != "OFF"
	}
	if err := rows.Err(); err != nil {
		return "", err
	}
	if !told {
		if running, err = mySQLReplica(ctx, q); err != nil {
			return "", err
		}
	}
	if running {
		return myReplica, nil
	}
	return "", nil
}

// mySQLReplica reports whether a MySQL without the counters of MariaDB applies another
// server's writes, as far as the role can see.
func mySQLReplica(ctx context.Context, q dialect.Querier) (bool, error) {
	n := 0
	err := q.QueryRowContext(ctx, mySQLApplies).Scan(&n)
	if err == nil || errorNumber(err) == 0 {
		return n > 0, err
	}
	group, err := namesOf(ctx, q, mySQLGroup)
	if err != nil || len(group) > 0 {
		return false, err
	}
	if err := q.QueryRowContext(ctx, mySQLAppliers).Scan(&n); err != nil && errorNumber(err) == 0 {
		return false, err
	}
	return n > 0, nil
}
