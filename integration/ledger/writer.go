package ledger

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"

	"github.com/go-sql-driver/mysql"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A writer writes rows and notes them. No two writers have the same keys.
type writer struct {
	name       string
	db         *sql.DB
	r          *rand.Rand
	isPostgres bool
	users      map[string]uuid.UUID // by email
	orders     map[string]order     // by number
	gone       map[string]bool      // emails of users who were deleted
	next       int
	failed     map[string]int    // by reason
	said       map[string]string // the last error of each
	done       int
}

type order struct {
	id    uuid.UUID
	email string
}

func (w *writer) key() string {
	w.next++
	return fmt.Sprintf("%s-%d", w.name, w.next)
}

// anyOf picks a key of a map.
func anyOf[T any](r *rand.Rand, m map[string]T) (string, bool) {
	if len(m) == 0 {
		return "", false
	}
	keys := slices.Sorted(maps.Keys(m))
	return keys[r.IntN(len(keys))], true
}

// step does one thing, and notes it.
func (w *writer) step(ctx context.Context) {
	email, hasUser := anyOf(w.r, w.users)
	n, hasOrder := anyOf(w.r, w.orders)
	exec := func(query string, args ...any) bool {
		_, err := w.db.ExecContext(ctx, w.spell(query), args...)
		return w.note(err)
	}
	strike := func() { // nobody knows what became of these
		delete(w.users, email)
		maps.DeleteFunc(w.orders, func(k string, o order) bool { return k == n || o.email == email })
	}
	switch what := w.r.IntN(10); {
	case what < 2 || !hasUser:
		key, id := w.key(), uuid.New()
		if exec("INSERT INTO users (id, email) VALUES ($1, $2)", id, key) {
			w.users[key] = id
		}
	case what == 2:
		key := w.key()
		var id uuid.UUID
		query := "INSERT INTO users (email) VALUES ($1) RETURNING id"
		if !w.isPostgres { // MySQL has no RETURNING
			if !exec("INSERT INTO users (email) VALUES ($1)", key) {
				return
			}
			query = "SELECT id FROM users WHERE email = $1"
		}
		if w.note(w.db.QueryRowContext(ctx, w.spell(query), key).Scan(&id)) {
			w.users[key] = id
		}
	case what < 6 || !hasOrder:
		key, id := w.key(), uuid.New()
		if exec("INSERT INTO orders (id, n, user_id) VALUES ($1, $2, $3)", id, key, w.users[email]) {
			w.orders[key] = order{id, email}
		}
	case what == 6: // to another user
		if exec("UPDATE orders SET user_id = $1 WHERE n = $2", w.users[email], n) {
			w.orders[n] = order{w.orders[n].id, email}
		} else {
			strike()
		}
	case what == 7: // the children follow
		id := uuid.New()
		if exec("UPDATE users SET id = $1 WHERE email = $2", id, email) {
			w.users[email] = id
		} else {
			strike()
		}
	case what == 8:
		id := uuid.New()
		if exec("UPDATE orders SET id = $1 WHERE id = $2", id, w.orders[n].id) {
			w.orders[n] = order{id, w.orders[n].email}
		} else {
			strike()
		}
	default: // with the children
		if exec("DELETE FROM users WHERE id = $1", w.users[email]) {
			w.gone[email] = true
		}
		strike()
	}
}

// placeholder matches a placeholder of PostgreSQL.
var placeholder = regexp.MustCompile(`\$\d+`)

// spell writes a statement for the engine. All take their arguments in order.
func (w *writer) spell(query string) string {
	if w.isPostgres {
		return query
	}
	return placeholder.ReplaceAllString(query, "?")
}

// The reasons of failures that are no answer of the server with a code.
const (
	Switched = "switched"      // the type changed under the statement
	Half     = "half"          // a change had stopped in its middle
	NoAnswer = "no connection" // the server or the connection had ended
)

// note reports whether a statement was done.
func (w *writer) note(err error) bool {
	if err == nil {
		w.done++
		return true
	}
	reason := NoAnswer
	var answer *pgconn.PgError
	var mysqlAnswer *mysql.MySQLError
	switch {
	case errors.Is(err, sqltype.ErrSwitched):
		reason = Switched
	case errors.Is(err, follow.ErrHalf):
		reason = Half
	case errors.As(err, &answer):
		reason = answer.Code
	case errors.As(err, &mysqlAnswer):
		reason = strconv.Itoa(int(mysqlAnswer.Number))
	}
	w.failed[reason]++
	w.said[reason] = err.Error()
	return false
}
