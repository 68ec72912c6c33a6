package migrate

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
)

// Counts says what the values of a column are.
type Counts struct {
	// Rows by version, of the variant of RFC 9562, in the layout in which the
	// rewrite finds or leaves them.
	Versions map[int]int64 `json:"versions,omitempty"`
	Null     int64         `json:"null,omitempty"`
	Nil      int64         `json:"nil,omitempty"`       // the nil UUID
	Max      int64         `json:"max,omitempty"`       // the max UUID
	Variant  int64         `json:"variant,omitempty"`   // of another variant
	NoUUID   int64         `json:"malformed,omitempty"` // not a UUID in the column's form
	// Others are the values that the rewrite does not apply to, Examples up to
	// ten of them, malformed ones first.
	Others   int64    `json:"others,omitempty"`
	Examples []string `json:"examples,omitempty"`
}

// ColumnCounts are the counts of one column.
type ColumnCounts struct {
	Column ColumnName `json:"column"`
	Counts Counts     `json:"counts"`
}

// Rows returns the number of rows, NULL included.
func (c Counts) Rows() int64 { return check.Counts(c).Rows() }

// String lists what there is, as "1200 of version 1, 3 of version 4, 2 NULL".
func (c Counts) String() string {
	var parts []string
	add := func(n int64, what string) {
		if n > 0 {
			parts = append(parts, thousands.Group(n)+" "+what)
		}
	}
	versions := make([]int, 0, len(c.Versions))
	for v := range c.Versions {
		versions = append(versions, v)
	}
	slices.Sort(versions)
	for _, v := range versions {
		add(c.Versions[v], "of version "+strconv.Itoa(v))
	}
	add(c.Nil, "nil UUID")
	add(c.Max, "max UUID")
	add(c.Variant, "of another variant")
	add(c.NoUUID, "malformed")
	add(c.Null, "NULL")
	if len(parts) == 0 {
		return "no rows"
	}
	return strings.Join(parts, ", ")
}
