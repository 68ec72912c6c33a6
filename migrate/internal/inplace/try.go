package inplace

import (
	"context"
	"errors"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype"
)

const (
	trialIDs   = 1000   // ids that a trial takes from the samples of all columns
	columnRows = 1000   // rows of a column that a trial rewrites at most
	trialRows  = 10_000 // rows of all columns

	// A column that no index begins with is read as a whole, on some engines for each id. Where it
	// has more rows than largeColumn, so few ids are tried.
	largeColumn = 10_000
	fewIDs      = 4
)

// Try moves some ids and rolls them back. It refuses what the server does not take of their images,
// as by a CHECK, a partition, a unique index or a type.
//
// It moves the smallest and the largest id of each column, by the id and by its image, and some
// between. An id in many rows is left out, so that the locks are short. Where others hold rows,
// half of the ids are tried, or none. A run that is under way has moved ids already. Triggers may
// do what no rollback takes back, such as to count a sequence on: where some fire, the first chunk
// is the trial.
func (j *Job) Try(ctx context.Context) error {
	if j.Resumes || len(j.FiredTriggers) > 0 {
		return nil
	}
	gaps := j.S.Gaps
	j.S.Gaps = false // nothing stays that an insert could miss
	defer func() { j.S.Gaps = gaps }()
	ids := j.samples()
	for i, col := range j.Class.Columns {
		if !col.Indexed && j.Readings[i].Rows() > largeColumn {
			ids = ids[:min(len(ids), fewIDs)]
		}
	}
	ids, err := j.inFewRows(ctx, ids)
	if err != nil || len(ids) == 0 {
		return err
	}
	half := (len(ids) + 1) / 2
	for attempt, some := range [][][16]byte{ids, ids[half:], ids[:half]} {
		ids, err = some, j.tryIDs(ctx, some, attempt)
		if err == nil || !j.D.Kind(err).Retry() {
			break
		}
	}
	err = j.explain(ctx, err)
	switch {
	case err == nil, errors.As(err, new(run.Error)):
		return err
	case j.refuses(err):
		id, err := j.firstBad(ctx, ids, err)
		image, _ := j.T.Apply(id)
		return run.Untaken(j.D, err, sqltype.UUID(id).String(), sqltype.UUID(image).String())
	case j.D.Kind(err).Retry(), j.D.Kind(err) == dialect.KindReference:
		return nil // others are at these rows, and the chunks will wait for them
	}
	return err
}

// firstBad narrows ids that the server has refused down to one, with its error.
func (j *Job) firstBad(ctx context.Context, ids [][16]byte, err error) ([16]byte, error) {
	good, bad := 0, len(ids) // of the first good ids all are taken, of the first bad ones not
	for bad-good > 1 {
		n := (good + bad) / 2
		switch one := j.tryIDs(ctx, ids[:n], 0); {
		case one == nil:
			good = n
		case j.refuses(one):
			bad, err = n, one
		default:
			return ids[bad-1], err
		}
	}
	return ids[bad-1], err
}

// refuses reports whether an error is the server's no to an image.
func (j *Job) refuses(err error) bool {
	if err == nil || errors.As(err, new(run.Error)) || errors.Is(err, context.Canceled) ||
		errors.Is(err, context.DeadlineExceeded) {
		return false
	}
	switch j.D.Kind(err) {
	case dialect.KindCheck, dialect.KindUnique, dialect.KindPartition, dialect.KindPath,
		dialect.KindOther:
		return true
	}
	return false
}

// samples returns ids of each column, those at its ends first.
func (j *Job) samples() (out [][16]byte) {
	seen := map[[16]byte]bool{}
	add := func(id sqltype.UUID) {
		if !seen[id] {
			seen[id], out = true, append(out, id)
		}
	}
	for _, f := range j.Readings {
		for _, id := range f.Ends {
			add(id)
		}
	}
	for i, left := 0, true; left && len(out) < trialIDs; i++ {
		left = false
		for _, f := range j.Readings {
			if i < len(f.MovingSample) {
				left = true
				add(f.MovingSample[i])
			}
		}
	}
	return out
}

// inFewRows leaves out ids with which a column would have more rows to rewrite than are tried.
func (j *Job) inFewRows(ctx context.Context, ids [][16]byte) ([][16]byte, error) {
	most := int64(min(columnRows, trialRows/len(j.Class.Columns)))
	for i, col := range j.Class.Columns {
		if j.Readings[i].Moves <= most {
			continue
		}
		rows := map[[16]byte]int64{}
		for part := range slices.Chunk(ids, trialIDs) {
			var raw []byte
			var n int64
			err := dialect.Each(ctx, j.S, sqlgen.RowsOf(j.D, col, part), func() error {
				if id, ok := col.Form.Decode(raw); ok {
					rows[id] += n
				}
				return nil
			}, &raw, &n)
			if err != nil {
				return nil, err
			}
		}
		var all int64
		ids = slices.DeleteFunc(ids, func(id [16]byte) bool {
			if all+rows[id] > most {
				return true
			}
			all += rows[id]
			return false
		})
	}
	return ids, nil
}

// tryIDs moves ids in two parts and rolls them back. The ids of a row may change in different
// chunks, too. It tries again where an application has written to a foreign key of theirs.
func (j *Job) tryIDs(ctx context.Context, ids [][16]byte, attempt int) (err error) {
	for range doubts + 1 {
		err = j.rolledBack(ctx, attempt, func(tx dialect.Tx) error {
			half := (len(ids) + 1) / 2
			for i, part := range [][][16]byte{ids[:half], ids[half:]} {
				m, err := j.batch(j.S, j.T, dialect.TakenIDs{IDs: part})
				if i > 0 && err == nil {
					err = dialect.Exec(ctx, tx, j.tableLocks()...) // a move ends what they do
				}
				if err == nil {
					_, err = j.move(ctx, tx, j.Class, m)
				}
				if err != nil {
					return err
				}
			}
			return nil
		})
		if err == nil || j.D.Kind(err) != dialect.KindReference {
			return err
		}
	}
	return err
}

// rolledBack calls f behind the locks that a chunk begins with, and takes back what it did.
func (j *Job) rolledBack(ctx context.Context, attempt int, f func(dialect.Tx) error) error {
	const errDone run.Error = "migrate: done, to be rolled back"
	err := j.S.InTx(ctx, func(tx dialect.Tx) error {
		_, err := j.lockTables(ctx, j.S, tx, attempt)
		if err == nil {
			err = f(tx)
		}
		if err == nil {
			err = errDone
		}
		return err
	})
	if errors.Is(err, errDone) {
		return nil
	}
	return err
}
