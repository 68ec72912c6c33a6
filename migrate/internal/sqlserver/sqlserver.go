package sqlserver

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

//go:embed *.sql
var files embed.FS

// query returns a query of the .sql files by its name.
var query = sqlgen.MustQueries(files)

// Dialect rewrites column by column in one transaction, which disables the foreign keys first.
//
// SQL Server checks foreign keys at the end of each statement, and no statement updates two tables.
// The lock that disables a key keeps everyone out of its table until the commit, so that nobody
// else finds a key disabled. The last step enables the keys for new rows. The present rows are not
// checked again in each chunk, so that the optimiser does not rely on the keys until finish.
type Dialect struct{}

// The guards name bytes: LIKE under a column's own collation takes more than ASCII for a digit.
const (
	msBytes  = "CONVERT(binary(16), REPLACE(CONVERT(char(36), {c}), '-', ''), 2)"
	msInside = "SUBSTRING({b}, {at}, {n}) BETWEEN 0x{lo} AND 0x{hi}"
	msUnaged = "SQL Server compares a uniqueidentifier from its last six bytes, so that ids of " +
		"version 6 and 7 sort by time no better there than others; " +
		"keep the ids in columns of BINARY(16), in network order (engine.SQLServerBinary), and " +
		"rewrite those, or put them into the order of codec.SQLServerOrder by v1-to-ordered, " +
		"v6-to-ordered or v7-to-ordered, in which they ascend (sqltype.OrderedGUID)"
)

var (
	msGUID = &sqlgen.Form{
		Name: "uniqueidentifier", Source: "CONVERT(char(36), {c})", Hyphens: true,
		Build: "CONVERT(uniqueidentifier, {x})",
		// The first three fields are little-endian in the bytes.
		Guard: "(SUBSTRING(CONVERT(binary(16), {c}), 8, 1) BETWEEN 0x{v}0 AND 0x{v}F AND " +
			"SUBSTRING(CONVERT(binary(16), {c}), 9, 1) BETWEEN 0x80 AND 0xBF)",
		ShapeExpr: "({c} IS NOT NULL)", Bytes: msBytes, Inside: msInside,
		CanonExpr: msBytes, KeyOutExpr: "CONVERT(char(36), {c})", OutExpr: "CONVERT(char(36), {c})",
		ParamExpr: "CONVERT(uniqueidentifier, {p})", Pair: "CONVERT(uniqueidentifier, {x})",
		Concat: plus, Substr: msSubstring, Decode: sqlgen.DecodeText, Scalar: true,
		WhyUnaged: msUnaged,
	}
	msBinary = &sqlgen.Form{
		Name: "binary(16)", Source: "CONVERT(char(32), {c}, 2)",
		Build: "TRY_CONVERT(binary(16), {x}, 2)",
		Guard: "(DATALENGTH({c}) = 16 AND SUBSTRING({c}, 7, 1) BETWEEN 0x{v}0 AND 0x{v}F AND " +
			"SUBSTRING({c}, 9, 1) BETWEEN 0x80 AND 0xBF)",
		ShapeExpr: "(DATALENGTH({c}) = 16)", Bytes: "{c}", Inside: msInside, Bare: true,
		CanonExpr: "CONVERT(binary(16), {c})", KeyOutExpr: "CONVERT(varchar(8000), {c}, 2)",
		ParamExpr: "CONVERT(binary(16), {p})", Pair: "CONVERT(binary(16), {x}, 2)",
		Binary: true, Concat: plus, Substr: msSubstring, Decode: sqlgen.DecodeBytes,
		Scalar: true,
	}
	msText  = msTextForm("varchar(36)", 36)
	msNText = msTextForm("nvarchar(36)", 72)
)

// msTextForm is text of a type whose 36 characters take so many bytes. A value is
// compared as Unicode code points, because a conversion to another code page may
// turn other letters into digits.
func msTextForm(typ string, bytes int) *sqlgen.Form {
	d := func(n int) string { return strings.Repeat("[0-9a-fA-F]", n) }
	like := func(version string) string {
		return fmt.Sprintf("(DATALENGTH({c}) = %d AND CONVERT(nvarchar(36), {c}) COLLATE "+
			"Latin1_General_BIN2 LIKE N'%s')", bytes, d(8)+"-"+d(4)+"-"+version+"-"+d(12))
	}
	const binary = "TRY_CONVERT(binary(16), REPLACE({c}, '-', ''), 2)"
	return &sqlgen.Form{
		Name: typ, Source: "{c}", Hyphens: true, Stored: true, Build: "{x}",
		Guard: like("{v}" + d(3) + "-[89abAB]" + d(3)), ShapeExpr: like(d(4) + "-" + d(4)),
		Bytes: binary, CanonExpr: binary, KeyOutExpr: "{c}", Inside: msInside,
		ParamExpr: "CONVERT(" + typ + ", {p})",
		Concat:    plus, Substr: msSubstring, Decode: sqlgen.DecodeText, Scalar: true,
	}
}

func plus(parts ...string) string { return "(" + strings.Join(parts, " + ") + ")" }

// msSubstring always says a length: SUBSTRING needs one.
func msSubstring(x string, at ...int) string {
	n := 36
	if len(at) > 1 {
		n = at[1]
	}
	return "SUBSTRING(" + x + ", " + strconv.Itoa(at[0]) + ", " + strconv.Itoa(n) + ")"
}

func (Dialect) Profile() engine.Profile { return engine.SQLServer }

func (Dialect) Open(ctx context.Context, db *sql.DB) (*dialect.Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	s := &dialect.Session{Conn: conn, DoBegin: dialect.BeginTx(conn, sql.LevelReadCommitted),
		DoRestore: dialect.Discard(conn)}
	if _, err = conn.ExecContext(ctx, query("session")); err == nil {
		err = serves(ctx, conn)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// serves fails on a server that is none of ours, and on an old one.
func serves(ctx context.Context, q dialect.Querier) error {
	var able, other int
	err := q.QueryRowContext(ctx, query("server")).Scan(&able, &other)
	switch {
	case err == nil && other > 0:
		err = fmt.Errorf("%w: %w", dialect.Babelfish.Refusal(), errors.ErrUnsupported)
	case err == nil && able == 0:
		err = fmt.Errorf("%w: %w", dialect.ServerError("SQL Server before 2016 lacks what a rewrite "+
			"needs; upgrade it first"), errors.ErrUnsupported)
	}
	return err
}

// constraints writes the statements that disable or enable the keys of a class, one per table.
//
// CHECK alone does not look at the rows that are there. Sessions that arrive while it waits
// for its lock on the whole table wait behind it, so that it waits for short times only.
func (d Dialect) constraints(c *sqlgen.Class, how string) []sqlgen.Statement {
	var out []sqlgen.Statement
	for _, t := range children(c) {
		b := sqlgen.NewBuilder(d.Profile())
		var names []string
		for _, k := range c.Keys {
			if k.Child == t {
				names = append(names, b.Q(k.Name))
			}
		}
		b.W("ALTER TABLE ", b.Table(t), " ", how, " CONSTRAINT ", strings.Join(names, ", "))
		s := b.Done()
		if how == "NOCHECK" {
			s.SQL = "SET LOCK_TIMEOUT 250; " + s.SQL + "; SET LOCK_TIMEOUT 5000"
		}
		out = append(out, s)
	}
	return out
}

// children lists the tables that have foreign keys of a class.
func children(c *sqlgen.Class) (out []sqlgen.Ref) {
	for _, k := range c.Keys {
		if !slices.Contains(out, k.Child) {
			out = append(out, k.Child)
		}
	}
	return out
}

// suspends says what it means for others that a chunk disables foreign keys.
func suspends(c *sqlgen.Class) string {
	if len(c.Keys) == 0 {
		return ""
	}
	var tables, names []string
	for _, k := range c.Keys {
		names = append(names, k.Name)
	}
	for _, t := range children(c) {
		tables = append(tables, t.Schema+"."+t.Table)
	}
	return fmt.Sprintf("each chunk disables the foreign keys %s inside its transaction (ALTER "+
		"TABLE, for which this role needs ALTER) and keeps everyone out of %s until it commits, "+
		"perhaps out of the tables that they refer to as well; transactions of SNAPSHOT isolation that "+
		"were open before get error 3961. New rows are checked as ever, but SQL Server does not rely "+
		"on these keys (is_not_trusted) until finish has checked them against all rows",
		strings.Join(names, ", "), strings.Join(tables, ", "))
}

// trust is the function of [dialect.Abilities].
func (d Dialect) trust(k sqlgen.ForeignKey) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("ALTER TABLE ", b.Table(k.Child), " WITH CHECK CHECK CONSTRAINT ", b.Q(k.Name))
	return b.Done()
}
