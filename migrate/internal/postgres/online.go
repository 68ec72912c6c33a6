package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
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

func pgLogSchema(c *shadow.Copy) string { return "sqluuid_log_" + c.Label }

// MayFollow implements [shadow.Follower]. A role that may copy the tables may make triggers.
func (Dialect) MayFollow(context.Context, dialect.Querier, *shadow.Copy) error { return nil }

func (d Dialect) OnlineRefusal(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (string, error) {
	for _, t := range c.Tables {
		key, err := dialect.ListNames(ctx, q, query("row key"), t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		if len(key) == 0 {
			return shadow.KeyRefusal(t.Ref), nil
		}
		name, err := dialect.FirstName(ctx, q, query("unvalidated keys"), t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		if name != "" {
			return fmt.Sprintf("the foreign key %q of table %q is not validated, "+
				"and those of the new table will be; validate it first", name, t.Table), nil
		}
		typ, err := dialect.FirstName(ctx, q, query("foreign types"), t.Schema, t.Table, pgArray(key))
		if err != nil {
			return "", err
		}
		if typ != "" {
			return fmt.Sprintf("the rows of table %q are told by their key of type %s, which an extension "+
				"compares; let another unique index of it be its primary key", t.Table, typ), nil
		}
	}
	return "", nil
}

func (d Dialect) followed(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) ([]*shadow.Followed, error) {
	return c.FollowAll(func(f *shadow.Followed) (err error) {
		side := func(what string) sqlgen.Ref {
			return sqlgen.Ref{Schema: pgLogSchema(c), Table: fmt.Sprintf("%s_%d", what, f.No)}
		}
		f.Log, f.Pick = side("log"), side("pick")
		f.Into = sqlgen.Ref{Schema: pgNewSchema(c), Table: f.Table}
		f.Key, err = dialect.ListNames(ctx, q, query("row key"), f.Schema, f.Ref.Table)
		if err != nil {
			return err
		}
		if f.Cols, err = d.insertable(ctx, q, f.Ref); err != nil {
			return err
		}
		if f.Shape, err = d.lines(ctx, q, "shape", f.Ref); err != nil {
			return err
		}
		f.Storage, err = d.lines(ctx, q, "storage", f.Ref)
		return err
	})
}

// lines runs a query about a table, and returns its rows as one text.
func (Dialect) lines(ctx context.Context, q dialect.Querier, name string,
	t sqlgen.Ref) (string, error) {
	list, err := dialect.ListNames(ctx, q, query(name), t.Schema, t.Table)
	return strings.Join(list, "\n"), err
}

// pgSide makes the log of a table and what a round picks from it. They need not
// outlive a crash of the server, which ends the copy too.
func pgSide(f *shadow.Followed, b *sqlgen.Builder) []string {
	var log, old, now []string
	for i, k := range f.Key {
		log = append(log, b.Q(k)+" AS "+b.Q(shadow.KeyName(i)))
		old = append(old, "o."+b.Q(k)+" AS "+b.Q(shadow.KeyName(i)))
		now = append(now, "n."+b.Q(k)+" AS "+b.Q(shadow.NewName(i)))
	}
	return []string{
		"CREATE UNLOGGED TABLE " + b.Table(f.Log) + " AS SELECT " + strings.Join(log, ", ") +
			", 0::smallint AS " + shadow.DeltaName + " FROM " + b.Table(f.Ref) + " WITH NO DATA",
		"CREATE UNLOGGED TABLE " + b.Table(f.Pick) + " AS SELECT " +
			strings.Join(append(old, now...), ", ") + ", 0::bigint AS " + shadow.DeltaName +
			", 0::bigint AS sqluuid_n FROM " + b.Table(f.Ref) + " o, " + b.Table(f.Into) + " n WITH NO DATA",
	}
}

// pgFunctions make the functions of a table's triggers. They run with the rights of this role,
// with any search_path of the writer.
func pgFunctions(f *shadow.Followed, b *sqlgen.Builder, c *shadow.Copy) []string {
	log, keys := b.Table(f.Log), strings.Join(f.Names(b, shadow.KeyName), ", ")
	insert := "INSERT INTO " + log + " (" + keys + ", " + shadow.DeltaName + ") VALUES ("
	old, now := f.Of(b, "OLD"), f.Of(b, "NEW")
	written := "BEGIN IF TG_OP = 'INSERT' THEN " + insert + now + ", 1); " +
		"ELSIF TG_OP = 'DELETE' THEN " + insert + old + ", -1); " +
		"ELSIF ROW(" + old + ") IS DISTINCT FROM ROW(" + now + ") THEN " +
		insert + old + ", -1), (" + now + ", 1); ELSE " + insert + now + ", 0); END IF; RETURN NULL; END"
	truncated := fmt.Sprintf("BEGIN INSERT INTO %s VALUES (%d); RETURN NULL; END",
		b.Table(pgTruncated(c)), f.No)
	make := func(what, body string) string {
		return "CREATE FUNCTION " + b.Table(function(f, c, what)) +
			"() RETURNS trigger LANGUAGE plpgsql " +
			"SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS " + pgLiteral(body)
	}
	return []string{make("written", written), make("truncated", truncated)}
}

func pgTruncated(c *shadow.Copy) sqlgen.Ref {
	return sqlgen.Ref{Schema: pgLogSchema(c), Table: "truncated"}
}

func function(f *shadow.Followed, c *shadow.Copy, what string) sqlgen.Ref {
	return sqlgen.Ref{Schema: pgLogSchema(c), Table: fmt.Sprintf("%s_%d", what, f.No)}
}

// pgTriggers fire in sessions too that apply changes of another server.
func pgTriggers(f *shadow.Followed, b *sqlgen.Builder, c *shadow.Copy) (out []string) {
	for _, x := range [][3]string{
		{"written", "INSERT OR UPDATE OR DELETE", "ROW"}, {"truncated", "TRUNCATE", "STATEMENT"},
	} {
		name := b.Q(sqlgen.FollowerName + c.Label + "_" + x[0])
		out = append(out, "CREATE TRIGGER "+name+" AFTER "+x[1]+" ON "+b.Table(f.Ref)+
			" FOR EACH "+x[2]+" EXECUTE FUNCTION "+b.Table(function(f, c, x[0]))+"()",
			"ALTER TABLE "+b.Table(f.Ref)+" ENABLE ALWAYS TRIGGER "+name)
	}
	return out
}

// pgPicked is the alias of a row of a round. One of the application's tables may have a short name.
const pgPicked = "sqluuid_p"

// picked is the condition that a row of a table is one of a round.
func picked(f *shadow.Followed, b *sqlgen.Builder, name func(int) string, t sqlgen.Ref) string {
	return " WHERE EXISTS (SELECT 1 FROM " + b.Table(f.Pick) + " " + pgPicked + " WHERE " +
		f.Match(b, pgPicked, name, b.Table(t)) + ")"
}

// A pgRound are the statements that replay a table's log.
type pgRound struct{ clear, pick, analyse, delete, insert, count string }

func roundOf(f *shadow.Followed, b *sqlgen.Builder) pgRound {
	pick, keys := b.Table(f.Pick), strings.Join(f.Names(b, shadow.KeyName), ", ")
	to, exprs := f.Exprs(b, f.Cols)
	return pgRound{
		clear: "TRUNCATE " + pick,
		pick: "WITH g AS (DELETE FROM " + b.Table(f.Log) + " RETURNING *) INSERT INTO " + pick +
			" SELECT " + keys + ", " + strings.Join(f.Images(b, "x"), ", ") + ", d, n FROM (SELECT " + keys +
			", sum(" + shadow.DeltaName + ") AS d, count(*) AS n FROM g GROUP BY " + keys + ") x",
		analyse: "ANALYZE " + pick,
		delete: "DELETE FROM " + b.Table(f.Into) + " USING " + pick + " " + pgPicked +
			" WHERE " + f.Match(b, pgPicked, shadow.NewName, b.Table(f.Into)),
		insert: "INSERT INTO " + b.Table(f.Into) + " (" + strings.Join(to, ", ") +
			") OVERRIDING SYSTEM VALUE SELECT " + strings.Join(exprs, ", ") + " FROM " + b.Table(f.Ref) +
			picked(f, b, shadow.KeyName, f.Ref) + " AND " + firing,
		count: "SELECT COALESCE(sum(" + shadow.DeltaName + "), 0)::bigint, " +
			"COALESCE(sum(sqluuid_n), 0)::bigint FROM " + pick,
	}
}

// pgDiffer compares the rows of a round.
func pgDiffer(f *shadow.Followed, b *sqlgen.Builder) string {
	to, exprs := f.Exprs(b, f.Cols)
	return "SELECT " + pgSum(b, exprs, f.Ref, picked(f, b, shadow.KeyName, f.Ref)) +
		" <> " + pgSum(b, to, f.Into, picked(f, b, shadow.NewName, f.Into))
}

// pgWritten is the FROM of the rows of a round, to which a condition is added.
func pgWritten(f *shadow.Followed, b *sqlgen.Builder) string {
	return " FROM " + b.Table(f.Ref) + picked(f, b, shadow.KeyName, f.Ref) + " AND "
}

func (d Dialect) Online(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	o shadow.Online) error {
	fs, err := d.prepare(ctx, s, c)
	if err != nil {
		return err
	}
	if err := d.listen(ctx, s, c, fs, &o); err != nil {
		return fmt.Errorf("installing the triggers: %w", err)
	}
	o.Listens()
	for _, f := range fs {
		if err := o.Hold(ctx); err != nil {
			return err
		}
		start := time.Now()
		if err := d.fillOnline(ctx, s, c, f); err != nil {
			return err
		}
		o.Filled(f.Ref, time.Since(start))
	}
	round := func(o *shadow.Online, check shadow.CopyCheck) func(context.Context) (int64, error) {
		return func(ctx context.Context) (int64, error) { return d.round(ctx, s, c, fs, o, check) }
	}
	if err := o.CatchUp(ctx, round(nil, nil)); err != nil {
		return err
	}
	if _, err := round(nil, o.Check)(ctx); err != nil {
		return err
	}
	for _, f := range fs {
		f.Tally = shadow.Tally{}
	}
	if err := o.CatchUp(ctx, round(&o, nil)); err != nil {
		return err
	}
	if err := o.Patiently(ctx, s, d, func(attempt int) error {
		if attempt%20 == 0 {
			if err := d.ready(ctx, s, c, &o); err != nil {
				return err
			}
		}
		if _, err := round(&o, nil)(ctx); err != nil {
			return err
		}
		return tallied(fs, func() error { return d.swapOnline(ctx, s, c, fs, &o, attempt) })
	}); err != nil {
		return err
	}
	if err := d.Settle(ctx, s, c); err != nil {
		return err
	}
	if err := s.InTx(ctx, func(tx dialect.Tx) error { return d.note(ctx, tx, c) }); err != nil {
		return err
	}
	return o.Done(s)
}

// prepare makes the new tables and the logs, which nobody notices.
func (d Dialect) prepare(ctx context.Context, s *dialect.Session,
	c *shadow.Copy) (fs []*shadow.Followed, err error) {
	err = s.InTx(ctx, func(tx dialect.Tx) error {
		b := sqlgen.NewBuilder(d.Profile())
		if err := dialect.Within(ctx, tx,
			"CREATE SCHEMA "+b.Q(pgNewSchema(c)), "CREATE SCHEMA "+b.Q(pgLogSchema(c)),
			"CREATE UNLOGGED TABLE "+b.Table(pgTruncated(c))+" (no integer)"); err != nil {
			return err
		}
		if fs, err = d.followed(ctx, tx, c); err != nil {
			return err
		}
		for _, f := range fs {
			steps := slices.Concat(d.like(b, f.CopyTable, f.Into), pgSide(f, b), pgFunctions(f, b, c))
			if err := errors.Join(b.Err, dialect.Within(ctx, tx, steps...)); err != nil {
				return fmt.Errorf("making the new %q: %w", f.Table, err)
			}
		}
		return nil
	})
	return fs, err
}

// listen installs the triggers of all tables at once. Their locks wait for every
// transaction that has written: the log has what the copy cannot see.
func (d Dialect) listen(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	fs []*shadow.Followed, o *shadow.Online) error {
	return o.Patiently(ctx, s, d, func(attempt int) error {
		return s.InTx(ctx, func(tx dialect.Tx) (err error) {
			b := sqlgen.NewBuilder(d.Profile())
			lock := d.lock(b, c.Refs(), "SHARE ROW EXCLUSIVE")
			if err := dialect.Within(ctx, tx, d.Briefly(attempt), lock); err != nil {
				return err
			}
			for _, f := range fs {
				if err := errors.Join(b.Err, dialect.Within(ctx, tx, pgTriggers(f, b, c)...)); err != nil {
					return err
				}
				if f.Ears, err = d.lines(ctx, tx, "triggers as they are", f.Ref); err != nil {
					return err
				}
			}
			return dialect.Within(ctx, tx, d.Briefly(-1))
		})
	})
}

func (d Dialect) fillOnline(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	f *shadow.Followed) error {
	if err := d.fill(ctx, s, c, f.CopyTable, f.Cols, f.Into); err != nil {
		return err
	}
	return s.InTx(ctx, func(tx dialect.Tx) error {
		return d.finishTable(ctx, tx, f.Ref, pgNewSchema(c))
	})
}

// round replays what stands in the logs, in one snapshot. With o it compares the
// rows that it has replayed, with check all rows.
func (d Dialect) round(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	fs []*shadow.Followed, o *shadow.Online, check shadow.CopyCheck) (n int64, err error) {
	work := func(tx dialect.Tx) (err error) {
		if n, err = d.replay(ctx, tx, c, fs, o); err != nil || check == nil {
			return err
		}
		return check(tx, c.Itself(), c.In(pgNewSchema(c)))
	}
	begin := dialect.BeginTx(s.Conn, sql.LevelRepeatableRead)
	err = tallied(fs, func() error { return dialect.InTx(ctx, begin, work) })
	return n, err
}

// tallied runs a transaction, and puts the tallies back when it fails.
func tallied(fs []*shadow.Followed, transaction func() error) error {
	was := make([]shadow.Tally, len(fs))
	for i, f := range fs {
		was[i] = f.Tally
	}
	err := transaction()
	for i, f := range fs {
		if err != nil {
			f.Tally = was[i]
		}
	}
	return err
}

func (d Dialect) replay(ctx context.Context, tx dialect.Tx, c *shadow.Copy, fs []*shadow.Followed,
	o *shadow.Online) (all int64, err error) {
	for _, f := range fs {
		b := sqlgen.NewBuilder(d.Profile())
		r := roundOf(f, b)
		if b.Err != nil {
			return 0, b.Err
		}
		if err := dialect.Within(ctx, tx, r.clear, r.pick, r.analyse); err != nil {
			return 0, &shadow.LogError{Table: f.Ref, Err: err}
		}
		gone, err := dialect.Affected(ctx, tx, sqlgen.Statement{SQL: r.delete})
		if err != nil {
			return 0, &shadow.LogError{Table: f.Ref, Err: err}
		}
		come, err := dialect.Affected(ctx, tx, sqlgen.Statement{SQL: r.insert})
		if err != nil {
			return 0, &shadow.LogError{Table: f.Ref, Err: err}
		}
		var delta, n int64
		if err := dialect.Within(ctx, tx, ownPath); err != nil {
			return 0, err
		}
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
	switch err := tx.QueryRowContext(ctx, "SELECT no FROM "+b.Table(pgTruncated(c))+
		" LIMIT 1").Scan(&no); {
	case errors.Is(err, sql.ErrNoRows):
		return all, nil
	case err != nil:
		return 0, err
	}
	return 0, &shadow.RowError{Table: fs[no].Ref, Why: "it was truncated while it was copied"}
}

func (d Dialect) compareRound(ctx context.Context, tx dialect.Tx, b *sqlgen.Builder,
	f *shadow.Followed, o *shadow.Online) error {
	var differ bool
	if err := tx.QueryRowContext(ctx, pgDiffer(f, b)).Scan(&differ); err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	if differ {
		return &shadow.RowError{Table: f.Ref,
			Why: "rows that were written meanwhile are not in the new table as they should be"}
	}
	return f.CheckFits(ctx, tx, b, o, pgWritten(f, b))
}
