package gorm_test

import (
	"slices"
	"strings"
)

// A limit is what GORM does with some operations on some types of key, and what
// the plugin cannot change.
type limit struct {
	number     string
	operations []string
	kinds      []string // nil for all
	engines    string   // what their names begin with, "" for all
	silent     bool     // nothing says so
	text       string
}

// arrays are the kinds that are sixteen bytes, or point to them.
var arrays = []string{"sqltype.UUID", "sqltype.CharUUID", "google/uuid", "gofrs/uuid", "*sqltype.UUID", standardKind,
	"sqltype.ID", "sqltype.TypeID", "sqltype.ULID", "sqltype.EUID"}

// limitNoVersion is that of ids without version bits.
const limitNoVersion = "5"

func matrixLimits() []limit {
	return []limit{
		{number: "1", operations: []string{`InnerJoins("Org", Where(id))`},
			text: "GORM writes an inline condition of a join without the name of its column, and refuses it (\"model value required\"). " +
				"Write the join's condition as a map or a struct."},
		{number: "2", operations: []string{`Select("id").Scan(&id)`}, kinds: arrays,
			text: "GORM takes a variable that is sixteen bytes for a list of rows, and the driver cannot make a row of one byte " +
				"(go-gorm/gorm#7466). Use Row().Scan or Pluck."},
		{number: "3", operations: []string{`Table("recs").Create(map) without a key`}, silent: true,
			text: "Without a model nothing knows which column is the key. PostgreSQL, MariaDB " +
				"and MySQL refuse the row; SQLite stores NULL, as its primary keys allow. Use Model(&M{}).Create."},
		{number: "4", operations: []string{"Find(&ms, ids)", "Not(ids)", "Delete(&M{}, ids)", "Not(ids).Delete", "Rows and ScanRows", `Preload("Org.Sites")`},
			kinds: []string{"sqltype.NullUUID"},
			text: "GORM takes a slice of structs in place of a condition for models, and compares columns that are not there. The " +
				"engine refuses the statement. Write Where(\"id IN ?\", ids)."},
		{number: limitNoVersion, // its columns are not run
			text: "These ids have no version bits, and MariaDB's uuid type refuses some of them. Use BINARY(16)."},
	}
}

// limitOf returns the limit that explains an error, or, where it may be silent, a
// mistake.
func limitOf(operation, kind, engine string, silent bool) string {
	for _, l := range matrixLimits() {
		if slices.Contains(l.operations, operation) && (l.kinds == nil || slices.Contains(l.kinds, kind)) && strings.HasPrefix(engine, l.engines) && (l.silent || !silent) {
			return "limit " + l.number
		}
	}
	return ""
}
