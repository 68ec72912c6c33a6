//go:build linux

package crash_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// A cluster is three nodes that share their rows, all of which take writes.
type cluster struct {
	kind        string
	nodes       []*node
	dbs, writes []*sql.DB
	whole       bool // a node may lose a transaction and say nothing
	// sync waits until a node has applied what the others have committed. rejoin starts a node
	// that was killed, and waits until it takes part.
	sync   func(t *testing.T, l *lab)
	rejoin func(t *testing.T, node int)
}

// lab is the application on one node.
func (c *cluster) lab(i int) *lab {
	l := mariaForm()
	l.name, l.whole, l.url = fmt.Sprintf("%s, node %d", c.kind, i), c.whole, c.nodes[i].url("root")
	l.db, l.writes = c.dbs[i], c.writes[i]
	return l
}

// on is the shop as one node has it.
func (c *cluster) on(i int, s *shop) *shop {
	there := *s
	there.lab = c.lab(i)
	return &there
}

// losesNodes rewrites and undoes with workers on all nodes, which share each run. The
// application writes on two of them. In the middle of each run a node is killed, with the command
// on it. Then all rows are compared, on each node. A write that is certified too late may fail;
// nothing else may happen to it.
func (c *cluster) losesNodes(t *testing.T, s *shop, rounds int) {
	const pause = 5 * time.Millisecond
	seed := seedOf(t)
	t.Logf("seed %d", seed)
	h := &harness{t: t, s: s, r: rand.New(rand.NewPCG(seed, 1)), undone: true, chunk: "25",
		counts: map[string]int{}, took: map[string]time.Duration{}}
	h.tr = startTraffic(t, s, firstLate, 1, pause, pause)
	other := c.on(1, s)
	c.sync(t, other.lab)
	elsewhere := startTraffic(t, other, 2*firstLate, 1, pause, pause)
	h.and = []*traffic{elsewhere}
	h.look = func(what string) {
		for i := range c.nodes {
			each := c.on(i, s)
			c.sync(t, each.lab)
			each.check(t, fmt.Sprintf("%s, read on node %d", what, i), h.undone)
		}
	}
	for round, early := 0, 0; round < rounds; round++ {
		began := time.Now()
		log := func(format string, args ...any) {
			passed := time.Since(began).Round(time.Millisecond)
			t.Logf("round %d, after %v: %s", round, passed, fmt.Sprintf(format, args...))
		}
		var all []*process
		for i := range c.nodes {
			args := h.args("--workers", "2", "--chunk-rows", "50")
			for k, a := range args {
				if a == s.url {
					args[k] = c.nodes[i].url("root")
				}
			}
			all = append(all, start(t, args...))
		}
		victim := 1 + round%2
		if !all[victim].reach(4, h.moment()) && !all[0].reach(4, 0) {
			if early++; early == 10 {
				t.Fatalf("round %d: ten times it had ended before a node was killed: %v", round, all[0])
			}
			for i, p := range all {
				h.settle(p, fmt.Sprintf("round %d, node %d, which nobody killed", round, i))
			}
			h.complete(fmt.Sprintf("round %d, which nobody disturbed", round))
			round--
			continue
		}
		c.nodes[victim].kill(t)
		for i, p := range all {
			if i == victim {
				if !p.ends(limit) {
					t.Fatalf("round %d: the command on the dead node does not end: %v", round, p)
				}
				log("the command on the killed node: exit %d, %s", p.code(),
					strings.TrimSpace(p.err.String()))
				continue
			}
			h.settle(p, fmt.Sprintf("round %d, node %d", round, i))
			log("node %d: exit %d, %d chunks, %d waits, %d ranges taken over %s", i, p.code(), p.chunks,
				strings.Count(p.events.String(), `"event":"waiting"`),
				strings.Count(p.events.String(), `"event":"takenover"`),
				strings.TrimSpace(p.err.String()))
		}
		c.rejoin(t, victim)
		log("the node is back")
		h.complete(fmt.Sprintf("round %d", round))
		log("compared on each node")
	}
	t.Logf("%d runs compared on each node; node 0: %v; node 1: %v", h.rounds, h.tr, elsewhere)
	if h.tr.done[inserts].Load() == 0 || elsewhere.done[inserts].Load() == 0 {
		t.Error("a node took no writes of the application")
	}
}
