package dialect

import (
	"context"
	"time"
)

// A Nudger is an engine with a process of its own that writes the log in the
// background. While that sleeps and the buffers of the log are full, sessions that
// write a lot do its work, a page at a time, and wait for each other.
type Nudger interface {
	// Nudge is how that process is kept awake, the zero value where it need or must
	// not be.
	Nudge(ctx context.Context, q Querier) (Nudge, error)
}

// A Nudge is a statement for a session of its own, outside a transaction. It waits for
// nobody and changes nothing that anybody sees.
type Nudge struct {
	SQL   string
	Every time.Duration // while others write
}

// The WAL writer is to come round when a quarter of the buffers is full, at a rate that
// two sessions hardly reach. By itself it wakes up every 200 ms, or when somebody
// commits who does not wait for it.
const (
	walShare = 4
	walRate  = 100 << 20 // bytes per second
	walMost  = 100 * time.Millisecond
)

// Nudge emits an empty message for logical decoding, outside a transaction: a record of
// some sixty bytes that no table, no index and no transaction number has anything to do
// with. Where somebody could be decoding, it is left out.
func (d postgres) Nudge(ctx context.Context, q Querier) (Nudge, error) {
	if v, err := d.variant(ctx, q); err != nil || v.whole != "" || v.scattered { // which have another log
		return Nudge{}, err
	}
	var level string
	var buffers int64
	if err := q.QueryRowContext(ctx, "SELECT current_setting('wal_level'), setting::bigint * current_setting('wal_block_size')::bigint FROM pg_settings WHERE name = 'wal_buffers'").
		Scan(&level, &buffers); err != nil || level == "logical" {
		return Nudge{}, err
	}
	every := time.Duration(buffers) * time.Second / (walShare * walRate)
	return Nudge{"SELECT pg_logical_emit_message(false, 'sqluuid', '')", min(max(every, time.Millisecond), walMost)}, nil
}
