package programs

import (
	"context"
	"database/sql"
	"strings"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jmoiron/sqlx"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

// A worker works until stop is set. Its error is one of opening the pool.
type worker func(r Release, c *counter, stop *atomic.Bool) error

// open opens a pool of the release.
func (r Release) open(options string) (*sql.DB, error) {
	t := Targets[r.Target]
	parent, err := t.Connector(r.URL, options)
	if err != nil {
		return nil, err
	}
	if r.Column != "" {
		parent = sqltype.Follow(parent, t.Profile, r.Column)
	}
	db := sql.OpenDB(parent)
	db.SetMaxOpenConns(4)
	return db, nil
}

// An idMaker makes ids of a library.
type idMaker[T any] func() T

func googleID() uuid.UUID { return uuid.New() }
func ourID() sqltype.UUID { return sqltype.NewV7() }

// Q writes ? as the target's placeholders.
func (t Target) Q(text string) string {
	parts := strings.Split(text, "?")
	for i := range len(parts) - 1 {
		parts[i] += t.Profile.Placeholder(i + 1)
	}
	return strings.Join(parts, "")
}

// plain works with database/sql: statements, one that was prepared, and a transaction.
func plain[T comparable](options string, make idMaker[T]) worker {
	return func(r Release, c *counter, stop *atomic.Bool) error {
		db, err := r.open(options)
		if err != nil {
			return err
		}
		defer db.Close()
		ctx := context.Background()
		t := Targets[r.Target]
		find := func(order T) *sql.Row {
			return db.QueryRowContext(ctx, t.Q("SELECT user_id FROM orders WHERE id = ?"), order)
		}
		if !strings.Contains(r.URL, "simple_protocol") { // which is for poolers that know no statements
			kept, err := db.PrepareContext(ctx, t.Q("SELECT user_id FROM orders WHERE id = ?"))
			if err != nil {
				return err
			}
			find = func(order T) *sql.Row { return kept.QueryRowContext(ctx, order) }
		}
		for !stop.Load() {
			user, order := make(), make()
			c.ops(
				func() (int64, error) {
					return Affected(db.ExecContext(ctx, t.Q("INSERT INTO users (id, email) VALUES (?, 'p')"), user))
				},
				func() (int64, error) {
					return Affected(db.ExecContext(ctx, t.Q("INSERT INTO orders (id, user_id, n) VALUES (?, ?, 1)"), order, user))
				},
				func() (int64, error) {
					var got T
					err := db.QueryRowContext(ctx, t.Q("SELECT o.user_id FROM orders o JOIN users u ON u.id = o.user_id WHERE u.id = ?"), user).Scan(&got)
					return Same(got, user, err)
				},
				func() (int64, error) {
					var got T
					err := find(order).Scan(&got)
					return Same(got, user, err)
				},
				func() (int64, error) {
					tx, err := db.BeginTx(ctx, nil)
					if err != nil {
						return 0, err
					}
					defer tx.Rollback()
					n, err := Affected(tx.ExecContext(ctx, t.Q("UPDATE orders SET n = n + 1 WHERE id = ?"), order))
					if err != nil || n == 0 {
						return n, err
					}
					time.Sleep(2 * time.Millisecond) // what a program computes meanwhile
					if n, err = Affected(tx.ExecContext(ctx, t.Q("UPDATE users SET email = 'x' WHERE id = ?"), user)); err != nil || n == 0 {
						return n, err
					}
					return 1, tx.Commit()
				},
			)
			time.Sleep(5 * time.Millisecond)
		}
		return nil
	}
}

// extended works with sqlx: Named, In and a struct of SELECT *.
func extended[T comparable](options string, make idMaker[T]) worker {
	return func(r Release, c *counter, stop *atomic.Bool) error {
		db, err := r.open(options)
		if err != nil {
			return err
		}
		defer db.Close()
		t := Targets[r.Target]
		x := sqlx.NewDb(db, t.SQLX)
		for !stop.Load() {
			id := make()
			c.ops(
				func() (int64, error) {
					return Affected(x.NamedExec("INSERT INTO users (id, email) VALUES (:id, :email)", map[string]any{"id": id, "email": "s"}))
				},
				func() (int64, error) {
					query, args, err := sqlx.In("SELECT id FROM users WHERE id IN (?)", []T{id, make()})
					if err != nil {
						return 0, err
					}
					var got []T
					if err = x.Select(&got, x.Rebind(query), args...); err != nil || len(got) == 0 {
						return 0, err
					}
					return Same(got[0], id, nil)
				},
				func() (int64, error) {
					var row struct {
						ID    T
						Email string
					}
					err := x.Get(&row, x.Rebind("SELECT "+t.All+" FROM users WHERE id = ?"), id)
					return Same(row.ID, id, err)
				},
			)
			time.Sleep(8 * time.Millisecond)
		}
		return nil
	}
}

// A mappedUser is a row of users for GORM.
type mappedUser[T any] struct {
	ID    T `gorm:"primaryKey"`
	Email string
}

// TableName is users for every type of id.
func (mappedUser[T]) TableName() string { return "users" }

// mapped works with GORM: create, find, update. Use is what db.Use gets.
func mapped[T comparable](make idMaker[T], use func() gorm.Plugin) worker {
	return func(r Release, c *counter, stop *atomic.Bool) error {
		pool, err := r.open("")
		if err != nil {
			return err
		}
		defer pool.Close()
		db, err := gorm.Open(Targets[r.Target].Dialector(pool), QuietGORM())
		if err != nil {
			return err
		}
		if use != nil {
			if err := db.Use(use()); err != nil {
				return err
			}
		}
		for !stop.Load() {
			row := mappedUser[T]{ID: make(), Email: "g"}
			c.ops(
				func() (int64, error) { r := db.Create(&row); return r.RowsAffected, r.Error },
				func() (int64, error) {
					var got mappedUser[T]
					err := db.Where("id = ?", row.ID).Take(&got).Error
					return Same(got.ID, row.ID, err)
				},
				func() (int64, error) {
					r := db.Model(&row).Update("email", "h")
					return r.RowsAffected, r.Error
				},
				func() (int64, error) {
					r := db.Model(&mappedUser[T]{}).Where("id IN ?", []T{row.ID}).Update("email", "i")
					return r.RowsAffected, r.Error
				},
			)
			time.Sleep(8 * time.Millisecond)
		}
		return nil
	}
}

// native works with a pool of pgx, whose statements are cached.
func native[T comparable](make idMaker[T]) worker {
	return func(r Release, c *counter, stop *atomic.Bool) error {
		config, err := pgxpool.ParseConfig(r.URL)
		if err != nil {
			return err
		}
		config.MaxConns = 4
		if r.Column != "" {
			if err := pgxtype.Follow(config, r.Column); err != nil {
				return err
			}
		}
		ctx := context.Background()
		pool, err := pgxpool.NewWithConfig(ctx, config)
		if err != nil {
			return err
		}
		defer pool.Close()
		for !stop.Load() {
			user, order := make(), make()
			c.ops(
				func() (int64, error) {
					tag, err := pool.Exec(ctx, "INSERT INTO users (id, email) VALUES ($1, 'x')", user)
					return tag.RowsAffected(), err
				},
				func() (int64, error) {
					var got T
					err := pool.QueryRow(ctx, "SELECT id FROM users WHERE id = $1", user).Scan(&got)
					return Same(got, user, err)
				},
				func() (int64, error) {
					tx, err := pool.Begin(ctx)
					if err != nil {
						return 0, err
					}
					defer tx.Rollback(ctx)
					if _, err := tx.Exec(ctx, "INSERT INTO orders (id, user_id, n) VALUES ($1, $2, 1)", order, user); err != nil {
						return 0, err
					}
					if tag, err := tx.Exec(ctx, "UPDATE users SET email = 'y' WHERE id = $1", user); err != nil || tag.RowsAffected() == 0 {
						return 0, err
					}
					return 1, tx.Commit(ctx)
				},
			)
			time.Sleep(8 * time.Millisecond)
		}
		return nil
	}
}
