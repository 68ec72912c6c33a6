package migrate

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/sqltype"
)

// maxExamples bounds how many values a Counts keeps to show.
const maxExamples = 10

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

	rewrite     Rewrite
	after       bool  // the ids are read as the rewrite leaves them
	images      int64 // values that look like an image of the rewrite
	done        int64 // those of them to which the rewrite does not apply
	unfit       int64 // values that look like a source and have no image
	before, exp fingerprints
	met         []sqltype.UUID // a sample of the ids that move
	moves       int64
	mixed       bool     // text that is not all in lower case
	strangers   []string // some of the ids of which the run knows nothing
}

// ColumnCounts are the counts of one column.
type ColumnCounts struct {
	Column ColumnName `json:"column"`
	Counts Counts     `json:"counts"`
}

// Rows returns the number of rows, NULL included.
func (c Counts) Rows() int64 {
	n := c.Null + c.Nil + c.Max + c.Variant + c.NoUUID
	for _, v := range c.Versions {
		n += v
	}
	return n
}

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

// add counts one value that is not NULL. raw is how the driver returned it, row what the row
// is known by before the rewrite and after it.
func (c *Counts) add(raw []byte, id sqltype.UUID, wellFormed bool, m mover, row rowName) {
	if c.Versions == nil {
		c.Versions = map[int]int64{}
	}
	stored, t := id, m.t
	switch {
	case c.after:
		id = t.Inverse().Read(stored)
	default:
		id = t.Read(stored)
	}
	rfc := wellFormed && id.Variant() == sqltype.VariantRFC9562
	switch {
	case !wellFormed:
		c.NoUUID++
	case rfc:
		c.Versions[id.Version()]++
	case id == sqltype.Nil():
		c.Nil++
	case id == sqltype.Max():
		c.Max++
	default:
		c.Variant++
	}
	if _, applies := t.Apply(stored); !wellFormed || !applies {
		if wellFormed && t.From().Match(stored) {
			c.unfit++
		}
		c.Others++
		c.show(raw, stored, wellFormed)
	}
	if wellFormed && t.To().Match(stored) {
		c.images++
		if !t.From().Match(stored) {
			c.done++
		}
	}
	if !wellFormed {
		c.before.addRaw(raw, row.before)
		c.exp.addRaw(raw, row.after)
		return
	}
	c.before.add(stored, row.before)
	if image, moves := m.image(stored); moves {
		c.meet(stored)
		stored = image
	} else if m.stranger(stored) && len(c.strangers) < maxExamples {
		c.strangers = append(c.strangers, sqltype.UUID(stored).String())
	}
	c.exp.add(stored, row.after)
}

// show keeps an example. Of a few malformed values among many ids of another version
// nothing else tells which they are.
func (c *Counts) show(raw []byte, id sqltype.UUID, wellFormed bool) {
	at := len(c.Examples)
	if !wellFormed {
		at = int(min(c.NoUUID-1, maxExamples))
	}
	if at < maxExamples {
		c.Examples = slices.Insert(c.Examples, at, example(raw, id, wellFormed))
		c.Examples = c.Examples[:min(len(c.Examples), maxExamples)]
	}
}

// maxMet bounds the sample of a column.
const maxMet = 200

// meet keeps a sample in which every id has the same chance to be.
func (c *Counts) meet(id sqltype.UUID) {
	c.moves++
	if len(c.met) < maxMet {
		c.met = append(c.met, id)
	} else if i := rand.Int64N(c.moves); i < maxMet {
		c.met[i] = id
	}
}

func example(raw []byte, id sqltype.UUID, wellFormed bool) string {
	if wellFormed {
		return id.String()
	}
	if len(raw) > 64 {
		raw = raw[:64]
	}
	for _, b := range raw {
		if b < ' ' || b > '~' {
			return fmt.Sprintf("%x", raw)
		}
	}
	return string(raw)
}

// firstOf7 returns the smallest version 7 id of a moment.
func firstOf7(millis uint64) [16]byte {
	id := [16]byte{6: 0x70, 8: 0x80}
	var b [8]byte
	binary.BigEndian.PutUint64(b[:], millis)
	copy(id[:6], b[2:])
	return id
}

// firstOf returns the smallest version 6 id of a moment, by its canonical bytes.
func firstOf(ticks uint64) [16]byte {
	id := [16]byte{6: 0x60, 8: 0x80}
	binary.BigEndian.PutUint32(id[0:], uint32(ticks>>28))
	binary.BigEndian.PutUint16(id[4:], uint16(ticks>>12))
	binary.BigEndian.PutUint16(id[6:], 6<<12|uint16(ticks)&0x0fff)
	return id
}
