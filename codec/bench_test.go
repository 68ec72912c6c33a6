package codec_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

const benchText = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"

func BenchmarkParse(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := codec.ParseCanonical(benchText); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseLenient(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := codec.ParseLenient("urn:uuid:" + benchText); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAppendText(b *testing.B) {
	id, buf := [16]byte{15: 1}, make([]byte, 0, 36)
	b.ReportAllocs()
	for b.Loop() {
		codec.AppendText(buf, id)
	}
}

func BenchmarkLayouts(b *testing.B) {
	for _, l := range []codec.Layout{codec.Network, codec.MixedEndian, codec.TimeSwapped, codec.SQLServerOrder} {
		b.Run(l.String(), func(b *testing.B) {
			id := [16]byte{15: 1}
			b.ReportAllocs()
			for b.Loop() {
				id = l.Decode(l.Encode(id))
			}
		})
	}
}
