package gormplugin

import (
	"context"
	"database/sql"
	"fmt"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// followedColumn returns how the column that the pool follows stores ids now. It is false for a
// pool that is none of [sqltype.Follow], and within a transaction.
func followedColumn(db *gorm.DB) (is follow.Column, found bool, err error) {
	pool := poolOf(db)
	if pool == nil {
		return is, false, nil
	}
	ctx := context.Background()
	if db.Statement != nil && db.Statement.Context != nil {
		ctx = db.Statement.Context
	}
	conn, err := pool.Conn(ctx)
	if err != nil {
		return is, false, fmt.Errorf("gormplugin: whether the pool follows a column: %w", err)
	}
	defer conn.Close()
	err = conn.Raw(func(c any) error {
		f, ok := c.(interface{ Follows() follow.Column })
		if found = ok; ok {
			is = f.Follows()
		}
		return nil
	})
	return is, found, err
}

// poolOf returns the pool of a database, nil within a transaction.
func poolOf(db *gorm.DB) *sql.DB {
	if _, isTx := db.ConnPool.(gorm.TxCommitter); isTx { // which may have the one connection of the pool
		return nil
	}
	pool, ok := db.ConnPool.(*sql.DB)
	if p, is := db.ConnPool.(gorm.GetDBConnector); is && !ok {
		pool, _ = p.GetDBConn()
	}
	return pool
}

// askFollowed notes whether the pool is one of [sqltype.Follow], which does not change. A server
// that does not answer when the plugin is used is asked again before columns are altered.
func (d *dialector) askFollowed(db *gorm.DB) error {
	if d.follows.Load() != nil || poolOf(db) == nil {
		return nil
	}
	_, found, err := followedColumn(db)
	if err == nil {
		d.follows.Store(&found)
	}
	return err
}

// isFollowed reports whether the field's column changes its type with the one that the pool
// follows. Such columns are the migration's alone: AutoMigrate leaves them as they are.
func (d *dialector) isFollowed(f *schema.Field) bool {
	follows := d.follows.Load()
	return follows != nil && *follows && d.ownsColumn(f)
}

// followsToo returns ErrColumnType for a column that stores ids otherwise than the followed one.
// The pool sends all ids alike.
func (d *dialector) followsToo(db *gorm.DB, table string, f *schema.Field, real string) error {
	is, found, err := followedColumn(db)
	if err != nil || !found || isBytesType(real) == is.Bytes {
		return err
	}
	return fmt.Errorf("%w: %s.%s is %s, and the pool follows a column that is %v; nothing was altered: "+
		"all id columns of a pool change their type together, so let the same migration change this one",
		ErrColumnType, table, f.DBName, real, is)
}
