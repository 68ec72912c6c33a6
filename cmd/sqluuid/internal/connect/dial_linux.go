package connect

import (
	"strings"
	"syscall"
)

// tcpUserTimeout is TCP_USER_TIMEOUT, which package syscall lacks.
const tcpUserTimeout = 18

// boundSilence bounds how long what was sent may stay without an acknowledgement. Keepalive probes
// are not sent meanwhile.
func boundSilence(network, _ string, c syscall.RawConn) error {
	if !strings.HasPrefix(network, "tcp") {
		return nil
	}
	var failed error
	err := c.Control(func(fd uintptr) {
		failed = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, tcpUserTimeout,
			int(lostAfter.Milliseconds()))
	})
	if err != nil {
		return err
	}
	return failed
}
