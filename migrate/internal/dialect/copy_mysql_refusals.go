package dialect

import (
	"context"
	"fmt"
	"slices"
	"strings"
)

// madeFor names what else MySQL has that was made for the type of a column: expressions
// that are indexed, and CHECKs, all of which are a table's there. MariaDB has no such index,
// and its catalogue of CHECKs has other columns.
func (d mysql) madeFor(ctx context.Context, q Querier, t Ref, column string) ([]string, error) {
	if v, err := d.variant(ctx, q); err != nil || v.sight == nil {
		return nil, err
	}
	quoted := "`" + strings.ReplaceAll(column, "`", "``") + "`"
	return names(ctx, q, `SELECT DISTINCT CONCAT('the index ', INDEX_NAME, ' of an expression over column ', ?, ', which was made for the old type') FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND LOCATE(?, EXPRESSION) > 0
UNION ALL SELECT CONCAT('the CHECK ', k.CONSTRAINT_NAME, ', which was made for the old type') FROM information_schema.CHECK_CONSTRAINTS k
JOIN information_schema.TABLE_CONSTRAINTS c ON c.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND c.CONSTRAINT_NAME = k.CONSTRAINT_NAME
WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? AND c.CONSTRAINT_TYPE = 'CHECK' AND LOCATE(?, k.CHECK_CLAUSE) > 0`,
		column, t.Schema, t.Table, quoted, t.Schema, t.Table, quoted)
}

// looseKey names a foreign key to columns that are no unique key by themselves, which MySQL
// from 8.4 on does not let a session add (6125) unless a setting allows it.
func (mysql) looseKey(ctx context.Context, q Querier, c *Copy) (string, error) {
	strict, err := namesOf(ctx, q, "SHOW SESSION VARIABLES WHERE Variable_name = 'restrict_fk_on_non_standard_key' AND Value = 'ON'")
	if err != nil || len(strict) == 0 {
		return "", err
	}
	for _, k := range c.Keys {
		if !refIn(c, k.Child) {
			continue
		}
		var columns []string
		for _, pair := range k.Columns {
			columns = append(columns, strings.ToLower(pair.Parent))
		}
		slices.Sort(columns)
		list, err := names(ctx, q, `SELECT GROUP_CONCAT(LOWER(COALESCE(COLUMN_NAME, '')) ORDER BY LOWER(COLUMN_NAME) SEPARATOR '/') FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0 GROUP BY INDEX_NAME HAVING COUNT(SUB_PART) = 0 AND COUNT(*) = COUNT(COLUMN_NAME)`, k.Parent.Schema, k.Parent.Table)
		if err != nil {
			return "", err
		}
		if !slices.Contains(list, strings.Join(columns, "/")) {
			return fmt.Sprintf("table %q: the foreign key %q refers to columns of %q that are no unique key by themselves, and the server does not let it be made again "+
				"while restrict_fk_on_non_standard_key is ON", k.Child.Table, k.Name, k.Parent.Table), nil
		}
	}
	return "", nil
}
