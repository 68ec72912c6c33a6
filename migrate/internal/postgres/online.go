package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Follower = Dialect{}

// An online copy on PostgreSQL replays the whole log in each round, in one snapshot: afterwards the
// new tables are what the old ones were at one moment, and no unique index ever sees rows of two
// moments. The swap is one transaction. Its foreign keys are made NOT VALID, which takes no time,
// and validated after it, which holds up nobody.

// MayFollow implements [shadow.Follower]. A role that may copy the tables may make triggers.
func (Dialect) MayFollow(context.Context, dialect.Querier, *shadow.Copy) error { return nil }

func (d Dialect) OnlineRefusal(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (string, error) {
	w := d.script(ctx, q)
	for _, t := range c.Tables {
		key := w.askTable("row key", t.Ref)
		if w.Err == nil && len(key) == 0 {
			return shadow.KeyRefusal(t.Ref), nil
		}
		if names := w.askTable("unvalidated keys", t.Ref); len(names) > 0 {
			return fmt.Sprintf("the foreign key %q of table %q is not validated, "+
				"and those of the new table will be; validate it first", names[0], t.Table), nil
		}
		if types := w.askTable("foreign types", t.Ref, pgArray(key)); len(types) > 0 {
			return fmt.Sprintf("the rows of table %q are told by their key of type %s, which an extension "+
				"compares; let another unique index of it be its primary key", t.Table, types[0]), nil
		}
	}
	return "", w.Err
}

// say writes statements of online.sql about a table. A line that begins with a blank goes on with
// the one before it.
func (w copying) say(f *shadow.Followed, name string) []string {
	var key, olds, news []string
	for i, k := range f.Key {
		key = append(key, w.Q(k)+" AS "+w.Q(shadow.KeyName(i)))
		olds = append(olds, "o."+key[i])
		news = append(news, "n."+w.Q(k)+" AS "+w.Q(shadow.NewName(i)))
	}
	side := func(table string) string {
		return w.Table(sqlgen.Ref{Schema: pgSchema(w.c, "log"), Table: table})
	}
	list := func(of []string) string { return strings.Join(of, ", ") }
	to, values := f.Exprs(w.Builder, f.Cols)
	old, into, trigger := w.Table(f.Ref), w.Table(f.Into), sqlgen.FollowerName+w.c.Label
	names := []string{
		"{old}", old, "{new}", into, "{log}", w.Table(f.Log), "{pick}", w.Table(f.Pick),
		"{key}", list(key), "{o.key}", list(olds), "{n.key}", list(news),
		"{k}", list(f.Names(w.Builder, shadow.KeyName)), "{delta}", shadow.DeltaName,
		"{before}", f.Of(w.Builder, "OLD"), "{after}", f.Of(w.Builder, "NEW"),
		"{to}", list(to), "{values}", list(values), "{images}", list(f.Images(w.Builder, "x")),
		"{p is old}", f.Match(w.Builder, "sqluuid_p", shadow.KeyName, old),
		"{p is new}", f.Match(w.Builder, "sqluuid_p", shadow.NewName, into),
		"{no}", fmt.Sprint(f.No), "{truncations}", w.Table(pgTruncated(w.c)), "{firing}", firing,
		"{written}", side(fmt.Sprintf("written_%d", f.No)), "{on write}", w.Q(trigger + "_written"),
		"{truncated}", side(fmt.Sprintf("truncated_%d", f.No)),
		"{on truncate}", w.Q(trigger + "_truncated"),
	}
	write := func(text string) string {
		return strings.NewReplacer(names...).Replace(strings.ReplaceAll(text, "\n ", " "))
	}
	for _, body := range []string{"body of written", "body of truncated"} {
		names = append(names, "{"+body+"}", pgLiteral(write(query(body))))
	}
	out := strings.Split(query(name), ";\n")
	for i := range out {
		out[i] = write(out[i])
	}
	return out
}

// A following is an online copy at work. Its own statements run outside of a transaction.
type following struct {
	copying
	o  *shadow.Online
	fs []*shadow.Followed
	// compared is whether all rows were: from then on each round compares its own.
	compared bool
}

func (d Dialect) Online(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	o shadow.Online) error {
	w := &following{copying: d.copying(ctx, s, c), o: &o}
	for _, step := range []func() error{
		w.prepare, w.listen, w.fillAll, w.catchUp, w.compareAll, w.catchUp, w.swapPatiently,
		func() error { return d.Settle(ctx, s, c) },
		func() error {
			return w.inTx(func(r copying) { r.Do(func() error { return c.NoteShapes(r.definition) }) })
		},
		func() error { return o.Done(s) },
	} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// prepare makes the new tables and the logs, which nobody notices.
func (w *following) prepare() error {
	return w.inTx(func(r copying) {
		r.Run("CREATE SCHEMA "+r.Q(pgSchema(w.c, "new")), "CREATE SCHEMA "+r.Q(pgSchema(w.c, "log")),
			"CREATE UNLOGGED TABLE "+r.Table(pgTruncated(w.c))+" (no integer)")
		r.Do(func() (err error) {
			w.fs, err = r.followed()
			return err
		})
		for _, f := range w.fs {
			r.Doing(fmt.Sprintf("making the new %q", f.Table), func() {
				r.Run(r.like(f.CopyTable, f.Into)...)
				r.Run(r.say(f, "make the log")...)
				r.Run(r.say(f, "make the functions")...)
			})
		}
	})
}

func pgTruncated(c *shadow.Copy) sqlgen.Ref {
	return sqlgen.Ref{Schema: pgSchema(c, "log"), Table: "truncated"}
}

// followed reads what the copy must know of each table.
func (w copying) followed() ([]*shadow.Followed, error) {
	return w.c.FollowAll(func(f *shadow.Followed) error {
		f.Log = sqlgen.Ref{Schema: pgSchema(w.c, "log"), Table: fmt.Sprintf("log_%d", f.No)}
		f.Pick = sqlgen.Ref{Schema: pgSchema(w.c, "log"), Table: fmt.Sprintf("pick_%d", f.No)}
		f.Into = sqlgen.Ref{Schema: pgSchema(w.c, "new"), Table: f.Table}
		f.Key = w.askTable("row key", f.Ref)
		f.Cols = w.askTable("insertable columns", f.Ref)
		f.Shape, f.Storage = w.lines("shape", f.Ref), w.lines("storage", f.Ref)
		return w.Err
	})
}

// listen installs the triggers of all tables at once. Their locks wait for every
// transaction that has written: the log has what the copy cannot see.
func (w *following) listen() error {
	err := w.o.Patiently(w.Ctx, w.s, w.d, func(attempt int) error {
		return w.inTx(func(r copying) {
			r.Run(w.d.Briefly(attempt), lock(r.Builder, w.c.Refs(), "SHARE ROW EXCLUSIVE"))
			for _, f := range w.fs {
				r.Run(r.say(f, "make the triggers")...)
				f.Ears = r.lines("triggers as they are", f.Ref)
			}
			r.Run(w.d.Briefly(-1))
		})
	})
	if err != nil {
		return fmt.Errorf("installing the triggers: %w", err)
	}
	w.o.Listens()
	return nil
}

func (w *following) fillAll() error {
	for _, f := range w.fs {
		w.Do(func() error { return w.o.Hold(w.Ctx) })
		start := time.Now()
		w.fill(f.CopyTable, f.Cols, f.Into)
		w.Do(func() error { return w.inTx(func(r copying) { r.finish(f.Ref) }) })
		if w.Err != nil {
			return w.Err
		}
		w.o.Filled(f.Ref, time.Since(start))
	}
	return nil
}

func (w *following) catchUp() error {
	return w.o.CatchUp(w.Ctx, func(context.Context) (int64, error) { return w.round(nil) })
}

// compareAll compares all rows, in one snapshot.
func (w *following) compareAll() error {
	_, err := w.round(w.o.Check)
	for _, f := range w.fs {
		f.Tally = shadow.Tally{}
	}
	w.compared = true
	return err
}

// round replays what stands in the logs, in one snapshot. With check it compares all rows.
func (w *following) round(check shadow.CopyCheck) (n int64, err error) {
	work := func(r copying) {
		n = w.replay(r)
		if check != nil {
			r.Do(func() error { return check(r.On, w.c.Itself(), w.c.In(pgSchema(w.c, "new"))) })
		}
	}
	begin := dialect.BeginTx(w.s.Conn, sql.LevelRepeatableRead)
	err = w.tallied(func() error {
		return dialect.InTx(w.Ctx, begin, func(tx dialect.Tx) error { return w.on(tx, work) })
	})
	return n, err
}

// tallied runs a transaction, and puts the tallies back when it fails.
func (w *following) tallied(transaction func() error) error {
	was := make([]shadow.Tally, len(w.fs))
	for i, f := range w.fs {
		was[i] = f.Tally
	}
	err := transaction()
	for i, f := range w.fs {
		if err != nil {
			f.Tally = was[i]
		}
	}
	return err
}

// replay replays the logs, and returns how many entries they had.
func (w *following) replay(r copying) (all int64) {
	for _, f := range w.fs {
		var gone, come, delta, n int64
		r.Do(func() error {
			err := dialect.Within(r.Ctx, r.On, r.say(f, "pick a round")...)
			if err == nil {
				gone, err = r.changed(f, "delete the new rows")
			}
			if err == nil {
				come, err = r.changed(f, "insert the old rows")
			}
			if err != nil {
				return &shadow.LogError{Table: f.Ref, Err: err}
			}
			return nil
		})
		r.Run(ownPath)
		r.Scan(r.say(f, "count the round")[0], nil, &delta, &n)
		f.Was, f.Now, f.Entries = f.Was+delta, f.Now+come-gone, f.Entries+n
		all += n
		if w.compared && n > 0 {
			w.compareRound(r, f)
		}
	}
	for _, no := range dialect.ListRows(r.Script, func(no *int) []any { return []any{no} },
		"SELECT no FROM "+r.Table(pgTruncated(w.c))+" LIMIT 1") {
		r.Err = &shadow.RowError{Table: w.fs[no].Ref, Why: "it was truncated while it was copied"}
	}
	return all
}

// changed runs a statement about a table, and counts the rows.
func (w copying) changed(f *shadow.Followed, name string) (int64, error) {
	return dialect.Affected(w.Ctx, w.On, sqlgen.Statement{SQL: w.say(f, name)[0]})
}

func (w *following) compareRound(r copying, f *shadow.Followed) {
	var differ bool
	r.Doing(fmt.Sprintf("comparing %q", f.Table), func() { r.Scan(r.differ(f), nil, &differ) })
	r.Do(func() error {
		if differ {
			return &shadow.RowError{Table: f.Ref,
				Why: "rows that were written meanwhile are not in the new table as they should be"}
		}
		return f.CheckFits(r.Ctx, r.On, r.Builder, w.o, r.fromRound(f))
	})
}

// differ asks whether the rows of a round differ.
func (w copying) differ(f *shadow.Followed) string {
	to, values := f.Exprs(w.Builder, f.Cols)
	return pgDiffer(values, w.say(f, "old rows of the round")[0],
		to, w.say(f, "new rows of the round")[0])
}

// fromRound is the FROM of the rows of a round, to which a condition is added.
func (w copying) fromRound(f *shadow.Followed) string {
	return " FROM " + w.say(f, "old rows of the round")[0] + " AND "
}

func (w *following) swapPatiently() error {
	return w.o.Patiently(w.Ctx, w.s, w.d, func(attempt int) error {
		if attempt%20 == 0 { // it takes too long for the moment of the swap
			if err := w.o.Ready(w.Ctx); err != nil {
				return err
			}
			if err := w.c.Came(w.d.CopyRefusal(w.Ctx, w.s, w.c)); err != nil {
				return err
			}
		}
		if _, err := w.round(nil); err != nil {
			return err
		}
		return w.tallied(func() error { return w.swapOnline(attempt) })
	})
}

// swapOnline takes the locks, replays the rest of the log, and swaps.
func (w *following) swapOnline(attempt int) error {
	var locked time.Time
	err := w.inTx(func(r copying) {
		all := append(w.c.Refs(), w.c.OutsideParents()...)
		r.Run(w.d.Briefly(attempt), lock(r.Builder, all, "ACCESS EXCLUSIVE"), w.d.Briefly(-1))
		locked = time.Now()
		for _, f := range w.fs {
			shape, storage := r.lines("shape", f.Ref), r.lines("storage", f.Ref)
			ears := r.lines("triggers as they are", f.Ref)
			r.Do(func() error { return f.Unaltered(shape, storage, ears) })
		}
		w.replay(r)
		r.Do(func() error { return shadow.Settled(w.fs) })
		w.putIn(r)
	})
	if err == nil {
		w.o.Swapped(time.Since(locked))
	}
	return err
}

// putIn swaps the tables, with everything that belongs to them.
func (w *following) putIn(r copying) {
	r.Run("CREATE SCHEMA " + r.Q(pgSchema(w.c, "old")))
	for _, f := range w.fs {
		r.Run(r.say(f, "drop the triggers")...)
	}
	r.Run(r.foreignKeys(w.c.In(pgSchema(w.c, "new")), " NOT VALID")...)
	r.dropOutsideKeys()
	r.swap(pgSchema(w.c, "old"), pgSchema(w.c, "new"), true)
	r.Run("DROP SCHEMA "+r.Q(pgSchema(w.c, "new")),
		"DROP SCHEMA "+r.Q(pgSchema(w.c, "log"))+" CASCADE")
}

// Settle validates the foreign keys, which are there since the swap.
func (d Dialect) Settle(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	w := d.copying(ctx, s, c)
	for _, t := range c.Tables {
		for _, validate := range w.askTable("validate keys", t.Ref) {
			w.Doing(fmt.Sprintf("validating the foreign keys of %q, which is in place", t.Table),
				func() { w.shortly(validate) })
		}
	}
	return w.Err
}

// unfollow removes what an online copy has left that did not come to its swap.
func (d Dialect) unfollow(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	w := d.copying(ctx, s, c)
	drops := w.ask("drop followers", sqlgen.FollowerName+c.Label)
	for _, schema := range []string{pgSchema(c, "log"), pgSchema(c, "new")} {
		there := w.List("SELECT nspname FROM pg_namespace WHERE nspname = $1", schema)
		if len(there) > 0 {
			drops = append(drops, "DROP SCHEMA "+w.Q(schema)+" CASCADE")
		}
	}
	if len(drops) > 0 {
		w.shortly(drops...)
	}
	return w.Err
}

func (Dialect) OnlineCosts() dialect.Costs {
	return dialect.Costs{LogName: "WAL", LogPerValue: 220, Locks: []string{
		"SHARE ROW EXCLUSIVE on every table of the class for the moment in which the triggers are " +
			"made: readers go on",
		"ACCESS EXCLUSIVE on them, and on the tables that they refer to, for the moment of the swap; " +
			"each of the two is waited for at most 0.3 s per table at a time, and then not at all for " +
			"four times as long",
		pgOldSnapshots,
		"until then writers wait for nothing, but every row that they write costs an entry in a log, " +
			"two when its key changes; old row versions are kept while a table is read",
	}}
}
