package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Our statements find functions, operators and types in pg_catalog alone. Nobody can put others in
// their place, whatever the search path of the application has. What our statements fire finds
// its own by the path of the application: triggers, CHECK constraints and generated columns. So
// such a statement is parsed under our path, and sets the other when it begins to be executed.

// ownPath sets our path again, behind a statement that has fired code of the application.
const ownPath = "SET search_path = pg_catalog, pg_temp"

// firing is a condition that is true. It is asked once, before the rows of its query are read,
// and sets the path of the application.
func firing() string { return "(" + query("path of the application") + ") IS NOT NULL" }

// A script is a [dialect.Script] that knows the queries of this package.
type script struct{ dialect.Script }

func (d Dialect) script(ctx context.Context, q dialect.Querier) script {
	return script{dialect.NewScript(ctx, q, d)}
}

// ask runs a query of the .sql files for one column of text.
func (w script) ask(name string, args ...any) []string { return w.List(query(name), args...) }

// askTable asks about a table.
func (w script) askTable(name string, t sqlgen.Ref, more ...any) []string {
	return w.ask(name, append([]any{t.Schema, t.Table}, more...)...)
}

// askShown asks for names of objects as the search path of the application has them.
func (w script) askShown(name string, args ...any) []string {
	list := w.List(queryShown(name), args...)
	w.Run(ownPath)
	return list
}

// queryShown is a query whose rows have such names. Its caller sets our path again.
func queryShown(name string) string {
	return "SELECT * FROM (" + query(name) + ") shown WHERE " + firing()
}

// perTable asks about each table of a class.
func (w script) perTable(c *sqlgen.Class, names ...string) (out []string) {
	for _, ref := range c.Refs() {
		for _, name := range names {
			out = append(out, w.askTable(name, ref)...)
		}
	}
	return out
}

// perColumn asks about each column of a class, in a way that is [script.ask] or
// [script.askShown].
func perColumn(c *sqlgen.Class, ask func(string, ...any) []string, name string) (out []string) {
	for _, col := range c.Columns {
		out = append(out, ask(name, col.Schema, col.Table, col.Name)...)
	}
	return out
}

func (d Dialect) Open(ctx context.Context, db *sql.DB) (*dialect.Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	set := func(statement string) func(context.Context) error {
		return func(ctx context.Context) error { return dialect.Within(ctx, conn, statement) }
	}
	s := &dialect.Session{
		Conn: conn, DB: db,
		DoBegin:   begin(conn),
		DoRestore: dialect.Discard(conn),
		// A chunk need not wait for the disk. A crash of the server can then take the last ones
		// back, each whole, with its record and the place that the run had reached. They are done
		// again, with the same result.
		DoHasten: set("SET synchronous_commit = off"),
		DoSettle: set("RESET synchronous_commit"),
	}
	err = foreign(ctx, conn)
	if err == nil {
		err = d.refusePooling(ctx, db, conn)
	}
	if err != nil && d.Kind(err) == dialect.KindPooled {
		err = dialect.ErrPooled
	}
	if err == nil {
		err = dialect.Within(ctx, conn, query("own path"),
			"SET client_encoding = 'UTF8'", // else names come in the encoding of the database
			query("bounds of the session"), d.Briefly(-1),
			"SET row_security = off", // a policy is an error then, and hides no rows
			"SET jit = off",          // compiling a chunk's expressions takes longer than the chunk
			// To look for another order of their joins took a third of the time of our questions.
			"SET join_collapse_limit = 1",
			"SET standard_conforming_strings = on", "SET default_tablespace = ''",
			"SET quote_all_identifiers = off", "SET bytea_output = 'hex'")
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// A transaction has the path of the application when it ends: constraint triggers may be deferred
// until then.
type transaction struct {
	dialect.Tx
	ctx context.Context
}

func begin(conn *sql.Conn) func(context.Context) (dialect.Tx, error) {
	plain := dialect.BeginTx(conn, sql.LevelReadCommitted)
	return func(ctx context.Context) (dialect.Tx, error) {
		tx, err := plain(ctx)
		if err != nil {
			return nil, err
		}
		return transaction{tx, ctx}, nil
	}
}

func (t transaction) Commit() error {
	if err := dialect.Within(t.ctx, t.Tx, query("path of the application")); err != nil {
		return errors.Join(err, t.Rollback())
	}
	return t.Tx.Commit()
}

// foreign refuses servers that speak PostgreSQL's protocol and are others.
func foreign(ctx context.Context, q dialect.Querier) error {
	var version string
	if err := q.QueryRowContext(ctx, "SELECT pg_catalog.version()").Scan(&version); err != nil {
		return err
	}
	switch {
	case strings.HasPrefix(version, "CockroachDB"):
		return dialect.Cockroach.Refusal()
	case strings.Contains(version, "-YB-"):
		return dialect.Yugabyte.Refusal()
	}
	var there bool
	err := q.QueryRowContext(ctx, query("whether there is citus")).Scan(&there)
	if there {
		return dialect.Citus.Refusal()
	}
	return err
}

// refusePooling fails with ErrPooled when one session of the server serves two connections, or two
// serve one. Where no second connection is to be had it does not know.
func (d Dialect) refusePooling(ctx context.Context, db *sql.DB, conn *sql.Conn) error {
	first, err := d.Self(ctx, conn)
	if err != nil {
		return err
	}
	if st := db.Stats(); st.MaxOpenConnections > 0 && st.InUse >= st.MaxOpenConnections {
		return nil
	}
	brief, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	other, err := db.Conn(brief)
	if err != nil {
		return ctx.Err()
	}
	defer other.Close()
	for range 2 { // a pooler may take its sessions in turn
		id, err := d.Self(ctx, other)
		switch {
		case err != nil && d.Kind(err) != dialect.KindPooled:
			return ctx.Err() // it may have been idle for too long
		case err != nil, id == first:
			return dialect.ErrPooled
		}
	}
	again, err := d.Self(ctx, conn)
	if err == nil && again != first {
		err = dialect.ErrPooled
	}
	return err
}

// Self is the number of the process that serves the session.
func (Dialect) Self(ctx context.Context, q dialect.Querier) (id int64, err error) {
	err = q.QueryRowContext(ctx, "SELECT pg_catalog.pg_backend_pid()").Scan(&id)
	return id, err
}

func (Dialect) Holders(ctx context.Context, q dialect.Querier,
	waiter int64) ([]dialect.Blocker, error) {
	return dialect.Blockers(ctx, q, query("holders"), waiter)
}

func (Dialect) IsOpen(ctx context.Context, q dialect.Querier, session int64) (is bool, err error) {
	err = q.QueryRowContext(ctx, query("whether a session is open"), session).Scan(&is)
	return is, err
}

// Likely is not guessed: Holders knows.
func (Dialect) Likely(context.Context, dialect.Querier) ([]dialect.Blocker, error) {
	return nil, nil
}

// Briefly bounds how long attempt n waits for a lock. -1 is the session's own bound.
func (Dialect) Briefly(n int) string {
	if n < 0 {
		return "SET lock_timeout = '1s'"
	}
	return fmt.Sprintf("SET lock_timeout = '%dms'", dialect.Try(n).Milliseconds())
}

// pgArray writes an array of text as its literal, which every driver can bind.
func pgArray(list []string) string {
	quoted := make([]string, len(list))
	for i, s := range list {
		quoted[i] = `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
	}
	return "{" + strings.Join(quoted, ",") + "}"
}

// pgLiteral writes a text as a literal.
func pgLiteral(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }

// lock locks tables in one statement.
func lock(b *sqlgen.Builder, tables []sqlgen.Ref, mode string) string {
	var list []string
	for _, r := range tables {
		list = append(list, b.Table(r))
	}
	return "LOCK TABLE " + strings.Join(list, ", ") + " IN " + mode + " MODE"
}
