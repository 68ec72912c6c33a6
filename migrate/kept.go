package migrate

import (
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
)

// A KeptTable is an old table that a run with [Copy] has kept.
type KeptTable struct {
	Table string `json:"table"` // [SCHEMA.]TABLE as in a ColumnName
	Was   string `json:"was"`   // the table in whose place it was
	Bytes int64  `json:"bytes"` // with its indexes; -1 where the engine does not tell
	Rows  int64  `json:"rows"`  // -1 when they were not counted
}

// A RenamedName is a foreign key or a CHECK that has another name while an old table is
// kept. Such names are unique in a database.
type RenamedName struct {
	Table string `json:"table"` // [SCHEMA.]TABLE as in a ColumnName
	Now   string `json:"now"`
	Was   string `json:"was"`
	// Statement gives the name back. It may be several statements for one session.
	Statement string `json:"statement,omitempty"`
	// Reason says why [Database.Finish] leaves the name: another table has it, or the engine would
	// rebuild a table of many rows for it. It is empty for a name that Finish gives back.
	Reason string `json:"reason,omitempty"`
}

// LostRows are rows that stand in a table which was put away, and not in the one in its
// place: a swap outlived its process, and the application wrote in that moment.
type LostRows struct {
	Table string `json:"table"` // [SCHEMA.]TABLE in place
	Away  string `json:"away"`  // the table that has the rows
	Rows  int64  `json:"rows"`  // writes to rows; 0: not counted
	Told  string `json:"told"`  // the table that has their keys, or the sum of the table
}

// each converts what a room lists into what this package tells.
func each[T, U any](list []T, to func(T) U) (out []U) {
	for _, x := range list {
		out = append(out, to(x))
	}
	return out
}

func keptTable(k shadow.KeptTable) KeptTable { return KeptTable(k) }
func lostRows(e *shadow.LostError) LostRows {
	return LostRows{Table: plan.TableName(e.In), Away: plan.TableName(e.Away), Rows: e.Rows,
		Told: plan.TableName(e.Told)}
}
func renamedName(r shadow.Renamed) RenamedName {
	return RenamedName{Table: plan.TableName(r.Table), Now: r.Now, Was: r.Was,
		Statement: r.Statement, Reason: r.Reason}
}
