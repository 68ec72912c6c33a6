package mysql

import (
	"context"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Follower = Dialect{}

// An online copy replays the log in batches, each row as it is at that moment, until a moment
// without writers: LOCK TABLES. The first such moment begins the snapshot in which everything is
// compared, the second is that of the swap. It asks for these locks again and again, and hardly
// waits for them, because later sessions would queue behind it.

// A follower is a copier that follows writers.
type follower struct {
	*copier
	fs []*shadow.Followed
	o  *shadow.Online
}

// patiently calls try until it gets its locks.
func (w *follower) patiently(try func(attempt int) error) error {
	return w.o.Patiently(w.ctx, w.s, w.Dialect, try)
}

// MayFollow asks for the privilege that a server with a binary log wants for triggers.
func (d Dialect) MayFollow(ctx context.Context, q dialect.Querier, c *shadow.Copy) error {
	t := d.ask(ctx, q)
	t.mayTrigger(c.Tables[0].Schema)
	return t.err
}

// rowKey returns the columns that identify a row, none if there are no such columns.
func (t *talk) rowKey(ref sqlgen.Ref) []string { return t.names("row key", ref, ref) }

func (d Dialect) OnlineRefusal(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (string, error) {
	t := d.ask(ctx, q)
	v := t.server()
	if t.err != nil || v.triggers != "" {
		return v.triggers, t.err
	}
	if r := cycle(c); r != nil && !v.isMySQL {
		return fmt.Sprintf("table %q refers to tables that refer to it, "+
			"which cannot be handed over to a RENAME one by one", r.Table), nil
	}
	for _, r := range c.Refs() {
		if key := t.rowKey(r); t.err == nil && len(key) == 0 {
			return shadow.KeyRefusal(r), nil
		}
		for _, k := range t.keys(r) {
			if k.acts != "" {
				return fmt.Sprintf("the foreign key %q of table %q has %s, and what it writes "+
					"fires no trigger; let it be RESTRICT for the run", k.name, r.Table, k.acts), nil
			}
		}
	}
	return "", t.err
}

// cycle returns a table that refers to itself by way of others, nil if there is none.
func cycle(c *shadow.Copy) *sqlgen.Ref {
	for _, t := range c.Tables {
		reached := []sqlgen.Ref{t.Ref}
		for i := 0; i < len(reached); i++ {
			for _, k := range c.Keys {
				switch {
				case k.Child != reached[i] || k.Parent == k.Child || !shadow.RefIn(c, k.Parent):
				case k.Parent == t.Ref:
					return &t.Ref
				case !slices.Contains(reached, k.Parent):
					reached = append(reached, k.Parent)
				}
			}
		}
	}
	return nil
}

// lines returns the rows of a query for a table, one a line.
func (t *talk) lines(name string, ref sqlgen.Ref) string {
	return strings.Join(t.names(name, ref), "\n")
}

// batchRows is how many entries of a log one transaction replays.
const batchRows = 2000

func (d Dialect) Online(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	o shadow.Online) error {
	c.Following = true
	c.Notes = map[string]string{}
	w := &follower{copier: d.copier(ctx, s, c), o: &o}
	w.look()
	w.mayTrigger(c.Tables[0].Schema)
	// Before the swap, a foreign key of a new table would hold rows that the old one lacks.
	rest, late := w.makeAll(true)
	for _, f := range w.fs {
		w.during(fmt.Sprintf("making the log of %q", f.Table), func() {
			w.replays(d.replayed(f, 0), "make the log", "make the batch", "make the rows seen")
		})
	}
	w.during("installing the triggers", w.listen)
	if w.err != nil {
		return w.err
	}
	o.Listens()
	for i, f := range w.fs {
		w.do(func() error { return o.Hold(ctx) })
		start := time.Now()
		if w.fill(f.CopyTable, f.Cols, rest[i]); w.err != nil {
			return w.err
		}
		o.Filled(f.Ref, time.Since(start))
	}
	catchUp := func() error { return o.CatchUp(ctx, w.replayAll) }
	w.do(catchUp)
	w.do(w.rehearse)
	w.do(catchUp)
	w.swapPatiently(late)
	w.settle()
	w.do(func() error { return c.NoteShapes(w.definition) })
	w.do(func() error { return o.Done(s) })
	return w.err
}

// look reads what the copy must know of each table before it makes the new ones.
func (w *follower) look() {
	w.fs, w.err = w.c.FollowAll(func(f *shadow.Followed) error {
		f.Into, f.Log = w.fresh[f.Ref], sideTable(f.Ref, "log", w.c.Label)
		f.Pick, f.Seen = sideTable(f.Ref, "pick", w.c.Label), sideTable(f.Ref, "seen", w.c.Label)
		t := w.ask(w.ctx, w.q)
		f.Key, f.Cols = t.rowKey(f.Ref), t.insertable(f.Ref)
		f.Shape, f.Storage = t.shape(f.Ref), t.lines("table made", f.Ref)
		return t.err
	})
}

// listen installs the triggers. Each waits for all transactions on its table, so that the log has
// what the copy cannot see.
func (w *follower) listen() {
	for _, f := range w.fs {
		for _, event := range events {
			create := w.trigger(f, w.c, event)
			w.do(func() error {
				return w.patiently(func(attempt int) error {
					return w.attempt(w.ctx, w.s, attempt, create)
				})
			})
		}
		f.Ears = w.lines("triggers made", f.Ref)
	}
	w.do(func() error { return dialect.Within(w.ctx, w.s, w.Briefly(-1)) })
}

// replayAll replays the logs, a batch at a time.
func (w *follower) replayAll(ctx context.Context) (all int64, err error) {
	for _, f := range w.fs {
		exchanged := false // two rows exchanged what is unique, and one is not in the batch
		for tries := 0; ; {
			var n int64
			was := f.Tally
			err := w.s.InTx(ctx, func(tx dialect.Tx) error {
				t := w.ask(ctx, tx)
				n = t.replay(f, batchRows, exchanged)
				return t.err
			})
			if err != nil {
				f.Tally = was
				unique := w.Kind(err) == dialect.KindUnique
				if !unique && !w.Kind(err).Retry() || tries == 5 {
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
// unique, it removes the new rows that still have it, which come back by their own entries.
func (t *talk) replay(f *shadow.Followed, rows int, exchanged bool) (n int64) {
	l := t.replayed(f, rows)
	following := func(work func()) {
		if t.err != nil {
			return
		}
		if work(); t.err != nil {
			t.err = &shadow.LogError{Table: f.Ref, Err: t.err}
		}
	}
	following(func() { t.replays(l, "forget the batch", "pick a batch") })
	var delta, deleted, inserted int64
	if t.scan(l.say("count the batch"), &delta, &n); t.err != nil || n == 0 {
		return 0
	}
	insert := "insert the old rows"
	if exchanged {
		insert = "replace by the old rows"
	}
	following(func() {
		deleted = t.affected(l.say("delete the new rows"))
		inserted = t.affected(l.say(insert))
		if exchanged { // the server has counted those that it removed too
			var there int64
			t.scan(l.say("count the new rows"), &there)
			inserted, deleted = there, deleted+inserted-there
		}
		t.replays(l, "note the batch", "forget the entries")
	})
	if t.err != nil {
		return 0
	}
	f.Was, f.Now, f.Entries = f.Was+delta, f.Now+inserted-deleted, f.Entries+n
	return n
}

// Settle removes the triggers, which are on the old tables, and the logs.
func (d Dialect) Settle(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	w := d.copier(ctx, s, c)
	w.settle()
	return w.err
}

func (w *copier) settle() {
	for _, t := range w.c.Tables {
		w.unfollow(t, false)
	}
}

// unfollow removes the triggers and the log of a table. With keepLog it leaves the log.
func (w *copier) unfollow(t *shadow.CopyTable, keepLog bool) {
	if !w.isThere(sideTable(t.Ref, "log", w.c.Label)) {
		return
	}
	// A role that may not drop the triggers must not drop what they write to.
	for _, event := range []string{"INSERT", "UPDATE", "DELETE"} {
		drop := w.sql("DROP TRIGGER IF EXISTS %s", triggerOf(t, w.c, event))
		w.do(func() error { return w.s.Briefly(w.ctx, w.Dialect, drop) })
	}
	list := []string{"pick", "seen", "log"} // without a log there is nothing else
	if keepLog {
		list = list[:2]
	}
	for _, what := range list {
		w.dropTable(sideTable(t.Ref, what, w.c.Label))
	}
}

var events = []string{"INSERT", "DELETE", "UPDATE"}

// triggerOf names a trigger; names of triggers are unique in a database.
func triggerOf(t *shadow.CopyTable, c *shadow.Copy, event string) sqlgen.Ref {
	return sqlgen.Ref{Schema: t.Schema, Table: fmt.Sprintf("%s%s_%08x_%s",
		sqlgen.FollowerName, c.Label, crc32.ChecksumIEEE([]byte(t.Table)), strings.ToLower(event))}
}

// trigger makes the trigger that logs what is written.
func (d Dialect) trigger(f *shadow.Followed, c *shadow.Copy, event string) sqlgen.Statement {
	logs := d.replayed(f, 0).say("on " + event)
	if logs.Err() != nil {
		return logs
	}
	return d.sql("CREATE TRIGGER %s AFTER %s ON %s FOR EACH ROW %s",
		triggerOf(f.CopyTable, c, event), event, f.Ref, logs.SQL)
}

// sampleRows is how many rows are compared as if they had been written to. So a TRUNCATE shows,
// which fires no trigger.
const sampleRows = 1000

// A replayed writes the statements of online.sql for one table.
type replayed struct {
	names *strings.Replacer
	err   error
}

// replayed takes so many entries of the log, 0: all of them.
func (d Dialect) replayed(f *shadow.Followed, rows int) replayed {
	b := sqlgen.NewBuilder(d.p)
	log, pick, seen := b.Table(f.Log), b.Table(f.Pick), b.Table(f.Seen)
	old, into := b.Table(f.Ref), b.Table(f.Into)
	var olds, news, first, last, named, same []string
	for i, key := range f.Key {
		k := b.Q(key)
		olds = append(olds, "o."+k+" AS "+shadow.KeyName(i))
		news = append(news, "n."+k+" AS "+shadow.NewName(i))
		named = append(named, k+" AS "+shadow.KeyName(i))
		first, last = append(first, k), append(last, k+" DESC")
		same = append(same, "OLD."+k+" <=> NEW."+k)
	}
	limit := ""
	if rows > 0 {
		limit = fmt.Sprintf(" LIMIT %d", rows)
	}
	to, exprs := f.Exprs(b, f.Cols)
	names := strings.NewReplacer(
		"{log}", log, "{pick}", pick, "{seen}", seen, "{old}", old, "{new}", into,
		"{delta}", shadow.DeltaName, "{limit}", limit, "{half}", fmt.Sprint(sampleRows/2),
		"{k}", list(f.Names(b, shadow.KeyName)), "{j}", list(f.Names(b, shadow.NewName)),
		"{o.k}", list(olds), "{n.j}", list(news), "{named}", list(named),
		"{first}", list(first), "{last}", list(last), "{same}", strings.Join(same, " AND "),
		"{after}", f.Of(b, "NEW"), "{before}", f.Of(b, "OLD"),
		"{to}", list(to), "{values}", list(exprs),
		"{images of the log}", list(f.Images(b, log)),
		"{images}", list(f.Images(b, "sqluuid_p")),
		"{pick is new}", f.Match(b, pick, shadow.NewName, into),
		"{p is old}", f.Match(b, "sqluuid_p", shadow.KeyName, old),
		"{p is new}", f.Match(b, "sqluuid_p", shadow.NewName, into))
	return replayed{names, b.Err}
}

func (r replayed) say(name string) sqlgen.Statement {
	if r.err != nil {
		return sqlgen.Failed(r.err)
	}
	return sqlgen.Statement{SQL: r.names.Replace(query(name))}
}

func (t *talk) replays(l replayed, names ...string) {
	for _, name := range names {
		t.exec(l.say(name))
	}
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
