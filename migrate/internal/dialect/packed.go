package dialect

import "fmt"

// What the packed record of moved ids needs of each engine. A row holds up to
// PackedIDs ids, sixteen bytes each, one after the other: what an index and a row
// header would take per id is several times that.

// PackedIDs is how many ids a row of the packed record holds at most. That row
// stays inside a page of every engine.
const PackedIDs = 100

func (postgres) StatePacked() string { return `"sqluuid"."migration_packed"` }
func (mysql) StatePacked() string    { return "`sqluuid_migration_packed`" }
func (sqlite) StatePacked() string   { return `main."sqluuid_migration_packed"` }

func (postgres) Unpack(at string) string {
	return "encode(substr(p.ids, 16 * (" + at + ") + 1, 16), 'hex')::uuid"
}
func (mysql) Unpack(at string) string  { return "SUBSTR(p.ids, 16 * (" + at + ") + 1, 16)" }
func (sqlite) Unpack(at string) string { return "substr(p.ids, 16 * (" + at + ") + 1, 16)" }

func (postgres) RowLock() string { return " FOR UPDATE" }
func (mysql) RowLock() string    { return " FOR UPDATE" }
func (sqlite) RowLock() string   { return "" } // BEGIN IMMEDIATE has locked everything

// PackedRows returns the query for the numbers of some rows of a run's packed
// record, up to limit, which locks them.
func PackedRows(d Dialect, run int64, limit int) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", b.first(limit), "no FROM ", d.StatePacked(), d.RowHint(), " WHERE run_id = ", b.arg(run), " ORDER BY no", b.limit(limit), d.RowLock())
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
