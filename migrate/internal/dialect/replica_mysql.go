package dialect

import "context"

var _ Surveyor = mysql{}

// myReplica is why a server that applies the writes of another one is left alone. Rows
// of its binary log are looked for by the ids that they have there and fire no trigger;
// statements, which find no row any more, say nothing.
const myReplica = "this server is a replica that applies the writes of another one, which find their rows by the ids that they have there; " +
	"run the rewrite on the primary, whose changes of ids are replicated; where two servers replicate from each other, stop the replication into this one for the run (STOP SLAVE, STOP REPLICA)"

// mySQLApplies counts the channels of MySQL that are being applied, without those of
// Group Replication, whose members certify each other's writes.
const mySQLApplies = `SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%'`

// Outside refuses a replica.
//
// What MariaDB counts, and MySQL did until 5.7, is open to every role. MySQL has a table,
// and a role that may not read it is let through.
func (mysql) Outside(ctx context.Context, q Querier, _ *Class, _ bool) (string, error) {
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
		n := 0
		if err := q.QueryRowContext(ctx, mySQLApplies).Scan(&n); err != nil && errorNumber(err) == 0 {
			return "", err
		}
		running = n > 0
	}
	if running {
		return myReplica, nil
	}
	return "", nil
}
