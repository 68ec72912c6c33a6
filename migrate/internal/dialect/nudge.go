package dialect

import (
	"context"
	"time"
)

// A Nudger is an engine with a process of its own that writes the log in the
// background. While that sleeps and the buffers of the log are full, sessions that
// write a lot do its work, a page at a time, and wait for each other.
type Nudger interface {
	// Nudge is how that process is kept awake, the zero value where that does not help
	// or is not to be.
	Nudge(ctx context.Context, q Querier) (Nudge, error)
}

// A Nudge is a statement for a session of its own, outside a transaction. It waits for
// no lock of a table or a row, and changes none.
type Nudge struct {
	SQL   string
	Every time.Duration // while others write
}

// The WAL writer is to come round when a quarter of the buffers is full, at walRate. Two
// sessions have been seen to write half as much again; the other buffers are for that and
// for the time that it takes. By itself it wakes up when wal_writer_delay has passed,
// 200 ms as it comes, or when somebody commits who does not wait for it.
const (
	walShare = 4
	walRate  = 100 << 20 // bytes per second
	walLeast = 5 * time.Millisecond
	walMost  = 100 * time.Millisecond
)

var _ Nudger = postgres{}

// Nudge emits an empty message for logical decoding, outside a transaction: a record of
// some sixty bytes that no table, no index and no transaction number has anything to do
// with. It is left out where it would be decoded, where it would fill the server's own
// log or that of pgaudit, and where each one would be a wait of the WAL writer for the
// disk.
func (d postgres) Nudge(ctx context.Context, q Querier) (Nudge, error) {
	if v, err := d.variant(ctx, q); err != nil || v.whole != "" || v.scattered { // which have another log
		return Nudge{}, err
	}
	var amiss bool
	var buffers int64
	if err := q.QueryRowContext(ctx, `
SELECT EXISTS (SELECT 1 FROM pg_settings WHERE
    name = 'wal_level' AND setting = 'logical' OR
    name IN ('log_min_duration_statement', 'log_min_duration_sample', 'auto_explain.log_min_duration', 'wal_writer_flush_after') AND setting = '0' OR
    name IN ('log_duration', 'log_statement_stats', 'log_parser_stats', 'log_planner_stats', 'log_executor_stats') AND setting = 'on' OR
    name = 'log_transaction_sample_rate' AND setting <> '0' OR
    name = 'log_statement' AND setting = 'all' OR
    name = 'pgaudit.log' AND setting NOT IN ('', 'none')),
  setting::bigint * current_setting('wal_block_size')::bigint
FROM pg_settings WHERE name = 'wal_buffers'`).Scan(&amiss, &buffers); err != nil || amiss {
		return Nudge{}, err
	}
	every := time.Duration(buffers) * time.Second / (walShare * walRate)
	return Nudge{"SELECT pg_logical_emit_message(false, 'sqluuid', '')", min(max(every, walLeast), walMost)}, nil
}
