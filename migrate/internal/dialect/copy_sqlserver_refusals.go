package dialect

import (
	"context"
	"fmt"
	"strings"
)

// msKnownTypes are the types of which a new column gets the same. Others, of later
// releases or of an assembly, may have more to them than the catalogue is asked for.
const msKnownTypes = "N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', " +
	"N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', " +
	"N'varbinary', N'varchar', N'xml'"

// A msReason is something that a copy would lose or break: why, and the name that
// follows it, of each row of from. {t} is the table's number.
type msReason struct{ why, name, from string }

var msCopyReasons = []msReason{
	{"it is partitioned", "N''", "sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = {t} AND d.type = 'PS'"},
	{"its change tracking", "N''", "sys.change_tracking_tables x WHERE x.object_id = {t}"},
	{"its full-text index", "N''", "sys.fulltext_indexes x WHERE x.object_id = {t}"},
	{"an XML, spatial, columnstore or hash index: ", "i.name", "sys.indexes i WHERE i.object_id = {t} AND i.type NOT IN (0, 1, 2)"},
	{"the disabled index ", "i.name", "sys.indexes i WHERE i.object_id = {t} AND i.is_disabled = 1 AND i.is_hypothetical = 0"},
	{"the security policy ", "y.name", "sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = {t}"},
	{"what is bound to its schema: ", "o.name", "sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = {t} AND d.is_schema_bound_reference = 1 AND o.object_id <> {t} AND o.parent_object_id <> {t}"},
	{"it is a graph table, by its column ", "c.name", "sys.columns c WHERE c.object_id = {t} AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%')"},
	{"it is temporal or a ledger, by its generated column ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.generated_always_type <> 0"},
	{"the FILESTREAM column ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.is_filestream = 1"},
	{"the column that Always Encrypted has encrypted, ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.encryption_type IS NOT NULL"},
	{"the mask of column ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.is_masked = 1"},
	{"the column set ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.is_column_set = 1"},
	{"the XML schema collection of column ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.xml_collection_id <> 0"},
	{"the rule of column ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.rule_object_id <> 0"},
	{"the default that is bound to column ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id)"},
	{"the type of column ", "c.name", "sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = {t} AND (y.is_user_defined = 0 AND y.name NOT IN (" + msKnownTypes + ") OR y.is_user_defined = 1 AND y.is_assembly_type = 1)"},
	{"the collation of column, which has an alias type, ", "c.name", "sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = {t} AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation'))"},
	{"a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF", "N''", "sys.tables x WHERE x.object_id = {t} AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0)"},
	{"the CHECK that is disabled or not trusted, ", "k.name", "sys.check_constraints k WHERE k.parent_object_id = {t} AND (k.is_disabled = 1 OR k.is_not_trusted = 1)"},
	{"the disabled foreign key ", "k.name", "sys.foreign_keys k WHERE k.parent_object_id = {t} AND k.is_disabled = 1"},
	{"the statistics ", "s.name", "sys.stats s WHERE s.object_id = {t} AND s.user_created = 1"},
	{"permissions that others than its owner gave to ", "USER_NAME(p.grantee_principal_id)", "sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = {t} AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id)"},
	{"the extended property, which is no text or too long, ", "p.name", "sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = {t} OR o.parent_object_id = {t}) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000)"},
	{"the extended property of a constraint that the server has named, ", "p.name", "sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = {t} AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1))"},
	{"the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ", "g.name", "sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = {t} AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1)))"},
}

// msNewerReasons are about what not every release has: the view and the column that
// it needs.
var msNewerReasons = []struct {
	view, column string
	msReason
}{
	{"sensitivity_classifications", "major_id", msReason{"the sensitivity classification of its columns", "N''", "sys.sensitivity_classifications x WHERE x.class = 1 AND x.major_id = {t}"}},
	{"database_audit_specification_details", "major_id", msReason{"an audit of it", "N''", "sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = {t}"}},
	{"indexes", "optimize_for_sequential_key", msReason{"OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ", "i.name", "sys.indexes i WHERE i.object_id = {t} AND i.optimize_for_sequential_key = 1"}},
	{"partitions", "xml_compression", msReason{"its XML compression", "N''", "sys.partitions x WHERE x.object_id = {t} AND x.xml_compression = 1"}},
	{"tables", "is_remote_data_archive_enabled", msReason{"its rows in Azure (Stretch)", "N''", "sys.tables x WHERE x.object_id = {t} AND x.is_remote_data_archive_enabled = 1"}},
}

// msTypeReasons are about a column whose type changes: its number is {c}, its name
// @p2. Definitions name it in brackets or not.
var msTypeReasons = []msReason{
	{"the default of the column, made for its old type, ", "f.name", "sys.default_constraints f WHERE f.parent_object_id = {t} AND f.parent_column_id = {c}"},
	{"ROWGUIDCOL of the column ", "c.name", "sys.columns c WHERE c.object_id = {t} AND c.column_id = {c} AND c.is_rowguidcol = 1"},
	{"the computed column, which may use it, ", "c.name", "sys.computed_columns c WHERE c.object_id = {t} AND CHARINDEX(@p2, c.definition) > 0"},
	{"the CHECK, made for its old type, ", "k.name", "sys.check_constraints k WHERE k.parent_object_id = {t} AND CHARINDEX(@p2, k.definition) > 0"},
	{"the filter of the index ", "i.name", "sys.indexes i WHERE i.object_id = {t} AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0"},
	{"the view, which keeps its old type, ", "o.name", "sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = {t} AND o.type = 'V'"},
}

// msReasons writes one query for the first of them.
func msReasons(list []msReason) string {
	var parts []string
	for i, r := range list {
		parts = append(parts, fmt.Sprintf("SELECT %d AS n, CONVERT(nvarchar(1000), N'%s' + %s) COLLATE DATABASE_DEFAULT AS why FROM %s", i, strings.ReplaceAll(r.why, "'", "''"), r.name, r.from))
	}
	query := "SELECT TOP (1) w.why FROM (" + strings.Join(parts, "\nUNION ALL ") + ") w ORDER BY w.n"
	return strings.NewReplacer("{t}", "OBJECT_ID(@p1)", "{c}", "COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId')").Replace(query)
}

func (d sqlserver) CopyRefusal(ctx context.Context, q Querier, c *Copy) (string, error) {
	newer, err := names(ctx, q, `SELECT OBJECT_NAME(c.object_id) + N'.' + c.name FROM sys.all_columns c WHERE c.object_id < 0 AND c.name IN (N'major_id', N'optimize_for_sequential_key', N'xml_compression', N'is_remote_data_archive_enabled')`)
	if err != nil {
		return "", err
	}
	has := map[string]bool{}
	for _, n := range newer {
		has[n] = true
	}
	reasons := msCopyReasons
	for _, r := range msNewerReasons {
		if has[r.view+"."+r.column] {
			reasons = append(reasons[:len(reasons):len(reasons)], r.msReason)
		}
	}
	for _, t := range c.Tables {
		why, err := names(ctx, q, msReasons(reasons), d.object(t.Ref))
		if err != nil {
			return "", err
		}
		for _, col := range t.Columns {
			if col.Type == "" && col.From == col.To || len(why) > 0 {
				continue
			}
			if why, err = names(ctx, q, msReasons(msTypeReasons), d.object(t.Ref), col.Name); err != nil {
				return "", err
			}
		}
		if len(why) > 0 {
			return fmt.Sprintf("table %q: %s", t.Table, why[0]), nil
		}
		if why, err := d.triggerRefusal(ctx, q, c, t.Ref); why != "" || err != nil {
			return why, err
		}
	}
	for _, k := range c.Keys {
		if refIn(c, k.Parent) && !refIn(c, k.Child) {
			return fmt.Sprintf("table %q: the foreign key of table %q, which is not copied with it", k.Parent.Table, k.Child.Table), nil
		}
	}
	return "", nil
}

// triggerRefusal names a trigger that is not to be made again, or cannot be by its own
// text: sp_rename changes no text.
func (d sqlserver) triggerRefusal(ctx context.Context, q Querier, c *Copy, t Ref) (string, error) {
	type row struct {
		msTrigger
		home bool // the session's schema is the table's
	}
	list, err := rowsOf(ctx, q, func(g *row) []any { return []any{&g.name, &g.text, &g.home} },
		`SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name`, d.object(t))
	if err != nil {
		return "", err
	}
	for _, g := range list {
		switch {
		case !c.Triggers:
			return fmt.Sprintf("table %q: the trigger %s, unless --allow-triggers lets it be made again by its own text", t.Table, g.name), nil
		case !triggerOf(g.text, t, g.name, g.home):
			return fmt.Sprintf("table %q: the trigger %s, whose text is for a trigger or a table of another name, or does not name the schema", t.Table, g.name), nil
		}
	}
	return "", nil
}

// triggerOf reports whether a text makes the trigger of that name on that table:
// CREATE [OR ALTER] TRIGGER [schema.]name ON [schema.]table. Without the schema it is
// for a table in that of the session's user, home if that is the table's.
func triggerOf(def string, t Ref, name string, home bool) bool {
	words := sqlWords(def)
	next := func(want string) bool {
		ok := len(words) > 0 && !words[0].quoted && strings.EqualFold(words[0].text, want)
		if ok {
			words = words[1:]
		}
		return ok
	}
	named := func(name string) bool {
		names := []string{name}
		if !home || len(words) > 1 && words[1].text == "." {
			names = []string{t.Schema, name}
		}
		for i, n := range names {
			if i > 0 && !next(".") || len(words) == 0 || !strings.EqualFold(words[0].text, n) {
				return false
			}
			words = words[1:]
		}
		return true
	}
	if !next("CREATE") {
		return false
	}
	if next("OR") && !next("ALTER") {
		return false
	}
	return next("TRIGGER") && named(name) && next("ON") && named(t.Table)
}
