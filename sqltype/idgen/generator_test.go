package idgen_test

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// A fakeClock shows what it was told, and moves by step at each reading.
type fakeClock struct {
	mu   sync.Mutex
	now  time.Time
	step time.Duration
}

func (c *fakeClock) read() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(c.step)
	return c.now
}

func (c *fakeClock) jump(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

var day = time.Date(2026, 5, 6, 7, 8, 9, 123_456_789, time.UTC)

// A generator makes sqltype's ids, whose methods the tests look at.
type generator struct{ *idgen.Generator }

func (g generator) NewV1() (sqltype.UUID, error) { return g.Generator.NewV1() }
func (g generator) NewV6() (sqltype.UUID, error) { return g.Generator.NewV6() }
func (g generator) NewV7() (sqltype.UUID, error) { return g.Generator.NewV7() }

func (g generator) Batch(n int) ([]sqltype.UUID, error) {
	return idgen.Batch[sqltype.UUID](g.Generator, n)
}

func (g generator) AppendBatch(dst []sqltype.UUID, n int) ([]sqltype.UUID, error) {
	return idgen.AppendBatch(g.Generator, dst, n)
}

func newGenerator(t *testing.T, c idgen.Config) generator {
	t.Helper()
	g, err := idgen.New(c)
	if err != nil {
		t.Fatalf("New(%+v): %v", c, err)
	}
	return generator{g}
}

// checkWorkers fails unless each goroutine's ids increase and all are distinct.
func checkWorkers(t *testing.T, name string, made [][]sqltype.UUID) {
	t.Helper()
	seen := map[sqltype.UUID]bool{}
	for _, ids := range made {
		for i, u := range ids {
			if i > 0 && u.Compare(ids[i-1]) <= 0 || seen[u] {
				t.Fatalf("%s: %v, seen before: %t", name, u, seen[u])
			}
			seen[u] = true
		}
	}
}

// configs are one of each kind.
func configs() map[string]idgen.Config {
	all := map[string]idgen.Config{
		"zero":                   {},
		"fraction with machine":  {MachineBits: 10, MachineID: 777},
		"counter of 12":          {Method: idgen.MethodCounter, CounterBits: 12},
		"counter of 26":          {Method: idgen.MethodCounter},
		"counter of 42, machine": {Method: idgen.MethodCounter, CounterBits: 42, MachineBits: 16, MachineID: 0xffff},
		"random":                 {Method: idgen.MethodRandom},
		"random with machine":    {Method: idgen.MethodRandom, MachineBits: 5, MachineID: 31},
	}
	return all
}

func TestGeneratorConfigNamesTheFieldAndItsBound(t *testing.T) {
	for want, c := range map[string]idgen.Config{
		"Block is 1µs, not from 1ms to 1h":      {Block: time.Microsecond},
		"Block is -1ns":                         {Block: -1},
		"MaxLead is 2h0m0s, not from 1ms to 1h": {MaxLead: 2 * time.Hour},
		"Method is 3, not from 0 to 2":          {Method: 3},
		"Overflow is 2":                         {Overflow: 2},
		"CounterBits is 20, not 0":              {CounterBits: 20},
		"CounterBits is 11, not from 12 to 42":  {Method: idgen.MethodCounter, CounterBits: 11},
		"CounterBits is 43, not from 12 to 42":  {Method: idgen.MethodCounter, CounterBits: 43},
		"MachineBits is 17, not from 0 to 16":   {MachineBits: 17},
		"MachineBits is -1":                     {MachineBits: -1},
		"MachineID is 8, not below":             {MachineBits: 3, MachineID: 8},
		"MachineID is 1, not below":             {MachineID: 1},
	} {
		g, err := idgen.New(c)
		if g != nil || !errors.Is(err, idgen.ErrConfig) || !strings.Contains(err.Error(), want) {
			t.Errorf("New(%+v) = %v, want %q", c, err, want)
		}
	}
	for name, c := range configs() {
		if _, err := idgen.New(c); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// asSorted is a version 1 id as version 6, which sorts by its time; any other id
// is as it was.
func asSorted(u sqltype.UUID) sqltype.UUID {
	if six, err := u.V6(); err == nil {
		return six
	}
	return u
}

func TestGeneratorAscendsAcrossClockJumps(t *testing.T) {
	jumps := map[string][]time.Duration{
		"none":                 {0},
		"back a second":        {-time.Second},
		"back a day":           {-24 * time.Hour},
		"forward and back":     {24 * time.Hour, -24 * time.Hour, time.Millisecond},
		"back and forward":     {-time.Hour, time.Hour},
		"back to 1970":         {-60 * 365 * 24 * time.Hour},
		"back again and again": {-time.Second, -time.Second, -time.Second, -time.Second},
	}
	for name, c := range configs() {
		for jump, steps := range jumps {
			t.Run(name+" "+jump, func(t *testing.T) {
				clock := &fakeClock{now: day, step: 300 * time.Nanosecond}
				c := c
				c.Clock = clock.read
				g := newGenerator(t, c)
				seen := map[sqltype.UUID]bool{}
				latest := time.Time{}
				var last7, last6 sqltype.UUID
				rounds := 2000
				if testing.Short() {
					rounds /= 10
				}
				each := func() {
					for range rounds {
						for version, f := range map[int]func() (sqltype.UUID, error){1: g.NewV1, 6: g.NewV6, 7: g.NewV7} {
							u, err := f()
							if err != nil {
								t.Fatalf("NewV%d: %v", version, err)
							}
							if now := clock.read(); now.After(latest) {
								latest = now
							}
							last := &last6
							if version == 7 {
								last = &last7
							}
							key := asSorted(u)
							if u.Version() != version || u.Variant() != sqltype.VariantRFC9562 || seen[key] {
								t.Fatalf("NewV%d = %v, seen before: %t", version, u, seen[key])
							}
							if version == 7 && u.Compare(*last) <= 0 || version != 7 && [8]byte(key[:8]) == [8]byte(last[:8]) || key.Compare(*last) <= 0 {
								t.Fatalf("NewV%d: %v after %v", version, key, *last)
							}
							if when, _ := u.Time(); when.After(latest.Add(time.Second)) {
								t.Fatalf("NewV%d: %v is of %v, the clock has shown %v at most", version, u, when, latest)
							}
							seen[key], *last = true, key
						}
					}
				}
				each()
				for _, d := range steps {
					clock.jump(d)
					each()
				}
			})
		}
	}
}

func TestMachineIDComesAfterTheCounter(t *testing.T) {
	// All random bits zero: what is left is the layout.
	zero := bytes.NewReader(make([]byte, 1<<20))
	for _, tt := range []struct {
		name string
		c    idgen.Config
		want string
	}{
		{"no machine", idgen.Config{Method: idgen.MethodCounter, CounterBits: 12},
			"017f22e2-79b0-7000-8000-000000000000"},
		{"16 bits after 12", idgen.Config{Method: idgen.MethodCounter, CounterBits: 12, MachineBits: 16, MachineID: 0xffff},
			"017f22e2-79b0-7000-bfff-c00000000000"},
		{"4 bits after 42", idgen.Config{Method: idgen.MethodCounter, CounterBits: 42, MachineBits: 4, MachineID: 0xa},
			"017f22e2-79b0-7000-8000-0000a0000000"},
		{"8 bits after 16 of the fraction", idgen.Config{MachineBits: 8, MachineID: 0xff},
			"017f22e2-79b0-774e-abfc-000000000000"},
		{"16 bits at the end", idgen.Config{Method: idgen.MethodRandom, MachineBits: 16, MachineID: 0x1234},
			"017f22e2-79b0-7000-8000-000000001234"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := tt.c
			c.Rand = zero
			c.Clock = func() time.Time { return time.Date(2022, 2, 22, 19, 22, 22, 456_700, time.UTC) }
			u, err := newGenerator(t, c).NewV7()
			if err != nil || u.String() != tt.want {
				t.Errorf("NewV7 = %v, %v, want %s", u, err, tt.want)
			}
		})
	}
}

func TestCounterOverflowBorrowsUpToMaxLead(t *testing.T) {
	clock := &fakeClock{now: day}
	g := newGenerator(t, idgen.Config{Clock: clock.read, Method: idgen.MethodCounter, CounterBits: 12, MaxLead: 5 * time.Millisecond})
	var last sqltype.UUID
	n := 0
	for {
		u, err := g.NewV7()
		if err != nil {
			if !errors.Is(err, idgen.ErrOverrun) {
				t.Fatal(err)
			}
			break
		}
		if u.Compare(last) <= 0 {
			t.Fatalf("%v after %v", u, last)
		}
		if when, _ := u.Time(); when.Sub(day) > 5*time.Millisecond {
			t.Fatalf("%v is of %v, the clock stands at %v", u, when, day)
		}
		last, n = u, n+1
	}
	// The rollover guard: at least half of each millisecond's 4096 are left.
	if n < 6*2048 || n > 6*4096 {
		t.Errorf("%d ids in one millisecond and 5 borrowed ones, want from %d to %d", n, 6*2048, 6*4096)
	}
	clock.jump(6 * time.Millisecond)
	if u, err := g.NewV7(); err != nil || u.Compare(last) <= 0 {
		t.Errorf("after the clock moved: %v, %v", u, err)
	}
}

func TestCounterOverflowWaitsForTheClock(t *testing.T) {
	for name, c := range configs() {
		t.Run(name, func(t *testing.T) {
			c.Overflow = idgen.OverflowWait
			g := newGenerator(t, c)
			ids, err := g.Batch(30_000)
			if err != nil || len(ids) != 30_000 {
				t.Fatalf("Batch: %d ids, %v", len(ids), err)
			}
			now := time.Now()
			for i, u := range ids {
				if i > 0 && u.Compare(ids[i-1]) <= 0 {
					t.Fatalf("%v after %v", u, ids[i-1])
				}
			}
			if when, _ := ids[len(ids)-1].Time(); when.After(now) {
				t.Errorf("an id of %v at %v", when, now)
			}
		})
	}
}

func TestGeneratorBatch(t *testing.T) {
	for name, c := range configs() {
		g := newGenerator(t, c)
		before, _ := g.NewV7()
		for _, n := range []int{-1, 0, 1, 2, 1000} {
			ids, err := g.AppendBatch([]sqltype.UUID{before}, n)
			if err != nil || len(ids) != 1+max(n, 0) {
				t.Fatalf("%s: AppendBatch(%d): %d ids, %v", name, n, len(ids), err)
			}
			for i := range ids[1:] {
				if ids[i+1].Compare(ids[i]) <= 0 {
					t.Fatalf("%s: %v after %v", name, ids[i+1], ids[i])
				}
			}
			before = ids[len(ids)-1]
		}
	}
}

func TestGeneratorReportsAFailingRand(t *testing.T) {
	for name, c := range configs() {
		c.Rand = io.LimitReader(strings.NewReader("too short for anything"), 5)
		g := newGenerator(t, c)
		ids := []sqltype.UUID{sqltype.Max()}
		ids, err := g.AppendBatch(ids, 3)
		if !errors.Is(err, io.ErrUnexpectedEOF) || len(ids) != 1 {
			t.Errorf("%s: AppendBatch: %v, %v", name, ids, err)
		}
		if u, err := g.NewV1(); err == nil || u != sqltype.Nil() {
			t.Errorf("%s: NewV1 = %v, %v", name, u, err)
		}
	}
}

func TestGeneratorIsSafeForConcurrentUse(t *testing.T) {
	const workers, each = 8, 5000
	for name, c := range configs() {
		g := newGenerator(t, c)
		made := make([][]sqltype.UUID, workers)
		var wg sync.WaitGroup
		for w := range workers {
			wg.Go(func() {
				for range each {
					u, err := g.NewV7()
					if err != nil {
						t.Error(err)
						return
					}
					made[w] = append(made[w], u)
				}
			})
		}
		wg.Wait()
		checkWorkers(t, name, made)
	}
}

func TestMachineBitsAloneMakeNoBuckets(t *testing.T) {
	g := newGenerator(t, idgen.Config{Method: idgen.MethodRandom, MachineBits: 4})
	if _, err := g.NewV8Bucket(4); !errors.Is(err, idgen.ErrConfig) {
		t.Errorf("NewV8Bucket = %v, want ErrConfig", err)
	}
}
