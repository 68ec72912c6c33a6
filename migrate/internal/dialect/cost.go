package dialect

import "context"

// Costs are what a rewrite in place needs on an engine, measured with rows of
// about 150 bytes and one index beside the key.
type Costs struct {
	LogName       string
	LogPerValue   int64 // bytes
	LedgerPerID   int64 // bytes, of the packed record
	GrowthPercent int64 // of tables and indexes
	// VacuumedPercent is GrowthPercent with a Vacuumer at work, IndexPercent by how
	// much the indexes of the ids grow without one; 0 where there is none.
	VacuumedPercent, IndexPercent int64
	// Replicated says that replicas apply the log.
	Replicated bool
	Locks      []string
}

func (postgres) Costs() Costs {
	return Costs{
		LogName: "WAL", LogPerValue: 850, LedgerPerID: 18, GrowthPercent: 100, VacuumedPercent: 35, IndexPercent: 180,
		Replicated: true,
		Locks: []string{
			"ROW EXCLUSIVE on every table of the class, row locks on the ids of one chunk until it commits",
			"ACCESS SHARE for the catalogue; nothing waits for a lock longer than a second before it gives way",
			"the lock of a whole table (--also, --normalise-inserts) is waited for at most 0.3 s at a time, and then not at all for four times as long",
		},
	}
}

func (mysql) Costs() Costs {
	return Costs{
		LogName: "binary log, and as much redo log", LogPerValue: 350, LedgerPerID: 18, GrowthPercent: 60, Replicated: true,
		Locks: []string{
			"metadata locks as every UPDATE has, row locks on the ids of one chunk until it commits",
			"a lock of another session is waited for one second before the chunk gives way",
			"a locking read of the application under READ COMMITTED (SELECT … FOR UPDATE, INSERT … SELECT) that goes by an index and waits for a chunk may miss a row whose primary key the chunk changes: " +
				"let the application look at the number of rows, and read again",
			"in a deadlock InnoDB rolls back the transaction that has changed less, which is the application's (error 1213: it must begin again); a smaller --chunk-time makes that rarer",
		},
	}
}

func (sqlite) Costs() Costs {
	return Costs{
		LogName: "journal or WAL", LogPerValue: 500, LedgerPerID: 18, GrowthPercent: 10,
		Locks: []string{"the write lock of the file for the time of each chunk"},
	}
}

func (postgres) CopyCosts() Costs {
	return Costs{LogName: "WAL", LogPerValue: 220, Locks: []string{
		"SHARE ROW EXCLUSIVE on every table of the class from the first step to the last: readers go on, writers wait",
		"ACCESS EXCLUSIVE on them for the moment of the swap; each is waited for at most 0.3 s per table at a time, and then not at all for four times as long, until --lock-wait is over",
		pgOldSnapshots,
	}}
}

// pgOldSnapshots is true of every table that takes the place of another: its rows are
// younger than the transaction, and those of before are not its own.
const pgOldSnapshots = "no lock helps a transaction of REPEATABLE READ or SERIALIZABLE that began before the end of the swap and reads a table only after it: it finds the table empty; end such transactions before"

func (mysql) CopyCosts() Costs {
	return Costs{LogName: "binary log, and as much redo log", LogPerValue: 120, Locks: []string{
		"LOCK TABLES … READ on every table of the class from the first row to the last, on a second connection: readers go on, writers wait",
		"the metadata locks of one RENAME TABLE of all of them for the moment of the swap, asked for when no reader is in the way, or when --lock-wait is over, for a second per table",
	}}
}

func (sqlite) CopyCosts() Costs {
	return Costs{LogName: "journal or WAL", LogPerValue: 150, Locks: []string{"the write lock of the file from the first step to the last"}}
}

// Size is the size of a table with its indexes and partitions, -1 if the engine
// does not tell.

func (postgres) Size(ctx context.Context, q Querier, t Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, `SELECT COALESCE(SUM(pg_total_relation_size(x.relid)), 0)::bigint
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, LATERAL (SELECT relid FROM pg_partition_tree(c.oid) UNION SELECT c.oid) x
WHERE n.nspname = $1 AND c.relname = $2`, t.Schema, t.Table).Scan(&n)
	return n, err
}

func (mysql) Size(ctx context.Context, q Querier, t Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, `SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?`, t.Schema, t.Table).Scan(&n)
	return n, err
}

// Size is not known without dbstat, which few builds have.
func (sqlite) Size(context.Context, Querier, Ref) (int64, error) { return -1, nil }

// CreateIndex waits for older transactions as long as they last, which holds
// nobody up. What an earlier attempt left unfinished is removed first.
func (d postgres) CreateIndex(col Column, name string) ([]Statement, error) {
	drop, create := newBuilder(d.Profile()), newBuilder(d.Profile())
	drop.w("DROP INDEX CONCURRENTLY IF EXISTS ", drop.table(Ref{col.Schema, name}))
	create.w("CREATE INDEX CONCURRENTLY ", create.q(name), " ON ", create.table(col.Ref), " (", create.q(col.Name), ")")
	out := []Statement{d.Wait()}
	for _, b := range []*builder{drop, create} {
		s, err := b.done(Exec)
		if err != nil {
			return nil, err
		}
		s.Calm = true
		out = append(out, s)
	}
	return append(out, d.Unwait()), nil
}

func (d mysql) CreateIndex(col Column, name string) ([]Statement, error) {
	b := newBuilder(d.Profile())
	b.w("ALTER TABLE ", b.table(col.Ref), " ADD INDEX ", b.q(name), " (", b.q(col.Name))
	if col.Form.IsText() { // a TEXT column needs a length
		b.w("(36)")
	}
	b.w("), ALGORITHM=INPLACE, LOCK=NONE")
	s, err := b.done(Exec)
	return []Statement{s}, err
}

func (d sqlite) CreateIndex(col Column, name string) ([]Statement, error) {
	b := newBuilder(d.Profile())
	b.w("CREATE INDEX IF NOT EXISTS ", b.q("main"), ".", b.q(name), " ON ", b.q(col.Table), " (", b.q(col.Name), ")")
	s, err := b.done(Exec)
	return []Statement{s}, err
}
