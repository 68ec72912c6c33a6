package sqlserver

import (
	"strconv"
	"sync"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// facts keep the state in a schema of its own. The costs were not measured. An UPDATE of a
// clustered key logs the row twice, with the entries of the other indexes.
var facts = sync.OnceValue(func() *dialect.Facts {
	return &dialect.Facts{
		State: dialect.State{
			State: sqlgen.State{
				Runs:    "[sqluuid].[migration]",
				Columns: "[sqluuid].[migration_column]",
				Keys:    "[sqluuid].[migration_key]",
				Ranges:  "[sqluuid].[migration_range]",
				Journal: "[sqluuid].[migration_journal]",
				KeptIDs: "[sqluuid].[migration_kept]",
				Workers: "[sqluuid].[migration_worker]",
				Form:    msBinary,
				ListIDs: func(b *sqlgen.Builder, m sqlgen.Batch) {
					b.W("SELECT CONVERT(binary(16), m.o, 2) FROM OPENJSON(",
						b.Arg(m.PairsJSON(msBinary)), ") WITH (o nvarchar(36) '$[0]') m")
				},
			},
			Create: []string{
				"IF SCHEMA_ID(N'sqluuid') IS NULL EXEC (N'CREATE SCHEMA [sqluuid]')",
				query("make the runs"),
				query("make the columns"),
				query("make the index of active columns"),
				query("make the keys"),
				query("make the ranges"),
				query("make the journal"),
				query("make the kept ids"),
				query("make the workers"),
			},
			Remove: []string{
				"DROP TABLE IF EXISTS [sqluuid].[migration_worker]",
				"DROP TABLE IF EXISTS [sqluuid].[migration_kept]",
				"DROP TABLE IF EXISTS [sqluuid].[migration_journal]",
				"DROP TABLE IF EXISTS [sqluuid].[migration_range]",
				"DROP TABLE IF EXISTS [sqluuid].[migration_key]",
				"DROP TABLE IF EXISTS [sqluuid].[migration_column]",
				"DROP TABLE IF EXISTS [sqluuid].[migration]",
				query("drop the schema"),
			},
			Lock: []string{
				"SELECT TOP (1) 1 FROM [sqluuid].[migration] WITH (TABLOCKX, HOLDLOCK)",
				"SELECT TOP (1) 1 FROM [sqluuid].[migration_column] WITH (TABLOCKX, HOLDLOCK)",
				"SELECT TOP (1) 1 FROM [sqluuid].[migration_key] WITH (TABLOCKX, HOLDLOCK)",
				"SELECT TOP (1) 1 FROM [sqluuid].[migration_range] WITH (TABLOCKX, HOLDLOCK)",
				"SELECT TOP (1) 1 FROM [sqluuid].[migration_journal] WITH (TABLOCKX, HOLDLOCK)",
				"SELECT TOP (1) 1 FROM [sqluuid].[migration_kept] WITH (TABLOCKX, HOLDLOCK)",
				"SELECT TOP (1) 1 FROM [sqluuid].[migration_worker] WITH (TABLOCKX, HOLDLOCK)",
			},
			Exists: dialect.Existing(func(name string) string {
				return "SELECT COUNT(*) FROM sys.tables WHERE object_id = OBJECT_ID(N'[sqluuid].[" +
					name + "]', N'U')"
			}, "migration_worker", "migration"),
			Now:    "CONVERT(nvarchar(33), SYSUTCDATETIME(), 126) + N'Z'",
			Faults: query("faults of the state"),
		},
		Costs: dialect.Costs{
			LogName: "transaction log (not measured on SQL Server)", LogPerValue: 850, LedgerPerID: 18,
			GrowthPercent: 100,
			Locks: []string{
				"row locks on the ids of one chunk until it commits; a chunk has 2000 rows of each " +
					"column at the most, so that they do not become a lock on the table",
				"Sch-M for the time of each chunk on every table that has a foreign key of the class; a " +
					"chunk waits a quarter of a second for it before it gives way, and five seconds for " +
					"other locks",
			},
		},
		// An UPDATE of 5,000 locks on one index may lock the whole table. A row that moves takes two.
		MostRows:     2000,
		NoNormaliser: noNormaliser,
		Makers:       generatorVersions,
		RowHint:      " WITH (UPDLOCK)",
		Insert:       "INSERT ",
		// An UPDATE of no rows would fire the table's triggers.
		Serves: serves,
		Probe: func(t sqlgen.Ref, column string) []sqlgen.Statement {
			b := sqlgen.NewBuilder(engine.SQLServer)
			table := b.Table(t)
			b.Q(column) // which must be a name
			b.W("IF COALESCE(HAS_PERMS_BY_NAME(", b.Arg(table), ", N'OBJECT', N'UPDATE', ",
				b.Arg(column), ", N'COLUMN'), 0) = 0")
			b.W(" BEGIN; THROW ", strconv.Itoa(msDenied), ", N'the UPDATE permission is missing', 1; END")
			return []sqlgen.Statement{b.Done()}
		},
	}
})

func (Dialect) Facts() *dialect.Facts { return facts() }

func (d Dialect) Abilities() dialect.Abilities {
	return dialect.Abilities{
		TableLocks: d.tableLocks, Trust: d.trust, CreateIndex: d.createIndex, Size: d.size,
		Lag: d.lag, Load: d.load,
	}
}
