package shadow

import (
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// LostError is rows that stand in a table which was put away, and not in the one in its place.
//
// A RENAME outlives the process that began it. When that is killed while the RENAME waits, the
// server gives up the locks that kept writers out, carries the RENAME out nevertheless, and locks
// one table after the other: a writer may come in between. So what shows such rows is there before
// the RENAME begins: the log of an online copy, or the sums of the tables that are put away. A
// process that clears up looks there before it drops anything.
type LostError struct {
	Away, In sqlgen.Ref
	Rows     int64      // 0: some
	Told     sqlgen.Ref // what shows them: their keys, or the sum of the table
}

func (e *LostError) Error() string {
	rows, tells := "rows were", fmt.Sprintf("drop the table %q, which shows them", e.Told.Table)
	if e.Rows > 0 {
		rows = fmt.Sprintf("%d writes to rows were", e.Rows)
		tells = fmt.Sprintf("empty the table %q, which has their keys", e.Told.Table)
	}
	return fmt.Sprintf("%s made to %q between the last look at it and the swap; they are in %q and "+
		"not in %q, which is in place; carry them over, %s, and run the same again; or let finish "+
		"end the run, which keeps these tables", rows, e.In.Table, e.Away.Table, e.In.Table, tells)
}

// HalfError is a RENAME of which the server has carried out a part.
type HalfError struct {
	Label string
	Kept  []string // the tables whose old ones are kept
}

func (e *HalfError) Error() string {
	return fmt.Sprintf("the server has carried out a part of a RENAME only: the old tables of %q "+
		"are kept, with names that end in old_%s, and not all tables of the copy are in place; "+
		"give the tables the names back that they had, in one RENAME TABLE, and drop nothing "+
		"before; then run the same again", e.Kept, e.Label)
}

// RowError is a row of which an online copy cannot say what becomes of it.
type RowError struct {
	Table sqlgen.Ref
	Why   string
}

func (e *RowError) Error() string { return fmt.Sprintf("table %q: %s", e.Table.Table, e.Why) }

// A LogError occurs while what stands in the log of a table is followed, which is before
// anything is swapped.
type LogError struct {
	Table sqlgen.Ref
	Err   error
}

func (e *LogError) Error() string {
	return fmt.Sprintf("following the log of %q: %v", e.Table.Table, e.Err)
}

func (e *LogError) Unwrap() error { return e.Err }
