package scan

import (
	"cmp"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A Report is what a scan found.
type Report struct {
	Engine         string          `json:"engine"`
	LookedAt       int             `json:"looked"`           // columns whose values were looked at
	Columns        []Column        `json:"columns"`          // those that hold identifiers
	Inside         []Inside        `json:"inside,omitempty"` // those that have ids inside their values
	SkippedColumns []SkippedColumn `json:"skipped"`          // those that could not be read
	Notes          []string        `json:"notes,omitempty"`  // what the role may not ask, say
}

// A Name names a column as the database writes it.
type Name struct {
	Schema string `json:"schema,omitempty"`
	Table  string `json:"table"`
	Column string `json:"column"`
}

// String writes the name so that migrate.ParseColumn reads it.
func (n Name) String() string { return joinNames(n.Schema, n.Table, n.Column) }

// table is the name of the table.
func (n Name) table() string { return joinNames(n.Schema, n.Table) }

// joinNames puts dots between names. The schema may be missing.
func joinNames(parts ...string) string {
	if parts[0] == "" {
		parts = parts[1:]
	}
	for i, s := range parts {
		if strings.ContainsAny(s, `."`) {
			parts[i] = `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
		}
	}
	return strings.Join(parts, ".")
}

// A SkippedColumn is a column that could not be read.
type SkippedColumn struct {
	Name
	Type   string `json:"type"`
	Reason string `json:"reason"`
}

// A Column is a column that holds identifiers.
type Column struct {
	Name
	Type       string `json:"type"`
	Rows       int64  `json:"rows"`    // the engine's estimate; -1 where it has none
	SampleSize int    `json:"sampled"` // values that are not NULL
	Form       string `json:"form"`    // uuid, binary, or the name of a text form
	// of the bytes: network, time-swapped, mixed-endian, …, or unknown
	Order string `json:"order"`
	// the share of the sample that is in this form and order
	Agree float64 `json:"agree"`
	// how many of the sample, by version or kind; nil, max, other variants and unexplained besides
	Versions map[string]int `json:"versions"`
	Keys     Keys           `json:"keys"`
	MadeFrom string         `json:"made_from,omitempty"` // what a materialised view is made from
	// nil: no sampled value of it is in another key
	Link    *UndeclaredLink `json:"undeclared,omitempty"`
	Arrival *Arrival        `json:"arrival,omitempty"` // nil where nothing tells
	// of the index that begins with it; nil where the engine does not tell
	Health     *Health     `json:"health,omitempty"`
	Suspicions []Suspicion `json:"suspicions"`
	Advice     []Advice    `json:"advice"`
	Fine       bool        `json:"fine"` // nothing to advise

	ids       []sqltype.UUID // the sample in network order
	class     string         // the ININ format of most ids, "" if none
	noRewrite string         // why no rewrite is of it
	home      string         // the column where its ids come from, by keys and by what was found
}

// Keys is the part that a column plays in its table and others.
type Keys struct {
	Primary bool `json:"primary"` // it is, or begins, the primary key
	Unique  bool `json:"unique"`  // alone in a unique index
	Indexed bool `json:"indexed"` // it begins an index
	// Ranged says that the server places rows by ranges of it, as TiDB does.
	Ranged       bool     `json:"ranged,omitempty"`
	References   []string `json:"references"`
	ReferencedBy []string `json:"referenced_by"`
}

// Arrival says how well the ids arrive in the order of their index. Neighbours of
// version 1 mostly ascend and its order is no order of time all the same, so both
// are told: a low Ordered is what costs pages and cache.
type Arrival struct {
	// the share of ids that are above the one before; one half of random ones
	Neighbours float64 `json:"neighbours"`
	// the share of all pairs whose later one is above; one half of random ones
	Ordered float64 `json:"ordered"`
	Pairs   int     `json:"pairs"` // how many neighbours were compared
	By      string  `json:"by"`    // what tells the order of arrival
}

// Health is how the pages of an index lie.
type Health struct {
	Index         string  `json:"index"`
	Fragmentation float64 `json:"fragmented"` // the share of leaf pages that are out of order
	Pages         int64   `json:"pages"`
}

// The words of Suspicion.Kind.
const (
	ByteOrder  = "byte-order"
	MixedOrder = "mixed-orders"
	GoogleV6   = "google-v6"
	DraftV7    = "draft-v7"
	TimeInside = "time-inside"

	// OtherFormat: the values can be read in a format that is no version of RFC 9562.
	OtherFormat = "other-format"
	Stragglers  = "stragglers"
)

// A Suspicion is something about the values that looks wrong, or otherwise than
// the type says. It is no proof.
type Suspicion struct {
	Kind   string  `json:"kind"`
	Name   string  `json:"name,omitempty"` // of the order or kind
	Share  float64 `json:"share"`          // of the sample
	Detail string  `json:"detail"`
}

// An Advice is what would help. Rewrite is the name of a rewrite of the migrate
// command, "" for an advice without one.
type Advice struct {
	Rewrite string `json:"rewrite,omitempty"`
	// the column to name, which may be the one that this refers to
	Column string   `json:"column,omitempty"`
	Also   []string `json:"also,omitempty"` // columns to name too, which no foreign key links
	All    bool     `json:"all,omitempty"`  // it is for all columns of ids, as one plan
	Reason string   `json:"reason"`
	link   bool     // a rewrite of Column takes this one along, with a flag
	child  bool     // this column has the ids of Column, and is rewritten with it
}

// OtherAdvice is the finding of an advice without a rewrite.
const OtherAdvice = "advice"

// Kinds are the words of Suspicion.Kind.
func Kinds() []string {
	return []string{ByteOrder, MixedOrder, GoogleV6, DraftV7, TimeInside, OtherFormat, Stragglers}
}

// Findings names what is to be looked at in a column: the kinds of its suspicions, the rewrites
// that would help, and advice where there is no such rewrite. A column that is fine, or without
// values, has none.
func (col *Column) Findings() (out []string) {
	for _, s := range col.Suspicions {
		out = append(out, s.Kind)
	}
	if !col.Fine && col.SampleSize > 0 {
		for _, a := range col.Advice {
			out = append(out, cmp.Or(a.Rewrite, OtherAdvice))
		}
	}
	return out
}
