package extuuid

import "github.com/sqluuid/sqluuid/codec"

// A Text is the printed form of section 3.7. The type gives ids of package sqltype
// that form: sqltype.ID[extuuid.Text] stores sixteen bytes and is an EXTUUID in
// JSON, in URLs and in logs. The zero value is ready to use.
type Text struct{}

var _ codec.TextCodec = Text{}

// IDText returns the text form of ids that name the type Text.
func (Text) IDText() codec.TextCodec { return Text{} }

// IDGenerator returns "none": an EXTUUID has a meaning, so nobody can make one up.
func (Text) IDGenerator() string { return "none" }

// AppendEncode is the function [AppendEncode].
func (Text) AppendEncode(dst []byte, id [16]byte) []byte { return AppendEncode(dst, id) }

// Decode is the function [Decode]. It also takes the 36 characters that [Encode]
// writes for sixteen bytes that are no EXTUUID, such as the nil UUID.
func (Text) Decode(s string) ([16]byte, error) {
	if id, err := codec.ParseCanonical(s); err == nil {
		return id, nil
	}
	return Decode(s)
}
