package dialect

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Facts are what is true of every server of an engine. Nobody changes them.
type Facts struct {
	State State
	Costs Costs
	// Writers is how many sessions can write at once; 0: any number.
	Writers int
	// MostRows is how many rows of a column a chunk may have before the engine locks the
	// whole table; 0: any number.
	MostRows int
	// RowHint follows the table of a SELECT that locks its rows, and RowLock ends it.
	RowHint, RowLock string
	// Insert begins an INSERT that fails on a key which is taken, whatever the table says.
	Insert string
	// NoNormaliser says why the engine has no [Normaliser].
	NoNormaliser string
	// Retypes is how a copy changes types; nil where it cannot.
	Retypes *Retypes
	// Makers has the versions of ids that functions make whose name ends with none.
	Makers map[string]int
	// Probe writes statements of which one fails when the session may not update a column.
	// They run in a transaction that is taken back; nil: an UPDATE of no rows does.
	Probe func(t sqlgen.Ref, column string) []sqlgen.Statement
	// Reading sets, for a transaction, what a reader needs that opens no session; empty: nothing.
	Reading string
	// Serves fails where the server only speaks the engine's protocol, for a reader that opens no
	// session; nil: what it reads is right on such servers too.
	Serves func(ctx context.Context, q Querier) error
	// Briefly writes the statement that bounds how long attempt n, from 0, waits for the lock of
	// a table. -1 restores the session's own bound, as a rollback does. nil: others do not
	// queue behind a waiting session, or the engine cannot be told.
	Briefly func(n int) string
}

// A State has the statements about the state tables.
type State struct {
	sqlgen.State
	// Create makes the tables that are missing, Remove removes them all. Lock keeps every
	// other session from them until a transaction ends.
	Create, Remove, Lock []string
	// Exists is a query for two numbers: of the tables, and of those of the format before.
	Exists string
	// Faults is a query for what lets others act through the tables with the rights of this
	// role. That is an owner who is neither this role nor one that may do anything in the
	// database, or code that the tables run.
	Faults string
	// Revoke takes from other roles what default privileges have given them; empty where
	// there are none.
	Revoke string
}

// Costs are what a rewrite needs on an engine. They were measured with rows of about 150 bytes, a
// key and one more index.
type Costs struct {
	LogName       string
	LogPerValue   int64 // bytes
	LedgerPerID   int64 // bytes, of the journal
	GrowthPercent int64 // of tables and indexes
	// VacuumedPercent is GrowthPercent with a Vacuumer at work. IndexPercent is by how much the
	// indexes of the ids grow without one. 0 where the engine has none.
	VacuumedPercent, IndexPercent int64
	// Replicated says that replicas apply the log.
	Replicated bool
	Locks      []string
}

// Probe returns statements of which one fails when the session may not update a column.
func Probe(d Dialect, t sqlgen.Ref, column string) []sqlgen.Statement {
	if probe := d.Facts().Probe; probe != nil {
		return probe(t, column)
	}
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Q(column)
	b.W("UPDATE ", b.Table(t), " SET ", c, " = ", c, " WHERE 1 = 0")
	return []sqlgen.Statement{b.Done()}
}

// Retypes are the forms and column types of ids that a copy turns from text into bytes, or back.
type Retypes struct {
	Binary, Text         *sqlgen.Form
	BinaryType, TextType string
}
