package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"
)

// An online copy on PostgreSQL replays the whole log in each round, in one snapshot:
// afterwards the new tables are what the old ones were at one moment, and no unique
// index ever sees rows of two moments. The swap is one transaction. Its foreign keys
// are made NOT VALID, which takes no time, and validated after it, which holds up
// nobody.

func pgLogSchema(c *Copy) string { return "sqluuid_log_" + c.Label }

func (d postgres) OnlineRefusal(ctx context.Context, q Querier, c *Copy) (string, error) {
	for _, t := range c.Tables {
		key, err := names(ctx, q, pgKey, t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		if len(key) == 0 {
			return fmt.Sprintf("table %q has no primary key, and no unique index of columns that are NOT NULL, to tell its rows by", t.Table), nil
		}
		list, err := names(ctx, q, pgTable(`SELECT conname FROM pg_constraint WHERE conrelid = {t} AND contype = 'f' AND NOT convalidated`), t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		if len(list) > 0 {
			return fmt.Sprintf("the foreign key %q of table %q is not validated, and those of the new table will be; validate it first", list[0], t.Table), nil
		}
		if list, err = names(ctx, q, pgForeignTypes, t.Schema, t.Table, key); err != nil {
			return "", err
		}
		if len(list) > 0 {
			return fmt.Sprintf("the rows of table %q are told by their key of type %s, which an extension compares; let another unique index of it be its primary key", t.Table, list[0]), nil
		}
	}
	return "", nil
}

func (d postgres) followed(ctx context.Context, q Querier, c *Copy) (out []*followed, err error) {
	for i, t := range c.Tables {
		side := func(what string) Ref { return Ref{pgLogSchema(c), fmt.Sprintf("%s_%d", what, i)} }
		f := &followed{CopyTable: t, no: i, into: Ref{pgNewSchema(c), t.Table}, log: side("log"), pick: side("pick")}
		if f.key, err = names(ctx, q, pgKey, t.Schema, t.Table); err != nil {
			return nil, err
		}
		if len(f.key) == 0 {
			return nil, &RowError{t.Ref, "it has nothing to tell its rows by any more"}
		}
		if f.cols, err = d.insertable(ctx, q, t.Ref); err != nil {
			return nil, err
		}
		if f.shape, err = d.lines(ctx, q, pgShape, t.Ref); err != nil {
			return nil, err
		}
		if f.storage, err = d.lines(ctx, q, pgStorage, t.Ref); err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

func (postgres) lines(ctx context.Context, q Querier, query string, t Ref) (string, error) {
	list, err := names(ctx, q, pgTable(query), t.Schema, t.Table)
	return strings.Join(list, "\n"), err
}

// pgSide makes the log of a table and what a round picks from it. They need not
// outlive a crash of the server, which ends the copy too.
func (f *followed) pgSide(b *builder) []string {
	var log, pick []string
	for i, k := range f.key {
		log = append(log, b.q(k)+" AS "+b.q(keyName(i)))
		pick = append(pick, "o."+b.q(k)+" AS "+b.q(keyName(i)))
	}
	for i, k := range f.key {
		pick = append(pick, "n."+b.q(k)+" AS "+b.q(newName(i)))
	}
	return []string{
		"CREATE UNLOGGED TABLE " + b.table(f.log) + " AS SELECT " + strings.Join(log, ", ") + ", 0::smallint AS " + deltaName + " FROM " + b.table(f.Ref) + " WITH NO DATA",
		"CREATE UNLOGGED TABLE " + b.table(f.pick) + " AS SELECT " + strings.Join(pick, ", ") + ", 0::bigint AS " + deltaName + ", 0::bigint AS sqluuid_n FROM " + b.table(f.Ref) + " o, " +
			b.table(f.into) + " n WITH NO DATA",
	}
}

// pgFunctions are what the triggers of a table do, with the rights of this role and
// whatever the search_path of the writer is.
func (f *followed) pgFunctions(b *builder, c *Copy) []string {
	log, keys := b.table(f.log), strings.Join(f.names(b, keyName), ", ")
	insert := "INSERT INTO " + log + " (" + keys + ", " + deltaName + ") VALUES ("
	old, now := f.of(b, "OLD"), f.of(b, "NEW")
	body := "BEGIN IF TG_OP = 'INSERT' THEN " + insert + now + ", 1); ELSIF TG_OP = 'DELETE' THEN " + insert + old + ", -1); ELSIF ROW(" + old + ") IS DISTINCT FROM ROW(" + now + ") THEN " +
		insert + old + ", -1), (" + now + ", 1); ELSE " + insert + now + ", 0); END IF; RETURN NULL; END"
	gone := fmt.Sprintf("BEGIN INSERT INTO %s VALUES (%d); RETURN NULL; END", b.table(pgTruncated(c)), f.no)
	const head = "() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS '"
	return []string{
		"CREATE FUNCTION " + b.table(f.function(c, "written")) + head + strings.ReplaceAll(body, "'", "''") + "'",
		"CREATE FUNCTION " + b.table(f.function(c, "truncated")) + head + strings.ReplaceAll(gone, "'", "''") + "'",
	}
}

func pgTruncated(c *Copy) Ref { return Ref{pgLogSchema(c), "truncated"} }

func (f *followed) function(c *Copy, what string) Ref {
	return Ref{pgLogSchema(c), fmt.Sprintf("%s_%d", what, f.no)}
}

// pgTriggers fire in sessions too that apply changes of another server.
func (f *followed) pgTriggers(b *builder, c *Copy) (out []string) {
	for _, x := range [][3]string{{"written", "INSERT OR UPDATE OR DELETE", "ROW"}, {"truncated", "TRUNCATE", "STATEMENT"}} {
		name := b.q(FollowerName + c.Label + "_" + x[0])
		out = append(out, "CREATE TRIGGER "+name+" AFTER "+x[1]+" ON "+b.table(f.Ref)+" FOR EACH "+x[2]+" EXECUTE FUNCTION "+b.table(f.function(c, x[0]))+"()",
			"ALTER TABLE "+b.table(f.Ref)+" ENABLE ALWAYS TRIGGER "+name)
	}
	return out
}

// pgPicked stands for a row of a round beside the application's tables, of which one may
// have a short name.
const pgPicked = "sqluuid_p"

// A pgRound are the statements that replay a table's log.
type pgRound struct{ clear, pick, analyse, delete, insert, count string }

func (f *followed) pgRound(b *builder) pgRound {
	pick, keys := b.table(f.pick), strings.Join(f.names(b, keyName), ", ")
	to, exprs := f.exprs(b, f.cols)
	return pgRound{
		clear: "TRUNCATE " + pick,
		pick: "WITH g AS (DELETE FROM " + b.table(f.log) + " RETURNING *) INSERT INTO " + pick + " SELECT " + keys + ", " + strings.Join(f.images(b, "x"), ", ") + ", d, n FROM (SELECT " + keys +
			", sum(" + deltaName + ") AS d, count(*) AS n FROM g GROUP BY " + keys + ") x",
		analyse: "ANALYZE " + pick,
		delete:  "DELETE FROM " + b.table(f.into) + " USING " + pick + " " + pgPicked + " WHERE " + f.match(b, pgPicked, newName, b.table(f.into)),
		insert: "INSERT INTO " + b.table(f.into) + " (" + strings.Join(to, ", ") + ") OVERRIDING SYSTEM VALUE SELECT " + strings.Join(exprs, ", ") + " FROM " + b.table(f.Ref) +
			" WHERE EXISTS (SELECT 1 FROM " + pick + " " + pgPicked + " WHERE " + f.match(b, pgPicked, keyName, b.table(f.Ref)) + ")",
		count: "SELECT COALESCE(sum(" + deltaName + "), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM " + pick,
	}
}

// pgDiffer compares the rows of a round, and pgMisfit finds one that no set has.
func (f *followed) pgDiffer(b *builder) string {
	to, exprs := f.exprs(b, f.cols)
	sum := func(list []string, r Ref, name func(int) string) string {
		return "(SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(" + strings.Join(list, ", ") + ")::text, 0)::numeric), 0)::text FROM " + b.table(r) +
			" WHERE EXISTS (SELECT 1 FROM " + b.table(f.pick) + " " + pgPicked + " WHERE " + f.match(b, pgPicked, name, b.table(r)) + "))"
	}
	return "SELECT " + sum(exprs, f.Ref, keyName) + " <> " + sum(to, f.into, newName)
}

func (f *followed) pgMisfit(b *builder, col CopyColumn, o *Online) string {
	return "SELECT " + col.From.KeyOut(b.q(col.Name)) + " FROM " + b.table(f.Ref) + " WHERE EXISTS (SELECT 1 FROM " + b.table(f.pick) + " " + pgPicked + " WHERE " +
		f.match(b, pgPicked, keyName, b.table(f.Ref)) + ") AND " + f.matches(b, col, o.Fits) + " LIMIT 1"
}

func (d postgres) Online(ctx context.Context, s *Session, c *Copy, o Online) error {
	c.following = true
	fs, err := d.prepare(ctx, s, c)
	if err != nil {
		return err
	}
	if err := d.listen(ctx, s, c, fs, &o); err != nil {
		return fmt.Errorf("installing the triggers: %w", err)
	}
	o.Tell(Told{Step: Listening})
	for _, f := range fs {
		if err := o.Hold(ctx); err != nil {
			return err
		}
		start := time.Now()
		if err := d.fillOnline(ctx, s, c, f); err != nil {
			return err
		}
		o.Tell(Told{Step: Filled, Table: f.Ref, Took: time.Since(start)})
	}
	whole, since := func(ctx context.Context) (int64, error) { return d.round(ctx, s, c, fs, nil, nil) }, func(ctx context.Context) (int64, error) { return d.round(ctx, s, c, fs, &o, nil) }
	if err := o.catchUp(ctx, whole); err != nil {
		return err
	}
	if _, err := d.round(ctx, s, c, fs, nil, o.Check); err != nil {
		return err
	}
	restoreTallies(fs, make([]tally, len(fs)))
	if err := o.catchUp(ctx, since); err != nil {
		return err
	}
	if err := o.patiently(ctx, s, d, func(attempt int) error {
		if attempt%20 == 0 {
			if err := d.ready(ctx, s, c, &o); err != nil {
				return err
			}
		}
		if _, err := since(ctx); err != nil {
			return err
		}
		was := tallies(fs)
		err := d.swapOnline(ctx, s, c, fs, &o, attempt)
		if err != nil {
			restoreTallies(fs, was)
		}
		return err
	}); err != nil {
		return err
	}
	if err := d.Settle(ctx, s, c); err != nil {
		return err
	}
	if err := inTx(ctx, s, func(tx Tx) error { return d.note(ctx, tx, c) }); err != nil {
		return err
	}
	return o.Done(s)
}

// prepare makes the new tables and the logs, which nobody notices.
func (d postgres) prepare(ctx context.Context, s *Session, c *Copy) (fs []*followed, err error) {
	err = inTx(ctx, s, func(tx Tx) error {
		b := newBuilder(d.Profile())
		if err := within(ctx, tx, "SET LOCAL search_path = pg_catalog", "CREATE SCHEMA "+b.q(pgNewSchema(c)), "CREATE SCHEMA "+b.q(pgLogSchema(c)),
			"CREATE UNLOGGED TABLE "+b.table(pgTruncated(c))+" (no integer)"); err != nil {
			return err
		}
		if fs, err = d.followed(ctx, tx, c); err != nil {
			return err
		}
		for _, f := range fs {
			steps := append(d.like(b, f.CopyTable, f.into), f.pgSide(b)...)
			if err := errors.Join(b.err, within(ctx, tx, append(steps, f.pgFunctions(b, c)...)...)); err != nil {
				return fmt.Errorf("making the new %q: %w", f.Table, err)
			}
		}
		return nil
	})
	return fs, err
}

// listen installs the triggers of all tables at once. Their locks wait for every
// transaction that has written: the log has what the copy cannot see.
func (d postgres) listen(ctx context.Context, s *Session, c *Copy, fs []*followed, o *Online) error {
	return o.patiently(ctx, s, d, func(attempt int) error {
		return inTx(ctx, s, func(tx Tx) (err error) {
			b := newBuilder(d.Profile())
			if err := within(ctx, tx, d.Briefly(attempt), d.lock(b, c.refs(), "SHARE ROW EXCLUSIVE")); err != nil {
				return err
			}
			for _, f := range fs {
				if err := errors.Join(b.err, within(ctx, tx, f.pgTriggers(b, c)...)); err != nil {
					return err
				}
				if f.ears, err = d.lines(ctx, tx, pgEars, f.Ref); err != nil {
					return err
				}
			}
			return within(ctx, tx, d.Briefly(-1))
		})
	})
}

func (d postgres) fillOnline(ctx context.Context, s *Session, c *Copy, f *followed) error {
	insert, err := f.fill(d, f.cols, f.into, f.Ref, " OVERRIDING SYSTEM VALUE")
	if err != nil {
		return err
	}
	c.tell(Filling, f.Ref)
	if err := within(ctx, s, insert); err != nil {
		return fmt.Errorf("filling the new %q: %w", f.Table, err)
	}
	c.tell(Indexing, f.Ref)
	err = inTx(ctx, s, func(tx Tx) error {
		if err := within(ctx, tx, "SET LOCAL search_path = pg_catalog"); err != nil {
			return err
		}
		return d.finishTable(ctx, tx, f.Ref, pgNewSchema(c))
	})
	if err != nil {
		return fmt.Errorf("the indexes and constraints of the new %q: %w", f.Table, err)
	}
	return nil
}

// round replays what stands in the logs, in one snapshot. With o it compares the
// rows that it has replayed, with check all rows.
func (d postgres) round(ctx context.Context, s *Session, c *Copy, fs []*followed, o *Online, check CopyCheck) (n int64, err error) {
	tx, err := beginTx(s.Conn, sql.LevelRepeatableRead)(ctx)
	if err != nil {
		return 0, err
	}
	was := tallies(fs)
	defer func() {
		if err != nil {
			restoreTallies(fs, was)
			tx.Rollback()
		}
	}()
	if err := within(ctx, tx, "SET LOCAL search_path = pg_catalog"); err != nil {
		return 0, err
	}
	if n, err = d.replay(ctx, tx, c, fs, o); err != nil {
		return 0, err
	}
	if check != nil {
		fresh := map[Ref]Ref{}
		for _, f := range fs {
			fresh[f.Ref] = f.into
		}
		if err := check(tx, c.itself(), fresh); err != nil {
			return 0, err
		}
	}
	return n, tx.Commit()
}

func (d postgres) replay(ctx context.Context, tx Tx, c *Copy, fs []*followed, o *Online) (all int64, err error) {
	for _, f := range fs {
		b := newBuilder(d.Profile())
		r := f.pgRound(b)
		if b.err != nil {
			return 0, b.err
		}
		if err := within(ctx, tx, r.clear, r.pick, r.analyse); err != nil {
			return 0, &LogError{f.Ref, err}
		}
		gone, err := affected(ctx, tx, r.delete)
		if err != nil {
			return 0, &LogError{f.Ref, err}
		}
		come, err := affected(ctx, tx, r.insert)
		if err != nil {
			return 0, &LogError{f.Ref, err}
		}
		var delta, n int64
		if err := tx.QueryRowContext(ctx, r.count).Scan(&delta, &n); err != nil {
			return 0, err
		}
		f.was, f.now, f.entries = f.was+delta, f.now+come-gone, f.entries+n
		all += n
		if o != nil && n > 0 {
			if err := d.compareRound(ctx, tx, b, f, o); err != nil {
				return 0, err
			}
		}
	}
	var no int
	b := newBuilder(d.Profile())
	switch err := tx.QueryRowContext(ctx, "SELECT no FROM "+b.table(pgTruncated(c))+" LIMIT 1").Scan(&no); {
	case errors.Is(err, sql.ErrNoRows):
		return all, nil
	case err != nil:
		return 0, err
	}
	return 0, &RowError{fs[no].Ref, "it was truncated while it was copied"}
}

func (d postgres) compareRound(ctx context.Context, tx Tx, b *builder, f *followed, o *Online) error {
	var differ bool
	if err := tx.QueryRowContext(ctx, f.pgDiffer(b)).Scan(&differ); err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	if differ {
		return &RowError{f.Ref, "rows that were written meanwhile are not in the new table as they should be"}
	}
	if len(o.Fits) == 0 {
		return nil
	}
	for _, col := range f.Columns {
		var id string
		switch err := tx.QueryRowContext(ctx, f.pgMisfit(b, col, o)).Scan(&id); {
		case err == nil:
			return &RowError{f.Ref, fmt.Sprintf("column %q has got the value %q, which the rewrite does not apply to", col.Name, id)}
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
	}
	return b.err
}
