package state

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// A Worker is one connection of one process that works on a run. Its times are the server's.
type Worker struct {
	Position            int64  // its number in the run
	Session             int64  // the server's number of the connection; 0: not known
	Who, Command        string // the process, and how it was started
	StartedAt           string // when its process began, the same text for all workers of a process
	HeardAt             time.Time
	EndedAt             time.Time // zero: not yet, as far as anybody knows
	Silent              time.Duration
	Doing               Doing
	Why                 string // for whom or for what it waits, or why it has ended
	MovedValues, Chunks int64
}

// session is the number as the table has it.
func (w *Worker) session() any {
	if w.Session == 0 {
		return nil
	}
	return w.Session
}

// Doing is what a worker says that it does.
type Doing string

// The states of a worker.
const (
	Working   Doing = "working"
	Waiting   Doing = "waiting" // for locks, or for other workers
	Paused    Doing = "paused"
	Verifying Doing = "verifying"
	Ended     Doing = "ended"
)

const workerColumns = "run_id, position, session, who, command, started_at, heard_at, ended_at, " +
	"doing, why, moved, chunks"

func (s SQL) SignOn(ctx context.Context, q dialect.Querier, run int64, w *Worker) error {
	for attempt := 0; ; attempt++ {
		st := s.say("SELECT COALESCE(MAX(position), 0) + 1, {now} FROM {workers} WHERE run_id = ?", run)
		var began string
		if err := dialect.Scan(ctx, q, st, &w.Position, &began); err != nil {
			return err
		}
		if w.StartedAt != "" {
			began = w.StartedAt
		}
		err := dialect.Exec(ctx, q, s.say("INSERT INTO {workers} ("+workerColumns+
			") VALUES (?, ?, ?, ?, ?, ?, {now}, ?, ?, ?, ?, ?)", run, w.Position,
			w.session(), escape(w.Who), escape(w.Command),
			began, nil, string(Working), "", 0, 0))
		if err == nil {
			w.StartedAt = began
			return nil
		}
		if attempt == 9 || s.D.Kind(err) != dialect.KindUnique { // another worker had that number
			return err
		}
	}
}

func (s SQL) Beat(ctx context.Context, q dialect.Querier, run int64, w Worker) error {
	ended := "NULL"
	if w.Doing == Ended {
		ended = "{now}"
	}
	return dialect.Exec(ctx, q, s.say("UPDATE {workers} SET session = ?, heard_at = {now}, "+
		"doing = ?, why = ?, ended_at = "+ended+" WHERE run_id = ? AND position = ?",
		w.session(), string(w.Doing), escape(w.Why), run,
		w.Position))
}

// Workers lists the workers of a run. The workers of one process stand together.
func (s SQL) Workers(ctx context.Context, q dialect.Querier, run int64) ([]Worker, error) {
	var out []Worker
	var w Worker
	var session sql.NullInt64
	var who, command, heard, why, now string
	var ended sql.NullString
	st := s.say("SELECT position, session, who, command, started_at, heard_at, ended_at, doing, "+
		"why, moved, chunks, {now} FROM {workers} WHERE run_id = ? ORDER BY started_at, position", run)
	var wrong error
	err := dialect.Each(ctx, q, st, func() error {
		one, clock := w, time.Time{}
		one.Session = session.Int64
		var errs [3]error
		one.Who, errs[0] = unescape(who)
		one.Command, errs[1] = unescape(command)
		one.Why, errs[2] = unescape(why)
		if wrong = errors.Join(errors.Join(errs[:]...), parseTime(heard, &one.HeardAt),
			parseTime(ended.String, &one.EndedAt), parseTime(now, &clock)); wrong != nil {
			return wrong
		}
		one.Silent = max(clock.Sub(one.HeardAt), 0)
		out = append(out, one)
		return nil
	}, &w.Position, &session, &who, &command, &w.StartedAt, &heard, &ended, &w.Doing, &why,
		&w.MovedValues, &w.Chunks, &now)
	if wrong != nil {
		err = damageError(run, wrong)
	}
	return out, err
}

// DropWorkers forgets the workers of a run. Those that are alive are not heard any more.
func (s SQL) DropWorkers(ctx context.Context, q dialect.Querier, run int64) error {
	return dialect.Exec(ctx, q, s.say("DELETE FROM {workers} WHERE run_id = ?", run))
}
