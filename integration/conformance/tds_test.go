package conformance_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"sync"
	"testing"
	"unicode/utf16"

	"github.com/sqluuid/sqluuid/codec"
)

// tdsServer is a server that speaks as much of SQL Server's protocol (MS-TDS) as one
// parameter needs: it takes @p1 for a uniqueidentifier, as SQL Server converts
// it, or for a BINARY(16), and answers with a row of it.
type tdsServer struct {
	addr string

	mu    sync.Mutex
	last  []byte // what @p1 was converted to, nil for NULL
	fixed []byte // answered instead

	binary bool // the column is a BINARY(16)
	asText bool // @p1 was text
	typ    byte // the type of @p1
}

func startTDS(t *testing.T) *tdsServer {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	s := &tdsServer{addr: l.Addr().String()}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go s.serve(c)
		}
	}()
	return s
}

func (s *tdsServer) stored() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.last
}

// answer makes every following row this one, or, with nil, the parameter again.
func (s *tdsServer) answer(stored []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.fixed = stored
}

// column makes the column a BINARY(16) or a uniqueidentifier.
func (s *tdsServer) column(binary bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.binary = binary
}

// note keeps the type of @p1.
func (s *tdsServer) note(message []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if at := bytes.LastIndex(message, parameterName); at >= 0 && len(message) > at+len(parameterName)+1 {
		s.typ = message[at+len(parameterName)+1]
	}
}

// kind returns the type of the last @p1.
func (s *tdsServer) kind() byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.typ
}

// refused is what SQL Server says of an INSERT of the last parameter (error 257), nil if it takes it.
func (s *tdsServer) refused() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.binary && s.asText {
		return errors.New("implicit conversion from data type nvarchar to binary is not allowed")
	}
	return nil
}

// The kinds of packet.
const (
	tdsRPC       = 3
	tdsReply     = 4
	tdsAttention = 6
	tdsLogin     = 16
	tdsPrelogin  = 18
)

func (s *tdsServer) serve(c net.Conn) {
	defer c.Close()
	done := append([]byte{0xfd, 0x10, 0, 0xc1, 0}, 1, 0, 0, 0, 0, 0, 0, 0)
	for {
		kind, message, err := readTDS(c)
		if err != nil {
			return
		}
		var reply []byte
		switch kind {
		case tdsPrelogin: // option 1, encryption: not supported
			reply = []byte{1, 0, 6, 0, 1, 0xff, 2}
		case tdsLogin: // LOGINACK of TDS 7.4
			reply = append([]byte{0xad, 10, 0, 1, 0x74, 0, 0, 4, 0, 15, 0, 0, 0}, done...)
		case tdsRPC:
			s.note(message)
			reply = append(s.row(parameter(message)), done...)
		case tdsAttention: // the driver gave up reading a result; it waits to hear that this was heard
			reply = []byte{0xfd, 0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
		default:
			reply = done
		}
		head := []byte{tdsReply, 1, 0, 0, 0, 0, 1, 0}
		binary.BigEndian.PutUint16(head[2:], uint16(len(head)+len(reply)))
		if _, err := c.Write(append(head, reply...)); err != nil {
			return
		}
	}
}

func readTDS(r io.Reader) (kind byte, message []byte, err error) {
	for {
		var head [8]byte
		if _, err := io.ReadFull(r, head[:]); err != nil {
			return 0, nil, err
		}
		part := make([]byte, int(binary.BigEndian.Uint16(head[2:]))-len(head))
		if _, err := io.ReadFull(r, part); err != nil {
			return 0, nil, err
		}
		message = append(message, part...)
		if head[1]&1 != 0 { // the last packet of the message
			return head[0], message, nil
		}
	}
}

var parameterName = []byte{3, '@', 0, 'p', 0, '1', 0}

// parameter converts @p1 to a uniqueidentifier: text is parsed, and bytes are
// taken as they are.
func parameter(message []byte) (stored []byte, isText bool) {
	at := bytes.LastIndex(message, parameterName)
	if at < 0 {
		return nil, false
	}
	p := message[at+len(parameterName)+1:] // a byte of flags follows the name
	value := func(header int) []byte {
		if len(p) < header+2 {
			return nil
		}
		n := int(binary.LittleEndian.Uint16(p[header:]))
		if n == 0xffff || len(p) < header+2+n {
			return nil
		}
		return p[header+2 : header+2+n]
	}
	switch p[0] {
	case 0xe7: // nvarchar: its length, five bytes of collation
		raw := value(8)
		units := make([]uint16, len(raw)/2)
		for i := range units {
			units[i] = binary.LittleEndian.Uint16(raw[2*i:])
		}
		id, err := codec.ParseLenient(string(utf16.Decode(units)))
		if err != nil {
			return nil, true
		}
		stored := codec.MixedEndian.Encode(id)
		return stored[:], true
	case 0xa5: // varbinary
		return value(3), false
	case 0x24: // uniqueidentifier: its size, the length, the bytes
		if len(p) >= 19 && p[2] == 16 {
			return p[3:19], false
		}
	}
	return nil, false
}

// row is a result of one column of type uniqueidentifier or BINARY(16) and one row. Compared with a
// BINARY(16), text is no id: SQL Server converts the column to the text's type.
func (s *tdsServer) row(stored []byte, isText bool) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.asText = isText; s.binary && isText {
		stored = nil
	}
	s.last = stored
	if s.fixed != nil {
		stored = s.fixed
	}
	out := []byte{0x81, 1, 0, 0, 0, 0, 0, 1, 0}
	if s.binary {
		out = append(out, 0xad, 16, 0, 2, 'i', 0, 'd', 0, 0xd1)
		if stored == nil {
			return append(out, 0xff, 0xff)
		}
		return append(append(out, byte(len(stored)), 0), stored...)
	}
	out = append(out, 0x24, 16, 2, 'i', 0, 'd', 0)
	out = append(out, 0xd1, byte(len(stored)))
	return append(out, stored...)
}
