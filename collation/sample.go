package collation

import "github.com/sqluuid/sqluuid/codec"

func text(id [16]byte) string { return string(codec.AppendText(nil, id)) }

// sample is what Probe asks a database to sort. The first sixteen are one
// version 1 UUID with one byte raised, each another: their order is the rank of
// every byte. The others tell signs and versions. All are of the RFC
// 9562 variant, and MariaDB's UUID type holds them.
//
// No value can be left out, as TestNoValueOfTheSampleCanBeSpared shows.
var sample = makeSample()

func makeSample() [][16]byte {
	base := [16]byte{0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x10, 0x20, 0x90, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20}
	var all [][16]byte
	for i := range base {
		raised := base
		raised[i]++
		if i == 0 {
			raised[i] = 0xa0 // also: is the first byte signed, are letters first
		}
		all = append(all, raised)
	}
	with := func(id [16]byte, bytes map[int]byte) [16]byte {
		for at, v := range bytes {
			id[at] = v
		}
		return id
	}
	return append(all,
		with(base, map[int]byte{15: 0xa0}),                            // is the last byte signed
		with(base, map[int]byte{6: 0x70, 7: 0x1f, 10: 0x22}),          // version 7
		with(base, map[int]byte{0: 0x21, 6: 0x70, 7: 0x1e, 10: 0x20}), // and a later one
	)
}
