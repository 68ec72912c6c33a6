package follow_test

import (
	"bufio"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jmoiron/sqlx"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A release is one version of an application, as a process of its own. It works on users and orders
// until its standard input ends, and prints a tally for each line that it reads.

// releaseVariable has what the process is, as JSON. Without it the program is the test.
const releaseVariable = "SQLUUID_TEST_RELEASE"

// A release's pools.
type release struct {
	Target string // the name of a target
	URL    string
	Column string // the column that its pools follow, "" for a release without Follow
	Old    bool   // only what a release from before the change has: google/uuid and no plugin
}

func TestMain(m *testing.M) {
	if as := os.Getenv(releaseVariable); as != "" {
		var r release
		if err := json.Unmarshal([]byte(as), &r); err != nil {
			panic(err)
		}
		os.Exit(r.run())
	}
	// The tests wait for most of their time.
	flag.Parse()
	if err := flag.Set("test.parallel", "12"); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

// A tally is what a worker saw since the last line. Switched counts the failures that are
// [sqltype.ErrSwitched].
type tally struct {
	OK, Failed, Switched, Empty, Wrong int
	Longest                            time.Duration
	Errors                             map[string]int
}

func (t *tally) add(o tally) {
	t.OK, t.Failed, t.Switched = t.OK+o.OK, t.Failed+o.Failed, t.Switched+o.Switched
	t.Empty, t.Wrong = t.Empty+o.Empty, t.Wrong+o.Wrong
	t.Longest = max(t.Longest, o.Longest)
	for text, n := range o.Errors {
		if t.Errors == nil {
			t.Errors = map[string]int{}
		}
		t.Errors[text] += n
	}
}

func (t tally) String() string {
	return fmt.Sprintf("ok %d, failed %d, empty %d, wrong %d, longest %v %v",
		t.OK, t.Failed, t.Empty, t.Wrong, t.Longest.Round(time.Millisecond), t.Errors)
}

// A counter is a tally that a worker fills.
type counter struct {
	mu sync.Mutex
	t  tally
}

// ops runs operations one after another. The later ones need the rows of the earlier ones, so that
// [sqltype.ErrSwitched] ends them: a program begins anew then.
func (c *counter) ops(list ...func() (int64, error)) {
	for _, f := range list {
		if errors.Is(c.op(f), sqltype.ErrSwitched) {
			return
		}
	}
}

// op runs one operation, which returns the number of rows that it found or changed.
func (c *counter) op(f func() (int64, error)) error {
	begun := time.Now()
	n, err := f()
	took := time.Since(begun)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.t.Longest = max(c.t.Longest, took)
	switch {
	case errors.Is(err, errWrong):
		c.t.Wrong++
	case err != nil && !errors.Is(err, sql.ErrNoRows) && !errors.Is(err, gorm.ErrRecordNotFound) && !errors.Is(err, pgx.ErrNoRows):
		c.t.Failed++
		if errors.Is(err, sqltype.ErrSwitched) {
			c.t.Switched++
		}
		text := err.Error()
		if len(text) > 300 {
			text = text[:300]
		}
		if c.t.Errors == nil {
			c.t.Errors = map[string]int{}
		}
		c.t.Errors[text]++
	case n == 0 || err != nil:
		c.t.Empty++
	default:
		c.t.OK++
	}
	return err
}

// take returns the tally and begins a new one.
func (c *counter) take() tally {
	c.mu.Lock()
	defer c.mu.Unlock()
	t := c.t
	c.t = tally{}
	return t
}

var errWrong = errors.New("the id that came back is another one")

// same is one row if the ids are equal.
func same[T comparable](got, want T, err error) (int64, error) {
	if err == nil && got != want {
		return 0, fmt.Errorf("%w: %v for %v", errWrong, got, want)
	}
	return 1, err
}

// affected is the number of rows that a statement changed.
func affected(r sql.Result, err error) (int64, error) {
	if err != nil {
		return 0, err
	}
	return r.RowsAffected()
}

func (r release) run() int {
	target, ok := targets[r.Target]
	if !ok {
		fmt.Println("no such target:", r.Target)
		return 2
	}
	counters := map[string]*counter{}
	var wg sync.WaitGroup
	var stop atomic.Bool
	for name, work := range target.workers() {
		if r.Old && (!strings.Contains(name, "google") || strings.Contains(name, "plugin")) {
			continue
		}
		c := &counter{}
		counters[name] = c
		wg.Go(func() {
			if err := work(r, c, &stop); err != nil {
				c.op(func() (int64, error) { return 0, err })
			}
		})
	}
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		all := map[string]tally{}
		for name, c := range counters {
			all[name] = c.take()
		}
		raw, err := json.Marshal(all)
		if err != nil {
			fmt.Println(err)
			return 2
		}
		fmt.Printf("%s\n", raw)
	}
	stop.Store(true)
	wg.Wait()
	return 0
}

// A worker works until stop is set. Its error is one of opening the pool.
type worker func(r release, c *counter, stop *atomic.Bool) error

// open opens a pool of the release.
func (r release) open(options string) (*sql.DB, error) {
	t := targets[r.Target]
	parent, err := t.connector(r.URL, options)
	if err != nil {
		return nil, err
	}
	if r.Column != "" {
		parent = sqltype.Follow(parent, t.profile, r.Column)
	}
	db := sql.OpenDB(parent)
	db.SetMaxOpenConns(4)
	return db, nil
}

// An idMaker makes ids of a library.
type idMaker[T any] func() T

func googleID() uuid.UUID { return uuid.New() }
func ourID() sqltype.UUID { return sqltype.NewV7() }

// q writes ? as the target's placeholders.
func (t target) q(text string) string {
	parts := strings.Split(text, "?")
	for i := range len(parts) - 1 {
		parts[i] += t.profile.Placeholder(i + 1)
	}
	return strings.Join(parts, "")
}

// plain works with database/sql: statements, one that was prepared, and a transaction.
func plain[T comparable](options string, make idMaker[T]) worker {
	return func(r release, c *counter, stop *atomic.Bool) error {
		db, err := r.open(options)
		if err != nil {
			return err
		}
		defer db.Close()
		ctx := context.Background()
		t := targets[r.Target]
		find := func(order T) *sql.Row {
			return db.QueryRowContext(ctx, t.q("SELECT user_id FROM orders WHERE id = ?"), order)
		}
		if !strings.Contains(r.URL, "simple_protocol") { // which is for poolers that know no statements
			kept, err := db.PrepareContext(ctx, t.q("SELECT user_id FROM orders WHERE id = ?"))
			if err != nil {
				return err
			}
			find = func(order T) *sql.Row { return kept.QueryRowContext(ctx, order) }
		}
		for !stop.Load() {
			user, order := make(), make()
			c.ops(
				func() (int64, error) {
					return affected(db.ExecContext(ctx, t.q("INSERT INTO users (id, email) VALUES (?, 'p')"), user))
				},
				func() (int64, error) {
					return affected(db.ExecContext(ctx, t.q("INSERT INTO orders (id, user_id, n) VALUES (?, ?, 1)"), order, user))
				},
				func() (int64, error) {
					var got T
					err := db.QueryRowContext(ctx, t.q("SELECT o.user_id FROM orders o JOIN users u ON u.id = o.user_id WHERE u.id = ?"), user).Scan(&got)
					return same(got, user, err)
				},
				func() (int64, error) {
					var got T
					err := find(order).Scan(&got)
					return same(got, user, err)
				},
				func() (int64, error) {
					tx, err := db.BeginTx(ctx, nil)
					if err != nil {
						return 0, err
					}
					defer tx.Rollback()
					n, err := affected(tx.ExecContext(ctx, t.q("UPDATE orders SET n = n + 1 WHERE id = ?"), order))
					if err != nil || n == 0 {
						return n, err
					}
					time.Sleep(2 * time.Millisecond) // what a program computes meanwhile
					if n, err = affected(tx.ExecContext(ctx, t.q("UPDATE users SET email = 'x' WHERE id = ?"), user)); err != nil || n == 0 {
						return n, err
					}
					return 1, tx.Commit()
				},
			)
			time.Sleep(5 * time.Millisecond)
		}
		return nil
	}
}

// extended works with sqlx: Named, In and a struct of SELECT *.
func extended[T comparable](options string, make idMaker[T]) worker {
	return func(r release, c *counter, stop *atomic.Bool) error {
		db, err := r.open(options)
		if err != nil {
			return err
		}
		defer db.Close()
		t := targets[r.Target]
		x := sqlx.NewDb(db, t.sqlx)
		for !stop.Load() {
			id := make()
			c.ops(
				func() (int64, error) {
					return affected(x.NamedExec("INSERT INTO users (id, email) VALUES (:id, :email)", map[string]any{"id": id, "email": "s"}))
				},
				func() (int64, error) {
					query, args, err := sqlx.In("SELECT id FROM users WHERE id IN (?)", []T{id, make()})
					if err != nil {
						return 0, err
					}
					var got []T
					if err = x.Select(&got, x.Rebind(query), args...); err != nil || len(got) == 0 {
						return 0, err
					}
					return same(got[0], id, nil)
				},
				func() (int64, error) {
					var row struct {
						ID    T
						Email string
					}
					err := x.Get(&row, x.Rebind("SELECT "+t.all+" FROM users WHERE id = ?"), id)
					return same(row.ID, id, err)
				},
			)
			time.Sleep(8 * time.Millisecond)
		}
		return nil
	}
}

// A mappedUser is a row of users for GORM.
type mappedUser[T any] struct {
	ID    T `gorm:"primaryKey"`
	Email string
}

// TableName is users for every type of id.
func (mappedUser[T]) TableName() string { return "users" }

// mapped works with GORM: create, find, update. Use is what db.Use gets.
func mapped[T comparable](make idMaker[T], use func() gorm.Plugin) worker {
	return func(r release, c *counter, stop *atomic.Bool) error {
		pool, err := r.open("")
		if err != nil {
			return err
		}
		defer pool.Close()
		db, err := gorm.Open(targets[r.Target].dialector(pool), quietGORM())
		if err != nil {
			return err
		}
		if use != nil {
			if err := db.Use(use()); err != nil {
				return err
			}
		}
		for !stop.Load() {
			row := mappedUser[T]{ID: make(), Email: "g"}
			c.ops(
				func() (int64, error) { r := db.Create(&row); return r.RowsAffected, r.Error },
				func() (int64, error) {
					var got mappedUser[T]
					err := db.Where("id = ?", row.ID).Take(&got).Error
					return same(got.ID, row.ID, err)
				},
				func() (int64, error) {
					r := db.Model(&row).Update("email", "h")
					return r.RowsAffected, r.Error
				},
				func() (int64, error) {
					r := db.Model(&mappedUser[T]{}).Where("id IN ?", []T{row.ID}).Update("email", "i")
					return r.RowsAffected, r.Error
				},
			)
			time.Sleep(8 * time.Millisecond)
		}
		return nil
	}
}

// native works with a pool of pgx, whose statements are cached.
func native[T comparable](make idMaker[T]) worker {
	return func(r release, c *counter, stop *atomic.Bool) error {
		config, err := pgxpool.ParseConfig(r.URL)
		if err != nil {
			return err
		}
		config.MaxConns = 4
		if r.Column != "" {
			if err := followPGX(config, r.Column); err != nil {
				return err
			}
		}
		ctx := context.Background()
		pool, err := pgxpool.NewWithConfig(ctx, config)
		if err != nil {
			return err
		}
		defer pool.Close()
		for !stop.Load() {
			user, order := make(), make()
			c.ops(
				func() (int64, error) {
					tag, err := pool.Exec(ctx, "INSERT INTO users (id, email) VALUES ($1, 'x')", user)
					return tag.RowsAffected(), err
				},
				func() (int64, error) {
					var got T
					err := pool.QueryRow(ctx, "SELECT id FROM users WHERE id = $1", user).Scan(&got)
					return same(got, user, err)
				},
				func() (int64, error) {
					tx, err := pool.Begin(ctx)
					if err != nil {
						return 0, err
					}
					defer tx.Rollback(ctx)
					if _, err := tx.Exec(ctx, "INSERT INTO orders (id, user_id, n) VALUES ($1, $2, 1)", order, user); err != nil {
						return 0, err
					}
					if tag, err := tx.Exec(ctx, "UPDATE users SET email = 'y' WHERE id = $1", user); err != nil || tag.RowsAffected() == 0 {
						return 0, err
					}
					return 1, tx.Commit(ctx)
				},
			)
			time.Sleep(8 * time.Millisecond)
		}
		return nil
	}
}
