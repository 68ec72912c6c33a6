package dialect

import "context"

// viewOver names the views, as far as the role may read them, that use a column
// whose type is to change: they would go on with values of another type. MariaDB
// tells of a view's columns by its text alone, in which every name is quoted. The
// databases are asked one after the other, for the reason of [mysql.ForeignKeys].
func (mysql) viewOver(ctx context.Context, q Querier, t Ref, column string) ([]string, error) {
	schemas, err := names(ctx, q, "SELECT DISTINCT TABLE_SCHEMA FROM information_schema.TABLES WHERE TABLE_TYPE = 'VIEW' AND TABLE_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') ORDER BY 1")
	if err != nil {
		return nil, err
	}
	var out []string
	for _, schema := range schemas {
		list, err := names(ctx, q, `SELECT CONCAT('the view ', TABLE_SCHEMA, '.', TABLE_NAME, ' over column ', ?, ', made for its old type') FROM information_schema.VIEWS
WHERE TABLE_SCHEMA = ? AND LOCATE(CONCAT(CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)), CHAR(96), '.', CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)), CHAR(96)), VIEW_DEFINITION) > 0
AND LOCATE(CONCAT('.', CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)), CHAR(96)), VIEW_DEFINITION) > 0 ORDER BY 1`, column, schema, t.Schema, t.Table, column)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return out, nil
}
