// Command rolling is a service whose keys are google/uuid, in two releases of one program: the new
// one follows a column while a migration changes its type. It works on the tables of schema.sql
// with database/sql, sqlx, GORM and pgx until it is told to end, and then says how its requests
// fared. It is not meant for a database that matters.
//
//	go run ./examples/rolling old "$DATABASE_URL"
//	go run ./examples/rolling new "$DATABASE_URL"
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"github.com/google/uuid"
)

func main() {
	if len(os.Args) != 3 || os.Args[1] != "old" && os.Args[1] != "new" {
		fmt.Fprintln(os.Stderr, "usage: rolling old|new URL")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[2], os.Args[1] == "new"); err != nil {
		fmt.Fprintln(os.Stderr, "rolling:", err)
		os.Exit(1)
	}
}

// A store keeps users and their orders.
type store interface {
	// add adds a user with an order, in one transaction.
	add(ctx context.Context, user, order uuid.UUID) error
	// userOf finds the user of an order, uuid.Nil if there is none.
	userOf(ctx context.Context, order uuid.UUID) (uuid.UUID, error)
	// pay changes an order and returns the number of rows.
	pay(ctx context.Context, order uuid.UUID) (int64, error)
}

func run(ctx context.Context, url string, follows bool) error {
	stores := []struct {
		name string
		open func(url string, follows bool) (store, func(), error)
	}{
		{"database/sql", openSQL}, {"sqlx", openSQLX}, {"GORM", openGORM}, {"pgx", openPGX},
		{"texts", openTexts},
	}
	tallies := make([]tally, len(stores))
	var all sync.WaitGroup
	for i, s := range stores {
		db, end, err := s.open(url, follows)
		if err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		defer end()
		all.Go(func() { tallies[i].work(ctx, db) })
	}
	all.Wait()
	for i, s := range stores {
		fmt.Printf("%s: %s\n", s.name, tallies[i])
	}
	return nil
}

// A tally says how the requests to a store fared.
type tally struct {
	requests, errs, empty int
	last                  error
}

func (t tally) String() string {
	text := fmt.Sprintf("%d requests, %d failed, %d empty", t.requests, t.errs, t.empty)
	if t.last != nil {
		text += ": " + t.last.Error()
	}
	return text
}

// work sends requests until the context ends. The last ones are finished.
func (t *tally) work(ctx context.Context, db store) {
	own := context.WithoutCancel(ctx)
	for ; ctx.Err() == nil; time.Sleep(5 * time.Millisecond) {
		user, order := uuid.New(), uuid.New()
		if !t.request(true, db.add(own, user, order)) {
			continue
		}
		found, err := db.userOf(own, order)
		t.request(found == user, err)
		rows, err := db.pay(own, order)
		t.request(rows == 1, err)
	}
}

// request counts one request, which may have found what it looked for. It reports whether it did.
func (t *tally) request(found bool, err error) bool {
	t.requests++
	switch {
	case err != nil:
		t.errs++
		t.last = err
	case !found:
		t.empty++
	}
	return err == nil && found
}
