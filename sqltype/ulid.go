package sqltype

import (
	"crypto/rand"
	"encoding/binary"
	"sync"
	"time"
)

// ulids is what the next ULID must exceed.
var ulids struct {
	sync.Mutex
	last UUID
}

// NewULID returns a ULID: 48 bits of Unix milliseconds and 80 random bits. Ids of one
// process ascend strictly: in one millisecond, and when the clock steps back, the next
// is one higher, as the specification's section "Monotonicity" says. A number that is
// used up carries into the time. It is safe for concurrent use.
func NewULID() ULID {
	ulids.Lock()
	defer ulids.Unlock()
	ulids.last = nextULID(ulids.last, time.Now().UnixMilli())
	return ULID(ulids.last)
}

func nextULID(last UUID, ms int64) UUID {
	if t := uint64(max(ms, 0)); t > binary.BigEndian.Uint64(last[:8])>>16 {
		var id UUID
		rand.Read(id[:])
		binary.BigEndian.PutUint64(id[:8], t<<16|uint64(binary.BigEndian.Uint16(id[6:])))
		return id
	}
	for i := len(last) - 1; i >= 0; i-- {
		if last[i]++; last[i] != 0 {
			break
		}
	}
	return last
}
