package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// textOf writes the names as the catalogue has them. Without any it is ASCII, as Text.
func (d Dialect) textOf(ctx context.Context, q dialect.Querier,
	t dialect.TextType) (*sqlgen.Form, string, error) {
	f := myText
	if t.Digits() {
		f = myAnyText()
	}
	if t.Name == "text" {
		return nil, "", fmt.Errorf("%s has no keys of type text without a length: "+
			"name char(N) or varchar(N)", d.p.Name())
	}
	set, collation := "ascii", "ascii_bin"
	if t.Charset != "" || t.Collation != "" {
		err := q.QueryRowContext(ctx, query("collation of a character set"),
			t.Charset, t.Charset, t.Collation).Scan(&set, &collation)
		if errors.Is(err, sql.ErrNoRows) {
			return nil, "", fmt.Errorf("the server has no collation %q of character set %q",
				t.Collation, t.Charset)
		}
		if err != nil {
			return nil, "", err
		}
	}
	switch {
	case slices.Contains(noASCII, set):
		return nil, "", fmt.Errorf("the character set %s does not have the digits of ids "+
			"as one byte each", set)
	case set == "binary":
		return nil, "", fmt.Errorf("of the character set binary %s would be a column of bytes, "+
			"which holds no ids as text: name ascii or utf8mb4", t.SQL())
	}
	return f, strings.ToUpper(t.SQL()) + " CHARACTER SET " + set + " COLLATE " + collation, nil
}
