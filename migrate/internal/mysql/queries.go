package mysql

import (
	"context"
	"embed"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

//go:embed *.sql
var files embed.FS

var named = sqlgen.MustQueries(files)

// query returns a query of the .sql files by its name. A line that begins with a tab goes on with
// the line before it.
func query(name string) string { return strings.ReplaceAll(named(name), "\n\t", " ") }

type (
	// A name is that of a column, an index or a constraint, for [Dialect.sql].
	name string
	// A bound is a value for [Dialect.sql].
	bound struct{ value any }
)

// sql writes a statement as fmt.Sprintf does. It quotes names and tables, binds values, and
// writes of a foreign key what makes it.
func (d Dialect) sql(format string, args ...any) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.p)
	for i, a := range args {
		switch a := a.(type) {
		case name:
			args[i] = b.Q(string(a))
		case sqlgen.Ref:
			args[i] = b.Table(a)
		case bound:
			args[i] = b.Arg(a.value)
		case myKey:
			args[i] = a.add(b)
		}
	}
	b.W(fmt.Sprintf(format, args...))
	return b.Done()
}

// run runs such a statement.
func (d Dialect) run(ctx context.Context, q dialect.Querier, format string, args ...any) error {
	return dialect.Exec(ctx, q, d.sql(format, args...))
}

// attempt runs a statement that waits for the locks of tables for as long as attempt n may.
func (d Dialect) attempt(ctx context.Context, q dialect.Querier, n int, st sqlgen.Statement) error {
	if err := dialect.Within(ctx, q, d.Briefly(n)); err != nil {
		return err
	}
	return dialect.Exec(ctx, q, st)
}
