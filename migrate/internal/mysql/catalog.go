package mysql

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Maker = Dialect{}

const myKeyParts = `SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX`

func (Dialect) RowKey(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	parts, err := dialect.KeyParts(ctx, q, myKeyParts, t.Schema, t.Table)
	return dialect.RowKey(parts), err
}

// Canonical reads text by its bytes, because it is sent in the encoding of the
// session, and TIMESTAMP as seconds, because it is sent in its time zone.
func (Dialect) Canonical(col sqlgen.TableColumn) string {
	if strings.Contains(strings.ToLower(col.Type), "zerofill") { // which the two protocols send differently
		return "CAST({c} AS CHAR)"
	}
	switch dialect.Base(col.Type, "( ") {
	case "tinyint", "smallint", "mediumint", "int", "bigint", "binary", "varbinary", "tinyblob", "blob", "mediumblob", "longblob":
		return "{c}"
	case "char", "varchar", "tinytext", "text", "mediumtext", "longtext", "enum", "set", "bit":
		return "HEX({c})"
	case "timestamp":
		return "UNIX_TIMESTAMP({c})"
	}
	return "CAST({c} AS CHAR)"
}

func (Dialect) Unnumbered() map[string]int { return map[string]int{"uuid": 1, "sys_guid": 1} }

func (Dialect) Sources(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (out []dialect.Source, err error) {
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
		list, err := dialect.Sources(ctx, q, ask.query, ask.args...)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return called(out), nil
}

// called gives triggers the text of the routines that they call.
func called(list []dialect.Source) []dialect.Source {
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
		for _, w := range dialect.Words(s.Text, dialect.MostWords) {
			list[i].Text += "\n" + bodies[strings.ToLower(w.Text)]
		}
	}
	return list
}

// ForeignKeys asks for the keys and for their rules apart, and leaves out the
// server's own databases. A MariaDB server (10.11) that opens the views of sys
// for such a question, once per key of a joined or correlated one, takes long.
func (d Dialect) ForeignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	const own = "('information_schema', 'mysql', 'performance_schema', 'sys')"
	rules, err := updateRules(ctx, q, `SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDATE_RULE
FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA NOT IN `+own)
	if err != nil {
		return nil, err
	}
	keys, err := dialect.ForeignKeys(ctx, q, `
SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT_NAME), CONSTRAINT_NAME, TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME,
       REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME, '', 1
FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA NOT IN `+own+` AND REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION`)
	if err != nil {
		return nil, err
	}
	for i, k := range keys {
		keys[i].OnUpdate = rules[[3]string{k.Child.Schema, k.Child.Table, k.Name}]
	}
	v, err := d.variant(ctx, q)
	if err == nil && v.folds {
		err = respell(ctx, q, keys, own)
	}
	return keys, err
}

// respell writes the names in foreign keys as the tables and columns are called:
// some servers have them as the key's declaration did, in another case perhaps.
func respell(ctx context.Context, q dialect.Querier, keys []sqlgen.ForeignKey, own string) error {
	rows, err := q.QueryContext(ctx, "SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA NOT IN "+own)
	if err != nil {
		return err
	}
	defer rows.Close()
	tables, columns := map[sqlgen.Ref]sqlgen.Ref{}, map[[3]string]string{}
	fold := func(r sqlgen.Ref) sqlgen.Ref {
		return sqlgen.Ref{Schema: strings.ToLower(r.Schema), Table: strings.ToLower(r.Table)}
	}
	at := func(r sqlgen.Ref, column string) [3]string {
		r = fold(r)
		return [3]string{r.Schema, r.Table, strings.ToLower(column)}
	}
	for rows.Next() {
		var r sqlgen.Ref
		var column string
		if err := rows.Scan(&r.Schema, &r.Table, &column); err != nil {
			return err
		}
		tables[fold(r)], columns[at(r, column)] = r, column
	}
	for i := range keys {
		k := &keys[i]
		for n, p := range k.Columns {
			k.Columns[n].Child = cmp.Or(columns[at(k.Child, p.Child)], p.Child)
			k.Columns[n].Parent = cmp.Or(columns[at(k.Parent, p.Parent)], p.Parent)
		}
		k.Child, k.Parent = cmp.Or(tables[fold(k.Child)], k.Child), cmp.Or(tables[fold(k.Parent)], k.Parent)
	}
	return rows.Err()
}

// updateRules reads the ON UPDATE rule of each foreign key, by its schema, table
// and name.
func updateRules(ctx context.Context, q dialect.Querier, query string) (map[[3]string]string, error) {
	rows, err := q.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := map[[3]string]string{}
	for rows.Next() {
		var key [3]string
		var rule string
		if err := rows.Scan(&key[0], &key[1], &key[2], &rule); err != nil {
			return nil, err
		}
		out[key] = rule
	}
	return out, rows.Err()
}

// Hidden asks InnoDB's own dictionary, which knows the foreign keys of databases
// that the role cannot see; reading it takes the PROCESS privilege.
func (d Dialect) Hidden(ctx context.Context, q dialect.Querier, cols []sqlgen.Column, keys []sqlgen.ForeignKey) (string, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return "", err
	}
	if v.invisible != nil {
		hidden, err := v.invisible(ctx, q)
		if err == nil && hidden {
			err = errInvisible
		}
		return "", err
	}
	seen := map[sqlgen.Ref]bool{}
	for _, col := range cols {
		if seen[col.Ref] {
			continue
		}
		seen[col.Ref] = true
		visible := 0
		for _, k := range keys {
			if k.Parent == col.Ref {
				visible++
			}
		}
		all, err := referring(ctx, q, col.Ref)
		if err != nil {
			return "", err
		}
		if all > visible {
			return col.Table, nil
		}
	}
	return "", nil
}

// referring counts the foreign keys that refer to a table.
func referring(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int, err error) {
	name := dictionaryName(t.Schema) + "/" + dictionaryName(t.Table)
	for _, table := range innodbForeign {
		err = q.QueryRowContext(ctx, "SELECT count(*) FROM information_schema."+table+" WHERE LOWER(REF_NAME) = LOWER(?)", name).Scan(&n)
		if no := errorNumber(err); no != 1109 && no != 1146 { // unknown table: the other server's name
			break
		}
	}
	return n, err
}

// errInvisible is of [dialect.KindPrivilege].
var errInvisible = errors.New("this role sees the foreign keys of those tables only on which it has a privilege")

// innodbForeign are the names of that table, on MariaDB and on MySQL.
var innodbForeign = []string{"INNODB_SYS_FOREIGN", "INNODB_FOREIGN"}

// dictionaryName writes a name as InnoDB's dictionary has it.
func dictionaryName(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r == '_' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' {
			b.WriteRune(r)
		} else {
			fmt.Fprintf(&b, "@%04x", r)
		}
	}
	return b.String()
}

// viewOver names the views, as far as the role may read them, that use a column
// whose type is to change: they would go on with values of another type. MariaDB
// tells of a view's columns by its text alone, in which every name is quoted. The
// databases are asked one after the other, for the reason of [mysql.ForeignKeys].
func (Dialect) viewOver(ctx context.Context, q dialect.Querier, t sqlgen.Ref, column string) ([]string, error) {
	schemas, err := dialect.ListNames(ctx, q, "SELECT DISTINCT TABLE_SCHEMA FROM information_schema.TABLES WHERE TABLE_TYPE = 'VIEW' AND TABLE_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') ORDER BY 1")
	if err != nil {
		return nil, err
	}
	var out []string
	for _, schema := range schemas {
		list, err := dialect.ListNames(ctx, q, `SELECT CONCAT('the view ', TABLE_SCHEMA, '.', TABLE_NAME, ' over column ', ?, ', made for its old type') FROM information_schema.VIEWS
WHERE TABLE_SCHEMA = ? AND LOCATE(CONCAT(CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)), CHAR(96), '.', CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)), CHAR(96)), VIEW_DEFINITION) > 0
AND LOCATE(CONCAT('.', CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)), CHAR(96)), VIEW_DEFINITION) > 0 ORDER BY 1`, column, schema, t.Schema, t.Table, column)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return out, nil
}

// Places is nil: InnoDB keeps the rows in the order of the primary key.
func (Dialect) Places(context.Context, dialect.Querier, sqlgen.Column) (*sqlgen.Places, error) {
	return nil, nil
}
