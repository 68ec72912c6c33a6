package dialect

import "context"

// TiDB has no gap locks and no triggers, and takes LOCK TABLES and SKIP LOCKED
// without locking or skipping anything. Its row locks hold for all its nodes, and
// an insert of a child locks its parent.
var tidb = variant{
	settings: []string{
		"SET SESSION innodb_lock_wait_timeout = 1",
		// An optimistic transaction would find out about others at COMMIT only, and has
		// no READ COMMITTED.
		"SET SESSION tidb_txn_mode = 'pessimistic'",
		// Reads of an earlier time, and duplicate keys that are found at COMMIT.
		"SET SESSION tidb_snapshot = ''", "SET SESSION tidb_read_staleness = 0",
		"SET SESSION tidb_constraint_check_in_place_pessimistic = ON",
	},
	claim:     Fails,
	lists:     true,
	folds:     true,
	apart:     true,
	links:     "TiDB has no gap locks, so that nothing keeps a row that no foreign key links from being inserted meanwhile; add the foreign key for the run, or leave the column out",
	copying:   "the writes of other sessions, which LOCK TABLES does not hold off on TiDB (for a new type stop the writers, fill a new table by INSERT … SELECT and swap the two by RENAME TABLE)",
	triggers:  "TiDB has no triggers",
	refusal:   func(context.Context, Querier, Ref) (string, error) { return "", nil },
	invisible: tidbHides,
	ranged:    tidbRanged,
}

// tidbRanged returns the tables whose clustered key begins with a column of the class.
func tidbRanged(ctx context.Context, q Querier, c *Class) (tables []string, err error) {
	for _, col := range c.Columns {
		list, err := names(ctx, q, `SELECT t.TABLE_NAME FROM information_schema.TABLES t
JOIN information_schema.STATISTICS s ON s.TABLE_SCHEMA = t.TABLE_SCHEMA AND s.TABLE_NAME = t.TABLE_NAME
WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.TIDB_PK_TYPE = 'CLUSTERED'
AND s.INDEX_NAME = 'PRIMARY' AND s.SEQ_IN_INDEX = 1 AND s.COLUMN_NAME = ?`, col.Schema, col.Table, col.Name)
		if err != nil {
			return nil, err
		}
		tables = append(tables, list...)
	}
	return tables, nil
}

// tidbHides reports whether a role may be kept from seeing foreign keys: there is
// no dictionary of all of them, and the catalogue shows those of the tables on
// which the role has a privilege.
func tidbHides(ctx context.Context, q Querier) (bool, error) {
	var everywhere int
	err := q.QueryRowContext(ctx, `SELECT count(*) FROM information_schema.USER_PRIVILEGES WHERE PRIVILEGE_TYPE = 'SELECT'
AND GRANTEE = CONCAT('''', SUBSTRING_INDEX(CURRENT_USER(), '@', 1), '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')`).Scan(&everywhere)
	return everywhere == 0, err
}

// tidbUnnumbered is what a lock wait that ran out is called in some statements.
const tidbUnnumbered = "lock wait timeout"

// tidbKinds are the errors that only TiDB has. After any of them the transaction
// is rolled back, or was never begun.
var tidbKinds = map[uint64]Kind{
	1105: KindLock, // no number of its own, but tidbUnnumbered in its text
	8121: KindPrivilege,
	8002: KindConflict, // SELECT FOR UPDATE cannot be tried again by the server
	8005: KindConflict, // write conflict, found by TiDB
	8022: KindConflict, // COMMIT failed and is safe to be tried again
	8027: KindUnready,  // the node has lost the others, and does not know the schema
	8028: KindConflict, // another statement changed the schema meanwhile
	9007: KindConflict, // write conflict, found by TiKV
	9006: KindTooBig,   // the transaction took longer than old rows are kept
	8229: KindTooBig,   // it took longer than its locks live
	8004: KindTooBig,   // the transaction is too large
	8175: KindTooBig,   // the statement takes too much memory
	8176: KindTooBig,   // the node has too little memory left for it
	8252: KindUnready,  // the resource group's quota is used up
	9001: KindUnready,  // the placement driver does not answer in time
	9002: KindUnready,  // TiKV does not
	9003: KindUnready,  // TiKV is busy
	9004: KindLock,     // a lock of another transaction cannot be resolved
	9005: KindUnready,  // a region is unavailable
	9008: KindUnready,  // a store takes no more requests
	9010: KindUnready,  // TiKV reports a stale command
	9011: KindUnready,  // TiKV's clock is not synchronised
}
