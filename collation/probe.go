package collation

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Querier is what [Probe] needs of a database: *sql.DB, *sql.Tx and *sql.Conn
// are it.
type Querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// ForProfile returns the order of a profile's key column by the ids that a
// program sees: of [engine.SQLServerOrdered], [SQLServerOrdered]. The zero
// Profile has none: [ErrProfile].
func ForProfile(p engine.Profile) (Order, error) {
	type columnOrder struct {
		order  engine.Order
		layout codec.Layout
	}
	orders := map[columnOrder]Order{
		{engine.OrderBytes, codec.Network}:            Bytes,
		{engine.OrderBytes, codec.TimeSwapped}:        TimeSwapped,
		{engine.OrderBytes, codec.MixedEndian}:        MixedEndian,
		{engine.OrderSQLServer, codec.MixedEndian}:    SQLServer,
		{engine.OrderSQLServer, codec.SQLServerOrder}: SQLServerOrdered,
		{engine.OrderMariaDBUUID, codec.Network}:      MariaDB,
	}
	if o := orders[columnOrder{p.Order(), p.Layout()}]; o != nil {
		return o, nil
	}
	return nil, fmt.Errorf("%w: %v; name one of engine.Profiles", ErrProfile, p)
}

// ProbeResult is how a database sorted the sample of [Probe]. The zero value is
// no result.
type ProbeResult struct {
	Profile      engine.Profile // the one that was asked for
	Want         Order          // its order
	Got          Order          // the order that the database follows; nil if it is none of Orders
	SortedSample [][16]byte     // the sample in the database's order, in text order each
}

// Agrees reports whether the database follows the order of its profile.
func (r ProbeResult) Agrees() bool { return r.Want != nil && r.Got == r.Want }

// Err returns nil if the database agrees with its profile, and otherwise an [ErrDisagrees]. That
// names both orders and says what to do.
func (r ProbeResult) Err() error {
	switch {
	case r.Agrees():
		return nil
	case r.Got == nil:
		return fmt.Errorf("%w: %v says %v, and the database sorts in no order that is known here; do not rely on sorted keys, and report the engine and its version",
			ErrDisagrees, r.Profile, r.Want)
	}
	return fmt.Errorf("%w: %v says %v, and the database sorts as %v; use a profile or a column type with that order", ErrDisagrees, r.Profile, r.Want, r.Got)
}

// String says in a few words what the probe found.
func (r ProbeResult) String() string {
	if err := r.Err(); err != nil {
		return err.Error()
	}
	return fmt.Sprintf("%v sorts as %v, as its profile says", r.Profile, r.Want)
}

// Probe asks a database to sort a fixed sample of ids in the key type of the profile. It compares
// the answer with every known order. It is one SELECT over constants: it reads and writes no
// table, and needs no privilege but to connect. The sample tells all of [Orders] from each other,
// and from orders in which two neighbouring bytes change places.
//
// That the database follows another order is a result and no error; see
// [ProbeResult.Err]. A query that fails is [ErrProbe] with the driver's error:
// mostly the profile is of another engine or a later version. In a transaction of
// PostgreSQL's nothing else succeeds after it, so give Probe a connection. Probe asks about the
// type, not about an index or a column with a collation of its own.
func Probe(ctx context.Context, db Querier, p engine.Profile) (ProbeResult, error) {
	want, err := ForProfile(p)
	if err != nil {
		return ProbeResult{}, err
	}
	places, err := sortedBy(ctx, db, probeQuery(p))
	if err != nil {
		return ProbeResult{}, fmt.Errorf("%w: %v, key type %s: %w; check that the profile is this database's", ErrProbe, p, p.KeyType(), err)
	}
	r := ProbeResult{Profile: p, Want: want}
	for _, at := range places {
		r.SortedSample = append(r.SortedSample, sample[at])
	}
	for _, o := range Orders() {
		if slices.IsSortedFunc(r.SortedSample, o.Compare) {
			r.Got = o
		}
	}
	return r, nil
}

// probeQuery numbers the values of the sample and sorts them.
func probeQuery(p engine.Profile) string {
	var q strings.Builder
	q.WriteString("SELECT n FROM (")
	for i, id := range sample {
		if i > 0 {
			q.WriteString(" UNION ALL ")
		}
		fmt.Fprintf(&q, "SELECT %d AS n, %s AS id%s", i, p.KeyLiteral(id), p.OneRow())
	}
	q.WriteString(") s ORDER BY id")
	return q.String()
}

// sortedBy reads the numbers of the sample, each of them once.
func sortedBy(ctx context.Context, db Querier, query string) (places []int, err error) {
	rows, err := db.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	seen := make([]bool, len(sample))
	for rows.Next() {
		var n int64
		if err := rows.Scan(&n); err != nil {
			return nil, err
		}
		if n < 0 || n >= int64(len(sample)) || seen[n] {
			return nil, Error("the answer has a row that is not of the sample: " + strconv.FormatInt(n, 10))
		}
		seen[n] = true
		places = append(places, int(n))
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	if len(places) != len(sample) {
		return nil, Error(fmt.Sprintf("the answer has %d rows of %d", len(places), len(sample)))
	}
	return places, nil
}
