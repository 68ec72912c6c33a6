package mysql

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestConflictsOfACluster(t *testing.T) {
	d := Dialect{engine.MariaDB}
	for _, tt := range []struct {
		name   string
		number uint16
		want   dialect.Kind
		again  bool
	}{
		{"a transaction that another node's was certified before", 1213, dialect.KindConflict, true},
		{"a node that has lost the others", 1047, dialect.KindUnready, true},
		{"a transaction that is too big for the cluster", 1180, dialect.KindTooBig, true},
		{"a duplicate key", 1062, dialect.KindUnique, false},
		{"no partition", 1526, dialect.KindPartition, false},
		{"a trigger beside a binary log", 1419, dialect.KindPrivilege, false},
		{"a full disk", 1114, dialect.KindOther, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := d.Kind(fmt.Errorf("chunk 1: %w", errors.Join(errors.New("first"), &dialecttest.NumberedError{Number: tt.number})))
			if got != tt.want || got.Retry() != tt.again {
				t.Errorf("error %d is of kind %d and tried again: %v; want %d and %v", tt.number, got, got.Retry(), tt.want, tt.again)
			}
		})
	}
}

// The driver has no number for a connection that has ended, and the servers have several.
func TestConnectionsThatEnd(t *testing.T) {
	d := Dialect{engine.MySQL}
	for _, err := range []error{
		errors.New("invalid connection"), driver.ErrBadConn, sql.ErrConnDone, io.ErrUnexpectedEOF,
		&net.OpError{Op: "read", Err: errors.New("connection reset by peer")},
		&dialecttest.NumberedError{Number: 1053}, &dialecttest.NumberedError{Number: 1927},
	} {
		if got := d.Kind(fmt.Errorf("chunk 1: %w", err)); got != dialect.KindLost {
			t.Errorf("%v is of kind %d, want %d", err, got, dialect.KindLost)
		}
	}
	for _, err := range []error{
		nil, errors.New("another error"), &dialecttest.NumberedError{Number: 1114},
		&net.OpError{Op: "dial", Err: errors.New("connection refused")},
	} {
		if got := d.Kind(err); got != dialect.KindOther {
			t.Errorf("%v is of kind %d, want %d", err, got, dialect.KindOther)
		}
	}
}

func TestAccountOf(t *testing.T) {
	for grantee, want := range map[string]string{
		"'app'@'%'":              "app@%",
		"'o'a'@'b'@'127.0.0.1'":  "o'a'@'b@127.0.0.1",
		"'two words@x'@'10.0.%'": "two words@x@10.0.%",
		"''@'localhost'":         "@localhost",
	} {
		if got := accountOf(grantee); got != want {
			t.Errorf("%s is %s, want %s", grantee, got, want)
		}
	}
}
