package dialect

import (
	"context"
	"fmt"
	"strings"
)

// msFacts are what the catalogue says of a table, as much of it as a new one gets.
type msFacts struct {
	owner, escalation, lob string // "" for the schema's owner and for no LOB data
	columns                []msColumn
	indexes                []msIndex // with the heap, if it is one
	checks                 []msCheck
	keys                   []msKey // that it has, not those that refer to it
	triggers               []msTrigger
	grants                 []msGrant
	properties             []msProperty
}

type msColumn struct {
	name, typeSchema, typeName, base string
	size, precision, scale           int
	collation                        string
	null, guid, sparse               bool
	computed                         string
	persisted                        bool
	seed, increment, last            string // of an identity column; last may be ""
	quiet                            bool   // not for replication
	defaultName, defaultText         string
	defaultAuto                      bool // the server gave the name
}

type msIndex struct {
	name                     string
	number, kind             int
	unique, primary, asKey   bool
	auto                     bool
	fill                     int
	padded, ignores          bool
	rowLocks, pageLocks      bool
	filter, space, packed    string
	stale                    bool // its statistics are not recomputed
	keys, descends, included []string
}

type msCheck struct {
	name, text  string
	auto, quiet bool
}

type msKeyFacts struct {
	name, update, delete string
	auto, quiet          bool
	parent               Ref
}

type msKey struct {
	msKeyFacts
	child, columns []string
}

type msTrigger struct {
	name, text string
	off        bool
}

type msGrant struct{ state, permission, grantee, column string }

type msProperty struct{ name, value, what, of string }

// rowsOf scans the rows of a query.
func rowsOf[T any](ctx context.Context, q Querier, into func(*T) []any, query string, args ...any) ([]T, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []T
	for rows.Next() {
		var x T
		if err := rows.Scan(into(&x)...); err != nil {
			return nil, err
		}
		out = append(out, x)
	}
	return out, rows.Err()
}

// facts reads them. What they leave out is refused by [sqlserver.CopyRefusal].
func (d sqlserver) facts(ctx context.Context, q Querier, t Ref) (*msFacts, error) {
	f, err := d.read(ctx, q, d.object(t))
	if err != nil {
		return nil, fmt.Errorf("reading what table %q has: %w", t.Table, err)
	}
	return f, nil
}

func (sqlserver) read(ctx context.Context, q Querier, object string) (f *msFacts, err error) {
	f = &msFacts{}
	if err := q.QueryRowContext(ctx, `SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t
LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)`, object).
		Scan(&f.owner, &f.escalation, &f.lob); err != nil {
		return nil, err
	}
	if f.columns, err = rowsOf(ctx, q, func(c *msColumn) []any {
		return []any{&c.name, &c.typeSchema, &c.typeName, &c.base, &c.size, &c.precision, &c.scale, &c.collation, &c.null, &c.guid, &c.sparse,
			&c.computed, &c.persisted, &c.seed, &c.increment, &c.last, &c.quiet, &c.defaultName, &c.defaultAuto, &c.defaultText}
	}, `SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale,
COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0),
COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''),
COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0),
COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'')
FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id
LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id
LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id
LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id
WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id`, object); err != nil {
		return nil, err
	}
	if err := f.readIndexes(ctx, q, object); err != nil {
		return nil, err
	}
	if f.checks, err = rowsOf(ctx, q, func(c *msCheck) []any { return []any{&c.name, &c.auto, &c.quiet, &c.text} },
		`SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id`, object); err != nil {
		return nil, err
	}
	if err := f.readKeys(ctx, q, object); err != nil {
		return nil, err
	}
	if f.triggers, err = rowsOf(ctx, q, func(t *msTrigger) []any { return []any{&t.name, &t.off, &t.text} },
		`SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id
WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id`, object); err != nil {
		return nil, err
	}
	if f.grants, err = rowsOf(ctx, q, func(g *msGrant) []any { return []any{&g.state, &g.permission, &g.grantee, &g.column} },
		`SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p
LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0
WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state`, object); err != nil {
		return nil, err
	}
	f.properties, err = rowsOf(ctx, q, func(p *msProperty) []any { return []any{&p.name, &p.value, &p.what, &p.of} },
		`SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END,
COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p
LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id
LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1)
LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0
WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name`, object)
	return f, err
}

func (f *msFacts) readIndexes(ctx context.Context, q Querier, object string) error {
	type row struct {
		msIndex
		column         string
		down, included bool
	}
	rows, err := rowsOf(ctx, q, func(r *row) []any {
		return []any{&r.name, &r.number, &r.kind, &r.unique, &r.primary, &r.asKey, &r.auto, &r.fill, &r.padded, &r.ignores, &r.rowLocks, &r.pageLocks,
			&r.filter, &r.space, &r.packed, &r.stale, &r.column, &r.down, &r.included}
	}, `SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key,
i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0),
COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0)
FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id
LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1
LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id
LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id
LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1)
LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id
WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id`, object)
	for _, r := range rows {
		if n := len(f.indexes); n == 0 || f.indexes[n-1].number != r.number {
			f.indexes = append(f.indexes, r.msIndex)
		}
		i := &f.indexes[len(f.indexes)-1]
		switch {
		case r.included:
			i.included = append(i.included, r.column)
		case r.column != "":
			i.keys = append(i.keys, r.column)
			if r.down {
				i.descends = append(i.descends, r.column)
			}
		}
	}
	return err
}

func (f *msFacts) readKeys(ctx context.Context, q Querier, object string) error {
	type row struct {
		msKeyFacts
		child, column string
	}
	rows, err := rowsOf(ctx, q, func(r *row) []any {
		return []any{&r.name, &r.auto, &r.quiet, &r.update, &r.delete, &r.child, &r.parent.Schema, &r.parent.Table, &r.column}
	}, `SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '),
COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id)
FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id
WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id`, object)
	for _, r := range rows {
		if n := len(f.keys); n == 0 || f.keys[n-1].name != r.name {
			f.keys = append(f.keys, msKey{msKeyFacts: r.msKeyFacts})
		}
		k := &f.keys[len(f.keys)-1]
		k.child, k.columns = append(k.child, r.child), append(k.columns, r.column)
	}
	return err
}

func (c msColumn) insertable() bool { return c.computed == "" && c.base != "timestamp" }

// insertable lists the columns that an INSERT may name.
func (f *msFacts) insertable() []string {
	var out []string
	for _, c := range f.columns {
		if c.insertable() {
			out = append(out, c.name)
		}
	}
	return out
}

func (f *msFacts) identity() *msColumn {
	for i := range f.columns {
		if f.columns[i].seed != "" {
			return &f.columns[i]
		}
	}
	return nil
}

// image is an expression for a column as the bytes of its value. Numbers and times are
// no longer than the 8000 bytes of a type that all of them convert to.
func (c msColumn) image(x string) string {
	switch c.base {
	case "text":
		x = "CONVERT(varchar(max), " + x + ")"
	case "ntext":
		x = "CONVERT(nvarchar(max), " + x + ")"
	case "char", "varchar", "nchar", "nvarchar", "binary", "varbinary", "image", "xml", "geometry", "geography", "hierarchyid":
	case "sql_variant": // whose type is part of the value
		return "CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY(" + x + ", 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), " + x + ")"
	default:
		return "CONVERT(varbinary(8000), " + x + ")"
	}
	return "CONVERT(varbinary(max), " + x + ")"
}

// named are the constraints and triggers that have a name which somebody gave them:
// it is taken in the whole schema.
func (f *msFacts) named() []string {
	var out []string
	for _, c := range f.columns {
		if c.defaultName != "" && !c.defaultAuto {
			out = append(out, c.defaultName)
		}
	}
	for _, i := range f.indexes {
		if (i.primary || i.asKey) && !i.auto {
			out = append(out, i.name)
		}
	}
	for _, c := range f.checks {
		if !c.auto {
			out = append(out, c.name)
		}
	}
	for _, k := range f.keys {
		if !k.auto {
			out = append(out, k.name)
		}
	}
	return out
}

// msDesc lets a word of the catalogue stand in a statement.
func msDesc(s string) (string, error) {
	if s == "" || strings.Trim(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ _") != "" {
		return "", fmt.Errorf("the catalogue says %q, which is no word of a statement", s)
	}
	return s, nil
}
