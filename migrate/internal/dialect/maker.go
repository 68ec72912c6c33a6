package dialect

import (
	"context"
	"regexp"
	"slices"
	"strings"
)

// A Maker is an engine whose catalogue has the text of what makes values.
type Maker interface {
	// Sources returns what may make values for the columns of a table: their defaults,
	// also of domains, expressions of generated columns, triggers of the table, with the
	// functions that those call, and triggers and routines of its schema elsewhere.
	Sources(ctx context.Context, q Querier, t Ref) ([]Source, error)
	// Unnumbered has the versions of ids that functions make whose name ends with none.
	Unnumbered() map[string]int
}

// A Source is one of those.
type Source struct {
	Column string // for one alone, else ""
	Table  string // whose it is; "": what works on the table says so in its text
	What   string // the source in words: the default of column "id"
	Text   string
}

// Made is an id as a source makes it.
type Made struct {
	Call    string // of the function
	Version int
	ID      [16]byte // one like it
}

var (
	endsInVersion = regexp.MustCompile(`(?i)(?:uuid|guid)(?:.*[^0-9])?([1-8])(?:mc)?$`)
	swapping      = regexp.MustCompile(`(?is)\buuid_to_bin\s*\(\s*[a-z0-9_]*\(\s*\)\s*,\s*(?:1|true)\s*\)`)
)

// mostWords is how much of a source is looked at.
const mostWords = 100_000

// Makes finds the functions in a source that make ids, with an id like theirs, and reports
// whether its text names a table.
func (s Source) Makes(d Maker, table string) (out []Made, named bool) {
	words := sqlWords(s.Text, mostWords)
	for i, w := range words {
		named = named || strings.EqualFold(w.text, table)
		if i+1 == len(words) || words[i+1].text != "(" {
			continue
		}
		name := strings.ToLower(w.text)
		version := d.Unnumbered()[name]
		if m := endsInVersion.FindStringSubmatch(name); version == 0 && m != nil {
			version = int(m[1][0] - '0')
		}
		if version == 0 || slices.ContainsFunc(out, func(m Made) bool { return m.Call == name }) {
			continue
		}
		id := [16]byte{0xc2, 0x32, 0xab, 0x00, 0x94, 0x14, byte(version)<<4 | 1, 0xec, 0xb3, 0xc8, 0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46}
		if swapping.MatchString(s.Text) {
			id = [16]byte{id[6], id[7], id[4], id[5], id[0], id[1], id[2], id[3], id[8], id[9], id[10], id[11], id[12], id[13], id[14], id[15]}
		}
		out = append(out, Made{Call: name + "()", Version: version, ID: id})
	}
	return out, named
}

func sources(ctx context.Context, q Querier, query string, args ...any) ([]Source, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Source
	for rows.Next() {
		var s Source
		if err := rows.Scan(&s.Column, &s.Table, &s.What, &s.Text); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, rows.Err()
}

var _, _, _, _ Maker = postgres{}, mysql{}, sqlite{}, sqlserver{}

func (postgres) Unnumbered() map[string]int { return map[string]int{"gen_random_uuid": 4} }

func (postgres) Sources(ctx context.Context, q Querier, t Ref) ([]Source, error) {
	return sources(ctx, q, `
WITH t AS (SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1::text AND c.relname = $2::text),
own AS (SELECT oid FROM t UNION SELECT x.relid FROM t, pg_partition_tree(t.oid) x)
SELECT a.attname, c.relname, format('the default of column %I of table %s', a.attname, c.oid::regclass), pg_get_expr(f.adbin, f.adrelid) || COALESCE((
 SELECT string_agg(pg_get_functiondef(p.oid), ' ') FROM pg_depend d JOIN pg_proc p ON p.oid = d.refobjid AND p.prokind = 'f'
 WHERE d.classid = 'pg_attrdef'::regclass AND d.objid = f.oid AND d.refclassid = 'pg_proc'::regclass), '')
FROM pg_attrdef f JOIN own ON own.oid = f.adrelid JOIN pg_class c ON c.oid = f.adrelid JOIN pg_attribute a ON a.attrelid = f.adrelid AND a.attnum = f.adnum
UNION ALL
SELECT a.attname, c.relname, format('the default of the domain %s', y.oid::regtype), y.typdefault
FROM pg_attribute a JOIN own ON own.oid = a.attrelid JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type y ON y.oid = a.atttypid
WHERE y.typtype = 'd' AND y.typdefault IS NOT NULL AND NOT a.atthasdef AND NOT a.attisdropped
UNION ALL
SELECT '', c.relname, format('the trigger %I of table %s', g.tgname, c.oid::regclass), pg_get_triggerdef(g.oid) || ' ' || pg_get_functiondef(g.tgfoid)
FROM pg_trigger g JOIN own ON own.oid = g.tgrelid JOIN pg_class c ON c.oid = g.tgrelid WHERE NOT g.tgisinternal AND g.tgenabled <> 'D'
UNION ALL
SELECT '', '', format('the function %s', p.oid::regprocedure), pg_get_functiondef(p.oid)
FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang AND l.lanname NOT IN ('c', 'internal')
WHERE p.prokind IN ('f', 'p') AND p.pronamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
AND CASE WHEN p.prokind IN ('f', 'p') THEN position(lower($2::text) IN lower(pg_get_functiondef(p.oid))) > 0 END
ORDER BY 3, 1`, t.Schema, t.Table)
}

func (mysql) Unnumbered() map[string]int { return map[string]int{"uuid": 1, "sys_guid": 1} }

func (mysql) Sources(ctx context.Context, q Querier, t Ref) (out []Source, err error) {
	for _, ask := range []struct {
		query string
		args  []any
	}{
		{`SELECT COLUMN_NAME, TABLE_NAME, CONCAT('the default of column ', COLUMN_NAME, ' of table ', TABLE_NAME), CONCAT(COALESCE(COLUMN_DEFAULT, ''), ' ', COALESCE(GENERATION_EXPRESSION, ''))
FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? ORDER BY ORDINAL_POSITION`, []any{t.Schema, t.Table}},
		{`SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJECT_TABLE ELSE '' END, CONCAT('the trigger ', TRIGGER_NAME, ' of table ', EVENT_OBJECT_TABLE), COALESCE(ACTION_STATEMENT, '')
FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ? ORDER BY TRIGGER_NAME`, []any{t.Table, t.Schema}},
		{`SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME`, []any{t.Schema}},
		{`SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME`, []any{t.Schema}},
	} {
		list, err := sources(ctx, q, ask.query, ask.args...)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return called(out), nil
}

// called gives triggers the text of the routines that they call.
func called(list []Source) []Source {
	bodies := map[string]string{}
	for _, s := range list {
		if name, ok := strings.CutPrefix(s.What, "the function "); ok {
			bodies[strings.ToLower(name)] = s.Text
		} else if name, ok := strings.CutPrefix(s.What, "the procedure "); ok {
			bodies[strings.ToLower(name)] = s.Text
		}
	}
	for i, s := range list {
		if s.Table == "" || s.Column != "" {
			continue
		}
		for _, w := range sqlWords(s.Text, mostWords) {
			list[i].Text += "\n" + bodies[strings.ToLower(w.text)]
		}
	}
	return list
}

func (sqlite) Unnumbered() map[string]int { return map[string]int{"uuid": 4, "gen_random_uuid": 4} }

func (sqlite) Sources(ctx context.Context, q Querier, t Ref) ([]Source, error) {
	return sources(ctx, q, `
SELECT name, ?1, 'the default of column ' || name || ' of table ' || ?1, dflt_value FROM pragma_table_xinfo(?1, 'main') WHERE dflt_value IS NOT NULL
UNION ALL
SELECT '', CASE WHEN tbl_name = ?1 COLLATE NOCASE THEN tbl_name ELSE '' END, 'the trigger ' || name || ' of table ' || tbl_name, sql FROM main.sqlite_master WHERE type = 'trigger' AND sql IS NOT NULL`, t.Table)
}

func (sqlserver) Unnumbered() map[string]int { return map[string]int{"newid": 4, "newsequentialid": 1} }

func (d sqlserver) Sources(ctx context.Context, q Querier, t Ref) ([]Source, error) {
	return sources(ctx, q, `
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
