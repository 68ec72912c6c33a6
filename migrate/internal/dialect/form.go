package dialect

import (
	"bytes"
	"encoding/hex"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
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
	canon   string // {c} as the type of the state table's id
	keyOut  string // {c} as text, for a bound
	param   string // a placeholder {p} as the column's type
	collate string // follows {c} in comparisons and ORDER BY

	binary bool                             // the bound is bound as bytes, its text is hex
	concat func(parts ...string) string     // the engine's concatenation
	decode func([]byte) ([16]byte, bool)    // a value as the driver returns it
	substr func(x string, at ...int) string // substring from, length
}

// pieces of the two conversions, as 1-based offset and length; a string is a
// literal. Hex digits: time_low 1-8, time_mid 9-12, version 13, time_high 14-16.
var (
	hexV1toV6  = []any{span{14, 3}, span{9, 4}, span{1, 5}, "6", span{6, 3}, span{17, 0}}
	hexV6toV1  = []any{span{8, 5}, span{14, 3}, span{4, 4}, "1", span{1, 3}, span{17, 0}}
	textV1toV6 = []any{span{16, 3}, span{10, 4}, span{1, 1}, "-", span{2, 4}, "-6", span{6, 3}, span{19, 0}}
	textV6toV1 = []any{span{8, 1}, span{10, 4}, span{16, 3}, "-", span{4, 4}, "-1", span{1, 3}, span{19, 0}}
)

type span struct{ at, n int } // n 0: to the end

// Convert returns the expression that turns an id of version from into version
// to (1 and 6, either way).
func (f *Form) Convert(c string, from, to int) string {
	pieces := map[[2]int][2][]any{
		{1, 6}: {hexV1toV6, textV1toV6},
		{6, 1}: {hexV6toV1, textV6toV1},
	}[[2]int{from, to}]
	list := pieces[0]
	if f.hyphens {
		list = pieces[1]
	}
	src := f.with(f.source, c)
	parts := make([]string, len(list))
	for i, p := range list {
		switch p := p.(type) {
		case string:
			parts[i] = "'" + p + "'"
		case span:
			if p.n == 0 {
				parts[i] = f.substr(src, p.at)
			} else {
				parts[i] = f.substr(src, p.at, p.n)
			}
		}
	}
	return strings.ReplaceAll(f.build, "{x}", f.concat(parts...))
}

// Guard returns the predicate that {c} is a well-formed RFC UUID of version v.
func (f *Form) Guard(c string, v int) string {
	return strings.NewReplacer(
		"{c}", c,
		"{v}", strconv.FormatInt(int64(v), 16),
		"{lo}", strconv.Itoa(v<<4), "{hi}", strconv.Itoa(v<<4|15),
	).Replace(f.guard)
}

// Canon returns {c} as the type of the state table's id. It may fail on a value
// that is no UUID: use it behind Guard.
func (f *Form) Canon(c string) string { return f.with(f.canon, c) }

// KeyOut returns the expression that reads a bound as text.
func (f *Form) KeyOut(c string) string { return f.with(f.keyOut, c) }

// Key returns {c} for comparisons with Param and for ORDER BY.
func (f *Form) Key(c string) string { return c + f.collate }

// Param returns the placeholder p as the column's type.
func (f *Form) Param(p string) string { return strings.ReplaceAll(f.param, "{p}", p) }

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

// IsText reports whether the column holds the 36 characters.
func (f *Form) IsText() bool { return f.stored }

// Collated returns the form with comparisons under a collation.
func (f *Form) Collated(name string) *Form {
	g := *f
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

func decodeText(raw []byte) ([16]byte, bool) {
	id, err := codec.ParseBytes(raw)
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
