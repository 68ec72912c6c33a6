package twins_test

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

const shopSchema = `
CREATE TABLE users (id varchar(36) PRIMARY KEY DEFAULT gen_random_uuid()::text, email text UNIQUE NOT NULL);
CREATE TABLE orders (id varchar(36) PRIMARY KEY, n text UNIQUE NOT NULL, user_id varchar(36) NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE);
CREATE INDEX ON orders (user_id);
INSERT INTO users (email) SELECT 'old' || i FROM generate_series(1, 4000) i;
INSERT INTO orders SELECT gen_random_uuid()::text, 'old' || i, (SELECT id FROM users WHERE email = 'old' || i) FROM generate_series(1, 4000) i`

// A writer writes rows and keeps a ledger of them by their business keys. No two writers have the
// same keys. What failed in a way that may have committed is struck out of the ledger.
type writer struct {
	name   string
	db     *sql.DB
	r      *rand.Rand
	users  map[string]uuid.UUID // by email
	orders map[string]order     // by number
	next   int
	failed map[string]int
	done   int
}

type order struct {
	id    uuid.UUID
	email string
}

func (w *writer) key() string {
	w.next++
	return fmt.Sprintf("%s-%d", w.name, w.next)
}

// any picks a key of a map that the writer owns.
func anyOf[T any](r *rand.Rand, m map[string]T) (string, bool) {
	if len(m) == 0 {
		return "", false
	}
	keys := slices.Sorted(maps.Keys(m))
	return keys[r.IntN(len(keys))], true
}

// step does one thing, and notes it.
func (w *writer) step(ctx context.Context) {
	email, hasUser := anyOf(w.r, w.users)
	n, hasOrder := anyOf(w.r, w.orders)
	exec := func(query string, args ...any) bool {
		_, err := w.db.ExecContext(ctx, query, args...)
		return w.noted(err)
	}
	strike := func() { // nobody knows what became of these
		delete(w.users, email)
		maps.DeleteFunc(w.orders, func(k string, o order) bool { return k == n || o.email == email })
	}
	switch what := w.r.IntN(10); {
	case what < 2 || !hasUser:
		key, id := w.key(), uuid.New()
		if exec("INSERT INTO users (id, email) VALUES ($1, $2)", id, key) {
			w.users[key] = id
		}
	case what == 2:
		key := w.key()
		var id uuid.UUID
		err := w.db.QueryRowContext(ctx, "INSERT INTO users (email) VALUES ($1) RETURNING id", key).Scan(&id)
		if w.noted(err) {
			w.users[key] = id
		}
	case what < 6 || !hasOrder:
		key, id := w.key(), uuid.New()
		if exec("INSERT INTO orders (id, n, user_id) VALUES ($1, $2, $3)", id, key, w.users[email]) {
			w.orders[key] = order{id, email}
		}
	case what == 6: // to another user
		if exec("UPDATE orders SET user_id = $1 WHERE n = $2", w.users[email], n) {
			w.orders[n] = order{w.orders[n].id, email}
		} else {
			strike()
		}
	case what == 7: // the children follow
		id := uuid.New()
		if exec("UPDATE users SET id = $1 WHERE email = $2", id, email) {
			w.users[email] = id
		} else {
			strike()
		}
	case what == 8:
		id := uuid.New()
		if exec("UPDATE orders SET id = $1 WHERE id = $2", id, w.orders[n].id) {
			w.orders[n] = order{id, w.orders[n].email}
		} else {
			strike()
		}
	default: // with the children
		if exec("DELETE FROM users WHERE id = $1", w.users[email]) || true {
			strike()
		}
	}
}

// noted reports whether a statement was done. A deadlock with the fill leaves nothing behind.
func (w *writer) noted(err error) bool {
	if err == nil {
		w.done++
		return true
	}
	reason := err.Error()
	var answer *pgconn.PgError
	switch {
	case errors.Is(err, sqltype.ErrSwitched):
		reason = "switched"
	case errors.As(err, &answer):
		reason = answer.Code
	}
	w.failed[reason]++
	return false
}

// compare compares the ledger with the tables, by business keys.
func (w *writer) compare(t *testing.T, l *lab.Lab) {
	t.Helper()
	var want []string
	for email, id := range w.users {
		want = append(want, "user "+email+" "+id.String())
	}
	for n, o := range w.orders {
		want = append(want, "order "+n+" "+o.id.String()+" "+o.email)
	}
	slices.Sort(want)
	all := l.Dump(t, "SELECT x FROM (SELECT 'user ' || email || ' ' || id AS x FROM users UNION ALL SELECT 'order ' || n || ' ' || o.id || ' ' || u.email "+
		"FROM orders o JOIN users u ON u.id = o.user_id) y WHERE x LIKE 'user "+w.name+"-%' OR x LIKE 'order "+w.name+"-%' ORDER BY x COLLATE \"C\"")
	// What was struck out may be there in one way or the other.
	known := map[string]bool{}
	for _, line := range want {
		known[line] = true
	}
	missing := 0
	for _, line := range all {
		delete(known, line)
	}
	for line := range known {
		if missing++; missing < 5 {
			t.Errorf("%s: the tables do not have %q", w.name, line)
		}
	}
	t.Logf("%s: %d statements, %d facts, failed: %v", w.name, w.done, len(want), w.failed)
	for reason, n := range w.failed {
		if reason != "switched" && reason != "40P01" && reason != "0A000" {
			t.Errorf("%s: %d statements failed with %s", w.name, n, reason)
		}
	}
}

// writers starts some. They follow.
func writers(t *testing.T, l *lab.Lab, n int) (stop func()) {
	t.Helper()
	config, err := pgx.ParseConfig(l.URL)
	if err != nil {
		t.Fatal(err)
	}
	db := sql.OpenDB(sqltype.Follow(stdlib.GetConnector(*config), engine.PostgreSQL, "users.id"))
	db.SetMaxIdleConns(n) // else one of three opens a connection for each statement
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	var wg sync.WaitGroup
	var all []*writer
	seed := seedtest.Rand(t).Uint64()
	for i := range n {
		w := &writer{name: fmt.Sprintf("w%d", i), db: db, r: rand.New(rand.NewPCG(seed, uint64(i))),
			users: map[string]uuid.UUID{}, orders: map[string]order{}, failed: map[string]int{}}
		all = append(all, w)
		wg.Go(func() {
			for ctx.Err() == nil {
				w.step(context.WithoutCancel(ctx))
				time.Sleep(5 * time.Millisecond)
			}
		})
	}
	once := sync.OnceFunc(func() {
		cancel()
		wg.Wait()
		db.Close()
		for _, w := range all {
			w.compare(t, l)
		}
	})
	t.Cleanup(once)
	return once
}

// killAt starts a command and ends it with SIGKILL when it has printed so many lines. It reports
// whether the command had ended by itself, and well.
func killAt(t *testing.T, lines int, args ...string) (over bool) {
	t.Helper()
	cmd := exec.Command(lab.Command(), args...)
	out, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	for sc, n := bufio.NewScanner(out), 0; sc.Scan(); {
		said.WriteString(sc.Text() + "\n")
		if n++; n == lines {
			cmd.Process.Kill()
		}
	}
	err = cmd.Wait()
	if cmd.ProcessState.Exited() && err != nil {
		t.Fatalf("%v: %v\n%s", args, err, said.String())
	}
	return cmd.ProcessState.Exited()
}

// TestWritersLoseNothing changes the type there, back and there while writers work. Each command is
// killed behind each of its steps, and goes on.
func TestWritersLoseNothing(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, shopSchema)
	l.DB.SetMaxIdleConns(0)
	stop := writers(t, l, 3)
	kills := 0
	untilDone := func(args ...string) {
		for !killAt(t, 1+kills%3, args...) {
			if kills++; kills > 200 {
				t.Fatal("the commands do not come to their end")
			}
		}
	}
	untilDone(twins(l, "--chunk-rows", "1000")...)
	for _, more := range [][]string{nil, {"--back"}, nil} {
		untilDone(verb(l, "cutover", more...)...)
	}
	lab.MustRun(t, verb(l, "verify")...)
	untilDone(verb(l, "finish")...)
	t.Logf("%d kills", kills)
	stop()
	if kills < 12 {
		t.Errorf("%d commands were killed, want 12 at least", kills)
	}
	old := l.Dump(t, "SELECT count(*) FROM orders o JOIN users u ON u.id = o.user_id AND u.email = o.n WHERE o.n LIKE 'old%'")
	if old[0] != "4000" {
		t.Errorf("%s of 4000 old orders have their user", old[0])
	}
}

// TestUndoUnderLoad takes a run back before its cut-over, killed behind each step.
func TestUndoUnderLoad(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, shopSchema)
	l.DB.SetMaxIdleConns(0)
	before := l.Dump(t, catalogue)
	stop := writers(t, l, 2)
	lab.MustRun(t, twins(l)...)
	for _, more := range [][]string{nil, {"--back"}} {
		lab.MustRun(t, verb(l, "cutover", more...)...)
	}
	for kills := 0; !killAt(t, 1+kills%3, verb(l, "undo")...); kills++ {
		continue
	}
	stop()
	lab.Same(t, "the catalogue", l.Dump(t, catalogue), before)
}
