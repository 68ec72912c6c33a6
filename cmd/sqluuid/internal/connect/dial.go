package connect

import (
	"net"
	"time"
)

// A connection whose other end is gone fails within lostAfter: a silent one by three probes after
// 20 seconds, and on Linux one that waits for an answer to what it has sent by the system's timer.
const lostAfter = 50 * time.Second

func dialer() *net.Dialer {
	return &net.Dialer{
		Timeout: connectTimeout,
		KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: 20 * time.Second,
			Interval: 10 * time.Second, Count: 3},
		Control: boundSilence,
	}
}
