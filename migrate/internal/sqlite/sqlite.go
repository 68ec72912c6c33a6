package sqlite

import (
	"context"
	"embed"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect rewrites column by column in one BEGIN IMMEDIATE transaction, the only writer there is.
//
// Foreign key enforcement is off for the connection. With it on, an ON UPDATE SET NULL would fire
// between parent and child.
type Dialect struct{}

func (Dialect) Profile() engine.Profile { return engine.SQLite }

//go:embed *.sql
var files embed.FS

// query returns a query of the .sql files by its name.
var query = sqlgen.MustQueries(files)

// A script is a [dialect.Script] that knows these queries.
type script struct {
	dialect.Script
	d Dialect
}

func (d Dialect) script(ctx context.Context, q dialect.Querier) script {
	return script{dialect.NewScript(ctx, q, d), d}
}

// ask runs a query for one column of text.
func (w script) ask(name string, args ...any) []string { return w.List(query(name), args...) }

// created returns the statement that made a table, as the catalogue has it.
func (w script) created(table string) (def string) {
	w.Scan(query("definition"), []any{table}, &def)
	return def
}

// Move updates column by column, with foreign keys off for the connection. An UPDATE that fails
// ends the transaction of its chunk, whatever the table says: SQLite need not keep its changes
// apart.
func (d Dialect) Move(ctx context.Context, tx dialect.Tx, c *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	out := make([]int64, len(c.Columns))
	var err error
	for i, col := range c.Columns {
		b := sqlgen.NewBuilder(d.Profile())
		list, image := m.Listed(b, col)
		b.W("WITH m AS MATERIALIZED (SELECT ", col.Form.PairOf("json_extract(value, '$[0]')"), " AS o")
		if !m.Turns(col.Form) {
			b.W(", ", col.Form.PairOf("json_extract(value, '$[1]')"), " AS n")
			image = "m.n"
		}
		b.W(" FROM json_each(", b.Arg(list), ")) ", "UPDATE OR ROLLBACK ", b.Table(col.Ref),
			" SET ", b.Q(col.Name), " = ", image, " FROM m WHERE ", b.OnlyOf(col))
		if col.Places != nil && m.In != nil {
			b.W(b.InRange(col, *m.In))
		}
		b.W(b.Col(col), " = m.o")
		if out[i], err = dialect.Affected(ctx, tx, b.Done()); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (Dialect) Kind(err error) dialect.Kind {
	switch s := err.Error(); {
	case strings.Contains(s, "database is locked"), strings.Contains(s, "database table is locked"),
		strings.Contains(s, "SQLITE_BUSY"):
		return dialect.KindLock
	case strings.Contains(s, "CHECK constraint failed"):
		return dialect.KindCheck
	case strings.Contains(s, "UNIQUE constraint failed"):
		return dialect.KindUnique
	case strings.Contains(s, "database or disk is full"):
		return dialect.KindFull
	case strings.Contains(s, "readonly database"):
		return dialect.KindReadOnly
	}
	return dialect.KindOther
}
