package migrate

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func randomID(r *rand.Rand, version int) sqltype.UUID {
	var u sqltype.UUID
	binary.BigEndian.PutUint64(u[:8], r.Uint64())
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[6], u[8] = u[6]&0x0f|byte(version)<<4, u[8]&0x3f|0x80
	return u
}

func TestCountsAsText(t *testing.T) {
	c := Counts{Versions: map[int]int64{1: 3, 4: 1}, Nil: 1, Max: 1, Variant: 1, NoUUID: 1, Null: 2}
	want := "3 of version 1, 1 of version 4, 1 nil UUID, 1 max UUID, 1 of another variant, 1 malformed, 2 NULL"
	if got := c.String(); got != want || c.Rows() != 10 {
		t.Errorf("%q of %d rows, want %q of 10", got, c.Rows(), want)
	}
	if got := (Counts{}).String(); got != "no rows" {
		t.Errorf("no rows: %q", got)
	}
}
