package migrate

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A Rewrite turns stored ids into others, value by value, with an exact inverse
// for every id that it made. The zero value is no rewrite. Rewrites are
// comparable.
type Rewrite struct {
	t    *transform.Transform
	kind storage
}

// A storage is a change of a column's type, "" for none.
type storage string

const (
	textToBinary storage = "text-to-binary"
	binaryToText storage = "binary-to-text"
)

// TextToBinary turns ids of 32 digits, 36 characters or those in braces, ULIDs (26 symbols) and
// EUIDs (27, whose check must be right or absent), of either case, into uuid on PostgreSQL,
// BINARY(16) on MySQL and MariaDB, and a BLOB on SQLite. Its inverse turns sixteen bytes into
// the 36 characters of RFC 9562. Both copy the tables, and [Rewrite.Then] joins one of the
// others to them.
var TextToBinary = Rewrite{transform.Same, textToBinary}

// Then returns the rewrite that changes the type as r does and the ids as next
// does, in one pass. It is an error that wraps [ErrConfig] when r does not change
// a type, or next does.
func (r Rewrite) Then(next Rewrite) (Rewrite, error) {
	if r.kind == "" || r.t != transform.Same || next.kind != "" || next.t == nil {
		return Rewrite{}, fmt.Errorf("%w: %v cannot be followed by %v in one pass: a change of the type comes first, then one rewrite of the ids", ErrConfig, r, next)
	}
	if next.t.Ordered() {
		return Rewrite{}, fmt.Errorf("%w: %v is for a uniqueidentifier, whose type no rewrite makes", ErrConfig, next)
	}
	if next.t.Computed() {
		return Rewrite{}, fmt.Errorf("%w: no SQL computes the images of %v, which a copy needs: change the type first, then run it", ErrConfig, next)
	}
	return Rewrite{next.t, r.kind}, nil
}

// The rewrites that keep a column's type. [Rewrite.Inverse] returns the way back of each.
var (
	// V1ToV6 reorders the time of version 1 ids (RFC 9562, section 5.6).
	V1ToV6 = named("v1-to-v6")

	// SwappedToV6 turns version 1 ids that were stored by MySQL's
	// UUID_TO_BIN(x, 1), or by the ordered-time codec of ramsey/uuid, into
	// version 6. Their order stays. It applies to times from 1854 to 2266.
	SwappedToV6 = named("swapped-to-v6")

	// SwappedToNetwork puts the bytes that UUID_TO_BIN(x, 1) swapped back into
	// network order, whatever the version. It goes by a list of ids, see the
	// package comment.
	SwappedToNetwork = named("swapped-to-network")

	// MixedToNetwork puts mixed-endian bytes (.NET's Guid.ToByteArray, SQL
	// Server's uniqueidentifier cast to binary) into network order, whatever the
	// version. It goes by a list of ids.
	MixedToNetwork = named("mixed-to-network")

	// ININDBMS0ToDBMS1 gives the layout of dbms type 01, for SQL Server, to ININ's sequential
	// UUIDs of dbms type 00, as inin.SequentialFormat.Convert does. It is for their stored
	// bytes, with inin.VersionSequential.
	ININDBMS0ToDBMS1 = named("inin-dbms0-to-dbms1")

	// DraftV7ToV7 turns version 7 ids in the millisecond layout of Peabody's draft, of the years
	// 2010 to 2099, into version 7 of RFC 9562, as peabody.V7Layout.ToRFC does. Three in four
	// ids of the draft's other layouts are told by their fraction, and count as ids that it does
	// not apply to. It goes by a list of ids.
	DraftV7ToV7 = named("draft-v7-to-v7")

	// V1ToOrdered turns version 1 ids of SQL Server's uniqueidentifier into
	// version 6 in the order of codec.SQLServerOrder, in which they ascend there:
	// sqltype.OrderedGUID reads them. It applies to times from 1854 to 2266.
	V1ToOrdered = named("v1-to-ordered")
	// V6ToOrdered is V1ToOrdered for version 6 ids. It goes by a list of ids.
	V6ToOrdered = named("v6-to-ordered")
	// V7ToOrdered puts version 7 ids of the years 2000 to 2099 into that order.
	// It goes by a list of ids.
	V7ToOrdered = named("v7-to-ordered")

	// NewSequentialIDToV6 turns ids of SQL Server's NEWSEQUENTIALID(), stored
	// as they are displayed there, into version 6. They are version 1 with the
	// first three fields byte-swapped. The bytes of such an id cast to
	// binary(16) are plain version 1: use V1ToV6 for those.
	NewSequentialIDToV6 = named("newsequentialid-to-v6")

	// GoogleV6Repair gives the layout of RFC 9562 to version 6 ids of
	// google/uuid up to v1.6.0, as [sqltype.Repair] does. Four bits of their
	// time are missing, up to 6.144 ms.
	GoogleV6Repair = named("google-v6-repair")
)

func named(name string) Rewrite { return Rewrite{t: transform.Named(name)} }

// combRefusals says why the COMB layouts that other libraries write have no
// rewrite: none is guessed, and none is rounded.
var combRefusals = map[string]string{
	"legacy":  "it counts 1/300 s since 1900, and libraries round it differently (RT.Comb, NHibernate)",
	"ramsey":  "it counts 10 microseconds, which version 7 has no room for beside the random bits",
	"efcore":  "its counter overwrites the variant, so it is no UUID of RFC 9562",
	"jhtodd":  "it has neither version nor variant",
	"pomelo":  "it counts 100 nanoseconds since year 1, which version 7 has no room for",
	"newid":   "it has neither version nor variant",
	"uuidord": "it counts 10 microseconds, which version 7 has no room for beside the random bits",
}

// Rewrites returns every rewrite, each once.
func Rewrites() []Rewrite {
	var out []Rewrite
	for _, r := range []Rewrite{V1ToV6, SwappedToV6, SwappedToNetwork, MixedToNetwork, V1ToOrdered, V6ToOrdered, V7ToOrdered,
		ININDBMS0ToDBMS1, DraftV7ToV7} {
		out = append(out, r, r.Inverse())
	}
	out = append(out, NewSequentialIDToV6, GoogleV6Repair)
	for _, layout := range combLayouts {
		out = append(out, named(combToV7+layout))
	}
	return append(out, TextToBinary, TextToBinary.Inverse())
}

// combToV7 begins the names of the rewrites of COMBs to version 7, which has the same time and the
// same random bits. combLayouts are the layouts: version 4 ids with 48 bits of Unix milliseconds in
// their first or their last six bytes.
const combToV7 = "comb-to-v7/"

var combLayouts = []string{"time-first", "time-last"}

// ParseRewrite returns the rewrite of a name, as String writes it. The layout of COMBs is a part of
// the name, as in comb-to-v7/time-last; it is never guessed. A name that it does not know, or a
// layout that does not fit into version 7 without loss, is an error that wraps [ErrConfig].
func ParseRewrite(name string) (Rewrite, error) {
	first, ids, two := strings.Cut(name, "+")
	r := Rewrite{t: transform.Same, kind: storage(first)}
	if r.kind != textToBinary && r.kind != binaryToText {
		r, ids, two = Rewrite{}, name, true
	}
	if two {
		r.t = transform.Named(ids)
	}
	layout, comb := strings.CutPrefix(ids, combToV7)
	switch {
	case r.t != nil && (r.kind == "" || !r.t.Computed()):
		return r, nil
	case comb && combRefusals[layout] != "":
		return Rewrite{}, fmt.Errorf("%w: COMB layout %q cannot become version 7 without loss: %s", ErrConfig, layout, combRefusals[layout])
	case comb:
		return Rewrite{}, fmt.Errorf("%w: COMB layout is %q, want one of %s", ErrConfig, layout, strings.Join(combLayouts, ", "))
	}
	return Rewrite{}, fmt.Errorf("%w: there is no rewrite %q", ErrConfig, name)
}

// String returns the name by which the command and the state know the rewrite.
func (r Rewrite) String() string {
	if r.t == nil {
		return "no rewrite"
	}
	switch {
	case r.kind == "":
		return r.t.Name()
	case r.t == transform.Same:
		return string(r.kind)
	}
	return string(r.kind) + "+" + r.t.Name()
}

// Inverse returns the rewrite that takes back what r does.
func (r Rewrite) Inverse() Rewrite {
	if r.t == nil {
		return r
	}
	inverse := map[storage]storage{textToBinary: binaryToText, binaryToText: textToBinary}
	return Rewrite{r.t.Inverse(), inverse[r.kind]}
}

// timeFirst reports whether the new ids begin with the highest bits of their time.
func (r Rewrite) timeFirst() bool {
	for _, target := range []string{"-to-v6", "-to-swapped", "-to-dbms0"} {
		if strings.HasSuffix(r.String(), target) {
			return true
		}
	}
	return strings.Contains(r.String(), "comb-to-v7/") || r.t == GoogleV6Repair.t
}

func (r Rewrite) valid() bool { return r.t != nil }

// Apply rewrites one id, given and returned as its sixteen stored bytes. An id
// that r does not apply to is an error that wraps [sqltype.ErrVersion].
func (r Rewrite) Apply(id sqltype.UUID) (sqltype.UUID, error) {
	if r.t == nil {
		return sqltype.UUID{}, fmt.Errorf("%w: no rewrite", ErrConfig)
	}
	image, ok := r.t.Apply(id)
	if !ok {
		return sqltype.UUID{}, fmt.Errorf("%w: %v applies to %s, not to %v", sqltype.ErrVersion, r, r.t.About(), id)
	}
	return image, nil
}
