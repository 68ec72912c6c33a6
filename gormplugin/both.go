package gormplugin

import "github.com/sqluuid/sqluuid/sqltype"

// Both returns a version 1 id and the version 6 id that package migrate has made of it. It is for
// "id IN ?" in the weeks after the migration. It returns any other id alone.
func Both(id sqltype.UUID) []sqltype.UUID {
	if v6, err := id.V6(); err == nil && v6 != id {
		return []sqltype.UUID{id, v6}
	}
	return []sqltype.UUID{id}
}
