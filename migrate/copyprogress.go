package migrate

import (
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// CopyProgress says what a run with [Copy] does now. No engine tells how many of a
// table's rows a statement has copied so far, so it tells of whole tables.
type CopyProgress struct {
	// Phase is what begins: fill (the new table gets its rows), index (it gets its keys and
	// indexes), foreign-keys (the new tables get them), check (the rows of the old and the new
	// table are compared), or swap (the tables change places).
	//
	// Each table is filled and indexed before the next; the others follow when all are. MySQL and
	// MariaDB make foreign keys first, and all indexes but plain ones that no foreign key uses;
	// SQLite makes foreign keys first, and the swap is a part of the filling there; on SQL Server
	// the indexes are. An online copy compares the tables while their rows are copied again, and
	// its swap is the event [Swapped]. An undo compares, and swaps or on SQLite fills.
	Phase string `json:"phase"`
	// Table is the one at hand, number N of Of; it is empty, and N is Of, in a phase
	// of all tables at once. Rows is how many rows the plan has counted there.
	Table string `json:"table,omitempty"`
	Rows  int64  `json:"rows"`
	N     int    `json:"n"`
	Of    int    `json:"of"`
}

// phase tells of a phase that begins. Tables that are full count as moved in what
// it tells of the tables; nobody else sees them before the swap.
func (r *runner) phase(p shadow.Phase, ref sqlgen.Ref) {
	tables := r.pl.copy.Tables
	now := CopyProgress{Phase: string(p), N: len(tables), Of: len(tables)}
	full := len(tables) // the first of them that are
	if r.pl.Undo {
		full = 0 // it compares first
	}
	for i, t := range tables {
		if t.Ref != ref {
			continue
		}
		now.Table, now.N = tableName(ref), i+1
		switch p {
		case shadow.Filling:
			full = i
		case shadow.Indexing:
			full = i + 1
		}
	}
	r.mu.Lock()
	for i, col := range r.pl.class.Columns {
		if now.Table != "" && col.Ref == ref {
			now.Rows = r.pl.Columns[i].Counts.Rows()
		}
		r.perColumn[i] = 0
		for _, t := range tables[:full] {
			if t.Ref == col.Ref {
				r.perColumn[i] = r.pl.Columns[i].ToMove
			}
		}
	}
	r.mu.Unlock()
	r.emit(Event{Kind: Copying, Copy: &now})
}
