package dialect

import "strings"

// A Previewer is an engine on which others wait while a preview of an undo unpacks
// the record of a run in a transaction, because it has one writer.
type Previewer interface {
	// Preview returns a dialect whose record of ids is in tables of the session's
	// own, the statements that make them of the record of a run, and those that
	// remove them, whatever has become of the others; their errors mean nothing.
	Preview(run int64) (d Dialect, begin, end []Statement)
}

var _ Previewer = sqlite{}

// home is where the tables of a run's ids are.
func (d sqlite) home() string {
	if d.preview {
		return "temp"
	}
	return "main"
}

// Preview reads the record at one moment.
func (d sqlite) Preview(run int64) (Dialect, []Statement, []Statement) {
	own := sqlite{preview: true}
	drop := []Statement{{SQL: "DROP TABLE IF EXISTS " + own.StatePacked()}, {SQL: "DROP TABLE IF EXISTS " + own.StateIDs()}}
	begin := append(drop[:2:2], Statement{SQL: "BEGIN"})
	for _, ddl := range d.StateDDL() {
		for _, table := range []string{d.StatePacked(), d.StateIDs()} {
			if rest, ok := strings.CutPrefix(ddl, "CREATE TABLE IF NOT EXISTS "+table+" "); ok {
				of := strings.Replace(table, "main.", "temp.", 1)
				begin = append(begin, Statement{SQL: "CREATE TABLE " + of + " " + rest},
					Statement{SQL: "INSERT INTO " + of + " SELECT * FROM " + table + " WHERE run_id = ?", Args: []any{run}})
			}
		}
	}
	return own, append(begin, Statement{SQL: "COMMIT"}), append([]Statement{{SQL: "ROLLBACK"}}, drop...)
}
