//go:build unix

package metamorphic

import (
	"bytes"
	"net"
	"sync"
	"sync/atomic"
)

// A proxy stands between the command and the server and cuts connections.
type proxy struct {
	l      net.Listener
	server string
	plan   atomic.Pointer[cut]

	mu    sync.Mutex
	conns map[net.Conn]bool
}

// When a connection is cut.
const (
	atOnce       = iota
	beforeCommit // the server never gets it
	afterSending // the server may get it or not see the end of it
	beforeAnswer // the server has done it, and the client never learns
)

// A cut is what to do at the COMMIT after a number of others.
type cut struct {
	when  int
	after atomic.Int64
}

func newProxy(server string) (*proxy, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
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
	return p, nil
}

func (p *proxy) address() string { return p.l.Addr().String() }

func (p *proxy) close() {
	p.l.Close()
	p.cutAll()
}

// cutAll cuts every connection now, in the middle of whatever passes.
func (p *proxy) cutAll() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for c := range p.conns {
		c.(*net.TCPConn).SetLinger(0)
		c.Close()
	}
	clear(p.conns)
}

func (p *proxy) cutAtCommit(when, after int) {
	c := &cut{when: when}
	c.after.Store(int64(after))
	p.plan.Store(c)
}

// isCommit knows a COMMIT of pgx and of go-sql-driver, which send it alone.
func isCommit(b []byte) bool {
	return len(b) < 64 && (bytes.HasPrefix(b, []byte("Q\x00\x00\x00\x0bcommit\x00")) ||
		bytes.HasPrefix(b, []byte("\x07\x00\x00\x00\x03COMMIT")))
}

func (p *proxy) serve(client net.Conn) {
	up, err := net.Dial("tcp", p.server)
	if err != nil {
		client.Close()
		return
	}
	p.mu.Lock()
	p.conns[client], p.conns[up] = true, true
	p.mu.Unlock()
	end := func() {
		client.Close()
		up.Close()
		p.mu.Lock()
		defer p.mu.Unlock()
		delete(p.conns, client)
		delete(p.conns, up)
	}
	var silent atomic.Bool // the next answer is swallowed
	go func() {
		defer end()
		buf := make([]byte, 32<<10)
		for {
			n, err := up.Read(buf)
			if err != nil || silent.Load() {
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
		if c := p.plan.Load(); c != nil && isCommit(buf[:n]) && c.after.Add(-1) < 0 &&
			p.plan.CompareAndSwap(c, nil) {
			switch c.when {
			case beforeCommit:
				return
			case afterSending:
				up.Write(buf[:n])
				return
			case beforeAnswer:
				silent.Store(true)
			}
		}
		if _, err := up.Write(buf[:n]); err != nil {
			return
		}
	}
}
