package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// sqlite rewrites a range column by column in one BEGIN IMMEDIATE transaction,
// the only writer there is, with foreign key enforcement off for the connection:
// with it on, an ON UPDATE SET NULL would fire between parent and child.
type sqlite struct{}

var (
	liteBlob = &Form{
		Name: "blob", source: "hex({c})", build: "unhex({x})",
		guard: "(typeof({c}) = 'blob' AND length({c}) = 16 AND substr({c},7,1) BETWEEN x'{v}0' AND x'{v}F' AND substr({c},9,1) BETWEEN x'80' AND x'BF')",
		shape: "(typeof({c}) = 'blob' AND length({c}) = 16)", bytes: "{c}", inside: liteInside, bare: true,
		canon: "{c}", keyOut: "hex({c})", param: "{p}", pair: "unhex({x})",
		binary: true, concat: pipes, substr: substr, decode: decodeBytes,
	}
	liteText = &Form{
		Name: "text", source: "{c}", hyphens: true, stored: true, build: "({x})",
		guard: "(typeof({c}) = 'text' AND length({c}) = 36 AND {c} GLOB '" + globUUID() + "')",
		shape: "(typeof({c}) = 'text' AND length({c}) = 36 AND {c} GLOB '" + strings.NewReplacer("{v}", "[0-9a-fA-F]", "[89abAB]", "[0-9a-fA-F]").Replace(globUUID()) + "')",
		bytes: "unhex(replace({c},'-',''))", inside: liteInside,
		canon: "unhex(replace({c},'-',''))", keyOut: "{c}", param: "{p}",
		concat: pipes, substr: substr, decode: decodeText,
	}
)

const liteInside = "substr({b},{at},{n}) BETWEEN x'{lo}' AND x'{hi}'"

func globUUID() string {
	digit := "[0-9a-fA-F]"
	d := func(n int) string { return strings.Repeat(digit, n) }
	return d(8) + "-" + d(4) + "-{v}" + d(3) + "-[89abAB]" + d(3) + "-" + d(12)
}

func (sqlite) Profile() engine.Profile { return engine.SQLite }

func (d sqlite) Table(ctx context.Context, q Querier, schema, table string) (*Table, error) {
	if schema != "" && schema != "main" {
		return nil, sql.ErrNoRows
	}
	t := &Table{Ref: Ref{Schema: "main", Table: table}}
	var kind, def string
	err := q.QueryRowContext(ctx, `SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?`, table).Scan(&kind, &def)
	if err != nil {
		return nil, err
	}
	switch {
	case kind == "view":
		t.Refusal = "it is a view; name the table behind it"
	case strings.HasPrefix(strings.ToUpper(strings.TrimSpace(def)), "CREATE VIRTUAL"):
		t.Refusal = "it is a virtual table"
	}
	rows, err := q.QueryContext(ctx, `
SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND i.name = x.name),
       x.pk = 1 AND (SELECT max(y.pk) FROM pragma_table_info(?1, 'main') y) = 1 OR EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND l."unique" = 1 AND i.name = x.name AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1)
FROM pragma_table_xinfo(?1, 'main') x ORDER BY x.cid`, table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var c TableColumn
		if err := rows.Scan(&c.Name, &c.Type, &c.Generated, &c.Indexed, &c.Unique); err != nil {
			return nil, err
		}
		t.Columns = append(t.Columns, c)
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	t.Triggers, err = updateTriggers(ctx, q, table)
	return t, err
}

// updateTriggers lists the triggers of a table that an UPDATE may fire. The
// catalogue has only their text; what cannot be read there counts.
func updateTriggers(ctx context.Context, q Querier, table string) ([]Trigger, error) {
	rows, err := q.QueryContext(ctx, `SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid`, table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Trigger
	for rows.Next() {
		var name, def string
		if err := rows.Scan(&name, &def); err != nil {
			return nil, err
		}
		if event, of := triggerEvent(def); event != "INSERT" && event != "DELETE" {
			out = append(out, Trigger{Name: name, Of: of, Definition: def})
		}
	}
	return out, rows.Err()
}

// Forms looks at the values, because a declared type says little in SQLite.
func (sqlite) Forms(ctx context.Context, q Querier, cols []Column, facts []TableColumn) error {
	var one []byte
	if err := q.QueryRowContext(ctx, "SELECT unhex('00')").Scan(&one); err != nil {
		return fmt.Errorf("this SQLite has no function unhex, which came with version 3.41: %w", err)
	}
	var form *Form
	mixed := false
	for i, col := range cols {
		f, upper, err := liteForm(ctx, q, col, facts[i])
		if err != nil {
			return err
		}
		if f == nil {
			continue // no values; the others decide
		}
		if form != nil && f != form {
			return &RefusedError{Ref: col.Ref, Reason: fmt.Sprintf("%s holds %s values and %s.%s holds %s values; they never match", col.Name, f.Name, cols[0].Table, cols[0].Name, form.Name)}
		}
		form, mixed = f, mixed || upper
	}
	if form == nil {
		form = liteBlob
		if t := strings.ToUpper(facts[0].Type); strings.Contains(t, "CHAR") || strings.Contains(t, "TEXT") || strings.Contains(t, "CLOB") {
			form = liteText
		}
	}
	// With upper-case letters about, a NOCASE column may call two texts equal
	// that differ in case; a range must hold both or neither.
	if mixed && form.IsText() {
		form = form.Collated("NOCASE")
	}
	for i := range cols {
		cols[i].Form = form
	}
	return nil
}

func liteForm(ctx context.Context, q Querier, col Column, fact TableColumn) (f *Form, upper bool, err error) {
	b := newBuilder(engine.SQLite)
	c := b.q(col.Name)
	if fact.Indexed { // an index begins with numbers and ends with blobs
		b.w("SELECT typeof((SELECT min(", c, ") FROM ", b.table(col.Ref), ")) = 'blob'")
		s, err := b.done(Count)
		if err != nil {
			return nil, false, err
		}
		var all bool
		if err := q.QueryRowContext(ctx, s.SQL).Scan(&all); err != nil || all {
			return liteBlob, false, err
		}
		b = newBuilder(engine.SQLite)
	}
	b.w("SELECT typeof(", c, "), max(typeof(", c, ") = 'text' AND ", c, " COLLATE BINARY <> lower(", c, ")) FROM ", b.table(col.Ref), " GROUP BY 1")
	s, err := b.done(Count)
	if err != nil {
		return nil, false, err
	}
	rows, err := q.QueryContext(ctx, s.SQL)
	if err != nil {
		return nil, false, err
	}
	defer rows.Close()
	var found []string
	for rows.Next() {
		var class string
		var up sql.NullBool
		if err := rows.Scan(&class, &up); err != nil {
			return nil, false, err
		}
		upper = upper || up.Bool
		switch class {
		case "null":
			continue
		case "blob":
			f = liteBlob
		case "text":
			f = liteText
		default:
			return nil, false, errors.Join(&NotUUIDError{Column: col, Type: fmt.Sprintf("%s with %s values", fact.Type, class)}, rows.Err())
		}
		found = append(found, class)
	}
	if len(found) > 1 {
		return nil, false, &RefusedError{Ref: col.Ref, Reason: fmt.Sprintf("%s holds both %s values; make them one kind first", col.Name, strings.Join(found, " and "))}
	}
	return f, upper, rows.Err()
}

// Hidden finds nothing: a file has no privileges.
func (sqlite) Hidden(context.Context, Querier, []Column, []ForeignKey) (string, error) {
	return "", nil
}

func (sqlite) Home(context.Context, Querier) (string, error) { return "", nil }

func (sqlite) TableNames(ctx context.Context, q Querier, schema string) ([]string, error) {
	if schema != "" && schema != "main" {
		return nil, nil
	}
	return names(ctx, q, `SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name`)
}

// A reference may be written in another case than the table it names, and may
// leave out the columns, which then are the primary key.
func (sqlite) ForeignKeys(ctx context.Context, q Querier) ([]ForeignKey, error) {
	return foreignKeys(ctx, q, `
SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', m.name, f."from",
       'main', COALESCE((SELECT t.name FROM main.sqlite_master t WHERE t.type = 'table' AND t.name = f."table" COLLATE NOCASE), f."table"),
       COALESCE((SELECT i.name FROM pragma_table_info(f."table", 'main') i
                 WHERE CASE WHEN f."to" IS NULL THEN i.pk = f.seq + 1 ELSE i.name = f."to" COLLATE NOCASE END), f."to", ''),
       f.on_update, 1
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f
WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq`)
}

func (d sqlite) ProbeWrite(t Ref, column string) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.q(column)
	b.w("UPDATE ", b.table(t), " SET ", c, " = ", c, " WHERE 1 = 0")
	return b.done(Update)
}

func (sqlite) Kind(err error) Kind {
	switch s := err.Error(); {
	case strings.Contains(s, "database is locked"), strings.Contains(s, "database table is locked"), strings.Contains(s, "SQLITE_BUSY"):
		return KindLock
	case strings.Contains(s, "CHECK constraint failed"):
		return KindCheck
	case strings.Contains(s, "UNIQUE constraint failed"):
		return KindUnique
	case strings.Contains(s, "database or disk is full"):
		return KindFull
	case strings.Contains(s, "readonly database"):
		return KindReadOnly
	}
	return KindOther
}
