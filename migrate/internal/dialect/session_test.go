package dialect_test

import (
	"context"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// A rolledBack is a transaction that notes its end.
type rolledBack struct {
	dialect.Tx
	done bool
}

func (t *rolledBack) Rollback() error {
	t.done = true
	return nil
}

// A transaction that stayed open would keep the connection from being closed, so that a
// process hangs where it should say what is wrong with it.
func TestATransactionThatPanicsIsRolledBack(t *testing.T) {
	var tx rolledBack
	s := dialect.Session{DoBegin: func(context.Context) (dialect.Tx, error) { return &tx, nil }}
	defer func() {
		if got := recover(); got != "a bug" {
			t.Errorf("recovered %v, want the panic of the transaction", got)
		}
		if !tx.done {
			t.Error("the transaction is still open")
		}
	}()
	_ = s.InTx(context.Background(), func(dialect.Tx) error { panic("a bug") })
}
