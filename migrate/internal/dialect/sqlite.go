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
type sqlite struct {
	// preview says that the ids of a run are read from tables of the session's own.
	preview bool
}

var (
	liteBlob = &Form{
		Name: "blob", source: "hex({c})", build: "unhex({x})",
		guard: "(typeof({c}) = 'blob' AND length({c}) = 16 AND substr({c},7,1) BETWEEN x'{v}0' AND x'{v}F' AND substr({c},9,1) BETWEEN x'80' AND x'BF')",
		shape: "(typeof({c}) = 'blob' AND length({c}) = 16)", bytes: "{c}", inside: liteInside, bare: true,
		canon: "{c}", keyOut: "hex({c})", param: "{p}",
		binary: true, plain: true, concat: pipes, substr: substr, decode: decodeBytes,
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
	rows, err := q.QueryContext(ctx, `SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name`, table)
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
			out = append(out, Trigger{name, of})
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

// Chunk records and rewrites column by column in a transaction that keeps other writers
// out. Bytes of the same length that are equal are the same id, so that rows which are
// found by the ids of the first column have none that is not recorded with it.
func (d sqlite) Chunk(c *Class, m Move, r Range) ([]Statement, error) {
	var out []Statement
	stored := m.Records() && m.Packed && len(c.Columns) == 1 && !c.Columns[0].Form.plain
	if stored {
		col := c.Columns[0]
		var err error
		if out, err = packChunk(d, col, m, r, "unhex(group_concat("+col.Form.digits(liteBlob, newBuilder(d.Profile()).col(col), m.T)+",''))", ""); err != nil {
			return nil, err
		}
	}
	for _, does := range []Does{Record, Update} {
		if does == Record && (stored || !m.Records()) {
			continue
		}
		for i := range c.Columns {
			if does == Update { // by the ids of the first column the rows of the others are found
				i = (i + 1) % len(c.Columns)
			}
			col := c.Columns[i]
			b, returns := newBuilder(d.Profile()), does
			switch {
			case does == Record && m.Packed && col.Form.plain && col.foundBy(r) != nil:
				continue
			case does == Record && m.Packed:
				name := b.col(col)
				digits := col.Form.digits(liteBlob, name, m.T)
				if col.Form.plain { // to make the image of it takes longer here
					digits = col.Form.with(col.Form.source, name)
				}
				b.w("SELECT unhex(group_concat(", digits, ",'')) FROM ", b.table(col.Ref), " WHERE ")
				b.inRange(col, r)
				b.picked(d, col.Form, name, m)
				returns = Pack
			case does == Record:
				recordMoved(b, d, col, m, r)
			default:
				list, err := d.updates(c, col, m, r)
				if err != nil {
					return nil, err
				}
				for _, s := range list {
					s.Of = i + 1
					out = append(out, s)
				}
				continue
			}
			s, err := b.done(returns)
			if err != nil {
				return nil, err
			}
			if returns == Pack {
				s.Of, s.Raw = i+1, col.Form.plain
			}
			out = append(out, s)
		}
	}
	return out, nil
}

func (sqlite) StateDDL() []string {
	return []string{
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration" (` + stateColumns + `)`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_range" (` + rangeColumns + `)`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_packed" (run_id bigint NOT NULL, no bigint NOT NULL, n integer NOT NULL, ids blob NOT NULL, PRIMARY KEY (run_id, no))`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_id" (run_id bigint NOT NULL, id blob NOT NULL, kind char(1) NOT NULL, PRIMARY KEY (run_id, id)) WITHOUT ROWID`,
	}
}

func (sqlite) StateDrop() []string {
	return []string{`DROP TABLE IF EXISTS main."sqluuid_migration_id"`, `DROP TABLE IF EXISTS main."sqluuid_migration_packed"`, `DROP TABLE IF EXISTS main."sqluuid_migration_range"`, `DROP TABLE IF EXISTS main."sqluuid_migration"`}
}

func (sqlite) StateTable() string { return `main."sqluuid_migration"` }
func (d sqlite) StateIDs() string { return d.home() + `."sqluuid_migration_id"` }
func (sqlite) StateForm() *Form   { return liteBlob }

// Ignore takes an id that is recorded already, and fails on the column's NOT NULL
// when it is recorded as the other kind: two ids would be one.
func (sqlite) Ignore() string {
	return `ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END`
}

func (sqlite) StateExists() string {
	return `SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id'`
}

func (sqlite) Kind(err error) Kind {
	switch s := err.Error(); {
	case strings.Contains(s, "database is locked"), strings.Contains(s, "database table is locked"), strings.Contains(s, "SQLITE_BUSY"):
		return KindLock
	case strings.Contains(s, "CHECK constraint failed"):
		return KindCheck
	case strings.Contains(s, "UNIQUE constraint failed"), strings.Contains(s, "NOT NULL constraint failed: sqluuid_migration_id.kind"): // see Ignore
		return KindUnique
	case strings.Contains(s, "database or disk is full"):
		return KindFull
	case strings.Contains(s, "readonly database"):
		return KindReadOnly
	}
	return KindOther
}
