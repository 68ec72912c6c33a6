package collation

import (
	"fmt"
	"strings"
)

// rankedOrder is implemented by the orders of this package: which byte of an id
// counts first (rank 1) to last (16), and what the ranks alone do not say.
type rankedOrder interface {
	ranks(id [16]byte) (ranks [16]int, notes []string)
}

// Explain draws which bytes of an id an order compares first: the bytes of the
// text, below each its rank from 1 (compared first) to 16, and the key, whose
// plain byte comparison is the order. Lines that begin with "note" say what a
// rank cannot. Of an order of another package it draws the key only.
//
// The drawing is for people and may change.
func Explain(order Order, id [16]byte) string {
	var b strings.Builder
	row := func(name string, cell func(i int) string) {
		fmt.Fprintf(&b, "%-5s", name)
		for i := range id {
			gap := " "
			if i == 4 || i == 6 || i == 8 || i == 10 {
				gap = "  "
			}
			b.WriteString(gap + cell(i))
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "%v\n", order)
	row("id", func(i int) string { return fmt.Sprintf("%02x", id[i]) })
	var notes []string
	if r, ok := order.(rankedOrder); ok {
		var ranks [16]int
		ranks, notes = r.ranks(id)
		row("rank", func(i int) string { return fmt.Sprintf("%2d", ranks[i]) })
	}
	fmt.Fprintf(&b, "key   % x\n", order.Key(id))
	for _, n := range notes {
		fmt.Fprintf(&b, "note  %s\n", n)
	}
	return b.String()
}

// ranksOf turns places, most significant first, into ranks.
func ranksOf(places ...int) (ranks [16]int) {
	for rank, at := range places {
		ranks[at] = rank + 1
	}
	return ranks
}

func inTextOrder() [16]int {
	return [16]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}
}

func byTime() [16]int { return ranksOf(6, 7, 4, 5, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15) }

func (*byteOrder) ranks([16]byte) ([16]int, []string) { return inTextOrder(), nil }

func (*timeSwapped) ranks([16]byte) ([16]int, []string) { return byTime(), nil }

func (*mixedEndian) ranks([16]byte) ([16]int, []string) {
	return ranksOf(3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15), nil
}

func (*javaLegacy) ranks([16]byte) ([16]int, []string) {
	return ranksOf(7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8), nil
}

func (*sqlServer) ranks([16]byte) ([16]int, []string) {
	return ranksOf(10, 11, 12, 13, 14, 15, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0), nil
}

func (*sqlServerOrdered) ranks([16]byte) ([16]int, []string) {
	return inTextOrder(), []string{
		"for ids of one version and one variant; of others the variant counts after",
		"rank 6, and the version after 22 more bits",
	}
}

func (o *mariaDB) ranks(id [16]byte) ([16]int, []string) {
	if o.nodeFirst(id) {
		ranks, _ := (*mariaDBLegacy)(nil).ranks(id)
		return ranks, []string{"versions 1 to 5 so, 6 to 8 from the first byte to the last; their keys are compared"}
	}
	return inTextOrder(), []string{"versions 6 to 8 so, 1 to 5 from the node; their keys are compared"}
}

func (*mariaDBLegacy) ranks([16]byte) ([16]int, []string) {
	return ranksOf(10, 11, 12, 13, 14, 15, 8, 9, 6, 7, 4, 5, 0, 1, 2, 3), nil
}

func (*clickHouse) ranks([16]byte) ([16]int, []string) {
	return ranksOf(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7), nil
}

func (*javaSigned) ranks([16]byte) ([16]int, []string) {
	return inTextOrder(), []string{"ranks 1 and 9 are signed: 80 to ff come before 00 to 7f"}
}

func (*timeUUID) ranks([16]byte) ([16]int, []string) {
	return byTime(), []string{"ranks 9 to 16 are signed: 80 to ff come before 00 to 7f"}
}

func (*cassandraUUID) ranks(id [16]byte) ([16]int, []string) {
	if id[6]>>4 == 1 {
		return byTime(), []string{"version 1 so, others from the first byte to the last; the version counts first"}
	}
	return inTextOrder(), []string{"the version counts before rank 1; version 1 by its time"}
}

func (*lettersFirst) ranks([16]byte) ([16]int, []string) {
	return inTextOrder(), []string{"by hexadecimal digits: a to f come before 0 to 9"}
}
