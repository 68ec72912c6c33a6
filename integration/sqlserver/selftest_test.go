//go:build cgo

package sqlserver_test

import (
	"bytes"
	"context"
	"database/sql"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype"
)

// The stand-in compares as SQL Server does.
func TestTheStandInsOrder(t *testing.T) {
	ids := append(newIDs(40, 1), newIDs(40, 7)...)
	for _, a := range ids {
		for _, b := range append(ids, sqltype.UUID{}, sqltype.Max()) {
			if got, want := bytes.Compare(guid(a), guid(b)), collation.SQLServer.Compare(a, b); got != want {
				t.Fatalf("%v and %v: %d, want %d", a, b, got, want)
			}
		}
	}
}

// It checks foreign keys after each statement unless they are disabled, checks them
// at the commit if they were, and commits nothing while they are.
func TestTheStandInsForeignKeys(t *testing.T) {
	f := forms[1]
	ids := newIDs(3, f.of)
	s := shop(t, f, ids)
	const parent, child = "UPDATE [dbo].[orders] SET [id] = @p1 WHERE [id] = @p2", "UPDATE [dbo].[items] SET [order_id] = @p1 WHERE [order_id] = @p2"
	const off, on = "ALTER TABLE [dbo].[items] NOCHECK CONSTRAINT [items_order]", "ALTER TABLE [dbo].[items] CHECK CONSTRAINT [items_order]"
	for _, tt := range []struct {
		name       string
		statements []string
		error      string
	}{
		{"the parent alone", []string{parent}, "FOREIGN KEY"},
		{"both, with the key enabled", []string{parent, child}, "FOREIGN KEY"},
		{"the parent alone, with the key disabled meanwhile", []string{off, parent, on}, "FOREIGN KEY"},
		{"a key that stays disabled", []string{off, parent, child}, "is disabled at the commit"},
		{"both, with the key disabled meanwhile", []string{off, parent, child, on}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tx, err := s.BeginTx(context.Background(), &sql.TxOptions{Isolation: sql.LevelReadCommitted})
			if err != nil {
				t.Fatal(err)
			}
			defer tx.Rollback()
			to, from := sqltype.UUID{1}, ids[2] // to which no order refers
			for _, st := range tt.statements {
				args := []any{to[:], from[:]}
				if !strings.Contains(st, "@p1") {
					args = nil
				}
				if _, err = tx.Exec(st, args...); err != nil {
					break
				}
			}
			if err == nil {
				err = tx.Commit()
			}
			if tt.error == "" && err != nil || tt.error != "" && (err == nil || !strings.Contains(err.Error(), tt.error)) {
				t.Errorf("error %v, want %q", err, tt.error)
			}
		})
	}
}
