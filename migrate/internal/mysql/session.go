package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (d Dialect) Open(ctx context.Context, db *sql.DB) (*dialect.Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	s := &dialect.Session{Conn: conn, DB: db, DoRestore: dialect.Discard(conn)}
	s.DoBegin = func(ctx context.Context) (dialect.Tx, error) {
		if s.Gaps { // InnoDB locks gaps from REPEATABLE READ on
			return dialect.BeginTx(conn, sql.LevelRepeatableRead)(ctx)
		}
		return dialect.BeginTx(conn, sql.LevelReadCommitted)(ctx)
	}
	// The server's or the URL's own could give our statements another meaning, refuse a date that is
	// stored already, cut a statement short, or let COMMIT end the session.
	settings := []string{
		"SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES," +
			"NO_ENGINE_SUBSTITUTION'",
		"SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', " +
			"SESSION foreign_key_checks = 0, SESSION unique_checks = 1",
		d.Briefly(-1), "SET SESSION sql_safe_updates = 0",
		// DEFAULT would be what the server gives every session.
		"SET SESSION sql_select_limit = 18446744073709551615 " +
			"/*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */",
	}
	// max_join_size would refuse the questions that tell what the server is.
	t := d.ask(ctx, conn)
	t.run("SET SESSION sql_big_selects = 1")
	v := t.server()
	s.Claim, s.Lists = v.claim, v.lists
	if v.forgets { // columns without a foreign key, which need Gaps, are refused there
		s.DoBegin = beginWhole(conn, sql.LevelReadCommitted)
	}
	t.do(func() error { return dialect.Within(ctx, conn, append(settings, v.settings...)...) })
	if t.err != nil {
		return nil, errors.Join(t.err, s.Close())
	}
	// A larger statement ends the connection. The lowest default serves where there is no figure.
	packet := int64(1 << 20)
	_ = conn.QueryRowContext(ctx, "SELECT @@max_allowed_packet").Scan(&packet)
	s.Most = int(max(packet/pairBytes, 1))
	return s, nil
}

// pairBytes is more than a pair takes in a statement, as JSON that the driver may escape.
const pairBytes = 200

// A variant says how a server differs from a MySQL or MariaDB server alone, its zero value.
type variant struct {
	settings  []string       // of a session, which not all servers take
	claim     dialect.Claim  // how a row is claimed
	lists     bool           // there is no JSON_TABLE
	apart     bool           // locks do not keep out everybody who may write
	links     string         // what is refused for that reason
	certifies bool           // members find conflicts at COMMIT, by unique keys alone
	folds     bool           // foreign keys have names in the case of their declaration
	forgets   bool           // a transaction can be rolled back without an error
	costs     *dialect.Costs // of a rewrite in place; nil: as on a server alone
	triggers  string         // why there can be none

	isMySQL, isTiDB bool // false on MariaDB
}

// innodb are the settings of a session on a server with InnoDB. It is idle for some seconds at
// the most, between two attempts. MySQL groups values by the first bytes of max_sort_length. All
// rows of an answer are read, and what SHOW CREATE TABLE says, with its quotes.
var innodb = []string{
	"SET SESSION innodb_lock_wait_timeout = 1",
	"SET SESSION max_sort_length = 1024, SESSION sql_quote_show_create = 1, " +
		"SESSION sql_auto_is_null = 0, SESSION div_precision_increment = 4, " +
		"SESSION sql_select_limit = 18446744073709551615",
	"SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED)",
}

const (
	// ofLiterals gives our values the collation of the literals in a CHECK, which MySQL stores as
	// _utf8mb4'a': else they could not be compared (1267). With charset=latin1 in the URL the server
	// would also convert the bytes of an id.
	ofLiterals = "SET NAMES utf8mb4"

	// ofNames makes MariaDB send every character of a definition, which a twin repeats, whatever
	// charset the URL names. The collation is the driver's.
	ofNames = "SET NAMES utf8mb4 COLLATE utf8mb4_general_ci"

	// ofAlters lets MariaDB change the type of a column, which it may do by COPY alone.
	ofAlters = "SET SESSION alter_algorithm = 'DEFAULT'"

	// ofCatalogue makes MySQL 8 tell sizes and counters of now, and not of up to a day ago. It shows
	// the primary keys that the server has made itself.
	ofCatalogue = "SET SESSION information_schema_stats_expiry = 0 " +
		"/*!80030 , SESSION show_gipk_in_create_table_and_information_schema = ON */"
)

func (d Dialect) variant(ctx context.Context, q dialect.Querier) (variant, error) {
	t := d.ask(ctx, q)
	var version, comment string
	t.scan(d.sql("SELECT VERSION(), @@version_comment"), &version, &comment)
	version, comment = strings.ToLower(version), strings.ToLower(comment)
	t.do(func() error { return foreign(version, comment) })
	if t.err != nil {
		return variant{}, t.err
	}
	if strings.Contains(version, "-tidb-") {
		return tidb, nil
	}
	maria := strings.Contains(version, "mariadb")
	least := []int{8, 0, 4} // JSON_TABLE, and SKIP LOCKED
	if maria {
		least = []int{10, 6, 0}
	}
	v := variant{claim: dialect.Skips, settings: innodb}
	if !atLeast(version, least...) {
		v.claim, v.lists = dialect.Fails, true
	}
	if t.galera() {
		// A node may show another's commits late: every read of ours waits for them.
		v.settings = append([]string{"SET SESSION wsrep_sync_wait = 7"}, innodb...)
		v.apart, v.forgets, v.links = true, true, galeraLinks
		v.costs = galeraCosts
		return v, t.err
	}
	t.scan(d.sql("SELECT @@lower_case_table_names = 2"), &v.folds) // macOS
	if maria {
		v.settings = append(slices.Clone(innodb), ofNames, ofAlters)
		return v, t.err
	}
	v.isMySQL = true
	v.settings = append(slices.Clone(innodb), ofLiterals)
	if !v.lists {
		v.settings = append(v.settings, ofCatalogue)
	}
	if t.groupWrites() {
		v.apart, v.certifies, v.links = true, true, groupLinks
		v.costs = groupCosts
	}
	return v, t.err
}

// atLeast reports whether a version that begins with numbers is that one or a later one.
func atLeast(version string, want ...int) bool {
	have := make([]int, len(want))
	for i, part := range strings.SplitN(version, ".", len(want)+1) {
		if i < len(want) {
			_, _ = fmt.Sscanf(part, "%d", &have[i])
		}
	}
	return slices.Compare(have, want) >= 0
}

// foreign refuses a server that is none of ours, by its version and its comment in lower case.
func foreign(version, comment string) error {
	switch {
	case strings.Contains(version, "vitess"),
		strings.Contains(comment, "(git revision"): // the version can be set, this cannot
		return dialect.Vitess.Refusal()
	case strings.Contains(comment, "dolt"):
		return dialect.Dolt.Refusal()
	}
	return nil
}

// TiDB has no gap locks and no triggers. LOCK TABLES and SKIP LOCKED do nothing there. Row locks
// hold for all nodes, and an insert of a child locks its parent.
var tidb = variant{
	settings: []string{
		"SET SESSION innodb_lock_wait_timeout = 1",
		// An optimistic transaction has no READ COMMITTED, and finds out about others at COMMIT only.
		"SET SESSION tidb_txn_mode = 'pessimistic'",
		// Reads of an earlier time, and duplicate keys that are found at COMMIT.
		"SET SESSION tidb_snapshot = ''", "SET SESSION tidb_read_staleness = 0",
		"SET SESSION tidb_constraint_check_in_place_pessimistic = ON",
	},
	claim: dialect.Fails,
	lists: true,
	folds: true,
	apart: true,
	links: "TiDB has no gap locks, so that nothing keeps a row that no foreign key links from being " +
		"inserted meanwhile; add the foreign key for the run, or leave the column out",
	triggers: "TiDB has no triggers",
	costs:    &tidbCosts,
	isTiDB:   true,
}

// galera reports whether the server is a node of a Galera cluster. Locks keep out no session of
// another node. A conflict about a row, or about one that refers to it, shows at COMMIT.
func (t *talk) galera() bool {
	settings := t.pairs("on Galera") // none on MySQL
	return len(settings) > 0 && (settings[0][1] == "ON" || settings[0][1] == "1")
}

// warnOfSnapshots says what transactions of programs get where they may not lock a row that is
// newer than their snapshot. It is nil where they may.
func (t *talk) warnOfSnapshots() []string {
	if set := t.pairs("snapshot isolation"); len(set) == 0 || set[0][1] != "ON" {
		return nil
	}
	return []string{"a transaction that has read something before the run writes a row, and that " +
		"locks this row then, is rolled back with 1020 (innodb_snapshot_isolation): let programs " +
		"repeat it, or SET GLOBAL innodb_snapshot_isolation = OFF before they connect"}
}

const galeraLinks = "it is on a Galera cluster, where no lock keeps a row that no foreign key " +
	"links from being written on another node; add the foreign key for the run, or leave the column " +
	"out"

// errLost occurs when a node has rolled a transaction back without an error.
var errLost = ownError{dialect.KindConflict, "the node rolled the transaction back without an " +
	"error, for another node's; nothing of it was committed"}

// noSavepoint is the server's number for a savepoint that is not there.
const noSavepoint = 1305

// A wholeTx is committed whole or not at all. MariaDB (10.11.19, Galera 26.4.23) now and
// then rolls one back without an error, and would commit what follows. Without autocommit it does
// not, and a savepoint that is missing before COMMIT shows the loss.
type wholeTx struct {
	*sql.Tx
	ctx  context.Context
	conn *sql.Conn
}

// beginWhole returns a function that begins such a transaction.
func beginWhole(conn *sql.Conn,
	level sql.IsolationLevel) func(context.Context) (dialect.Tx, error) {
	return func(ctx context.Context) (dialect.Tx, error) {
		tx, err := conn.BeginTx(ctx, &sql.TxOptions{Isolation: level})
		if err != nil {
			return nil, err
		}
		w := wholeTx{tx, ctx, conn}
		err = dialect.Within(ctx, tx, "SET SESSION autocommit = 0", "SAVEPOINT sqluuid_whole")
		if err != nil {
			return nil, errors.Join(err, w.Rollback())
		}
		return w, nil
	}
}

// Commit fails with errLost when the transaction is not the one that was begun.
func (w wholeTx) Commit() error {
	if _, err := w.ExecContext(w.ctx, "RELEASE SAVEPOINT sqluuid_whole"); err != nil {
		if errorNumber(err) == noSavepoint {
			err = fmt.Errorf("%w (%w)", errLost, err)
		}
		return errors.Join(err, w.Rollback())
	}
	if err := w.Tx.Commit(); err != nil {
		return errors.Join(err, w.afterwards("ROLLBACK", "SET SESSION autocommit = 1"))
	}
	return w.afterwards("SET SESSION autocommit = 1")
}

// Rollback rolls back before it turns autocommit on, which would commit. It does so itself: the
// Rollback of database/sql may still be under way, or meet a conflict (1213), and the connection
// lives on.
func (w wholeTx) Rollback() error {
	err := w.Tx.Rollback()
	if err != nil && !errors.Is(err, sql.ErrTxDone) && errorNumber(err) == 0 {
		return err // the connection is gone
	}
	return w.afterwards("ROLLBACK", "SET SESSION autocommit = 1")
}

// afterwards runs statements outside the transaction, also when the context is over.
func (w wholeTx) afterwards(statements ...string) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(w.ctx), 5*time.Second)
	defer cancel()
	return dialect.Within(ctx, w.conn, statements...)
}

const groupLinks = "it is on a Group Replication with several primaries, where no lock keeps a " +
	"row that no foreign key links from being written on another member; " +
	"add the foreign key for the run, or leave the column out"

// refuseUnseen refuses the columns to which foreign keys refer that name no unique key: a member of
// a Group Replication sees a conflict with an insert of a child elsewhere by that key alone.
func (t *talk) refuseUnseen(table *sqlgen.Table) {
	type key struct{ column, name, child string }
	for _, k := range rows(t, func(k *key) []any {
		return []any{&k.column, &k.name, &k.child}
	}, "foreign keys to no unique key", table.Ref) {
		for i := range table.Columns {
			if col := &table.Columns[i]; col.Name == k.column && col.Refusal == "" {
				col.Refusal = fmt.Sprintf("the foreign key %s of %s refers to no unique key, and a "+
					"Group Replication with several primaries sees conflicts by unique keys alone; "+
					"make the key unique, or make it a group with one primary for the run: "+
					"group_replication_switch_to_single_primary_mode", k.name, k.child)
			}
		}
	}
}

// groupWrites reports whether other members of a Group Replication take writes too, which no lock
// keeps out. The server's settings answer a role that may not read performance_schema.
func (t *talk) groupWrites() (many bool) {
	if !t.refused(func() { t.scan(queryWith("several primaries"), &many) }) {
		return many
	}
	return len(t.pairs("several primaries by the setting")) > 0 &&
		len(t.pairs("group replication")) > 0
}
