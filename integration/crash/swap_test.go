//go:build linux

package crash_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// A swapLab is nine tables that no foreign key links. A writer changes rows of eight of them
// and adds rows, and keeps in memory what the server has acknowledged.
type swapLab struct {
	*lab
	mu      sync.Mutex
	acked   map[swapRow]int // the value of the last acknowledged write
	tried   map[swapRow]int // the value of a later write, which failed
	written int
	failed  int
}

// A swapRow is a row of one of the eight tables.
type swapRow struct{ table, n int }

const (
	swapTables  = 8
	swapParents = 200
	swapWriters = 3
)

func newSwapLab(t *testing.T, l *lab) *swapLab {
	t.Helper()
	s := &swapLab{lab: l, acked: map[swapRow]int{}, tried: map[swapRow]int{}}
	exec := func(query string) {
		t.Helper()
		if _, err := l.db.Exec(query); err != nil {
			t.Fatalf("%.80s: %v", query, err)
		}
	}
	exec("CREATE TABLE p (id binary(16) NOT NULL PRIMARY KEY, n integer NOT NULL UNIQUE)")
	r := rand.New(rand.NewPCG(5, 6))
	var all []string
	for n := range swapParents {
		all = append(all, fmt.Sprintf("(%s, %d)", l.literal(newV1(r)), n))
	}
	exec("INSERT INTO p VALUES " + strings.Join(all, ","))
	for i := range swapTables {
		exec(fmt.Sprintf("CREATE TABLE c%d (n integer NOT NULL PRIMARY KEY, v integer NOT NULL, "+
			"pn integer NOT NULL, pid binary(16) NOT NULL, INDEX (pid))", i))
		exec(fmt.Sprintf("INSERT INTO c%d SELECT n, 0, n, id FROM p", i))
		for n := range swapParents {
			s.acked[swapRow{i, n}] = 0
		}
	}
	return s
}

// traffic starts the writers. They stop when the returned function is called.
func (s *swapLab) traffic(seed uint64) (stop func()) {
	done := make(chan struct{})
	var wg sync.WaitGroup
	for w := range swapWriters {
		wg.Go(func() {
			r := rand.New(rand.NewPCG(seed, uint64(w)))
			for {
				select {
				case <-done:
					return
				case <-time.After(2 * time.Millisecond):
					s.write(r, w)
				}
			}
		})
	}
	return func() {
		close(done)
		wg.Wait()
	}
}

// write updates a row, or adds one. Each writer has rows of its own.
func (s *swapLab) write(r *rand.Rand, w int) {
	row := swapRow{r.IntN(swapTables), w + swapWriters*r.IntN(swapParents)}
	s.mu.Lock()
	value, there := s.acked[row]
	value = max(value, s.tried[row]) + 1
	s.mu.Unlock()
	query := fmt.Sprintf("UPDATE c%d SET v = %d WHERE n = %d", row.table, value, row.n)
	if !there {
		query = fmt.Sprintf("INSERT INTO c%d SELECT %d, %d, n, id FROM p WHERE n = %d",
			row.table, row.n, value, row.n%swapParents)
	}
	result, err := s.db.Exec(query)
	var n int64
	if err == nil {
		n, err = result.RowsAffected()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil || n != 1 { // an update of a row that is not there loses it just as well
		s.failed++
		s.tried[row] = value
		return
	}
	s.written++
	s.acked[row] = value
}

// check looks for every acknowledged write in the tables in place, and for the rows that
// belong to another parent than they should. Nothing may write meanwhile.
func (s *swapLab) check(t *testing.T, what string, version byte) {
	t.Helper()
	lost, seen := 0, 0
	for i := range swapTables {
		rows, err := s.db.Query(fmt.Sprintf("SELECT c.n, c.v, c.pn, p.n, ORD(SUBSTR(c.pid, 7, 1)) "+
			"DIV 16 FROM c%d c LEFT JOIN p ON p.id = c.pid", i))
		if err != nil {
			t.Fatal(err)
		}
		there := map[int]int{}
		for rows.Next() {
			var n, v, parent, has int
			var found sql.NullInt64
			if err := rows.Scan(&n, &v, &parent, &found, &has); err != nil {
				t.Fatal(err)
			}
			if there[n] = v; found.Int64 != int64(parent) || !found.Valid || has != int(version) {
				t.Errorf("%s: c%d: row %d of parent %d has that of %v, version %d",
					what, i, n, parent, found, has)
			}
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		for row, want := range s.acked {
			if row.table != i {
				continue
			}
			seen++
			if got, ok := there[row.n]; !ok || got != want && got != s.tried[row] {
				if lost++; lost <= 5 {
					t.Errorf("%s: c%d: row %d has %d (there: %v), want %d", what, i, row.n, got, ok, want)
				}
			}
		}
	}
	if lost > 0 || seen < swapTables*swapParents {
		t.Fatalf("%s: %d of %d acknowledged writes are lost", what, lost, seen)
	}
}

// A swapMoment is when the command is killed: when a session runs a statement that begins so,
// and up to so much later.
type swapMoment struct {
	begins string
	later  time.Duration
	held   bool // a reader keeps one table in use, so that the statement waits
}

var swapMoments = []swapMoment{
	{begins: "RENAME TABLE"},
	{begins: "LOCK TABLES%WRITE"},
	{begins: "LOCK TABLES%WRITE", held: true, later: 500 * time.Millisecond},
	{begins: "RENAME TABLE", later: 30 * time.Millisecond},
	{begins: "LOCK TABLES%WRITE", later: 300 * time.Millisecond},
	{begins: "RENAME TABLE", later: 150 * time.Millisecond},
}

// strike waits for the moment and kills the command. It reports false when the command ended
// before.
func (s *swapLab) strike(t *testing.T, p *process, m swapMoment, r *rand.Rand) bool {
	t.Helper()
	seen := "SELECT COUNT(*) FROM performance_schema.processlist WHERE DB = DATABASE() AND INFO LIKE '" +
		m.begins + "%'"
	if m.held {
		tx, err := s.db.Begin()
		if err != nil {
			t.Fatal(err)
		}
		defer tx.Rollback()
		var n int
		if err := tx.QueryRow("SELECT COUNT(*) FROM c5").Scan(&n); err != nil {
			t.Fatal(err)
		}
	}
	for n := 0; n == 0; {
		select {
		case <-p.done:
			return false
		default:
		}
		s.again(t, "the statements that run", func() error { return s.db.QueryRow(seen).Scan(&n) })
	}
	if m.later > 0 {
		p.ends(time.Duration(r.Int64N(int64(m.later))))
	}
	p.signal(syscall.SIGKILL)
	p.ends(limit)
	return p.code() == -1
}

// A session of MySQL renames the tables that it has locked itself. So a command that is killed
// around the swap leaves no write in an old table alone: no run ends with a word about lost
// writes, and after the next run all of them are in the tables in place.
func TestAKillInTheSwapOfMySQLLosesNoWrite(t *testing.T) {
	atNight(t)
	t.Parallel()
	s := newSwapLab(t, mysqlLab(t, newMySQL(t, folder(t))))
	const kills = 24
	seed := seedOf(t)
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 2))
	verbs, versions := [2]string{"v1-to-v6", "v6-to-v1"}, [2]byte{6, 1}
	hits, reruns := 0, 0
	counts := map[string]int{}
	for round := 0; hits < kills; round++ {
		if round > 3*kills+10 {
			t.Fatalf("%d kills in %d rounds", hits, round)
		}
		args := []string{"migrate", verbs[round%2], "--strategy", "copy", "--column", "p.id",
			"--database", s.url, "--yes", "--lock-wait", "10s"}
		for i := range swapTables {
			args = append(args, "--also", fmt.Sprintf("c%d.pid", i))
		}
		if hits%4 != 3 {
			args = append(args, "--online")
		}
		m := swapMoments[hits%len(swapMoments)]
		what := fmt.Sprintf("round %d, %s killed at %q up to %v later", round,
			verbs[round%2], m.begins, m.later)
		stop := s.traffic(seed + uint64(round))
		p := start(t, args...)
		if s.strike(t, p, m, r) {
			hits++
			counts[m.begins]++
		}
		for tries := 0; p.code() != 0; tries++ {
			if text := p.String(); strings.Contains(text, "between the last look") || p.code() == 4 ||
				strings.Contains(text, "panic:") || tries == 20 {
				stop()
				t.Fatalf("%s: after %d more runs: %s", what, tries, text)
			}
			reruns++
			if p = start(t, args...); !p.ends(2 * limit) {
				stop()
				t.Fatalf("%s: the next run does not end: %v", what, p)
			}
		}
		stop()
		s.check(t, what, versions[round%2])
		p = start(t, "migrate", "finish", "--column", "p.id", "--database", s.url, "--yes")
		if !p.ends(limit) || p.code() != 0 {
			t.Fatalf("%s: finish: %v", what, p)
		}
		if left := s.one(t, "SELECT COUNT(*) FROM information_schema.TABLES "+
			"WHERE TABLE_SCHEMA = DATABASE()"); left != swapTables+1 {
			t.Fatalf("%s: %d tables are left", what, left)
		}
	}
	t.Logf("%d kills %v, %d more runs, %d writes acknowledged, %d failed", hits, counts, reruns,
		s.written, s.failed)
}
