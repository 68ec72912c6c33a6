package mysql

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect rewrites a range column by column in one transaction under READ COMMITTED. The
// session's foreign key checks are off, and referenced columns come first: the row locks on the
// parents hold off any insert of a child until the children are rewritten too. It never relies
// on ON UPDATE CASCADE, whose changes are missing from the binary log.
type Dialect struct{ p engine.Profile }

// New returns the dialect of MySQL, or of MariaDB with or without its UUID type.
func New(p engine.Profile) Dialect { return Dialect{p} }

func (d Dialect) Profile() engine.Profile { return d.p }

// ofState returns a query of state.sql with the columns and names that all engines have.
func ofState(name string) string {
	return strings.NewReplacer("{runs}", dialect.StateColumns, "{ranges}", dialect.RangeColumns,
		"{journal}", fmt.Sprintf(dialect.JournalColumns, "longblob", "longtext"),
		"{names}", dialect.StateNames).Replace(query(name))
}

var facts = dialect.Facts{
	State: dialect.State{
		State: sqlgen.State{
			Runs:    "`sqluuid_migration`",
			Ranges:  "`sqluuid_migration_range`",
			Journal: "`sqluuid_migration_journal`",
			Kept:    "`sqluuid_migration_kept`",
			Form:    myBinary,
			ListIDs: listIDs,
		},
		Create: []string{
			ofState("make the runs"), ofState("make the ranges"), ofState("make the journal"),
			ofState("make the kept ids"),
		},
		Remove: []string{query("drop the state")},
		Lock:   []string{query("lock the state")},
		Exists: dialect.Existing(func(name string) string {
			return strings.ReplaceAll(query("state exists"), "{name}", name)
		}, "sqluuid_migration_kept", "sqluuid_migration_id"),
		// Tables have no owners, and a trigger acts with the rights of the account that made it.
		Faults: ofState("faults of the state"),
	},
	Costs: dialect.Costs{
		LogName: logName, LogPerValue: 500, LedgerPerID: 26,
		GrowthPercent: 60, Replicated: true,
		Locks: []string{
			"metadata locks as every UPDATE has, row locks on the ids of one chunk until it commits",
			"a lock of another session is waited for one second before the chunk gives way",
			"a locking read of the application under READ COMMITTED (SELECT … FOR UPDATE, " +
				"INSERT … SELECT) that uses an index and waits for a chunk may miss a row whose " +
				"primary key the chunk changes: let the application look at the number of rows, " +
				"and read again",
			"in a deadlock InnoDB rolls back the transaction that has changed less, which is the " +
				"application's (error 1213: it must begin again); a smaller value of " +
				hint.ChunkTime.Error() + " makes that rarer",
		},
	},
	RowLock: " FOR UPDATE",
	Insert:  "INSERT ",
	Makers:  unnumbered,
	Retypes: &dialect.Retypes{
		Binary: myBinary, BinaryType: "BINARY(16)", Text: myText,
		TextType: "CHAR(36) CHARACTER SET ascii COLLATE ascii_bin",
	},
	Briefly: Dialect{}.Briefly,
}

// Facts implements [dialect.Dialect].
func (Dialect) Facts() *dialect.Facts { return &facts }

// Abilities implements [dialect.Dialect].
func (d Dialect) Abilities() dialect.Abilities {
	return dialect.Abilities{
		CreateIndex: d.createIndex, Size: d.size, Lag: d.lag, Load: d.load, Apart: d.apart,
		Unfit: d.Unfit, Normaliser: d, Watcher: d,
	}
}

// apart reports whether the server is a node of a cluster.
func (d Dialect) apart(ctx context.Context, q dialect.Querier) (bool, error) {
	v, err := d.variant(ctx, q)
	return v.apart, err
}
