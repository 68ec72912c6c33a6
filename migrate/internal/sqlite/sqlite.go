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

// readDefinition returns the statement that made a table, as the catalogue has it.
func (w script) readDefinition(table string) (def string) {
	w.Scan(query("definition"), []any{table}, &def)
	return def
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
