package migrate

import (
	"context"
	"database/sql"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

const (
	nudgeIdle  = 5 * time.Second  // without a chunk, after which the connection is given back
	nudgeAgain = 10 * time.Second // after an error
)

// nudge keeps the server's writer of its log awake while workers write, from a
// connection of its own, until stop is called. Where there is none to be had, or the
// server will not, the run is slower and otherwise the same. The workers open their
// sessions first, each counted in ready: a server may have no more to give.
func (r *Runner) nudge(ctx context.Context) (stop func()) {
	d, ok := r.d.(dialect.Nudger)
	if !ok || !room(r.pl.db, r.cfg.Workers) {
		return func() {}
	}
	n, err := d.Nudge(ctx, r.s)
	if err != nil || n.Every == 0 {
		return func() {} // the workers will tell what is wrong
	}
	own, cancel := context.WithCancel(ctx)
	over := make(chan struct{})
	go func() {
		defer close(over)
		for sleep(own, n.Every) == nil {
			if int(r.ready.Load()) < r.cfg.Workers || r.writing.Load() == 0 {
				continue
			}
			if r.nudgeWhileWriting(own, n) != nil && sleep(own, nudgeAgain) != nil {
				return
			}
		}
	}()
	return func() {
		cancel()
		<-over
	}
}

// room reports whether a pool has connections for so many workers: each may want another
// one to see who is in its way.
func room(db *sql.DB, workers int) bool {
	st := db.Stats()
	return st.MaxOpenConnections == 0 || st.MaxOpenConnections-st.InUse >= 2*workers
}

// nudgeWhileWriting nudges from one connection until nobody has written for a while.
func (r *Runner) nudgeWhileWriting(ctx context.Context, n dialect.Nudge) error {
	conn, err := r.pl.db.Conn(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	last := time.Now()
	for sleep(ctx, n.Every) == nil && time.Since(last) < nudgeIdle {
		if r.writing.Load() == 0 {
			continue
		}
		if err := nudgeOnce(ctx, conn, n); err != nil {
			return err
		}
		last = time.Now()
	}
	return nil
}

// nudgeOnce runs the statement to its end, or not for long: to cancel it would cost
// the connection.
func nudgeOnce(ctx context.Context, conn *sql.Conn, n dialect.Nudge) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	_, err := conn.ExecContext(ctx, n.SQL)
	return err
}
