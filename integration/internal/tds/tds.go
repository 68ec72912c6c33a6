// Package tds speaks SQL Server's protocol (MS-TDS) for stand-ins of the server in tests: as
// much of it as go-mssqldb needs for batches, sp_executesql, transactions, rows of numbers,
// text, bytes and uniqueidentifiers, and errors, which end the transaction as with XACT_ABORT.
package tds

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"testing"
	"unicode/utf16"
)

// A Session does what one connection asks for.
type Session interface {
	// Batch runs a batch, or the text of sp_executesql, whose arguments are then not nil. The
	// name of an argument is its declared type: "null", "int", "nvarchar", "varbinary" or
	// "uniqueidentifier". It returns the rows of the last SELECT, nil without one, and how many
	// rows the last change has changed.
	Batch(ctx context.Context, text string, args []driver.NamedValue) (driver.Rows, int64, error)
	BeginTx(ctx context.Context, o driver.TxOptions) (driver.Tx, error)
	Close() error
}

// A GUID is a uniqueidentifier as it is on the wire, its first three fields little-endian.
type GUID [16]byte

// A Numbered error is one that the server sends with its number.
type Numbered interface {
	error
	SQLErrorNumber() int32
	SQLErrorMessage() string
}

// Serve answers on a port of 127.0.0.1 until the test ends, each connection by a session of
// its own. It returns the address.
func Serve(t testing.TB, open func() (Session, error)) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			session, err := open()
			if err != nil {
				c.Close()
				continue
			}
			go (&connection{Conn: c, session: session}).run()
		}
	}()
	return l.Addr().String()
}

type connection struct {
	net.Conn
	session  Session
	tx       driver.Tx
	describe bool     // FMTONLY is on
	into     bulkCopy // what INSERT BULK has named
}

var le = binary.LittleEndian

func (c *connection) run() {
	defer c.Close()
	defer c.session.Close()
	for {
		kind, message, err := readMessage(c)
		if err != nil {
			if c.tx != nil {
				c.tx.Rollback()
			}
			return
		}
		if err := c.write(c.reply(kind, message)); err != nil {
			return
		}
	}
}

func (c *connection) reply(kind byte, message []byte) []byte {
	switch kind {
	case 18: // prelogin: encryption is not supported
		return []byte{1, 0, 6, 0, 1, 0xff, 2}
	case 16: // login
		return append([]byte{0xad, 10, 0, 1, 0x74, 0, 0, 4, 0, 15, 0, 0, 0}, done(0, 0)...)
	case 6: // attention
		return done(0x20, 0)
	}
	if kind == 7 { // a message without headers
		if err := c.copied(&buffer{message}); err != nil {
			return append(failure(err), done(2, 0)...)
		}
		return done(0x10, int64(len(c.into.rows)))
	}
	body := &buffer{message[le.Uint32(message):]} // after all headers
	var out []byte
	var err error
	switch kind {
	case 14:
		out, err = c.transaction(body.uint16())
	case 1:
		text := wide(body.rest)
		if out, err = c.bulk(text); out == nil && err == nil {
			out, err = c.batch(text, nil)
		}
	case 3:
		var text string
		var args []driver.NamedValue
		if text, args, err = procedure(body); err == nil {
			out, err = c.batch(text, args)
		}
	default:
		err = fmt.Errorf("a message of kind %d", kind)
	}
	if err == nil {
		return out
	}
	out = failure(err)
	if c.tx != nil {
		c.tx.Rollback()
		c.tx = nil
		out = append(out, change(10)...)
	}
	return append(out, done(2, 0)...)
}

func (c *connection) transaction(what uint16) (out []byte, err error) {
	switch {
	case what == 5 && c.tx == nil:
		c.tx, err = c.session.BeginTx(context.Background(), driver.TxOptions{Isolation: driver.IsolationLevel(sql.LevelReadCommitted)})
		out = []byte{0xe3, 11, 0, 8, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0}
	case what == 7 && c.tx != nil:
		tx := c.tx
		c.tx = nil
		err = tx.Commit()
		out = change(9)
	case what == 8 && c.tx != nil:
		err = c.tx.Rollback()
		c.tx = nil
		out = change(10)
	default:
		err = errors.New("the request has no corresponding BEGIN TRANSACTION")
	}
	return append(out, done(0, 0)...), err
}

// change says that the transaction is over: 9 committed, 10 rolled back.
func change(what byte) []byte {
	return []byte{0xe3, 11, 0, what, 0, 8, 1, 0, 0, 0, 0, 0, 0, 0}
}

func (c *connection) batch(text string, args []driver.NamedValue) ([]byte, error) {
	rows, changed, err := c.session.Batch(context.Background(), text, args)
	const counted = 0x10
	if err != nil || rows == nil {
		return done(counted, changed), err
	}
	defer rows.Close()
	names := rows.Columns() // which canned rows forget
	columns := len(names)
	var all [][]driver.Value
	for {
		row := make([]driver.Value, columns)
		if err := rows.Next(row); err == io.EOF {
			break
		} else if err != nil {
			return nil, err
		}
		for i, v := range row { // which the next row overwrites
			if b, ok := v.([]byte); ok {
				row[i] = append([]byte{}, b...)
			}
		}
		all = append(all, row)
	}
	return append(resultSet(all, names), done(0x10, int64(len(all)))...), nil
}

// resultSet writes rows. A column has the type of its values.
func resultSet(all [][]driver.Value, names []string) []byte {
	columns := len(names)
	out := le.AppendUint16([]byte{0x81}, uint16(columns))
	kinds := make([]byte, columns)
	for i := range columns {
		kinds[i] = 0xe7
		for _, row := range all {
			switch row[i].(type) {
			case int64, bool:
				kinds[i] = 0x26
			case []byte:
				kinds[i] = 0xa5
			case GUID:
				kinds[i] = 0x24
			}
		}
		out = append(out, 0, 0, 0, 0, 1, 0, kinds[i])
		switch kinds[i] {
		case 0x26:
			out = append(out, 8)
		case 0x24:
			out = append(out, 16)
		case 0xe7:
			out = append(out, 0xff, 0xff, 9, 4, 0xd0, 0, 0x34)
		default:
			out = append(out, 0xff, 0xff)
		}
		name := narrow(names[i])
		name = name[:min(len(name), 2*128)] // a sysname
		out = append(append(out, byte(len(name)/2)), name...)
	}
	for _, row := range all {
		out = append(out, 0xd1)
		for i, v := range row {
			switch v := v.(type) {
			case nil:
				if kinds[i] == 0x26 || kinds[i] == 0x24 {
					out = append(out, 0)
				} else {
					out = append(out, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)
				}
			case bool:
				n := uint64(0)
				if v {
					n = 1
				}
				out = le.AppendUint64(append(out, 8), n)
			case int64:
				out = le.AppendUint64(append(out, 8), uint64(v))
			case GUID:
				out = append(append(out, 16), v[:]...)
			case string:
				out = long(out, narrow(v))
			case []byte:
				out = long(out, v)
			default:
				panic(fmt.Sprintf("a value of type %T", v))
			}
		}
	}
	return out
}

// long writes bytes in one part.
func long(out, b []byte) []byte {
	out = le.AppendUint64(out, uint64(len(b)))
	if len(b) > 0 {
		out = append(le.AppendUint32(out, uint32(len(b))), b...)
	}
	return le.AppendUint32(out, 0)
}

func done(status uint16, rows int64) []byte {
	return le.AppendUint64(le.AppendUint16(le.AppendUint16([]byte{0xfd}, status), 0), uint64(rows))
}

func failure(err error) []byte {
	number, text := int32(50000), err.Error()
	var e Numbered
	if errors.As(err, &e) {
		number, text = e.SQLErrorNumber(), e.SQLErrorMessage()
	}
	message := narrow(text)
	body := append(le.AppendUint32(nil, uint32(number)), 1, 16)
	body = append(le.AppendUint16(body, uint16(len(message)/2)), message...)
	body = append(body, 0, 0, 1, 0, 0, 0) // no server, no procedure, line 1
	return append(le.AppendUint16([]byte{0xaa}, uint16(len(body))), body...)
}

// procedure reads a call of sp_executesql.
func procedure(b *buffer) (text string, args []driver.NamedValue, err error) {
	if b.uint16() != 0xffff || b.uint16() != 10 {
		return "", nil, errors.New("another procedure than sp_executesql")
	}
	b.uint16() // flags
	for n := 0; len(b.rest) > 0; n++ {
		b.next(2 * int(b.next(1)[0])) // the name
		b.next(1)                     // status
		declared, v, err := b.value()
		if err != nil {
			return "", nil, err
		}
		switch n {
		case 0:
			text, _ = v.(string)
		case 1: // the declarations of the parameters
		default:
			args = append(args, driver.NamedValue{Name: declared, Ordinal: n - 1, Value: v})
		}
	}
	return text, args, nil
}

type buffer struct{ rest []byte }

func (b *buffer) next(n int) []byte {
	out := b.rest[:n]
	b.rest = b.rest[n:]
	return out
}

func (b *buffer) uint16() uint16 { return le.Uint16(b.next(2)) }

// value reads a parameter's type and value.
func (b *buffer) value() (declared string, v driver.Value, err error) {
	switch kind := b.next(1)[0]; kind {
	case 0x1f:
		return "null", nil, nil
	case 0x24:
		b.next(1)
		if raw := b.next(int(b.next(1)[0])); len(raw) == 16 {
			return "uniqueidentifier", GUID(raw), nil
		}
		return "uniqueidentifier", nil, nil
	case 0x26, 0x68: // numbers, bits
		b.next(1)
		switch raw := b.next(int(b.next(1)[0])); len(raw) {
		case 0:
			return "int", nil, nil
		case 1:
			return "int", int64(raw[0]), nil
		case 4:
			return "int", int64(int32(le.Uint32(raw))), nil
		default:
			return "int", int64(le.Uint64(raw)), nil
		}
	case 0xe7:
		size := b.uint16()
		b.next(5)
		if raw := b.variable(size); raw != nil {
			return "nvarchar", wide(raw), nil
		}
		return "nvarchar", nil, nil
	case 0xa5:
		if raw := b.variable(b.uint16()); raw != nil {
			return "varbinary", raw, nil
		}
		return "varbinary", nil, nil
	default:
		return "", nil, fmt.Errorf("a parameter of type %#x", kind)
	}
}

// variable reads a value of variable length, nil for NULL.
func (b *buffer) variable(size uint16) []byte {
	raw := []byte{}
	if size == 0xffff { // in parts
		if le.Uint64(b.next(8)) == 1<<64-1 {
			return nil
		}
		for n := le.Uint32(b.next(4)); n > 0; n = le.Uint32(b.next(4)) {
			raw = append(raw, b.next(int(n))...)
		}
	} else if n := b.uint16(); n != 0xffff {
		raw = append(raw, b.next(int(n))...)
	} else {
		return nil
	}
	return raw
}

// wide reads UTF-16, narrow writes it.
func wide(b []byte) string {
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = le.Uint16(b[2*i:])
	}
	return string(utf16.Decode(units))
}

func narrow(s string) (out []byte) {
	for _, u := range utf16.Encode([]rune(s)) {
		out = le.AppendUint16(out, u)
	}
	return out
}

func readMessage(r io.Reader) (kind byte, message []byte, err error) {
	for {
		var head [8]byte
		if _, err := io.ReadFull(r, head[:]); err != nil {
			return 0, nil, err
		}
		part := make([]byte, int(binary.BigEndian.Uint16(head[2:]))-len(head))
		if _, err := io.ReadFull(r, part); err != nil {
			return 0, nil, err
		}
		if message = append(message, part...); head[1]&1 != 0 { // the last packet
			return head[0], message, nil
		}
	}
}

// write cuts a reply into packets.
func (c *connection) write(reply []byte) error {
	var out []byte
	for {
		part := reply[:min(len(reply), 4000)]
		reply = reply[len(part):]
		head := []byte{4, 0, 0, 0, 0, 1, 0, 0}
		if len(reply) == 0 {
			head[1] = 1
		}
		binary.BigEndian.PutUint16(head[2:], uint16(len(head)+len(part)))
		if out = append(append(out, head...), part...); len(reply) == 0 {
			_, err := c.Conn.Write(out)
			return err
		}
	}
}
