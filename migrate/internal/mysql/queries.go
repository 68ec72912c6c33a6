package mysql

import (
	"context"
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

//go:embed *.sql
var files embed.FS

var named = sqlgen.MustQueries(files)

// query returns a query of the .sql files. A line that begins with a tab goes on with the last one.
func query(name string) string { return strings.ReplaceAll(named(name), "\n\t", " ") }

// queryWith returns such a query with its arguments. A table stands for its schema and its name.
func queryWith(name string, args ...any) sqlgen.Statement {
	st := sqlgen.Statement{SQL: query(name)}
	for _, a := range args {
		if t, ok := a.(sqlgen.Ref); ok {
			st.Args = append(st.Args, t.Schema, t.Table)
		} else {
			st.Args = append(st.Args, a)
		}
	}
	return st
}

type (
	// A name names a column, an index or a constraint, for [Dialect.sql].
	name string
	// A boundValue is a value for [Dialect.sql].
	boundValue struct{ value any }
)

// sql writes a statement as fmt.Sprintf does, with names and tables quoted and values bound.
func (d Dialect) sql(format string, args ...any) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.p)
	for i, a := range args {
		switch a := a.(type) {
		case name:
			args[i] = b.Q(string(a))
		case sqlgen.Ref:
			args[i] = b.Table(a)
		case boundValue:
			args[i] = b.Arg(a.value)
		}
	}
	b.W(fmt.Sprintf(format, args...))
	return b.Done()
}

// A talk asks a server one question after the other. After the first error it sends nothing, and
// its answers are empty: err need be looked at only before what an empty answer would mislead.
type talk struct {
	Dialect
	ctx context.Context
	q   dialect.Querier
	err error
}

func (d Dialect) ask(ctx context.Context, q dialect.Querier) *talk {
	return &talk{Dialect: d, ctx: ctx, q: q}
}

// do runs f, unless something has failed.
func (t *talk) do(f func() error) {
	if t.err == nil {
		t.err = f()
	}
}

// during lets f ask, and says of its error what it is about.
func (t *talk) during(what string, f func()) {
	if t.err != nil {
		return
	}
	if f(); t.err != nil {
		t.err = fmt.Errorf("%s: %w", what, t.err)
	}
}

// refused lets f ask, and reports whether it got one of these errors of the server, or without
// numbers any: that is no error then.
func (t *talk) refused(f func(), numbers ...uint64) bool {
	if t.err != nil {
		return false
	}
	f()
	n := errorNumber(t.err)
	if n == 0 || len(numbers) > 0 && !slices.Contains(numbers, n) {
		return false
	}
	t.err = nil
	return true
}

// denied lets f ask, and reports whether the role lacks the privilege: that is no error then.
func (t *talk) denied(f func()) bool {
	if t.err != nil {
		return false
	}
	if f(); t.err == nil || t.Kind(t.err) != dialect.KindPrivilege {
		return false
	}
	t.err = nil
	return true
}

// try returns what f does, or nothing when something has failed.
func try[T any](t *talk, f func() (T, error)) (out T) {
	if t.err != nil {
		return out
	}
	found, err := f()
	if t.err = err; err != nil {
		return out
	}
	return found
}

// rows returns the rows of a query of the .sql files, each scanned into what dest returns of it.
func rows[T any](t *talk, dest func(*T) []any, name string, args ...any) []T {
	st := queryWith(name, args...)
	return try(t, func() ([]T, error) { return dialect.Rows(t.ctx, t.q, dest, st.SQL, st.Args...) })
}

func (t *talk) names(name string, args ...any) []string {
	return rows(t, func(s *string) []any { return []any{s} }, name, args...)
}

func (t *talk) pairs(name string, args ...any) [][2]string {
	return rows(t, func(p *[2]string) []any { return []any{&p[0], &p[1]} }, name, args...)
}

// scan reads the first row of a query.
func (t *talk) scan(st sqlgen.Statement, dest ...any) {
	t.do(func() error { return dialect.Scan(t.ctx, t.q, st, dest...) })
}

func (t *talk) exec(list ...sqlgen.Statement) {
	t.do(func() error { return dialect.Exec(t.ctx, t.q, list...) })
}

// countAffected runs a statement and returns how many rows it changed.
func (t *talk) countAffected(st sqlgen.Statement) int64 {
	return try(t, func() (int64, error) { return dialect.CountAffected(t.ctx, t.q, st) })
}

// run writes a statement and runs it.
func (t *talk) run(format string, args ...any) { t.exec(t.sql(format, args...)) }

// text writes a part of a statement, without values.
func (t *talk) text(format string, args ...any) string {
	st := t.sql(format, args...)
	t.do(st.Err)
	return st.SQL
}

// server asks what the server is.
func (t *talk) server() variant {
	return try(t, func() (variant, error) { return t.variant(t.ctx, t.q) })
}

func list(of []string) string { return strings.Join(of, ", ") }

func literal(text string) string {
	return "'" + strings.NewReplacer("'", "''", `\`, `\\`).Replace(text) + "'"
}
