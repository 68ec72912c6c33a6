package dialect

import (
	"context"
	"fmt"
	"slices"
	"strings"
)

// A variant is what a server that speaks MySQL's protocol does otherwise than a
// MySQL or MariaDB server alone. The zero value is such a server.
type variant struct {
	// settings are those of a session beside the ones that all take, nil for
	// InnoDB's.
	settings []string
	// claim is how a row is claimed, lists whether there is no JSON_TABLE.
	claim Claim
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
	invisible func(ctx context.Context, q Querier) (bool, error)
	// ranged returns the tables whose rows are placed by ranges of a column of the class,
	// nil where no server does.
	ranged func(ctx context.Context, q Querier, c *Class) ([]string, error)
	// locked is true where a session can rename tables that it has locked itself.
	locked bool
	// noRule is what the catalogue calls the rule of a foreign key that names none.
	noRule string
	// sight is where the server tells of its sessions; nil is MariaDB's.
	sight *mySight
	// refusal says why a table cannot be rewritten there; nil is what holds on a
	// server alone.
	refusal func(ctx context.Context, q Querier, t Ref) (string, error)
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
func (mysql) variant(ctx context.Context, q Querier) (variant, error) {
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
	claim := Skips
	if old {
		claim = Fails
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
