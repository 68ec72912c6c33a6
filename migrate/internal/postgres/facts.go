package postgres

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// facts keep the state in a schema of its own, out of the way of the application.
var facts = dialect.Facts{
	State: dialect.State{
		State: sqlgen.State{
			Runs:    `"sqluuid"."migration"`,
			Ranges:  `"sqluuid"."migration_range"`,
			Journal: `"sqluuid"."migration_journal"`,
			Kept:    `"sqluuid"."migration_kept"`,
			Form:    pgUUID,
			ListIDs: func(b *sqlgen.Builder, m sqlgen.Batch) {
				b.W("SELECT unnest(", pgIDs(b.Arg(sqlgen.BytesOf(m.From))), ")")
			},
		},
		Create: []string{
			query("make the schema"),
			`CREATE TABLE IF NOT EXISTS sqluuid.migration (` + dialect.StateColumns + `)`,
			`CREATE TABLE IF NOT EXISTS sqluuid.migration_range (` + dialect.RangeColumns + `)`,
			`CREATE TABLE IF NOT EXISTS sqluuid.migration_journal (` +
				fmt.Sprintf(dialect.JournalColumns, "bytea", "text") + `)`,
			// Ids do not compress.
			`ALTER TABLE sqluuid.migration_journal ALTER COLUMN ids SET STORAGE EXTERNAL`,
			`CREATE TABLE IF NOT EXISTS sqluuid.migration_kept ` +
				`(run_id bigint NOT NULL, id uuid NOT NULL, PRIMARY KEY (run_id, id))`,
		},
		Remove: []string{
			`DROP TABLE IF EXISTS sqluuid.migration_kept`,
			`DROP TABLE IF EXISTS sqluuid.migration_journal`,
			`DROP TABLE IF EXISTS sqluuid.migration_range`,
			`DROP TABLE IF EXISTS sqluuid.migration`,
			query("drop the schema"),
		},
		Lock: []string{`LOCK TABLE "sqluuid"."migration", "sqluuid"."migration_range", ` +
			`"sqluuid"."migration_journal", "sqluuid"."migration_kept" IN ACCESS EXCLUSIVE MODE`},
		Exists: dialect.Existing(func(name string) string {
			return strings.ReplaceAll(query("whether there is"), "{name}", name)
		}, "migration_kept", "migration_id"),
		Faults: query("faults of the state"),
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

func (Dialect) Facts() *dialect.Facts { return &facts }

func (d Dialect) Abilities() dialect.Abilities {
	return dialect.Abilities{
		TableLocks: d.tableLocks, Places: d.places, CreateIndex: d.createIndex, Alters: alters,
		Size: d.size,
		Lag:  d.lag, Load: d.load, Unfit: d.Unfit, Disabler: d, Normaliser: d, Reindexer: d,
		Vacuumer: d, Watcher: d,
	}
}
