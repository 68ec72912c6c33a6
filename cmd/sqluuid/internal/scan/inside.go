package scan

import (
	"context"
	"database/sql"
	"fmt"
	"regexp"
	"slices"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// An Inside is a column whose values have ids of another column inside: in an array, in JSON or
// in other text.
type Inside struct {
	Name
	Type     string `json:"type"`
	Column   string `json:"column"` // the one with the ids
	Found    int    `json:"found"`
	LookedUp int    `json:"looked_up"`
	// Whole says that some of the values are an id and nothing else.
	Whole bool `json:"whole,omitempty"`
}

// An insideSource lists the columns whose values may have ids inside. asText is the expression for
// a value of one.
type insideSource interface {
	containers(ctx context.Context, q querier, schemas []string) ([]candidate, error)
	asText(column string) string
	// unindexed follows the name of a table that is to be read in its own order: that of an
	// index begins with the values that are no ids.
	unindexed() string
	// like is the operator LIKE of the server itself.
	like() string
}

// The bounds of what is read of a column with ids inside.
const (
	mostContainers  = 50 // values
	mostRows        = 20_000
	mostOfContainer = 4096 // characters of each
)

// spelled finds ids of 36 characters in a longer text.
var spelled = regexp.MustCompile(`[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}`)

// inside looks ids that stand inside other values up in the keys.
func (s *session) inside(ctx context.Context, rep *Report, all []sampled, schemas []string) error {
	src, ok := s.src.(insideSource)
	if !ok || !slices.ContainsFunc(all, func(k sampled) bool { return k.isKey() }) {
		return nil
	}
	var list []candidate
	if err := s.read(ctx, func(ctx context.Context, q querier) (err error) {
		list, err = src.containers(ctx, q, schemas)
		return err
	}); err != nil {
		return fmt.Errorf("reading the columns with ids inside their values: %w", err)
	}
	for _, c := range list {
		if slices.ContainsFunc(all, func(x sampled) bool { return x.Name == c.Name }) {
			continue
		}
		ids, whole, err := s.idsInside(ctx, src, c)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err != nil {
			rep.Skipped = append(rep.Skipped, Skipped{c.Name, c.Type, err.Error()})
			continue
		}
		best := Inside{Name: c.Name, Type: c.Type, LookedUp: len(ids), Whole: whole}
		for _, key := range all {
			if len(ids) == 0 || !key.isKey() || key.col.Order != codec.Network.String() {
				continue
			}
			var args []any
			for _, id := range ids {
				args = append(args, key.as(id))
			}
			n, err := s.known(ctx, key, args)
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			if err != nil {
				rep.Notes = append(rep.Notes, fmt.Sprintf("the ids of %s could not be looked up in %s: %v",
					c.Name, key.Name, err))
				continue
			}
			if n > best.Found {
				best.Column, best.Found = key.Name.String(), min(n, len(ids))
			}
		}
		if best.Found > 0 {
			rep.Inside = append(rep.Inside, best)
		}
	}
	return nil
}

// idsInside reads some values of a column, and returns the ids in them.
func (s *session) idsInside(ctx context.Context, src insideSource, c candidate) (
	out []sqltype.UUID, whole bool, err error) {
	b := &builder{p: s.src.profile()}
	q := (&builder{p: b.p}).q(c.Column)
	names := []string{c.Schema, c.Table}
	if c.Schema == "" {
		names = names[1:]
	}
	b.w("SELECT v FROM (SELECT ", src.asText(string(q.text)), " AS v FROM ").q(names...).w(
		src.unindexed(), " LIMIT ").arg(mostRows).w(") e WHERE v", src.like(),
		"'%________-____-____-____-____________%' LIMIT ").arg(mostContainers)
	if b.err != nil || q.err != nil {
		return nil, false, b.err
	}
	err = s.read(ctx, func(ctx context.Context, q querier) error {
		rows, err := q.QueryContext(ctx, string(b.text), b.args...)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var text sql.NullString
			if err := rows.Scan(&text); err != nil {
				return err
			}
			whole = whole || len(text.String) == 36 && spelled.MatchString(text.String)
			for _, m := range spelled.FindAllString(text.String, -1) {
				id, err := sqltype.Parse(m)
				if err == nil && len(out) < mostLookedUp && id != sqltype.Nil() && !slices.Contains(out, id) {
					out = append(out, id)
				}
			}
		}
		return rows.Err()
	})
	return out, whole, err
}

func (postgres) like() string { return " OPERATOR(pg_catalog.~~) " }

func (mysql) like() string { return " LIKE " }

func (sqlite) like() string { return " LIKE " }

func (postgres) unindexed() string { return "" }

func (mysql) unindexed() string { return " USE INDEX ()" }

func (sqlite) unindexed() string { return " NOT INDEXED" }

// asText writes a value by the output function of its type. The cast of another role's type may
// run code of that role.
func (postgres) asText(column string) string {
	return fmt.Sprintf("pg_catalog.left(pg_catalog.concat(%s), %d)", column, mostOfContainer)
}

func (mysql) asText(column string) string {
	return fmt.Sprintf("LEFT(CAST(%s AS CHAR), %d)", column, mostOfContainer)
}

func (sqlite) asText(column string) string {
	return fmt.Sprintf("substr(CAST(%s AS TEXT), 1, %d)", column, mostOfContainer)
}

func (postgres) containers(ctx context.Context, q querier, schemas []string) ([]candidate, error) {
	return containersOf(ctx, q, `
SELECT n.nspname, c.relname, a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod)
FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace JOIN pg_catalog.pg_type b
  ON b.oid = a.atttypid
LEFT JOIN pg_catalog.pg_type e ON e.oid = b.typelem AND b.typcategory = 'A'
WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
  AND a.attgenerated = ''
  AND COALESCE(e.typname, b.typname) IN ('uuid', 'json', 'jsonb', 'xml', 'hstore', 'text',
    'varchar', 'bpchar')
  AND (e.oid IS NOT NULL OR b.typname <> 'uuid')
  AND n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema' AND n.nspname <> 'sqluuid'
  AND CASE WHEN pg_catalog.cardinality($1::pg_catalog.text[]) = 0
    THEN n.nspname !~ '^sqluuid_(old|new|log)_[0-9]{8}_[0-9a-f]{6}$'
      ELSE n.nspname = ANY ($1::pg_catalog.text[]) END
ORDER BY 1, 2, a.attnum`, textArray(schemas))
}

func (d mysql) containers(ctx context.Context, q querier, schemas []string) (
	out []candidate, err error) {
	tables, err := d.tables(ctx, q, schemas)
	if err != nil {
		return nil, err
	}
	err = d.catalogue(ctx, q, `
SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME, COLUMN_TYPE FROM information_schema.COLUMNS
WHERE TABLE_NAME NOT LIKE 'sqluuid\_migration%' AND COALESCE(GENERATION_EXPRESSION, '') = ''
AND (DATA_TYPE = 'json' OR DATA_TYPE LIKE '%text' OR DATA_TYPE = 'varchar'
  AND CHARACTER_MAXIMUM_LENGTH > 36)
AND `, schemas, func(rows *sql.Rows) error {
		var c candidate
		if err := rows.Scan(&c.Schema, &c.Table, &c.Column, &c.Type); err != nil {
			return err
		}
		if _, ok := tables[[2]string{c.Schema, c.Table}]; ok {
			out = append(out, c)
		}
		return nil
	})
	return out, err
}

func (sqlite) containers(ctx context.Context, q querier, _ []string) ([]candidate, error) {
	return containersOf(ctx, q, `
SELECT 'main', m.name, x.name, x.type FROM main.sqlite_master m
JOIN pragma_table_list l ON l.schema = 'main' AND l.name = m.name AND l.type = 'table'
JOIN pragma_table_xinfo(m.name, 'main') x
WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\_%' ESCAPE '\'
  AND m.name NOT LIKE 'sqluuid\_migration%' ESCAPE '\' AND x.hidden = 0
AND (x.type = '' OR upper(x.type) LIKE '%TEXT%' OR upper(x.type) LIKE '%CHAR%'
  OR upper(x.type) LIKE '%JSON%'
OR upper(x.type) LIKE '%CLOB%') ORDER BY m.name, x.cid`)
}

func containersOf(ctx context.Context, q querier, query string, args ...any) ([]candidate, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []candidate
	for rows.Next() {
		var c candidate
		if err := rows.Scan(&c.Schema, &c.Table, &c.Column, &c.Type); err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, rows.Err()
}
