package sqltype_test

import (
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

// The rate that RFC 4122 names as its design goal: 10 million ids a second from
// one process, by the wall's clock. With SQLUUID_FULL it is required, for ten
// seconds without a pause: one goroutine makes the ids, and another one looks at
// every one of them, that it is larger than the one before, so all are distinct.
func TestTenMillionDistinctIdsASecond(t *testing.T) {
	length := 50 * time.Millisecond
	if full {
		length = 10 * time.Second
	}
	for name, f := range map[string]func() sqltype.UUID{"NewV1": sqltype.NewV1, "NewV6": sqltype.NewV6} {
		t.Run(name, func(t *testing.T) {
			made, free := make(chan []sqltype.UUID, 8), make(chan []sqltype.UUID, 8)
			for range cap(free) {
				free <- make([]sqltype.UUID, 4096)
			}
			last, seen, disorder := asSorted(f()), 0, ""
			looked := make(chan struct{})
			go func() {
				defer close(looked)
				for ids := range made {
					for _, u := range ids {
						if name == "NewV1" {
							u, _ = u.V6()
						}
						if u.Compare(last) <= 0 && disorder == "" {
							disorder = u.String() + " after " + last.String()
						}
						last = u
					}
					seen += len(ids)
					free <- ids
				}
			}()
			start := time.Now()
			for time.Since(start) < length {
				ids := <-free
				for i := range ids {
					ids[i] = f()
				}
				made <- ids
			}
			took := time.Since(start)
			close(made)
			<-looked
			if disorder != "" {
				t.Fatal(disorder)
			}
			when, _ := last.Time()
			ahead := time.Until(when)
			rate := float64(seen) / took.Seconds()
			t.Logf("%d distinct ids in %v, %.1f million a second; the last is %v ahead of the clock", seen, took, rate/1e6, ahead)
			if full && rate < 10e6 {
				t.Errorf("%.1f million ids a second, want 10; is the machine busy?", rate/1e6)
			}
			if full && ahead > time.Second { // all is in step: 16 ids fit 100 ns
				t.Errorf("the last id is %v ahead of the clock", ahead)
			}
		})
	}
}

// asSorted is a version 1 id as version 6, which sorts by its time; any other id is as
// it was.
func asSorted(u sqltype.UUID) sqltype.UUID {
	if six, err := u.V6(); err == nil {
		return six
	}
	return u
}
