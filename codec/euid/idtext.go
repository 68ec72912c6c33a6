package euid

import "github.com/sqluuid/sqluuid/codec"

// A Text is the text form of EUIDs, 27 symbols with their check. The type gives
// ids of package sqltype that form: sqltype.ID[euid.Text] stores sixteen bytes and
// is an EUID in JSON, in URLs and in logs. The zero value is ready to use.
type Text struct{}

var _ codec.Text = Text{}

// IDText returns the text form of ids that name the type Text.
func (Text) IDText() codec.TextCodec { return Text{} }

// IDGenerator returns "euid", by which gormplugin makes ids that name the type Text.
func (Text) IDGenerator() string { return "euid" }

// Encode is the function [Encode].
func (Text) Encode(id [16]byte) string { return Encode(id) }

// AppendEncode is the function [AppendEncode].
func (Text) AppendEncode(dst []byte, id [16]byte) []byte { return AppendEncode(dst, id) }

// Decode is the function [Decode].
func (Text) Decode(s string) ([16]byte, error) { return Decode(s) }

// Len is 27, the number of symbols.
func (Text) Len() int { return textLen }

// Ordered is true: texts sort as the sixteen bytes do.
func (Text) Ordered() bool { return true }

// String is euid.
func (Text) String() string { return "euid" }
