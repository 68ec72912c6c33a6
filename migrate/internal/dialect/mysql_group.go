package dialect

import "context"

const (
	groupLinks = "it is on a Group Replication with several primaries, where no lock keeps a row that no foreign key links from being written on another member; add the foreign key for the run, or leave the column out"
	groupCopy  = "the writes on the other primaries of the Group Replication, which the locks of this member do not hold off (make it a group with one primary for the run: group_replication_switch_to_single_primary_mode)"
)

// groupWrites reports whether the server belongs to a Group Replication in which other
// members take writes too. Its locks keep nobody out there: what two members write to one
// row is found out at COMMIT. A role that may not read performance_schema learns it from
// the server's own setting, which says what the group is.
func groupWrites(ctx context.Context, q Querier) (many bool, err error) {
	err = q.QueryRowContext(ctx, `SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE')`).Scan(&many)
	if errorNumber(err) == 0 {
		return many, err
	}
	var names []string
	if names, err = namesOf(ctx, q, "SHOW GLOBAL VARIABLES WHERE Variable_name = 'group_replication_single_primary_mode' AND Value = 'OFF'"); err != nil || len(names) == 0 {
		return false, err
	}
	group, err := namesOf(ctx, q, "SHOW GLOBAL VARIABLES WHERE Variable_name = 'group_replication_group_name' AND Value <> ''")
	return len(group) > 0, err
}

// namesOf returns the first of two columns.
func namesOf(ctx context.Context, q Querier, query string) (out []string, err error) {
	rows, err := q.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var name, value string
		if err := rows.Scan(&name, &value); err != nil {
			return nil, err
		}
		out = append(out, name)
	}
	return out, rows.Err()
}
