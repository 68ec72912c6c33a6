package follow_test

import (
	"context"
	"database/sql"
	"errors"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

// A program may state in BeforeConnect what the connection needs, as a password that changes. The
// session that reads the gate needs it too. A connection whose AfterConnect fails is no session of
// the pool.
func TestHooksOfAFollowedPool(t *testing.T) {
	t.Parallel()
	s := openShop(t, "PostgreSQL")
	config, err := pgxpool.ParseConfig(s.url)
	if err != nil {
		t.Fatal(err)
	}
	name := config.ConnConfig.Database
	config.ConnConfig.Database = name + "_nowhere"
	config.ConnConfig.RuntimeParams["application_name"] = "hooks of a pool"
	config.BeforeConnect = func(_ context.Context, c *pgx.ConnConfig) error {
		c.Database = name
		return nil
	}
	failing := errors.New("not yet")
	config.AfterConnect = func(context.Context, *pgx.Conn) error { return failing }
	if err := pgxtype.Follow(config, "users.id"); err != nil {
		t.Fatal(err)
	}
	pool, err := pgxpool.NewWithConfig(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	if err := pool.Ping(t.Context()); !errors.Is(err, failing) {
		t.Errorf("AfterConnect fails, and the pool says %v", err)
	}
	pool.Close()
	var sessions int
	for range 100 {
		err := s.db.QueryRow("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'hooks of a pool' AND datname = $1", name).Scan(&sessions)
		if err != nil || sessions == 0 {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("%d sessions are left", sessions)
}

// A list of ids has the form that a column of bytea has.
func TestAListForAFollowedColumnOfBytes(t *testing.T) {
	t.Parallel()
	s := openShop(t, "PostgreSQL")
	s.must("CREATE TABLE raw (id bytea PRIMARY KEY, refs bytea[])")
	config, err := pgx.ParseConfig(s.url)
	if err != nil {
		t.Fatal(err)
	}
	db := sql.OpenDB(sqltype.Follow(stdlib.GetConnector(*config), engine.PostgreSQL, "raw.id"))
	defer db.Close()
	ids := []sqltype.UUID{sqltype.NewV7(), sqltype.NewV7()}
	for _, id := range ids {
		if _, err := db.Exec("INSERT INTO raw VALUES ($1, $2)", id, ids); err != nil {
			t.Fatal(err)
		}
	}
	var n, stored int
	err = db.QueryRow("SELECT count(*), count(*) FILTER (WHERE id = ANY (refs)) FROM raw WHERE id = ANY ($1)", ids).Scan(&n, &stored)
	if err != nil || n != 2 || stored != 2 {
		t.Errorf("found %d of 2, %d with their lists, %v", n, stored, err)
	}
}
