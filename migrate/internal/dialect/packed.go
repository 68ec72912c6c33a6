package dialect

import "fmt"

// What the packed record of moved ids needs of each engine. A row holds ids of
// sixteen bytes each, one after the other: what an index and a row header would
// take per id is several times that.

// PackedIDs is how many ids a row has at most that [Unpack] takes apart. It stays
// inside a page of every engine.
const PackedIDs = 100

// manyIDs is how many ids a row has at most where a large value costs less than
// many rows: 800 kB of them.
const manyIDs = 50_000

func (postgres) PackedRow() int { return PackedIDs } // a larger one would be compressed, and stored apart
func (mysql) PackedRow() int    { return manyIDs }
func (sqlite) PackedRow() int   { return manyIDs }

// packChunk returns the statements of a chunk that lock the rows of its one column
// and record their images in one row: the record, and the query for how many there
// are in it, less than 0 if the engine has cut them short. all joins images.
func packChunk(d Dialect, col Column, m Move, r Range, all, lock string) ([]Statement, error) {
	b := newBuilder(d.Profile())
	b.w("INSERT INTO ", d.StatePacked(), " (run_id, no, n, ids) SELECT ", b.arg(m.Run), ", ", b.arg(m.Row), ", count(*), ", all, " FROM ", b.table(col.Ref), " WHERE ")
	b.inRange(col, r)
	b.picked(d, col.Form, b.col(col), m)
	b.w(" HAVING count(*) > 0", lock)
	record, err := b.done(Record)
	if err != nil {
		return nil, err
	}
	b = newBuilder(d.Profile())
	b.w("SELECT COALESCE(MAX(CASE WHEN length(p.ids) = 16 * p.n THEN p.n ELSE -1 END), 0) FROM ", d.StatePacked(), " p WHERE p.run_id = ", b.arg(m.Run), " AND p.no = ", b.arg(m.Row))
	count, err := b.done(Lock)
	return []Statement{record, count}, err
}

func (postgres) StatePacked() string { return `"sqluuid"."migration_packed"` }
func (mysql) StatePacked() string    { return "`sqluuid_migration_packed`" }
func (d sqlite) StatePacked() string { return d.home() + `."sqluuid_migration_packed"` }

func (postgres) Unpack(at string) string {
	return "encode(substr(p.ids, 16 * (" + at + ") + 1, 16), 'hex')::uuid"
}
func (mysql) Unpack(at string) string  { return "SUBSTR(p.ids, 16 * (" + at + ") + 1, 16)" }
func (sqlite) Unpack(at string) string { return "substr(p.ids, 16 * (" + at + ") + 1, 16)" }

func (postgres) RowLock() string { return " FOR UPDATE" }
func (mysql) RowLock() string    { return " FOR UPDATE" }
func (sqlite) RowLock() string   { return "" } // BEGIN IMMEDIATE has locked everything

// PackedRows returns the query for the numbers of some rows of a run's packed
// record and of the ids in each, up to limit, which locks them.
func PackedRows(d Dialect, run int64, limit int) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", b.first(limit), "no, n FROM ", d.StatePacked(), d.RowHint(), " WHERE run_id = ", b.arg(run), " ORDER BY no", b.limit(limit), d.RowLock())
	return b.done(Count)
}

// RowHint is empty where a lock is asked for at the end of a query.

func (postgres) RowHint() string { return "" }
func (mysql) RowHint() string    { return "" }
func (sqlite) RowHint() string   { return "" }

// Unrecorded is empty where the INSERT itself can tell what to do.

func (postgres) Unrecorded(string) string { return "" }
func (mysql) Unrecorded(string) string    { return "" }
func (sqlite) Unrecorded(string) string   { return "" }

// Unpack returns the statement that records the ids of some rows of the packed
// record one by one, as moved.
func Unpack(d Dialect, run int64, rows []int64) (Statement, error) {
	b := newBuilder(d.Profile())
	digits := "SELECT 0 AS i"
	for i := 1; i < 10; i++ {
		digits += fmt.Sprintf(" UNION ALL SELECT %d", i)
	}
	b.w("INSERT INTO ", d.StateIDs(), " (run_id, id, kind) SELECT g.id, x.id, '", IDMoved, "' FROM (SELECT DISTINCT ", d.Unpack("a.i + 10 * b.i"), " AS id FROM ",
		d.StatePacked(), " p CROSS JOIN (", digits, ") a CROSS JOIN (", digits, ") b WHERE a.i + 10 * b.i < p.n AND p.run_id = ", b.arg(run), " AND p.no IN (")
	for i, no := range rows {
		if i > 0 {
			b.w(", ")
		}
		b.w(b.arg(no))
	}
	b.w(")) x, ", d.StateTable(), " g WHERE g.id = ", b.arg(run), d.Unrecorded(IDMoved), " ORDER BY x.id", ignore(d, IDMoved))
	return b.done(Record)
}
