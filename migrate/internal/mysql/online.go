package mysql

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Follower = Dialect{}

// An online copy on MySQL and MariaDB has no snapshot of several tables that it can copy rows
// from. It replays the log in batches, each row as it is at that moment, until a moment without
// writers: LOCK TABLES. The first such moment begins the snapshot in which everything is
// compared, the second is that of the swap.
//
// It asks for these locks without waiting, again and again. A session that waits for a metadata
// lock makes all later sessions wait, and the server may end a transaction of theirs as a deadlock.

// rowKey returns the columns that identify a row, none if there are no such columns.
func (Dialect) rowKey(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, query("row key"), t.Schema, t.Table, t.Schema, t.Table)
}

// MayFollow asks for the privilege that a server with a binary log wants for triggers.
func (d Dialect) MayFollow(ctx context.Context, q dialect.Querier, c *shadow.Copy) error {
	return d.mayTrigger(ctx, q, c.Tables[0].Schema)
}

func (d Dialect) OnlineRefusal(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (string, error) {
	v, err := d.variant(ctx, q)
	if err != nil || v.triggers != "" {
		return v.triggers, err
	}
	if t := cycle(c); t != nil && !v.isMySQL {
		return fmt.Sprintf("table %q refers to tables that refer to it, "+
			"which cannot be handed over to a RENAME one by one", t.Table), nil
	}
	for _, t := range c.Tables {
		key, err := d.rowKey(ctx, q, t.Ref)
		if err != nil {
			return "", err
		}
		if len(key) == 0 {
			return shadow.KeyRefusal(t.Ref), nil
		}
		keys, err := d.keys(ctx, q, t.Ref)
		if err != nil {
			return "", err
		}
		for _, k := range keys {
			if k.acts != "" {
				return fmt.Sprintf("the foreign key %q of table %q has %s, and what it writes "+
					"fires no trigger; let it be RESTRICT for the run", k.name, t.Table, k.acts), nil
			}
		}
	}
	return "", nil
}

// cycle returns a table that refers to itself by way of others, nil if there is none.
func cycle(c *shadow.Copy) *sqlgen.Ref {
	for _, t := range c.Tables {
		reached, next := map[sqlgen.Ref]bool{}, []sqlgen.Ref{t.Ref}
		for len(next) > 0 {
			at := next[0]
			next = next[1:]
			for _, k := range c.Keys {
				if k.Child != at || k.Parent == at || !shadow.RefIn(c, k.Parent) || reached[k.Parent] {
					continue
				}
				if k.Parent == t.Ref {
					return &t.Ref
				}
				reached[k.Parent] = true
				next = append(next, k.Parent)
			}
		}
	}
	return nil
}

// followed reads what the copy must know of each table before it makes the new ones.
func (d Dialect) followed(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) ([]*shadow.Followed, error) {
	return c.FollowAll(func(f *shadow.Followed) (err error) {
		f.Into, f.Log = sideTable(f.Ref, "new", c.Label), sideTable(f.Ref, "log", c.Label)
		f.Pick, f.Seen = sideTable(f.Ref, "pick", c.Label), sideTable(f.Ref, "seen", c.Label)
		if f.Key, err = d.rowKey(ctx, q, f.Ref); err != nil {
			return err
		}
		if f.Cols, err = d.insertable(ctx, q, f.Ref); err != nil {
			return err
		}
		if f.Shape, err = d.shape(ctx, q, f.Ref); err != nil {
			return err
		}
		f.Storage, err = d.lines(ctx, q, "table made", f.Ref)
		return err
	})
}

// lines returns the rows of a query for a table, one a line.
func (Dialect) lines(ctx context.Context, q dialect.Querier, name string,
	t sqlgen.Ref) (string, error) {
	list, err := dialect.ListNames(ctx, q, query(name), t.Schema, t.Table)
	return strings.Join(list, "\n"), err
}

// checkReady looks at what takes too long for the moment of the swap.
func (d Dialect) checkReady(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	o *shadow.Online) error {
	if err := o.Ready(ctx); err != nil {
		return err
	}
	keys, err := d.foreignKeys(ctx, s)
	if err != nil {
		return err
	}
	for _, k := range keys {
		if shadow.RefIn(c, k.Parent) && !shadow.RefIn(c, k.Child) {
			return &shadow.RowError{Table: k.Parent, Why: fmt.Sprintf("the foreign key %q of table %q, "+
				"which is not copied with it, has come while it was copied", k.Name, k.Child.Table)}
		}
	}
	return nil
}

// batchRows is how many entries of a log one transaction replays.
const batchRows = 2000

func (d Dialect) Online(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	o shadow.Online) error {
	c.Following = true
	c.Notes = map[string]string{}
	fs, err := d.followed(ctx, s, c)
	if err != nil {
		return err
	}
	if err := d.mayTrigger(ctx, s, fs[0].Schema); err != nil {
		return err
	}
	fresh := sideTables(c, "new")
	// Before the swap, a foreign key of a new table would hold rows that the old one lacks.
	rest, late, err := d.makeAll(ctx, s, c, fresh, true)
	if err != nil {
		return err
	}
	for _, f := range fs {
		if err := d.replayed(f, 0).exec(ctx, s, "make the log", "make the batch",
			"make the rows seen"); err != nil {
			return fmt.Errorf("making the log of %q: %w", f.Table, err)
		}
	}
	if err := d.listen(ctx, s, c, fs, &o); err != nil {
		return fmt.Errorf("installing the triggers: %w", err)
	}
	o.Listens()
	for i, f := range fs {
		if err := o.Hold(ctx); err != nil {
			return err
		}
		start := time.Now()
		if err := d.fill(ctx, s, c, f.CopyTable, f.Cols, rest[i]); err != nil {
			return err
		}
		o.Filled(f.Ref, time.Since(start))
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
	if err := d.swapPatiently(ctx, s, c, fs, &o, late); err != nil {
		return err
	}
	if err := d.Settle(ctx, s, c); err != nil {
		return err
	}
	if err := c.NoteShapes(d.definitions(ctx, s)); err != nil {
		return err
	}
	return o.Done(s)
}

// listen installs the triggers. The lock of each waits for every transaction that has used its
// table: the log has what the copy cannot see.
func (d Dialect) listen(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	fs []*shadow.Followed, o *shadow.Online) (err error) {
	for _, f := range fs {
		for _, event := range events {
			create := d.trigger(f, c, event)
			if err := o.Patiently(ctx, s, d, func(attempt int) error {
				return d.attempt(ctx, s, attempt, create)
			}); err != nil {
				return err
			}
		}
		if f.Ears, err = d.lines(ctx, s, "triggers made", f.Ref); err != nil {
			return err
		}
	}
	return dialect.Within(ctx, s, d.Briefly(-1))
}

// replayAll replays the logs, a batch at a time.
func (d Dialect) replayAll(ctx context.Context, s *dialect.Session,
	fs []*shadow.Followed) (all int64, err error) {
	for _, f := range fs {
		exchanged := false // two rows exchanged what is unique, and one is not in the batch
		for tries := 0; ; {
			var n int64
			was := f.Tally
			err := s.InTx(ctx, func(tx dialect.Tx) (err error) {
				n, err = d.replay(ctx, tx, f, batchRows, exchanged)
				return err
			})
			if err != nil {
				f.Tally = was
				unique := d.Kind(err) == dialect.KindUnique
				if !unique && !d.Kind(err).Retry() || tries == 5 {
					return all, err
				}
				exchanged, tries = exchanged || unique, tries+1
				if err := dialect.Pause(ctx, dialect.Gap(tries, 0)); err != nil {
					return all, err
				}
				continue
			}
			exchanged, tries, all = false, 0, all+n
			if n < batchRows {
				break
			}
		}
	}
	return all, nil
}

// replay replays up to rows entries of a log, or all of them. When rows may have exchanged what is
// unique, it removes the new rows that still have it: the log has entries of theirs, by which they
// come back. Without an entry two rows would have the same key; then the comparison of the tables
// finds that one is missing.
func (d Dialect) replay(ctx context.Context, q dialect.Querier, f *shadow.Followed,
	rows int, exchanged bool) (n int64, err error) {
	l := d.replayed(f, rows)
	fail := func(err error) (int64, error) {
		return 0, &shadow.LogError{Table: f.Ref, Err: err}
	}
	if err := l.exec(ctx, q, "forget the batch", "pick a batch"); err != nil {
		return fail(err)
	}
	var delta int64
	err = dialect.Scan(ctx, q, l.say("count the batch"), &delta, &n)
	if err != nil || n == 0 {
		return 0, err
	}
	deleted, err := dialect.Affected(ctx, q, l.say("delete the new rows"))
	if err != nil {
		return fail(err)
	}
	insert := "insert the old rows"
	if exchanged {
		insert = "replace by the old rows"
	}
	inserted, err := dialect.Affected(ctx, q, l.say(insert))
	if err != nil {
		return fail(err)
	}
	if exchanged { // the server has counted those that it removed too
		var there int64
		if err := dialect.Scan(ctx, q, l.say("count the new rows"), &there); err != nil {
			return fail(err)
		}
		inserted, deleted = there, deleted+inserted-there
	}
	if err := l.exec(ctx, q, "note the batch", "forget the entries"); err != nil {
		return fail(err)
	}
	f.Was, f.Now, f.Entries = f.Was+delta, f.Now+inserted-deleted, f.Entries+n
	return n, nil
}

// Settle removes the triggers, which are on the old tables, and the logs.
func (d Dialect) Settle(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	for _, t := range c.Tables {
		if err := d.unfollow(ctx, s, c, t, false); err != nil {
			return err
		}
	}
	return nil
}

// unfollow removes the triggers and the log of a table. With keepLog it leaves the log.
func (d Dialect) unfollow(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	t *shadow.CopyTable, keepLog bool) error {
	there, err := d.isThere(ctx, s, sideTable(t.Ref, "log", c.Label))
	if err != nil || !there {
		return err
	}
	// A role that may not see the triggers may not drop them either, and must not drop what
	// they write to.
	for _, event := range []string{"INSERT", "UPDATE", "DELETE"} {
		drop := d.sql("DROP TRIGGER IF EXISTS %s", triggerOf(t, c, event))
		if err := s.Briefly(ctx, d, drop); err != nil {
			return err
		}
	}
	list := []string{"pick", "seen", "log"} // without a log there is nothing else
	if keepLog {
		list = list[:2]
	}
	for _, what := range list {
		if err := d.drop(ctx, s, sideTable(t.Ref, what, c.Label)); err != nil {
			return err
		}
	}
	return nil
}

func (Dialect) OnlineCosts() dialect.Costs {
	return dialect.Costs{LogName: logName, LogPerValue: 120, Locks: []string{
		"the metadata lock of CREATE TRIGGER on every table of the class, three times for a moment",
		"LOCK TABLES … READ on all of them for the moment in which the comparison begins; " +
			"LOCK TABLES … WRITE, also on the tables that they refer to as READ, and one RENAME TABLE " +
			"for that of the swap",
		"each of these is asked for without waiting, and only after twenty attempts in vain " +
			"now and then for a second, with four seconds or more in between in which the others pass",
		"until then writers wait for nothing, but every row that they write costs an entry in a log, " +
			"two when its key changes; old row versions are kept while a table is read",
	}}
}
