package runs_test

import (
	"bufio"
	"io"
	"net"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// cuttable returns the URL of the lab's server behind a proxy, and a function that cuts all of
// its connections.
func cuttable(t *testing.T, l *lab.Lab) (url string, cut func()) {
	t.Helper()
	listen, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	u := lab.ParseURL(t, l.URL)
	server := u.Host
	u.Host = listen.Addr().String()
	var mu sync.Mutex
	var open []net.Conn
	cut = func() {
		mu.Lock()
		defer mu.Unlock()
		for _, c := range open {
			c.Close()
		}
		open = nil
	}
	t.Cleanup(func() { listen.Close(); cut() })
	go func() {
		for {
			client, err := listen.Accept()
			if err != nil {
				return
			}
			up, err := net.Dial("tcp", server)
			if err != nil {
				client.Close()
				continue
			}
			mu.Lock()
			open = append(open, client, up)
			mu.Unlock()
			for _, p := range [][2]net.Conn{{client, up}, {up, client}} {
				go func() {
					io.Copy(p[0], p[1])
					p[0].Close()
				}()
			}
		}
	}()
	return u.String(), cut
}

// A run whose connections are cut says that in one sentence, and what to do, once. The same
// command goes on.
func TestALostConnectionSaysWhatToDoOnce(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		if l.Profile == engine.SQLite {
			t.Skip("a file has no connection that could be lost")
		}
		s := lab.NewShop(t, l, 600, false)
		url, cut := cuttable(t, l)
		args := lab.Args("v1-to-v6", "--column", "orders.id", "--yes", "--on-mismatch=skip", "--chunk-rows", "20")
		cmd := exec.Command(lab.Command(), append(args, "--json", "--database", url)...)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		var errOut lab.Text
		cmd.Stderr = &errOut
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		sc := bufio.NewScanner(out)
		sc.Buffer(nil, 1<<20)
		for done := false; sc.Scan(); {
			if !done && strings.Contains(sc.Text(), `"event":"chunk"`) {
				done = true
				cut()
			}
		}
		cmd.Wait()
		got := errOut.String()
		if code := cmd.ProcessState.ExitCode(); code != 1 || strings.Count(got, "\n") != 1 ||
			strings.Count(got, "the connection to the server was lost") != 1 ||
			strings.Count(got, "run the same again")+strings.Count(got, "goes on with it") != 1 {
			t.Errorf("exit %d\n%s", code, got)
		}
		lab.MustRun(t, append(args, "--database", l.URL)...)
		s.Check(t, "after another run", s.Expected())
	})
}
