package security_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"net/url"
	"strings"
	"sync"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A pooler hands sessions of a PostgreSQL server round as PgBouncer does with
// pool_mode = transaction: a client has one from its first statement until the
// transaction is over, and then whoever comes next has it.
type pooler struct {
	server, database string

	mu   sync.Mutex
	idle []net.Conn
	all  []net.Conn
}

// newPooler returns the URL of a lab behind a pooler, which ends with the test.
func newPooler(t *testing.T, l *lab.Lab) (string, *pooler) {
	t.Helper()
	u, err := url.Parse(l.URL)
	if err != nil {
		t.Fatal(err)
	}
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &pooler{server: u.Host, database: strings.TrimPrefix(u.Path, "/")}
	var wg sync.WaitGroup
	wg.Go(func() {
		for {
			c, err := ln.Accept()
			if err != nil {
				return
			}
			p.keep(c)
			wg.Go(func() { p.serve(c, u.User.Username()) })
		}
	})
	t.Cleanup(func() {
		ln.Close()
		p.mu.Lock()
		for _, c := range p.all {
			c.Close()
		}
		p.mu.Unlock()
		wg.Wait()
	})
	u.Host = ln.Addr().String()
	return u.String(), p
}

func (p *pooler) keep(c net.Conn) {
	p.mu.Lock()
	p.all = append(p.all, c)
	p.mu.Unlock()
}

func message(kind byte, body string) []byte {
	out := []byte{kind}
	out = binary.BigEndian.AppendUint32(out, uint32(len(body)+4))
	return append(out, body...)
}

// next reads a message, the first of a connection without a kind.
func next(r io.Reader, first bool) (kind byte, whole []byte, err error) {
	head := make([]byte, 5)
	if first {
		head = head[:4]
	}
	if _, err := io.ReadFull(r, head); err != nil {
		return 0, nil, err
	}
	body := make([]byte, binary.BigEndian.Uint32(head[len(head)-4:])-4)
	_, err = io.ReadFull(r, body)
	return head[0], append(head, body...), err
}

// session takes an idle session, the one that was used last, or begins one.
func (p *pooler) session(user string) (net.Conn, error) {
	p.mu.Lock()
	if n := len(p.idle); n > 0 {
		c := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.mu.Unlock()
		return c, nil
	}
	p.mu.Unlock()
	c, err := net.Dial("tcp", p.server)
	if err != nil {
		return nil, err
	}
	p.keep(c)
	body := "\x00\x03\x00\x00user\x00" + user + "\x00database\x00" + p.database + "\x00\x00"
	if _, err := c.Write(append(binary.BigEndian.AppendUint32(nil, uint32(len(body)+4)), body...)); err != nil {
		return nil, err
	}
	return c, relay(c, io.Discard)
}

// errInside tells that a transaction is open.
var errInside = errors.New("in a transaction")

// relay passes answers on until the server waits for the next statement.
func relay(from io.Reader, to io.Writer) error {
	for {
		kind, whole, err := next(from, false)
		if err != nil {
			return err
		}
		if _, err := to.Write(whole); err != nil {
			return err
		}
		if kind == 'Z' {
			if whole[5] != 'I' {
				return errInside
			}
			return nil
		}
	}
}

func (p *pooler) serve(c net.Conn, user string) {
	defer c.Close()
	for {
		_, first, err := next(c, true)
		if err != nil {
			return
		}
		if bytes.Equal(first[4:8], []byte{0, 3, 0, 0}) {
			break
		}
		if _, err := c.Write([]byte{'N'}); err != nil { // no TLS
			return
		}
	}
	hello := append(message('R', "\x00\x00\x00\x00"), message('S', "server_version\x0015.0\x00")...)
	hello = append(hello, message('K', "\x00\x00\x00\x01\x00\x00\x00\x01")...)
	if _, err := c.Write(append(hello, message('Z', "I")...)); err != nil {
		return
	}
	var s net.Conn
	for {
		kind, whole, err := next(c, false)
		if err != nil || kind == 'X' {
			if s != nil {
				s.Close()
			}
			return
		}
		if s == nil {
			if s, err = p.session(user); err != nil {
				return
			}
		}
		if _, err := s.Write(whole); err != nil {
			return
		}
		if kind != 'Q' && kind != 'S' {
			continue
		}
		switch err := relay(s, c); {
		case err == nil:
			p.mu.Lock()
			p.idle = append(p.idle, s)
			p.mu.Unlock()
			s = nil
		case !errors.Is(err, errInside):
			return
		}
	}
}

// Behind a pooler that hands sessions round, row_security = off, a lock_timeout of a
// second and an asynchronous commit were left to the application.
func TestAPoolerOfTransactionsIsRefused(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	s := lab.NewShop(t, l, 20, false)
	before, tables := s.Snapshot(t), l.Tables(t)
	at, p := newPooler(t, l)
	lab.MustRun(t, "migrate", "status", "--database", at) // sets nothing
	for _, args := range [][]string{{"plan", "v1-to-v6"}, {"v1-to-v6", "--yes"}, {"v1-to-v6", "--yes"}, {"v1-to-v6", "--yes", "--twins"}, {"verify"}, {"undo", "--yes"}} {
		flags := append([]string{"migrate"}, args...)
		lab.WantError(t, lab.Run(t, append(flags, "--database", at, "--column", "orders.id")...), 3, "pool_mode = transaction", "connect to the server itself")
	}
	lab.WantError(t, lab.Run(t, "migrate", "status", "--database", at), 3, "pool_mode = transaction")
	s.Check(t, "after the refusals", before)
	lab.Same(t, "tables", l.Tables(t), tables)

	if len(p.idle) == 0 {
		t.Fatal("the pooler has no session")
	}
	for _, c := range p.idle {
		query := "SELECT name, setting FROM pg_settings WHERE source = 'session' AND name NOT IN ('client_encoding')"
		if _, err := c.Write(message('Q', query+"\x00")); err != nil {
			t.Fatal(err)
		}
		var answer bytes.Buffer
		if err := relay(c, &answer); err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(answer.Bytes(), []byte("row_security")) || bytes.Contains(answer.Bytes(), []byte("lock_timeout")) || !bytes.Contains(answer.Bytes(), []byte("SELECT 0")) {
			t.Errorf("a session of the pool is left with settings: %q", answer.String())
		}
	}
}
