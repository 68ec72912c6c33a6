package collation_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
)

// pairs of ids that differ first in a byte that is drawn at random from all
// sixteen, by the order's significance, as two neighbours in a sorted list may.
func pairs(o collation.Order) (all [8192][2][16]byte) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range all {
		var key [16]byte
		for j := range key {
			key[j] = byte(r.Uint32())
		}
		other := key
		for j := r.IntN(16); j < 16; j++ {
			other[j] = byte(r.Uint32())
		}
		all[i] = [2][16]byte{unkey(o, key), unkey(o, other)}
	}
	return all
}

// unkey finds the id of a key of a permutation of bytes.
func unkey(o collation.Order, key [16]byte) (id [16]byte) {
	places := o.Key([16]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})
	for i, at := range places {
		id[at] = key[i]
	}
	return id
}

var sink int

// BenchmarkSQLServer compares pairs in SQL Server's order: by Compare, by a loop
// over the byte places, by bytes.Compare of permuted copies, and by
// bytes.Compare of keys that were made before.
func BenchmarkSQLServer(b *testing.B) {
	all := pairs(collation.SQLServer)
	var keys [8192][2][16]byte
	for i, p := range all {
		keys[i] = [2][16]byte{collation.SQLServer.Key(p[0]), collation.SQLServer.Key(p[1])}
	}
	places := [16]int{10, 11, 12, 13, 14, 15, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0}
	b.Run("Compare", func(b *testing.B) {
		o := collation.SQLServer
		for i := range b.N {
			sink += o.Compare(all[i&8191][0], all[i&8191][1])
		}
	})
	b.Run("byte loop", func(b *testing.B) {
		for i := range b.N {
			sink += byteLoop(all[i&8191][0], all[i&8191][1], &places)
		}
	})
	b.Run("bytes.Compare of permuted copies", func(b *testing.B) {
		for i := range b.N {
			x, y := codec.MariaDBLegacy.Encode(all[i&8191][0]), codec.MariaDBLegacy.Encode(all[i&8191][1])
			sink += bytes.Compare(x[:], y[:])
		}
	})
	b.Run("bytes.Compare of keys", func(b *testing.B) {
		for i := range b.N {
			x, y := collation.SQLServer.Key(all[i&8191][0]), collation.SQLServer.Key(all[i&8191][1])
			sink += bytes.Compare(x[:], y[:])
		}
	})
	b.Run("bytes.Compare of stored keys", func(b *testing.B) {
		for i := range b.N {
			sink += bytes.Compare(keys[i&8191][0][:], keys[i&8191][1][:])
		}
	})
}

// byteLoop is what one writes by hand, with the arguments of Compare.
//
//go:noinline
func byteLoop(a, b [16]byte, places *[16]int) int {
	for _, i := range places {
		if a[i] != b[i] {
			if a[i] < b[i] {
				return -1
			}
			return 1
		}
	}
	return 0
}

// BenchmarkOrders is Compare of every order on ids that differ at random.
func BenchmarkOrders(b *testing.B) {
	all := pairs(collation.Bytes)
	for _, o := range collation.Orders() {
		b.Run(o.String(), func(b *testing.B) {
			for i := range b.N {
				sink += o.Compare(all[i&8191][0], all[i&8191][1])
			}
		})
	}
}
