package sqlmock_test

import (
	"database/sql"
	"testing"

	"github.com/DATA-DOG/go-sqlmock"
	"gorm.io/driver/mysql"
	"gorm.io/driver/postgres"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// The table of docs/start/sqlmock.md: which arguments match the id that is sent.
func TestWhatWithArgsMatches(t *testing.T) {
	id := sqltype.NewV7()
	onMySQL := func(t *testing.T, p engine.Profile) (*gorm.DB, sqlmock.Sqlmock) {
		pool, mock := unchecked(t)
		d := mysql.New(mysql.Config{Conn: pool, SkipInitializeWithVersion: true})
		return open(t, d, gormplugin.Config{Engine: p}), mock
	}
	byGORM := func(open func(*testing.T) (*gorm.DB, sqlmock.Sqlmock)) func(*testing.T, any) error {
		return func(t *testing.T, arg any) error {
			db, mock := open(t)
			mock.ExpectExec("DELETE").WithArgs(arg).WillReturnResult(sqlmock.NewResult(0, 1))
			return db.Delete(&Order{}, id).Error
		}
	}
	of := func(p engine.Profile) func(*testing.T, any) error {
		return byGORM(func(t *testing.T) (*gorm.DB, sqlmock.Sqlmock) { return onMySQL(t, p) })
	}
	for name, c := range map[string]struct {
		matches     func(*testing.T, any) error
		bytes, text bool
		bind        any
	}{
		"database/sql": {func(t *testing.T, arg any) error {
			pool, mock := unchecked(t)
			mock.ExpectExec("DELETE").WithArgs(arg).WillReturnResult(sqlmock.NewResult(0, 1))
			_, err := pool.Exec("DELETE FROM orders WHERE id = ?", id)
			return err
		}, true, false, sqltype.Bind(engine.MySQL, id)},
		"GORM on PostgreSQL": {byGORM(func(t *testing.T) (*gorm.DB, sqlmock.Sqlmock) {
			pool, mock := unchecked(t)
			return open(t, postgres.New(postgres.Config{Conn: pool}), gormplugin.Config{}), mock
		}), false, true, sqltype.Bind(engine.PostgreSQL, id)},
		"GORM on MySQL":        {of(engine.MySQL), true, false, sqltype.Bind(engine.MySQL, id)},
		"GORM on MariaDB":      {of(engine.MariaDB), true, false, sqltype.Bind(engine.MariaDB, id)},
		"GORM on MariaDB uuid": {of(engine.MariaDBUUID), false, true, sqltype.Bind(engine.MariaDBUUID, id)},
	} {
		t.Run(name, func(t *testing.T) {
			for what, arg := range map[string]struct {
				value any
				want  bool
			}{
				"id": {id, c.bytes}, "id[:]": {id[:], c.bytes}, "id.String()": {id.String(), c.text},
				"Bind": {c.bind, true},
			} {
				if err := c.matches(t, arg.value); (err == nil) != arg.want {
					t.Errorf("%s: %v, want a match: %t", what, err, arg.want)
				}
			}
		})
	}
}

// unchecked is a mock whose expectations may stay unmet.
func unchecked(t *testing.T) (*sql.DB, sqlmock.Sqlmock) {
	t.Helper()
	pool, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pool.Close() })
	return pool, mock
}
