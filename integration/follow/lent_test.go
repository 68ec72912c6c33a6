package follow_test

import (
	"context"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/sqluuid/sqluuid/sqltype/follow"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

// A hold can begin between the moment in which a pool of pgx hands out a connection and the
// statement, or between the two writes of a statement that is prepared. The statement was made to
// wait on that connection, and ended in ErrSwitched after the change.
func TestAHoldDoesNotStopWhatPgxHasBegun(t *testing.T) {
	t.Parallel()
	s := openShop(t, "PostgreSQL")
	s.makeGate()
	config, err := pgxpool.ParseConfig(s.url)
	if err != nil {
		t.Fatal(err)
	}
	config.MaxConns = 1
	var hook func()
	config.PrepareConn = func(context.Context, *pgx.Conn) (bool, error) {
		if hook != nil {
			hook()
		}
		return true, nil
	}
	if err := pgxtype.Follow(config, "users.id"); err != nil {
		t.Fatal(err)
	}
	ctx := t.Context()
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	isHeld := func() (is bool) {
		if err := s.db.QueryRowContext(ctx, "SELECT COALESCE(hold_until > clock_timestamp(), false) FROM sqluuid_gate").Scan(&is); err != nil {
			t.Fatal(err)
		}
		return is
	}
	for range 5 {
		hook = nil
		if _, err := pool.Exec(ctx, "DELETE FROM users WHERE id = $1", uuid.New()); err != nil { // reads the gate
			t.Fatal(err)
		}
		s.must(s.gate.SQL(follow.Hold), 4000, s.run, s.epoch)
		time.Sleep(600 * time.Millisecond) // then the next statement has the gate read again meanwhile
		hook = func() { time.Sleep(10 * time.Millisecond) }
		_, err := pool.Exec(ctx, "INSERT INTO users (id, email) VALUES ($1, 'held')", uuid.New())
		if err != nil {
			t.Fatal(err)
		}
		held := isHeld()
		s.must(s.gate.SQL(follow.Leave), s.phase(s.isNew), s.run, s.epoch)
		if held {
			return
		} // a busy machine can have kept the statement for longer than [follow.Lead]
	}
	t.Error("the statement waited for the end of the hold each time")
}
