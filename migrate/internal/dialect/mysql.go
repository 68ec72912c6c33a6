package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// mysql rewrites a range column by column in one transaction under READ
// COMMITTED, with the session's foreign key checks off, referenced columns
// first: the row locks on the parents then hold off any insert of a child until
// the children are rewritten too. It never relies on ON UPDATE CASCADE, whose
// changes are missing from the binary log.
type mysql struct{ p engine.Profile }

var (
	myBinary = &Form{
		Name: "binary(16)", source: "HEX({c})", build: "UNHEX({x})",
		guard: "(LENGTH({c}) = 16 AND ORD(SUBSTR({c},7,1)) BETWEEN {lo} AND {hi} AND ORD(SUBSTR({c},9,1)) BETWEEN 128 AND 191)",
		canon: "{c}", keyOut: "HEX({c})", param: "CAST({p} AS BINARY(16))",
		binary: true, concat: concat, substr: substr, decode: decodeBytes,
	}
	myUUID = &Form{
		Name: "uuid", source: "CAST({c} AS CHAR)", hyphens: true, build: "CAST({x} AS UUID)",
		guard: "(SUBSTR(CAST({c} AS CHAR),15,1) = '{v}' AND SUBSTR(CAST({c} AS CHAR),20,1) IN ('8','9','a','b'))",
		canon: "CAST({c} AS BINARY(16))", keyOut: "CAST({c} AS CHAR)", param: "CAST({p} AS UUID)",
		concat: concat, substr: substr, decode: decodeText,
	}
	myText = &Form{
		Name: "char(36)", source: "{c}", hyphens: true, stored: true, build: "{x}",
		guard: "({c} REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-{v}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH({c}) = 36)",
		canon: "UNHEX(REPLACE({c},'-',''))", keyOut: "{c}", param: "{p}",
		concat: concat, substr: substr, decode: decodeText,
	}
)

func (d mysql) Profile() engine.Profile { return d.p }

func (mysql) Open(ctx context.Context, db *sql.DB) (*Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	s := &Session{Conn: conn, begin: beginTx(conn, sql.LevelReadCommitted), restore: discard(conn)}
	for _, q := range []string{
		"SET SESSION sql_mode = CONCAT(@@sql_mode, ',STRICT_ALL_TABLES')", "SET SESSION foreign_key_checks = 0", "SET SESSION innodb_lock_wait_timeout = 1",
		"SET SESSION lock_wait_timeout = 5", "SET SESSION sql_safe_updates = 0", "SET SESSION sql_select_limit = DEFAULT",
	} {
		if _, err := conn.ExecContext(ctx, q); err != nil {
			return nil, errors.Join(err, s.Close())
		}
	}
	return s, nil
}

func (d mysql) Table(ctx context.Context, q Querier, schema, table string) (*Table, error) {
	t := &Table{}
	var kind, store string
	var logged bool
	err := q.QueryRowContext(ctx, `
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, ''), @@global.log_bin AND @@session.binlog_format = 'STATEMENT'
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?`, schema, table).
		Scan(&t.Schema, &t.Table, &kind, &store, &logged)
	if err != nil {
		return nil, err
	}
	switch {
	case kind == "VIEW" || kind == "SYSTEM VIEW":
		t.Refusal = "it is a view; name the table behind it"
	case kind != "BASE TABLE":
		t.Refusal = "it is of type " + kind + ", whose history an update would rewrite"
	case store != "InnoDB":
		t.Refusal = "its storage engine " + store + " has no transactions; convert it to InnoDB first"
	case logged:
		t.Refusal = "the session logs statements (binlog_format = STATEMENT), which READ COMMITTED does not allow; use ROW or MIXED"
	}
	if t.Columns, err = d.columns(ctx, q, t.Ref); err != nil {
		return nil, err
	}
	t.Triggers, err = names(ctx, q, `SELECT TRIGGER_NAME FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1`, t.Schema, t.Table)
	return t, err
}

func (mysql) columns(ctx context.Context, q Querier, t Ref) ([]TableColumn, error) {
	rows, err := q.QueryContext(ctx, `
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%',
       EXISTS (SELECT 1 FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = c.TABLE_SCHEMA AND s.TABLE_NAME = c.TABLE_NAME
               AND s.COLUMN_NAME = c.COLUMN_NAME AND s.SEQ_IN_INDEX = 1)
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? ORDER BY c.ORDINAL_POSITION`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []TableColumn
	for rows.Next() {
		var c TableColumn
		var typ string
		var size int64
		if err := rows.Scan(&c.Name, &c.Type, &typ, &size, &c.Collation, &c.Generated, &c.Touched, &c.Indexed); err != nil {
			return nil, err
		}
		switch typ {
		case "uuid":
			c.Form = myUUID
		case "binary", "varbinary":
			// A longer BINARY pads with zero bytes, so its values are no ids.
			if size == 16 || typ == "varbinary" && size > 16 {
				c.Form = myBinary
			}
		case "char", "varchar", "tinytext", "text", "mediumtext", "longtext":
			if size >= 36 {
				c.Form = myText
			}
		}
		out = append(out, c)
	}
	return out, rows.Err()
}

func (mysql) Forms(_ context.Context, _ Querier, cols []Column, facts []TableColumn) error {
	return sameForm(cols, facts)
}

// Hidden asks InnoDB's own dictionary, which knows the foreign keys of databases
// that the role cannot see; reading it takes the PROCESS privilege.
func (mysql) Hidden(ctx context.Context, q Querier, cols []Column, keys []ForeignKey) (string, error) {
	seen := map[Ref]bool{}
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
		var all int
		name := dictionaryName(col.Schema) + "/" + dictionaryName(col.Table)
		var err error
		for _, table := range innodbForeign {
			err = q.QueryRowContext(ctx, "SELECT count(*) FROM information_schema."+table+" WHERE LOWER(REF_NAME) = LOWER(?)", name).Scan(&all)
			if errorNumber(err) != 1109 { // unknown table: the other server's name
				break
			}
		}
		if err != nil {
			return "", err
		}
		if all > visible {
			return col.Table, nil
		}
	}
	return "", nil
}

// innodbForeign are the names of that table, on MariaDB and on MySQL 8.
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

// Home is the database of the connection, in which the state is kept.
func (mysql) Home(ctx context.Context, q Querier) (string, error) {
	var name string
	err := q.QueryRowContext(ctx, "SELECT DATABASE()").Scan(&name)
	return name, err
}

func (mysql) TableNames(ctx context.Context, q Querier, schema string) ([]string, error) {
	return names(ctx, q, `SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_TYPE = 'BASE TABLE' ORDER BY 1`, schema)
}

func (mysql) ForeignKeys(ctx context.Context, q Querier) ([]ForeignKey, error) {
	return foreignKeys(ctx, q, `
SELECT CONCAT(k.TABLE_SCHEMA, '/', k.TABLE_NAME, '/', k.CONSTRAINT_NAME), k.CONSTRAINT_NAME, k.TABLE_SCHEMA, k.TABLE_NAME, k.COLUMN_NAME,
       k.REFERENCED_TABLE_SCHEMA, k.REFERENCED_TABLE_NAME, k.REFERENCED_COLUMN_NAME,
       COALESCE((SELECT MAX(r.UPDATE_RULE) FROM information_schema.REFERENTIAL_CONSTRAINTS r WHERE r.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA
                 AND r.CONSTRAINT_NAME = k.CONSTRAINT_NAME AND r.TABLE_NAME = k.TABLE_NAME), ''), 1
FROM information_schema.KEY_COLUMN_USAGE k WHERE k.REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY k.TABLE_SCHEMA, k.TABLE_NAME, k.CONSTRAINT_NAME, k.ORDINAL_POSITION`)
}

func (d mysql) ProbeWrite(t Ref, column string) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.q(column)
	b.w("UPDATE ", b.table(t), " SET ", c, " = ", c, " WHERE 1 = 0")
	return b.done(Update)
}

func (d mysql) Chunk(c *Class, m Move, r Range) ([]Statement, error) {
	var out []Statement
	for _, does := range []Does{Lock, Record, Update} {
		if does == Record && m.Pick != PickAll {
			continue
		}
		for _, col := range c.Columns {
			b := newBuilder(d.Profile())
			switch name := b.col(col); does {
			case Lock:
				b.w("SELECT count(*) FROM ", b.table(col.Ref), " WHERE ")
				b.inRange(col.Form, name, r)
				b.picked(d, col.Form, name, m)
				b.w(" FOR UPDATE")
			case Record:
				recordMoved(b, d, col, m, r)
			case Update:
				b.update(d, col, m, r)
			}
			s, err := b.done(does)
			if err != nil {
				return nil, err
			}
			out = append(out, s)
		}
	}
	return out, nil
}

// recordMoved writes the INSERT that records the ids of one column's range,
// before they are rewritten.
func recordMoved(b *builder, d Dialect, col Column, m Move, r Range) {
	b.w("INSERT INTO ", d.StateIDs(), " (run_id, id, kind) SELECT g.id, x.id, '", IDMoved, "' FROM (SELECT DISTINCT y.id FROM (")
	b.moved(d, col, m, r)
	b.w(") y) x, ", d.StateTable(), " g WHERE g.id = ", b.arg(m.Run), " ", d.Ignore())
}

func (mysql) StateDDL() []string {
	return []string{
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration` (" + stateColumns + ") ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin",
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration_id` (run_id bigint NOT NULL, id binary(16) NOT NULL, kind char(1) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, PRIMARY KEY (run_id, id)) ENGINE=InnoDB",
	}
}

func (mysql) StateDrop() []string {
	return []string{"DROP TABLE IF EXISTS `sqluuid_migration_id`", "DROP TABLE IF EXISTS `sqluuid_migration`"}
}

func (mysql) StateTable() string { return "`sqluuid_migration`" }
func (mysql) StateIDs() string   { return "`sqluuid_migration_id`" }
func (mysql) StateForm() *Form   { return myBinary }

// Ignore takes an id that is recorded already, and fails on the column's NOT NULL
// when it is recorded as the other kind: two ids would be one.
func (mysql) Ignore() string {
	return "ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = VALUES(kind), VALUES(kind), NULL)"
}

func (mysql) StateExists() string {
	return "SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id'"
}

func (mysql) Kind(err error) Kind {
	switch errorNumber(err) {
	case 1205, 1213, 1020: // lock wait timeout, deadlock, record changed
		return KindLock
	case 1044, 1045, 1142, 1143, 1227, 1370:
		return KindPrivilege
	}
	return KindOther
}

// errorNumber finds the server's error number in a tree of errors, without the
// driver's type: its error is a struct with a field Number.
func errorNumber(err error) uint64 {
	if err == nil {
		return 0
	}
	if v := reflect.Indirect(reflect.ValueOf(err)); v.Kind() == reflect.Struct {
		if f := v.FieldByName("Number"); f.IsValid() && f.CanUint() {
			return f.Uint()
		}
	}
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range many.Unwrap() {
			if n := errorNumber(e); n != 0 {
				return n
			}
		}
	}
	return errorNumber(errors.Unwrap(err))
}
