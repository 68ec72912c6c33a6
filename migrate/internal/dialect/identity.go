package dialect

import (
	"cmp"
	"context"
	"slices"
	"strings"
)

// A fingerprint says which id stands in which row. A row goes by its primary key,
// or by a unique index of columns that are never NULL; of that key the column whose
// ids are summed is left out, and other columns of the class come in as ids, because
// a rewrite changes them too. What is left must read the same in every session,
// whatever its time zone, its date style, its encoding and its driver are set to.

// A Member is a column of what tells the rows of a table apart.
type Member struct {
	Name string
	// Form is that of a column of the class; nil for others, which Key reads.
	Form *Form
	// Key is the expression for the value of column {c} as bytes, or as text, that
	// no setting changes.
	Key string
}

// Identify sets what tells the rows of each column's table apart, as far as there is
// something beside the column itself.
func Identify(ctx context.Context, d Dialect, q Querier, c *Class, tables map[Ref]*Table) error {
	keys := map[Ref][]string{}
	for i, col := range c.Columns {
		key, known := keys[col.Ref]
		if !known {
			var err error
			if key, err = d.RowKey(ctx, q, col.Ref); err != nil {
				return err
			}
			keys[col.Ref] = key
		}
		c.Columns[i].Identity = members(d, c, col, tables[col.Ref], key)
	}
	return nil
}

// members lists what a key of a table says of a row beside the id of a column.
func members(d Dialect, c *Class, col Column, t *Table, key []string) []Member {
	var out []Member
	for _, name := range key {
		fact, ok := t.Column(name)
		if !ok || name == col.Name || fact.Generated { // which may be made from the id
			continue
		}
		m := Member{Name: name, Key: d.Canonical(fact)}
		if i := slices.IndexFunc(c.Columns, func(x Column) bool { return x.Ref == col.Ref && x.Name == name }); i >= 0 {
			m.Form, m.Key = c.Columns[i].Form, ""
		}
		if m.Form != nil || m.Key != "" {
			out = append(out, m)
		}
	}
	return out
}

// MemberNames returns the names of what tells rows apart.
func MemberNames(list []Member) []string {
	var out []string
	for _, m := range list {
		out = append(out, m.Name)
	}
	return out
}

// identity writes the columns of a query that tell its rows apart: one for a value,
// two for an id, as [Values] has them.
func (b *builder) identity(d Dialect, col Column, m Move) {
	for _, x := range col.Identity {
		name := b.col(Column{Ref: col.Ref, Name: x.Name})
		if x.Form == nil {
			b.w(", ", strings.ReplaceAll(x.Key, "{c}", name))
			continue
		}
		b.w(", ", x.Form.Out(name), ", CASE WHEN ")
		b.picked(d, x.Form, name, m)
		b.w(" THEN 1 ELSE 0 END")
	}
}

// A keyPart is a column of a unique index.
type keyPart struct {
	index, column string
	primary       bool
	whole         bool // the column is never NULL, and not just its beginning is indexed
}

// rowKey chooses the primary key, or the shortest index of columns that are never
// NULL. Parts of one index are adjacent and in order.
func rowKey(parts []keyPart) []string {
	type candidate struct {
		index   string
		primary bool
		columns []string
	}
	var list []candidate
	bad := map[string]bool{}
	for _, p := range parts {
		if n := len(list); n == 0 || list[n-1].index != p.index {
			list = append(list, candidate{index: p.index, primary: p.primary})
		}
		at := &list[len(list)-1]
		at.columns = append(at.columns, p.column)
		bad[p.index] = bad[p.index] || !p.whole || p.column == ""
	}
	list = slices.DeleteFunc(list, func(c candidate) bool { return bad[c.index] })
	if len(list) == 0 {
		return nil
	}
	return slices.MinFunc(list, func(a, b candidate) int {
		switch {
		case a.primary != b.primary && a.primary:
			return -1
		case a.primary != b.primary:
			return 1
		}
		return cmp.Or(cmp.Compare(len(a.columns), len(b.columns)), cmp.Compare(a.index, b.index))
	}).columns
}

// keyParts runs a query with a row per column of a unique index: the index, the
// column, whether it is the primary key, and whether the column is whole.
func keyParts(ctx context.Context, q Querier, query string, args ...any) ([]keyPart, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []keyPart
	for rows.Next() {
		var p keyPart
		if err := rows.Scan(&p.index, &p.column, &p.primary, &p.whole); err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, rows.Err()
}

// base returns a type, as the engine prints it, without what follows its name.
func base(typ, stop string) string {
	if i := strings.IndexAny(typ, stop); i >= 0 {
		typ = typ[:i]
	}
	return strings.ToLower(strings.TrimSpace(typ))
}

// pgRowKey leaves out what has no binary form.
var pgRowKey = strings.Replace(pgKey, "WHERE a.attrelid", `WHERE EXISTS (SELECT 1 FROM pg_type y WHERE y.oid = a.atttypid AND y.typsend <> 0
 AND NOT EXISTS (SELECT 1 FROM pg_type e WHERE e.oid = y.typelem AND e.typsend = 0)) AND a.attrelid`, 1)

// RowKey goes by what an online copy tells rows by.
func (postgres) RowKey(ctx context.Context, q Querier, t Ref) ([]string, error) {
	return names(ctx, q, pgRowKey, t.Schema, t.Table)
}

// Canonical sends text in the encoding of the database, and what is not the same text
// in every session, as dates, times and floats are, by its binary form.
func (postgres) Canonical(col TableColumn) string {
	if !strings.HasSuffix(col.Type, "]") { // or it is an array
		switch base(col.Type, "(") {
		case "bytea", "smallint", "integer", "bigint":
			return "{c}"
		case "uuid", "numeric", "boolean", "oid":
			return "{c}::text"
		case "text", "character varying", "character", "name":
			return "convert_to({c}::text, getdatabaseencoding())"
		}
	}
	return "record_send(ROW({c}))"
}

const myKeyParts = `SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX`

func (mysql) RowKey(ctx context.Context, q Querier, t Ref) ([]string, error) {
	parts, err := keyParts(ctx, q, myKeyParts, t.Schema, t.Table)
	return rowKey(parts), err
}

// Canonical reads text by its bytes, because it is sent in the encoding of the
// session, and TIMESTAMP as seconds, because it is sent in its time zone.
func (mysql) Canonical(col TableColumn) string {
	if strings.Contains(strings.ToLower(col.Type), "zerofill") { // which the two protocols send differently
		return "CAST({c} AS CHAR)"
	}
	switch base(col.Type, "( ") {
	case "tinyint", "smallint", "mediumint", "int", "bigint", "binary", "varbinary", "tinyblob", "blob", "mediumblob", "longblob":
		return "{c}"
	case "char", "varchar", "tinytext", "text", "mediumtext", "longtext", "enum", "set", "bit":
		return "HEX({c})"
	case "timestamp":
		return "UNIX_TIMESTAMP({c})"
	}
	return "CAST({c} AS CHAR)"
}

// A primary key has no index of its own where it is the rowid.
const liteKeyParts = `SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq`

func (sqlite) RowKey(ctx context.Context, q Querier, t Ref) ([]string, error) {
	parts, err := keyParts(ctx, q, liteKeyParts, t.Table)
	return rowKey(parts), err
}

// Canonical quotes the value, whose type belongs to it and not to the column.
func (sqlite) Canonical(TableColumn) string { return "quote({c})" }

const msKeyParts = `
SELECT COALESCE(i.name, N''), c.name, CASE WHEN i.is_primary_key = 1 THEN 1 ELSE 0 END, CASE WHEN c.is_nullable = 0 THEN 1 ELSE 0 END
FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id
JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id
WHERE i.object_id = OBJECT_ID(@p1) AND i.is_unique = 1 AND i.type IN (1, 2) AND i.has_filter = 0 AND i.is_disabled = 0 AND i.is_hypothetical = 0
AND x.key_ordinal > 0 ORDER BY i.index_id, x.key_ordinal`

func (d sqlserver) RowKey(ctx context.Context, q Querier, t Ref) ([]string, error) {
	parts, err := keyParts(ctx, q, msKeyParts, d.object(t))
	return rowKey(parts), err
}

// Canonical has every type as bytes. A rowversion changes with its row.
func (sqlserver) Canonical(col TableColumn) string {
	if b := base(col.Type, "("); b == "timestamp" || b == "rowversion" {
		return ""
	}
	return "CONVERT(varbinary(max), {c})"
}
