package postgres

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// facts keep the state in a schema of its own, out of the way of the application.
var facts = sync.OnceValue(func() *dialect.Facts {
	return &dialect.Facts{
		State: dialect.State{
			State: sqlgen.State{
				Runs:    `"sqluuid"."migration"`,
				Columns: `"sqluuid"."migration_column"`,
				Keys:    `"sqluuid"."migration_key"`,
				Ranges:  `"sqluuid"."migration_range"`,
				Journal: `"sqluuid"."migration_journal"`,
				KeptIDs: `"sqluuid"."migration_kept"`,
				Workers: `"sqluuid"."migration_worker"`,
				Form:    pgUUID,
				ListIDs: func(b *sqlgen.Builder, m sqlgen.Batch) {
					b.W("SELECT unnest(", pgIDs(b.Arg(sqlgen.BytesOf(m.From))), ")")
				},
			},
			Create: dialect.StateStatements(query("make the state"), "bytea", "text"),
			Remove: dialect.StateStatements(query("drop the state"), "", ""),
			Lock:   []string{query("lock the state")},
			Exists: dialect.Existing(func(name string) string {
				return strings.ReplaceAll(query("whether there is"), "{name}", name)
			}, "migration_worker", "migration"),
			Now: `pg_catalog.to_char(pg_catalog.timezone('UTC', pg_catalog.clock_timestamp()), ` +
				`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
			Faults: query("faults of the state"),
			Owner:  query("owner of the state"),
			Lacks:  query("missing grants on the state"),
			Revoke: query("revoke grants on the state"),
		},
		Costs: dialect.Costs{
			LogName: "WAL", LogPerValue: 850, LedgerPerID: 18,
			GrowthPercent: 100, VacuumedPercent: 35, IndexPercent: 180, Replicated: true,
			Locks: []string{
				"ROW EXCLUSIVE on every table of the class, row locks on the ids of one chunk until it commits",
				"ACCESS SHARE for the catalogue; nothing waits for a lock longer than a second " +
					"before it gives way",
				"the lock of a whole table (" + hint.Also.Error() + ", " + hint.NormaliseInserts.Error() +
					") is waited for at most 0.3 s at a time, and then not at all for four times as long",
			},
		},
		RowLock: " FOR UPDATE",
		Insert:  "INSERT ",
		Makers:  map[string]int{"gen_random_uuid": 4},
		Retypes: &dialect.Retypes{
			Binary: pgUUID, BinaryType: "uuid", Text: pgText, TextType: "text",
		},
		// The executor checks the privileges when it starts, and an EXPLAIN fires no trigger for each
		// statement. A real UPDATE would fire triggers FOR EACH STATEMENT, and EXPLAIN takes no notice of
		// a transaction that is read-only.
		Probe: func(t sqlgen.Ref, column string) []sqlgen.Statement {
			b, lock := sqlgen.NewBuilder(engine.PostgreSQL), sqlgen.NewBuilder(engine.PostgreSQL)
			c := b.Q(column)
			b.W("EXPLAIN UPDATE ", b.Table(t), " SET ", c, " = ", c, " WHERE false")
			lock.W("SELECT 1 FROM ", lock.Table(t), " WHERE false FOR UPDATE")
			return []sqlgen.Statement{b.Done(), lock.Done()}
		},
		Reading: query("path of a reader"),
		Briefly: Dialect{}.Briefly,
	}
})

func (Dialect) Facts() *dialect.Facts { return facts() }

func (d Dialect) Abilities() dialect.Abilities {
	return dialect.Abilities{
		TableLocks: d.tableLocks, Places: d.places, CreateIndex: d.createIndex, Alters: d.alters,
		Size: d.size, Lag: d.lag, Load: d.load,
		TextOf:   d.textOf,
		Disabler: d, Normaliser: d, Reindexer: d, Vacuumer: d, Watcher: d,
	}
}

func (Dialect) lag(ctx context.Context, q dialect.Querier, replica bool) (time.Duration, error) {
	name := "lag of the replicas"
	if replica {
		name = "lag of this replica"
	}
	var seconds sql.NullFloat64
	var unknown int
	if err := q.QueryRowContext(ctx, query(name)).Scan(&seconds, &unknown); err != nil {
		return 0, err
	}
	switch {
	case unknown > 0 && replica:
		return 0, errors.New("it is no replica")
	case unknown > 0:
		return 0, errors.New("this role may not see the replicas; grant it pg_monitor")
	case !seconds.Valid:
		return 0, errors.New("the replica does not say how far it is")
	}
	return time.Duration(seconds.Float64 * float64(time.Second)), nil
}

func (Dialect) load(ctx context.Context, q dialect.Querier) (n int, err error) {
	err = q.QueryRowContext(ctx, query("load")).Scan(&n)
	return n, err
}

func (Dialect) size(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, query("size"), t.Schema, t.Table).Scan(&n)
	return n, err
}
