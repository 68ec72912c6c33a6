package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// textOf takes char(N) only where N is the length of an id. The spaces behind a shorter one are no
// part of it.
func (d Dialect) textOf(ctx context.Context, q dialect.Querier,
	t dialect.TextType) (*sqlgen.Form, string, error) {
	f := pgText
	switch {
	case t.Charset != "":
		return nil, "", errors.New("PostgreSQL has one character set for a database: " +
			"leave CHARACTER SET out")
	case t.Name == "char" && t.Length != 36:
		return nil, "", errors.New("of char(N) only char(36) holds an id without spaces " +
			"behind it: name it, or varchar(N)")
	case t.Name == "char":
		f = pgBpchar
	case t.Digits():
		f = pgAnyText()
	}
	if t.Collation == "" {
		return f, t.SQL(), nil
	}
	var found sqlgen.Ref
	err := q.QueryRowContext(ctx, query("collation"), t.Collation).Scan(&found.Schema, &found.Table)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, "", fmt.Errorf("the database has no deterministic collation %q", t.Collation)
	}
	b := sqlgen.NewBuilder(d.Profile())
	typ := t.SQL() + " COLLATE " + b.Q(found.Schema) + "." + b.Q(found.Table)
	return f, typ, errors.Join(err, b.Err)
}
