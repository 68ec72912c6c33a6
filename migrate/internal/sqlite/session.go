package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

func (Dialect) Open(ctx context.Context, db *sql.DB) (*dialect.Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	var on int
	if err := conn.QueryRowContext(ctx, "PRAGMA foreign_keys").Scan(&on); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	s := &dialect.Session{Conn: conn, Claim: dialect.Sole}
	s.DoBegin = func(ctx context.Context) (dialect.Tx, error) {
		if err := dialect.Within(ctx, conn, "BEGIN IMMEDIATE"); err != nil {
			return nil, err
		}
		return rawTx{conn, context.WithoutCancel(ctx)}, nil
	}
	var hastened []string
	takeBack := func(ctx context.Context) error {
		s.DoBetween = nil
		err := dialect.Within(ctx, conn, hastened...)
		if err == nil {
			hastened = nil
		}
		return err
	}
	s.DoRestore = func() error {
		ctx := context.WithoutCancel(ctx)
		err := dialect.Within(ctx, conn, fmt.Sprintf("PRAGMA foreign_keys = %d", on))
		if err = errors.Join(takeBack(ctx), err); err != nil {
			err = errors.Join(err, dialect.Discard(conn)()) // as it is, it is for nobody else
		}
		return err
	}
	s.DoHasten = func(ctx context.Context) (err error) {
		var log *liteLog
		if hastened, log, err = hasten(ctx, conn); log != nil {
			s.DoBetween = func(ctx context.Context) { log.between(ctx, conn) }
		}
		return err
	}
	s.DoSettle = func(ctx context.Context) error {
		// A sort takes as much memory as the cache may have, in addition to it.
		if err := takeBack(ctx); err != nil {
			return err
		}
		return dialect.Within(ctx, conn, "PRAGMA shrink_memory")
	}
	s.DoRelieve = func(ctx context.Context) bool {
		var mode string
		err := conn.QueryRowContext(ctx, "PRAGMA main.journal_mode").Scan(&mode)
		if err != nil || mode != "wal" || takeBack(ctx) != nil {
			return false // or the log would become as large again
		}
		_, _ = checkpoint(ctx, conn, "RESTART") // readers that block it may be gone next time
		return ctx.Err() == nil
	}
	if err := dialect.Within(ctx, conn, "PRAGMA foreign_keys = OFF"); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// hasten makes room for the pages of a chunk in the cache, and for many chunks in the log: by
// default a checkpoint writes the same pages of an index into the file after every chunk. It
// returns the statements that take this back, and the log, where there is one to look after.
//
// The log becomes twice as large as the file at most: one that has filled the disk cannot be
// written into a file that would have to grow. It is not written to the disk at every commit: a
// crash of the machine can undo chunks with their record, and nothing that others commit.
func hasten(ctx context.Context, conn *sql.Conn) (back []string, log *liteLog, err error) {
	var auto, cache, pages, sync int
	var journal string
	if err := errors.Join(conn.QueryRowContext(ctx, "PRAGMA wal_autocheckpoint").Scan(&auto),
		conn.QueryRowContext(ctx, "PRAGMA main.journal_mode").Scan(&journal),
		conn.QueryRowContext(ctx, "PRAGMA main.synchronous").Scan(&sync),
		conn.QueryRowContext(ctx, "PRAGMA main.page_count").Scan(&pages),
		conn.QueryRowContext(ctx, "PRAGMA main.cache_size").Scan(&cache)); err != nil {
		return nil, nil, err
	}
	set := func(name string, from, to int) {
		if err == nil {
			back = append(back, fmt.Sprintf("PRAGMA %s = %d", name, from))
			err = dialect.Within(ctx, conn, fmt.Sprintf("PRAGMA %s = %d", name, to))
		}
	}
	if most := min(2*pages, 50_000); auto > 0 && auto < most { // 200 MB of most files
		set("wal_autocheckpoint", auto, most)
		if journal == "wal" {
			log = &liteLog{most: most * 3 / 4}
		}
	}
	if cache < 0 && cache > -liteCache {
		set("main.cache_size", cache, -liteCache)
	}
	if journal == "wal" && sync > liteNormal {
		set("main.synchronous", sync, liteNormal)
	}
	return back, log, err
}

const (
	liteCache  = 10_240 // KiB
	liteNormal = 1      // of PRAGMA synchronous
)

// A liteLog is the write-ahead log of a session that writes many chunks. A
// checkpoint between two of them holds nobody up, which one that a commit does may.
type liteLog struct {
	most int // pages, from which on a commit is soon to do it
	n    int // chunks since the last checkpoint
	next int // chunks between two of them
}

// between looks, every few chunks, how long the log has become, and copies it into
// the file. If that fails it may succeed next time; a commit does it if need be.
func (l *liteLog) between(ctx context.Context, conn *sql.Conn) {
	if l.n++; l.n < l.next {
		return
	}
	if pages, err := checkpoint(ctx, conn, "PASSIVE"); err == nil && pages > 0 {
		l.next = min(max(l.most*l.n/pages, 1), 2*l.n) // the chunks may still grow
	}
	l.n = 0
}

// checkpoint copies the log into the file, and returns how many pages the log has.
func checkpoint(ctx context.Context, conn *sql.Conn, mode string) (pages int, err error) {
	var busy, done int
	row := conn.QueryRowContext(ctx, "PRAGMA main.wal_checkpoint("+mode+")")
	err = row.Scan(&busy, &pages, &done)
	return pages, err
}

// rawTx is a transaction begun by a statement of our own: database/sql has no
// way to ask for BEGIN IMMEDIATE.
type rawTx struct {
	*sql.Conn
	ctx context.Context // not cancelled: a transaction must end
}

func (t rawTx) Commit() error {
	if err := dialect.Within(t.ctx, t, "COMMIT"); err != nil {
		return errors.Join(err, t.Rollback())
	}
	return nil
}

func (t rawTx) Rollback() error {
	err := dialect.Within(t.ctx, t, "ROLLBACK")
	if err != nil && strings.Contains(err.Error(), "no transaction is active") {
		return nil // SQLite has rolled back by itself
	}
	return err
}
