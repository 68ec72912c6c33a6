package follow_test

import (
	"database/sql"
	"database/sql/driver"

	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

// The lines of docs/start/follow.md.

func followed(parent driver.Connector) *sql.DB {
	db := sql.OpenDB(sqltype.Follow(parent, engine.MySQL, "users.id"))
	return db
}

func followedPool(config *pgxpool.Config) error {
	if err := pgxtype.Follow(config, "users.id"); err != nil { // before pgxpool.NewWithConfig
		return err
	}
	return nil
}

var _, _ = followed, followedPool
