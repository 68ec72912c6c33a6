//go:build unix

package metamorphic

import (
	"database/sql"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// readAll returns every row of every table, ids as the form has them.
func readAll(q querier, s *Scenario, f form) (map[string]map[string]Row, error) {
	e := engineOf(s.Engine)
	in := s.class()
	out := map[string]map[string]Row{}
	for i := range s.Tables {
		t := &s.Tables[i]
		var list []string
		for _, c := range t.Columns {
			name := e.q(c.Name)
			switch {
			case c.Kind == isID && c.Form == "" && in[at(t.ID, c.ID)]:
				name = strings.ReplaceAll(f.read, "{c}", name)
			case c.Kind == isID:
				name = strings.ReplaceAll(s.form(&c).read, "{c}", name)
			case c.Kind == isOther:
				name = e.readOther(c, name)
			}
			list = append(list, name)
		}
		rows, err := texts(q, "SELECT "+strings.Join(list, ", ")+" FROM "+e.q(t.Name))
		if err != nil {
			return nil, fmt.Errorf("reading %s: %w", t.Name, err)
		}
		out[t.ID] = map[string]Row{}
		for _, vals := range rows {
			row := Row{}
			for k, c := range t.Columns {
				row[c.ID] = vals[k]
			}
			if out[t.ID][vals[0]] != nil {
				return nil, fmt.Errorf("%s: row %s is there twice", t.ID, vals[0])
			}
			out[t.ID][vals[0]] = row
		}
	}
	return out, nil
}

func (e *engine) readOther(c Column, name string) string {
	switch e.name {
	case "sqlite":
		return "quote(" + name + ")"
	case "postgres":
		return name + "::text"
	}
	for _, o := range e.others {
		if o.typ == c.Type && o.bytes {
			return "HEX(" + name + ")"
		}
	}
	return "CAST(" + name + " AS CHAR)"
}

// A querier is a pool, a connection or a transaction.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// texts returns the rows of a query as text.
func texts(q querier, query string) ([][]string, error) {
	rows, err := q.Query(query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	cols, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	var out [][]string
	vals := make([]sql.NullString, len(cols))
	dest := make([]any, len(cols))
	for i := range vals {
		dest[i] = &vals[i]
	}
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			return nil, err
		}
		line := make([]string, len(vals))
		for i, v := range vals {
			if line[i] = v.String; !v.Valid {
				line[i] = null
			}
		}
		out = append(out, line)
	}
	return out, rows.Err()
}

// keyName is what MySQL and MariaDB call a foreign key.
var keyName = regexp.MustCompile("CONSTRAINT `(?:[^`]|``)*` FOREIGN KEY")

const postgresSchema = `
SELECT 'column', c.relname, a.attnum::text || ' ' || a.attname, format_type(a.atttypid,
	a.atttypmod), a.attnotnull::text || a.attgenerated::text || COALESCE(pg_get_expr(d.adbin,
	d.adrelid), '')
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0
UNION ALL SELECT 'constraint', k.conrelid::regclass::text, k.conname,
	pg_get_constraintdef(k.oid),
	k.convalidated::text FROM pg_constraint k WHERE k.connamespace = 'public'::regnamespace
UNION ALL SELECT 'index', i.indrelid::regclass::text, pg_get_indexdef(i.indexrelid),
	i.indisvalid::text,
	'' FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace
UNION ALL SELECT 'trigger', tgrelid::regclass::text, pg_get_triggerdef(oid), tgenabled::text,
	'' FROM pg_trigger WHERE NOT tgisinternal
UNION ALL SELECT 'view', viewname, definition, '', '' FROM pg_views WHERE schemaname = 'public'
UNION ALL SELECT 'function', proname, prosrc, '',
	'' FROM pg_proc WHERE pronamespace = 'public'::regnamespace
UNION ALL SELECT 'table', c.relname, pg_get_userbyid(c.relowner), COALESCE(c.relacl::text, ''),
	COALESCE(c.reloptions::text, '') || c.relpersistence::text || c.relreplident::text
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
ORDER BY 1, 2, 3, 4, 5`

// readSchema returns the schema as text, a line for each thing, without what the command
// keeps for itself.
func readSchema(q querier, s *Scenario) ([]string, error) {
	e := engineOf(s.Engine)
	var out []string
	switch {
	case e.name == "sqlite":
		rows, err := texts(q, `SELECT type, name, tbl_name, sql FROM sqlite_master
    WHERE name NOT LIKE 'sqluuid%' AND name NOT LIKE 'sqlite%' AND tbl_name NOT LIKE 'sqluuid%'`)
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			out = append(out, strings.Join(r, " "))
		}
	case e.name == "postgres":
		rows, err := texts(q, postgresSchema)
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			out = append(out, strings.Join(r, " "))
		}
	default:
		var err error
		if out, err = mysqlSchema(q, e); err != nil {
			return nil, err
		}
	}
	slices.Sort(out)
	return out, nil
}

func mysqlSchema(q querier, e *engine) ([]string, error) {
	names, err := texts(q, `SELECT TABLE_NAME, TABLE_TYPE FROM information_schema.TABLES
    WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT LIKE 'sqluuid%'`)
	if err != nil {
		return nil, err
	}
	triggers, err := texts(q, `SELECT EVENT_OBJECT_TABLE, TRIGGER_NAME, ACTION_TIMING,
    EVENT_MANIPULATION, ACTION_STATEMENT FROM information_schema.TRIGGERS
    WHERE TRIGGER_SCHEMA = DATABASE()`)
	if err != nil {
		return nil, err
	}
	var out []string
	for _, t := range triggers {
		out = append(out, "trigger "+strings.Join(t, " "))
	}
	for _, n := range names {
		rows, err := texts(q, "SHOW CREATE TABLE "+e.q(n[0]))
		if err != nil {
			return nil, err
		}
		text := keyName.ReplaceAllString(rows[0][1], "CONSTRAINT FOREIGN KEY")
		lines := strings.Split(text, "\n")
		for i := range lines { // without names keys have no order
			lines[i] = strings.TrimSuffix(lines[i], ",")
		}
		slices.SortFunc(lines, func(a, b string) int {
			if strings.Contains(a, "CONSTRAINT ") && strings.Contains(b, "CONSTRAINT ") {
				return strings.Compare(a, b)
			}
			return 0
		})
		out = append(out, n[1]+" "+strings.Join(lines, "\n"))
	}
	return out, nil
}

// differences returns the lines that are in one list only.
func differences(got, want []string) string {
	var out []string
	for _, g := range got {
		if !slices.Contains(want, g) {
			out = append(out, "  now:    "+g)
		}
	}
	for _, w := range want {
		if !slices.Contains(got, w) {
			out = append(out, "  before: "+w)
		}
	}
	return strings.Join(out, "\n")
}
