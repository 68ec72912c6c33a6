package storage

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// MySQL returns a store in tables of a database of MySQL or MariaDB. Their names begin with
// sqluuid_bench. The database must be opened with go-sql-driver.
func MySQL(ctx context.Context, db *sql.DB) (Store, error) {
	s := &innodb{db: db, engineProfile: engine.MySQL}
	if err := db.QueryRowContext(ctx, "SELECT VERSION(), @@innodb_buffer_pool_size, "+
		"@@innodb_page_size, @@local_infile").
		Scan(&s.version, &s.pool, &s.page, &s.infile); err != nil {
		return nil, err
	}
	if strings.Contains(s.version, "MariaDB") {
		s.engineProfile = engine.MariaDB
	}
	s.native = engineHasUUID(s.version)
	return s, nil
}

// engineHasUUID reports whether the version is a MariaDB of 10.7 or later.
func engineHasUUID(version string) bool {
	var major, minor int
	_, err := fmt.Sscanf(version, "%d.%d", &major, &minor)
	return err == nil && strings.Contains(version, "MariaDB") &&
		(major > 10 || major == 10 && minor >= 7)
}

type innodb struct {
	db            *sql.DB
	conn          *sql.Conn
	engineProfile engine.Profile
	version       string
	native        bool
	pool          int64
	page          int64
	infile        bool
	tables        []string // tables, quoted
}

// ours marks the tables as made here.
const ours = "made by sqluuid bench storage"

func (s *innodb) profile() engine.Profile { return s.engineProfile }
func (s *innodb) tail() string {
	return " ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 STATS_PERSISTENT=1 STATS_AUTO_RECALC=0 COMMENT='" +
		ours + "'"
}
func (s *innodb) integer() string      { return "signed" }
func (s *innodb) identityType() string { return "bigint NOT NULL AUTO_INCREMENT PRIMARY KEY" }

func (s *innodb) key(f Form) string {
	switch n, text := f.text(); {
	case text:
		return fmt.Sprintf("char(%d) CHARACTER SET ascii COLLATE ascii_bin", n)
	case f == Native:
		return "uuid"
	case f == Number:
		return "bigint"
	}
	return "binary(16)"
}

func (s *innodb) name(l Lane, t table) string { return quote(s.engineProfile, tableName(l, t)) }

func (s *innodb) value(f Form, id [16]byte) any {
	if _, text := f.text(); text || f == Native {
		return string(f.appendText(nil, id))
	}
	return id[:]
}

func (s *innodb) Forms() []Form {
	forms := []Form{Binary, Native, Char36, Char32, Char26, Swapped}
	if !s.native {
		forms = slices.Delete(forms, 1, 2)
	}
	return forms
}

func (s *innodb) Missing(context.Context) []SkippedMode {
	if !s.infile {
		return []SkippedMode{{Bulk, "the server's local_infile is off, so LOAD DATA LOCAL is refused"}}
	}
	return nil
}

func (s *innodb) Facts(ctx context.Context) (Facts, error) {
	f := Facts{Engine: s.engineProfile.Name(), Version: s.version, Cache: s.pool,
		Types: map[Form]string{}}
	for _, form := range append(s.Forms(), Number) {
		f.Types[form] = s.key(form)
	}
	rows, err := s.db.QueryContext(ctx,
		`SHOW VARIABLES WHERE Variable_name IN ('innodb_buffer_pool_size', 'innodb_page_size',
		'innodb_flush_log_at_trx_commit', 'innodb_log_file_size', 'innodb_redo_log_capacity',
		'innodb_doublewrite', 'innodb_flush_method', 'innodb_change_buffering',
		'log_bin', 'sync_binlog', 'innodb_autoinc_lock_mode')`)
	if err != nil {
		return f, err
	}
	defer rows.Close()
	for rows.Next() {
		var x Setting
		if err := rows.Scan(&x.Name, &x.Value); err != nil {
			return f, err
		}
		f.Settings = append(f.Settings, x)
	}
	f.Notes = []string{
		"The primary key is the table: its pages hold the rows. A secondary index holds the primary " +
			"key in each entry, so the index on item.order_id has two keys per entry; index bytes per key " +
			"are half of an entry.",
		"Page fill is measured on the pages in the buffer pool after a scan of each index, by " +
			"INFORMATION_SCHEMA.INNODB_BUFFER_PAGE.",
		"The log and the pages read count all sessions of the server.",
	}
	return f, rows.Err()
}

func (s *innodb) Begin(ctx context.Context) error {
	conn, err := s.db.Conn(ctx)
	if err != nil {
		return err
	}
	s.conn = conn
	rows, err := conn.QueryContext(ctx,
		`SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()
		  AND TABLE_NAME LIKE 'sqluuid\_bench%' ORDER BY 1`)
	if err != nil {
		return err
	}
	defer rows.Close()
	var there []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return err
		}
		there = append(there, quote(s.engineProfile, name))
	}
	if err := rows.Err(); err != nil {
		return err
	}
	if len(there) > 0 {
		return fmt.Errorf("%w, from a run that crashed or that goes on; nothing was changed; if no run "+
			"goes on and they are not yours, remove them with: DROP TABLE %s",
			ErrTaken, strings.Join(there, ", "))
	}
	return nil
}

func (s *innodb) Open(ctx context.Context, l Lane, seed uint64) (Tables, error) {
	t := &innodbTables{sqlTables{dialect: s, conn: s.conn, lane: l, keys: keys{l.Arm, seed},
		stmts: map[string]*sql.Stmt{}}, s}
	return t, t.create(ctx, func(tb table) { s.tables = append(s.tables, s.name(l, tb)) })
}

func (s *innodb) Close(ctx context.Context) error {
	if s.conn != nil {
		s.conn.Close()
		s.conn = nil
	}
	for len(s.tables) > 0 {
		last := s.tables[len(s.tables)-1]
		if _, err := s.db.ExecContext(ctx, "DROP TABLE IF EXISTS "+last); err != nil {
			return fmt.Errorf("cannot drop tables: %w; remove what is left with: DROP TABLE %s", err,
				strings.Join(s.tables, ", "))
		}
		s.tables = s.tables[:len(s.tables)-1]
	}
	return nil
}

// readers numbers the sources of LOAD DATA, whose names the driver keeps for
// the whole process.
var readers atomic.Int64

// bulk loads by LOAD DATA LOCAL, with special bytes escaped.
func (s *innodb) bulk(ctx context.Context, conn *sql.Conn, l Lane, t table, columns []string,
	values []any) error {
	var b bytes.Buffer
	for i, v := range values {
		switch v := v.(type) {
		case int64:
			b.Write(strconv.AppendInt(b.AvailableBuffer(), v, 10))
		case string:
			writeEscaped(&b, []byte(v))
		case []byte:
			writeEscaped(&b, v)
		default:
			return fmt.Errorf("cannot load a %T", v)
		}
		if (i+1)%len(columns) == 0 {
			b.WriteByte('\n')
		} else {
			b.WriteByte('\t')
		}
	}
	source := fmt.Sprintf("sqluuid_bench_%d", readers.Add(1))
	mysql.RegisterReaderHandler(source, func() io.Reader { return &b })
	defer mysql.DeregisterReaderHandler(source)
	quoted := make([]string, len(columns))
	for i, c := range columns {
		quoted[i] = quote(s.engineProfile, c)
	}
	// Text goes into a uuid column as text only; bytes are bytes only in
	// binary. LOCAL turns errors into warnings: Settle counts the rows.
	charset := "binary"
	if _, text := l.Form.text(); text || l.Form == Native {
		charset = "utf8mb4"
	}
	_, err := conn.ExecContext(ctx, fmt.Sprintf("LOAD DATA LOCAL INFILE 'Reader::%s' INTO TABLE %s "+
		"CHARACTER SET %s (%s)",
		source, s.name(l, t), charset, strings.Join(quoted, ", ")))
	return err
}

func writeEscaped(b *bytes.Buffer, raw []byte) {
	for _, c := range raw {
		switch c {
		case '\\', '\t', '\n':
			b.WriteByte('\\')
		case 0:
			b.WriteByte('\\')
			c = '0'
		}
		b.WriteByte(c)
	}
}

type innodbTables struct {
	sqlTables
	store *innodb
}

func (t *innodbTables) Settle(ctx context.Context) error {
	if err := t.count(ctx); err != nil {
		return err
	}
	for tb := range tables {
		rows, err := t.conn.QueryContext(ctx, "ANALYZE TABLE "+t.name(t.lane, tb))
		if err != nil {
			return err
		}
		for rows.Next() {
		}
		if err := rows.Close(); err != nil {
			return err
		}
	}
	return nil
}

// The log's position is what was written to it. The bytes that went to the file are it too, but a
// server that does not flush at each commit writes them once a second.
func (t *innodbTables) Counters(ctx context.Context) (Counters, error) {
	var c Counters
	rows, err := t.conn.QueryContext(ctx, "SHOW GLOBAL STATUS WHERE Variable_name IN "+
		"('Innodb_redo_log_current_lsn', 'Innodb_lsn_current', 'Innodb_os_log_written', "+
		"'Innodb_buffer_pool_reads')")
	if err != nil {
		return c, err
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		var n float64
		if err := rows.Scan(&name, &n); err != nil {
			return c, err
		}
		switch {
		case strings.HasSuffix(name, "reads"):
			c.Reads = &n
		case c.Log == nil || !strings.HasSuffix(name, "written"):
			c.Log = &n
		}
	}
	if err := rows.Err(); err != nil {
		return c, err
	}
	// A counter that is off by default; the column that tells so is another
	// on MySQL. A role may not be allowed to ask.
	var splits float64
	if err := t.conn.QueryRowContext(ctx, "SELECT COUNT FROM information_schema.INNODB_METRICS "+
		"WHERE NAME = 'index_page_splits' AND "+t.store.whereEnabled()).Scan(&splits); err == nil {
		c.Splits = &splits
	}
	return c, ctx.Err()
}

func (s *innodb) whereEnabled() string {
	if strings.Contains(s.version, "MariaDB") {
		return "ENABLED = 1"
	}
	return "STATUS = 'enabled'"
}

// maxPool is the largest buffer pool whose pages are looked through for their
// fill: that takes the pool's locks.
const maxPool = 1 << 30

func (t *innodbTables) Sizes(ctx context.Context) (map[string]float64, error) {
	sizes := map[string]float64{}
	page := float64(t.store.page)
	var total float64
	for tb := range tables {
		var size float64
		if err := t.conn.QueryRowContext(ctx, "SELECT DATA_LENGTH + INDEX_LENGTH FROM "+
			"information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ?",
			tableName(t.lane, tb)).Scan(&size); err != nil {
			return nil, err
		}
		total += size
	}
	sizes[TotalBytes] = total
	index := indexName(t.lane, "order_id")
	for _, x := range []struct{ index, bytes, leaves string }{{"PRIMARY", PrimaryBytes, PrimaryLeaves},
		{index, SecondaryBytes, SecondLeaves}} {
		var size, leaves float64
		err := t.conn.QueryRowContext(ctx,
			`SELECT MAX(CASE stat_name WHEN 'size' THEN stat_value END), MAX(CASE stat_name
			  WHEN 'n_leaf_pages' THEN stat_value END)
			FROM mysql.innodb_index_stats WHERE database_name = DATABASE() AND table_name = ?
			  AND index_name = ?`, tableName(t.lane, items), x.index).Scan(&size, &leaves)
		if err != nil { // the role may not
			column := "DATA_LENGTH"
			if x.index == index {
				column = "INDEX_LENGTH" // the one secondary index
			}
			if err := t.conn.QueryRowContext(ctx, "SELECT "+column+
				" FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ?",
				tableName(t.lane, items)).Scan(&size); err != nil {
				return nil, err
			}
			sizes[x.bytes] = size
			continue
		}
		sizes[x.bytes], sizes[x.leaves] = size*page, leaves
	}
	if v, ok := sizes[SecondaryBytes]; ok {
		sizes[KeyBytes] = v / float64(t.rows) / 2
	}
	if t.store.pool > maxPool {
		return sizes, nil
	}
	for _, x := range []struct{ index, fill, leaves string }{{"PRIMARY", PrimaryFill, PrimaryLeaves},
		{index, SecondaryFill, SecondLeaves}} {
		var n int64
		if err := t.conn.QueryRowContext(ctx, t.sql("SELECT count(*) FROM {item} FORCE INDEX (`"+x.index+
			"`)")).Scan(&n); err != nil {
			return nil, err
		}
		var pages, data sql.NullFloat64
		err := t.conn.QueryRowContext(ctx,
			`SELECT count(*), sum(DATA_SIZE) FROM information_schema.INNODB_BUFFER_PAGE
			WHERE PAGE_TYPE = 'INDEX' AND TABLE_NAME LIKE ? AND INDEX_NAME = ?`, "%`"+
				strings.ReplaceAll(tableName(t.lane, items), "_", `\_`)+"`", x.index).Scan(&pages, &data)
		if err != nil {
			return sizes, ctx.Err() // the role may not
		}
		if data.Valid && pages.Float64 >= min(sizes[x.leaves]/2, 200) {
			// without the page's own header and trailer
			sizes[x.fill] = 100 * data.Float64 / pages.Float64 / (page - 128)
		}
	}
	return sizes, nil
}

func (t *innodbTables) Drop(ctx context.Context) error {
	t.finish()
	for tb := range tables {
		name := t.name(t.lane, tb)
		if _, err := t.conn.ExecContext(context.WithoutCancel(ctx), "DROP TABLE "+name); err != nil {
			return err
		}
		t.store.tables = slices.DeleteFunc(t.store.tables, func(made string) bool { return made == name })
	}
	return nil
}
