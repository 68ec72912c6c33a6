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
// pool that is none of [sqltype.Follow].
func followedColumn(db *gorm.DB) (follow.Column, bool) {
	pool, ok := db.ConnPool.(*sql.DB)
	if !ok {
		if p, is := db.ConnPool.(gorm.GetDBConnector); is {
			pool, _ = p.GetDBConn()
		}
	}
	if pool == nil {
		return follow.Column{}, false
	}
	ctx := context.Background()
	if db.Statement != nil && db.Statement.Context != nil {
		ctx = db.Statement.Context
	}
	conn, err := pool.Conn(ctx)
	if err != nil {
		return follow.Column{}, false
	}
	defer conn.Close()
	var is follow.Column
	found := false
	err = conn.Raw(func(c any) error {
		f, ok := c.(interface{ Follows() follow.Column })
		if found = ok; ok {
			is = f.Follows()
		}
		return nil
	})
	return is, found && err == nil
}

// isFollowed reports whether the field's column changes its type with the one that the pool
// follows. Such columns are the migration's alone: AutoMigrate leaves them as they are.
func (d *dialector) isFollowed(f *schema.Field) bool { return d.follows && d.ownsColumn(f) }

// followsToo returns ErrColumnType for a column that stores ids otherwise than the followed one.
// The pool sends all ids alike.
func (d *dialector) followsToo(is follow.Column, table string, f *schema.Field, real string) error {
	if isBytesType(real) == is.Bytes {
		return nil
	}
	return fmt.Errorf("%w: %s.%s is %s, and the pool follows a column that is %v; nothing was altered: "+
		"all id columns of a pool change their type together, so let the same migration change this one",
		ErrColumnType, table, f.DBName, real, is)
}
