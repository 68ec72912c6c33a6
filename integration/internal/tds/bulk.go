package tds

import (
	"context"
	"database/sql/driver"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// A Bulker is a Session that takes bulk copies, as go-mssqldb's CopyIn sends them.
type Bulker interface {
	// Columns returns the columns of a table.
	Columns(table string) ([]Column, error)
	// Bulk stores rows, which have values for the named columns: bytes as they came, of a
	// uniqueidentifier too, text, numbers or nil.
	Bulk(ctx context.Context, table string, columns []string, rows [][]driver.Value) error
}

// A Column has the name of its type as it was declared.
type Column struct{ Name, Type string }

// A bulkCopy is what a client is about to send, or has sent.
type bulkCopy struct {
	table string
	rows  [][]driver.Value
}

var (
	bulkOf     = regexp.MustCompile(`^INSERT BULK \[(\w+)\] \(`)
	describeOf = regexp.MustCompile(`^select \* from \[(\w+)\] SET FMTONLY OFF$`)
)

// bulk answers the batches by which a client begins a bulk copy; it returns nothing for others.
func (c *connection) bulk(text string) (out []byte, err error) {
	session, able := c.session.(Bulker)
	if text = strings.TrimSpace(text); !able {
		return nil, nil
	}
	switch m := describeOf.FindStringSubmatch(text); {
	case text == "SET FMTONLY ON", text == "SET FMTONLY OFF":
		c.describe = strings.HasSuffix(text, "ON")
		return done(0, 0), nil
	case m != nil && c.describe:
		c.describe = false
		columns, err := session.Columns(m[1])
		if err != nil {
			return nil, err
		}
		out, err := metadata(columns)
		return append(out, done(0, 0)...), err
	}
	if m := bulkOf.FindStringSubmatch(text); m != nil {
		c.into = bulkCopy{table: m[1]}
		return done(0, 0), nil
	}
	return nil, nil
}

// The numbers of the types that a bulk copy has here.
const (
	typeGUID    = 0x24
	typeInt     = 0x26
	typeBinary  = 0xad
	typeVarchar = 0xa7
	typeChar    = 0xaf
)

// metadata describes columns.
func metadata(columns []Column) ([]byte, error) {
	out := le.AppendUint16([]byte{0x81}, uint16(len(columns)))
	for _, c := range columns {
		name, size, _ := strings.Cut(strings.TrimSuffix(c.Type, ")"), "(")
		n, _ := strconv.Atoi(size)
		out = append(out, 0, 0, 0, 0, 1, 0)
		switch name {
		case "uniqueidentifier":
			out = append(out, typeGUID, 16)
		case "int":
			out = append(out, typeInt, 4)
		case "binary":
			out = le.AppendUint16(append(out, typeBinary), uint16(n))
		case "char", "varchar":
			kind := byte(typeChar)
			if name == "varchar" {
				kind = typeVarchar
			}
			out = append(le.AppendUint16(append(out, kind), uint16(n)), 9, 4, 0xd0, 0, 0x34)
		default:
			return nil, fmt.Errorf("a column of type %s", c.Type)
		}
		out = append(append(out, byte(len(c.Name))), narrow(c.Name)...)
	}
	return out, nil
}

// copied reads the rows of a bulk copy and stores them.
func (c *connection) copied(b *buffer) error {
	if token := b.next(1)[0]; token != 0x81 {
		return fmt.Errorf("a bulk copy begins with %#x", token)
	}
	var kinds []byte
	var names []string
	for n := b.uint16(); n > 0; n-- {
		b.next(6) // the user's type, flags
		kind := b.next(1)[0]
		switch kind {
		case typeGUID, typeInt:
			b.next(1)
		case typeBinary:
			b.next(2)
		case typeChar, typeVarchar:
			b.next(2 + 5)
		default:
			return fmt.Errorf("a column of type %#x", kind)
		}
		kinds = append(kinds, kind)
		names = append(names, wide(b.next(2*int(b.next(1)[0]))))
	}
	for b.next(1)[0] == 0xd1 {
		var row []driver.Value
		for _, kind := range kinds {
			row = append(row, b.copied(kind))
		}
		c.into.rows = append(c.into.rows, row)
	}
	return c.session.(Bulker).Bulk(context.Background(), c.into.table, names, c.into.rows)
}

// copied reads one value of a bulk copy.
func (b *buffer) copied(kind byte) driver.Value {
	if kind == typeGUID || kind == typeInt {
		raw := b.next(int(b.next(1)[0]))
		switch {
		case len(raw) == 0:
			return nil
		case kind == typeInt:
			return int64(int32(le.Uint32(raw)))
		}
		return append([]byte{}, raw...)
	}
	n := b.uint16()
	if n == 0xffff {
		return nil
	}
	raw := append([]byte{}, b.next(int(n))...)
	if kind == typeBinary {
		return raw
	}
	return string(raw)
}
