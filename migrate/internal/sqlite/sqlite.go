package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect rewrites a range column by column in one BEGIN IMMEDIATE transaction,
// the only writer there is, with foreign key enforcement off for the connection:
// with it on, an ON UPDATE SET NULL would fire between parent and child.
type Dialect struct{}

var (
	liteBlob = &sqlgen.Form{
		Name: "blob", Source: "hex({c})", Build: "unhex({x})",
		Guard:     "(typeof({c}) = 'blob' AND length({c}) = 16 AND substr({c},7,1) BETWEEN x'{v}0' AND x'{v}F' AND substr({c},9,1) BETWEEN x'80' AND x'BF')",
		ShapeExpr: "(typeof({c}) = 'blob' AND length({c}) = 16)", Bytes: "{c}", Inside: liteInside, Bare: true,
		CanonExpr: "{c}", KeyOutExpr: "hex({c})", ParamExpr: "{p}", Pair: "unhex({x})",
		Binary: true, Concat: sqlgen.Pipes, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeBytes,
	}
	liteText = &sqlgen.Form{
		Name: "text", Source: "{c}", Hyphens: true, Stored: true, Build: "({x})",
		Guard:     "(typeof({c}) = 'text' AND length({c}) = 36 AND {c} GLOB '" + globUUID() + "')",
		ShapeExpr: "(typeof({c}) = 'text' AND length({c}) = 36 AND {c} GLOB '" + strings.NewReplacer("{v}", "[0-9a-fA-F]", "[89abAB]", "[0-9a-fA-F]").Replace(globUUID()) + "')",
		Bytes:     "unhex(replace({c},'-',''))", Inside: liteInside,
		CanonExpr: "unhex(replace({c},'-',''))", KeyOutExpr: "{c}", ParamExpr: "{p}",
		Concat: sqlgen.Pipes, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeText,
	}
)

const liteInside = "substr({b},{at},{n}) BETWEEN x'{lo}' AND x'{hi}'"

func globUUID() string {
	digit := "[0-9a-fA-F]"
	d := func(n int) string { return strings.Repeat(digit, n) }
	return d(8) + "-" + d(4) + "-{v}" + d(3) + "-[89abAB]" + d(3) + "-" + d(12)
}

func (Dialect) Profile() engine.Profile { return engine.SQLite }

func (d Dialect) Table(ctx context.Context, q dialect.Querier, schema, table string) (*sqlgen.Table, error) {
	if schema != "" && schema != "main" {
		return nil, sql.ErrNoRows
	}
	t := &sqlgen.Table{Ref: sqlgen.Ref{Schema: "main", Table: table}}
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
		var c sqlgen.TableColumn
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
func updateTriggers(ctx context.Context, q dialect.Querier, table string) ([]sqlgen.Trigger, error) {
	rows, err := q.QueryContext(ctx, `SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid`, table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []sqlgen.Trigger
	for rows.Next() {
		var name, def string
		if err := rows.Scan(&name, &def); err != nil {
			return nil, err
		}
		if event, of := triggerEvent(def); event != "INSERT" && event != "DELETE" {
			out = append(out, sqlgen.Trigger{Name: name, Of: of, Definition: def})
		}
	}
	return out, rows.Err()
}

// Forms looks at the values, because a declared type says little in SQLite.
func (Dialect) Forms(ctx context.Context, q dialect.Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	var one []byte
	if err := q.QueryRowContext(ctx, "SELECT unhex('00')").Scan(&one); err != nil {
		return fmt.Errorf("this SQLite has no function unhex, which came with version 3.41: %w", err)
	}
	var form *sqlgen.Form
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
			return &dialect.RefusedError{Ref: col.Ref, Reason: fmt.Sprintf("%s holds %s values and %s.%s holds %s values; they never match", col.Name, f.Name, cols[0].Table, cols[0].Name, form.Name)}
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

func liteForm(ctx context.Context, q dialect.Querier, col sqlgen.Column, fact sqlgen.TableColumn) (f *sqlgen.Form, upper bool, err error) {
	b := sqlgen.NewBuilder(engine.SQLite)
	c := b.Q(col.Name)
	if fact.Indexed { // an index begins with numbers and ends with blobs
		b.W("SELECT typeof((SELECT min(", c, ") FROM ", b.Table(col.Ref), ")) = 'blob'")
		s, err := b.Done(sqlgen.Count)
		if err != nil {
			return nil, false, err
		}
		var all bool
		if err := q.QueryRowContext(ctx, s.SQL).Scan(&all); err != nil || all {
			return liteBlob, false, err
		}
		b = sqlgen.NewBuilder(engine.SQLite)
	}
	b.W("SELECT typeof(", c, "), max(typeof(", c, ") = 'text' AND ", c, " COLLATE BINARY <> lower(", c, ")) FROM ", b.Table(col.Ref), " GROUP BY 1")
	s, err := b.Done(sqlgen.Count)
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
			return nil, false, errors.Join(&dialect.NotUUIDError{Column: col, Type: fmt.Sprintf("%s with %s values", fact.Type, class)}, rows.Err())
		}
		found = append(found, class)
	}
	if len(found) > 1 {
		return nil, false, &dialect.RefusedError{Ref: col.Ref, Reason: fmt.Sprintf("%s holds both %s values; make them one kind first", col.Name, strings.Join(found, " and "))}
	}
	return f, upper, rows.Err()
}

// Hidden finds nothing: a file has no privileges.
func (Dialect) Hidden(context.Context, dialect.Querier, []sqlgen.Column, []sqlgen.ForeignKey) (string, error) {
	return "", nil
}

func (Dialect) Home(context.Context, dialect.Querier) (string, error) { return "", nil }

func (Dialect) TableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	if schema != "" && schema != "main" {
		return nil, nil
	}
	return dialect.ListNames(ctx, q, `SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name`)
}

// ForeignKeys reads references, which may be written in another case than the table, and may
// leave out the columns, which then are the primary key.
func (Dialect) ForeignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	return dialect.ForeignKeys(ctx, q, `
SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', m.name, f."from",
       'main', COALESCE((SELECT t.name FROM main.sqlite_master t WHERE t.type = 'table' AND t.name = f."table" COLLATE NOCASE), f."table"),
       COALESCE((SELECT i.name FROM pragma_table_info(f."table", 'main') i
                 WHERE CASE WHEN f."to" IS NULL THEN i.pk = f.seq + 1 ELSE i.name = f."to" COLLATE NOCASE END), f."to", ''),
       f.on_update, 1
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f
WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq`)
}

func (d Dialect) ProbeWrite(t sqlgen.Ref, column string) (sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Q(column)
	b.W("UPDATE ", b.Table(t), " SET ", c, " = ", c, " WHERE 1 = 0")
	return b.Done(sqlgen.Update)
}

func (Dialect) Kind(err error) dialect.Kind {
	switch s := err.Error(); {
	case strings.Contains(s, "database is locked"), strings.Contains(s, "database table is locked"), strings.Contains(s, "SQLITE_BUSY"):
		return dialect.KindLock
	case strings.Contains(s, "CHECK constraint failed"):
		return dialect.KindCheck
	case strings.Contains(s, "UNIQUE constraint failed"):
		return dialect.KindUnique
	case strings.Contains(s, "database or disk is full"):
		return dialect.KindFull
	case strings.Contains(s, "readonly database"):
		return dialect.KindReadOnly
	}
	return dialect.KindOther
}
