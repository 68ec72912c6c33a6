package twin

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A Draw is how a column gets ids that no rewrite computes from the old ones. What is drawn once
// stays: until finish the two columns of a root are the map between old and new ids.
type Draw struct {
	state.Draw
	Layout Layout
	IsRoot bool // its rows have ids of their own
	// Of is the root whose ids the column has, by the name that programs know.
	Of sqlgen.ColumnRef
	// Arms are in place of Of: each is the root of the rows that have a value in another column.
	Arms []Arm
	// IsLoose is set where no foreign key keeps the roots.
	IsLoose bool
}

// An Arm is the root of the rows that have Value in Column. Without a Column it is of all rows.
type Arm struct {
	Column, Value string
	Of            sqlgen.ColumnRef
}

// Ways are the arms, or the one root of all rows.
func (d Draw) Ways() []Arm {
	if len(d.Arms) > 0 {
		return d.Arms
	}
	return []Arm{{Of: d.Of}}
}

// Through is a twin whose rows have one root.
func (t Twin) Through(a Arm) Twin {
	d := *t.Draw
	d.Of, d.Arms = a.Of, nil
	t.Draw = &d
	return t
}

// Now is the draw of a row that is not there yet: it is made now.
func (d Draw) Now() Draw {
	d.Draw = state.Draw{Bits: d.Bits}
	return d
}

// A Layout is what new ids are.
type Layout string

// The layouts. Ids of version 4 have no time. A bucketed id is a version 7 id whose last bits stand
// in front, as codec.EncodeBucket makes it.
const (
	V7       Layout = "v7"
	V4       Layout = "v4"
	V8Bucket Layout = "v8bucket"
)

// The old keys that tell their own time. A ULID begins with its milliseconds, as in kin.ULID.
// A snowflake has them in front of some bits, as in kin.Snowflake.
const (
	ULID      = "ulid"
	Snowflake = "snowflake"
)

// ParseOwn reads what old keys are: ulid, or snowflake[:EPOCH_MS[:SHIFT]] with Twitter's epoch and
// shift where none is named.
func ParseOwn(text string) (d state.Draw, ok bool) {
	if text == ULID {
		return state.Draw{Own: ULID}, true
	}
	fields := strings.Split(text, ":")
	if fields[0] != Snowflake || len(fields) > 3 {
		return d, false
	}
	d = state.Draw{Own: Snowflake, First: 1288834974657, Shift: 22, Last: math.MaxInt64}
	var err error
	if len(fields) > 1 {
		d.First, err = strconv.ParseInt(fields[1], 10, 64)
	}
	if len(fields) > 2 && err == nil {
		d.Shift, err = strconv.Atoi(fields[2])
	}
	isInside := d.First >= FirstTime && d.Shift >= leastShift && d.Shift < 63 &&
		d.First <= LastTime-d.Last>>d.Shift
	return d, err == nil && isInside
}

// leastShift is the least shift of a snowflake. Below it times pass the last one of an id.
const leastShift = 16

// The widths of a bucket, in bits, as package codec has them.
const (
	LeastBits = 4
	MostBits  = 8
)

// A Drawer is a Reader that draws ids.
type Drawer interface {
	Reader
	// Root reads what the draw of a root must know. time is the column with the time of a row, "" for
	// none.
	Root(ctx context.Context, q dialect.Querier, t Table, x Twin, time string) (Root, error)
	// Lookup finds the new id of an old key, and Pairs lists all pairs by their old keys, as texts.
	// MapOf is the table that finish leaves of them.
	Lookup(t sqlgen.Ref, old sqlgen.TableColumn, fresh, key string) sqlgen.Statement
	Pairs(t sqlgen.Ref, old sqlgen.TableColumn, fresh string) sqlgen.Statement
	MapOf(t sqlgen.Ref) sqlgen.Ref
	// Key is the form of a column of old keys. Nothing is known of them but that they are not NULL.
	Key() *sqlgen.Form
}

// An InnerReader is a Drawer that looks for old keys within arrays and JSON.
type InnerReader interface {
	Inner(ctx context.Context, q dialect.Querier, s *Scope, x Inner) (Holding, error)
}

// An Inner is an array, or a column of JSON, that may have old keys of a root.
type Inner struct {
	sqlgen.Ref
	Column, Type string
	Keys         []string // of JSON, the names that a key may have
	Of           sqlgen.ColumnRef
}

// A Holding says in how many rows a column has old keys, and which statements move them.
type Holding struct {
	Rows     int64
	IsHidden bool // from this role
	Moves    []string
}

// A Root is what is known of a column of old keys.
type Root struct {
	IsNumbered  bool  // the server numbers new rows
	Least, Most int64 // of whole numbers
	Timeless    int64 // rows without a time, or with one that no id can have
	// Example is an old key that tells no time. Oldest and Newest are the milliseconds of those that
	// tell one.
	Example        string
	Oldest, Newest int64
}

// The first and the last time that an id can have, as milliseconds.
const (
	FirstTime int64 = 0
	LastTime  int64 = 1<<48 - 1
)

// longestOrder is how far back the order of old keys may reach, in milliseconds.
const longestOrder = int64(50 * 365 * 24 * time.Hour / time.Millisecond)

// ByOrder returns a draw that gives old keys times before now, in their order.
func ByOrder(r Root, now time.Time) state.Draw {
	d := state.Draw{Last: r.Most}
	for uint64(r.Most>>d.Shift)-uint64(r.Least>>d.Shift) > uint64(longestOrder) {
		d.Shift++
	}
	d.First = now.UnixMilli() - r.Most>>d.Shift
	return d
}

// Ordered are the columns of a table that have ids of their own, and then the others.
func (t Table) Ordered() []Twin {
	out := slices.Clone(t.Twins)
	slices.SortStableFunc(out, func(a, b Twin) int { return order(a) - order(b) })
	return out
}

func order(x Twin) int {
	if x.Draw != nil && !x.Draw.IsRoot {
		return 1
	}
	return 0
}

// Draws reports whether a scope has new ids.
func (s *Scope) Draws() bool {
	return slices.ContainsFunc(s.Tables, func(t Table) bool {
		return slices.ContainsFunc(t.Twins, func(x Twin) bool { return x.Draw != nil })
	})
}

// Fills is how often all tables are filled while nobody writes. A row that refers to one without
// its new id gets its own when all have theirs.
func (s *Scope) Fills() int {
	if s.Draws() {
		return 2
	}
	return 1
}

// Loose lists the columns whose rows no foreign key keeps.
func (t Table) Loose() (out []Twin) {
	for _, x := range t.Twins {
		if x.Draw != nil && x.Draw.IsLoose {
			out = append(out, x)
		}
	}
	return out
}

// A Link says how a column is mended whose row has gone and come again. No foreign key keeps that
// row, and it has another new key then: where With is By of a row of the table Of, Set gets Is.
type Link struct {
	sqlgen.Ref
	Of                sqlgen.Ref
	With, Set, By, Is string
	Arm               Arm
}

// Links lists the links of a scope. Programs know the columns by which they are found, and right
// behind a cut-over they knew the others. All are the columns with foreign keys, too, which a
// session of InnoDB can let alone.
func (s *Scope) Links(isBehind, all bool) (out []Link) {
	for _, t := range s.Tables {
		for _, x := range t.Twins {
			if x.Draw == nil || x.Draw.IsRoot || !x.Draw.IsLoose && !all {
				continue
			}
			for _, a := range x.Draw.Ways() {
				l := Link{t.Ref, a.Of.Ref, x.Name, s.Counterpart(x), a.Of.Name,
					s.Counterpart(Twin{Name: a.Of.Name}), a}
				if isBehind {
					l.With, l.Set, l.By, l.Is = l.Set, l.With, l.Is, l.By
				}
				out = append(out, l)
			}
		}
	}
	return out
}

// RefuseKey refuses an old key that is no number of 64 bits with a sign.
func RefuseKey(t sqlgen.Ref, column, key string) error {
	return fmt.Errorf("%w: %s.%s.%s has the key %s, and the order of old keys ends at %d: name the "+
		"column that has the time of a row (%w)", run.ErrRefused, t.Schema, t.Table, column, key,
		int64(math.MaxInt64), hint.TimeColumn)
}

// RefuseMap refuses to finish next to a table that has the name of a map and other keys.
func RefuseMap(t sqlgen.Ref) error {
	return fmt.Errorf("%w: table %s.%s is there and has not the keys of this run: rename it, and "+
		"finish again; no key was dropped", run.ErrRefused, t.Schema, t.Table)
}
