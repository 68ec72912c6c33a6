package migrate

import (
	"context"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// nudge keeps the server's writer of its log awake while workers write, from a
// connection of its own, until stop is called. Where there is none to be had, or the
// server will not, the run is slower and otherwise the same.
func (r *Runner) nudge(ctx context.Context) (stop func()) {
	d, ok := r.d.(dialect.Nudger)
	// The workers come first, and each may want another one to see who is in its way.
	if st := r.pl.db.Stats(); !ok || st.MaxOpenConnections > 0 && st.MaxOpenConnections-st.InUse <= r.cfg.Workers {
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
		conn, err := r.pl.db.Conn(own)
		if err != nil {
			return
		}
		defer conn.Close()
		for sleep(own, n.Every) == nil {
			if r.writing.Load() == 0 {
				continue
			}
			// A cancelled statement would cost the connection.
			brief, done := context.WithTimeout(context.WithoutCancel(own), 2*time.Second)
			_, err := conn.ExecContext(brief, n.SQL)
			done()
			if err != nil {
				return
			}
		}
	}()
	return func() {
		cancel()
		<-over
	}
}
