package mysql

import (
	"context"
	"database/sql"
	"errors"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

func (d Dialect) Open(ctx context.Context, db *sql.DB) (*dialect.Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	s := &dialect.Session{Conn: conn, DB: db, DoRestore: dialect.Discard(conn)}
	s.DoBegin = func(ctx context.Context) (dialect.Tx, error) {
		if s.Gaps { // InnoDB locks gaps from REPEATABLE READ on
			return dialect.BeginTx(conn, sql.LevelRepeatableRead)(ctx)
		}
		return dialect.BeginTx(conn, sql.LevelReadCommitted)(ctx)
	}
	// A mode of the server's or the URL's could give our statements another meaning, an AUTO_INCREMENT
	// of 0 another value, or refuse a date that is stored already. A limit of the server's could cut a
	// statement short. Its COMMIT could begin another transaction, or end the session.
	settings := []string{
		"SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES," +
			"NO_ENGINE_SUBSTITUTION'",
		"SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', " +
			"SESSION foreign_key_checks = 0, SESSION unique_checks = 1",
		d.Briefly(-1), "SET SESSION sql_safe_updates = 0",
		// DEFAULT would be what the server gives every session.
		"SET SESSION sql_select_limit = 18446744073709551615 " +
			"/*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */",
	}
	// max_join_size would refuse the questions that tell what the server is.
	_, err = conn.ExecContext(ctx, "SET SESSION sql_big_selects = 1")
	var v variant
	if err == nil {
		v, err = d.variant(ctx, conn)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	s.Claim, s.Lists = v.claim, v.lists
	if v.forgets { // columns without a foreign key, which need Gaps, are refused there
		s.DoBegin = beginWhole(conn, sql.LevelReadCommitted)
	}
	for _, q := range append(settings, v.settings...) {
		if _, err := conn.ExecContext(ctx, q); err != nil {
			return nil, errors.Join(err, s.Close())
		}
	}
	// A larger statement ends the connection. For a server that gives no figure, the lowest
	// default of the supported servers is taken.
	packet := int64(1 << 20)
	_ = conn.QueryRowContext(ctx, "SELECT @@max_allowed_packet").Scan(&packet)
	s.Most = int(max(packet/pairBytes, 1))
	return s, nil
}

// pairBytes is more than a pair takes in a statement, as JSON that the driver may escape.
const pairBytes = 200
