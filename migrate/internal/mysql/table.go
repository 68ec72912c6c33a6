package mysql

import (
	"context"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// readTable reads a table with its columns and triggers, and whether it can be rewritten.
func (d Dialect) readTable(ctx context.Context, q dialect.Querier, schema,
	table string) (*sqlgen.Table, error) {
	t := &sqlgen.Table{}
	var kind, store string
	err := q.QueryRowContext(ctx, query("table"), schema, table).
		Scan(&t.Schema, &t.Table, &kind, &store)
	if err != nil {
		return nil, err
	}
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	t.Unlinked = v.links
	switch {
	case kind == "VIEW" || kind == "SYSTEM VIEW":
		t.Refusal = "it is a view; name the table behind it"
	case kind != "BASE TABLE":
		t.Refusal = "it is of type " + kind + ", whose history an update would rewrite"
	case store != "InnoDB":
		t.Refusal = "its storage engine " + store + " has no transactions; convert it to InnoDB first"
	case !v.isTiDB:
		t.Refusal, err = logging(ctx, q)
	}
	if err != nil {
		return nil, err
	}
	if t.Columns, err = columns(ctx, q, t.Ref); err != nil {
		return nil, err
	}
	if v.certifies {
		if err := refuseUnseen(ctx, q, t); err != nil {
			return nil, err
		}
	}
	t.Triggers, err = dialect.Triggers(ctx, q, query("triggers on update"), t.Schema, t.Table)
	return t, err
}

// logging refuses a binary log of statements.
func logging(ctx context.Context, q dialect.Querier) (refusal string, err error) {
	const asks = "SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT'"
	var statements bool
	err = q.QueryRowContext(ctx, asks).Scan(&statements)
	if statements {
		refusal = "the session logs statements (binlog_format = STATEMENT), " +
			"which READ COMMITTED does not allow; use ROW or MIXED"
	}
	return refusal, err
}

// noASCII are the character sets in which UNHEX and REGEXP do not find what they look for.
var noASCII = []string{"ucs2", "utf16", "utf16le", "utf32", "swe7"}

// columns reads the columns of a table, and which indexes they are in.
func columns(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]sqlgen.TableColumn, error) {
	type part struct {
		index, column string
		no            int
		repeats       bool
	}
	parts, err := dialect.Rows(ctx, q, func(p *part) []any {
		return []any{&p.index, &p.column, &p.no, &p.repeats}
	}, query("index columns"), t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	begins, unique, member := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for i, p := range parts { // the last column of an index comes first
		lone := p.no == 1 && (i == 0 || parts[i-1].index != p.index)
		begins[p.column] = begins[p.column] || p.no == 1
		unique[p.column] = unique[p.column] || lone && !p.repeats
		member[p.column] = member[p.column] || !p.repeats
	}
	type column struct {
		sqlgen.TableColumn
		base string
		size int64
	}
	list, err := dialect.Rows(ctx, q, func(c *column) []any {
		return []any{&c.Name, &c.Type, &c.base, &c.size, &c.Collation, &c.Generated, &c.Touched}
	}, query("columns"), t.Schema, t.Table)
	var out []sqlgen.TableColumn
	for _, c := range list {
		c.Indexed, c.Unique = begins[c.Name], unique[c.Name]
		c.Keyed = begins[c.Name] || member[c.Name]
		setForm(&c.TableColumn, c.base, c.size)
		out = append(out, c.TableColumn)
	}
	return out, err
}

// setForm sets the form of the ids that a column may hold. base is its type without a length,
// and size is in bytes.
func setForm(c *sqlgen.TableColumn, base string, size int64) {
	set, _, _ := strings.Cut(c.Collation, "_")
	switch base {
	case "uuid":
		c.Form = myUUID
	case "binary", "varbinary":
		// A longer BINARY pads with zero bytes, so its values are no ids.
		if size == 16 || base == "varbinary" && size > 16 {
			c.Form = myBinary
		}
	case "char", "varchar", "tinytext", "text", "mediumtext", "longtext":
		if size >= 36 {
			c.Form = myText
		}
		if slices.Contains(noASCII, set) {
			c.Refusal = "its character set " + set + " does not have the digits of ids as one byte each; " +
				"convert it to ascii or utf8mb4 first"
		}
	}
	if c.Collation != "" && c.Form != myUUID {
		c.AnyText = myAnyText
	}
	// A bound has the collation of the connection, which the column's own overrides where both
	// meet and not where only bounds do.
	if c.Form == myText && dialect.PlainName(c.Collation) {
		c.Final = myCollated(c.Form, c.Collation)
	}
}

// myCollated returns a form of text under a collation, whose name begins with that of its
// character set.
func myCollated(f *sqlgen.Form, collation string) *sqlgen.Form {
	set, _, _ := strings.Cut(collation, "_")
	return f.Sorted("CONVERT({c} USING " + set + ") COLLATE " + collation)
}
