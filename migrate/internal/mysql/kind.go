package mysql

import (
	"errors"
	"reflect"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// An ownError is an error that no server has a number for.
type ownError struct {
	kind dialect.Kind
	text string
}

func (e ownError) Error() string { return e.text }

func (Dialect) Kind(err error) dialect.Kind {
	if own := (ownError{}); errors.As(err, &own) {
		return own.kind
	}
	switch n := errorNumber(err); {
	case errors.As(err, new(dialect.DuplicateError)):
		return dialect.KindOther // its text says all
	case n == tidbUnnumbered && !strings.Contains(err.Error(), "lock wait timeout"):
	case n != 0:
		return kinds[n]
	case dialect.IsLost(err) || err != nil && strings.Contains(err.Error(), lostConnection):
		return dialect.KindLost
	}
	return dialect.KindOther
}

const (
	// lostConnection is what the driver says of a connection that has ended within a statement.
	lostConnection = "invalid connection"
	// noTrust is the number of the error of a role that may make no trigger.
	noTrust = 1419
	// tidbUnnumbered is TiDB's number for what has none of its own.
	tidbUnnumbered = 1105
)

// kinds are the errors of the servers by their numbers. After any of those that only TiDB has,
// the transaction is rolled back, or was never begun.
var kinds = map[uint64]dialect.Kind{
	1205: dialect.KindLock,     // lock wait timeout
	3572: dialect.KindLock,     // NOWAIT
	1213: dialect.KindConflict, // deadlock, or a conflict of nodes
	1020: dialect.KindConflict, // the record has changed
	3101: dialect.KindConflict, // group replication
	1047: dialect.KindUnready,  // a node of Galera that has lost the others
	1180: dialect.KindTooBig,   // COMMIT failed: on Galera it exceeds wsrep_max_ws_rows or _size
	4025: dialect.KindCheck,    // on MariaDB
	3819: dialect.KindCheck,    // on MySQL
	1526: dialect.KindPartition,
	1062: dialect.KindUnique,
	1290: dialect.KindReadOnly, // read_only
	1792: dialect.KindReadOnly, // a transaction that is
	1836: dialect.KindReadOnly, // the server until it is restarted
	3989: dialect.KindReadOnly, // a database of MySQL that is READ ONLY
	1044: dialect.KindPrivilege, 1045: dialect.KindPrivilege, 1142: dialect.KindPrivilege,
	1143: dialect.KindPrivilege, 1227: dialect.KindPrivilege, 1370: dialect.KindPrivilege,
	noTrust: dialect.KindPrivilege,
	1053:    dialect.KindLost, // the server shuts down
	1927:    dialect.KindLost, // KILL on MariaDB
	4031:    dialect.KindLost, // idle for too long on MySQL

	tidbUnnumbered: dialect.KindLock, // where its text says so
	8121:           dialect.KindPrivilege,
	8002:           dialect.KindConflict, // SELECT FOR UPDATE cannot be tried again by the server
	8005:           dialect.KindConflict, // write conflict, found by TiDB
	8022:           dialect.KindConflict, // COMMIT failed and is safe to be tried again
	8027:           dialect.KindUnready,  // the node has lost the others, and does not know the schema
	8028:           dialect.KindConflict, // another statement changed the schema meanwhile
	9007:           dialect.KindConflict, // write conflict, found by TiKV
	9006:           dialect.KindTooBig,   // the transaction took longer than old rows are kept
	8229:           dialect.KindTooBig,   // it took longer than its locks live
	8004:           dialect.KindTooBig,   // the transaction is too large
	8175:           dialect.KindTooBig,   // the statement takes too much memory
	8176:           dialect.KindTooBig,   // the node has too little memory left for it
	8252:           dialect.KindUnready,  // the resource group's quota is used up
	9001:           dialect.KindUnready,  // the placement driver does not answer in time
	9002:           dialect.KindUnready,  // TiKV does not
	9003:           dialect.KindUnready,  // TiKV is busy
	9004:           dialect.KindLock,     // a lock of another transaction cannot be resolved
	9005:           dialect.KindUnready,  // a region is unavailable
	9008:           dialect.KindUnready,  // a store takes no more requests
	9010:           dialect.KindUnready,  // TiKV reports a stale command
	9011:           dialect.KindUnready,  // TiKV's clock is not synchronised
}

// errorNumber finds the server's error number, without the driver's type.
func errorNumber(err error) (n uint64) {
	dialect.ErrorField(err, "Number", func(f reflect.Value) bool {
		if f.CanUint() {
			n = f.Uint()
		}
		return n != 0
	})
	return n
}
