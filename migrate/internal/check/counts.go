package check

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
)

const (
	maxExamples = 10  // values that a Counts keeps to show
	maxMet      = 200 // ids in the sample of a column
)

// Counts says what the values of a column are. Its fields are the fields of migrate.Counts.
type Counts struct {
	// Rows by version of RFC 9562, in the layout in which the rewrite finds or leaves them.
	Versions map[int]int64 `json:"versions,omitempty"`
	// Kinds counts ids without a version by their kind, ULID or EUID, which their text tells.
	Kinds   map[string]int64 `json:"kinds,omitempty"`
	Null    int64            `json:"null,omitempty"`
	Nil     int64            `json:"nil,omitempty"`       // the nil UUID
	Max     int64            `json:"max,omitempty"`       // the max UUID
	Variant int64            `json:"variant,omitempty"`   // of another variant
	NoUUID  int64            `json:"malformed,omitempty"` // not a UUID in the column's form
	// OtherSpelling counts ids among NoUUID that have another spelling, such as 32 digits.
	OtherSpelling int64 `json:"other_spelling,omitempty"`
	// Others are not rewritten, Examples up to ten of them, malformed ones first.
	Others   int64    `json:"others,omitempty"`
	Examples []string `json:"examples,omitempty"`
}

// Rows returns the number of rows, NULL included.
func (c Counts) Rows() int64 {
	n := c.Null + c.Nil + c.Max + c.Variant + c.NoUUID
	for _, v := range c.Versions {
		n += v
	}
	for _, k := range c.Kinds {
		n += k
	}
	return n
}

// InKindsOf returns the counts with the kinds that the same ids had before their type changed.
func (c Counts) InKindsOf(before Counts) Counts {
	if len(before.Kinds) == 0 || c.Rows() != before.Rows() {
		return c
	}
	c.Versions, c.Kinds, c.Variant, c.Nil, c.Max = before.Versions, before.Kinds, before.Variant,
		before.Nil, before.Max
	return c
}

// String lists what there is, as "1200 of version 1, 3 of version 4, 2 NULL".
func (c Counts) String() string {
	var parts []string
	add := func(n int64, what string) {
		if n > 0 {
			parts = append(parts, thousands.Group(n)+" "+what)
		}
	}
	for _, v := range slices.Sorted(maps.Keys(c.Versions)) {
		add(c.Versions[v], "of version "+strconv.Itoa(v))
	}
	for _, k := range slices.Sorted(maps.Keys(c.Kinds)) {
		add(c.Kinds[k], k+"s")
	}
	add(c.Nil, "nil UUID")
	add(c.Max, "max UUID")
	add(c.Variant, "of another variant")
	add(c.NoUUID-c.OtherSpelling, "malformed")
	add(c.OtherSpelling, "in another spelling")
	add(c.Null, "NULL")
	if len(parts) == 0 {
		return "no rows"
	}
	return strings.Join(parts, ", ")
}

// Reading is what was read of a column.
type Reading struct {
	Counts
	Images       int64          // values that look like an image of the rewrite
	Done         int64          // ids among them to which the rewrite does not apply
	Unfit        int64          // values that look like a source and have no image
	Moves        int64          // values that move
	MovingSample []sqltype.UUID // a sample of these
	// Ends are the smallest and the largest id that moves, and the ids with the smallest and the
	// largest image.
	Ends          []sqltype.UUID
	Now, Then     Fingerprints // of the ids as they are, and as they should become
	Mixed         bool         // text that is not all in lower case
	Strangers     []string     // some ids that the run does not know, and that stay
	StrangerCount int64        // how many these are

	after  bool            // the ids are read as the rewrite leaves them
	images [2]sqltype.UUID // the smallest and the largest image
}

// add counts one value that is not NULL. raw is how the driver returned it.
func (c *Reading) add(raw []byte, id sqltype.UUID, wellFormed bool, m Mover, row rowName) {
	if !wellFormed {
		c.NoUUID++
		c.Others++
		c.show(raw, id, false)
		c.Now.add(hashOf(raw), row.before)
		c.Then.add(hashOf(raw), row.after)
		return
	}
	if kind := sqlgen.KindOf(raw); kind != "" && m.T == transform.Same {
		if c.Kinds == nil {
			c.Kinds = map[string]int64{}
		}
		c.Kinds[kind]++
	} else {
		c.count(id, m.T)
	}
	if _, applies := m.T.Apply(id); !applies {
		if m.T.From().Match(id) {
			c.Unfit++
		}
		c.Others++
		c.show(raw, id, true)
	}
	if m.T.To().Match(id) {
		c.Images++
		if !m.T.From().Match(id) {
			c.Done++
		}
	}
	c.Now.add(hashID(id), row.before)
	if image, moves := m.Image(id); moves {
		c.meet(id)
		c.reach(id, image)
		id = image
	} else if m.Stranger(id) {
		c.stranger(id)
	}
	c.Then.add(hashID(id), row.after)
}

func (c *Reading) count(id sqltype.UUID, t *transform.Transform) {
	if c.after {
		t = t.Inverse()
	}
	switch id = t.Read(id); {
	case id.Variant() == sqltype.VariantRFC9562:
		if c.Versions == nil {
			c.Versions = map[int]int64{}
		}
		c.Versions[id.Version()]++
	case id == sqltype.Nil():
		c.Nil++
	case id == sqltype.Max():
		c.Max++
	default:
		c.Variant++
	}
}

// show keeps an example. Of a few malformed values among many ids of another version nothing else
// tells which they are.
func (c *Reading) show(raw []byte, id sqltype.UUID, wellFormed bool) {
	at := len(c.Examples)
	if !wellFormed {
		at = int(min(c.NoUUID-1, maxExamples))
	}
	if at < maxExamples {
		c.Examples = slices.Insert(c.Examples, at, Example(raw, id, wellFormed))
		c.Examples = c.Examples[:min(len(c.Examples), maxExamples)]
	}
}

// stranger counts an id that could be the run's. The nil and the max UUID are alike in every order.
func (c *Reading) stranger(id sqltype.UUID) {
	if id == sqltype.Nil() || id == sqltype.Max() {
		return
	}
	c.StrangerCount++
	if len(c.Strangers) < maxExamples {
		c.Strangers = append(c.Strangers, id.String())
	}
}

// meet keeps a sample in which every id has the same chance to be.
func (c *Reading) meet(id sqltype.UUID) {
	c.Moves++
	if len(c.MovingSample) < maxMet {
		c.MovingSample = append(c.MovingSample, id)
	} else if i := rand.Int64N(c.Moves); i < maxMet {
		c.MovingSample[i] = id
	}
}

// reach keeps the ids at the ends.
func (c *Reading) reach(id, image sqltype.UUID) {
	if c.Ends == nil {
		c.Ends, c.images = []sqltype.UUID{id, id, id, id}, [2]sqltype.UUID{image, image}
		return
	}
	if compareIDs(id, c.Ends[0]) < 0 {
		c.Ends[0] = id
	}
	if compareIDs(id, c.Ends[1]) > 0 {
		c.Ends[1] = id
	}
	if compareIDs(image, c.images[0]) < 0 {
		c.Ends[2], c.images[0] = id, image
	}
	if compareIDs(image, c.images[1]) > 0 {
		c.Ends[3], c.images[1] = id, image
	}
}

// Example writes a value for a message.
func Example(raw []byte, id sqltype.UUID, wellFormed bool) string {
	if wellFormed {
		return id.String()
	}
	if len(raw) > 64 {
		raw = raw[:64]
	}
	if bytes.ContainsFunc(raw, func(r rune) bool { return r < ' ' || r > '~' }) {
		return fmt.Sprintf("%x", raw)
	}
	return string(raw)
}

// Readable turns a bound, as a form writes it, into the text of a UUID.
func Readable(key string) string {
	if u, err := sqltype.Parse(key); err == nil {
		return u.String()
	}
	return key
}
