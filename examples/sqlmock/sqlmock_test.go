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

type Order struct {
	ID    sqltype.UUID
	Cents int
}

// With database/sql the mock asks the id for its Value: sixteen bytes, on every engine.
func TestDatabaseSQL(t *testing.T) {
	pool, mock := mocked(t)
	id := sqltype.NewV7()
	mock.ExpectQuery("SELECT cents FROM orders").WithArgs(id). // or id[:]
									WillReturnRows(sqlmock.NewRows([]string{"cents"}).AddRow(995))
	var cents int
	if err := pool.QueryRow("SELECT cents FROM orders WHERE id = ?", id).Scan(&cents); err != nil {
		t.Fatal(err)
	}
	mock.ExpectQuery("SELECT id FROM orders").
		WillReturnRows(sqlmock.NewRows([]string{"id"}).AddRow(id)) // or id[:], or id.String()
	var back sqltype.UUID
	if err := pool.QueryRow("SELECT id FROM orders").Scan(&back); err != nil || back != id {
		t.Errorf("%v, %v, want %v", back, err, id)
	}
}

// With GORM the plugin sends what the engine's driver takes, and Bind says what that is: a text on
// PostgreSQL.
func TestGORMOnPostgreSQL(t *testing.T) {
	pool, mock := mocked(t)
	db := open(t, postgres.New(postgres.Config{Conn: pool}), gormplugin.Config{})
	id := sqltype.NewV7()
	mock.ExpectQuery(`SELECT \* FROM "orders"`).
		WithArgs(sqltype.Bind(engine.PostgreSQL, id), 1). // or id.String()
		WillReturnRows(sqlmock.NewRows([]string{"id", "cents"}).AddRow(id.String(), 995))
	var order Order
	if err := db.First(&order, id).Error; err != nil || order.ID != id {
		t.Errorf("%v, %v, want the order %v", order, err, id)
	}
}

// On MySQL it is sixteen bytes. With Config.Engine the plugin asks the server nothing; without it
// the mock would have to expect SELECT VERSION().
func TestGORMOnMySQL(t *testing.T) {
	pool, mock := mocked(t)
	db := open(t, mysql.New(mysql.Config{Conn: pool, SkipInitializeWithVersion: true}),
		gormplugin.Config{Engine: engine.MySQL})
	id := sqltype.NewV7()
	mock.ExpectExec("DELETE FROM `orders`").
		WithArgs(sqltype.Bind(engine.MySQL, id)). // or id, or id[:]
		WillReturnResult(sqlmock.NewResult(0, 1))
	if err := db.Delete(&Order{}, id).Error; err != nil {
		t.Error(err)
	}
	mock.ExpectExec("INSERT INTO `orders`").
		WithArgs(sqlmock.AnyArg(), 995). // the plugin makes the key
		WillReturnResult(sqlmock.NewResult(0, 1))
	order := Order{Cents: 995}
	if err := db.Create(&order).Error; err != nil || order.ID.Version() != 7 {
		t.Errorf("%v, %v, want a key of version 7", order.ID, err)
	}
}

func mocked(t *testing.T) (*sql.DB, sqlmock.Sqlmock) {
	t.Helper()
	pool, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := mock.ExpectationsWereMet(); err != nil {
			t.Error(err)
		}
		pool.Close()
	})
	return pool, mock
}

func open(t *testing.T, d gorm.Dialector, config gormplugin.Config) *gorm.DB {
	t.Helper()
	db, err := gorm.Open(d, &gorm.Config{SkipDefaultTransaction: true, DisableAutomaticPing: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Use(gormplugin.New(config)); err != nil {
		t.Fatal(err)
	}
	return db
}
