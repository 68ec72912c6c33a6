package sqlgen

import (
	"bytes"
	"cmp"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Form is how a column stores an id, as SQL expressions over a column reference {c}.
type Form struct {
	Name string

	Source     string // the digits that Convert cuts: hex or text of {c}
	Hyphens    bool   // Source has them, so Build gets them
	Stored     bool   // the column itself holds text
	Spellings  bool   // the text of an id may be any of several, so that two of one id differ
	Build      string // {x}, digits with or without hyphens, as the column's type
	ReadsBare  bool   // Build takes digits without hyphens too
	Guard      string // {c} is a well-formed RFC UUID of version {v}
	ShapeExpr  string // {c} is sixteen bytes, or their text
	Bytes      string // {c} as bytes
	Inside     string // {n} of the bytes {b} from {at} on lie between {lo} and {hi}
	CanonExpr  string // {c} as the type of the state table's id
	KeyOutExpr string // {c} as text, for a bound
	ParamExpr  string // a placeholder {p} as the column's type
	OutExpr    string // {c} as Decode wants it; empty: {c}
	Pair       string // {x}, the text of an id, as the column's type; empty: {x}
	Array      string // the type of an array of the column's, where there is one
	Scalar     bool   // predicates are no values, see grammar
	WhyUnaged  string // why ids of version 6 and 7 do not sort by time here; empty: they do
	Bare       bool   // the column holds any sixteen bytes: no text, and no type of valid UUIDs
	Collate    string // follows {c} in comparisons and ORDER BY
	orderAlone string // orders a bound {c} without the column as the column would; empty: {c}
	origin     *Form  // what this one is with a collation; nil: itself

	// HoldsFunc reports whether the column's type holds an id; nil: every one.
	HoldsFunc func([16]byte) bool

	Binary bool                             // the bound is bound as bytes, its text is hex
	Concat func(parts ...string) string     // the engine's concatenation
	Decode func([]byte) ([16]byte, bool)    // the id in a value as the driver returns it
	Substr func(x string, at ...int) string // substring from, length
}

// Convert returns the expression for the image of an id. It may fail: use it behind Match.
func (f *Form) Convert(c string, t *transform.Transform) string { return f.ConvertTo(f, c, t) }

// ConvertTo is Convert for a column of another form.
func (f *Form) ConvertTo(to *Form, c string, t *transform.Transform) string {
	src := replace(f.Source, "{c}", c)
	hyphens := to.Hyphens && (f.Hyphens || !to.ReadsBare) // each piece has the source once
	var parts []string
	for _, p := range pieces(t.Digits(), f.Hyphens, hyphens) {
		switch {
		case p.text != "":
			parts = append(parts, "'"+p.text+"'")
		case p.last:
			parts = append(parts, f.Substr(src, p.at))
		default:
			parts = append(parts, f.Substr(src, p.at, p.n))
		}
	}
	digits := f.Concat(parts...)
	if to.Stored && !f.Stored {
		digits = "lower(" + digits + ")"
	}
	return replace(to.Build, "{x}", digits)
}

// equals returns the expressions for the image of an id in another column: one, or several of text.
func (f *Form) equals(to *Form, c string, t *transform.Transform) string {
	x := f.ConvertTo(to, c, t)
	if !to.IsText() {
		return x
	}
	if !to.Like(f) {
		x = to.OrderBound(x)
	}
	return x + ", lower(" + x + "), upper(" + x + ")"
}

// Match returns the predicate that {c} is well-formed and in the set.
func (f *Form) Match(c string, p transform.Pattern) string {
	base, v := f.Shape(c), p.Version
	switch {
	case v != 0 && f.Guard != "":
		base = replace(f.Guard, "{c}", c, "{v}", strconv.FormatInt(int64(v), 16),
			"{lo}", strconv.Itoa(v<<4), "{hi}", strconv.Itoa(v<<4|15))
	case v != 0:
		p.In = append([]transform.Range{
			{At: 6, Lo: []byte{byte(v << 4)}, Hi: []byte{byte(v<<4 | 15)}},
			{At: 8, Lo: []byte{0x80}, Hi: []byte{0xbf}},
		}, p.In...)
	}
	var conds []string
	for _, r := range p.In {
		conds = append(conds, f.within(c, r))
	}
	for _, r := range p.Out {
		conds = append(conds, "NOT "+f.within(c, r))
	}
	if len(conds) == 0 {
		return base
	}
	match := withGuard(f.Scalar, base, strings.Join(conds, " AND "))
	if f.Scalar { // which is in parentheses
		return match
	}
	return "(" + match + ")"
}

func (f *Form) within(c string, r transform.Range) string {
	return "(" + replace(f.Inside, "{b}", replace(f.Bytes, "{c}", c), "{at}", strconv.Itoa(r.At+1),
		"{n}", strconv.Itoa(len(r.Lo)), "{lo}", fmt.Sprintf("%X", r.Lo),
		"{hi}", fmt.Sprintf("%X", r.Hi)) + ")"
}

// Shape returns the predicate that {c} holds sixteen bytes, of any version.
func (f *Form) Shape(c string) string { return replace(f.ShapeExpr, "{c}", c) }

// Canon returns {c} as the type of the state table's id. It may fail: use it behind Shape.
func (f *Form) Canon(c string) string { return replace(f.CanonExpr, "{c}", c) }

// KeyOut returns the expression that reads a bound as text.
func (f *Form) KeyOut(c string) string { return replace(f.KeyOutExpr, "{c}", c) }

// Out returns the expression that reads a value for Decode.
func (f *Form) Out(c string) string { return replace(cmp.Or(f.OutExpr, "{c}"), "{c}", c) }

// Key returns {c} for comparisons with Param and for ORDER BY.
func (f *Form) Key(c string) string { return c + f.Collate }

// OrderBound returns a bound for ORDER BY, without the column but as the column orders it.
func (f *Form) OrderBound(c string) string {
	return replace(cmp.Or(f.orderAlone, "{c}"+f.Collate), "{c}", c)
}

// Param returns the placeholder p as the column's type.
func (f *Form) Param(p string) string { return replace(f.ParamExpr, "{p}", p) }

// PairOf returns the text of an id as the column's type, to be compared with the column.
func (f *Form) PairOf(x string) string {
	if f.Pair == "" {
		return f.OrderBound(x)
	}
	return replace(f.Pair, "{x}", x)
}

// Bind returns a bound, as KeyOut wrote it, as an argument for Param.
func (f *Form) Bind(key string) any {
	if !f.Binary {
		return key
	}
	b, err := hex.DecodeString(key)
	if err != nil {
		return key // the state was edited; the server will refuse it
	}
	return b
}

// Text returns what KeyOut would write for id.
func (f *Form) Text(id [16]byte) string {
	if f.Binary {
		return string(codec.AppendHex(nil, id))
	}
	return string(codec.AppendText(nil, id))
}

// Holds reports whether the column's type holds an id and its image. MariaDB's makes NULL of some,
// which no column can have had.
func (f *Form) Holds(t *transform.Transform, id [16]byte) bool {
	image, ok := t.Apply(id)
	return f.HoldsFunc == nil || f.HoldsFunc(id) && (!ok || f.HoldsFunc(image))
}

// IsText reports whether the column holds text.
func (f *Form) IsText() bool { return f.Stored }

// Same reports whether two columns hold ids in the same way, whatever their collation.
func (f *Form) Same(g *Form) bool { return cmp.Or(f.origin, f) == cmp.Or(g.origin, g) }

// Like reports whether values of two forms can stand in one list.
func (f *Form) Like(g *Form) bool {
	return f.Same(g) && f.Collate == g.Collate && f.orderAlone == g.orderAlone &&
		f.ParamExpr == g.ParamExpr
}

// WithParamCollation returns the form with bounds under a collation.
func (f *Form) WithParamCollation(name string) *Form {
	return f.variant(func(g *Form) { g.ParamExpr += " COLLATE " + name })
}

// WithOrder returns the form with bounds that are put in order by an expression.
func (f *Form) WithOrder(alone string) *Form {
	return f.variant(func(g *Form) { g.orderAlone = alone })
}

// WithCollation returns the form with comparisons under a collation.
func (f *Form) WithCollation(name string) *Form {
	return f.variant(func(g *Form) { g.Collate = " COLLATE " + name })
}

// variant returns a copy of the form that is the same but for its collation.
func (f *Form) variant(change func(*Form)) *Form {
	g := *f
	g.origin = cmp.Or(f.origin, f)
	change(&g)
	return &g
}

// replace fills the places of a template, given in pairs of a place and its text.
func replace(template string, pairs ...string) string {
	return strings.NewReplacer(pairs...).Replace(template)
}

// DecodeBytes takes sixteen bytes.
func DecodeBytes(raw []byte) ([16]byte, bool) {
	if len(raw) != 16 {
		return [16]byte{}, false
	}
	return [16]byte(raw), true
}

// DecodeText takes 36 characters, as the guards of the text forms do.
func DecodeText(raw []byte) ([16]byte, bool) {
	if len(raw) != 36 {
		return [16]byte{}, false
	}
	id, err := codec.ParseCanonicalBytes(raw)
	return id, err == nil
}

// DecodeAnyText takes 32 digits, 36 characters, those in braces, ULIDs and EUIDs. Of the last two
// it takes the symbols alone that have no other spelling, and a check that is right.
func DecodeAnyText(raw []byte) (id [16]byte, ok bool) {
	var err error
	switch text := string(raw); len(raw) {
	case 26:
		id, err = codec.Base32.Decode(text)
	case 27:
		id, err = euid.Decode(text)
		return id, err == nil && !strings.ContainsAny(text, "ILOilo")
	case 32:
		_, err = hex.Decode(id[:], raw)
	case 38:
		if raw[0] == '{' && raw[37] == '}' {
			return DecodeText(raw[1:37])
		}
		return id, false
	default:
		return DecodeText(raw)
	}
	return id, err == nil
}

// KindOf returns the kind of an id whose text has no version, "" for other values.
func KindOf(raw []byte) string { return map[int]string{26: "ULID", 27: "EUID"}[len(raw)] }

// DecodePadded is DecodeText of a CHAR that is longer than the text.
func DecodePadded(raw []byte) ([16]byte, bool) { return DecodeText(bytes.TrimRight(raw, " ")) }

// Pipes joins texts with ||.
func Pipes(parts ...string) string { return strings.Join(parts, "||") }

// Concat joins texts with CONCAT.
func Concat(parts ...string) string { return "CONCAT(" + strings.Join(parts, ",") + ")" }

// Substr cuts from a text: at is where, from 1, and how much.
func Substr(x string, at ...int) string {
	s := "substr(" + x
	for _, n := range at {
		s += "," + strconv.Itoa(n)
	}
	return s + ")"
}
