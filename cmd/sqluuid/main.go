// Command sqluuid moves UUID key columns of live databases from one form to
// another, with every foreign key that refers to them.
//
//	sqluuid migrate v1-to-v6 --database URL --column orders.id
//	sqluuid migrate undo     --database URL --column orders.id
//	sqluuid migrate status   --database URL
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
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}
