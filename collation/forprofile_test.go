package collation_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// The order that a program sees is the order of the bytes that the profile
// stores, compared as the column type does.
func TestForProfileIsTheOrderOfTheStoredBytes(t *testing.T) {
	r := seedtest.Rand(t)
	sample := dull()[:40]
	for range 40 {
		sample = append(sample, randomID(r))
	}
	for _, p := range engine.Profiles() {
		o, err := collation.ForProfile(p)
		if err != nil {
			t.Fatal(err)
		}
		inColumn := map[engine.Order]func(a, b [16]byte) int{
			engine.OrderBytes:       func(a, b [16]byte) int { return bytes.Compare(a[:], b[:]) },
			engine.OrderSQLServer:   slowSQLServer,
			engine.OrderMariaDBUUID: collation.MariaDB.Compare,
		}[p.Order()]
		for _, a := range sample {
			for _, b := range sample {
				if got, want := o.Compare(a, b), inColumn(p.Layout().Encode(a), p.Layout().Encode(b)); got != want {
					t.Fatalf("%v: %x and %x compare as %d, in the column as %d", p, a, b, got, want)
				}
			}
		}
	}
}

func ExampleForProfile() {
	a, _ := codec.ParseCanonical("01890a5d-ac96-774b-bcce-b302099a8057")
	b, _ := codec.ParseCanonical("01890a5d-ac97-72d1-8f00-0a1b2c3d4e5f") // made later
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.SQLServer, engine.SQLServerOrdered} {
		o, err := collation.ForProfile(p)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("%v: %v, in the order of their making: %v\n", p, o, o.Compare(a, b) < 0)
	}
	// Output:
	// PostgreSQL: bytes, in the order of their making: true
	// SQLServer: sql-server, in the order of their making: false
	// SQLServerOrdered: sql-server-ordered, in the order of their making: true
}
