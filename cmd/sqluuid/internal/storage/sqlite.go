package storage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"

	_ "github.com/mattn/go-sqlite3" // registers sqlite3

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// SQLite returns a store in files of its own, one per lane, in a folder that it makes. The folder
// stands next to the database file at path, which is not opened, and has .sqluuid_bench added to
// its name. If path is "", it stands in the system's folder for temporary files.
func SQLite(path string) Store { return &sqlite{path: path} }

type sqlite struct {
	path         string
	folder       string
	tables       []*sqliteTables
	counterReads float64 // how often Counters was asked, which reads itself
}

func (s *sqlite) profile() engine.Profile { return engine.SQLite }
func (s *sqlite) tail() string            { return "" }
func (s *sqlite) identityType() string    { return "INTEGER PRIMARY KEY" }
func (s *sqlite) integer() string         { return "integer" }

func (s *sqlite) key(f Form) string {
	if _, text := f.text(); text {
		return "text"
	}
	if f == Number {
		return "integer"
	}
	return "blob"
}

func (s *sqlite) name(l Lane, t table) string { return quote(engine.SQLite, tableName(l, t)) }

func (s *sqlite) value(f Form, id [16]byte) any {
	if _, text := f.text(); text {
		return string(f.appendText(nil, id))
	}
	return id[:]
}

func (s *sqlite) Forms() []Form {
	return []Form{Binary, Char36, Char32, Char26,
		Swapped}
}
func (s *sqlite) Missing(context.Context) []SkippedMode { return nil }

// sqliteCache is the size of SQLite's own page cache by default.
const sqliteCache = 2000 * 1024

func (s *sqlite) Facts(ctx context.Context) (Facts, error) {
	db, err := sql.Open("sqlite3", ":memory:")
	if err != nil {
		return Facts{}, err
	}
	defer db.Close()
	f := Facts{Engine: "SQLite", Cache: sqliteCache, Types: map[Form]string{}, Settings: []Setting{
		{"cache_size", "-2000 (2000 KiB, the default)"}, {"journal_mode", "wal"}, {"page_size", "4096"},
		{"synchronous", "normal"}, {"checkpoint", "after a commit, from 1000 pages on (the default)"},
	}}
	for _, form := range append(s.Forms(), Number) {
		f.Types[form] = s.key(form)
	}
	f.Notes = []string{
		"SQLite stores rows by rowid, in the order of insertion. The index of the primary key is " +
			"separate, with a key and a rowid per entry. INTEGER PRIMARY KEY is the rowid and has no index.",
		"Page fill is counted in the file: the used bytes of the leaf pages of each tree.",
		"A bulk load is one transaction per slice, as SQLite has nothing else for it.",
	}
	if _, err := readCalls(); err == nil {
		f.Notes = append(f.Notes, "Pages read are the process's read calls, each of a page that was "+
			"not in SQLite's cache; most of them are in the operating system's.")
	}
	return f, db.QueryRowContext(ctx, "SELECT sqlite_version()").Scan(&f.Version)
}

func (s *sqlite) Begin(context.Context) error {
	if s.path == "" {
		folder, err := os.MkdirTemp("", "sqluuid_bench-")
		s.folder = folder
		return err
	}
	folder := s.path + ".sqluuid_bench"
	err := os.Mkdir(folder, 0o700)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%w: the folder %q exists, from a run that crashed or that goes on; nothing "+
			"was changed; if no run goes on and nothing of yours is in it, delete it",
			ErrTaken, folder)
	}
	if err == nil {
		s.folder = folder
	}
	return err
}

func (s *sqlite) Open(ctx context.Context, l Lane, seed uint64) (Tables, error) {
	t := &sqliteTables{store: s, file: filepath.Join(s.folder, l.slug()+".db")}
	if _, err := os.Stat(t.file); !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w: %q", ErrTaken, t.file)
	}
	dsn := url.URL{Scheme: "file", Opaque: (&url.URL{Path: t.file}).EscapedPath(),
		RawQuery: "mode=rwc&_journal_mode=WAL&_synchronous=NORMAL"}
	db, err := sql.Open("sqlite3", dsn.String())
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	t.db = db
	s.tables = append(s.tables, t)
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	t.sqlTables = sqlTables{dialect: s, conn: conn, lane: l, keys: keys{l.Arm, seed},
		stmts: map[string]*sql.Stmt{}, commit: t.checkpoint}
	for _, pragma := range []string{"PRAGMA page_size = 4096", "PRAGMA cache_size = -2000",
		"PRAGMA wal_autocheckpoint = 0"} {
		if _, err := conn.ExecContext(ctx, pragma); err != nil {
			return nil, err
		}
	}
	return t, t.create(ctx, func(table) {})
}

// Close closes and deletes the files of all lanes, by name, and the folder if
// it is empty then.
func (s *sqlite) Close(context.Context) error {
	var errs []error
	for _, t := range s.tables {
		errs = append(errs, t.remove())
	}
	s.tables = nil
	if s.folder != "" {
		if err := os.Remove(s.folder); err != nil {
			errs = append(errs, fmt.Errorf("cannot delete the folder %q of the benchmark; delete it: %w",
				s.folder, err))
		}
		s.folder = ""
	}
	return errors.Join(errs...)
}

func (s *sqlite) bulk(ctx context.Context, conn *sql.Conn, l Lane, t table, columns []string,
	values []any) error {
	one := sqlTables{dialect: s, conn: conn, lane: l, stmts: map[string]*sql.Stmt{}}
	defer one.finish()
	stmt, err := one.insert(ctx, t, columns, 1)
	if err != nil {
		return err
	}
	for w := range slices.Chunk(values, len(columns)) {
		if _, err := stmt.ExecContext(ctx, w...); err != nil {
			return err
		}
	}
	return nil
}

type sqliteTables struct {
	sqlTables
	store *sqlite
	db    *sql.DB
	file  string
	log   float64 // bytes of log that are in the database file already
}

// The log's frames: a header and a page.
const walFrame = 4096 + 24

func (t *sqliteTables) walSize() (float64, error) {
	info, err := os.Stat(t.file + "-wal")
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	return float64(info.Size()), nil
}

// checkpoint does what SQLite does by itself, from 1000 pages on, and counts
// the bytes.
func (t *sqliteTables) checkpoint(ctx context.Context) error {
	size, err := t.walSize()
	if err != nil || size < 1000*walFrame {
		return err
	}
	return t.empty(ctx)
}

func (t *sqliteTables) empty(ctx context.Context) error {
	size, err := t.walSize()
	if err != nil {
		return err
	}
	var busy, frames, done int
	if err := t.conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &frames,
		&done); err != nil {
		return err
	}
	if busy != 0 {
		return errors.New("another process uses the benchmark's file")
	}
	t.log += size
	return nil
}

func (t *sqliteTables) Settle(ctx context.Context) error {
	if err := t.count(ctx); err != nil {
		return err
	}
	return t.empty(ctx)
}

func (t *sqliteTables) Counters(context.Context) (Counters, error) {
	size, err := t.walSize()
	log := t.log + size
	c := Counters{Log: &log}
	if reads, rerr := readCalls(); rerr == nil {
		reads -= t.store.counterReads * readsToAsk
		t.store.counterReads++
		c.Reads = &reads
	}
	return c, err
}

func (t *sqliteTables) Sizes(ctx context.Context) (map[string]float64, error) {
	rows, err := t.conn.QueryContext(ctx, "SELECT name, tbl_name, rootpage FROM sqlite_schema WHERE "+
		"rootpage > 0")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	f, err := os.Open(t.file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	sizes := map[string]float64{}
	for rows.Next() {
		var name, of string
		var root uint32
		if err := rows.Scan(&name, &of, &root); err != nil {
			return nil, err
		}
		tree, err := walkTree(f, info.Size(), root)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		sizes[TotalBytes] += tree.bytes()
		switch {
		case of != tableName(t.lane, items):
		case name == indexName(t.lane, "order_id"):
			sizes[SecondaryBytes], sizes[SecondLeaves], sizes[SecondaryFill] = tree.bytes(),
				float64(tree.leaves), 100*tree.fill()
		case name != of: // the index that SQLite makes for a primary key
			sizes[PrimaryBytes], sizes[PrimaryLeaves], sizes[PrimaryFill] = tree.bytes(),
				float64(tree.leaves), 100*tree.fill()
		}
	}
	perRow(sizes, KeyBytes, PrimaryBytes, float64(t.rows))
	return sizes, rows.Err()
}

func (t *sqliteTables) Drop(context.Context) error {
	t.store.tables = slices.DeleteFunc(t.store.tables, func(x *sqliteTables) bool { return x == t })
	return t.remove()
}

// remove closes the file and deletes it with its log and index of the log.
func (t *sqliteTables) remove() error {
	t.finish()
	if t.conn != nil {
		t.conn.Close()
	}
	errs := []error{t.db.Close()}
	for _, suffix := range []string{"-wal", "-shm", "-journal", ""} {
		if err := os.Remove(t.file + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}
