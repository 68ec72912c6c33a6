package peabody_test

import (
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/codec/peabody"
)

// A service that still reads and writes ids of the draft makes them in the layout that it
// agreed on: here that of Figure 3, with the number of the machine before the random bits.
func ExampleNewV7Generator() {
	g, err := peabody.NewV7Generator(peabody.V7Config{
		Layout:  peabody.Millisecond(),
		Machine: peabody.MachineID{Bits: 16, Value: 0xbeef},
		Now:     func() time.Time { return time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC) },
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for range 2 {
		id, err := g.New()
		if err != nil {
			fmt.Println(err)
			return
		}
		parts, err := peabody.Millisecond().Split(id)
		fmt.Println(peabody.Encode(id)[:23], parts.Time.Format(time.RFC3339), parts.Sequence, err)
	}
	// Output:
	// 0621537e-e000-7000-afbb 2022-02-22T19:22:22Z 0 <nil>
	// 0621537e-e000-7001-afbb 2022-02-22T19:22:22Z 1 <nil>
}

// A version 8 id with 32 bits of seconds and a sequence of twelve bits.
func ExampleNewV8Generator() {
	layout := peabody.V8Layout{TimestampBits: 32, SeqBits: 12}
	g, err := peabody.NewV8Generator(peabody.V8Config{
		Layout: layout,
		Clock:  func() (peabody.Timestamp, error) { return peabody.Timestamp{Low: 0x62153ffe}, nil },
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	id, err := g.New()
	if err != nil {
		fmt.Println(err)
		return
	}
	parts, err := layout.Split(id)
	fmt.Printf("%s %x %d %v\n", peabody.Encode(id)[:18], parts.Timestamp.Low, parts.Sequence, err)
	// Output: 62153ffe-0000-8000 62153ffe 0 <nil>
}
