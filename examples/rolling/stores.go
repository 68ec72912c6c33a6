package main

import (
	"context"
	"database/sql"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/jmoiron/sqlx"
	"gorm.io/driver/postgres"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

// open opens a pool of database/sql. The new release has the line with Follow.
func open(url string, follows bool) (*sql.DB, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	parent := stdlib.GetConnector(*config)
	if follows {
		parent = sqltype.Follow(parent, engine.PostgreSQL, "users.id")
	}
	db := sql.OpenDB(parent)
	db.SetMaxOpenConns(4)
	return db, nil
}

// openPool opens a pool of pgx. The new release has the call of Follow.
func openPool(url string, follows bool) (*pgxpool.Pool, error) {
	config, err := pgxpool.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	if follows {
		if err := pgxtype.Follow(config, "users.id"); err != nil {
			return nil, err
		}
	}
	return pgxpool.NewWithConfig(context.Background(), config)
}

const (
	addUser  = "INSERT INTO users (id, email) VALUES ($1, 'new@example.com')"
	addOrder = "INSERT INTO orders (id, user_id) VALUES ($1, $2)"
	findUser = "SELECT user_id FROM orders WHERE id = $1"
	payOrder = "UPDATE orders SET paid = true WHERE id = $1"
)

// sqlStore keeps ids as I in database/sql.
type sqlStore[I any] struct {
	db *sql.DB
	id func(uuid.UUID) I
	of func(I) (uuid.UUID, error)
}

func same(id uuid.UUID) uuid.UUID            { return id }
func sameOf(id uuid.UUID) (uuid.UUID, error) { return id, nil }

func openSQL(url string, follows bool) (store, func(), error) {
	db, err := open(url, follows)
	if err != nil {
		return nil, nil, err
	}
	return sqlStore[uuid.UUID]{db, same, sameOf}, func() { db.Close() }, nil
}

// openTexts is what a program with "ID string" in its structs does.
func openTexts(url string, follows bool) (store, func(), error) {
	db, err := open(url, follows)
	if err != nil {
		return nil, nil, err
	}
	return sqlStore[string]{db, uuid.UUID.String, uuid.Parse}, func() { db.Close() }, nil
}

func (s sqlStore[I]) add(ctx context.Context, user, order uuid.UUID) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, addUser, s.id(user)); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, addOrder, s.id(order), s.id(user)); err != nil {
		return err
	}
	return tx.Commit()
}

func (s sqlStore[I]) userOf(ctx context.Context, order uuid.UUID) (uuid.UUID, error) {
	var found I
	if err := s.db.QueryRowContext(ctx, findUser, s.id(order)).Scan(&found); err != nil {
		return uuid.Nil, err
	}
	return s.of(found)
}

func (s sqlStore[I]) pay(ctx context.Context, order uuid.UUID) (int64, error) {
	done, err := s.db.ExecContext(ctx, payOrder, s.id(order))
	if err != nil {
		return 0, err
	}
	return done.RowsAffected()
}

// sqlxStore names its arguments.
type sqlxStore struct{ db *sqlx.DB }

func openSQLX(url string, follows bool) (store, func(), error) {
	db, err := open(url, follows)
	if err != nil {
		return nil, nil, err
	}
	return sqlxStore{sqlx.NewDb(db, "pgx")}, func() { db.Close() }, nil
}

func (s sqlxStore) add(ctx context.Context, user, order uuid.UUID) error {
	tx, err := s.db.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	ids := map[string]any{"user": user, "order": order}
	if _, err := tx.NamedExecContext(ctx, "INSERT INTO users (id, email) VALUES (:user, 'new@example.com')", ids); err != nil {
		return err
	}
	if _, err := tx.NamedExecContext(ctx, "INSERT INTO orders (id, user_id) VALUES (:order, :user)", ids); err != nil {
		return err
	}
	return tx.Commit()
}

func (s sqlxStore) userOf(ctx context.Context, order uuid.UUID) (user uuid.UUID, err error) {
	err = s.db.GetContext(ctx, &user, findUser, order)
	return user, err
}

func (s sqlxStore) pay(ctx context.Context, order uuid.UUID) (int64, error) {
	query, args, err := sqlx.In("UPDATE orders SET paid = true WHERE id IN (?)", []uuid.UUID{order})
	if err != nil {
		return 0, err
	}
	done, err := s.db.ExecContext(ctx, s.db.Rebind(query), args...)
	if err != nil {
		return 0, err
	}
	return done.RowsAffected()
}

type user struct {
	ID    uuid.UUID `gorm:"type:varchar(36);primaryKey"`
	Email string
}

type order struct {
	ID     uuid.UUID `gorm:"type:varchar(36);primaryKey"`
	UserID uuid.UUID `gorm:"type:varchar(36)"`
	Paid   bool
}

// gormStore has models.
type gormStore struct{ db *gorm.DB }

func openGORM(url string, follows bool) (store, func(), error) {
	pool, err := open(url, follows)
	if err != nil {
		return nil, nil, err
	}
	config := &gorm.Config{Logger: logger.Discard, QueryFields: true} // no SELECT *
	db, err := gorm.Open(postgres.New(postgres.Config{Conn: pool}), config)
	if err != nil {
		return nil, nil, err
	}
	return gormStore{db}, func() { pool.Close() }, nil
}

func (s gormStore) add(ctx context.Context, u, o uuid.UUID) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := tx.Create(&user{ID: u, Email: "new@example.com"}).Error; err != nil {
			return err
		}
		return tx.Create(&order{ID: o, UserID: u}).Error
	})
}

func (s gormStore) userOf(ctx context.Context, id uuid.UUID) (uuid.UUID, error) {
	var found order
	err := s.db.WithContext(ctx).Where("id = ?", id).Take(&found).Error
	return found.UserID, err
}

func (s gormStore) pay(ctx context.Context, id uuid.UUID) (int64, error) {
	done := s.db.WithContext(ctx).Model(&order{ID: id}).Update("paid", true)
	return done.RowsAffected, done.Error
}

// pgxStore has a pool of pgx, which prepares its statements.
type pgxStore struct{ pool *pgxpool.Pool }

func openPGX(url string, follows bool) (store, func(), error) {
	pool, err := openPool(url, follows)
	if err != nil {
		return nil, nil, err
	}
	return pgxStore{pool}, pool.Close, nil
}

func (s pgxStore) add(ctx context.Context, user, order uuid.UUID) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, addUser, user); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, addOrder, order, user)
		return err
	})
}

func (s pgxStore) userOf(ctx context.Context, order uuid.UUID) (user uuid.UUID, err error) {
	err = s.pool.QueryRow(ctx, findUser, order).Scan(&user)
	return user, err
}

func (s pgxStore) pay(ctx context.Context, order uuid.UUID) (int64, error) {
	done, err := s.pool.Exec(ctx, payOrder, order)
	return done.RowsAffected(), err
}
