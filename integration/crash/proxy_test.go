//go:build linux

package crash_test

import (
	"bytes"
	"net"
	"sync"
	"sync/atomic"
	"testing"
)

// A proxy stands between the command and the server and cuts connections.
type proxy struct {
	l    net.Listener
	plan atomic.Pointer[cut]

	mu     sync.Mutex
	server string
	conns  map[net.Conn]bool
}

// When a connection is cut at a COMMIT.
const (
	beforeCommit  = iota // the server never gets it
	afterSending         // the server may get it or not see the end of it
	beforeAnswer         // the server has done it, and the client never learns
	momentsOfCuts        // how many there are
)

// A cut is what to do at the COMMIT after a number of others.
type cut struct {
	when  int
	after atomic.Int64
	done  chan struct{}
}

func newProxy(t *testing.T, server string) *proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{l: l, server: server, conns: map[net.Conn]bool{}}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go p.serve(c)
		}
	}()
	t.Cleanup(func() {
		l.Close()
		p.cutAll()
	})
	return p
}

func (p *proxy) addr() string { return p.l.Addr().String() }

// lead makes it stand before another server from now on.
func (p *proxy) lead(server string) {
	p.mu.Lock()
	p.server = server
	p.mu.Unlock()
	p.cutAll()
}

func (p *proxy) keep(c net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.conns[c] = true
}

// cutAll cuts every connection now, in the middle of whatever passes, and
// returns how many there were.
func (p *proxy) cutAll() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	n := len(p.conns)
	for c := range p.conns {
		c.(*net.TCPConn).SetLinger(0)
		c.Close()
	}
	clear(p.conns)
	return n / 2
}

// cutAtCommit arms the cut; the channel is closed when it has happened.
func (p *proxy) cutAtCommit(when, after int) <-chan struct{} {
	c := &cut{when: when, done: make(chan struct{})}
	c.after.Store(int64(after))
	p.plan.Store(c)
	return c.done
}

func (p *proxy) disarm() { p.plan.Store(nil) }

// isCommit knows a COMMIT of pgx and of go-sql-driver, which send it alone.
func isCommit(b []byte) bool {
	return len(b) < 64 && (bytes.HasPrefix(b, []byte("Q\x00\x00\x00\x0bcommit\x00")) || bytes.HasPrefix(b, []byte("\x07\x00\x00\x00\x03COMMIT")))
}

func (p *proxy) serve(client net.Conn) {
	p.mu.Lock()
	server := p.server
	p.mu.Unlock()
	up, err := net.Dial("tcp", server)
	if err != nil {
		client.Close()
		return
	}
	p.keep(client)
	p.keep(up)
	end := func() {
		client.Close()
		up.Close()
		p.mu.Lock()
		defer p.mu.Unlock()
		delete(p.conns, client)
		delete(p.conns, up)
	}
	var answer atomic.Pointer[cut] // set: the next answer is swallowed
	go func() {
		defer end()
		buf := make([]byte, 32<<10)
		for {
			n, err := up.Read(buf)
			if c := answer.Load(); c != nil && n > 0 {
				close(c.done)
				return
			}
			if err != nil {
				return
			}
			if _, err := client.Write(buf[:n]); err != nil {
				return
			}
		}
	}()
	defer end()
	buf := make([]byte, 32<<10)
	for {
		n, err := client.Read(buf)
		if err != nil {
			return
		}
		if c := p.plan.Load(); c != nil && isCommit(buf[:n]) && c.after.Add(-1) < 0 && p.plan.CompareAndSwap(c, nil) {
			switch c.when {
			case beforeCommit:
				close(c.done)
				return
			case afterSending:
				up.Write(buf[:n])
				close(c.done)
				return
			case beforeAnswer:
				answer.Store(c)
			}
		}
		if _, err := up.Write(buf[:n]); err != nil {
			return
		}
	}
}
