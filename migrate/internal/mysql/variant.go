package mysql

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A variant is what a server that speaks MySQL's protocol does otherwise than a
// MySQL or MariaDB server alone. The zero value is such a server.
type variant struct {
	// settings are those of a session beside the ones that all take, nil for
	// InnoDB's.
	settings []string
	// claim is how a row is claimed, lists whether there is no JSON_TABLE.
	claim dialect.Claim
	lists bool
	// apart is true where locks do not keep everybody out who may write; links and
	// copying say what cannot be done for that reason.
	apart          bool
	links, copying string
	// folds is true where names differ in more than their case, and the catalogue has
	// those in a foreign key as they were declared.
	folds bool
	// forgets is true where a transaction can be rolled back without an error.
	forgets bool
	// triggers says why there can be none.
	triggers string
	// invisible reports whether foreign keys may be hidden from the role, where no
	// dictionary of InnoDB's tells.
	invisible func(ctx context.Context, q dialect.Querier) (bool, error)
	// ranged returns the tables whose rows are placed by ranges of a column of the class,
	// nil where no server does.
	ranged func(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]string, error)
	// locked is true where a session can rename tables that it has locked itself.
	locked bool
	// noRule is what the catalogue calls the rule of a foreign key that names none.
	noRule string
	// sight is where the server tells of its sessions; nil is MariaDB's.
	sight *mySight
	// refusal says why a table cannot be rewritten there; nil is what holds on a
	// server alone.
	refusal func(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error)
}

// innodb are the settings of a session on a server with InnoDB. It is idle for some
// seconds at the most, between two attempts. MySQL groups values by that many bytes.
var innodb = []string{"SET SESSION innodb_lock_wait_timeout = 1", "SET SESSION max_sort_length = 1024", "SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED)"}

// ofLiterals gives values of ours the collation of the literals in a CHECK, which MySQL
// stores as _utf8mb4'a': with that of the driver they could not be compared (1267). It sets
// the character set of statements, too: with charset=latin1 in the URL the server would
// convert the bytes of an id, and not find it.
const ofLiterals = "SET NAMES utf8mb4"

// variant asks the server what it is.
func (Dialect) variant(ctx context.Context, q dialect.Querier) (variant, error) {
	var version, comment string
	if err := q.QueryRowContext(ctx, "SELECT VERSION(), @@version_comment").Scan(&version, &comment); err != nil {
		return variant{}, err
	}
	if err := mysqlForeigner(version, comment); err != nil {
		return variant{}, err
	}
	if strings.Contains(strings.ToLower(version), "-tidb-") {
		return tidb, nil
	}
	maria := strings.Contains(strings.ToLower(version), "mariadb")
	least := []int{8, 0, 4} // JSON_TABLE, and SKIP LOCKED
	if maria {
		least = []int{10, 6, 0}
	}
	old := !atLeast(version, least...)
	claim := dialect.Skips
	if old {
		claim = dialect.Fails
	}
	// A node may show another's commits late: every read of ours waits for them.
	if cluster, err := galera(ctx, q); cluster || err != nil {
		return variant{claim: claim, lists: old, settings: append([]string{"SET SESSION wsrep_sync_wait = 7"}, innodb...), apart: true, forgets: true, links: galeraLinks, copying: galeraCopy}, err
	}
	folds := 0 // as on macOS
	err := q.QueryRowContext(ctx, "SELECT @@lower_case_table_names = 2").Scan(&folds)
	v := variant{claim: claim, lists: old, settings: innodb, folds: folds == 1, noRule: "RESTRICT"}
	if maria || err != nil {
		return v, err
	}
	v.settings = append(slices.Clone(innodb), ofLiterals)
	v.locked, v.noRule, v.sight = atLeast(version, 8, 0, 13), "NO ACTION", mysqlSight
	if many, err := groupWrites(ctx, q); many || err != nil {
		v.apart, v.links, v.copying = true, groupLinks, groupCopy
		return v, err
	}
	return v, nil
}

// atLeast reports whether a version that begins with numbers is that one or a later one.
func atLeast(version string, want ...int) bool {
	have := make([]int, len(want))
	for i, part := range strings.SplitN(version, ".", len(want)+1) {
		if i == len(want) {
			break
		}
		_, _ = fmt.Sscanf(part, "%d", &have[i])
	}
	return slices.Compare(have, want) >= 0
}

// foreignMySQL has what tells servers by their version or by its comment, in lower case.
var foreignMySQL = []struct {
	inVersion, inComment string
	dialect.Foreigner
}{
	{inVersion: "vitess", Foreigner: dialect.Vitess},
	{inComment: "(git revision", Foreigner: dialect.Vitess}, // the version can be set, this cannot
	{inComment: "dolt", Foreigner: dialect.Dolt},
}

func mysqlForeigner(version, comment string) error {
	version, comment = strings.ToLower(version), strings.ToLower(comment)
	for _, f := range foreignMySQL {
		if f.inVersion != "" && strings.Contains(version, f.inVersion) || f.inComment != "" && strings.Contains(comment, f.inComment) {
			return f.Refusal()
		}
	}
	return nil
}

// TiDB has no gap locks and no triggers, and takes LOCK TABLES and SKIP LOCKED
// without locking or skipping anything. Its row locks hold for all its nodes, and
// an insert of a child locks its parent.
var tidb = variant{
	settings: []string{
		"SET SESSION innodb_lock_wait_timeout = 1",
		// An optimistic transaction would find out about others at COMMIT only, and has
		// no READ COMMITTED.
		"SET SESSION tidb_txn_mode = 'pessimistic'",
		// Reads of an earlier time, and duplicate keys that are found at COMMIT.
		"SET SESSION tidb_snapshot = ''", "SET SESSION tidb_read_staleness = 0",
		"SET SESSION tidb_constraint_check_in_place_pessimistic = ON",
	},
	claim:     dialect.Fails,
	lists:     true,
	folds:     true,
	apart:     true,
	links:     "TiDB has no gap locks, so that nothing keeps a row that no foreign key links from being inserted meanwhile; add the foreign key for the run, or leave the column out",
	copying:   "the writes of other sessions, which LOCK TABLES does not hold off on TiDB (for a new type stop the writers, fill a new table by INSERT … SELECT and swap the two by RENAME TABLE)",
	triggers:  "TiDB has no triggers",
	refusal:   func(context.Context, dialect.Querier, sqlgen.Ref) (string, error) { return "", nil },
	invisible: tidbHides,
	ranged:    tidbRanged,
}

// tidbRanged returns the tables whose clustered key begins with a column of the class.
func tidbRanged(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (tables []string, err error) {
	for _, col := range c.Columns {
		list, err := dialect.ListNames(ctx, q, `SELECT t.TABLE_NAME FROM information_schema.TABLES t
JOIN information_schema.STATISTICS s ON s.TABLE_SCHEMA = t.TABLE_SCHEMA AND s.TABLE_NAME = t.TABLE_NAME
WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.TIDB_PK_TYPE = 'CLUSTERED'
AND s.INDEX_NAME = 'PRIMARY' AND s.SEQ_IN_INDEX = 1 AND s.COLUMN_NAME = ?`, col.Schema, col.Table, col.Name)
		if err != nil {
			return nil, err
		}
		tables = append(tables, list...)
	}
	return tables, nil
}

// tidbHides reports whether a role may be kept from seeing foreign keys: there is
// no dictionary of all of them, and the catalogue shows those of the tables on
// which the role has a privilege.
func tidbHides(ctx context.Context, q dialect.Querier) (bool, error) {
	var everywhere int
	err := q.QueryRowContext(ctx, `SELECT count(*) FROM information_schema.USER_PRIVILEGES WHERE PRIVILEGE_TYPE = 'SELECT'
AND GRANTEE = CONCAT('''', SUBSTRING_INDEX(CURRENT_USER(), '@', 1), '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')`).Scan(&everywhere)
	return everywhere == 0, err
}

// tidbUnnumbered is what a lock wait that ran out is called in some statements.
const tidbUnnumbered = "lock wait timeout"

// tidbKinds are the errors that only TiDB has. After any of them the transaction
// is rolled back, or was never begun.
var tidbKinds = map[uint64]dialect.Kind{
	1105: dialect.KindLock, // no number of its own, but tidbUnnumbered in its text
	8121: dialect.KindPrivilege,
	8002: dialect.KindConflict, // SELECT FOR UPDATE cannot be tried again by the server
	8005: dialect.KindConflict, // write conflict, found by TiDB
	8022: dialect.KindConflict, // COMMIT failed and is safe to be tried again
	8027: dialect.KindUnready,  // the node has lost the others, and does not know the schema
	8028: dialect.KindConflict, // another statement changed the schema meanwhile
	9007: dialect.KindConflict, // write conflict, found by TiKV
	9006: dialect.KindTooBig,   // the transaction took longer than old rows are kept
	8229: dialect.KindTooBig,   // it took longer than its locks live
	8004: dialect.KindTooBig,   // the transaction is too large
	8175: dialect.KindTooBig,   // the statement takes too much memory
	8176: dialect.KindTooBig,   // the node has too little memory left for it
	8252: dialect.KindUnready,  // the resource group's quota is used up
	9001: dialect.KindUnready,  // the placement driver does not answer in time
	9002: dialect.KindUnready,  // TiKV does not
	9003: dialect.KindUnready,  // TiKV is busy
	9004: dialect.KindLock,     // a lock of another transaction cannot be resolved
	9005: dialect.KindUnready,  // a region is unavailable
	9008: dialect.KindUnready,  // a store takes no more requests
	9010: dialect.KindUnready,  // TiKV reports a stale command
	9011: dialect.KindUnready,  // TiKV's clock is not synchronised
}
