package scan

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// querier is what a transaction and a connection share.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// A source is what one engine does for a scan. Its values hold no state.
type source interface {
	profile() engine.Profile

	// prepare makes a connection ready. restore puts it back as it was; its
	// error gives the connection up.
	prepare(ctx context.Context, conn *sql.Conn, timeout time.Duration) (restore func() error,
		err error)

	// begin starts a transaction that cannot write, with a limit of time for
	// its statements where the engine has one.
	begin(ctx context.Context, conn *sql.Conn, timeout time.Duration) (q querier, end func() error,
		err error)

	hasSchema(ctx context.Context, q querier, schema string) (bool, error)

	// distinct begins a query for the distinct values of a column. A value that may hold an id is
	// whole, as a sample has it.
	distinct(c candidate) *builder

	// sortKey is what the engine compares of an id in a column of this kind.
	sortKey(k kind, id [16]byte) [16]byte

	// holds says what the values of a column may be by its type, and why no rewrite is of it.
	holds(c migrate.SurveyColumn) (k kind, barred string, ok bool)

	// contains reports whether values of a column may have ids inside.
	contains(c migrate.SurveyColumn) bool

	// samples reads at most n values of each column of a table, NULLs left out, spread over the
	// table where that is cheap.
	samples(ctx context.Context, q querier, table []candidate, n int) ([][]value, error)

	// insides reads at most n texts of each column of a table, of rows in which an id may stand.
	insides(ctx context.Context, q querier, table []candidate, n int) ([][]value, error)
}

// An agelessSource has a type in which ids of version 6 and 7 do not sort by time. ageless says
// why, and what does.
type agelessSource interface{ ageless() string }

// A fewSource takes few parameters in one statement.
type fewSource interface{ mostArgs() int }

// A healthSource tells how the pages of an index lie. healthRefused is what to say of an
// error that means that the role may not ask, "" for other errors.
type healthSource interface {
	health(ctx context.Context, q querier, c candidate) (Health, error)
	healthRefused(err error) string
}

// newSource returns the queries of an engine. This is the one list of them.
func newSource(p engine.Profile) (source, error) {
	s, ok := map[engine.Profile]source{
		engine.PostgreSQL:  postgres{},
		engine.MySQL:       mysql{engine.MySQL},
		engine.MariaDB:     mysql{engine.MariaDB},
		engine.MariaDBUUID: mysql{engine.MariaDBUUID},
		engine.SQLite:      sqlite{},
		engine.SQLServer:   sqlserver{},
	}[p]
	if !ok {
		return nil, fmt.Errorf("scanning a database of %v: %w", p, errors.ErrUnsupported)
	}
	return s, nil
}

// kind is what the type of a column says of its values.
type kind int

const (
	kindNative kind = iota // the engine's own UUID type
	kindBinary             // bytes
	kindText               // characters
	kindAny                // the type does not say: each value does
)

// A candidate is a column that may hold identifiers.
type candidate struct {
	Name
	Type     string
	kind     kind
	position int
	rows     int64 // an estimate; -1 where there is none
	pages    int64 // of the table, an estimate; 0 or less where there is none
	primary  bool  // it is, or begins, the primary key
	unique   bool  // alone in a unique index
	indexed  bool  // it begins an index
	keyed    bool  // it is a part of a unique index
	sorted   bool  // and that index has whole values in their order
	ranged   bool  // rows are placed by ranges of it
	order    string
	madeFrom string // of a materialised view: what it is made from
	padded   bool   // it fills its text up with blanks
	// noRewrite says why no rewrite is of it; empty: one may be.
	noRewrite string
	// unreadable says why its values cannot be read.
	unreadable string
}

// becauseGenerated is why no rewrite is of a column that is made from others.
const becauseGenerated = "is generated: it follows the columns that it is made from"

// A value is one of a sample.
type value struct {
	raw    []byte // bytes of the id, or its text
	isText bool
	run    string // values of one run were inserted in this order; "" if it is not known
}

// A link is a pair of columns of a foreign key.
type link struct{ child, parent Name }

// asItIs is the restore of a connection that was not changed.
func asItIs() error { return nil }

// giveUp is the restore of a connection that cannot be put back.
func giveUp() error { return driver.ErrBadConn }

// builder writes one statement; names pass through the profile's quoting.
type builder struct {
	p    engine.Profile
	text []byte
	args []any
	err  error
}

func (b *builder) w(parts ...string) *builder {
	for _, s := range parts {
		b.text = append(b.text, s...)
	}
	return b
}

func (b *builder) q(names ...string) *builder {
	for i, n := range names {
		s, err := b.p.Quote(n)
		if err != nil && b.err == nil {
			b.err = err
		}
		if i > 0 {
			b.w(".")
		}
		b.w(s)
	}
	return b
}

func (b *builder) arg(v any) *builder {
	b.args = append(b.args, v)
	return b.w(b.p.Placeholder(len(b.args)))
}

// bytesOrder is the sort key of an engine that compares bytes, or text that
// sorts as they do.
func bytesOrder(id [16]byte) [16]byte { return codec.Network.Encode(id) }

// maxTextLen is how much of a text is read: more than the longest form.
const maxTextLen = 100
