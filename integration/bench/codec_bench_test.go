// Package bench_test measures this repository's packages beside the libraries
// that people use for the same job.
package bench_test

import (
	"testing"

	"github.com/btcsuite/btcd/btcutil/base58"
	"github.com/jxskiss/base62"
	mrtron "github.com/mr-tron/base58"
	"github.com/oklog/ulid/v2"

	"github.com/sqluuid/sqluuid/codec"
)

// codecIDs are measured in turn. None begins with a zero byte, so that Bitcoin's
// variable-length encoding has as many symbols to write as a fixed one.
var codecIDs = [8][16]byte{
	{0x01, 0x97, 0x74, 0x20, 0xdc, 0x7b, 0x70, 0x00, 0x80, 0xff, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04},
	{0xf8, 0x1d, 0x4f, 0xae, 0x7d, 0xec, 0x11, 0xd0, 0xa7, 0x65, 0x00, 0xa0, 0xc9, 0x1e, 0x6b, 0xf6},
	{0x91, 0x91, 0x08, 0xf7, 0x52, 0xd1, 0x43, 0x20, 0x9b, 0xac, 0xf8, 0x47, 0xdb, 0x41, 0x48, 0xa8},
	{0x1e, 0xc9, 0x41, 0x4c, 0x23, 0x2a, 0x6b, 0x00, 0xb3, 0xc8, 0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46},
	{0x01, 0x7f, 0x22, 0xe2, 0x79, 0xb0, 0x7c, 0xc3, 0x98, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f},
	{0x5c, 0x14, 0x6b, 0x14, 0x3c, 0x52, 0x8a, 0xfd, 0x93, 0x8a, 0x37, 0x5d, 0x0d, 0xf1, 0xfb, 0xf6},
	{0x2e, 0xd6, 0x65, 0x7d, 0xe9, 0x27, 0x56, 0x8b, 0x95, 0xe1, 0x26, 0x65, 0xa8, 0xae, 0xa6, 0xa2},
	{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff},
}

// The results go here, so that no call is optimised away.
var (
	sinkText  string
	sinkBytes []byte
	sinkID    [16]byte
	sinkULID  ulid.ULID
	sinkErr   error
)

// A codecPeer is one library's way to do one of the three things. Those that it
// has no function for are nil.
type codecPeer struct {
	name   string
	encode func(id [16]byte) string
	append func(dst []byte, id [16]byte) []byte
	decode func(s string)
}

func ours(t codec.Text) codecPeer {
	return codecPeer{
		"sqluuid",
		func(id [16]byte) string { return t.Encode(id) },
		func(dst []byte, id [16]byte) []byte { return t.AppendEncode(dst, id) },
		func(s string) { sinkID, sinkErr = t.Decode(s) },
	}
}

// run measures the peers of one base. A peer decodes what it has encoded.
func run(b *testing.B, peers ...codecPeer) {
	buf := make([]byte, 0, 64)
	for _, p := range peers {
		if p.encode != nil {
			b.Run("encode/"+p.name, func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					sinkText = p.encode(codecIDs[i%len(codecIDs)])
				}
			})
		}
	}
	for _, p := range peers {
		if p.append != nil {
			b.Run("append/"+p.name, func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					sinkBytes = p.append(buf, codecIDs[i%len(codecIDs)])
				}
			})
		}
	}
	encode := peers[0].encode
	for _, p := range peers {
		if p.encode != nil {
			encode = p.encode
		}
		var texts [len(codecIDs)]string
		for i, id := range codecIDs {
			texts[i] = encode(id)
		}
		b.Run("decode/"+p.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				p.decode(texts[i%len(texts)])
			}
		})
	}
	if sinkErr != nil {
		b.Fatal(sinkErr)
	}
}

// The forms of oklog/ulid: ParseStrict checks the symbols, Parse does not.
func BenchmarkCodecBase32(b *testing.B) {
	run(b, ours(codec.Base32),
		codecPeer{
			"oklog-ulid",
			func(id [16]byte) string { return ulid.ULID(id).String() },
			func(dst []byte, id [16]byte) []byte {
				out := dst[:ulid.EncodedSize]
				sinkErr = ulid.ULID(id).MarshalTextTo(out)
				return out
			},
			func(s string) { sinkULID, sinkErr = ulid.ParseStrict(s) },
		},
		codecPeer{
			name:   "oklog-ulid-unchecked",
			decode: func(s string) { sinkULID, sinkErr = ulid.Parse(s) },
		},
	)
}

func BenchmarkCodecBase58(b *testing.B) {
	run(b, ours(codec.Base58),
		codecPeer{
			name:   "btcutil",
			encode: func(id [16]byte) string { return base58.Encode(id[:]) },
			decode: func(s string) { sinkBytes = base58.Decode(s) },
		},
		codecPeer{
			name:   "mr-tron",
			encode: func(id [16]byte) string { return mrtron.Encode(id[:]) },
			decode: func(s string) { sinkBytes, sinkErr = mrtron.Decode(s) },
		},
	)
}

func BenchmarkCodecBase62(b *testing.B) {
	run(b, ours(codec.Base62),
		codecPeer{
			"jxskiss",
			func(id [16]byte) string { return base62.EncodeToString(id[:]) },
			func(dst []byte, id [16]byte) []byte { return base62.EncodeToBuf(dst, id[:]) },
			func(s string) { sinkBytes, sinkErr = base62.DecodeString(s) },
		},
	)
}
