package mysql

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// madeFor names what else MySQL has that was made for the type of a column: expressions
// that are indexed, and CHECKs, all of which are a table's there. MariaDB has no such index,
// and its catalogue of CHECKs has other columns.
func (d Dialect) madeFor(ctx context.Context, q dialect.Querier, t sqlgen.Ref, column string) ([]string, error) {
	if v, err := d.variant(ctx, q); err != nil || v.sight == nil {
		return nil, err
	}
	quoted := "`" + strings.ReplaceAll(column, "`", "``") + "`"
	return dialect.ListNames(ctx, q, `SELECT DISTINCT CONCAT('the index ', INDEX_NAME, ' of an expression over column ', ?, ', which was made for the old type') FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND LOCATE(?, EXPRESSION) > 0
UNION ALL SELECT CONCAT('the CHECK ', k.CONSTRAINT_NAME, ', which was made for the old type') FROM information_schema.CHECK_CONSTRAINTS k
JOIN information_schema.TABLE_CONSTRAINTS c ON c.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND c.CONSTRAINT_NAME = k.CONSTRAINT_NAME
WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? AND c.CONSTRAINT_TYPE = 'CHECK' AND LOCATE(?, k.CHECK_CLAUSE) > 0`,
		column, t.Schema, t.Table, quoted, t.Schema, t.Table, quoted)
}

// looseKey names a foreign key to columns that are no unique key by themselves, which MySQL
// from 8.4 on does not let a session add (6125) unless a setting allows it.
func (Dialect) looseKey(ctx context.Context, q dialect.Querier, c *shadow.Copy) (string, error) {
	strict, err := namesOf(ctx, q, "SHOW SESSION VARIABLES WHERE Variable_name = 'restrict_fk_on_non_standard_key' AND Value = 'ON'")
	if err != nil || len(strict) == 0 {
		return "", err
	}
	for _, k := range c.Keys {
		if !shadow.RefIn(c, k.Child) {
			continue
		}
		var columns []string
		for _, pair := range k.Columns {
			columns = append(columns, strings.ToLower(pair.Parent))
		}
		slices.Sort(columns)
		list, err := dialect.ListNames(ctx, q, `SELECT GROUP_CONCAT(LOWER(COALESCE(COLUMN_NAME, '')) ORDER BY LOWER(COLUMN_NAME) SEPARATOR '/') FROM information_schema.STATISTICS
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

func sortedLines(list []string) string {
	slices.Sort(list)
	return strings.Join(list, "\n")
}

var myIncrement = regexp.MustCompile(` AUTO_INCREMENT=\d+`)

// shape describes all of a table that its copy was made by.
func (d Dialect) shape(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error) {
	def, err := d.created(ctx, q, t)
	if err != nil {
		return "", err
	}
	// Who refers to it. A role that may not ask has this looked at before the
	// locks alone.
	n, err := referring(ctx, q, t)
	if err != nil && d.Kind(err) != dialect.KindPrivilege {
		return "", err
	}
	return fmt.Sprintf("%s\n%d", def, n), nil
}

// storage is when a table was made or altered, in whole seconds: an ALTER can change rows
// and be taken back.
func (Dialect) storage(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (out string, err error) {
	err = q.QueryRowContext(ctx, "SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?", t.Schema, t.Table).Scan(&out)
	return out, err
}

// created is the definition of a table.
func (d Dialect) created(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error) {
	b := sqlgen.NewBuilder(d.p)
	var name, def string
	err := q.QueryRowContext(ctx, "SHOW CREATE TABLE "+b.Table(t)).Scan(&name, &def)
	return myIncrement.ReplaceAllString(def, ""), errors.Join(err, b.Err)
}

// shapes are those of all tables.
func (d Dialect) shapes(ctx context.Context, q dialect.Querier, c *shadow.Copy) (map[sqlgen.Ref]string, error) {
	out := map[sqlgen.Ref]string{}
	for _, t := range c.Tables {
		var err error
		if out[t.Ref], err = d.shape(ctx, q, t.Ref); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// still refuses tables that were altered since the new ones were made, before their
// locks were there, and what has come that a copy would lose.
func (d Dialect) still(ctx context.Context, q dialect.Querier, c *shadow.Copy, was map[sqlgen.Ref]string) error {
	now, err := d.shapes(ctx, q, c)
	if err != nil {
		return err
	}
	for _, t := range c.Tables {
		if now[t.Ref] != was[t.Ref] {
			return &shadow.RowError{Table: t.Ref, Why: "its definition was changed while it was copied"}
		}
	}
	return shadow.Arrived(ctx, d, q, c)
}

// note writes down the definitions of the tables that are in place now, for an undo.
func (d Dialect) note(ctx context.Context, q dialect.Querier, c *shadow.Copy) error {
	return c.NoteShapes(func(r sqlgen.Ref) (string, error) { return d.created(ctx, q, r) })
}

// noted refuses tables that were altered since then.
func (d Dialect) noted(ctx context.Context, q dialect.Querier, c *shadow.Copy) error {
	return c.ShapesNoted(func(r sqlgen.Ref) (string, error) { return d.created(ctx, q, r) })
}
