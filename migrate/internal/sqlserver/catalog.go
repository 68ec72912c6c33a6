package sqlserver

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Maker = Dialect{}

// Table reads what the catalogue says. A role sees in it what it has some
// permission on. What it cannot see may be a security policy that hides rows from
// the run, or a foreign key, so it must be let see everything.
func (d Dialect) Table(ctx context.Context, q dialect.Querier, schema, table string) (*sqlgen.Table, error) {
	t := &sqlgen.Table{}
	var kind string
	var external, memory, files, sent, captured, secured, instead, tracked, sees bool
	var temporal int
	err := q.QueryRowContext(ctx, `
SELECT s.name, o.name, RTRIM(o.type), COALESCE(t.temporal_type, 0), COALESCE(t.is_external, 0), COALESCE(t.is_memory_optimized, 0), COALESCE(t.is_filetable, 0),
       CASE WHEN t.is_replicated = 1 OR t.is_published = 1 OR t.is_merge_published = 1 THEN 1 ELSE 0 END, COALESCE(t.is_tracked_by_cdc, 0),
       CASE WHEN EXISTS (SELECT 1 FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id
                         WHERE y.is_enabled = 1 AND p.target_object_id = o.object_id) THEN 1 ELSE 0 END,
       CASE WHEN EXISTS (SELECT 1 FROM sys.triggers g JOIN sys.trigger_events e ON e.object_id = g.object_id
                         WHERE g.parent_id = o.object_id AND g.is_disabled = 0 AND g.is_instead_of_trigger = 1 AND e.type_desc = N'UPDATE') THEN 1 ELSE 0 END,
       CASE WHEN EXISTS (SELECT 1 FROM sys.change_tracking_tables c WHERE c.object_id = o.object_id) THEN 1 ELSE 0 END,
       CASE WHEN 1 IN (HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'VIEW DEFINITION'), HAS_PERMS_BY_NAME(QUOTENAME(DB_NAME()), N'DATABASE', N'VIEW DEFINITION')) THEN 1 ELSE 0 END
FROM sys.objects o JOIN sys.schemas s ON s.schema_id = o.schema_id LEFT JOIN sys.tables t ON t.object_id = o.object_id
WHERE o.name = @p1 AND s.name = COALESCE(NULLIF(@p2, N''), SCHEMA_NAME()) AND o.type IN ('U', 'V', 'SN')`, table, schema).
		Scan(&t.Schema, &t.Table, &kind, &temporal, &external, &memory, &files, &sent, &captured, &secured, &instead, &tracked, &sees)
	if err != nil {
		return nil, err
	}
	switch {
	case kind == "V":
		t.Refusal = "it is a view; name the table behind it"
	case kind == "SN":
		t.Refusal = "it is a synonym; name the table behind it"
	case external:
		t.Refusal = "it is an external table; run the rewrite where the table lives"
	case memory:
		t.Refusal = "it is memory-optimised, and its foreign keys cannot be disabled in a transaction; do this in a window without writers, in a table on disk"
	case files:
		t.Refusal = "it is a FileTable, whose ids are Windows's own"
	case temporal == 1:
		t.Refusal = "it is the history of another table"
	case temporal == 2:
		t.Refusal = "it is system-versioned, and an update would write every old id into its history; set SYSTEM_VERSIONING off for the run"
	case sent:
		t.Refusal = "it is published for replication, which sends a changed key as a DELETE and an INSERT; drop the article for the run and bring the subscribers up anew"
	case captured:
		t.Refusal = "change data capture reads it and would report every row; disable it for the run"
	case secured:
		t.Refusal = "a security policy hides rows of it or refuses them; set its STATE off for the run"
	case instead:
		t.Refusal = "an INSTEAD OF trigger takes the place of its updates; disable the trigger for the run"
	case !sees:
		t.Refusal = "this role may not see whether security policies hide rows of it or foreign keys refer to it; grant it VIEW DEFINITION on the database"
	}
	if tracked {
		t.Notes = append(t.Notes, fmt.Sprintf("change tracking of %q reports each changed key as a DELETE and an INSERT", t.Table))
	}
	if err := d.columns(ctx, q, t); err != nil {
		return nil, err
	}
	t.Triggers, err = dialect.Triggers(ctx, q, `SELECT g.name, N'' FROM sys.triggers g JOIN sys.trigger_events e ON e.object_id = g.object_id
WHERE g.parent_id = OBJECT_ID(@p1) AND g.is_disabled = 0 AND e.type_desc = N'UPDATE' ORDER BY g.name`, d.object(t.Ref))
	return t, err
}

// object is a table's name for OBJECT_ID.
func (d Dialect) object(t sqlgen.Ref) string {
	b := sqlgen.NewBuilder(d.Profile())
	name := b.Table(t)
	if b.Err != nil {
		return ""
	}
	return name
}

func (d Dialect) columns(ctx context.Context, q dialect.Querier, t *sqlgen.Table) error {
	rows, err := q.QueryContext(ctx, `
SELECT c.name, TYPE_NAME(c.user_type_id), TYPE_NAME(c.system_type_id), c.max_length, COALESCE(c.collation_name, N''), c.is_computed,
       CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id
                         WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1 AND i.type IN (1, 2)
                         AND i.has_filter = 0 AND i.is_disabled = 0 AND i.is_hypothetical = 0) THEN 1 ELSE 0 END,
       CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id
                         WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1 AND i.type IN (1, 2)
                         AND i.has_filter = 0 AND i.is_disabled = 0 AND i.is_hypothetical = 0 AND i.is_unique = 1
                         AND NOT EXISTS (SELECT 1 FROM sys.index_columns y WHERE y.object_id = i.object_id AND y.index_id = i.index_id AND y.key_ordinal > 1)) THEN 1 ELSE 0 END,
       CASE WHEN EXISTS (SELECT 1 FROM sys.index_columns x WHERE x.object_id = c.object_id AND x.column_id = c.column_id AND x.partition_ordinal > 0) THEN 1 ELSE 0 END,
       c.is_masked, CASE WHEN c.encryption_type IS NULL THEN 0 ELSE 1 END, CASE WHEN c.generated_always_type >= 5 THEN 1 ELSE 0 END
FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id`, d.object(t.Ref))
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var c sqlgen.TableColumn
		var base string
		var size int
		var divides, masked, encrypted, ledger bool
		if err := rows.Scan(&c.Name, &c.Type, &base, &size, &c.Collation, &c.Generated, &c.Indexed, &c.Unique, &divides, &masked, &encrypted, &ledger); err != nil {
			return err
		}
		switch {
		case divides:
			c.Refusal = "the table is partitioned by it, and a rewrite would move its rows to other partitions; do this in a window without writers, with a new partition function"
		case encrypted:
			c.Refusal = "it is encrypted by the client (Always Encrypted), so that the server cannot read its ids"
		case masked:
			c.Refusal = "it is masked, and ids that this role may not see cannot be rewritten; drop the mask for the run"
		}
		if ledger && t.Refusal == "" {
			t.Refusal = "it is a ledger table, which keeps every old id for ever"
		}
		if base == "timestamp" {
			t.Notes = append(t.Notes, fmt.Sprintf("the rowversion column %q of %q changes with every row that is rewritten; programs that compare it see a change", c.Name, t.Table))
		}
		c.Form = msForm(base, size)
		c.Type = msType(c.Type, base, size)
		if strings.HasSuffix(base, "char") {
			c.Text = base
		}
		t.Columns = append(t.Columns, c)
	}
	return rows.Err()
}

// msForm is the form of a type whose values take up to size bytes; -1 is any
// number, which no key takes. A longer BINARY, CHAR or NCHAR is padded, so that its
// values are no ids.
func msForm(base string, size int) *sqlgen.Form {
	switch {
	case base == "uniqueidentifier":
		return msGUID
	case base == "binary" && size == 16, base == "varbinary" && size >= 16:
		return msBinary
	case base == "char" && size == 36, base == "varchar" && size >= 36:
		return msText
	case base == "nchar" && size == 72, base == "nvarchar" && size >= 72:
		return msNText
	}
	return nil
}

// msType writes a type with its length.
func msType(name, base string, size int) string {
	switch base {
	case "nchar", "nvarchar":
		size /= 2
	case "binary", "varbinary", "char", "varchar":
	default:
		return name
	}
	if name != base { // an alias type has its own length
		return name
	}
	if size <= 0 {
		return name + "(max)"
	}
	return fmt.Sprintf("%s(%d)", name, size)
}

// Forms also puts the bounds of text under the column's collation, which may not
// be the database's.
func (Dialect) Forms(_ context.Context, _ dialect.Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	if err := dialect.SameForm(cols, facts); err != nil {
		return err
	}
	if f := cols[0].Form; f.IsText() && dialect.PlainName(facts[0].Collation) {
		f = f.CollatedParam(facts[0].Collation)
		for i := range cols {
			cols[i].Form = f
		}
	}
	return nil
}

func (Dialect) TableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	return dialect.ListNames(ctx, q, `SELECT t.name FROM sys.tables t JOIN sys.schemas s ON s.schema_id = t.schema_id
WHERE s.name = COALESCE(NULLIF(@p1, N''), SCHEMA_NAME()) ORDER BY t.name`, schema)
}

func (Dialect) ForeignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	keys, err := dialect.ForeignKeys(ctx, q, `
SELECT CONVERT(varchar(20), k.object_id), k.name, cs.name, ct.name, cc.name, ps.name, pt.name, pc.name,
       REPLACE(k.update_referential_action_desc, N'_', N' '), CASE k.is_not_trusted WHEN 0 THEN 1 ELSE 0 END
FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id
JOIN sys.tables ct ON ct.object_id = x.parent_object_id JOIN sys.schemas cs ON cs.schema_id = ct.schema_id
JOIN sys.columns cc ON cc.object_id = x.parent_object_id AND cc.column_id = x.parent_column_id
JOIN sys.tables pt ON pt.object_id = x.referenced_object_id JOIN sys.schemas ps ON ps.schema_id = pt.schema_id
JOIN sys.columns pc ON pc.object_id = x.referenced_object_id AND pc.column_id = x.referenced_column_id
ORDER BY k.object_id, x.constraint_column_id`)
	if err != nil {
		return nil, err
	}
	// A constraint's name is unique in its schema.
	off, err := dialect.ListNames(ctx, q, `SELECT s.name + N'.' + k.name FROM sys.foreign_keys k JOIN sys.schemas s ON s.schema_id = k.schema_id WHERE k.is_disabled = 1`)
	if err != nil {
		return nil, err
	}
	disabled := map[string]bool{}
	for _, name := range off {
		disabled[name] = true
	}
	for i, k := range keys {
		keys[i].Disabled = disabled[k.Child.Schema+"."+k.Name]
	}
	return keys, nil
}

// Hidden finds nothing: [sqlserver.Table] asks for the permission to see them all.
func (Dialect) Hidden(context.Context, dialect.Querier, []sqlgen.Column, []sqlgen.ForeignKey) (string, error) {
	return "", nil
}

func (Dialect) Home(context.Context, dialect.Querier) (string, error) { return "", nil }

func (d Dialect) Size(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, `SELECT COALESCE(SUM(a.total_pages) * 8192, -1) FROM sys.partitions p
JOIN sys.allocation_units a ON a.type IN (1, 3) AND a.container_id = p.hobt_id OR a.type = 2 AND a.container_id = p.partition_id
WHERE p.object_id = OBJECT_ID(@p1)`, d.object(t)).Scan(&n)
	return n, err
}

// CreateIndex lets writers go on where the edition can: Enterprise, Developer and
// Azure.
func (d Dialect) CreateIndex(col sqlgen.Column, name string) ([]sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	create := "CREATE INDEX " + b.Q(name) + " ON " + b.Table(col.Ref) + " (" + b.Q(col.Name) + ")"
	b.W("IF NOT EXISTS (SELECT 1 FROM sys.indexes WHERE object_id = OBJECT_ID(", b.Arg(b.Table(col.Ref)), ") AND name = ", b.Arg(name), ") ")
	b.W("BEGIN IF SERVERPROPERTY(N'EngineEdition') IN (3, 5, 8) ", create, " WITH (ONLINE = ON) ELSE ", create, " END")
	s, err := b.Done(sqlgen.Exec)
	return []sqlgen.Statement{s}, err
}

const msKeyParts = `
SELECT COALESCE(i.name, N''), c.name, CASE WHEN i.is_primary_key = 1 THEN 1 ELSE 0 END, CASE WHEN c.is_nullable = 0 THEN 1 ELSE 0 END
FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id
JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id
WHERE i.object_id = OBJECT_ID(@p1) AND i.is_unique = 1 AND i.type IN (1, 2) AND i.has_filter = 0 AND i.is_disabled = 0 AND i.is_hypothetical = 0
AND x.key_ordinal > 0 ORDER BY i.index_id, x.key_ordinal`

func (d Dialect) RowKey(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	parts, err := dialect.KeyParts(ctx, q, msKeyParts, d.object(t))
	return dialect.RowKey(parts), err
}

// Canonical has every type as bytes. A rowversion changes with its row.
func (Dialect) Canonical(col sqlgen.TableColumn) string {
	if b := dialect.Base(col.Type, "("); b == "timestamp" || b == "rowversion" {
		return ""
	}
	return "CONVERT(varbinary(max), {c})"
}

func (Dialect) Unnumbered() map[string]int { return map[string]int{"newid": 4, "newsequentialid": 1} }

func (d Dialect) Sources(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]dialect.Source, error) {
	return dialect.Sources(ctx, q, `
SELECT c.name, OBJECT_NAME(c.object_id), CONCAT(N'the default of column ', c.name, N' of table ', OBJECT_NAME(c.object_id)), CONCAT(k.definition, N' ', x.definition)
FROM sys.columns c LEFT JOIN sys.default_constraints k ON k.parent_object_id = c.object_id AND k.parent_column_id = c.column_id
LEFT JOIN sys.computed_columns x ON x.object_id = c.object_id AND x.column_id = c.column_id
WHERE c.object_id = OBJECT_ID(@p1) AND (k.definition IS NOT NULL OR x.definition IS NOT NULL)
UNION ALL
SELECT N'', CASE WHEN g.parent_id = OBJECT_ID(@p1) THEN OBJECT_NAME(g.parent_id) ELSE N'' END, CONCAT(N'the trigger ', g.name, N' of table ', OBJECT_NAME(g.parent_id)), m.definition
FROM sys.triggers g JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.is_disabled = 0 AND m.definition IS NOT NULL
UNION ALL
SELECT N'', N'', CONCAT(N'the procedure ', p.name), m.definition FROM sys.procedures p JOIN sys.sql_modules m ON m.object_id = p.object_id WHERE m.definition IS NOT NULL`, d.object(t))
}
