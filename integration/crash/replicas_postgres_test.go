//go:build linux

package crash_test

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"testing"
)

// postgresPair is a primary and a server whose state the query progress tells: whether it has
// what the primary had committed at the position $1.
func postgresPair(t *testing.T, first, second *node, progress string) *pair {
	t.Helper()
	p := &pair{primary: postgresLab(t, first), node: second}
	replica := *p.primary
	p.replica = &replica
	p.replica.name = "the replica"
	p.position = "SELECT pg_current_wal_insert_lsn()::text"
	p.reached = func(position string) error {
		var there bool
		err := p.primary.db.QueryRow(progress, position).Scan(&there)
		if err == nil && !there {
			err = errBehind
		}
		return err
	}
	return p
}

func shopOn(n *node) string {
	return "postgres://postgres@" + n.addr + "/shop?sslmode=disable&connect_timeout=3"
}

// streamingPair follows by the write-ahead log.
func streamingPair(t *testing.T) *pair {
	dir := folder(t)
	first, second := newPostgres(t, folder(t)), makePostgres(t, dir)
	p := postgresPair(t, first, second,
		"SELECT COALESCE(bool_and(replay_lsn >= $1::pg_lsn), false) FROM pg_stat_replication")
	p.follow = func(t *testing.T) {
		// The slot keeps what the replica has not had yet.
		setUp(t, second.cred, first.program("pg_basebackup"), "-D", second.data, "-d",
			"postgres://postgres@"+first.addr+"/postgres", "-R", "-X", "stream", "-c", "fast", "-C",
			"-S", "replica")
		second.start(t)
		p.replica.open(t, "pgx", shopOn(second))
	}
	return p
}

// logicalPair follows by a publication, of the application's tables or FOR ALL TABLES. Such a
// one takes the tables of the state along, which the subscriber gets as the plan says.
func logicalPair(t *testing.T, all bool) *pair {
	const quick = "wal_retrieve_retry_interval=200ms"
	first, second := newPostgres(t, folder(t), "wal_level=logical"), newPostgres(t, folder(t), quick)
	p := postgresPair(t, first, second,
		"SELECT COALESCE(bool_and(confirmed_flush_lsn >= $1::pg_lsn), false) FROM pg_replication_slots")
	p.follow = func(t *testing.T) {
		schema, err := exec.Command(first.program("pg_dump"), "-s", "-d", shopOn(first)).Output()
		if err != nil {
			t.Fatalf("pg_dump: %v", err)
		}
		p.replica.open(t, "pgx", shopOn(second))
		conn, err := sql.Open("pgx", shopOn(second)+"&default_query_exec_mode=simple_protocol")
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		run(t, conn, statementsOf(string(schema)))
		tables := "TABLE orders, items, shipments, payments, orders_born, payments_born"
		if all {
			tables = "ALL TABLES"
		}
		run(t, p.primary.db, "CREATE PUBLICATION shop FOR "+tables)
		// A worker that starts again after an error does not know what the one before it committed
		// and has not flushed, and confirms that; a kill then loses it. Hence synchronous_commit.
		run(t, p.replica.db, "CREATE SUBSCRIPTION shop CONNECTION 'host=127.0.0.1 port="+
			strings.TrimPrefix(first.addr, "127.0.0.1:")+" user=postgres dbname=shop' "+
			"PUBLICATION shop WITH (synchronous_commit = on)")
		p.replica.again(t, "the first copy of the tables", func() error {
			var left int
			err := p.replica.db.QueryRow("SELECT count(*) FROM pg_subscription_rel " +
				"WHERE srsubstate <> 'r'").Scan(&left)
			if err == nil && left > 0 {
				err = fmt.Errorf("%d tables are not copied yet", left)
			}
			return err
		})
	}
	if there := p.reached; all {
		p.reached = func(position string) error {
			err := there(position)
			if err == errBehind {
				err = p.bringState(first, second)
			}
			return err
		}
	}
	return p
}

// bringState makes the tables of the state on a subscriber that waits for them. It reports
// errBehind, because the subscriber has to go on first.
func (p *pair) bringState(first, second *node) error {
	const count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'sqluuid'"
	var want, got int
	err := errors.Join(p.primary.db.QueryRow(count).Scan(&want),
		p.replica.db.QueryRow(count).Scan(&got))
	if err != nil || got >= want {
		return errors.Join(err, errBehind)
	}
	dump, err := exec.Command(first.program("pg_dump"), "-s", "-O", "-x", "-n", "sqluuid", "-d",
		shopOn(first)).Output()
	if err != nil {
		return fmt.Errorf("pg_dump: %w", err)
	}
	load := exec.Command(second.program("psql"), "-q", "-d", shopOn(second))
	load.Stdin = bytes.NewReader(dump)
	if out, err := load.CombinedOutput(); err != nil {
		return fmt.Errorf("psql: %w\n%s", err, out)
	}
	return errBehind
}

// statementsOf drops what a dump says to psql alone, and its search path.
func statementsOf(dump string) string {
	var out []string
	for line := range strings.Lines(dump) {
		if !strings.HasPrefix(line, `\`) && !strings.Contains(line, "search_path") {
			out = append(out, line)
		}
	}
	return strings.Join(out, "")
}
