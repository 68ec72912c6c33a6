package mysql

import (
	"context"
	"database/sql"
	"errors"
	"reflect"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect rewrites a range column by column in one transaction under READ
// COMMITTED, with the session's foreign key checks off, referenced columns
// first: the row locks on the parents then hold off any insert of a child until
// the children are rewritten too. It never relies on ON UPDATE CASCADE, whose
// changes are missing from the binary log.
type Dialect struct{ p engine.Profile }

// New returns the dialect of MySQL, or of MariaDB with or without its UUID type.
func New(p engine.Profile) Dialect { return Dialect{p} }

func (d Dialect) Profile() engine.Profile { return d.p }

func (d Dialect) Open(ctx context.Context, db *sql.DB) (*dialect.Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	s := &dialect.Session{Conn: conn, DB: db, DoRestore: dialect.Discard(conn)}
	s.DoBegin = func(ctx context.Context) (dialect.Tx, error) {
		if s.Gaps { // InnoDB locks gaps from REPEATABLE READ on
			return dialect.BeginTx(conn, sql.LevelRepeatableRead)(ctx)
		}
		return dialect.BeginTx(conn, sql.LevelReadCommitted)(ctx)
	}
	// A mode of the server's or the URL's could give our statements another meaning,
	// an AUTO_INCREMENT of 0 another value, or refuse a date that is stored
	// already. What a server may cut short is only for those who wait.
	settings := []string{
		"SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION'",
		"SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1",
		d.Briefly(-1), "SET SESSION sql_safe_updates = 0",
		"SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */",
	}
	// max_join_size would refuse the questions that tell what the server is.
	_, err = conn.ExecContext(ctx, "SET SESSION sql_big_selects = 1")
	var v variant
	if err == nil {
		v, err = d.variant(ctx, conn)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	s.Claim, s.Lists = v.claim, v.lists
	if v.ranged != nil {
		s.Ranged = func(ctx context.Context, c *sqlgen.Class) ([]string, error) { return v.ranged(ctx, s.Conn, c) }
	}
	if v.forgets { // columns without a foreign key, which need Gaps, are refused there
		s.DoBegin = beginWhole(conn, sql.LevelReadCommitted)
	}
	for _, q := range append(settings, v.settings...) {
		if _, err := conn.ExecContext(ctx, q); err != nil {
			return nil, errors.Join(err, s.Close())
		}
	}
	// A statement that is larger ends the connection. For a server that gives no figure,
	// the lowest default of the supported servers is taken.
	packet := int64(1 << 20)
	_ = conn.QueryRowContext(ctx, "SELECT @@max_allowed_packet").Scan(&packet)
	s.Most = int(max(packet/pairBytes, 1))
	return s, nil
}

// pairBytes is more than a pair takes in a statement, as JSON that the driver may escape.
const pairBytes = 200

func (d Dialect) Table(ctx context.Context, q dialect.Querier, schema, table string) (*sqlgen.Table, error) {
	t := &sqlgen.Table{}
	var kind, store string
	err := q.QueryRowContext(ctx, `
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?`, schema, table).
		Scan(&t.Schema, &t.Table, &kind, &store)
	if err != nil {
		return nil, err
	}
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	t.Unlinked = v.links
	switch {
	case kind == "VIEW" || kind == "SYSTEM VIEW":
		t.Refusal = "it is a view; name the table behind it"
	case kind != "BASE TABLE":
		t.Refusal = "it is of type " + kind + ", whose history an update would rewrite"
	case store != "InnoDB":
		t.Refusal = "its storage engine " + store + " has no transactions; convert it to InnoDB first"
	case v.refusal != nil:
		t.Refusal, err = v.refusal(ctx, q, t.Ref)
	default:
		t.Refusal, err = logging(ctx, q)
	}
	if err != nil {
		return nil, err
	}
	if t.Columns, err = d.columns(ctx, q, t.Ref, v); err != nil {
		return nil, err
	}
	t.Triggers, err = dialect.Triggers(ctx, q, `SELECT TRIGGER_NAME, '', COALESCE(CONCAT('CREATE TRIGGER `+"`', REPLACE(TRIGGER_NAME, '`', '``'), '` '"+`, ACTION_TIMING, ' ', EVENT_MANIPULATION,
 `+"' ON `', REPLACE(EVENT_OBJECT_TABLE, '`', '``'), '` FOR EACH ROW '"+`, ACTION_STATEMENT), '') FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1`, t.Schema, t.Table)
	return t, err
}

// logging refuses a binary log of statements.
func logging(ctx context.Context, q dialect.Querier) (refusal string, err error) {
	var logged bool
	err = q.QueryRowContext(ctx, "SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT'").Scan(&logged)
	if logged {
		refusal = "the session logs statements (binlog_format = STATEMENT), which READ COMMITTED does not allow; use ROW or MIXED"
	}
	return refusal, err
}

// indexes tells of each column whether an index begins with it, whether a unique
// one consists of it, and whether a unique one has it. It
// is a query of its own: as a subquery of each column it takes seconds on a server with
// many tables.
func (Dialect) indexes(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (begins, unique, member map[string]bool, err error) {
	rows, err := q.QueryContext(ctx, `
SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME, SEQ_IN_INDEX DESC`, t.Schema, t.Table)
	if err != nil {
		return nil, nil, nil, err
	}
	defer rows.Close()
	begins, unique, member = map[string]bool{}, map[string]bool{}, map[string]bool{}
	last := ""
	for rows.Next() {
		var index, column string
		var seq int
		var repeats bool
		if err := rows.Scan(&index, &column, &seq, &repeats); err != nil {
			return nil, nil, nil, err
		}
		member[column] = member[column] || !repeats
		if seq == 1 {
			begins[column] = true
			if !repeats && index != last { // no column comes after it
				unique[column] = true
			}
		}
		last = index
	}
	return begins, unique, member, rows.Err()
}

// noASCII are the character sets in which UNHEX and REGEXP do not find what they look for.
var noASCII = []string{"ucs2", "utf16", "utf16le", "utf32", "swe7"}

func (d Dialect) columns(ctx context.Context, q dialect.Querier, t sqlgen.Ref, v variant) ([]sqlgen.TableColumn, error) {
	begins, unique, member, err := d.indexes(ctx, q, t)
	if err != nil {
		return nil, err
	}
	rows, err := q.QueryContext(ctx, `
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%'
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? ORDER BY c.ORDINAL_POSITION`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []sqlgen.TableColumn
	for rows.Next() {
		var c sqlgen.TableColumn
		var typ string
		var size int64
		if err := rows.Scan(&c.Name, &c.Type, &typ, &size, &c.Collation, &c.Generated, &c.Touched); err != nil {
			return nil, err
		}
		c.Indexed, c.Unique, c.Keyed = begins[c.Name], unique[c.Name], begins[c.Name] || member[c.Name]
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
			if set, _, _ := strings.Cut(c.Collation, "_"); slices.Contains(noASCII, set) {
				c.Refusal = "its character set " + set + " does not have the digits of ids as one byte each; convert it to ascii or utf8mb4 first"
			}
		}
		out = append(out, c)
	}
	return out, rows.Err()
}

// Forms lets bounds of text be put in order as the columns order them. A bound has
// the collation of the connection, which the column's own overrides where both meet
// and not where only bounds do.
func (Dialect) Forms(_ context.Context, _ dialect.Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	if err := dialect.SameForm(cols, facts); err != nil {
		return err
	}
	if f := cols[0].Form; f.IsText() && dialect.PlainName(facts[0].Collation) {
		f = myCollated(f, facts[0].Collation)
		for i := range cols {
			cols[i].Form = f
		}
	}
	return nil
}

// myCollated returns a form of text under a collation, whose name begins with that of
// its character set.
func myCollated(f *sqlgen.Form, collation string) *sqlgen.Form {
	set, _, _ := strings.Cut(collation, "_")
	return f.Sorted("CONVERT({c} USING " + set + ") COLLATE " + collation)
}

// Home is the database of the connection, in which the state is kept.
func (Dialect) Home(ctx context.Context, q dialect.Querier) (string, error) {
	var name string
	err := q.QueryRowContext(ctx, "SELECT DATABASE()").Scan(&name)
	return name, err
}

func (Dialect) TableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	return dialect.ListNames(ctx, q, `SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_TYPE = 'BASE TABLE' ORDER BY 1`, schema)
}

func (d Dialect) ProbeWrite(t sqlgen.Ref, column string) (sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Q(column)
	b.W("UPDATE ", b.Table(t), " SET ", c, " = ", c, " WHERE 1 = 0")
	return b.Done(sqlgen.Update)
}

func (Dialect) Kind(err error) dialect.Kind {
	if errors.Is(err, errLost) {
		return dialect.KindConflict
	}
	if errors.Is(err, errInUse) {
		return dialect.KindLock
	}
	if errors.Is(err, errInvisible) {
		return dialect.KindPrivilege
	}
	n := errorNumber(err)
	if kind, ok := tidbKinds[n]; ok && (n != 1105 || strings.Contains(err.Error(), tidbUnnumbered)) {
		return kind
	}
	switch n {
	case 1205, 3572: // lock wait timeout, and NOWAIT
		return dialect.KindLock
	case 1213, 1020, 3101: // deadlock (on Galera also a conflict of nodes), record changed; group replication
		return dialect.KindConflict
	case 1047: // a node of Galera that has lost the others; elsewhere never met
		return dialect.KindUnready
	case 1180: // COMMIT failed: on Galera the transaction has more rows or bytes than wsrep_max_ws_rows or _size
		return dialect.KindTooBig
	case 4025, 3819: // on MariaDB, on MySQL
		return dialect.KindCheck
	case 1526:
		return dialect.KindPartition
	case 1062:
		return dialect.KindUnique
	case 1290, 1792, 1836: // read_only, a transaction that is, or the server until it is restarted
		return dialect.KindReadOnly
	case 1044, 1045, 1142, 1143, 1227, 1370, errNoTrust:
		return dialect.KindPrivilege
	}
	return dialect.KindOther
}

// errorNumber finds the server's error number in a tree of errors, without the
// driver's type: its error is a struct with a field Number.
func errorNumber(err error) (n uint64) {
	dialect.ErrorField(err, "Number", func(f reflect.Value) bool {
		if f.CanUint() {
			n = f.Uint()
		}
		return n != 0
	})
	return n
}

var (
	myBinary = &sqlgen.Form{
		Name: "binary(16)", Source: "HEX({c})", Build: "UNHEX({x})",
		Guard:     "(LENGTH({c}) = 16 AND ORD(SUBSTR({c},7,1)) BETWEEN {lo} AND {hi} AND ORD(SUBSTR({c},9,1)) BETWEEN 128 AND 191)",
		ShapeExpr: "(LENGTH({c}) = 16)", Bytes: "{c}", Inside: myInside, Bare: true,
		CanonExpr: "{c}", KeyOutExpr: "HEX({c})", ParamExpr: "CAST({p} AS BINARY(16))", Pair: "UNHEX({x})",
		Binary: true, Concat: sqlgen.Concat, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeBytes,
		// Digits are made of the bytes that move by half a byte only.
		Quick: map[string]string{
			transform.Between(1, 6).Name(): "CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR({c},7,2)),2),HEX(SUBSTR({c},5,2)),INSERT(HEX(SUBSTR({c},1,4)),6,0,'6'))),SUBSTR({c},9))",
			transform.Between(6, 1).Name(): "CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR({c},4,3)),2),SUBSTR(HEX(SUBSTR({c},7,2)),2),SUBSTR(HEX(SUBSTR({c},2,3)),2,4),'1',SUBSTR(HEX(SUBSTR({c},1,2)),1,3))),SUBSTR({c},9))",
		},
	}
	myUUID = &sqlgen.Form{
		Name: "uuid", Source: "CAST({c} AS CHAR)", Hyphens: true, Build: "CAST({x} AS UUID)",
		Guard:     "(SUBSTR(CAST({c} AS CHAR),15,1) = '{v}' AND SUBSTR(CAST({c} AS CHAR),20,1) IN ('8','9','a','b'))",
		ShapeExpr: "({c} IS NOT NULL)", Bytes: "CAST({c} AS BINARY(16))", Inside: myInside,
		CanonExpr: "CAST({c} AS BINARY(16))", KeyOutExpr: "CAST({c} AS CHAR)", ParamExpr: "CAST({p} AS UUID)", Pair: "CAST({x} AS UUID)", HoldsFunc: codec.MariaDBStorable,
		Concat: sqlgen.Concat, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeText,
	}
	myText = &sqlgen.Form{
		Name: "char(36)", Source: "{c}", Hyphens: true, Stored: true, Build: "{x}",
		Guard:     "({c} REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-{v}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH({c}) = 36)",
		ShapeExpr: "({c} REGEXP '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH({c}) = 36)",
		Bytes:     "UNHEX(REPLACE({c},'-',''))", Inside: myInside,
		CanonExpr: "UNHEX(REPLACE({c},'-',''))", KeyOutExpr: "{c}", ParamExpr: "{p}",
		Concat: sqlgen.Concat, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeText,
	}
)

const myInside = "SUBSTR({b},{at},{n}) BETWEEN x'{lo}' AND x'{hi}'"
