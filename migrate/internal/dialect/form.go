package dialect

import (
	"bytes"
	"cmp"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Form is how a column stores an id, as SQL expressions over a column
// reference {c}. It is written once per engine and storage form and used by
// every statement.
type Form struct {
	Name string

	source  string // the digits that Convert cuts: hex or text of {c}
	hyphens bool   // source has them, so build gets them
	stored  bool   // the column itself holds the 36 characters
	build   string // {x}, digits with or without hyphens, as the column's type
	guard   string // {c} is a well-formed RFC UUID of version {v}
	shape   string // {c} is sixteen bytes, or their text
	bytes   string // {c} as bytes
	inside  string // {n} of the bytes {b} from {at} on lie between {lo} and {hi}
	canon   string // {c} as the type of the state table's id
	keyOut  string // {c} as text, for a bound
	param   string // a placeholder {p} as the column's type
	out     string // {c} as Decode wants it; empty: {c}
	widen   string // {x}, an image, with the spaces that end {c}; empty: there are none
	pair    string // {x}, the text of an id, as the column's type; empty: {x}
	array   string // the type of an array of the column's, where there is one
	scalar  bool   // predicates are no values, see grammar
	unaged  string // why ids of version 6 and 7 do not sort by time here; empty: they do
	bare    bool   // the column holds bytes that nobody reads as text
	collate string // follows {c} in comparisons and ORDER BY
	alone   string // orders a bound {c} beside no column as the column would; empty: {c}
	origin  *Form  // what this one is with a collation; nil: itself
	// quick has, by the name of a transform, an expression that gives what Convert
	// would write, in less time.
	quick map[string]string

	// holds reports whether the column's type holds an id; nil: every one.
	holds func([16]byte) bool

	binary bool                             // the bound is bound as bytes, its text is hex
	concat func(parts ...string) string     // the engine's concatenation
	decode func([]byte) ([16]byte, bool)    // a value as the driver returns it
	substr func(x string, at ...int) string // substring from, length
}

// Convert returns the expression that turns an id into its image. It may fail on
// a value that the transform does not apply to: use it behind Match.
func (f *Form) Convert(c string, t *transform.Transform) string {
	if quick := f.quick[t.Name()]; quick != "" {
		return f.with(quick, c)
	}
	return f.ConvertTo(f, c, t)
}

// ConvertTo is Convert for a column of another form.
func (f *Form) ConvertTo(to *Form, c string, t *transform.Transform) string {
	return strings.ReplaceAll(to.build, "{x}", f.digits(to, c, t))
}

// digits returns the expression for the digits of an image, as to builds from.
func (f *Form) digits(to *Form, c string, t *transform.Transform) string {
	src := f.with(f.source, c)
	var parts []string
	for _, p := range pieces(t.Digits(), f.hyphens, to.hyphens) {
		switch {
		case p.text != "":
			parts = append(parts, "'"+p.text+"'")
		case p.last:
			parts = append(parts, f.substr(src, p.at))
		default:
			parts = append(parts, f.substr(src, p.at, p.n))
		}
	}
	x := f.concat(parts...)
	if to.stored && !f.stored {
		x = "lower(" + x + ")"
	}
	return x
}

// Match returns the predicate that {c} is well-formed and in the set.
func (f *Form) Match(c string, p transform.Pattern) string {
	base := f.Shape(c)
	v := p.Version
	if v != 0 && f.guard != "" {
		base = strings.NewReplacer(
			"{c}", c,
			"{v}", strconv.FormatInt(int64(v), 16),
			"{lo}", strconv.Itoa(v<<4), "{hi}", strconv.Itoa(v<<4|15),
		).Replace(f.guard)
	}
	var conds []string
	if v != 0 && f.guard == "" {
		p.In = append([]transform.Range{{At: 6, Lo: []byte{byte(v << 4)}, Hi: []byte{byte(v<<4 | 15)}}, {At: 8, Lo: []byte{0x80}, Hi: []byte{0xbf}}}, p.In...)
	}
	for _, r := range p.In {
		conds = append(conds, f.within(c, r))
	}
	for _, r := range p.Out {
		conds = append(conds, "NOT "+f.within(c, r))
	}
	if len(conds) == 0 {
		return base
	}
	// CASE keeps the engine from cutting bytes out of what has too few.
	g := grammar{scalar: f.scalar}
	match := g.when() + base + g.then() + strings.Join(conds, " AND ") + g.otherwise()
	if f.scalar { // which is in parentheses
		return match
	}
	return "(" + match + ")"
}

func (f *Form) within(c string, r transform.Range) string {
	return "(" + strings.NewReplacer("{b}", f.with(f.bytes, c), "{at}", strconv.Itoa(r.At+1), "{n}", strconv.Itoa(len(r.Lo)),
		"{lo}", fmt.Sprintf("%X", r.Lo), "{hi}", fmt.Sprintf("%X", r.Hi)).Replace(f.inside) + ")"
}

// Shape returns the predicate that {c} holds sixteen bytes, of any version.
func (f *Form) Shape(c string) string { return f.with(f.shape, c) }

// Canon returns {c} as the type of the state table's id. It may fail on a value
// that is no UUID: use it behind Guard.
func (f *Form) Canon(c string) string { return f.with(f.canon, c) }

// KeyOut returns the expression that reads a bound as text.
func (f *Form) KeyOut(c string) string { return f.with(f.keyOut, c) }

// Out returns the expression that reads a value for Decode.
func (f *Form) Out(c string) string {
	if f.out == "" {
		return c
	}
	return f.with(f.out, c)
}

// Unaged says why ids of version 6 and 7 do not sort by time in this form, ""
// where they do.
func (f *Form) Unaged() string { return f.unaged }

// Key returns {c} for comparisons with Param and for ORDER BY.
func (f *Form) Key(c string) string { return c + f.collate }

// Alone returns a bound that is compared with others and not with the column, for
// ORDER BY as the column orders it.
func (f *Form) Alone(c string) string {
	if f.alone == "" {
		return f.Key(c)
	}
	return f.with(f.alone, c)
}

// same reports whether two columns hold ids in the same way, whatever their
// collation.
func (f *Form) same(g *Form) bool { return cmp.Or(f.origin, f) == cmp.Or(g.origin, g) }

// Param returns the placeholder p as the column's type.
func (f *Form) Param(p string) string { return strings.ReplaceAll(f.param, "{p}", p) }

// pairOf returns the text of an id as the column's type, to be compared with the column.
func (f *Form) pairOf(x string) string {
	if f.pair == "" {
		return f.Alone(x)
	}
	return strings.ReplaceAll(f.pair, "{x}", x)
}

// Bind returns a bound, as KeyOut wrote it, as an argument for Param.
func (f *Form) Bind(key string) any {
	if !f.binary {
		return key
	}
	b, err := hex.DecodeString(key)
	if err != nil {
		return key // the state was edited; the server will refuse it
	}
	return b
}

// Decode returns the id in a value as the driver returns it, and whether it is
// one in this form.
func (f *Form) Decode(raw []byte) ([16]byte, bool) { return f.decode(raw) }

// Text returns what KeyOut would write for id.
func (f *Form) Text(id [16]byte) string {
	if f.binary {
		return string(codec.AppendHex(nil, id))
	}
	return string(codec.AppendText(nil, id))
}

// Holds reports whether the column's type holds an id and its image. MariaDB's makes
// NULL of some, which no column can have had.
func (f *Form) Holds(t *transform.Transform, id [16]byte) bool {
	image, ok := t.Apply(id)
	return f.holds == nil || f.holds(id) && (!ok || f.holds(image))
}

// IsBare reports whether the column holds any sixteen bytes: no text, and no
// type that asks for a valid UUID.
func (f *Form) IsBare() bool { return f.bare }

// IsText reports whether the column holds the 36 characters.
func (f *Form) IsText() bool { return f.stored }

// collatedParam returns the form with bounds under a collation.
func (f *Form) collatedParam(name string) *Form {
	g := *f
	g.origin = cmp.Or(f.origin, f)
	g.param += " COLLATE " + name
	return &g
}

// sorted returns the form with bounds that are put in order by an expression.
func (f *Form) sorted(alone string) *Form {
	g := *f
	g.origin = cmp.Or(f.origin, f)
	g.alone = alone
	return &g
}

// Collated returns the form with comparisons under a collation.
func (f *Form) Collated(name string) *Form {
	g := *f
	g.origin = cmp.Or(f.origin, f)
	g.collate = " COLLATE " + name
	return &g
}

func (*Form) with(tmpl, c string) string { return strings.ReplaceAll(tmpl, "{c}", c) }

func decodeBytes(raw []byte) ([16]byte, bool) {
	if len(raw) != 16 {
		return [16]byte{}, false
	}
	return [16]byte(raw), true
}

// decodeText takes 36 characters, as the guards of the text forms do.
func decodeText(raw []byte) ([16]byte, bool) {
	if len(raw) != 36 {
		return [16]byte{}, false
	}
	id, err := codec.ParseBytes(raw)
	return id, err == nil
}

// decodeAnyText takes 32 digits, 36 characters, those in braces, ULIDs and EUIDs.
func decodeAnyText(raw []byte) ([16]byte, bool) {
	switch {
	case len(raw) == 38 && raw[0] == '{' && raw[37] == '}':
		return decodeText(raw[1:37])
	case len(raw) == 36:
		return decodeText(raw)
	case len(raw) == 26 || len(raw) == 27:
		return decodeCrockford(raw)
	}
	var id [16]byte
	if len(raw) != 32 {
		return id, false
	}
	_, err := hex.Decode(id[:], raw)
	return id, err == nil
}

// decodePadded is decodeText of a CHAR that is longer than the text.
func decodePadded(raw []byte) ([16]byte, bool) { return decodeText(bytes.TrimRight(raw, " ")) }

func pipes(parts ...string) string { return strings.Join(parts, "||") }

func concat(parts ...string) string { return "CONCAT(" + strings.Join(parts, ",") + ")" }

func substr(x string, at ...int) string {
	s := "substr(" + x
	for _, n := range at {
		s += "," + strconv.Itoa(n)
	}
	return s + ")"
}
