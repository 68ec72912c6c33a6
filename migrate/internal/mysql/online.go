package mysql

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Follower = Dialect{}

// An online copy on MySQL and MariaDB has no snapshot of several tables that it can
// copy rows from. So the log is replayed in batches, each row as it is at that
// moment, until a moment comes in which nobody writes: LOCK TABLES. It is asked for
// without waiting, again and again. Who waits for a metadata lock makes all who come
// later wait too, and may have the server end a transaction of theirs as a deadlock.
//
// The first such moment begins the snapshot in which everything is compared, the
// second is that of the swap.

// myRowKey finds what identifies a row, as [pgKey] does.
const myRowKey = `SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.INDEX_NAME = (
 SELECT x.INDEX_NAME FROM information_schema.STATISTICS x LEFT JOIN information_schema.COLUMNS c
  ON c.TABLE_SCHEMA = x.TABLE_SCHEMA AND c.TABLE_NAME = x.TABLE_NAME AND c.COLUMN_NAME = x.COLUMN_NAME
 WHERE x.TABLE_SCHEMA = ? AND x.TABLE_NAME = ? GROUP BY x.INDEX_NAME
 HAVING MAX(x.NON_UNIQUE) = 0 AND MIN(x.INDEX_TYPE = 'BTREE' AND x.SUB_PART IS NULL AND COALESCE(c.IS_NULLABLE, 'YES') = 'NO' AND COALESCE(c.GENERATION_EXPRESSION, '') = '') = 1
 ORDER BY x.INDEX_NAME <> 'PRIMARY', COUNT(*), x.INDEX_NAME LIMIT 1) ORDER BY s.SEQ_IN_INDEX`

func (Dialect) rowKey(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, myRowKey, t.Schema, t.Table, t.Schema, t.Table)
}

func (d Dialect) OnlineRefusal(ctx context.Context, q dialect.Querier, c *shadow.Copy) (string, error) {
	v, err := d.variant(ctx, q)
	if err != nil || v.triggers != "" {
		return v.triggers, err
	}
	if t := cycle(c); t != nil && !v.locked {
		return fmt.Sprintf("table %q refers to tables that refer to it, which cannot be handed over to a RENAME one by one", t.Table), nil
	}
	for _, t := range c.Tables {
		key, err := d.rowKey(ctx, q, t.Ref)
		if err != nil {
			return "", err
		}
		if len(key) == 0 {
			return fmt.Sprintf("table %q has no primary key, and no unique index of columns that are NOT NULL, to tell its rows by", t.Table), nil
		}
		keys, err := d.keys(ctx, q, t.Ref)
		if err != nil {
			return "", err
		}
		for _, k := range keys {
			for _, on := range []struct{ event, rule string }{{"UPDATE", k.update}, {"DELETE", k.delete}} {
				if on.rule != "RESTRICT" && on.rule != "NO ACTION" {
					return fmt.Sprintf("the foreign key %q of table %q has ON %s %s, and what it writes fires no trigger; let it be RESTRICT for the run", k.name, t.Table, on.event, on.rule), nil
				}
			}
		}
	}
	return "", nil
}

// cycle returns a table that refers to itself by way of others, nil if there is none.
func cycle(c *shadow.Copy) *sqlgen.Ref {
	for _, t := range c.Tables {
		seen, next := map[sqlgen.Ref]bool{}, []sqlgen.Ref{t.Ref}
		for len(next) > 0 {
			at := next[0]
			next = next[1:]
			for _, k := range c.Keys {
				if k.Child != at || k.Parent == at || !shadow.RefIn(c, k.Parent) {
					continue
				}
				if k.Parent == t.Ref {
					return &t.Ref
				}
				if !seen[k.Parent] {
					seen[k.Parent] = true
					next = append(next, k.Parent)
				}
			}
		}
	}
	return nil
}

func (d Dialect) followed(ctx context.Context, q dialect.Querier, c *shadow.Copy) (out []*shadow.Followed, err error) {
	for i, t := range c.Tables {
		f := &shadow.Followed{CopyTable: t, No: i, Into: beside(t.Ref, "new", c.Label),
			Log: beside(t.Ref, "log", c.Label), Pick: beside(t.Ref, "pick", c.Label), Seen: beside(t.Ref, "seen", c.Label)}
		if f.Key, err = d.rowKey(ctx, q, t.Ref); err != nil {
			return nil, err
		}
		if len(f.Key) == 0 {
			return nil, &shadow.RowError{Table: t.Ref, Why: "it has nothing to tell its rows by any more"}
		}
		if f.Cols, err = d.insertable(ctx, q, t.Ref); err != nil {
			return nil, err
		}
		if f.Shape, err = d.shape(ctx, q, t.Ref); err != nil {
			return nil, err
		}
		if f.Storage, err = d.storage(ctx, q, t.Ref); err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

// ready looks at what takes too long for the moment of the swap.
func (d Dialect) ready(ctx context.Context, s *dialect.Session, c *shadow.Copy, o *shadow.Online) error {
	if err := o.Ready(ctx); err != nil {
		return err
	}
	keys, err := d.ForeignKeys(ctx, s)
	if err != nil {
		return err
	}
	for _, k := range keys {
		if shadow.RefIn(c, k.Parent) && !shadow.RefIn(c, k.Child) {
			return &shadow.RowError{Table: k.Parent, Why: fmt.Sprintf("the foreign key %q of table %q, which is not copied with it, has come while it was copied", k.Name, k.Child.Table)}
		}
	}
	return nil
}

// heard lists a table's triggers and when they were made.
func (Dialect) heard(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error) {
	list, err := dialect.ListNames(ctx, q, `SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1`, t.Schema, t.Table)
	return strings.Join(list, "\n"), err
}

const batchRows = 2000

func (d Dialect) Online(ctx context.Context, s *dialect.Session, c *shadow.Copy, o shadow.Online) error {
	c.Following = true
	c.Notes = map[string]string{}
	fs, err := d.followed(ctx, s, c)
	if err != nil {
		return err
	}
	if err := d.mayTrigger(ctx, s, fs[0].Schema); err != nil {
		return err
	}
	fresh := map[sqlgen.Ref]sqlgen.Ref{}
	for _, f := range fs {
		fresh[f.Ref] = f.Into
	}
	var late []string // foreign keys that would hold rows which are not there any more
	for _, f := range fs {
		if err := d.make(ctx, s, f.CopyTable, fresh); err != nil {
			return fmt.Errorf("making the new %q: %w", f.Table, err)
		}
	}
	for _, f := range fs {
		b := sqlgen.NewBuilder(d.p)
		if _, err := d.link(ctx, s, c, f.CopyTable, fresh, &late); err != nil {
			return fmt.Errorf("making the new %q: %w", f.Table, err)
		}
		if err := errors.Join(b.Err, dialect.Within(ctx, s, mySide(f, b)...)); err != nil {
			return fmt.Errorf("making the log of %q: %w", f.Table, err)
		}
	}
	rest, err := d.unbuildAll(ctx, s, c, fresh)
	if err != nil {
		return err
	}
	if err := d.listen(ctx, s, c, fs, &o); err != nil {
		return fmt.Errorf("installing the triggers: %w", err)
	}
	o.Tell(shadow.Told{Step: shadow.Listening})
	for i, f := range fs {
		if err := o.Hold(ctx); err != nil {
			return err
		}
		start := time.Now()
		insert, err := f.Fill(d, f.Cols, f.Into, f.Ref, "")
		if err != nil {
			return err
		}
		c.Report(shadow.Filling, f.Ref)
		if err := shadow.InTx(ctx, s, func(tx dialect.Tx) error { return dialect.Within(ctx, tx, insert) }); err != nil {
			return fmt.Errorf("filling the new %q: %w", f.Table, err)
		}
		if err := d.build(ctx, s, c, f.Ref, rest[i]); err != nil {
			return err
		}
		if err := d.carryHistograms(ctx, s, f.Ref, f.Into); err != nil {
			return err
		}
		o.Tell(shadow.Told{Step: shadow.Filled, Table: f.Ref, Took: time.Since(start)})
	}
	replay := func(ctx context.Context) (int64, error) { return d.replayAll(ctx, s, fs) }
	if err := o.CatchUp(ctx, replay); err != nil {
		return err
	}
	if err := d.rehearse(ctx, s, c, fs, &o); err != nil {
		return err
	}
	if err := o.CatchUp(ctx, replay); err != nil {
		return err
	}
	v, err := d.variant(ctx, s)
	if err := errors.Join(err, c.Keep(ctx)); err != nil {
		return err
	}
	holders := 1
	if !v.locked {
		holders += 1 + len(fs) // who asks, and a guard for each table
	}
	others, err := d.openAll(ctx, s, holders)
	if err != nil {
		return err
	}
	defer closeAll(others)
	if err := o.Patiently(ctx, s, d, func(attempt int) error {
		if attempt%20 == 0 {
			if err := d.ready(ctx, s, c, &o); err != nil {
				return err
			}
		}
		if attempt%4 == 0 {
			if _, err := replay(ctx); err != nil {
				return err
			}
		}
		err := d.swapOnline(ctx, s, others, c, fs, &o, late, attempt)
		if err != nil && d.Kind(err).Retry() { // who else may have to wait is not to wait any longer
			err = errors.Join(err, dialect.Within(ctx, others[0], "UNLOCK TABLES"))
		}
		return err
	}); err != nil {
		return err
	}
	if err := errors.Join(d.Settle(ctx, s, c), d.note(ctx, s, c)); err != nil {
		return err
	}
	return o.Done(s)
}

// listen installs the triggers. The lock of each waits for every transaction that
// has used its table: the log has what the copy cannot see.
func (d Dialect) listen(ctx context.Context, s *dialect.Session, c *shadow.Copy, fs []*shadow.Followed, o *shadow.Online) (err error) {
	for _, f := range fs {
		b := sqlgen.NewBuilder(d.p)
		for _, create := range myTriggers(f, b, c) {
			if err := o.Patiently(ctx, s, d, func(attempt int) error {
				return errors.Join(b.Err, dialect.Within(ctx, s, d.Briefly(attempt), create))
			}); err != nil {
				return err
			}
		}
		if f.Ears, err = d.heard(ctx, s, f.Ref); err != nil {
			return err
		}
	}
	return dialect.Within(ctx, s, d.Briefly(-1))
}

// replayAll replays the logs, a batch at a time.
func (d Dialect) replayAll(ctx context.Context, s *dialect.Session, fs []*shadow.Followed) (all int64, err error) {
	for _, f := range fs {
		for rows, tries := batchRows, 0; ; {
			var n int64
			was := f.Tally
			err := shadow.InTx(ctx, s, func(tx dialect.Tx) (err error) {
				n, err = d.replay(ctx, tx, f, rows)
				return err
			})
			if err != nil {
				f.Tally = was
				// Two rows may have exchanged what is unique, and only one of
				// them is in the batch, or is as it was a moment ago.
				if d.Kind(err) != dialect.KindUnique && !d.Kind(err).Retry() || tries == 5 {
					return all, err
				}
				rows, tries = 0, tries+1
				if err := dialect.Pause(ctx, dialect.Gap(tries, 0)); err != nil {
					return all, err
				}
				continue
			}
			all += n
			if n < batchRows || rows == 0 {
				break
			}
		}
	}
	return all, nil
}

// replay replays up to rows entries of a log, or all of them.
func (d Dialect) replay(ctx context.Context, q dialect.Querier, f *shadow.Followed, rows int) (n int64, err error) {
	b := sqlgen.NewBuilder(d.p)
	r := batchOf(f, b, rows)
	if b.Err != nil {
		return 0, b.Err
	}
	fail := func(err error) (int64, error) {
		return 0, &shadow.LogError{Table: f.Ref, Err: err}
	}
	if err := dialect.Within(ctx, q, r.clear, r.pick); err != nil {
		return fail(err)
	}
	var delta int64
	if err := q.QueryRowContext(ctx, r.count).Scan(&delta, &n); err != nil || n == 0 {
		return 0, err
	}
	gone, err := dialect.Affected(ctx, q, r.delete)
	if err != nil {
		return fail(err)
	}
	come, err := dialect.Affected(ctx, q, r.insert)
	if err != nil {
		return fail(err)
	}
	if err := dialect.Within(ctx, q, r.note, r.forget); err != nil {
		return fail(err)
	}
	f.Was, f.Now, f.Entries = f.Was+delta, f.Now+come-gone, f.Entries+n
	return n, nil
}

// Settle removes the triggers, which are on the old tables, and the logs.
func (d Dialect) Settle(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	return d.unfollow(ctx, s, c)
}

// unfollow removes the triggers and the logs of an online copy.
func (d Dialect) unfollow(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	for _, t := range c.Tables {
		if err := d.unfollowOne(ctx, s, c, t, false); err != nil {
			return err
		}
	}
	return nil
}

// unfollowOne does so for one table, and can leave its log.
func (d Dialect) unfollowOne(ctx context.Context, s *dialect.Session, c *shadow.Copy, t *shadow.CopyTable, leave bool) error {
	there, err := d.there(ctx, s, beside(t.Ref, "log", c.Label))
	if err != nil || !there {
		return err
	}
	// A role that may not see the triggers may not drop them either, and
	// must not drop what they write to.
	b := sqlgen.NewBuilder(d.p)
	for _, event := range []string{"INSERT", "UPDATE", "DELETE"} {
		if err := d.shortly(ctx, s, "DROP TRIGGER IF EXISTS "+myTrigger(t, b, c, event)); err != nil {
			return err
		}
	}
	list := []string{"pick", "seen", "log"} // whose last tells that there are no others
	if leave {
		list = list[:2]
	}
	for _, what := range list {
		if err := errors.Join(b.Err, dialect.Within(ctx, s, "DROP TABLE IF EXISTS "+b.Table(beside(t.Ref, what, c.Label)))); err != nil {
			return err
		}
	}
	return nil
}

// shortly runs a statement that needs a metadata lock for a moment.
func (d Dialect) shortly(ctx context.Context, s *dialect.Session, query string) error {
	return s.Briefly(ctx, d, sqlgen.Statement{SQL: query})
}

func (Dialect) OnlineCosts() dialect.Costs {
	return dialect.Costs{LogName: "binary log, and as much redo log", LogPerValue: 120, Locks: []string{
		"the metadata lock of CREATE TRIGGER on every table of the class, three times for a moment",
		"LOCK TABLES … READ on all of them for the moment in which the comparison begins; LOCK TABLES … WRITE, also on the tables that they refer to as READ, and one RENAME TABLE for that of the swap",
		"each of these is asked for without waiting, and only after twenty attempts in vain now and then for a second, with four seconds or more in between in which the others pass",
		"until then writers wait for nothing, but every row that they write costs an entry in a log, two when its key changes; old row versions are kept while a table is read",
	}}
}
