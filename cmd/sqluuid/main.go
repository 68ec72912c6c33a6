// Command sqluuid moves UUID key columns of live databases from one form to
// another, with every foreign key that refers to them, and measures what kinds
// and forms of keys cost.
//
//	sqluuid migrate plan v1-to-v6 --database URL --column orders.id
//	sqluuid migrate v1-to-v6      --database URL --column orders.id
//	sqluuid migrate verify        --database URL --column orders.id
//	sqluuid migrate pause, resume --database URL --column orders.id
//	sqluuid migrate undo, finish  --database URL --column orders.id
//	sqluuid migrate status        --database URL
//	sqluuid inspect ID…
//	sqluuid scan                  --database URL
//	sqluuid bench storage         --database URL --rows N
//
// The URL may stand in DATABASE_URL, the password in a file. docs/migrate/quickstart.md
// is a walk-through.
//
// Exit codes: 0 done, 1 failed, 2 usage, 3 refused by a check, 4 verification
// mismatch, 5 stopped and resumable.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	// Signals are caught to the last: a second one, which timeout(1) sends, would be
	// the exit code otherwise.
	ctx, _ := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
