package copies_test

import (
	"bytes"
	"fmt"
	"net"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// deaf returns the URL of the lab's server behind a proxy that keeps the end of
// every session from it, as a server under load is late to notice that: the words
// with which drivers take their leave are swallowed, and its connections stay open
// until the test is over.
func deaf(t *testing.T, l *lab.Lab) string {
	t.Helper()
	listen, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	u := lab.ParseURL(t, l.URL)
	server := u.Host
	over := make(chan struct{})
	t.Cleanup(func() { listen.Close(); close(over) })
	leave := [][]byte{[]byte("\x01\x00\x00\x00\x01")}
	serve := func(client net.Conn) {
		defer client.Close()
		up, err := net.Dial("tcp", server)
		if err != nil {
			return
		}
		defer up.Close()
		go func() {
			buf := make([]byte, 32<<10)
			for {
				n, err := up.Read(buf)
				if err != nil {
					client.Close()
					return
				}
				client.Write(buf[:n]) // nobody may listen any more
			}
		}()
		buf := make([]byte, 32<<10)
		for {
			n, err := client.Read(buf)
			if err != nil {
				<-over
				return
			}
			msg := buf[:n]
			for _, x := range leave {
				msg, _ = bytes.CutSuffix(msg, x)
			}
			if _, err := up.Write(msg); err != nil {
				return
			}
		}
	}
	go func() {
		for {
			c, err := listen.Accept()
			if err != nil {
				return
			}
			go serve(c)
		}
	}()
	u.Host = listen.Addr().String()
	return u.String()
}

// A copy that fails leaves nothing behind, also where the server does not notice
// that its session is over: what that held is given up before.
func TestAFailedCopyDoesNotWaitForTheEndOfItsSession(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		if l.Profile == engine.SQLite {
			t.Skip("a file has no server that could be late")
		}
		s := lab.NewShop(t, l, 30, false)
		six, err := s.Orders[4].V6()
		if err != nil {
			t.Fatal(err)
		}
		tables := l.Tables(t)
		direct, url := l.URL, deaf(t, l)
		for _, args := range [][]string{{"v1-to-v6", "--strategy", "copy"}, {"binary-to-text", "--then", "v1-to-v6"}} {
			command := lab.Args(args[0], append([]string{"--database", url, "--column", "orders.id", "--on-mismatch=skip"}, args[1:]...)...)
			late := lab.Prompted(t, command...)
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'its image')", l.Lit(six)))
			if got := late("y\n"); got.Code != 3 || !strings.Contains(got.Err, six.String()) || strings.Contains(got.Err, "stays recorded") {
				t.Errorf("%v: exit %d\n%s", args, got.Code, got.Err)
			}
			if got := lab.MustRun(t, "migrate", "status", "--database", direct); !strings.Contains(got.Out, "No migrations") {
				t.Errorf("after %v the status is\n%s", args, got.Out)
			}
			lab.Same(t, "the tables", l.Tables(t), tables)
			l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		}
	})
}
