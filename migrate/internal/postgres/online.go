package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Follower = Dialect{}

// An online copy on PostgreSQL replays the whole log in each round, in one snapshot:
// afterwards the new tables are what the old ones were at one moment, and no unique
// index ever sees rows of two moments. The swap is one transaction. Its foreign keys
// are made NOT VALID, which takes no time, and validated after it, which holds up
// nobody.

func pgLogSchema(c *shadow.Copy) string { return "sqluuid_log_" + c.Label }

func (d Dialect) OnlineRefusal(ctx context.Context, q dialect.Querier, c *shadow.Copy) (string, error) {
	for _, t := range c.Tables {
		key, err := dialect.ListNames(ctx, q, pgKey, t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		if len(key) == 0 {
			return fmt.Sprintf("table %q has no primary key, and no unique index of columns that are NOT NULL, to tell its rows by", t.Table), nil
		}
		list, err := dialect.ListNames(ctx, q, pgTable(`SELECT conname FROM pg_constraint WHERE conrelid = {t} AND contype = 'f' AND NOT convalidated`), t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		if len(list) > 0 {
			return fmt.Sprintf("the foreign key %q of table %q is not validated, and those of the new table will be; validate it first", list[0], t.Table), nil
		}
		if list, err = dialect.ListNames(ctx, q, pgForeignTypes, t.Schema, t.Table, key); err != nil {
			return "", err
		}
		if len(list) > 0 {
			return fmt.Sprintf("the rows of table %q are told by their key of type %s, which an extension compares; let another unique index of it be its primary key", t.Table, list[0]), nil
		}
	}
	return "", nil
}

func (d Dialect) followed(ctx context.Context, q dialect.Querier, c *shadow.Copy) (out []*shadow.Followed, err error) {
	for i, t := range c.Tables {
		side := func(what string) sqlgen.Ref {
			return sqlgen.Ref{Schema: pgLogSchema(c), Table: fmt.Sprintf("%s_%d", what, i)}
		}
		f := &shadow.Followed{CopyTable: t, No: i, Into: sqlgen.Ref{Schema: pgNewSchema(c), Table: t.Table}, Log: side("log"), Pick: side("pick")}
		if f.Key, err = dialect.ListNames(ctx, q, pgKey, t.Schema, t.Table); err != nil {
			return nil, err
		}
		if len(f.Key) == 0 {
			return nil, &shadow.RowError{Table: t.Ref, Why: "it has nothing to tell its rows by any more"}
		}
		if f.Cols, err = d.insertable(ctx, q, t.Ref); err != nil {
			return nil, err
		}
		if f.Shape, err = d.lines(ctx, q, pgShape, t.Ref); err != nil {
			return nil, err
		}
		if f.Storage, err = d.lines(ctx, q, pgStorage, t.Ref); err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

func (Dialect) lines(ctx context.Context, q dialect.Querier, query string, t sqlgen.Ref) (string, error) {
	list, err := dialect.ListNames(ctx, q, pgTable(query), t.Schema, t.Table)
	return strings.Join(list, "\n"), err
}

// pgSide makes the log of a table and what a round picks from it. They need not
// outlive a crash of the server, which ends the copy too.
func pgSide(f *shadow.Followed, b *sqlgen.Builder) []string {
	var log, pick []string
	for i, k := range f.Key {
		log = append(log, b.Q(k)+" AS "+b.Q(shadow.KeyName(i)))
		pick = append(pick, "o."+b.Q(k)+" AS "+b.Q(shadow.KeyName(i)))
	}
	for i, k := range f.Key {
		pick = append(pick, "n."+b.Q(k)+" AS "+b.Q(shadow.NewName(i)))
	}
	return []string{
		"CREATE UNLOGGED TABLE " + b.Table(f.Log) + " AS SELECT " + strings.Join(log, ", ") + ", 0::smallint AS " + shadow.DeltaName + " FROM " + b.Table(f.Ref) + " WITH NO DATA",
		"CREATE UNLOGGED TABLE " + b.Table(f.Pick) + " AS SELECT " + strings.Join(pick, ", ") + ", 0::bigint AS " + shadow.DeltaName + ", 0::bigint AS sqluuid_n FROM " + b.Table(f.Ref) + " o, " +
			b.Table(f.Into) + " n WITH NO DATA",
	}
}

// pgFunctions are what the triggers of a table do, with the rights of this role and
// whatever the search_path of the writer is.
func pgFunctions(f *shadow.Followed, b *sqlgen.Builder, c *shadow.Copy) []string {
	log, keys := b.Table(f.Log), strings.Join(f.Names(b, shadow.KeyName), ", ")
	insert := "INSERT INTO " + log + " (" + keys + ", " + shadow.DeltaName + ") VALUES ("
	old, now := f.Of(b, "OLD"), f.Of(b, "NEW")
	body := "BEGIN IF TG_OP = 'INSERT' THEN " + insert + now + ", 1); ELSIF TG_OP = 'DELETE' THEN " + insert + old + ", -1); ELSIF ROW(" + old + ") IS DISTINCT FROM ROW(" + now + ") THEN " +
		insert + old + ", -1), (" + now + ", 1); ELSE " + insert + now + ", 0); END IF; RETURN NULL; END"
	gone := fmt.Sprintf("BEGIN INSERT INTO %s VALUES (%d); RETURN NULL; END", b.Table(pgTruncated(c)), f.No)
	const head = "() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS '"
	return []string{
		"CREATE FUNCTION " + b.Table(function(f, c, "written")) + head + strings.ReplaceAll(body, "'", "''") + "'",
		"CREATE FUNCTION " + b.Table(function(f, c, "truncated")) + head + strings.ReplaceAll(gone, "'", "''") + "'",
	}
}

func pgTruncated(c *shadow.Copy) sqlgen.Ref {
	return sqlgen.Ref{Schema: pgLogSchema(c), Table: "truncated"}
}

func function(f *shadow.Followed, c *shadow.Copy, what string) sqlgen.Ref {
	return sqlgen.Ref{Schema: pgLogSchema(c), Table: fmt.Sprintf("%s_%d", what, f.No)}
}

// pgTriggers fire in sessions too that apply changes of another server.
func pgTriggers(f *shadow.Followed, b *sqlgen.Builder, c *shadow.Copy) (out []string) {
	for _, x := range [][3]string{{"written", "INSERT OR UPDATE OR DELETE", "ROW"}, {"truncated", "TRUNCATE", "STATEMENT"}} {
		name := b.Q(sqlgen.FollowerName + c.Label + "_" + x[0])
		out = append(out, "CREATE TRIGGER "+name+" AFTER "+x[1]+" ON "+b.Table(f.Ref)+" FOR EACH "+x[2]+" EXECUTE FUNCTION "+b.Table(function(f, c, x[0]))+"()",
			"ALTER TABLE "+b.Table(f.Ref)+" ENABLE ALWAYS TRIGGER "+name)
	}
	return out
}

// pgPicked stands for a row of a round beside the application's tables, of which one may
// have a short name.
const pgPicked = "sqluuid_p"

// A pgRound are the statements that replay a table's log.
type pgRound struct{ clear, pick, analyse, delete, insert, count string }

func roundOf(f *shadow.Followed, b *sqlgen.Builder) pgRound {
	pick, keys := b.Table(f.Pick), strings.Join(f.Names(b, shadow.KeyName), ", ")
	to, exprs := f.Exprs(b, f.Cols)
	return pgRound{
		clear: "TRUNCATE " + pick,
		pick: "WITH g AS (DELETE FROM " + b.Table(f.Log) + " RETURNING *) INSERT INTO " + pick + " SELECT " + keys + ", " + strings.Join(f.Images(b, "x"), ", ") + ", d, n FROM (SELECT " + keys +
			", sum(" + shadow.DeltaName + ") AS d, count(*) AS n FROM g GROUP BY " + keys + ") x",
		analyse: "ANALYZE " + pick,
		delete:  "DELETE FROM " + b.Table(f.Into) + " USING " + pick + " " + pgPicked + " WHERE " + f.Match(b, pgPicked, shadow.NewName, b.Table(f.Into)),
		insert: "INSERT INTO " + b.Table(f.Into) + " (" + strings.Join(to, ", ") + ") OVERRIDING SYSTEM VALUE SELECT " + strings.Join(exprs, ", ") + " FROM " + b.Table(f.Ref) +
			" WHERE EXISTS (SELECT 1 FROM " + pick + " " + pgPicked + " WHERE " + f.Match(b, pgPicked, shadow.KeyName, b.Table(f.Ref)) + ")",
		count: "SELECT COALESCE(sum(" + shadow.DeltaName + "), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM " + pick,
	}
}

// pgDiffer compares the rows of a round, and pgMisfit finds one that no set has.
func pgDiffer(f *shadow.Followed, b *sqlgen.Builder) string {
	to, exprs := f.Exprs(b, f.Cols)
	sum := func(list []string, r sqlgen.Ref, name func(int) string) string {
		return "(SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(" + strings.Join(list, ", ") + ")::text, 0)::numeric), 0)::text FROM " + b.Table(r) +
			" WHERE EXISTS (SELECT 1 FROM " + b.Table(f.Pick) + " " + pgPicked + " WHERE " + f.Match(b, pgPicked, name, b.Table(r)) + "))"
	}
	return "SELECT " + sum(exprs, f.Ref, shadow.KeyName) + " <> " + sum(to, f.Into, shadow.NewName)
}

func pgMisfit(f *shadow.Followed, b *sqlgen.Builder, col shadow.CopyColumn, o *shadow.Online) string {
	return "SELECT " + col.From.KeyOut(b.Q(col.Name)) + " FROM " + b.Table(f.Ref) + " WHERE EXISTS (SELECT 1 FROM " + b.Table(f.Pick) + " " + pgPicked + " WHERE " +
		f.Match(b, pgPicked, shadow.KeyName, b.Table(f.Ref)) + ") AND " + f.Matches(b, col, o.Fits) + " LIMIT 1"
}

func (d Dialect) Online(ctx context.Context, s *dialect.Session, c *shadow.Copy, o shadow.Online) error {
	c.Following = true
	fs, err := d.prepare(ctx, s, c)
	if err != nil {
		return err
	}
	if err := d.listen(ctx, s, c, fs, &o); err != nil {
		return fmt.Errorf("installing the triggers: %w", err)
	}
	o.Tell(shadow.Told{Step: shadow.Listening})
	for _, f := range fs {
		if err := o.Hold(ctx); err != nil {
			return err
		}
		start := time.Now()
		if err := d.fillOnline(ctx, s, c, f); err != nil {
			return err
		}
		o.Tell(shadow.Told{Step: shadow.Filled, Table: f.Ref, Took: time.Since(start)})
	}
	whole, since := func(ctx context.Context) (int64, error) { return d.round(ctx, s, c, fs, nil, nil) }, func(ctx context.Context) (int64, error) { return d.round(ctx, s, c, fs, &o, nil) }
	if err := o.CatchUp(ctx, whole); err != nil {
		return err
	}
	if _, err := d.round(ctx, s, c, fs, nil, o.Check); err != nil {
		return err
	}
	shadow.RestoreTallies(fs, make([]shadow.Tally, len(fs)))
	if err := o.CatchUp(ctx, since); err != nil {
		return err
	}
	if err := o.Patiently(ctx, s, d, func(attempt int) error {
		if attempt%20 == 0 {
			if err := d.ready(ctx, s, c, &o); err != nil {
				return err
			}
		}
		if _, err := since(ctx); err != nil {
			return err
		}
		was := shadow.Tallies(fs)
		err := d.swapOnline(ctx, s, c, fs, &o, attempt)
		if err != nil {
			shadow.RestoreTallies(fs, was)
		}
		return err
	}); err != nil {
		return err
	}
	if err := d.Settle(ctx, s, c); err != nil {
		return err
	}
	if err := shadow.InTx(ctx, s, func(tx dialect.Tx) error { return d.note(ctx, tx, c) }); err != nil {
		return err
	}
	return o.Done(s)
}

// prepare makes the new tables and the logs, which nobody notices.
func (d Dialect) prepare(ctx context.Context, s *dialect.Session, c *shadow.Copy) (fs []*shadow.Followed, err error) {
	err = shadow.InTx(ctx, s, func(tx dialect.Tx) error {
		b := sqlgen.NewBuilder(d.Profile())
		if err := dialect.Within(ctx, tx, "SET LOCAL search_path = pg_catalog", "CREATE SCHEMA "+b.Q(pgNewSchema(c)), "CREATE SCHEMA "+b.Q(pgLogSchema(c)),
			"CREATE UNLOGGED TABLE "+b.Table(pgTruncated(c))+" (no integer)"); err != nil {
			return err
		}
		if fs, err = d.followed(ctx, tx, c); err != nil {
			return err
		}
		for _, f := range fs {
			steps := append(d.like(b, f.CopyTable, f.Into), pgSide(f, b)...)
			if err := errors.Join(b.Err, dialect.Within(ctx, tx, append(steps, pgFunctions(f, b, c)...)...)); err != nil {
				return fmt.Errorf("making the new %q: %w", f.Table, err)
			}
		}
		return nil
	})
	return fs, err
}

// listen installs the triggers of all tables at once. Their locks wait for every
// transaction that has written: the log has what the copy cannot see.
func (d Dialect) listen(ctx context.Context, s *dialect.Session, c *shadow.Copy, fs []*shadow.Followed, o *shadow.Online) error {
	return o.Patiently(ctx, s, d, func(attempt int) error {
		return shadow.InTx(ctx, s, func(tx dialect.Tx) (err error) {
			b := sqlgen.NewBuilder(d.Profile())
			if err := dialect.Within(ctx, tx, d.Briefly(attempt), d.lock(b, c.Refs(), "SHARE ROW EXCLUSIVE")); err != nil {
				return err
			}
			for _, f := range fs {
				if err := errors.Join(b.Err, dialect.Within(ctx, tx, pgTriggers(f, b, c)...)); err != nil {
					return err
				}
				if f.Ears, err = d.lines(ctx, tx, pgEars, f.Ref); err != nil {
					return err
				}
			}
			return dialect.Within(ctx, tx, d.Briefly(-1))
		})
	})
}

func (d Dialect) fillOnline(ctx context.Context, s *dialect.Session, c *shadow.Copy, f *shadow.Followed) error {
	insert, err := f.Fill(d, f.Cols, f.Into, f.Ref, " OVERRIDING SYSTEM VALUE")
	if err != nil {
		return err
	}
	c.Report(shadow.Filling, f.Ref)
	if err := dialect.Within(ctx, s, insert); err != nil {
		return fmt.Errorf("filling the new %q: %w", f.Table, err)
	}
	c.Report(shadow.Indexing, f.Ref)
	err = shadow.InTx(ctx, s, func(tx dialect.Tx) error {
		if err := dialect.Within(ctx, tx, "SET LOCAL search_path = pg_catalog"); err != nil {
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
func (d Dialect) round(ctx context.Context, s *dialect.Session, c *shadow.Copy, fs []*shadow.Followed, o *shadow.Online, check shadow.CopyCheck) (n int64, err error) {
	tx, err := dialect.BeginTx(s.Conn, sql.LevelRepeatableRead)(ctx)
	if err != nil {
		return 0, err
	}
	was := shadow.Tallies(fs)
	defer func() {
		if err != nil {
			shadow.RestoreTallies(fs, was)
			tx.Rollback()
		}
	}()
	if err := dialect.Within(ctx, tx, "SET LOCAL search_path = pg_catalog"); err != nil {
		return 0, err
	}
	if n, err = d.replay(ctx, tx, c, fs, o); err != nil {
		return 0, err
	}
	if check != nil {
		fresh := map[sqlgen.Ref]sqlgen.Ref{}
		for _, f := range fs {
			fresh[f.Ref] = f.Into
		}
		if err := check(tx, c.Itself(), fresh); err != nil {
			return 0, err
		}
	}
	return n, tx.Commit()
}

func (d Dialect) replay(ctx context.Context, tx dialect.Tx, c *shadow.Copy, fs []*shadow.Followed, o *shadow.Online) (all int64, err error) {
	for _, f := range fs {
		b := sqlgen.NewBuilder(d.Profile())
		r := roundOf(f, b)
		if b.Err != nil {
			return 0, b.Err
		}
		if err := dialect.Within(ctx, tx, r.clear, r.pick, r.analyse); err != nil {
			return 0, &shadow.LogError{Table: f.Ref, Err: err}
		}
		gone, err := dialect.Affected(ctx, tx, r.delete)
		if err != nil {
			return 0, &shadow.LogError{Table: f.Ref, Err: err}
		}
		come, err := dialect.Affected(ctx, tx, r.insert)
		if err != nil {
			return 0, &shadow.LogError{Table: f.Ref, Err: err}
		}
		var delta, n int64
		if err := tx.QueryRowContext(ctx, r.count).Scan(&delta, &n); err != nil {
			return 0, err
		}
		f.Was, f.Now, f.Entries = f.Was+delta, f.Now+come-gone, f.Entries+n
		all += n
		if o != nil && n > 0 {
			if err := d.compareRound(ctx, tx, b, f, o); err != nil {
				return 0, err
			}
		}
	}
	var no int
	b := sqlgen.NewBuilder(d.Profile())
	switch err := tx.QueryRowContext(ctx, "SELECT no FROM "+b.Table(pgTruncated(c))+" LIMIT 1").Scan(&no); {
	case errors.Is(err, sql.ErrNoRows):
		return all, nil
	case err != nil:
		return 0, err
	}
	return 0, &shadow.RowError{Table: fs[no].Ref, Why: "it was truncated while it was copied"}
}

func (d Dialect) compareRound(ctx context.Context, tx dialect.Tx, b *sqlgen.Builder, f *shadow.Followed, o *shadow.Online) error {
	var differ bool
	if err := tx.QueryRowContext(ctx, pgDiffer(f, b)).Scan(&differ); err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	if differ {
		return &shadow.RowError{Table: f.Ref, Why: "rows that were written meanwhile are not in the new table as they should be"}
	}
	if len(o.Fits) == 0 {
		return nil
	}
	for _, col := range f.Columns {
		var id string
		switch err := tx.QueryRowContext(ctx, pgMisfit(f, b, col, o)).Scan(&id); {
		case err == nil:
			return &shadow.RowError{Table: f.Ref, Why: fmt.Sprintf("column %q has got the value %q, which the rewrite does not apply to", col.Name, id)}
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
	}
	return b.Err
}
