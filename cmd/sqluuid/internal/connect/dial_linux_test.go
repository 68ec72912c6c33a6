package connect

import (
	"context"
	"database/sql"
	"fmt"
	"net"
	"os"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// The connections of every engine notice within a minute that the server is gone.
func TestALostServerIsNoticed(t *testing.T) {
	l, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	accepted := make(chan net.Conn, 1)
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			accepted <- c
		}
	}()
	port := l.Addr().(*net.TCPAddr).Port
	for _, scheme := range []string{"postgres", "mysql", "mariadb", "sqlserver"} {
		t.Run(scheme, func(t *testing.T) {
			open := map[string]func(string) (*sql.DB, string, error){
				"postgres": openPostgres, "mysql": openMySQL, "mariadb": openMySQL, "sqlserver": openSQLServer,
			}[scheme]
			path := "/shop"
			if scheme == "sqlserver" {
				path = "?database=shop"
			}
			db, _, err := open(fmt.Sprintf("%s://u:p@127.0.0.1:%d%s", scheme, port, path))
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
			defer cancel()
			go db.PingContext(ctx) // nobody answers it
			server := <-accepted
			defer server.Close()
			options, connected := optionsTowards(t, port)
			for range 300 { // the dialer sets some of them once it is connected
				if connected && options.count == 3 {
					break
				}
				time.Sleep(10 * time.Millisecond)
				options, connected = optionsTowards(t, port)
			}
			for name, o := range map[string]struct{ got, want int }{
				"keepalive": {options.alive, 1}, "idle": {options.idle, 20}, "interval": {options.interval, 10},
				"count": {options.count, 3}, "user timeout": {options.user, 50_000},
			} {
				if o.got != o.want {
					t.Errorf("%s is %d, want %d", name, o.got, o.want)
				}
			}
		})
	}
}

type tcpOptions struct{ alive, idle, interval, count, user int }

// optionsTowards reads the options of this process's connection to a port, if there is one.
func optionsTowards(t *testing.T, port int) (o tcpOptions, connected bool) {
	t.Helper()
	fds, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range fds {
		fd, _ := strconv.Atoi(e.Name())
		peer, err := syscall.Getpeername(fd)
		if v4, ok := peer.(*syscall.SockaddrInet4); err != nil || !ok || v4.Port != port {
			continue
		}
		for at, option := range map[*int][2]int{
			&o.alive:    {syscall.SOL_SOCKET, syscall.SO_KEEPALIVE},
			&o.idle:     {syscall.IPPROTO_TCP, syscall.TCP_KEEPIDLE},
			&o.interval: {syscall.IPPROTO_TCP, syscall.TCP_KEEPINTVL},
			&o.count:    {syscall.IPPROTO_TCP, syscall.TCP_KEEPCNT},
			&o.user:     {syscall.IPPROTO_TCP, tcpUserTimeout},
		} {
			if *at, err = syscall.GetsockoptInt(fd, option[0], option[1]); err != nil {
				return o, false // closed meanwhile
			}
		}
		return o, true
	}
	return o, false
}
